"""What a seat may wish for, the seal at the end of its turns and looks at what has happened, and other asides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kingsburg_table.core.actions import Aside, Decision, GoOn, Hinted, Option, Prompt, Seal, TakeOver, Wish
from kingsburg_table.core.agenda import D, Frame, S, Step

if TYPE_CHECKING:
    from kingsburg_table.core.play import Play

SEAL_WISH, LOOK_WISH = 1, 2


class SealStep(Step[S, D]):
    """A seat looks at its finished turn before it gives it away. The table's courtesy, not a rule."""

    name = "seal"
    rule = "seal"
    takes = (Seal,)
    asks_always = True

    def decision(self, play: Play[S, D], frame: Frame) -> Decision | None:
        if not play.state.wishes[frame.seat] & SEAL_WISH:
            return None
        option = Option(Seal(), ("seal",))
        hands = play.agenda.hands
        private = hands is not None and hands(play.state)
        return Decision(frame.seat, self.name, Prompt("prompt.seal"), self.rule, (option,), option, private)

    def apply(self, play: Play[S, D], frame: Frame, action: Any) -> bool:
        return False


class LookStep(Step[S, D]):
    """Dice, enemy, battle, scoring: people see what happened before the program goes on. `game`: its own words ask."""

    rule = "look"
    takes = (GoOn,)
    asks_always = True

    def __init__(self, what: str, game: str = "") -> None:
        self.name = f"look {what}"
        self.prompt = Prompt(f"prompt.{game}.look.{what}" if game else f"prompt.look.{what}")

    def passes(self, play: Play[S, D]) -> bool:
        return not any(play.state.wishes) or not any(wish & LOOK_WISH for wish in play.state.wishes)

    def decision(self, play: Play[S, D], frame: Frame) -> Decision | None:
        if self.passes(play):
            return None
        option = Option(GoOn(), ("seal",))
        return Decision(play.state.order[0], self.name, self.prompt, self.rule, (option,), option, anyone=True)

    def apply(self, play: Play[S, D], frame: Frame, action: Any) -> bool:
        return False


def set_down(play: Play[S, D], aside: Aside) -> None:
    """What is said beside the game: wishes, who plays a seat, that advice was asked for."""
    state, seat = play.state, aside.seat
    if isinstance(aside, (Wish, TakeOver)):
        state.wishes[seat] = SEAL_WISH * aside.seal + LOOK_WISH * aside.look
    if isinstance(aside, TakeOver):
        state.played_by = state.played_by or [""] * len(state.wishes)
        state.played_by[seat] = aside.by
        play.tell("computer_plays" if aside.by else "person_plays", seat=seat, by=aside.by)
    elif isinstance(aside, Hinted):
        play.tell("hinted", seat=seat)
