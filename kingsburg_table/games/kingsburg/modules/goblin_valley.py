"""Scenario 3: Goblin Valley. The second deck is of the cards that are left over."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.modules.module import Module
from kingsburg_table.games.kingsburg.steps.scenarios import ChooseDeck


class GoblinValley(Module):
    """SC3"""

    def __init__(self, data: Components) -> None:
        super().__init__(data)
        self.asks = (ChooseDeck(),)
