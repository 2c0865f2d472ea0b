"""The match's menu, and the table's way back: everybody agrees, or nothing happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.scenes.dialog import DialogScene
from kingsburg_table.table.scenes.form_scene import FormScene
from kingsburg_table.table.speech import say
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.button import Button
from kingsburg_table.text import t

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.table.scene import TableScene

MOMENTS = 7


class SheetMenu(FormScene):
    """A sheet over the table with a heading, a line of text and buttons one under the other."""

    covers = False
    wide, row = (620, 470), (54, 42)  #: width of the sheet and height of a button, in both layouts

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self.title, self.text = title, text
        self.sheet = Box(0, 0, 0, 0)

    def choices(self) -> Sequence[tuple[str, str, Callable[[], object]]]:
        return ()

    def build(self) -> Sequence[Widget]:
        choices = self.choices()
        high, gap, pad = self.size(*self.row), self.size(12, 6), self.size(40, 26)
        head, text = self.size(58, 42), self.size(72, 56)
        total = head + text + len(choices) * (high + gap) + 2 * pad
        self.sheet = self.whole.around((self.size(*self.wide), total))
        inner = self.sheet.inset(pad)
        top, rest = inner.cut_top(head)
        self.label(self.title, top, self.type.h2 * 1.1, face="serif_bold", anchor="c")
        words, rest = rest.cut_top(text)
        self.label(self.text, words, self.type.body, lines=3, colour="ink_soft", anchor="c")
        boxes = [Box(rest.x, rest.y + at * (high + gap), rest.w, high) for at in range(len(choices))]
        return [
            Button(id, box, label, do, size=self.type.label, kind="paper", lines=2)
            for box, (id, label, do) in zip(boxes, choices, strict=True)
        ]

    def back(self) -> bool:
        self.app.stack.pop()
        return True

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(self.whole, "walnut_deep", 0.62)
        paper.deckle(canvas, self.sheet, "vellum", 3, 20)
        paper.double_rule(canvas, self.sheet.inset(12), opacity=0.4)
        for label in self.labels:
            label.draw(canvas)
        self.form.draw(canvas)


class TableMenu(SheetMenu):
    """Back, table undo, settings, title, end."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(t("menu.title"), t("menu.saved"))
        self.table = table

    def choices(self) -> Sequence[tuple[str, str, Callable[[], object]]]:
        found: list[tuple[str, str, Callable[[], object]]] = [("back", t("menu.back"), self.back)]
        if self.table.hints.can_be_asked:
            found.append(("hint", t("menu.hint"), self._hint))
        if self.table.match.session.records:
            found.append(("rewind", t("menu.rewind"), self._rewind))
            found.append(("replay", t("menu.replay"), self._replay))
        if self.table.match.advises and not self.table.match.over:
            found.append(("seats", t("menu.seats"), self._seats))
        if self.table.coach.teaches:
            seat = self.table.match.seat
            words = "coach.menu.off" if self.table.coach.pupils.on(seat) else "coach.menu.on"
            found.append(("coach", self.table.desk.speaker.t(words, seat=seat), self._coach))
        return [
            *found,
            ("settings", t("menu.settings"), self._settings),
            ("leave", t("menu.leave"), self._leave),
            ("quit", t("menu.quit"), self.app.quit),
        ]

    def _hint(self) -> None:
        self.app.stack.pop()
        self.table.hints.ask()

    def _rewind(self) -> None:
        self.app.stack.replace(RewindMenu(self.table))

    def _replay(self) -> None:
        self.app.stack.pop()
        self.table.ways.replay()

    def _seats(self) -> None:
        from kingsburg_table.table.scenes.table.seats_menu import SeatsMenu

        self.app.stack.replace(SeatsMenu(self.table))

    def _coach(self) -> None:
        self.table.coach.switch()
        self.back()

    def _settings(self) -> None:
        self.app.stack.replace(self.table.ways.settings())

    def _leave(self) -> None:
        from kingsburg_table.table.scenes.title import TitleScene

        self.app.stack.start_over(TitleScene())


class RewindMenu(SheetMenu):
    """The last turns as places to go back to; then every seat is asked."""

    wide, row = (1040, 820), (58, 48)

    def __init__(self, table: TableScene) -> None:
        super().__init__(t("rewind.title"), t("rewind.why"))
        self.table = table

    def choices(self) -> Sequence[tuple[str, str, Callable[[], object]]]:
        match = self.table.match
        last = len(match.session.records)
        moments = dict.fromkeys(group.before for group in reversed(match.screen.story) if group.seat is not None)
        speaker = self.table.desk.speaker
        found: list[tuple[str, str, Callable[[], object]]] = []
        for at in [moment for moment in moments if moment < last][:MOMENTS]:
            group = next(group for group in match.screen.story if group.seat is not None and group.before == at)
            line = next((line for line in group.lines if line.words is not None and speaker.has(line.words.id)), None)
            what = f": {say(speaker, line.words)}" if line is not None and line.words is not None else ""
            found.append((f"to.{at}", t("rewind.back", n=last - at) + what, self._ask(at)))
        return [*found, ("back", t("menu.back"), self.back)]

    def _ask(self, records: int) -> Callable[[], None]:
        def ask() -> None:
            self.app.stack.pop()
            self.table.match.propose_rewind(records)
            ask_next(self.table)

        return ask


def ask_next(table: TableScene) -> None:
    """Ask the next seat that has not answered."""
    vote = table.match.vote
    seat = vote.asked if vote is not None else None
    if seat is None:
        return

    def agree() -> None:
        table.hands.after(table.match.agree(seat, table.app.now))
        ask_next(table)

    def refuse() -> None:
        table.match.refuse(seat)

    ask = table.desk.speaker.t("rewind.ask", seat=seat)
    choices = [("yes", t("rewind.yes"), agree), ("no", t("rewind.no"), refuse)]
    table.app.stack.push(DialogScene(ask, t("rewind.why"), choices))
