"""The part of the real board that an example speaks of: the same painters as at the table, in another frame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import ceil

from kingsburg_table.table.book.exercises import Kind
from kingsburg_table.table.book.lesson import Lesson, outcomes
from kingsburg_table.table.book.things import involved, named
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import crest, svg, wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.rich import escape
from kingsburg_table.table.draw.textbox import write
from kingsburg_table.table.layout import TableLayout
from kingsburg_table.table.metrics import Metrics
from kingsburg_table.table.moment_words import moment_words
from kingsburg_table.table.pieces.spots import PLAIN, Spot
from kingsburg_table.table.play.narrowing import kind_of
from kingsburg_table.table.scenes.rules.match import LessonMatch
from kingsburg_table.table.scenes.table.tabletop import Tabletop
from kingsburg_table.text.speaker import Speaker

MOST_THINGS, MOST_MEANS, MOST_COUNTERS = 6, 9, 6
LONG = 2.5  #: a thing so much wider than high is a row of words


class Excerpt:
    """What an example touches: the acting seat's means at the left, the things it does something to at the right."""

    def __init__(self, lesson: Lesson, layout: TableLayout, metrics: Metrics, speaker: Speaker) -> None:
        self.lesson, self.layout, self.metrics, self.speaker = lesson, layout, metrics, speaker
        self.targets = involved(lesson.show)
        self.changing = {name for came in outcomes(lesson.show).values() for _, name, _ in came.changes}
        self.match: LessonMatch
        self.desk: Tabletop
        self.renew()

    def renew(self) -> None:
        """The lesson has moved."""
        self.match = LessonMatch(self.lesson, self.layout.manner)
        narrowing, option = self.match.narrowing, self.lesson.option
        if narrowing is not None and option is not None:
            narrowing.arm(option)
        self.desk = Tabletop(self.match, self.layout, self.metrics, self.speaker)

    # -- which things ------------------------------------------------------------------------------------------------

    def _things(self) -> list[Spot]:
        means = self.layout.manner.means
        kinds = {kind_of(target) for target in self.targets if kind_of(target) not in means}
        if not kinds:
            kinds = {kind_of(target) for target in self.targets if len(self._all(kind_of(target))) > MOST_MEANS}
        found = [s for s in self._spots() if s.target in self.targets and kind_of(s.target) in kinds]
        once = {spot.target: spot for spot in reversed(found)}  # of equal ones the first
        return [*once.values()][::-1][:MOST_THINGS]

    def _means(self, things: Sequence[Spot]) -> list[Spot]:
        """Everything of the kinds used that is the acting seat's; of rows of words only the used ones."""
        taken = {kind_of(spot.target) for spot in things}
        kinds = {kind_of(target) for target in self.targets} - taken
        seat = str(self.match.seat)
        own = [
            spot for spot in self._spots()
            if kind_of(spot.target) in kinds and (spot.target.count(".") < 2 or spot.target.split(".")[1] == seat)
            and (spot.target in self.targets or spot.box.w < spot.box.h * LONG)
        ]
        return own[:MOST_MEANS]

    def _spots(self) -> list[Spot]:
        return [spot for spot in self.desk.spots if spot.target]

    def _all(self, kind: str) -> list[Spot]:
        return [spot for spot in self._spots() if kind_of(spot.target) == kind]

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, box: Box) -> None:
        wide = self.metrics.wide
        things = self._things()
        left, rest = box.cut_left(222 if wide else 148)
        board = rest.cut_left(16 if wide else 10)[1]
        self._tray(canvas, left, self._means(things))
        size = (board.w, board.h)
        canvas.cached(("excerpt board", *size), board, lambda inner: wood.cloth(inner, (0, 0, *size)), pad=20)
        if things:
            self._draw_things(canvas, board.inset(16 if wide else 10), things)
        else:
            self._players(canvas, board.inset(16 if wide else 10))

    def _tray(self, canvas: Canvas, box: Box, means: Sequence[Spot]) -> None:
        wide = self.metrics.wide
        size = (box.w, box.h)
        canvas.cached(("excerpt tray", *size), box, lambda inner: _felt(inner, size), pad=20)
        inner = box.inset(18 if wide else 12)
        head, rest = inner.cut_top(38 if wide else 28)
        write(canvas, self.speaker.t(self._moment()), head, 26 if wide else 19, face="serif_bold", colour="gold_bright",
              anchor="c", lines=1)
        foot, middle = rest.cut_bottom(128 if wide else 92)
        if means:
            room, most = middle.inset(0, 6), 84 if wide else 50
            found = [_cells(room, means, columns, most) for columns in range(1, min(3, len(means)) + 1)]
            self._paint(canvas, max(found, key=lambda boxes: min(box.w * box.h for box in boxes)), means)
        else:
            foot = rest
        self._who(canvas, foot)

    def _moment(self) -> str:
        if self.lesson.finished:
            return "rules.after"
        return "rules.now" if self.lesson.at else "rules.before"

    def _who(self, canvas: Canvas, box: Box) -> None:
        wide = self.metrics.wide
        side = 44.0 if wide else 32.0
        row, rest = box.cut_top(side + 6)
        place = moment_words(self.match.game, self.lesson.session.path, 3)
        if self.match.decision is None:  # nobody is asked yet, or the match is over
            rest = box
        else:
            self._mover(canvas, row, side)
        write(canvas, place, Box(rest.x, rest.y + 4, rest.w, rest.h - 4), 19 if wide else 16, colour="#E6D9B4",
              anchor="c", lines=3, middle=False, lead=1.15)

    def _mover(self, canvas: Canvas, row: Box, side: float) -> None:
        wide, sight = self.metrics.wide, self.desk.sight
        crest.token(canvas, sight.colour(self.match.seat), (row.x + side / 2, row.cy), side)
        said = f"*{self.speaker.t('rules.to_move', seat=self.match.seat)}*"
        write(canvas, said, Box(row.x + side + 8, row.y, row.w - side - 8, row.h), 21 if wide else 16, face="serif",
              colour="cream", bold_colour="cream", lines=2, lead=1.05)

    def _draw_things(self, canvas: Canvas, box: Box, things: Sequence[Spot]) -> None:
        wide = max(spot.box.w for spot in things)
        most = max(wide * 1.5, min(box.w * 0.36, wide * 2.6))  # a lone counter is not lost on the cloth
        columns = max(range(1, 4), key=lambda count: self._boxes(box, things, count, most)[0].w)
        cells = self._boxes(box, things, columns, most)
        boxes = [_within(cell, spot) for cell, spot in zip(cells, things, strict=True)]
        self._paint(canvas, boxes, things)
        came = {spot.target: at for spot, at in zip(things, boxes, strict=True)}
        for target in self._forbidden():
            if target in came:
                _cross(canvas, came[target], 19 if self.metrics.wide else 15)

    def _forbidden(self) -> tuple[str, ...]:
        """Things that the open attempt cannot have."""
        task = self.lesson.asked
        if task is None or task.kind is not Kind.ATTEMPT or task.action is None:
            return ()
        means = self.layout.manner.means
        targets = named(task.action, task.seat, [spot.target for spot in self._spots()])
        return tuple(target for target in targets if kind_of(target) not in means or len(targets) == 1)

    def _boxes(self, box: Box, spots: Sequence[Spot], columns: int, most: float) -> list[Box]:
        """A grid of boxes with the first thing's proportions, as large as fits."""
        rows = ceil(len(spots) / columns)
        gap = 14.0 if self.metrics.wide else 8.0
        ratio = spots[0].box.w / spots[0].box.h
        wide = min(most, (box.w - gap * (columns - 1)) / columns, (box.h - gap * (rows - 1)) / rows * ratio)
        high = wide / ratio
        top = box.cy - (rows * high + (rows - 1) * gap) / 2
        made = []
        for at in range(len(spots)):
            in_row = min(columns, len(spots) - at // columns * columns)
            left = box.cx - (in_row * wide + (in_row - 1) * gap) / 2
            made.append(Box(left + at % columns * (wide + gap), top + at // columns * (high + gap), wide, high))
        return made

    def _paint(self, canvas: Canvas, boxes: Sequence[Box], spots: Sequence[Spot]) -> None:
        looks = self.desk.looks(None, False)
        sight = replace(self.desk.sight, page=self.match.asked.ledger(None))
        for box, spot in zip(boxes, spots, strict=True):
            if spot.thing.painter in self.desk.board.bare:
                canvas.panel(box.inset(-4), "parchment", 6)
            self.desk.board.paint(canvas, replace(spot, box=box), looks.get(spot.id, PLAIN), sight)

    def _players(self, canvas: Canvas, box: Box) -> None:
        """Nothing is touched: everybody's numbers, in turn order."""
        sight, wide = self.desk.sight, self.metrics.wide
        names = self._counters()
        rows = box.rows(max(3, len(sight.view.order)), 8 if wide else 5)
        for seat, row in zip(sight.view.order, rows, strict=False):
            high = min(row.h, 72.0 if wide else 50.0)
            row = Box(row.x, row.cy - high / 2, row.w, high)
            canvas.panel(row, "vellum", 7)
            crest.token(canvas, sight.colour(seat), (row.x + high * 0.55, row.cy), high * 0.72, shadow=False)
            rest = row.cut_left(high * 1.08)[1]
            name, figures = rest.cut_right(10)[1].cut_left(rest.w * 0.26)
            write(canvas, f"*{escape(sight.name(seat))}*", name.inset(2, 2), 21 if wide else 16, face="serif", lines=1)
            for counter, place in zip(names, figures.columns(max(1, len(names))), strict=True):
                size = min(30.0 if wide else 20.0, place.w * 0.48)
                canvas.icon(counter, (place.x + size * 0.55, place.cy), size)
                number = str(sight.counters[seat][counter]).replace("-", "−")
                canvas.text(number, (place.x + size * 1.2, place.cy), face="serif_bold", size=21 if wide else 16)

    def _counters(self) -> list[str]:
        """Those that the example lays out or changes, then those that are not 0, as many as there is room for."""
        have = self.desk.sight.counters
        given = {key for seat, key, _ in self.lesson.show.case.given if seat is not None}
        booked = self.lesson.session.controller.booked or tuple(have[0])
        known = dict.fromkeys([*booked, *(name for name in have[0] if name in self.changing)])
        names = [name for name in known if svg.exists(f"icons/{name}")]
        some = [name for name in names if any(each[name] for each in have)]
        told = [name for name in names if name in given | self.changing]
        kept = dict.fromkeys([*told, *some, *names])
        return [name for name in names if name in list(kept)[:MOST_COUNTERS]]


def _cells(box: Box, spots: Sequence[Spot], columns: int, most: float) -> list[Box]:
    """Cells, each with its thing in the thing's own proportions: dice beside a counter's plate."""
    rows = ceil(len(spots) / columns)
    high = min(most, box.h / rows - 8)
    long = max(spot.box.w / spot.box.h for spot in spots)
    wide = min(high * max(1.0, long), box.w / columns - 8)
    high = min(high, wide)
    left, top = box.cx - columns * (wide + 8) / 2, box.cy - rows * (high + 8) / 2
    made = []
    for at, spot in enumerate(spots):
        cell = Box(left + at % columns * (wide + 8), top + at // columns * (high + 8), wide + 8, high + 8)
        made.append(_within(cell.inset(4), spot))
    return made


def _within(cell: Box, spot: Spot) -> Box:
    """The largest box in the thing's own proportions that a cell holds."""
    share = min(cell.w / spot.box.w, cell.h / spot.box.h)
    return cell.around((spot.box.w * share, spot.box.h * share))


def _felt(canvas: Canvas, size: tuple[float, float]) -> None:
    wood.tray(canvas, (0, 0, *size), 10)


def _cross(canvas: Canvas, box: Box, radius: float) -> None:
    centre = (box.right - radius * 1.1, box.bottom - radius * 2.6)
    canvas.circle(centre, radius, "carmine", "#FFE9DC", 2)
    k = radius * 0.37
    for sign in (1, -1):
        start = (centre[0] - k, centre[1] - k * sign)
        canvas.line(start, (centre[0] + k, centre[1] + k * sign), "#FFFFFF", 3.4)
