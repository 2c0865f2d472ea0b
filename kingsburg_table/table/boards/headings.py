"""Headings of panels: a serif title, a lozenge rule, and a quiet remark at the right."""

from __future__ import annotations

from kingsburg_table.table.boards.label import holds, label
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.medal import lozenge


def headline(canvas: Canvas, box: Box, title: str, remark: str = "", size: float = 24) -> None:
    """The remark is left out where it does not fit beside the title."""
    wide = min(canvas.text_width(title, face="serif", size=size) + 2, box.w)
    label(canvas, title, Box(box.x, box.y, wide, box.h), size, face="serif", icon="")
    x0, x1 = box.x + wide + 14, box.right
    if remark:
        own = canvas.text_width(remark, size=18) + 6 + 2 * remark.count(" ")  # word by word it is a little wider
        place = Box(box.right - own, box.y, own, box.h)
        if own < box.w - wide - 60 and holds(canvas, remark, place, 18):
            label(canvas, remark, place, 18, colour="ink_soft", anchor="r", icon="")
            x1 = place.x - 12
    if x1 - x0 > 20:
        lozenge(canvas, (x0, box.cy), 3.5)
        canvas.line((x0 + 8, box.cy), (x1, box.cy), "ink_soft", 1, 0.45)
