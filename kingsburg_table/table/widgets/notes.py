"""Words that come and go: tooltip and why-not slip. Drawn over everything, never in the way of the mouse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import slip
from kingsburg_table.table.widgets.base import Said
from kingsburg_table.table.widgets.label import Label, natural_width

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas

TOOLTIP_AFTER_MS = 450.0
GAP = 12.0


def _block(canvas: Canvas, text: str, size: float, widest: float, face: str = "sans") -> Label:
    """A text wrapped to at most `widest` units, in a box as small as it needs."""
    natural = natural_width(canvas, text, size, face)
    wide = min(widest, natural + 1)
    label = Label(text, Box(0, 0, wide, 10_000), size, face=face, lines=12, lie="top").solve(canvas)
    label.box = Box(0, 0, min(wide, label.width + 1), label.height)
    return label


def beside(thing: Box, size: tuple[float, float], bounds: Box, avoid: Sequence[Box] = ()) -> Box:
    """A place next to a thing: below, above, right or left of it, inside the window, over nothing it must not cover."""
    w, h = size
    places = [
        Box(thing.cx - w / 2, thing.bottom + GAP, w, h),
        Box(thing.cx - w / 2, thing.y - GAP - h, w, h),
        Box(thing.right + GAP, thing.cy - h / 2, w, h),
        Box(thing.x - GAP - w, thing.cy - h / 2, w, h),
    ]
    kept = [place.kept_in(bounds) for place in places]
    return min(kept, key=lambda box: sum(_overlap(box, each) for each in (thing, thing, *avoid)))


def _overlap(a: Box, b: Box) -> float:
    wide = min(a.right, b.right) - max(a.x, b.x)
    high = min(a.bottom, b.bottom) - max(a.y, b.y)
    return max(0.0, wide) * max(0.0, high)


class Note:
    """A slip of paper beside a thing. `stern` is a why-not: its edge is red."""

    def __init__(
        self,
        canvas: Canvas,
        text: str,
        thing: Box,
        bounds: Box,
        *,
        size: float,
        head: str = "",
        stern: bool = False,
        avoid: Sequence[Box] = (),
        widest: float = 440.0,
    ) -> None:
        self.stern = stern
        self.head = _block(canvas, head, size * 1.08, widest, "serif_bold") if head else None
        self.body = _block(canvas, text, size, widest)
        pad = 16.0
        high = self.body.box.h + (self.head.box.h + 12 if self.head else 0)
        wide = max(self.body.box.w, self.head.box.w if self.head else 0)
        self.box = beside(thing, (wide + 2 * pad, high + 2 * pad - 2), bounds.inset(8), avoid)
        y = self.box.y + pad - 2
        for label in self._labels():
            label.box = Box(self.box.x + pad, y, label.box.w, label.box.h)
            y += label.box.h + 12

    def _labels(self) -> list[Label]:
        return [*([self.head] if self.head else []), self.body]

    def draw(self, canvas: Canvas) -> None:
        if self.stern:
            slip.why_slip(canvas, self.box)
        else:
            slip.tooltip(canvas, self.box)
        for label in self._labels():
            label.draw(canvas)

    def said(self) -> list[Said]:
        return [label.said() for label in self._labels()]
