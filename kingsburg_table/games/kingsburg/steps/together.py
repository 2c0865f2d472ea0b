"""What a year's card does to everybody, and other things that happen seat by seat and may ask on the way."""

from __future__ import annotations

from collections.abc import Callable

from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.effects import for_everybody, met
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay
from kingsburg_table.games.kingsburg.words import HookName

BEGUN = -1  #: stands at the end of the queue of seats, so that an empty one is known to be done


def turn_by_turn(play: KPlay, frame: Frame, do: Callable[[int], None]) -> None:
    """Do something for each seat in turn order; a question on the way is answered before the next seat (K2.4)."""
    if not frame.queue:
        frame.queue = [*play.state.order, BEGUN]
    here = play.state.agenda
    while frame.queue[0] != BEGUN:
        do(frame.queue.pop(0))
        if here[-1] is not frame:
            frame.at = 0  # go on here when the question is answered
            return


class Together(Step[Kingsburg, Components]):
    """This year's card hits everybody, before the players' own effects of the moment (K2.4)."""

    rule = "K2.4"

    def __init__(self, hook: HookName) -> None:
        self.hook = hook
        self.name = f"all {hook.replace('_', ' ')}"

    def run(self, play: KPlay, frame: Frame) -> None:
        if not frame.queue:
            for effect, cause in for_everybody(play.data, play.state, self.hook):
                for word in effect.do:
                    if word.together:
                        word.perform(play, play.state.order[0], cause)
        turn_by_turn(play, frame, lambda seat: self._hit(play, seat))

    def _hit(self, play: KPlay, seat: int) -> None:
        for effect, cause in for_everybody(play.data, play.state, self.hook):
            if met(play.state, seat, effect):
                for word in effect.do:
                    if not word.together:
                        word.perform(play, seat, cause)
