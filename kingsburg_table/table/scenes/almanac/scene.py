"""The almanac: all components of a game, by kind, searched as one types."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from kingsburg_table.core.catalogue import folder_of, get_controller
from kingsburg_table.core.documents import DataErrors
from kingsburg_table.table.boards import almanac_of
from kingsburg_table.table.book.library import Book, book
from kingsburg_table.table.book.search import Query
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper, wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.input.events import Event, Hover, Key, TouchMove
from kingsburg_table.table.pieces.almanac import Entry, Section
from kingsburg_table.table.scenes.almanac.grid import CardGrid
from kingsburg_table.table.scenes.almanac.kinds import KindRow
from kingsburg_table.table.scenes.almanac.sheet import EntrySheet
from kingsburg_table.table.scenes.bars import back_button, paint_bars, top_bar
from kingsburg_table.table.scenes.form_scene import FormScene
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.search_field import SearchField
from kingsburg_table.text import Speaker, language, t

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.rules.scene import RulesScene
    from kingsburg_table.table.window import Window

EVERYTHING = ""


class AlmanacScene(FormScene):
    """`entry` is the component to open at; `rules` the browser from which it was opened, if it was."""

    def __init__(self, game: str, entry: str = "", rules: RulesScene | None = None) -> None:
        super().__init__()
        self.game, self.chosen, self.rules = game, entry, rules
        self.kind = EVERYTHING
        self.doubtful = False
        self.typed, self.query = "", Query()
        self.sections: tuple[Section, ...] = ()
        self.book: Book | None = None
        self.field: SearchField | None = None
        self.grid: CardGrid | None = None
        self.sheet: EntrySheet | None = None
        self.sheets: list[Box] = []
        self._bar = Box(0, 0, 0, 0)

    def enter(self) -> None:
        try:
            self.book = book(self.game) if (folder_of(self.game) / "rules.yaml").is_file() else None
        except DataErrors:  # without rules the components can still be shown; the rules browser explains the error
            self.book = None

    def layout(self, window: Window) -> None:
        controller = get_controller(self.game)
        speaker = Speaker(language(), controller.names())
        self.sections = almanac_of(self.game, controller.rules({}).data, speaker)
        super().layout(window)
        if self.form.focus is None and self.field is not None:
            self.form.set_focus(self.field)

    # what is shown ---------------------------------------------------------------------------------------------------

    def found(self, kind: str | None = None) -> list[Entry]:
        """Entries that fit kind, search and the wish for doubtful ones."""
        wanted = self.kind if kind is None else kind
        entries = [e for section in self.sections if wanted in (EVERYTHING, section.id) for e in section.entries]
        return [entry for entry in entries if self._fits(entry)]

    def _fits(self, entry: Entry) -> bool:
        texts = [entry.name, entry.note, *entry.rules, *(fact.value for fact in entry.facts)]
        return (not self.doubtful or entry.reconstructed) and self.query.finds(texts)

    # placing ---------------------------------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        name = f"game.{self.game}"
        game = t(name) if Speaker(language()).has(name) else self.game.capitalize()
        self._bar = top_bar(self, f"{t('almanac.title')} · {game}", t("almanac.subtitle"))
        edge, gap, air = self.size(24, 10), self.size(16, 8), self.size(20, 8)
        room = Box(edge, self._bar.bottom + air, self.whole.w - 2 * edge, self.whole.h - self._bar.bottom - 2 * air)
        self.sheets = room.columns([360, 900, 580] if self.metrics.wide else [286, 570, 388], gap)
        found = self.found()
        if found and self.chosen not in {entry.id for entry in found}:
            self.chosen = found[0].id
        words = t("almanac.back_to_rules") if self.rules is not None else t("rules.back")
        back = back_button(self, self._bar, words, self.back)
        left = self._left(self.sheets[0], len(found))
        middle = self._middle(self.sheets[1], found)
        entry = next((each for each in found if each.id == self.chosen), None)
        self.sheet = EntrySheet(self, self.sheets[2], entry, self.book) if entry is not None else None
        right = self.sheet.build() if self.sheet is not None else []
        return [*left, *middle, *right, back]

    def _left(self, sheet: Box, found: int) -> list[Widget]:
        size = self.size
        inner = sheet.inset(size(24, 14), size(26, 16))
        top, rest = inner.cut_top(size(52, 38))
        if self.field is None:
            self.field = SearchField("search", top, self.typed, self._search, size=size(24, 18), limit=30)
        self.field.place(top, size(24, 18), t("almanac.search"))
        self.field.note_share = 0.42
        words = t("almanac.count", n=found) if found else t("almanac.found.none")
        self.field.note = words if self.metrics.wide else str(found)
        head, rest = rest.cut_top(size(72, 46))
        self.label(t("almanac.kinds"), head.cut_bottom(size(44, 30))[0], size(28, 20), face="serif_bold")
        rows: list[tuple[str, str, str]] = [(EVERYTHING, t("almanac.all"), "book")]
        rows += [(section.id, section.title, section.icon) for section in self.sections]
        room = (rest.h - size(8, 4) - size(18, 10) - size(66, 48)) / len(rows)
        high, gap = (size(58, 40), size(8, 5)) if room >= size(66, 45) else (room - 2, 2.0)
        made: list[Widget] = [self.field]
        for at, (id, title, icon) in enumerate(rows):
            place = Box(rest.x, rest.y + size(8, 4) + at * (high + gap), rest.w, high)
            count, chosen = len(self.found(id)), id == self.kind
            do = partial(self._choose, id)
            made.append(KindRow(f"kind.{id or 'all'}", place, title, icon, count, chosen, do, self.type.label))
        y = rest.y + size(8, 4) + len(rows) * (high + gap) + size(18, 10)
        doubtful = any(entry.reconstructed for section in self.sections for entry in section.entries)
        reason = "" if doubtful else t("almanac.doubtful.none")
        count = sum(entry.reconstructed for section in self.sections for entry in section.entries)
        place = Box(rest.x, y, rest.w, size(66, 48))
        made.append(
            KindRow("doubtful", place, t("almanac.doubtful"), "warning", count, self.doubtful, self._only_doubtful,
                    self.type.label, disabled=reason)
        )
        return made

    def _middle(self, sheet: Box, found: list[Entry]) -> list[Widget]:
        inner = sheet.inset(self.size(28, 16), self.size(28, 16))
        if not found:
            words = t("almanac.nothing") if self.sections else t("almanac.missing")
            self.label(words, inner.around((inner.w * 0.8, 120)), self.type.h3, face="serif_italic", colour="ink_soft",
                       anchor="c", lines=3)
            self.grid = None
            return []
        offset = self.grid.offset if self.grid is not None else 0.0
        self.grid = CardGrid("grid", inner, found, self.chosen, self._open, self.metrics.wide)
        self.grid.offset = min(offset, self.grid.longest)
        return [self.grid]

    # doing -----------------------------------------------------------------------------------------------------------

    def _search(self, typed: str) -> None:
        self.typed, self.query = typed, Query.of(typed)
        self.refresh()

    def _choose(self, kind: str) -> None:
        self.kind = kind
        self.refresh()

    def _only_doubtful(self) -> None:
        self.doubtful = not self.doubtful
        self.refresh()

    def _open(self, entry: str) -> None:
        self.chosen = entry
        self.refresh()

    def open_rule(self, rule: str) -> None:
        """In the browser from which one came, else in a new one."""
        from kingsburg_table.table.scenes.rules import open_rules

        if self.rules is None:
            open_rules(self.app, self.game, rule)
            return
        self.rules.open_rule(rule)
        self.app.stack.pop()

    def back(self) -> bool:
        if self.query and self.field is not None:
            self.field.clear()
            self._search("")
        else:
            self.app.stack.pop()
        return True

    def handle(self, event: Event) -> bool:
        if isinstance(event, Key) and event.mods.ctrl and event.name == "f" and self.field is not None:
            self.form.set_focus(self.field)
            return True
        changed = super().handle(event)
        if isinstance(event, (Hover, TouchMove)) and self.grid is not None:
            changed = self.grid.point(event.at) or changed
        return changed

    # showing ---------------------------------------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        wood.table_top(canvas, self.whole, self.size(180, 120))
        paint_bars(canvas, self._bar, None)
        for number, sheet in enumerate(self.sheets):
            paper.deckle(canvas, sheet, "#F4EAD2" if number == 1 else "vellum", number + 3)
        paper.double_rule(canvas, self.sheets[2].inset(self.size(12, 8)), opacity=0.6)

    def paint_between(self, canvas: Canvas) -> None:
        if self.sheet is not None:
            self.sheet.paint(canvas)
