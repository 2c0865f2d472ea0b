"""Marks on the table: what was touched, numbered where lines speak of it, and drawn over a veil where it counts."""

from __future__ import annotations

from collections.abc import Iterable

from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.scenes.table.tabletop import Tabletop


def outlines(canvas: Canvas, desk: Tabletop, targets: Iterable[str]) -> None:
    """A gold line around each thing that lies on the table."""
    for target in targets:
        box = desk.place_of(target)
        if box is not None:
            canvas.rrect(box.inset(-5), 12, None, "walnut_deep", 6, opacity=0.8)
            canvas.rrect(box.inset(-4), 11, None, "gold_hot", 3.4)
