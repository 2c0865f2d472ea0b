"""Beside the rows: the steps of the end of a round, the round's token, initiative and the new order."""

from __future__ import annotations

from kingsburg_table.games.signorie.state import Signorie
from kingsburg_table.table.boards.label import heading, label, marked
from kingsburg_table.table.boards.signorie import climb, tracks
from kingsburg_table.table.boards.signorie.round_end import (
    LAST_STEPS,
    STEPS,
    RoundRow,
    heads_and_rows,
    parts,
    rows,
    staged,
    step_now,
)
from kingsburg_table.table.boards.signorie.round_gains import bonus_round
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.icon import figure, icon, medal
from kingsburg_table.table.draw.steps import steps
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import PLAIN
from kingsburg_table.table.theme import SEATS, mix


def ground_head(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """What is going on, why in this order, and the steps."""
    box = placed.box
    key = ("signorie.end head", sight.view.round, step_now(sight), sight.wide, sight.lang)
    if staged(sight):
        canvas.cached(key, box, lambda own: _head(own, Box(0, 0, box.w, box.h), sight), 34)


def _head(canvas: Canvas, box: Box, sight: Sight) -> None:
    say, wide = sight.speaker.t, sight.wide
    paper.sheet(canvas, box, "vellum", seed=1, frame=False)
    medal(canvas, "reward", (box.x + box.h * 0.58, box.cy), box.h * 0.66)
    names = STEPS if bonus_round(sight) else LAST_STEPS
    start = steps(canvas, box, [say(f"board.signorie.end.step.{name}") for name in names], step_now(sight), wide,
                  STEPS.index("reward"))
    x = box.x + box.h * 1.16
    words = Box(x, box.y + 4, min(300.0, start - x - 14) if wide else start - x - 12, box.h - 8)
    title, note = words.rows((1.2, 1) if wide else (1, 1))
    said = say("board.signorie.end.title", round=sight.view.round)
    label(canvas, said, title, 28 if wide else 19, face="serif", icon="")
    label(canvas, say("board.signorie.end.phase"), note, 18 if wide else 16, colour="ink_soft", icon="")
    rest = Box(words.right + 22, box.y + 6, start - words.right - 44, box.h - 12)
    if rest.w > 220:
        canvas.line((rest.x - 12, box.y + 12), (rest.x - 12, box.bottom - 12), "ink_soft", 1, 0.4)
        label(canvas, say("board.signorie.end.why"), rest, 18, lines=2, lead=1.2, icon="",
              short=say("board.signorie.end.why.short"))


def ground_token(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """What the round's token gives, what may be taken instead, and the wedding."""
    box = placed.box
    view: Signorie = sight.view
    key = ("signorie.end token", tuple(view.rewards), view.round, sight.wide, sight.lang)
    if staged(sight):
        canvas.cached(key, box, lambda own: _token(own, Box(0, 0, box.w, box.h), sight), 34)


def _token(canvas: Canvas, box: Box, sight: Sight) -> None:
    view: Signorie = sight.view
    say, wide, figures = sight.speaker.t, sight.wide, sight.data.figures
    paper.sheet(canvas, box, "parchment", seed=2)
    reward = sight.data.rewards[view.rewards[view.round - 1]]
    pad = 20.0 if wide else 11.0
    inner = box.inset(pad, 12 if wide else 7)
    head, rest = inner.cut_top(30 if wide else 22)
    heading(canvas, say("board.signorie.reward_of", round=view.round), head, 19 if wide else 16)
    canvas.line((inner.x, head.bottom + 2), (inner.right, head.bottom + 2), "gilt_dark", 1, 0.5)
    low, body = rest.cut_bottom(58 if wide else 0)
    if wide:
        for at, place in enumerate(low.columns(figures.rounds, 4), start=1):
            tracks.draw_reward(canvas, place, climb.reward_of(sight, at), PLAIN, wide)
    tile, more = Box(body.x, body.y + 8, body.w, body.h - 14).cut_top(118 if wide else 66)
    side = min(tile.h, 116.0)
    icon(canvas, f"signorie/rewards/{reward.id}", (tile.x + side / 2, tile.cy), side)
    named = Box(tile.x + side + 12, tile.y, tile.w - side - 12, tile.h)
    label(canvas, sight.speaker.name(reward.id), named, 26 if wide else 18, face="serif_bold", lines=4, lead=1.02,
          icon="", short=sight.speaker.name(reward.id, "short"))
    if reward.kind == "bonus":
        found = [("florin", say("board.signorie.end.or_florins", n=figures.reward_florins)),
                 ("signorie/people/bride", say("board.signorie.end.and_wedding"))]
    else:
        price = figures.purchase
        found = [("florin", say("board.signorie.end.and_purchase", n=price.florins, points=price.points))]
    for (sign, words), row in zip(found, more.rows(2, 4), strict=False):
        canvas.line((inner.x, row.y), (inner.right, row.y), "ink_soft", 1, 0.35)
        size = min(row.h * 0.66, 48.0)
        icon(canvas, sign, (row.x + size * 0.6, row.cy), size)
        marked(canvas, words, Box(row.x + size * 1.3, row.y + 2, row.w - size * 1.3, row.h - 4), 20 if wide else 16,
               lines=3, lead=1.12, icon="")


def ground_order(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """How the initiative of the round became the order of the next."""
    if not staged(sight):
        return
    box, found = placed.box, tuple(rows(sight))
    known = tuple((row.colour, row.order, row.moved, row.step) for row in found)
    key = ("signorie.end order", known, sight.view.round, sight.wide, sight.lang)
    canvas.cached(key, box, lambda own: _order(own, Box(0, 0, box.w, box.h), found, sight), 34)


def _order(canvas: Canvas, box: Box, found: tuple[RoundRow, ...], sight: Sight) -> None:
    say, wide = sight.speaker.t, sight.wide
    paper.sheet(canvas, box, "parchment", seed=3)
    inner = box.inset(18 if wide else 9, 10 if wide else 6)
    head, rest = inner.cut_top(28 if wide else 20)
    heading(canvas, say("board.signorie.end.order"), head, 19 if wide else 16)
    cells, rest = rest.cut_top(74 if wide else 54)
    values = sight.data.figures.initiative
    for step, (value, cell) in enumerate(zip(values, Box(cells.x, cells.y + 4, cells.w, cells.h - 6).columns(
            len(values), 2), strict=True)):
        canvas.rrect(cell, 4, "#F3E2AE", "#5A463278", 1)
        figure(canvas, str(value), (cell.cx, cell.y + (13 if wide else 10)), 17 if wide else 16, "gilt_dark")
        here = [row for row in found if row.step == step]
        top = cell.y + (26.0 if wide else 19.0)
        d = min(cell.w, 30.0 if wide else 22.0, cell.bottom - top)
        rise = min(d * 0.3, (cell.bottom - top - d) / max(1, len(here) - 1))
        for at, row in enumerate(reversed(here)):
            token(canvas, row.colour, (cell.cx, cell.bottom - d / 2 - at * rise), d, shadow=False)
    names, rest = rest.cut_top(26 if wide else 19)
    size = 18.0 if wide else 16.0
    for anchor, number in (("l", sight.view.round), ("r", sight.view.round + 1)):
        label(canvas, say("board.signorie.end.round", n=number), names, size, face="serif", colour="ink_soft",
              anchor=anchor, icon="")
    _threads(canvas, rest, found, wide)


def _threads(canvas: Canvas, box: Box, found: tuple[RoundRow, ...], wide: bool) -> None:
    """A thread for everybody from the old place to the new one."""
    lanes = box.rows(len(found))
    d = min(34.0 if wide else 24.0, lanes[0].h - 2)
    x0, x1 = box.x + d * 1.2, box.right - d * 1.2
    for at, lane in enumerate(lanes, start=1):
        for x in (box.x + 7, box.right - 7):
            figure(canvas, str(at), (x, lane.cy), 18 if wide else 16, "ink")
    for row in found:
        y0, y1 = lanes[row.order + row.moved - 1].cy, lanes[row.order - 1].cy
        points = [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * (3 * t * t - 2 * t**3)) for t in (i / 24 for i in range(25))]
        canvas.poly(points, None, "#FFF9EA", 7, closed=False)
        canvas.poly(points, None, mix(SEATS[row.colour].colour, "#241A12", 0.12), 3.6, closed=False)
    for row in found:
        token(canvas, row.colour, (x0, lanes[row.order + row.moved - 1].cy), d, shadow=False)
        token(canvas, row.colour, (x1, lanes[row.order - 1].cy), d, shadow=False)


def ground_heads(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """What the parts of the rows are, written on the wood."""
    if not staged(sight):
        return
    head, boxes = heads_and_rows(placed.box, len(sight.seats), sight.wide)
    part = parts(boxes[0], sight.wide)
    for name, place in (("who", part.who), ("climb", part.climb), ("bar", part.bar), ("verdict", part.verdict),
                        ("points", part.points)):
        label(canvas, sight.speaker.t(f"board.signorie.end.head.{name}"), Box(place.x + 2, head.y, place.w - 4, head.h),
              19 if sight.wide else 16, face="serif", colour="wood_text", anchor="c", icon="")
