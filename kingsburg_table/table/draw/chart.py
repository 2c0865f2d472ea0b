"""Charts of the results: points over time as lines, points by source as hatched bars."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import NamedTuple

from kingsburg_table.table.draw import hatch
from kingsburg_table.table.draw.canvas import Canvas, Point, Rect
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.tag import badge
from kingsburg_table.table.theme import SEATS, mix


class Curve(NamedTuple):
    """One seat's values at steps 0, 1, 2 ..."""

    seat: int
    name: str
    values: Sequence[float]


class BarPart(NamedTuple):
    """A source of points: its colour and its hatch."""

    name: str
    colour: str
    pattern: str


class ChartNote(NamedTuple):
    """A numbered note at a step of a curve."""

    step: int
    curve: int
    label: str


class Shade(NamedTuple):
    """A stripe around a curve: how low and how high it may be, step by step."""

    seat: int
    low: Sequence[float]
    high: Sequence[float]


def nice_step(span: float, most: int = 6) -> int:
    """A round step that gives at most so many lines."""
    step = 1
    for step in (k * 10 ** e for e in range(6) for k in (1, 2, 5)):
        if span / step <= most:
            break
    return step


def line_chart(canvas: Canvas, rect: Rect, curves: Sequence[Curve], bands: Sequence[tuple[int, int, str]] = (),
               label_width: float = 158, name_size: float = 20, marks: Sequence[ChartNote] = (),
               shades: Sequence[Shade] = ()) -> list[Point]:
    """Points over time. bands: (first step, last step, label), every other one shaded. Returns the curves' ends."""
    x, y, w, h = rect
    left, foot = x + 44, 40 if bands else 12
    wide, high = w - 44 - label_width, h - foot
    steps = max(1, max((len(c.values) for c in curves), default=2) - 1)
    least = min(0.0, min((min(c.values) for c in curves if c.values), default=0.0), *(min(s.low) for s in shades))
    most = max(max((max(c.values) for c in curves if c.values), default=1.0), *(max(s.high) for s in shades), 0.0)
    step = nice_step(most - least)
    low = step * floor(least / step)
    top = low + step * max(1, ceil((most - low) / step))

    def spot(i: float, v: float) -> Point:
        return (left + wide * i / steps, y + high - high * (v - low) / (top - low))
    for n, (a, b, name) in enumerate(bands):
        xa, xb = spot(a, 0)[0], spot(b, 0)[0]
        if n % 2 == 0:
            canvas.fill((xa, y, xb - xa, high), "#EADFBF", 0.7)
        said = next((word for word in (name, name.rpartition(" ")[2])
                     if canvas.text_width(word, "caption", face="serif") <= xb - xa), "")
        canvas.text(said, ((xa + xb) / 2, y + high + 24), "caption", face="serif", anchor="c")
    for v in range(low, top + 1, step):
        gy = spot(0, v)[1]
        canvas.line((left, gy), (left + wide, gy), "ink_soft", 1, 0.3)
        canvas.text(f"{v:g}".replace("-", "−"), (left - 10, gy), "caption", colour="ink_soft", anchor="r")
    for shade in shades:
        edge = [spot(i, value) for i, value in enumerate(shade.high)]
        rest = [spot(i, value) for i, value in enumerate(shade.low)]
        canvas.poly([*edge, *reversed(rest)], SEATS[shade.seat].colour, opacity=0.2)
        for side in (edge, rest):
            canvas.poly(side, None, SEATS[shade.seat].colour, 1.6, 0.7, closed=False, dash=(7, 5))
    for curve in curves:
        points = [spot(i, value) for i, value in enumerate(curve.values)]
        look = SEATS[curve.seat]
        colour = look.colour if look.dark else mix(look.colour, "#000000", 0.12)
        if len(points) > 1:
            canvas.poly(points, None, "#FFF9EA", 8, closed=False)
            canvas.poly(points, None, colour, 3.6, closed=False)
    for k, curve in enumerate(curves):                       # crests, one beside the other even where lines run as one
        n = len(curve.values)
        every = max(4, n // 3)
        for i in range(3 + k * max(1, every // len(curves)), n - 2, every):
            token(canvas, curve.seat, spot(i, curve.values[i]), 24, shadow=False)
    _notes(canvas, [(spot(note.step, curves[note.curve].values[note.step]), note.label) for note in marks], y, y + high)
    ends = [spot(len(c.values) - 1, c.values[-1]) for c in curves]
    _names(canvas, curves, ends, name_size, (y, y + high), label_width)
    return ends


def step_x(rect: Rect, label_width: float, count: int, step: int) -> float:
    """Where a step of a chart of so many steps lies."""
    return rect[0] + 44 + (rect[2] - 44 - label_width) * step / max(1, count - 1)


def _notes(canvas: Canvas, places: Sequence[tuple[Point, str]], top: float, bottom: float) -> None:
    """Numbered notes above the line, or below it where the chart ends; neighbours change sides."""
    last = -1e9
    above = False
    for (x, y), label in sorted(places):
        above = not above if x - last < 34 else y - 40 > top
        last = x
        cy = max(top + 15, y - 36) if above else min(bottom - 15, y + 36)
        canvas.line((x, y), (x, cy), "ink", 1.6, 0.8)
        badge(canvas, label, (x, cy), 14)


def _names(canvas: Canvas, curves: Sequence[Curve], ends: Sequence[Point], size: float, span: tuple[float, float],
           label_width: float) -> None:
    """Names at the ends, kept apart and inside the chart, with a line to the true value."""
    order = sorted(zip(curves, ends, strict=True), key=lambda pair: pair[1][1])
    gap = min(34.0, (span[1] - span[0]) / max(1, len(order)))
    rows: list[float] = []
    for _, (_, y) in order:
        rows.append(max(y, rows[-1] + gap if rows else span[0]))
    for at in range(len(rows) - 1, -1, -1):
        rows[at] = min(rows[at], span[1] - (len(rows) - 1 - at) * gap)
    for (curve, (x, y)), row in zip(order, rows, strict=True):
        canvas.line((x, y), (x + 22, row), "ink_soft", 1.4, 0.8)
        token(canvas, curve.seat, (x + 38, row), min(28.0, gap), shadow=False)
        room = label_width - 58
        fits = next((px for px in range(canvas.text_px(size=size), 15, -1)
                     if canvas.text_width(curve.name, face="sans_bold", px=px) <= room), 0)
        if fits:
            canvas.text(curve.name, (x + 58, row), face="sans_bold", px=fits)


def bar(canvas: Canvas, rect: Rect, parts: Sequence[tuple[BarPart, float]], most: float, size: float = 18) -> float:
    """Points by source in one row; returns where the row ends."""
    x, y, w, h = rect
    for part, value in parts:
        if value <= 0:
            continue
        wide = w * value / most
        canvas.rrect((x, y, wide, h), 2, part.colour, "ink", 1.2)
        hatched(canvas, (x, y, wide, h), part)
        number = f"{value:g}"
        if canvas.text_width(number, face="serif_bold", size=size) + 4 <= wide:
            plate = min(26.0, h - 4)
            if wide >= 34:
                canvas.rrect((x + wide / 2 - 15, y + (h - plate) / 2, 30, plate), 5, part.colour)
            canvas.text(number, (x + wide / 2, y + h / 2), face="serif_bold", size=size, colour="#FFFFFF", anchor="c")
        x += wide
    return x


def hatched(canvas: Canvas, rect: Rect, part: BarPart) -> None:
    """The hatch that tells a source without its colour."""
    x, y, w, h = rect
    if w > 2 and h > 2:
        hatch.pattern(canvas, (x + 1, y + 1, w - 2, h - 2), part.pattern, (255, 255, 255, 44), 9)


def legend_width(canvas: Canvas, name: str, size: float = 18) -> float:
    return size * 1.22 + 8 + canvas.text_width(name, size=size)


def legend(canvas: Canvas, part: BarPart, x: float, y: float, size: float = 18) -> float:
    """A swatch with its name; returns the width."""
    side = size * 1.22
    canvas.rrect((x, y - side / 2, side, side), 3, part.colour, "ink", 1.2)
    hatch.pattern(canvas, (x + 1, y - side / 2 + 1, side - 2, side - 2), part.pattern, (255, 255, 255, 60), 7)
    return side + 8 + canvas.text(part.name, (x + side + 8, y), size=size)
