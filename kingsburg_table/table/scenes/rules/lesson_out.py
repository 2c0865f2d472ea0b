"""What lies on the table while an example is tried: a bar instead of the ribbon, its steps instead of the chronicle."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from kingsburg_table.table.book.exercises import Kind
from kingsburg_table.table.book.library import book
from kingsburg_table.table.book.things import named
from kingsburg_table.table.box import Box
from kingsburg_table.table.play.narrowing import kind_of
from kingsburg_table.table.scenes.rules.bar import LessonBar
from kingsburg_table.table.scenes.rules.panel import StepPanel
from kingsburg_table.table.scenes.rules.telling import Telling
from kingsburg_table.table.scenes.table.laid_out import LaidOut
from kingsburg_table.table.scenes.table.scroll_places import Control
from kingsburg_table.table.scenes.table.ways_out import WaysOut

if TYPE_CHECKING:
    from kingsburg_table.table.app import App
    from kingsburg_table.table.scenes.rules.scene import RulesScene
    from kingsburg_table.table.scenes.rules.tryout import TryScene

BACK, SHOW, STEP_BACK, RESTART = "lesson.back", "lesson.show", "lesson.step_back", "lesson.restart"


class LessonOut(LaidOut):
    """`press`: one of the bar's buttons was pressed."""

    telling: Telling
    bar: LessonBar
    panel: StepPanel

    def __init__(self, scene: TryScene, press: Callable[[str], None]) -> None:
        super().__init__(scene.app, scene.match, scene.table_layout, scene.focus, scene.laid)
        self.show, self.lesson, self.came, self.tried = scene.show, scene.lesson, scene.came, scene.tried
        self._press = press

    def renew(self, follow: bool = False) -> None:
        self.tried |= self.lesson.tried
        regions, speaker = self.desk.regions, self.desk.speaker
        self.telling = Telling(book(self.show.case.game), speaker, self.lesson.session.seats, self.layout.manner)
        self.bar = LessonBar(regions.ribbon, speaker, self.desk.metrics.wide)
        self.bar.solve(self.app.canvas, self._buttons())
        wide = self.desk.metrics.wide
        self.panel = StepPanel(regions.chronicle, self.telling, self.lesson, self.came, self.show, wide)
        super().renew(follow)
        self.bar.box = self.desk.regions.ribbon
        self.panel.box = self.desk.regions.chronicle
        self.chronicle.rows = []

    def _buttons(self) -> Mapping[str, bool]:
        """The bar's buttons and whether they can be pressed."""
        back = self.lesson.can_back
        return {BACK: True, SHOW: self.lesson.asked is not None, STEP_BACK: back, RESTART: back}

    def extras(self) -> Sequence[Control]:
        return self.bar.controls if hasattr(self, "bar") else ()

    def press_extra(self, id: str) -> None:
        self._press(id)

    def anchor(self, id: str) -> Box | None:
        """A refused attempt is explained beside what it was about, not beside the seal."""
        return (self._attempted() if id == "seal" else None) or super().anchor(id)

    def _attempted(self) -> Box | None:
        task = self.lesson.tasks[self.lesson.at - 1] if self.lesson.at else None
        if task is None or task.kind is not Kind.ATTEMPT or task.action is None:
            return None
        means, spots = self.layout.manner.means, [spot for spot in self.desk.spots if spot.target]
        targets = named(task.action, task.seat, [spot.target for spot in spots])
        order = sorted(targets, key=lambda target: kind_of(target) in means)
        return next((spot.box for target in order for spot in spots if spot.target == target), None)

    def chronicle_shows(self) -> bool:
        return False

    def ribbon_buttons(self) -> Mapping[str, Box]:
        return {}


class LessonWays(WaysOut):
    """Back to the browser; a lesson has no results."""

    def __init__(self, app: App, out: LaidOut, rules: RulesScene | None) -> None:
        super().__init__(app, out)
        self._rules = rules

    def open_menu(self) -> None:
        self.app.stack.pop()

    def open_rule(self, rule: str) -> None:
        """At the rule that is asked for."""
        if self._rules is None:
            super().open_rule(rule)
            return
        self._rules.open_rule(rule)
        self.app.stack.pop()

    def match_over(self, reveal: bool = True) -> None:
        """It ends where it began."""
