"""Hexagons of an estate: bare boards that grow into each other, and what lies on them."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.games.tuscany.land import AROUND, Land
from kingsburg_table.table.boards.tuscany import art
from kingsburg_table.table.boards.tuscany.reading import PieceShown
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import tile
from kingsburg_table.table.draw.canvas import Canvas, Point
from kingsburg_table.table.draw.crest import token as crest
from kingsburg_table.table.draw.icon import figure
from kingsburg_table.table.theme import mix

TINT = "#F6EBCF"
GLOWS = {"lit": 150, "hot": 255}  #: a hex may be touched; `fits`: a tile of the offer would fit it, and no more


@dataclass(frozen=True, slots=True)
class Hex:
    """A hex of an estate: what is printed, what lies there, and the points of its region if it carries them."""

    kind: str
    lies: PieceShown | None
    points: int
    colour: int


def board(canvas: Canvas, land: Land, codes: tuple[str, ...], centres: list[Point], s: float) -> None:
    """Cream cardboard with a shadow, joints of regions in their colour, and a line around each region."""
    for grow, colour, opacity in ((6.0, "#2A1808", 0.28), (4.5, "#8A6A3A", 1.0), (3.4, TINT, 1.0)):
        shift = 3.0 if grow == 6.0 else 0.0
        for x, y in centres:
            canvas.poly(tile.corners((x, y + shift), s + grow), colour, opacity=opacity)
    at = {cell: number for number, cell in enumerate(land.cells)}
    for number, (q, r) in enumerate(land.cells):
        corners = tile.corners(centres[number], s)
        for step, (dq, dr) in enumerate(AROUND):
            # corner i of the drawing lies at 60 i degrees; the neighbour (1, 0) shares corners 0 and 1
            one, two = corners[(-step) % 6], corners[(1 - step) % 6]
            near = at.get((q + dq, r + dr))
            if near is None or codes[near] != codes[number]:
                canvas.poly([one, two], None, "#5A4632", 1.6, 0.75, closed=False)
            elif near > number:
                _grown(canvas, one, two, centres[number], centres[near], codes[number])


def _grown(canvas: Canvas, one: Point, two: Point, here: Point, there: Point, kind: str) -> None:
    """Two hexes of one region: the gap between them in their colour."""
    colour = mix(art.GROUNDS[kind].colour, "#EFE3C6", 0.5)
    inset = 0.12
    p, q = _between(one, two, inset), _between(two, one, inset)
    dx, dy = (there[0] - here[0]) * 0.05, (there[1] - here[1]) * 0.05
    canvas.poly([(p[0] - dx, p[1] - dy), (p[0] + dx, p[1] + dy), (q[0] + dx, q[1] + dy), (q[0] - dx, q[1] - dy)],
                colour)


def _between(one: Point, two: Point, part: float) -> Point:
    return one[0] + (two[0] - one[0]) * part, one[1] + (two[1] - one[1]) * part


def draw_hex(canvas: Canvas, box: Box, hex: Hex, state: str, gain: int, ghost: PieceShown | None, dim: bool) -> None:
    s, centre = box.w / 2, box.centre
    if state in GLOWS:
        art.glow(canvas, centre, s - 2, GLOWS[state])
    if hex.lies is not None:
        draw_piece(canvas, hex.lies, (centre[0], centre[1] - 1), s - 3.4, hex.colour)
    elif ghost is not None:
        art.hexagon(canvas, hex.kind, centre, s - 2.2, "printed", picture=False)
        draw_piece(canvas, ghost, (centre[0], centre[1] - 3), s - 6, hex.colour)
    else:
        art.hexagon(canvas, hex.kind, centre, s - 2.2, "printed")
        if dim:
            canvas.poly(tile.corners(centre, s - 2), "parchment", opacity=0.34)
    if state in GLOWS:
        art.ring(canvas, centre, s - 5, dashed=state == "lit", width=max(2.4, s * 0.055))
    elif state:
        points = tile.corners(centre, s - 5)
        canvas.poly([*points, points[0]], None, "ink", max(2.0, s * 0.04), closed=False, dash=(4, 5))
    if hex.points and ghost is None:
        radius = max(10.0, s * 0.19)
        at = (centre[0], centre[1] + s * 0.64)
        canvas.circle(at, radius, "good", "#FFF3C9", 1.6)
        figure(canvas, str(hex.points), at, radius * 1.24, "#FFFFFF")
    if gain:
        art.badge(canvas, f"+{gain}", (centre[0], centre[1] - s * 0.61), max(15.0, s * 0.27), state == "hot")


def draw_piece(canvas: Canvas, lies: PieceShown, centre: Point, s: float, colour: int) -> None:
    """A piece in an estate; the start castle has its owner's crest."""
    if lies.wooden:
        art.wooden(canvas, (centre[0], centre[1] - s * 0.06), s * 0.86, lies.kind)
        return
    art.hexagon(canvas, lies.kind, centre, s, crops=lies.crops)
    if lies.start:
        crest(canvas, colour, (centre[0] + s * 0.56, centre[1] + s * 0.46), max(20.0, s * 0.46), shadow=False)
