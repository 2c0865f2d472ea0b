"""How sites, handles, turns, joints and staples of an estate that is laid out are painted."""

from __future__ import annotations

from kingsburg_table.games.tuscany.actions import PlaceStartCastle
from kingsburg_table.table.boards.label import holds, label
from kingsburg_table.table.boards.tuscany import cardboard, reading
from kingsburg_table.table.boards.tuscany.arranging import WIDEST, Site, land_of, plan_of
from kingsburg_table.table.box import Box, centred
from kingsburg_table.table.draw import tag as furniture
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot


def paint_staple(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    box, k = spot.box, 1 if spot.thing.data else -1
    ends = [(box.cx - box.w * 0.43, box.cy - box.w * 0.25 * k), (box.cx + box.w * 0.43, box.cy + box.w * 0.25 * k)]
    canvas.poly(ends, None, "ink", 7, closed=False)
    canvas.poly(ends, None, "gold_bright", 4, closed=False)


def opened(sight: Sight) -> tuple[int, ...]:
    """The hexes to which the first tile could go, if the start castle came where it is looked at (T4.4)."""
    option, land = sight.page.option, land_of(sight)
    if land is None or option is None or not isinstance(option.action, PlaceStartCastle):
        return ()
    return land.beside[land.number[option.action.hex]]


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """A hex of the plan; castle hexes are lit, and say how many neighbours they open."""
    site = spot.thing.data
    assert isinstance(site, Site)
    box = spot.box
    state = "hot" if look.chosen or (look.hovered and look.lit) else "lit" if look.lit else ""
    if not state and int(spot.target.rpartition(".")[2]) - 1 in opened(sight):
        state = "fits"
    ghost = reading.PieceShown("castle", start=True) if state == "hot" and site.opens else None
    key = ("tuscany.site", site, state)

    def draw(own: Canvas) -> None:
        cardboard.draw_hex(own, Box(0, 0, box.w, box.h), site.hex, state, 0, ghost, False)
    canvas.cached(key, box, draw, 34)
    if state and site.opens and site.hex.lies is None:  # what is lit lies over everything else
        _say_opens(canvas, box, site.opens, sight)


def paint_opening(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """How many neighbours a castle hex opens."""
    opens = spot.thing.data
    assert isinstance(opens, int)
    _say_opens(canvas, spot.box, opens, sight)


def _say_opens(canvas: Canvas, box: Box, opens: int, sight: Sight) -> None:
    """At the foot of its hex."""
    words = sight.speaker.t("board.tuscany.opens", n=opens)

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        wide = min(here.w * WIDEST, max(here.w * 0.62, own.text_width(words, face="sans_bold", size=17) + 16))
        pill = centred((here.cx, here.bottom - here.h * 0.17), wide, max(22.0, here.h * 0.2))
        own.rrect(pill, pill.h / 2, "vellum", "ink", 1.2)
        room = pill.inset(3, 0)
        short = "" if holds(own, words, room, 17, face="sans_bold") else str(opens)
        label(own, words, room, 17, anchor="c", face="sans_bold", icon="", short=short)
    canvas.cached(("tuscany.opening", opens, words), box, draw, 4)


def _state(look: Look) -> str:
    """How a sign looks: what cannot be touched just now (the first of two boards to be swapped is) steps back."""
    return "chosen" if look.chosen else "off" if look.dim else "hot" if look.hovered else "plain"


def paint_handle(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """A board's name to take hold of: two of them change places."""
    box, board = spot.box, str(spot.thing.data)
    state = _state(look)
    plan = plan_of(sight)
    assert plan is not None
    room, size = Box(32, 0, box.w - 62, box.h), 20 if sight.wide else 17
    whole = all(holds(canvas, sight.speaker.name(each), room, size, face="sans_bold") for each in plan.boards)
    words = sight.speaker.name(board) if whole else board

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        furniture.chip(own, here, state)
        for at in range(6):
            own.circle((14 + at % 2 * 8, here.cy - 9 + at // 2 * 9), 2.4, "ink_soft")
        label(own, words, room, size, face="sans_bold", icon="")
        icon(own, "exchange", (here.right - 18, here.cy), 20 if sight.wide else 16, opacity=0.8)
    canvas.cached(("tuscany.handle", words, state, sight.wide), box, draw, 12)


def paint_turn(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """The sign that turns a board; it stands on its head while the board is turned."""
    box, turned = spot.box, bool(spot.thing.data)
    state = _state(look)

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        furniture.chip(own, here, state)
        icon(own, "reset", here.centre, here.h * 0.62, tint="gilt_dark" if turned else "ink", mono=True)
    canvas.cached(("tuscany.turn", turned, state), box, draw, 12)


def paint_joint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """Half a hex higher or lower: the other way when touched."""
    box, down = spot.box, bool(spot.thing.data)
    state = _state(look)
    words = (sight.speaker.t("board.tuscany.higher"), sight.speaker.t("board.tuscany.lower"))

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        furniture.chip(own, here, state)
        for part, up, said in zip(here.inset(4).columns(2, 2), (True, False), words, strict=True):
            on = up != down
            if on:
                own.rrect(part, 7, "gold_bright", "gilt_dark", 1.6)
            y, k = part.cy, -1 if up else 1
            own.poly([(part.x + 8, y - 4 * k), (part.x + 20, y - 4 * k), (part.x + 14, y + 5 * k)],
                     "ink" if on else "ink_soft")
            label(own, said, Box(part.x + 25, part.y, part.w - 28, part.h), 18, icon="",
                  face="sans_bold" if on else "sans", colour="ink" if on else "ink_soft")
    canvas.cached(("tuscany.joint", down, state, words, sight.wide), box, draw, 12)
