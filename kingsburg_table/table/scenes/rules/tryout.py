"""Trying a worked example on the real table: the same clicks as in a match, and a bar that says what to try."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kingsburg_table.core.session import Session
from kingsburg_table.table.book.exercises import Exercise, Kind
from kingsburg_table.table.book.lesson import Came, Lesson, outcomes
from kingsburg_table.table.book.library import Show, book
from kingsburg_table.table.book.things import named
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.layout import table_layout
from kingsburg_table.table.play.match import TableMatch
from kingsburg_table.table.play.narrowing import kind_of
from kingsburg_table.table.play.words import Words
from kingsburg_table.table.scenes.rules.bar import LessonBar
from kingsburg_table.table.scenes.rules.match import LessonMatch
from kingsburg_table.table.scenes.rules.panel import StepPanel
from kingsburg_table.table.scenes.rules.telling import Telling
from kingsburg_table.table.scenes.table.scene import TableScene
from kingsburg_table.table.scenes.table.scroll import Control
from kingsburg_table.table.scenes.table.staging import Staging
from kingsburg_table.table.speech import say_rich
from kingsburg_table.table.window import Window

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.rules.scene import RulesScene

BACK, SHOW, STEP_BACK, RESTART = "lesson.back", "lesson.show", "lesson.step_back", "lesson.restart"


class TryScene(TableScene):
    """One example. `tried` is shared with the browser, which ticks the same steps."""

    match: LessonMatch

    def __init__(self, show: Show, tried: set[int] | None = None, rules: RulesScene | None = None) -> None:
        self.show = show
        self.lesson = Lesson(show)
        self.came = outcomes(show)
        self.tried = tried if tried is not None else set()
        self.rules = rules
        super().__init__(self.lesson.session, None, table_layout(show.case.game))

    def make_match(self, session: Session[Any, Any], path: Path | None) -> TableMatch:
        return LessonMatch(self.lesson, self.table_layout.manner)

    # -- life: the running match is none of its business ---------------------------------------------------------------

    def enter(self) -> None:
        self.staging = Staging(self)

    def leave(self) -> None:
        """Nothing was opened, nothing is closed."""

    def layout(self, window: Window) -> None:
        super().layout(window)
        self.focus.follow(self.lit_ids())

    def renew(self, follow: bool = False) -> None:
        self.tried |= self.lesson.tried
        regions, speaker = self.desk.regions, self.desk.speaker
        seats = self.lesson.session.seats
        self.telling = Telling(book(self.show.case.game), speaker, seats, self.table_layout.manner)
        self.bar = LessonBar(regions.ribbon, speaker, self.desk.metrics.wide)
        self.bar.solve(self.app.canvas, self._buttons())
        wide = self.desk.metrics.wide
        self.panel = StepPanel(regions.chronicle, self.telling, self.lesson, self.came, self.show, wide)
        super().renew(follow)
        self.bar.box = self.desk.regions.ribbon
        self.panel.box = self.desk.regions.chronicle
        self.chronicle.rows = []

    # -- the bar -------------------------------------------------------------------------------------------------------

    def _buttons(self) -> Mapping[str, bool]:
        """The bar's buttons and whether they can be pressed."""
        back = self.lesson.can_back
        return {BACK: True, SHOW: self.lesson.asked is not None, STEP_BACK: back, RESTART: back}

    def extras(self) -> Sequence[Control]:
        return self.bar.controls if hasattr(self, "bar") else ()

    def press_extra(self, id: str) -> None:
        now = self.app.now
        if id == BACK:
            self.open_menu()
        elif id == STEP_BACK:
            self.hands.after(self.match.step_back(now))
        elif id == RESTART:
            self.hands.after(self.match.restart(now))
        elif id == SHOW:
            self._show()

    def _show(self) -> None:
        """Arm the move for the reader, or make the attempt; looking goes on by the seal."""
        task, option, narrowing = self.lesson.asked, self.lesson.option, self.match.narrowing
        if task is None:
            return
        if option is not None and narrowing is not None:
            self.match.press_chip(option)
            self.renew()
        elif task.kind in (Kind.ATTEMPT, Kind.LOOK):
            self.match.clear()
            self.hands.after(self.match.press_seal(self.app.now), "seal")

    def instruction(self) -> str:
        """What the bar says, as markup."""
        lesson, speaker = self.lesson, self.desk.speaker
        task = lesson.task
        if lesson.wrong:
            return say_rich(speaker, Words("lesson.wrong", {"what": lesson.wrong}))
        if task is None:
            return say_rich(speaker, Words("lesson.finished"))
        if lesson.stray:
            return say_rich(speaker, Words("lesson.stray"))
        return f"*{lesson.at + 1}/{len(lesson.tasks)}*  {self._praise()}{self._asks(task)}"

    def _praise(self) -> str:
        before = self.lesson.tasks[self.lesson.at - 1] if self.lesson.at else None
        if before is None or before.kind is Kind.LOOK:
            return ""
        words = "lesson.refused" if before.kind is Kind.ATTEMPT else "lesson.good"
        return f"[check] *{say_rich(self.desk.speaker, Words(words))}* "

    def _asks(self, task: Exercise) -> str:
        speaker = self.desk.speaker
        if task.kind is Kind.LOOK:
            return say_rich(speaker, Words("lesson.look" if task.runs else "lesson.look.listed"))
        action = self.telling.action(task, self.came.get(self.lesson.at, Came()))
        assert action is not None
        values = {"seat": task.seat, "what": self.telling.words(action, task.seat).nested}
        return say_rich(speaker, Words(f"lesson.{task.kind.value}", values))

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.laid.drawer or (self.desk.metrics.wide and self.desk.sight.focus != "stage"):
            self.panel.draw(canvas)

    def anchor(self, id: str) -> Box | None:
        """A refused attempt is explained beside what it was about, not beside the seal."""
        return (self._attempted() if id == "seal" else None) or super().anchor(id)

    def _attempted(self) -> Box | None:
        task = self.lesson.tasks[self.lesson.at - 1] if self.lesson.at else None
        if task is None or task.kind is not Kind.ATTEMPT or task.action is None:
            return None
        means, spots = self.table_layout.manner.means, [spot for spot in self.desk.spots if spot.target]
        targets = named(task.action, task.seat, [spot.target for spot in spots])
        order = sorted(targets, key=lambda target: kind_of(target) in means)
        return next((spot.box for target in order for spot in spots if spot.target == target), None)

    def draw_ribbon(self, canvas: Canvas) -> None:
        self.bar.draw(canvas, self.instruction(), self.focus.looking, self.focus.keyboard)

    def chronicle_shows(self) -> bool:
        return False

    def ribbon_buttons(self) -> Mapping[str, Box]:
        return {}

    # -- ways out ------------------------------------------------------------------------------------------------------

    def open_menu(self) -> None:
        self.app.stack.pop()

    def open_rule(self, rule: str = "") -> None:
        """Back to the browser, at the rule that is asked for."""
        wanted = rule or self.links.rule()
        if self.rules is None:
            super().open_rule(wanted)
            return
        self.rules.open_rule(wanted)
        self.app.stack.pop()

    def match_over(self, reveal: bool = True) -> None:
        """A lesson has no results."""

    def report(self) -> dict[str, str]:
        return {"example": self.show.id, "task": str(self.lesson.at)}
