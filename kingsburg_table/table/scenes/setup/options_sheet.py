"""The options sheet of the set-up: what the game offers to choose, the computers' pace, how each player ends a turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from kingsburg_table.core.manifest import OFF_ON
from kingsburg_table.table.book.teaching import teaching
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.scenes.bars import sheet_head
from kingsburg_table.table.scenes.end_of_turn import end_of_turn_lines, end_of_turn_rows
from kingsburg_table.table.scenes.setup.modules_sheet import ModulesSheet
from kingsburg_table.table.scenes.setup.tonight import STARTER
from kingsburg_table.table.settings import Tempo
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.choice import CheckLine, OptionLine, Segments
from kingsburg_table.table.widgets.dropdown import Dropdown
from kingsburg_table.text import Speaker, language, t

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.setup import SetupScene


class OptionsSheet:
    """First the table's own options: a first game, and looking. A game's choices follow, each with its texts
    `option.<game>.<id>`, `.why` and, if it is more than off and on, one text for each value. When they need the room,
    the rows about the end of turn are left to the settings. A game with named mixes has its lines in `ModulesSheet`.
    """

    def __init__(self, scene: SetupScene) -> None:
        self.scene = scene
        self._end: Box | None = None
        self._pace: Box | None = None
        self.modules = ModulesSheet(scene, self._own_lines)

    def build(self, sheet: Box) -> list[Widget]:
        scene = self.scene
        self._end = self._pace = None
        if scene.tonight.presets:
            note = t("setup.options.note") if scene.metrics.wide else ""
            return self.modules.build(sheet_head(scene, sheet, t("setup.options"), note))
        room = sheet_head(scene, sheet, t("setup.options"))
        chosen = [partial(self._choice, choice) for choice in self._choices()]
        makers: list[Callable[[Box], Widget]] = [*self._own(), *chosen]
        high = min(scene.size(108, 88), room.h / len(makers) - scene.size(8, 6))
        widgets: list[Widget] = []
        for index, make in enumerate(makers):
            widgets.append(make(Box(room.x - 8, room.y + index * (high + scene.size(8, 6)), room.w + 16, high)))
        used = len(widgets) * (high + scene.size(8, 6)) + scene.size(18, 6)
        rest = Box(room.x, room.y + used, room.w, room.h - used)
        needed = scene.size(64, 42) + len(self.sitting) * scene.size(58, 43) if self.sitting else 0.0
        if scene.model.people < len(scene.model.sitters):
            bare = scene.size(128, 90)
            told = bare + scene.size(72, 66)
            high = next((each for each in (told, bare) if needed + each <= rest.h), 0.0)
            if high:
                self._pace, rest = rest.cut_top(high)
                widgets += self._pace_of_computers(self._pace, whole=high == told)
        self._end = rest if 0 < needed <= rest.h else None
        return [*widgets, *(self._end_of_turn(rest) if self._end else [])]

    def _own_lines(self, room: Box) -> list[Widget]:
        """The table's own options side by side in a line."""
        scene, signs = self.scene, []
        taught, wide = len(self._own()) > 1, room.w / len(self._own())
        for at, (id, on, do, why) in enumerate(
            [*([("first_game", scene.first_game, self._set_first_game, t("setup.first_game.why"))] if taught else []),
             ("look", scene.model.look, self._set_look, self._what_is_looked_at())]
        ):  # fmt: skip
            box = Box(room.x - 8 + at * wide, room.y, wide, room.h)
            signs.append(CheckLine(f"option.{id}", box, t(f"setup.{id}"), on, do, size=scene.type.label, tip=why))
        return list(signs)

    # options ----------------------------------------------------------------------------------------

    def _choices(self) -> list[Any]:
        """The game's choices that have words; who starts is chosen at the table's picture."""
        speaker, scene = Speaker(language()), self.scene
        named = [each for each in scene.tonight.choices if speaker.has(f"option.{scene.game}.{each.id}")]
        return [each for each in named if each.id != STARTER]

    def _own(self) -> list[Callable[[Box], Widget]]:
        """The table's own options; a first game only where the game has something to teach."""
        taught = teaching(self.scene.game)
        return [*([self._first_game] if taught.pages or taught.decisions else []), self._look]

    def _first_game(self, box: Box) -> Widget:
        scene = self.scene
        sizes = (scene.type.h3, scene.type.body)
        name, why = t("setup.first_game"), t("setup.first_game.why")
        return OptionLine("option.first_game", box, name, why, scene.first_game, self._set_first_game, sizes=sizes)

    def _look(self, box: Box) -> Widget:
        scene = self.scene
        sizes, name, why = (scene.type.h3, scene.type.body), t("setup.look"), self._what_is_looked_at()
        return OptionLine("option.look", box, name, why, scene.model.look, self._set_look, sizes=sizes)

    def _what_is_looked_at(self) -> str:
        own = f"setup.{self.scene.game}.look"  # a game that has more to say than "chance or a scoring" says it
        return t(own if Speaker(language()).has(own) else "setup.look.why")

    def _choice(self, choice: Any, box: Box) -> Widget:
        scene = self.scene
        id = f"option.{scene.game}.{choice.id}"
        now = scene.tonight.now(choice.id)
        if choice.values == OFF_ON:
            sizes = (scene.type.h3, scene.type.body)
            do = partial(self._switch, choice.id)
            return OptionLine(f"option.{choice.id}", box, t(id), t(f"{id}.why"), now == "on", do, sizes=sizes)
        words, field = box.inset(8, 4).columns(2, 10)
        scene.label(t(id), words, scene.type.h3, face="serif", lines=2)
        options = [(value, t(f"{id}.{value}")) for value in choice.values]
        field = field.around((field.w, min(field.h, scene.size(54, 42))))
        do_value = partial(self._set, choice.id)
        return Dropdown(f"option.{choice.id}", field, options, now, do_value, size=scene.type.body, tip=t(f"{id}.why"),
                        narrow=not scene.metrics.wide)

    def _set_first_game(self, on: bool) -> None:
        self.scene.first_game = on
        self.scene.changed()

    def _set_look(self, on: bool) -> None:
        self.scene.model.look = on
        self.scene.changed()

    def _switch(self, id: str, on: bool) -> None:
        self._set(id, "on" if on else "off")

    def _set(self, id: str, value: str) -> None:
        self.scene.tonight.choose(id, value)
        self.scene.changed()

    # the computers' pace ----------------------------------------------------------------------------

    def _pace_of_computers(self, room: Box, *, whole: bool) -> list[Widget]:
        """How long each of their moves is shown; where there is room, what the levels are."""
        scene = self.scene
        rows = room.cut_top(scene.size(54, 36))[1]
        scene.label(t("settings.computers"), Box(room.x, room.y, room.w, scene.size(54, 36)), scene.type.h2,
                    face="serif_bold")
        field, note = Box(rows.x, rows.y + scene.size(10, 6), rows.w, rows.h).cut_top(scene.size(50, 40))
        if whole:
            levels = Box(note.x, note.y + scene.size(6, 3), note.w, scene.size(76, 64))
            scene.label(t("setup.computer.levels"), levels, scene.type.body, colour="ink_soft", lines=3, lie="top")
        paces = [(each.value, t(f"settings.tempo.{each.value}")) for each in Tempo]
        chosen = scene.app.settings.computers.value
        return [Segments("computers", field, paces, chosen, self._set_pace, size=scene.type.body,
                         tip=t("settings.computers.why"))]

    def _set_pace(self, pace: str) -> None:
        self.scene.app.settings.computers = Tempo(pace)
        self.scene.app.save_settings()
        self.scene.changed()

    # end of turn ------------------------------------------------------------------------------------

    @property
    def sitting(self) -> list[tuple[int, str]]:
        people = [each for each in self.scene.model.sitters if each.name.strip() and not each.by]
        return [(each.colour + 1, each.name.strip()) for each in people]

    def _end_of_turn(self, room: Box) -> list[Widget]:
        scene = self.scene
        head, rows = room.cut_top(scene.size(54, 36))
        title, note = head.columns([1, 1.2])
        scene.label(t("settings.end"), title, scene.type.h2, face="serif_bold")
        italic = {"face": "serif_italic", "colour": "ink_soft", "anchor": "r"}
        scene.label(t("settings.end.note"), note, scene.type.body, **italic)
        rows = Box(rows.x, rows.y + scene.size(10, 6), rows.w, rows.h)
        below = rows.y + len(self.sitting) * scene.size(58, 43) + scene.size(4, 2)
        why = Box(rows.x, below, rows.w, scene.size(54, 40))
        if why.bottom <= room.bottom:
            scene.label(t("settings.end.why"), why, scene.type.body, colour="ink_soft", lines=2)
        return end_of_turn_rows(scene, rows, self.sitting, scene.app.settings.set_ends_without_press)

    # showing ----------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        scene = self.scene
        if self._pace is not None:
            paper.rule(canvas, self._pace.x, self._pace.right, self._pace.y + scene.size(54, 36), opacity=0.5)
        if self._end is not None:
            paper.rule(canvas, self._end.x, self._end.right, self._end.y + scene.size(54, 36), opacity=0.5)
            for (seat, _), y in zip(self.sitting, end_of_turn_lines(scene, self._end), strict=False):
                token(canvas, seat, (self._end.x + scene.size(24, 17), y), scene.size(44, 32))
