"""What follows a move before everything lies still: dice are thrown, the picture changes over, pieces travel.

The state stands already; nothing here can change it, and any input ends it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from kingsburg_table.core.actions import Event
from kingsburg_table.table.box import Box, centred
from kingsburg_table.table.draw import wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.motion import CROSSFADE_MS
from kingsburg_table.table.pieces.flying import Cast, Flight
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.moments import beats, moment_of
from kingsburg_table.table.play.still_there import StillThere
from kingsburg_table.table.scenes.table import telling, throw_tray
from kingsburg_table.table.scenes.table.air import Places
from kingsburg_table.table.scenes.table.before import Before
from kingsburg_table.table.scenes.table.cloth import Cloth
from kingsburg_table.table.scenes.table.flights import LONGEST_MS, Convoy, Flights
from kingsburg_table.table.scenes.table.laid_out import LaidOut
from kingsburg_table.table.scenes.table.noises import Noises
from kingsburg_table.table.scenes.table.old import Old
from kingsburg_table.table.scenes.table.tabletop import Tabletop
from kingsburg_table.table.scenes.table.telling import ToldBeat
from kingsburg_table.table.scenes.table.throwing import Throwing
from kingsburg_table.table.settings import Dice

if TYPE_CHECKING:
    from kingsburg_table.table.app import App

FADE = "picture"


class Staging:
    """One table's motion. `mark` before a move, `show` after it."""

    def __init__(self, app: App, out: LaidOut, noises: Noises) -> None:
        self.app, self.out, self.noises = app, out, noises
        self.flights = Flights(self.app.motion)
        self.throwing = Throwing(self.app.motion, self.app.sound.play)
        self.cloth = Cloth(self.app.motion)
        self._fading: pygame.Surface | None = None
        self._unheard: list[ToldBeat] = []  #: beats that are heard when their time comes
        self._rest: Sequence[Event] = ()  #: what follows the mover's own pieces, or is told after a throw
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
        return Old.of(self.out, self.app.window.keep(), dropped, self._showed())

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
        self._old = old
        if not self._own_first(old, events):
            fades = old.showed != self._showed()
            self._go_on(old.picture, events, {} if old.seat != self.out.desk.sight.seat else old.places, fades)

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

    def _own_first(self, old: Old, events: Sequence[Event]) -> bool:
        """Whoever moved sees the pieces of the move arrive on the table as it was; then dice are thrown, or the screen
        goes to the next one. False where nothing of the kind follows, or nothing flies."""
        sight, board, moments = self.out.desk.sight, self.out.desk.board, self.out.layout.moments
        if old.sight is None or (old.focus == "stage" != sight.focus):
            return False

        def follows(event: Event) -> bool:
            moment = moment_of(moments, event)
            return (event.values.get("seat") != old.seat or board.cast(event, sight, None) is not None
                    or (moment is not None and moment.large))

        first = next((at for at, event in enumerate(events) if follows(event)), len(events))
        if not self._hidden and old.seat == sight.seat and not any(board.cast(each, sight, None) for each in events):
            return False
        desk = Tabletop(StillThere(self.out.match.session, old.seat, old.own), self.out.layout, self.out.desk.metrics,
                        self.out.desk.speaker, old.focus)
        desk.dimmed = old.dimmed
        before = Before(desk, replace(old.sight, decision=None))
        lasts = self.flights.start([Convoy(events[:first])], old.places, desk, before, (), events[first:])
        if not self.flights.on:
            return False
        self.noises.happened(events[:first])
        self.desk, self._rest, self._left = desk, events[first:], LONGEST_MS - lasts
        self.out.match.screen.handover.put_off(lasts * self.app.motion.factor)
        return True

    def _go_on(
        self, picture: pygame.Surface, events: Sequence[Event], places: Places, fades: bool, most: float = LONGEST_MS
    ) -> None:
        """What follows the mover's own pieces: the curtain, a throw, or what happened to everybody."""
        if self._hidden:
            self.noises.happened(events)
            self.finish()
            self.cloth.close(picture)
            return
        casts = self._casts(events)
        if casts:
            sight = self.out.desk.sight
            self.throwing.begin(
                casts, self._by_hand, self.out.desk.regions.stage, sight.wide, throw_tray.darkened(picture),
                self._prelude(events),
            )
            return
        self._start(events, (), places, CROSSFADE_MS if fades else 0.0, most)
        if fades:
            self._fade(picture)

    @property
    def old(self) -> Old | None:
        """How it was, while the mover's pieces arrive."""
        return self._old if self.desk is not None else None

    def _hand_over(self) -> None:
        """The mover has seen the pieces arrive: now what follows."""
        self.desk = None
        self._go_on(self.app.window.keep(), self._rest, {}, True, self._left)

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
        told = [each for _, _, each in telling.timed(cut, 0.0, self.out.desk, moves=False) if each is not None]
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

    def _start(
        self, events: Sequence[Event], dice: Sequence[Flight], places: Places, begins: float, most: float = LONGEST_MS
    ) -> None:
        """The pieces of every beat travel while it is told."""
        moments = self.out.layout.moments if self.app.settings.moments else {}
        cut = telling.in_place(beats(events, moments, self.out.layout.manner), self.out.desk)
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
        self._old = None

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
        """A beat sounds when it is told; music steps back for a large one."""
        throwing = self.throwing
        at = throwing.told_at if throwing.telling else self.flights.now if self.flights.on else None
        while at is not None and self._unheard and self._unheard[0].begins <= at:
            self.noises.happened(self._unheard.pop(0).beat.events, at_once=True)
        self.noises.solemn = throwing.telling or self.flights.solemn

    def _counted(self) -> None:
        """The dice go from the felt to where they belong, with all that happened besides."""
        canvas = self.app.canvas
        felt = pygame.Surface(canvas.surface.get_size()).convert()
        own = Canvas(felt, canvas.scale, canvas.theme, canvas.sprites)
        throw_tray.draw(own, self.throwing, self.out.desk, empty=True)
        self._fade(felt)
        places: dict[str, list[Box]] = {}
        dice: list[Flight] = []
        for lane in self.throwing.lanes:
            for at, (goal, die) in enumerate(zip(lane.cast.goals, lane.dice, strict=False)):
                start = f"felt.{len(dice)}"
                places[start] = [centred(die.rest, die.size, die.size)]
                dice.append(Flight(("dice", die.look, die.face), start, goal, part=(at, len(lane.dice))))
        self.throwing.finish()
        self._start(self._rest, dice, places, CROSSFADE_MS)

    @property
    def moving(self) -> bool:
        """Whether anything is still on its way, dice in a waiting hand apart."""
        throwing = self.throwing
        travels = self.flights.on or self._fading is not None or self.cloth.moves
        return travels or (throwing.on and not throwing.waits)

    def end(self) -> None:
        """Any input ends what moves; a throw takes its inputs itself."""
        if not self.throwing.on:
            self.finish()

    def finish(self) -> None:
        """Everything lies where the state says."""
        self.flights.finish()
        self.throwing.finish()
        self.cloth.finish()
        self._fading, self._old, self.desk, self._unheard = None, None, None, []
        self.app.motion.stop(FADE)

    # -- drawing -------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Over the table: the old picture that fades, the pieces in the air."""
        if self._fading is not None and self._fading.get_size() == canvas.surface.get_size():
            self._fading.set_alpha(round(255 * self.app.motion.value(FADE, 0.0)))
            canvas.surface.blit(self._fading, (0, 0))
        self.flights.draw(canvas)
