"""The left sheet of the results: the wreath, who won and by how much, and the places."""

from __future__ import annotations

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import crest, laurel, paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.rich import escape
from kingsburg_table.table.draw.textbox import write
from kingsburg_table.table.play.ending import Ending
from kingsburg_table.table.scenes.results.reveal import Reveal
from kingsburg_table.table.speech import say_rich
from kingsburg_table.table.widgets.style import Type
from kingsburg_table.text.speaker import Speaker


class Ranking:
    """Laid out once; `draw` shows as much as has been revealed."""

    def __init__(
        self, box: Box, ending: Ending, speaker: Speaker, turns: int, type: Type, wide: bool, length: str = ""
    ) -> None:
        self.box, self.ending, self.speaker, self.type, self.wide, self.turns = box, ending, speaker, type, wide, turns
        self.length = length  #: how long it was played, in words
        self.times: tuple[str, ...] = ()  #: how long each seat was asked, in words
        pad = 28.0 if wide else 18.0
        inner = box.inset(pad)
        self.foot, rest = inner.cut_bottom(56 if wide else 76)
        row = min(76.0 if wide else 48.0, rest.h * 0.5 / len(ending.places))
        places, rest = rest.cut_bottom(row * len(ending.places) + (14 if wide else 6))
        self.rows = places.cut_top(14 if wide else 6)[1].rows(len(ending.places))
        self.sub, rest = rest.cut_bottom(70 if wide else 62)
        self.sub = self.sub.cut_bottom(12 if wide else 8)[1]
        self.head, self.wreath = rest.cut_bottom(70 if wide else 42)
        self.rule = places.y

    def paint_ground(self, canvas: Canvas) -> None:
        paper.deckle(canvas, self.box, "vellum", 12)
        paper.double_rule(canvas, self.box.inset(12 if self.wide else 8), opacity=0.6)
        paper.rule(canvas, self.box.x + 46, self.box.right - 46, self.rule, opacity=0.5)

    def draw(self, canvas: Canvas, reveal: Reveal) -> None:
        last = len(self.rows) - 1
        for at in range(last, -1, -1):
            share = reveal.place(last - at)
            if share > 0:
                self._row(canvas, at, share)
        if reveal.place(last) > 0:
            self._winner(canvas, reveal.place(last))

    def _winner(self, canvas: Canvas, share: float) -> None:
        winners, seats = self.ending.outcome.winners, self.ending.session.seats
        radius = min(self.wreath.h * 0.5, self.wreath.w * 0.36)
        centre = (self.wreath.cx, self.wreath.cy)
        laurel.wreath(canvas, centre, radius)
        shield = radius * (0.75 if len(winners) == 1 else 0.56 if len(winners) == 2 else 1.2 / len(winners))
        shield *= 0.7 + 0.3 * share
        step = shield * (1.06 if len(winners) < 3 else 0.96)
        for at, seat in enumerate(winners):
            x = centre[0] + (at - (len(winners) - 1) / 2) * step
            crest.shield(canvas, seats[seat].colour + 1, (x, centre[1] - radius * 0.03), shield)
        self._words(canvas)

    def _words(self, canvas: Canvas) -> None:
        size = self.type.h1 * 1.25 if self.wide else self.type.h1
        write(canvas, say_rich(self.speaker, self.ending.heading()), self.head, size, face="serif_bold", anchor="c",
              lines=2, lead=1.05)
        write(canvas, say_rich(self.speaker, self.ending.sub()), self.sub, self.type.label, face="serif_italic",
              colour="ink_soft", anchor="c", lines=3, lead=1.05)
        foot = " · ".join(filter(None, (self.length, *self.tie_words())))
        lines = 3 if self.wide else 4
        write(canvas, foot, self.foot, self.type.body, colour="ink_soft", anchor="c", lines=lines, lead=1.15)

    def tie_words(self) -> list[str]:
        """The tie-break that decided, and lower places with equal points; where there is neither, that none was
        needed."""
        words, lower = self.ending.tie_break(), [say_rich(self.speaker, words) for words in self.ending.lower_ties()]
        if words is None:
            return [self.speaker.t("results.turns" if lower else "results.no_tie", n=self.turns), *lower]
        if self.speaker.has(words.id):
            return [say_rich(self.speaker, words), *lower]
        return [self.speaker.t("tie.core.other"), *lower]

    def _row(self, canvas: Canvas, at: int, share: float) -> None:
        place, row = self.ending.places[at], self.rows[at].inset(0, 3)
        seat = self.ending.session.seats[place.seat]
        x, first = row.x + (1 - share) * -24, place.number == 1
        if first:
            canvas.rrect(row, 8, "#FBF1D2" if canvas.theme.textures else "chosen", "gilt_dark", 1.6)
        size = self.type.h2 if self.wide else self.type.h3
        number = Box(x + 6, row.y, 36 if self.wide else 24, row.h)
        write(canvas, str(place.number), number, size, face="serif_bold", colour="gilt_dark" if first else "ink_soft",
              anchor="c", lines=1)
        said = f"{place.points}".replace("-", "−")
        figure, edge = size * 1.1, 14.0 if self.wide else 9.0
        right = row.right - edge - canvas.text(said, (row.right - edge, row.cy), face="serif_bold", size=figure,
                                               anchor="r", colour="carmine" if place.points < 0 else "ink")
        needs = max(canvas.text_width(word, face="serif", size=16) for word in seat.name.split()) + 2
        token, side = min(48.0 if self.wide else 32.0, row.h - 8), size * 1.05
        free = right - number.right - (14 if self.wide else 12) - needs
        token = max(24.0, min(token, free))  # a long name needs the room more
        if free - token >= side * 1.4:
            canvas.icon("points", (right - side * 0.75, row.cy), side)
            right -= side * 1.4
        crest.token(canvas, seat.colour + 1, (number.right + 4 + token / 2, row.cy), token)
        left = number.right + (10 if self.wide else 8) + token
        room = right - (4 if self.wide else 3) - left
        name = Box(left, row.y, room, row.h)
        time = self.times[place.seat] if self.times else ""
        if time:
            name, below = name.rows((1.5, 1))
            write(canvas, time, below, self.type.caption, colour="ink_soft", lines=1)
        write(canvas, escape(seat.name), name, self.type.h3 if self.wide else self.type.label, face="serif", lines=2,
              lead=1.0)
