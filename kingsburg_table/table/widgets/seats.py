"""Controls about people: a chair at the drawn table, the five colours with their crests, person or computer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw import control, hatch, wood
from kingsburg_table.table.draw.crest import crest, token
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.input.events import Key
from kingsburg_table.table.theme import SEATS, mix
from kingsburg_table.table.widgets.base import Pressable, Said, Widget
from kingsburg_table.table.widgets.label import Label, broken
from kingsburg_table.table.widgets.style import focus_ring

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas


class Chair(Widget):
    """A chair with the crest of who sits there, or free. It can be pressed and its crest can be dragged.

    `badge` is an icon at its corner. `press` is told the chair; `drop` is told the chair and the place where a dragged
    crest was let go.
    """

    def __init__(
        self,
        chair: int,
        box: Box,
        seat: int | None,
        name: str,
        words: Box,
        anchor: str,
        press: Callable[[int], object],
        drop: Callable[[int, Point], object],
        *,
        size: float,
        held: bool = False,
        wanted: bool = False,
        tip: str = "",
        badge: str = "",
    ) -> None:
        super().__init__(f"chair.{chair}", box, tip=tip)
        self.badge = badge
        self.chair, self.seat, self._press, self._drop, self.held, self.inviting = (
            chair,
            seat,
            press,
            drop,
            held,
            wanted,
        )
        face, colour = ("serif", "ink") if seat is not None else ("serif_italic", "ink_soft")
        side, lie = ("l", "middle") if anchor == "l" else ("c", "top")
        short = broken(name)
        self.label = Label(name, words, size, face=face, colour=colour, anchor=side, lines=2, short=short, lie=lie)
        self._start: Point | None = None
        self._at: Point | None = None

    def solve(self, canvas: Canvas) -> None:
        self.label.solve(canvas)

    def touch(self, at: Point) -> bool:
        self._start = at
        return True

    def drag(self, at: Point) -> bool:
        if self.seat is None or self._start is None:
            return False
        far = abs(at[0] - self._start[0]) + abs(at[1] - self._start[1]) > 10
        self._at = at if far or self._at is not None else None
        return self._at is not None

    def release(self, at: Point) -> bool:
        moved, self._at, self._start = self._at, None, None
        if moved is not None:
            self._drop(self.chair, at)
        elif self.box.holds(at):
            self._press(self.chair)
        return True

    def cancel(self) -> bool:
        self._at = self._start = None
        return True

    def key(self, key: Key) -> bool:
        if key.name in ("enter", "space") and not key.repeat:
            self._press(self.chair)
            return True
        return False

    @property
    def open(self) -> bool:
        return self._at is not None

    def draw(self, canvas: Canvas) -> None:
        box, radius = self.box, min(self.box.w, self.box.h) * 0.2
        if self.inviting or (self.hovered and self.seat is None):
            canvas.glow(box, "gold_lit", radius, 8, 170)
        if self.seat is None:
            canvas.rrect(box, radius, "slip" if self.hovered else None, "muted", 2, dash=(7, 6), opacity=0.85)
            icon(canvas, "gain", box.centre, min(box.w, box.h) * 0.4)
        else:
            wood.plank(canvas, box, "#7A5230", radius, 12, 110, 6)
            cloth = mix(SEATS[self.seat].colour, "#3B2716", 0.35)
            canvas.rrect(box.inset(8), radius * 0.7, cloth, opacity=0.92)
            if self._at is None:
                size = min(box.w, box.h) * (0.8 if self.held or self.hovered else 0.72)
                token(canvas, self.seat, box.centre, size, glow=self.held)
            if self.badge:
                corner, size = (box.right - 4, box.y + 4), min(box.w, box.h) * 0.2
                canvas.circle(corner, size, "slip", "gilt_dark", 1.6)
                icon(canvas, self.badge, corner, size * 1.36)
        self.label.draw(canvas)
        if self.focused:
            focus_ring(canvas, box, radius)

    def draw_over(self, canvas: Canvas) -> None:
        if self._at is not None and self.seat is not None:
            token(canvas, self.seat, self._at, min(self.box.w, self.box.h) * 0.85, glow=True)

    def said(self) -> list[Said]:
        return [self.label.said()]


class Colours(Widget):
    """The five colours, each with hatch and crest. `owners` tells whom a taken one belongs to.

    `do` is told the colour that was asked for, taken or not: the screen answers.
    """

    def __init__(
        self,
        id: str,
        box: Box,
        chosen: int,
        owners: set[int],
        do: Callable[[int], object],
        *,
        tip: str = "",
    ) -> None:
        super().__init__(id, box, tip=tip)
        self.chosen, self.owners, self.do = chosen, owners, do
        self.fields = box.columns(5, box.h * 0.24)

    def release(self, at: Point) -> bool:
        for colour, field in enumerate(self.fields):
            if field.inset(-box_gap(self.box), 0).holds(at):
                self.do(colour)
                return True
        return False

    def key(self, key: Key) -> bool:
        """Arrows go to the next colour that nobody has."""
        if key.name not in ("left", "right"):
            return False
        step = 1 if key.name == "right" else -1
        colour = self.chosen + step
        while 0 <= colour < 5 and colour in self.owners:
            colour += step
        if 0 <= colour < 5:
            self.do(colour)
        return True

    def draw(self, canvas: Canvas) -> None:
        for colour, field in enumerate(self.fields):
            taken = colour in self.owners
            paint = partial(_swatch, field=field, colour=colour)
            canvas.cached(("swatch", colour), field, paint, opacity=0.3 if taken else 1.0)
            canvas.rrect(field, 6, None, "muted" if taken else "ink", 1.6, opacity=0.6 if taken else 1.0)
            if colour == self.chosen:
                canvas.rrect(field.inset(-5), 10, None, "gilt_dark", 3)
        if self.focused:
            focus_ring(canvas, self.fields[self.chosen].inset(-4), 9)


class WhoPlays(Pressable):
    """A person or a computer; pressed, it is the other."""

    def __init__(self, id: str, box: Box, computer: bool, do: Callable[[], object], *, tip: str = "") -> None:
        super().__init__(id, box, tip=tip)
        self.computer, self.do = computer, do

    def press(self) -> bool:
        self.do()
        return True

    def draw(self, canvas: Canvas) -> None:
        control.segments_ground(canvas, self.box)
        for sign, field in zip(("person", "computer"), self.box.inset(3).columns(2), strict=True):
            chosen = (sign == "computer") == self.computer
            if chosen:
                control.segment(canvas, field, chosen=True)
            icon(canvas, sign, field.centre, min(field.w, field.h) * 0.82, opacity=1.0 if chosen else 0.45)
        if self.hovered:
            canvas.rrect(self.box, 9, None, "gilt_dark", 2)
        if self.focused:
            focus_ring(canvas, self.box, 9)


def box_gap(box: Box) -> float:
    return box.h * 0.12


def _swatch(canvas: Canvas, field: Box, colour: int) -> None:
    """Colour with hatch; the crest makes it readable without colour."""
    look = SEATS[colour + 1]
    box = Box(0, 0, field.w, field.h)
    canvas.rrect(box, 6, look.colour)
    if look.hatch != "solid":
        hatch.pattern(canvas, box, look.hatch, hatch.seat_ink(colour + 1, 60), 8, 6)
    crest(canvas, look.crest, box.centre, min(field.w, field.h) * 0.76, look.on)
