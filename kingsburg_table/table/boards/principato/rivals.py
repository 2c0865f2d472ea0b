"""Rivals: cubes with caps, strength now and possible, culture, points, and the two cards they may play next."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.games.principato.state import Principality, Principato
from kingsburg_table.games.principato.words import CUBES, CULTURE
from kingsburg_table.table.boards.label import named
from kingsburg_table.table.boards.principato import art, faces
from kingsburg_table.table.boards.principato.plates import amount, strength_plate
from kingsburg_table.table.boards.seatsheet import seat_sheet
from kingsburg_table.table.boards.tags import Tags, draw_tags, tags
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.draw.laurel import laurel
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look

PAD = 34.0


@dataclass(frozen=True, slots=True)
class Rival:
    """Everything a rival's card depends on."""

    colour: int
    name: str
    points: int
    stores: tuple[tuple[int, int], ...]
    strength: int
    possible: int
    culture: tuple[int, ...]
    hand: tuple[str, ...]
    following: bool  #: plays next
    tags: tuple[Tags, ...]
    point_tags: Tags
    hovered: bool
    shown: bool


def rival_of(sight: Sight, seat: int, look: Look) -> Rival:
    view: Principato = sight.view
    player: Principality = view.players[seat]
    order = list(view.order)
    following = view.active >= 0 and order[(order.index(view.active) + 1) % len(order)] == seat
    return Rival(
        sight.colour(seat), sight.name(seat), sight.counters[seat]["points"],
        tuple((getattr(player, cube), cap) for cube, cap in zip(CUBES, sight.hints["caps"][seat], strict=True)),
        sight.hints["strength"][seat], sight.hints["possible"][seat],
        tuple(sum(getattr(player, kind)) for kind in CULTURE), tuple(sight.data.ids[card] for card in player.hand),
        following, tuple(tags(sight, seat, cube) for cube in CUBES), tags(sight, seat, "points", "military"),
        look.hovered or look.lit, sight.estate == seat and seat != sight.seat,
    )


def card(canvas: Canvas, box: Box, seat: int, look: Look, sight: Sight) -> None:
    shown = rival_of(sight, seat, look)
    key = ("principato.rival", shown, sight.lang)
    canvas.cached(key, box, lambda own: _card(own, Box(0, 0, box.w, box.h), shown, sight), PAD)


def _card(canvas: Canvas, box: Box, shown: Rival, sight: Sight) -> None:
    band = 12.0
    seat_sheet(canvas, box, shown.colour, band, shown.shown, shown.hovered)
    high = (box.h - 22) / 2
    wide = min(60.0, high * 0.84)
    for at, id in enumerate(shown.hand):
        faces.mini(canvas, Box(box.right - wide - 11, box.y + 8 + at * (high + 6), wide, high), sight.data.cards[id])
    left, right = box.x + band + 10, box.right - wide - 22
    low = max(44.0, box.h * 0.36)
    upper = Box(left, box.y + 4, right - left, box.h - low - 6)
    crest = min(46.0, upper.h * 0.62)
    token(canvas, shown.colour, (left + crest / 2 + 2, upper.cy), crest)
    plate = Box(right - 82, upper.y + 8, 82, 38)
    strength_plate(canvas, plate, shown.strength, shown.possible)
    words = Box(left + crest + 10, upper.y + 6, plate.x - left - crest - 12, upper.h - 8)
    name, note = words.rows((1.1, 1))
    named(canvas, shown.name, name, 25, lead=0.94)
    laurel(canvas, shown.points, (note.x + 22, note.cy + 2), 46)
    draw_tags(canvas, shown.point_tags, (note.x + 22, note.bottom + 2), 60)
    _culture(canvas, Box(note.x + 50, note.y, right - note.x - 50, note.h), shown.culture)
    if shown.following:
        icon(canvas, "sand_glass", (left + crest - 4, upper.bottom - 12), 22)
    y = box.bottom - low
    canvas.line((left, y), (right, y), "gilt_dark", 1, 0.45)
    for cube, (have, cap), found, part in zip(
        CUBES, shown.stores, shown.tags, Box(left, y, right - left, low).columns(3), strict=True
    ):
        amount(canvas, cube, have, cap, Box(part.x + 2, part.y, part.w - 2, part.h), 30)
        draw_tags(canvas, found, (part.cx, part.y + 4), part.w)


def _culture(canvas: Canvas, box: Box, counts: tuple[int, ...]) -> None:
    """Each kind that is there, and how often."""
    x = box.x
    size = min(26.0, box.h * 0.8)
    for kind, count in zip(CULTURE, counts, strict=True):
        if count:
            art.emblem(canvas, kind, (x + size / 2, box.cy), size)
            x += size + 2
            if count > 1:
                figure(canvas, str(count), (x + 6, box.cy), 18, "ink")
                x += 14
            x += 6


def rail(canvas: Canvas, box: Box, seat: int, look: Look, sight: Sight) -> None:
    shown = rival_of(sight, seat, look)
    canvas.cached(("principato.rail", shown), box, lambda own: _rail(own, Box(0, 0, box.w, box.h), shown, sight), PAD)


def _rail(canvas: Canvas, box: Box, shown: Rival, sight: Sight) -> None:
    """Crest, points, strength, the two cards, one under the other."""
    seat_sheet(canvas, box, shown.colour, 5, shown.shown, shown.hovered)
    x = box.cx + 2
    crest = 38.0
    y = box.y + 4 + crest / 2
    token(canvas, shown.colour, (x, y), crest)
    if shown.following:
        icon(canvas, "sand_glass", (box.right - 9, box.y + 11), 17)
    y += crest / 2 + 18
    laurel(canvas, shown.points, (x, y), 40)
    draw_tags(canvas, shown.point_tags, (x, y + 17), box.w - 8)
    y += 30
    icon(canvas, "swords", (x - 13, y), 20)
    figure(canvas, str(shown.strength).replace("-", "−"), (x + 10, y), 19, "carmine" if shown.strength < 0 else "ink")
    room = Box(box.x + 8, y + 13, box.w - 13, box.bottom - y - 18)
    for id, place in zip(shown.hand, room.columns(2, 3), strict=True):
        faces.mini(canvas, Box(place.x, place.y, place.w, min(place.h, place.w * 1.3)), sight.data.cards[id])
