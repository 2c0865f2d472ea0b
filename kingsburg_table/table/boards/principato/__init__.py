"""Principato at the table: art, painters and tips. No scene, no input, no rule."""

from __future__ import annotations

from kingsburg_table.games.principato.components import Components
from kingsburg_table.table.boards.principato.board import PrincipatoBoard
from kingsburg_table.text.speaker import Speaker


def board(data: Components, speaker: Speaker) -> PrincipatoBoard:
    """Principato's board for one match and language."""
    return PrincipatoBoard(data, speaker)
