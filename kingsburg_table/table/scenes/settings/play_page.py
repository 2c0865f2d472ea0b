"""The page about the evening: how dice are thrown, whether what happens by itself is told, how fast computers play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box
from kingsburg_table.table.scenes.settings.rows import Rows
from kingsburg_table.table.settings import Dice, Tempo
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.choice import Segments, Toggle
from kingsburg_table.text import t

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.settings.scene import SettingsScene


class PlayPage:
    """Takes effect with the next throw and the next move."""

    def __init__(self, scene: SettingsScene) -> None:
        self.scene = scene

    def build(self, room: Box, rules: list[tuple[float, float, float]]) -> list[Widget]:
        scene, settings = self.scene, self.scene.app.settings
        pad = scene.size(32, 20)
        rows = Rows(scene, Box(room.x - pad, room.y - scene.size(16, 8), room.w + 2 * pad, room.h), rules)
        rows.section(t("settings.dice"))
        throws = [(each.value, t(f"settings.dice.{each.value}")) for each in Dice]
        box = rows.text(scene.size(50, 40))
        widgets: list[Widget] = [Segments("dice", box, throws, settings.dice.value, self._dice, size=scene.type.body)]
        note = rows.text(scene.size(76, 58))
        said = t(f"settings.dice.{settings.dice.value}.line")
        scene.label(said, note, scene.type.caption, colour="ink_soft", lines=2)
        rows.section(t("settings.moments"))
        box = rows.switch(t("settings.moments.tell"), t("settings.moments.line"))
        widgets.append(Toggle("moments", box, settings.moments, self._moments))
        box = rows.switch(t("settings.sand_glass"), t("settings.sand_glass.line"))
        widgets.append(Toggle("sand_glass", box, settings.sand_glass, self._sand_glass))
        rows.section(t("settings.computers"))
        paces = [(each.value, t(f"settings.tempo.{each.value}")) for each in Tempo]
        box = rows.text(scene.size(50, 40))
        size = scene.type.body
        widgets.append(Segments("computers", box, paces, settings.computers.value, self._computers, size=size))
        note = rows.text(scene.size(50, 40))
        scene.label(t("settings.computers.why"), note, scene.type.caption, colour="ink_soft", lines=2)
        box = rows.switch(t("setup.hints"), t("settings.hints.line"))
        widgets.append(Toggle("hints", box, settings.hints, self._hints))
        return widgets

    def _hints(self, on: bool) -> None:
        self.scene.app.settings.hints = on
        self._kept()

    def _dice(self, dice: str) -> None:
        self.scene.app.settings.dice = Dice(dice)
        self._kept()

    def _moments(self, on: bool) -> None:
        self.scene.app.settings.moments = on
        self._kept()

    def _sand_glass(self, on: bool) -> None:
        self.scene.app.settings.sand_glass = on
        self._kept()

    def _computers(self, pace: str) -> None:
        self.scene.app.settings.computers = Tempo(pace)
        self._kept()

    def _kept(self) -> None:
        self.scene.app.save_settings()
        self.scene.refresh()
