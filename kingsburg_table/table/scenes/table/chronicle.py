"""Region E: the chronicle, grouped by turn, newest at the bottom; hovering a line shows the board at that moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kingsburg_table.core.seats import Seat
from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw import crest, paper, rich, wax
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.play.chronicle import Group, Line
from kingsburg_table.table.speech import pictured
from kingsburg_table.text.speaker import MissingText, Speaker

GAP, PAD = 5.0, 16.0
AHEAD = 2  #: lines of what comes next that a replay shows
LATER = 0.38  #: how strongly they are drawn


@dataclass(frozen=True)
class Row:
    """A line in its place."""

    line: Line
    group: Group
    box: Box
    markup: str
    first: bool


class ChronicleView:
    """Lays the newest lines out from the bottom up; the wheel goes back in time."""

    def __init__(self, box: Box, speaker: Speaker, seats: Sequence[Seat], wide: bool) -> None:
        self.box, self.speaker, self.seats, self.wide = box, speaker, seats, wide
        self.rows: list[Row] = []
        self.back = 0
        self.more = False

    @property
    def size(self) -> float:
        return 18.0 if self.wide else 16.0

    def renew(self, canvas: Canvas, groups: Sequence[Group], upto: int | None = None) -> None:
        """Fill the box from the bottom with what fits; `upto` ends it a little after that many actions."""
        lines = [(group, line, at == 0) for group in groups for at, line in enumerate(group.lines)]
        if upto is not None:
            ahead = [at for at, (_, line, _) in enumerate(lines) if line.record > upto and line.words is not None]
            lines = lines[: ahead[AHEAD]] if len(ahead) > AHEAD else lines
        self.back = max(0, min(self.back, len(lines) - 1))
        if self.back:
            lines = lines[: -self.back]
        inner = self.box.inset(PAD, 10).cut_top(38)[1]
        y = inner.bottom
        rows = []
        px = canvas.text_px(size=self.size)
        for group, line, first in reversed(lines):
            text = self._said(line)
            if not text and not line.wax:
                continue
            wide = inner.w - 34 - (24 if line.wax else 0)
            block = rich.layout(text, "sans", px, int(wide * canvas.scale), 1.18)
            high = max(block.height / canvas.scale, 24) + GAP
            if y - high < inner.y:
                break
            y -= high
            rows.append(Row(line, group, Box(inner.x, y, inner.w, high), text, first))
        self.more = len(rows) < len(lines)
        shift = y - inner.y if not self.back else 0
        self.rows = [Row(r.line, r.group, r.box.moved(0, -shift), r.markup, r.first) for r in reversed(rows)]

    def _said(self, line: Line) -> str:
        if line.words is None:
            return ""
        try:
            return pictured(self.speaker.rich(line.words.id, **line.words.values))
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
        px = canvas.text_px(size=self.size)
        newest = self.rows[-1] if self.rows and not self.back else None
        for row in self.rows:
            here = row.line.record == now if now is not None else row is newest
            self._mark(canvas, row, row == hovered, here)
            later = now is not None and row.line.record > now
            self._row(canvas, row, px, "ink" if here else "ink_soft", LATER if later and row != hovered else 1.0)

    def _mark(self, canvas: Canvas, row: Row, hovered: bool, here: bool) -> None:
        band = row.box.inset(-6, 0)
        if hovered:
            canvas.rrect(band, 6, "#F7E3A4", "gilt_dark", 2)
        elif here:
            canvas.rrect(band, 5, "chosen", opacity=0.75)

    def _row(self, canvas: Canvas, row: Row, px: int, colour: str, opacity: float) -> None:
        box, seat = row.box, row.group.seat
        if seat is not None and row.first:
            number = self.seats[seat].colour + 1
            crest.token(canvas, number, (box.x + 12, box.y + 13), 24, shadow=False, opacity=opacity)
        wide = box.w - 34 - (24 if row.line.wax else 0)
        block = rich.layout(row.markup, "sans", px, int(wide * canvas.scale), 1.18)
        rich.draw(canvas, block, (box.x + 34, box.y + 13), colour, opacity=opacity)
        if row.line.wax and opacity == 1.0:
            wax.small_seal(canvas, (box.right - 9, box.y + 13), 18)

    def _ground(self, canvas: Canvas, title: str) -> None:
        w, h = self.box.w, self.box.h
        paper.sheet(canvas, (0, 0, w, h), seed=11)
        canvas.text(title, (PAD, 26), face="serif_bold", size=19, track=2, colour="ink_soft")
        canvas.icon("quill", (w - 28, 25), 24, tint="ink_soft", mono=True)
        canvas.line((PAD, 43), (w - PAD, 43), "ink_soft", 1, 0.35)
