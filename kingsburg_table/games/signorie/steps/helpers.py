"""After the main action: the helpers of the die's column, from top to bottom, each if its owner likes (S9)."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.core.actions import Decision, Prompt, Refusal
from kingsburg_table.core.agenda import Frame
from kingsburg_table.games.signorie.actions import Activate, EndTurn, SkipHelpers
from kingsburg_table.games.signorie.means import means
from kingsburg_table.games.signorie.state import SPlay
from kingsburg_table.games.signorie.steps import options
from kingsburg_table.games.signorie.steps.asked import Question, not_asked
from kingsburg_table.games.signorie.things import COLOURS
from kingsburg_table.games.signorie.words import Cause


class ActivateHelpers(Question):
    """Choosing a helper skips those above it (S9.2); one that can do nothing is not offered (S9.3)."""

    name, rule, takes = "helpers", "S9.1", (Activate, EndTurn, SkipHelpers)

    def decision(self, play: SPlay, frame: Frame) -> Decision | None:
        state, data, seat = play.state, play.data, frame.seat
        hired, have = state.players[seat].helpers, means(play, seat)
        first = state.colour * 3
        found = [
            options.activate(seat, data.helper_of[space].id, data.helper_of[space].do.reveals)
            for space in range(first + state.row, first + 3)
            if space in hired and data.helper_of[space].do.obstacle(play, seat, have) is None
        ]
        if not found:
            return None
        found.append(options.SKIP_HELPERS if state.extra else options.END_TURN)
        prompt = Prompt("prompt.signorie.helpers", {"seat": seat, "colour": COLOURS[state.colour]})
        return Decision(seat, self.name, prompt, self.rule, tuple(found))

    def apply(self, play: SPlay, frame: Frame, action: Activate | EndTurn | SkipHelpers) -> bool:
        if type(action) is not Activate:
            return False
        space = play.data.helper_space[action.helper]
        play.state.row = space % 3 + 1
        play.tell("activated", seat=frame.seat, helper=action.helper)
        play.data.helper_of[space].do.perform(play, frame.seat, Cause("helpers"))
        return True

    def refuse(self, play: SPlay, seat: int, action: Activate | EndTurn | SkipHelpers) -> Refusal | None:
        if (refusal := not_asked(play, self, seat)) is not None:
            return refusal
        return _refuse(play, seat, action.helper) if type(action) is Activate else None

    def blocked(self, play: SPlay, frame: Frame) -> Mapping[str, Refusal]:
        found = {}
        for helper in play.data.helpers:
            refusal = _refuse(play, frame.seat, helper)
            if refusal is not None:
                found[f"helper.{frame.seat}.{helper}"] = refusal
        return found


def _refuse(play: SPlay, seat: int, helper: str) -> Refusal | None:
    state = play.state
    space = play.data.helper_space.get(helper)
    if space is None:
        return Refusal("S5.2", "no_such_helper")
    if space not in state.players[seat].helpers:
        return Refusal("S9.1", "not_hired", {"helper": helper})
    if space // 3 != state.colour:
        return Refusal("S9.1", "helper_elsewhere", {"helper": helper, "colour": COLOURS[state.colour]})
    if space % 3 < state.row:
        return Refusal("S9.2", "top_to_bottom", {"helper": helper})
    return play.data.helper_of[space].do.obstacle(play, seat, means(play, seat))
