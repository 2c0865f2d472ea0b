"""Dragging one thing onto another: the same as touching the first, then the second.

A press touches at once. When the pointer then leaves with the button down and the thing has somewhere to go, it comes
along; let go over something lit, that is touched too. Let go anywhere else, everything is as it was before the press.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import hypot
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box, Point, centred
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.pieces.spots import PLAIN, Spot
from kingsburg_table.table.play.focus import Focus
from kingsburg_table.table.play.narrowing import Narrowing, Selection
from kingsburg_table.table.play.results import Idle, Nothing, Refused, Selected
from kingsburg_table.table.scenes.table.aftermath import Aftermath
from kingsburg_table.table.scenes.table.laid_out import LaidOut
from kingsburg_table.table.scenes.table.laid_over import LaidOver
from kingsburg_table.table.scenes.table.picks import Remembered

if TYPE_CHECKING:
    from kingsburg_table.table.app import App

FAR = 12.0  #: units from where it was pressed, before a press becomes a drag
LEAST = 46.0  #: a small piece is shown at least as large under the pointer


@dataclass(frozen=True, slots=True)
class Earlier:
    """The selection before a press."""

    narrowing: Narrowing
    selection: Selection
    picked: Remembered


@dataclass(frozen=True, slots=True)
class Dragged:
    """A thing under a button that is down. `after` is what the press made of the selection; None: it still waits."""

    spot: Spot
    start: Point
    before: Earlier
    after: Earlier | None


class Dragging:
    """What the pointer carries at one table."""

    def __init__(self, app: App, out: LaidOut, focus: Focus, laid: LaidOver, aftermath: Aftermath) -> None:
        self.app, self.out, self.focus, self.laid, self.aftermath = app, out, focus, laid, aftermath
        self.on = False
        self.at: Point = (0.0, 0.0)
        self._held: Dragged | None = None

    # -- pressing ------------------------------------------------------------------------------------------------

    def before(self) -> Earlier | None:
        narrowing = self.out.match.narrowing
        if narrowing is None:
            return None
        return Earlier(narrowing, narrowing.selection, self.out.desk.picks.remembered)

    def hold(self, spot: Spot, at: Point, before: Earlier | None) -> None:
        """A press touched this thing, or put it back."""
        if before is not None and before.narrowing is self.out.match.narrowing:
            self._held = Dragged(spot, at, before, self.before())

    def waits(self, spot: Spot, at: Point) -> bool:
        """A second press plays what is armed, but only when the button goes up: it may still become a drag."""
        before = self.before()
        if before is None or not before.narrowing.again(spot.target, self.out.desk.marked(spot)):
            return False
        self._held = Dragged(spot, at, before, None)
        return True

    # -- moving --------------------------------------------------------------------------------------------------

    def move(self, at: Point) -> bool:
        """The pointer moves with the button down; True while it carries something."""
        held = self._held
        if held is None:
            return False
        if held.before.narrowing is not self.out.match.narrowing:
            self._held, self.on = None, False
            return False
        if not self.on and (hypot(at[0] - held.start[0], at[1] - held.start[1]) < FAR or not self._lift(held)):
            return False
        self.at = at
        under = self._under(at)
        self.focus.pointer(under.id if under is not None else None)
        return True

    def _lift(self, held: Dragged) -> bool:
        """Touch the thing, if it is not, and see whether there is anything to drop it on."""
        narrowing = held.before.narrowing
        if not narrowing.touched.get(held.spot.target):
            self._back(held.before)
        goals = [spot for spot in self.out.desk.spots if spot.target in narrowing.lit - {held.spot.target}]
        if not goals or not narrowing.touched.get(held.spot.target):
            self._back(held.after or held.before)
            self._held = None
            return False
        self.on = True
        self.out.renew()
        return True

    def _under(self, at: Point) -> Spot | None:
        """The uppermost thing here on which it can be dropped."""
        narrowing, held = self.out.match.narrowing, self._held
        if narrowing is None or held is None:
            return None
        lit = narrowing.lit - {held.spot.target}
        return next((s for s in reversed(self.out.desk.spots) if s.target in lit and s.holds(at)), None)

    # -- letting go ----------------------------------------------------------------------------------------------

    def release(self, at: Point, now: float) -> bool:
        """The button goes up. True if that was the end of a drag, or the second press that plays."""
        held, dragged = self._held, self.on
        under = self._under(at) if dragged else None
        self._held, self.on = None, False
        if held is None or held.before.narrowing is not self.out.match.narrowing:
            return False
        if dragged and under is not None:
            result = self.out.match.drop(held.spot.target, under.target, now)
            if isinstance(result, Selected):
                self.out.desk.picks.pick(under)
            self.aftermath.show(result, under.id, {held.spot.target: centred(at, LEAST)})
            return True
        if not dragged and held.after is None:
            played = self.out.match.press(held.spot.target, now, self.out.desk.marked(held.spot))
            self.aftermath.show(played, held.spot.id)
            return True
        if dragged:
            self._nowhere(held, at)
        return dragged

    def _nowhere(self, held: Dragged, at: Point) -> None:
        """Over the thing itself it was a press, and nothing more; elsewhere it never happened."""
        spot = self.out.desk.spot_at(at)
        if spot is not None and spot.id == held.spot.id and held.after is not None:
            self._back(held.after)
        else:
            self._back(held.before)
            why = self.out.match.asked.why_not(spot.target) if spot is not None else None
            if why is not None and spot is not None:
                self.laid.explain(why, spot.id)
            self.aftermath.noises.after(Refused(why) if why is not None else Nothing(Idle.NOT_ARMED))
        self.out.renew()
        self.app.redraw()

    def cancel(self) -> bool:
        """Escape, another button, or the window is left: as if nothing had been dragged."""
        held, self._held = self._held, None
        was, self.on = self.on, False
        if was and held is not None and held.before.narrowing is self.out.match.narrowing:
            self._back(held.before)
            self.out.renew()
            self.app.redraw()
        return was

    def _back(self, before: Earlier) -> None:
        before.narrowing.restore(before.selection)
        self.out.desk.picks.restore(before.picked)

    # -- drawing -------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """A line around all it can be dropped on, light on what is under the pointer, and the thing itself."""
        held, narrowing = self._held, self.out.match.narrowing
        if not self.on or held is None or narrowing is None:
            return
        desk, under = self.out.desk, self._under(self.at)
        for spot in desk.spots:
            if spot.target in narrowing.lit and spot.target != held.spot.target:
                here = under is not None and spot.id == under.id
                frame = spot.box.inset(-4)
                if here:
                    canvas.rrect(frame, 10, "gold_bright", opacity=0.2)
                canvas.rrect(frame, 10, None, "walnut_deep", 5.4 if here else 4.0, opacity=0.75)
                canvas.rrect(frame.inset(1), 9, None, "gold_hot" if here else "gold_lit", 3.4 if here else 2.2)
        self._ghost(canvas, held)

    def _ghost(self, canvas: Canvas, held: Dragged) -> None:
        """The dragged thing hangs from where it was taken; in whole pixels, so that it is painted once."""
        desk, scale, spot = self.out.desk, canvas.scale, held.spot
        larger = max(1.0, LEAST / max(spot.box.w, spot.box.h))
        wide, high = spot.box.w * larger, spot.box.h * larger
        left = self.at[0] - (held.start[0] - spot.box.x) * larger
        top = self.at[1] - (held.start[1] - spot.box.y) * larger
        box = Box(round(left * scale) / scale, round(top * scale) / scale, wide, high)
        lying = replace(spot, box=Box(0, 0, wide, high))
        key = ("dragged", spot.thing, desk.sight.lang, len(self.out.match.session.records))
        canvas.cached(key, box, lambda own: desk.board.paint(own, lying, PLAIN, desk.sight), 30, 0.85)
