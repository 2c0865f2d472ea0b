"""How much came from dice and cards, and how much from decisions: two bars a seat from one line."""

from __future__ import annotations

from collections.abc import Sequence

from kingsburg_table.bots.lookback import Course
from kingsburg_table.core.seats import Seat
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import chart, crest
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.chart import BarPart
from kingsburg_table.table.draw.laurel import laurel
from kingsburg_table.table.draw.textbox import fits, write
from kingsburg_table.table.play.because import figure
from kingsburg_table.table.widgets.style import Type
from kingsburg_table.text import t

LUCK, CHOICE = BarPart("luck", "#5B7C99", "dots"), BarPart("choice", "#C08A3E", "diagonal")


class LuckAndChoice:
    """`start + luck + choice` is the number in the laurel."""

    def __init__(self, box: Box, course: Course, seats: Sequence[Seat], type: Type, wide: bool) -> None:
        self.course, self.seats, self.type, self.wide = course, seats, type, wide
        self.legend, rest = box.cut_top(34 if wide else 24)
        high = min(rest.h / len(seats), 84.0 if wide else 60.0)
        self.rows = [Box(rest.x, rest.y + at * high, rest.w, high) for at in range(len(seats))]
        self.most = max(1.0, *(abs(each) for each in (*course.luck, *course.choice)))

    def draw(self, canvas: Canvas) -> None:
        x, gap = self.legend.x, 18
        said = ((LUCK, t("lookback.luck")), (CHOICE, t("lookback.choice")))
        size = self.type.caption
        while size > 10 and sum(chart.legend_width(canvas, words, size) for _, words in said) + gap > self.legend.w:
            size -= 1
        for part, words in said:
            x += chart.legend(canvas, BarPart(words, part.colour, part.pattern), x, self.legend.cy, size) + gap
        for seat, row in enumerate(self.rows):
            self._row(canvas, seat, row)
        axis = self._axis(self.rows[0])
        canvas.line((axis, self.rows[0].y + 2), (axis, self.rows[-1].bottom - 2), "ink", 2)

    def _name_wide(self, row: Box) -> float:
        return row.w * 0.36

    def _axis(self, row: Box) -> float:
        left, right = row.x + self._name_wide(row), row.right - row.h - 4
        return (left + right) / 2

    def _row(self, canvas: Canvas, seat: int, row: Box) -> None:
        self._whose(canvas, seat, row)
        upper, lower = row.inset(0, row.h * 0.12).rows(2, 3)
        self._bar(canvas, row, upper, self.course.luck[seat], LUCK)
        self._bar(canvas, row, lower, self.course.choice[seat], CHOICE)
        laurel(canvas, round(self.course.result[seat]), (row.right - row.h * 0.5, row.cy), min(row.h * 0.96, 62.0))

    def _whose(self, canvas: Canvas, seat: int, row: Box) -> None:
        """Crest, name and start; a long name takes the room of both."""
        side = min(row.h * 0.6, 44.0 if self.wide else 30.0)
        crest.token(canvas, self.seats[seat].colour + 1, (row.x + side / 2 + 2, row.cy), side)
        words = Box(row.x + side + 10, row.y + 1, self._name_wide(row) - side - 6, row.h - 2)
        said = self.seats[seat].name
        name, start = words.inset(0, row.h * 0.08).rows(2)
        if not fits(canvas, said, name, self.type.label, lines=1, face="serif_bold"):
            ways = (said, said.replace(" ", "\n"), f"{said[: len(said) // 2]}-\n{said[len(said) // 2 :]}",
                    said.partition(" ")[0])
            fit = next((way for way in ways if fits(canvas, way, words, self.type.label, 2, 1.0, "serif_bold")), "")
            write(canvas, fit, words, self.type.label, face="serif_bold", lines=2, lead=1.0)  # else the crest tells it
            return
        write(canvas, said, name, self.type.label, face="serif_bold", lines=1)
        write(canvas, t("lookback.from", n=figure(self.course.start[seat])), start, self.type.caption,
              face="serif_italic", colour="ink_soft", lines=1)

    def _bar(self, canvas: Canvas, row: Box, line: Box, amount: float, part: BarPart) -> None:
        """Losses to the left, gains to the right, the figure behind the end."""
        axis = self._axis(row)
        size = min(self.type.caption, line.h * 1.15 / canvas.theme.text_factor)  # large letters keep to their line
        words = figure(amount, signed=True)
        room = (row.right - row.h - 4 - row.x - self._name_wide(row)) / 2
        figures = canvas.text_width("+88,8", face="sans_bold", size=size) + 10
        wide = max(0.0, room - figures) * abs(amount) / self.most
        x = axis if amount >= 0 else axis - wide
        if wide >= 2:
            canvas.rrect((x, line.y, wide, line.h), 2, part.colour, "ink", 1.2)
            chart.hatched(canvas, (x, line.y, wide, line.h), part)
        end = axis + wide + 6 if amount >= 0 else axis - wide - 6
        colour = "good" if amount > 0 else "carmine" if amount < 0 else "ink"
        canvas.text(words, (end, line.cy), face="sans_bold", size=size, colour=colour,
                    anchor="l" if amount >= 0 else "r")
