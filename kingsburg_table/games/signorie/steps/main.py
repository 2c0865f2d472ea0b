"""The three main actions of an action space: hire, task, management (S4.4, S5, S6, S7)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.signorie.actions import DoTask, Hire, Manage
from kingsburg_table.games.signorie.components import Components
from kingsburg_table.games.signorie.effects import Means, RaiseThreshold, hire_obstacle, means, task_obstacle
from kingsburg_table.games.signorie.state import Signorie, SPlay
from kingsburg_table.games.signorie.steps import options
from kingsburg_table.games.signorie.steps.asked import not_asked
from kingsburg_table.games.signorie.treasury import pay_florins, pay_pawns
from kingsburg_table.games.signorie.words import COLOURS


@cache
def _prompt(seat: int, colour: str, value: int) -> Prompt:
    return Prompt("prompt.signorie.main", {"seat": seat, "colour": colour, "value": value})


class MainAction(Step[Signorie, Components]):
    """Exactly one of the three, and only one that can be carried out completely (S4.4)."""

    name, rule, takes = "main", "S4.4", (Manage, DoTask, Hire)

    def decision(self, play: SPlay, frame: Frame) -> Decision:
        state, data, seat = play.state, play.data, frame.seat
        colour, have = state.colour, means(play, seat)
        found: list[Option] = []
        effect = data.column_effect[colour]
        if effect.obstacle(play, seat, have) is None:
            found.append(options.manage(seat, COLOURS[colour], effect.reveals))
        for space in (colour * 2, colour * 2 + 1):
            found += task_options(play, seat, space, have)
        first = data.hires_into[colour] * 3
        for space in range(first, first + 3):
            if hire_obstacle(play, seat, space, have.florins) is None:
                found.append(options.hire(seat, data.helper_of[space].id))
        return Decision(seat, self.name, _prompt(seat, COLOURS[colour], state.value), self.rule, tuple(found))

    def apply(self, play: SPlay, frame: Frame, action: Manage | DoTask | Hire) -> bool:
        seat = frame.seat
        if isinstance(action, Manage):
            column = play.data.columns[action.colour]
            play.tell("managed", seat=seat, colour=action.colour, what=column.management)
            play.data.column_effect[play.state.colour].perform(play, seat)
        elif isinstance(action, DoTask):
            do_task(play, seat, action)
        else:
            hire(play, seat, action.helper)
        return False

    def refuse(self, play: SPlay, seat: int, action: Manage | DoTask | Hire) -> Refusal | None:
        if (refusal := not_asked(play, self, seat)) is not None:
            return refusal
        colour, have = play.state.colour, means(play, seat)
        if isinstance(action, Manage):
            if action.colour != COLOURS[colour]:
                return Refusal("S4.4", "other_column", {"colour": COLOURS[colour]})
            return play.data.column_effect[colour].obstacle(play, seat, have)
        if isinstance(action, DoTask):
            return _refuse_task(play, seat, action, have)
        space = play.data.helper_space.get(action.helper)
        into = play.data.hires_into[colour]
        if space is None or space // 3 != into:
            return Refusal("S5.1", "hires_elsewhere", {"colour": COLOURS[colour], "column": COLOURS[into]})
        return hire_obstacle(play, seat, space, have.florins)

    def blocked(self, play: SPlay, frame: Frame) -> Mapping[str, Refusal]:
        seat, data, colour = frame.seat, play.data, play.state.colour
        found: dict[str, Refusal | None] = {}
        for name in COLOURS:
            found[f"manage.{seat}.{name}"] = self.refuse(play, seat, Manage(name))
        for helper in data.helpers:
            found[f"helper.{seat}.{helper}"] = self.refuse(play, seat, Hire(helper))
        for space, number in enumerate(play.state.tasks):
            task = data.task_of[number]
            reasons = [
                _refuse_task(play, seat, DoTask(task.id, data.sex_of[space], pawns), means(play, seat))
                for pawns in range(task.pawns[0], task.pawns[1] + 1)
            ]
            found[f"task.{task.id}"] = None if None in reasons else reasons[0]
        own = {data.sex_of[colour * 2], data.sex_of[colour * 2 + 1]}
        for sex in ("man", "woman"):
            if not any(f"pawn.{seat}.{sex}" in option.targets for option in self.decision(play, frame).options):
                reason = "no_pawns" if sex in own else "wrong_sex"
                found[f"pawn.{seat}.{sex}"] = Refusal("S6.2", reason, {"sex": sex})
        return {target: refusal for target, refusal in found.items() if refusal is not None}


def task_options(play: SPlay, seat: int, space: int, have: Means, most: int = 9) -> list[Option]:
    """The task on a space with every number of pawns that is possible, the fewest first (S6.3)."""
    task, sex = play.data.task_of[play.state.tasks[space]], play.data.sex_of[space]
    least, printed = task.pawns
    return [
        options.do_task(seat, task.id, sex, pawns)
        for pawns in range(least, min(printed, most, have.men if sex == "man" else have.women) + 1)
        if task_obstacle(play, seat, space, pawns, have) is None
    ]


def do_task(play: SPlay, seat: int, action: DoTask) -> None:
    """Pay the pawns, then the effect so many times (S6.3, S6.5)."""
    number = play.data.task_number[action.task]
    task, effect = play.data.task_of[number], play.data.task_effect[number]
    paid = pay_pawns(play, seat, action.sex, action.pawns, isinstance(effect, RaiseThreshold))
    play.tell("did_task", seat=seat, task=action.task, pay=paid)
    effect.perform(play, seat, action.pawns if task.pawns[1] > task.pawns[0] else 1)


def _refuse_task(play: SPlay, seat: int, action: DoTask, have: Means) -> Refusal | None:
    number = play.data.task_number.get(action.task)
    if number is None or number not in play.state.tasks:
        return Refusal("S6.1", "no_such_task")
    space = play.state.tasks.index(number)
    if space // 2 != play.state.colour:
        return Refusal("S6.1", "task_elsewhere", {"task": action.task, "colour": COLOURS[space // 2]})
    return _refuse_sex(play, space, action) or task_obstacle(play, seat, space, action.pawns, have)


def _refuse_sex(play: SPlay, space: int, action: DoTask) -> Refusal | None:
    sex = play.data.sex_of[space]
    return None if action.sex == sex else Refusal("S6.2", "wrong_sex_for_task", {"task": action.task, "sex": sex})


def hire(play: SPlay, seat: int, helper: str, free: bool = False) -> None:
    """A disc from the bank onto the space; nothing else happens now (S5.2, S5.3)."""
    space = play.data.helper_space[helper]
    paid = {} if free else pay_florins(play, seat, play.data.helper_of[space].cost)
    play.state.helpers -= 1
    play.state.players[seat].helpers.append(space)
    play.tell("hired", seat=seat, helper=helper, pay=paid, gain={"helpers": 1}, n=paid.get("florins", 0))


class AnyTaskStep(Step[Signorie, Components]):
    """A task of any colour, once, for one pawn (S9.6)."""

    name, rule, takes = "any task", "S9.6", (DoTask,)

    def decision(self, play: SPlay, frame: Frame) -> Decision:
        seat, have = frame.seat, means(play, frame.seat)
        found = [
            option for space in range(len(play.state.tasks)) for option in task_options(play, seat, space, have, most=1)
        ]
        prompt = Prompt("prompt.signorie.any_task", {"seat": seat})
        return Decision(seat, self.name, prompt, self.rule, tuple(found))

    def apply(self, play: SPlay, frame: Frame, action: DoTask) -> bool:
        do_task(play, frame.seat, action)
        return False

    def refuse(self, play: SPlay, seat: int, action: DoTask) -> Refusal | None:
        return not_asked(play, self, seat) or _refuse_any_task(play, seat, action)

    def blocked(self, play: SPlay, frame: Frame) -> Mapping[str, Refusal]:
        found = {}
        for space, number in enumerate(play.state.tasks):
            task = play.data.task_of[number].id
            refusal = _refuse_any_task(play, frame.seat, DoTask(task, play.data.sex_of[space]))
            if refusal is not None:
                found[f"task.{task}"] = refusal
        return found


def _refuse_any_task(play: SPlay, seat: int, action: DoTask) -> Refusal | None:
    """Why not this task with one pawn."""
    number = play.data.task_number.get(action.task)
    if number is None or number not in play.state.tasks:
        return Refusal("S6.1", "no_such_task")
    if play.data.task_of[number].pawns[0] > 1:
        return Refusal("S9.6", "task_of_two", {"task": action.task})
    if action.pawns != 1:
        return Refusal("S9.6", "one_pawn_only")
    space = play.state.tasks.index(number)
    return _refuse_sex(play, space, action) or task_obstacle(play, seat, space, 1, means(play, seat))


class FreeHelperStep(Step[Signorie, Components]):
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
