"""Signorie at the table: art, painters and tips. No scene, no input, no rule."""

from __future__ import annotations

from kingsburg_table.games.signorie.components import Components
from kingsburg_table.table.boards.signorie.board import SignorieBoard
from kingsburg_table.text.speaker import Speaker


def board(data: Components, speaker: Speaker) -> SignorieBoard:
    """Signorie's board for one match and language."""
    return SignorieBoard(data, speaker)
