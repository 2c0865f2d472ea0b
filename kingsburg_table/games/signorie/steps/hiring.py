"""Helpers come into the own grid, for florins or as a bonus (S5, R08)."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.core.actions import Decision, Prompt, Refusal
from kingsburg_table.core.agenda import Frame
from kingsburg_table.games.signorie.actions import Hire
from kingsburg_table.games.signorie.possible import hire_obstacle
from kingsburg_table.games.signorie.state import SPlay
from kingsburg_table.games.signorie.steps import options
from kingsburg_table.games.signorie.steps.asked import Question, not_asked
from kingsburg_table.games.signorie.treasury import pay_florins


def hire(play: SPlay, seat: int, helper: str, free: bool = False) -> None:
    """A disc from the bank onto the space; nothing else happens now (S5.2, S5.3)."""
    space = play.data.helper_space[helper]
    paid = {} if free else pay_florins(play, seat, play.data.helper_of[space].cost)
    play.state.helpers -= 1
    play.state.players[seat].helpers.append(space)
    play.tell("hired", seat=seat, helper=helper, pay=paid, gain={"helpers": 1}, n=paid.get("florins", 0))


class FreeHelperStep(Question):
    """A helper on any empty space of any column, for nothing (R08, Q16)."""

    name, rule, takes = "free helper", "S11.10", (Hire,)

    def decision(self, play: SPlay, frame: Frame) -> Decision:
        seat = frame.seat
        have = play.state.players[seat].helpers
        found = tuple(
            options.hire(seat, helper.id) for space, helper in enumerate(play.data.helper_of) if space not in have
        )
        prompt = Prompt("prompt.signorie.free_helper", {"seat": seat})
        return Decision(seat, self.name, prompt, self.rule, found)

    def apply(self, play: SPlay, frame: Frame, action: Hire) -> bool:
        hire(play, frame.seat, action.helper, free=True)
        return False

    def refuse(self, play: SPlay, seat: int, action: Hire) -> Refusal | None:
        return not_asked(play, self, seat) or _refuse_free_helper(play, seat, action)

    def blocked(self, play: SPlay, frame: Frame) -> Mapping[str, Refusal]:
        found = {}
        for helper in play.data.helpers:
            refusal = _refuse_free_helper(play, frame.seat, Hire(helper))
            if refusal is not None:
                found[f"helper.{frame.seat}.{helper}"] = refusal
        return found


def _refuse_free_helper(play: SPlay, seat: int, action: Hire) -> Refusal | None:
    """Why not this space."""
    space = play.data.helper_space.get(action.helper)
    if space is None:
        return Refusal("S5.2", "no_such_helper")
    return hire_obstacle(play, seat, space, 0, free=True)
