"""Lines of a list of options: a sign, a name, what it changes, how much longer that takes, a switch or a radio mark."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import control
from kingsburg_table.table.draw.icon import icon, medal
from kingsburg_table.table.widgets.base import Pressable, Said
from kingsburg_table.table.widgets.label import Label
from kingsburg_table.table.widgets.style import focus_ring

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas

MARK, SWITCH = 44.0, 58.0  #: the most that a sign and a switch take


class SwitchLine(Pressable):
    """On or off. What cannot be chosen says so in its own line, with the sign of "why not"."""

    radio = False

    def __init__(
        self, id: str, box: Box, name: str, why: str, on: bool, do: Callable[[], object], *,
        sizes: tuple[float, float], minutes: str = "", sign: str = "", aside: float = 0.0, note: str = "",
        disabled: str = "",
    ) -> None:  # fmt: skip
        super().__init__(id, box, disabled=disabled)
        self.on, self.do, self.sign = on, do, sign
        self.mark = min(MARK, box.h * 0.78)
        left = box.x + 6 + self.mark + 8
        self.switch = 0.0 if self.radio else min(SWITCH, box.h * 0.9)
        right = box.right - 10 - (self.switch + 10 if self.switch else 0)
        line = sizes[1] * 1.4
        #: minutes stand below the switch
        self.under = bool(self.switch and minutes) and box.h >= self.switch / 1.83 + line + 4
        high = (box.h - 6) * sizes[0] / (sizes[0] + sizes[1])
        wide = min(box.w * 0.19, len(minutes) * sizes[1] * 0.56)
        self.room = Box(left, box.y + 3, right - left, high)  #: for the name and what stands beside it
        self.name = Label(name, Box(left, box.y + 3, self.room.w - aside, high), sizes[0], face="serif_bold")
        below = Box(left, box.y + 3 + high, right - left, box.h - 6 - high)
        longer, words = Box(right - wide, below.y, wide, below.h), Box(left, below.y, right - left - wide - 8, below.h)
        if self.under:
            longer, words = Box(right - 8, box.bottom - line - 1, box.right - right + 6, line), below.cut_right(10)[1]
        if disabled:
            minutes, words = "", Box(left + below.h, below.y, right - left - below.h, below.h)
        self.minutes = Label(minutes, longer, sizes[1], face="sans_bold", colour="ink_soft",
                             anchor="c" if self.under else "r")
        self.why = Label(disabled or why, words, sizes[1], colour="carmine" if disabled else "ink_soft", lines=2)
        self.note = Label(note, Box(self.room.right - aside, box.y + 3, aside, high), sizes[1], face="sans_bold",
                          colour="carmine", anchor="c") if note else None

    def press(self) -> bool:
        self.do()
        return True

    def solve(self, canvas: Canvas) -> None:
        for label in self._labels():
            label.solve(canvas)

    def _labels(self) -> list[Label]:
        more = [self.minutes, *([self.note] if self.note else [])]
        return [self.name, *(label for label in [self.why, *more] if label.text)]

    def draw(self, canvas: Canvas) -> None:
        if self.on or (self.hovered and not self.disabled):
            canvas.rrect(self.box, 8, "chosen", "gilt_dark", 1.4, opacity=0.75 if self.on else 0.3)
        self._paint_mark(canvas)
        for label in self._labels():
            label.draw(canvas, "muted" if self.disabled and label not in (self.why, self.note) else None)
        if self.note is not None:
            tag = self.note.box.around((self.note.width + 18, min(self.note.box.h, self.note.height + 4)))
            canvas.rrect(tag, tag.h / 2, None, "carmine", 1.2)
        if self.disabled:
            mark = self.why.box
            icon(canvas, "why_not", (mark.x - mark.h * 0.5, mark.cy), min(26.0, mark.h * 0.8))
        if self.focused:
            focus_ring(canvas, self.box, 8)

    def _paint_mark(self, canvas: Canvas) -> None:
        centre = (self.box.x + 6 + self.mark / 2, self.box.cy)
        medal(canvas, self.sign or "card", centre, self.mark, dull=not self.on)
        y = self.box.y + 3 + self.switch / 3.66 if self.under else self.box.cy
        control.toggle(canvas, (self.box.right - 10 - self.switch / 2, y), self.on, self.switch / 1.83)

    def said(self) -> list[Said]:
        return [label.said() for label in self._labels()]


class RadioLine(SwitchLine):
    """One of several of which at most one holds."""

    radio = True

    def _paint_mark(self, canvas: Canvas) -> None:
        centre, radius = (self.box.x + 6 + self.mark / 2, self.box.cy), self.mark * 0.28
        off = bool(self.disabled)
        canvas.circle(centre, radius, "#FFFBF0", "muted" if off else "ink_soft", 1.8, 0.6 if off else 1.0)
        if self.on:
            canvas.circle(centre, radius * 0.55, "good")
