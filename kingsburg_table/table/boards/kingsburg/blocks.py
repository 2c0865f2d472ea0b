"""Strength as blocks: one a point, told apart by what it comes from, up to the enemy's red line."""

from __future__ import annotations

from kingsburg_table.table.boards.kingsburg.army import coin
from kingsburg_table.table.boards.kingsburg.counted import signed
from kingsburg_table.table.boards.kingsburg.faces import source_picture
from kingsburg_table.table.boards.kingsburg.fights import FightShown
from kingsburg_table.table.boards.label import holds, label
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import hatch, paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.die import die
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.draw.shade import shadow
from kingsburg_table.table.pieces.board import Sight

WIDEST = 97.0
NARROW = 36.0  #: below it soldiers stand together as one block with their number
GROUNDS = {"soldiers": "#B0B8BC", "reinforcements": "#F3EEE0", "building": "#ECDCB8"}
RADIUS = 7.0


def draw(canvas: Canvas, box: Box, row: FightShown, units: int, sight: Sight) -> None:
    """All rows share `units`, so that the line stands at one place."""
    unit = min(WIDEST, box.w / (units + 0.35))
    named = sight.wide and box.h > 130
    top, high = box.y + box.h * 0.14, box.h * (0.53 if named else 0.72)
    words = Box(0, top + high + 6, 0, min(46.0, box.bottom - top - high - 8))
    line = box.x + row.enemy * unit
    canvas.line((line, box.y + 3), (line, words.y if named else box.bottom - 3), "carmine", 3, 0.28)
    x = box.x
    for count, kind in ((row.soldiers, "soldiers"), (row.reinforcements, "reinforcements")):
        if count and unit < NARROW:
            _troop(canvas, Box(x, top, unit * count, high), kind, row, count)
            x += unit * count
        for _ in range(count if unit >= NARROW else 0):
            _block(canvas, Box(x, top, unit, high), kind, row)
            x += unit
        if count and named:
            word = sight.speaker.t(f"board.kingsburg.block.{kind}", n=count)
            brief = f"{kind}.short" if kind == "soldiers" or row.means == "die" else f"{row.means}.short"
            _named(canvas, Box(x - count * unit, words.y, count * unit, words.h), word, bracket=count > 1,
                   short=sight.speaker.t(f"board.kingsburg.block.{brief}"))
    first = x
    for id, count in row.helping:
        _building(canvas, Box(x, top, unit * count, high), id, count)
        x += unit * count
    if named and row.helping:
        _names(canvas, Box(first, words.y, x - first, words.h), row, unit, sight)
    if row.hindering:
        x = _hindering(canvas, Box(x, top, unit, high), row, box.x, unit, words, named, sight)
    for id in row.idle:
        part = Box(x + 4, top, unit - 8, high)
        canvas.rrect(part.inset(1), RADIUS, None, "ink_soft", 1.5, (5, 5), 0.6)
        _emblem(canvas, part, id, faint=True)
        figure(canvas, "0", (part.cx, part.bottom - max(high * 0.13, 11)), max(17.0, high * 0.18), "muted")
        if named:
            _named(canvas, Box(part.x - 6, words.y, part.w + 12, words.h), sight.speaker.name(id), faint=True)
        x += unit
    _line(canvas, line, top, high, row.enemy)


def _names(canvas: Canvas, box: Box, row: FightShown, unit: float, sight: Sight) -> None:
    """The buildings' names, each under its block; together in one line where the blocks are too narrow."""
    names = [sight.speaker.name(id) for id, _ in row.helping]
    parts, x = [], box.x
    for _, count in row.helping:
        parts.append(Box(x - 3, box.y, unit * count + 6, box.h))
        x += unit * count
    if all(holds(canvas, name, Box(0, 0, part.w, part.h - 4), 18, lines=2, lead=0.95)
           for name, part in zip(names, parts, strict=True)):
        for name, part in zip(names, parts, strict=True):
            _named(canvas, part, name)
    else:
        _named(canvas, Box(box.x - 4, box.y, box.w + 8, box.h), ", ".join(names), bracket=len(names) > 1)


def _line(canvas: Canvas, x: float, top: float, high: float, strength: int) -> None:
    """The enemy's strength as a red staff with a seal on top."""
    canvas.fill((x - 3.5, top - 8, 7, high + 16), "ink")
    canvas.fill((x - 2, top - 7, 4, high + 14), "#D63022")
    r = min(15.0, top * 0.42 + 6)
    y = top - 8
    canvas.circle((x, y), r, "ink")
    canvas.circle((x, y), r - 1.6, "gilt")
    canvas.circle((x, y), r - 3.4, "carmine")
    figure(canvas, str(strength), (x, y), r * 1.2, "#FFF9EA")


def _ground(canvas: Canvas, part: Box, kind: str) -> Box:
    box = part.inset(2, 0)
    shadow(canvas, box, RADIUS, 5, 130, 3)
    paper.piece(canvas, box, GROUNDS[kind] if canvas.theme.textures else "vellum", RADIUS, 1, 0.7)
    canvas.rrect(box, RADIUS, None, "ink", 1.6)
    canvas.rrect(box.inset(1.6), RADIUS - 1, None, "#FFFFFF5A", 1)
    return box


def _block(canvas: Canvas, part: Box, kind: str, row: FightShown) -> None:
    box = _ground(canvas, part, kind)
    if kind == "soldiers":
        icon(canvas, "soldiers", box.centre, min(46.0, box.w * 0.8, box.h * 0.7))
    else:
        _reinforced(canvas, box, row)


def _reinforced(canvas: Canvas, box: Box, row: FightShown) -> None:
    """A soldier with what brought it: die, token or card; below it where there is little room."""
    size = min(42.0, box.w * 0.6, box.h * 0.55)
    small = min(26.0, box.w * 0.44, box.h * 0.36)
    soldier = (box.cx - small * 0.3, box.cy - small * 0.3)
    at = (box.cx + size * 0.5 - small * 0.05, box.cy + size * 0.5 - small * 0.12)
    if box.w < NARROW:
        size = small = box.w - 2
        soldier, at = (box.cx, box.y + box.h * 0.28), (box.cx, box.y + box.h * 0.72)
    icon(canvas, "soldiers", soldier, size)
    if row.means == "army":
        coin(canvas, at, small, row.die, row.colour)
    elif row.means == "die":
        die(canvas, at[0] - small * 0.5, at[1] - small * 0.5, small, row.die, 0)
    else:
        icon(canvas, "snow", at, small)


def _troop(canvas: Canvas, part: Box, kind: str, row: FightShown, count: int) -> None:
    """Many soldiers in one block."""
    if count == 1 or (kind == "reinforcements" and part.w < NARROW * 2.4):
        _block(canvas, part, kind, row)
        return
    picture, number = part.columns((1, 1))
    box = _ground(canvas, part, kind)
    if kind == "soldiers":
        icon(canvas, "soldiers", (picture.cx, box.cy), min(46.0, picture.w * 0.8, box.h * 0.7))
    else:
        _reinforced(canvas, picture, row)
    figure(canvas, str(count), (number.cx, box.cy), min(box.h * 0.5, number.w * 0.6), "ink")


def _emblem(canvas: Canvas, box: Box, id: str, faint: bool = False) -> None:
    size = min(box.w * (0.78 if box.w > NARROW else 1.0), box.h * 0.62)
    icon(canvas, source_picture(id), (box.cx, box.y + box.h * 0.06 + size / 2), size,
         opacity=0.5 if faint else 1.0, grey=0.6 if faint else 0.0)


def _building(canvas: Canvas, part: Box, id: str, count: int) -> None:
    box = _ground(canvas, part, "building")
    _emblem(canvas, box, id)
    foot = (box.cx, box.bottom - max(13.0, box.h * 0.13))
    if part.w < NARROW:
        figure(canvas, signed(count), foot, max(15.0, 16 / canvas.scale), "good", "sans_bold")
    else:
        _pill(canvas, foot, signed(count), "good")


def _pill(canvas: Canvas, centre: tuple[float, float], text: str, colour: str, size: float = 17.0) -> None:
    size = max(size, 16 / canvas.scale)
    wide = max(34.0, len(text) * size * 0.62 + 12)
    x, y = centre
    canvas.rrect((x - wide / 2, y - size * 0.66, wide, size * 1.32), size * 0.66, colour)
    figure(canvas, text, centre, size, "#FFF9EA", "sans_bold")


def _hindering(
    canvas: Canvas, part: Box, row: FightShown, start: float, unit: float, words: Box, named: bool, sight: Sight
) -> float:
    """Points that are taken away again: hatched at the end of the row, with an arrow from what takes them."""
    taken = -sum(n for _, n in row.hindering)
    first = start + max(0, row.blocks - taken) * unit
    lost = Box(first, part.y, start + row.blocks * unit - first, part.h)
    if lost.w > 0:
        over = lost.inset(2, 0)
        canvas.rrect(over, RADIUS, "#F6ECD6", opacity=0.65)
        hatch.pattern(canvas, over, "diagonal", (158, 27, 27, 110), 9, RADIUS)
        canvas.rrect(over.inset(0.5), RADIUS, None, "carmine", 2.4, (7, 4))
    size = min(62.0, unit * 0.74, part.h * 0.62)
    x = part.x + 14
    y = part.y + part.h * 0.42
    canvas.line((x - 14, y), (x + 4, y), "carmine", 3)
    canvas.poly([(x - 22, y), (x - 9, y - 8), (x - 9, y + 8)], "carmine")
    for id, count in row.hindering:
        icon(canvas, source_picture(id), (x + 6 + size / 2, y), size)
        _pill(canvas, (x + 6 + size / 2, part.bottom - max(12.0, part.h * 0.12)), signed(count), "carmine")
        if named:
            _named(canvas, Box(x - 8, words.y, size + 28, words.h), sight.speaker.name(id), colour="carmine")
        x += size + 12
    return x + 8


def _named(
    canvas: Canvas, box: Box, text: str, bracket: bool = False, faint: bool = False, colour: str = "ink_soft",
    short: str = "",
) -> None:
    if bracket:
        canvas.line((box.x + 8, box.y), (box.right - 8, box.y), "ink_soft", 1.4, 0.6)
    label(canvas, text, Box(box.x, box.y + 2, box.w, box.h - 2), 18, colour="muted" if faint else colour, anchor="c",
          lines=2, lead=0.95, short=short, icon="")
