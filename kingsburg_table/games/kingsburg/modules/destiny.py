"""Module 4: a destiny card each year."""

from __future__ import annotations

from kingsburg_table.core.around import Each
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.modules.module import Module
from kingsburg_table.games.kingsburg.pieces import Brought, Cards
from kingsburg_table.games.kingsburg.steps.destiny import DieOrGift, EndDestiny, LayGifts, RevealDestiny
from kingsburg_table.games.kingsburg.steps.together import Together


class DestinyCards(Module):
    """M4"""

    @staticmethod
    def brings(cards: Cards) -> Brought:
        return Brought(cards=cards.destiny)

    def __init__(self, data: Components) -> None:
        super().__init__(data)
        self.at["destiny"] = (RevealDestiny(), Together("reveal"))
        self.at["gifts"] = (LayGifts(),)
        if not data.has("governors"):
            self.at["white dice"] = (Each(DieOrGift()),)
        self.at["year over"] = (EndDestiny(),)
