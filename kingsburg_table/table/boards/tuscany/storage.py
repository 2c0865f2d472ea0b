"""Beside the estate: stored pieces, bonus tokens, marble and workers; and the piles of tokens while one is chosen."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.games.tuscany.words import TOKENS
from kingsburg_table.table.boards.headings import headline
from kingsburg_table.table.boards.label import group_size, holds, label
from kingsburg_table.table.boards.tags import Tags, draw_tags, tags
from kingsburg_table.table.boards.tuscany import art, reading
from kingsburg_table.table.boards.tuscany.offer import covered
from kingsburg_table.table.boards.tuscany.reading import PieceShown
from kingsburg_table.table.box import Box, centred
from kingsburg_table.table.draw import card as kit
from kingsburg_table.table.draw import paper, tile
from kingsburg_table.table.draw import tag as furniture
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing

GOODS = ("marble", "worker")


@dataclass(frozen=True, slots=True)
class Parts:
    """The three parts of the panel, from the table's corner."""

    storage: Box
    tokens: Box
    goods: Box


def parts(box: Box, wide: bool) -> Parts:
    inner = box.inset(16 if wide else 12, 6 if wide else 4)
    return Parts(*inner.columns((1.85, 1.45, 1.77), 14 if wide else 10))


def head_of(part: Box, wide: bool) -> tuple[Box, Box]:
    return part.cut_top(32 if wide else 24)


def ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """Three headings."""
    box, say = placed.box, sight.speaker.t
    paper.sheet(canvas, box, "parchment", seed=3)
    found = parts(box, sight.wide)
    for part, title in ((found.storage, "storage"), (found.tokens, "tokens"), (found.goods, "goods")):
        headline(canvas, head_of(part, sight.wide)[0], say(f"board.tuscany.{title}"), "", 22 if sight.wide else 18)


def arranged(placed: Placed, sight: Sight) -> Placed:
    """Pieces `store`, `own_tokens` and `goods` share the panel."""
    found = parts(placed.box, sight.wide)
    boxes = {"store": _spaces, "own_tokens": _squares, "goods": _stores}[placed.id](found, sight)
    inside = [(box.x - placed.box.x, box.y - placed.box.y, box.w, box.h) for box in boxes]
    return Placed(placed.id, placed.piece, placed.box, {**placed.details, "places": inside})


def _spaces(found: Parts, sight: Sight) -> list[Box]:
    """Storage spaces: up to three in a row, five in two."""
    room = head_of(found.storage, sight.wide)[1]
    count = max(2, len(reading.prince(sight, sight.estate).store))
    across = count if count <= 3 else 3
    rows = -(-count // across)
    side = min(room.w / across / 2 - 2, room.h / rows / 2 / art.FLAT - 2, 52.0)
    made = []
    for at in range(len(reading.prince(sight, sight.estate).store)):
        row = room.rows(rows)[at // across]
        x = room.x + side + 2 + at % across * (2 * side + 6)
        made.append(centred((x, row.cy), 2 * side, 2 * side * art.FLAT))
    return made


def _squares(found: Parts, sight: Sight) -> list[Box]:
    """Own bonus tokens: a square for each kind that is there."""
    room = head_of(found.tokens, sight.wide)[1]
    count = len(own_token_kinds(sight))
    across = 3
    rows = max(1, -(-count // across))
    size = min((room.w - 8 * (across - 1)) / across, room.h / rows - (10 if rows > 1 else 6), 70.0)
    top = room.cy - (rows * size + (rows - 1) * 8) / 2
    return [Box(room.x + at % across * (size + 8), top + at // across * (size + 8), size, size) for at in range(count)]


def _stores(found: Parts, sight: Sight) -> list[Box]:
    room = head_of(found.goods, sight.wide)[1]
    return room.rows(len(GOODS), 4)


def own_token_kinds(sight: Sight) -> list[str]:
    owned = reading.prince(sight, sight.estate).tokens
    return [token for token, count in zip(TOKENS, owned, strict=False) if count]


def things(sight: Sight) -> list[Thing]:
    """Stored pieces and free spaces."""
    return [
        Thing("store", f"store.{sight.estate}.{space}", reading.piece(sight.data, code))
        for space, code in enumerate(reading.prince(sight, sight.estate).store, start=1)
    ]


def token_things(sight: Sight) -> list[Thing]:
    owned = reading.prince(sight, sight.estate).tokens
    return [
        Thing("own_token", f"owned.{sight.estate}.{token}", (token, owned[TOKENS.index(token)]))
        for token in own_token_kinds(sight)
    ]


def goods_things(sight: Sight) -> list[Thing]:
    player = reading.prince(sight, sight.estate)
    return [Thing("good", f"{good}.{sight.estate}", (good, getattr(player, good))) for good in GOODS]


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """A stored piece; without one the hollow it would lie in."""
    lies = spot.thing.data
    assert lies is None or isinstance(lies, PieceShown)
    box, unpaid = spot.box, reading.unpaid(sight)
    here = unpaid is not None and spot.target == f"store.{sight.estate}.{unpaid.space + 1}"
    state = "hot" if here or look.chosen or (look.hovered and look.lit) else "lit" if look.lit else ""
    key = ("tuscany.store", lies, state, look.dim)

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        s, centre = here.w / 2, here.centre
        if state:
            art.glow(own, centre, s, 255 if state == "hot" else 170)
        art.slot(own, centre, s)
        if lies is None:
            return
        at = (centre[0], centre[1] - (5 if state == "hot" else 1))
        if lies.wooden:
            art.wooden(own, at, s * 0.84)
        else:
            art.hexagon(own, lies.kind, at, s * 0.92, crops=lies.crops)
        if state:
            art.ring(own, at, s * 0.92, dashed=state == "lit")
        elif look.dim:
            own.poly(tile.corners(at, s), "veil", opacity=0.24)
    canvas.cached(key, box, draw, 30)


def paint_token(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    assert isinstance(spot.thing.data, tuple)
    token, count = spot.thing.data
    box = spot.box

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        art.token(own, token.removeprefix("plus_"), here)
        if count > 1:
            furniture.badge(own, f"×{count}", (here.right - 6, here.y + 6), 14)
    canvas.cached(("tuscany.own_token", token, count), box, draw, 14)


def paint_good(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """Marble or workers: picture, number and what one of them does."""
    assert isinstance(spot.thing.data, tuple)
    good, count = spot.thing.data
    box = spot.box
    state = "hot" if look.chosen or (look.hovered and look.lit) else "lit" if look.lit else ""
    words = sight.speaker.t(f"board.tuscany.{good}_does")
    name = sight.speaker.t(f"board.tuscany.{good}")
    changed = tags(sight, sight.estate, good)
    key = ("tuscany.good", good, count, state, look.dim, words, changed, sight.wide)
    canvas.cached(key, box, lambda own: _good(own, Box(0, 0, box.w, box.h), good, count, state, name, words, changed,
                                              sight.wide), 20)


def _good(canvas: Canvas, box: Box, good: str, count: int, state: str, name: str, words: str, changed: Tags,
          wide: bool) -> None:
    if state:
        kit.cell(canvas, box, "hot" if state == "hot" else "lit")
    size = min(box.h * 0.86, 42.0)
    icon(canvas, f"tuscany/tokens/{good}", (box.x + size * 0.6, box.cy), size, grey=0.0 if count else 0.7,
         opacity=1.0 if count else 0.6)
    x = box.x + size * 1.2 + 4
    more = size * 0.4 * (len(str(count)) - 1)
    figure(canvas, str(count), (x + 10 + more / 2, box.cy), size * 0.78, "ink" if count else "muted")
    room = Box(x + 28 + more, box.y, box.right - x - 30 - more, box.h)
    if wide:
        upper, lower = room.inset(0, 2).rows(2)
        label(canvas, name, upper, 19, face="sans_bold", icon="")
        label(canvas, words, lower, 17, colour="ink_soft", icon="")
    else:
        label(canvas, words, room, 17, colour="ink_soft", lines=2, icon="")
    draw_tags(canvas, changed, (box.x + size * 0.72, box.y + 5), 60, 16)


# -- the piles of bonus tokens, over the offer while one is chosen

def pile_things(sight: Sight) -> list[Thing]:
    if not covered(sight):
        return []
    left = sight.view.tokens
    return [Thing("pile", f"token.{token}", (token, left[at])) for at, token in enumerate(TOKENS)]


def paint_pile(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """A pile of bonus tokens: what it adds, when, and how many are left."""
    assert isinstance(spot.thing.data, tuple)
    token, left = spot.thing.data
    box = spot.box
    state = "hot" if look.chosen or (look.hovered and look.lit) else "lit" if look.lit else "plain"
    name = sight.speaker.name(token)
    does = sight.speaker.t(f"board.tuscany.{token}_does")
    names = tuple(sight.speaker.name(each) for each in TOKENS)
    notes = tuple(sight.speaker.t(f"board.tuscany.{each}_does") for each in TOKENS)
    key = ("tuscany.pile", token, left, state, look.dim, name, does, sight.wide)

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        kit.cell(own, here, state)
        size = min(here.h * 0.4, here.w * 0.5)
        square = Box(here.cx - size / 2, here.y + (8 if sight.wide else 6), size, size)
        for at in range(min(3, left) - 1, 0, -1):
            own.rrect(square.moved(at * 3, -at * 2), size * 0.12, "#D9C69A", "ink", 1.2)
        art.token(own, token.removeprefix("plus_"), square, dim=not left)
        furniture.badge(own, f"×{left}", (square.right + 2, square.bottom - 6), 14)
        low = Box(here.x + 6, square.bottom + 6, here.w - 12, here.bottom - square.bottom - 8)
        if sight.wide:
            whole = all(holds(own, each, Box(0, 0, low.w, low.h * 0.4), 18, face="sans_bold") for each in names)
            upper, lower = low.rows((1, 1.5) if whole else (1, 1))
            lines = 1 if whole else 2
            size = group_size(own, names, (upper.w, upper.h), 18, "sans_bold", lines)
            label(own, name, upper, size, face="sans_bold", anchor="c", icon="", lines=lines)
            size = group_size(own, notes, (lower.w, lower.h), 17, "sans", 2)
            label(own, does, lower, size, colour="ink_soft", anchor="c", lines=2, icon="")
        else:
            size = group_size(own, names, (low.w, low.h), 18, "sans_bold", 2)
            label(own, name, low, size, face="sans_bold", anchor="c", lines=2, icon="")
        if look.dim:
            own.rrect(here, 7, "parchment", opacity=0.55)
    canvas.cached(key, box, draw, 56 if state == "hot" else 32 if state == "lit" else 6)
