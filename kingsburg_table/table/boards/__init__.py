"""Boards of the games: art, emblems, painters. The module that a game's manifest names has `board(data, speaker)`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from kingsburg_table.core.catalogue import has_module, manifest
from kingsburg_table.table.pieces.almanac import Section
from kingsburg_table.table.pieces.board import Board
from kingsburg_table.text.speaker import Speaker


def board_of(game: str, data: Any, speaker: Speaker) -> Board:
    """The board of a game."""
    board: Board = import_module(manifest(game).game.board).board(data, speaker)
    return board


def has_board(game: str) -> bool:
    """Whether a game has a board; it is not imported for this."""
    return has_module(manifest(game).game.board)


def almanac_of(game: str, data: Any, speaker: Speaker) -> tuple[Section, ...]:
    """All components of a game: what its board's `almanac` module lists, or its board; empty where neither does."""
    if not has_board(game):
        return ()
    name = f"{manifest(game).game.board}.almanac"
    if has_module(name):
        sections: tuple[Section, ...] = import_module(name).almanac(data, speaker)
        return sections
    return tuple(board_of(game, data, speaker).almanac())
