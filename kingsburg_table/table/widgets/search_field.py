"""A text field to search with: a glass at the left, how much was found at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import ink
from kingsburg_table.table.theme import FLOOR_PX
from kingsburg_table.table.widgets.base import Said
from kingsburg_table.table.widgets.field import FACE, TextField
from kingsburg_table.table.widgets.label import Label

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas


class SearchField(TextField):
    """It outlives new layouts, so that caret and selection stay while one types."""

    note = ""
    note_share = 0.3  #: of the width, for the note while nothing is typed
    asks = ""
    _found: Label | None = None
    _asked: Label | None = None

    def place(self, box: Box, size: float, asks: str) -> None:
        self.box, self.size, self.asks = box, size, asks

    def clear(self) -> None:
        self.line.select_all()
        self.line.erase(back=True)

    @property
    def _note_wide(self) -> float:
        return self.box.w * (0.42 if self.line.text else self.note_share)

    @property
    def _room(self) -> Box:
        left = self.box.h * 1.05
        return Box(self.box.x + left, self.box.y, self.box.w - left - self._note_wide - 22, self.box.h)

    def solve(self, canvas: Canvas) -> None:
        self._scale, room = canvas.scale, self._room.w * canvas.scale
        self._px = canvas.text_px(size=self.size)
        while self._px > FLOOR_PX and ink.width(self.line.text + self.line.composing, FACE, self._px) > room:
            self._px -= 1
        place = Box(self.box.right - self._note_wide - 14, self.box.y, self._note_wide, self.box.h)
        kind = {"face": "serif_italic", "colour": "ink_soft"}
        self._found = Label(self.note, place, self.size * 0.83, anchor="r", lines=2, **kind).solve(canvas)
        self._asked = Label(self.asks, self._room.cut_left(8)[1], self.size * 0.9, colour="muted").solve(canvas)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        canvas.icon("search", (self.box.x + self.box.h * 0.55, self.box.cy), self.box.h * 0.54)
        if self._found is not None:
            self._found.draw(canvas)
        if self._asked is not None and not self.line.text and not self.line.composing:
            self._asked.draw(canvas)

    def said(self) -> list[Said]:
        return [*super().said(), *(label.said() for label in (self._found, self._asked) if label is not None)]
