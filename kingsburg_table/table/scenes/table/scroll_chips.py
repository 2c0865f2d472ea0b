"""The chips of the scroll: which have room, how wide they are, how they look."""

from __future__ import annotations

from collections.abc import Sequence

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import tag
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.textbox import fits, write
from kingsburg_table.table.keys import chip_letters
from kingsburg_table.table.pieces.board import Board, Sight
from kingsburg_table.table.play.prompt import ChipSaid, bar, with_keys
from kingsburg_table.table.scenes.table.scroll_places import Control
from kingsburg_table.table.speech import say

PROMPT_LEAST = {True: 330.0, False: 210.0}  #: what the sentence keeps for itself
GAP = 8
KEYCAP = 12.0  #: what a large one takes of the chip beyond its usual room


class ChipBar:
    """From the right end of the scroll's panel, as many as the sentence leaves room for."""

    def __init__(self, board: Board, sight: Sight) -> None:
        self.board, self.sight = board, sight
        self.wide = sight.wide
        self.chips: tuple[ChipSaid, ...] = ()  #: all, with their keys
        self.more = False
        self.brief = 0  #: how short things of the table are said

    def lay(self, canvas: Canvas, panel: Box, said: tuple[ChipSaid, ...]) -> tuple[list[Control], float]:
        """The controls, and how wide they are together."""
        high = min(panel.h, 66.0 if self.wide else 52.0)
        room = panel.w - PROMPT_LEAST[self.wide]
        found = self._with_room(canvas, said, high, room)
        self.chips = with_keys(found, lambda words: say(self.sight.speaker, words), chip_letters)
        shown = bar(self.chips)
        more_wide = self._more_width(canvas) if shown.more else 0.0
        chips, widths = list(shown.shown), self._widths(canvas, shown.shown, high, room - more_wide)
        while chips and sum(widths) + GAP * len(chips) + more_wide > room:
            if not more_wide:
                more_wide = self._more_width(canvas)
            chips.pop()
            widths.pop()
        self.more = more_wide > 0
        total = sum(widths) + GAP * len(widths) + more_wide
        x, y = panel.right - total, panel.cy - high / 2
        controls = []
        for at, (chip, wide) in enumerate(zip(chips, widths, strict=True)):
            controls.append(Control(f"chip.{at}", Box(x, y, wide, high), chip))
            x += wide + GAP
        if self.more:
            controls.append(Control("more", Box(x, y, more_wide, high)))
        return controls, total

    def _with_room(self, canvas: Canvas, chips: tuple[ChipSaid, ...], high: float, room: float) -> tuple[ChipSaid, ...]:
        """Things of the table lie in the scroll all together or not at all: they glow where they are."""
        others = tuple(chip for chip in chips if not chip.target)
        if len(others) == len(chips):
            return chips
        widths = self._widths(canvas, chips, high, room)
        return chips if sum(widths) + GAP * len(widths) <= room else others

    def _widths(self, canvas: Canvas, chips: Sequence[ChipSaid], high: float, room: float) -> list[float]:
        """Things of the table are said shorter, or with pictures alone, where their words have no room."""
        widths: list[float] = []
        for self.brief in (0, 1, 2):
            widths = [self._width(canvas, chip, high) for chip in chips]
            if sum(widths) + GAP * len(widths) <= room:
                break
        return widths

    def _width(self, canvas: Canvas, chip: ChipSaid, high: float) -> float:
        picture = (
            self.board.thing_chip_width(canvas, chip, self.sight, self.brief) if chip.target
            else self.board.chip_width(canvas, chip.option.action, high, self.sight)
        )
        inner = picture or self._room_for(canvas, self._label(chip), high)
        return inner + (62 if self.wide else 48) + (72 if chip.steps else 0)

    def _room_for(self, canvas: Canvas, label: str, high: float) -> float:
        """In two lines; wider where large letters would need a third."""
        size = 19 if self.wide else 16
        whole = canvas.text_width(label, size=size)
        narrow = 220.0 if self.wide else 150.0
        for room in (narrow, narrow * 1.2, narrow * 1.4):
            inner = Box(0, 0, room - KEYCAP, high - 8)
            if fits(canvas, label, inner, size, 2, 1.05, "sans_bold"):
                break
        return min(whole, room)

    def _more_width(self, canvas: Canvas) -> float:
        return canvas.text_width(self.more_words, size=19 if self.wide else 16) + 34

    def _label(self, chip: ChipSaid) -> str:
        return say(self.sight.speaker, chip.words)

    @property
    def more_words(self) -> str:
        return self.sight.speaker.t("desk.more", n=len(self.chips))

    def draw(self, canvas: Canvas, box: Box, chip: ChipSaid, hot: bool) -> None:
        tag.chip(canvas, box, "chosen" if chip.armed else "hot" if hot else "plain")
        cap = tag.keycap(canvas, chip.key, (box.x + 24 if self.wide else box.x + 19, box.cy), 16) if chip.key else 0.0
        left, both = (20, 30) if self.wide else (14, 22)
        inner = Box(box.x + cap + left, box.y + 4, box.w - cap - both, box.h - 8)
        if chip.steps:
            less, rest = inner.cut_left(32)
            inner, more = rest.cut_right(32)
            canvas.icon("minus", less.centre, 20, tint="ink" if chip.at else "muted", mono=True)
            canvas.icon("plus", more.centre, 20, tint="ink" if chip.at < len(chip.steps) - 1 else "muted", mono=True)
        drawn = (
            self.board.thing_chip(canvas, inner, chip, self.sight, self.brief) if chip.target
            else self.board.chip(canvas, inner, chip.option.action, self.sight)
        )
        if not drawn:
            size = 19 if self.wide else 16
            write(canvas, self._label(chip), inner, size, face="sans_bold", anchor="c", lines=2, lead=1.05)
