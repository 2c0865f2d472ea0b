"""How candidates, bids and those who bid or choose are painted (M3)."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.actions import Bid
from kingsburg_table.table.boards.kingsburg import overture, portrait
from kingsburg_table.table.boards.kingsburg.cards import framed
from kingsburg_table.table.boards.kingsburg.electing import later_things
from kingsburg_table.table.boards.label import holds, label, marked, named
from kingsburg_table.table.boards.seatsheet import seat_sheet
from kingsburg_table.table.boards.tags import draw_tags, tags
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import card
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.draw.laurel import laurel
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot


def _card(canvas: Canvas, spot: Spot, face: portrait.Portrait, sight: Sight) -> None:
    box = spot.box
    canvas.cached(("kingsburg.portrait", face, sight.wide), box,
                  lambda own: portrait.draw(own, Box(0, 0, box.w, box.h), face, sight.wide), portrait.PAD)


def paint_candidate(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    id = str(spot.thing.data)
    chosen = sight.view.players[sight.seat].governor == id
    state = "hot" if chosen else framed(look)
    naming = overture.stage(sight) == "naming"
    size = (22.0 if naming else 28.0) if sight.wide else (17.0 if naming else 19.0)
    row = sight.view.cards if naming else sight.view.players[sight.seat].hand
    _card(canvas, spot, portrait.portrait(id, sight, size, state, brief=not naming, beside=row), sight)


def paint_closed(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    box = spot.box
    canvas.cached(("kingsburg.closed governor",), box,
                  lambda own: card.back(own, Box(0, 0, box.w, box.h), "", "governor", portrait.NAVY), portrait.PAD)


def paint_lot(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    note = sight.speaker.t("board.kingsburg.auction.hammer")
    size = 26.0 if sight.wide else 18.0
    _card(canvas, spot, portrait.portrait(str(spot.thing.data), sight, size, "lot", note), sight)


def paint_later(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    note = sight.speaker.t("board.kingsburg.auction.later")
    size = 21.0 if sight.wide else 17.0
    row = [str(thing.data) for thing in later_things(sight)]
    _card(canvas, spot, portrait.portrait(str(spot.thing.data), sight, size, "plain", note, False, row), sight)


def paint_bid(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """One rung of the ladder: below the bid, legal, or armed; the holder's crest hangs below its own."""
    assert isinstance(spot.thing.data, tuple)
    n, _, holder = spot.thing.data
    box = spot.box
    legal = sight.decision is not None and any(f"bid.{n}" in option.targets for option in sight.decision.options)
    state = "hot" if look.chosen or (look.hovered and look.lit) else "lit" if look.lit or legal else "off"
    key = ("kingsburg.bid", n, state, holder, look.hovered, sight.wide)

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        crest = holder > 0
        plate = here.inset(2)
        if state == "hot":
            own.glow(plate, "#FFD66E", 7, 12, 255, 3)
        own.rrect(plate, 7, {"hot": "gold_bright", "lit": "#FFF7E2", "off": "#E2D5B2"}[state],
                  {"hot": "ink", "lit": "gold_lit", "off": "#5A46325A"}[state], 2.6 if state != "off" else 1.2)
        figure(own, str(n), (plate.cx, plate.cy - (plate.h * 0.14 if crest else 0)),
               min(plate.h * 0.5, plate.w * 0.62), "ink" if state != "off" or crest else "muted")
        if crest:
            token(own, holder, (plate.cx, plate.bottom - plate.h * 0.2), plate.h * 0.42, shadow=False)
    canvas.cached(key, box, draw, 20)


def paint_chooser(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """Back of the chosen card, crest, name, how far."""
    assert isinstance(spot.thing.data, int)
    seat, box = spot.thing.data, spot.box
    state = overture.state_of(sight, seat)
    word = sight.speaker.t(f"board.kingsburg.overture.state.{state}")
    key = ("kingsburg.chooser", sight.colour(seat), sight.name(seat), state, word, sight.wide)

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        if state == "now":
            own.rrect(here, 8, "chosen", "gilt_dark", 1.8)
        high = here.h * 0.74
        back = Box(here.x + 8, here.cy - high / 2, high * 0.68, high)
        if not sight.wide and not _room_for(own, sight.name(seat), Box(0, 0, here.w - back.right - 64, here.h), 17):
            back = Box(here.x, here.cy, 0, 0)  # a long name needs the place of the card
        if state == "done" and back.w:
            card.back(own, back, "", "governor", portrait.NAVY, 4)
        elif back.w:
            own.rrect(back, 4, None, "ink_soft", 1.4, (5, 4))
            figure(own, "?", back.centre, high * 0.4, "ink_soft")
        size = min(here.h * 0.56, 46.0)
        token(own, sight.colour(seat), (back.right + 12 + size / 2, here.cy), size, shadow=False)
        if state == "done":
            at = (back.right - 2, back.bottom - 4) if back.w else (here.x + 10 + size, here.cy + size * 0.4)
            own.circle(at, 11, "good", "cream", 1.6)
            icon(own, "check", at, 14, tint="cream", mono=True)
        words = Box(back.right + size + 20, here.y + 4, here.right - back.right - size - 24, here.h - 8)
        top, low = words.rows([1.2, 1])
        if not sight.wide or not _room_for(own, sight.name(seat), top, 23):
            top = words
        else:
            label(own, word, low, 18, face="sans_bold" if state in ("now", "done") else "sans",
                  colour="good" if state == "done" else "gilt_dark" if state == "now" else "muted", icon="")
        named(own, sight.name(seat), top, 23 if sight.wide else 17)
    canvas.cached(key, box, draw, 16)


def _room_for(canvas: Canvas, name: str, box: Box, size: float) -> bool:
    """Whether a name stands there whole, so that a word fits below it."""
    return holds(canvas, name, box, size, face="serif_bold", lines=2)


def paint_bidder(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """A seat of the auction: points, what it does, whom it has, what it would have left."""
    assert isinstance(spot.thing.data, int)
    seat, box = spot.thing.data, spot.box
    state = overture.state_of(sight, seat)
    found = sight.hints.get("auction") or {}
    governor = sight.view.players[seat].governor
    points = sight.counters[seat]["points"]
    say = sight.speaker.t
    calls = state == "now" and not found
    word = say(f"board.kingsburg.auction.state.{'calls' if calls else state}", n=found.get("bid", 0))
    more = sight.speaker.name(governor) if governor else ""
    option = sight.page.option
    if state == "now" and option is not None and isinstance(option.action, Bid):
        more = say("board.kingsburg.auction.if_mine", n=points - option.action.points).replace("-", "−")
    if state == "holds":
        more = say("board.kingsburg.auction.if_sold", n=points - found["bid"]).replace("-", "−")
    tagged = tags(sight, seat, "points")
    key = ("kingsburg.bidder", sight.colour(seat), sight.name(seat), state, word, more, governor, points, tagged,
           look.hovered, sight.wide)

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        band = 12.0
        seat_sheet(own, here, sight.colour(seat), band, False, state == "now")
        inner = Box(here.x + band + 8, here.y + 6, here.w - band - 16, here.h - 12)
        size, wreath = min(inner.h * 0.34, 40.0), min(inner.h * 0.58, 52.0)
        top, low = inner.cut_top(inner.h * 0.58)
        head, words = top, Box(top.x + size + 7, top.y, top.w - size - wreath - 10, top.h)
        if not sight.wide and not _room_for(own, sight.name(seat), words, 18):
            head, words = top.rows([1.1, 1])  # a long name below crest and points
            size, wreath = head.h * 0.86, head.h * 1.1
        token(own, sight.colour(seat), (head.x + size / 2, head.cy), size, shadow=False)
        laurel(own, points, (head.right - wreath / 2, head.cy), wreath, "carmine" if points < 0 else "ink")
        strong = state in ("now", "holds")
        name, said = words.rows([1.25, 1])
        apart = sight.wide and _room_for(own, sight.name(seat), name, 24)
        if apart:
            words = name
            label(own, word, said, 18, face="sans_bold" if strong else "sans",
                  colour="gilt_dark" if strong else "ink_soft", icon="")
        named(own, sight.name(seat), words, 24 if sight.wide else 18)
        own.line((low.x, low.y), (low.right, low.y), "ink_soft", 1, 0.4)
        x = low.x
        if governor:
            side = low.h - 4
            icon(own, f"kingsburg/governors/{governor}", (x + side / 2, low.cy + 2), side)
            x += side + 8
        if tagged:
            draw_tags(own, tagged, (low.right - 40, low.cy), 80)
        line = Box(x, low.y + 2, low.right - x - (84 if tagged else 0), low.h - 2)
        lower = more or ("" if apart else word)
        marked(own, f"*{lower}*" if governor else lower, line, 19 if sight.wide else 16, icon="")
    canvas.cached(key, box, draw, 20)
