"""Tuscany's pieces: hexes whose colour, hatch and silhouette say the same, cards, plates of the two tracks, tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from kingsburg_table.table.box import Box, centred
from kingsburg_table.table.draw import hatch, svg, tile
from kingsburg_table.table.draw.canvas import Canvas, Point
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.draw.paper import round_mask
from kingsburg_table.table.theme import SEATS, mix


class Ground(NamedTuple):
    """How a kind looks: colour and the hatch that stands for it."""

    colour: str
    hatch: str


GROUNDS: Final = {
    "castle": Ground("#2B503C", "lattice"), "town": Ground("#B9493C", "bricks"), "inn": Ground("#4576AD", "waves"),
    "agriculture": Ground("#A9C26C", "sprouts"), "quarry": Ground("#8E8B87", "chips"),
    "village": Ground("#CE722E", "boards"), "monastery": Ground("#EBC84C", "reeds"),
    "cart": Ground("#E0D0B0", "falling"),
}
GREEN: Final = "#5B8A3C"
RED: Final = "#A9392B"
WOOD: Final = "#B5824A"
CREAM: Final = "#FBF5E4"
DARK: Final = "#1A0E06"
LINE: Final = "#5A3C06"
FLAT: Final = 0.866  #: half a flat-topped hexagon's height by its side


def hatched(canvas: Canvas, centre: Point, s: float, kind: str, alpha: int, step: float = 6.4) -> None:
    """A kind's hatch inside a hexagon."""
    look = GROUNDS[kind]
    side = canvas.px(2 * s)
    dark = canvas.theme.rgba(mix(look.colour, DARK, 0.6))[:3]
    gap = max(3, canvas.px(step))

    def make() -> pygame.Surface:
        mask = svg.shape(f'<path d="{tile.soft_hexagon(side / 2, side / 2, side * 0.47, side * 0.06)}" fill="#FFF"/>',
                         side, side)
        return hatch.masked(canvas.sprites, mask, look.hatch, (*dark, alpha), gap)
    canvas.centred(canvas.sprite(("tuscany.hatch", kind, side, alpha, gap), make), centre)


def hexagon(
    canvas: Canvas, kind: str, centre: Point, s: float, state: str = "placed", crops: Sequence[str] = (),
    picture: bool = True,
) -> None:
    """A tile (`placed`) or a printed hex (`printed`, `lit`, `hot`) of a kind."""
    look, (x, y), lies = GROUNDS[kind], centre, state == "placed"
    if lies:
        canvas.shadow((x - s * 0.86, y - s * 0.76, s * 1.72, s * 1.56), s * 0.7, 5, 130, 3, hollow=False)
    tile.hexagon(canvas, centre, s, look.colour, "solid", state)
    if not lies:
        canvas.poly(tile.corners(centre, s * 0.97), look.colour, opacity=0.22)
    hatched(canvas, centre, s, kind, 118 if lies else 84, 6.4 if lies else 7.4)
    if not picture:
        return
    light = mix(look.colour, "#FFF8E6", 0.5 if lies else 0.74)
    for radius in (0.64, 0.55, 0.46) if lies else (0.54,):
        canvas.circle(centre, s * radius, light, opacity=0.4 if lies else 0.8)
    if not lies:
        icon(canvas, f"tuscany/kinds/{kind}", (x, y - s * 0.02), s * 0.8, opacity=0.62)
    elif crops:
        harvest(canvas, crops, centre, s)
    else:
        icon(canvas, f"tuscany/kinds/{kind}", (x, y - s * 0.02), s * 1.2)


def harvest(canvas: Canvas, crops: Sequence[str], centre: Point, s: float) -> None:
    """One crop, or two side by side."""
    if len(crops) == 1:
        icon(canvas, f"tuscany/crops/{crops[0]}", centre, s * 1.1)
        return
    for crop, side in zip(crops, (-1, 1), strict=True):
        icon(canvas, f"tuscany/crops/{crop}", (centre[0] + side * s * 0.37, centre[1]), s * 0.76)


def wooden(canvas: Canvas, centre: Point, s: float, kind: str = "") -> None:
    """The wooden hexagon: bare wood with growth rings, thicker than a tile; in an estate the kind it stands for."""
    x, y = centre
    canvas.shadow((x - s * 0.86, y - s * 0.7, s * 1.72, s * 1.6), s * 0.7, 5, 170, 5, hollow=False)
    for drop, tone in ((s * 0.14, 0.5), (s * 0.07, 0.35)):
        tile.hexagon(canvas, (x, y + drop), s, mix(WOOD, DARK, tone), "solid", "placed")
    tile.hexagon(canvas, centre, s, WOOD, "solid", "placed")
    rings = "".join(
        f'<path d="{tile.soft_hexagon(50, 50, 50 * k, 11 * k)}" fill="none" stroke="#5A3716" stroke-opacity=".55" '
        f'stroke-width="2.3"/>' for k in (0.66, 0.48, 0.31, 0.14)
    )
    canvas.svg(rings, (x - s, y - s, 2 * s, 2 * s))
    if kind:
        canvas.circle(centre, s * 0.6, CREAM, "ink", 1)
        icon(canvas, kind, (x, y - 1), s * 0.8)


def slot(canvas: Canvas, centre: Point, s: float, dashed: bool = False) -> None:
    """A free storage space: a hollow in the board, or only its outline where there is little room."""
    points = tile.corners(centre, s)
    if dashed:
        canvas.poly([*points, points[0]], None, "ink_soft", 1.3, closed=False, dash=(3, 2.4))
        return
    canvas.poly(points, "#BBA375", "#6B4F2C", 1.2, 0.6)
    canvas.poly(tile.corners(centre, s * 0.86), None, "#6B4F2C", 1, 0.35)


def mini(canvas: Canvas, kind: str, centre: Point, s: float) -> None:
    """A hex as large as a letter."""
    tile.hexagon(canvas, centre, s, GROUNDS[kind].colour, "solid", "placed")
    hatched(canvas, centre, s, kind, 130, 5)
    canvas.circle(centre, s * 0.74, CREAM, "#241A12", 1)
    icon(canvas, kind, centre, s * 1.02)


def glow(canvas: Canvas, centre: Point, s: float, alpha: int = 200) -> None:
    """Light around a hexagon."""
    x, y = centre
    canvas.glow((x - s * 0.9, y - s * 0.84, s * 1.8, s * 1.68), "gold_lit", s * 0.8, 9, alpha, 2, hollow=False)


def ring(canvas: Canvas, centre: Point, s: float, dashed: bool, width: float = 3.2) -> None:
    """The gold line of a legal hex (dashed) or of a chosen one."""
    points = tile.corners(centre, s)
    canvas.poly(points, None, LINE if canvas.theme.textures else "ink", width + 1.8)
    gold = "gold_hot" if not dashed else "#FFD75E"
    if dashed:
        canvas.poly([*points, points[0]], None, gold, width, closed=False, dash=(9, 5))
    else:
        canvas.poly(points, None, gold, width)


def plate(canvas: Canvas, box: Box, track: str, value: str, size: float = 20) -> None:
    """Points of one track: a leaf on round ends for green, a crown on square ends for red."""
    fill = GREEN if track == "green" else RED
    canvas.rrect(box, box.h / 2 if track == "green" else 4, fill, mix(fill, "#000000", 0.5), 1.4)
    sign(canvas, track, (box.x + box.h * 0.62, box.cy), box.h * 0.62)
    room = box.w - box.h * 1.02
    size = min(size, room / (0.6 * len(value)))
    x = min(box.x + box.h * 0.42 + box.w / 2, box.right - 0.3 * size * len(value) - 3)
    figure(canvas, value, (x, box.cy), size, "#FFFFFF")


def sign(canvas: Canvas, track: str, centre: Point, size: float, tint: str = "#FFF6DA") -> None:
    """Leaf or crown in one colour."""
    icon(canvas, track, centre, size, tint=tint, mono=True)


def badge(canvas: Canvas, text: str, centre: Point, size: float = 16, hot: bool = False) -> None:
    """What a hex would bring on the green track."""
    px = canvas.px(size, 14)
    high = px * 1.45 / canvas.scale
    wide = canvas.text_width(text, face="serif_bold", px=px) + high * 1.4
    box = centred(centre, wide, high)
    canvas.shadow(box, high / 2, 4, 130, 2)
    canvas.rrect(box, high / 2, "good" if hot else "#F4F1DC", "#FFF3C9" if hot else "good", 1.8)
    sign(canvas, "green", (box.x + high * 0.56, box.cy), high * 0.62, "#FFF6DA" if hot else "#2F6B3A")
    canvas.text(text, (box.right - high * 0.4, box.cy), face="serif_bold", px=px, colour="#FFFFFF" if hot else "good",
                anchor="r")


def stack(canvas: Canvas, centre: Point, colour: int, left: int, r: float = 17, full: int = 7) -> None:
    """A stack of face-down tiles with its number; an empty one is ticked."""
    (x, y), look = centre, SEATS[colour]
    if not left:
        canvas.poly(tile.corners(centre, r), "#D9C9A0", "#8A7650", 1.3)
        icon(canvas, "check", centre, r * 0.9, tint="ink_soft", mono=True)
        return
    high = max(1, round(3 * left / full))
    low = y + (high - 1) * 1.5
    for at in range(high):
        tone = mix(look.colour, "#000000", 0.05 + 0.1 * (high - 1 - at))
        canvas.poly(tile.corners((x, low - at * 3), r), tone, "#241A12", 1.3)
    figure(canvas, str(left), (x, low - (high - 1) * 3), r * 1.06, look.on)


def estate_card(canvas: Canvas, kind: str, box: Box, corner: float = 0.0, lit: bool = False) -> None:
    """A card of one kind: cream edge, colour and hatch; `corner` is the size of the sign in its corner."""
    look = GROUNDS[kind]
    radius = min(6.0, box.w * 0.12)
    canvas.shadow(box, radius, 3, 120, 2)
    canvas.rrect(box, radius, CREAM, "ink", 1.4)
    inner = box.inset(min(3.5, box.w * 0.07))
    canvas.rrect(inner, radius * 0.6, look.colour)
    real = canvas.box(inner)
    dark = canvas.theme.rgba(mix(look.colour, DARK, 0.6))[:3]
    gap = max(3, canvas.px(6))
    canvas.put(canvas.sprite(("tuscany.card", kind, real.size, gap), lambda: hatch.masked(
        canvas.sprites, round_mask(real.w, real.h, canvas.px(radius * 0.6)), look.hatch, (*dark, 112), gap)),
        real.x, real.y)
    if lit:
        canvas.rrect(box.inset(-1.5), radius + 1, None, LINE, 4)
        canvas.rrect(box.inset(-1), radius + 1, None, "#FFD75E", 2.4)
    if corner:
        centre = (box.x + corner * 0.72, box.y + corner * 0.68)
        canvas.circle(centre, corner * 0.5, CREAM, "ink", 1)
        icon(canvas, kind, centre, corner * 0.7)


def small_card(canvas: Canvas, kind: str, box: Box) -> None:
    """A card in a payment: its sign in the middle."""
    estate_card(canvas, kind, box)
    canvas.circle(box.centre, box.w * 0.39, CREAM, "ink", 1)
    icon(canvas, kind, box.centre, box.w * 0.58)


def card_back(canvas: Canvas, box: Box, colour: str = "#7A2F22", sign: str = "hexagon") -> None:
    """The back of an estate card; income cards have another colour and sign."""
    radius = min(6.0, box.w * 0.12)
    canvas.rrect(box, radius, CREAM, "ink", 1.3)
    inner = box.inset(max(1.5, box.w * 0.07))
    canvas.rrect(inner, radius * 0.6, colour, mix(colour, "#000000", 0.5), 1)
    hatch.pattern(canvas, inner, "diagonal", (255, 240, 200, 40), 5, radius * 0.6)
    icon(canvas, sign, box.centre, box.w * 0.62, tint="#F3D999", mono=True)


def token(canvas: Canvas, kind: str, box: Box, dim: bool = False) -> None:
    """A square bonus token: `+1` and what there is one more of."""
    radius = box.w * 0.12
    canvas.shadow(box, radius, 4, 130, 3)
    canvas.rrect(box.moved(0, box.h * 0.05), radius, "#8A6A3A", "ink", 1.2)
    canvas.rrect(box, radius, "#F3E4BD", "ink", 1.6)
    canvas.rrect(box.inset(box.w * 0.075), radius * 0.6, None, "gilt_dark", 1)
    icon(canvas, f"tuscany/tokens/{kind}", (box.cx + box.w * 0.1, box.cy + box.h * 0.12), box.w * 0.54)
    figure(canvas, "+1", (box.x + box.w * 0.27, box.y + box.h * 0.24), box.w * 0.3, "gilt_dark")
    if dim:
        canvas.rrect(box, radius, "parchment", opacity=0.5)


def income(canvas: Canvas, box: Box, reward: str, amount: int) -> None:
    """An income card turned up: what it brings, how much, and a scroll's ends."""
    radius = min(8.0, box.w * 0.1)
    canvas.shadow(box, radius, 4, 130, 3)
    canvas.rrect(box, radius, CREAM, "ink", 1.5)
    fill = {"red": RED, "green": GREEN}.get(reward, "#E7D6A8")
    inner = box.inset(box.w * 0.08)
    canvas.rrect(inner, radius * 0.6, mix(fill, "#FFF8E6", 0.55), "#5A4632", 1)
    hatch.pattern(canvas, inner, "falling", (90, 70, 30, 36), 6, radius * 0.6)
    picture = {"cards": "card"}.get(reward, reward)
    icon(canvas, f"tuscany/tokens/{picture}", (box.cx, box.y + box.h * 0.4), min(box.w * 0.66, box.h * 0.52))
    figure(canvas, f"+{amount}", (box.cx, box.y + box.h * 0.82), min(box.w * 0.34, box.h * 0.24), "ink")
