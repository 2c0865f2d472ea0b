"""Scenario 1: Vote Buying."""

from __future__ import annotations

from kingsburg_table.core.around import Each
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.modules.module import Module
from kingsburg_table.games.kingsburg.pieces import Brought, Cards
from kingsburg_table.games.kingsburg.steps.scenarios import BuyGroup, NameDoubled, ReleaseGroups
from kingsburg_table.games.kingsburg.steps.support import FreeSupport


class VoteBuying(Module):
    """SC1"""

    @staticmethod
    def brings(cards: Cards) -> Brought:
        return Brought(cards=cards.groups)

    def __init__(self, data: Components) -> None:
        super().__init__(data)
        self.at["year opens"] = (Each(BuyGroup()),)
        self.at["council"] = (FreeSupport(), Each(NameDoubled()))
        self.at["year over"] = (ReleaseGroups(),)
