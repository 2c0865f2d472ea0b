"""Scenario 4: The Great Tournament, at the end of every summer."""

from __future__ import annotations

from kingsburg_table.core.around import Each
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.modules.module import Module
from kingsburg_table.games.kingsburg.steps.scenarios import AwardTournament, Champions


class GreatTournament(Module):
    """SC4"""

    def __init__(self, data: Components) -> None:
        super().__init__(data)
        self.at["contest"] = (Each(Champions()), AwardTournament())
