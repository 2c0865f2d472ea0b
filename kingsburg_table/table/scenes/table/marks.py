"""Marks on the table: what was touched lies over a veil, framed in gold, with the number of its line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.tag import badge
from kingsburg_table.table.pieces.spots import PLAIN
from kingsburg_table.table.scenes.table.tabletop import RIVAL, Tabletop

VEIL = "#1C1006"


def outlines(canvas: Canvas, desk: Tabletop, targets: Iterable[str]) -> None:
    """A gold line around each thing that lies on the table."""
    for target in targets:
        box = desk.place_of(target)
        if box is not None:
            _frame(canvas, box)


def veil(canvas: Canvas, desk: Tabletop, areas: Sequence[Box], strength: float, lit: Iterable[str]) -> None:
    """Darken the table but for the things that count."""
    for area in areas:
        canvas.fill(area, VEIL, strength)
    for target in lit:
        relight(canvas, desk, target)


def relight(canvas: Canvas, desk: Tabletop, target: str) -> None:
    """Draw a thing once more over the veil: the pieces themselves, else the card of the rival who has it; as they were
    while something is on its way there.
    """
    target = desk.standing_for(target)
    found = [spot for spot in desk.spots if spot.target == target]
    before = desk.before
    for spot in found:
        if before is not None and spot.id in desk.waiting:
            before.paint(canvas, spot, desk.waiting[spot.id])
        else:
            desk.board.paint(canvas, spot, PLAIN, desk.sight)
        _frame(canvas, spot.box)
    if not found and (box := desk.place_of(target)) is not None:
        paint = desk.board.rival if desk.metrics.wide else desk.board.rail
        for seat in [seat for seat, place in desk.rivals.items() if place == box]:
            waits = before is not None and f"{RIVAL}.{seat}" in desk.waiting
            paint(canvas, box, seat, PLAIN, before.sight if waits and before is not None else desk.sight)
        _frame(canvas, box)


def badges(canvas: Canvas, desk: Tabletop, numbers: Mapping[str, int]) -> None:
    """The numbers of lines at the corners of the things they speak of; several of one thing stand side by side."""
    radius = 16.0 if desk.metrics.wide else 13.0
    taken: dict[Box, int] = {}
    for target, number in numbers.items():
        box = desk.place_of(target)
        if box is None:
            continue
        at = taken[box] = taken.get(box, -1) + 1
        x = box.x + 2 + at * radius * 2 if box in desk.rivals.values() else box.right - 4 - at * radius * 2
        badge(canvas, str(number), (x, max(desk.regions.whole.y + radius, box.y + 2)), radius)


def _frame(canvas: Canvas, box: Box) -> None:
    canvas.rrect(box.inset(-5), 12, None, "walnut_deep", 6, opacity=0.8)
    canvas.rrect(box.inset(-4), 11, None, "gold_hot", 3.4)
