"""The look back: expected points over time, luck and choice, and five moments that can be played anew."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kingsburg_table.bots.lookback import Course, WeighedDecision
from kingsburg_table.core.session import Session
from kingsburg_table.table.boards import board_of
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.textbox import write
from kingsburg_table.table.layout import TableLayout
from kingsburg_table.table.play.lookback import Reviewed, told
from kingsburg_table.table.play.timeline import Timeline
from kingsburg_table.table.scenes import bars
from kingsburg_table.table.scenes.form_scene import FormScene
from kingsburg_table.table.scenes.lookback import anew
from kingsburg_table.table.scenes.lookback.cards import MomentCard
from kingsburg_table.table.scenes.lookback.chart import CHANCE, POINTS, Expected
from kingsburg_table.table.scenes.lookback.luck import LuckAndChoice
from kingsburg_table.table.scenes.lookback.moment_sheet import MomentSheet
from kingsburg_table.table.scenes.lookback.work import Work
from kingsburg_table.table.scenes.when import Calendar, speaker_of, when
from kingsburg_table.table.shelf.trouble import why
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.button import Button
from kingsburg_table.table.widgets.choice import Segments
from kingsburg_table.text import language, t

if TYPE_CHECKING:
    from kingsburg_table.table.app import App


class LookBackScene(FormScene):
    """It works while it is open; what was found is there again next time."""

    def __init__(
        self, session: Session[Any, Any], path: Path | None, layout: TableLayout, work: Work | None = None
    ) -> None:
        super().__init__()
        self.session, self.path, self.table_layout = session, path, layout
        self.work = work or Work(session, path)
        self.timeline = Timeline(session)
        self.chosen = 0
        self.shown = POINTS
        self._told: dict[WeighedDecision, Reviewed] = {}

    # -- what is known -------------------------------------------------------------------------------------------

    @property
    def course(self) -> Course | None:
        return self.work.looking.course if self.work.looking is not None else None

    @property
    def moments(self) -> tuple[WeighedDecision, ...]:
        return self.work.looking.moments if self.work.looking is not None else ()

    @property
    def done(self) -> bool:
        return self.work.looking is not None and self.work.looking.done

    @property
    def moment(self) -> WeighedDecision | None:
        """The one that is looked at."""
        moments = self.moments
        return moments[min(self.chosen, len(moments) - 1)] if moments else None

    def told(self, moment: WeighedDecision) -> Reviewed:
        if moment not in self._told:
            self._told[moment] = told(self.session, moment)
        return self._told[moment]

    # -- time ----------------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        return self.work.running

    def prepare(self) -> bool:
        more = self.work.step()
        if self.work.news():
            self.refresh()
        return more

    def pause(self) -> None:
        super().pause()
        if self.work.looking is not None and self.work.running:
            self.work.looking.stop()

    def leave(self) -> None:
        super().leave()
        self.work.stop()

    # -- placing -------------------------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        session = self.session
        self.speaker = speaker_of(session, language())
        self.sheet = MomentSheet(session, self.table_layout, self.metrics, self.type, self.speaker)
        board = board_of(session.game, session.rules.data, self.speaker)
        self.calendar = Calendar(session, board, self.speaker)
        self.bar = bars.top_bar(self, t(f"game.{session.game}"), t("lookback.title"))
        gap, margin = self.size(20, 10), self.size(36, 14)
        self.foot = bars.foot_bar(self)
        top = self.bar.bottom + gap
        area = Box(margin, top, self.whole.w - 2 * margin, self.foot.y - gap - top)
        upper, lower = area.rows([self.size(1.14, 1.3), 1.0], gap)
        chart_sheet, moments_sheet = upper.columns([1.32, 1.0], gap)
        luck_sheet, self.place = lower.columns([0.62, 1.3], gap)
        self.sheets = [chart_sheet, moments_sheet, luck_sheet]
        self.chart_body = bars.sheet_head(self, chart_sheet, t(f"lookback.expected.{self.shown}"))
        self.moments_body = bars.sheet_head(self, moments_sheet, t("lookback.moments"), t("lookback.moments.note"))
        self.luck_body = bars.sheet_head(self, luck_sheet, t("lookback.luck_and_choice"),
                                         t("lookback.luck_note") if self.metrics.wide else "")
        course = self.course
        self.expected = self.luck = None
        if course is not None:
            rounds = self.calendar.rounds(self.timeline)
            wide = self.metrics.wide
            self.expected = Expected(self.chart_body, self.timeline, course, self.moments, rounds, wide, self.shown)
            self.luck = LuckAndChoice(self.luck_body, course, session.seats, self.type, wide)
        return [
            bars.back_button(self, self.bar, t("lookback.back"), self.back), *self._switch(chart_sheet),
            *self._cards(), *self._foot(),
            *bars.bar_icons(self, self.bar, [("settings", "settings", self._settings, t("menu.settings"))]),
        ]

    def _switch(self, sheet: Box) -> list[Widget]:
        """Expected points, or the chance to win."""
        if self.course is None:
            return []
        pad, high = self.size(32, 20), self.size(46, 32)
        box = Box(sheet.right - pad - self.size(330, 236), sheet.y + self.size(20, 10), self.size(330, 236), high)
        options = [(each, t(f"lookback.show.{each}")) for each in (POINTS, CHANCE)]
        tip = t("lookback.shaded")
        return [Segments("shown", box, options, self.shown, self._show, size=self.type.body, tip=tip)]

    def _show(self, shown: str) -> None:
        self.shown = shown
        self.refresh()

    def _cards(self) -> list[Widget]:
        body, gap = self.moments_body, self.size(8, 3)
        if not self.moments:
            words = t("lookback.no_mind") if self.work.looking is None else t(
                "lookback.none" if self.done else "lookback.working")
            self.label(words, body, self.type.body, face="serif_italic", colour="ink_soft", anchor="c", lines=4)
            return []
        high = (body.h - 4 * gap) / 5
        made: list[Widget] = []
        for at, moment in enumerate(self.moments):
            box = Box(body.x, body.y + at * (high + gap), body.w, high)
            made.append(MomentCard(
                at + 1, box, self.told(moment), self.when(moment), self.session.seats, self.speaker, self.type,
                at == self.chosen, self._choose(at),
            ))
        return made

    def _foot(self) -> list[Widget]:
        foot, size = self.foot, self.type.label
        high, gap = self.size(62, 46), self.size(26, 14)
        first = Box(foot.x + self.size(36, 14), foot.cy - high / 2, self.size(300, 196), high)
        found: list[Widget] = []
        if self.moment is not None:
            found.append(Button("replay", first, t("lookback.replay"), self.replay, size=size, icon="replay_play"))
        elif self.work.looking is not None and not self.done:
            word, do = ("stop", self._stop) if self.work.running else ("go_on", self._go_on)
            icon = "replay_pause" if self.work.running else "replay_play"
            found.append(Button(word, first, t(f"lookback.{word}"), do, size=size, icon=icon))
        wide = self.size(420, 260) if self.moment is not None else self.size(900, 560)
        self.progress = Box(first.right + gap, foot.cy - self.size(30, 24), wide, self.size(60, 48))
        if self.work.looking is not None:
            words, below = self.progress.rows(2)
            self.label(self._how_far(), words, self.type.body, colour="cream")
            if self.done:
                kept = t("lookback.kept") if self.work.kept else self._not_kept()
                self.label(kept, below, self.type.caption, face="serif_italic", colour="wood_text")
        if self.moment is not None:
            room = self.size(260, 170)
            seal = bars.foot_seal(self, foot, t("lookback.try"), self.try_it, icon="replay_play", room=room,
                                  disabled="" if self.path is not None else t("lookback.try.no_file"))
            left = self.progress.right + gap
            note = Box(left, foot.y, seal.box.x - gap - left, foot.h)
            self.label(self.speaker.t("lookback.try.note", seat=self.moment.seat), note, self.type.body,
                       face="serif_italic", colour="wood_text", anchor="r", lines=3)
            found.append(seal)
        return found

    def _how_far(self) -> str:
        looking = self.work.looking
        assert looking is not None
        if looking.done:
            return t("lookback.weighed", n=looking.decisions)
        percent = int(100 * looking.progress)
        return t("lookback.progress" if self.work.running else "lookback.stopped", n=percent)

    def _not_kept(self) -> str:
        trouble = self.work.trouble
        return t("lookback.not_kept", reason=why(trouble)) if trouble is not None else ""

    def when(self, moment: WeighedDecision) -> str:
        """The calendar's words for the moment before the answer."""
        return when(self.calendar.ribbon(moment.record))

    # -- ways ----------------------------------------------------------------------------------------------------

    def _choose(self, at: int) -> Any:
        def choose() -> None:
            self.chosen = at
            self.refresh()

        return choose

    def _stop(self) -> None:
        self.work.stop()
        self.refresh()

    def _go_on(self) -> None:
        self.work.go_on()
        self.refresh()

    def replay(self) -> None:
        from kingsburg_table.table.scenes.replay import ReplayScene

        assert self.moment is not None
        self.app.stack.push(ReplayScene(
            self.session, self.path, layout=self.table_layout, record=self.moment.record, back="lookback.back",
        ))

    def try_it(self) -> None:
        assert self.moment is not None
        anew.ask(self.app, self.session, self.path, self.table_layout, self.moment, self.when(self.moment))

    def back(self) -> bool:
        self.app.stack.pop()
        return True

    def _settings(self) -> None:
        from kingsburg_table.table.scenes.settings import settings_over

        self.app.stack.push(settings_over(self.app))

    # -- drawing -------------------------------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        super().paint_ground(canvas)
        bars.paint_bars(canvas, self.bar, self.foot)
        for seed, sheet in enumerate(self.sheets, start=3):
            bars.paint_sheet(self, canvas, sheet, seed)
        paper.deckle(canvas, self.place, "vellum", 7)

    def paint_between(self, canvas: Canvas) -> None:
        chosen = self.moments.index(self.moment) if self.moment is not None else None
        if self.expected is not None:
            self.expected.draw(canvas, chosen, language())
        if self.luck is not None:
            self.luck.draw(canvas)
        if self.work.looking is not None and not self.done:
            self._bar(canvas, self.work.looking.progress)
        if self.moment is not None:
            number, seen = self.moments.index(self.moment) + 1, self.told(self.moment)
            self.sheet.paint(canvas, self.place, self.moment, seen, number, self.when(self.moment))
        else:
            write(canvas, t("lookback.meaning"), self.place.inset(self.size(60, 30)), self.type.label, lines=8,
                  colour="ink_soft", face="serif_italic", anchor="c", lead=1.3)

    def _bar(self, canvas: Canvas, share: float) -> None:
        box = self.progress.rows(2)[1]
        line = Box(box.x, box.cy - 4, min(box.w, self.size(420, 300)), 9)
        canvas.rrect(line, 4, "walnut_deep", "gilt", 1.2)
        if share > 0.01:
            canvas.rrect((line.x + 1, line.y + 1, (line.w - 2) * share, line.h - 2), 3, "gold_bright")

    def report(self) -> dict[str, str]:
        return {"game": self.session.game, "actions": str(len(self.session.records))}


def open_look_back(app: App, session: Session[Any, Any], path: Path | None, layout: TableLayout) -> None:
    """From the results, or from a replay of a finished match."""
    app.stack.push(LookBackScene(session, path, layout))
