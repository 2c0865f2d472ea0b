"""Module 6: whim tiles on the advisors, drawn season by season or all from the start."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.modules.module import Module
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay
from kingsburg_table.games.kingsburg.steps.deals import ChooseDeal, ChooseDifferent, SwapThings, TakeFromTile
from kingsburg_table.games.kingsburg.steps.sharing import ChooseForAnother, ChoosePartner, GiveGoodsAway, LeaveOne
from kingsburg_table.games.kingsburg.steps.whims import DrawWhim, RemoveWhim, fill, store


class Whims(Module):
    """M6"""

    def __init__(self, data: Components) -> None:
        super().__init__(data)
        self.tradition = data.options["whims"] == "tradition"
        if self.tradition:
            self.at["tradition"] = (RemoveWhim(),)
        else:
            self.at["whim"] = (DrawWhim(),)
        self.asks = (
            ChooseDeal(), ChooseDifferent(), SwapThings(), TakeFromTile(), ChooseForAnother(), ChoosePartner(),
            LeaveOne(), GiveGoodsAway(),
        )

    def set_up(self, play: KPlay) -> None:
        self.lay_out(play.state)
        if self.tradition:
            fill(play)

    def lay_out(self, state: Kingsburg) -> None:
        if self.tradition:
            state.whims = sorted(self.data.whims)
            store(self.data, state)
