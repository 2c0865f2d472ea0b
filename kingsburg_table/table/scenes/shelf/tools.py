"""Above the shelf: filters and a field to search with."""

from __future__ import annotations

from collections.abc import Callable

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.widgets.base import Pressable, Said
from kingsburg_table.table.widgets.label import Label, natural_width
from kingsburg_table.table.widgets.search_field import SearchField
from kingsburg_table.table.widgets.style import focus_ring


class Finder(SearchField):
    """The whole field is for what is typed; how much was found can be seen below."""

    @property
    def _note_wide(self) -> float:
        return 0.0


class Pill(Pressable):
    """A filter: a word and how many matches it keeps."""

    def __init__(
        self, id: str, box: Box, text: str, count: int, chosen: bool, do: Callable[[], object], *, size: float
    ) -> None:
        super().__init__(id, box)
        self.do, self.chosen = do, chosen
        room = box.inset(box.h * 0.42, 3)
        self.label = Label(text, room, size, face="sans_bold")
        self.count = Label(str(count), room, size, anchor="r")

    @staticmethod
    def wanted_width(canvas: Canvas, text: str, count: int, size: float, high: float) -> float:
        words = natural_width(canvas, text, size, "sans_bold") + natural_width(canvas, str(count), size, "sans")
        return words + high * 0.84 + 12

    def solve(self, canvas: Canvas) -> None:
        self.count.solve(canvas)
        room = self.count.box
        self.label.box = Box(room.x, room.y, room.w - self.count.width - 8, room.h)
        self.label.solve(canvas)

    def press(self) -> bool:
        self.do()
        return True

    def draw(self, canvas: Canvas) -> None:
        radius = self.box.h / 2
        hot = self.hovered or self.focused
        if self.chosen:
            canvas.rrect(self.box, radius, "gold_bright", "gilt_dark", 1.6)
        else:
            canvas.rrect(self.box, radius, "#1D120A", "gold_bright" if hot else "gilt", 1.6 if hot else 1.3)
        self.label.draw(canvas, "#241A12" if self.chosen else "cream")
        self.count.draw(canvas, "#5A3F0A" if self.chosen else "#CDB489")
        if self.focused:
            focus_ring(canvas, self.box, radius)

    def said(self) -> list[Said]:
        return [self.label.said(), self.count.said()]
