"""The people of the hall of records, those with most victories first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kingsburg_table.core.records import PersonRecord
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.text_account import Said
from kingsburg_table.table.scenes.shelf.wording import number
from kingsburg_table.table.widgets.label import Label, same_size
from kingsburg_table.table.widgets.scroll import ScrollArea
from kingsburg_table.text import t

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.form_scene import FormScene

COMMON, COMPARED = ("played", "won", "rate"), ("best", "average")
SHARES = {"place": 0.42, "name": 2.35, "played": 1.05, "won": 0.95, "rate": 1.75, "best": 0.95, "average": 1.1}
FIGURES = 0.36  #: of the column of the rate; the rest is a bar


class People(ScrollArea):
    """A row for everybody. `compared`: points are of one game, so the best and the average can be told."""

    def __init__(self, scene: FormScene, room: Box, lines: Sequence[PersonRecord], compared: bool) -> None:
        self.scene, self.lines = scene, lines
        self.columns = ("place", "name", *COMMON, *(COMPARED if compared else ()))
        self._high = scene.size(60, 40)
        head, rest = room.cut_top(scene.size(46, 32))
        super().__init__("people", rest, self._high * len(lines), self._paint)
        places = self._places(Box(head.x, head.y, self.room.w, head.h))
        for name in self.columns[2:]:
            scene.label(t(f"hall.{name}"), places[name], scene.type.body, face="serif_italic", colour="ink_soft",
                        anchor="r")
        self._rows = [self._labels(at, line) for at, line in enumerate(lines)]
        same_size(scene.canvas, [row[1] for row in self._rows])
        self._all = [label for row in self._rows for label in row]
        for label in self._all:
            if label.fitted is None:
                label.solve(scene.canvas)

    def _places(self, row: Box) -> dict[str, Box]:
        boxes = row.inset(self.scene.size(10, 6), 0).columns([SHARES[name] for name in self.columns], 8)
        return dict(zip(self.columns, boxes, strict=True))

    def _row(self, at: int) -> Box:
        return Box(0, at * self._high, self.room.w, self._high)

    def _labels(self, at: int, line: PersonRecord) -> list[Label]:
        kind, places = self.scene.type, self._places(self._row(at))
        rate = places["rate"]
        percent = Box(rate.right - rate.w * FIGURES, rate.y, rate.w * FIGURES, rate.h)
        said = {
            "played": str(line.played), "won": str(line.won), "best": str(line.best).replace("-", "−"),
            "average": number(line.average).replace("-", "−"),
        }
        made = [
            Label(str(self._place(at)), places["place"], kind.h3, face="serif_bold", anchor="c",
                  colour="gilt_dark" if self._place(at) == 1 else "ink_soft"),
            Label(line.name, places["name"], kind.h3, face="serif_bold"),
            Label(f"{round(100 * line.won / line.played)}%", percent, kind.label, anchor="r"),
        ]
        return [*made, *(Label(said[name], places[name], kind.label, anchor="r") for name in self.columns
                         if name in said)]

    def _place(self, at: int) -> int:
        """Equal victories share a place."""
        return 1 + sum(line.won > self.lines[at].won for line in self.lines)

    def _paint(self, canvas: Canvas, room: Box) -> None:
        inner = canvas.sub((room.x, room.y, 0, 0))
        clip = canvas.surface.get_clip()
        for at, line in enumerate(self.lines):
            row = self._row(at)
            real = inner.box(row)
            if real.bottom < clip.top or real.top > clip.bottom:
                continue
            if self._place(at) == 1 and line.won:
                inner.rrect(row.inset(0, 3), 8, "#FBF1D2" if canvas.theme.textures else "chosen", "gilt_dark", 1.6)
            else:
                inner.line((row.x + 8, row.bottom), (row.right - 8, row.bottom), "ink_soft", 1, 0.22)
            self._bar(inner, self._places(row)["rate"], line.won / line.played)
            for label in self._rows[at]:
                label.draw(inner)

    def _bar(self, canvas: Canvas, rate: Box, share: float) -> None:
        high = self.scene.size(14, 10)
        bar = Box(rate.x + rate.w * 0.1, rate.cy - high / 2, rate.w * (0.88 - FIGURES), high)
        canvas.rrect(bar, high / 2, "#E4D6B4" if canvas.theme.textures else "slip", "ink_soft", 1, opacity=0.8)
        if share > 0:
            canvas.rrect(Box(bar.x, bar.y, max(high, bar.w * share), high), high / 2, "gold_bright", "ink", 1.2)

    def said(self) -> list[Said]:
        return [label.said() for label in self._all]
