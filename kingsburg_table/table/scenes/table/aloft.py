"""How a piece looks while it is in the air: its arc, its shadow, how it turns over, is stamped in or falls away."""

from __future__ import annotations

from dataclasses import replace
from math import cos, pi, sin
from typing import TYPE_CHECKING

import pygame

from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw import card, die
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import icon_sprite
from kingsburg_table.table.draw.shade import soft
from kingsburg_table.table.draw.tumble import DieLook
from kingsburg_table.table.pieces.flying import OLD_THING, THING, Picture, Way
from kingsburg_table.table.pieces.spots import PLAIN, Spot

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.table.air import Air
    from kingsburg_table.table.scenes.table.tabletop import Tabletop

ICON, DIE = 46.0, 100.0  #: a die is made as large as the largest lies, so that it only grows smaller
FLIES = 56.0  #: a die that goes to something larger than a die's place
LIFT = 0.16  #: height of an arc by its length
SETTLES = 0.72  #: of a stamp's time: then the piece is down and only springs back
FALLS = 150.0
BLUR = 8


def draw(canvas: Canvas, desk: Tabletop, air: Air, share: float) -> None:
    WAYS[air.flight.way](canvas, desk, air, share)


def _fly(canvas: Canvas, desk: Tabletop, air: Air, share: float) -> None:
    """An arc over the table; the shadow stays on it and tells how high the piece is."""
    along = 1 - (1 - share) ** 3
    (x0, y0), (x1, y1) = air.start.centre, air.end.centre
    x, y = x0 + (x1 - x0) * along, y0 + (y1 - y0) * along
    high = sin(pi * along) * min(90.0, 18 + LIFT * (abs(x1 - x0) + abs(y1 - y0)))
    small, large = _side(air, air.start), _side(air, air.end)
    size = (small + (large - small) * along) / _own(air).w
    _laid(canvas, _picture(canvas, desk, air), (x, y), high, size * (1 + high / 420))


def _slide(canvas: Canvas, desk: Tabletop, air: Air, share: float) -> None:
    """Close over the table, from one size to the other."""
    along = 1 - (1 - share) ** 3
    start, end = air.start, air.end
    x, y = start.cx + (end.cx - start.cx) * along, start.cy + (end.cy - start.cy) * along
    wide = start.w + (end.w - start.w) * along
    _laid(canvas, _picture(canvas, desk, air), (x, y), 10 * sin(pi * along), wide / _own(air).w, shaped=_shaped(air))


def _stamp(canvas: Canvas, desk: Tabletop, air: Air, share: float) -> None:
    """From above, larger, onto its place; there it springs a little."""
    if share < SETTLES:
        down = (share / SETTLES) ** 2
        size, high, opacity = 1.42 - 0.46 * down, 46 * (1 - down), min(1.0, 0.25 + 1.2 * down)
    else:
        back = (share - SETTLES) / (1 - SETTLES)
        size, high, opacity = 0.96 + 0.04 * back, 0.0, 1.0
    _laid(canvas, _picture(canvas, desk, air), air.end.centre, high, size, opacity, shaped=_shaped(air))


def _drop(canvas: Canvas, desk: Tabletop, air: Air, share: float) -> None:
    """Over to its place and down into it."""
    along = 1 - (1 - min(1.0, share / SETTLES)) ** 2
    x = air.start.cx + (air.end.cx - air.start.cx) * along
    y = air.start.cy + (air.end.cy - air.start.cy) * along
    high = 34 * (1 - max(0.0, (share - 0.5) / 0.5) ** 2) if share < 1 else 0.0
    _laid(canvas, _picture(canvas, desk, air), (x, y), high, 1 + high / 260, shaped=_shaped(air))


def _turn(canvas: Canvas, desk: Tabletop, air: Air, share: float) -> None:
    """A card turns over: its back grows narrow, then its face grows wide."""
    wide = abs(cos(pi * share))
    own = _own(air)
    picture = _picture(canvas, desk, air) if share >= 0.5 else _back(canvas, own)
    _laid(canvas, picture, air.end.centre, 16 * sin(pi * share), 1.0, 1.0, max(0.04, wide))


def _fall(canvas: Canvas, desk: Tabletop, air: Air, share: float) -> None:
    """What is lost slides off the table, turning and growing faint."""
    x, y = air.start.centre
    _laid(canvas, _picture(canvas, desk, air), (x + 14 * share, y + FALLS * share**2), 0, 1 - 0.25 * share,
          1 - share**2, 1.0, -16 * share)


WAYS = {Way.FLY: _fly, Way.SLIDE: _slide, Way.STAMP: _stamp, Way.DROP: _drop, Way.TURN: _turn, Way.FALL: _fall}


# -- pictures --------------------------------------------------------------------------------------------------------


def _side(air: Air, place: Box) -> float:
    """How large a piece is there: a die as large as its place, if that is made for one."""
    own, side = _own(air).w, min(place.w, place.h)
    if air.flight.picture[0] not in ("die", "dice"):
        return own
    return side if side <= own else FLIES


def _own(air: Air) -> Box:
    """The size of the picture."""
    if air.spot is not None and air.flight.picture[0] in ("thing", "old thing"):
        return air.spot.box
    side = DIE if air.flight.picture[0] in ("die", "dice") else ICON
    return Box(0, 0, side, side)


def _shaped(air: Air) -> bool:
    """A thing's own picture: a card, a tile with its name."""
    return air.flight.picture in (THING, OLD_THING)


def _picture(canvas: Canvas, desk: Tabletop, air: Air) -> pygame.Surface:
    if air.flight.picture not in (THING, OLD_THING):
        return flat(canvas, air.flight.picture)
    assert air.spot is not None
    return thing(canvas, desk, air.spot, air.old)


def flat(canvas: Canvas, picture: Picture) -> pygame.Surface:
    """A die or an icon, as it lies."""
    kind, *rest = picture
    if kind == "die":
        return die.pips_sprite(canvas, DIE, rest[1], rest[0])
    if kind == "dice":
        return flat_die(canvas, rest[0], rest[1], DIE)
    return icon_sprite(canvas, str(rest[0]), ICON)


def flat_die(canvas: Canvas, look: DieLook, face: int, size: float) -> pygame.Surface:
    """A die that lies."""
    if look.numerals:
        return die.number_sprite(canvas, size, face, look.colour, look.dark, look.pattern)
    return die.pips_sprite(canvas, size, face, look.seat)


def thing(canvas: Canvas, desk: Tabletop, spot: Spot, old: bool = False) -> pygame.Surface:
    """A thing's own picture, now or before the move."""
    sight = desk.before.sight if old and desk.before is not None else desk.sight
    size = canvas.box((0, 0, spot.box.w, spot.box.h)).size
    key = ("aloft", spot.id, spot.thing, size, old, len(desk.match.session.records), sight.lang, canvas.theme)
    lying = replace(spot, box=Box(0, 0, spot.box.w, spot.box.h))

    def make() -> pygame.Surface:
        layer = pygame.Surface(size, pygame.SRCALPHA)
        desk.board.paint(Canvas(layer, canvas.scale, canvas.theme, canvas.sprites), lying, PLAIN, sight)
        return layer
    return canvas.sprite(key, make)


def _back(canvas: Canvas, own: Box) -> pygame.Surface:
    size = canvas.box((0, 0, own.w, own.h)).size

    def make() -> pygame.Surface:
        layer = pygame.Surface(size, pygame.SRCALPHA)
        card.back(Canvas(layer, canvas.scale, canvas.theme, canvas.sprites), (0, 0, own.w, own.h))
        return layer
    return canvas.sprite(("aloft back", size, canvas.theme), make)


def _laid(
    canvas: Canvas, picture: pygame.Surface, at: Point, high: float, size: float = 1.0, opacity: float = 1.0,
    wide: float = 1.0, turn: float = 0.0, shaped: bool = False,
) -> None:
    """A picture over the table at this height, with its shadow below; of what is `shaped` it has the outline."""
    w, h = picture.get_width() * size * wide / canvas.scale, picture.get_height() * size / canvas.scale
    if high > 0.5 and shaped:
        _silhouette(canvas, picture, (round(w * canvas.scale), round(h * canvas.scale)), at, high, opacity)
    elif high > 0.5:
        under = Box(at[0] - w / 2 + high * 0.25, at[1] - h / 2 + high * 0.45, w, h).inset(min(w, h) * 0.08)
        soft(canvas, under, min(under.w, under.h) * 0.3, 8, "#0C0502", 0.42 * opacity, 0, hollow=False)
    target = (max(1, round(w * canvas.scale)), max(1, round(h * canvas.scale)))
    if target != picture.get_size():
        picture = pygame.transform.smoothscale(picture, target)
    if turn:
        picture = pygame.transform.rotate(picture, turn)
    canvas.centred(picture, (at[0], at[1] - high * 0.55), opacity)


def _silhouette(
    canvas: Canvas, picture: pygame.Surface, size: tuple[int, int], at: Point, high: float, opacity: float
) -> None:
    """Small and large again, so that its edge is soft."""
    if min(size) < BLUR:
        return
    dark = pygame.transform.smoothscale(picture, (size[0] // BLUR + 1, size[1] // BLUR + 1))
    dark.fill((0, 0, 0, round(255 * 0.42 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.centred(pygame.transform.smoothscale(dark, size), (at[0] + high * 0.25, at[1] + high * 0.45))
