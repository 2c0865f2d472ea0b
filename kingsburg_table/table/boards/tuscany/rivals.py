"""Rivals: both tracks, cards as backs, marble and workers, storage, the running stack, and a small map."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.table.boards.label import holds, label, named
from kingsburg_table.table.boards.seatsheet import seat_sheet
from kingsburg_table.table.boards.tags import Tags, draw_tags, tags
from kingsburg_table.table.boards.tuscany import art, reading
from kingsburg_table.table.boards.tuscany.reading import PieceShown
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import tile
from kingsburg_table.table.draw.canvas import Canvas, Point
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.pieces.arrange import honeycomb
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look
from kingsburg_table.table.theme import SEATS, mix

PAD = 34.0
ROWS = 2  #: of the storage on the rail; what has no room there is counted
SMALL = 8.0  #: from this side on a small hex shows its sign


@dataclass(frozen=True, slots=True)
class Rival:
    """Everything a rival's card depends on."""

    colour: int
    name: str
    note: str
    green: int
    red: int
    cards: int
    marble: int
    worker: int
    store: tuple[PieceShown | None, ...]
    stacks: tuple[int, ...]
    cells: tuple[tuple[int, int], ...]
    hexes: tuple[tuple[str, PieceShown | None], ...]
    tags: tuple[Tags, Tags]
    hovered: bool
    shown: bool


def rival_of(sight: Sight, seat: int, look: Look) -> Rival:
    player, land = reading.prince(sight, seat), reading.land_of(sight, seat)
    cells: tuple[tuple[int, int], ...] = ()
    hexes: tuple[tuple[str, PieceShown | None], ...] = ()
    if land is not None:
        cells = land.cells
        hexes = tuple(
            (reading.ground(sight.data, land, at), reading.lying(sight, seat, at)) for at in range(len(land.cells))
        )
    note = sight.speaker.t("board.tuscany.filled", n=reading.filled(sight, seat), of=sight.data.figures.counts.hexes)
    return Rival(
        sight.colour(seat), sight.name(seat), note, player.green, player.red, player.cards, player.marble,
        player.worker, tuple(reading.piece(sight.data, code) for code in player.store), reading.stacks_of(sight, seat),
        cells, hexes, (tags(sight, seat, "green"), tags(sight, seat, "red")), look.hovered or look.lit,
        sight.estate == seat and seat != sight.seat,
    )


def card(canvas: Canvas, box: Box, seat: int, look: Look, sight: Sight) -> None:
    shown = rival_of(sight, seat, look)
    words = (sight.speaker.t("board.tuscany.stored"), sight.speaker.t("board.tuscany.stacks"))
    canvas.cached(("tuscany.rival", shown, words), box, lambda own: _card(own, Box(0, 0, box.w, box.h), shown, words),
                  PAD)


def _card(canvas: Canvas, box: Box, shown: Rival, words: tuple[str, str]) -> None:
    band = 10.0
    seat_sheet(canvas, box, shown.colour, band, shown.shown, shown.hovered)
    left = box.x + band + 8
    upper, lower = Box(left, box.y + 4, box.right - left - 10, box.h - 8).rows((0.4, 0.6))
    crest = min(44.0, upper.h * 0.9)
    token(canvas, shown.colour, (left + crest / 2, upper.cy), crest)
    plates = [Box(upper.right - 148, upper.cy - 18, 70, 36), Box(upper.right - 70, upper.cy - 18, 70, 36)]
    for plate, track, value, found in zip(plates, ("green", "red"), (shown.green, shown.red), shown.tags, strict=True):
        art.plate(canvas, plate, track, str(value), 23)
        draw_tags(canvas, found, (plate.cx, plate.y), plate.w, 16)
    room = Box(left + crest + 8, upper.y, plates[0].x - left - crest - 14, upper.h)
    name, note = room.rows((1.15, 1))
    if holds(canvas, shown.name, name, 24, face="serif_bold", lead=0.9):
        label(canvas, shown.name, name, 24, face="serif_bold", lead=0.9, icon="")
        label(canvas, shown.note, note, 17, colour="ink_soft", icon="")
    else:
        named(canvas, shown.name, room, 24, lead=0.9)
    map_box, facts = lower.cut_left(lower.w * 0.47)
    mini_map(canvas, map_box.inset(2, 1), shown.cells, shown.hexes)
    _facts(canvas, Box(facts.x + 8, facts.y, facts.w - 8, facts.h), shown, words)


def _facts(canvas: Canvas, box: Box, shown: Rival, words: tuple[str, str]) -> None:
    goods, store, stacks = box.rows(3, 2)
    high = min(goods.h, 26.0)
    part = goods.columns(3)
    art.card_back(canvas, Box(part[0].x, goods.cy - high * 0.5, high * 0.68, high))
    figure(canvas, str(shown.cards), (part[0].x + high * 0.68 + 16, goods.cy), 20, "ink")
    for at, (name, value) in enumerate((("marble", shown.marble), ("worker", shown.worker)), start=1):
        icon(canvas, f"tuscany/tokens/{name}", (part[at].x + 13, goods.cy), high, opacity=1.0 if value else 0.55)
        figure(canvas, str(value), (part[at].x + 38, goods.cy), 20, "ink" if value else "muted")
    wide = box.w * 0.47
    label(canvas, words[0], Box(store.x, store.y, wide - 6, store.h), 17, colour="ink_soft", icon="")
    side = min(store.h / 2 / art.FLAT - 0.5, (box.w - wide) / max(2, len(shown.store)) / 2 - 1, 15.0)
    for at, lies in enumerate(shown.store):
        stored(canvas, lies, (store.x + wide + side + at * (2 * side + 3), store.cy), side)
    label(canvas, words[1], Box(stacks.x, stacks.y, wide - 6, stacks.h), 17, colour="ink_soft", icon="")
    running = next((at for at, count in enumerate(shown.stacks) if count), -1)
    each = min(38.0, (box.w - wide - 8) / 3)
    for at, count in enumerate(shown.stacks):
        plate = Box(stacks.x + wide + at * (each + 4), stacks.cy - 12, each, 24)
        look = SEATS[shown.colour]
        here = at == running
        fill = "carmine" if here and count <= 2 else look.colour if here else "#FBF5E4"
        canvas.rrect(plate, 5, fill, "ink" if count else "#8A7650", 1.4 if here else 1)
        ink = "#FFFFFF" if here and count <= 2 else look.on if here else "ink" if count else "muted"
        figure(canvas, str(count), plate.centre, 17, ink)


def stored(canvas: Canvas, lies: PieceShown | None, centre: Point, side: float) -> None:
    """A stored piece as large as a letter, or a free space."""
    if lies is None:
        art.slot(canvas, centre, side, dashed=True)
    elif lies.wooden:
        icon(canvas, "tuscany/tokens/hexagon", centre, side * 1.8)
    else:
        art.mini(canvas, lies.kind, centre, side)


def mini_map(canvas: Canvas, box: Box, cells: tuple[tuple[int, int], ...],
             hexes: tuple[tuple[str, PieceShown | None], ...]) -> None:
    """A small estate: pale where empty, full colour and sign where something lies."""
    if not cells:
        icon(canvas, "lock", box.centre, min(30.0, box.h * 0.5), opacity=0.5)
        return
    side, centres = honeycomb(box, cells)
    for (kind, lies), centre in zip(hexes, centres, strict=True):
        colour = art.GROUNDS[kind].colour
        if lies is None:
            canvas.poly(tile.corners(centre, side - 0.6), mix(colour, "#F8F1DF", 0.68), "#5A463266", 0.8)
            continue
        canvas.poly(tile.corners(centre, side - 0.4), art.WOOD if lies.wooden else colour, "#241A12", 1)
        if side >= SMALL:
            canvas.circle(centre, side * 0.66, art.CREAM)
            icon(canvas, kind, centre, side * 1.06)


def rail(canvas: Canvas, box: Box, seat: int, look: Look, sight: Sight) -> None:
    shown = rival_of(sight, seat, look)
    canvas.cached(("tuscany.rail", shown), box, lambda own: _rail(own, Box(0, 0, box.w, box.h), shown), PAD)


def _rail(canvas: Canvas, box: Box, shown: Rival) -> None:
    """Crest, both tracks, cards, the running stack and what is stored, one under the other."""
    seat_sheet(canvas, box, shown.colour, 5, shown.shown, shown.hovered)
    x = box.cx + 3
    token(canvas, shown.colour, (x, box.y + 21), 34)
    for at, (track, value) in enumerate((("green", shown.green), ("red", shown.red))):
        plate = Box(box.x + 9, box.y + 42 + at * 25, box.w - 13, 22)
        art.plate(canvas, plate, track, str(value), 17)
        draw_tags(canvas, shown.tags[at], (plate.right - 14, plate.y), 40, 16)
    art.card_back(canvas, Box(x - 21, box.y + 95, 15, 22))
    figure(canvas, str(shown.cards), (x + 10, box.y + 106), 18, "ink")
    left = next((count for count in shown.stacks if count), 0)
    art.stack(canvas, (x - 12, box.y + 137), shown.colour, left, 14)
    pieces_first = sorted(shown.store, key=lambda lies: lies is None)
    held = sum(lies is not None for lies in shown.store)
    for at, lies in enumerate(pieces_first[: 1 if held > ROWS else ROWS]):
        stored(canvas, lies, (x + 14, box.y + 128 + at * 20), 9.5)
    if held > ROWS:
        figure(canvas, f"+{held - 1}", (x + 14, box.y + 148), 16, "ink")
