"""The steps of an example as rows: what is done at the left, what comes of it at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw import control, crest, rich
from kingsburg_table.table.input.events import Key
from kingsburg_table.table.theme import FLOOR_PX
from kingsburg_table.table.widgets.base import Said, Widget
from kingsburg_table.table.widgets.style import focus_ring

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas

BAR = 10.0


@dataclass(frozen=True)
class StepWords:
    """One step: whose it is (colour, 0 for nobody's), the markup of deed and result, and how it stands."""

    colour: int
    deed: str
    result: str
    refused: bool = False
    tried: bool = False


class StepRows(Widget):
    """All steps; the one that is next is lit. A press goes to just before a step."""

    def __init__(
        self, id: str, box: Box, steps: Sequence[StepWords], now: int, go: Callable[[int], object], wide: bool
    ) -> None:
        super().__init__(id, box)
        self.steps, self.now, self.go, self.wide = list(steps), now, go, wide
        self.boxes: list[Box] = []
        self.offset = 0.0
        self._blocks: list[tuple[rich.Block, rich.Block]] = []
        self._scale = 1.0

    def solve(self, canvas: Canvas) -> None:
        self._scale = canvas.scale
        px = self._largest(canvas)
        gap = 8.0 if self.wide else 5.0
        least = 56.0 if self.wide else 38.0
        y = self.box.y
        self.boxes, self._blocks = [], []
        for step in self.steps:
            deed, result = self.columns(Box(self.box.x, y, self.box.w - BAR - 6, 0))
            blocks = (
                rich.layout(step.deed, "sans", px, int(deed.w * canvas.scale), 1.16),
                rich.layout(step.result, "sans", px, int(result.w * canvas.scale), 1.16),
            )
            high = max(least, max(block.height for block in blocks) / canvas.scale + (18 if self.wide else 12))
            self.boxes.append(Box(self.box.x, y, self.box.w - BAR - 6, high))
            self._blocks.append(blocks)
            y += high + gap
        self.offset = 0.0
        at = min(self.now, len(self.steps) - 1)
        here = self.boxes[at]
        if here.bottom > self.box.bottom:  # all of it in sight, or at least its beginning
            self._scroll(min(here.bottom - self.box.bottom + 8, here.y - self.box.y))

    def _largest(self, canvas: Canvas) -> int:
        """The usual size of letters, or as large as the longest word has room for."""
        columns = self.columns(Box(0, 0, self.box.w - BAR - 6, 0))
        px = canvas.text_px(size=self._size)
        while px > FLOOR_PX and any(
            rich.layout(said, "sans", px, int(room.w * canvas.scale), 1.16).width > room.w * canvas.scale
            for step in self.steps for said, room in zip((step.deed, step.result), columns, strict=True)
        ):
            px -= 1
        return px

    @property
    def _size(self) -> float:
        return 20.0 if self.wide else 16.0

    def columns(self, row: Box) -> tuple[Box, Box]:
        """Where deed and result stand in a row."""
        left = (100 if self.wide else 72) if any(step.colour for step in self.steps) else 56 if self.wide else 42
        inner = Box(row.x + left, row.y, row.w - left - (46 if self.wide else 32), row.h)
        deed, result = inner.columns([1.0, self._share], 44 if self.wide else 37)
        return deed, result

    @property
    def _share(self) -> float:
        """How much wider the results are than the deeds, by what they have to say."""
        deeds = max(len(step.deed) for step in self.steps)
        results = max(len(line) for step in self.steps for line in step.result.split("\n"))
        return min(1.9, max(0.8, results / max(1, deeds)))

    def _scroll(self, offset: float) -> bool:
        longest = max(0.0, self.boxes[-1].bottom - self.box.bottom)
        before, self.offset = self.offset, min(longest, max(0.0, offset))
        return self.offset != before

    # hands ----------------------------------------------------------------------------------------------------------

    def release(self, at: Point) -> bool:
        place = (at[0], at[1] + self.offset)
        for number, box in enumerate(self.boxes):
            if box.holds(place):
                self.go(number)
                return True
        return False

    def wheel(self, at: Point, dy: float) -> bool:
        return self._scroll(self.offset - dy * 60)

    def key(self, key: Key) -> bool:
        step = {"up": -1, "down": 1}.get(key.name, 0)
        if not step or not 0 <= self.now + step <= len(self.steps):
            return False
        self.go(self.now + step)
        return True

    # showing --------------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        with canvas.clip(self.box.inset(-8, 0) if not self.offset else self.box):
            for number, (step, box) in enumerate(zip(self.steps, self.boxes, strict=True)):
                self._row(canvas, number, step, box.moved(0, -self.offset))
        longest = self.boxes[-1].bottom - self.box.bottom
        if longest > 0:
            share = self.box.h / (self.box.h + longest)
            rail = Box(self.box.right - BAR, self.box.y, BAR, self.box.h)
            control.scroll_bar(canvas, rail, self.offset / longest, share)
        if self.focused:
            focus_ring(canvas, self.box, 8)

    def _row(self, canvas: Canvas, number: int, step: StepWords, box: Box) -> None:
        now = number == self.now
        if now:
            canvas.glow(box, "gold_lit", 9, 6, 140, 1)
            canvas.rrect(box, 9, "#FFF3CE" if canvas.theme.textures else "chosen", "gilt_dark", 2.4)
        else:
            canvas.rrect(box, 9, "#FBF6E8" if canvas.theme.textures else "slip", "ink_soft", 1.2)
        radius = 17.0 if self.wide else 13.0
        centre = (box.x + radius + 12, box.cy)
        canvas.circle(centre, radius, "ink" if now else None, "ink" if now else "ink_soft", 1.6)
        px = max(16, canvas.px(19 if self.wide else 15))
        colour = "gold_bright" if now else "ink_soft"
        canvas.text(str(number + 1), centre, face="serif_bold", px=px, anchor="c", colour=colour)
        if step.colour:
            at, size = (box.x + (72 if self.wide else 54), box.cy), 34 if self.wide else 26
            crest.token(canvas, step.colour, at, size, shadow=False)
        deed, result = self.columns(box)
        for block, where in zip(self._blocks[number], (deed, result), strict=True):
            top = box.cy - block.height / canvas.scale / 2
            rich.draw(canvas, block, (where.x, top + block.px * 0.58 / canvas.scale))
        side = 14.0 if self.wide else 11.0
        _verdict(canvas, (result.x - side - 8, box.cy), side, not step.refused)
        if step.tried:
            end = (box.right - (26 if self.wide else 18), box.cy)
            canvas.icon("check", end, 24 if self.wide else 18, tint="good", mono=True)

    def said(self) -> list[Said]:
        found = []
        for step, box, blocks in zip(self.steps, self.boxes, self._blocks, strict=True):
            for text, block, room in zip((step.deed, step.result), blocks, self.columns(box), strict=True):
                wanted = (block.width / self._scale, block.height / self._scale)
                found.append(Said(text, wanted, (room.w, room.h), block.px))
        return found


def _verdict(canvas: Canvas, centre: Point, radius: float, good: bool) -> None:
    """A tick on green, or a cross on red: told by form as well as by colour."""
    x, y = centre
    k = radius / 14
    canvas.circle(centre, radius, "good" if good else "carmine")
    if good:
        tick = [(x - 6 * k, y), (x - 1 * k, y + 5 * k), (x + 7 * k, y - 5 * k)]
        canvas.poly(tick, None, "#FFFFFF", 3 * k, closed=False)
        return
    canvas.line((x - 5 * k, y - 5 * k), (x + 5 * k, y + 5 * k), "#FFFFFF", 3 * k)
    canvas.line((x + 5 * k, y - 5 * k), (x - 5 * k, y + 5 * k), "#FFFFFF", 3 * k)
