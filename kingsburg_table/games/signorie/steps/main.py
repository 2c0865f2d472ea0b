"""The three main actions of an action space: hire, task, management (S4.4, S5, S6, S7)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame
from kingsburg_table.games.signorie.actions import DoTask, Hire, Manage
from kingsburg_table.games.signorie.means import means
from kingsburg_table.games.signorie.possible import hire_obstacle
from kingsburg_table.games.signorie.state import SPlay
from kingsburg_table.games.signorie.steps import options
from kingsburg_table.games.signorie.steps.asked import Question, not_asked
from kingsburg_table.games.signorie.steps.hiring import hire
from kingsburg_table.games.signorie.steps.tasks import do_task, refuse_task, task_options
from kingsburg_table.games.signorie.things import COLOURS, SEXES
from kingsburg_table.games.signorie.words import Cause


@cache
def _prompt(seat: int, colour: str, value: int) -> Prompt:
    return Prompt("prompt.signorie.main", {"seat": seat, "colour": colour, "value": value})


class MainAction(Question):
    """Exactly one of the three, and only one that can be carried out completely (S4.4)."""

    name, rule, takes = "main", "S4.4", (Manage, DoTask, Hire)

    def decision(self, play: SPlay, frame: Frame) -> Decision:
        state, data, seat = play.state, play.data, frame.seat
        colour, have = state.colour, means(play, seat)
        found: list[Option] = []
        management = data.column_of[colour].do
        if management.obstacle(play, seat, have) is None:
            found.append(options.manage(seat, COLOURS[colour], management.reveals))
        for space in (colour * 2, colour * 2 + 1):
            found += task_options(play, seat, space, have)
        first = data.hires_into[colour] * 3
        for space in range(first, first + 3):
            if hire_obstacle(play, seat, space, have.florins) is None:
                found.append(options.hire(seat, data.helper_of[space].id, COLOURS[colour]))
        return Decision(seat, self.name, _prompt(seat, COLOURS[colour], state.value), self.rule, tuple(found))

    def apply(self, play: SPlay, frame: Frame, action: Manage | DoTask | Hire) -> bool:
        seat = frame.seat
        if type(action) is Manage:
            column = play.data.columns[action.colour]
            play.tell("managed", seat=seat, colour=action.colour, what=column.management)
            column.do.perform(play, seat, Cause())
        elif type(action) is DoTask:
            do_task(play, seat, action)
        else:
            hire(play, seat, action.helper)
        return False

    def refuse(self, play: SPlay, seat: int, action: Manage | DoTask | Hire) -> Refusal | None:
        if (refusal := not_asked(play, self, seat)) is not None:
            return refusal
        colour, have = play.state.colour, means(play, seat)
        if type(action) is Manage:
            if action.colour != COLOURS[colour]:
                return Refusal("S4.4", "other_column", {"colour": COLOURS[colour]})
            return play.data.column_of[colour].do.obstacle(play, seat, have)
        if type(action) is DoTask:
            return refuse_task(play, seat, action, have)
        space = play.data.helper_space.get(action.helper)
        into = play.data.hires_into[colour]
        if space is None or space // 3 != into:
            return Refusal("S5.1", "hires_elsewhere", {"colour": COLOURS[colour], "column": COLOURS[into]})
        return hire_obstacle(play, seat, space, have.florins)

    def blocked(self, play: SPlay, frame: Frame) -> Mapping[str, Refusal]:
        seat, data = frame.seat, play.data
        found: dict[str, Refusal | None] = {}
        for name in COLOURS:
            found[f"manage.{seat}.{name}"] = self.refuse(play, seat, Manage(name))
            found[f"hire.{seat}.{name}"] = self._refuse_hiring(play, seat, name)
        for helper in data.helpers:
            found[f"helper.{seat}.{helper}"] = self.refuse(play, seat, Hire(helper))
        for space, number in enumerate(play.state.tasks):
            task = data.task_of[number]
            reasons = [
                refuse_task(play, seat, DoTask(task.id, data.sex_of[space], pawns), means(play, seat))
                for pawns in range(task.pawns[0], task.pawns[1] + 1)
            ]
            found[f"task.{task.id}"] = None if None in reasons else reasons[0]
        paid = {target for option in self.decision(play, frame).options for target in option.targets}
        for sex in SEXES:
            if f"pawn.{seat}.{sex}" not in paid:
                found[f"pawn.{seat}.{sex}"] = Refusal("S6.2", "no_pawns", {"sex": sex})
        return {target: refusal for target, refusal in found.items() if refusal is not None}

    def _refuse_hiring(self, play: SPlay, seat: int, colour: str) -> Refusal | None:
        """Why this action space cannot hire at all: the cheapest of its empty spaces tells."""
        if colour != COLOURS[play.state.colour]:
            return Refusal("S4.4", "other_column", {"colour": COLOURS[play.state.colour]})
        first = play.data.hires_into[play.state.colour] * 3
        have = play.state.players[seat].helpers
        spaces = sorted(range(first, first + 3), key=lambda space: (space in have, play.data.helper_of[space].cost))
        return self.refuse(play, seat, Hire(play.data.helper_of[spaces[0]].id))
