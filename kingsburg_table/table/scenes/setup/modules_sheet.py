"""What is in the box tonight, line by line: named mixes, modules with their variants, and at most one scenario."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from kingsburg_table.core.manifest import OFF_ON, Choice
from kingsburg_table.table.box import Box
from kingsburg_table.table.scenes.setup.tonight import STARTER, Tonight
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.choice import Segments
from kingsburg_table.table.widgets.dropdown import Dropdown
from kingsburg_table.table.widgets.label import natural_width
from kingsburg_table.table.widgets.option_lines import RadioLine, SwitchLine
from kingsburg_table.text import t

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.setup import SetupScene

MANY = 4  #: an option with so many values is a list of its own
MODULES = "modules"


class ModulesSheet:
    """All on one page where the letters leave the room; else in pages: the modules, each long list."""

    def __init__(self, scene: SetupScene, own: Callable[[Box], list[Widget]]) -> None:
        self.scene, self._own = scene, own
        self.page = MODULES

    @property
    def tonight(self) -> Tonight:
        return self.scene.tonight

    @property
    def modules(self) -> list[Choice]:
        return [each for each in self.tonight.choices if each.id != STARTER and len(each.values) < MANY]

    @property
    def lists(self) -> list[Choice]:
        return [each for each in self.tonight.choices if each.id != STARTER and len(each.values) >= MANY]

    def build(self, room: Box) -> list[Widget]:
        """Named mixes at the top; the rest at once, or a page of it."""
        scene = self.scene
        factor = scene.canvas.theme.text_factor * (1.0 if scene.canvas.scale > 0.95 else 1.2)  # letters have a floor
        line, gap = scene.size(54, 46) * factor, 3.0
        top, room = room.cut_top(scene.size(50, 57))
        found: list[Widget] = [self._presets(Box(top.x - 8, top.y, top.w + 16, top.h - 4))]
        head, small = scene.size(40, 34) * factor, scene.size(50, 40) * factor
        foot, room = room.cut_bottom(scene.size(46, 38))
        rows = sum(len(each.values) - 1 for each in self.lists)
        needed = len(self.modules) * (line + gap) + rows * (small + gap) + len(self.lists) * head
        if needed <= room.h + 1:
            spare = (room.h - needed) / (len(self.modules) + rows)
            found += self._lines(room, self.modules, line + min(spare, 8))
            y = room.y + len(self.modules) * (line + min(spare, 8) + gap)
            for choice in self.lists:
                found += self._list(choice, Box(room.x, y, room.w, room.bottom - y), head, small + min(spare, 6))
                y += head + (len(choice.values) - 1) * (small + min(spare, 6) + gap)
            return [*found, *self._own(foot)]
        tabs, room = room.cut_top(scene.size(52, 40))
        found.append(self._tabs(Box(tabs.x - 8, tabs.y, tabs.w + 16, tabs.h - 4)))
        if self.page == MODULES:
            high = min(room.h / len(self.modules) - gap, 92.0 * factor)
            return [*found, *self._lines(room, self.modules, high), *self._own(foot)]
        choice = next(each for each in self.lists if each.id == self.page)
        high = min((room.h - head) / (len(choice.values) - 1) - gap, 96.0 * factor)
        return [*found, *self._list(choice, room, head, high), *self._own(foot)]

    # the parts --------------------------------------------------------------------------------------

    def _presets(self, box: Box) -> Widget:
        game = self.scene.game
        options = [(id, t(f"preset.{game}.{id}")) for id in self.tonight.presets]
        return Segments("preset", box, options, self.tonight.preset, self._take, size=self.scene.type.body, lines=2)

    def _tabs(self, box: Box) -> Widget:
        """Which page: names come from the lists themselves."""
        words = [(MODULES, t("setup.modules"))]
        words += [(each.id, t(f"option.{self.scene.game}.{each.id}")) for each in self.lists]
        if self.page not in dict(words):
            self.page = MODULES
        return Segments("page", box, words, self.page, self._turn, size=self.scene.type.body)

    def _lines(self, room: Box, choices: Sequence[Choice], high: float) -> list[Widget]:
        found: list[Widget] = []
        for at, choice in enumerate(choices):
            y = room.y + at * (high + 3.0)
            found += self._module(choice, Box(room.x - 8, y, room.w + 16, high))
        return found

    def _module(self, choice: Choice, box: Box) -> list[Widget]:
        scene, tonight = self.scene, self.tonight
        id, now = f"option.{scene.game}.{choice.id}", tonight.now(choice.id)
        on = now != choice.values[0]
        wanted = choice.values[0] if on else choice.values[1]
        sign = next(each.sign for each in tonight.manifest.options if each.id == choice.id)
        variants = [(value, t(f"{id}.{value}")) for value in choice.values[1:]] if choice.values != OFF_ON else []
        size = scene.type.body
        wide = max((natural_width(scene.canvas, words, size, "serif") for _, words in variants), default=0)
        wide = min(wide + 46, box.w * 0.36) if variants else 0.0
        line = SwitchLine(
            f"option.{choice.id}", box, t(id), t(f"{id}.why"), on, partial(self._set, choice.id, wanted),
            sizes=(scene.type.label, size), minutes=self._longer(choice, now if on else wanted), sign=sign,
            aside=wide + 8 if variants else 0.0, disabled=self._reason(choice.id, wanted),
        )  # fmt: skip
        if not variants:
            return [line]
        line.solve(scene.canvas)
        field = Box(line.name.box.x + line.name.width + 10, line.room.y, wide, line.room.h)
        shown = now if on else variants[0][0]
        return [line, Dropdown(f"variant.{choice.id}", field, variants, shown, partial(self._set, choice.id),
                               size=size, narrow=True, faint=not on, disabled=line.disabled)]  # fmt: skip

    def _list(self, choice: Choice, room: Box, head: float, high: float) -> list[Widget]:
        """A list of which at most one holds; "none" sits in its heading."""
        scene, tonight = self.scene, self.tonight
        id, now = f"option.{scene.game}.{choice.id}", tonight.now(choice.id)
        title = Box(room.x, room.y, room.w * 0.66, head)
        label = scene.label(t(id), title, scene.type.h3, face="serif_bold").solve(scene.canvas)
        rest = Box(title.x + label.width + 16, title.y, title.right - title.x - label.width - 16, head)
        scene.label(t("setup.at_most_one"), rest, scene.type.body, face="serif_italic", colour="ink_soft")
        none = choice.values[0]
        found: list[Widget] = [
            RadioLine(f"value.{choice.id}.{none}", Box(title.right, room.y, room.right + 8 - title.right, head),
                      t(f"{id}.{none}"), "", now == none, partial(self._set, choice.id, none),
                      sizes=(scene.type.label, 1.0)),
        ]  # fmt: skip
        option = next(each for each in tonight.manifest.options if each.id == choice.id)
        for at, value in enumerate(choice.values[1:]):
            box = Box(room.x - 8, room.y + head + at * (high + 3.0), room.w + 16, high)
            note = t("rules.source.reconstructed") if option.values[value].reconstructed else ""
            aside = natural_width(scene.canvas, note, scene.type.body, "sans_bold") + 24 if note else 0.0
            found.append(RadioLine(
                f"value.{choice.id}.{value}", box, t(f"{id}.{value}"), t(f"{id}.{value}.why"), now == value,
                partial(self._set, choice.id, value), sizes=(scene.type.label, scene.type.body), note=note,
                minutes=self._longer(choice, value), aside=min(aside, box.w * 0.3),
                disabled=self._reason(choice.id, value),
            ))  # fmt: skip
        return found

    def _longer(self, choice: Choice, value: str) -> str:
        minutes = self.tonight.longer(choice.id, value)
        return t("setup.longer", m=minutes) if minutes else ""

    def _reason(self, id: str, value: str) -> str:
        found = self.tonight.hindered(id, value)
        return t(found) if found else ""

    # what they do -----------------------------------------------------------------------------------

    def _take(self, preset: str) -> None:
        self.tonight.take(preset)
        self.scene.changed()

    def _turn(self, page: str) -> None:
        self.page = page
        self.scene.refresh()

    def _set(self, id: str, value: str) -> None:
        self.tonight.choose(id, value)
        self.scene.changed()
