"""Kingsburg at the table: art, painters and tips. No scene, no input, no rule."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.components import Components
from kingsburg_table.table.boards.kingsburg.board import KingsburgBoard
from kingsburg_table.text.speaker import Speaker


def board(data: Components, speaker: Speaker) -> KingsburgBoard:
    """Kingsburg's board for one match and language."""
    return KingsburgBoard(data, speaker)
