"""The five crests and the five token edges, on grids of 100 units."""

from __future__ import annotations

from typing import Final

from kingsburg_table.table.draw import svg
from kingsburg_table.table.draw.shape import path, regular

EDGES: Final[dict[str, str]] = {
    "round": "M50 4A46 46 0 0 1 50 96A46 46 0 0 1 50 4Z",
    "square": "M13 8H87Q92 8 92 13V87Q92 92 87 92H13Q8 92 8 87V13Q8 8 13 8Z",
    "hexagon": path(regular(50, 50, 47, 6)),
    "shield": "M9 9H91V50C91 75 72 89 50 97C28 89 9 75 9 50Z",
    "diamond": "M50 3L97 50L50 97L3 50Z",
}
CHARGE: Final[dict[str, tuple[float, float]]] = {
    "round": (0.70, 50), "square": (0.74, 50), "hexagon": (0.62, 50), "shield": (0.66, 46), "diamond": (0.50, 50),
}
"""Size of the crest inside an edge, and the height of its middle."""

SHIELD: Final = "M5 4Q28 9 50 3Q72 9 95 4V58C95 90 72 106 50 117C28 106 5 90 5 58Z"
"""The large shield, on 100 x 120 units."""


def crest_body(name: str, colour: str) -> str:
    """A crest in one colour as shapes on 100 units; its cuts are holes."""
    return svg.recolour(svg.inside(f"crests/{name}"), {svg.INK: colour})
