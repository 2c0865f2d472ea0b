"""Boards of the games: art, emblems, painters. A game's package has `board(data, speaker) -> Board`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from kingsburg_table.table.pieces.board import Board
from kingsburg_table.text.speaker import Speaker


def board_of(game: str, data: Any, speaker: Speaker) -> Board:
    """The board of a game; a game from elsewhere registers its own with `add_board`."""
    if game in _added:
        return _added[game](data, speaker)
    board: Board = import_module(f"kingsburg_table.table.boards.{game}").board(data, speaker)
    return board


_added: dict[str, Any] = {}


def add_board(game: str, make: Any) -> None:
    _added[game] = make
