"""Module 1: the seven-row sheet. Its buildings are built like all others; nothing else changes."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.modules.module import Module
from kingsburg_table.games.kingsburg.pieces import Brought, Cards


class ExtraRows(Module):
    """M1"""

    @staticmethod
    def brings(cards: Cards) -> Brought:
        return Brought(buildings=cards.extra)
