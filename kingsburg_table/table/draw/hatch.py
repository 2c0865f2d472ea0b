"""Hatches, so that a seat or a kind is known without its colour: the five of the seats, and those of land."""

from __future__ import annotations

import pygame

from kingsburg_table.table.draw import land, svg
from kingsburg_table.table.draw.canvas import Canvas, Rect
from kingsburg_table.table.draw.paper import round_mask
from kingsburg_table.table.draw.sprites import Sprites
from kingsburg_table.table.theme import RGBA, SEATS


def tile(sprites: Sprites, kind: str, colour: RGBA, step: int) -> pygame.Surface:
    """A small piece of hatch that repeats without a seam; step is in real pixels."""
    step = max(3, step)
    return sprites.get(("hatch", kind, colour, step), lambda: _tile(kind, colour, step))


def _tile(kind: str, colour: RGBA, s: int) -> pygame.Surface:
    if kind in land.LAND:
        return land.tile(kind, colour, s)
    fill, stroke = svg.paint("fill", colour), svg.paint("stroke", colour)
    if kind == "diagonal":
        d = "".join(f"M{i * s - 1:g} {4 * s + 1:g}L{i * s + 4 * s + 1:g} -1" for i in range(-4, 5))
        return svg.shape(f'<path d="{d}" {stroke} stroke-width="{s * 0.32:g}" fill="none"/>', 4 * s, 4 * s)
    if kind == "bars":
        t = max(1, round(s * 0.34))
        d = "".join(f"M0 {i * s + (s - t) // 2}H{4 * s}v{t}H0Z" for i in range(4))
        return svg.shape(f'<path d="{d}" {fill}/>', 4 * s, 4 * s)
    if kind == "dots":
        h = 2 * max(2, round(s * 0.86))
        spots: list[tuple[float, float]] = [(x * s, y) for x in range(5) for y in (0, h, 2 * h)]
        spots += [((x + 0.5) * s, y) for x in range(4) for y in (h / 2, h * 1.5)]
        body = "".join(f'<circle cx="{x:g}" cy="{y:g}" r="{s * 0.21:g}"/>' for x, y in spots)
        return svg.shape(f"<g {fill}>{body}</g>", 4 * s, 2 * h)
    half = max(2, s // 2)
    out = pygame.Surface((4 * half, 4 * half), pygame.SRCALPHA)
    if kind == "checker":
        a = colour[3]
        pre = tuple(round(c * a / 255) for c in colour[:3])
        for x in range(4):
            for y in range(x % 2, 4, 2):
                out.fill((*pre, a), (x * half, y * half, half, half))
    return out


def layer(sprites: Sprites, size: tuple[int, int], kind: str, colour: RGBA, step: int) -> pygame.Surface:
    """Hatch over a whole rectangle of real pixels."""
    out = pygame.Surface(size, pygame.SRCALPHA)
    if kind == "solid":
        return out
    piece = tile(sprites, kind, colour, step)
    w, h = piece.get_size()
    for y in range(0, size[1], h):
        for x in range(0, size[0], w):
            out.blit(piece, (x, y))
    return out


def masked(sprites: Sprites, mask: pygame.Surface, kind: str, colour: RGBA, step: int) -> pygame.Surface:
    """Hatch inside a white mask sprite."""
    out = layer(sprites, mask.get_size(), kind, colour, step)
    out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def seat_ink(seat: int, alpha: int) -> RGBA:
    """Colour of a seat's hatch on the seat's own colour."""
    return (255, 255, 255, alpha) if SEATS[seat].dark else (36, 26, 18, alpha)


def band(canvas: Canvas, rect: Rect, seat: int, radius: float = 0, step: float = 7, alpha: int = 110) -> None:
    """Seat colour with its hatch: edges of cards, headers, frames. Colour is never the only sign."""
    look, box = SEATS[seat], canvas.box(rect)
    rad, gap = canvas.px(radius), canvas.px(step, 3)

    def make() -> pygame.Surface:
        out = pygame.Surface(box.size, pygame.SRCALPHA)
        out.fill(canvas.theme.rgba(look.colour))
        out.blit(layer(canvas.sprites, box.size, look.hatch, seat_ink(seat, alpha), gap), (0, 0),
                 special_flags=pygame.BLEND_PREMULTIPLIED)
        if rad:
            out.blit(round_mask(box.w, box.h, rad), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return out
    if box.w > 0 and box.h > 0:
        canvas.put(canvas.sprite(("band", box.size, seat, rad, gap, alpha), make), box.x, box.y)


def pattern(canvas: Canvas, rect: Rect, kind: str, colour: RGBA, step: float = 8, radius: float = 0) -> None:
    """Any hatch in any colour inside a rounded rectangle (charts, danger zones)."""
    box = canvas.box(rect)
    rad, gap = canvas.px(radius), canvas.px(step, 3)
    if box.w <= 0 or box.h <= 0 or kind == "solid":
        return
    key = ("pattern", box.size, kind, colour, gap, rad)
    canvas.put(canvas.sprite(key, lambda: masked(canvas.sprites, round_mask(box.w, box.h, rad), kind, colour, gap)),
               box.x, box.y)
