"""A part of a menu that can be longer than its box. Never used in the play area."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw import control
from kingsburg_table.table.input.events import Key
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.style import focus_ring

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas

BAR = 14.0
NOTCH = 60.0


class ScrollArea(Widget):
    """Paints content that is `high` units high; `paint` gets a box whose top may lie above the area's own."""

    def __init__(self, id: str, box: Box, high: float, paint: Callable[[Canvas, Box], None]) -> None:
        super().__init__(id, box)
        self.high, self.paint = high, paint
        self.offset = 0.0
        self.focusable = self.longest > 0
        self._grip: float | None = None

    @property
    def longest(self) -> float:
        return max(0.0, self.high - self.box.h)

    @property
    def room(self) -> Box:
        """The content's box at rest: narrower by the bar when there is one."""
        return Box(self.box.x, self.box.y, self.box.w - (BAR + 10 if self.longest else 0), self.high)

    def scroll_to(self, offset: float) -> bool:
        offset = min(self.longest, max(0.0, offset))
        changed = offset != self.offset
        self.offset = offset
        return changed

    def _knob(self) -> Box:
        high = max(36.0, self.box.h * self.box.h / self.high)
        y = self.box.y + (self.box.h - high) * (self.offset / self.longest if self.longest else 0)
        return Box(self.box.right - BAR, y, BAR, high)

    def wheel(self, at: Point, dy: float) -> bool:
        return self.scroll_to(self.offset - dy * NOTCH)

    def touch(self, at: Point) -> bool:
        knob = self._knob()
        self._grip = at[1] - knob.y if knob.inset(-8, 0).holds(at) else None
        return False

    def drag(self, at: Point) -> bool:
        if self._grip is None or not self.longest:
            return False
        knob = self._knob()
        share = (at[1] - self._grip - self.box.y) / max(1.0, self.box.h - knob.h)
        return self.scroll_to(share * self.longest)

    def key(self, key: Key) -> bool:
        page = self.box.h * 0.85
        steps = {"up": -NOTCH, "down": NOTCH, "page up": -page, "page down": page, "home": -self.high, "end": self.high}
        if key.name not in steps or not self.longest:
            return False
        moved = self.scroll_to(self.offset + steps[key.name])
        return moved or key.name not in ("up", "down")

    def draw(self, canvas: Canvas) -> None:
        with canvas.clip(self.box):
            self.paint(canvas, self.room.moved(0, -self.offset))
        if self.longest:
            rail = Box(self.box.right - BAR, self.box.y, BAR, self.box.h)
            control.scroll_bar(canvas, rail, self.offset / self.longest, self.box.h / self.high)
        if self.focused:
            focus_ring(canvas, self.box, 6)
