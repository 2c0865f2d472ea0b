"""The Castles of Tuscany at the table: art, painters and tips. No scene, no input, no rule."""

from __future__ import annotations

from kingsburg_table.games.tuscany.components import Components
from kingsburg_table.table.boards.tuscany.board import TuscanyBoard
from kingsburg_table.text.speaker import Speaker


def board(data: Components, speaker: Speaker) -> TuscanyBoard:
    """Tuscany's board for one match and language."""
    return TuscanyBoard(data, speaker)
