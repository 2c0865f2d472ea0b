"""Surfaces by name, as layouts in YAML may ask for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingsburg_table.table.draw import paper, wood
from kingsburg_table.table.draw.canvas import Canvas, Rect

Panel = Callable[[Canvas, Rect, float | None, int], None]


def _sheet(base: str) -> Panel:
    def draw(canvas: Canvas, rect: Rect, radius: float | None, seed: int) -> None:
        paper.sheet(canvas, rect, base, 7 if radius is None else radius, seed, frame=base != "slip")
    return draw


def _deckle(canvas: Canvas, rect: Rect, radius: float | None, seed: int) -> None:
    paper.deckle(canvas, rect, "vellum", seed)


def _wood(base: str) -> Panel:
    def draw(canvas: Canvas, rect: Rect, radius: float | None, seed: int) -> None:
        wood.plank(canvas, rect, base, 9 if radius is None else radius, seed, 150, 8)
    return draw


def _cloth(canvas: Canvas, rect: Rect, radius: float | None, seed: int) -> None:
    wood.cloth(canvas, rect, 9 if radius is None else radius, seed=seed)


def _felt(canvas: Canvas, rect: Rect, radius: float | None, seed: int) -> None:
    wood.felt(canvas, rect, 8 if radius is None else radius)


PANELS: Final[dict[str, Panel]] = {
    "vellum": _sheet("vellum"), "parchment": _sheet("parchment"), "slip": _sheet("slip"), "deckle": _deckle,
    "walnut": _wood(wood.BAR_WOOD), "oak": _wood(wood.TRAY_WOOD), "cloth": _cloth, "felt": _felt,
}
