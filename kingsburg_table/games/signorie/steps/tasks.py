"""Tasks: pawns are paid for what a token says, with a die of its colour or with a helper (S6, S9.6)."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame
from kingsburg_table.games.signorie.actions import DoTask
from kingsburg_table.games.signorie.means import Means, means
from kingsburg_table.games.signorie.possible import task_obstacle
from kingsburg_table.games.signorie.scoring import threshold
from kingsburg_table.games.signorie.state import SPlay
from kingsburg_table.games.signorie.steps import options
from kingsburg_table.games.signorie.steps.asked import Question, not_asked
from kingsburg_table.games.signorie.things import COLOURS
from kingsburg_table.games.signorie.treasury import lose, pay_pawns
from kingsburg_table.games.signorie.words import Cause, RaiseThreshold


def task_options(play: SPlay, seat: int, space: int, have: Means, most: int = 9) -> list[Option]:
    """The task on a space with every number of pawns that is possible, the fewest first (S6.3)."""
    task, sex = play.data.task_of[play.state.tasks[space]], play.data.sex_of[space]
    least, printed = task.pawns
    return [
        options.do_task(seat, task.id, sex, pawns)
        for pawns in range(least, min(printed, most, have.men if sex == "man" else have.women) + 1)
        if task.do.obstacle(play, seat, have.without(sex, pawns)) is None
    ]


def do_task(play: SPlay, seat: int, action: DoTask) -> None:
    """Pay the pawns, then the effect so many times (S6.3, S6.5)."""
    number = play.data.task_number[action.task]
    task = play.data.task_of[number]
    before = threshold(play.data, play.state, seat)
    paid = pay_pawns(play, seat, action.sex, action.pawns, type(task.do) is RaiseThreshold)
    play.tell("did_task", seat=seat, task=action.task, pay=paid)
    if type(task.do) is RaiseThreshold:
        due = before + play.data.figures.threshold.per_pawn * action.pawns
        why = "checked" if play.state.thresholds else "threshold"
        lose(play, seat, why, threshold=due - threshold(play.data, play.state, seat))
    task.do.perform(play, seat, Cause(times=action.pawns if task.pawns[1] > task.pawns[0] else 1))


def refuse_task(play: SPlay, seat: int, action: DoTask, have: Means) -> Refusal | None:
    """Why not this task with the die in hand."""
    number = play.data.task_number.get(action.task)
    if number is None:
        return Refusal("S6.1", "no_such_task")
    space = play.state.tasks.index(number)
    if space // 2 != play.state.colour:
        return Refusal("S6.1", "task_elsewhere", {"task": action.task, "colour": COLOURS[space // 2]})
    return _refuse_sex(play, space, action) or task_obstacle(play, seat, space, action.pawns, have)


def _refuse_sex(play: SPlay, space: int, action: DoTask) -> Refusal | None:
    sex = play.data.sex_of[space]
    return None if action.sex == sex else Refusal("S6.2", "wrong_sex_for_task", {"task": action.task, "sex": sex})


class AnyTaskStep(Question):
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
        busy = {target for option in self.decision(play, frame).options for target in option.targets}
        player = play.state.players[frame.seat]
        for sex, have in (("man", player.men), ("woman", player.women)):
            if f"pawn.{frame.seat}.{sex}" not in busy:
                short = Refusal("S6.2", "pawns_short", {"sex": sex, "n": 1, "have": have})
                found[f"pawn.{frame.seat}.{sex}"] = Refusal("S9.6", "no_task_with", {"sex": sex}) if have else short
        return found


def _refuse_any_task(play: SPlay, seat: int, action: DoTask) -> Refusal | None:
    """Why not this task with one pawn."""
    number = play.data.task_number.get(action.task)
    if number is None:
        return Refusal("S6.1", "no_such_task")
    if play.data.task_of[number].pawns[0] > 1:
        return Refusal("S9.6", "task_of_two", {"task": action.task})
    if action.pawns != 1:
        return Refusal("S9.6", "one_pawn_only")
    space = play.state.tasks.index(number)
    return _refuse_sex(play, space, action) or task_obstacle(play, seat, space, 1, means(play, seat))
