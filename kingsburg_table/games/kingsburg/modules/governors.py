"""Module 3: governors, chosen in secret or auctioned."""

from __future__ import annotations

from kingsburg_table.core.around import Each, Secretly
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.modules.module import Module
from kingsburg_table.games.kingsburg.pieces import Brought, Cards
from kingsburg_table.games.kingsburg.steps.auction import Auction, OpenAuction
from kingsburg_table.games.kingsburg.steps.destiny import DieOrGift, EndPrayer
from kingsburg_table.games.kingsburg.steps.governors import (
    DealGovernors,
    KeepGovernor,
    SetUpGovernors,
    reveal_governors,
)
from kingsburg_table.games.kingsburg.steps.moments import Moment


class Governors(Module):
    """M3"""

    @staticmethod
    def brings(cards: Cards) -> Brought:
        return Brought(cards=cards.governors)

    def __init__(self, data: Components) -> None:
        super().__init__(data)
        if data.options["governors"] == "auction":
            self.at["before the game"] = (OpenAuction(), Auction(), SetUpGovernors())
        else:
            self.at["before the game"] = (DealGovernors(), Secretly(KeepGovernor(), reveal_governors), SetUpGovernors())
        self.at["white dice"] = (Each(Moment("prayer")), Each(DieOrGift()), EndPrayer())
