"""An offer and what is painted on it: a deal, a swap, a deck, a group, a seat, an army token."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.table.boards.kingsburg import army
from kingsburg_table.table.boards.label import label, pictures
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import card, textbox
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.pieces.board import Sight

RADIUS = 9.0
CLOSE = 1.06  #: lines of the groups' sentences


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing that can be chosen; `markup` is what it brings."""

    kind: str
    id: str
    words: str = ""
    markup: str = ""
    colour: int = 0
    taken: int = 0  #: the colour of who has it already
    short: str = ""  #: the same in pictures


def draw_offer(canvas: Canvas, box: Box, offer: Offer, state: str, hovered: bool, sight: Sight) -> None:
    if offer.kind == "army":
        _army(canvas, box, offer, state)
        return
    card.ground(canvas, box, "plain" if state == "taken" else state, len(offer.id), RADIUS)
    inner = box.inset(8, 6)
    CONTENTS[offer.kind](canvas, inner, offer, sight)
    card.frame(canvas, box, state, RADIUS)
    if offer.taken:
        card.seat_frame(canvas, box, offer.taken, RADIUS)
        token(canvas, offer.taken, (box.right - 22, box.y + 22), 34)
    if hovered and state not in ("hot",):
        canvas.rrect(box, RADIUS, None, "gold_bright", 2)


def _army(canvas: Canvas, box: Box, offer: Offer, state: str) -> None:
    """The token, how many of it are left, and the strength that it would make."""
    foot, rest = box.cut_bottom(box.h * 0.24)
    size = min(rest.w, rest.h) * 0.94
    army.coin(canvas, rest.centre, size, int(offer.id), offer.colour, lit=state == "lit", chosen=state == "hot")
    pictures(canvas, offer.markup, foot, 30, anchor="c", colour="cream")
    if offer.words:
        mark = size * 0.17
        at = (rest.cx + size * 0.4, rest.cy + size * 0.38)
        canvas.circle(at, mark, "ink", "gilt", 1.4)
        figure(canvas, offer.words, at, mark * 1.05, "cream")


def _deal(canvas: Canvas, box: Box, offer: Offer, sight: Sight) -> None:
    paid, arrow, got = offer.markup.partition("[>]")
    if not arrow:
        pictures(canvas, paid.strip(), box, 42, anchor="c")
        return
    for markup, row in zip((paid.strip(), "[>]", got.strip()), box.rows((1, 0.5, 1)), strict=True):
        pictures(canvas, markup, row, 36 if markup != "[>]" else 26, anchor="c")


def _swap(canvas: Canvas, box: Box, offer: Offer, sight: Sight) -> None:
    head, rest = box.cut_top(box.h * 0.34)
    label(canvas, offer.words, head, 20, anchor="c", lines=2, colour="carmine" if offer.kind == "less" else "good",
          face="sans_bold", icon="")
    pictures(canvas, offer.markup, rest, 34, anchor="c")


def _deck(canvas: Canvas, box: Box, offer: Offer, sight: Sight) -> None:
    foot, rest = box.cut_bottom(min(56.0, box.h * 0.36))
    high = rest.h - 4
    wide = min(rest.w, high * 0.72)
    back = Box(rest.cx - wide / 2, rest.y, wide, high)
    if offer.id == "valley":
        card.back(canvas, back, "", "goblins", "#2E4A22", pattern="diagonal")
    else:
        card.back(canvas, back, "", "snow")
    label(canvas, offer.words, foot, 19, anchor="c", lines=2, lead=0.98, icon="")


def _group(canvas: Canvas, box: Box, offer: Offer, sight: Sight) -> None:
    size = min(box.h * (0.34 if sight.wide else 0.26), box.w * 0.4, 74.0)
    head, foot = box.inset(0 if sight.wide else -2).cut_top(size + (4 if sight.wide else 0))
    icon(canvas, f"kingsburg/groups/{offer.id}", (head.x + size / 2, head.cy), size, grey=0.5 if offer.taken else 0.0)
    name = Box(head.x + size + 8, head.y, head.w - size - 8 - (34 if offer.taken else 0), head.h)
    label(canvas, offer.words, name, 21, face="serif_bold", lines=2, lead=0.95, icon="")
    whole = textbox.fits(canvas, offer.markup, foot, 19, lead=CLOSE)
    textbox.write(canvas, offer.markup if whole else offer.short, foot, 19, anchor="c", lead=CLOSE)


def _seat(canvas: Canvas, box: Box, offer: Offer, sight: Sight) -> None:
    foot, rest = box.cut_bottom(min(70.0, box.h * 0.44))
    token(canvas, offer.colour, rest.centre, min(rest.h, rest.w) * 0.86)
    name, store = foot.rows((1.1, 1))
    label(canvas, offer.words, name, 22, face="serif_bold", anchor="c", lines=2, lead=0.92, icon="")
    pictures(canvas, offer.markup, store, 19, anchor="c", must=False)


CONTENTS = {"deal": _deal, "less": _swap, "more": _swap, "deck": _deck, "group": _group, "seat": _seat}
