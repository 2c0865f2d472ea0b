"""The sum of the dice against the threshold: a half circle that fills up."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from kingsburg_table.table.boards.label import pictures
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas, Point
from kingsburg_table.table.draw.icon import figure
from kingsburg_table.table.theme import SEATS, Colour

NEAR_THE_END = 0.8  #: of the dial: from here on the threshold is written beside it


@dataclass(frozen=True, slots=True)
class Sum:
    """How far a player's dice go: now, with the looked-at die, and what is allowed."""

    now: int
    then: int
    limit: int
    most: int  #: the highest threshold there is
    colour: int

    @property
    def fits(self) -> bool:
        return self.then <= self.limit


def draw(canvas: Canvas, box: Box, sum: Sum, size: float) -> None:
    """`size` is of the figures in the middle."""
    thick = box.h * 0.15
    aside = size * 0.55 if sum.limit > sum.most * NEAR_THE_END else 0.0
    r = min(box.w / 2 - 12 - aside, box.h - size * 0.9)
    cx, cy = box.cx, box.bottom - 6
    most = max(sum.most, sum.then)

    def at(value: float, radius: float) -> Point:
        angle = pi + pi * min(value, most) / most
        return cx + radius * cos(angle), cy + radius * sin(angle)

    def ring(start: float, end: float, fill: Colour | None, line: Colour | None = None) -> None:
        if end > start or line:
            steps = [start + (end - start) * i / 24 for i in range(25)]
            outline = [at(v, r) for v in steps] + [at(v, r - thick) for v in reversed(steps)]
            canvas.poly(outline, fill, line, 1.2)
    ring(0, sum.limit, "#E7DAB6")
    ring(sum.limit, most, "#E5C2B0")
    ring(0, sum.now, SEATS[sum.colour].colour)
    ring(sum.now, sum.then, "#F0C84A" if sum.fits else "#D98A5A")
    ring(0, most, None, "ink_soft")
    for value in range(1, most):
        canvas.line(at(value, r - thick), at(value, r - thick * 0.72), "ink_soft", 1, 0.6)
    canvas.poly([at(sum.limit, r - thick - 4), at(sum.limit, r + 7)], None, "carmine", 3.4, closed=False)
    figure(canvas, str(sum.limit), at(sum.limit, r + size * 0.55), size * 0.66, "carmine")
    words = f"{sum.now} [>] *{sum.then}*" if sum.then != sum.now else f"*{sum.now}*"
    tone = "carmine" if not sum.fits else "gilt_dark" if sum.then != sum.now else "ink"
    pictures(canvas, words, Box(cx - r + thick, cy - size * 0.95, 2 * (r - thick), size), size, anchor="c",
             bold_colour=tone)
