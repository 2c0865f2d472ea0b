"""The table of keys on a sheet of the settings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import tag
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.keys import KEYS, Command, KeyUse
from kingsburg_table.table.widgets.base import Said, Widget
from kingsburg_table.table.widgets.label import Label, same_size
from kingsburg_table.table.widgets.scroll import ScrollArea
from kingsburg_table.text import t

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.form_scene import FormScene

_ARROWS = {Command.LEFT: "arrow_left", Command.RIGHT: "arrow_right", Command.UP: "arrow_up", Command.DOWN: "arrow_down"}


def cap_word(cap: str) -> str:
    """What is printed on a key, in the player's language where it has a word of its own there."""
    return t("keys.cap.space") if cap == "Space" else cap


class KeyList(ScrollArea):
    """The rows, and an account of what they say."""

    labels: Sequence[Label] = ()

    def said(self) -> list[Said]:
        return [label.said() for label in self.labels]


class KeysPage:
    """One row for each use: keycaps at the left, what they do at the right. The four arrows share a row."""

    def __init__(self, scene: FormScene) -> None:
        self.scene = scene
        self._labels: list[Label] = []
        self._offset = 0.0

    def build(self, room: Box) -> list[Widget]:
        scene = self.scene
        high = scene.size(46, 40)
        rows = [use for use in KEYS if use.command not in _ARROWS or use.command is Command.LEFT]
        area = KeyList("keys", room, high * len(rows), self._paint)
        content = area.room
        self._rows = rows
        self._high = high
        left = content.w * 0.47
        self._labels = [
            Label(self._words(use), Box(left, index * high, content.w - left, high), scene.type.body, lines=2)
            for index, use in enumerate(rows)
        ]
        same_size(scene.canvas, self._labels)
        area.labels = self._labels
        return [area]

    def _words(self, use: KeyUse) -> str:
        return t("keys.arrows") if use.command in _ARROWS else t(use.text_id)

    def _paint(self, canvas: Canvas, room: Box) -> None:
        for index, (use, label) in enumerate(zip(self._rows, self._labels, strict=True)):
            y = room.y + (index + 0.5) * self._high
            if index % 2 == 0:
                canvas.rrect(Box(room.x, y - self._high / 2, room.w, self._high), 4, "gilt", opacity=0.12)
            self._caps(canvas, use, room.x + 8, y)
            label.draw(canvas.sub((room.x, room.y, 0, 0)))

    def _caps(self, canvas: Canvas, use: KeyUse, x: float, y: float) -> None:
        size = self.scene.size(18, 16)
        if use.command in _ARROWS:
            side = size * 1.6
            for number, name in enumerate(_ARROWS.values()):
                box = Box(x + number * (side + 6), y - side / 2, side, side)
                canvas.rrect(box, 5, "slip", "ink_soft", 1.3)
                icon(canvas, name, box.centre, side * 0.66)
            return
        for cap in map(cap_word, use.caps):
            wide = tag.keycap_width(cap, canvas.theme.px(size, canvas.scale)) / canvas.scale
            tag.keycap(canvas, cap, (x + wide / 2, y), size)
            x += wide + 8
