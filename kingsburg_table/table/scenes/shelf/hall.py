"""The hall of records: per game and per person, reckoned from the match files whenever it is opened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter

from kingsburg_table.core.records import Archive, Finished, Line, hall, people
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import icon as draw_icon
from kingsburg_table.table.folders import data_folder, matches_folder, write_safely
from kingsburg_table.table.matches import match_files
from kingsburg_table.table.scenes.bars import back_button, paint_bars, paint_sheet, sheet_head, top_bar, work_room
from kingsburg_table.table.scenes.form_scene import FormScene
from kingsburg_table.table.scenes.shelf.wording import date_words, length_words, number
from kingsburg_table.table.shelf.trouble import why
from kingsburg_table.table.widgets.base import Said, Widget
from kingsburg_table.table.widgets.choice import Segments
from kingsburg_table.table.widgets.label import Label
from kingsburg_table.table.widgets.scroll import ScrollArea
from kingsburg_table.text import t

ALL = "all"
COLUMNS = ("played", "won", "best", "average")
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
        self._rows: list[list[Label]] = []
        self._icons: list[tuple[str, Box]] = []
        self._told: list[Label] = []

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
                write_safely(self.archive.index, self.archive.index_text())
            except OSError as error:
                self.trouble = t("hall.not_kept", why=why(error))

    def tick(self, dt: float) -> bool:
        changed = super().tick(dt)
        if not self.done:
            self._read(SLICE)
            if self.done:
                self.refresh(ground=True)
            return self.done or changed
        return changed

    # placing ----------------------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        finished = self.archive.finished if self.done else []
        self._bar = top_bar(self, t("hall.title"), self._subtitle(len(finished)))
        room = work_room(self, self._bar, self.whole.h, self.size(22, 10))
        games = hall(finished)
        made: list[Widget] = [back_button(self, self._bar, t("hall.back"), self.back)]
        self._sheets, self._rows, self._icons, self._told = [], [], [], []
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

    def _people(self, sheet: Box, lines: Sequence[Line]) -> ScrollArea:
        room = sheet_head(self, sheet, t("hall.people"), t("hall.people.note") if self.game == ALL else "")
        high = self.size(46, 34)
        head, rest = room.cut_top(high)
        wide = room.w - self.size(28, 24)
        for label in self._columns(Box(head.x, head.y, wide, high), ["", *(t(f"hall.{each}") for each in COLUMNS)]):
            label.colour, label.face, label.size = "ink_soft", "serif_italic", self.type.body
            self.labels.append(label)
        for index, line in enumerate(lines):
            texts = [line.name, str(line.played), str(line.won), str(line.best), number(line.average)]
            if self.game == ALL:
                texts[3:] = ["", ""]  # points of different games cannot be compared
            row = self._columns(Box(0, index * high, wide, high), texts)
            row[0].face = "serif_bold"
            self._rows.append([label.solve(self.canvas) for label in row])
        if self.game == ALL:
            del self.labels[-2:]
        return ScrollArea("people", rest, high * len(lines), self._paint_people)

    def _columns(self, row: Box, texts: Sequence[str]) -> list[Label]:
        boxes = row.columns([2.6, 1.15, 1, 1, 1], 8)
        return [
            Label(text, box, self.type.label, anchor="r" if index else "l")
            for index, (text, box) in enumerate(zip(texts, boxes, strict=True))
        ]

    def _facts(self, sheet: Box, shown: list[Finished]) -> ScrollArea:
        room = sheet_head(self, sheet, t("hall.records"))
        side, gap, y = self.size(48, 34), self.size(18, 12), 0.0
        left = side + gap
        wide = room.w - left - self.size(28, 24)
        for icon, head, line in self._fact_words(shown):
            top = y
            for text, size, face, colour in (
                (head, self.type.body, "serif_italic", "ink_soft"), (line, self.type.label, "sans_bold", "ink")
            ):  # fmt: skip
                label = Label(text, Box(left, y, wide, 4000), size, face=face, colour=colour, lines=12, lie="top")
                label.solve(self.canvas)
                label.box = Box(left, y, wide, label.height + 1)
                y = label.box.bottom + 4
                self._told.append(label)
            y = max(y, top + side)
            self._icons.append((icon, Box(0, (top + y - side) / 2, side, side)))
            y += gap
        return ScrollArea("facts", room, y, self._paint_facts)

    def _fact_words(self, shown: list[Finished]) -> list[tuple[str, str, str]]:
        facts = []
        for records in hall(shown):
            prefix = f"{t(f'game.{records.game}')}: " if self.game == ALL else ""
            name, best = records.best
            close, longest = records.closest, records.longest
            facts.append(("points", t("hall.fact.best"), prefix + t("hall.fact.best.is", name=name, n=best)))
            margin = t("hall.fact.close.is", n=close.margin) if close.margin else t("hall.fact.close.tie")
            facts.append(("win_ties", t("hall.fact.close"), f"{prefix}{margin} ({_who(close)})"))
            if longest is not None:
                length = f"{length_words(longest.played)} ({_who(longest)})"
                facts.append(("clock", t("hall.fact.long"), prefix + length))
        return facts

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

    def _paint_facts(self, canvas: Canvas, room: Box) -> None:
        inner = canvas.sub((room.x, room.y, 0, 0))
        for name, box in self._icons:
            draw_icon(inner, name, box.centre, box.w)
        for label in self._told:
            label.draw(inner)

    def _paint_people(self, canvas: Canvas, room: Box) -> None:
        inner = canvas.sub((room.x, room.y, 0, 0))
        top, bottom = canvas.surface.get_clip().top, canvas.surface.get_clip().bottom
        for row in self._rows:
            box = row[0].box
            real = inner.box(box)
            if real.bottom < top or real.top > bottom:
                continue
            for label in row:
                label.draw(inner)
            inner.line((box.x, box.bottom - 1), (row[-1].box.right, box.bottom - 1), "ink_soft", 1, 0.25)

    def said(self) -> list[tuple[str, Said]]:
        return [*super().said(), *(("people", label.said()) for row in [*self._rows, self._told] for label in row)]


def _who(match: Finished) -> str:
    return f"{', '.join(match.names)}; {date_words(match.ended)}"
