"""The points of a running match: where they come from, and how they came; open points only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kingsburg_table.core.session import Session
from kingsburg_table.table.boards import board_of
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.input.events import Event, Key
from kingsburg_table.table.keys import Command, command_of
from kingsburg_table.table.play.standing import Standing
from kingsburg_table.table.play.timeline import Timeline
from kingsburg_table.table.scenes import bars
from kingsburg_table.table.scenes.form_scene import FormScene
from kingsburg_table.table.scenes.results.course import CourseChart
from kingsburg_table.table.scenes.results.reveal import Reveal
from kingsburg_table.table.scenes.results.sources import Sources
from kingsburg_table.table.scenes.when import Calendar, speaker_of
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.text import language, t


class StandingScene(FormScene):
    """Lies over the table until any of the keys that close it."""

    def __init__(self, session: Session[Any, Any]) -> None:
        super().__init__()
        self.session = session
        self.standing = Standing(session)
        self.timeline = Timeline(session)

    def enter(self) -> None:
        self.reveal = Reveal(self.app.motion, len(self.standing.sources), len(self.standing.places), True)

    def build(self) -> Sequence[Widget]:
        session, wide = self.session, self.metrics.wide
        speaker = speaker_of(session, language())
        calendar = Calendar(session, board_of(session.game, session.rules.data, speaker), speaker)
        self.bar = bars.top_bar(self, t("standing.title"), t("standing.subtitle"))
        margin, gap = self.size(36, 16), self.size(22, 12)
        top = self.bar.bottom + gap
        self.sheets = Box(margin, top, self.whole.w - 2 * margin, self.whole.h - top - gap).rows([1.0, 1.0], gap * 0.8)
        body = bars.sheet_head(self, self.sheets[0], t("results.by_source"))
        label = self.labels[-1]
        used = self.canvas.text_width(label.text, face="serif_bold", size=self.type.h2) + self.size(28, 16)
        self.head = Box(label.box.x + used, label.box.y, body.right - label.box.x - used, label.box.h)
        label.box = Box(label.box.x, label.box.y, min(used, label.box.w), label.box.h)
        self.body = body
        self.sources = Sources(self.head, body, self.standing, speaker, self.type, wide, self.canvas)
        body = bars.sheet_head(self, self.sheets[1], t("results.over_time"))
        self.course = CourseChart(body, self.timeline, (), calendar.rounds(self.timeline), wide)
        return [bars.back_button(self, self.bar, t("standing.back"), self.back)]

    def back(self) -> bool:
        self.app.stack.pop()
        return True

    def handle(self, event: Event) -> bool:
        if isinstance(event, Key) and not event.repeat and command_of(event) is Command.POINTS:
            return self.back()
        return super().handle(event)

    def paint_ground(self, canvas: Canvas) -> None:
        super().paint_ground(canvas)
        bars.paint_bars(canvas, self.bar, None)
        for seed, sheet in enumerate(self.sheets, start=3):
            bars.paint_sheet(self, canvas, sheet, seed)
        self.sources.paint_ground(canvas, self.head, self.body)

    def paint_between(self, canvas: Canvas) -> None:
        self.sources.draw(canvas, self.reveal)
        self.course.draw(canvas, 1.0, language())
