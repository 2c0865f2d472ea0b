"""Cubes with their sign on the front, hollow ones for free places."""

from __future__ import annotations

import pygame

from kingsburg_table.table.draw import svg
from kingsburg_table.table.draw.canvas import Canvas, Point
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.draw.shade import shadow
from kingsburg_table.table.theme import mix


def cube(canvas: Canvas, centre: Point, size: float, colour: str, sign: str | None = None, opacity: float = 1.0,
         lifted: bool = True) -> None:
    """A cube of `size` units in slanted projection: never known by its colour alone."""
    x, y = centre
    front = size * 0.74
    if lifted:
        shadow(canvas, (x - size / 2, y - size * 0.24, front, front), 2, 3, 110, 2, hollow=False)
    d = canvas.px(size, 8)
    canvas.centred(canvas.sprite(("cube", d, colour), lambda: _cube(d, colour)), centre, opacity)
    if sign:
        light = mix(colour, "#FFFFFF", 0.75)
        lum = sum(c * k for c, k in zip(canvas.theme.rgba(colour)[:3], (0.3, 0.59, 0.11), strict=True))
        icon(canvas, sign, (x - size * 0.13, y + size * 0.13), front * 0.74, tint=light if lum < 110 else "#241A12",
             mono=True, opacity=opacity)


def _cube(d: int, colour: str) -> pygame.Surface:
    line = max(3.4, 130 / d)
    o = line / 2
    a, k = 74 - line, 26.0
    body = (f'<g stroke="#241A12" stroke-width="{line:g}" stroke-linejoin="round">'
            f'<path d="M{o} {k + o}h{a}v{a}h{-a}Z" fill="{colour}"/>'
            f'<path d="M{o} {k + o}l{k} {-k}h{a}l{-k} {k}Z" fill="{mix(colour, "#FFF8E6", 0.42)}"/>'
            f'<path d="M{o + a} {k + o}l{k} {-k}v{a}l{-k} {k}Z" fill="{mix(colour, "#1A0E06", 0.35)}"/></g>')
    return svg.shape(body, d, d, "0 0 100 100")


def hollow(canvas: Canvas, centre: Point, size: float, sign: str | None = None) -> None:
    """A place where a cube may lie."""
    x, y = centre
    a = size * 0.84
    bare = canvas.theme.high_contrast
    canvas.rrect((x - a / 2, y - a / 2, a, a), 3, "#FBF5E499", "ink" if bare else "#241A12A6", 1.4, dash=(3, 3))
    if sign:
        icon(canvas, sign, centre, a * 0.62, mono=True, opacity=0.7 if bare else 0.38)
