"""Breaks the rules of a game one at a time and runs its tests: each change that no test notices is a survivor.

    python scripts/mutate.py kingsburg_table/games/kingsburg/steps kingsburg_table/games/kingsburg/effects.py \\
        --tests tests/games/kingsburg --jobs 2

Nothing is written to disk: a changed module is compiled in memory, in a process of its own. Not part of CI.
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib.abc
import importlib.machinery
import io
import os
import resource
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

import pytest

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 120  #: seconds for one change; a test run that hangs has noticed it, as has one that eats all memory
MEMORY = 1 << 30
COMPARE: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.In: (ast.NotIn,), ast.NotIn: (ast.In,), ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,), ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.Add,
    ast.BitOr: ast.BitAnd,
}  # fmt: skip
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list", "append": "count", "set": "list"}


@dataclass(frozen=True)
class Change:
    """One way to break a module."""

    path: Path
    number: int
    line: int
    text: str

    @property
    def module(self) -> str:
        return ".".join(self.path.relative_to(ROOT).with_suffix("").parts)

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}: {self.text}"


class Breaker(ast.NodeTransformer):
    """Walks a module and applies the change of one number; collects all of them on the way."""

    def __init__(self, wanted: int = -1) -> None:
        self.wanted, self.found = wanted, list[tuple[int, str]]()

    def _offer(self, node: ast.AST, text: str, broken: ast.AST) -> ast.AST | None:
        number = len(self.found)
        self.found.append((getattr(node, "lineno", 0), text))
        return ast.copy_location(broken, node) if number == self.wanted else None

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.args.defaults = [self.visit(default) for default in node.args.defaults]
        node.body = self._statements(node.body)
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
        visited = self.generic_visit(node)
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
        other = ARITHMETIC.get(type(node.op))
        changed = ast.BinOp(copy.deepcopy(node.left), other() if other else node.op, copy.deepcopy(node.right))
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
    for number, (line, text) in enumerate(breaker.found):
        yield Change(path, number, line, text)


class Loader(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Imports the broken module instead of the one on disk."""

    def __init__(self, change: Change) -> None:
        self.change = change

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        return importlib.machinery.ModuleSpec(name, self) if name == self.change.module else None

    def get_source(self, fullname: str) -> str:
        return self.change.path.read_text("utf-8")

    def get_code(self, fullname: str) -> CodeType:
        tree = Breaker(self.change.number).visit(ast.parse(self.get_source(fullname)))
        return compile(ast.fix_missing_locations(tree), str(self.change.path), "exec")


def survives(change: Change | None, tests: Sequence[str]) -> bool:
    """Whether all tests pass with the change; runs in a process of its own."""
    if not tests:
        return True
    child = os.fork()
    if child == 0:
        signal.alarm(LONGEST)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        if change is not None:
            sys.meta_path.insert(0, Loader(change))
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            code = pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", *tests])
        os._exit(0 if code == 0 else 1)
    return os.waitpid(child, 0)[1] == 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="+", type=Path, help="files or folders to break")
    parser.add_argument("--tests", nargs="+", required=True, help="what pytest runs")
    parser.add_argument("--first", nargs="+", default=[], help="tests that notice most, run before the others")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="", help="only changes whose line of output contains this")
    arguments = parser.parse_args()
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    files = [file for path in arguments.paths for file in ([path] if path.is_file() else sorted(path.rglob("*.py")))]
    every = [change for file in files for change in changes(file.resolve())]
    wanted = [change for change in every if arguments.only in str(change)]
    if not survives(None, arguments.tests):
        print("The tests fail before anything is broken.")
        return 2
    reader, writer = os.pipe()
    for job in range(arguments.jobs):
        if os.fork() == 0:
            for place in range(job, len(wanted), arguments.jobs):
                noticed = not (survives(wanted[place], arguments.first) and survives(wanted[place], arguments.tests))
                os.write(writer, f"{place} {int(noticed)}\n".encode())
            os._exit(0)
    os.close(writer)
    survivors = 0
    with os.fdopen(reader) as results:
        for line in results:
            place, seen = map(int, line.split())
            if not seen:
                survivors += 1
                print(wanted[place], flush=True)
    print(f"{len(wanted)} changes, {survivors} survivors")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
