"""Scenario 2: Shifting Alliances."""

from __future__ import annotations

from kingsburg_table.core.around import Each
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.modules.module import Module
from kingsburg_table.games.kingsburg.steps.markers import BreakAlliance, MakeAlliance


class ShiftingAlliances(Module):
    """SC2"""

    def __init__(self, data: Components) -> None:
        super().__init__(data)
        self.at["year opens"] = (Each(MakeAlliance()),)
        self.at["year ends"] = (Each(BreakAlliance()),)
