"""Plain shapes with clean edges: SVG bodies for rounded rectangles, circles, dashed lines and polygons."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, dist, pi, sin

from kingsburg_table.table.draw.svg import paint
from kingsburg_table.table.theme import RGBA

Point = tuple[float, float]


def path(points: Sequence[Point], closed: bool = True) -> str:
    """Path data through points."""
    return "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in points) + (" Z" if closed else "")


def rounded(x: float, y: float, w: float, h: float, r: float) -> str:
    """Path data of a rounded rectangle with true arcs."""
    r = max(0.0, min(r, w / 2, h / 2))
    if r == 0:
        return f"M{x:g} {y:g}H{x + w:g}V{y + h:g}H{x:g}Z"
    return (f"M{x + r:g} {y:g}H{x + w - r:g}A{r:g} {r:g} 0 0 1 {x + w:g} {y + r:g}V{y + h - r:g}"
            f"A{r:g} {r:g} 0 0 1 {x + w - r:g} {y + h:g}H{x + r:g}A{r:g} {r:g} 0 0 1 {x:g} {y + h - r:g}"
            f"V{y + r:g}A{r:g} {r:g} 0 0 1 {x + r:g} {y:g}Z")


def rrect_body(w: float, h: float, radius: float, fill: RGBA | None, stroke: RGBA | None, sw: float) -> str:
    """A rounded rectangle from 0,0; its line lies inside."""
    if stroke is None or not sw:
        return f'<path d="{rounded(0, 0, w, h, radius)}" {paint("fill", fill)}/>'
    ring = rounded(0, 0, w, h, radius) + _backwards(sw, sw, w - 2 * sw, h - 2 * sw, radius - sw)
    line = f'<path d="{ring}" fill-rule="evenodd" {paint("fill", stroke)}/>'
    if fill is None:
        return line
    o = sw / 2 if stroke[3] == 255 else sw     # under an opaque line the ground reaches half-way, so no seam shows
    return f'<path d="{rounded(o, o, w - 2 * o, h - 2 * o, radius - o)}" {paint("fill", fill)}/>{line}'


def _backwards(x: float, y: float, w: float, h: float, r: float) -> str:
    r = max(0.0, min(r, w / 2, h / 2))
    if w <= 0 or h <= 0:
        return ""
    if r == 0:
        return f"M{x:g} {y:g}V{y + h:g}H{x + w:g}V{y:g}Z"
    return (f"M{x + r:g} {y:g}A{r:g} {r:g} 0 0 0 {x:g} {y + r:g}V{y + h - r:g}A{r:g} {r:g} 0 0 0 {x + r:g} {y + h:g}"
            f"H{x + w - r:g}A{r:g} {r:g} 0 0 0 {x + w:g} {y + h - r:g}V{y + r:g}"
            f"A{r:g} {r:g} 0 0 0 {x + w - r:g} {y:g}Z")


def circle_body(d: float, fill: RGBA | None, stroke: RGBA | None, sw: float) -> str:
    """A circle in a box of d x d; its line lies inside."""
    if stroke is None or not sw:
        return f'<circle cx="{d / 2:g}" cy="{d / 2:g}" r="{d / 2:g}" {paint("fill", fill)}/>'
    return (f'<circle cx="{d / 2:g}" cy="{d / 2:g}" r="{(d - sw) / 2:g}" {paint("fill", fill)} '
            f'{paint("stroke", stroke)} stroke-width="{sw:g}"/>')


def poly_body(points: Sequence[Point], fill: RGBA | None, stroke: RGBA | None, sw: float, closed: bool) -> str:
    return (f'<path d="{path(points, closed)}" {paint("fill", fill)} {paint("stroke", stroke)} stroke-width="{sw:g}" '
            f'stroke-linejoin="round" stroke-linecap="round"/>')


def outline(w: float, h: float, radius: float, inset: float) -> list[Point]:
    """A rounded rectangle as a closed polygon, for dashing."""
    r = max(0.0, min(radius, w / 2, h / 2) - inset)
    points: list[Point] = []
    for cx, cy, start in ((w - inset - r, inset + r, -0.5), (w - inset - r, h - inset - r, 0.0),
                          (inset + r, h - inset - r, 0.5), (inset + r, inset + r, 1.0)):
        points += [(cx + r * cos((start + i / 16) * pi), cy + r * sin((start + i / 16) * pi)) for i in range(9)]
    return [*points, points[0]]


def dashes(points: Sequence[Point], on: float, off: float, close: bool = True) -> str:
    """Path data of single dashes along a line; on a closed one their number is whole.

    The loader smears dash arrays on closed shapes, so dashes are cut here.
    """
    total = sum(dist(a, b) for a, b in pairwise(points))
    if total <= 0:
        return ""
    if close:
        k = total / (max(1, round(total / (on + off))) * (on + off))
        on, off = on * k, off * k
    out, pen, left = [f"M{points[0][0]:.2f} {points[0][1]:.2f}"], True, on
    for (x0, y0), (x1, y1) in pairwise(points):
        length, done = dist((x0, y0), (x1, y1)), 0.0
        while length - done > left:
            done += left
            t = done / length
            out.append(f"{'L' if pen else 'M'}{x0 + (x1 - x0) * t:.2f} {y0 + (y1 - y0) * t:.2f}")
            pen = not pen
            left = on if pen else off
        left -= length - done
        if pen:
            out.append(f"L{x1:.2f} {y1:.2f}")
    return "".join(out)


def dashed_body(points: Sequence[Point], colour: RGBA, sw: float, on: float, off: float, close: bool = True,
                cap: str = "butt") -> str:
    return (f'<path d="{dashes(points, on, off, close)}" fill="none" {paint("stroke", colour)} stroke-width="{sw:g}" '
            f'stroke-linecap="{cap}"/>')


def regular(cx: float, cy: float, r: float, n: int, turn: float = 0.0) -> list[Point]:
    """Corners of a regular polygon; turn in degrees, 0 puts a corner at the right."""
    return [(cx + r * cos(2 * pi * i / n + turn * pi / 180), cy + r * sin(2 * pi * i / n + turn * pi / 180))
            for i in range(n)]
