"""Tabs at the head of a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingsburg_table.table.widgets.choice import Segments
from kingsburg_table.table.widgets.style import focus_ring

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas


class Tabs(Segments):
    """Pages of one sheet; works like segments, looks like the flaps of a folder."""

    def draw(self, canvas: Canvas) -> None:
        y = self.box.bottom - 2
        canvas.line((self.box.x, y), (self.box.right, y), "ink_soft", 1.6, 0.7)
        for (value, _), field, label in zip(self.options, self.fields, self.labels, strict=True):
            if value == self.chosen:
                canvas.rrect((field.x, y - 4, field.w, 5), 2, "gilt_dark")
                label.draw(canvas, "ink")
            else:
                label.draw(canvas, "ink_soft")
        if self.focused:
            focus_ring(canvas, self.box, 6)
