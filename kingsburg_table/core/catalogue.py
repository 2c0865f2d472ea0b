"""Which games there are. A game is a package with a `controller` module; it is loaded when first asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from kingsburg_table.core.controller import Controller

GAMES = ("kingsburg", "principato", "tuscany", "signorie")

_added: dict[str, Callable[[], Controller[Any, Any]]] = {}


class UnknownGame(ValueError):
    """There is no such game; the message lists those there are."""


def add_game(name: str, controller: Callable[[], Controller[Any, Any]]) -> None:
    """Bring a game from elsewhere (tests, a home-made game)."""
    _added[name] = controller
    get_controller.cache_clear()


def games() -> tuple[str, ...]:
    """Games that can be played."""
    return (*(game for game in GAMES if _module(game) is not None), *_added)


def has_game(game: str) -> bool:
    """Whether there is such a game."""
    return game in _added or _module(game) is not None


@cache
def get_controller(game: str) -> Controller[Any, Any]:
    """The controller of a game, with its data loaded and checked."""
    if game in _added:
        return _added[game]()
    module = _module(game)
    if module is None:
        raise UnknownGame(f"there is no game {game!r}; there are {', '.join(games())}")
    controller: Controller[Any, Any] = module.controller()
    return controller


def _module(game: str) -> Any:
    if game not in GAMES:
        return None
    try:
        return import_module(f"kingsburg_table.games.{game}.controller")
    except ModuleNotFoundError as missing:
        if missing.name and missing.name.startswith(f"kingsburg_table.games.{game}"):
            return None
        raise
