"""The drawn town under the tokens: hills, walls, towers, streets and fields, as one woodcut."""

from __future__ import annotations

import random
from functools import lru_cache
from math import ceil

import pygame

from kingsburg_table.table.boards.principato.outline import GATE, PAVING, outlined
from kingsburg_table.table.boards.principato.plan import Plan, plan
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import grain, paper, svg
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.theme import SEATS

INK, SOFT = "#241A12", "#5A4632"
ROOF = "#B5643F"
HILLS = ((0.01, 0.26, 0.08, "#C9CC98"), (0.49, 0.29, 0.085, "#C9CC98"), (0.16, 0.30, 0.105, "#D5D5A6"),
         (0.37, 0.25, 0.07, "#D5D5A6"), (0.70, 0.28, 0.095, "#D5D5A6"))
CYPRESSES = ((0.10, 0.8), (0.115, 1.0), (0.13, 0.7), (0.26, 0.7), (0.28, 0.9), (0.44, 0.8), (0.455, 1.0), (0.54, 0.9),
             (0.615, 0.7), (0.63, 0.9), (0.775, 0.7), (0.79, 1.0), (0.88, 0.9), (0.895, 0.7))


def town(canvas: Canvas, box: Box, colour: int) -> None:
    """The sheet with the whole scene; pennants in the owner's colour."""
    found = plan(box.w, box.h)
    real = canvas.box(box)
    # Drawn once for the sheet's own sprite, so not kept a second time as a part of it.
    body = _scene(round(box.w), round(box.h), SEATS[colour].colour)
    if canvas.theme.high_contrast:
        body = outlined(body, SEATS[colour].colour)
    scene = svg.shape(body, real.w, real.h, f"0 0 {box.w:g} {box.h:g}")
    if canvas.theme.textures:
        grain.multiply(scene, scene.get_rect(), grain.tile(canvas.sprites, grain.PAPER, canvas.scale), 3)
    scene.blit(paper.round_mask(real.w, real.h, canvas.px(7)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.put(scene, real.x, real.y)
    _houses(canvas, box, found)
    canvas.rrect(box, 7, None, "#241A1296", 1)
    canvas.rrect(box.inset(6), 4, None, "#5A463273", 1.1)


def _houses(canvas: Canvas, box: Box, found: Plan) -> None:
    high = found.church.h * 0.99
    wide = high * 180 / 170
    icon(canvas, "principato/districts/church", (box.x + found.church.right - wide / 2, box.y + found.church.cy), high)
    if canvas.theme.high_contrast:
        return
    for x, y, size in ((0.28, 0.205, 34), (0.635, 0.205, 34)):
        icon(canvas, "principato/districts/far_town", (box.x + found.w * x, box.y + found.h * y), size * found.k,
             opacity=0.55)


@lru_cache(maxsize=12)
def _scene(w: int, h: int, colour: str) -> str:
    found = plan(float(w), float(h))
    k, gate, wall = found.k, found.gate, found.wall
    left, right = wall.x, wall.right
    out = f'<rect x="0" y="0" width="{w}" height="{h}" fill="#F1E8CC"/>' + _far(found)
    out += f'<rect x="0" y="{found.back:.1f}" width="{w}" height="{h - found.back:.1f}" fill="#D3D39B"/>'
    out += _furrows(found)
    out += (f'<path d="M{left:.1f} {wall.y + 10 * k:.1f}L{left + 26 * k:.1f} {found.back:.1f}H{right - 26 * k:.1f}'
            f'L{right:.1f} {wall.y + 10 * k:.1f}Z" fill="#EADBB4"/>')
    out += _quarters(found) + _streets(found)
    out += _wall(left + 26 * k, found.back - 26 * k, right - left - 52 * k, 30 * k, 15 * k, "#D8C89F", 3, False)
    for x, roofed in ((left + 30 * k, True), (w * 0.35, False), (w * 0.709, False), (right - 30 * k, True)):
        out += _tower(x, found.back + 8 * k, 32 * k, 58 * k, roofed, int(x))
    out += _side(left, left + 30 * k, found.back, wall.y + 18 * k, 1, k)
    out += _side(right, right - 30 * k, found.back, wall.y + 18 * k, -1, k)
    bottom = wall.bottom
    out += (f'<path d="M{gate - 38 * k:.1f} {bottom - 4:.1f}Q{gate - 30 * k:.1f} {bottom + 80 * k:.1f} '
            f'{gate - 60 * k:.1f} {h}L{gate + 44 * k:.1f} {h}Q{gate + 44 * k:.1f} {bottom + 80 * k:.1f} '
            f'{gate + 38 * k:.1f} {bottom - 4:.1f}Z" fill="#E6D6AC" stroke="#A08A5E" stroke-width="1.4"/>')
    out += _wall(left, wall.y, right - left, wall.h, 24 * k, "#E4D6B2", 9, True)
    out += _gate(gate, wall, k)
    for x in (left + 4 * k, right - 4 * k):
        out += _tower(x, bottom + 8 * k, 56 * k, wall.h + 62 * k, True, 5) + _pennant(x, wall.y - 100 * k, k, colour)
    for x, y in ((0.022, 0.80), (0.022, 0.965), (0.978, 0.82), (0.975, 0.965)):
        out += _tree(w * x, h * y, k)
    return out + _cypress(w * 0.978, h * 0.90, k * 0.9) + _cypress(w * 0.022, h * 0.885, k * 0.9)


def _far(found: Plan) -> str:
    w, h, base = found.w, found.h, found.back
    out = ""
    for x, wide, high, colour in HILLS:
        x0, x1, up = x * w, (x + wide) * w, high * h * 1.7
        out += (f'<path d="M{x0:.1f} {base:.1f}Q{x0 + (x1 - x0) * 0.45:.1f} {base - up:.1f} {x1:.1f} {base:.1f}Z" '
                f'fill="{colour}" stroke="{SOFT}" stroke-opacity=".55" stroke-width="1.3"/>')
        strokes = "".join(
            f"M{x0 + (x1 - x0) * (0.52 + t * 0.045):.1f} {base - high * h * (0.84 - t * 0.085):.1f}l{9 * found.k:.1f} "
            f"{10 * found.k:.1f}" for t in range(9)
        )
        out += f'<path d="{strokes}" stroke="{SOFT}" stroke-opacity=".35" stroke-width="1"/>'
    return out + "".join(_cypress(w * x, base - 22 * found.k, size * 0.8 * found.k) for x, size in CYPRESSES)


def _furrows(found: Plan) -> str:
    out, y0 = "", found.wall.bottom + 8 * found.k
    for row in range(7):
        y = y0 + row * (found.h - y0) / 7
        out += f"M8 {y:.1f}q{found.w / 4:.1f} {14 - row * 2} {found.w / 2:.1f} 0t{found.w / 2 - 16:.1f} 0"
    return f'<path d="{out}" fill="none" stroke="#7F8A45" stroke-opacity=".3" stroke-width="1.2"/>'


def _quarters(found: Plan) -> str:
    """Three tinted quarters, each with its own lines."""
    top, low = found.back + 8 * found.k, found.wall.y - 12 * found.k
    w, k = found.w, found.k
    right = found.wall.right
    out = ""
    for x0, x1, colour, kind in ((0.066, 0.338, "#7FA3C4", "h"), (0.36, 0.70, "#E2B84E", "v"),
                                 (0.718, (right - 34 * k) / w, "#A58BBE", "d")):
        a, b = x0 * w, x1 * w
        out += (f'<rect x="{a:.1f}" y="{top:.1f}" width="{b - a:.1f}" height="{low - top:.1f}" fill="{colour}" '
                f'fill-opacity=".26" stroke="{SOFT}" stroke-opacity=".4" stroke-width="1.1"/>')
        out += f'<path d="{_lines(a, top, b, low, kind)}" stroke="{SOFT}" stroke-opacity=".16" stroke-width="1"/>'
    return out


def _lines(x0: float, y0: float, x1: float, y1: float, kind: str, step: float = 9) -> str:
    if kind == "h":
        return "".join(f"M{x0:.1f} {y0 + at * step:.1f}H{x1:.1f}" for at in range(1, ceil((y1 - y0) / step)))
    if kind == "v":
        return "".join(f"M{x0 + at * step:.1f} {y0:.1f}V{y1:.1f}" for at in range(1, ceil((x1 - x0) / step)))
    out, at, high = "", x0 - (y1 - y0), y1 - y0
    while at < x1:
        a, b = max(at, x0), min(at + high, x1)
        if b > a:
            out += f"M{a:.1f} {y1 - (a - at):.1f}L{b:.1f} {y1 - (b - at):.1f}"
        at += step
    return out


def _streets(found: Plan) -> str:
    out, top, low = "", found.back + 4 * found.k, found.wall.y - 4 * found.k
    for x, bend in ((0.35, -10 * found.k), (0.709, 10 * found.k)):
        sx = x * found.w
        way = f"M{sx:.1f} {top:.1f}Q{sx + bend:.1f} {(top + low) / 2:.1f} {sx:.1f} {low:.1f}"
        out += (f'<path d="{way}" fill="none" stroke="#B9A26C" stroke-width="{17 * found.k:.1f}" stroke-opacity=".7"/>'
                f'<path d="{way}" fill="none" stroke="{PAVING}" stroke-width="{13 * found.k:.1f}"/>')
    return out


def _masonry(seed: int, x: float, y: float, w: float, h: float) -> str:
    rnd = random.Random(seed)
    rows = max(2, int(h / 13))
    high = h / rows
    out = ""
    for row in range(rows):
        if row:
            out += f"M{x:.1f} {y + row * high:.1f}h{w:.1f}"
        at = x + (row % 2) * 14
        while at < x + w - 8:
            at += rnd.uniform(20, 34)
            if at < x + w - 4 and rnd.random() < 0.62:
                out += f"M{at:.1f} {y + row * high:.1f}v{high:.1f}"
    return f'<path d="{out}" fill="none" stroke="{SOFT}" stroke-opacity=".32" stroke-width="1"/>'


def wall_body(x: float, y: float, w: float, h: float, merlon: float, fill: str, seed: int, shade: bool) -> str:
    """A crenellated wall seen from the front."""
    count = max(2, int(w / (merlon * 1.7)))
    step = w / count
    d = f"M{x:.1f} {y + h:.1f}V{y:.1f}"
    for at in range(count):
        a = x + at * step
        d += f"V{y - merlon * 0.55:.1f}H{a + step * 0.58:.1f}V{y:.1f}H{a + step:.1f}"
    d += f"V{y + h:.1f}Z"
    out = f'<path d="{d}" fill="{fill}" stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"/>'
    out += _masonry(seed, x, y + 3, w, h - 3)
    out += f'<path d="M{x:.1f} {y + 3:.1f}H{x + w:.1f}" stroke="{INK}" stroke-opacity=".5" stroke-width="1.3"/>'
    if shade:
        out += (f'<path d="{_lines(x, y + h * 0.74, x + w, y + h, "h", 4.5)}" stroke="{INK}" stroke-opacity=".14" '
                'stroke-width="1"/>')
    return out


_wall = wall_body


def tower_body(cx: float, base: float, w: float, h: float, roofed: bool, seed: int) -> str:
    x, top = cx - w / 2, base - h
    d = f"M{x:.1f} {base:.1f}V{top + w * 0.28:.1f}H{x - w * 0.1:.1f}V{top:.1f}"
    part = w * 1.2 / 5
    for at in range(5):
        end = x - w * 0.1 + part * (at + 1)
        d += f"H{end:.1f}V{top + (w * 0.14 if at % 2 == 0 else 0):.1f}" if at < 4 else f"H{x + w * 1.1:.1f}"
    d += f"V{top + w * 0.28:.1f}H{x + w:.1f}V{base:.1f}Z"
    out = f'<path d="{d}" fill="#E9DCBB" stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"/>'
    out += _masonry(seed, x, top + w * 0.32, w, h - w * 0.32)
    shade = _lines(cx + w * 0.22, top + w * 0.34, x + w, base, "h", 4.4)
    out += f'<path d="{shade}" stroke="{INK}" stroke-opacity=".34" stroke-width="1.1"/>'
    out += (f'<path d="M{cx - w * 0.08:.1f} {top + w * 0.5:.1f}v{w * 0.24:.1f}" stroke="{INK}" '
            f'stroke-width="{max(2.0, w * 0.06):.1f}"/>')
    out += f'<path d="M{x - w * 0.1:.1f} {top + w * 0.28:.1f}H{x + w * 1.1:.1f}" stroke="{INK}" stroke-width="1.4"/>'
    if roofed:
        peak = top - w * 0.85
        out += (f'<path d="M{x - w * 0.14:.1f} {top + 2:.1f}L{cx:.1f} {peak:.1f}L{x + w * 1.14:.1f} {top + 2:.1f}Z" '
                f'fill="{ROOF}" stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"/>'
                f'<path d="M{cx:.1f} {peak:.1f}L{cx + w * 0.2:.1f} {top:.1f}M{cx:.1f} {peak:.1f}L{cx + w * 0.42:.1f} '
                f'{top:.1f}" stroke="{INK}" stroke-opacity=".6" stroke-width="1.1"/>')
    return out


_tower = tower_body


def _gate(x: float, wall: Box, k: float) -> str:
    low, arch = wall.bottom + 2, wall.bottom - 14 * k
    out = (f'<path d="M{x - 32 * k:.1f} {low:.1f}V{arch:.1f}A{32 * k:.1f} {30 * k:.1f} 0 0 1 {x + 32 * k:.1f} '
           f'{arch:.1f}V{low:.1f}Z" fill="{GATE}" stroke="{INK}" stroke-width="2.4"/>')
    bars = "".join(f"M{x + dx * k:.1f} {arch - 24 * k:.1f}V{arch + 6 * k:.1f}" for dx in (-16, 0, 16))
    out += (f'<path d="{bars}M{x - 30 * k:.1f} {arch - 6 * k:.1f}H{x + 30 * k:.1f}" stroke="#8A6A3A" '
            'stroke-width="2.2" fill="none"/>')
    towers = (_tower(x + dx * k, wall.bottom + 6 * k, 44 * k, wall.h + 22 * k, False, 8) for dx in (-100, 100))
    return out + "".join(towers)


def pennant(x: float, y: float, k: float, colour: str) -> str:
    """A banner in the owner's colour."""
    return (f'<path d="M{x:.1f} {y:.1f}v{-34 * k:.1f}" stroke="{INK}" stroke-width="2.2"/>'
            f'<path d="M{x:.1f} {y - 34 * k:.1f}l{27 * k:.1f} {8 * k:.1f}l{-27 * k:.1f} {8 * k:.1f}Z" fill="{colour}" '
            f'stroke="{INK}" stroke-width="1.3" stroke-linejoin="round"/>')


_pennant = pennant


def _side(front: float, back: float, top: float, bottom: float, to: int, k: float) -> str:
    """A wall running towards the viewer; `to` is the direction of the city."""
    near, far = 34 * k, 22 * k
    out = (f'<path d="M{back:.1f} {top:.1f}L{back + to * far:.1f} {top:.1f}L{front + to * near:.1f} {bottom:.1f}'
           f'L{front:.1f} {bottom:.1f}Z" fill="#D6C69C" stroke="{INK}" stroke-width="1.7"/>')
    for step in range(11):
        t = step / 11
        size = (0.7 + 0.4 * t) * k
        y = top + (bottom - top) * t
        for edge in (0, 1):
            x = back + (front - back) * t + edge * to * (far + (near - far) * t) - to * 5 * k * edge
            out += (f'<rect x="{x - 4 * size:.1f}" y="{y - 5 * size:.1f}" width="{9 * size:.1f}" '
                    f'height="{11 * size:.1f}" fill="#EADFC0" stroke="{INK}" stroke-width="1.2"/>')
    return out


def _cypress(x: float, y: float, k: float) -> str:
    return (f'<path d="M{x:.1f} {y - 38 * k:.1f}Q{x - 13 * k:.1f} {y - 10 * k:.1f} {x:.1f} {y:.1f}Q{x + 13 * k:.1f} '
            f'{y - 10 * k:.1f} {x:.1f} {y - 38 * k:.1f}Z" fill="#6F8A4A" stroke="{SOFT}" stroke-width="1.2"/>'
            f'<path d="M{x:.1f} {y:.1f}v{6 * k:.1f}" stroke="{SOFT}" stroke-width="1.8"/>')


cypress_body = _cypress


def _tree(x: float, y: float, k: float) -> str:
    return (f'<path d="M{x:.1f} {y - 8 * k:.1f}v{10 * k:.1f}" stroke="{SOFT}" stroke-width="2"/>'
            f'<circle cx="{x:.1f}" cy="{y - 14 * k:.1f}" r="{9 * k:.1f}" fill="#8FA35C" stroke="{SOFT}" '
            'stroke-width="1.2"/>')
