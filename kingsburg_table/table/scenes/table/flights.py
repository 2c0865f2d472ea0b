"""Pieces that travel over the table after a move; state changes first, motion follows.

What a piece is on its way to shows the old state until it is there (`waiting`). All times are milliseconds of the show,
which the tempo stretches; half a second is the most that anything takes without dice in the air.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kingsburg_table.core.actions import Event
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.motion import Motion
from kingsburg_table.table.pieces.flying import OLD_THING, Flight, Way
from kingsburg_table.table.scenes.table import aloft, telling
from kingsburg_table.table.scenes.table.air import Air, Places, together, within
from kingsburg_table.table.scenes.table.before import Before
from kingsburg_table.table.scenes.table.tabletop import Tabletop
from kingsburg_table.table.scenes.table.telling import ToldBeat

SHOW = "show"
COUNT_MS = 300.0
LONGEST_MS = 450.0  #: and the first pictures of it, before the clock begins: half a second
FROM_TICK = 3  #: the clock begins when the first picture stands, however long it took


@dataclass(frozen=True)
class Convoy:
    """Events whose pieces travel together, when they begin, and pieces that travel besides."""

    events: Sequence[Event]
    begins: float = 0.0
    flights: Sequence[Flight] = ()


class Flights:
    """The travelling pieces of the last move."""

    def __init__(self, motion: Motion) -> None:
        self._motion = motion
        self._air: list[Air] = []
        self._counts: list[str] = []
        self._later: set[str] = set()
        self._numbers: set[str] = set()  #: goals of which nothing but a number changes: it goes up piece by piece
        self._pieced: set[str] = set()  #: other goals of which some pieces lie there and wait for the rest
        self._told: list[ToldBeat] = []
        self._lasts = 0.0
        self._desk: Tabletop | None = None
        self._ready = False
        self._ticks = 0

    # -- starting ------------------------------------------------------------------------------------------------

    def start(
        self, groups: Sequence[Convoy], places: Places, after: Tabletop, before: Before | None,
        told: Sequence[ToldBeat] = (), later: Sequence[Event] | None = None, most: float = LONGEST_MS,
    ) -> float:
        """Everything of a group flies together. `places`: where things lay before the move; `told`: the beats besides;
        `later`: what is shown after this, for which its goals wait already and leave half of the time.
        What is not told takes `most` at the longest. Returns when the last piece is there."""
        self.finish()
        self._told = list(told)
        self._desk = after
        made: list[Air] = []
        for group in groups:
            flights = [flight for event in group.events for flight in after.board.flights(event, after.sight)]
            made += together([*group.flights, *flights], places, after, before, group.begins)
        coming = [flight for event in later or () for flight in after.board.flights(event, after.sight)]
        follows = together(coming, places, after, before, 0.0)
        self._later = {air.goal for air in follows if air.goal}
        self._air = within(made, most / 2 if follows else most) if not told else made
        self._counts = self._counted(after, before) if later is None else []
        counting = min(COUNT_MS, most) if self._counts else 0.0
        self._lasts = max([counting, *(air.lands for air in self._air), *(each.ends for each in told)])
        after.before = before
        goals = {air.goal for air in self._air}
        self._numbers = {spot.id for spot in after.spots if spot.id in goals and before and before.counted(spot)}
        if self._lasts:
            self._motion.fade(SHOW, lasts=self._lasts)
            self._ready, self._ticks = True, 0
        self.tick()
        return self._lasts

    def _counted(self, after: Tabletop, before: Before | None) -> list[str]:
        """Things that only count up, without a piece that flies there."""
        if before is None:
            return []
        goals = {air.goal for air in self._air}
        return [spot.id for spot in after.spots if spot.id not in goals and before.counted(spot)]

    # -- time ----------------------------------------------------------------------------------------------------

    @property
    def on(self) -> bool:
        return self._ready and self._motion.has(SHOW)

    @property
    def now(self) -> float:
        """Milliseconds of the show."""
        return self._motion.value(SHOW) * self._lasts if self.on else self._lasts

    @property
    def solemn(self) -> bool:
        """Whether something is told large now."""
        return self.on and any(told.large and told.begins <= self.now < told.ends for told in self._told)

    def tick(self) -> bool:
        """Time passed: what has landed no longer waits. True when the last piece is there."""
        desk = self._desk
        if desk is None:
            return False
        if not self.on:
            self.finish()
            return True
        self._ticks += 1
        if self._ticks == FROM_TICK:
            self._motion.fade(SHOW, lasts=self._lasts)
        now = self.now
        coming: dict[str, tuple[int, int]] = {}
        for air in self._air:
            if air.goal:
                there, all_ = coming.get(air.goal, (0, 0))
                coming[air.goal] = there + (now >= air.lands), all_ + 1
        waiting = dict.fromkeys(self._later, 0.0)
        waiting |= {goal: there / all_ for goal, (there, all_) in coming.items() if there < all_}
        waiting |= dict.fromkeys(self._untold(now), 0.0)
        late = {
            painter for air in self._air if now < air.lands
            for painter in desk.board.follow.get(air.flight.end.partition(".")[0], ())
        }
        if late and desk.before is not None:
            waiting |= {spot.id: 0.0 for spot in desk.spots if spot.thing.painter in late}
        if now < COUNT_MS:
            waiting |= dict.fromkeys(self._counts, now / COUNT_MS)
        desk.waiting = waiting
        self._pieced = {goal for goal, (there, _) in coming.items() if there and goal in waiting} - self._numbers
        falls = desk.still is not None
        desk.lifted = {
            air.spot.id for air in self._air
            if air.old and air.spot is not None and (falls or air.flight.way is not Way.FALL) and now < air.lands
        }
        if desk.still is not None:
            self._settle(desk, set(coming))
        return False

    def _untold(self, now: float) -> list[str]:
        """Things that somebody is told about later."""
        desk = self._desk
        targets = {target for told in self._told if now < told.begins for target in told.beat.targets}
        if desk is None or desk.before is None:
            return []
        return [spot.id for spot in desk.spots if spot.target in targets and spot.id in desk.before.spots]

    def _settle(self, desk: Tabletop, goals: set[str]) -> None:
        """What pieces have come to or have left shows as it is now; a thing that is here no more is gone."""
        here = {spot.id for spot in desk.spots}
        left = {air.left for air in self._air if air.left and not air.old} - goals
        desk.settled = (goals - desk.waiting.keys()) | (left & here)
        desk.lifted = desk.lifted | (left - here) | {air.left for air in self._air if air.old}

    def finish(self) -> None:
        """Everything lies where the state says."""
        if self._desk is not None:
            self._desk.before, self._desk.waiting, self._desk.lifted = None, {}, frozenset()
            self._desk.settled = frozenset()
        self._desk, self._air, self._counts, self._ready = None, [], [], False
        self._told, self._later, self._pieced = [], set(), set()
        self._motion.stop(SHOW)

    @property
    def picture(self) -> object:
        """What the picture under the flying pieces depends on."""
        return tuple(self._desk.waiting.items()) if self._desk is not None else None

    # -- drawing -------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        desk = self._desk
        if desk is None or not self.on:
            return
        now = self.now
        for air in self._air:
            if now < air.lands or air.goal in self._pieced:
                share = min(1.0, max(0.0, (now - air.begins) / air.lasts))
                if share > 0 or air.flight.picture[0] in ("die", "dice", OLD_THING[0]):
                    aloft.draw(canvas, desk, air, share)
        for told in self._told:  # words lie on top
            if told.begins <= now < told.ends:
                telling.draw(canvas, desk, told, now)
