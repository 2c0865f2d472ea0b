"""The scoring of a phase and what counts at the end (T17, T18)."""

from __future__ import annotations

from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.tuscany.components import Components
from kingsburg_table.games.tuscany.scoring import KEPT, kept
from kingsburg_table.games.tuscany.state import GREEN, TPlay, Tuscany
from kingsburg_table.games.tuscany.treasury import score_red


class ScorePhase(Step[Tuscany, Components]):
    """Green is added to red and stays where it is (T17.1)."""

    name, rule, label = "score phase", "T17.1", "scoring"

    def run(self, play: TPlay, frame: Frame) -> None:
        state = play.state
        for seat in state.order:
            player = state.players[seat]
            for place in range(len(GREEN)):
                player.red_from[place] += player.green_from[place]
            player.red += player.green
            player.scored.append(player.green)
            play.tell("scored", seat=seat, phase=state.phase, n=player.red, gain={"red": player.green})
        state.pending = state.pending and state.phase == play.data.phases


class ScoreFinally(Step[Tuscany, Components]):
    """Cards, stored pieces, marble and workers that were kept (T18.1 to T18.5)."""

    name, rule = "final scoring", "T18.1"

    def run(self, play: TPlay, frame: Frame) -> None:
        for seat in play.state.order:
            player = play.state.players[seat]
            player.kept = kept(play.data, player)
            found = {f"kept_{thing}": points for thing, points in zip(KEPT, player.kept, strict=True)}
            gain = score_red(play, seat, "kept", sum(player.kept))
            play.tell("kept", seat=seat, n=sum(player.kept), gain=gain, **found)
