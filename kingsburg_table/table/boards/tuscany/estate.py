"""The estate: a map of thirty hexes with its regions, what lies on them, and the colours that fill up."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.games.tuscany.box import EMPTY
from kingsburg_table.games.tuscany.land import DOWN, Land, Plan
from kingsburg_table.table.boards.label import label
from kingsburg_table.table.boards.tuscany import art, cardboard, gains, reading
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper, tile
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token as crest
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.arrange import hexes
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing
from kingsburg_table.table.theme import SEATS

BOARDS = 3
def arranged(placed: Placed, sight: Sight) -> Placed:
    """The cells of the estate that is shown."""
    land = reading.land_of(sight, sight.estate)
    cells = land.cells if land is not None else ()
    return Placed(placed.id, placed.piece, placed.box, {**placed.details, "cells": cells})


def things(sight: Sight) -> list[Thing]:
    land = reading.land_of(sight, sight.estate)
    if land is None:
        return []
    colour = sight.colour(sight.estate)
    carries = carriers(sight, sight.estate, land)
    return [
        Thing("hex", f"hex.{sight.estate}.{number + 1}", cardboard.Hex(
            reading.ground(sight.data, land, number), reading.lying(sight, sight.estate, number),
            carries.get(number, 0), colour,
        ))
        for number in range(len(land.cells))
    ]


def carriers(sight: Sight, seat: int, land: Land) -> dict[int, int]:
    """Which hex of each unfinished region of two or three carries its points."""
    pieces = reading.prince(sight, seat).pieces
    made = {}
    for region in land.regions:
        free = [number for number in region if number >= len(pieces) or pieces[number] == EMPTY]
        if len(region) > 1 and free:
            made[free[0]] = int(sight.data.figures.regions[len(region)])
    return made


def ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """The sheet with its heading: whose estate, how far it is filled, how many tiles wait in the stacks."""
    box, seat, say, wide = placed.box, sight.estate, sight.speaker.t, sight.wide
    colour = sight.colour(seat)
    paper.sheet(canvas, box, "parchment", seed=8)
    canvas.icon("ornaments/compass", (box.x + (70 if wide else 44), box.bottom - (118 if wide else 82)),
                84 if wide else 52, opacity=0.4)
    if seat != sight.seat:
        canvas.rrect(box, 7, None, SEATS[colour].colour, 5)
    head = Box(box.x + 18, box.y + 8, box.w - 36, 44) if wide else Box(box.x + 12, box.y + 5, box.w - 24, 32)
    size = head.h * 0.86
    crest(canvas, colour, (head.x + size / 2, head.cy), size, shadow=False)
    _stacks(canvas, head, colour, reading.stacks_of(sight, seat), sight)
    room = Box(head.x + size + 10, head.y, head.w - size - (310 if wide else 224), head.h)
    title = say("board.tuscany.estate_of", seat=seat)
    taken = min(room.w, canvas.text_width(title, face="serif", size=26 if wide else 19) + 4)
    label(canvas, title, Box(room.x, room.y, taken, room.h), 26 if wide else 19, face="serif", icon="")
    note = say("board.tuscany.filled", n=reading.filled(sight, seat), of=sight.data.figures.counts.hexes)
    left = room.w - taken - 14
    if left > 60:
        label(canvas, note, Box(room.x + taken + 14, room.y, left, room.h), 18, colour="ink_soft", icon="")


def _stacks(canvas: Canvas, head: Box, colour: int, left: tuple[int, ...], sight: Sight) -> None:
    """The three stacks; the one that is drawn from is lifted, and turns red when it is nearly used up."""
    wide = sight.wide
    r, step = (21.0, 68.0) if wide else (16.0, 48.0)
    x = head.right - step * len(left) + step * 0.55
    words = sight.speaker.t("board.tuscany.stacks")
    said = 120.0 if wide else 76.0
    label(canvas, words, Box(x - r - 10 - said, head.y, said, head.h), 18 if wide else 17, colour="ink_soft",
          anchor="r", icon="")
    running = next((at for at, count in enumerate(left) if count), -1)
    for at, count in enumerate(left):
        centre = (x + at * step, head.cy)
        art.stack(canvas, centre, colour, count, r)
        if at == running and count <= 2:
            canvas.poly(tile.corners((centre[0], centre[1] - 1), r + 3), None, "carmine", 2.4)


def map_ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """Under the hexes: the cardboard of the three boards, and regions grown together."""
    land = reading.land_of(sight, sight.estate)
    if land is None:
        _not_yet(canvas, placed, sight)
        return
    box = placed.box
    places = [spot.moved(-box.x, -box.y) for spot in hexes(box, len(land.cells), placed.details)]
    codes = tuple(reading.ground(sight.data, land, number) for number in range(len(land.cells)))
    key = ("tuscany.map", land.kinds, land.cells, tuple(places[0]))
    centres = [place.centre for place in places]
    canvas.cached(key, box, lambda own: cardboard.board(own, land, codes, centres, places[0].w / 2), 6)


def _not_yet(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """An estate that is still being laid out is nobody else's business (T19): three boards as they might lie, blank."""
    box, data = placed.box, sight.data
    plan = Plan(tuple(data.boards)[:BOARDS], (False,) * BOARDS, DOWN * (BOARDS - 1))
    cells = data.land(plan.code()).cells
    for spot in hexes(box, len(cells), {**placed.details, "cells": cells}):
        canvas.poly(tile.corners(spot.centre, spot.w / 2 + 3), "#8A6A3A", opacity=0.3)
        canvas.poly(tile.corners(spot.centre, spot.w / 2 - 1), cardboard.TINT, "#8A6A3A", 1.4, 0.5)
    icon(canvas, "lock", (box.cx, box.cy - 30), 64 if sight.wide else 44, opacity=0.6)
    words = sight.speaker.t("board.tuscany.not_laid")
    wide = min(box.w - 80, canvas.text_width(words, size=22) + 60)
    room = Box(box.cx - wide / 2, box.cy + 16, wide, 60)
    canvas.rrect(room, 12, "parchment", opacity=0.9)
    label(canvas, words, room, 22, colour="ink_soft", anchor="c", lines=2, icon="")


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """A hex: printed or with its piece; light when something may be laid there, and what that brings."""
    hex = spot.thing.data
    assert isinstance(hex, cardboard.Hex)
    box = spot.box
    number = int(spot.target.rpartition(".")[2]) - 1
    unpaid = reading.unpaid(sight)
    here = unpaid is not None and unpaid.hex == number
    state = "hot" if here or look.chosen or (look.hovered and look.lit) else "lit" if look.lit else ""
    gain, ghost = 0, None
    if state:
        code = unpaid.code if here and unpaid is not None else gains.used_code(sight, look.uses)
        gain = gains.green(sight, number, code) if code else 0
        if state == "hot" and code:
            ghost = reading.piece(sight.data, code, hex.kind)
    wanted = "" if state else reading.wanted_tile(sight)
    if wanted and gains.fits(sight, number, wanted):
        state, gain = "fits", gains.green(sight, number, wanted)
    dim = look.dim and hex.lies is None and not state
    key = ("tuscany.hex", hex, state, gain, ghost, dim)
    room = Box(0, 0, box.w, box.h)
    canvas.cached(key, box, lambda own: cardboard.draw_hex(own, room, hex, state, gain, ghost, dim), 34)


@dataclass(frozen=True, slots=True)
class Colour:
    """How far a colour is filled, and what completing it brings."""

    kind: str
    done: int
    of: int
    bonus: int


def colour_things(sight: Sight) -> list[Thing]:
    made = []
    for kind in sight.data.kinds:
        done, of = reading.progress(sight, sight.estate, kind)
        made.append(Thing("colour", f"colour.{kind}", Colour(kind, done, of, reading.bonus_left(sight, kind))))
    return made


def foot(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """A line over the row of colours."""
    box = placed.box
    canvas.line((box.x + 4, box.y), (box.right - 4, box.y), "ink_soft", 1, 0.4)


def paint_colour(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """A colour: how many of its hexes are filled, and the bonus that waits."""
    found = spot.thing.data
    assert isinstance(found, Colour)
    box = spot.box
    key = ("tuscany.colour", found, look.hovered, sight.wide)

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        if look.hovered:
            own.rrect(here, 6, "#FBF5E4", opacity=0.6)
        r = min(here.h * 0.44, here.w * 0.16)
        art.mini(own, found.kind, (here.x + r + 1, here.cy), r)
        full = found.done == found.of
        pill = Box(here.right - (32 if sight.wide else 19), here.cy - 11, 31 if sight.wide else 18, 22)
        middle = (here.x + 2 * r + 2 + pill.x) / 2
        if full:
            icon(own, "check", (middle, here.cy), 18, tint="good", mono=True)
        else:
            figure(own, f"{found.done}/{found.of}", (middle, here.cy), 17, "ink")
        if not found.bonus:
            figure(own, "–", pill.centre, 18, "muted")
            return
        own.rrect(pill, 11 if sight.wide else 7, art.GREEN, "#2C4A1C", 1.2, opacity=0.4 if full else 1.0)
        if sight.wide:
            art.sign(own, "green", (pill.x + 10, pill.cy), 13)
        figure(own, str(found.bonus), (pill.right - 9, pill.cy), 16, "#FFFFFF")
    canvas.cached(key, box, draw, 6)
