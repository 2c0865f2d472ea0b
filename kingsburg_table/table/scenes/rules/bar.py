"""The bar over a tried example: back, what to try, help, a step back, and from the beginning."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import slip, wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.textbox import write
from kingsburg_table.table.scenes.table.scroll_places import Control
from kingsburg_table.text.speaker import Speaker

ICONS = {"lesson.back": "arrow_left", "lesson.show": "hint", "lesson.step_back": "undo", "lesson.restart": "reset"}


class LessonBar:
    """Takes the ribbon's place."""

    def __init__(self, box: Box, speaker: Speaker, wide: bool) -> None:
        self.box, self.speaker, self.wide = box, speaker, wide
        self.controls: list[Control] = []
        self.ready: Mapping[str, bool] = {}
        self.text = box

    @property
    def _size(self) -> float:
        return 20.0 if self.wide else 16.0

    def solve(self, canvas: Canvas, buttons: Mapping[str, bool]) -> None:
        """The first button at the left, the others at the right, the words between."""
        self.ready = buttons
        gap = 8.0 if self.wide else 4.0
        high = self.box.h - (10 if self.wide else 6)
        side = high * 0.62
        y = self.box.y + (self.box.h - high) / 2
        room = side + (34 if self.wide else 20)
        widths = {
            id: canvas.text_width(self.speaker.t(id), face="sans_bold", size=self._size) + room for id in buttons
        }
        first, *others = buttons
        self.controls = [Control(first, Box(self.box.x + gap, y, widths[first], high))]
        x = self.box.right - sum(widths[id] + gap for id in others)
        for id in others:
            self.controls.append(Control(id, Box(x, y, widths[id], high)))
            x += widths[id] + gap
        left = self.controls[0].box.right + gap * 2
        self.text = Box(left, self.box.y + 2, self.controls[1].box.x - gap * 2 - left, self.box.h - 4)

    def draw(self, canvas: Canvas, instruction: str, looking: str | None, ring: bool) -> None:
        box = self.box
        canvas.cached(("lesson bar",), box, lambda inner: wood.bar(inner, (0, 0, box.w, box.h), 5, "bottom"), pad=4)
        size = 21 if self.wide else 16
        write(canvas, instruction, self.text, size, colour="cream", bold_colour="gold_bright", lines=2, lead=1.08)
        for control in self.controls:
            self._button(canvas, control, control.id == looking)
            if ring and control.id == looking:
                slip.focus_ring(canvas, control.box)

    def _button(self, canvas: Canvas, control: Control, hot: bool) -> None:
        box, ready = control.box, self.ready[control.id]
        if hot and ready:
            canvas.rrect(box, 8, "#FFE2AA", opacity=0.16)
        canvas.rrect(box, 8, None, "gilt", 1.2, opacity=0.8 if ready else 0.25)
        colour = ("gold_text" if hot else "cream") if ready else "#A89070"
        side = box.h * 0.62
        canvas.icon(ICONS[control.id], (box.x + side / 2 + 9, box.cy), side, tint=colour, mono=True)
        words = Box(box.x + side + (16 if self.wide else 12), box.y, box.w - side - (22 if self.wide else 16), box.h)
        write(canvas, f"*{self.speaker.t(control.id)}*", words, self._size, colour=colour, bold_colour=colour, lines=1)
