"""The right end of a battle row: banner, what was won or lost, the fallen building, the counters."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.components import COLUMNS
from kingsburg_table.games.kingsburg.words import GOODS
from kingsburg_table.table.boards.kingsburg import counted
from kingsburg_table.table.boards.kingsburg.fights import COUNTERS, FightShown
from kingsburg_table.table.boards.kingsburg.province import sheet
from kingsburg_table.table.boards.kingsburg.rivals import mini_grid
from kingsburg_table.table.boards.label import escape, label, marked, pictures
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import rich
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.pieces.board import Sight

WORDS = {"win": "victory", "draw": "draw", "loss": "defeat"}


def draw(canvas: Canvas, box: Box, row: FightShown, sight: Sight, colour: str) -> None:
    head, rest = box.cut_top(max(28.0, min(44.0, box.h * 0.26)))
    _banner(canvas, head, row, sight, colour)
    foot, middle = rest.cut_bottom(max(26.0, min(38.0, rest.h * 0.32)))
    if row.result == "loss":
        _defeat(canvas, middle.inset(0, 3), row, sight)
    elif row.result == "win":
        _victory(canvas, middle.inset(8, 2), row, sight)
    else:
        room = _rules(canvas, middle.inset(8, 2), ("K12.5",), sight)
        label(canvas, sight.speaker.t("board.kingsburg.no_reward_no_loss"), room, 20, face="sans_bold", lines=2)
    canvas.line((foot.x, foot.y), (foot.right, foot.y), "gilt_dark", 1, 0.4)
    pictures(canvas, _counters(row), Box(foot.x + 4, foot.y + 1, foot.w - 8, foot.h - 1), 20.5)


def _rules(canvas: Canvas, box: Box, rules: tuple[str, ...], sight: Sight) -> Box:
    """The rules behind a result at the right edge, where there is room; returns what is left."""
    if not sight.wide:
        return box
    wide = max(canvas.text_width(rule, "caption", face="sans_bold") for rule in rules) + 8
    column, rest = box.cut_right(wide)
    for rule, place in zip(rules, column.rows(len(rules)), strict=True):
        label(canvas, rule, place, 18, face="sans_bold", colour="focus", anchor="r", icon="")
    return rest


def _victory(canvas: Canvas, box: Box, row: FightShown, sight: Sight) -> None:
    """What is won, as pictures, and in words where the row is high enough."""
    things = dict(row.gains)
    room = _rules(canvas, box, ("K12.5", "K12.6") if row.strongest else ("K12.5",), sight)
    above = room
    if room.h > 58:
        above, below = room.rows((1.2, 1))
        label(canvas, sight.speaker.t("board.kingsburg.gains", things=things), below, 18, colour="ink_soft", icon="")
    pictures(canvas, counted.amounts(things, 1, "good"), above, min(25.0, above.h * 0.7))


def _banner(canvas: Canvas, box: Box, row: FightShown, sight: Sight, colour: str) -> None:
    """Filled when the battle is over, outlined while it is still to be fought."""
    over = row.fought or row.fighting
    canvas.rrect(box, 8, colour if over else None, colour, 2)
    if over:
        canvas.rrect(box.inset(3), 6, None, "#FFFFFF3C", 1)
    ink = "cream" if over else colour
    size = min(25.0, box.h * 0.58)
    word = sight.speaker.t(f"board.kingsburg.{WORDS[row.result]}")
    first = box.inset(14, 0)
    if row.strongest:
        note = sight.speaker.t("board.kingsburg.strongest")
        wide = min(canvas.text_width(note, face="sans_bold", size=min(20.0, size)) + 4, box.w * 0.46)
        label(canvas, note, Box(first.right - wide, box.y, wide, box.h), min(20.0, size), face="sans_bold", colour=ink,
              anchor="r")
        icon(canvas, "crown", (first.right - wide - size * 0.7, box.cy - 1), size * 1.2)
        first = Box(first.x, first.y, first.w - wide - size * 1.5, first.h)
    label(canvas, word, first, size, face="serif_bold", colour=ink)


def _defeat(canvas: Canvas, box: Box, row: FightShown, sight: Sight) -> None:
    """What falls, with its place on the sheet where there is room, and what else is lost."""
    losses = dict(row.losses)
    falls = losses.pop("buildings", 0)
    amounts = counted.amounts(losses, -1, "carmine")
    if not row.fallen:
        if falls and not row.fought:
            amounts = counted.joined([amounts, f"[building] [carmine|−{falls}]"])
        room = _rules(canvas, box.inset(6, 0), ("K12.7",), sight)
        pictures(canvas, amounts, room, min(24.0, box.h * 0.6))
        return
    right = box.right
    if sight.wide:
        right = _grid(canvas, box, row, sight).x - 8
    size = min(62.0, box.h * 0.94)
    left = box.x + 4
    for id in row.fallen:
        icon(canvas, f"kingsburg/buildings/{id}", (left + size / 2, box.cy), size, grey=0.4)
        icon(canvas, "cross", (left + size / 2, box.cy), size * 0.9)
        left += size + 7
    room = Box(left, box.y, right - left, box.h)
    words = escape(sight.speaker.t("board.kingsburg.fallen", building=row.fallen[0]))
    name = escape(sight.speaker.name(row.fallen[0]))
    if sight.wide:
        room = _rules(canvas, room, ("K12.8", "K12.7") if amounts else ("K12.8",), sight)
        above, below = room.rows((1, 1)) if amounts else (room, room)
        marked(canvas, words, above, 19, face="sans_bold", colour="carmine", lines=2, lead=0.95, short=name)
        if amounts:
            pictures(canvas, amounts, below, min(22.0, below.h * 0.8))
        return
    wide = rich.width(canvas, amounts, face="serif_bold", px=max(16, canvas.px(18))) + 8 if amounts else 0.0
    pictures(canvas, amounts, Box(room.right - wide, room.y, wide, room.h), 18, anchor="r")
    marked(canvas, words, Box(room.x, room.y, room.w - wide, room.h), 17, face="sans_bold", colour="carmine", lines=2,
           lead=0.95, short=name, icon="")


def _grid(canvas: Canvas, box: Box, row: FightShown, sight: Sight) -> Box:
    """The sheet at a glance; the fallen are crossed out."""
    rows = len(row.built) // COLUMNS
    cell = min(21.0, box.h / rows)
    grid = Box(box.right - 4 * cell - 2, box.cy - cell * rows / 2, 4 * cell, rows * cell)
    mini_grid(canvas, grid, row.built, row.colour)
    places = [place.id for place in sheet(sight, row.seat)]
    for id in row.fallen:
        down, across = divmod(places.index(id), COLUMNS)
        icon(canvas, "cross", (grid.x + (across + 0.41) * cell, grid.y + (down + 0.43) * cell), cell * 1.35)
    return grid


def _counters(row: FightShown) -> str:
    """Goods and points; where it is known what was there before, with an arrow."""
    parts = []
    for at, name in enumerate(COUNTERS):
        now = row.counters[at]
        before = row.before[at] if row.before else now
        if name in GOODS:
            parts.append(f"[{name}]{before}" + (_to(before, now, str(now)) if before != now else ""))
        else:
            text = str(before).replace("-", "–")
            parts.append(f"[vp:{text}]" + (f"[>][vp:{str(now).replace('-', '–')}]" if before != now else ""))
    return " ".join(parts)


def _to(before: int, now: int, text: str) -> str:
    return f"[>][{'good' if now > before else 'carmine'}|{text}]"
