"""The players' cards of the set-up: shield or portrait, name, colour, and the way out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kingsburg_table.core.seats import LONGEST_NAME
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import computer
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import shield
from kingsburg_table.table.scenes.bars import sheet_head
from kingsburg_table.table.scenes.setup.computer_card import ComputerCard
from kingsburg_table.table.theme import SEATS
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.button import IconButton
from kingsburg_table.table.widgets.field import TextField
from kingsburg_table.table.widgets.invite import Invite
from kingsburg_table.table.widgets.label import natural_width
from kingsburg_table.table.widgets.seats import Colours
from kingsburg_table.text import t

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.setup import SetupScene


WITH_PORTRAIT = 1.4  #: how high a computer's card is, in cards of people

FIVE = 6.4  #: five square colours with the room between them, in heights


class PlayerCards:
    """One card for each player and one to add another. Fields are kept, so that typing is never interrupted."""

    def __init__(self, scene: SetupScene) -> None:
        self.scene = scene
        self._fields: dict[int, TextField] = {}
        self._boxes: list[Box] = []
        self._computer = ComputerCard(scene)

    def forget(self) -> None:
        """Names have changed without being typed."""
        self._fields.clear()

    def build(self, sheet: Box) -> list[Widget]:
        scene, model = self.scene, self.scene.model
        note = t("setup.players.note", n=len(model.sitters), most=model.most)
        if model.people < len(model.sitters):
            computers = t("setup.players.computers", n=len(model.sitters) - model.people)
            people = t("setup.players.people", n=model.people)
            note = t("setup.players.both", people=people, computers=computers) if model.people else computers
        room = sheet_head(scene, sheet, t("setup.players"), note)
        gap = scene.size(14, 8)
        high = min(room.h, scene.size(716, 480))
        parts = [WITH_PORTRAIT if each.by else 1.0 for each in model.sitters] + [1.0] * (not model.full)
        tallest = (high - 4 * gap) / 5
        high = min(high, sum(parts) * tallest + (len(parts) - 1) * gap)
        slots = Box(room.x - 4, room.y, room.w + 8, high).rows(parts, gap)
        self._boxes = slots[: len(model.sitters)]
        widgets: list[Widget] = []
        for index, box in enumerate(self._boxes):
            widgets += self._card(index, box)
        if not model.full:
            widgets.append(self._invite(slots[len(model.sitters)]))
        return widgets

    def _card(self, index: int, box: Box) -> list[Widget]:
        scene, model = self.scene, self.scene.model
        sitter = model.sitters[index]
        left = box.x + self._picture(box).w + scene.size(24, 13)
        side, switch = scene.size(44, 34), scene.size(92, 62) if model.computers is not None else 0.0
        edge = box.h * (0.05 if sitter.by and not scene.metrics.wide else 0.1)
        inner = Box(left, box.y + edge, box.right - left - side - switch - scene.size(24, 13), box.h - 2 * edge)
        rows = inner.rows([1, 0.9, 1], scene.size(8, 3)) if sitter.by else inner.rows([1.25, 1], box.h * 0.1)
        name, colours = rows[0], rows[1]
        reason = "" if len(model.sitters) > model.least else t("setup.remove.least", least=model.least)
        leave = Box(box.right - side - 8, name.cy - side / 2, side, side)
        widgets: list[Widget] = [self._field(index, name)]
        if model.computers is not None:
            widgets.append(self._computer.switch(index, Box(leave.x - switch - 2, name.y, switch, name.h)))
        below = Box(colours.x, colours.y, box.right - colours.x - 12, colours.h)
        if sitter.by:
            swatches, taste = below.columns([1, scene.size(0.95, 1.12)], scene.size(14, 8))
            swatches = swatches.around((swatches.w, min(swatches.h, swatches.w / FIVE)))
            widgets += [*self._colours(index, swatches), self._computer.taste(index, taste)]
            widgets.append(self._computer.level(index, Box(below.x, rows[2].y, below.w, rows[2].h)))
        else:
            widgets += self._colours(index, below)
        tip, leaving = t("setup.remove", name=sitter.name), self._removes(index)
        widgets.append(IconButton(f"remove.{index}", leave, "close", leaving, on_paper=True, disabled=reason, tip=tip))
        return widgets

    def _colours(self, index: int, box: Box) -> list[Widget]:
        """The colours, and the name of the own one where there is room."""
        scene, model = self.scene, self.scene.model
        sitter = model.sitters[index]
        swatches = Box(box.x + 5, box.y, min(box.w - 14, box.h * 7.2), box.h)
        words = Box(swatches.right + 12, box.y, box.right - swatches.right - 12, box.h)
        name = SEATS[sitter.colour + 1].name
        if natural_width(scene.canvas, name, scene.type.body, "serif_italic") <= words.w:
            scene.label(name, words, scene.type.body, face="serif_italic", colour="ink_soft", anchor="r")
        others = model.colours - {sitter.colour}
        tip = t("setup.colour.tip", name=sitter.name)
        return [Colours(f"colour.{index}", swatches, sitter.colour, others, self._paints(index), tip=tip)]

    def _field(self, index: int, box: Box) -> TextField:
        """The same field as before, at its new place: caret and selection stay."""
        sitter, scene = self.scene.model.sitters[index], self.scene
        field = self._fields.get(index)
        if field is None or field.line.text != sitter.name:
            tip = t("setup.name.tip", most=LONGEST_NAME)
            field = TextField(
                f"name.{index}", box, sitter.name, self._names(index), size=scene.type.h3, limit=LONGEST_NAME,
                enter=lambda: scene.form.step_focus(back=False), tip=tip,
            )  # fmt: skip
            self._fields[index] = field
        field.box, field.size = box, scene.type.h3
        name = sitter.name.strip().casefold()
        same = [each for each in scene.model.sitters if each.name.strip().casefold() == name]
        field.wrong = "x" if not name or len(same) > 1 else ""
        return field

    def _invite(self, box: Box) -> Invite:
        scene, look = self.scene, SEATS[self.scene.model.free_colour + 1]
        line = t("setup.add.line", colour=look.name, crest=t(f"crest.{look.crest}"))
        return Invite("add", box, t("setup.add"), line, self._add, sizes=(scene.type.h3, scene.type.body))

    # what they do -----------------------------------------------------------------------------------

    def _names(self, index: int) -> Callable[[str], None]:
        def rename(text: str) -> None:
            self.scene.model.sitters[index].name = text
            self.scene.changed()
            if self._fields[index].line.overflowed:
                self.scene.say(t("setup.wrong.long", most=LONGEST_NAME), self._fields[index].box)

        return rename

    def _paints(self, index: int) -> Callable[[int], None]:
        def paint(colour: int) -> None:
            scene, model = self.scene, self.scene.model
            owner = model.paint(index, colour)
            if owner is None:
                scene.changed()
                return
            look, name = SEATS[colour + 1], model.sitters[owner].name
            words = t("setup.wrong.colour", colour=look.name, crest=t(f"crest.{look.crest}"), name=name)
            scene.say(words, scene.form.find(f"colour.{index}").box)

        return paint

    def _removes(self, index: int) -> Callable[[], None]:
        def remove() -> None:
            if self.scene.model.remove(index):
                self._fields.clear()
                self.scene.changed()

        return remove

    def _add(self) -> None:
        index = self.scene.model.add()
        self.scene.changed()
        if index is not None:
            self.scene.form.set_focus(self.scene.form.find(f"name.{index}"))

    # showing ----------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        focus = self.scene.form.focus
        for index, box in enumerate(self._boxes):
            live = focus is not None and focus.id.partition(".")[2] == str(index)
            canvas.shadow(box, 8, 4, 70, 2)
            canvas.rrect(box, 8, "#FFFBF0" if canvas.theme.textures else "slip", "focus" if live else "ink_soft",
                         2.6 if live else 1.2)  # fmt: skip
            sitter = self.scene.model.sitters[index]
            picture = self._picture(box)
            if sitter.by:
                computer.portrait(canvas, self.scene.game, sitter.by, sitter.colour + 1, picture)
            else:
                shield(canvas, sitter.colour + 1, picture.centre, box.h * 0.58)

    def _picture(self, box: Box) -> Box:
        """Where shield or portrait lie: as wide on all cards, so that the fields stand in line."""
        wide = min(max(each.h for each in self._boxes) * 0.84, self.scene.size(132, 88))
        high = min(box.h * 0.9, wide / 0.88)
        return Box(box.x + self.scene.size(12, 8), box.cy - high / 2, wide, high)
