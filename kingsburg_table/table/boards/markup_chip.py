"""Chips whose picture is a line of signs and figures."""

from __future__ import annotations

from kingsburg_table.table.boards.label import pictures
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import rich
from kingsburg_table.table.draw.canvas import Canvas

SHARE = 0.42  #: of a chip's height that its letters are high


def markup_width(canvas: Canvas, markup: str, height: float, share: float = SHARE) -> float:
    """How wide the line is; 0 where there is none."""
    return rich.layout(markup, "serif_bold", _px(canvas, height, share)).width / canvas.scale if markup else 0.0


def draw_markup(canvas: Canvas, markup: str, box: Box, share: float = SHARE) -> bool:
    """Draw it centred in the box; False where there is nothing, so that the table writes words."""
    if markup:
        pictures(canvas, markup, box, _px(canvas, box.h, share) / canvas.scale, anchor="c")
    return bool(markup)


def _px(canvas: Canvas, height: float, share: float) -> int:
    return max(16, canvas.px(height * share))
