"""Phase 5: King's Envoy (K10.1, K10.2)."""

from __future__ import annotations

from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.effects import for_everybody
from kingsburg_table.games.kingsburg.lasting import fewest
from kingsburg_table.games.kingsburg.state import NOBODY, Kingsburg, KPlay
from kingsburg_table.games.kingsburg.steps.season import begin_season


class Envoy(Step[Kingsburg, Components]):
    name, rule = "envoy", "K10.2"

    def run(self, play: KPlay, frame: Frame) -> None:
        begin_season(play, "autumn")
        state = play.state
        if state.envoy != NOBODY:
            play.tell("envoy_back", seat=state.envoy)
            state.envoy = NOBODY
        quarrel = next((cause.id for _, cause in for_everybody(play.data, state, "phase5")), "")
        if quarrel:
            play.tell("no_envoy", cause=quarrel)
            return
        poorest = fewest(play)
        if len(poorest) == 1:
            state.envoy = poorest[0]
            play.tell("envoy", seat=state.envoy)
        else:
            play.tell("envoy_stays")
