"""A list that opens: one of many."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.input.events import Key
from kingsburg_table.table.widgets.base import Said, Widget
from kingsburg_table.table.widgets.label import Label, same_size
from kingsburg_table.table.widgets.style import focus_ring, paper_plate, state_of

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas


class Dropdown(Widget):
    """Shows what is chosen; opened, it lists all. `upwards` opens it above, near the foot of a window; a `narrow` one
    keeps its room for words; a `faint` one shows what would hold, and any row of it can be chosen."""

    def __init__(
        self,
        id: str,
        box: Box,
        options: Sequence[tuple[str, str]],
        chosen: str,
        do: Callable[[str], object],
        *,
        size: float,
        upwards: bool = False,
        narrow: bool = False,
        faint: bool = False,
        tip: str = "",
        disabled: str = "",
    ) -> None:
        super().__init__(id, box, tip=tip, disabled=disabled)
        self.options, self.chosen, self.do, self.size, self.upwards = list(options), chosen, do, size, upwards
        self.narrow, self.faint = narrow, faint
        self._open = False
        self._row = 0
        self.labels: list[Label] = []

    @property
    def open(self) -> bool:
        return self._open

    def _rows(self) -> list[Box]:
        high = self.box.h
        top = self.box.y - high * len(self.options) - 4 if self.upwards else self.box.bottom + 4
        return [Box(self.box.x, top + high * index, self.box.w, high) for index in range(len(self.options))]

    def solve(self, canvas: Canvas) -> None:
        room = self.box.inset(9, 2) if self.narrow else self.box.inset(16, 4)
        room = Box(room.x, room.y, room.w - (22 if self.narrow else 34), room.h)
        self.labels = [Label(text, room, self.size, face="serif") for _, text in self.options]
        same_size(canvas, self.labels)

    @property
    def index(self) -> int:
        return [value for value, _ in self.options].index(self.chosen)

    def hit(self, at: Point) -> bool:
        return self.box.holds(at) or (self._open and any(row.holds(at) for row in self._rows()))

    def _choose(self, index: int) -> bool:
        self._open = False
        value = self.options[index][0]
        if value != self.chosen or self.faint:
            self.chosen = value
            self.do(value)
        return True

    def release(self, at: Point) -> bool:
        if self._open:
            for index, row in enumerate(self._rows()):
                if row.holds(at):
                    return self._choose(index)
        self._open = self.box.holds(at) and not self._open
        self._row = self.index
        return True

    def focus_lost(self) -> None:
        self._open = False

    def key(self, key: Key) -> bool:
        if key.name in ("enter", "space") and not key.repeat:
            if self._open:
                return self._choose(self._row)
            self._open, self._row = True, self.index
            return True
        if self._open and key.name == "escape":
            self._open = False
            return True
        if self._open and key.name in ("up", "down"):
            self._row = min(len(self.options) - 1, max(0, self._row + (1 if key.name == "down" else -1)))
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        paper_plate(canvas, self.box, "hot" if self._open else state_of(self))
        self.labels[self.index].draw(canvas, "muted" if self.disabled or self.faint else "ink")
        half = 6.0 if self.narrow else 9.0
        x, y = self.box.right - (17 if self.narrow else 28), self.box.cy
        tip = half * (-2 / 3 if self._open != self.upwards else 2 / 3)
        arrow = [(x - half, y - tip / 2), (x, y + tip), (x + half, y - tip / 2)]
        canvas.poly(arrow, None, "ink_soft", 2.4, closed=False)
        if self.focused:
            focus_ring(canvas, self.box, 8)

    def draw_over(self, canvas: Canvas) -> None:
        rows = self._rows()
        whole = Box(rows[0].x, rows[0].y, rows[0].w, rows[-1].bottom - rows[0].y)
        canvas.shadow(whole, 8, 12, 150, 4)
        canvas.rrect(whole, 8, "slip", "ink_soft", 1.5)
        for index, (row, label) in enumerate(zip(rows, self.labels, strict=True)):
            if index == self._row:
                canvas.rrect(row.inset(4), 6, "chosen", "gilt_dark", 1.5)
            resting = label.box
            label.box = Box(resting.x, row.y + 4, resting.w, resting.h)
            label.draw(canvas)
            label.box = resting

    def said(self) -> list[Said]:
        return [label.said() for label in self.labels]
