"""Region E: the chronicle by sections and turns, newest at the bottom; hovering a line shows the board at that time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kingsburg_table.core.seats import Seat
from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw import crest, paper, rich, wax
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.play.chronicle import ChronicleLine, ChronicleTurn
from kingsburg_table.table.scenes.table.headings import Headed, Headings
from kingsburg_table.table.speech import say_pictured
from kingsburg_table.text.speaker import MissingText, Speaker

GAP, PAD = 5.0, 16.0
AHEAD = 2  #: lines of what comes next that a replay shows
LATER = 0.38  #: how strongly they are drawn
LEFT = 34.0  #: where the words begin, after the crest


@dataclass(frozen=True)
class Row:
    """A line in its place; `first`: its crest shows. A heading takes the upper part of the box."""

    line: ChronicleLine
    group: ChronicleTurn
    box: Box
    markup: str
    first: bool
    seat: int | None = None  #: whom it speaks of
    head: str = ""
    above: float = 0.0  #: how high the heading is

    @property
    def words(self) -> Box:
        return self.box.cut_top(self.above)[1]


class ChronicleView:
    """Lays the newest lines out from the bottom up; the wheel goes back in time."""

    def __init__(self, box: Box, speaker: Speaker, seats: Sequence[Seat], wide: bool) -> None:
        self.box, self.speaker, self.seats, self.wide = box, speaker, seats, wide
        self.headings = Headings(speaker)
        self._texts: dict[int, tuple[ChronicleLine, str]] = {}  #: by the line's identity
        self.rows: list[Row] = []
        self.back = 0
        self.more = False

    @property
    def size(self) -> float:
        return 18.0 if self.wide else 16.0

    def renew(self, canvas: Canvas, groups: Sequence[ChronicleTurn], upto: int | None = None) -> None:
        """Fill the box from the bottom with what fits; `upto` ends it a little after that many actions."""
        lines = [told for told in self.headings.told(groups) if told.line.wax or self._is_told(told.line)]
        if upto is not None:
            ahead = [at for at, told in enumerate(lines) if told.line.record > upto and told.line.words is not None]
            lines = lines[: ahead[AHEAD]] if len(ahead) > AHEAD else lines
        self.back = max(0, min(self.back, len(lines) - 1))
        if self.back:
            lines = lines[: -self.back]
        inner = self.box.inset(PAD, 10).cut_top(38)[1]
        rows: list[Row] = []
        y = inner.bottom
        for told in reversed(lines):
            row = self._row_of(canvas, told, inner, y, told.begins)
            if row.box.y < inner.y:
                break
            rows.append(row)
            y = row.box.y
        if rows:  # the section that the first line belongs to is named if that has room
            named = self._row_of(canvas, lines[-len(rows)], inner, rows[-1].box.bottom, True)
            rows[-1] = named if named.box.y >= inner.y else replace(rows[-1], first=True)
            y = rows[-1].box.y
        self.more = len(rows) < len(lines)
        shift = y - inner.y if not self.back else 0
        self.rows = [replace(row, box=row.box.moved(0, -shift)) for row in reversed(rows)]

    def _row_of(self, canvas: Canvas, told: Headed, inner: Box, bottom: float, headed: bool) -> Row:
        """A line that ends at `bottom`."""
        text = self._said(told.line)
        above = canvas.text_px(size=self.size) * 1.55 / canvas.scale if headed and told.head else 0.0
        high = max(self._block(canvas, text, told.line, inner.w).height / canvas.scale, 24.0) + GAP + above
        box = Box(inner.x, bottom - high, inner.w, high)
        first = told.first or above > 0
        return Row(told.line, told.group, box, text, first, told.seat, told.head if above else "", above)

    def _block(self, canvas: Canvas, text: str, line: ChronicleLine, wide: float) -> rich.Block:
        room = wide - LEFT - (24 if line.wax else 0)
        return rich.layout(text, "sans", canvas.text_px(size=self.size), int(room * canvas.scale), 1.18)

    def _is_told(self, line: ChronicleLine) -> bool:
        """Only lines that are seen are put into words."""
        return line.words is not None and self.speaker.has(line.words.id)

    def _said(self, line: ChronicleLine) -> str:
        known = self._texts.get(id(line))
        if known is None or known[0] is not line:
            known = self._texts[id(line)] = (line, self._say(line))
        return known[1]

    def _say(self, line: ChronicleLine) -> str:
        if line.words is None:
            return ""
        try:
            return say_pictured(self.speaker, line.words, self.seats)
        except MissingText:
            if self.speaker.has(line.words.id):
                raise
            return ""

    def scroll(self, steps: float) -> None:
        self.back = max(0, self.back + round(steps))

    def row_at(self, at: Point) -> Row | None:
        return next((row for row in self.rows if row.box.holds(at)), None)

    def draw(self, canvas: Canvas, title: str, hovered: Row | None, now: int | None = None) -> None:
        """`now`: the moment of the past that the table shows; what came later is pale."""
        key = ("chronicle ground", title, self.speaker.lang)
        canvas.cached(key, self.box, lambda inner: self._ground(inner, title), pad=24)
        newest = self.rows[-1] if self.rows and not self.back else None
        for row in self.rows:
            here = row.line.record == now if now is not None else row is newest
            later = now is not None and row.line.record > now and row != hovered
            opacity = LATER if later else 1.0
            if row.head:
                self._heading(canvas, row, opacity)
            self._mark(canvas, row, row == hovered, here)
            self._row(canvas, row, "ink" if here else "ink_soft", opacity)

    def _heading(self, canvas: Canvas, row: Row, opacity: float) -> None:
        box = row.box.cut_top(row.above)[0]
        wide = canvas.text(row.head, (box.x, box.cy), face="serif_bold", size=self.size, colour="gilt_dark",
                           opacity=opacity)
        if wide + 12 < box.w:
            canvas.line((box.x + wide + 10, box.cy), (box.right, box.cy), "gilt_dark", 1, 0.4 * opacity)

    def _mark(self, canvas: Canvas, row: Row, hovered: bool, here: bool) -> None:
        band = row.words.inset(-6, 0)
        if hovered:
            canvas.rrect(band, 6, "#F7E3A4", "gilt_dark", 2)
        elif here:
            canvas.rrect(band, 5, "chosen", opacity=0.75)

    def _row(self, canvas: Canvas, row: Row, colour: str, opacity: float) -> None:
        box = row.words
        if row.seat is not None and row.first:
            number = self.seats[row.seat].colour + 1
            crest.token(canvas, number, (box.x + 12, box.y + 13), 24, shadow=False, opacity=opacity)
        block = self._block(canvas, row.markup, row.line, box.w)
        rich.draw(canvas, block, (box.x + LEFT, box.y + 13), colour, opacity=opacity)
        if row.line.wax and opacity == 1.0:
            wax.small_seal(canvas, (box.right - 9, box.y + 13), 18)

    def _ground(self, canvas: Canvas, title: str) -> None:
        w, h = self.box.w, self.box.h
        paper.sheet(canvas, (0, 0, w, h), seed=11)
        canvas.text(title, (PAD, 26), face="serif_bold", size=19, track=2, colour="ink_soft")
        canvas.icon("quill", (w - 28, 25), 24, tint="ink_soft", mono=True)
        canvas.line((PAD, 43), (w - PAD, 43), "ink_soft", 1, 0.35)
