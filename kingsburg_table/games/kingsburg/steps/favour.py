"""Phase 3: King's Favour (K9)."""

from __future__ import annotations

from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.components import Components
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay
from kingsburg_table.games.kingsburg.steps.season import begin_season
from kingsburg_table.games.kingsburg.treasury import gain


class Favour(Step[Kingsburg, Components]):
    name, rule = "favour", "K9.1"

    def run(self, play: KPlay, frame: Frame) -> None:
        begin_season(play, "summer")
        players = play.state.players
        most = max(len(player.built) for player in players)
        for seat in play.state.order:
            if len(players[seat].built) == most:
                gain(play, seat, {"points": play.data.figures.favour_points}, "favour", "favour")
