"""Maps of hexagons: as large as fit, neighbours share an edge, and every point belongs to one of them at most."""

from __future__ import annotations

from math import dist, isclose, sqrt

from kingsburg_table.table.box import Box
from kingsburg_table.table.layout import Piece, Placed
from kingsburg_table.table.pieces.arrange import honeycomb, spots
from kingsburg_table.table.pieces.spots import Thing

BOARD = [(0, 0), (0, 1), (0, 2), (1, -1), (1, 0), (1, 1), (1, 2), (2, -1), (2, 0), (2, 1)]
ROOM = Box(40, 30, 500, 300)


def test_a_map_fills_its_room_in_one_direction() -> None:
    side, middles = honeycomb(ROOM, BOARD)
    wide = max(x for x, _ in middles) - min(x for x, _ in middles) + 2 * side
    high = max(y for _, y in middles) - min(y for _, y in middles) + sqrt(3) * side
    assert isclose(wide, ROOM.w) or isclose(high, ROOM.h)
    assert wide <= ROOM.w + 1e-6
    assert high <= ROOM.h + 1e-6


def test_neighbours_are_one_hexagon_apart_and_others_further() -> None:
    side, middles = honeycomb(ROOM, BOARD)
    steps = {(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)}
    for (q, r), one in zip(BOARD, middles, strict=True):
        for (other_q, other_r), other in zip(BOARD, middles, strict=True):
            if (other_q - q, other_r - r) in steps:
                assert isclose(dist(one, other), sqrt(3) * side)
            elif (q, r) != (other_q, other_r):
                assert dist(one, other) > 2.5 * side


def test_a_point_lies_on_one_hexagon_at_most() -> None:
    piece = Piece(kind="hexes", region="estate")
    placed = Placed("map", piece, ROOM, {"cells": BOARD, "pad": 0})
    made = spots(placed, [Thing("hex", f"hex.{q}.{r}") for q, r in BOARD])
    hit = 0
    for x in range(40, 540, 7):
        for y in range(30, 330, 7):
            found = [spot for spot in made if spot.holds((x, y))]
            assert len(found) <= 1
            hit += bool(found)
    boxes = sum(spot.box.w * spot.box.h for spot in made)
    assert isclose(hit * 49, boxes * 0.75, rel_tol=0.03)
