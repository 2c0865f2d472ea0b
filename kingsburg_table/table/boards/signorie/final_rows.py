"""The rows of the final scoring and the heading over them."""

from __future__ import annotations

from kingsburg_table.table.boards.label import label, named, pictures
from kingsburg_table.table.boards.signorie.art import CELL, LINE, SIGNS, house
from kingsburg_table.table.boards.signorie.final_end import (
    Alliances,
    Career,
    FinalRow,
    heads_and_rows,
    parts,
    rows,
    staged,
)
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import hatch, paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.icon import figure, icon, medal, plaque
from kingsburg_table.table.draw.laurel import laurel
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot

HEADS = ("who", "careers", "alliances", "added", "points")


def ground_head(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """What is counted."""
    box = placed.box
    if staged(sight):
        key = ("signorie.final head", sight.wide, sight.lang)
        canvas.cached(key, box, lambda own: _head(own, Box(0, 0, box.w, box.h), sight), 34)


def _head(canvas: Canvas, box: Box, sight: Sight) -> None:
    say, wide = sight.speaker.t, sight.wide
    paper.sheet(canvas, box, "vellum", seed=1, frame=False)
    medal(canvas, "trophy", (box.x + box.h * 0.58, box.cy), box.h * 0.66)
    room = Box(box.x + box.h * 1.16, box.y + 4, box.w - box.h * 1.5, box.h - 8)
    title, words = room.columns((0.22, 0.78), 16) if wide else room.rows((1.1, 1))
    label(canvas, say("board.signorie.phase.final"), title, 28 if wide else 19, face="serif", icon="")
    needs = sight.data.figures.tokens_to_score
    label(canvas, say("board.signorie.final.why", n=needs), words, 20 if wide else 16, lines=2 if wide else 1, lead=1.2,
          colour="ink_soft", icon="", short=say("board.signorie.final.why.short", n=needs))


def ground_heads(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """What the parts of the rows are, written on the wood."""
    if not staged(sight):
        return
    head, boxes = heads_and_rows(placed.box, len(sight.seats), sight.wide)
    part = parts(boxes[0], sight.wide)
    for name in HEADS:
        place, words = getattr(part, name), sight.speaker.t(f"board.signorie.final.head.{name}")
        label(canvas, words, Box(place.x + 2, head.y, place.w - 4, head.h), 19 if sight.wide else 16, face="serif",
              colour="wood_text", anchor="c", icon="")


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    assert isinstance(spot.thing.data, int)
    box, row = spot.box, rows(sight)[spot.thing.data - 1]
    key = ("signorie.final row", row, sight.wide, sight.lang)
    canvas.cached(key, box, lambda own: _row(own, Box(0, 0, box.w, box.h), row, sight), 24)


def _row(canvas: Canvas, box: Box, row: FinalRow, sight: Sight) -> None:
    wide = sight.wide
    paper.sheet(canvas, box, "vellum" if row.place == 1 else "parchment", 7, 20 + row.colour, frame=False, lift=170)
    if row.place == 1:
        canvas.rrect(box, 7, None, "gold_lit", 3)
    band = 14.0 if wide else 8.0
    with canvas.clip((box.x + 1, box.y + 1, band, box.h - 2)):
        hatch.band(canvas, (box.x + 1, box.y + 1, band + 9, box.h - 2), row.colour, 7)
    canvas.line((box.x + band + 1, box.y + 1), (box.x + band + 1, box.bottom - 1), "ink", 1.4)
    part = parts(box, wide)
    for x in (part.careers.x, part.alliances.x, part.added.x, part.points.x):
        canvas.line((x, box.y + 10), (x, box.bottom - 10), "gilt_dark", 1, 0.4)
    _who(canvas, part.who, row, wide)
    pad = 8.0 if wide else 5.0
    for career, place in zip(row.careers, part.careers.inset(pad, pad).columns(3, pad), strict=True):
        _career(canvas, place, career, row.colour, wide)
    for alliances, place in zip(row.alliances, part.alliances.inset(pad, pad).columns(4, pad), strict=True):
        _alliances(canvas, place, alliances, wide)
    figure(canvas, f"+{row.added}", part.added.centre, 34 if wide else 24, "good" if row.added else "ink_soft")
    laurel(canvas, row.points, part.points.centre, min(96.0 if wide else 60.0, part.points.w - 8, box.h - 12))


def _who(canvas: Canvas, box: Box, row: FinalRow, wide: bool) -> None:
    plaque(canvas, row.place, (box.x + (30 if wide else 18), box.cy), 25 if wide else 15)
    crest = min(64.0 if wide else 38.0, box.h * 0.5)
    x = box.x + (60 if wide else 36) + crest / 2
    token(canvas, row.colour, (x, box.cy), crest)
    left = x + crest / 2 + (8 if wide else 5)
    named(canvas, row.name, Box(left, box.cy - 34, box.right - left - 6, 68), 26 if wide else 19, lead=0.94)


def _cell(canvas: Canvas, box: Box, name: str, words: str, good: bool, wide: bool) -> Box:
    """Sign and points; returns the room below them."""
    canvas.rrect(box, 6, CELL if good else None, "gilt_dark" if good else LINE, 1.4 if good else 1)
    head, rest = box.cut_top(min(44.0 if wide else 30.0, box.h * 0.42))
    size = head.h * 0.74
    icon(canvas, SIGNS[name], (head.x + size * 0.7 + 2, head.cy), size, opacity=1.0 if good else 0.6)
    room = Box(head.x + size * 1.4, head.y, head.w - size * 1.4 - 8, head.h)
    pictures(canvas, words, room, 26 if wide else 18, anchor="r", colour="good" if good else "ink_soft")
    return rest


def _career(canvas: Canvas, box: Box, career: Career, colour: int, wide: bool) -> None:
    """A crest for every man, with half the points of his space."""
    rest = _cell(canvas, box, career.name, f"+{career.points}" if career.men else "–", bool(career.men), wide)
    if not career.men:
        return
    for points, (spot, d) in zip(career.men, _laid(len(career.men), rest, 3, 56.0 if wide else 34.0), strict=True):
        token(canvas, colour, spot, d, shadow=False)
        place = (spot[0] + d * 0.34, spot[1] + d * 0.3)
        canvas.circle(place, max(9.5, d * 0.29), CELL, "ink", 1.2)
        figure(canvas, str(points), place, max(16.0, d * 0.44), "ink")


def _laid(count: int, room: Box, across: int, most: float) -> list[tuple[tuple[float, float], float]]:
    """Places from the left, in two lines where one is too short; each with the height of what lies there."""
    inner = room.inset(7, 4)
    lines = 1 if count <= across else 2
    row = max(across, -(-count // lines))
    high = min(most, inner.h / lines - 4, inner.w / row)
    step = min(high * 1.2, (inner.w - high * 1.15) / max(1, row - 1))
    return [
        ((inner.x + high * 0.5 + at % row * step, inner.y + inner.h * (at // row + 0.5) / lines), high)
        for at in range(count)
    ]


def _alliances(canvas: Canvas, box: Box, row: Alliances, wide: bool) -> None:
    """The tokens of a row; what it scores, or how many it has of those it needs."""
    good = len(row.tokens) >= row.needs
    words = f"+{row.points}" if good else f"{len(row.tokens)}/{row.needs}"
    rest = _cell(canvas, box, row.name, words, good, wide)
    if not row.tokens:
        return
    places = _laid(len(row.tokens), rest, 4, 54.0 if wide else 36.0)
    for (name, points), (spot, high) in reversed([*zip(row.tokens, places, strict=True)]):
        house(canvas, spot, high, name, points)
