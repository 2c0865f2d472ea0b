"""Trying a worked example: its position, what is asked of the reader, and what came of it.

A lesson has a session of its own without a journal, so whatever the reader does, no running match is touched.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kingsburg_table.core.actions import Event, Option, Refusal
from kingsburg_table.core.chance import Scripted
from kingsburg_table.core.examples.example import Failed
from kingsburg_table.core.session import Session
from kingsburg_table.table.book.exercises import Exercise, Kind, tasks_of
from kingsburg_table.table.book.library import Show

Counters = tuple[Mapping[str, int], ...]


@dataclass(frozen=True)
class Came:
    """What came of a task: a refusal, or the option that was played or touched, the events, and the counters that
    changed, as (seat, counter, change)."""

    refusal: Refusal | None = None
    option: Option | None = None
    events: tuple[Event, ...] = ()
    changes: tuple[tuple[int, str, int], ...] = ()
    revealed: bool = False  #: chance had a say in it


class Lesson:
    """One reader at one example. `at` is the task that is asked now; `stray` counts moves off the example's way."""

    def __init__(self, show: Show) -> None:
        self.show = show
        self.tasks = tasks_of(show.case)
        laid = self.tasks[0].runs and show.case.at is not None
        self.session: Session[Any, Any] = show.case.laid() if laid else show.case.session()
        self.at = 0
        self.stray = 0
        self.wrong = ""  #: what came out otherwise than the example says
        self.came: dict[int, Came] = {}
        self.tried: set[int] = set()
        self._laid = laid
        self._before: list[int] = []
        self._script: list[Scripted] | None = None

    # -- what is asked --------------------------------------------------------------------------------------------

    @property
    def task(self) -> Exercise | None:
        """What is asked now; None when everything is done."""
        return self.tasks[self.at] if self.at < len(self.tasks) else None

    @property
    def finished(self) -> bool:
        return self.task is None

    @property
    def asked(self) -> Exercise | None:
        """The task, unless the reader has left the example's way."""
        return None if self.stray else self.task

    @property
    def option(self) -> Option | None:
        """The listed option that the task asks for; None for an attempt that is refused and for a look."""
        task = self.asked
        return None if task is None else task.option(self.session.decision)

    # -- doing ----------------------------------------------------------------------------------------------------

    def play(self, option: Option, act: Callable[[Option], Sequence[Event]]) -> None:
        """The reader plays an option with `act`: the one that is asked for, or the lesson leaves its way.

        Off the way chance is real, because the example's script knows only its own results.
        """
        task = self.asked
        if task is not None and task.kind is Kind.MOVE and option == self.option:
            records, before = len(self.session.records), self._counters()
            events = tuple(act(option))
            self._pass(records, self._result(events, before, option))
            return
        state = self.session.state
        script, first = state.script, not self.stray
        state.script = None
        try:
            act(option)
        except BaseException:
            self.session.state.script = script
            raise
        if first:
            self._script = script
        self.stray += 1

    def attempt(self) -> Refusal | None:
        """Try what the task says is refused; the refusal that it meets."""
        task = self.asked
        if task is None or task.action is None or task.kind is not Kind.ATTEMPT:
            return None
        refusal = self.session.refusal(task.action, task.seat)
        if refusal is None or not self.met(refusal):
            self.wrong = f"expected a refusal by {task.refused} got {refusal.rule if refusal else 'none'}"
        return refusal

    def met(self, refusal: Refusal) -> bool:
        """The reader met a refusal; True if it is the one that the task is about: the same rule, for the same thing."""
        task = self.asked
        if task is None or task.kind is not Kind.ATTEMPT or task.action is None or refusal.rule != task.refused:
            return False
        if refusal != self.session.refusal(task.action, task.seat):
            return False
        self._pass(len(self.session.records), Came(refusal))
        return True

    def touch(self, option: Option | None) -> bool:
        """The reader has armed an option; True if that was what the task is about."""
        task = self.asked
        if task is None or task.kind is not Kind.TOUCH or option is None or not task.fits(option):
            return False
        self._pass(len(self.session.records), Came(option=option))
        return True

    def look(self) -> bool:
        """The reader goes on from a position to look at; True if that was asked."""
        task = self.asked
        if task is None or task.kind is not Kind.LOOK:
            return False
        before = self._counters()
        events: tuple[Event, ...] = ()
        if self._laid:
            self._laid = False
            events = self.session.run_on()
        self._pass(len(self.session.records), self._result(events, before))
        return True

    def _result(self, events: tuple[Event, ...], before: Counters, option: Option | None = None) -> Came:
        booked = self.session.controller.booked
        changes = tuple(
            (seat, name, now[name] - then.get(name, 0))
            for seat, (then, now) in enumerate(zip(before, self._counters(), strict=True))
            for name in now
            if now[name] != then.get(name, 0) and (name in booked or not booked)
        )
        revealed = option is not None and self.session.records[-1].revealed
        return Came(None, option, events, changes, revealed)

    def _counters(self) -> Counters:
        return tuple(self.session.counters(seat) for seat in range(len(self.session.seats)))

    def _pass(self, records: int, came: Came) -> None:
        try:
            for check in self.tasks[self.at].checks:
                check.run(self.session)
        except Failed as failed:
            self.wrong = str(failed)
        self._before.append(records)
        self.came[self.at] = came
        self.tried.add(self.at)
        self.at += 1

    # -- time -----------------------------------------------------------------------------------------------------

    @property
    def can_back(self) -> bool:
        return bool(self.stray or self.at)

    def back(self) -> bool:
        """Back to the example's way if it was left, else to the task before. True where the session is another one."""
        self.wrong = ""
        if self.stray:
            self.session.rewind(len(self.session.records) - self.stray)
            self.session.state.script = self._script
            self.stray = 0
            return False
        if not self.at:
            return False
        self.at -= 1
        self.came.pop(self.at, None)
        records = self._before.pop()
        if self.at == 0 and self.tasks[0].runs and self.show.case.at is not None:
            self.session, self._laid = self.show.case.laid(), True
            return True
        self.session.rewind(records)
        return False

    def demonstrate(self) -> bool:
        """Do the task for the reader, without ticking it: stepping through an example."""
        task = self.asked
        if task is None:
            return False
        tried = set(self.tried)
        option = self.option
        if task.kind is Kind.LOOK:
            self.look()
        elif task.kind is Kind.ATTEMPT:
            self.attempt()
        elif task.kind is Kind.TOUCH:
            self.touch(option)
        elif option is not None:
            self.play(option, self.session.act)
        moved = self.asked is not task
        self.tried = tried
        return moved

    def go_to(self, at: int) -> None:
        """Step to just before a task."""
        while (self.stray or self.at > at) and self.can_back:
            self.back()
        while self.at < at and self.demonstrate():
            pass


def outcomes(show: Show) -> dict[int, Came]:
    """What each task of an example brings, for a reader who only reads."""
    lesson = Lesson(show)
    lesson.go_to(len(lesson.tasks))
    return lesson.came
