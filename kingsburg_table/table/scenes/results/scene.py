"""The results: who won and how, point by point; the board, a replay and a rematch are one press away."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kingsburg_table.core.journal.errors import JournalError
from kingsburg_table.core.opening import new_session
from kingsburg_table.core.session import Session
from kingsburg_table.core.shelf import summary, times
from kingsburg_table.table import matches
from kingsburg_table.table.boards import board_of
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.folders import matches_folder
from kingsburg_table.table.input.events import Event, Key, Text, Touch, Wheel
from kingsburg_table.table.layout import TableLayout, table_layout
from kingsburg_table.table.play.ending import Ending
from kingsburg_table.table.play.timeline import Timeline
from kingsburg_table.table.play.turning import turning_points
from kingsburg_table.table.scenes import bars
from kingsburg_table.table.scenes.dialog import AskFirst
from kingsburg_table.table.scenes.form_scene import FormScene
from kingsburg_table.table.scenes.refusal import told
from kingsburg_table.table.scenes.results import crowning
from kingsburg_table.table.scenes.results.course import CourseChart, Turnings, cards
from kingsburg_table.table.scenes.results.ranking import Ranking
from kingsburg_table.table.scenes.results.reveal import Reveal
from kingsburg_table.table.scenes.results.sources import Sources
from kingsburg_table.table.scenes.shelf.wording import length_words
from kingsburg_table.table.scenes.when import Calendar, speaker_of
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.button import Button
from kingsburg_table.text import language, t

HONOURS = 2


def _seconds(path: Path | None) -> int:
    """How long a match was played, as far as its file tells."""
    try:
        return summary(path).played if path is not None else 0
    except JournalError:  # the results are right without it
        return 0


def _times(path: Path | None, seats: int) -> tuple[int, ...]:
    """How long each player was asked, as far as the file tells."""
    try:
        return times(path, seats) if path is not None else ()
    except JournalError:
        return ()


class ResultsScene(FormScene):
    """`path` is the match's file; `reveal` lets the points come one after the other."""

    def __init__(
        self, session: Session[Any, Any], path: Path | None = None, layout: TableLayout | None = None,
        reveal: bool = True,
    ) -> None:
        super().__init__()
        self.session, self.path = session, path
        self.table_layout = layout or table_layout(session.game)
        self.ending = Ending(session)
        self.timeline = Timeline(session)
        self.points = turning_points(self.timeline, self.ending.outcome, self.table_layout.manner)
        self._played, self._times = _seconds(path), _times(path, len(session.seats))
        self._begin = reveal
        self._revealing = False
        self._heard = -1  #: the last step of the reveal that was heard
        self.reveal: Reveal

    # -- life ----------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        calm = self.app.settings.reduced_motion
        crown = self.app.settings.moments
        self.reveal = Reveal(self.app.motion, len(self.ending.sources), len(self.ending.places), calm, crown)
        if self._begin:
            self.reveal.begin()
            self._revealing = self.reveal.running

    def build(self) -> Sequence[Widget]:
        session, wide = self.session, self.metrics.wide
        self.speaker = speaker_of(session, language())
        board = board_of(session.game, session.rules.data, self.speaker)
        calendar = Calendar(session, board, self.speaker)
        title = calendar.ribbon(len(session.records)).title
        self.bar = bars.top_bar(self, title, t("results.subtitle"))
        margin, gap = self.size(36, 16), self.size(22, 12)
        foot = self.size(132, 84)
        top = self.bar.bottom + gap
        area = Box(margin, top, self.whole.w - 2 * margin, self.whole.h - top - foot)
        left, middle, right = area.columns([432, 916, 452] if wide else [286, 568, 370], gap)
        upper, lower = middle.rows([1.0, 1.0], gap * 0.8)
        self.sheets = (upper, lower, right)
        turns = self.timeline.turns_played(self.table_layout.manner)
        self.ranking = Ranking(left, self.ending, self.speaker, turns, self.type, wide, length_words(self._played))
        if self.app.settings.sand_glass:
            self.ranking.times = tuple(map(length_words, self._times))
        self.head, self.body = self._sheet(upper, t("results.by_source"))
        self.sources = Sources(self.head, self.body, self.ending, self.speaker, self.type, wide, self.canvas)
        _, body = self._sheet(lower, t("results.over_time"))
        self.course = CourseChart(body, self.timeline, self.points, calendar.rounds(self.timeline), wide)
        _, body = self._sheet(right, t("results.turning"))
        honours = [each for each in self.ending.honours() if self.speaker.has(each.words.id)][-HONOURS:]
        made = cards(self.points, self.timeline, calendar, self.speaker)
        self.turnings = Turnings(body, made, honours, self.type, wide)
        return self._buttons(left, middle)

    def _sheet(self, sheet: Box, title: str) -> tuple[Box, Box]:
        """The heading's label, the room beside it, and the body below."""
        body = bars.sheet_head(self, sheet, title)
        label = self.labels[-1]
        used = self.canvas.text_width(title, face="serif_bold", size=self.type.h2) + self.size(28, 16)
        label.box = Box(label.box.x, label.box.y, min(used, label.box.w), label.box.h)
        return Box(label.box.right, label.box.y, body.right - label.box.right, label.box.h), body

    def _buttons(self, left: Box, middle: Box) -> list[Widget]:
        high, size = self.size(68, 48), self.type.label
        y = self.whole.h - self.size(34, 20) - high
        title, replay = Box(left.x, y, left.w, high), Box(middle.x, y, self.size(300, 210), high)
        foot = Box(0, y - self.size(14, 8), self.whole.w, high + self.size(28, 16))
        room, aside = self.size(330, 240), self.size(200, 140)  # where the seal of the table was, nothing is pressed
        seal = bars.foot_seal(self, foot, t("results.rematch"), self.ask_rematch, icon="reroll", room=room, aside=aside)
        back = Box(replay.right + self.size(16, 10), y, self.size(290, 196), high)
        return [
            bars.back_button(self, self.bar, t("results.to_table"), self.back),
            *bars.bar_icons(self, self.bar, [("settings", "settings", self._settings, t("menu.settings"))]),
            Button("title", title, t("results.title_screen"), self.to_title, size=size, icon="castle"),
            Button("replay", replay, t("results.replay"), self.replay, size=size, icon="replay_play"),
            Button("lookback", back, t("lookback.open"), self.look_back, size=size, icon="hint", lines=2),
            seal,
        ]

    # -- ways out ------------------------------------------------------------------------------------------------

    def back(self) -> bool:
        """The finished board; from there the seal leads here again."""
        from kingsburg_table.table.scenes.table import TableScene

        below = self.app.stack.scenes[-2:-1]
        if below and isinstance(below[0], TableScene):
            self.app.stack.pop()
        else:
            self.app.stack.replace(TableScene(self.session, self.path, self.table_layout))
        return True

    def replay(self) -> None:
        from kingsburg_table.table.scenes.replay import ReplayScene

        scene = ReplayScene(self.session, self.path, layout=self.table_layout, back="replay.back_to_results")
        self.app.stack.push(scene)

    def look_back(self) -> None:
        from kingsburg_table.table.scenes.lookback import open_look_back

        open_look_back(self.app, self.session, self.path, self.table_layout)

    def ask_rematch(self) -> None:
        """The same press that ended the match must not begin another one."""
        names = ", ".join(seat.name for seat in self.session.seats)
        choices = [("yes", t("results.rematch"), self.rematch), ("no", t("dialog.cancel"), lambda: None)]
        self.app.stack.push(AskFirst(t("results.rematch.ask"), t("results.rematch.text", names=names), choices))

    def rematch(self) -> None:
        """The same game with the same seats and options, in a file of its own."""
        from kingsburg_table.table.scenes.table import TableScene

        with told(self.app, "results.no_rematch", matches_folder()):
            path = matches.fresh_path(self.session.game)
            session = new_session(
                self.session.game, self.ending.rematch(), options=self.session.options, journal=path
            )
            self.app.match = path
            self.app.stack.start_over(TableScene(session, path, self.table_layout))

    def to_title(self) -> None:
        from kingsburg_table.table.scenes.title import TitleScene

        self.app.stack.start_over(TitleScene())

    def _settings(self) -> None:
        from kingsburg_table.table.scenes.settings import settings_over

        self.app.stack.push(settings_over(self.app))

    # -- events and time -----------------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        if self._revealing and isinstance(event, (Touch, Key, Text, Wheel)):
            self._revealing = False  # the program has ended all motion; the press does nothing else
            return True
        return super().handle(event)

    def tick(self, dt: float) -> bool:
        if self._revealing and self.reveal.running and self.reveal.step > self._heard:
            self._heard = self.reveal.step
            self._sound(self._heard - self.reveal.sources - self.reveal.places + 1)
        if self._revealing and not self.reveal.running:
            self._revealing = False
            self.app.redraw()
        return super().tick(dt)

    def _sound(self, after_the_places: int) -> None:
        """A tick for each source and place; then the winner."""
        if after_the_places <= 0:
            self.app.sound.play("fanfare" if after_the_places == 0 else "score_tick")

    # -- drawing -------------------------------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        super().paint_ground(canvas)
        bars.paint_bars(canvas, self.bar, None)
        self.ranking.paint_ground(canvas)
        for seed, sheet in enumerate(self.sheets, start=3):
            bars.paint_sheet(self, canvas, sheet, seed)
        self.sources.paint_ground(canvas, self.head, self.body)

    def paint_between(self, canvas: Canvas) -> None:
        self.ranking.draw(canvas, self.reveal)
        self.sources.draw(canvas, self.reveal)
        self.course.draw(canvas, self.reveal.course, language())
        self.turnings.draw(canvas, self.speaker, self.session.seats, self.reveal.course)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if 0 < self.reveal.crowning < 1:
            crowning.draw(canvas, self.whole, self.ending, self.speaker, self.reveal.crowning, self.metrics.wide,
                          self.app.settings.reduced_motion)

    def report(self) -> dict[str, str]:
        return {"game": self.session.game, "actions": str(len(self.session.records))}
