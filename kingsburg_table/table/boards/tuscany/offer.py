"""The offer: eight open tiles with how many own hexes each fits, the sign to exchange them, and the deck."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.games.tuscany.state import Tuscany
from kingsburg_table.table.boards.headings import headline
from kingsburg_table.table.boards.label import group_size, label
from kingsburg_table.table.boards.tuscany import art, reading
from kingsburg_table.table.box import Box, centred
from kingsburg_table.table.draw import paper, tile
from kingsburg_table.table.draw import tag as tags
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token as crest
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing

NEUTRAL = "n"


@dataclass(frozen=True, slots=True)
class Offered:
    """A tile of the offer; `back` is the colour of the player whose tile it was, 0 for a neutral one."""

    kind: str
    crops: tuple[str, ...]
    fits: int
    back: int


def covered(sight: Sight) -> bool:
    """Whether bonus tokens lie where the offer is: one of them is being chosen."""
    return reading.asked(sight) in ("first token", "town")


def things(sight: Sight) -> list[Thing]:
    if covered(sight):
        return []
    view: Tuscany = sight.view
    made = []
    for slot, code in enumerate(view.display, start=1):
        lies = reading.piece(sight.data, code)
        back = view.backs[slot - 1] if lies is not None else NEUTRAL
        data = None if lies is None else Offered(
            lies.kind, lies.crops, reading.open_hexes(sight, sight.estate, lies.kind),
            sight.colour(int(back)) if back.isdigit() else 0,
        )
        made.append(Thing("offer", f"offer.{slot}", data))
    return made


def exchange_things(sight: Sight) -> list[Thing]:
    return [] if covered(sight) else [Thing("exchange", "exchange")]


def deck_things(sight: Sight) -> list[Thing]:
    return [Thing("deck", "deck", deck_left(sight))]


def deck_left(sight: Sight) -> int:
    """Cards in the estate deck, as everybody may count them (T19)."""
    view: Tuscany = sight.view
    all_of: int = sum(kind.cards for kind in sight.data.kinds.values())
    return all_of - sum(view.discard) - sum(player.cards for player in view.players)


def ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """The sheet of what everybody shares, and the heading of what lies on it."""
    box, say = placed.box, sight.speaker.t
    paper.sheet(canvas, box, "parchment", seed=5)
    head = Box(box.x + 20, box.y + 6, box.w - 40, 34) if sight.wide else Box(box.x + 14, box.y + 4, box.w - 28, 26)
    size = 24 if sight.wide else 18
    what, part = ("tokens_left", "deck") if covered(sight) else ("offer", "heading")
    room = box.w * float(placed.details[part]) / 100
    headline(canvas, Box(head.x, head.y, room, head.h), say(f"board.tuscany.{what}"), say(f"board.tuscany.{what}.note"),
             size)


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """A tile in its slot, its name, and how many hexes it fits."""
    offered = spot.thing.data
    assert offered is None or isinstance(offered, Offered)
    box = spot.box
    state = "hot" if look.chosen or (look.hovered and look.lit) else "lit" if look.lit else "plain"
    names = tuple(sight.speaker.name(kind) for kind in sight.data.kinds)
    key = ("tuscany.offer", offered, state, look.dim, sight.wide, sight.lang)

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        foot = 52.0 if sight.wide else 0.0
        side = min(here.w / 2 - 3, (here.h - foot) / 2 / art.FLAT - 2)
        centre = (here.cx, (here.h - foot) / 2)
        if state != "plain":
            art.glow(own, centre, side, 255 if state == "hot" else 190)
        art.slot(own, centre, side)
        if offered is None:
            return
        lift = (0.0, -4.0)[state == "hot"]
        at = (centre[0], centre[1] + lift)
        art.hexagon(own, offered.kind, at, side - 3, crops=offered.crops)
        if state != "plain":
            art.ring(own, at, side - 3, dashed=state == "lit")
        if offered.back:
            crest(own, offered.back, (at[0] - side * 0.62, at[1] + side * 0.6), side * 0.42, shadow=False)
        if look.dim:
            own.poly(tile.corners(at, side - 2), "veil", opacity=0.3)
        if foot:
            low = Box(2, here.h - foot, here.w - 4, 26)
            size = group_size(own, names, (low.w, low.h), 19, "sans_bold")
            label(own, sight.speaker.name(offered.kind), low, size, face="sans_bold", anchor="c", icon="",
                  short=sight.speaker.name(offered.kind, "short"))
            said = sight.speaker.t("board.tuscany.fits", n=offered.fits) if offered.fits else sight.speaker.t(
                "board.tuscany.fits_not")
            few = sight.speaker.t("board.tuscany.fits", n=offered.fits)
            label(own, said, Box(2, low.bottom - 1, here.w - 4, 26), 17, anchor="c", icon="", short=few,
                  colour="good" if offered.fits else "muted", face="sans_bold" if offered.fits else "sans")
        else:
            tags.badge(own, str(offered.fits), (centre[0] + side * 0.62, centre[1] + side * 0.62), 12,
                       "#F8F1DF" if offered.fits else "#C9B88F")
    canvas.cached(key, box, draw, 30)


def paint_exchange(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """The sign that tiles nobody can use here may be exchanged (T3.8)."""
    box = spot.box
    state = "chosen" if look.chosen else "hot" if look.hovered and look.lit else "plain" if look.lit else "off"
    words = sight.speaker.t("board.tuscany.exchange")

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        if look.lit:
            own.glow(here, "gold_lit", here.h / 2, 8, 255 if state == "hot" else 190, 2)
        tags.chip(own, here, state, here.h / 2)
        if state == "plain":
            own.rrect(here.inset(1), here.h / 2, None, art.LINE, 4.2)
            own.rrect(here.inset(1), here.h / 2, None, "#FFD75E", 2.4, (9, 5))
        sign = here.h * 0.62
        icon(own, "exchange", (here.x + here.h * 0.56, here.cy), sign, opacity=0.9 if look.lit or look.chosen else 0.5)
        label(own, words, Box(here.h, 0, here.w - here.h - 8, here.h), 17, icon="",
              colour="ink" if look.lit or look.chosen else "muted")
    canvas.cached(("tuscany.exchange", state, words, sight.wide), box, draw, 12)


def paint_deck(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """The estate deck: touching it draws cards."""
    box, left = spot.box, spot.thing.data
    assert isinstance(left, int)
    state = "hot" if look.chosen or (look.hovered and look.lit) else "lit" if look.lit else "plain"
    words = sight.speaker.t("board.tuscany.deck")
    key = ("tuscany.deck", left, state, look.dim, words, sight.wide)

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        foot = 52.0 if sight.wide else 0.0
        high = here.h - foot - 8
        wide = min(high * 0.7, here.w - 14)
        pile = Box(here.cx - wide / 2 - 3, 5, wide, high)
        if state != "plain":
            own.glow(pile, "gold_lit", 6, 10, 255 if state == "hot" else 190, 3)
        for at in range(min(4, left // 16), 0, -1):
            own.rrect(pile.moved(at * 2.2, -at * 1.6), 6, "#E9DCB8", "ink", 1.2)
        if left:
            art.card_back(own, pile)
        else:
            own.rrect(pile, 6, "#8A6A3A26", "#6B4F2C", 1.4, (5, 4))
        if state != "plain":
            own.rrect(pile.inset(-1.5), 7, None, art.LINE, 4.4)
            own.rrect(pile.inset(-1), 7, None, "gold_hot" if state == "hot" else "#FFD75E", 2.8,
                      None if state == "hot" else (9, 5))
        radius = 15.0 if sight.wide else 13.0
        half = radius + (8 if left > 99 else 0)
        corner = (min(pile.right - 2, here.right - half - 1), pile.bottom - 4)
        tags.pill(own, centred(corner, 2 * half, 2 * radius), "ink", "gold_bright")
        figure(own, str(left), corner, radius * 1.15, "gold_text")
        if look.dim:
            own.rrect(pile, 6, "veil", opacity=0.3)
        if foot:
            label(own, words, Box(-2, here.h - foot + 2, here.w + 4, foot), 18, face="sans_bold", anchor="c",
                  lines=2, icon="", colour="ink_soft" if look.dim else "ink")
    canvas.cached(key, box, draw, 30)
