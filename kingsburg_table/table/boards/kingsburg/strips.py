"""Alternative rows before the game: the open draft, the exchange of a twin, and which rows are covered (M2)."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.components import Building, Components
from kingsburg_table.games.kingsburg.state import Kingsburg
from kingsburg_table.table.boards.kingsburg import cells, overture, province
from kingsburg_table.table.boards.kingsburg.cards import framed
from kingsburg_table.table.boards.label import label, named
from kingsburg_table.table.boards.seatsheet import seat_sheet
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import card, paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.draw.tag import badge
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing

PAD = 30.0


def row_of(data: Components, letter: str, strip: bool) -> tuple[Building, ...]:
    """A row as printed on the sheet, or the strip that can cover it."""
    return next(row for row in data.sheet((letter,) if strip else ()) if row[0].row == letter)


def pool_things(sight: Sight) -> list[Thing]:
    """All strips that lie open, equal ones on one heap."""
    view: Kingsburg = sight.view
    if overture.stage(sight) != "draft":
        return []
    return [Thing("strip", f"strip.{row}", (row, view.cards.count(row))) for row in sorted(set(view.cards))]


def own_things(sight: Sight) -> list[Thing]:
    """The own strips, each over the row that it would cover; twins side by side."""
    if overture.stage(sight) != "strips":
        return []
    found = []
    for row in _offered(sight):
        found.append(Thing("strip", f"strip.{row}", (row, 1)))
        if overture.step(sight) == "cover rows":
            found.append(Thing("covered", "", (row, 0)))
    return found


def _offered(sight: Sight) -> list[str]:
    """Of whom it is the turn."""
    view: Kingsburg = sight.view
    seat = sight.where.turns.now if sight.where.turns.now >= 0 else sight.seat
    rows = view.players[seat].offered or view.players[seat].strips
    return sorted(set(rows)) if overture.step(sight) == "cover rows" else list(rows)


def seat_things(sight: Sight) -> list[Thing]:
    """Every seat with its strips."""
    return [Thing("drafter", f"seat.{seat}", seat) for seat in overture.order(sight)]


def ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """What is done here, in a line over the strips."""
    box, wide, say = placed.box, sight.wide, sight.speaker.t
    paper.sheet(canvas, box, "parchment", 7, 5)
    head = Box(box.x + 20, box.y + 8, box.w - 40, 50 if wide else 32)
    title = say(f"board.kingsburg.strips.{overture.step(sight).replace(' ', '_')}")
    size = 28 if wide else 20
    room = min(canvas.text_width(title, face="serif_bold", size=size) + 4, head.w)
    label(canvas, title, Box(head.x, head.y, room, head.h), size, face="serif_bold", icon="")
    note = Box(head.x + room + 24, head.y, head.w - room - 24, head.h)
    words = say(f"board.kingsburg.strips.{overture.step(sight).replace(' ', '_')}.note")
    if note.w > 120:
        label(canvas, words, note, 20 if wide else 16, face="serif_italic", colour="ink_soft", icon="", lines=2,
              lead=0.95)


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """A strip: letter, four buildings with cost, points and what they do; how many of it lie there."""
    assert isinstance(spot.thing.data, tuple)
    row, count = spot.thing.data
    state, box = framed(look), spot.box
    key = ("kingsburg.strip", row, count, state, sight.wide, sight.lang)
    canvas.cached(key, box, lambda own: _strip(own, Box(0, 0, box.w, box.h), row, count, state, sight), PAD)


def _strip(canvas: Canvas, box: Box, row: str, count: int, state: str, sight: Sight) -> None:
    card.ground(canvas, box, state, ord(row), 8, None if canvas.theme.high_contrast else cells.LILAC)
    province.strip(canvas, box.inset(3))
    letter, rest = box.inset(8, 7).cut_left(46 if sight.wide else 32)
    figure(canvas, row, (letter.cx - 3, letter.y + letter.h * (0.3 if count > 1 else 0.5)),
           min(34.0, letter.h * (0.46 if count > 1 else 0.6)), "plum")
    if count > 1:
        badge(canvas, f"×{count}", (letter.cx - 3, letter.y + letter.h * 0.76), min(15.0, letter.h * 0.24))
    for building, cell in zip(row_of(sight.data, row, True), rest.columns(4, 8), strict=True):
        cells.printed(canvas, cell, building, sight)
    card.frame(canvas, box, state, 8)


def paint_covered(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """The row of the sheet that a strip would cover: what one gives up."""
    assert isinstance(spot.thing.data, tuple)
    row, box = spot.thing.data[0], spot.box
    words = sight.speaker.t("board.kingsburg.strips.covers", row=row)

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        own.rrect(here, 8, None, "ink_soft", 1.4, (6, 5), 0.7)
        head, rest = here.inset(10, 5).cut_top(26 if sight.wide else 20)
        icon(own, "arrow_down", (head.x + 12, head.cy), 18)
        label(own, words, Box(head.x + 30, head.y, head.w - 30, head.h), 18 if sight.wide else 16, colour="ink_soft",
              face="sans_bold", icon="")
        for building, cell in zip(row_of(sight.data, row, False), rest.columns(4, 8), strict=True):
            cells.printed(own, cell.inset(0, 2), building, sight, faint=True)
    canvas.cached(("kingsburg.covered", row, words, sight.wide), box, draw, PAD)


def own_arranged(placed: Placed, sight: Sight) -> Placed:
    """Blocks of strip and covered row; strips alone for twins."""
    head = 66.0 if sight.wide else 42.0
    box = placed.box
    room = Box(16, head, box.w - 32, box.h - head - 14)
    offered = _offered(sight)
    places: list[tuple[float, float, float, float]] = []
    for block in room.rows(max(1, len(offered)), 18):
        if overture.step(sight) == "cover rows":
            high = min(block.h * 0.54, 190.0 if sight.wide else 132.0)
            low = min(block.h - high - 6, 168.0 if sight.wide else 118.0)
            top = block.y + (block.h - high - low - 6) / 2
            places += [(block.x, top, block.w, high), (block.x + 24, top + high + 6, block.w - 48, low)]
        else:
            high = min(block.h, 220.0)
            places.append((block.x, room.y + len(places) * (high + 18), block.w, high))
    return Placed(placed.id, placed.piece, box, {**placed.details, "places": places})


def paint_seat(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """A seat: crest, name, its strips as letters with their first emblems, and how far it is."""
    assert isinstance(spot.thing.data, int)
    seat, box = spot.thing.data, spot.box
    player = sight.view.players[seat]
    state = overture.state_of(sight, seat)
    word = sight.speaker.t(f"board.kingsburg.strips.state.{state}")
    rows = tuple(player.offered or player.strips)
    key = ("kingsburg.drafter", sight.colour(seat), sight.name(seat), state, word, rows, look.hovered, sight.wide)

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        seat_sheet(own, here, sight.colour(seat), 12.0, False, state == "now")
        inner = Box(here.x + 20, here.y + 5, here.w - 28, here.h - 10)
        top, low = inner.rows([1, 1.15])
        size = min(top.h * 0.86, 46.0)
        token(own, sight.colour(seat), (top.x + size / 2, top.cy), size, shadow=False)
        words = Box(top.x + size + 10, top.y, top.w - size - 12, top.h)
        name, said = words.rows([1.2, 1])
        named(own, sight.name(seat), name, 22 if sight.wide else 17)
        label(own, word, said, 18 if sight.wide else 16, colour="gilt_dark" if state == "now" else "ink_soft",
              face="sans_bold" if state == "now" else "sans", icon="")
        for part, row in zip(low.columns(2, 6), rows, strict=False):
            _mark(own, part.inset(0, 2), row, sight)
    canvas.cached(key, box, draw, PAD)


def _mark(canvas: Canvas, box: Box, row: str, sight: Sight) -> None:
    """A strip in small: its letter and its emblems."""
    canvas.rrect(box, 5, "#FFFFFF" if canvas.theme.high_contrast else cells.LILAC, "plum", 1.4)
    figure(canvas, row, (box.x + 14, box.cy), min(22.0, box.h * 0.6), "plum")
    side = min(box.h - 6, (box.w - 30) / 4)
    for at, building in enumerate(row_of(sight.data, row, True)):
        icon(canvas, f"kingsburg/buildings/{building.id}", (box.x + 28 + (at + 0.5) * side, box.cy), side * 0.94)
