"""One moment as it is shown: when it was and whose, the board, what was played and what else there was."""

from __future__ import annotations

from typing import Any

import pygame

from kingsburg_table.bots.lookback import WeighedDecision
from kingsburg_table.core.session import Session
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import crest, tag
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.textbox import fits, write
from kingsburg_table.table.layout import TableLayout
from kingsburg_table.table.metrics import Metrics
from kingsburg_table.table.play.lookback import Reviewed
from kingsburg_table.table.scenes.lookback.position import Position
from kingsburg_table.table.speech import say_pictured
from kingsburg_table.table.widgets.style import Type
from kingsburg_table.text import t
from kingsburg_table.text.speaker import Speaker


class MomentSheet:
    """Made for one window and language; it keeps the pictures that it has painted."""

    def __init__(
        self, session: Session[Any, Any], layout: TableLayout, metrics: Metrics, type: Type, speaker: Speaker
    ) -> None:
        self.session, self.layout, self.metrics, self.type, self.speaker = session, layout, metrics, type, speaker
        self.positions: dict[WeighedDecision, Position] = {}
        self._pictures: dict[tuple[WeighedDecision, int, int], pygame.Surface] = {}

    def size(self, wide: float, compact: float) -> float:
        return wide if self.metrics.wide else compact

    def paint(
        self, canvas: Canvas, place: Box, moment: WeighedDecision, found: Reviewed, number: int, when: str
    ) -> None:
        """When, whose, the board, and in two sentences what was played and what else there was."""
        inner = place.inset(self.size(26, 16), self.size(18, 10))
        head, rest = inner.cut_top(self.size(44, 30))
        words, below = rest.cut_bottom(self.size(68, 60))
        self._head(canvas, head, moment, found, number, when)
        self._picture(canvas, Box(below.x, below.y + 6, below.w, below.h - 12), moment, found)
        line = say_pictured(self.speaker, found.line, self.session.seats)
        shares = ([1.0, 1.15], [1.0, 1.7], [1.0, 2.4])  # a long reason has more room, and then fewer words
        ways = [words.columns(share, self.size(24, 14)) for share in shares]
        reasons = [say_pictured(self.speaker, each) for each in found.reasons] or [""]
        fitting = ((way, each) for each in reasons for way in ways
                   if fits(canvas, each, way[1], self.type.body, 3, 1.08))
        (first, second), reason = next(fitting, (ways[-1], reasons[-1]))
        write(canvas, line, first, self.type.body, lines=3, lead=1.08)
        write(canvas, reason, second, self.type.body, lines=3, lead=1.08, colour="ink_soft")

    def _head(
        self, canvas: Canvas, head: Box, moment: WeighedDecision, found: Reviewed, number: int, when: str
    ) -> None:
        size, seat = self.type.h3, self.session.seats[moment.seat]
        radius = head.h * 0.4
        tag.badge(canvas, str(number), (head.x + radius, head.cy), radius)
        x = head.x + radius * 2 + 14
        side = head.h * 0.92
        crest.token(canvas, seat.colour + 1, (x + side / 2, head.cy), side)
        x += side + 12
        x += canvas.text(seat.name, (x, head.cy), face="serif_bold", size=size) + 14
        icon = size * 1.1
        colour = "good" if moment.gain > 0 else "carmine"
        note = t("lookback.at_the_end")
        wide = canvas.text_width(note, size=self.type.caption)
        right = head.right
        canvas.text(note, (right, head.cy), size=self.type.caption, colour="ink_soft", anchor="r")
        right -= wide + 10
        canvas.icon("points", (right - icon / 2, head.cy), icon)
        right -= icon + 6
        right -= canvas.text(found.gain, (right, head.cy), face="serif_bold", size=size, colour=colour, anchor="r")
        room = Box(x, head.y, right - 16 - x, head.h)
        write(canvas, when, room, self.type.body, face="serif_italic", colour="ink_soft", lines=2,
              lead=1.0)

    def _picture(self, canvas: Canvas, box: Box, moment: WeighedDecision, found: Reviewed) -> None:
        if moment not in self.positions:
            self.positions[moment] = Position(
                self.session, found, self.layout, self.metrics, self.speaker, canvas)
        place = canvas.box(box)
        key = (moment, place.w, place.h)
        if key not in self._pictures:
            self._pictures[key] = self.positions[moment].picture(place.w, place.h)
        canvas.surface.blit(self._pictures[key], place)
        canvas.rrect(box, 6, None, "walnut_deep", 3)
