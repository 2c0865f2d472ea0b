"""A match as a line of moments: whose turns, which rounds, where many scored at once, and how the points stood."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kingsburg_table.core.actions import Aside, GoOn, IllegalAction, Seal
from kingsburg_table.core.session import Session
from kingsburg_table.table.play.chronicle import same_turn
from kingsburg_table.table.play.manner import Manner
from kingsburg_table.table.play.past import Past, look_back

POINTS = "points"


@dataclass(frozen=True, slots=True)
class PastMoment:
    """The table after `record` actions, as all may see it.

    `path` is where the last action was done, `seat` who did it (whose board is worth looking at), `turn` the number of
    its turn from 0 on. `scoring`: the points of several players changed at once.
    """

    record: int
    path: str
    seat: int
    turn: int
    points: tuple[int, ...]
    scoring: bool = False


@dataclass(frozen=True, slots=True)
class Span:
    """The turns of a round, `first` to `last`; `name` is the round's part of the path."""

    first: int
    last: int
    name: str


class Timeline:
    """The moments in which something happened that all may know, and the first and the last one."""

    def __init__(self, session: Session[Any, Any]) -> None:
        self.session = session
        self.turns: tuple[int, ...] = ()  #: the seat of every turn
        self.rounds: tuple[Span, ...] = ()
        self.done: tuple[tuple[int, str], ...] = ()  #: who acted, and where on the path
        self.moments = self._read()
        self._records = [moment.record for moment in self.moments]

    def __len__(self) -> int:
        return len(self.moments)

    @property
    def last(self) -> int:
        return len(self.moments) - 1

    def at(self, record: int) -> int:
        """The number of the moment that shows the table after `record` actions."""
        return max(0, bisect_right(self._records, record) - 1)

    def past(self, moment: int) -> Past:
        """The table in a moment, as all may see it."""
        return look_back(self.session, self.moments[moment].record, None)

    def end_of_turn(self, turn: int) -> int:
        """The last moment that belongs to a turn or to one before it."""
        return max(0, bisect_right(self.moments, turn, key=lambda moment: moment.turn) - 1)

    def next_turn(self, moment: int, way: int) -> int:
        """The end of the next (way 1) or the previous (way -1) turn that has moments."""
        here = self.moments[moment].turn
        if way > 0:
            return self.last if here >= self.moments[-1].turn else self.end_of_turn(self._following(moment))
        return self.end_of_turn(here - 1)

    def next_scoring(self, moment: int, way: int) -> int:
        places = range(moment + 1, len(self.moments)) if way > 0 else range(moment - 1, -1, -1)
        return next((at for at in places if self.moments[at].scoring), self.last if way > 0 else 0)

    def points(self, seat: int) -> list[int]:
        """A seat's points in every moment."""
        return [moment.points[seat] for moment in self.moments]

    def turns_played(self, manner: Manner) -> int:
        """How many turns the match had, as its game counts them."""
        if not manner.turns:
            return len(self.turns)
        found: set[tuple[object, ...]] = set()
        for at, (seat, path) in enumerate(self.done):
            parts = path.split(" / ")
            named = manner.turns.get(parts[-1])
            if named is not None:
                found.add((seat, *parts[:named]) if named else (at,))
        return len(found)

    def _following(self, moment: int) -> int:
        here = self.moments[moment].turn
        return next(later.turn for later in self.moments[moment:] if later.turn > here)

    # -- reading -------------------------------------------------------------------------------------------------

    def _read(self) -> tuple[PastMoment, ...]:
        session = self.session
        stories = session.events_for(None)
        turns: list[int] = []
        rounds: list[Span] = []
        made: list[PastMoment] = []
        acted: list[tuple[int, str]] = []
        path, place, sealed, seat = "", "", False, session.state_at(0).order[0] if self._known(0) else 0
        for record in range(len(session.records) + 1):
            before = place
            if record:
                done = session.records[record - 1]
                idle = isinstance(done.action, (GoOn, Aside))
                if not idle and (not turns or sealed or done.seat != seat or not same_turn(path, before)):
                    turns.append(done.seat)
                    path = before
                if not idle:  # of steps and their sub-steps the outer path tells the turn
                    acted.append((done.seat, before))
                    seat, path, sealed = done.seat, min(path, before, key=len), isinstance(done.action, Seal)
                _count_round(rounds, before, len(turns) - 1)
            past = look_back(session, record, None) if self._known(record) else None
            place = past.path if past is not None else ""
            if past is None or not (record in (0, len(session.records)) or stories[record]):
                continue
            points = tuple(
                session.controller.counters(past.view, each).get(POINTS, 0) for each in range(len(session.seats))
            )
            scoring = bool(made) and sum(a != b for a, b in zip(made[-1].points, points, strict=True)) > 1
            made.append(PastMoment(record, before or place, seat, max(0, len(turns) - 1), points, scoring))
        self.turns, self.rounds, self.done = tuple(turns), tuple(rounds), tuple(acted)
        return tuple(made)

    def _known(self, record: int) -> bool:
        """A match that goes on from a snapshot does not know the states before it."""
        try:
            self.session.state_at(record)
        except IllegalAction:
            return False
        return True


def _count_round(rounds: list[Span], path: str, turn: int) -> None:
    """The round of a path is its first part (`year 2`); what belongs to none is counted with the round before."""
    if turn < 0:
        return
    name = path.partition(" / ")[0]
    if rounds and (not name or rounds[-1].name == name):
        rounds[-1] = Span(rounds[-1].first, turn, rounds[-1].name)
    elif not rounds or turn > rounds[-1].last:
        rounds.append(Span(turn, turn, name))


def sampled(timeline: Timeline, least: int = 12) -> Sequence[int]:
    """Moments for a chart: the ends of the coarsest parts of the match (rounds, seasons, turns) of which there are
    enough."""
    moments = timeline.moments
    for depth in (1, 2):
        keys = [" / ".join(moment.path.split(" / ")[:depth]) for moment in moments]
        ends = [at for at, key in enumerate(keys) if at == len(keys) - 1 or keys[at + 1] != key]
        if len(ends) >= least:
            return ends if ends[0] == 0 else [0, *ends]
    return sorted({0, *(timeline.end_of_turn(turn) for turn in range(len(timeline.turns))), timeline.last})
