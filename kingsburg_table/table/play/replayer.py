"""Playing a match again: forwards, backwards, at a pace; nothing in it can be played and nothing is secret."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal

from kingsburg_table.core.actions import Decision, Event, Option
from kingsburg_table.core.agenda import State
from kingsburg_table.core.session import Session
from kingsburg_table.table.play.chronicle import Chronicle, ChronicleTurn
from kingsburg_table.table.play.ledger import BLANK, LedgerPage
from kingsburg_table.table.play.manner import Manner
from kingsburg_table.table.play.narrowing import Narrowing
from kingsburg_table.table.play.past import Past
from kingsburg_table.table.play.timeline import PastMoment, Timeline

Jump = Literal["action", "turn", "scoring"]

SPEEDS = (1, 2, 4, 8, 16)
STEP_MS = 1000.0  #: one step at single speed
KEPT = 64


class Replayer:
    """Stands where a match stands for those who draw it: `view`, `seat`, `counters` are those of the moment."""

    def __init__(self, session: Session[Any, Any], manner: Manner | None = None, record: int | None = None) -> None:
        self.session = session
        self.manner = manner or Manner()
        self.timeline = Timeline(session)
        self.at = self.timeline.at(len(session.records) if record is None else record)
        self.playing = False
        self.speed = SPEEDS[0]
        self.jump: Jump = "action"
        self._since = 0.0
        self._look = lru_cache(KEPT)(self.timeline.past)
        self._stories = session.events_for(None)
        self.story: tuple[ChronicleTurn, ...] = Chronicle(session).groups(None)

    # -- where we are --------------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        return self.session.game

    @property
    def moment(self) -> PastMoment:
        return self.timeline.moments[self.at]

    @property
    def seat(self) -> int:
        return self.moment.seat

    @property
    def past(self) -> Past:
        return self._look(self.at)

    @property
    def view(self) -> State:
        return self.past.view

    @property
    def decision(self) -> Decision | None:
        """Nothing is asked."""
        return None

    @property
    def narrowing(self) -> Narrowing | None:
        return None

    @property
    def pending(self) -> LedgerPage:
        return BLANK

    def wasteful(self, option: Option) -> bool:
        return False

    @property
    def over(self) -> bool:
        """The match is shown as it ended."""
        return self.at == self.timeline.last and self.session.decision is None

    def counters(self, seat: int) -> Mapping[str, int]:
        return self.session.controller.counters(self.view, seat)

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened in this moment, as all may know it."""
        return tuple(self._stories[self.moment.record])

    @property
    def weightiest(self) -> Event | None:
        """The event of this moment that matters most; what the acting seat did comes before what followed."""
        own = [event for event in self.events if event.values.get("seat") == self.seat]
        return max(own or self.events, key=lambda event: self.manner.weight(event.kind).weight, default=None)

    def touched(self) -> tuple[str, ...]:
        """The things on the table that this moment's events touched."""
        found = (thing for event in self.events for thing in self.manner.weight(event.kind).touched(event.values))
        return tuple(dict.fromkeys(found))

    # -- moving --------------------------------------------------------------------------------------------------

    def seek(self, moment: int) -> bool:
        """Go to a moment; True if that is another one."""
        before, self.at = self.at, max(0, min(self.timeline.last, moment))
        self._since = 0.0
        if self.at == self.timeline.last:
            self.playing = False
        return self.at != before

    def step(self, way: int, jump: Jump | None = None) -> bool:
        """One step forwards or backwards: an action, a turn, or to the next scoring."""
        line = self.timeline
        jump = jump or self.jump
        if jump == "action":
            return self.seek(self.at + way)
        return self.seek(line.next_turn(self.at, way) if jump == "turn" else line.next_scoring(self.at, way))

    def toggle(self) -> None:
        """Play or pause; at the end it begins anew."""
        if not self.playing and self.at == self.timeline.last:
            self.at = 0
        self.playing = not self.playing and self.timeline.last > 0
        self._since = 0.0

    def faster(self, way: int) -> None:
        self.speed = SPEEDS[max(0, min(len(SPEEDS) - 1, SPEEDS.index(self.speed) + way))]

    def tick(self, dt: float) -> bool:
        """Time passed; True if the moment changed. After a long break it does not make up more than half a second."""
        if not self.playing:
            return False
        since = self._since + min(dt, 500.0)
        lasts = STEP_MS / self.speed
        before = self.at
        while self.playing and since >= lasts:
            since -= lasts
            self.step(1)
        self._since = since
        return self.at != before
