"""The picture of the table in the set-up: who sits where, and who starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.scenes.bars import sheet_head
from kingsburg_table.table.scenes.setup.model import CHAIRS
from kingsburg_table.table.scenes.setup.round_table import TablePlan, paint_mat, paint_table, plan
from kingsburg_table.table.scenes.setup.tonight import STARTER
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.dropdown import Dropdown
from kingsburg_table.table.widgets.seats import Chair
from kingsburg_table.text import t

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.setup import SetupScene

SIGNS = ("seat_arrow", "players", "die")


class Seating:
    """Chairs that can be pressed and crests that can be dragged. `held` is the player whose crest is picked up."""

    def __init__(self, scene: SetupScene) -> None:
        self.scene = scene
        self.held: int | None = None
        self.plan: TablePlan
        self._sheet = Box(0, 0, 0, 0)

    @property
    def _line(self) -> float:
        return self.scene.size(92, 75)

    def build(self, sheet: Box) -> list[Widget]:
        self._sheet = sheet
        note = t("setup.table.note") if sheet.w > self.scene.size(540, 400) else ""
        room = sheet_head(self.scene, sheet, t("setup.table"), note)
        infos, art = room.cut_bottom(3 * self._line)
        self.plan = plan(art.inset(0, 4), self.scene.size(30, 22))
        chairs: list[Widget] = [self._chair(chair) for chair in range(CHAIRS)]
        rows = infos.rows(3)
        self._info(rows[0], t("setup.arrow"), t("setup.arrow.line"))
        self._info(rows[1], t("setup.order"), t("setup.order.line"))
        return [*chairs, *self._first_player(rows[2])]

    def _chair(self, chair: int) -> Chair:
        index = self.scene.model.at(chair)
        words, anchor = self.plan.names[chair]
        if index is None:
            seat, name = None, t("setup.free")
            tip = t("setup.chair.full", most=self.scene.model.most) if self.scene.model.full else t("setup.chair.free")
        else:
            seat, name = self.scene.model.sitters[index].colour + 1, self.scene.model.sitters[index].name
            tip = t("setup.chair", name=name)
        if self.held is not None:
            tip = t("setup.chair.held", name=self.scene.model.sitters[self.held].name)
        wanted = self.held is not None and index != self.held
        return Chair(
            chair, self.plan.chairs[chair], seat, name, words, anchor, self._press_chair, self._drop,
            size=self.scene.type.label, held=index is not None and index == self.held, wanted=wanted, tip=tip,
            badge="computer" if index is not None and self.scene.model.sitters[index].by else "",
        )  # fmt: skip

    def _info(self, row: Box, head: str, line: str) -> None:
        left = row.x + self.scene.size(64, 44)
        words = Box(left, row.y, row.right - left, row.h).inset(0, self.scene.size(7, 4))
        top, below = words.cut_top(self.scene.type.label * 1.2)
        self.scene.label(head, top, self.scene.type.label, face="sans_bold")
        self.scene.label(
            line, below, self.scene.type.body, colour="ink_soft", lines=2, lie="top"
        )

    def _first_player(self, row: Box) -> list[Widget]:
        choices = {choice.id for choice in self.scene.controller.choices}
        if STARTER not in choices:
            self._info(row, t("setup.first"), t("setup.first.lot"))
            return []
        left = row.x + self.scene.size(64, 44)
        shares = [1, 1.7] if self.scene.metrics.wide else [0.6, 1.7]
        words, field = Box(left, row.y, row.right - left, row.h).columns(shares, 8)
        field = field.around((field.w, self.scene.size(54, 42)))
        self.scene.label(t("setup.first"), words, self.scene.type.label, face="sans_bold", lines=2)
        options = [("", t("setup.first.draw"))]
        options += [(str(index), each.name) for index, each in enumerate(self.scene.model.sitters) if each.name.strip()]
        chosen = "" if self.scene.model.first is None else str(self.scene.model.first)
        chosen = chosen if chosen in dict(options) else ""
        return [Dropdown("first", field, options, chosen, self._starts, size=self.scene.type.body, upwards=True,
                         narrow=not self.scene.metrics.wide)]

    # chairs -----------------------------------------------------------------------------------------

    def _press_chair(self, chair: int) -> None:
        """First press picks the crest up, the second puts it down; a free chair alone seats one more player."""
        index = self.scene.model.at(chair)
        if self.held is not None:
            if index != self.held:
                self.scene.model.move(self.held, chair)
            self.held = None
        elif index is not None:
            self.held = index
        elif self.scene.model.add(chair) is None:
            self.scene.say(t("setup.chair.full", most=self.scene.model.most), self.plan.chairs[chair])
            return
        self.scene.changed()

    def _drop(self, chair: int, at: Point) -> None:
        index = self.scene.model.at(chair)
        target = next((number for number, box in enumerate(self.plan.chairs) if box.inset(-14).holds(at)), None)
        self.held = None
        if index is not None and target is not None:
            self.scene.model.move(index, target)
        self.scene.changed()

    def put_down(self) -> bool:
        """Escape: the crest goes back where it was."""
        held, self.held = self.held, None
        return held is not None

    def _starts(self, index: str) -> None:
        self.scene.model.first = int(index) if index else None
        self.scene.changed()

    # showing ----------------------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        scene, sheet = self.scene, self._sheet
        paint_table(canvas, self.plan, scene.game)
        size = scene.size(40, 30)
        bottom = sheet.bottom - scene.size(32, 20) * 0.6
        for number, sign in enumerate(SIGNS):
            y = bottom - (len(SIGNS) - number) * self._line
            icon(canvas, sign, (sheet.x + scene.size(58, 38), y + self._line / 2), size)
            if number:
                canvas.line((sheet.x + size, y), (sheet.right - size, y), "ink_soft", 1, 0.3)

    def paint(self, canvas: Canvas) -> None:
        for sitter in self.scene.model.sitters:
            paint_mat(canvas, self.plan, sitter.chair, sitter.colour)
