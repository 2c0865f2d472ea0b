"""The pool: dice of a colour and its two tasks, over the column of the same colour."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.table.boards.label import holds, label, pictures
from kingsburg_table.table.boards.signorie.art import number, plaque, state_of, strip
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import slip, wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.pieces.spots import Look


@dataclass(frozen=True, slots=True)
class Tray:
    """Where the parts of a colour's column of the pool lie, from the pool's corner."""

    plaque: Box
    dice: tuple[Box, ...]
    tasks: tuple[Box, Box]


def trays(box: Box, columns: list[Box], places: int, wide: bool) -> list[Tray]:
    """`columns` are the action columns below; `places` is the number of dice of a colour in the game."""
    made = []
    head = 24.0 if wide else 20.0
    for column in columns:
        top = Box(column.x + 1, box.y + (10 if wide else 8), column.w - 2, head)
        row = Box(column.x + 2, top.bottom + 4, column.w - 4, 0.34 * (box.h - head - 22))
        size = min(row.h, (row.w - 4 * 3) / 4, 54.0)
        start = row.cx - (places * size + (places - 1) * 4) / 2
        dice = tuple(Box(start + at * (size + 4), row.cy - size / 2, size, size) for at in range(places))
        low = Box(column.x + 1, row.bottom + 5, column.w - 2, box.bottom - row.bottom - 5 - (10 if wide else 8))
        above, below = low.rows(2, 4)
        made.append(Tray(top, dice, (above, below)))
    return made


def ground(canvas: Canvas, box: Box, laid: list[Tray], colours: tuple[str, ...]) -> None:
    wood.tray(canvas, box, 7)
    for tray, colour in zip(laid, colours, strict=True):
        plaque(canvas, colour, tray.plaque, 17)
        for place in tray.dice:
            canvas.rrect(place.inset(1.5), 7, "#00000026", "#DECCA860", 1.2, dash=(4, 4))


def paint_die(canvas: Canvas, box: Box, colour: str, value: int, look: Look, price: int | None) -> None:
    """A die of the pool; one that cannot be taken lies under a veil, one in the hand glows."""
    chosen = look.chosen or (look.hovered and look.lit)
    box = box.moved(0, -3) if look.chosen else box
    number(canvas, colour, value, box.centre, box.w, selected=chosen, outlined=False)
    if look.dim:
        slip.veil(canvas, box, box.w * 0.2, 0.55)


@dataclass(frozen=True, slots=True)
class Task:
    """A task tile: who is paid, how many, for what."""

    id: str
    sex: str
    pawns: str
    effect: str  #: a line of pictures
    words: str


def paint_task(canvas: Canvas, box: Box, task: Task, look: Look, wide: bool) -> None:
    state = state_of(look)
    key = ("signorie.task", task, state, wide)
    canvas.cached(key, box, lambda own: _task(own, Box(0, 0, box.w, box.h), task, state, wide), 20)


def _task(canvas: Canvas, box: Box, task: Task, state: str, wide: bool) -> None:
    """In a column too high for one line of pictures the words stand below them."""
    strip(canvas, box, state, 6, "#EADEC0")
    inner = box.inset(8, 1)
    line = inner
    words = Box(inner.x, inner.cy + 1, inner.w, inner.h / 2 - 2)
    written = wide and box.h >= 50 and holds(canvas, task.words, words, 18)
    if written:
        line = Box(inner.x, inner.y + 2, inner.w, inner.h / 2)
        label(canvas, task.words, words, 18, anchor="c", icon="")
    size = 20.0 if wide else 18.0
    left = pictures(canvas, f"[{task.sex}]{task.pawns}", line, size)
    right = pictures(canvas, task.effect, line, size, anchor="r")
    room = Box(line.x + left, line.y, line.w - left - right, line.h)
    pictures(canvas, "[>]", room, size, anchor="c", must=False)
    if state == "dim":
        slip.veil(canvas, box, 6, 0.3)
