"""The first sheet of the settings: language, window, sizes, contrast."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from kingsburg_table.table.box import Box
from kingsburg_table.table.metrics import ui_size_range
from kingsburg_table.table.scenes.settings.rows import Rows
from kingsburg_table.table.widgets.amount import Slider
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.choice import Segments
from kingsburg_table.table.widgets.contrast import ContrastTile
from kingsburg_table.table.widgets.label import natural_width
from kingsburg_table.text import language, t

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.settings import SettingsScene

LANGUAGE_NAMES = (("pl", "Polski"), ("en", "English"))
WINDOW_SIZES = ((1280, 720), (1600, 900), (1920, 1080), (2560, 1440))
FULL, WINDOW = "full", "window"
DESK, SOFA, SOFA_TEXT = "desk", "sofa", 125  #: two metres away letters are about a quarter larger


class WindowSheet:
    """Everything that changes the whole picture."""

    def __init__(self, scene: SettingsScene) -> None:
        self.scene = scene

    def build(self, sheet: Box, rules: list[tuple[float, float, float]]) -> list[Widget]:
        scene = self.scene
        rows = Rows(scene, sheet, rules)
        rows.section(t("settings.window"))
        size = self.scene.type.body
        box = rows.line(t("settings.language"))
        widgets: list[Widget] = [Segments("language", box, LANGUAGE_NAMES, language(), self._speak, size=size)]
        box = rows.line(t("settings.screen"))
        screens = [(FULL, t("settings.screen.full")), (WINDOW, t("settings.screen.window"))]
        now = FULL if self.scene.app.window.fullscreen else WINDOW
        widgets.append(Segments("screen", box, screens, now, self._screen, size=size))
        box = rows.line(t("settings.screen.size"))
        widgets.append(self._sizes(box))
        rows.section(t("settings.sizes"), t("settings.sizes.note"))
        widgets += self._size_sliders(rows)
        box = rows.line(t("settings.distance"))
        places = [(DESK, t("settings.distance.desk")), (SOFA, t("settings.distance.sofa"))]
        here = SOFA if self.scene.app.settings.text_size >= SOFA_TEXT else DESK
        widgets.append(Segments("distance", box, places, here, self._distance, size=size))
        rows.section(t("settings.legible"))
        box = rows.line(t("settings.contrast"), high=self.scene.size(112, 82))
        for (high, word), tile in zip(
            ((False, "normal"), (True, "high")), box.columns(2, self.scene.size(16, 10)), strict=True
        ):
            on = self.scene.app.settings.high_contrast == high
            words = t(f"settings.contrast.{word}")
            widgets.append(ContrastTile(f"contrast.{word}", tile, high, on, words, self._contrast, size=size))
        return widgets

    def _sizes(self, box: Box) -> Segments:
        """Sizes that fit the largest screen, and the present one if it is another."""
        desktops = pygame.display.get_desktop_sizes() or [(1920, 1080)]
        widest, tallest = max(each[0] for each in desktops), max(each[1] for each in desktops)
        now = self.scene.app.window.pixel_size
        others = [size for size in WINDOW_SIZES if size[0] <= widest and size[1] <= tallest and size != now]
        sizes, letters = [now], self.scene.type.body
        for size in reversed(others):  # as many as there is room for
            more = sorted([*sizes, size])
            wide = sum(natural_width(self.scene.canvas, f"{w}×{h}", letters, "sans_bold") + 26 for w, h in more)
            sizes = more if len(more) <= 3 and wide <= box.w else sizes
        options = [(f"{w}x{h}", f"{w}×{h}") for w, h in sizes]
        return Segments("size", box, options, f"{now[0]}x{now[1]}", self._resize, size=letters)

    def _size_sliders(self, rows: Rows) -> list[Widget]:
        settings = self.scene.app.settings
        least, most = ui_size_range(self.scene.app.window.pixel_size)
        why = t("settings.ui.line")
        if self.scene.metrics.limited:
            why = t("settings.ui.limited", given=self.scene.metrics.ui_given)
        ui_box, ui_value = rows.slider(t("settings.ui"), why)
        self.scene.label(f"{settings.ui_size}%", ui_value, self.scene.type.h3, face="serif_bold", anchor="r")
        text_box, text_value = rows.slider(t("settings.text"), t("settings.text.line"))
        self.scene.label(f"{settings.text_size}%", text_value, self.scene.type.h3, face="serif_bold", anchor="r")
        follow, done = self.scene.follow, self.scene.rebuilt
        ui_marks, text_marks = sorted({least, 100, most}), (90, 100, 125, 150)
        ui, text = settings.ui_size, settings.text_size
        return [
            Slider("ui", ui_box, ui, (75, 200), follow("ui_size"), step=5, done=done, marks=ui_marks),
            Slider("text", text_box, text, (90, 150), follow("text_size"), step=5, done=done, marks=text_marks),
        ]

    # changing ---------------------------------------------------------------------------------------

    def _speak(self, lang: str) -> None:
        self.scene.app.change_language(lang)
        self.scene.app.save_settings()

    def _screen(self, way: str) -> None:
        if (way == FULL) != self.scene.app.window.fullscreen:
            self.scene.app.toggle_fullscreen()
        self.scene.app.save_settings()

    def _resize(self, size: str) -> None:
        width, height = (int(part) for part in size.split("x"))
        self.scene.app.window.set_size((width, height))
        self.scene.app.rebuild()
        self.scene.app.save_settings()

    def _distance(self, place: str) -> None:
        self.scene.app.settings.text_size = SOFA_TEXT if place == SOFA else 100
        self.scene.rebuilt(0)

    def _contrast(self, high: bool) -> None:
        self.scene.app.settings.high_contrast = high
        self.scene.rebuilt(0)
