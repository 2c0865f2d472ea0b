"""Under a scoring: a table of where the points came from, and who leads by how much."""

from __future__ import annotations

from kingsburg_table.table.boards.headings import headline
from kingsburg_table.table.boards.label import label, named
from kingsburg_table.table.boards.tuscany import art
from kingsburg_table.table.boards.tuscany.calendar import PHASES, ROMAN, closing, scored
from kingsburg_table.table.boards.tuscany.scoring import KEPT, KEPT_SIGNS, SOURCES, Row, rows
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import hatch, paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token as crest
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.theme import mix

FIGURE = 0.58  #: how wide a figure is by its size


def ground_sources(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """A table: where everybody's green came from since the last scoring; at the end, what was kept."""
    box, say, wide = placed.box, sight.speaker.t, sight.wide
    final, phase = closing(sight), scored(sight.view)
    paper.sheet(canvas, box, "vellum", seed=9)
    head = Box(box.x + 18, box.y + 6, box.w - 36, 34 if wide else 24)
    note = say("board.tuscany.since", phase=ROMAN[phase - 1]) if phase > 1 and not final and sight.before else ""
    headline(canvas, head, say("board.tuscany.kept_table" if final else "board.tuscany.sources"), note,
             24 if wide else 18)
    looks = [(sign, art.RED, "dots") for sign in KEPT_SIGNS] if final else list(SOURCES.values())
    names = [say(f"board.tuscany.kept.{each}") for each in KEPT] if final else [
        say(f"board.tuscany.source.{each}") for each in SOURCES]
    body = Box(box.x + 18, head.bottom + 2, box.w - 36, box.bottom - head.bottom - 8)
    columns = body.columns((1.5, 1.3, 1.3, 1.3, 1.3, 1.3, 0.8) if wide else (2.6, 1.1, 1.1, 1.1, 1.1, 1.1, 1.0))
    found = rows(sight)
    lines = body.rows((1.5 if wide else 1.0, *(1.0 for _ in found)))
    for column, (sign, tone, pattern), name in zip(columns[1:6], looks, names, strict=True):
        high = min(26.0, lines[0].h - 4)
        own = Box(column.x, lines[0].y if wide else lines[0].cy - high / 2, high * 1.3, high)
        canvas.rrect(own, 3, tone, mix(tone, "#000000", 0.55), 1.3)
        hatch.pattern(canvas, own.inset(1.4), pattern, (255, 255, 255, 62), 8, 2)
        canvas.circle(own.centre, high * 0.45, art.CREAM, "ink", 1)
        icon(canvas, sign, own.centre, high * 0.7)
        if wide:
            label(canvas, name, Box(own.x, own.bottom, column.w, lines[0].bottom - own.bottom), 17, icon="")
    for row, line in zip(found, lines[1:], strict=True):
        canvas.line((box.x + 18, line.y), (box.right - 18, line.y), "ink_soft", 1, 0.35)
        size = min(28.0, line.h - 2)
        crest(canvas, row.colour, (line.x + size / 2, line.cy), size, shadow=False)
        label(canvas, row.name, Box(line.x + size + 6, line.y, columns[0].w - size - 10, line.h), 19, face="sans_bold",
              icon="")
        for column, value in zip(columns[1:6], row.parts, strict=True):
            figure(canvas, f"+{value}" if value else "–", (column.x + 18, line.cy), 20, "ink" if value else "muted")
        whole = sum(row.parts)
        figure(canvas, f"+{whole}" if whole else "–", (columns[6].right - 22, line.cy), 21, "ink" if whole else "muted")


def ground_lead(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """Who leads, by how much, and where the same green would bring everybody once more."""
    box, say, wide = placed.box, sight.speaker.t, sight.wide
    found = rows(sight)
    final, phase = closing(sight), scored(sight.view)
    paper.sheet(canvas, box, "parchment", seed=6)
    head = Box(box.x + 18, box.y + 6, box.w - 36, 34 if wide else 24)
    again = not final and phase < PHASES
    note = say("board.tuscany.lead_note", phase=ROMAN[phase + 1]) if again else ""
    headline(canvas, head, say("board.tuscany.lead"), note, 24 if wide else 18)
    side = Box(box.x + 16, head.bottom + 4, box.w * 0.25, box.bottom - head.bottom - 14)
    _leader(canvas, side, found, sight)
    lane = Box(side.right + 40, head.bottom + 6, box.right - side.right - 90, box.bottom - head.bottom - 34)
    low = max(0, min(row.after for row in found) - 3)
    high = max(row.after + (row.green if again else 0) for row in found) + 3
    unit = lane.w / max(1, high - low)
    step = 5 if high - low <= 60 else 10
    for value in range(low, high + 1):
        major = value % step == 0
        x = lane.x + (value - low) * unit
        if major or unit > 8:
            canvas.line((x, lane.y + (0 if major else 8)), (x, lane.bottom), "ink_soft", 1, 0.4 if major else 0.16)
        if major:
            figure(canvas, str(value), (x, lane.bottom + 13), 17, "ink_soft", "sans")
    for row, place in zip(found, lane.rows(len(found)), strict=True):
        x, size = lane.x + (row.after - low) * unit, min(31.0, place.h)
        if again and row.green:
            then = lane.x + (row.after + row.green - low) * unit
            canvas.line((x, place.cy), (then, place.cy), "ink_soft", 1.6, 0.55, (5, 5))
            crest(canvas, row.colour, (then, place.cy), size * 0.78, shadow=False, opacity=0.5)
            figure(canvas, str(row.after + row.green), (then + size * 0.78, place.cy), 17, "ink_soft", "sans")
        crest(canvas, row.colour, (x, place.cy), size, shadow=False, glow=row.place == 1)
        figure(canvas, str(row.after), (x - size * 0.86, place.cy), 19, "ink")


def _leader(canvas: Canvas, box: Box, found: tuple[Row, ...], sight: Sight) -> None:
    first = [row for row in found if row.place == 1]
    canvas.rrect(box, 8, "#F7E7B4", "gilt_dark", 2, opacity=0.9)
    upper, lower = box.rows((1.35, 1))
    size = min(56.0, upper.h * 0.8)
    for at, row in enumerate(first):
        crest(canvas, row.colour, (upper.x + 12 + size / 2 + at * size * 0.6, upper.cy), size)
    x = upper.x + 20 + size * (1 + 0.6 * (len(first) - 1))
    room = Box(x, upper.y + 4, upper.right - x - 6, upper.h - 8)
    name, note = room.rows((1.1, 1))
    if len(first) == 1:
        named(canvas, first[0].name, name, 25 if sight.wide else 19, lead=0.9)
        gap = found[0].after - found[1].after
        said = sight.speaker.t("board.tuscany.leads_by", n=gap) if gap else sight.speaker.t("board.tuscany.tie_won")
        label(canvas, said, note, 20 if sight.wide else 17, face="sans_bold", colour="good", icon="", short=f"+{gap}",
              lines=1 if gap else 2)
    else:
        label(canvas, sight.speaker.t("board.tuscany.level"), room, 20 if sight.wide else 17, face="sans_bold", icon="",
              lines=2)
    rest = [row for row in found if row not in first]
    canvas.line((box.x + 12, lower.y), (box.right - 12, lower.y), "gilt_dark", 1, 0.5)
    for row, part in zip(rest, lower.inset(8, 2).columns(max(1, len(rest)), 2), strict=False):
        behind, own = f"−{found[0].after - row.after}", min(28.0, part.h - 4, part.w * 0.38)
        crest(canvas, row.colour, (part.x + own / 2, part.cy), own, shadow=False)
        size = min(19.0, (part.w - own - 4) / (FIGURE * len(behind)))
        figure(canvas, behind, (part.x + own + 4 + FIGURE * len(behind) * size / 2, part.cy), size, "ink")
