"""Dice: pips for Kingsburg, numerals for Signorie, in a seat's colour with its hatch on the frame."""

from __future__ import annotations

from typing import Final

import pygame

from kingsburg_table.table.draw import hatch, ink, shape, svg
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.shade import glow, shadow
from kingsburg_table.table.theme import SEATS, mix

PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    0: (), 1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)), 5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def _gradient(name: str, top: str, low: str, y0: float, y1: float) -> str:
    return (f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="{y0:g}" x2="0" y2="{y1:g}">'
            f'<stop offset="0%" stop-color="{top}"/><stop offset="100%" stop-color="{low}"/></linearGradient>')


def _body(d: int, colour: str, pattern: str, seat: int, canvas: Canvas) -> pygame.Surface:
    """Die without a face value: ink edge, lit body with a darker lower rim, hatched frame, flat face."""
    b = max(2.8, 100 / d)                        # ink edge: never thinner than one pixel
    top, low = mix(colour, "#FFFAEB", 0.30), mix(colour, "#1E0A05", 0.12)
    frame = shape.rounded(b, b, 100 - 2 * b, 94.5 - 2 * b, 20 - b)
    lower = (f'<defs>{_gradient("g", top, low, 0, 95)}</defs>'
             f'<path d="{shape.rounded(0, 0, 100, 100, 20)}" fill="#241A12"/>'
             f'<path d="{shape.rounded(b, b, 100 - 2 * b, 100 - 2 * b, 20 - b)}" fill="{mix(colour, "#140A06", 0.5)}"/>'
             f'<path d="{frame}" fill="url(#g)"/>')
    out = svg.shape(lower, d, d, "0 0 100 100")
    if pattern != "solid" and d >= 20:
        mask = svg.shape(f'<path d="{frame}" fill="#FFFFFF"/>', d, d, "0 0 100 100")
        out.blit(hatch.masked(canvas.sprites, mask, pattern, hatch.seat_ink(seat, 115), max(3, round(d * 0.1))), (0, 0),
                 special_flags=pygame.BLEND_PREMULTIPLIED)
    face = mix(colour, "#FFFAEB", 0.10 if seat else 0.45)
    upper = (f'<defs>{_gradient("f", mix(face, "#FFFFFF", 0.14), mix(face, "#000000", 0.06), 12, 84)}</defs>'
             f'<path d="{shape.rounded(11, 11, 78, 74.5, 17)}" fill="{mix(colour, "#0A0502", 0.28)}"/>'
             f'<path d="{shape.rounded(12.5, 12.5, 75, 71.5, 15.5)}" fill="url(#f)"/>')
    out.blit(svg.shape(upper, d, d, "0 0 100 100"), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return out


def pips_sprite(canvas: Canvas, size: float, value: int, seat: int) -> pygame.Surface:
    """A die of `size` units showing pips; 0 shows none, seat 0 is white."""
    d = canvas.px(size, 10)

    def make() -> pygame.Surface:
        look = SEATS[seat]
        out = _body(d, look.colour, look.hatch, seat, canvas)
        r = 8.2 if d > 33 else 9.2
        on, deep = ("#FFF9EA" if look.dark else "#241A12"), mix(look.colour, "#000000", 0.45)
        body = ""
        for dx, dy in PIPS[value]:
            x, y = 50 + dx * 21.8, 48.25 + dy * 20.7
            body += (f'<circle cx="{x:g}" cy="{y - 0.8:g}" r="{r * 1.16:g}" fill="{deep}"/>'
                     f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{on}"/>')
        out.blit(svg.shape(body, d, d, "0 0 100 100"), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        return out
    return canvas.sprite(("pips", d, value, seat), make)


def number_sprite(canvas: Canvas, size: float, value: int, colour: str, dark: bool, pattern: str = "solid",
                  mark: str = "") -> pygame.Surface:
    """A die showing a numeral, in any colour; mark is a small second sign below (the column's letter)."""
    d = canvas.px(size, 10)

    def make() -> pygame.Surface:
        out = _body(d, colour, pattern, 1 if dark else 3, canvas)
        on = canvas.theme.rgba("#FFF9EA" if dark else "#241A12")
        px = max(10, round(d * (0.46 if mark else 0.56)))
        _centre(out, str(value), px, on, d / 2, d * (0.40 if mark else 0.485))
        if mark:
            _centre(out, mark, max(9, round(d * 0.2)), on, d / 2, d * 0.72)
        return out
    return canvas.sprite(("number", d, value, colour, dark, pattern, mark), make)


def _centre(target: pygame.Surface, text: str, px: int, rgba: tuple[int, int, int, int], x: float, y: float) -> None:
    sprite = ink.render(text, "serif_bold", px, rgba)
    top = round(y + ink.cap_height("serif_bold", px) / 2) - ink.ascent("serif_bold", px)
    target.blit(sprite, (round(x - sprite.get_width() / 2), top), special_flags=pygame.BLEND_PREMULTIPLIED)


def lay(canvas: Canvas, sprite: pygame.Surface, x: float, y: float, size: float, selected: bool = False,
        ghost: bool = False, outlined: bool = False, lifted: bool = True) -> None:
    """Put a die down with its top left at x, y: selected glows, a ghost is faint, outlined is merely possible."""
    box = (x, y, size, size)
    if selected:
        glow(canvas, box, "gold_bright", size * 0.2, size * 0.16, 255, size * 0.05)
    elif lifted and not ghost:
        shadow(canvas, box, size * 0.2, max(3, size * 0.09), 150, size * 0.06)
    canvas.centred(sprite, (x + size / 2, y + size / 2), 0.8 if ghost else 1.0)
    if selected:
        canvas.rrect((x - 2, y - 2, size + 4, size + 4), size * 0.22, None, "gold_bright", 2.5)
    elif outlined:
        canvas.rrect((x - 2, y - 2, size + 4, size + 4), size * 0.22, None, "gold_bright", 2, dash=(4, 4))


def die(canvas: Canvas, x: float, y: float, size: float, value: int, seat: int, selected: bool = False,
        ghost: bool = False, outlined: bool = False, lifted: bool = True) -> None:
    """A die with pips; seat 0 is white."""
    lay(canvas, pips_sprite(canvas, size, value, seat), x, y, size, selected, ghost, outlined, lifted)


def number_die(canvas: Canvas, x: float, y: float, size: float, value: int, colour: str, dark: bool,
               pattern: str = "solid", mark: str = "", selected: bool = False, ghost: bool = False,
               outlined: bool = False, lifted: bool = True) -> None:
    """A die with a numeral (Signorie); mark repeats the column's letter."""
    sprite = number_sprite(canvas, size, value, colour, dark, pattern, mark)
    lay(canvas, sprite, x, y, size, selected, ghost, outlined, lifted)


def empty_slot(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Where a die was or will be."""
    canvas.rrect((x, y, size, size), size * 0.2, None, "#5A463282", 1.3, dash=(4, 4))
