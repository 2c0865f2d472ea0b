"""The own board: five action columns with price, options in words, and the helpers under them."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.table.boards.label import holds, label, pictures
from kingsburg_table.table.boards.signorie.art import CELL, DICE, LINE, PALE, number, plaque, strip, tinted
from kingsburg_table.table.box import Box, centred
from kingsburg_table.table.draw import die, rich, slip
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import figure, icon

HEAD, COMPACT_HEAD = 64.0, 50.0
PAD, COMPACT_PAD = 7.0, 6.0


@dataclass(frozen=True, slots=True)
class Places:
    """The parts of one column."""

    whole: Box
    head: Box
    options: tuple[Box, ...]
    helpers: tuple[Box, ...]


def columns(box: Box, wide: bool) -> list[Box]:
    """Five columns side by side in a sheet: cities, pool and action columns keep to them."""
    return box.inset(9 if wide else 8, 8 if wide else 7).columns(5, 7 if wide else 5)


def places(box: Box, wide: bool) -> list[Places]:
    return [_places(each, wide) for each in columns(box, wide)]


def _places(box: Box, wide: bool) -> Places:
    pad, gap = (PAD, 6.0) if wide else (COMPACT_PAD, 4.0)
    head, rest = box.cut_top(HEAD if wide else COMPACT_HEAD)
    rest = Box(box.x + pad, rest.y, box.w - 2 * pad, rest.h - pad)
    rows = rest.rows((1, 1, 0.14, 1.22, 1.22, 1.22) if wide else (1, 1, 0.1, 1, 1, 1), gap)
    return Places(box, head, tuple(rows[:2]), tuple(rows[3:]))


def _slot(head: Box) -> Box:
    """Where the die of a column lies."""
    size = head.h - 14
    return centred((head.right - size / 2 - 7, head.cy + 1), size, size)


def die_place(option: Box, wide: bool) -> Box:
    """The same, from the place of the column's first action."""
    pad, high = (PAD, HEAD) if wide else (COMPACT_PAD, COMPACT_HEAD)
    return _slot(Box(option.x - pad, option.y - high, option.w + 2 * pad, high))


@dataclass(frozen=True, slots=True)
class ColumnShown:
    """What the head of a column shows. `prices`: for the dice in the pool, or the one in hand."""

    colour: str
    value: int
    placed: int  #: the die on it; 0 for none
    ghost: int  #: the die that would lie on it
    prices: str
    dear: bool  #: no price can be paid
    used: bool
    here: bool  #: the column that is being used now


def draw_column(canvas: Canvas, box: Box, column: ColumnShown, wide: bool) -> None:
    key = ("signorie.column", column, wide)
    canvas.cached(key, box, lambda own: _column(own, Box(0, 0, box.w, box.h), column, column.here, wide), 20)


def _column(canvas: Canvas, box: Box, column: ColumnShown, hot: bool, wide: bool) -> None:
    if hot:
        canvas.glow(box, "#ECB636", 7, 8, 230, 2)
    canvas.rrect(box, 7, CELL if hot else "parchment" if column.used else PALE,
                 "gilt_dark" if hot else "#5A463296", 2.4 if hot else 1.2)
    head = _places(box, wide).head
    plate = Box(head.x + 7, head.y + 7, head.h * 0.62, head.h - 12)
    plaque(canvas, column.colour, plate, 22 if wide else 18)
    tone = "muted" if column.used and not hot else "ink"
    figure(canvas, str(column.value), (plate.right + head.h * 0.28, head.cy + 1), 36 if wide else 30, tone)
    die_box = _slot(head)
    size, slot = die_box.w, die_box.centre
    if column.placed:
        number(canvas, column.colour, column.placed, slot, size, selected=hot)
    elif column.ghost:
        number(canvas, column.colour, column.ghost, slot, size, ghost=True, outlined=True)
    else:
        die.empty_slot(canvas, slot[0] - size / 2, slot[1] - size / 2, size)
    price = Box(plate.right + head.h * 0.56, head.y + 6, slot[0] - size / 2 - plate.right - head.h * 0.58, head.h - 10)
    if column.used and not column.prices:
        icon(canvas, "check", price.centre, 22, tint="good", mono=True)
    elif column.prices:
        above, below = price.rows(2)
        icon(canvas, "money", (above.cx, above.cy + 2), 22 if wide else 19)
        pictures(canvas, column.prices, below, 20 if wide else 17, anchor="c",
                 colour="carmine" if column.dear else "ink")


@dataclass(frozen=True, slots=True)
class ChoiceShown:
    """A main action of a column in words. `mark`: a sign; `note`: what stands at the right, as markup."""

    colour: str
    mark: str
    words: str
    note: str = ""
    used: bool = False


def draw_option(canvas: Canvas, box: Box, option: ChoiceShown, state: str, wide: bool) -> None:
    key = ("signorie.option", option, state, wide)
    canvas.cached(key, box, lambda own: _option(own, Box(0, 0, box.w, box.h), option, state, wide), 20)


def _option(canvas: Canvas, box: Box, option: ChoiceShown, state: str, wide: bool) -> None:
    """Sign, words, note. Where they have no room together the sign is small, then it gives way, then the note."""
    faded = option.used and state not in ("lit", "hot", "open")
    if faded:
        canvas.rrect(box, 6, None, LINE, 1)
    else:
        strip(canvas, box, state)
    letters = least = 19.0 if wide else 16.0
    note = rich.layout(option.note, "serif_bold", canvas.px(letters)).width / canvas.scale + 4 if option.note else 0.0
    size, note, least = next(
        tried for tried in ((min(box.h * 0.62, 32.0), note, least), (20.0, note, least), (0.0, note, least),
                            (0.0, note, least * 0.8), (0.0, note, least * 0.66), (20.0, 0.0, least), (0.0, 0.0, 0.0))
        if not tried[2] or holds(canvas, option.words, words_room(box, *tried[:2]), letters, face="sans_bold",
                                 least=tried[2])
    )
    if size:
        icon(canvas, option.mark, (box.x + size * 0.5 + 6, box.cy), size, grey=0.9 if faded else 0.0,
             opacity=0.6 if faded else 1.0)
    tone = "muted" if faded else "ink"
    label(canvas, option.words, words_room(box, size, note), letters, face="sans_bold", colour=tone, icon="")
    if note:
        pictures(canvas, option.note, Box(box.right - note - 5, box.y, note, box.h), letters, anchor="r", colour=tone)
    if state == "dim" and not option.used:
        slip.veil(canvas, box, 6, 0.14)


def words_room(box: Box, size: float, note: float) -> Box:
    """What a sign of this size and a note of this width leave of a row."""
    left = box.x + (size + 10 if size else 7)
    return Box(left, box.y + 1, box.right - left - note - (7 if note else 4), box.h - 2)


@dataclass(frozen=True, slots=True)
class HelperShown:
    """A helper space: what it does as pictures, whether somebody stands there, what hiring costs."""

    id: str
    colour: str
    name: str
    effect: str
    cost: int
    hired: bool
    done: str = ""  #: in this turn: used, or skipped
    ready: bool = False  #: could be hired now
    words: str = ""  #: the same in two or three words
    short: str = ""


def draw_helper(canvas: Canvas, box: Box, helper: HelperShown, state: str, wide: bool) -> None:
    key = ("signorie.helper", helper, state, wide)
    canvas.cached(key, box, lambda own: _helper(own, Box(0, 0, box.w, box.h), helper, state, wide), 20)


def _helper(canvas: Canvas, box: Box, helper: HelperShown, state: str, wide: bool) -> None:
    tone = DICE[helper.colour][0]
    bright = state in ("lit", "hot", "open")
    radius = min(18.0, box.h / 2)
    if bright:
        strip(canvas, box, state, radius)
        if helper.hired:
            canvas.rrect(box.inset(4), radius - 3, tinted(helper.colour, 0.72))
    else:
        line = tone if helper.hired else "#C48E1E" if helper.ready else "#5A463264"
        canvas.rrect(box, radius, tinted(helper.colour) if helper.hired else None, line,
                     2 if helper.hired or helper.ready else 1)
    disc = 30.0 if wide else 29.0
    spot = (box.x + disc * 0.5 + 4, box.cy)
    if helper.hired:
        icon(canvas, "helper", spot, disc)
    else:
        canvas.circle(spot, disc * 0.46, "chosen" if helper.ready or bright else CELL,
                      "gilt_dark" if helper.ready or bright else "#5A463282", 1.3)
        figure(canvas, str(helper.cost), spot, disc * 0.56, "ink" if helper.ready or bright else "ink_soft")
    room = Box(box.x + disc + 8, box.y + 2, box.w - disc - 12, box.h - 4)
    colour = "ink" if helper.hired or helper.ready or bright else "ink_soft"
    if wide and box.h >= 52:
        above, below = room.rows((1, 1.05))
        label(canvas, helper.words, above, 18, face="sans_bold" if helper.hired else "sans", colour=colour, icon="",
              short=helper.short)
        room = below
    effect = helper.effect.replace(" ", "\u00a0")
    pictures(canvas, f"*{effect}*" if helper.hired and "[" not in effect else effect, room, 19 if wide else 18,
             face="serif_bold" if helper.hired else "serif", colour=colour)
    if helper.done:
        place = (box.right - 14, box.y + 12)
        used = helper.done == "used"
        canvas.circle(place, 10, "good" if used else "muted", CELL, 1.4)
        icon(canvas, "check" if used else "minus", place, 13, tint="cream", mono=True)
