"""What the table sounds like. Like the drawing it knows only what those at the screen may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kingsburg_table.core.actions import Event
from kingsburg_table.table.play.focus import Focus
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.narrowing import Touched, kind_of
from kingsburg_table.table.play.results import Idle, Moved, Nothing, NotSaved, Played, Refused, Result, Selected
from kingsburg_table.table.scenes.table.laid_out import LaidOut

if TYPE_CHECKING:
    from kingsburg_table.table.sound import Sound

LIGHTLY = 0.6
TOUCH = "tile_click"
PUT_AWAY = (Idle.RECAP, Idle.PAST)


class Noises:
    """The sounds of one table: of presses at once, of hand-overs and glances when time passes."""

    def __init__(self, sound: Sound, out: LaidOut, focus: Focus) -> None:
        self._sound, self.out, self.focus = sound, out, focus
        self.solemn = False  #: something is told large
        self._curtain: bool | None = None
        self._called: int | None = None
        self._looking: str | None = None

    def after(self, result: Result, id: str = "") -> None:
        """What came of a press on the thing `id`; called before the table is laid out anew."""
        sound = self._sound
        if isinstance(result, Played):
            sound.play_row(("seal_press",))  # what came of it is heard where it is shown
        elif isinstance(result, Moved):
            if result.actions:
                sound.play_row(["seal_press" if id == "redo" else "seal_lift"])
        elif isinstance(result, Selected):
            self._touched(result.answer.touched, id)
        elif isinstance(result, (Refused, NotSaved)):
            sound.play("soft_no")
        elif isinstance(result, Nothing):
            if result.because in PUT_AWAY:
                sound.play("card_slide")
            elif result.because is Idle.NOT_ARMED:
                sound.play("soft_no", LIGHTLY)

    def happened(self, events: Sequence[Event], at_once: bool = False) -> None:
        """What these events sound like; `at_once`: what is left of other sounds gives way."""
        ids = self.out.layout.sounds.of(events) if events else ()
        if at_once and ids:
            self._sound.play_row(ids)
        else:
            self._sound.then(*ids)

    def chip(self) -> None:
        """A choice in the scroll is armed."""
        self._sound.play(TOUCH, LIGHTLY)

    def _touched(self, touched: Touched, id: str) -> None:
        spot = self.out.desk.spot(id)
        if spot is None:
            return
        if touched in (Touched.ADDED, Touched.REPLACED):
            self._sound.play(self.out.layout.sounds.touch.get(kind_of(spot.target), TOUCH), LIGHTLY)
        elif touched is Touched.REMOVED:
            self._sound.play("card_slide", LIGHTLY)

    # -- time ----------------------------------------------------------------------------------------------------

    def watch(self, now: float) -> None:
        """Time passed: hear the curtain, call the next player, tick when the eye meets what can be pressed."""
        match = self.out.match
        curtain = match.screen.phase is Phase.CURTAIN
        if self._curtain is not None and curtain != self._curtain:
            self._sound.then("curtain")
            if curtain:
                self._call()
        self._curtain = curtain
        self._sound.ducked = curtain or self.solemn
        called = match.seat if match.screen.handover.banner(now) else None
        if called is not None and called != self._called:
            self._call()
        self._called = called
        self._glance()

    def _call(self) -> None:
        """The chime of the player whose turn it is, where more than one could be meant."""
        match = self.out.match
        if match.seat in match.screen.company.people and len(match.screen.company.people) > 1:
            self._sound.chime(match.session.seats[match.seat].colour)

    def _glance(self) -> None:
        looking = self.focus.looking
        if looking == self._looking:
            return
        self._looking = looking
        if looking is not None and self.out.match.screen.phase is Phase.TURN and looking in self.out.lit_ids():
            self._sound.play("hover_tick")

    def leave(self) -> None:
        """The table is gone, and its curtain with it."""
        self._sound.ducked = False
