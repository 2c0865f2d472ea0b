"""A kind of component in the almanac's list: its picture, its name, and how many were found of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.icon import icon as draw_icon
from kingsburg_table.table.widgets.base import Pressable, Said
from kingsburg_table.table.widgets.label import Label
from kingsburg_table.table.widgets.style import focus_ring

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas


class KindRow(Pressable):
    """Pressed, it filters; the chosen one is a brass plate."""

    def __init__(
        self, id: str, box: Box, title: str, icon: str, count: int, chosen: bool, do: Callable[[], object], size: float,
        *, disabled: str = "",
    ) -> None:
        super().__init__(id, box, disabled=disabled)
        self.icon, self.chosen, self.do = icon, chosen, do
        side = min(box.h, 58.0)
        self._art = Box(box.x + 4, box.y, side, box.h)
        number = size * 1.8
        words = Box(self._art.right + 6, box.y + 2, box.right - self._art.right - number - 16, box.h - 4)
        self.title = Label(title, words, size, face="sans_bold" if chosen else "sans", lines=2)
        figures = Box(box.right - number - 8, box.y, number, box.h)
        self.count = Label(str(count), figures, size, face="serif_bold", anchor="r")

    def solve(self, canvas: Canvas) -> None:
        self.title.solve(canvas)
        self.count.solve(canvas)

    def press(self) -> bool:
        self.do()
        return True

    def draw(self, canvas: Canvas) -> None:
        if self.chosen:
            canvas.shadow(self.box, 7, 4, 90, 2)
            canvas.rrect(self.box, 8, "#F7E3A4" if canvas.theme.textures else "chosen", "gilt_dark", 2)
        elif self.hovered and not self.disabled:
            canvas.rrect(self.box, 8, "chosen", opacity=0.7)
        draw_icon(canvas, self.icon, self._art.centre, min(self._art.w, self._art.h) * 0.6, mono=bool(self.disabled))
        ink = "muted" if self.disabled else "ink"
        self.title.draw(canvas, ink)
        self.count.draw(canvas, "muted" if self.disabled else "gilt_dark")
        if self.focused:
            focus_ring(canvas, self.box, 8)

    def said(self) -> list[Said]:
        return [self.title.said(), self.count.said()]
