"""A line that leads to another page: a number in the colour of links, and what it is called."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.icon import icon as draw_icon
from kingsburg_table.table.draw.svg import proportion
from kingsburg_table.table.widgets.base import Pressable, Said
from kingsburg_table.table.widgets.label import Label
from kingsburg_table.table.widgets.style import focus_ring

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas


class Link(Pressable):
    """`number` stands in a column of its own, `first` units wide; `icon` takes its place where there is one."""

    def __init__(
        self,
        id: str,
        box: Box,
        number: str,
        title: str,
        do: Callable[[], object],
        *,
        size: float,
        first: float,
        icon: str = "",
        note: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(id, box, tip=tip)
        self.do, self.icon = do, icon
        self.number = Label(number, Box(box.x, box.y, first - 10, box.h), size, face="sans_bold", colour="focus")
        beside = Box(box.x + first, box.y, box.w - first, box.h)
        words, self._note_box = beside.columns([3, 1], 8) if note else (beside, Box(0, 0, 0, 0))
        self.title = Label(title, words, size, lines=2, face="sans_bold" if icon else "sans")
        self.note = Label(note, self._note_box, size, face="sans_bold", colour="focus", anchor="r") if note else None

    def _labels(self) -> list[Label]:
        return [*([] if self.icon else [self.number]), self.title, *([self.note] if self.note else [])]

    def solve(self, canvas: Canvas) -> None:
        for label in self._labels():
            label.solve(canvas)

    def press(self) -> bool:
        self.do()
        return True

    def draw(self, canvas: Canvas) -> None:
        if self.hovered or self.focused:
            canvas.rrect(self.box.inset(-8, 0), 6, "chosen", opacity=0.7)
        if self.icon:
            size = min(self.box.h * 0.86, self.number.box.w / max(1.0, proportion(self.icon)))
            draw_icon(canvas, self.icon, (self.number.box.cx, self.box.cy), size)
        for label in self._labels():
            label.draw(canvas)
        if not self.icon:
            y = self.number.box.cy + self.number.height / 2
            canvas.line((self.box.x, y), (self.box.x + self.number.width, y), "focus", 1.4)
        if self.focused:
            focus_ring(canvas, self.box.inset(-8, 0), 6)

    def said(self) -> list[Said]:
        return [label.said() for label in self._labels()]
