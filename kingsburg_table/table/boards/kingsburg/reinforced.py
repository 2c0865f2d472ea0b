"""Where this winter's reinforcements come from when modules change them: tokens, two dice, a fixed number."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.state import Kingsburg
from kingsburg_table.table.boards.kingsburg.army import coin
from kingsburg_table.table.boards.kingsburg.fights import joins, means
from kingsburg_table.table.boards.label import heading, label, pictures
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.die import die
from kingsburg_table.table.pieces.board import Sight

Row = tuple[int, int]


def paint(canvas: Canvas, box: Box, sight: Sight) -> None:
    """Everybody's crest with what it brought."""
    view: Kingsburg = sight.view
    rows = tuple((sight.colour(seat), view.players[seat].reinforced) for seat in view.order)
    more = view.year if joins(sight) else 0
    key = ("kingsburg.reinforced", rows, means(sight), more, sight.wide, sight.lang)
    canvas.cached(key, box, lambda own: _panel(own, Box(0, 0, box.w, box.h), rows, more, sight), 34)


def _panel(canvas: Canvas, box: Box, rows: tuple[Row, ...], more: int, sight: Sight) -> None:
    paper.sheet(canvas, box, "parchment", 9, 61)
    head = 42.0 if box.h > 150 else 34.0
    title = sight.speaker.t("board.kingsburg.reinforcements")
    heading(canvas, title, Box(box.x + 12, box.y + 5, box.w - 24, head - 8), 19 if sight.wide else 17)
    canvas.line((box.x + 20, box.y + head), (box.right - 20, box.y + head), "gilt_dark", 1, 0.6)
    inner = Box(box.x + 12, box.y + head + 3, box.w - 24, box.h - head - 9)
    if more:
        foot, inner = inner.cut_bottom(min(34.0, inner.h * 0.34))
        words = sight.speaker.t("board.kingsburg.tribe_joins")
        wide = pictures(canvas, f"[soldiers][good|+{more}]", foot, 22, anchor="r")
        label(canvas, words, Box(foot.x, foot.y, foot.w - wide - 8, foot.h), 18, lines=2, lead=0.95, colour="ink_soft",
              icon="")
    across = 3 if len(rows) > 4 else 2
    down = -(-len(rows) // across)
    for at, (colour, n) in enumerate(rows):
        cell = inner.rows(down, 3)[at // across].columns(across)[at % across]
        size = min(44.0, cell.h * 0.86, cell.w * 0.4)
        token(canvas, colour, (cell.cx - size * 0.58, cell.cy), size)
        _brought(canvas, (cell.cx + size * 0.58, cell.cy), size * 0.9, n, colour, sight)


def _brought(canvas: Canvas, at: tuple[float, float], size: float, n: int, colour: int, sight: Sight) -> None:
    how = means(sight)
    if how == "army":
        coin(canvas, at, size, n, colour)
    elif how == "die" and 1 <= n <= 6:
        die(canvas, at[0] - size / 2, at[1] - size / 2, size, n, 0)
    else:
        pictures(canvas, f"[soldiers]{n}", Box(at[0] - size * 0.7, at[1] - size / 2, size * 1.5, size), size * 0.7)
