"""Ways to break a Python module, one at a time: what `mutate.py` tries."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

ROOT = Path(__file__).resolve().parent.parent
COMPARE: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.In: (ast.NotIn,), ast.NotIn: (ast.In,), ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,), ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.Add,
    ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr, ast.BitXor: ast.BitAnd, ast.LShift: ast.RShift,
    ast.RShift: ast.LShift, ast.Div: ast.Mult, ast.Pow: ast.Mult,
}  # fmt: skip
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list", "append": "count", "set": "list"}


@dataclass(frozen=True)
class Change:
    """One way to break a module."""

    path: Path
    number: int
    line: int
    text: str
    inside: bool  #: inside a function, so that its code alone differs

    def code(self) -> CodeType:
        """The broken module, compiled."""
        tree = Breaker(self.number).visit(ast.parse(self.path.read_text("utf-8")))
        return compile(ast.fix_missing_locations(tree), str(self.path), "exec")

    @property
    def module(self) -> str:
        return ".".join(self.path.relative_to(ROOT).with_suffix("").parts)

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}: {self.text}"


class Breaker(ast.NodeTransformer):
    """Walks a module and applies the change of one number; collects all of them on the way."""

    def __init__(self, wanted: int = -1) -> None:
        self.wanted, self.found, self.depth = wanted, list[tuple[int, str, bool]](), 0

    def _offer(self, node: ast.AST, text: str, broken: ast.AST) -> ast.AST | None:
        number = len(self.found)
        self.found.append((getattr(node, "lineno", 0), text, self.depth > 0))
        return ast.copy_location(broken, node) if number == self.wanted else None

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.args.defaults = [self.visit(default) for default in node.args.defaults]
        self.depth += 1
        node.body = self._statements(node.body)
        self.depth -= 1
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        node.body = [self.visit(part) if not _is_docstring(part) else part for part in node.body]
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_Import(self, node: ast.Import) -> ast.AST:
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:
        return node

    def _statements(self, body: list[ast.stmt]) -> list[ast.stmt]:
        return [part if _is_docstring(part) else self._statement(part) for part in body]

    def _statement(self, node: ast.stmt) -> ast.stmt:
        broken: ast.AST | None = None
        said = ast.unparse(node).splitlines()[0]
        if isinstance(node, (ast.Expr, ast.AugAssign, ast.Continue, ast.Break)):
            broken = self._offer(node, f"without `{said}`", ast.Pass())
        elif isinstance(node, ast.Return) and node.value is not None and said not in ("return None", "return False"):
            broken = self._offer(node, f"None instead of `{said}`", ast.Return(ast.Constant(None)))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], (ast.Attribute, ast.Subscript)):
            broken = self._offer(node, f"without `{said}`", ast.Pass())
        visited = self.visit(node)
        result = broken or visited
        assert isinstance(result, ast.stmt)
        return result

    def generic_visit(self, node: ast.AST) -> ast.AST:
        for name, value in ast.iter_fields(node):
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                setattr(node, name, self._statements(value))
            elif isinstance(value, list):
                setattr(node, name, [self.visit(item) if isinstance(item, ast.AST) else item for item in value])
            elif isinstance(value, ast.AST) and name not in ("annotation", "returns"):
                setattr(node, name, self.visit(value))
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        broken: ast.AST | None = None
        for place, operator in enumerate(node.ops):
            for other in COMPARE[type(operator)]:
                changed = copy.deepcopy(node)
                changed.ops[place] = other()
                broken = self._offer(node, f"`{ast.unparse(changed)}`", changed) or broken
        return broken or self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        broken: ast.AST | None = None
        for place in range(len(node.values)):
            rest = [copy.deepcopy(value) for index, value in enumerate(node.values) if index != place]
            less = rest[0] if len(rest) == 1 else ast.BoolOp(copy.deepcopy(node.op), rest)
            broken = self._offer(node, f"`{ast.unparse(less)}` of `{ast.unparse(node)}`", less) or broken
        return broken or self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        broken = self._offer(node, f"`{ast.unparse(node.operand)}`", copy.deepcopy(node.operand))
        return broken or self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        other = ARITHMETIC[type(node.op)]
        changed = ast.BinOp(copy.deepcopy(node.left), other(), copy.deepcopy(node.right))
        return self._offer(node, f"`{ast.unparse(changed)}`", changed) or self.generic_visit(node)

    def visit_If(self, node: ast.If) -> ast.AST:
        return self._negated(node)

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        return self._negated(node)

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        broken: ast.AST | None = None
        for place, condition in enumerate(node.ifs):
            changed = copy.deepcopy(node)
            del changed.ifs[place]
            offered = self._offer(condition, f"without `if {ast.unparse(condition)}`", changed)
            broken = offered or broken
        return broken or self.generic_visit(node)

    def _negated(self, node: ast.If | ast.IfExp) -> ast.AST:
        if not isinstance(node.test, (ast.Compare, ast.UnaryOp)):
            text = f"`if not ({ast.unparse(node.test)})`"
            changed = self._offer(node.test, text, ast.UnaryOp(ast.Not(), copy.deepcopy(node.test)))
            if isinstance(changed, ast.expr):
                node.test = changed
                return node
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        called = node.func
        name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
        if name in CALLS:
            changed = copy.deepcopy(node)
            if isinstance(changed.func, ast.Name):
                changed.func.id = CALLS[name]
            elif isinstance(changed.func, ast.Attribute):
                changed.func.attr = CALLS[name]
            return self._offer(node, f"`{ast.unparse(changed)}`", changed) or self.generic_visit(node)
        return self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> ast.AST:
        return node if node.arg == "strict" else self.generic_visit(node)  # zip() in earnest only finds bugs

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        if isinstance(node.value, bool):
            return self._offer(node, f"{not node.value} for {node.value}", ast.Constant(not node.value)) or node
        if isinstance(node.value, int):
            return self._offer(node, f"{node.value + 1} for {node.value}", ast.Constant(node.value + 1)) or node
        if isinstance(node.value, str):
            return self._offer(node, f"another text for {node.value!r}", ast.Constant(f"{node.value}~")) or node
        return node


def _is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def changes(path: Path) -> Iterator[Change]:
    """All ways to break a file."""
    breaker = Breaker()
    breaker.visit(ast.parse(path.read_text("utf-8")))
    for number, (line, text, inside) in enumerate(breaker.found):
        yield Change(path, number, line, text, inside)
