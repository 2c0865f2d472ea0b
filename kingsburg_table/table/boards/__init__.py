"""Boards of the games: art, emblems, painters. A game's package has `board(data, speaker) -> Board`."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kingsburg_table.table.pieces.almanac import Section
from kingsburg_table.table.pieces.board import Board
from kingsburg_table.text.speaker import Speaker


def board_of(game: str, data: Any, speaker: Speaker) -> Board:
    """The board of a game; a game from elsewhere registers its own with `add_board`."""
    if game in _added:
        return _added[game](data, speaker)
    board: Board = import_module(f"kingsburg_table.table.boards.{game}").board(data, speaker)
    return board


def has_board(game: str) -> bool:
    """Whether a game has a board; it is not imported for this."""
    return game in _added or find_spec(f"kingsburg_table.table.boards.{game}") is not None


_added: dict[str, Callable[[Any, Speaker], Board]] = {}


def almanac_of(game: str, data: Any, speaker: Speaker) -> tuple[Section, ...]:
    """All components of a game: what its package's `almanac` module lists, or its board; empty where neither does."""
    if game not in _added:
        name = f"kingsburg_table.table.boards.{game}"
        if not has_board(game) or find_spec(f"{name}.almanac") is None:
            return ()
        sections: tuple[Section, ...] = import_module(f"{name}.almanac").almanac(data, speaker)
        return sections
    return tuple(board_of(game, data, speaker).almanac())


def add_board(game: str, make: Callable[[Any, Speaker], Board]) -> None:
    """Bring the board of a game from elsewhere."""
    _added[game] = make
