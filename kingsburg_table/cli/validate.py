"""`validate`: all data files and texts, every mistake with its place."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from kingsburg_table import places
from kingsburg_table.bots.mind import FILE as MIND
from kingsburg_table.bots.mind import load_mind
from kingsburg_table.cli.said import complain, say
from kingsburg_table.cli.wanting import missing_drawings, missing_forms
from kingsburg_table.core import documents
from kingsburg_table.core.catalogue import games, get_controller, has_module, manifests, troubles
from kingsburg_table.core.components import Source
from kingsburg_table.core.documents import DataError, DataErrors
from kingsburg_table.core.examples.load import example_files, load_examples
from kingsburg_table.core.manifest import FILE, read_manifest
from kingsburg_table.core.rulebook import load_rulebook
from kingsburg_table.core.teaching import load_teaching
from kingsburg_table.text import t
from kingsburg_table.text.check import check_catalogues
from kingsburg_table.visible import visible

REGIONS = ("ribbon", "piazza", "estate", "rivals", "chronicle", "scroll", "stage", "seal")


def run(arguments: argparse.Namespace) -> int:
    """Check a folder of games, or one game's folder; exit code 1 when anything is wrong or nothing is there."""
    folder: Path = (arguments.folder or places.rules_data()).resolve()
    root = folder.parent if folder.name in manifests() else folder
    files = sorted(folder.rglob("*.yaml"))
    errors = {str(error) for path in files for error in documents.read(path, _name(path, root)).errors}
    for game in manifests():
        if (root / game).is_dir() and (root / game).is_relative_to(folder):
            errors |= {str(error) for error in _game(game, root / game)}
    problems = [*sorted(errors), *troubles(), *check_catalogues()]
    for problem in problems:
        say(visible(problem))
    (complain if problems else say)(t("cli.validate.done", n=len(files), errors=len(problems)))
    return 1 if problems or not files else 0


def _name(path: Path, root: Path) -> str:
    return path.relative_to(root).as_posix()


def _game(game: str, folder: Path) -> Iterator[DataError]:
    """What is wrong with one game's components, rules, examples, teaching and computer players."""
    module = f"kingsburg_table.games.{game}"
    if (folder / FILE).is_file():
        yield from _errors(lambda: read_manifest(folder))
        yield from (*missing_drawings(manifests()[game], folder), *missing_forms(manifests()[game], folder))
    if has_module(f"{module}.components"):
        components = import_module(f"{module}.components")
        yield from _errors(partial(getattr(components, "validate", components.load), folder))
    known: set[str] = set()
    if (folder / "rules.yaml").is_file():
        yield from _errors(lambda: known.update(load_rulebook(folder).rules))
    for path in example_files(folder) if game in games() else ():
        yield from _errors(partial(_check_examples, path, known))
    if (folder / MIND).is_file() and game in games():
        yield from _errors(lambda: load_mind(folder, _traits(game)))
    choices = get_controller(game).choices if game in games() else None
    yield from _errors(lambda: load_teaching(folder, known, _kinds(game), _places(folder), choices))


def _kinds(game: str) -> list[str] | None:
    """The kinds of decision a game asks."""
    return get_controller(game).kinds() if game in games() else None


def _traits(game: str) -> tuple[str, ...]:
    """What computer players look at in a game."""
    controller = get_controller(game)
    traits = controller.traits(controller.rules({}).data)
    return traits.names if traits is not None else ()


def _places(folder: Path) -> set[str] | None:
    """What a page can point at besides things: regions of the table and pieces of table.yaml."""
    if not (folder / "table.yaml").is_file():
        return None
    table = documents.read(folder / "table.yaml", "table.yaml").data
    layouts = [table.get(name) for name in ("wide", "compact")] if isinstance(table, dict) else []
    pieces = [layout.get("pieces") for layout in layouts if isinstance(layout, dict)]
    return {*REGIONS, *(name for group in pieces if isinstance(group, dict) for name in group)}


def _check_examples(path: Path, rules: set[str]) -> None:
    name = _name(path, path.parent.parent)
    unknown = [
        DataError(name, example.line, example.id, f"unknown rule {rule}")
        for example in load_examples(path, Source(path.parent))
        for rule in example.rules
        if rules and rule not in rules
    ]
    if unknown:
        raise DataErrors(unknown)


def _errors(check: Callable[[], Any]) -> list[DataError]:
    try:
        check()
    except DataErrors as error:
        return error.errors
    return []
