"""Module 5: army tokens chosen in secret instead of the reinforcement die."""

from __future__ import annotations

from kingsburg_table.core.around import Secretly
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.modules.module import Module
from kingsburg_table.games.kingsburg.state import Kingsburg
from kingsburg_table.games.kingsburg.steps.army import MusterArmy, march


class ArmyTokens(Module):
    """M5"""

    def __init__(self, data: Components) -> None:
        super().__init__(data)
        self.instead["reinforcements"] = (Secretly(MusterArmy(), march),)

    def lay_out(self, state: Kingsburg) -> None:
        for player in state.players:
            player.army = sorted(self.data.cards.army)
