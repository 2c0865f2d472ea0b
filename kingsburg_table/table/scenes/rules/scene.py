"""The rules browser: contents, one rule, and its worked example."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.table.boards import almanac_of
from kingsburg_table.table.book.history import VisitedPages
from kingsburg_table.table.book.library import Book, Show, book, games_with_rules
from kingsburg_table.table.book.search import Query, best_of, found_rules
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper, wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.input.events import Event, Hover, Key, TouchMove
from kingsburg_table.table.pieces.almanac import Section, under
from kingsburg_table.table.scenes.bars import back_button, bar_icons, paint_bars, top_bar
from kingsburg_table.table.scenes.form_scene import FormScene
from kingsburg_table.table.scenes.rules.contents import Contents
from kingsburg_table.table.scenes.rules.example import ExamplePane, no_example
from kingsburg_table.table.scenes.rules.page import RulePage
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.button import Button
from kingsburg_table.table.widgets.dropdown import Dropdown
from kingsburg_table.table.widgets.search_field import SearchField
from kingsburg_table.text import Speaker, language, t

if TYPE_CHECKING:
    from kingsburg_table.table.window import Window

LONGEST_QUERY = 40


class RulesScene(FormScene):
    """Rules of one game. `at_table`: it was opened from a match, to which it goes back untouched."""

    def __init__(self, game: str, rule: str = "", *, at_table: bool = False) -> None:
        super().__init__()
        self.at_table = at_table
        self.book: Book = book(game)
        self.history = VisitedPages(self.book.known(rule) or self.book.order[0])
        self.query = Query()
        self.typed = ""
        self.show_id = ""
        self._before = self.rule
        self.tried: dict[str, set[int]] = {}
        self.contents: Contents | None = None
        self.field: SearchField | None = None
        self.page: RulePage
        self.pane: ExamplePane | None = None
        self.sections: tuple[Section, ...] = ()
        self.sheets: list[Box] = []
        self._bar = Box(0, 0, 0, 0)
        self._line: tuple[float, float, float] = (0, 0, 0)

    @property
    def rule(self) -> str:
        return self.history.here

    # placing --------------------------------------------------------------------------------------------------------

    def layout(self, window: Window) -> None:
        self.contents = None  # its rows are laid out for one window and language
        controller = get_controller(self.book.game)
        self.sections = almanac_of(self.book.game, controller.rules({}).data, Speaker(language(), controller.names()))
        super().layout(window)
        if self.form.focus is None and self.field is not None:
            self.form.set_focus(self.field)

    def build(self) -> Sequence[Widget]:
        bar = top_bar(self, t("rules.title"), t("rules.subtitle"))
        self._bar = bar
        edge, gap, air = self.size(24, 10), self.size(16, 8), self.size(20, 8)
        room = Box(edge, bar.bottom + air, self.whole.w - 2 * edge, self.whole.h - bar.bottom - 2 * air)
        self.sheets = room.columns([430, 546, 864] if self.metrics.wide else [292, 398, 554], gap)
        words = t("rules.back_to_table") if self.at_table else t("rules.back")
        back = back_button(self, bar, words, self.back)
        left = self._left(self.sheets[0])
        self.page = RulePage(self, self.sheets[1], self.book, self.book.rules[self.rule], self.query)
        middle = self.page.build()
        right = self._right(self.sheets[2])
        icons = bar_icons(self, bar, [("settings", "settings", self._settings, t("title.settings"))])
        wide = self.size(290, 250)
        place = Box(icons[0].box.x - wide - 10, back.box.y, wide, back.box.h)
        almanac = Button("almanac", place, t("rules.almanac"), self.open_almanac, size=self.type.label, icon="card",
                         kind="plain", face="sans", lines=2)
        return [*left, *middle, *right, back, *([almanac] if self.sections else []), *icons]

    def _left(self, sheet: Box) -> list[Widget]:
        size = self.size
        inner = sheet.inset(size(24, 14), size(26, 16))
        top, rest = inner.cut_top(size(52, 38))
        field = self._field(top)
        line, rest = rest.cut_top(size(86, 60))
        line = Box(line.x, line.y + size(14, 8), line.w, size(46, 34))
        self._line = (inner.x, inner.right, line.bottom + size(10, 6))
        found = found_rules(self.query, self.book.rules.values(), language())
        if self.contents is None:
            self.contents = Contents("contents", rest, self.book, language(), self._browse, self.metrics.wide)
            self.contents.solve(self.canvas)
        self.contents.show(self.rule, found, bool(self.query))
        field.note = self._found_words(len(found))
        return [field, *self._game(line), self.contents]

    def _field(self, box: Box) -> SearchField:
        if self.field is None:
            self.field = SearchField(
                "search", box, self.typed, self._search, size=self.size(24, 18), limit=LONGEST_QUERY,
                enter=self._next_hit,
            )
        self.field.place(box, self.size(24, 18), t("rules.search"))
        return self.field

    def _found_words(self, found: int) -> str:
        if not self.query:
            return t("rules.count", n=len(self.book.rules))
        return t("rules.found", n=found, of=len(self.book.rules)) if found else t("rules.found.none")

    def _game(self, box: Box) -> list[Widget]:
        games = tuple(dict.fromkeys((*games_with_rules(), self.book.game)))
        chapters = t("rules.chapters", n=len(self.book.rulebook.chapters))
        choice = not self.at_table and len(games) > 1
        if not choice:
            name, size = self._named(self.book.game), self.size(28, 20)
            wide = self.canvas.text_width(name, face="serif_bold", size=size) + 12
            left, right = box.cut_left(min(wide, box.w))
            if self.canvas.text_width(chapters, face="serif_italic", size=self.type.body) + 16 <= right.w:
                self.label(chapters, right, self.type.body, face="serif_italic", colour="ink_soft", anchor="r")
            self.label(name, left, size, face="serif_bold")
            return []
        options = [(game, self._named(game)) for game in games]
        game, tip = self.book.game, t("rules.game")
        return [Dropdown("game", box, options, game, self._choose_game, size=self.type.label, tip=tip)]

    @staticmethod
    def _named(game: str) -> str:
        return t(f"game.{game}") if Speaker(language()).has(f"game.{game}") else game.capitalize()

    def _right(self, sheet: Box) -> list[Widget]:
        shows = self.book.shows_of(self.rule)
        if not shows:
            self.pane = None
            return no_example(self, sheet, self.book, self.rule)
        show = next((each for each in shows if each.id == self.show_id), shows[0])
        tried = self.tried.setdefault(show.id, set())
        if self.pane is None or self.pane.show is not show:
            self.pane = ExamplePane(self, self.book, show, tried)
        return self.pane.build(sheet, shows)

    # going about ----------------------------------------------------------------------------------------------------

    def open_rule(self, rule: str, show: str = "") -> None:
        """Turn to a rule, and to one of its examples."""
        known = self.book.known(rule)
        if known is not None:
            self.history.go(known)
            self._before, self.show_id = known, show
            self.refresh()

    def _browse(self, rule: str) -> None:
        self.open_rule(rule)

    def go_back(self) -> None:
        self.history.back()
        self.refresh()

    def go_forward(self) -> None:
        self.history.forward()
        self.refresh()

    def choose_show(self, id: str) -> None:
        self.show_id = id
        self.refresh()

    def _choose_game(self, game: str) -> None:
        from kingsburg_table.table.scenes.rules import open_rules

        open_rules(self.app, game, instead=True)

    def _search(self, typed: str) -> None:
        """Every letter counts: the best hit opens, unless the rule from which the search began is one."""
        if not self.query:
            self._before = self.rule
        self.typed, self.query = typed, Query.of(typed)
        found = found_rules(self.query, self.book.rules.values(), language())
        best = best_of(self.query, found, self.book.rules, language())
        self.history.turn(self._before if self._before in found or best is None else best)
        self.refresh()

    def _next_hit(self) -> None:
        found = found_rules(self.query, self.book.rules.values(), language())
        if found:
            at = found.index(self.rule) if self.rule in found else -1
            self.open_rule(found[(at + 1) % len(found)])

    def try_show(self, show: Show) -> None:
        from kingsburg_table.table.scenes.rules.tryout import TryScene

        self.app.stack.push(TryScene(show, self.tried.setdefault(show.id, set()), self))

    def pieces_of(self, rule: str) -> list[tuple[str, str, str]]:
        """Components that stand under a rule: id, name, picture."""
        return [(entry.id, entry.name, entry.picture) for entry in under(self.sections, rule)]

    def open_almanac(self, entry: str = "") -> None:
        """All components of the game."""
        from kingsburg_table.table.scenes.almanac import AlmanacScene

        self.app.stack.push(AlmanacScene(self.book.game, entry, self))

    def _settings(self) -> None:
        from kingsburg_table.table.scenes.settings import settings_over

        self.app.stack.push(settings_over(self.app))

    def resume(self) -> None:
        self.refresh()

    def back(self) -> bool:
        if self.query and self.field is not None:
            self.field.clear()
            self._search("")
        else:
            self.app.stack.pop()
        return True

    # events ---------------------------------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        if isinstance(event, Key) and self._shortcut(event):
            return True
        changed = super().handle(event)
        if isinstance(event, (Hover, TouchMove)) and self.contents is not None:
            changed = self.contents.point(event.at) or changed
        return changed

    def _shortcut(self, key: Key) -> bool:
        if key.mods.alt and key.name in ("left", "right"):
            if key.name == "left" and self.history.can_back:
                self.go_back()
            elif key.name == "right" and self.history.can_forward:
                self.go_forward()
            return True
        if key.name == "f1" and not key.repeat:
            self.app.stack.pop()
            return True
        if key.mods.ctrl and key.name == "f" and self.field is not None:
            self.form.set_focus(self.field)
            return True
        step = {"page up": -1, "page down": 1}.get(key.name)
        if step is not None and self.form.focus is not self.page.area:
            other = self.book.beside(self.rule, step)
            if other is not None:
                self.open_rule(other)
            return True
        return False

    # showing --------------------------------------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        wood.table_top(canvas, self.whole, self.size(180, 120))
        paint_bars(canvas, self._bar, None)
        for number, sheet in enumerate(self.sheets):
            paper.deckle(canvas, sheet, "#F4EAD2" if number == 2 else "vellum", number + 2)
        paper.double_rule(canvas, self.sheets[1].inset(self.size(12, 8)), opacity=0.6)
        paper.rule(canvas, *self._line, opacity=0.5)

    def paint_between(self, canvas: Canvas) -> None:
        self.page.paint(canvas)
        if self.pane is not None:
            self.pane.paint(canvas)

    def report(self) -> dict[str, str]:
        return {"game": self.book.game, "rule": self.rule}
