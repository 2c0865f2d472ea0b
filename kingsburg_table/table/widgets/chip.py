"""Chips: the choices of a decision, each with its key at the left. They arm, they do not play."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.tag import chip, keycap
from kingsburg_table.table.widgets.base import Pressable, Said
from kingsburg_table.table.widgets.label import Label
from kingsburg_table.table.widgets.style import focus_ring

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas

Paint = Callable[["Canvas", Box], None]


class Chip(Pressable):
    """A word, or a picture painted by `paint`, with a keycap. `armed` is the one the seal would play."""

    def __init__(
        self,
        id: str,
        box: Box,
        text: str,
        do: Callable[[], object],
        *,
        size: float,
        cap: str = "",
        armed: bool = False,
        paint: Paint | None = None,
        short: str = "",
        lines: int = 2,
        tip: str = "",
        disabled: str = "",
    ) -> None:
        super().__init__(id, box, tip=tip, disabled=disabled)
        self.do, self.cap, self.armed, self.paint = do, cap, armed, paint
        self._cap = min(box.h * 0.5, 30.0) if cap else 0.0
        left = box.x + 12 + (self._cap + 10 if cap else 0)
        self.room = Box(left, box.y + 5, box.right - 12 - left, box.h - 10)
        anchor = "l" if cap else "c"
        self.label = Label(text, self.room, size, face="sans_bold", anchor=anchor, lines=lines, short=short)

    def solve(self, canvas: Canvas) -> None:
        if self.paint is None:
            self.label.solve(canvas)

    def press(self) -> bool:
        self.do()
        return True

    def draw(self, canvas: Canvas) -> None:
        hot = self.hovered or self.focused
        state = "off" if self.disabled else "chosen" if self.armed or self.pressed else "hot" if hot else "plain"
        radius = min(12.0, self.box.h / 4)
        if self.armed:
            canvas.glow(self.box, "gold_lit", radius, 6, 160, 1)
        chip(canvas, self.box, state, radius)
        ink = "muted" if self.disabled else "ink"
        if self.cap:
            keycap(canvas, self.cap, (self.box.x + 12 + self._cap / 2, self.box.cy), self._cap / 1.5)
        if self.paint is not None:
            self.paint(canvas, self.room)
        else:
            self.label.draw(canvas, ink)
        if self.focused:
            focus_ring(canvas, self.box, radius)

    def said(self) -> list[Said]:
        return [] if self.paint is not None else [self.label.said()]
