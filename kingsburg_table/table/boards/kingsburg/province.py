"""The province sheet: its printed grid, and a rival's sheet laid over the own one."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.components import COLUMNS, Building, Components
from kingsburg_table.games.kingsburg.state import Player
from kingsburg_table.table.boards.kingsburg.counted import ROMAN
from kingsburg_table.table.boards.kingsburg.treasury import picture
from kingsburg_table.table.boards.label import label
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import hatch, paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import crest, token
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.draw.laurel import laurel
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.arrange import grid
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Thing
from kingsburg_table.table.theme import SEATS, mix

RIVAL_HEAD = {True: 48.0, False: 38.0}
FRAME = 9.0
PLAIN_ROWS = 5  #: B to F: their letters mean nothing to who plays with them alone
STRIP = "#D9CBE6"


def sheet(sight: Sight, seat: int) -> list[Building]:
    """The fields of a seat's sheet row by row, left to right; strips may cover some of its rows (M2)."""
    data: Components = sight.data
    return [building for row in data.sheet(tuple(sight.view.players[seat].strips)) for building in row]


def things(sight: Sight) -> list[Thing]:
    return [Thing("building", f"building.{sight.estate}.{place.id}", place.id) for place in sheet(sight, sight.estate)]


def foreign(sight: Sight) -> bool:
    """A rival's sheet lies over the own one."""
    return sight.estate != sight.seat


def arranged(placed: Placed, sight: Sight) -> Placed:
    """A rival's sheet keeps room for its head and frame; seven rows lie closer together than five."""
    rows = len(sight.data.rows)
    if placed.id != "province" or (not foreign(sight) and rows == placed.details["rows"]):
        return placed
    details = dict(placed.details)
    if rows > details["rows"]:
        details["rows"] = rows
        details["gap_down"] = min(float(details["gap_down"]), 5.0)
    if not foreign(sight):
        return Placed(placed.id, placed.piece, placed.box, details)
    details["head"] = float(details.get("head", 0)) + RIVAL_HEAD[sight.wide] - (0 if sight.wide else 2)
    details["left"] = float(details.get("left", 0)) + 4
    details["pad"] = float(details.get("pad", 10)) + 2
    if not sight.wide:
        details["gap_down"] = 3
    return Placed(placed.id, placed.piece, placed.box, details)


def lettered(data: Components) -> bool:
    """Whether rows are spoken of by their letters: with strips, or with the rows before B and after F."""
    return len(data.rows) > PLAIN_ROWS or any(building.strip for building in data.buildings.values())


def ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    box = placed.box
    own = not foreign(sight)
    if own:
        paper.sheet(canvas, box, "parchment", seed=9)
        accent, rows = "gilt_dark", "carmine"
    else:
        accent = rows = _over(canvas, box, sight)
    fields = sheet(sight, sight.estate)
    cells = grid(box, len(fields), placed.details)
    if sight.wide:
        _numerals(canvas, cells, accent)
    player: Player = sight.view.players[sight.estate]
    for at, (cell, field) in enumerate(zip(cells, fields, strict=True)):
        if field.column == 1:
            left = box.x + (8 if own else FRAME)
            if field.strip:
                strip(canvas, Box(left - 3, cell.y - 3, cells[at + COLUMNS - 1].right + 5 - left, cell.h + 6))
            room, size = cell.x - left - 2, 25.0 if cell.h > 50 else 22.0
            letter = "plum" if field.strip else rows
            if lettered(sight.data):
                figure(canvas, field.row, ((left + cell.x) / 2, cell.cy), min(size, room / 0.7), letter)
            continue
        before = fields[at - 1].id in player.built
        gap = cell.x - cells[at - 1].right
        x, h = cell.x - gap / 2, min(8.0, gap * 0.5)
        colour = accent if before else mix(canvas.theme.hex("parchment"), canvas.theme.hex("ink_soft"), 0.42)
        canvas.poly([(x - h * 0.6, cell.cy - h), (x + h * 0.7, cell.cy), (x - h * 0.6, cell.cy + h)], colour)


def strip(canvas: Canvas, box: Box) -> None:
    """The strip of card that covers a row: lilac, with a plum edge (M2)."""
    canvas.shadow(box, 6, 5, 90, 2)
    high = canvas.theme.high_contrast
    canvas.rrect(box, 6, "#FFFFFF" if high else STRIP, "plum", 2 if high else 1.4)
    canvas.rrect(box.inset(3), 4, None, "plum", 1, dash=(2, 4), opacity=0.5)


def _numerals(canvas: Canvas, cells: list[Box], accent: str) -> None:
    for column, cell in enumerate(cells[:COLUMNS]):
        y = cell.y - 13
        canvas.text(ROMAN[column + 1], (cell.cx, y), "caption", face="serif_bold", size=19, colour=accent, anchor="c")
        for a, b in ((cell.x + 6, cell.cx - 22), (cell.cx + 22, cell.right - 6)):
            canvas.line((a, y), (b, y), accent, 1, 0.4)


def _over(canvas: Canvas, box: Box, sight: Sight) -> str:
    """The rival's sheet: seat frame with hatch, tinted paper, crest as a watermark, head with all counters."""
    seat = sight.colour(sight.estate)
    look = SEATS[seat]
    head = RIVAL_HEAD[sight.wide]
    canvas.shadow(box, 10, 18, 220, 8)
    canvas.rrect((box.x - 1.5, box.y - 1.5, box.w + 3, box.h + 3), 11, "ink")
    hatch.band(canvas, box, seat, 10, 11, 40)
    inner = Box(box.x + FRAME, box.y + head, box.w - 2 * FRAME, box.h - head - FRAME)
    high = canvas.theme.high_contrast
    paper.piece(canvas, inner, "parchment" if high else mix("#EFE3C6", look.colour, 0.17), 6, 9)
    if not high:
        crest(canvas, look.crest, inner.centre, inner.h * 0.8, look.colour, 0.1)
    canvas.rrect(inner, 6, None, "ink", 1.4)
    _head(canvas, Box(box.x + FRAME, box.y, box.w - 2 * FRAME, head), seat, sight)
    return mix(look.colour, "#241A12", 0.35)


def _head(canvas: Canvas, box: Box, seat: int, sight: Sight) -> None:
    look = SEATS[seat]
    size = box.h * 1.12
    token(canvas, seat, (box.x + size / 2, box.cy + 2), size)
    on = "#FFF9EA" if look.dark else "#241A12"
    strip = 420.0 if sight.wide else 330.0
    note = sight.speaker.t("board.kingsburg.not_yours")
    wide = canvas.text_width(note, "caption", face="sans_bold") + 44
    counters = Box(box.right - strip, box.y + 5, strip, box.h - 10)
    pill = Box(counters.x - wide - 14, box.cy - 15, wide, 30)
    name = Box(box.x + size + 10, box.y, pill.x - box.x - size - 22, box.h)
    label(canvas, sight.speaker.t("board.kingsburg.province", seat=sight.estate), name, 27 if sight.wide else 22,
          face="serif_bold", colour=on)
    canvas.rrect(pill, 15, "#FFF0DC", "carmine", 1.4)
    icon(canvas, "lock", (pill.x + 20, pill.cy), 20)
    label(canvas, note, Box(pill.x + 34, pill.y, pill.w - 42, pill.h), 18, face="sans_bold", colour="carmine")
    canvas.rrect(counters, counters.h / 2, "vellum", "ink", 1.2)
    numbers = sight.counters[sight.estate]
    cells = counters.inset(10, 0).columns(7)
    for cell, name_ in zip(cells, ("gold", "wood", "stone", "tokens", "soldiers", "strength", "points"), strict=True):
        value = numbers[name_]
        if name_ == "points":
            laurel(canvas, value, cell.centre, counters.h * 1.08, "carmine" if value < 0 else "ink")
            continue
        picture(canvas, name_, (cell.cx - cell.w * 0.2, cell.cy), counters.h * 0.72, 1.0 if value else 0.5)
        figure(canvas, str(value).replace("-", "−"), (cell.cx + cell.w * 0.26, cell.cy), counters.h * 0.56,
               "ink" if value else "muted")
