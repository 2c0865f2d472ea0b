"""Every module can be imported first: no modules import each other in a circle."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "kingsburg_table"


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")


def packages(module: str) -> set[str]:
    """The module and the packages around it, which are imported before it."""
    parts = module.split(".")
    return {".".join(parts[:count]) for count in range(1, len(parts) + 1)}


def imported(body: list[ast.stmt]) -> Iterator[str]:
    """What a module imports while it is imported itself; names of a package may be modules."""
    for line in body:
        if isinstance(line, ast.Import):
            yield from (alias.name for alias in line.names)
        elif isinstance(line, ast.ImportFrom) and line.module is not None:
            yield from (line.module, *(f"{line.module}.{alias.name}" for alias in line.names))
        elif isinstance(line, ast.If) and "TYPE_CHECKING" not in ast.dump(line.test):
            yield from imported([*line.body, *line.orelse])
        elif isinstance(line, ast.Try):
            yield from imported(line.body)


def needs() -> dict[str, set[str]]:
    """By module: those that have to be there first, packages around it apart."""
    files = {module_of(path): path for path in sorted(PACKAGE.rglob("*.py"))}
    found = {}
    for module, path in files.items():
        direct = {name for name in imported(ast.parse(path.read_text("utf-8")).body) if name in files}
        found[module] = {name for each in direct for name in packages(each)} - packages(module)
    return found


def test_no_modules_import_each_other_in_a_circle() -> None:
    open_ = needs()
    while free := {module for module, wanted in open_.items() if not wanted & open_.keys()}:
        open_ = {module: wanted for module, wanted in open_.items() if module not in free}
    assert open_ == {}


def test_the_whole_program_is_looked_at() -> None:
    found = needs()
    assert len(found) > 400
    assert "kingsburg_table.core.session" in found["kingsburg_table.table.play.match"]


def test_parts_of_the_table_scene_do_not_know_it() -> None:
    """What is drawn of the whole scene and what lies over it as a scene of its own may."""
    folder = PACKAGE / "table" / "scenes" / "table"
    knows = {path.stem for path in folder.glob("*.py") if "TableScene" in path.read_text("utf-8")}
    assert knows == {"__init__", "scene", "drawing", "menu", "seats_menu"}


def test_boards_read_nothing_of_the_agenda() -> None:
    """Where a match stands they ask of its `Whereabouts`."""
    boards = sorted((PACKAGE / "table" / "boards").rglob("*.py")) + sorted((PACKAGE / "table" / "pieces").rglob("*.py"))
    assert len(boards) > 60
    assert [path.name for path in boards if "agenda" in path.read_text("utf-8")] == []
