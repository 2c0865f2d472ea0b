"""Amounts: a slider for a range, a stepper for small numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw import control
from kingsburg_table.table.input.events import Key
from kingsburg_table.table.widgets.base import Said, Widget
from kingsburg_table.table.widgets.label import Label
from kingsburg_table.table.widgets.style import focus_ring, paper_plate, state_of

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas

KNOB = 17.0
_STEPS = {"left": -1, "down": -1, "right": 1, "up": 1}


class Slider(Widget):
    """A brass knob on a rail. `done` is told when it is let go, `do` at every step on the way."""

    def __init__(
        self,
        id: str,
        box: Box,
        value: int,
        span: tuple[int, int],
        do: Callable[[int], object],
        *,
        step: int = 5,
        marks: Sequence[int] = (),
        done: Callable[[int], object] | None = None,
        tip: str = "",
        disabled: str = "",
    ) -> None:
        super().__init__(id, box, tip=tip, disabled=disabled)
        self.value, self.span, self.do, self.step, self.marks, self.done = value, span, do, step, marks, done

    @property
    def _rail(self) -> Box:
        return Box(self.box.x + KNOB, self.box.cy - 6, self.box.w - 2 * KNOB, 12)

    def set(self, value: float, final: bool = False) -> bool:
        low, high = self.span
        value = min(high, max(low, round(value / self.step) * self.step))
        changed = value != self.value
        self.value = int(value)
        if changed:
            self.do(self.value)
        if final and self.done is not None:
            self.done(self.value)
        return changed

    def _from(self, at: Point) -> float:
        low, high = self.span
        return low + (high - low) * (at[0] - self._rail.x) / self._rail.w

    def touch(self, at: Point) -> bool:
        return self.set(self._from(at))

    def drag(self, at: Point) -> bool:
        return self.set(self._from(at))

    def release(self, at: Point) -> bool:
        return self.set(self._from(at), final=True)

    def wheel(self, at: Point, dy: float) -> bool:
        return self.set(self.value + self.step * (1 if dy > 0 else -1), final=True)

    def key(self, key: Key) -> bool:
        if key.name in ("left", "right"):
            self.set(self.value + _STEPS[key.name] * self.step, final=True)
            return True
        if key.name in ("home", "end"):
            self.set(self.span[key.name == "end"], final=True)
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        rail = self._rail
        low, high = self.span
        share = [(each - low) / max(1, high - low) for each in (self.value, *self.marks)]
        x, y = control.slider(canvas, rail.x, self.box.cy, rail.w, min(1.0, max(0.0, share[0])), tuple(share[1:]))
        if self.hovered or self.pressed:
            canvas.circle((x, y), KNOB, None, "ink", 2)
        if self.focused:
            focus_ring(canvas, Box(x - KNOB, y - KNOB, 2 * KNOB, 2 * KNOB), KNOB)


class Stepper(Widget):
    """Minus, a number, plus."""

    def __init__(
        self,
        id: str,
        box: Box,
        value: int,
        span: tuple[int, int],
        do: Callable[[int], object],
        *,
        size: float,
        tip: str = "",
        disabled: str = "",
    ) -> None:
        super().__init__(id, box, tip=tip, disabled=disabled)
        self.value, self.span, self.do, self.size = value, span, do, size
        self._minus, rest = box.cut_left(box.h)
        self._plus, self._middle = rest.cut_right(box.h)
        self.label = Label(str(value), self._middle, size, face="serif_bold", anchor="c")
        self._canvas: Canvas | None = None

    def solve(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self.label.solve(canvas)

    def set(self, value: int) -> bool:
        value = min(self.span[1], max(self.span[0], value))
        if value == self.value:
            return False
        self.value = value
        self.label.text = str(value)
        if self._canvas is not None:
            self.label.solve(self._canvas)
        self.do(value)
        return True

    def release(self, at: Point) -> bool:
        if self._minus.holds(at):
            return self.set(self.value - 1)
        return self._plus.holds(at) and self.set(self.value + 1)

    def wheel(self, at: Point, dy: float) -> bool:
        return self.set(self.value + (1 if dy > 0 else -1))

    def key(self, key: Key) -> bool:
        if key.name in ("left", "right", "+", "-"):
            self.set(self.value + (1 if key.name in ("right", "+") else -1))
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        paper_plate(canvas, self.box, state_of(self))
        for box, limit, plus in ((self._minus, self.span[0], False), (self._plus, self.span[1], True)):
            colour = "muted" if self.value == limit else "ink"
            k = box.h * 0.17
            canvas.line((box.cx - k, box.cy), (box.cx + k, box.cy), colour, 3)
            if plus:
                canvas.line((box.cx, box.cy - k), (box.cx, box.cy + k), colour, 3)
        for x in (self._minus.right, self._plus.x):
            canvas.line((x, self.box.y + 6), (x, self.box.bottom - 6), "ink_soft", 1, 0.5)
        self.label.draw(canvas)
        if self.focused:
            focus_ring(canvas, self.box, 8)

    def said(self) -> list[Said]:
        return [self.label.said()]
