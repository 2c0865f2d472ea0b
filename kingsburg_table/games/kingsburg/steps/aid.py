"""Phase 1: Aid from the King (K3)."""

from __future__ import annotations

from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.asking import ask_goods
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.effects import in_force
from kingsburg_table.games.kingsburg.lasting import fewest
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay
from kingsburg_table.games.kingsburg.words import SoleAid


def alone_aided(play: KPlay) -> list[int]:
    """Whose card gives the Aid to nobody else (K3.5)."""
    if "phase1" not in play.data.hooks:
        return []
    seats = range(len(play.state.players))
    return [seat for seat in seats if any(in_force(play.data, play.state, seat, "phase1", SoleAid))]


class Aid(Step[Kingsburg, Components]):
    name, rule = "aid", "K3.1"

    def run(self, play: KPlay, frame: Frame) -> None:
        poorest = alone_aided(play) or fewest(play)
        if len(poorest) == 1:
            play.state.players[poorest[0]].aid = True
            play.tell("aid_die", seat=poorest[0])
            return
        play.tell("aid_shared", seats=sorted(poorest, key=play.state.order.index))
        for seat in sorted(poorest, key=play.state.order.index, reverse=True):  # the first in order is asked first
            ask_goods(play, seat, 1, "aid", "K3.3")
