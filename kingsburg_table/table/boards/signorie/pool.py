"""The pool: dice of a colour and its two tasks, over the column of the same colour."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.games.signorie.state import Signorie
from kingsburg_table.games.signorie.words import COLOURS, Gain
from kingsburg_table.table.boards.label import holds, label, pictures
from kingsburg_table.table.boards.signorie import columns, lines
from kingsburg_table.table.boards.signorie.art import number, plaque, state_of, state_with_die, strip
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import slip, wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing


@dataclass(frozen=True, slots=True)
class Tray:
    """Where the parts of a colour's column of the pool lie, from the pool's corner."""

    plaque: Box
    dice: tuple[Box, ...]
    tasks: tuple[Box, Box]


def trays(box: Box, sight: Sight) -> list[Tray]:
    """Each over the action column of its colour; as many places as there are dice of a colour in this game."""
    count: int = sight.data.figures.dice[len(sight.seats)]
    wide = sight.wide
    pad, title = (10.0, 24.0) if wide else (8.0, 20.0)
    made = []
    for column in columns.columns(box, wide):
        top = Box(column.x + 1, box.y + pad, column.w - 2, title)
        row = Box(column.x + 2, top.bottom + 4, column.w - 4, (0.28 if wide else 0.33) * (box.h - title - 2 * pad))
        size = min(row.h, (row.w - 12) / 4, 54.0)
        start = row.cx - (count * size + (count - 1) * 4) / 2
        dice = tuple(Box(start + at * (size + 4), row.cy - size / 2, size, size) for at in range(count))
        low = Box(column.x + 1, row.bottom + 4, column.w - 2, box.bottom - row.bottom - 4 - pad)
        above, below = low.rows(2, 4)
        made.append(Tray(top, dice, (above, below)))
    return made


def dice(sight: Sight) -> list[tuple[int, int, int]]:
    """Colour, place and value of every die in the pool."""
    view: Signorie = sight.view
    return [(colour, at, value) for colour, values in enumerate(view.pool) for at, value in enumerate(values)]


def die_things(sight: Sight) -> list[Thing]:
    found = [(COLOURS[colour], value) for colour, _, value in dice(sight)]
    return [Thing("die", f"die.{colour}.{value}", (colour, value)) for colour, value in found]


def task_things(sight: Sight) -> list[Thing]:
    view: Signorie = sight.view
    return [Thing("task", f"task.{sight.data.task_of[number].id}", at) for at, number in enumerate(view.tasks)]


def arranged(placed: Placed, sight: Sight) -> Placed:
    """Pieces `dice` and `tasks` lie in the tray."""
    laid = trays(Box(0, 0, placed.box.w, placed.box.h), sight)
    if placed.id == "dice":
        boxes = [laid[colour].dice[at] for colour, at, _ in dice(sight)]
    else:
        boxes = [laid[at // 2].tasks[at % 2] for at in range(len(sight.view.tasks))]
    return Placed(placed.id, placed.piece, placed.box, {**placed.details, "places": [tuple(box) for box in boxes]})


def ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    wood.tray(canvas, placed.box, 7)
    for tray, colour in zip(trays(placed.box, sight), COLOURS, strict=True):
        plaque(canvas, colour, tray.plaque, 17)
        for place in tray.dice:
            canvas.rrect(place.inset(1.5), 7, "#00000026", "#DECCA860", 1.2, dash=(4, 4))


def paint_die(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """A die of the pool; one that cannot be taken lies under a veil, one in the hand glows."""
    assert isinstance(spot.thing.data, tuple)
    colour, value = spot.thing.data
    box = spot.box.moved(0, -3) if look.chosen else spot.box
    number(canvas, colour, value, box.centre, box.w, selected=look.chosen or (look.hovered and look.lit))
    if look.lit and not look.chosen:
        canvas.rrect(box.inset(-2), box.w * 0.22, None, "gold_lit", 2)
    if state_of(look, spot.target, sight) == "dim":
        slip.veil(canvas, box, box.w * 0.2, 0.55)


@dataclass(frozen=True, slots=True)
class TaskShown:
    """A task tile: who is paid, how many, for what."""

    id: str
    sex: str
    pawns: str
    effect: str  #: a line of pictures
    words: str


def task_of(sight: Sight, at: int) -> TaskShown:
    view: Signorie = sight.view
    task = sight.data.task_of[view.tasks[at]]
    least, most = task.pawns
    effect = "[exchange]" if isinstance(task.do, Gain) and task.do.pawns else lines.pictures(task.do, sight.data, 1)
    return TaskShown(task.id, sight.data.sex_of[at], str(least) if least == most else f"{least}–{most}",
                     effect, sight.speaker.name(task.id, "short"))


def paint_task(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    assert isinstance(spot.thing.data, int)
    box, task, wide = spot.box, task_of(sight, spot.thing.data), sight.wide
    state = state_with_die(look, spot.target, sight)
    key = ("signorie.task", task, state, wide)
    canvas.cached(key, box, lambda own: _task(own, Box(0, 0, box.w, box.h), task, state, wide), 20)


def _task(canvas: Canvas, box: Box, task: TaskShown, state: str, wide: bool) -> None:
    """In a column too high for one line of pictures the words stand below them."""
    strip(canvas, box, state, 6, "parchment")
    inner = box.inset(8, 1)
    line = inner
    words = Box(inner.x, inner.cy + 1, inner.w, inner.h / 2 - 2)
    written = wide and box.h >= 44 and holds(canvas, task.words, words, 18)
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
