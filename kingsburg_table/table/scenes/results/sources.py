"""Points by source: a hatched bar for everybody, a legend that is never cut off, and what was lost in red."""

from __future__ import annotations

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import chart, crest
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.chart import BarPart
from kingsburg_table.table.draw.rich import escape
from kingsburg_table.table.draw.textbox import fits, write
from kingsburg_table.table.play.ending import Ending
from kingsburg_table.table.play.standing import Standing
from kingsburg_table.table.scenes.results.reveal import Reveal
from kingsburg_table.table.scenes.table.own_points import source_name
from kingsburg_table.table.widgets.style import Type
from kingsburg_table.text.speaker import Speaker

LOOKS = (
    ("#B5853B", "solid"), ("#A9553F", "diagonal"), ("#66727A", "bars"), ("#7B8551", "dots"), ("#7C5A78", "checker"),
    ("#4E7C86", "diagonal"), ("#8A6A45", "dots"), ("#5C6AA0", "bars"), ("#A8577E", "solid"), ("#3F6B4F", "checker"),
    ("#2F4F7F", "dots"), ("#6B3F2A", "diagonal"),
)


class Sources:
    """`head` is the sheet's heading, beside or under which the legend goes; `body` is the room for the bars."""

    def __init__(
        self, head: Box, body: Box, ending: Ending | Standing, speaker: Speaker, type: Type, wide: bool, canvas: Canvas
    ) -> None:
        self.ending, self.speaker, self.type, self.wide = ending, speaker, type, wide
        self.parts = {
            source: BarPart(source_name(speaker, ending.session.game, source), *LOOKS[at % len(LOOKS)])
            for at, source in enumerate(ending.sources)
        }
        self.legend = self._legend(canvas, head, body)
        lines = 1 + max((row for row, _, _ in self.legend), default=-1)
        self.body = body.cut_top(lines * self._line)[1]
        seats = ending.session.seats
        controller, view = ending.session.controller, ending.session.view(None)
        self.given = [controller.given_by(view, seat) for seat in range(len(seats))]
        natural = max(canvas.text_width(seat.name, face="serif", size=type.label) for seat in seats)
        crest_wide = 46.0 if wide else 34.0
        self.names = min(natural + 6, self.body.w * (0.27 if wide else 0.32))
        self.bars = Box(
            self.body.x + crest_wide + self.names, self.body.y,
            self.body.w - crest_wide - self.names - self._aside(wide), self.body.h - (26 if wide else 20),
        )
        gains = [sum(max(0, value) for _, value in ending.parts(seat)) for seat in range(len(seats))]
        most = max(1, *gains)
        step = chart.nice_step(float(most), 6)
        self.most = float(-(-most // step) * step)  # the axis ends on a figure, beyond the longest bar

    def _aside(self, wide: bool) -> float:
        """The room beside the bars for the sum, for what was lost, and for the components behind the sources."""
        return (320.0 if wide else 180.0) if any(self.given) else 200.0 if wide else 130.0

    @property
    def _line(self) -> float:
        return 34.0 if self.wide else 26.0

    def _legend(self, canvas: Canvas, head: Box, body: Box) -> list[tuple[int, float, BarPart]]:
        """Row, x and part. Where all fit beside the heading they stand there (row -1), else in rows below it."""
        size = self.type.caption
        widths = [canvas.text_width(part.name, size=size) + size * 1.22 + 24 for part in self.parts.values()]
        if sum(widths) <= head.w:
            x = head.right - sum(widths) + 16
            return [(-1, x + sum(widths[:at]), part) for at, part in enumerate(self.parts.values())]
        made, row, x = [], 0, body.x
        for part, wide in zip(self.parts.values(), widths, strict=True):
            if x + wide > body.right and x > body.x:
                row, x = row + 1, body.x
            made.append((row, x, part))
            x += wide
        return made

    def paint_ground(self, canvas: Canvas, head: Box, body: Box) -> None:
        for row, x, part in self.legend:
            y = head.cy if row < 0 else body.y + row * self._line + self._line * 0.4
            chart.legend(canvas, part, x, y, self.type.caption)
        step = chart.nice_step(self.most, 6)
        for value in range(0, int(self.most) + 1, step):
            x = self.bars.x + self.bars.w * value / self.most
            canvas.line((x, self.bars.y), (x, self.bars.bottom), "ink_soft", 1, 0.28)
            canvas.text(str(value), (x, self.bars.bottom + (14 if self.wide else 12)), "caption", colour="ink_soft",
                        anchor="c", size=16)

    def draw(self, canvas: Canvas, reveal: Reveal) -> None:
        """Rows begin in the order of the seats and go to their places when those are known."""
        places = self.ending.places
        rows = self.bars.rows(len(places))
        for rank, place in enumerate(places):
            known = reveal.place(len(places) - 1)
            y = rows[place.seat].cy + (rows[rank].cy - rows[place.seat].cy) * known
            self._row(canvas, place.seat, y, rows[0].h, len(places) - 1 - rank, reveal)

    def _row(self, canvas: Canvas, seat: int, y: float, pitch: float, from_last: int, reveal: Reveal) -> None:
        chair = self.ending.session.seats[seat]
        high = min(pitch * 0.68, 44.0)
        side = min(40.0 if self.wide else 28.0, high + 2)
        crest.token(canvas, chair.colour + 1, (self.body.x + side / 2, y), side)
        name = Box(self.body.x + side + 6, y - pitch / 2, self.bars.x - self.body.x - side - 12, pitch)
        write(canvas, escape(chair.name), name, self.type.label, face="serif", lines=1)
        shown: list[tuple[BarPart, float]] = []
        lost: list[tuple[BarPart, int]] = []
        named: list[str] = []
        total = 0
        for at, (source, value) in enumerate(self.ending.parts(seat)):
            share = reveal.source(at, from_last)
            part = self.parts[source]
            if share > 0 and value > 0:
                shown.append((part, value * share if share < 1 else value))
            if share > 0:
                total += round(value * share)
            if share == 1 and value < 0:
                lost.append((part, value))
            if share == 1 and source in self.given[seat]:
                named.append(f"{self.speaker.name(self.given[seat][source])} {value}")
        bar = Box(self.bars.x, y - high / 2, self.bars.w, high)
        end = self._bar(canvas, bar, shown)
        said = f"{total}".replace("-", "−")
        size = self.type.h2 if self.wide else self.type.h3
        end += 12 + canvas.text(said, (end + 12, y), face="serif_bold", size=size,
                                colour="carmine" if total < 0 else "ink")
        aside = Box(end + 10, y - pitch / 2, self.body.right - end - 10, pitch)
        if named and not lost:
            write(canvas, escape(", ".join(named)), aside, self.type.caption, colour="ink_soft", lines=3, lead=1.0)
        if lost:
            names = escape(", ".join(f"{part.name} −{-value}" for part, value in lost))
            whole = fits(canvas, names, aside, self.type.caption, 2, 1.0)
            words = names if whole else f"−{-sum(value for _, value in lost)}"
            write(canvas, words, aside, self.type.caption, colour="carmine", lines=2, lead=1.0)

    def _bar(self, canvas: Canvas, bar: Box, parts: list[tuple[BarPart, float]]) -> float:
        """A finished row is kept as one picture; a growing one is cut off where it has come to."""
        whole = [(part, float(round(value + 0.499))) for part, value in parts]
        width = bar.w * sum(value for _, value in parts) / self.most
        key = ("results bar", tuple(whole), self.most)
        with canvas.clip((bar.x - 2, bar.y - 2, width + 4, bar.h + 4)):
            canvas.cached(key, bar, lambda inner: self._segments(inner, bar, whole), pad=2)
        return bar.x + width

    def _segments(self, canvas: Canvas, bar: Box, parts: list[tuple[BarPart, float]]) -> None:
        chart.bar(canvas, (0, 0, bar.w, bar.h), parts, self.most, self.type.caption)
