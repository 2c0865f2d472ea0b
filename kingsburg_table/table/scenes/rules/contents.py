"""The contents at the left: chapters that open, their rules, and how many hits a search has in each."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kingsburg_table.table.book.library import Book
from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw import control, tag
from kingsburg_table.table.input.events import Key
from kingsburg_table.table.widgets.base import Said, Widget
from kingsburg_table.table.widgets.label import Label
from kingsburg_table.table.widgets.style import focus_ring

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas

MOST_LINES = 4  #: of a title
BAR = 10.0
NOTCH = 72.0


@dataclass
class ContentsRow:
    """A chapter, or a rule of an open one; boxes lie in the unscrolled list."""

    id: str
    box: Box
    number: Label
    title: Label
    chapter: bool
    hits: int = 0


class Contents(Widget):
    """A list that is one stop for Tab: arrows go through it, left and right close and open chapters."""

    def __init__(
        self, id: str, box: Box, book: Book, lang: str, open_rule: Callable[[str], object], wide: bool
    ) -> None:
        super().__init__(id, box)
        self.book, self.lang, self.open_rule, self.wide = book, lang, open_rule, wide
        self.opened: set[str] = set()
        self.found: Container[str] = ()
        self.searching = False
        self.chosen = ""
        self.cursor = ""
        self.offset = 0.0
        self.rows: list[ContentsRow] = []
        self._over = ""
        self._followed = ""
        self._grip: float | None = None
        self._canvas: Canvas | None = None

    # building -------------------------------------------------------------------------------------------------------

    def solve(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self.rows = []
        y = self.box.y
        for id, chapter in self.book.rulebook.chapters.items():
            rules = self.book.of_chapter(id)
            hits = sum(rule in self.found for rule in rules)
            row = self._row(id, getattr(chapter.title, self.lang), y, True, hits)
            self.rows.append(row)
            y = row.box.bottom
            for rule in rules if id in self.opened else ():
                title = getattr(self.book.rules[rule].title, self.lang)
                row = self._row(rule, title, y, False, int(rule in self.found))
                self.rows.append(row)
                y = row.box.bottom
        self.scroll_to(self.offset)

    def _row(self, id: str, title: str, y: float, chapter: bool, hits: int) -> ContentsRow:
        assert self._canvas is not None
        left = self.box.x + (26 if chapter else 20) * (1 if self.wide else 0.8)
        first = (56 if chapter else 66) if self.wide else (46 if chapter else 62)
        right = self.box.right - BAR - 10 - (38 if chapter else 24)
        size = (22 if chapter else 20) if self.wide else 16
        face, room = "serif" if chapter else "sans", right - left - first
        letters = self._canvas.text_px(size=size) / self._canvas.scale
        high = max((40.0 if chapter else 37.0) if self.wide else (30.0 if chapter else 28.0), letters * 1.5)
        words = Label(title, Box(left + first, y, room, high), size, face=face).solve(self._canvas)
        while not words.readable and words.lines < MOST_LINES:
            high += letters * 1.3
            more = words.lines + 1
            words = Label(title, Box(left + first, y, room, high), size, face=face, lines=more).solve(self._canvas)
        number = Label(id, Box(left, y, first - 6, high), size, face="serif_bold" if chapter else "sans_bold")
        number.solve(self._canvas)
        box = Box(self.box.x, y, self.box.w - BAR - 8, high)
        return ContentsRow(id, box, number, words, chapter, hits)

    def show(self, rule: str, found: Iterable[str], searching: bool) -> None:
        """Open the chapter of a rule and bring it into sight."""
        self.found, self.searching = tuple(found), searching
        if rule != self.chosen:
            chapter = self.book.chapter_of(rule)
            if chapter not in self.opened:
                self.opened.discard(self._followed)  # what was opened only to follow the reader closes behind them
                self.opened.add(chapter)
                self._followed = chapter
            self.cursor = self.chosen = rule
        if self._canvas is not None:
            self.solve(self._canvas)
            self._reveal(rule)

    def _reveal(self, id: str) -> None:
        row = next((row for row in self.rows if row.id == id), None)
        if row is not None:
            top, bottom = row.box.y - self.box.y, row.box.bottom - self.box.y
            if top < self.offset + 40:
                self.scroll_to(top - 60)
            elif bottom > self.offset + self.box.h - 40:
                self.scroll_to(bottom - self.box.h + 60)

    @property
    def longest(self) -> float:
        return max(0.0, self.rows[-1].box.bottom - self.box.y - self.box.h) if self.rows else 0.0

    def scroll_to(self, offset: float) -> bool:
        before, self.offset = self.offset, min(self.longest, max(0.0, offset))
        return before != self.offset

    # mouse ----------------------------------------------------------------------------------------------------------

    def row_at(self, at: Point) -> ContentsRow | None:
        place = (at[0], at[1] + self.offset)
        return next((row for row in self.rows if row.box.holds(place)), None) if self.box.holds(at) else None

    def place_of(self, id: str) -> Box:
        """Where a row lies on the screen now."""
        return next(row.box for row in self.rows if row.id == id).moved(0, -self.offset)

    def touch(self, at: Point) -> bool:
        rail = Box(self.box.right - BAR - 4, self.box.y, BAR + 8, self.box.h)
        self._grip = at[1] if self.longest and rail.holds(at) else None
        return False

    def drag(self, at: Point) -> bool:
        if self._grip is None:
            return False
        share = (at[1] - self._grip) / self.box.h
        self._grip = at[1]
        return self.scroll_to(self.offset + share * (self.longest + self.box.h))

    def release(self, at: Point) -> bool:
        row = self.row_at(at) if self._grip is None else None
        self._grip = None
        if row is None:
            return False
        self.cursor = row.id
        return self._press(row)

    def wheel(self, at: Point, dy: float) -> bool:
        return self.scroll_to(self.offset - dy * NOTCH)

    def _press(self, row: ContentsRow) -> bool:
        if row.chapter:
            self.opened ^= {row.id}
            if self._canvas is not None:
                self.solve(self._canvas)
        else:
            self.open_rule(row.id)
        return True

    # keyboard -------------------------------------------------------------------------------------------------------

    def key(self, key: Key) -> bool:
        at = next((at for at, row in enumerate(self.rows) if row.id == self.cursor), 0)
        row = self.rows[at]
        steps = {"up": -1, "down": 1, "home": -at, "end": len(self.rows) - 1 - at}
        if key.name in steps and key.mods.plain:
            there = at + steps[key.name]
            if not 0 <= there < len(self.rows):
                return False
            self.cursor = self.rows[there].id
            self._reveal(self.cursor)
            if not self.rows[there].chapter:
                self.open_rule(self.cursor)
            return True
        if key.name in ("enter", "space") and not key.repeat:
            return self._press(row)
        if key.name == "right" and row.chapter and row.id not in self.opened:
            return self._press(row)
        if key.name == "left" and not row.chapter:
            self.cursor = self.book.chapter_of(row.id)
            self._reveal(self.cursor)
            return True
        if key.name == "left" and row.id in self.opened:
            return self._press(row)
        return False

    # showing --------------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        with canvas.clip(self.box):
            for row in self.rows:
                box = row.box.moved(0, -self.offset)
                if box.bottom > self.box.y and box.y < self.box.bottom:
                    self._draw_row(canvas, row, box)
        if self.longest:
            rail = Box(self.box.right - BAR, self.box.y, BAR, self.box.h)
            share = self.box.h / (self.longest + self.box.h)
            control.scroll_bar(canvas, rail, self.offset / self.longest, share)
        if self.focused:
            self._draw_focus(canvas)

    def _draw_focus(self, canvas: Canvas) -> None:
        row = next((row for row in self.rows if row.id == self.cursor), None)
        if row is not None:
            with canvas.clip(self.box.inset(-8)):
                focus_ring(canvas, row.box.moved(0, -self.offset).inset(2, 3), 6)

    def _draw_row(self, canvas: Canvas, row: ContentsRow, box: Box) -> None:
        chosen = row.id == self.chosen
        if chosen:
            plate = box.inset(6, 2)
            canvas.shadow(plate, 6, 4, 90, 2)
            canvas.rrect(plate, 7, "#F7E3A4" if canvas.theme.textures else "chosen", "gilt_dark", 2)
        elif self.hovered and row.id == self._over:
            canvas.rrect(box.inset(6, 2), 7, "chosen", opacity=0.6)
        quiet = self.searching and not row.hits and not chosen
        if row.chapter:
            _arrow(canvas, (box.x + 9, box.cy), row.id in self.opened, quiet)
        for label, colour in ((row.number, "gilt_dark"), (row.title, "ink")):
            shown = label.box
            label.box = shown.moved(0, -self.offset)
            label.draw(canvas, "ink" if chosen else "ink_soft" if quiet else colour)
            label.box = shown
        if row.hits and row.chapter:
            tag.badge(canvas, str(row.hits), (box.right - 16, box.cy), 14 if self.wide else 12, "#F6D977", "gilt_dark")
        elif row.hits:
            canvas.circle((box.right - 20, box.cy), 6, "#F6D977", "gilt_dark", 1.3)

    def point(self, at: Point) -> bool:
        """The mouse moved; True if another row lies under it."""
        row = self.row_at(at)
        over, self._over = self._over, row.id if row is not None else ""
        return over != self._over

    def said(self) -> list[Said]:
        return [label.said() for row in self.rows for label in (row.number, row.title)]


def _arrow(canvas: Canvas, centre: Point, down: bool, quiet: bool) -> None:
    x, y = centre
    points = [(x - 7, y - 4), (x, y + 4), (x + 7, y - 4)] if down else [(x - 4, y - 7), (x + 4, y), (x - 4, y + 7)]
    canvas.poly(points, None, "ink_soft" if quiet or not down else "ink", 2.3, closed=False)
