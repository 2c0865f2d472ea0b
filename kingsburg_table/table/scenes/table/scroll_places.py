"""Where the parts of the scroll lie, and the grid of choices that "more" opens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.layout import Regions
from kingsburg_table.table.play.prompt import ChipSaid


@dataclass(frozen=True)
class Control:
    """Something in the scroll that can be pressed; `chip` for choices."""

    id: str
    box: Box
    chip: ChipSaid | None = None


@dataclass(frozen=True)
class ScrollPlaces:
    """Where the scroll's parts lie."""

    crest: Point
    crest_size: float
    name: Box
    panel: Box
    undo: Box
    redo: Box
    reset: Box
    label: Box


def places(regions: Regions, wide: bool) -> ScrollPlaces:
    box, (sx, _), radius = regions.scroll, regions.seal, regions.seal_radius
    if wide:
        label = Box(sx - radius - 14 - 158, box.y + 8, 158, box.h - 16)
        undo = Box(label.x - 12 - 236, box.y + 12, 236, 58)
        lower = Box(undo.x, undo.bottom + 8, undo.w, 30)
        name, left = Box(box.x + 122, box.y + 18, 112, 84), 240.0
        crest_at, size, top, high = (box.x + 66, box.cy), 84.0, box.y + 12, box.h - 24
    else:
        label = Box(sx - radius - 6 - 108, box.y + 4, 108, box.h - 8)
        undo = Box(label.x - 8 - 150, box.y + 8, 150, 44)
        lower = Box(undo.x, undo.bottom + 6, undo.w, 28)
        name, left = Box(box.x + 80, box.y + 12, 82, 68), 164.0
        crest_at, size, top, high = (box.x + 45, box.cy), 60.0, box.y + 8, box.h - 16
    redo, reset = lower.columns(2, 8)
    panel = Box(box.x + left, top, undo.x - 14 - box.x - left, high)
    return ScrollPlaces(crest_at, size, name, panel, undo, redo, reset, label)


def grid_of_chips(regions: Regions, chips: Sequence[ChipSaid], wide: bool) -> list[tuple[Box, ChipSaid]]:
    """The grid over the estate that "more" opens, with the same keys."""
    area = regions.estate.inset(20, 14) if regions.estate.h > 0 else regions.stage.inset(20)
    area = area.cut_top(34)[1]
    columns = 4 if wide else 3
    rows = max(1, -(-len(chips) // columns))
    high = min(72.0 if wide else 56.0, (area.h - 8 * (rows - 1)) / rows)
    width = (area.w - 10 * (columns - 1)) / columns
    return [
        (Box(area.x + at % columns * (width + 10), area.y + at // columns * (high + 8), width, high), chip)
        for at, chip in enumerate(chips)
    ]
