"""Marks of time: the lozenge between the steps of the ribbon, pips for what is left."""

from __future__ import annotations

from kingsburg_table.table.draw.canvas import Canvas, Point
from kingsburg_table.table.theme import mix


def lozenge(canvas: Canvas, centre: Point, size: float = 3.5) -> None:
    """Small gilt lozenge between the steps of the ribbon."""
    x, y = centre
    canvas.poly([(x - size, y), (x, y - size), (x + size, y), (x, y + size)], mix("#C9972B", "#3B2716", 0.35))


def pips(canvas: Canvas, x: float, y: float, have: int, most: int, radius: float = 7, gap: float = 5) -> float:
    """Full and empty pips (actions left); returns the right edge."""
    for i in range(most):
        c = (x + radius + i * (2 * radius + gap), y)
        if i < have:
            canvas.circle(c, radius, "gold_bright", "gilt_dark", 1.2)
        else:
            canvas.circle(c, radius, None, "gold_bright", 1.3, 0.5)
    return x + most * (2 * radius + gap) - gap
