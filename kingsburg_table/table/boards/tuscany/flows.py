"""Green flowing into red: a row for everybody, best first, with both bars and what was added."""

from __future__ import annotations

from kingsburg_table.table.boards.headings import headline
from kingsburg_table.table.boards.label import holds, label, marked, named
from kingsburg_table.table.boards.tuscany import art
from kingsburg_table.table.boards.tuscany.calendar import closing, scored
from kingsburg_table.table.boards.tuscany.scoring import KEPT_SIGNS, PALE, SOURCES, Row, rows
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import hatch, paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token as crest
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.draw.laurel import laurel
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing
from kingsburg_table.table.theme import SEATS, mix


def things(sight: Sight) -> list[Thing]:
    """A row for everybody; none in the view from before the first scoring, out of which its pieces come."""
    return [Thing("flow", f"scored.{row.seat}", row) for row in rows(sight)] if scored(sight.view) else []


def ground_flow(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """The sheet under the rows with its scale."""
    box, say, wide = placed.box, sight.speaker.t, sight.wide
    paper.sheet(canvas, box, "parchment", seed=3)
    head = Box(box.x + 20, box.y + 6, box.w - 40, 34 if wide else 26)
    final = closing(sight)
    headline(canvas, head, say("board.tuscany.kept_flows" if final else "board.tuscany.flows_title"),
             say("board.tuscany.flows_note" if not final else "board.tuscany.kept_note"), 24 if wide else 18)
    found = rows(sight)
    x0, x1 = scale_of(box, wide)
    most, step = ceiling(found)
    unit = (x1 - x0) / most
    y = box.bottom - (20 if wide else 15)
    for value in range(0, most + 1, step):
        x = x0 + value * unit
        canvas.line((x, head.bottom + 4), (x, y - 10), "ink_soft", 1, 0.4)
        figure(canvas, str(value), (x, y), 17, "ink_soft", "sans")


def scale_of(box: Box, wide: bool) -> tuple[float, float]:
    """Where the bars begin and end, within the whole sheet."""
    return (box.x + 376, box.right - 330) if wide else (box.x + 226, box.right - 176)


def ceiling(found: tuple[Row, ...]) -> tuple[int, int]:
    """The end of the scale, and its ticks."""
    high = max(20, *(row.after for row in found))
    step = next(step for step in (5, 10, 20, 50, 100) if high <= step * 8)
    return step * -(-(high + 1) // step), step


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    found, row, box = rows(sight), spot.thing.data, spot.box
    assert isinstance(row, Row)
    most, _ = ceiling(found)
    wide = sight.wide
    sheet = Box(box.x - (16 if wide else 10), box.y, box.w + (32 if wide else 20), box.h)
    x0, x1 = scale_of(sheet, wide)
    final = closing(sight)
    words = sight.speaker.t("board.tuscany.from_place", place=row.came_from) if row.came_from != row.place else \
        sight.speaker.t("board.tuscany.same_place")
    key = ("tuscany.flow", row, most, final, wide, words)

    def draw(own: Canvas) -> None:
        _row(own, Box(0, 0, box.w, box.h), row, (x0 - box.x, x1 - box.x), most, final, words, wide)
    canvas.cached(key, box, draw, 12)


def _row(canvas: Canvas, box: Box, row: Row, scale: tuple[float, float], most: int, final: bool, words: str,
         wide: bool) -> None:
    first, look = row.place == 1, SEATS[row.colour]
    canvas.rrect(box, 7, "#FBEDBE" if first else "#FDF8EA", "gilt_dark" if first else "#5A4632", 2.4 if first else 1.3)
    with canvas.clip((box.x + 1, box.y + 1, 11, box.h - 2)):
        hatch.band(canvas, (box.x + 1, box.y + 1, 20, box.h - 2), row.colour, 6)
    k = 1.0 if wide else 0.66
    plate = Box(box.x + 24 * k + 2, box.cy - min(24 * k, box.h * 0.4), 38 * k, min(48 * k, box.h * 0.8))
    canvas.rrect(plate, 6 * k, look.colour, "ink", 1.6)
    figure(canvas, str(row.place), plate.centre, 30 * k, look.on)
    size = min(56 * k, box.h * 0.8)
    crest(canvas, row.colour, (plate.right + 10 * k + size / 2, box.cy), size)
    x0, x1 = scale
    room = Box(plate.right + size + 22 * k, box.y + 4, x0 - plate.right - size - 60 * k, box.h - 8)
    name, note = room.rows((1.25, 1))
    step = row.came_from - row.place
    aside = 26 if step and wide else 0
    told = Box(note.x + aside, note.y, note.w - aside, note.h)
    if not holds(canvas, words, told, 18):
        named(canvas, row.name, room, 27 if wide else 18, lead=0.9)
    else:
        named(canvas, row.name, name, 27 if wide else 18, lead=0.9)
        label(canvas, words, told, 18, colour="ink_soft", icon="")
    if step and wide:
        icon(canvas, "arrow_up" if step > 0 else "arrow_down", (note.x + 10, note.cy), 20, mono=True,
             tint="good" if step > 0 else "carmine")
    _bars(canvas, box, row, x0, (x1 - x0) / most, most, final, wide)
    _sum(canvas, Box(x1 + 16, box.y, box.right - x1 - 24, box.h), row, final, wide)


def _bars(canvas: Canvas, box: Box, row: Row, x0: float, unit: float, most: int, final: bool, wide: bool) -> None:
    high = min(30.0, box.h * 0.32)
    top, low = box.y + box.h * 0.08, box.bottom - box.h * 0.08 - high
    for y, fill in ((top, "#E5D2B6" if final else "#D8CFA4"), (low, "#E0C9AE")):
        canvas.rrect((x0, y, most * unit, high), 4, fill, "#5A463270", 1)
    x = x0
    if row.counted and not final:
        _segment(canvas, Box(x, top, row.counted * unit, high), PALE, "solid", str(row.counted), "", "#2C4A1C")
        x += row.counted * unit
    looks = [(sign, art.RED, "dots") for sign in KEPT_SIGNS] if final else list(SOURCES.values())
    for value, (sign, tone, pattern) in zip(row.parts, looks, strict=True):
        if value:
            _segment(canvas, Box(x, top, value * unit, high), tone, pattern, str(value), sign)
            x += value * unit
    end = x0 + row.after * unit
    _flow(canvas, (x0, x), (x0 + row.red * unit, end), top + high + 1, low, art.RED if final else art.GREEN)
    if row.red:
        _segment(canvas, Box(x0, low, row.red * unit, high), art.RED, "diagonal", str(row.red), "")
    if row.added:
        _segment(canvas, Box(x0 + row.red * unit, low, row.added * unit, high), mix(art.RED, "#E8C15A", 0.35) if final
                 else art.GREEN, "solid", f"+{row.added}", "")
    canvas.rrect((x0 - 1, low - 1, row.after * unit + 2, high + 2), 4, None, "#6B1810", 2.6)
    art.sign(canvas, "red" if final else "green", (x0 - high * 0.6, top + high / 2), high * 0.76, "#3C6426" if not final
             else "#8A2418")
    art.sign(canvas, "red", (x0 - high * 0.6, low + high / 2), high * 0.76, "#8A2418")
    figure(canvas, str(row.added), (x + 22, top + high / 2), high * 0.8, "#8A2418" if final else "#2F5A1E")


def _segment(canvas: Canvas, box: Box, colour: str, pattern: str, text: str, sign: str, ink: str = "#FFFFFF") -> None:
    canvas.rrect(box, 3, colour, mix(colour, "#000000", 0.55), 1.4)
    hatch.pattern(canvas, box.inset(1.5), pattern, (255, 255, 255, 62), 8, 2)
    both = sign and box.w > box.h * 1.8
    r = box.h * 0.43
    if both:
        canvas.circle((box.cx - r * 0.9, box.cy), r, art.CREAM, "#241A12", 1)
        icon(canvas, sign, (box.cx - r * 0.9, box.cy), r * 1.5)
    if box.w > box.h * 0.6:
        figure(canvas, text, (box.cx + (r * 0.95 if both else 0), box.cy), box.h * 0.68, ink)


def _flow(
    canvas: Canvas, top: tuple[float, float], low: tuple[float, float], y0: float, y1: float, colour: str
) -> None:
    """A band that runs down from the upper bar into the lower one."""
    (a, b), (c, d), mid = top, low, (y1 - y0) / 2
    if b - a < 1:
        return
    x, w, h = min(a, c), max(b, d) - min(a, c), y1 - y0
    path = (f"M{a - x:g} 0C{a - x:g} {mid:g} {c - x:g} {mid:g} {c - x:g} {h:g}H{d - x:g}"
            f"C{d - x:g} {mid:g} {b - x:g} {mid:g} {b - x:g} 0Z")
    canvas.svg(f'<path d="{path}" fill="{colour}" fill-opacity=".34"/>', (x, y0, w, h), f"0 0 {w:g} {h:g}")
    k = min(1.0, h / 20)
    for part in (0.2, 0.4, 0.6, 0.8):
        px, py = (a + (b - a) * part + c + (d - c) * part) / 2, (y0 + y1) / 2
        canvas.poly([(px - 8 * k, py - 6 * k), (px + 3 * k, py + 4 * k), (px - 11 * k, py + 5 * k)],
                    mix(colour, "#1A0E06", 0.35), opacity=0.8)


def _sum(canvas: Canvas, box: Box, row: Row, final: bool, wide: bool) -> None:
    """What was added, and red before and after."""
    high = min(46.0 if wide else 30.0, box.h * 0.7)
    pill = Box(box.x, box.cy - high / 2, high * 2.4, high)
    canvas.rrect(pill, high / 2, "carmine" if final else "good", "#FFF3C9", 2)
    art.sign(canvas, "red" if final else "green", (pill.x + high * 0.62, pill.cy), high * 0.56)
    figure(canvas, f"+{row.added}", (pill.x + high * 1.5, pill.cy), high * 0.58, "#FFFFFF")
    size = min(88.0 if wide else 56.0, box.h * 0.96)
    laurel(canvas, row.after, (box.right - size * 0.56, box.cy), size, "#8A2418")
    room = Box(pill.right + 4, box.y, box.right - size - pill.right - 12, box.h)
    if room.w > 40:
        marked(canvas, f"{row.red} [>]", room, 24, face="serif", icon="", colour="ink_soft", anchor="r")
