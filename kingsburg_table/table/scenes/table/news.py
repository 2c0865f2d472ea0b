"""The recap at the start of a turn: a slip in the scroll with what happened since, and numbers on what it touched."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import crest, paper, rich, tag
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.textbox import write
from kingsburg_table.table.play.recap import RecapLine
from kingsburg_table.table.scenes.table import marks
from kingsburg_table.table.scenes.table.tabletop import Tabletop
from kingsburg_table.table.speech import say_pictured


@dataclass(frozen=True)
class Item:
    """A line of the recap in its place. `number` 0: nothing of it lies on the table."""

    line: RecapLine
    number: int
    markup: str
    box: Box


class News:
    """Lays the lines out in two columns; what does not fit is the lightest."""

    def __init__(self, canvas: Canvas, panel: Box, lines: tuple[RecapLine, ...], desk: Tabletop, first: bool) -> None:
        self.panel, self.desk, self.wide = panel, desk, desk.metrics.wide
        self.title = desk.speaker.t("recap.first" if first else "recap.title")
        inner = panel.inset(16 if self.wide else 10, 7 if self.wide else 4)
        self.head, rest = inner.cut_left(190 if self.wide else 136)
        self.size = 19.0 if self.wide else 16.0
        self.columns = rest.cut_left(14 if self.wide else 8)[1].columns(2, 22 if self.wide else 12)
        self.row = max(canvas.text_px(size=self.size) * 1.24 / canvas.scale, rest.h / 3)
        self.numbered = any(self._shown(line) for line in lines)
        self.items = self._placed(canvas, list(lines))

    def _shown(self, line: RecapLine) -> bool:
        """Whether something that the line speaks of lies on the table."""
        return any(self.desk.place_of(target) is not None for target in line.targets)

    def _placed(self, canvas: Canvas, lines: list[RecapLine]) -> list[Item]:
        seats = self.desk.match.session.seats
        said = {id(line): say_pictured(self.desk.speaker, line.words, seats) for line in lines}
        while lines:
            made = self._flow(canvas, lines, said)
            if len(made) == len(lines):
                return made
            lightest = min(range(len(lines)), key=lambda at: lines[at].weight)
            lines = lines[:lightest] + lines[lightest + 1 :]
        return []

    def _flow(self, canvas: Canvas, lines: list[RecapLine], said: dict[int, str]) -> list[Item]:
        px = canvas.text_px(size=self.size)
        lead = px * 1.16 / canvas.scale
        made: list[Item] = []
        column, y, number = 0, self.columns[0].y, 0
        for line in lines:
            shown = self._shown(line)
            number += shown
            room = int((self.columns[0].w - self._text_left) * canvas.scale)
            rows = len(rich.layout(said[id(line)], "sans", px, room, 1.1).lines)
            high = max(self.row if rows == 1 else 0.0, rows * lead + 4)
            if y + high > self.columns[column].bottom + 1 and column == 0:
                column, y = 1, self.columns[1].y
            if y + high > self.columns[column].bottom + 1:
                break
            place = Box(self.columns[column].x, y, self.columns[column].w, high)
            made.append(Item(line, number if shown else 0, said[id(line)], place))
            y += high
        return made

    @property
    def _text_left(self) -> float:
        return self._crest + (20.0 if self.wide else 15.0)

    @property
    def _crest(self) -> float:
        """Where the middle of the crests is: after the numbers, if there are any."""
        return (44.0 if self.wide else 36.0) if self.numbered else (14.0 if self.wide else 12.0)

    def draw(self, canvas: Canvas) -> None:
        panel = self.panel
        key = ("recap panel",)
        canvas.cached(key, panel, lambda inner: paper.sheet(inner, (0, 0, panel.w, panel.h), "vellum", seed=5), pad=20)
        title, hint = self.head.rows([0.64, 0.36])
        write(canvas, self.title, title, 22 if self.wide else 17, face="serif_bold", lines=2, lead=1.02)
        write(canvas, self.desk.speaker.t("recap.close"), hint, 17 if self.wide else 16, colour="ink_soft", lines=1)
        x = self.head.right + (6 if self.wide else 3)
        canvas.line((x, panel.y + 12), (x, panel.bottom - 12), "ink_soft", 1, 0.4)
        for item in self.items:
            self._item(canvas, item)

    def _item(self, canvas: Canvas, item: Item) -> None:
        box, sight = item.box, self.desk.sight
        radius = 12.0 if self.wide else 10.0
        if item.number:
            tag.badge(canvas, str(item.number), (box.x + radius + 1, box.cy), radius)
        seat = item.line.words.values.get("seat")
        if isinstance(seat, int) and seat >= 0:
            size = 26.0 if self.wide else 21.0
            crest.token(canvas, sight.colour(seat), (box.x + self._crest, box.cy), size, shadow=False)
        text = Box(box.x + self._text_left, box.y, box.w - self._text_left, box.h)
        write(canvas, item.markup, text, self.size, lines=3, lead=1.1)

    def mark(self, canvas: Canvas) -> None:
        """Veil the table and light what the lines speak of."""
        desk = self.desk
        numbers = {target: item.number for item in self.items if item.number for target in item.line.targets}
        marks.veil(canvas, desk, [desk.regions.stage], 0.42, numbers)
        marks.badges(canvas, desk, numbers)

