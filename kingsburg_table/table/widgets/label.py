"""Text in a box: whole, wrapped, in its short form, or smaller in whole pixels; never cut, never dotted out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import ink
from kingsburg_table.table.theme import FLOOR_PX, Colour
from kingsburg_table.table.widgets.base import Said

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas

PITCH = 1.28


class Label:
    """One text with its room. `size` is in units and grows with the player's text size.

    `lines` is how many lines the box may hold; `short` is the catalogue's short form; `anchor` is l, c or r and
    `lie` tells where the block lies in a higher box: top, middle.
    """

    def __init__(
        self,
        text: str,
        box: Box,
        size: float,
        *,
        face: str = "sans",
        colour: Colour = "ink",
        anchor: str = "l",
        lines: int = 1,
        short: str = "",
        lie: str = "middle",
        shadow: Colour | None = None,
    ) -> None:
        self.text, self.box, self.size, self.face, self.colour = text, box, size, face, colour
        self.anchor, self.lines, self.short, self.lie, self.shadow = anchor, lines, short, lie, shadow
        self.px = 0
        self.shown: list[str] = []
        self._scale = 1.0

    def solve(self, canvas: Canvas, px: int | None = None) -> Label:
        """Find the largest size that fits, at most `px` if a group has agreed on one."""
        self._scale = canvas.scale
        top = min(canvas.text_px(size=self.size), px or 10_000)
        for each in range(top, FLOOR_PX - 1, -1):
            for text in dict.fromkeys((self.text, self.short or self.text)):
                lines = ink.wrap(text, self.face, each, self.box.w * canvas.scale + 0.5)
                if self._fits(lines, each):
                    self.px, self.shown = each, lines
                    return self
        self.px = FLOOR_PX
        self.shown = ink.wrap(self.short or self.text, self.face, FLOOR_PX, self.box.w * canvas.scale + 0.5)
        return self

    def _fits(self, lines: list[str], px: int) -> bool:
        wide, high = self._extent(lines, px)
        return (
            len(lines) <= self.lines and wide <= self.box.w * self._scale + 0.5 and high <= self.box.h * self._scale + 1
        )

    def _extent(self, lines: list[str], px: int) -> tuple[float, float]:
        """Real pixels of the block, from the capitals' top of the first line to the descenders of the last."""
        wide = max((ink.width(line, self.face, px) for line in lines), default=0)
        return wide, (len(lines) - 1) * px * PITCH + ink.cap_height(self.face, px) * 1.36

    @property
    def width(self) -> float:
        """Units that the text takes."""
        return self._extent(self.shown, self.px)[0] / self._scale

    @property
    def height(self) -> float:
        return self._extent(self.shown, self.px)[1] / self._scale

    def draw(self, canvas: Canvas, colour: Colour | None = None, opacity: float = 1.0) -> None:
        pitch = self.px * PITCH / canvas.scale
        cap = ink.cap_height(self.face, self.px) / canvas.scale
        middle = self.box.cy - pitch * (len(self.shown) - 1) / 2
        y = self.box.y + cap / 2 if self.lie == "top" else middle
        x = {"l": self.box.x, "c": self.box.cx, "r": self.box.right}[self.anchor]
        for line in self.shown:
            canvas.text(
                line,
                (x, y),
                face=self.face,
                px=self.px,
                colour=colour or self.colour,
                anchor=self.anchor,
                opacity=opacity,
                shadow=self.shadow,
            )
            y += pitch

    def said(self) -> Said:
        wide, high = self._extent(self.shown, self.px)
        wanted = (wide / self._scale, high / self._scale)
        if len(self.shown) > self.lines:
            wanted = (wanted[0], self.box.h + 1000)
        return Said(self.text, wanted, (self.box.w, self.box.h), self.px)


def same_size(canvas: Canvas, labels: Iterable[Label]) -> None:
    """One size for a group: the smallest that any of them needs."""
    labels = list(labels)
    for label in labels:
        label.solve(canvas)
    if labels:
        least = min(label.px for label in labels)
        for label in labels:
            label.solve(canvas, least)


def natural_width(canvas: Canvas, text: str, size: float, face: str = "sans") -> float:
    """Units a text takes on one line at its full size."""
    return canvas.text_width(text, face=face, size=size)
