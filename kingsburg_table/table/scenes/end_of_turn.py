"""Who wants to end a turn with the seal and who without: one row for each player, in set-up and settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.choice import Segments
from kingsburg_table.table.widgets.label import broken, same_size
from kingsburg_table.text import t

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.form_scene import FormScene

SEAL, QUICK = "seal", "quick"
Wish = Callable[[str, bool], object]


def end_of_turn_rows(scene: FormScene, room: Box, players: Sequence[tuple[int, str]], wish: Wish) -> list[Widget]:
    """Rows for (seat number, name); `wish` is told a name and whether the turn may end without the press."""
    row, gap = scene.size(50, 40), scene.size(8, 3)
    left = scene.size(60, 37)
    widgets: list[Widget] = []
    names = []
    for index, (_, name) in enumerate(players):
        y = room.y + index * (row + gap)
        words = Box(room.x + left, y, room.w * 0.5 - left - 5, row)
        names.append(scene.label(name, words, scene.type.label, face="serif", lines=2, short=broken(name)))
        field = Box(room.x + room.w * 0.5, y, room.w * 0.5, row)
        chosen = QUICK if scene.app.settings.ends_without_press(name) else SEAL
        options = [(SEAL, t("settings.end.seal")), (QUICK, t("settings.end.quick"))]
        do = partial(_tell, wish, name)
        widgets.append(Segments(f"end.{index}", field, options, chosen, do, size=scene.type.body, lines=2))
    same_size(scene.canvas, names)
    return widgets


def end_of_turn_lines(scene: FormScene, section: Box) -> list[float]:
    """The heights of the rows' middles, below a heading of the section."""
    row, gap = scene.size(50, 40), scene.size(8, 3)
    top = section.y + scene.size(54, 36) + scene.size(10, 6)
    return [top + index * (row + gap) + row / 2 for index in range(5)]


def _tell(wish: Wish, name: str, value: str) -> None:
    wish(name, value == QUICK)
