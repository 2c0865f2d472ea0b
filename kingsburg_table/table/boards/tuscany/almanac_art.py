"""Pictures for the almanac that no drawing holds: tiles with their hatch, tokens, cards, boards out of their data."""

from __future__ import annotations

from collections.abc import Sequence

from kingsburg_table.games.tuscany.box import Board, IncomeCard
from kingsburg_table.games.tuscany.components import Components
from kingsburg_table.games.tuscany.land import Land
from kingsburg_table.table.boards.tuscany import art, cardboard, reading
from kingsburg_table.table.boards.tuscany.reading import PieceShown
from kingsburg_table.table.box import Box, centred
from kingsburg_table.table.draw.canvas import Canvas, Point
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.draw.tile import corners
from kingsburg_table.table.pieces.almanac import Art
from kingsburg_table.table.pieces.arrange import honeycomb

SMALL = 18.0  #: hexes with smaller sides show the sign of their kind instead of its picture
EDGE = 7.0  #: of a board's cardboard around its hexes


def tile(kind: str, crops: Sequence[str] = ()) -> Art:
    return lambda canvas, box: art.hexagon(canvas, kind, _middle(box), _side(box), crops=crops)


def start_castle(canvas: Canvas, box: Box) -> None:
    cardboard.draw_piece(canvas, PieceShown("castle", start=True), _middle(box), _side(box), 1)


def wooden(canvas: Canvas, box: Box) -> None:
    art.wooden(canvas, _middle(box), _side(box))


def token(id: str) -> Art:
    return lambda canvas, box: art.token(canvas, id.removeprefix("plus_"), _square(box))


def income(card: IncomeCard) -> Art:
    (what, n), = card.gain.items()
    return lambda canvas, box: art.income(canvas, _upright(box), what, n)


def card_back(canvas: Canvas, box: Box) -> None:
    art.card_back(canvas, _upright(box))


def board(component: Board, data: Components) -> Art:
    """The ten hexes as the data have them."""
    land = Land(dict(zip(data.shape.cells, component.layout, strict=True)))
    codes = tuple(reading.ground(data, land, number) for number in range(len(land.cells)))

    def draw(canvas: Canvas, box: Box) -> None:
        side, centres = honeycomb(box.inset(EDGE), land.cells)
        small = side < SMALL
        if not small:
            cardboard.board(canvas, land, codes, centres, side)
        for kind, centre in zip(codes, centres, strict=True):
            if small:
                _sign(canvas, kind, centre, side)
            else:
                art.hexagon(canvas, kind, centre, side - 1.6, "printed")
    key = ("tuscany.almanac", component.id)
    return lambda canvas, box: canvas.cached(key, box, lambda own: draw(own, Box(0, 0, box.w, box.h)), 8)


def _sign(canvas: Canvas, kind: str, centre: Point, side: float) -> None:
    """A small hex, of which more is colour than in a chain or a row."""
    canvas.poly(corners(centre, side - 0.4), art.GROUNDS[kind].colour, "ink", 1)
    canvas.circle(centre, side * 0.62, art.CREAM)
    icon(canvas, kind, centre, side * 0.98)


def _side(box: Box) -> float:
    return min(box.w / 2, box.h / 2 / art.FLAT) * 0.88


def _middle(box: Box) -> Point:
    """Tiles are thick: what is seen of their edge lies below."""
    return box.cx, box.cy - box.h * 0.04


def _square(box: Box) -> Box:
    return centred(box.centre, min(box.w, box.h) * 0.86)


def _upright(box: Box) -> Box:
    high = box.h * 0.94
    return centred(box.centre, high * 0.68, high)
