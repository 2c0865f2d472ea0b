"""Laying out an estate as a stage: three boards to turn, swap and join, and the start castle."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from kingsburg_table.games.tuscany.land import DOWN, Land, Plan
from kingsburg_table.table.boards.label import label, marked
from kingsburg_table.table.boards.tuscany import art, cardboard, estate, reading
from kingsburg_table.table.box import Box, centred
from kingsburg_table.table.draw import paper, tile
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token as crest
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.arrange import hexes
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Thing

BOARDS = 3
COLUMNS = 3  #: of hexes on a board
WIDEST = 0.94  #: of a hex: the words on it may stand over its slanting sides


def plan_of(sight: Sight) -> Plan | None:
    """How the boards lie; None for those who may not see it."""
    code = reading.prince(sight, sight.seat).estate
    plan: Plan | None = None if reading.hidden(code) else sight.data.plan(code)
    return plan


def land_of(sight: Sight) -> Land | None:
    return reading.land_of(sight, sight.seat)


def arranged(placed: Placed, sight: Sight) -> Placed:
    """The map itself, and the signs that follow its boards: handles above them, joints below."""
    land = land_of(sight)
    details = {**placed.details, "cells": land.cells if land is not None else ()}
    if land is None or placed.id == "plan":
        return Placed(placed.id, placed.piece, placed.box, details)
    spots = hexes(placed.box, len(land.cells), details)
    lay = {"handles": _handles, "turns": _turns, "joints": _joints, "staples": _staples,
           "openings": _openings}[placed.id]
    boxes = lay(placed.box, land, spots, sight)
    inside = [(box.x - placed.box.x, box.y - placed.box.y, box.w, box.h) for box in boxes]
    return Placed(placed.id, placed.piece, placed.box, {**details, "places": inside})


def _middle(land: Land, spots: list[Box], board: int) -> tuple[float, float, float]:
    """Of a board: the middle of its columns, its top and its bottom."""
    own = [spot for (q, _), spot in zip(land.cells, spots, strict=True) if q // COLUMNS == board]
    x = next(spot.cx for (q, _), spot in zip(land.cells, spots, strict=True) if q == board * COLUMNS + 1)
    return x, min(spot.y for spot in own), max(spot.bottom for spot in own)


def _handles(box: Box, land: Land, spots: list[Box], sight: Sight) -> list[Box]:
    wide, high = (176.0, 46.0) if sight.wide else (124.0, 36.0)
    turn = 56.0 if sight.wide else 44.0
    y = box.y + (76 if sight.wide else 46)
    return [Box(_middle(land, spots, at)[0] - (wide + turn) / 2, y, wide, high) for at in range(BOARDS)]


def _turns(box: Box, land: Land, spots: list[Box], sight: Sight) -> list[Box]:
    turn = 56.0 if sight.wide else 44.0
    return [Box(handle.right + 4, handle.y, turn - 4, handle.h) for handle in _handles(box, land, spots, sight)]


def _joints(box: Box, land: Land, spots: list[Box], sight: Sight) -> list[Box]:
    wide, high = (216.0, 44.0) if sight.wide else (156.0, 34.0)
    y = box.bottom - (112 if sight.wide else 76)
    made = []
    for at in range(BOARDS - 1):
        left, right = _middle(land, spots, at)[0], _middle(land, spots, at + 1)[0]
        made.append(Box((left + right) / 2 - wide / 2, y, wide, high))
    return made


def things(sight: Sight) -> list[Thing]:
    """The hexes; how many the first tile could go to from a castle hex, `opening_things` say."""
    land = land_of(sight)
    if land is None:
        return []
    colour = sight.colour(sight.seat)
    carries = estate.carriers(sight, sight.seat, land)
    return [
        Thing("site", f"hex.{sight.seat}.{number + 1}", Site(
            cardboard.Hex(reading.ground(sight.data, land, number), reading.lying(sight, sight.seat, number),
                       carries.get(number, 0), colour),
            _opens(sight, land, number),
        ))
        for number in range(len(land.cells))
    ]


@dataclass(frozen=True, slots=True)
class Site:
    """A hex where the start castle may come; `opens`: how many neighbours it has, 0 where none may come."""

    hex: cardboard.Hex
    opens: int


def _opens(sight: Sight, land: Land, number: int) -> int:
    """How many hexes a start castle on this one has beside it (T4.4); 0 where none may come."""
    return len(land.beside[number]) if land.kinds[number] == sight.data.kinds["castle"].code else 0


def _castle_hexes(sight: Sight, land: Land) -> list[int]:
    """Where a start castle may come and nothing lies."""
    numbers = range(len(land.cells))
    return [at for at in numbers if _opens(sight, land, at) and reading.lying(sight, sight.seat, at) is None]


def _openings(box: Box, land: Land, spots: list[Box], sight: Sight) -> list[Box]:
    return [spots[number] for number in _castle_hexes(sight, land)]


def opening_things(sight: Sight) -> list[Thing]:
    """Over all hexes, so that no neighbour covers the words: how many each castle hex opens."""
    land = land_of(sight)
    return [] if land is None else [Thing("opening", "", _opens(sight, land, at)) for at in _castle_hexes(sight, land)]


def handle_things(sight: Sight) -> list[Thing]:
    plan = plan_of(sight)
    return [] if plan is None else [
        Thing("handle", f"board.{sight.seat}.{at}", board) for at, board in enumerate(plan.boards, start=1)
    ]


def turn_things(sight: Sight) -> list[Thing]:
    plan = plan_of(sight)
    return [] if plan is None else [
        Thing("turn", f"turn.{sight.seat}.{at}", turned) for at, turned in enumerate(plan.turned, start=1)
    ]


def joint_things(sight: Sight) -> list[Thing]:
    plan = plan_of(sight)
    return [] if plan is None else [
        Thing("joint", f"joint.{sight.seat}.{at}", joint == DOWN) for at, joint in enumerate(plan.joints, start=1)
    ]


def ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """The sheet: whose estate, that nobody else sees it, and what its regions would bring."""
    box, say, wide = placed.box, sight.speaker.t, sight.wide
    paper.sheet(canvas, box, "parchment", seed=8)
    head = Box(box.x + 22, box.y + 10, box.w - 44, 52) if wide else Box(box.x + 14, box.y + 5, box.w - 28, 34)
    size = head.h * 0.9
    crest(canvas, sight.colour(sight.seat), (head.x + size / 2, head.cy), size, shadow=False)
    title = say("board.tuscany.estate_of", seat=sight.seat)
    x = head.x + size + 12
    taken = min(head.w * 0.42, canvas.text_width(title, face="serif", size=30 if wide else 20) + 4)
    label(canvas, title, Box(x, head.y, taken, head.h), 30 if wide else 20, face="serif", icon="")
    x += taken + 20
    icon(canvas, "eye", (x + 14, head.cy), 30 if wide else 22)
    label(canvas, say("board.tuscany.only_you"), Box(x + 36, head.y, head.right - x - 40, head.h), 20 if wide else 17,
          face="sans_italic", colour="ink_soft", icon="")
    land = land_of(sight)
    if land is not None:
        _regions(canvas, box.cut_bottom(52 if wide else 36)[0], land, sight)


def _regions(canvas: Canvas, box: Box, land: Land, sight: Sight) -> None:
    """How many regions of each size, and what they bring when all are complete."""
    say, points = sight.speaker.t, sight.data.figures.regions
    canvas.line((box.x + 18, box.y), (box.right - 18, box.y), "ink_soft", 1, 0.4)
    sizes = Counter(len(region) for region in land.regions)
    total = sum(points[size] * count for size, count in sizes.items())
    size, wide = (20, sight.wide) if sight.wide else (17, sight.wide)
    parts = box.inset(22, 0).columns((1.1, 1.4, 1.3, 1.3, 3.0), 8)
    label(canvas, say("board.tuscany.regions_now"), parts[0], 22 if wide else 18, face="serif", icon="")
    for part, cells in zip(parts[1:4], (3, 2, 1), strict=True):
        r = 11.0 if wide else 8.0
        for at in range(cells):
            canvas.poly(tile.corners((part.x + r + at * r * 1.6, part.cy + (r * 0.45 if at % 2 else -r * 0.45)), r),
                        "#C18E50", "ink", 1.2)
        count = sizes.get(cells, 0)
        x = part.x + r * (2 + 1.6 * (cells - 1)) + 8
        marked(canvas, f"*{count} × {points[cells]}* = {count * points[cells]}",
               Box(x, part.y, part.right - x, part.h), size, icon="")
    art.sign(canvas, "green", (parts[4].x + 12, parts[4].cy), 22 if wide else 16, "#2F6B3A")
    label(canvas, say("board.tuscany.regions_total", n=total),
          Box(parts[4].x + 30, parts[4].y, parts[4].w - 32, parts[4].h), size, colour="good", face="sans_bold", icon="",
          short=str(total))


def map_ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """The cardboard of the boards with a gold outline, and staples where they touch."""
    land = land_of(sight)
    if land is None:
        return
    box = placed.box
    places = [spot.moved(-box.x, -box.y) for spot in hexes(box, len(land.cells), placed.details)]
    codes = tuple(reading.ground(sight.data, land, number) for number in range(len(land.cells)))
    s = places[0].w / 2
    centres = [place.centre for place in places]

    def draw(own: Canvas) -> None:
        for grow, colour in ((9.0, "#5A3C06"), (7.6, "gold_bright"), (5.6, "#5A3C06")):
            for centre in centres:
                own.poly(tile.corners(centre, s + grow), colour)
        cardboard.board(own, land, codes, centres, s)
    canvas.cached(("tuscany.plan", land.kinds, land.cells, tuple(places[0])), box, draw, 14)


def _touching(land: Land) -> list[tuple[int, int]]:
    """Pairs of hexes where one board touches the next."""
    return [
        (number, other) for number, (q, _) in enumerate(land.cells) for other in land.beside[number]
        if q % COLUMNS == COLUMNS - 1 and land.cells[other][0] == q + 1
    ]


def _staples(box: Box, land: Land, spots: list[Box], sight: Sight) -> list[Box]:
    size = spots[0].w * 0.2
    return [
        centred(((spots[one].cx + spots[two].cx) / 2, (spots[one].cy + spots[two].cy) / 2), size)
        for one, two in _touching(land)
    ]


def staple_things(sight: Sight) -> list[Thing]:
    """A staple over every place where two boards touch; its data say whether it falls to the right."""
    land = land_of(sight)
    if land is None:
        return []
    return [
        Thing("staple", "", land.cells[one][1] == land.cells[two][1]) for one, two in _touching(land)
    ]
