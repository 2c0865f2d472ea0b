"""Ways to lay things out in a piece's rectangle; a table.yaml names them as a piece's `kind`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil, inf, sqrt
from typing import Any

from kingsburg_table.table.box import Box, Point, centred
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.spots import Spot, Thing

Details = Mapping[str, Any]


def grid(box: Box, count: int, details: Details) -> list[Box]:
    """`columns` across, as many rows as needed (or `rows`), `pad` around; `head`, `left` are kept free.

    `gap` lies between them, `gap_down` (if given) between the rows.
    """
    columns = max(1, int(details.get("columns", 1)))
    rows = max(1, int(details.get("rows", ceil(count / columns))))
    gap, pad = float(details.get("gap", 8)), float(details.get("pad", 10))
    down = float(details.get("gap_down", gap))
    inner = box.inset(pad)
    inner = inner.cut_top(float(details.get("head", 0)))[1].cut_left(float(details.get("left", 0)))[1]
    wide = (inner.w - gap * (columns - 1)) / columns
    high = (inner.h - down * (rows - 1)) / rows
    return [
        Box(inner.x + at % columns * (wide + gap), inner.y + at // columns * (high + down), wide, high)
        for at in range(count)
    ]


def row(box: Box, count: int, details: Details) -> list[Box]:
    """Side by side, at most `most` wide each, centred; closer together when there are many."""
    return _line(box, count, details, across=True)


def column(box: Box, count: int, details: Details) -> list[Box]:
    """One under the other, at most `most` high each."""
    return _line(box, count, details, across=False)


def _line(box: Box, count: int, details: Details, *, across: bool) -> list[Box]:
    if not count:
        return []
    gap, pad = float(details.get("gap", 8)), float(details.get("pad", 10))
    inner = box.inset(pad).cut_top(float(details.get("head", 0)))[1]
    room = inner.w if across else inner.h
    each = min(float(details.get("most", room)), (room - gap * (count - 1)) / count)
    start = (room - each * count - gap * (count - 1)) / 2 if details.get("centred", True) else 0
    steps = [start + at * (each + gap) for at in range(count)]
    if across:
        return [Box(inner.x + step, inner.y, each, inner.h) for step in steps]
    return [Box(inner.x, inner.y + step, inner.w, each) for step in steps]


def tray(box: Box, count: int, details: Details) -> list[Box]:
    """Squares, as large as fit (at most `most`), in as few rows as that allows: dice, tokens."""
    if not count:
        return []
    gap, pad = float(details.get("gap", 12)), float(details.get("pad", 16))
    inner = box.inset(pad).cut_top(float(details.get("head", 0)))[1].cut_bottom(float(details.get("foot", 0)))[1]
    best, best_columns = 0.0, 1
    for columns in range(1, count + 1):
        rows = ceil(count / columns)
        side = min((inner.w - gap * (columns - 1)) / columns, (inner.h - gap * (rows - 1)) / rows)
        if side > best:
            best, best_columns = side, columns
    side = min(best, float(details.get("most", best)))
    rows = ceil(count / best_columns)
    top = inner.y + (inner.h - rows * side - (rows - 1) * gap) / 2
    boxes = []
    for at in range(count):
        in_row = min(best_columns, count - at // best_columns * best_columns)
        left = inner.x + (inner.w - in_row * side - (in_row - 1) * gap) / 2
        boxes.append(Box(left + at % best_columns * (side + gap), top + at // best_columns * (side + gap), side, side))
    return boxes


def whole(box: Box, count: int, details: Details) -> list[Box]:
    """One thing that fills the piece; a painter that draws a whole panel."""
    return [box] * count


def free(box: Box, count: int, details: Details) -> list[Box]:
    """Where the board's `arranged` says (`places`: rectangles in units from the piece's corner): a drawn plan, of which
    nothing may lie there at another time."""
    return [Box(box.x + x, box.y + y, w, h) for x, y, w, h in details.get("places", ())[:count]]


Cell = tuple[int, int]
FLAT = sqrt(3) / 2  #: half a flat-topped hexagon's height by its side


def honeycomb(box: Box, cells: Sequence[Cell], most: float = inf) -> tuple[float, list[Point]]:
    """Flat-topped hexagons of axial cells (q, r), y downwards, as large as fit: their side and their middles."""
    across = [q for q, _ in cells]
    down = [r + q / 2 for q, r in cells]
    wide = 1.5 * (max(across) - min(across)) + 2
    high = 2 * FLAT * (max(down) - min(down) + 1)
    side = min(box.w / wide, box.h / high, most)
    left = box.cx - side * (wide / 2 - 1) - 1.5 * side * min(across)
    top = box.cy - side * (high / 2 - FLAT) - 2 * FLAT * side * min(down)
    return side, [(left + 1.5 * side * q, top + 2 * FLAT * side * (r + q / 2)) for q, r in cells]


def hexes(box: Box, count: int, details: Details) -> list[Box]:
    """A map of hexagons: the board's `arranged` gives their `cells`; `pad`, `head` and `foot` are kept free."""
    if not count:
        return []
    inner = box.inset(float(details.get("pad", 10)))
    inner = inner.cut_top(float(details.get("head", 0)))[1].cut_bottom(float(details.get("foot", 0)))[1]
    side, middles = honeycomb(inner, [(int(q), int(r)) for q, r in details["cells"]], float(details.get("most", inf)))
    return [centred(middle, 2 * side, 2 * FLAT * side) for middle in middles]


KINDS: Mapping[str, Callable[[Box, int, Details], list[Box]]] = {
    "grid": grid,
    "row": row,
    "column": column,
    "tray": tray,
    "whole": whole,
    "free": free,
    "hexes": hexes,
}


def spots(placed: Placed, things: Sequence[Thing]) -> list[Spot]:
    """The things of a piece in their places."""
    boxes = KINDS[placed.piece.kind](placed.box, len(things), placed.details)
    seen: dict[str, int] = {}
    hexagonal = placed.piece.kind == "hexes"
    made = []
    for at, (thing, box) in enumerate(zip(things, boxes, strict=True)):
        key = thing.target or f"{thing.painter}.{at}"
        number = seen[key] = seen.get(key, 0) + 1
        made.append(Spot(f"{placed.id}/{key}#{number}", placed.id, placed.piece.region, thing, box, hexagonal))
    return made
