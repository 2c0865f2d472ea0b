"""The line of time: turns in seat colours, rounds, scorings and points; a press or a drag goes anywhere on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from kingsburg_table.core.seats import Seat
from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw import crest, hatch, paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.chart import nice_step
from kingsburg_table.table.draw.rich import escape
from kingsburg_table.table.draw.sprites import Sprites
from kingsburg_table.table.draw.textbox import write
from kingsburg_table.table.play.replayer import Replayer
from kingsburg_table.table.theme import SEATS, mix
from kingsburg_table.table.widgets.base import Widget

MARK_HIGH = {True: 16.0, False: 12.0}
PALE = "#EFE3C6"
PAPERS = ("#FBF3DC", "#E4D5AC")


class Axis(Widget):
    """Drawn once pale and once in full colour; the full one is shown as far as the match has come."""

    def __init__(
        self, box: Box, replayer: Replayer, rounds: Sequence[str], seek: Callable[[int], object],
        turn_words: Callable[[int], str], wide: bool, lang: str,
    ) -> None:
        super().__init__("axis", box)
        self.replayer, self.rounds, self.seek, self.turn_words = replayer, rounds, seek, turn_words
        self.wide, self.lang = wide, lang
        self.pointer: float | None = None
        self._kept = Sprites()  # both pictures stay: other things must not push them out
        line = replayer.timeline
        session = replayer.session
        self.seats: Sequence[Seat] = session.seats
        self.picture = (session.game, session.seed, len(session.records), tuple(rounds), lang)
        legend = (264.0 if wide else 128.0) if len(self.seats) else 0.0
        self.plot = Box(box.x + (56 if wide else 46), box.y + 10, box.w - (56 if wide else 46) - legend, box.h - 20)
        self.legend = Box(self.plot.right + 12, box.y + 8, legend - 24, box.h - 16)
        marks = MARK_HIGH[wide]
        self.row = Box(self.plot.x, self.plot.bottom - marks, self.plot.w, marks)
        self.curves = Box(self.plot.x, self.plot.y, self.plot.w, self.row.y - self.plot.y - (14 if wide else 6))
        points = [value for moment in line.moments for value in moment.points]
        self.low, self.high = min(0, *points), max(1, *points)

    # -- where and when ------------------------------------------------------------------------------------------

    def x(self, moment: float) -> float:
        return self.plot.x + self.plot.w * moment / max(1, self.replayer.timeline.last)

    def moment_at(self, x: float) -> int:
        share = (x - self.plot.x) / self.plot.w
        return max(0, min(self.replayer.timeline.last, round(share * self.replayer.timeline.last)))

    def _y(self, points: float) -> float:
        return self.curves.bottom - self.curves.h * (points - self.low) / (self.high - self.low)

    def touch(self, at: Point) -> bool:
        self.seek(self.moment_at(at[0]))
        return True

    drag = touch

    def wheel(self, at: Point, dy: float) -> bool:
        self.seek(self.replayer.at + (1 if dy < 0 else -1))
        return True

    # -- drawing -------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        kept = Canvas(canvas.surface, canvas.scale, canvas.theme, self._kept)
        kept.cached(("axis to come", self.picture), box, lambda inner: self._paint(inner, strong=False), pad=12)
        now = self.x(self.replayer.at)
        with canvas.clip((box.x - 12, box.y - 12, now - box.x + 12, box.h + 24)):
            kept.cached(("axis so far", self.picture), box, lambda inner: self._paint(inner, strong=True), pad=12)
        self._legend(canvas)
        self._head(canvas, now)
        if self.pointer is not None and self.hovered:
            self._hint(canvas, self.moment_at(self.pointer))

    def _paint(self, canvas: Canvas, strong: bool) -> None:
        aside = Sprites()  # long lines are needed once: they would push better things out of the cache
        shift = Canvas(canvas.surface, canvas.scale, canvas.theme, aside, canvas.at(-self.box.x, -self.box.y))
        if not strong:
            paper.sheet(shift, self.box, seed=8)
        self._bands(shift, strong)
        for number in range(len(self.seats)):
            self._curve(shift, number, strong)
        for name, place, ground in self.names(canvas):
            at, colour = (place.x, place.cy), "ink" if strong else "ink_soft"
            shift.text(name, at, face="serif", size=18, colour=colour, halo=ground)
        self._turns(shift, strong)
        self._scorings(shift, strong)

    def bands(self) -> Iterator[tuple[str, Box, str]]:
        """The rounds: name, place and paper."""
        line = self.replayer.timeline
        for at, (span, name) in enumerate(zip(line.rounds, self.rounds, strict=True)):
            left = self.x(line.end_of_turn(span.first - 1)) if span.first else self.plot.x
            right = self.x(line.end_of_turn(span.last))
            band = Box(left, self.plot.y - 2, max(2.0, right - left - 2), self.row.y - self.plot.y - 4)
            yield name, band, PAPERS[at % 2]

    def names(self, canvas: Canvas) -> list[tuple[str, Box, str]]:
        """Where the names of the rounds stand that have room."""
        high = canvas.text_px(size=18) / canvas.scale
        made = []
        for name, band, ground in self.bands():
            wide = canvas.text_width(name, face="serif", size=18)
            if wide + 16 < band.w:
                made.append((name, Box(band.x + 10, band.y + 13 - high / 2, wide, high), ground))
        return made

    def _bands(self, canvas: Canvas, strong: bool) -> None:
        for _, band, ground in self.bands():
            canvas.rrect(band, 4, ground, opacity=0.75)
        step = nice_step(self.high - self.low, 4 if self.wide else 2)
        for value in range(self.low - self.low % step + (step if self.low % step else 0), self.high + 1, step):
            y = self._y(value)
            canvas.line((self.plot.x, y), (self.plot.right, y), "ink_soft", 1, 0.22)
            if not strong:
                said = f"{value}".replace("-", "−")
                canvas.text(said, (self.plot.x - 8, y), size=16, colour="ink_soft", anchor="r")

    def _curve(self, canvas: Canvas, seat: int, strong: bool) -> None:
        """Steps, a hair apart where lines coincide."""
        look = SEATS[self.seats[seat].colour + 1]
        colour = look.colour if look.dark else mix(look.colour, "#000000", 0.14)
        values = self.replayer.timeline.points(seat)
        apart = (seat - (len(self.seats) - 1) / 2) * 1.6
        path: list[Point] = [(self.x(0), self._y(values[0]) + apart)]
        for at in range(1, len(values)):
            if values[at] != values[at - 1]:
                path += [(self.x(at), path[-1][1]), (self.x(at), self._y(values[at]) + apart)]
        path.append((self.x(len(values) - 1), path[-1][1]))
        if len(values) > 1:
            canvas.poly(path, None, PAPERS[0], 5, 0.8 if strong else 0.3, closed=False)
            canvas.poly(path, None, colour, 2.8, 1.0 if strong else 0.42, closed=False)
            at = round((len(values) - 1) * (0.2 + 0.6 * (seat + 0.5) / len(self.seats)))
            size = 20.0 if self.wide else 16.0
            crest.token(
                canvas, look.number, (self.x(at), self._y(values[at]) + apart), size, shadow=False,
                opacity=1.0 if strong else 0.5,
            )

    def _turns(self, canvas: Canvas, strong: bool) -> None:
        line = self.replayer.timeline
        for turn, seat in enumerate(line.turns):
            left = self.x(line.end_of_turn(turn - 1)) if turn else self.plot.x
            right = self.x(line.end_of_turn(turn))
            gap = 1.0 if right - left > 4 else 0.0
            mark = Box(left + gap, self.row.y, right - left - 2 * gap, self.row.h)
            if mark.w < 0.5:
                continue
            number = self.seats[seat].colour + 1
            if strong and mark.w > 5:
                hatch.band(canvas, mark, number, 2, 5)
                canvas.rrect(mark, 2, None, "ink", 1)
            else:
                canvas.fill(mark, SEATS[number].colour if strong else mix(SEATS[number].colour, PALE, 0.62))

    def _scorings(self, canvas: Canvas, strong: bool) -> None:
        radius = 10.0 if self.wide else 8.0
        for at, moment in enumerate(self.replayer.timeline.moments):
            if moment.scoring:
                x, y = self.x(at), self.row.y - radius - 1
                canvas.line((x, self.plot.y), (x, y - radius), "carmine", 1.2, 0.7 if strong else 0.3, dash=(4, 4))
                canvas.circle((x, y), radius, "#B2483A" if strong else "#D9B7A2", "ink" if strong else "ink_soft", 1.2)
                ink = "#FFF6E0" if strong else "ink_soft"
                canvas.icon("score", (x, y), radius * 1.4, tint=ink, mono=True)

    def _legend(self, canvas: Canvas) -> None:
        """Points of the moment, best first."""
        points = self.replayer.moment.points
        order = sorted(range(len(self.seats)), key=lambda seat: -points[seat])
        columns = 1 if self.wide else 2
        rows = -(-len(order) // columns)
        high = min(30.0, self.legend.h / rows)
        for place, (column, row) in zip(order, ((n // rows, n % rows) for n in range(len(order))), strict=True):
            width = self.legend.w / columns
            left = self.legend.x + column * width
            y = self.legend.cy + (row - (rows - 1) / 2) * high
            crest.token(canvas, self.seats[place].colour + 1, (left + 11, y), min(22.0, high), shadow=False)
            said = f"{points[place]}".replace("-", "−")
            right = (left + width - (4 if self.wide else 10), y)
            colour = "carmine" if points[place] < 0 else "ink"
            size = 20 if self.wide else 17
            figures = canvas.text(said, right, face="serif_bold", size=size, anchor="r", colour=colour)
            if self.wide:
                name = Box(left + 28, y - high / 2, width - 40 - figures, high)
                write(canvas, escape(self.seats[place].name), name, 18, colour="ink_soft", lines=1)

    def _head(self, canvas: Canvas, x: float) -> None:
        top, bottom = self.box.y + 6, self.row.bottom + 5
        canvas.line((x, top), (x, bottom), "walnut_deep", 6)
        canvas.line((x, top), (x, bottom), "gold_hot", 2.6)
        canvas.circle((x, top), 9, "gold_hot", "walnut_deep", 2.2)
        self._plate(canvas, x, top, self.turn_words(self.replayer.at), "#FFF6DA")

    def _hint(self, canvas: Canvas, moment: int) -> None:
        x = self.x(moment)
        canvas.line((x, self.plot.y), (x, self.row.bottom), "ink", 1.4, 0.7)
        if moment != self.replayer.at:
            self._plate(canvas, x, self.row.y - (26 if self.wide else 20), self.turn_words(moment), "slip")

    def _plate(self, canvas: Canvas, x: float, y: float, words: str, fill: str) -> None:
        plate = self.plate(canvas, x, y, words)
        canvas.shadow(plate, 7, 4, 120, 2)
        canvas.rrect(plate, 7, fill, "walnut_deep", 1.6)
        canvas.text(words, plate.centre, face="sans_bold", size=18 if self.wide else 16, anchor="c")

    def plate(self, canvas: Canvas, x: float, y: float, words: str) -> Box:
        """Beside a moment, right or left of it, or lower: where it covers no name of a round."""
        size = 18 if self.wide else 16
        wide = canvas.text_width(words, face="sans_bold", size=size) + 22
        high = max(28.0 if self.wide else 23.0, canvas.text_px(size=size) / canvas.scale + 6)
        right, left, top = x + 12, x - 12 - wide, y - (4 if self.wide else 6)
        tries = [Box(at, up, wide, high) for up in (top, self.row.bottom - high) for at in (right, left)]
        inside = [box for box in tries if box.x >= self.box.x and box.right < self.plot.right + 4] or tries
        taken = [place for _, place, _ in self.names(canvas)]
        return next((box for box in inside if not any(_meet(box, each) for each in taken)), inside[-1])


def _meet(one: Box, other: Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom
