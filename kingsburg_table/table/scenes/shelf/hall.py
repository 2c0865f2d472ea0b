"""The hall of records: per game and per person, reckoned from the match files whenever it is opened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import TYPE_CHECKING

from kingsburg_table.core import disk
from kingsburg_table.core.records import Archive, Finished, PersonRecord, hall, people
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.folders import data_folder, matches_folder
from kingsburg_table.table.matches import match_files
from kingsburg_table.table.scenes.bars import back_button, paint_bars, paint_sheet, sheet_head, top_bar, work_room
from kingsburg_table.table.scenes.form_scene import FormScene
from kingsburg_table.table.scenes.shelf.facts import Facts
from kingsburg_table.table.scenes.shelf.people import People
from kingsburg_table.table.shelf.trouble import why
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.choice import Segments
from kingsburg_table.text import t

if TYPE_CHECKING:
    from kingsburg_table.table.window import Window

ALL = "all"
FIRST_SLICE, SLICE = 0.15, 0.006


class HallScene(FormScene):
    def __init__(self) -> None:
        super().__init__()
        self.archive: Archive
        self.game = ALL
        self.trouble = ""
        self.done = False
        self._reading: Iterator[None]
        self._bar = Box(0, 0, 0, 0)
        self._sheets: list[Box] = []

    # life -----------------------------------------------------------------------------------------------

    def enter(self) -> None:
        try:
            files = match_files()
        except OSError as error:
            files, self.trouble = [], t("shelf.no.list", folder=str(matches_folder()), why=why(error))
        self.archive = Archive(files, data_folder() / "records.json")
        self._reading = self.archive.read()
        self._read(FIRST_SLICE)

    def _read(self, seconds: float) -> None:
        end = perf_counter() + seconds
        while not self.done and perf_counter() < end:
            if next(self._reading, self) is self:
                self.done = True
                self._keep_index()

    def _keep_index(self) -> None:
        if self.archive.changed and not self.trouble:
            try:
                disk.replace(self.archive.index, self.archive.index_text())
            except OSError as error:
                self.trouble = t("hall.not_kept", why=why(error))

    def _tell(self) -> None:
        """Once: the index that is kept now is whole."""
        if self.archive.damaged:
            self.archive.damaged = False
            self.say(t("hall.index_damaged"), self.form.find("back").box, stern=False)

    def layout(self, window: Window) -> None:
        super().layout(window)
        if self.done:
            self._tell()

    def tick(self, dt: float) -> bool:
        changed = super().tick(dt)
        if not self.done:
            self._read(SLICE)
            if self.done:
                self.refresh(ground=True)
                self._tell()
            return self.done or changed
        return changed

    # placing ----------------------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        finished = self.archive.finished if self.done else []
        self._bar = top_bar(self, t("hall.title"), self._subtitle(len(finished)))
        room = work_room(self, self._bar, self.whole.h, self.size(22, 10))
        games = hall(finished)
        made: list[Widget] = [back_button(self, self._bar, t("hall.back"), self.back)]
        self._sheets = []
        if not games:
            words = self.trouble or t("hall.empty" if self.done else "shelf.reading")
            box = room.around((room.w * 0.7, room.h * 0.4))
            self.label(words, box, self.type.h2, face="serif_italic", colour="gold_text", anchor="c", lines=4)
            return made
        if self.game not in [ALL, *(each.game for each in games)]:
            self.game = ALL
        tabs, room = room.cut_top(self.size(52, 40))
        room = room.cut_top(self.size(16, 8))[1]
        options = [(ALL, t("hall.all")), *((each.game, t(f"game.{each.game}")) for each in games)]
        tabs = Box(tabs.x, tabs.y, min(tabs.w, self.size(280, 190) * len(options)), tabs.h)
        made.append(Segments("game", tabs, options, self.game, self._turn, size=self.type.body, dark=True))
        self._sheets = room.columns([1.55, 1], self.size(24, 12))
        shown = [match for match in finished if self.game in (ALL, match.game)]
        made.append(self._people(self._sheets[0], people(shown)))
        made.append(self._facts(self._sheets[1], shown))
        return made

    def _subtitle(self, count: int) -> str:
        return self.trouble or (t("hall.subtitle", n=count) if self.done else t("shelf.reading"))

    def _people(self, sheet: Box, lines: Sequence[PersonRecord]) -> People:
        room = sheet_head(self, sheet, t("hall.people"), t("hall.people.note") if self.game == ALL else "")
        return People(self, room, lines, self.game != ALL)

    def _facts(self, sheet: Box, shown: list[Finished]) -> Facts:
        return Facts(self, sheet_head(self, sheet, t("hall.records")), hall(shown))

    # doing ------------------------------------------------------------------------------------------------

    def _turn(self, game: str) -> None:
        self.game = game
        self.refresh(ground=True)

    def back(self) -> bool:
        self.app.stack.pop()
        return True

    # showing ------------------------------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        wood.table_top(canvas, self.whole, self.size(180, 120))
        paint_bars(canvas, self._bar, None)
        for number_, sheet in enumerate(self._sheets):
            paint_sheet(self, canvas, sheet, number_ + 3)
