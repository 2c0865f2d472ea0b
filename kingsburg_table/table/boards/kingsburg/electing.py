"""Governors before the game: the secret choice of three, and the auction (M3)."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.components import Figures
from kingsburg_table.games.kingsburg.state import HIDDEN, Kingsburg
from kingsburg_table.table.boards.headings import headline
from kingsburg_table.table.boards.kingsburg import overture
from kingsburg_table.table.boards.label import label, named
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.laurel import laurel
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Thing


def _figures(sight: Sight) -> Figures:
    figures: Figures = sight.data.figures
    return figures


# things ---------------------------------------------------------------------------------------------


def hand_things(sight: Sight) -> list[Thing]:
    """The three cards of whoever chooses; backs for everybody else."""
    if overture.stage(sight) != "choice":
        return []
    hand = sight.view.players[sight.seat].hand
    if not hand or HIDDEN in hand:
        return [Thing("closed", "", at) for at in range(_figures(sight).governors_dealt)]
    return [Thing("candidate", f"governor.{sight.seat}.{id}", id) for id in hand]


def called_things(sight: Sight) -> list[Thing]:
    """Auction, before a card is called: all that are left."""
    if overture.stage(sight) != "naming":
        return []
    return [Thing("candidate", f"governor.{id}", id) for id in sight.view.cards]


def lot_things(sight: Sight) -> list[Thing]:
    found = sight.hints.get("auction")
    return [Thing("lot", f"governor.{found['card']}", found["card"])] if found else []


def later_things(sight: Sight) -> list[Thing]:
    found = sight.hints.get("auction")
    if not found:
        return []
    return [Thing("later", f"governor.{id}", id) for id in sight.view.cards if id != found["card"]]


def bid_things(sight: Sight) -> list[Thing]:
    found = sight.hints.get("auction")
    if not found:
        return []
    return [Thing("bid", f"bid.{n}", (n, found["bid"], sight.colour(found["holder"]) if n == found["bid"] else 0))
            for n in range(_figures(sight).highest_bid + 1)]


def seat_things(sight: Sight) -> list[Thing]:
    return [Thing("bidder", f"seat.{seat}", seat) for seat in overture.order(sight)]


def chooser_things(sight: Sight) -> list[Thing]:
    return [Thing("chooser", f"seat.{seat}", seat) for seat in overture.order(sight)]


# grounds --------------------------------------------------------------------------------------------


def strip_ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """Who has chosen already."""
    paper.sheet(canvas, placed.box, "parchment", 7, 4)
    left = Box(placed.box.x + 18, placed.box.y, _head_width(placed.box) - 24, placed.box.h)
    say, wide = sight.speaker.t, sight.wide
    top, low = left.inset(0, left.h * 0.12).rows([1.2, 1])
    label(canvas, say("board.kingsburg.overture.choosers"), top, 24 if wide else 18, face="serif_bold", icon="")
    label(canvas, say("board.kingsburg.overture.choosers.note"), low, 18 if wide else 16, colour="ink_soft", icon="")


def _head_width(box: Box) -> float:
    return min(box.w * 0.24, 420.0) if box.w > 1500 else box.w * 0.19


def choosers_arranged(placed: Placed, sight: Sight) -> Placed:
    box = placed.box
    left = _head_width(box)
    inner = Box(left, 6, box.w - left - 10, box.h - 12)
    places = [tuple(each) for each in inner.columns(len(sight.seats), 8)]
    return Placed(placed.id, placed.piece, box, {**placed.details, "places": places})


def ladder_ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    paper.sheet(canvas, placed.box, "parchment", 7, 6)
    box, wide, say = placed.box, sight.wide, sight.speaker.t
    head = Box(box.x + 16, box.y + 6, box.w - 32, 40 if wide else 26)
    note = say("board.kingsburg.auction.bids.note", most=_figures(sight).highest_bid)
    headline(canvas, head, say("board.kingsburg.auction.bids"), note, 26 if wide else 19)
    found = sight.hints.get("auction")
    if not found:
        return
    low = Box(box.x + 16, box.bottom - (40 if wide else 27), box.w - 32, 36 if wide else 24)
    said = say("board.kingsburg.auction.opens", seat=found["asked"]) if found["holder"] < 0 else \
        say("board.kingsburg.auction.leads", seat=found["holder"], n=found["bid"])
    label(canvas, said, low, 20 if wide else 16, face="sans_bold", colour="ink_soft", icon="")


def highest_ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """Whose the card would be now."""
    found = sight.hints.get("auction")
    if not found:
        return
    box, wide, say = placed.box, sight.wide, sight.speaker.t
    paper.sheet(canvas, box, "parchment", 7, 3)
    head, rest = box.inset(14, 8).cut_top(32 if wide else 24)
    title = say("board.kingsburg.auction.highest")
    label(canvas, title, head, 22 if wide else 17, face="serif_bold", anchor="c", icon="")
    foot, rest = rest.cut_bottom(34 if wide else 24)
    label(canvas, say("board.kingsburg.auction.pays"), foot, 18 if wide else 16, colour="ink_soft", anchor="c", icon="")
    if found["holder"] < 0:
        label(canvas, say("board.kingsburg.auction.nobody"), rest, 20 if wide else 17, face="serif_italic", anchor="c",
              lines=2, icon="")
        return
    size = min(rest.h * 0.8, rest.w * 0.26)
    token(canvas, sight.colour(found["holder"]), (rest.x + size * 0.6, rest.cy), size, shadow=False)
    wreath = min(rest.h, 84.0)
    laurel(canvas, found["bid"], (rest.right - wreath / 2, rest.cy), wreath)
    words = Box(rest.x + size * 1.25, rest.y, rest.w - size * 1.25 - wreath - 6, rest.h)
    named(canvas, sight.name(found["holder"]), words, 24 if wide else 18)


def steps_ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """How many auctions are over, and what the running one is about."""
    view: Kingsburg = sight.view
    sold = sum(1 for player in view.players if player.governor)
    found, say = sight.hints.get("auction"), sight.speaker.t
    seats = len(view.players)
    box, wide = placed.box, sight.wide
    paper.sheet(canvas, box, "parchment", 7, 9)
    what = say("board.kingsburg.auction.for", governor=found["card"]) if found else \
        say("board.kingsburg.auction.call" if sold < seats - 1 else "board.kingsburg.auction.last")
    label(canvas, what, Box(box.x + 18, box.y, box.w * 0.6, box.h), 27 if wide else 20, face="serif_bold", icon="")
    number = say("board.kingsburg.auction.number", n=min(sold + 1, seats), most=seats)
    right = Box(box.x + box.w * 0.62, box.y, box.w * 0.36, box.h)
    label(canvas, number, right, 20 if wide else 17, face="sans_bold", colour="ink_soft", anchor="r", icon="")


# painters -------------------------------------------------------------------------------------------
