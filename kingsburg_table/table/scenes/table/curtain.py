"""The curtain between two players: it hides the table, says who comes, and opens while its medallion is held."""

from __future__ import annotations

from kingsburg_table.core.seats import Seat
from kingsburg_table.table.box import Box, Point, centred
from kingsburg_table.table.draw import cloth, crest, paper, wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.rich import escape
from kingsburg_table.table.draw.textbox import write
from kingsburg_table.table.scenes.setup.round_table import PLACES
from kingsburg_table.table.scenes.table.tabletop import Tabletop
from kingsburg_table.table.scenes.when import when


def curtain_crest(desk: Tabletop) -> Box:
    """Where the medallion hangs."""
    side = 340.0 if desk.metrics.wide else 226.0
    whole = desk.regions.whole
    return centred((whole.cx, whole.y + whole.h * 0.36), side, side)


def curtain(canvas: Canvas, desk: Tabletop, progress: float) -> None:
    """Hides the whole table. Nothing on it depends on what anybody keeps secret."""
    sight, whole = desk.sight, desk.regions.whole
    colour = sight.colour(sight.seat)
    canvas.cached(("curtain", colour), whole, lambda inner: cloth.curtain(inner, (0, 0, whole.w, whole.h), colour))
    medal = curtain_crest(desk)
    cloth.medallion(canvas, medal.centre, medal.w / 2, colour, progress)
    gap = whole.w * 0.03
    left, right = Box(whole.x, medal.y, medal.x - gap, medal.h), Box(medal.right + gap, medal.y, 0, medal.h)
    _match(canvas, desk, left.cut_left(gap)[1])
    _table(canvas, desk, Box(right.x, right.y, whole.right - right.x - gap, right.h))
    _card(canvas, desk, medal.bottom)


def _match(canvas: Canvas, desk: Tabletop, room: Box) -> None:
    """Which match this is, and where it stands as all may see."""
    wide, ribbon = desk.metrics.wide, desk.board.ribbon(desk.sight)
    high = 44.0 if wide else 32.0
    upper = Box(room.x, room.cy - high - 2, room.w, high)
    write(canvas, ribbon.title, upper, 34 if wide else 23, face="serif_bold", colour="gold_text", anchor="c", lines=1)
    lower = Box(room.x, room.cy + 2, room.w, high)
    write(canvas, when(ribbon), lower, 24 if wide else 17, face="serif_italic", colour="cream", anchor="c", lines=2,
          lead=1.05)


def _table(canvas: Canvas, desk: Tabletop, room: Box) -> None:
    """The table from above: on which chair the next player sits."""
    wide, seats = desk.metrics.wide, desk.match.session.seats
    table = room.around((210.0, 140.0) if wide else (140.0, 94.0))
    canvas.cached(("curtain table",), table, lambda inner: _plank(inner, Box(0, 0, table.w, table.h)), pad=24)
    side = 56.0 if wide else 38.0
    for number, (seat, at) in enumerate(zip(seats, _chairs(seats, table, side), strict=True)):
        next_one = number == desk.sight.seat
        if next_one:
            canvas.circle(at, side * 0.82, "walnut_deep", "gold_bright", 4 if wide else 3)
        crest.token(canvas, seat.colour + 1, at, side * 1.16 if next_one else side * 0.84, shadow=not next_one)


def _plank(canvas: Canvas, box: Box) -> None:
    canvas.shadow(box, box.h * 0.28, 10, 150, 5)
    wood.plank(canvas, box, "#7A5230", box.h * 0.28, 7, 0)
    canvas.rrect(box.inset(7), box.h * 0.22, None, "gilt", 1.2, opacity=0.6)


def _chairs(seats: tuple[Seat, ...], table: Box, side: float) -> list[Point]:
    """The chairs of the set-up; clockwise round the table where nobody chose any."""
    chosen = [seat.place for seat in seats]
    known = len(set(chosen)) == len(chosen) and all(0 <= place < len(PLACES) for place in chosen)
    spread = {2: (0, 2), 3: (0, 2, 4), 4: (0, 1, 2, 3)}.get(len(seats), range(len(PLACES)))
    places = chosen if known else list(spread)[: len(seats)]
    out = side * 0.72
    return [
        (table.cx + u * (table.w / 2 + (out if v == 0 else 0)), table.cy + v * (table.h / 2 + out))
        for u, v in (PLACES[place] for place in places)
    ]


def _card(canvas: Canvas, desk: Tabletop, top: float) -> None:
    """Who comes, and how the curtain is opened."""
    wide, whole, sight = desk.metrics.wide, desk.regions.whole, desk.sight
    size = (860.0, 236.0) if wide else (600.0, 166.0)
    middle = top + (whole.bottom - top) * 0.44
    box = centred((whole.cx, middle), *size)
    canvas.cached(("curtain card",), box, lambda inner: _sheet(inner, Box(0, 0, *size)), pad=30)
    inner = box.inset(44 if wide else 30, 26 if wide else 18)
    head, rest = inner.cut_top(34 if wide else 24)
    write(canvas, sight.speaker.t("desk.curtain.next"), head, 24 if wide else 17, face="serif_italic",
          colour="ink_soft", anchor="c", lines=1)
    name, hint = rest.cut_top(82 if wide else 54)
    write(canvas, escape(sight.name(sight.seat)), name, 64 if wide else 42, face="serif_bold", anchor="c", lines=1)
    paper.rule(canvas, inner.x + inner.w * 0.16, inner.right - inner.w * 0.16, hint.y, opacity=0.5)
    words = sight.speaker.t("desk.curtain", seat=sight.seat).replace(". ", ".\n", 1)
    write(canvas, words, hint.cut_top(8)[1], 21 if wide else 16, colour="ink_soft", anchor="c", lines=2, lead=1.1)


def _sheet(canvas: Canvas, box: Box) -> None:
    paper.deckle(canvas, box, "vellum", 5, 16)
    paper.double_rule(canvas, box.inset(10), opacity=0.55)
