"""Beside the plan of an estate: what is still to be done and by whom, the first cards, the bonus tokens to come."""

from __future__ import annotations

from kingsburg_table.games.tuscany.words import TOKENS
from kingsburg_table.table.boards.headings import headline
from kingsburg_table.table.boards.label import label
from kingsburg_table.table.boards.tuscany import art, reading
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token as crest
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing


def ground_steps(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """What is still to be done, and who has done it."""
    box, say, wide = placed.box, sight.speaker.t, sight.wide
    paper.sheet(canvas, box, "vellum", seed=2)
    head = Box(box.x + 20, box.y + 6, box.w - 40, 34 if wide else 26)
    headline(canvas, head, say("board.tuscany.to_do"), "", 24 if wide else 18)
    seats = 52.0 if wide else 38.0
    rows = Box(box.x + 12, head.bottom + 2, box.w - 24, box.bottom - head.bottom - seats - 6).rows(4, 2)
    for at, row in enumerate(rows, start=1):
        here = at <= 2
        if here:
            canvas.rrect(row, 7, "#F7E7B4", "gilt_dark", 1.6, opacity=0.9)
        r = min(17.0, row.h * 0.36)
        canvas.circle((row.x + r + 8, row.cy), r, "gold_bright" if here else None, "ink" if here else "ink_soft", 1.4)
        figure(canvas, str(at), (row.x + r + 8, row.cy), r * 1.2, "ink" if here else "ink_soft")
        words = Box(row.x + 2 * r + 20, row.y + 1, row.w - 2 * r - 26, row.h - 2)
        upper, lower = words.rows(2) if wide else (words, words)
        label(canvas, say(f"board.tuscany.to_do.{at}"), upper, 19 if wide else 17, icon="",
              face="sans_bold" if here else "sans", lines=1 if wide else 2)
        if wide:
            label(canvas, say(f"board.tuscany.to_do.{at}.note"), lower, 17, colour="ink_soft", icon="")
    _who(canvas, Box(box.x + 14, box.bottom - seats, box.w - 28, seats - 6), sight)


def _who(canvas: Canvas, box: Box, sight: Sight) -> None:
    """In turn order: sealed, now, next."""
    canvas.line((box.x + 4, box.y), (box.right - 4, box.y), "ink_soft", 1, 0.4)
    order: list[int] = list(sight.view.order)
    deciding = sight.decision.seat if sight.decision is not None else -1
    now = order.index(deciding) if deciding in order else -1
    for at, (seat, part) in enumerate(zip(order, box.columns(len(order), 6), strict=True)):
        size = min(30.0, part.h - 8)
        crest(canvas, sight.colour(seat), (part.x + size / 2, part.cy), size, shadow=False)
        x = part.x + size + 6
        if sight.wide:
            room = Box(x, part.y, part.w - size - 36, part.h)
            label(canvas, sight.name(seat), room, 18, face="sans_bold", icon="")
            x += min(room.w, canvas.text_width(sight.name(seat), face="sans_bold", size=18)) + 6
        sign = (x + 9, part.cy)
        if at < now:
            icon(canvas, "lock", sign, 18)
        elif at == now:
            icon(canvas, "quill", sign, 20)
        else:
            icon(canvas, "sand_glass", sign, 18, opacity=0.6)


def dealt_things(sight: Sight) -> list[Thing]:
    """The first cards of the hand, one by one."""
    held = reading.prince(sight, sight.seat).hand
    return [
        Thing("dealt", f"card.{sight.seat}.{kind}", kind)
        for kind, count in zip(sight.data.kinds, held, strict=False) for _ in range(count)
    ]


def ground_dealt(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    box, say = placed.box, sight.speaker.t
    paper.sheet(canvas, box, "parchment", seed=6)
    head = Box(box.x + 20, box.y + 6, box.w - 40, 34 if sight.wide else 26)
    headline(canvas, head, say("board.tuscany.first_cards"), "", 24 if sight.wide else 18)


def paint_dealt(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    box, kind = spot.box, str(spot.thing.data)
    words, short = (sight.speaker.name(kind), sight.speaker.name(kind, "short")) if sight.wide else ("", "")

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        foot = 26.0 if words else 0.0
        high = here.h - foot - 4
        wide = min(here.w - 6, high * 0.76)
        card = Box(here.cx - wide / 2, 2, wide, high)
        art.estate_card(own, kind, card, corner=min(24.0, wide * 0.34))
        r = wide * 0.37
        own.circle((card.cx, card.cy + high * 0.1), r, art.CREAM, "ink", 1.2)
        icon(own, f"tuscany/kinds/{kind}", (card.cx, card.cy + high * 0.1), r * 1.5)
        if words:
            label(own, words, Box(-4, here.h - foot, here.w + 8, foot), 17, anchor="c", icon="", short=short)
    canvas.cached(("tuscany.dealt", kind, words), box, draw, 10)


def ground_tokens(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """The bonus tokens that come next: each with what it adds."""
    box, say, wide = placed.box, sight.speaker.t, sight.wide
    paper.sheet(canvas, box, "parchment", seed=4)
    head = Box(box.x + 20, box.y + 6, box.w - 40, 34 if wide else 26)
    headline(canvas, head, say("board.tuscany.first_tokens"), say("board.tuscany.first_tokens.note"),
             24 if wide else 18)
    rows = Box(box.x + 16, head.bottom + 2, box.w - 32, box.bottom - head.bottom - 10).rows(len(TOKENS), 3)
    for token, row in zip(TOKENS, rows, strict=True):
        size = min(40.0, row.h - 4)
        art.token(canvas, token.removeprefix("plus_"), Box(row.x + 4, row.cy - size / 2, size, size))
        words = Box(row.x + size + 16, row.y, row.w - size - 18, row.h)
        if wide:
            name, note = words.columns((1, 1.25), 10)
            label(canvas, sight.speaker.name(token), name, 19, face="sans_bold", icon="", lines=2)
            label(canvas, say(f"board.tuscany.{token}_does"), note, 18, colour="ink_soft", lines=2, icon="")
        else:
            label(canvas, sight.speaker.name(token), words, 17, face="sans_bold", icon="")
