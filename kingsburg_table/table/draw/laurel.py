"""Laurels: victory points with their number inside, and the winner's wreath."""

from __future__ import annotations

from functools import cache
from math import cos, hypot, radians, sin
from typing import Final

from kingsburg_table.table.draw import svg
from kingsburg_table.table.draw.canvas import Canvas, Point
from kingsburg_table.table.draw.icon import figure
from kingsburg_table.table.draw.shape import path
from kingsburg_table.table.theme import Colour, mix

LEAF: Final = "#D9A93E"
LEAF_DARK: Final = "#C08A34"
STEM: Final = "#6A4A0C"


@cache
def _laurel(pairs: int, line: float) -> str:
    """Leaves set along two arcs, open at the top, so that a number fits inside (100 units)."""
    out = ""
    for side in (-1, 1):
        arc = [(50 + side * 39 * cos(radians(a)), 50 + 41 * sin(radians(a))) for a in range(92, -58, -10)]
        out += (f'<path d="M{" L".join(f"{x:.1f} {y:.1f}" for x, y in arc)}" fill="none" stroke="{STEM}" '
                f'stroke-width="{line * 1.4:g}" stroke-linecap="round"/>')
        for i in range(pairs):
            a = radians(80 - i * 26)
            cx, cy = 50 + side * 40 * cos(a), 50 + 42 * sin(a)
            for outwards, length, wide, fill in ((1, 20, 7.5, LEAF), (-1, 15, 5.5, LEAF_DARK)):
                ex = side * sin(a) * length + side * cos(a) * outwards * 6.5
                ey = -cos(a) * length + sin(a) * outwards * 6.5
                q = hypot(ex, ey)
                nx, ny = -ey / q * wide, ex / q * wide
                mx, my = cx + ex * 0.45, cy + ey * 0.45
                out += (f'<path d="M{cx:.1f} {cy:.1f}Q{mx + nx:.1f} {my + ny:.1f} {cx + ex:.1f} {cy + ey:.1f}'
                        f'Q{mx - nx:.1f} {my - ny:.1f} {cx:.1f} {cy:.1f}Z" fill="{fill}" stroke="{STEM}" '
                        f'stroke-width="{line:g}" stroke-linejoin="round"/>')
    return out


def laurel(canvas: Canvas, value: int | str | None, centre: Point, size: float, colour: Colour = "ink",
           opacity: float = 1.0) -> None:
    """Victory points: a laurel of `size` units with the number inside."""
    d = canvas.px(size, 10)
    sprite = canvas.sprite(("laurel", d), lambda: svg.shape(_laurel(6, 2.4 if d > 30 else 2.0), d, d, "0 0 100 100"))
    canvas.centred(sprite, centre, opacity)
    if value is not None:
        text = str(value).replace("-", "–")
        k = 0.46 if len(text) < 3 else 0.36 if len(text) < 4 else 0.3
        figure(canvas, text, (centre[0], centre[1] - size * 0.01), size * k, colour)


@cache
def _wreath() -> str:
    """The large wreath with a red bow (300 units)."""
    out, edge, n = "", "#7A5610", 11
    for side in (1, -1):
        stem = [radians(90 + side * (8 + 150 * i / n)) for i in range(n + 1)]
        line = path([(150 + 112 * cos(a), 150 + 112 * sin(a)) for a in stem], closed=False)
        out += f'<path d="{line}" fill="none" stroke="{edge}" stroke-width="4" stroke-linecap="round"/>'
        for i in range(1, n + 1):
            deg = 90 + side * (6 + 150 * i / n)
            a = radians(deg)
            for reach, turn, ln, fill in ((128, -28, 23, LEAF), (97, 28, 20, mix(LEAF, "#FFFFFF", 0.18))):
                spin = deg + 90 * side + turn * side
                x, y = 150 + reach * cos(a), 150 + reach * sin(a)
                out += (f'<g transform="translate({x:.1f},{y:.1f}) rotate({spin:.1f})">'
                        f'<path d="M{-ln} 0C{-ln // 2} -9 {ln // 2} -9 {ln} 0C{ln // 2} 9 {-ln // 2} 9 {-ln} 0Z" '
                        f'fill="{fill}" stroke="{edge}" stroke-width="2"/>'
                        f'<path d="M{6 - ln} 0H{ln - 8}" stroke="{edge}" stroke-width="1.4"/></g>')
    for way in (-1, 1):
        bow = f"M150 262C{150 + way * 34} 248 {150 + way * 38} 276 150 262Z"
        out += f'<path d="{bow}" fill="#B33A2A" stroke="#241A12" stroke-width="2"/>'
    return out + '<circle cx="150" cy="262" r="7" fill="#B33A2A" stroke="#241A12" stroke-width="2"/>'


def wreath(canvas: Canvas, centre: Point, radius: float) -> None:
    """The winner's wreath, open at the top."""
    x, y = centre
    canvas.svg(_wreath(), (x - radius, y - radius, 2 * radius, 2 * radius), "0 0 300 300")
