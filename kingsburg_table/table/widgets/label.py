"""Text in a box of a control or a screen: the text ladder of `fit`, with its account for the test that reads it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from kingsburg_table.table import fit
from kingsburg_table.table.box import Box
from kingsburg_table.table.fit import Fitted, FitWords, Rung, TextBox
from kingsburg_table.table.theme import Colour
from kingsburg_table.table.widgets.base import Said

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas


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
        self.fitted: Fitted | None = None
        self._scale = 1.0
        self._most = 0

    def solve(self, canvas: Canvas, most: int | None = None) -> Label:
        """Find the largest size that fits; `most` is the size in real pixels that a group has agreed on."""
        self._scale = canvas.scale
        self._most = most or self._most
        self.fitted = fit.fit(self._words(), self._room(canvas), canvas.theme, canvas.scale)
        return self

    def _words(self) -> FitWords:
        return FitWords.plain(self.text, self.short)

    def _room(self, canvas: Canvas) -> TextBox:
        size = self.size
        if self._most:
            size = min(size, self._most / (canvas.scale * canvas.theme.text_factor))
        return TextBox(self.box.w + 0.5, self.box.h + 0.5, lines=self.lines, face=self.face, size=size)

    @property
    def px(self) -> int:
        return self._done.px

    @property
    def readable(self) -> bool:
        """False if even the smallest letters do not fit and only an icon is left."""
        return self._done.step is not Rung.ICON or not self.text

    @property
    def _done(self) -> Fitted:
        if self.fitted is None:
            raise RuntimeError(f"the label {self.text!r} was never solved")
        return self.fitted

    @property
    def width(self) -> float:
        """Units that the text takes."""
        return self._done.wanted[0] / self._scale

    @property
    def height(self) -> float:
        return self._done.wanted[1] / self._scale

    def lines_shown(self) -> list[str]:
        """The text as it is broken into lines."""
        block = self._done.block
        return [" ".join(placed.bit.text for placed in line) for line in block.lines] if block is not None else []

    def draw(self, canvas: Canvas, colour: Colour | None = None, opacity: float = 1.0) -> None:
        """Whole lines at once: plain words keep the font's own spaces."""
        done, ink = self._done, colour or self.colour
        if done.block is None:
            fit.draw(canvas, done, self.box, ink, self.anchor)
            return
        lead, high = done.block.lead / canvas.scale, done.block.height / canvas.scale
        top = self.box.y if self.lie == "top" else self.box.cy - high / 2
        x = {"l": self.box.x, "c": self.box.cx, "r": self.box.right}[self.anchor]
        y = top + done.px * 0.58 / canvas.scale
        for line in self.lines_shown():
            canvas.text(line, (x, y), face=self.face, px=done.px, colour=ink, anchor=self.anchor, opacity=opacity,
                        shadow=self.shadow)  # fmt: skip
            y += lead

    def said(self) -> Said:
        done = self._done
        wanted = (done.wanted[0] / self._scale, done.wanted[1] / self._scale)
        if not self.readable:
            wanted = (self.box.w + 1000, wanted[1])
        return Said(self.text, wanted, (self.box.w, self.box.h), done.px)


def broken(name: str) -> str:
    """A long name in two parts, for the ladder's short form: names must never vanish behind an icon."""
    if len(name) < 9:
        return ""
    spaces = [place for place, char in enumerate(name) if char == " "]
    middle = len(name) / 2
    place = min(spaces, key=lambda each: abs(each - middle)) if spaces else 0
    if place and max(place, len(name) - place - 1) <= 9:
        return ""
    half = (len(name) + 1) // 2
    return f"{name[:half]} {name[half:]}"


def same_size(canvas: Canvas, labels: Iterable[Label]) -> None:
    """One size for a group: the smallest that any of them needs. It stays when they are solved again."""
    labels = list(labels)
    sizes = [label.px for label in labels if label.solve(canvas).readable]
    for label in labels:
        label.solve(canvas, min(sizes, default=None))


def natural_width(canvas: Canvas, text: str, size: float, face: str = "sans") -> float:
    """Units a text takes on one line at its full size."""
    return canvas.text_width(text, face=face, size=size)
