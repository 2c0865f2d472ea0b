"""Amounts: a slider for a range, a stepper for small numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw import control
from kingsburg_table.table.input.events import Key
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.style import focus_ring

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
