"""What lies on advisors besides dice: whim tiles, building tokens, gifts, doubled support."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from kingsburg_table.games.kingsburg.cards import Whim
from kingsburg_table.games.kingsburg.components import Advisor, Components
from kingsburg_table.games.kingsburg.state import Kingsburg
from kingsburg_table.games.kingsburg.words import GOODS, FromTile, Gifts, TileGood
from kingsburg_table.table.boards.kingsburg import counted, pictograms
from kingsburg_table.table.boards.label import pictures
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import rich
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.icon import figure, icon, medal
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.theme import FLOOR_PX

LILAC = "#E3D6EE"
SIZE = 25.0


@dataclass(frozen=True, slots=True)
class Laid:
    """Everything of the modules that lies on an advisor."""

    tile: str = ""
    lies: tuple[int, int, int] = (0, 0, 0)  #: goods on the tile
    tokens: tuple[tuple[int, int], ...] = ()  #: colour, how many
    locked: bool = False  #: the tokens reserve the advisor
    gift: str = ""
    doubled: tuple[int, ...] = ()  #: colours whose support counts twice


NOTHING = Laid()


def laid_on(sight: Sight, advisor: Advisor) -> Laid:
    """What lies there now."""
    data: Components = sight.data
    if data.plain:
        return NOTHING
    view: Kingsburg = sight.view
    rank = advisor.rank
    tokens = Counter(sight.colour(marker.seat) for marker in view.markers if marker.rank == rank)
    doubled = tuple(sight.colour(seat) for seat, player in enumerate(view.players) if player.doubled == advisor.id)
    tile = data.whims[rank].id if rank in view.whims else ""
    gift = _gift(data, view) if rank in view.gifts else ""
    return Laid(tile, _lies(data.whims[rank], view) if tile else (0, 0, 0), tuple(tokens.items()),
                bool(tokens) and not data.has("shifting_alliances"), gift, doubled)


def _lies(whim: Whim, view: Kingsburg) -> tuple[int, int, int]:
    """The goods on a tile that holds some."""
    gold, wood, stone = view.store
    for word in whim.support:
        if isinstance(word, FromTile):
            return gold, wood, stone
        if isinstance(word, TileGood):
            gold, wood, stone = (int(good == view.draw) for good in GOODS)
            return gold, wood, stone
    return 0, 0, 0


def _gift(data: Components, view: Kingsburg) -> str:
    """What the gifts of this year's card are."""
    for effect in data.effects_of(view.destiny) if view.destiny else ():
        for word in effect.do:
            if isinstance(word, Gifts):
                return counted.bundle(word.gain)
    return "[gold]"


def giver(sight: Sight, advisor: Advisor) -> Advisor | Whim:
    """Who gives the support: the advisor, or the tile that covers it."""
    found: Advisor | Whim = sight.data.whims[advisor.rank] if advisor.rank in sight.view.whims else advisor
    return found


def support(canvas: Canvas, box: Box, laid: Laid, whim: Whim, size: float) -> None:
    """A tile on the foot of a card: its seal, the goods that lie on it, and what it gives as far as there is room."""
    canvas.rrect(box, 6, "#FFFFFF" if canvas.theme.high_contrast else LILAC, "plum", 2)
    seal = box.h + 3
    room = Box(box.x + seal * 0.86, box.y, box.w - seal * 0.86 - 1, box.h)
    if any(laid.lies):
        markup = "".join(f"[{good}]" * n for good, n in zip(GOODS, laid.lies, strict=True))
    else:
        markup = shortest(canvas, whim, room.w)
    x = box.x + seal * 0.36 if markup else box.cx
    icon(canvas, f"kingsburg/whims/{laid.tile}", (x, box.cy - 1), seal)
    pictures(canvas, markup, room, size, anchor="c", must=False)


def shortest(canvas: Canvas, whim: Whim, wide: float) -> str:
    """The first way of drawing a tile's support that fits: with gaps, without, as numbers; else the seal says it."""
    for markup in (pictograms.support(whim, 4), pictograms.support(whim, 1), pictograms.hint(whim)):
        for each in (markup, markup.replace(" ", "")):
            if rich.width(canvas, each, face="serif_bold", px=FLOOR_PX) <= wide:
                return each
    return ""


def marks(canvas: Canvas, box: Box, laid: Laid, wide: bool) -> None:
    """Tokens, gifts and the sign of doubled support, from the right edge of the box leftwards."""
    size = SIZE if wide else 22.0
    x, y = box.right - size * 0.5, box.cy
    step = size * 1.02
    if laid.gift:
        medal(canvas, "gold", (x, y), size * 0.86, ring="gold_bright")
        x -= step
    for colour in laid.doubled:
        token(canvas, colour, (x, y), size, shadow=False)
        figure(canvas, "×2", (x, y), size * 0.62, "#FFFFFF")
        x -= step
    for colour, count in laid.tokens:
        canvas.rrect((x - size / 2, y - size / 2, size, size), 5, "vellum", "ink", 1.4)
        token(canvas, colour, (x, y), size * 0.84, shadow=False)
        if count > 1:
            canvas.circle((x + size * 0.42, y + size * 0.36), size * 0.36, "ink")
            figure(canvas, str(count), (x + size * 0.42, y + size * 0.36), max(size * 0.5, 15 / canvas.scale), "cream")
        elif laid.locked:
            canvas.circle((x + size * 0.42, y + size * 0.36), size * 0.36, "vellum", "ink", 1.2)
            icon(canvas, "lock", (x + size * 0.42, y + size * 0.36), size * 0.56)
        x -= step


def star(canvas: Canvas, centre: tuple[float, float], laid: Laid, size: float) -> None:
    """In build focus: only that a tile lies there."""
    if laid.tile:
        icon(canvas, f"kingsburg/whims/{laid.tile}", centre, size)
