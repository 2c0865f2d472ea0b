"""Which games there are: folders of `rules_data`, and installed distributions with the entry point group
`kingsburg_table.games`, whose packages are such folders. A game is loaded when first asked for."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kingsburg_table import places
from kingsburg_table.core.documents import DataErrors
from kingsburg_table.core.manifest import FILE, Manifest, read_manifest, shipped

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from kingsburg_table.core.controller import Controller

GROUP = "kingsburg_table.games"


class UnknownGame(ValueError):
    """There is no such game; the message lists those there are."""


@cache
def manifests() -> Mapping[str, Manifest]:
    """All games by id: in the order of the title, those without a place there last."""
    found = {manifest.id: manifest for manifest in _shipped()}
    for manifest in _installed():
        found.setdefault(manifest.id, manifest)
    return dict(sorted(found.items(), key=lambda item: (item[1].rank is None, item[1].rank or 0, item[0])))


def manifest(game: str) -> Manifest:
    try:
        return manifests()[game]
    except KeyError:
        raise UnknownGame(f"there is no game {game!r}; there are {', '.join(games())}") from None


def games() -> tuple[str, ...]:
    """Games that can be played."""
    return tuple(game for game in manifests() if has_game(game))


@cache
def has_game(game: str) -> bool:
    """Whether there are rules for such a game; they are not loaded for this."""
    return game in manifests() and has_module(manifests()[game].game.controller)


@cache
def get_controller(game: str) -> Controller[Any, Any]:
    """The controller of a game, with its data loaded and checked."""
    if not has_game(game):
        raise UnknownGame(f"there is no game {game!r}; there are {', '.join(games())}")
    controller: Controller[Any, Any] = import_module(manifest(game).game.controller).controller()
    return controller


def folder_of(game: str) -> Path:
    """The folder with the game's YAML."""
    return manifest(game).folder


def has_module(name: str) -> bool:
    """Whether there is a module of this name; only the packages around it are imported."""
    try:
        return bool(name) and find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def troubles() -> list[str]:
    """What is wrong with installed games that could not be taken in."""
    manifests()
    return list(_troubles)


def forget() -> None:
    """Look again at the next question (tests)."""
    for known in (manifests, has_game, get_controller):
        known.cache_clear()


_troubles: list[str] = []


def _shipped() -> Iterator[Manifest]:
    for folder in sorted(places.rules_data().iterdir()):
        if (folder / FILE).is_file():
            yield shipped(folder.name)


def _installed() -> Iterator[Manifest]:
    """What others made must not keep ours from starting; `validate` tells what is wrong with it."""
    _troubles.clear()
    if not _announced():
        return
    from importlib.metadata import entry_points

    for entry in entry_points(group=GROUP):
        try:
            yield read_manifest(_folder(entry))
        except (DataErrors, ImportError, OSError) as error:
            _troubles.append(f"{entry.value}: {error}")


def _announced() -> bool:
    """Whether any distribution speaks of games at all: reading their metadata properly takes as long as a frame. What
    is packed into an archive can only be known so."""
    for path in sys.path:
        if path and Path(path).is_file():
            return True
        for file in Path(path or ".").glob("*.*-info/entry_points.txt"):
            try:
                if GROUP in file.read_text(encoding="utf-8"):
                    return True
            except (OSError, UnicodeDecodeError):
                return True
    return False


def _folder(entry: EntryPoint) -> Path:
    spec = find_spec(entry.module)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(f"no package {entry.module!r}")
    return Path(next(iter(spec.submodule_search_locations)))
