"""The five moments as cards that can be chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import crest, tag
from kingsburg_table.table.draw.textbox import fits, write
from kingsburg_table.table.play.lookback import Reviewed
from kingsburg_table.table.speech import say_pictured
from kingsburg_table.table.widgets.base import Pressable
from kingsburg_table.table.widgets.style import Type, focus_ring
from kingsburg_table.text.speaker import Speaker

if TYPE_CHECKING:
    from kingsburg_table.core.seats import Seat
    from kingsburg_table.table.draw.canvas import Canvas


class MomentCard(Pressable):
    """A number, whose moment it was and when, what was played and what would have been, and the difference."""

    def __init__(
        self, number: int, box: Box, told: Reviewed, when: str, seats: tuple[Seat, ...], speaker: Speaker, type: Type,
        chosen: bool, do: Callable[[], object],
    ) -> None:
        super().__init__(f"moment.{number - 1}", box)
        self.number, self.told, self.when, self.type, self.chosen, self.do = number, told, when, type, chosen, do
        self.seats = seats
        self.seat = seats[told.moment.seat]
        self.words = say_pictured(speaker, told.line, seats)
        self.deed = say_pictured(speaker, told.deed, seats)

    def press(self) -> bool:
        self.do()
        return True

    def draw(self, canvas: Canvas) -> None:
        box, hot = self.box, self.hovered or self.focused
        ground = "#F7E3A4" if self.chosen else "#FFFBF0" if canvas.theme.textures else "slip"
        canvas.rrect(box, 8, ground, "gilt_dark" if hot or self.chosen else "ink_soft", 2.4 if hot else 1.4)
        side = min(box.h * 0.56, 44.0)
        tag.badge(canvas, str(self.number), (box.x + 12 + side * 0.36, box.cy), side * 0.36)
        crest.token(canvas, self.seat.colour + 1, (box.x + 20 + side * 1.22, box.cy), side)
        gain = self.told.gain
        size = self.type.h3
        colour = "good" if self.told.moment.gain > 0 else "carmine"
        icon = size * 1.1
        wide = canvas.text(gain, (box.right - 16 - icon, box.cy), face="serif_bold", size=size, colour=colour,
                           anchor="r")
        canvas.icon("points", (box.right - 10 - icon / 2, box.cy), icon)
        if self.focused:
            focus_ring(canvas, box)
        left = box.x + 28 + side * 1.75
        room = Box(left, box.y + 2, box.right - 24 - icon - wide - left, box.h - 4)
        one = fits(canvas, self.words, Box(room.x, room.y, room.w, room.h / 2), self.type.caption, lines=1)
        if not one and room.h < 3.2 * self.type.caption:  # the crest says whose it was
            whole = fits(canvas, self.words, room, self.type.caption, 2, 1.04)
            write(canvas, self.words if whole else self.deed, room, self.type.caption, lines=2, lead=1.04)
            return
        upper, lower = room.rows([1.0, 1.0 if one else 1.45])
        used = canvas.text_width(self.seat.name, face="serif_bold", size=self.type.caption)
        write(canvas, self.seat.name, upper, self.type.caption, face="serif_bold", lines=1)
        rest = Box(upper.x + used + 12, upper.y, upper.w - used - 12, upper.h)
        if rest.w > 40 and fits(canvas, self.when, rest, self.type.caption, lines=1):
            write(canvas, self.when, rest, self.type.caption, face="serif_italic", colour="ink_soft", lines=1)
        whole = fits(canvas, self.words, lower, self.type.caption, 2, 1.04)
        write(canvas, self.words if whole else self.deed, lower, self.type.caption, lines=2, lead=1.04)
