"""The cards of the shelf in rows; only those that can be seen exist."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw import control, wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.input.events import Key
from kingsburg_table.table.scenes.shelf.card import CardSize, MatchCard
from kingsburg_table.table.shelf.entries import ShelfEntry
from kingsburg_table.table.shelf.pictures import Pictures, match_key
from kingsburg_table.table.widgets.base import Said, Widget
from kingsburg_table.table.widgets.scroll import BAR
from kingsburg_table.table.widgets.style import focus_ring
from kingsburg_table.text import language

COLUMNS = 4
KEPT = 40
BOARD_WOOD = "#6B4728"


class Grid(Widget):
    """`do` is told which entry was chosen, `enter` when one was pressed twice or Enter was pressed on it."""

    def __init__(
        self, box: Box, entries: Sequence[ShelfEntry], size: CardSize, gaps: tuple[float, float], pictures: Pictures,
        do: Callable[[ShelfEntry], object], enter: Callable[[ShelfEntry], object],
    ) -> None:  # fmt: skip
        super().__init__("grid", box)
        self.entries, self.size, self.gaps, self.pictures = list(entries), size, gaps, pictures
        self.do, self.enter = do, enter
        self.chosen: ShelfEntry | None = None
        self.hot: ShelfEntry | None = None
        self.spot: Widget | None = None  #: the card under the mouse, for its tooltip
        self.offset = 0.0
        self.focusable = bool(self.entries)
        self._cards: dict[tuple[object, ...], MatchCard] = {}
        self._grip: float | None = None
        self._touched: ShelfEntry | None = None
        self._canvas: Canvas

    def solve(self, canvas: Canvas) -> None:
        self._canvas = canvas

    def keep_cards_of(self, other: Grid) -> None:
        """The same shelf was built anew."""
        if other.size == self.size:
            self._cards = other._cards

    # where things are ---------------------------------------------------------------------------------

    @property
    def row_high(self) -> float:
        return self.size.h + self.gaps[1]

    @property
    def high(self) -> float:
        return math.ceil(len(self.entries) / COLUMNS) * self.row_high

    @property
    def longest(self) -> float:
        return max(0.0, self.high - self.box.h)

    def scroll_to(self, offset: float) -> bool:
        offset = min(self.longest, max(0.0, offset))
        changed = offset != self.offset
        self.offset = offset
        return changed

    def place(self, index: int) -> Box:
        row, column = divmod(index, COLUMNS)
        x = self.box.x + column * (self.size.w + self.gaps[0])
        return Box(x, self.box.y + row * self.row_high - self.offset + self.gaps[1] / 2, self.size.w, self.size.h)

    def seen(self) -> range:
        """The numbers of the entries that can be seen."""
        first = int(self.offset // self.row_high)
        last = int((self.offset + self.box.h) // self.row_high) + 1
        return range(first * COLUMNS, min(len(self.entries), last * COLUMNS))

    def seen_entries(self) -> list[ShelfEntry]:
        return [self.entries[index] for index in self.seen()]

    def entry_at(self, at: Point) -> ShelfEntry | None:
        if not self.box.holds(at):
            return None
        return next((self.entries[index] for index in self.seen() if self.place(index).holds(at)), None)

    def show(self, entry: ShelfEntry) -> None:
        """Scroll until an entry can be seen."""
        if entry in self.entries:
            top = self.entries.index(entry) // COLUMNS * self.row_high
            self.scroll_to(min(top, max(self.offset, top + self.row_high - self.box.h)))

    # mouse --------------------------------------------------------------------------------------------

    def wheel(self, at: Point, dy: float) -> bool:
        return self.scroll_to(self.offset - dy * self.row_high / 3)

    def _rail(self) -> Box:
        return Box(self.box.right - BAR, self.box.y + 6, BAR, self.box.h - 12)

    def _knob(self) -> Box:
        rail = self._rail()
        high = max(36.0, rail.h * self.box.h / max(1.0, self.high))
        share = self.offset / self.longest if self.longest else 0.0
        return Box(rail.x, rail.y + (rail.h - high) * share, rail.w, high)

    def touch(self, at: Point) -> bool:
        knob = self._knob()
        self._grip = at[1] - knob.y if self.longest and knob.inset(-8, 0).holds(at) else None
        self._touched = None if self._grip is not None else self.entry_at(at)
        return False

    def drag(self, at: Point) -> bool:
        if self._grip is None:
            return False
        rail, knob = self._rail(), self._knob()
        return self.scroll_to((at[1] - self._grip - rail.y) / max(1.0, rail.h - knob.h) * self.longest)

    def release(self, at: Point) -> bool:
        entry = self.entry_at(at)
        if entry is None or entry is not self._touched:
            return False
        if entry is self.chosen:
            self.enter(entry)
        else:
            self.choose(entry)
        return True

    def point(self, at: Point | None) -> bool:
        """The mouse moved."""
        before, self.hot = self.hot, self.entry_at(at) if at is not None else None
        if self.hot is None:
            self.spot = None
        elif self.spot is None or self.hot is not before:
            tip = self._card(self.hot, self._canvas).tip()
            self.spot = Widget(f"card.{self.hot.path.name}", self.place(self.entries.index(self.hot)), tip=tip)
        return before is not self.hot

    # keyboard -----------------------------------------------------------------------------------------

    def choose(self, entry: ShelfEntry) -> None:
        self.chosen = entry
        self.show(entry)
        self.do(entry)

    def key(self, key: Key) -> bool:
        if not self.entries:
            return False
        here = self.entries.index(self.chosen) if self.chosen in self.entries else 0
        page = COLUMNS * max(1, int(self.box.h // self.row_high))
        last = len(self.entries) - 1
        steps = {
            "left": here - 1, "right": here + 1, "up": here - COLUMNS, "down": here + COLUMNS,
            "page up": max(0, here - page), "page down": min(last, here + page), "home": 0, "end": last,
        }  # fmt: skip
        if key.name in ("enter", "space") and not key.repeat and self.chosen is not None:
            self.enter(self.chosen)
            return True
        if key.name not in steps or not key.mods.plain:
            return False
        there = steps[key.name]
        if key.name == "down" and there > last and here // COLUMNS < last // COLUMNS:
            there = last
        if not 0 <= there <= last:
            return False
        self.choose(self.entries[there])
        return True

    # showing ------------------------------------------------------------------------------------------

    def _card(self, entry: ShelfEntry, canvas: Canvas) -> MatchCard:
        key = (entry.path, entry.stamp, entry.read, entry.error is None)
        card = self._cards.get(key)
        if card is None:
            card = self._cards[key] = MatchCard(entry, self.size, canvas)
            while len(self._cards) > KEPT:
                del self._cards[next(iter(self._cards))]
        return card

    def draw(self, canvas: Canvas) -> None:
        with canvas.clip(self.box.inset(-20, 0)):
            for row in {index // COLUMNS for index in self.seen()}:
                self._board(canvas, self.place(row * COLUMNS).bottom)
            for index in self.seen():
                self._draw_card(canvas, index)
        if self.longest:
            control.scroll_bar(canvas, self._rail(), self.offset / self.longest, self.box.h / self.high)
        if self.focused and self.chosen in self.entries:
            box = self.place(self.entries.index(self.chosen))
            if box.y >= self.box.y - 1 and box.bottom <= self.box.bottom + 1:
                focus_ring(canvas, box, 6)

    def _board(self, canvas: Canvas, y: float) -> None:
        """The wood on which a row stands."""
        plank = Box(self.box.x - 12, y - 9, self.box.w - 4, self.gaps[1] * 0.5 + 12)
        wood.plank(canvas, plank, BOARD_WOOD, 3, 11, 150)

    def _draw_card(self, canvas: Canvas, index: int) -> None:
        entry, box = self.entries[index], self.place(index)
        card = self._card(entry, canvas)
        picture = self.pictures.get(entry)
        chosen, hot = entry is self.chosen, entry is self.hot
        key = (
            "match card", entry.path.name, entry.stamp, entry.state, entry.error is None, entry.read, chosen, hot,
            match_key(entry) if picture is not None else "", language(),
        )  # fmt: skip
        canvas.cached(key, box, lambda inner: card.draw(inner, picture, chosen, hot), pad=44)

    def said(self) -> list[Said]:
        return [said for index in self.seen() for said in self._card(self.entries[index], self._canvas).said()]
