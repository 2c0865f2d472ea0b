"""After the last round: men on careers and rows of tokens (S13)."""

from __future__ import annotations

from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.signorie.components import Components
from kingsburg_table.games.signorie.scoring import alliance_points, career_points
from kingsburg_table.games.signorie.state import Signorie, SPlay
from kingsburg_table.games.signorie.treasury import score


class ScoreFinally(Step[Signorie, Components]):
    name, rule = "final scoring", "S13.1"

    def run(self, play: SPlay, frame: Frame) -> None:
        for seat in play.state.order:
            player = play.state.players[seat]
            careers, alliances = career_points(play.data, player), alliance_points(play.data, player)
            play.tell("final_careers", seat=seat, n=careers, gain=score(play, seat, "careers", careers))
            play.tell("final_alliances", seat=seat, n=alliances, gain=score(play, seat, "alliances", alliances))
