"""Charts of the results: points over time as lines, points by source as hatched bars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kingsburg_table.table.draw import hatch
from kingsburg_table.table.draw.canvas import Canvas, Point, Rect
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.theme import SEATS, mix


class Curve(NamedTuple):
    """One seat's values at steps 0, 1, 2 ..."""

    seat: int
    name: str
    values: Sequence[float]


class Part(NamedTuple):
    """A source of points: its colour and its hatch."""

    name: str
    colour: str
    pattern: str


def nice_step(span: float, most: int = 6) -> int:
    """A round step that gives at most so many lines."""
    step = 1
    for step in (k * 10 ** e for e in range(6) for k in (1, 2, 5)):
        if span / step <= most:
            break
    return step


def line_chart(canvas: Canvas, rect: Rect, curves: Sequence[Curve], bands: Sequence[tuple[int, int, str]] = (),
               label_width: float = 158, name_size: float = 20) -> list[Point]:
    """Points over time. bands: (first step, last step, label), every other one shaded. Returns the curves' ends."""
    x, y, w, h = rect
    left, foot = x + 44, 40 if bands else 12
    wide, high = w - 44 - label_width, h - foot
    steps = max(1, max((len(c.values) for c in curves), default=2) - 1)
    low = min(0.0, min((min(c.values) for c in curves if c.values), default=0.0))
    step = nice_step(max((max(c.values) for c in curves if c.values), default=1.0) - low)
    top = low + step * max(1, -(-int(max((max(c.values) for c in curves if c.values), default=1) - low) // step))

    def spot(i: float, v: float) -> Point:
        return (left + wide * i / steps, y + high - high * (v - low) / (top - low))
    for n, (a, b, name) in enumerate(bands):
        xa, xb = spot(a, 0)[0], spot(b, 0)[0]
        if n % 2 == 0:
            canvas.fill((xa, y, xb - xa, high), "#EADFBF", 0.7)
        canvas.text(name, ((xa + xb) / 2, y + high + 24), "caption", face="serif", anchor="c")
    v = low - low % step
    while v <= top + 1e-9:
        gy = spot(0, v)[1]
        canvas.line((left, gy), (left + wide, gy), "ink_soft", 1, 0.3)
        canvas.text(f"{v:g}".replace("-", "−"), (left - 10, gy), "caption", colour="ink_soft", anchor="r")
        v += step
    for curve in curves:
        points = [spot(i, value) for i, value in enumerate(curve.values)]
        look = SEATS[curve.seat]
        colour = look.colour if look.dark else mix(look.colour, "#000000", 0.12)
        if len(points) > 1:
            canvas.poly(points, None, "#FFF9EA", 8, closed=False)
            canvas.poly(points, None, colour, 3.6, closed=False)
    for k, curve in enumerate(curves):                       # crests on the lines, staggered
        n = len(curve.values)
        for i in range(3 + k, n - 2, max(4, n // 3)):
            token(canvas, curve.seat, spot(i, curve.values[i]), 24, shadow=False)
    ends = [spot(len(c.values) - 1, c.values[-1]) for c in curves]
    _names(canvas, curves, ends, name_size)
    return ends


def _names(canvas: Canvas, curves: Sequence[Curve], ends: Sequence[Point], size: float) -> None:
    """Names at the ends, kept apart, with a line to the true value."""
    last = -1e9
    for curve, (x, y) in sorted(zip(curves, ends, strict=True), key=lambda pair: pair[1][1]):
        row = max(y, last + 34)
        last = row
        canvas.line((x, y), (x + 22, row), "ink_soft", 1.4, 0.8)
        token(canvas, curve.seat, (x + 40, row), 28, shadow=False)
        canvas.text(curve.name, (x + 62, row), face="sans_bold", size=size)


def bar(canvas: Canvas, rect: Rect, parts: Sequence[tuple[Part, float]], most: float) -> float:
    """Points by source in one row; returns where the row ends."""
    x, y, w, h = rect
    for part, value in parts:
        if value <= 0:
            continue
        wide = w * value / most
        canvas.rrect((x, y, wide, h), 2, part.colour, "ink", 1.2)
        hatch.pattern(canvas, (x + 1, y + 1, wide - 2, h - 2), part.pattern, (255, 255, 255, 44), 9)
        number = f"{value:g}"
        if canvas.text_width(number, "caption", face="serif_bold") + 4 <= wide:
            if wide >= 34:
                canvas.rrect((x + wide / 2 - 15, y + h / 2 - 13, 30, 26), 5, part.colour)
            canvas.text(number, (x + wide / 2, y + h / 2), "caption", face="serif_bold", colour="#FFFFFF", anchor="c")
        x += wide
    return x


def legend(canvas: Canvas, part: Part, x: float, y: float) -> float:
    """A swatch with its name; returns the width."""
    canvas.rrect((x, y - 11, 22, 22), 3, part.colour, "ink", 1.2)
    hatch.pattern(canvas, (x + 1, y - 10, 20, 20), part.pattern, (255, 255, 255, 60), 7)
    return 30 + canvas.text(part.name, (x + 30, y), "caption")
