"""The settings: every change takes effect at once and shows in the preview."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper, wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.scene import Scene
from kingsburg_table.table.scenes.bars import back_button, foot_bar, foot_seal, paint_bars, top_bar, work_room
from kingsburg_table.table.scenes.end_of_turn import end_of_turn_rows
from kingsburg_table.table.scenes.form_scene import FormScene
from kingsburg_table.table.scenes.settings.keys_page import KeysPage
from kingsburg_table.table.scenes.settings.play_page import PlayPage
from kingsburg_table.table.scenes.settings.preview import SettingsPreview
from kingsburg_table.table.scenes.settings.rows import Rows
from kingsburg_table.table.scenes.settings.window_sheet import WindowSheet
from kingsburg_table.table.settings import Tempo
from kingsburg_table.table.widgets.amount import Slider
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.button import Button
from kingsburg_table.table.widgets.choice import Segments, Toggle
from kingsburg_table.table.widgets.tabs import Tabs
from kingsburg_table.text import t

if TYPE_CHECKING:
    from kingsburg_table.table.app import App

PREVIEW, PLAY, KEYS = "preview", "play", "keys"


def settings_over(app: App) -> Scene:
    """Opened from a book or from a look back: they speak of the match on the table below, else of nobody."""
    found = (scene.settings() for scene in reversed(app.stack.scenes))
    return next((scene for scene in found if scene is not None), SettingsScene(()))


class SettingsScene(FormScene):
    """`players` are (seat number, name) of the match being played; None: those of the last set-up.

    `wished` is told when a player changes the end of turn, so that a running match can follow at once.
    """

    def __init__(
        self,
        players: Sequence[tuple[int, str]] | None = None,
        wished: Callable[[str, bool], object] | None = None,
    ) -> None:
        super().__init__()
        self._players, self._wished = players, wished
        self.page = PREVIEW
        self.window_sheet = WindowSheet(self)
        self.preview = SettingsPreview(self)
        self.play_page = PlayPage(self)
        self.keys_page = KeysPage(self)
        self.sheets: list[Box] = []
        self._rules: list[tuple[float, float, float]] = []
        self._tokens: list[tuple[int, float, float]] = []
        self._bars: tuple[Box, Box]
        self._saved_at = (0.0, 0.0)

    # placing ----------------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        top = top_bar(self, t("settings.title"), t("settings.subtitle"))
        foot = foot_bar(self)
        self._bars = (top, foot)
        self._rules, self._tokens = [], []
        room = work_room(self, top, foot.y, self.size(20, 8))
        self.sheets = room.columns([600, 590, 618], self.size(20, 12))
        return [
            back_button(self, top, t("settings.back"), self.back),
            *self.window_sheet.build(self.sheets[0], self._rules),
            *self._second_sheet(self.sheets[1]),
            *self._third_sheet(self.sheets[2]),
            *self._foot(foot),
        ]

    def _second_sheet(self, sheet: Box) -> list[Widget]:
        settings, size = self.app.settings, self.type.body
        rows = Rows(self, sheet, self._rules)
        rows.section(t("settings.motion"), t("settings.motion.note"))
        tempos = [(each.value, t(f"settings.tempo.{each.value}")) for each in Tempo]
        box = rows.line(t("settings.tempo"), share=0.22)
        widgets: list[Widget] = [Segments("tempo", box, tempos, settings.tempo.value, self._tempo, size=size)]
        box = rows.switch(t("settings.reduced"), t("settings.reduced.line"))
        widgets.append(Toggle("reduced", box, settings.reduced_motion, self._reduced))
        rows.section(t("settings.sound"), t("settings.sound.note"))
        for id, value in (("sound", settings.sound), ("music", settings.music)):
            box, number = rows.slider(t("settings.sounds" if id == "sound" else "settings.music"))
            self.label(f"{value}%", number, self.type.h3, face="serif_bold", anchor="r")
            done = self._heard if id == "sound" else self._kept
            widgets.append(Slider(id, box, value, (0, 100), self.follow(id), step=5, done=done))
        rows.section(t("settings.end"), t("settings.end.note"))
        players = self._who()
        if not players:
            self.label(t("settings.end.nobody"), rows.text(self.size(60, 44)), size, colour="ink_soft", lines=2)
            return widgets
        room = rows.rest()
        widgets += end_of_turn_rows(self, room, players, self._wish)
        step = self.size(58, 43)
        self._tokens = [(seat, room.x, room.y + step * (index + 0.43)) for index, (seat, _) in enumerate(players)]
        why = Box(room.x, room.y + step * len(players), room.w, self.size(44, 40))
        if why.bottom < sheet.bottom - 8:
            self.label(t("settings.end.why"), why, size, face="serif_italic", colour="ink_soft", lines=2)
        return widgets

    def _who(self) -> list[tuple[int, str]]:
        if self._players is not None:
            return list(self._players)
        memory = self.app.settings.last_setup.get(self.app.settings.last_game)
        seats = memory.seats if memory else []
        return [(seat.colour + 1, seat.name) for seat in seats if seat.name and not seat.by]

    def _third_sheet(self, sheet: Box) -> list[Widget]:
        pad = self.size(32, 20)
        head = Box(sheet.x + pad, sheet.y + self.size(22, 12), sheet.w - 2 * pad, self.size(56, 40))
        pages = [(PREVIEW, t("settings.preview")), (PLAY, t("settings.play")), (KEYS, t("settings.keys"))]
        tabs = Tabs("page", head, pages, self.page, self._turn, size=self.type.h3)
        room = Box(head.x, head.bottom + self.size(20, 12), head.w, sheet.bottom - head.bottom - self.size(44, 26))
        if self.page == PREVIEW:
            return [tabs, *self.preview.build(room)]
        if self.page == PLAY:
            return [tabs, *self.play_page.build(room, self._rules)]
        return [tabs, *self.keys_page.build(room)]

    def _foot(self, bar: Box) -> list[Widget]:
        left = bar.x + self.size(36, 16)
        high = self.size(64, 48)
        box = Box(left, bar.cy - high / 2, self.size(330, 250), high)
        words = Box(box.right + self.size(80, 50), bar.y, self.size(620, 380), bar.h)
        self._saved_at = (words.x - self.size(26, 20), bar.cy)
        self.label(t("settings.saved"), words, self.type.label, colour="wood_text", lines=2)
        return [
            Button("defaults", box, t("settings.defaults"), self._defaults, size=self.type.label, icon="reset"),
            foot_seal(self, bar, t("settings.done"), self.back, icon="check", room=self.size(340, 230)),
        ]

    # changing ---------------------------------------------------------------------------------------

    def follow(self, name: str) -> Callable[[int], None]:
        """What a slider does on its way: the setting and the numbers follow."""

        def change(value: int) -> None:
            setattr(self.app.settings, name, value)
            self.refresh_numbers()

        return change

    def refresh_numbers(self) -> None:
        """While a slider is being dragged only the numbers follow; letting go does the rest."""
        settings = self.app.settings
        values = (settings.ui_size, settings.text_size, settings.sound, settings.music)
        numbers = [label for label in self.labels if label.text.endswith("%") and label.text[:-1].isdigit()]
        for label, value in zip(numbers, values, strict=True):
            label.text = f"{value}%"
            label.solve(self.canvas)
        self.app.redraw()

    def rebuilt(self, value: int = 0) -> None:
        """The whole picture changed."""
        self.app.rebuild()
        self.app.save_settings()

    def _kept(self, value: int) -> None:
        self.app.save_settings()

    def _heard(self, value: int) -> None:
        self.app.sound.play("coin")
        self.app.save_settings()

    def _tempo(self, tempo: str) -> None:
        self.app.settings.tempo = Tempo(tempo)
        self.app.save_settings()
        self.refresh()
        self.preview.roll()

    def _reduced(self, on: bool) -> None:
        self.app.settings.reduced_motion = on
        self.app.save_settings()
        self.refresh()
        self.preview.roll()

    def _wish(self, name: str, quick: bool) -> None:
        self.app.settings.set_ends_without_press(name, quick)
        if self._wished is not None:
            self._wished(name, quick)
        self.app.save_settings()

    def _turn(self, page: str) -> None:
        self.page = page
        self.refresh(ground=True)

    def _defaults(self) -> None:
        self.app.settings_file.reset()
        self.rebuilt(0)

    def back(self) -> bool:
        self.app.save_settings()
        self.app.stack.pop()
        return True

    # showing ----------------------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        wood.table_top(canvas, self.whole, self.size(180, 120))
        paint_bars(canvas, *self._bars)
        for number, sheet in enumerate(self.sheets):
            paper.deckle(canvas, sheet, "vellum", number + 2)
        for x0, x1, y in self._rules:
            paper.rule(canvas, x0, x1, y, opacity=0.5)
        icon(canvas, "check", self._saved_at, self.size(26, 20), "wood_text", mono=True)
        if self.page == PREVIEW:
            self.preview.paint_ground(canvas)

    def paint_between(self, canvas: Canvas) -> None:
        for seat, x, y in self._tokens:
            token(canvas, seat, (x + self.size(24, 17), y), self.size(44, 32))
        if self.page == PREVIEW:
            self.preview.paint(canvas)
