"""Crests, seat tokens and shields: who a thing belongs to, by sign, edge and hatch."""

from __future__ import annotations

from typing import Final

import pygame

from kingsburg_table.table.draw import hatch, svg
from kingsburg_table.table.draw.canvas import Canvas, Point
from kingsburg_table.table.draw.heraldry import CHARGE, EDGES, SHIELD, crest_body
from kingsburg_table.table.draw.shade import glow as shine
from kingsburg_table.table.draw.shade import shadow as shade
from kingsburg_table.table.theme import SEATS, Colour, mix

HATCH_FROM: Final = 44
RING_FROM: Final = 34
_LIGHT: Final = (
    '<defs><linearGradient id="l" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{h}"><stop offset="0%" '
    'stop-color="#FFF" stop-opacity=".26"/><stop offset="50%" stop-color="#FFF" stop-opacity="0"/><stop offset="100%" '
    'stop-color="#000" stop-opacity=".22"/></linearGradient></defs><path d="{d}" fill="url(#l)"/>')


def crest(canvas: Canvas, name: str, centre: Point, size: float, colour: Colour, opacity: float = 1.0) -> None:
    """A bare crest in one colour (seal, curtain, watermark)."""
    charge = canvas.theme.hex(colour)
    d = canvas.px(size, 8)
    sprite = canvas.sprite(("crest", name, d, charge), lambda: svg.shape(crest_body(name, charge), d, d, "0 0 100 100"))
    canvas.centred(sprite, centre, opacity)


def token_sprite(canvas: Canvas, seat: int, size: float) -> pygame.Surface:
    """A seat token: edge shape, colour, crest, ink outline, cream halo."""
    d = canvas.px(size, 10)
    return canvas.sprite(("token", seat, d), lambda: _token(canvas, seat, d))


def _token(canvas: Canvas, seat: int, d: int) -> pygame.Surface:
    look = SEATS[seat]
    edge, line = EDGES[look.edge], max(1.3, d * 0.035) * 100 / d
    room = 2 * line - 3           # the edges leave a margin of three units and more
    view = f"{-room:g} {-room:g} {100 + 2 * room:g} {100 + 2 * room:g}"
    ground = (f'<path d="{edge}" fill="none" stroke="#FFF9EA" stroke-width="{4 * line:g}" stroke-linejoin="round"/>'
              f'<path d="{edge}" fill="none" stroke="#241A12" stroke-width="{2 * line:g}" stroke-linejoin="round"/>'
              f'<path d="{edge}" fill="{look.colour}"/>')
    out = svg.shape(ground, d, d, view)
    if d >= HATCH_FROM and look.hatch != "solid":
        mask = svg.shape(f'<path d="{edge}" fill="#FFFFFF" transform="translate(50,50) scale({0.97 - line / 100:.3f}) '
                         f'translate(-50,-50)"/>', d, d, view)
        step = max(4, round(d * 0.1))
        out.blit(hatch.masked(canvas.sprites, mask, look.hatch, hatch.seat_ink(seat, 34), step), (0, 0),
                 special_flags=pygame.BLEND_PREMULTIPLIED)
    k, cy = CHARGE[look.edge]
    if d < RING_FROM:
        k *= 1.16
    tone = mix(look.colour, "#FFFFFF", 0.2)
    ring = (f'<path d="{edge}" fill="none" stroke="{tone}" stroke-width="3.4" stroke-linejoin="round" '
            'transform="translate(50,50) scale(.86) translate(-50,-50)"/>') if d >= RING_FROM else ""
    on = look.on if not look.dark else "#FFF9EA"
    charge = (f'<g transform="translate(50,{cy:g}) scale({k:g}) translate(-50,-50)">'
              f'{crest_body(look.crest, on)}</g>')
    out.blit(svg.shape(ring + charge, d, d, view), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return out


def token(canvas: Canvas, seat: int, centre: Point, size: float, glow: bool = False, shadow: bool = True,
          opacity: float = 1.0) -> None:
    """Seat token of `size` units; glow marks the one whose turn it is."""
    x, y = centre
    r = size * 0.47
    box = (x - r, y - r, 2 * r, 2 * r)
    radius = r if SEATS[seat].edge in ("round", "hexagon", "diamond") else r * 0.3
    if glow:
        shine(canvas, box, "gold_bright", radius, size * 0.16, 255, 2, hollow=False)
    elif shadow:
        shade(canvas, box, radius, max(3, size * 0.1), 130, size * 0.05, hollow=False)
    canvas.centred(token_sprite(canvas, seat, size), centre, opacity)


def shield(canvas: Canvas, seat: int, centre: Point, width: float, shadow: bool = True) -> None:
    """The large shield of a seat, hatched, for curtain, set-up and results."""
    x, y = centre
    d = canvas.px(width, 16)
    h = round(d * 1.2)
    if shadow:
        shade(canvas, (x - width * 0.42, y - width * 0.52, width * 0.84, width * 1.0), width * 0.3, max(4, width / 9),
              150, width / 14, hollow=False)
    canvas.centred(canvas.sprite(("shield", seat, d), lambda: _shield(canvas, seat, d, h)), centre)


def _shield(canvas: Canvas, seat: int, w: int, h: int) -> pygame.Surface:
    look = SEATS[seat]
    line = max(1.6, min(5.0, w * 0.035)) * 100 / w
    halo = (2 if w < 60 else 3 if w < 130 else 4) * 100 / w
    room = line / 2 + halo
    view = f"{-room:g} {-room:g} {100 + 2 * room:g} {120 + 2 * room:g}"
    out = svg.shape(f'<path d="{SHIELD}" fill="#FFF9EA" stroke="#FFF9EA" stroke-width="{2 * room:g}" '
                    f'stroke-linejoin="round"/><path d="{SHIELD}" fill="{look.colour}"/>', w, h, view)
    if look.hatch != "solid":
        mask = svg.shape(f'<path d="{SHIELD}" fill="#FFFFFF"/>', w, h, view)
        out.blit(hatch.masked(canvas.sprites, mask, look.hatch, hatch.seat_ink(seat, 44), max(5, round(w * 0.085))),
                 (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    on = look.on if not look.dark else "#FFF9EA"
    body = _LIGHT.replace("{h}", "120").replace("{d}", SHIELD)
    body += (f'<g transform="translate(50,55) scale(.72) translate(-50,-50)">'
             f'{crest_body(look.crest, on)}</g>'
             f'<path d="{SHIELD}" fill="none" stroke="#241A12" stroke-width="{line:g}" stroke-linejoin="round"/>')
    out.blit(svg.shape(body, w, h, view), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return out
