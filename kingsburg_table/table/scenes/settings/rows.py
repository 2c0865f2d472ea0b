"""Rows of a settings sheet: a heading, then names at the left and controls at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.form_scene import FormScene


class Rows:
    """Hands out boxes from the top of a sheet downwards and puts the names beside them. `rules` collects the lines."""

    def __init__(self, scene: FormScene, sheet: Box, rules: list[tuple[float, float, float]]) -> None:
        self.scene, self.sheet, self.rules = scene, sheet, rules
        pad = scene.size(32, 20)
        self.x, self.w = sheet.x + pad, sheet.w - 2 * pad
        self.y = sheet.y + scene.size(16, 8)
        self._first = True

    def section(self, title: str, note: str = "") -> None:
        scene = self.scene
        self.y += 0 if self._first else scene.size(14, 6)
        self._first = False
        high = scene.size(46, 30)
        split = 0.5 if note else 1.0
        scene.label(title, Box(self.x, self.y, self.w * split, high), scene.type.h2, face="serif_bold")
        if note:
            box = Box(self.x + self.w * split, self.y, self.w * (1 - split), high)
            scene.label(note, box, scene.type.body, face="serif_italic", colour="ink_soft", anchor="r")
        self.y += high + scene.size(6, 3)
        self.rules.append((self.x, self.x + self.w, self.y))
        self.y += scene.size(14, 8)

    def _names(self, name: str, why: str, high: float, share: float) -> None:
        scene = self.scene
        box = Box(self.x, self.y, self.w * share - 10, high)
        if why:
            top, below = box.rows(2)
            scene.label(name, top.moved(0, 2), scene.type.label, face="sans_bold")
            scene.label(why, below.moved(0, -2), scene.type.caption, colour="ink_soft")
        else:
            scene.label(name, box, scene.type.label, face="sans_bold", lines=2)

    def line(self, name: str, high: float | None = None, share: float = 0.32) -> Box:
        """A control as high as a button; the name has `share` of the width."""
        high = high or self.scene.size(50, 40)
        self._names(name, "", high, share)
        box = Box(self.x + self.w * share, self.y, self.w * (1 - share), high)
        self.y += high + self.scene.size(10, 4)
        return box

    def slider(self, name: str, why: str = "") -> tuple[Box, Box]:
        """A slider and the room for its number."""
        high = self.scene.size(58, 44) if why else self.scene.size(50, 38)
        self._names(name, why, high, 0.32 if not why else 0.4)
        left = self.w * (0.32 if not why else 0.4)
        number = self.scene.size(92, 64)
        self.y += high + self.scene.size(6, 2)
        top = self.y - high - self.scene.size(6, 2)
        return (
            Box(self.x + left, top, self.w - left - number, high),
            Box(self.x + self.w - number + 8, top, number - 8, high),
        )

    def switch(self, name: str, why: str) -> Box:
        high = self.scene.size(62, 46)
        toggle = self.scene.size(36, 28)
        self._names(name, why, high, 1 - toggle * 1.83 / self.w - 0.03)
        box = Box(self.x + self.w - toggle * 1.83, self.y + (high - toggle) / 2, toggle * 1.83, toggle)
        self.y += high + self.scene.size(6, 2)
        return box

    def text(self, high: float) -> Box:
        box = Box(self.x, self.y, self.w, high)
        self.y += high
        return box

    def rest(self) -> Box:
        return Box(self.x, self.y, self.w, self.sheet.bottom - self.y - self.scene.size(16, 8))
