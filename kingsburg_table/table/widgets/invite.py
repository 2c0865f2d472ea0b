"""A dashed card that waits for one more."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.widgets.base import Pressable, Said
from kingsburg_table.table.widgets.label import Label
from kingsburg_table.table.widgets.style import focus_ring

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas


class Invite(Pressable):
    def __init__(
        self, id: str, box: Box, head: str, line: str, do: Callable[[], object], *, sizes: tuple[float, float]
    ) -> None:
        super().__init__(id, box)
        self.do = do
        left = box.x + box.h
        words = Box(left, box.y, box.right - left - 12, box.h).inset(0, box.h * 0.16)
        top, below = words.rows([1.15, 1])
        self.head = Label(head, top, sizes[0], face="serif")
        self.line = Label(line, below, sizes[1], colour="ink_soft")

    def solve(self, canvas: Canvas) -> None:
        self.head.solve(canvas)
        self.line.solve(canvas)

    def press(self) -> bool:
        self.do()
        return True

    def draw(self, canvas: Canvas) -> None:
        hot = self.hovered or self.focused
        canvas.rrect(self.box, 8, "slip" if hot else None, "ink" if hot else "muted", 1.8, dash=(8, 7), opacity=0.9)
        icon(canvas, "gain", (self.box.x + self.box.h * 0.5, self.box.cy), self.box.h * 0.38)
        self.head.draw(canvas)
        self.line.draw(canvas)
        if self.focused:
            focus_ring(canvas, self.box, 8)

    def said(self) -> list[Said]:
        return [self.head.said(), self.line.said()]
