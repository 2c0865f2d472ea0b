"""The drawn table of the set-up: where its five chairs stand and what it looks like from above."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.table.box import Box, centred
from kingsburg_table.table.draw import paper, svg, wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.theme import SEATS

# Clockwise from the near left: where a chair stands, in half widths and half heights of the table.
PLACES = ((-0.64, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0), (0.64, 1.0))


@dataclass(frozen=True, slots=True)
class TablePlan:
    """The table's box, the chairs with room for the names, all in units."""

    table: Box
    chairs: tuple[Box, ...]
    names: tuple[tuple[Box, str], ...]


def plan(room: Box, line: float) -> TablePlan:
    """Fit table, chairs and names into a room; `line` is the height of a name."""
    deep = min(room.h * 0.185, room.w * 0.15)
    broad = deep * 1.28
    aside = max(room.w * 0.045, line * 0.8)  # so that long names fit below the side chairs
    half_w = room.w / 2 - deep - 8 - aside
    below = line * 1.85  # a long name takes two lines
    half_h = (room.h - 2 * deep - below - 16) / 2
    half_h = min(half_h, half_w * 0.72)
    overlap = -4.0  # chairs stand a little off the table
    top = room.y + (room.h - (2 * half_h + 2 * deep + below - 2 * overlap)) / 2
    centre = (room.cx, top + deep - overlap + half_h)
    chairs, names = [], []
    for u, v in PLACES:
        if v == 0:
            box = centred((centre[0] + u * (half_w + deep / 2 - overlap), centre[1]), deep, broad)
            words = Box(box.x - (2 * aside if u < 0 else 2), box.bottom + 4, deep + 2 * aside + 2, line * 1.8)
            names.append((words, "c"))
        else:
            box = centred((centre[0] + u * half_w, centre[1] + v * (half_h + deep / 2 - overlap)), broad, deep)
            if v < 0:
                names.append((Box(box.right + 12, box.y, room.right - box.right - 12, box.h), "l"))
            else:
                names.append((Box(box.cx - half_w * 0.63, box.bottom + 3, half_w * 1.26, below), "c"))
        chairs.append(box)
    return TablePlan(centred(centre, 2 * half_w, 2 * half_h), tuple(chairs), tuple(names))


def paint_table(canvas: Canvas, where: TablePlan, game: str) -> None:
    """The table from above with the game's picture on it."""
    box = where.table
    radius = box.h * 0.28
    canvas.shadow(box, radius, 14, 150, 8)
    wood.plank(canvas, box, "#7A5230", radius, 7, 0)
    canvas.rrect(box.inset(9), radius - 8, None, "#3B2716", 2, opacity=0.7)
    canvas.rrect(box.inset(13), radius - 12, None, "gilt", 1.2, opacity=0.6)
    board = box.around((box.h * 0.44, box.h * 0.473))
    paper.sheet(canvas, board.inset(-5), "parchment", 3, 4, frame=False, lift=90)
    real = canvas.box(board)
    canvas.put(canvas.sprite(("plan", game, real.size), lambda: svg.asset(svg.cover(game), *real.size)), *real.topleft)
    canvas.rrect(board, 0, None, "ink", 1.6)


def paint_mat(canvas: Canvas, where: TablePlan, chair: int, colour: int) -> None:
    """The small sheet in front of a player, edged in the seat's colour."""
    (u, v), box = PLACES[chair], where.table
    size = (box.h * 0.2, box.h * 0.3) if v == 0 else (box.h * 0.34, box.h * 0.19)
    inset = box.h * 0.17
    at = (box.cx + u * (box.w / 2 - (inset if v == 0 else 0)), box.cy + v * (box.h / 2 - inset))
    mat = centred(at, *size)
    paper.sheet(canvas, mat, "slip", 2, colour + 1, frame=False, lift=80)
    canvas.rrect(mat.inset(4), 1, None, SEATS[colour + 1].colour, 2.4)
