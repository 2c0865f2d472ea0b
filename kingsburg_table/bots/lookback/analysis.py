"""A look back is worked out in small steps, can be stopped anywhere, and goes on from what it has found so far."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from typing import Any

import msgspec

from kingsburg_table.bots.leaves import Thought
from kingsburg_table.bots.lookback.found import Course, Unfinished, WeighedDecision
from kingsburg_table.bots.lookback.luck import course, first_known
from kingsburg_table.bots.lookback.weighing import FACTS, PARTS, Weighing
from kingsburg_table.bots.mind import mind_of
from kingsburg_table.bots.reasons import AIMS
from kingsburg_table.bots.values import Value
from kingsburg_table.core.session import Session

LEVEL = "prince"
MOMENTS = 5
EVERY = 8  #: records between two times that something is kept
SHORTLIST = 12  #: moments that are weighed once more, and more thoroughly


class Depth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Simulated decisions for each decision of the match, and for each that stood out."""

    each: int = 250
    again: int = 1000


class Notes(msgspec.Struct, forbid_unknown_fields=True):
    """What has been found: all that must be kept to go on later."""

    depth: Depth
    course: Course | None = None
    reached: int = 0  #: all records before this one have been weighed
    weighed: list[WeighedDecision] = []
    again: list[WeighedDecision] = []  #: the shortlist, weighed anew
    tried: list[int] = []  #: records of it that have been done
    done: bool = False


class LookBack:
    """`step` works a little; `keep` is told whenever something worth keeping was found."""

    def __init__(
        self, session: Session[Any, Any], notes: Notes | None = None,
        keep: Callable[[Notes], None] = lambda notes: None, depth: Depth | None = None,
    ) -> None:
        if session.decision is not None or not session.records:
            raise Unfinished("a match that is not over")
        self.session = session
        self.notes = notes if notes is not None else Notes(depth or Depth())
        self._keep = keep
        mind = mind_of(session.game)
        traits = session.controller.traits(session.rules.data)
        assert traits is not None
        value = Value(session.controller, traits, mind, mind.levels[LEVEL].weights)
        self._value, self._weighing = value, Weighing(session, value, mind.levels[LEVEL])
        self._share = 0.0
        self._thought = self._work()

    @property
    def done(self) -> bool:
        return self.notes.done

    @property
    def course(self) -> Course | None:
        return self.notes.course

    @property
    def decisions(self) -> int:
        """How many have been weighed."""
        return len(self.notes.weighed)

    @property
    def moments(self) -> tuple[WeighedDecision, ...]:
        """Where most was lost or won, the weightiest first; nothing before all are weighed."""
        found = sorted(self.notes.again, key=lambda moment: (-abs(moment.gain), moment.record))
        return tuple(found[:MOMENTS]) if self.notes.done else ()

    @property
    def progress(self) -> float:
        """0 to 1."""
        notes = self.notes
        if notes.done:
            return 1.0
        each, again = len(self.session.records) * notes.depth.each, SHORTLIST * notes.depth.again
        ready = notes.reached * notes.depth.each + len(notes.tried) * notes.depth.again
        running = self._share * (notes.depth.each if notes.reached < len(self.session.records) else notes.depth.again)
        return min(0.99, (ready + running) / (each + again))

    def step(self) -> bool:
        """Work a little; True while there is more."""
        try:
            self._share = next(self._thought)
        except StopIteration:
            return False
        return True

    def finish(self, told: Callable[[float], None] = lambda progress: None) -> None:
        """Work to the end."""
        while self.step():
            told(self.progress)

    def stop(self) -> None:
        """Somebody goes away: what was found is kept."""
        if not self.notes.done:
            self._keep(self.notes)

    def _work(self) -> Thought[None]:
        notes, last = self.notes, len(self.session.records)
        if notes.course is None:
            found = yield from course(self.session, self._value)
            notes.course = found
            self._keep(notes)
        for number in range(max(notes.reached, first_known(self.session)), last):
            moment = yield from self._weighing.weigh(number, notes.depth.each)
            if moment is not None:
                notes.weighed.append(moment)
            notes.reached = number + 1
            self._share = 0.0
            if number % EVERY == 0:
                self._keep(notes)
        for first in self._shortlist():
            if first.record in notes.tried:
                continue
            moment = yield from self._weighing.weigh(first.record, notes.depth.again, fresh=1_000_000)
            notes.tried.append(first.record)
            if moment is not None:
                notes.again.append(moment)
            self._share = 0.0
            self._keep(notes)
        notes.done = True
        self._keep(notes)

    def _shortlist(self) -> list[WeighedDecision]:
        return sorted(self.notes.weighed, key=lambda moment: (-abs(moment.gain), moment.record))[:SHORTLIST]


def sound(notes: Notes, session: Session[Any, Any], groups: Collection[str], things: Collection[str]) -> bool:
    """Whether notes from a file can be about this match: places, seats and figures that can be."""
    records, seats, first = len(session.records), len(session.seats), first_known(session)
    run, outcome = notes.course, session.outcome
    if run is not None and not (
        run.first == first and len(run.points) == records - first + 1 and len(run.luck) == seats
        and all(len(row) == seats and all(map(_can_be, row)) for row in run.points) and all(map(_can_be, run.luck))
        and outcome is not None and run.points[-1] == outcome.points
    ):  # fmt: skip
        return False
    moments = [*notes.weighed, *notes.again]
    fits = all(
        first <= moment.record < records and 0 <= moment.seat < seats and moment.played >= 0 and moment.other >= 0
        and len(moment.parts) <= PARTS and len(moment.facts) <= FACTS and len(moment.aims) <= AIMS
        and _can_be(moment.gain) and all(name in groups and _can_be(amount) for name, amount in moment.parts)
        and all(name.isidentifier() and _can_be(before) and _can_be(after) for name, before, after in moment.facts)
        and all(thing in things and _can_be(before) and _can_be(after) for thing, before, after in moment.aims)
        for moment in moments
    )  # fmt: skip
    numbers, again = [moment.record for moment in notes.weighed], [moment.record for moment in notes.again]
    return (
        fits and 0 <= notes.reached <= records and numbers == sorted(set(numbers))
        and len(again) == len(set(again)) <= SHORTLIST and set(again) <= set(notes.tried) <= set(numbers)
        and (run is not None or not numbers)
        and 0 < notes.depth.each <= 100_000 and 0 < notes.depth.again <= 100_000
        and (not notes.done or (run is not None and notes.reached == records))
    )  # fmt: skip


def _can_be(figure: float) -> bool:
    return math.isfinite(figure) and abs(figure) < 10_000
