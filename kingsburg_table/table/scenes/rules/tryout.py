"""Trying a worked example on the real table: the same clicks as in a match, and a bar that says what to try."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from kingsburg_table.core.session import Session
from kingsburg_table.table.book.exercises import Exercise, Kind
from kingsburg_table.table.book.lesson import Came, Lesson, outcomes
from kingsburg_table.table.book.library import Show
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.layout import table_layout
from kingsburg_table.table.play.match import TableMatch
from kingsburg_table.table.play.words import Words
from kingsburg_table.table.scenes.rules.lesson_out import BACK, RESTART, SHOW, STEP_BACK, LessonOut, LessonWays
from kingsburg_table.table.scenes.rules.match import LessonMatch
from kingsburg_table.table.scenes.table.scene import TableScene
from kingsburg_table.table.scenes.table.ways_out import WaysOut
from kingsburg_table.table.speech import say_rich
from kingsburg_table.table.window import Window

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.rules.scene import RulesScene


class TryScene(TableScene):
    """One example. `tried` is shared with the browser, which ticks the same steps."""

    match: LessonMatch
    out: LessonOut

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

    def make_out(self) -> LessonOut:
        return LessonOut(self, self._press)

    def make_ways(self) -> WaysOut:
        return LessonWays(self.app, self.out, self.rules)

    def enter(self) -> None:
        self.sit_down()

    def leave(self) -> None:
        """Nothing was opened, nothing is closed."""

    def layout(self, window: Window) -> None:
        super().layout(window)
        self.focus.follow(self.out.lit_ids())

    # -- the bar -------------------------------------------------------------------------------------------------------

    def _press(self, id: str) -> None:
        now = self.app.now
        if id == BACK:
            self.ways.open_menu()
        elif id == STEP_BACK:
            self.aftermath.show(self.match.step_back(now))
        elif id == RESTART:
            self.aftermath.show(self.match.restart(now))
        elif id == SHOW:
            self._show()

    def _show(self) -> None:
        """Arm the move for the reader, or make the attempt; looking goes on by the seal."""
        task, option, narrowing = self.lesson.asked, self.lesson.option, self.match.narrowing
        if task is None:
            return
        if option is not None and narrowing is not None:
            self.match.press_chip(option)
            self.out.renew()
        elif task.kind in (Kind.ATTEMPT, Kind.LOOK):
            self.match.clear()
            self.aftermath.show(self.match.press_seal(self.app.now), "seal")

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
        action = self.out.telling.action(task, self.came.get(self.lesson.at, Came()))
        assert action is not None
        values = {"seat": task.seat, "what": self.out.telling.words(action, task.seat).nested}
        return say_rich(speaker, Words(f"lesson.{task.kind.value}", values))

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.laid.drawer or (self.desk.metrics.wide and self.desk.sight.focus != "stage"):
            self.out.panel.draw(canvas)

    def draw_ribbon(self, canvas: Canvas) -> None:
        self.out.bar.draw(canvas, self.instruction(), self.focus.looking, self.focus.keyboard)

    def report(self) -> dict[str, str]:
        return {"example": self.show.id, "task": str(self.lesson.at)}
