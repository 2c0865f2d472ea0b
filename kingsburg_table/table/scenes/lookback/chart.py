"""Every seat's expected final points over time, with the moments numbered on the lines."""

from __future__ import annotations

from collections.abc import Sequence

from kingsburg_table.bots.lookback import Course, WeighedDecision, chances, doubts
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import chart
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.play.timeline import Timeline

STEPS = 60  #: so many at most, so that lines stay lines
POINTS, CHANCE = "points", "chance"  #: what the chart can show


class Expected:
    """The chart, and the upright line at the moment that is looked at."""

    def __init__(
        self, box: Box, timeline: Timeline, course: Course, moments: Sequence[WeighedDecision], rounds: Sequence[str],
        wide: bool, shown: str = POINTS,
    ) -> None:
        self.box, self.wide, self.course, self.moments, self.shown = box, wide, course, moments, shown
        records = [moment.record for moment in timeline.moments if moment.record >= course.first]
        every = max(1, -(-len(records) // STEPS))
        self.steps = sorted({*records[::every], records[-1]})
        seats = timeline.session.seats
        doubt = doubts(timeline.session, course)
        at = [record - course.first for record in self.steps]
        rows = [course.points[moment] for moment in at]
        self._doubt = [doubt[moment] for moment in at]
        if shown == CHANCE:
            pairs = zip(rows, self._doubt, strict=True)
            rows = [tuple(100 * each for each in chances(row, doubtful)) for row, doubtful in pairs]
        ends = [f"{each:.0f}".replace("-", "−") if shown == POINTS else "" for each in course.result]
        self.curves = [
            chart.Curve(seat.colour + 1, f"{seat.name} {ends[number]}".rstrip(), [row[number] for row in rows])
            for number, seat in enumerate(seats)
        ]
        self.bands = [
            (self._step(timeline.moments[timeline.end_of_turn(span.first - 1)].record if span.first else 0),
             self._step(timeline.moments[timeline.end_of_turn(span.last)].record), name)
            for span, name in zip(timeline.rounds, rounds, strict=True)
        ]
        self._session = timeline.session

    def _step(self, record: int) -> int:
        return next((at for at, step in enumerate(self.steps) if step >= record), len(self.steps) - 1)

    def draw(self, canvas: Canvas, chosen: int | None, lang: str) -> None:
        box = self.box
        if chosen is not None:
            x = chart.step_x(box, self._room(canvas), len(self.steps), self._step(self.moments[chosen].record))
            canvas.line((x, box.y), (x, box.bottom - 40), "gilt_dark", 3, 0.8)
        found = tuple(moment.record for moment in self.moments)
        seat = self.moments[chosen].seat if chosen is not None else None
        key = ("expected", self._session.game, self._session.seed, len(self._session.records), found, lang, self.shown,
               seat)
        canvas.cached(key, box, lambda inner: self._paint(inner, Box(0, 0, box.w, box.h), seat), pad=8)

    def _size(self) -> float:
        return 20.0 if self.wide else 16.0

    def _room(self, canvas: Canvas) -> float:
        names = max(canvas.text_width(curve.name, face="sans_bold", size=self._size()) for curve in self.curves)
        return min(names + 62, self.box.w * 0.38)

    def _shade(self, seat: int) -> chart.Shade:
        """Between which points the seat ends in two matches of three."""
        curve = self.curves[seat]
        pairs = list(zip(curve.values, self._doubt, strict=True))
        return chart.Shade(curve.seat, [each - doubt for each, doubt in pairs], [each + doubt for each, doubt in pairs])

    def _paint(self, canvas: Canvas, box: Box, seat: int | None) -> None:
        shades = [self._shade(seat)] if seat is not None and self.shown == POINTS else []
        notes = [chart.ChartNote(self._step(moment.record), moment.seat, str(at))
                 for at, moment in enumerate(self.moments, start=1)]
        chart.line_chart(canvas, box, self.curves, self.bands, self._room(canvas), self._size(), notes, shades)
