"""The set-up: who plays, in which colour, on which chair, and with which options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kingsburg_table.core.catalogue import manifest
from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw import wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.scenes.bars import (
    back_button,
    bar_icons,
    foot_bar,
    foot_seal,
    paint_bars,
    paint_sheet,
    top_bar,
    work_room,
)
from kingsburg_table.table.scenes.form_scene import FormScene
from kingsburg_table.table.scenes.setup.computer_card import computers_of
from kingsburg_table.table.scenes.setup.model import SetupModel
from kingsburg_table.table.scenes.setup.options_sheet import OptionsSheet
from kingsburg_table.table.scenes.setup.player_cards import PlayerCards
from kingsburg_table.table.scenes.setup.seating import Seating
from kingsburg_table.table.scenes.setup.tonight import STARTER, Tonight
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.text import t

DRAWN, FIRST_SEAT = "drawn", "first_seat"


class SetupScene(FormScene):
    """Set-up of one game. What is chosen here is remembered for the next evening."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game
        self.first_game = False  #: taught from the start; not remembered, since the next game is no first one
        self.model: SetupModel
        self.tonight: Tonight
        self.controller: Any = None
        self.seating = Seating(self)
        self.cards = PlayerCards(self)
        self.options = OptionsSheet(self)
        self.sheets: list[Box] = []
        self._bars: tuple[Box, Box]
        self._saves_at: Point = (0, 0)

    def enter(self) -> None:
        from kingsburg_table.core.catalogue import get_controller

        self.controller = get_controller(self.game)
        names = [t(f"setup.name.{number}") for number in range(1, 6)]
        memory = self.app.settings.last_setup.get(self.game)
        players = self.controller.players
        self.model = SetupModel((players[0], players[-1]), names, memory, computers_of(self.game))
        self.tonight = Tonight(manifest(self.game), self.model.options)

    # placing ----------------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        listed = self.model
        subtitle = t("setup.subtitle", least=listed.least, most=listed.most)
        top = top_bar(self, t(f"game.{self.game}"), subtitle)
        foot = foot_bar(self)
        self._bars = (top, foot)
        room = work_room(self, top, foot.y, self.size(22, 10))
        gap = self.size(24, 12)
        shares = ([600, 624, 576], [388, 432, 420]) if not self.tonight.presets else ([556, 584, 660], [335, 399, 490])
        self.sheets = room.columns(shares[0 if self.metrics.wide else 1], gap)
        return [
            back_button(self, top, t("setup.back"), self.back),
            *self.seating.build(self.sheets[0]),
            *self.cards.build(self.sheets[1]),
            *self.options.build(self.sheets[2]),
            *self._foot(foot),
            *bar_icons(self, top, [("settings", "settings", self._settings, t("title.settings"))]),
        ]

    def _foot(self, bar: Box) -> list[Widget]:
        added = self.tonight.added
        minutes = manifest(self.game).length(len(self.model.sitters)) + added
        left = bar.x + self.size(104, 68)
        words = Box(left, bar.y, self.size(420, 300), bar.h).inset(0, bar.h * 0.2)
        head, below = words.rows([1.2, 1])
        about = t("setup.length", time=length_words(minutes))
        self.label(about, head, self.type.h2, face="serif_bold", colour="cream")
        people = t("setup.length.players", n=len(self.model.sitters))
        if added:
            people = t("setup.length.added", people=people, time=length_words(added))
        self.label(people, below, self.type.body, face="serif_italic", colour="wood_text")
        note = Box(words.right + self.size(120, 80), bar.y, self.size(560, 330), bar.h)
        self._saves_at = (note.x - self.size(32, 24), bar.cy)
        self.label(t("setup.length.saves"), note, self.type.body, colour="wood_text", lines=2)
        problem = self.model.problem()
        words_problem = t(problem.id, **problem.values) if problem else ""
        room = bar.right - note.right - self.size(240, 150)
        return [
            foot_seal(self, bar, t("setup.start"), self._start, icon="replay_play", room=room, disabled=words_problem)
        ]

    def changed(self) -> None:
        """Something of the set-up changed: remember it and show it."""
        if self.seating.held is not None and self.seating.held >= len(self.model.sitters):
            self.seating.put_down()
        self.app.settings.last_setup[self.game] = self.model.memory()
        self.refresh()

    # ways -------------------------------------------------------------------------------------------

    def back(self) -> bool:
        if self.seating.put_down():
            self.changed()
            return True
        self.app.save_settings()
        self.app.stack.pop()
        return True

    def _settings(self) -> None:
        from kingsburg_table.table.scenes.settings import SettingsScene

        self.app.stack.push(SettingsScene())

    def _refused(self, widget: Widget) -> None:
        """The seal cannot be pressed: say it where the mistake is, and go there."""
        problem = self.model.problem()
        if widget.id == "seal" and problem is not None:
            field = self.form.find(f"name.{problem.sitter}")
            self.form.set_focus(field)
            self.say(t(problem.id, **problem.values), field.box)
        else:
            super()._refused(widget)

    def _start(self) -> None:
        from kingsburg_table.table.scenes.start import begin_match

        options = dict(self.model.options)
        if STARTER in {choice.id for choice in self.controller.choices}:
            options[STARTER] = DRAWN if self.model.first is None else FIRST_SEAT
        self.app.settings.last_game = self.game
        self.app.settings.last_setup[self.game] = self.model.memory()
        self.app.save_settings()
        begin_match(self.app, self.game, self.model.seats(self.app.settings), options, self.first_game)

    # showing ----------------------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        wood.table_top(canvas, self.whole, self.size(180, 120))
        paint_bars(canvas, *self._bars)
        for number, sheet in enumerate(self.sheets):
            paint_sheet(self, canvas, sheet, number + 2)
        self.seating.paint_ground(canvas)
        foot = self._bars[1]
        icon(canvas, "save", self._saves_at, self.size(30, 24), "wood_text", mono=True)
        icon(canvas, "clock", (foot.x + self.size(64, 42), foot.cy), self.size(44, 32), "cream", mono=True)

    def paint_between(self, canvas: Canvas) -> None:
        self.seating.paint(canvas)
        self.cards.paint(canvas)
        self.options.paint(canvas)


def length_words(minutes: int) -> str:
    """90 -> "1 h 30 min"; rounded to five minutes."""
    minutes = round(minutes / 5) * 5
    hours, rest = divmod(minutes, 60)
    if not hours:
        return t("setup.length.minutes", m=rest)
    return t("setup.length.hours", h=hours, m=rest) if rest else t("setup.length.whole", h=hours)
