"""Vellum and parchment: sheets, cards, slips, hand-cut sheets and printed rules."""

from __future__ import annotations

import random
from math import sin

import pygame

from kingsburg_table.table.draw import grain, shape, svg
from kingsburg_table.table.draw.canvas import Canvas, Rect
from kingsburg_table.table.draw.shade import shadow
from kingsburg_table.table.theme import Colour


def texture(canvas: Canvas, size: tuple[int, int], base: Colour, seed: int = 1, edge: float = 1.0,
            rough: float = 1.0) -> pygame.Surface:
    """A piece of paper of so many real pixels: grain, stains, and edges toned by hands."""
    w, h = size
    out = pygame.Surface(size).convert()
    out.fill(canvas.theme.rgba(base)[:3])
    if canvas.theme.high_contrast:
        return out
    grain.multiply(out, out.get_rect(), grain.tile(canvas.sprites, grain.PAPER, canvas.scale), seed)
    k = canvas.scale
    for i, (cell, depth) in enumerate(((210, 13.0 * rough), (85, 10.0 * rough))):
        stain = grain.noise(size, (round(w / (cell * k)) + 1, round(h / (cell * k)) + 1),
                            (depth * 0.8, depth, depth * 1.5), seed * 31 + i, seamless=False)
        out.blit(stain, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    if edge:
        out.blit(_toned(size, k, edge), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return out


def _toned(size: tuple[int, int], scale: float, strength: float) -> pygame.Surface:
    """Edge shading of constant width, made at an eighth of the size."""
    q = max(2.0, 4 * scale)
    small = pygame.Surface((max(8, round(size[0] / q)), max(8, round(size[1] / q))), depth=24)
    small.fill(tuple(round(255 - d * strength) for d in (29, 49, 83)))
    pygame.draw.rect(small, (255, 255, 255), small.get_rect().inflate(-4, -4), border_radius=3)
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, 2), size)


def cut(surface: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
    """A texture cut out by a white mask sprite of the same size."""
    out = surface.convert_alpha()
    out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def round_mask(w: int, h: int, radius: int) -> pygame.Surface:
    """White rounded rectangle; only its corners are rasterised."""
    out = pygame.Surface((w, h), pygame.SRCALPHA)
    out.fill((255, 255, 255, 255))
    r = min(radius, w // 2, h // 2)
    if r > 0:
        disc = svg.shape(shape.rrect_body(2 * r, 2 * r, r, (255, 255, 255, 255), None, 0), 2 * r, 2 * r)
        for sx, sy, x, y in ((0, 0, 0, 0), (r, 0, w - r, 0), (0, r, 0, h - r), (r, r, w - r, h - r)):
            out.fill((0, 0, 0, 0), (x, y, r, r))
            out.blit(disc, (x, y), (sx, sy, r, r), pygame.BLEND_PREMULTIPLIED)
    return out


def piece(canvas: Canvas, rect: Rect, base: Colour = "vellum", radius: float = 8, seed: int = 1,
          edge: float = 1.0, rough: float = 0.5) -> None:
    """Textured paper with round corners, without any line or shadow."""
    box, rad = canvas.box(rect), canvas.px(radius)
    rgba = canvas.theme.rgba(base)
    seed %= 4            # four different pieces are enough, and the cache stays small

    def make() -> pygame.Surface:
        return cut(texture(canvas, box.size, rgba, seed, edge, rough), round_mask(box.w, box.h, rad))
    if box.w > 0 and box.h > 0:
        key = ("paper", box.size, rgba, rad, seed, edge, rough, canvas.scale, canvas.theme.textures)
        canvas.put(canvas.sprite(key, make), box.x, box.y)


def sheet(canvas: Canvas, rect: Rect, base: Colour = "parchment", radius: float = 7, seed: int = 1, frame: bool = True,
          lift: int = 150) -> None:
    """A sheet lying on the table: shadow, paper, ink edge, light inner line, printed gilt frame."""
    x, y, w, h = rect
    if lift:
        shadow(canvas, rect, radius, 12, lift, 6)
    piece(canvas, rect, base, radius, seed, rough=1.0)
    if canvas.theme.high_contrast:
        canvas.rrect(rect, radius, None, "ink", 2)
        return
    canvas.rrect(rect, radius, None, "#241A1296", 1)
    canvas.rrect((x + 1, y + 1, w - 2, h - 2), radius - 1, None, "#FFFCF078", 1)
    if frame:
        canvas.rrect((x + 5, y + 5, w - 10, h - 10), max(2, radius - 3), None, "#7A561078", 1)


def deckle(canvas: Canvas, rect: Rect, base: Colour = "vellum", seed: int = 1, lift: float = 14) -> None:
    """A hand-cut sheet with a wavering edge, for the screens around the table."""
    if canvas.theme.high_contrast:
        sheet(canvas, rect, base, 2, seed, frame=False)
        return
    if lift:
        shadow(canvas, rect, 3, lift, 165, lift / 2)
        shadow(canvas, rect, 3, 3, 120, 1)
    box, rgba = canvas.box(rect), canvas.theme.rgba(base)

    def make() -> pygame.Surface:
        body = _wavering(rect[2], rect[3], seed)
        mask = svg.shape(body, box.w, box.h, f"0 0 {rect[2]:g} {rect[3]:g}")
        return cut(texture(canvas, box.size, rgba, seed, 0.9), mask)
    canvas.put(canvas.sprite(("deckle", box.size, rgba, seed, canvas.scale), make), box.x, box.y)


def _wavering(w: float, h: float, seed: int) -> str:
    """Outline of a hand-cut sheet: a slow wave and small nicks at uneven steps."""
    rnd = random.Random(seed)
    amp = min(1.15, 0.3 + min(w, h) / 320)

    def side(length: float, phase: float) -> list[tuple[float, float]]:
        out, t = [], 0.0
        while t < length:
            d = amp + amp * 0.55 * sin(t / 61 + phase) + rnd.choice((0, 0, 0, 0.3, -0.3, 0.9)) * amp
            out.append((t, max(0.0, d)))
            t += rnd.randrange(5, 34)
        return out
    phases = [rnd.random() * 6 for _ in range(4)]
    points = [(t, d) for t, d in side(w, phases[0])] + [(w - d, t) for t, d in side(h, phases[1])]
    points += [(w - t, h - d) for t, d in side(w, phases[2])] + [(d, h - t) for t, d in side(h, phases[3])]
    return f'<path d="{shape.path(points)}" fill="#FFFFFF"/>'


def rule(canvas: Canvas, x0: float, x1: float, y: float, colour: Colour = "ink_soft", opacity: float = 0.6,
         lozenge: bool = True) -> None:
    """Printer's rule, with a lozenge and two dots in the middle."""
    if not lozenge:
        canvas.line((x0, y), (x1, y), colour, 1, opacity)
        return
    m = (x0 + x1) / 2
    canvas.line((x0, y), (m - 16, y), colour, 1, opacity)
    canvas.line((m + 16, y), (x1, y), colour, 1, opacity)
    fill = canvas.theme.hex(colour)
    canvas.svg(f'<g fill="{fill}"><path d="M16 2.5 L21.5 8 L16 13.5 L10.5 8 Z"/><circle cx="4" cy="8" r="1.8"/>'
               f'<circle cx="28" cy="8" r="1.8"/></g>', (m - 16, y - 8, 32, 16), "0 0 32 16", opacity)


def double_rule(canvas: Canvas, rect: Rect, colour: Colour = "ink_soft", opacity: float = 0.75) -> None:
    """Printed double frame with hollowed corners."""
    x, y, w, h = rect
    for a, b in (((x + 18, y), (x + w - 18, y)), ((x + 18, y + h), (x + w - 18, y + h)), ((x, y + 18), (x, y + h - 18)),
                 ((x + w, y + 18), (x + w, y + h - 18))):
        canvas.line(a, b, colour, 1.6, opacity)
    canvas.rrect((x + 5, y + 5, w - 10, h - 10), 0, None, colour, 1, None, opacity)
    hexa = canvas.theme.hex(colour)
    for cx, cy, sx, sy in ((x, y, 1, 1), (x + w, y, -1, 1), (x, y + h, 1, -1), (x + w, y + h, -1, -1)):
        body = (f'<g transform="translate(12,12) scale({sx},{sy})"><path d="M18 0 C18 10 10 18 0 18" fill="none" '
                f'stroke="{hexa}" stroke-width="1.6"/><circle cx="6" cy="6" r="2.6" fill="{hexa}"/></g>')
        canvas.svg(body, (cx - 20, cy - 20, 40, 40), "-8 -8 40 40", opacity)
