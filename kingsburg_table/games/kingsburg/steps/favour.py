"""Phase 3: King's Favour (K9)."""

from __future__ import annotations

from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.effects import for_everybody
from kingsburg_table.games.kingsburg.lasting import extreme
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay
from kingsburg_table.games.kingsburg.steps.season import begin_season
from kingsburg_table.games.kingsburg.treasury import gain


class Favour(Step[Kingsburg, Components]):
    """A point for the most buildings, some years for the fewest too; nobody gets both."""

    name, rule = "favour", "K9.1"

    def run(self, play: KPlay, frame: Frame) -> None:
        begin_season(play, "summer")
        points = {"points": play.data.figures.favour_points}
        favoured = extreme(play.data, play.state, most=True)
        for seat in play.state.order:
            if seat in favoured:
                gain(play, seat, points, "favour", "favour")
        for _, cause in for_everybody(play.data, play.state, "phase3"):
            for seat in play.state.order:
                if seat not in favoured and seat in extreme(play.data, play.state, most=False):
                    gain(play, seat, points, cause.id, cause.source)
