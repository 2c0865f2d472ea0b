"""How the match went: the chart of points over time, and its turning points in a sentence each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kingsburg_table.core.seats import Seat
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import chart, crest, tag
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.textbox import fits, write
from kingsburg_table.table.play.ending import Honour
from kingsburg_table.table.play.timeline import Timeline, sampled
from kingsburg_table.table.play.turning import Turning
from kingsburg_table.table.scenes.when import Calendar
from kingsburg_table.table.speech import say_pictured, say_rich
from kingsburg_table.table.widgets.style import Type
from kingsburg_table.text.speaker import Speaker


@dataclass(frozen=True)
class TurningCard:
    """A turning point as it is shown."""

    turning: Turning
    when: str
    sentence: str
    deed: str


def cards(points: Sequence[Turning], timeline: Timeline, calendar: Calendar, speaker: Speaker) -> list[TurningCard]:
    made = []
    for point in points:
        said = point.deed if point.deed is not None and speaker.has(point.deed.id) else None
        deed = say_pictured(speaker, said, timeline.session.seats) if said is not None else ""
        when = calendar.done_at(timeline.moments[point.moment].record, point.part)
        made.append(TurningCard(point, when, say_rich(speaker, point.words), deed))
    return made


class CourseChart:
    """The chart, painted once and uncovered from the left."""

    def __init__(
        self, box: Box, timeline: Timeline, points: Sequence[Turning], rounds: Sequence[str], wide: bool
    ) -> None:
        self.box, self.timeline, self.wide = box, timeline, wide
        seats = timeline.session.seats
        self.steps = list(sampled(timeline))
        self.curves = [
            chart.Curve(seat.colour + 1, seat.name, [timeline.moments[at].points[number] for at in self.steps])
            for number, seat in enumerate(seats)
        ]
        self.bands = [
            (self._step(timeline.end_of_turn(span.first - 1) if span.first else 0),
             self._step(timeline.end_of_turn(span.last)), name)
            for span, name in zip(timeline.rounds, rounds, strict=True)
        ]
        self.notes = [
            chart.ChartNote(self._step(point.moment), point.seat, str(at)) for at, point in enumerate(points, start=1)
        ]

    def _step(self, moment: int) -> int:
        """The step of the chart at which a moment shows."""
        return next((at for at, step in enumerate(self.steps) if step >= moment), len(self.steps) - 1)

    def draw(self, canvas: Canvas, share: float, lang: str) -> None:
        if share <= 0:
            return
        box, session = self.box, self.timeline.session
        key = ("results course", session.game, session.seed, len(session.records), lang)
        with canvas.clip((box.x - 8, box.y - 8, (box.w + 16) * share, box.h + 16)):
            canvas.cached(key, box, lambda inner: self._paint(inner, Box(0, 0, box.w, box.h)), pad=8)

    def _paint(self, canvas: Canvas, box: Box) -> None:
        size = 20.0 if self.wide else 16.0
        names = max(canvas.text_width(curve.name, face="sans_bold", size=size) for curve in self.curves)
        room = min(names + 62, box.w * 0.38)
        chart.line_chart(canvas, box, self.curves, self.bands, room, size, self.notes)


class Turnings:
    """The cards of the turning points, and the honours below them where there is room."""

    def __init__(
        self, box: Box, made: Sequence[TurningCard], honours: Sequence[Honour], type: Type, wide: bool
    ) -> None:
        self.cards, self.type, self.wide = made, type, wide
        gap = 9.0 if wide else 7.0
        line = 38.0 if wide else 28.0
        head = 46.0 if wide else 34.0
        least = 142.0 if wide else 104.0
        room = box.h - (head + line * len(honours)) if honours else box.h
        self.honours = honours if len(made) * (least + gap) <= room else ()
        if not self.honours:
            room = box.h
        high = min(168.0 if wide else 128.0, (room - gap * max(0, len(made) - 1)) / max(1, len(made)))
        self.boxes = [Box(box.x, box.y + at * (high + gap), box.w, high) for at in range(len(made))]
        used = len(made) * (high + gap)
        self.empty = Box(box.x, box.y, box.w, min(room, 140.0))
        self.head = Box(box.x, box.y + max(used, 0 if made else 150.0), box.w, head)
        self.lines = [Box(box.x, self.head.bottom + at * line, box.w, line) for at in range(len(self.honours))]

    def draw(self, canvas: Canvas, speaker: Speaker, seats: Sequence[Seat], share: float) -> None:
        if share <= 0:
            return
        if not self.cards:
            write(canvas, speaker.t("results.no_turning"), self.empty, self.type.body, colour="ink_soft", lines=6)
        for number, (card, box) in enumerate(zip(self.cards, self.boxes, strict=True), start=1):
            if share > (number - 1) / len(self.cards):
                self._card(canvas, box, number, card, seats[card.turning.seat].colour + 1)
        if self.honours and share == 1:
            self._honours(canvas, speaker, seats)

    def _card(self, canvas: Canvas, box: Box, number: int, card: TurningCard, seat: int) -> None:
        wide = self.wide
        canvas.rrect(box, 8, "#FFFBF0" if canvas.theme.textures else "slip", "ink_soft", 1.2)
        left, head = (40.0, 30.0) if wide else (26.0, 20.0)
        tag.badge(canvas, str(number), (box.x + left, box.y + head), 16 if wide else 13)
        side = 44.0 if wide else 32.0
        crest.token(canvas, seat, (box.x + left, box.y + head + (22 if wide else 17) + side / 2), side)
        x = box.x + (78 if wide else 50)
        amount = card.turning.amount
        said = f"+{amount}" if amount > 0 else f"−{-amount}"
        right = box.right - (44 if wide else 34)
        size = self.type.h3 if wide else self.type.label
        figures = canvas.text(said, (right - 4, box.y + head), face="serif_bold", size=size, anchor="r",
                              colour="good" if amount > 0 else "carmine") if amount else 0.0
        if amount:
            canvas.icon("points", (box.right - (26 if wide else 20), box.y + head), 28 if wide else 22)
        heading = Box(x, box.y + 2, right - 10 - figures - x, 2 * head - 4)
        write(canvas, card.when, heading, self.type.label, face="serif_bold", lines=2, lead=1.0)
        text = Box(x, box.y + 2 * head - 4, box.right - 12 - x, box.h - 2 * head)
        used = write(canvas, card.sentence, text, self.type.body, lines=5, lead=1.14, middle=False)
        rest = text.cut_top(used + 3)[1]
        if card.deed and fits(canvas, card.deed, rest, self.type.caption, 3, 1.12):
            write(canvas, card.deed, rest, self.type.caption, colour="ink_soft", lines=3, lead=1.12, middle=False)

    def _honours(self, canvas: Canvas, speaker: Speaker, seats: Sequence[Seat]) -> None:
        write(canvas, speaker.t("results.honours"), self.head, self.type.h3, face="serif_bold", lines=1)
        for honour, line in zip(self.honours, self.lines, strict=True):
            said = canvas.text(str(honour.amount), (line.right - 12, line.cy), face="serif_bold", size=self.type.h3,
                               anchor="r")
            side = line.h * 0.8
            x = line.right - 24 - said - side / 2
            for seat in reversed(honour.seats):
                crest.token(canvas, seats[seat].colour + 1, (x, line.cy), side, shadow=False)
                x -= side * 0.9
            room = Box(line.x + 6, line.y, x + side * 0.3 - line.x - 6, line.h)
            write(canvas, say_rich(speaker, honour.words), room, self.type.body, lines=2, lead=1.0)
