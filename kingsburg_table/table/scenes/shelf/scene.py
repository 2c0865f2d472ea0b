"""The shelf: every match with its picture, to go on with, to watch again, to name, copy, take along or throw away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import shield
from kingsburg_table.table.folders import matches_folder
from kingsburg_table.table.input.events import Dropped, Event, Hover, HoverEnd, Key, Wheel
from kingsburg_table.table.loop import clock
from kingsburg_table.table.scenes.bars import back_button, foot_bar, paint_bars, top_bar
from kingsburg_table.table.scenes.form_scene import FormScene
from kingsburg_table.table.scenes.shelf import foot
from kingsburg_table.table.scenes.shelf.card import CardSize
from kingsburg_table.table.scenes.shelf.deeds import Deeds
from kingsburg_table.table.scenes.shelf.grid import COLUMNS, Grid
from kingsburg_table.table.scenes.shelf.tools import Finder, Pill
from kingsburg_table.table.shelf.entries import FILTERS, SORTS, Filter, Shelf, ShelfEntry, Sort
from kingsburg_table.table.shelf.files import bin_folder
from kingsburg_table.table.shelf.pictures import Pictures
from kingsburg_table.table.shelf.trouble import why
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.button import Button
from kingsburg_table.table.widgets.dropdown import Dropdown
from kingsburg_table.text import language, t

if TYPE_CHECKING:
    from kingsburg_table.table.window import Window

FIRST_SLICE = 0.05  #: seconds of reading before the first frame
SLICE = 0.006
REST_MS = 250.0  #: pictures are made only when nobody has moved for this long
LOOK_EVERY_MS = 1000.0
REFRESH_EVERY_MS = 150.0  #: while files are still being read


class ShelfScene(FormScene):
    def __init__(self, dropped: str | None = None) -> None:
        """`dropped`: a file from elsewhere that comes on the shelf."""
        super().__init__()
        self._dropped = dropped
        self.shelf = Shelf()
        self.deeds = Deeds(self)
        self.kind: Filter = "all"
        self.sort: Sort = "date"
        self.chosen: ShelfEntry | None = None
        self.grid: Grid | None = None
        self.search: Finder | None = None
        self.trouble = ""  #: why the folder cannot be listed
        self.pictures: Pictures
        self._bar = self.foot = self.crest = Box(0, 0, 0, 0)
        self._offset = 0.0
        self._looked = self._refreshed = 0.0
        self._folder = 0
        self._lang = ""
        self._told = ""

    # life -----------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self._lang = language()
        self._list()
        self.shelf.read(FIRST_SLICE)

    def layout(self, window: Window) -> None:
        self.pictures = Pictures(language(), self.app.theme)
        if self._lang != language():
            self._lang = language()
            self.shelf.reworded()
        if self.grid is not None:
            self._offset, self.grid = self.grid.offset, None
        super().layout(window)

    def resume(self) -> None:
        self.scan(self.chosen.path if self.chosen is not None else None)
        if self._told:
            told, self._told = self._told, ""
            self.say(told, self.form.find("export").box, stern=False)

    def leave(self) -> None:
        super().leave()
        if not self.shelf.unread and not self.trouble:
            self.pictures.prune((*self.shelf.entries, *self.shelf.binned))

    def _list(self) -> None:
        try:
            self.shelf.scan()
            self.trouble = ""
        except OSError as error:
            self.trouble = t("shelf.no.list", folder=str(matches_folder()), why=why(error))
        self._folder = _stamp()

    def scan(self, chosen: Path | None = None) -> None:
        """Look into the folder again, and choose the match with this file."""
        self._list()
        self.shelf.read(SLICE * 4)
        known = [*self.shelf.entries, *self.shelf.binned]
        wanted = chosen or (self.chosen.path if self.chosen is not None else None)
        self.chosen = next((each for each in known if each.path == wanted), None)
        if self.chosen is not None and self.chosen not in self._entries():
            self.kind = "bin" if self.chosen in self.shelf.binned else "all"
            if self.search is not None and self.chosen not in self._entries():
                self.search.clear()
        self.refresh()
        if self.grid is not None and self.chosen is not None and chosen is not None:
            self.grid.show(self.chosen)

    def tick(self, dt: float) -> bool:
        changed = super().tick(dt)
        if self._dropped is not None:
            dropped, self._dropped = self._dropped, None
            self.deeds.dropped(dropped)
        now = clock()
        if self.shelf.unread:
            self.shelf.read(SLICE)
            if self.shelf.unread and now - self._refreshed < REFRESH_EVERY_MS:
                return changed
            self._refreshed = now
            self.refresh()
            return True
        if now - self._looked > LOOK_EVERY_MS:
            self._looked = now
            if _stamp() != self._folder:
                self.scan()
                return True
        if self.grid is not None and self.app.now - self.app.last_sign > REST_MS and not self.app.motion.moving:
            self.pictures.want(self.grid.seen_entries())
            if self.pictures.waiting and self.pictures.work(SLICE):
                if any(entry.error is not None for entry in self.grid.seen_entries()):
                    self.refresh()
                return True
        return changed

    # placing ----------------------------------------------------------------------------------------------

    def _entries(self) -> list[ShelfEntry]:
        return self.shelf.listed(self.kind, self.sort, self.search.line.text if self.search is not None else "")

    def build(self) -> Sequence[Widget]:
        if self.grid is not None:
            self._offset = self.grid.offset
        self._bar = top_bar(self, t("shelf.title"), t("shelf.subtitle"))
        self.foot = foot_bar(self)
        edge, high = self.size(36, 16), self.size(44, 36)
        row = Box(edge, self._bar.bottom + self.size(16, 8), self.whole.w - 2 * edge, high)
        entries = self._entries()
        if self.chosen is None and entries:
            self.chosen = next((each for each in entries if each.told is not None), None)
        tools = self._tools(row)
        self.grid = self._grid(row, edge, entries)
        return [*self._bar_buttons(), *tools, self.grid, *foot.controls(self)]

    def _bar_buttons(self) -> list[Button]:
        bar, size = self._bar, self.type.label
        right = Box(bar.w * 0.72, bar.y + 4, bar.w * 0.28 - self.size(28, 12), bar.h - 10)
        hall, take = right.columns([1.3, 1], 8)
        return [
            back_button(self, bar, t("shelf.back"), self.back),
            Button("hall", hall, t("shelf.hall"), self._hall, size=size, icon="trophy", kind="plain", face="sans",
                   lines=2),
            Button("import", take, t("shelf.import"), self.deeds.take_in, size=size, icon="import", kind="plain",
                   face="sans", tip=t("shelf.import.tip")),
        ]  # fmt: skip

    def _tools(self, row: Box) -> list[Widget]:
        gap, size, counts = self.size(12, 8), self.type.body, self.shelf.counts()
        made: list[Widget] = []
        x = row.x
        for kind in FILTERS:
            text = t(f"shelf.filter.{kind}")
            wide = min(Pill.wanted_width(self.canvas, text, counts[kind], size, row.h), row.w * 0.115)
            box = Box(x, row.y, wide, row.h)
            made.append(Pill(f"filter.{kind}", box, text, counts[kind], kind == self.kind, self._show(kind), size=size))
            x += wide + gap
        sort_wide = self.size(340, 236)
        sort = Box(row.right - sort_wide, row.y, sort_wide, row.h)
        if self.search is None:
            self.search = Finder("search", row, "", self._searched, size=size, limit=40)
        find_wide = min(sort.x - x - 2 * gap, self.size(440, 330))
        self.search.place(Box(sort.x - gap - find_wide, row.y, find_wide, row.h), size, t("shelf.search"))
        options = [(each, t(f"shelf.sort.{each}")) for each in SORTS]
        made += [self.search, Dropdown("sort", sort, options, self.sort, self._sorted, size=size)]
        return made

    def _grid(self, row: Box, edge: float, entries: list[ShelfEntry]) -> Grid:
        top = row.bottom + self.size(8, 4)
        room = Box(edge, top, self.whole.w - 2 * edge, self.foot.y - top)
        gap = self.size(24, 12)
        wide = min((room.w - gap * (COLUMNS - 1) - self.size(26, 20)) / COLUMNS, room.h * 1.1)
        rows = 2 if room.h < wide * 2.6 else round(room.h / (wide * 0.84))
        down = self.size(20, 10)
        card = CardSize(wide, room.h / rows - down, self.size(12, 8), self.metrics.wide, self.type)
        left = room.x + (room.w - self.size(26, 20) - (wide * COLUMNS + gap * (COLUMNS - 1))) / 2
        room = Box(left, room.y, room.right - left, room.h)
        grid = Grid(room, entries, card, (gap, down), self.pictures, self._choose, self.open)
        grid.chosen = self.chosen
        if self.grid is not None:
            grid.keep_cards_of(self.grid)
        grid.scroll_to(self._offset)
        grid.solve(self.canvas)
        if not entries:
            self.label(self._nothing(), room.around((room.w * 0.7, room.h * 0.4)), self.type.h2, face="serif_italic",
                       colour="gold_text", anchor="c", lines=4)  # fmt: skip
        return grid

    def _nothing(self) -> str:
        """Why nothing lies here."""
        no_bin = self.shelf.no_bin
        if self.kind == "bin" and no_bin is not None:
            return t("shelf.no.list", folder=str(bin_folder()), why=why(no_bin))
        return self.trouble or t("shelf.reading" if self.shelf.unread else f"shelf.empty.{self.kind}")

    # doing ------------------------------------------------------------------------------------------------

    def _choose(self, entry: ShelfEntry) -> None:
        self.chosen = entry
        self.refresh()

    def open(self, entry: ShelfEntry | None) -> None:
        if entry is None or foot.why_not(self):
            self.say(foot.why_not(self), self.form.find("seal").box)
        elif self.kind == "bin":
            self.deeds.put_back(entry)
        elif entry.state == "finished":
            self.deeds.replay(entry)
        else:
            self.deeds.go_on(entry)

    def _show(self, kind: Filter) -> Callable[[], None]:
        def show() -> None:
            self.kind = kind
            self._from_the_top()

        return show

    def _sorted(self, sort: str) -> None:
        self.sort = next(each for each in SORTS if each == sort)
        self._from_the_top()

    def _searched(self, text: str) -> None:
        self._from_the_top()

    def _from_the_top(self) -> None:
        if self.grid is not None:
            self.grid.offset = 0.0
        if self.chosen not in self._entries():
            self.chosen = None
        self.refresh()

    def _pointed(self) -> Widget | None:
        """A tooltip belongs to a card, not to the whole shelf."""
        thing = super()._pointed()
        return self.grid.spot if thing is self.grid and self.grid is not None else thing

    def _hall(self) -> None:
        from kingsburg_table.table.scenes.shelf.hall import HallScene

        self.app.stack.push(HallScene())

    def note(self, text: str) -> None:
        """A word beside the deeds, once the sheet that asked has gone."""
        self._told = text

    def back(self) -> bool:
        self.app.stack.pop()
        return True

    def handle(self, event: Event) -> bool:
        if isinstance(event, Dropped):
            self.deeds.dropped(event.path)
            return True
        if isinstance(event, Key) and not event.repeat and not self.wants_text():
            if event.name == "delete" and self.chosen is not None and not foot.why_not(self):
                self.deeds.delete(self.chosen)
                return True
            if event.name == "backspace" or (event.name == "z" and event.mods.ctrl):
                self.deeds.undo()
                return True
        changed = super().handle(event)
        if isinstance(event, (Hover, HoverEnd, Wheel)) and self.grid is not None:
            at = event.at if isinstance(event, (Hover, Wheel)) and self.form.hover is self.grid else None
            changed = self.grid.point(at) or changed
        return changed

    # showing ------------------------------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        wood.table_top(canvas, self.whole, self.size(180, 120))
        paint_bars(canvas, self._bar, self.foot)

    def paint_between(self, canvas: Canvas) -> None:
        told = self.chosen.told if self.chosen is not None else None
        seat = told.turn if told is not None and told.turn >= 0 else (told.won[0] if told and told.won else -1)
        if told is not None and seat >= 0:
            shield(canvas, told.header.seats[seat].colour + 1, self.crest.centre, self.crest.w)

    def report(self) -> dict[str, str]:
        return {"matches": str(len(self.shelf.entries)), "filter": self.kind}


def _stamp() -> int:
    """Changes when a file comes into the folder or leaves it."""
    try:
        return matches_folder().stat().st_mtime_ns
    except OSError:
        return 0
