"""What follows a move before everything lies still: dice are thrown, the picture changes over, pieces travel.

The state stands already; nothing here can change it, and any input ends it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from kingsburg_table.core.actions import Event
from kingsburg_table.table.box import Box, centred
from kingsburg_table.table.draw import wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.layout import Focus
from kingsburg_table.table.motion import CROSSFADE_MS
from kingsburg_table.table.pieces.flying import Cast, Flight
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.moments import beats
from kingsburg_table.table.play.still_there import StillThere
from kingsburg_table.table.scenes.table import telling, throw_tray
from kingsburg_table.table.scenes.table.before import Before
from kingsburg_table.table.scenes.table.flights import LONGEST_MS, Convoy, Flights, Places
from kingsburg_table.table.scenes.table.laid_out import LaidOut
from kingsburg_table.table.scenes.table.noises import Noises
from kingsburg_table.table.scenes.table.tabletop import Tabletop
from kingsburg_table.table.scenes.table.telling import ToldBeat
from kingsburg_table.table.scenes.table.throwing import Throwing
from kingsburg_table.table.settings import Dice

if TYPE_CHECKING:
    from kingsburg_table.table.app import App

FADE = "picture"


@dataclass(frozen=True)
class Old:
    """The table before a move: its picture, where things lay, and whose it was."""

    picture: pygame.Surface
    places: Places
    showed: tuple[object, ...]
    seat: int
    focus: Focus
    own: bool = False  #: what only this seat may see lay open


class Staging:
    """One table's motion. `mark` before a move, `show` after it."""

    def __init__(self, app: App, out: LaidOut, noises: Noises) -> None:
        self.app, self.out, self.noises = app, out, noises
        self.flights = Flights(self.app.motion)
        self.throwing = Throwing(self.app.motion, self.app.sound.play)
        self._fading: pygame.Surface | None = None
        self._unheard: list[ToldBeat] = []  #: beats that are heard when their time comes
        self._events: Sequence[Event] = ()
        self._rest: Sequence[Event] = ()  #: what is told after a throw
        self._old: Old | None = None
        self._left = LONGEST_MS  #: of the time that pieces may take, when some have landed
        self.desk: Tabletop | None = None  #: the mover's own view, until the pieces of the move lie

    # -- a move --------------------------------------------------------------------------------------------------

    def mark(self, dropped: Mapping[str, Box]) -> Old | None:
        """How the table looks before it is laid out anew; None where nothing is to move."""
        self.finish()
        settings = self.app.settings
        if settings.tempo.still:
            return None
        places = self.out.desk.places() | {target: [box] for target, box in dropped.items()}
        sight = self.out.desk.sight
        own = sight.decision is not None and sight.decision.private
        return Old(self.app.window.frame.copy(), places, self._showed(), sight.seat, sight.focus, own)

    def _showed(self) -> tuple[object, ...]:
        """What the layout depends on; when it changes, the old picture fades into the new one."""
        desk = self.out.desk
        return desk.sight.seat, desk.sight.estate, desk.sight.focus, tuple(desk.pieces), desk.regions.piazza

    def show(self, old: Old | None, events: Sequence[Event]) -> None:
        """The table is laid out: let the dice be thrown, or the pieces travel."""
        away = self.out.match.past is not None
        if old is None or away or not self.app.settings.moves:
            self.noises.happened(events)
            if old is not None and not away and not self._hidden:
                self._fade(old.picture)
            return
        self._events, self._old = tuple(events), old
        if self._hidden:
            self._before_the_curtain(old, events)
            return
        casts = self._casts(events)
        if casts:
            sight = self.out.desk.sight
            self.throwing.begin(
                casts, self._by_hand, self.out.desk.regions.stage, sight.wide, throw_tray.darkened(old.picture),
                self._prelude(events),
            )
        elif old.seat != self.out.desk.sight.seat and old.seat >= 0:
            self._before_the_next(old, events)
        else:
            self._fly(old.places, old.showed != self._showed())

    def open(self) -> None:
        """A match begins: its first dice are thrown on the empty table."""
        session = self.out.match.session
        if session.records or self.app.settings.tempo.still:
            return
        canvas = self.app.canvas
        empty = pygame.Surface(canvas.surface.get_size()).convert()
        wood.table_top(Canvas(empty, canvas.scale, canvas.theme, canvas.sprites), self.out.desk.regions.whole)
        self.show(Old(empty, {}, (), -1, self.out.desk.sight.focus), session.events_for(self.out.match.screen.eyes)[0])

    @property
    def _hidden(self) -> bool:
        return self.out.match.screen.phase is Phase.CURTAIN

    def _before_the_curtain(self, old: Old, events: Sequence[Event]) -> None:
        """What everybody may see of a move still arrives before the curtain falls."""
        if old.seat >= 0 and old.focus != "stage":
            self._before_the_next(old, events)
        if self.desk is None:
            self.noises.happened(events)
            self.finish()

    def _before_the_next(self, old: Old, events: Sequence[Event]) -> None:
        """The seat that moved sees the pieces of the move arrive; then the picture changes over to the next one."""
        desk = Tabletop(StillThere(self.out.match.session, old.seat, old.own), self.out.layout, self.out.desk.metrics,
                        self.out.desk.speaker, self.out.desk)
        before = Before.of(desk, len(self.out.match.session.records) - 1, old.seat if old.own else None, old.focus)
        first = next((at for at, event in enumerate(events) if event.values.get("seat") != old.seat), len(events))
        lasts = self.flights.start([Convoy(events[:first])], old.places, desk, before, (), events[first:])
        if not self.flights.on:
            if not self._hidden:
                self._fly({}, True)
            return
        self.noises.happened(events[:first])
        self.desk, self._rest, self._left = desk, events[first:], LONGEST_MS - lasts
        self.out.match.screen.handover.put_off(lasts * self.app.motion.factor)

    @property
    def old_picture(self) -> pygame.Surface | None:
        """What lay around the table before the move."""
        return self._old.picture if self._old is not None else None

    def _hand_over(self) -> None:
        """The mover has seen the pieces arrive: now the next one."""
        self.desk = None
        if self._hidden:
            self.noises.happened(self._rest)
            self.finish()
            return
        picture = self.app.window.frame.copy()
        self._start(self._rest, (), {}, CROSSFADE_MS, self._left)
        self._fade(picture)

    def _casts(self, events: Iterable[Event]) -> list[Cast]:
        if self.app.settings.dice is Dice.ONCE:
            return []
        before: Before | None = None
        made = []
        for event in events:
            if self.out.desk.board.cast(event, self.out.desk.sight, None) is None:
                continue
            before = before or self._before()
            cast = self.out.desk.board.cast(event, self.out.desk.sight, before.sight if before is not None else None)
            if cast is not None:
                made.append(cast)
        return made

    def _prelude(self, events: Sequence[Event]) -> list[ToldBeat]:
        """What happened before the first throw and is told in large letters comes before it; the rest after it."""
        desk = self.out.desk
        first = next(at for at, event in enumerate(events) if desk.board.cast(event, desk.sight, None))
        self._rest = events
        if not self.app.settings.moments:
            return []
        layout = self.out.layout
        cut = beats(events[:first], layout.moments, layout.manner, large=True)
        told = [each for _, _, each in telling.timed(cut, 0.0, self.out.desk) if each is not None]
        self._unheard = list(told)
        kinds = {each.beat.events[0].kind for each in told}
        self._rest = [event for at, event in enumerate(events) if at >= first or event.kind not in kinds]
        return told

    def _by_hand(self, seat: int) -> bool:
        plays = self.out.match.screen.company.plays
        return self.app.settings.dice is Dice.HAND and seat >= 0 and plays(seat)

    def _before(self) -> Before | None:
        screen = self.out.match.screen
        focus = self._old.focus if self._old is not None else self.out.desk.sight.focus
        return Before.of(self.out.desk, len(self.out.match.session.records) - 1, screen.eyes, focus)

    def _fly(self, places: Places, fades: bool) -> None:
        if fades and self._old is not None:
            self._fade(self._old.picture)
        self._start(self._events, (), places, CROSSFADE_MS if fades else 0.0)

    def _start(
        self, events: Sequence[Event], dice: Sequence[Flight], places: Places, begins: float, most: float = LONGEST_MS
    ) -> None:
        """The pieces of every beat travel while it is told."""
        moments = self.out.layout.moments if self.app.settings.moments else {}
        cut = beats(events, moments, self.out.layout.manner)
        first = begins if any(beat.moment is not None for beat in cut) else 0.0
        groups, told = [Convoy((), 0.0, dice)], []
        thrown = [event for event in events if dice and self.out.desk.board.cast(event, self.out.desk.sight, None)]
        for beat, at, each in telling.timed(cut, first, self.out.desk):
            groups.append(Convoy(beat.events, at))
            told += [each] if each is not None else []
            if each is None:  # dice are heard while they are thrown
                self.noises.happened([event for event in beat.events if event not in thrown])
        self._unheard = list(told)
        self.flights.start(groups, places, self.out.desk, self._before(), told, most=most)
        self._old, self._events = None, ()

    def _fade(self, picture: pygame.Surface) -> None:
        self._fading = picture
        self.app.motion.fade(FADE, 1.0, 0.0, CROSSFADE_MS)

    # -- time ----------------------------------------------------------------------------------------------------

    def tick(self, now: float) -> bool:
        changed = self.flights.tick()
        self._hear()
        if self.desk is not None and not self.flights.on:
            self._hand_over()
        if self._fading is not None and not self.app.motion.has(FADE):
            self._fading, changed = None, True
        if self.throwing.tick(now):
            self._counted()
            changed = True
        return changed or (self.throwing.lane is not None and not self.throwing.waits)

    def _hear(self) -> None:
        """A beat sounds when it is told."""
        throwing = self.throwing
        at = throwing.told_at if throwing.telling else self.flights.now if self.flights.on else None
        while at is not None and self._unheard and self._unheard[0].begins <= at:
            self.noises.happened(self._unheard.pop(0).beat.events, at_once=True)

    def _counted(self) -> None:
        """The dice go from the felt to where they belong, with all that happened besides."""
        self._fade(self.app.window.frame.copy())
        places: dict[str, list[Box]] = {}
        dice: list[Flight] = []
        for lane in self.throwing.lanes:
            for goal, die in zip(lane.cast.goals, lane.dice, strict=False):
                start = f"felt.{len(dice)}"
                places[start] = [centred(die.rest, die.size, die.size)]
                dice.append(Flight(("dice", die.look, die.face), start, goal))
        self.throwing.finish()
        self._start(self._rest, dice, places, CROSSFADE_MS)

    @property
    def moving(self) -> bool:
        """Whether anything is still on its way, dice in a waiting hand apart."""
        throwing = self.throwing
        return self.flights.on or self._fading is not None or (throwing.on and not throwing.waits)

    def end(self) -> None:
        """Any input ends what moves; a throw takes its inputs itself."""
        if not self.throwing.on:
            self.finish()

    def finish(self) -> None:
        """Everything lies where the state says."""
        self.flights.finish()
        self.throwing.finish()
        self._fading, self._old, self._events, self.desk, self._unheard = None, None, (), None, []
        self.app.motion.stop(FADE)

    # -- drawing -------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Over the table: the old picture that fades, the pieces in the air."""
        if self._fading is not None and self._fading.get_size() == canvas.surface.get_size():
            self._fading.set_alpha(round(255 * self.app.motion.value(FADE, 0.0)))
            canvas.surface.blit(self._fading, (0, 0))
        self.flights.draw(canvas)
