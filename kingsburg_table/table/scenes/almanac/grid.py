"""The components as cards: picture, name and where they belong. One stop for Tab; arrows go from card to card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw import control
from kingsburg_table.table.draw.icon import icon as draw_icon
from kingsburg_table.table.draw.svg import proportion
from kingsburg_table.table.input.events import Key
from kingsburg_table.table.pieces.almanac import Entry
from kingsburg_table.table.widgets.base import Said, Widget
from kingsburg_table.table.widgets.label import Label, same_size
from kingsburg_table.table.widgets.style import focus_ring

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas

BAR = 12.0


class CardGrid(Widget):
    """`chosen` is the card whose sheet lies open beside; `choose` is told another one."""

    def __init__(
        self, id: str, box: Box, entries: Sequence[Entry], chosen: str, choose: Callable[[str], object], wide: bool
    ) -> None:
        super().__init__(id, box)
        self.entries, self.chosen, self.choose, self.wide = list(entries), chosen, choose, wide
        self.offset = 0.0
        self.over = -1
        self._grip: float | None = None
        self.columns = max(1, int((box.w - BAR) / (168 if wide else 124)))
        gap = 12.0 if wide else 8.0
        width = (box.w - BAR - 8 - gap * (self.columns - 1)) / self.columns
        high = width * (1.16 if wide else 1.24)
        self.cards = [
            Box(box.x + at % self.columns * (width + gap), box.y + at // self.columns * (high + gap), width, high)
            for at in range(len(self.entries))
        ]
        rows = ceil(len(self.entries) / self.columns)
        self.longest = max(0.0, rows * (high + gap) - gap - box.h)
        self.names: list[Label] = []
        self.notes: list[Label] = []

    def solve(self, canvas: Canvas) -> None:
        size, small = (20, 18) if self.wide else (16, 16)
        self.names, self.notes = [], []
        for entry, card in zip(self.entries, self.cards, strict=True):
            text = card.inset(3, 5).cut_bottom(card.h * (0.38 if self.wide else 0.43))[0]
            shares = [1.6 if self.wide else 1.7, 1]
            upper, lower = text.rows(shares) if entry.note else (text, Box(text.x, text.bottom, text.w, 0))
            name = Label(entry.name, upper, size, face="serif_bold", anchor="c", lines=2, short=entry.title)
            self.names.append(name)
            note = Label(entry.note, lower, small, colour="ink_soft", anchor="c", short=entry.short)
            self.notes.append(note)
            note.solve(canvas)
        same_size(canvas, self.names)
        self.reveal(self.chosen)

    def reveal(self, id: str) -> None:
        card = next((card for entry, card in zip(self.entries, self.cards, strict=True) if entry.id == id), None)
        if card is not None:
            top, bottom = card.y - self.box.y, card.bottom - self.box.y
            if top < self.offset:
                self._scroll(top - 4)
            elif bottom > self.offset + self.box.h:
                self._scroll(bottom - self.box.h + 4)

    def _scroll(self, offset: float) -> bool:
        before, self.offset = self.offset, min(self.longest, max(0.0, offset))
        return before != self.offset

    # hands ----------------------------------------------------------------------------------------------------------

    def _at(self, at: Point) -> int:
        place = (at[0], at[1] + self.offset)
        return next((number for number, card in enumerate(self.cards) if card.holds(place)), -1)

    def point(self, at: Point) -> bool:
        before, self.over = self.over, self._at(at) if self.box.holds(at) else -1
        return before != self.over

    def touch(self, at: Point) -> bool:
        self._grip = at[1] if self.longest and at[0] > self.box.right - BAR - 4 else None
        return False

    def drag(self, at: Point) -> bool:
        if self._grip is None:
            return False
        share, self._grip = (at[1] - self._grip) / self.box.h, at[1]
        return self._scroll(self.offset + share * (self.longest + self.box.h))

    def release(self, at: Point) -> bool:
        grip, self._grip = self._grip, None
        number = self._at(at) if grip is None else -1
        if number >= 0:
            self.choose(self.entries[number].id)
        return number >= 0

    def wheel(self, at: Point, dy: float) -> bool:
        return self._scroll(self.offset - dy * 80)

    def key(self, key: Key) -> bool:
        here = next((at for at, entry in enumerate(self.entries) if entry.id == self.chosen), 0)
        last = len(self.entries) - 1
        steps = {"left": -1, "right": 1, "up": -self.columns, "down": self.columns, "home": -here, "end": last - here}
        if key.name not in steps or not key.mods.plain:
            return False
        there = here + steps[key.name]
        if key.name in ("left", "right") and there // self.columns != here // self.columns:
            return False
        if not 0 <= there <= last:
            return False
        self.choose(self.entries[there].id)
        return True

    # showing --------------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        with canvas.clip(self.box.inset(-6, 0)):
            for number, card in enumerate(self.cards):
                place = card.moved(0, -self.offset)
                if place.bottom > self.box.y - 8 and place.y < self.box.bottom + 8:
                    self._card(canvas, number, place)
        if self.longest:
            rail = Box(self.box.right - BAR, self.box.y, BAR, self.box.h)
            control.scroll_bar(canvas, rail, self.offset / self.longest, self.box.h / (self.box.h + self.longest))

    def _card(self, canvas: Canvas, number: int, box: Box) -> None:
        entry = self.entries[number]
        chosen = entry.id == self.chosen
        if chosen:
            canvas.glow(box, "gold_lit", 9, 7, 170, 1)
        fill = "#F7E3A4" if chosen else "#FFF9E8" if number == self.over else "#FBF4E0"
        line, width = ("gilt_dark", 2.4) if chosen else ("ink_soft", 1.2)
        canvas.rrect(box, 9, fill if canvas.theme.textures else "slip", line, width)
        art = box.inset(8, 8).cut_top(box.h * (0.56 if self.wide else 0.51))[0]
        size = min(art.h, art.w / proportion(entry.picture))
        if entry.art is not None:
            entry.art(canvas, art)
        else:
            draw_icon(canvas, entry.picture, art.centre, size * (0.72 if entry.picture.startswith("icons/") else 1.0))
        for label in (self.names[number], self.notes[number]):
            resting = label.box
            label.box = resting.moved(0, -self.offset)
            if label.text:
                label.draw(canvas)
            label.box = resting
        if entry.reconstructed:
            canvas.icon("warning", (box.right - 16, box.y + 16), 22 if self.wide else 18)
        if self.focused and chosen:
            focus_ring(canvas, box, 9)

    def said(self) -> list[Said]:
        return [label.said() for label in (*self.names, *self.notes) if label.text]
