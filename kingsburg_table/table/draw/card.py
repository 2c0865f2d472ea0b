"""Cards: ground and state frame apart from content, niche for a bust, bands, dice slot, backs."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

import pygame

from kingsburg_table.table.draw import hatch, shape, svg
from kingsburg_table.table.draw.canvas import Canvas, Rect
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.draw.paper import piece
from kingsburg_table.table.draw.shade import glow, shadow
from kingsburg_table.table.draw.slip import veil
from kingsburg_table.table.theme import SEATS, Colour, mix

STATES: Final = ("plain", "lit", "help", "taken", "dim", "hot")
"""plain: lies there. lit: legal. help: legal with a token or an ability. taken: somebody's. dim: out of reach.
hot: legal and under the hand or armed."""

NICHES: Final = ("#CEC7A0", "#BCCBCD", "#DEBBA8", "#CDBFD8")


def ground(canvas: Canvas, rect: Rect, state: str = "plain", seed: int = 1, radius: float = 8,
           base: Colour | None = None) -> None:
    """Light and paper of a card; draw the content on it, then `frame`."""
    if state == "hot":
        glow(canvas, rect, "#FFD66E", radius, 20, 255, 6)
        if not canvas.theme.high_contrast:
            shadow(canvas, rect, radius, 8, 110, 4)
            glow(canvas, rect, "#FFE28C", radius, 6, 255, 3)
    elif state == "lit":
        glow(canvas, rect, "#ECB636", radius, 11, 255, 3)
    else:
        shadow(canvas, rect, radius, 5, 90, 2)
    if base is None:
        base = "#E8DBBE" if state == "dim" and canvas.theme.textures else "vellum"
    piece(canvas, rect, base, radius, seed, 0.75)


def frame(canvas: Canvas, rect: Rect, state: str = "plain", radius: float = 8) -> None:
    """The line that tells a card's state; states differ in form, not only in colour."""
    x, y, w, h = rect
    if state == "dim":
        veil(canvas, rect, radius)
    if state == "hot":
        canvas.rrect((x - 1, y - 1, w + 2, h + 2), radius + 1, None, "ink", 1)
        canvas.rrect(rect, radius, None, "gold_hot", 4)
        canvas.rrect((x + 4, y + 4, w - 8, h - 8), radius - 3, None, "#7A5610C8", 1)
    elif state == "lit":
        canvas.rrect(rect, radius, None, "gold_lit", 3.4)
        canvas.rrect((x + 3, y + 3, w - 6, h - 6), radius - 3, None, "#7A561096", 1)
    elif state == "help":
        canvas.rrect(rect, radius, None, "#241A1296", 1)
        canvas.rrect((x + 1.5, y + 1.5, w - 3, h - 3), radius - 1, None, "#C48A16", 3.2, dash=(3.2, 5.8))
    else:
        canvas.rrect(rect, radius, None, "#241A12AA" if state == "taken" else "#241A1278", 1)


def seat_frame(canvas: Canvas, rect: Rect, seat: int, radius: float = 8, width: float = 2.4) -> None:
    """Edge of a card or cell that belongs to a seat."""
    x, y, w, h = rect
    canvas.rrect(rect, radius, None, "ink", width + 1.6)
    canvas.rrect((x + 1, y + 1, w - 2, h - 2), radius - 1, None, SEATS[seat].colour, width)


def cell(canvas: Canvas, rect: Rect, state: str = "plain", seat: int = 0, radius: float = 7, seed: int = 1,
         field: float = 0.0) -> None:
    """A field of a province sheet: built, ready (affordable now), soon, lit, hot, or only printed (plain).

    field is the width of the seat-coloured part under the emblem of a built one.
    """
    x, y, w, h = rect
    if state == "plain":
        canvas.rrect(rect, radius, mix(canvas.theme.hex("parchment"), canvas.theme.hex("oak"), 0.16) + "96",
                     "#5A46326E", 1)
        return
    if state in ("lit", "hot"):
        ground(canvas, rect, state, seed, radius)
        frame(canvas, rect, state, radius)
        return
    if state == "ready" and canvas.theme.textures:
        glow(canvas, rect, "#ECBA46", radius, 6, 150, 1)
    elif state == "built":
        shadow(canvas, rect, radius, 5, 110, 2)
    piece(canvas, rect, "vellum", radius, seed, 0.75)
    if state == "built":
        colour = SEATS[seat].colour
        if field:
            with canvas.clip((x, y, field, h)):
                canvas.rrect((x, y, w, h), radius, mix(colour, "#F8F1DF", 0.55), opacity=0.6)
        canvas.rrect(rect, radius, None, mix(colour, "#241A12", 0.35), 1.8)
    elif state == "ready":
        canvas.rrect(rect, radius, None, "#C48E1E", 2)
    else:
        canvas.rrect(rect, radius, None, "#241A1250", 1)
        canvas.rrect((x + 1, y + 1, w - 2, h - 2), radius - 1, None, "good", 2, dash=(3, 5))


def band(canvas: Canvas, rect: Rect, height: float, radius: float = 8, ledger: bool = False, top: bool = False,
         colour: Colour | None = None) -> tuple[float, float, float, float]:
    """A band across a card's foot (or head); `ledger` is the green one that counts a move. Returns its rectangle."""
    x, y, w, h = rect
    inner = (x + 1, y + 1 if top else y + h - height, w - 2, height - 1)
    fill: Colour = colour or ("ledger" if ledger else mix("#EFE3C6", "#8A5A2B", 0.28) + "96")
    with canvas.clip(inner):
        canvas.rrect((x + 1, y + 1, w - 2, h - 2), radius - 1, fill)
    edge = y + height if top else y + h - height
    if ledger:
        canvas.line((x + 1, edge), (x + w - 1, edge), "gold_bright", 1.5)
    else:
        canvas.line((x + 2, edge), (x + w - 2, edge), "ink", 1, 0.5)
    return inner


def slot(canvas: Canvas, rect: Rect, state: str = "plain", seat: int = 0, radius: float = 7) -> None:
    """Where dice or pieces lie on a card, in the card's state."""
    if state == "taken":
        canvas.rrect(rect, radius, mix(SEATS[seat].colour, "#F8F1DF", 0.35) + "6E", "#241A1278", 1)
    elif state == "hot":
        canvas.rrect(rect, radius, "#FFE08278", "gilt_dark", 1.5)
    elif state in ("lit", "help"):
        canvas.rrect(rect, radius, None, "#7A5610C8" if state == "lit" else "#5A46328C", 1.3, dash=(5, 4))
    else:
        canvas.rrect(rect, radius, None, "#5A46325A", 1, dash=(4, 5))


def niche(canvas: Canvas, rect: Rect, tint: Colour = NICHES[0]) -> None:
    """Gothic niche behind a bust: a tinted arch with woodcut rays, open at its foot."""
    box = canvas.box(rect)
    colour = canvas.theme.hex(tint)
    key = ("niche", box.size, colour, canvas.scale)
    canvas.put(canvas.sprite(key, lambda: _niche(box.w, box.h, colour, canvas.scale)), box.x, box.y)


def _niche(w: int, h: int, colour: str, scale: float) -> pygame.Surface:
    line = max(1.2, 1.7 * scale)
    o = line / 2
    arch = [(o + (w - line) * (1 - cos(i * pi / 40)) / 2, h * 0.46 - (h * 0.46 - o) * sin(i * pi / 40) ** 0.8)
            for i in range(41)]
    around = shape.path([*arch, (w - o, h), (o, h)])
    rays = ""
    for i in range(40):
        a = pi * (i + 0.5) / 40
        rays += (f"M{w / 2 + cos(a) * w * 0.31:.1f} {h * 0.52 - sin(a) * w * 0.31:.1f}"
                 f"L{w / 2 + cos(a) * w * 1.2:.1f} {h * 0.52 - sin(a) * w * 1.2:.1f}")
    tone = mix(colour, "#241A12", 0.3)
    out = svg.shape(f'<rect width="{w}" height="{h}" fill="{colour}"/><path d="{rays}" fill="none" stroke="{tone}" '
                    f'stroke-width="{max(0.6, 0.6 * scale):g}"/>', w, h)
    out.blit(svg.shape(f'<path d="{around}" fill="#FFFFFF"/>', w, h), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    edge = shape.path([(o, h), *arch, (w - o, h)], closed=False)
    contour = f'<path d="{edge}" fill="none" stroke="#241A12" stroke-width="{line:g}" stroke-linejoin="round"/>'
    out.blit(svg.shape(contour, w, h), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return out


def back(canvas: Canvas, rect: Rect, label: str = "", sign: str | None = None, base: str = "#4A1A16", radius: float = 7,
         lifted: bool = True, pattern: str = "diagonal") -> None:
    """Back of a card: hatched, gilt inner line, a medallion with a sign or the label."""
    x, y, w, h = rect
    if lifted:
        shadow(canvas, rect, radius, 6, 150, 3)
    canvas.rrect(rect, radius, base)
    light = canvas.theme.rgba(mix(base, "#FFC8A0", 0.22))
    hatch.pattern(canvas, (x + 5, y + 5, w - 10, h - 10), pattern, light, 7, radius - 2)
    canvas.rrect((x + 5, y + 5, w - 10, h - 10), radius - 2, None, "gilt", 1.4, opacity=0.8)
    canvas.rrect(rect, radius, None, "ink", 1.4)
    r = min(w, h) * 0.33
    centre = (x + w / 2, y + h / 2)
    if sign or label:
        canvas.circle(centre, r, mix(base, "#000000", 0.25), "gilt", 1.6)
    if sign:
        icon(canvas, sign, centre, r * 1.26, tint="#F0D696")
        if label:
            canvas.text(label, (centre[0], y + h - 15), "caption", face="serif_bold", colour="#F0D696", anchor="c")
    elif label:
        canvas.text(label, centre, face="serif_bold", px=canvas.px(r * 0.9, 16), colour="#F0D696", anchor="c")
