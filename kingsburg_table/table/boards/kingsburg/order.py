"""Turn order: crests with their totals in the influence step, a list of who has built what in the build step."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.state import Kingsburg
from kingsburg_table.table.boards.kingsburg.calendar import status, step
from kingsburg_table.table.boards.kingsburg.counted import MINUS
from kingsburg_table.table.boards.kingsburg.threat import threat
from kingsburg_table.table.boards.label import heading, holds, label
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.icon import figure, icon, medal
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing
from kingsburg_table.table.theme import FLOOR_PX

LARGEST = 20.0  #: figures in the ribbon grow no further: with five seats they would leave it


def things(sight: Sight) -> list[Thing]:
    return [Thing("order" if sight.focus == "piazza" else "builders", "order")]


def acting(sight: Sight) -> int:
    """The seat whose turn it is."""
    found = sight.where.turns.now
    if found >= 0:
        return found
    return sight.decision.seat if sight.decision is not None and not sight.decision.anyone else sight.seat


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    view: Kingsburg = sight.view
    now = acting(sight)
    rows = tuple((sight.colour(seat), view.players[seat].total, view.players[seat].passed, seat == now)
                 for seat in view.order)
    box = spot.box
    title = sight.speaker.t("board.kingsburg.order")
    key = ("kingsburg.order", rows, title)
    canvas.cached(key, box, lambda own: _row(own, Box(0, 0, box.w, box.h), rows, title), 34)


def _row(canvas: Canvas, box: Box, rows: tuple[tuple[int, int, bool, bool], ...], title: str) -> None:
    paper.sheet(canvas, box, "parchment", seed=5)
    heading(canvas, title, Box(box.x + 14, box.y + 10, box.w - 28, 26))
    step = (box.w - 30) / len(rows)
    size = min(46.0, step * 0.84)
    y, low = box.y + box.h * 0.53, box.bottom - 24
    canvas.line((box.x + 26, y), (box.right - 26, y), "gilt_dark", 2, 0.6)
    for at, (colour, total, passed, now) in enumerate(rows):
        x = box.x + 15 + step * (at + 0.5)
        token(canvas, colour, (x, y - (2 if now else 0)), min(size * 1.24, step + 4) if now else size, glow=now,
              opacity=0.55 if passed and not now else 1.0)
        canvas.text(str(total) if total else "–", (x, low), face="serif_bold", size=22,
                    colour="ink" if now else "ink_soft", anchor="c")


def paint_builders(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    view: Kingsburg = sight.view
    rows = tuple(
        (sight.colour(seat), sight.name(seat), view.players[seat].total, status(sight, seat), built(sight, seat),
         view.envoy == seat)
        for seat in view.order
    )
    box = spot.box
    key = ("kingsburg.builders", rows, step(sight), sight.lang)
    canvas.cached(key, box, lambda own: _list(own, Box(0, 0, box.w, box.h), rows, sight), 34)


def built(sight: Sight, seat: int) -> tuple[str, ...]:
    """What a seat has put up in this step, where the table tells how many it had before."""
    if not sight.before:
        return ()
    new = sight.counters[seat]["buildings"] - sight.before[seat]["buildings"]
    return tuple(sight.view.players[seat].built[-new:]) if new > 0 else ()


def aside(canvas: Canvas, box: Box | None, sight: Sight) -> float:
    """In the compact ribbon: everybody's crest and total in turn order, then the winter's range and the own defence."""
    view: Kingsburg = sight.view
    now = acting(sight)
    shown = threat(sight)
    px = min(canvas.theme.px(17, canvas.scale), max(FLOOR_PX, canvas.px(LARGEST)))
    totals = [str(view.players[seat].total or "–") for seat in view.order]
    own = str(shown.own).replace("-", MINUS)
    wide = sum(36 + canvas.text_width(total, face="serif_bold", px=px) for total in totals)
    wide += 24 + 32 + canvas.text_width(shown.enemy, face="serif_bold", px=px) + 34
    wide += canvas.text_width(own, face="serif_bold", px=px) + 6
    if box is None:
        return wide
    x, y = box.right - wide, box.cy - 1
    for seat, total in zip(view.order, totals, strict=True):
        token(canvas, sight.colour(seat), (x + 13, y), 28 if seat == now else 23, glow=seat == now, shadow=False,
              opacity=0.6 if view.players[seat].passed and seat != now else 1.0)
        x += 36 + canvas.text(total, (x + 29, y), face="serif_bold", px=px,
                              colour="cream" if seat == now else "wood_text")
    x += 8
    canvas.line((x, box.y + 8), (x, box.bottom - 10), "gilt", 1, 0.45)
    medal(canvas, "snow", (x + 22, y), 21)
    x += 40 + canvas.text(shown.enemy, (x + 40, y), face="serif_bold", px=px, colour="#F49682")
    medal(canvas, "defence", (x + 20, y), 21)
    canvas.text(own, (x + 38, y), face="serif_bold", px=px, colour="cream")
    return wide


Row = tuple[int, str, int, str, tuple[str, ...], bool]


def _list(canvas: Canvas, box: Box, rows: tuple[Row, ...], sight: Sight) -> None:
    paper.sheet(canvas, box, "parchment", seed=5)
    title = "build_order" if step(sight) == "build" else "order"
    heading(canvas, sight.speaker.t(f"board.kingsburg.{title}"), Box(box.x + 14, box.y + 12, box.w - 28, 26))
    canvas.line((box.x + 18, box.y + 41), (box.right - 18, box.y + 41), "gilt_dark", 1, 0.6)
    lines = Box(box.x + 9, box.y + 45, box.w - 18, box.h - 54)
    high = min(48.0, lines.h / len(rows))
    for at, row in enumerate(rows):
        _line(canvas, Box(lines.x, lines.y + at * high, lines.w, high), row, sight)


def _line(canvas: Canvas, box: Box, row: Row, sight: Sight) -> None:
    """Crest, name, total, and at the right what was built or whose turn it is; icons where words leave no room."""
    colour, name, total, state, put_up, envoy = row
    now = state == "now"
    if now:
        canvas.rrect(box.inset(0, 1), 8, "#FFDC8296", "gilt_dark", 1.4)
    size = min(36.0, box.h * 0.86)
    token(canvas, colour, (box.x + 24, box.cy), size * (1.06 if now else 0.96), shadow=not now)
    right = box.right - 10
    if put_up or state == "done":
        emblems = len(put_up) * (size + 3)
        room = Box(0, 0, right - emblems - 26 - box.x - 49, box.h)
        if not put_up or holds(canvas, name, room, 21, face="serif_bold", lines=2, lead=0.95):
            icon(canvas, "check", (right - 10, box.cy), 20)
            right -= 26
        for id in reversed(put_up):
            icon(canvas, f"kingsburg/buildings/{id}", (right - size / 2, box.cy), size)
            right -= size + 3
    elif state:
        if now and step(sight) == "build":
            icon(canvas, "build", (right - 12, box.cy), 25)
            right -= 30
        word = sight.speaker.t(f"board.kingsburg.state.{state}")
        face = "sans_bold" if now else "sans"
        wide = canvas.text_width(word, "caption", face=face) + 3
        rest = right - wide - box.x - 50 - (30 if total else 0) - (30 if envoy else 0)
        if holds(canvas, name, Box(0, 0, rest, box.h), 20, face="serif_bold"):
            label(canvas, word, Box(right - wide, box.y, wide, box.h), 18, face=face, anchor="r",
                  colour="gilt_dark" if now else "ink_soft")
            right -= wide + 6
        elif state == "next":
            icon(canvas, "sand_glass", (right - 11, box.cy), 22)
            right -= 26
    if envoy:
        icon(canvas, "envoy", (right - 13, box.cy), 26)
        right -= 28
    left, face = box.x + 47, "serif_bold"
    if total and holds(canvas, name, Box(0, 0, right - 30 - left, box.h), 21, face=face, lines=2, lead=0.95):
        figure(canvas, str(total), (right - 13, box.cy), max(19.0, 16 / canvas.scale), "ink_soft", "serif")
        right -= 28
    label(canvas, name, Box(left, box.y, right - left - 2, box.h), 21, face=face, lines=2, lead=0.95)
