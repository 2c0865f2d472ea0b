"""Hexagons with a flat top: thick cardboard when placed, print on the map when free."""

from __future__ import annotations

from math import ceil
from typing import Final

import pygame

from kingsburg_table.table.draw import grain, hatch, shape, svg
from kingsburg_table.table.draw.canvas import Canvas, Point
from kingsburg_table.table.theme import mix

STATES: Final = ("placed", "printed", "lit", "hot", "ghost")
"""placed: cardboard. printed: a free place. lit: legal here. hot: under the hand. ghost: what would be placed."""


def corners(centre: Point, size: float) -> list[Point]:
    """The six corners; size is from the middle to a corner."""
    return shape.regular(centre[0], centre[1], size, 6)


def soft_hexagon(cx: float, cy: float, size: float, radius: float) -> str:
    """Path data of a hexagon with soft corners."""
    p, t, d = shape.regular(cx, cy, size, 6), radius / size, ""
    for i in range(6):
        (ax, ay), (bx, by), (ex, ey) = p[i - 1], p[i], p[(i + 1) % 6]
        d += (f"{'L' if d else 'M'}{bx + (ax - bx) * t:.2f} {by + (ay - by) * t:.2f}"
              f"Q{bx:.2f} {by:.2f} {bx + (ex - bx) * t:.2f} {by + (ey - by) * t:.2f}")
    return d + "Z"


def hexagon(canvas: Canvas, centre: Point, size: float, colour: str = "#8FA05A", pattern: str = "solid",
            state: str = "placed") -> None:
    """One hexagon of `size` units from the middle to a corner; a hatch goes with every colour."""
    s = size * canvas.scale
    w, h = ceil(2 * s) + 4, ceil(1.732 * s) + 4 + round(s * 0.12)
    key = ("hexagon", w, h, colour, pattern, state, canvas.theme.textures)
    sprite = canvas.sprite(key, lambda: _hexagon(canvas, w, h, s, colour, pattern, state))
    drop = s * 0.06 / canvas.scale
    canvas.centred(sprite, (centre[0], centre[1] + drop), 0.6 if state == "ghost" else 1.0)


def _hexagon(canvas: Canvas, w: int, h: int, s: float, colour: str, pattern: str, state: str) -> pygame.Surface:
    thick = s * 0.12 if state in ("placed", "ghost") else 0.0
    cx, cy = w / 2, (h - round(s * 0.12)) / 2
    line = max(1.4, s * 0.035)
    outer = soft_hexagon(cx, cy, s - line / 2, s * 0.12)
    out = pygame.Surface((w, h), pygame.SRCALPHA)

    def lay(sprite: pygame.Surface) -> None:
        out.blit(sprite, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    if thick:
        lower = soft_hexagon(cx, cy + thick, s - line / 2, s * 0.12)
        lay(svg.shape(f'<path d="{lower}" fill="{mix(colour, "#1A0E06", 0.55)}" stroke="#241A12" '
                      f'stroke-width="{line:g}"/>', w, h))
    printed = state in ("printed", "lit", "hot")
    fill = mix(colour, "#EFE3C6", 0.62) if printed else colour
    face = svg.shape(f'<path d="{outer}" fill="{fill}"/>', w, h)
    if canvas.theme.textures:
        rough = pygame.Surface((w, h)).convert()
        rough.fill((255, 255, 255))
        grain.multiply(rough, rough.get_rect(), grain.tile(canvas.sprites, grain.PAPER, canvas.scale), len(colour))
        face.blit(rough, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    lay(face)
    if pattern != "solid":
        mask = svg.shape(f'<path d="{outer}" fill="#FFFFFF"/>', w, h)
        lay(hatch.masked(canvas.sprites, mask, pattern, (36, 26, 18, 34 if printed else 46), max(4, round(s * 0.16))))
    inner = soft_hexagon(cx, cy, s * 0.86, s * 0.1)
    tone = mix(colour, "#FFFFFF", 0.3)
    body = f'<path d="{outer}" fill="none" stroke="#241A12" stroke-width="{line:g}"'
    body += ' stroke-opacity=".45"/>' if state == "printed" else "/>"
    if not printed:
        body += f'<path d="{inner}" fill="none" stroke="{tone}" stroke-width="{line:g}" stroke-opacity=".8"/>'
    elif state != "printed":
        gold = canvas.theme.rgba("gold_hot" if state == "hot" else "gold_lit" if canvas.theme.textures else "ink")
        ring = shape.regular(cx, cy, s * 0.87, 6)
        ring.append(ring[0])
        wide = max(2.0, s * (0.075 if state == "hot" else 0.055))
        body += shape.dashed_body(ring, (36, 26, 18, 150), wide + 2, s * 0.16, s * 0.1)
        body += shape.dashed_body(ring, gold, wide, s * 0.16, s * 0.1)
    lay(svg.shape(body, w, h))
    return out
