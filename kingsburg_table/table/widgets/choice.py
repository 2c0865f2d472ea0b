"""Choices: segments (one of several), toggle (on or off) and a line with a checkbox."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw import control
from kingsburg_table.table.input.events import Key
from kingsburg_table.table.widgets.base import Pressable, Said, Widget
from kingsburg_table.table.widgets.label import Label, natural_width, same_size
from kingsburg_table.table.widgets.style import focus_ring

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas


class Segments(Widget):
    """One of a few, or none of them yet: the chosen field is a brass plate, so it differs by shape, not by colour.
    A `narrow` one keeps its room for words."""

    def __init__(
        self,
        id: str,
        box: Box,
        options: Sequence[tuple[str, str]],
        chosen: str,
        do: Callable[[str], object],
        *,
        size: float,
        dark: bool = False,
        lines: int = 1,
        narrow: bool = False,
        tip: str = "",
        disabled: str = "",
    ) -> None:
        super().__init__(id, box, tip=tip, disabled=disabled)
        self.options, self.chosen, self.do, self.size, self.dark = list(options), chosen, do, size, dark
        self.lines, self.narrow = lines, narrow
        self.fields: list[Box] = []
        self.labels: list[Label] = []
        self._over = -1

    def solve(self, canvas: Canvas) -> None:
        """Fields as wide as their words need, in proportion; all words in one size."""
        edge, around, air = (2, (2, 0), 8) if self.narrow else (4, (5, 2), 24)
        words = [natural_width(canvas, text, self.size, "sans_bold") + air for _, text in self.options]
        self.fields = self.box.inset(edge).columns(words)
        self.labels = [
            Label(text, field.inset(*around), self.size, face="sans_bold", anchor="c", lines=self.lines)
            for (_, text), field in zip(self.options, self.fields, strict=True)
        ]
        same_size(canvas, self.labels)

    def choose(self, value: str) -> bool:
        if value == self.chosen:
            return False
        self.chosen = value
        self.do(value)
        return True

    def release(self, at: Point) -> bool:
        for (value, _), field in zip(self.options, self.fields, strict=True):
            if field.inset(-4).holds(at):
                return self.choose(value)
        return False

    def key(self, key: Key) -> bool:
        values = [value for value, _ in self.options]
        index = values.index(self.chosen) if self.chosen in values else -1
        if key.name in ("left", "right"):
            index += -1 if key.name == "left" else 1
            if 0 <= index < len(self.options):
                self.choose(self.options[index][0])
            return True
        if key.name in ("enter", "space") and not key.repeat:
            self.choose(self.options[(index + 1) % len(self.options)][0])
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        if self.dark:
            canvas.rrect(self.box, 9, "walnut_deep", "gilt", 1.4, opacity=0.9)
        else:
            control.segments_ground(canvas, self.box)
        for index, ((value, _), field, label) in enumerate(zip(self.options, self.fields, self.labels, strict=True)):
            if value == self.chosen:
                control.segment(canvas, field, chosen=True)
                label.draw(canvas, "ink" if canvas.theme.textures else "#000000")
            else:
                if index and self.options[index - 1][0] != self.chosen:
                    line = self.box.inset(0, 11)
                    canvas.line((field.x, line.y), (field.x, line.bottom), "gilt" if self.dark else "ink_soft", 1, 0.4)
                label.draw(canvas, "cream" if self.dark else "muted" if self.disabled else "ink_soft")
        if self.hovered and not self.disabled:
            canvas.rrect(self.box, 9, None, "gold_bright" if self.dark else "gilt_dark", 2)
        if self.focused:
            focus_ring(canvas, self.box, 9)

    def said(self) -> list[Said]:
        return [label.said() for label in self.labels]


class Toggle(Pressable):
    """On or off: place, colour and sign of the knob all tell it."""

    def __init__(
        self,
        id: str,
        box: Box,
        on: bool,
        do: Callable[[bool], object],
        *,
        tip: str = "",
        disabled: str = "",
    ) -> None:
        super().__init__(id, box, tip=tip, disabled=disabled)
        self.on, self.do = on, do

    def press(self) -> bool:
        self.on = not self.on
        self.do(self.on)
        return True

    def draw(self, canvas: Canvas) -> None:
        control.toggle(canvas, self.box.centre, self.on, self.box.h)
        if self.hovered:
            canvas.rrect(self.box, self.box.h / 2, None, "ink", 2)
        if self.focused:
            focus_ring(canvas, self.box, self.box.h / 2)


class OptionLine(Pressable):
    """A checkbox with a name, one line that explains it, and a note at the right."""

    def __init__(
        self,
        id: str,
        box: Box,
        name: str,
        why: str,
        on: bool,
        do: Callable[[bool], object],
        *,
        sizes: tuple[float, float],
        note: str = "",
        tip: str = "",
        disabled: str = "",
    ) -> None:
        super().__init__(id, box, tip=tip, disabled=disabled)
        self.on, self.do = on, do
        self._mark = min(30.0, box.h * 0.42)
        left = box.x + self._mark + 32
        room = box.right - 16 - left
        name_high = sizes[0] * 1.25
        share = room * (0.7 if note else 1.0)
        self.name = Label(name, Box(left, box.y + 8, share, name_high), sizes[0], face="serif")
        note_box = Box(left + share + 8, box.y + 8, room - share - 8, name_high)
        self.note = Label(note, note_box, sizes[1], face="sans_bold", anchor="r") if note else None
        rest = Box(left, box.y + 10 + name_high, room, box.h - name_high - 16)
        self.why = Label(why, rest, sizes[1], colour="ink_soft", lines=2, lie="top")

    def solve(self, canvas: Canvas) -> None:
        for label in self._labels():
            label.solve(canvas)

    def _labels(self) -> list[Label]:
        return [self.name, self.why, *([self.note] if self.note else [])]

    def press(self) -> bool:
        self.on = not self.on
        self.do(self.on)
        return True

    def draw(self, canvas: Canvas) -> None:
        if self.on or self.hovered:
            canvas.rrect(self.box, 8, "chosen", "gilt_dark", 1.4, opacity=0.75 if self.on else 0.3)
        size = self._mark
        centre = (self.box.x + 16 + size / 2, self.name.box.cy + 2)
        control.checkbox(canvas, centre, self.on, size, off=bool(self.disabled))
        for label in self._labels():
            label.draw(canvas, "muted" if self.disabled else None)
        if self.focused:
            focus_ring(canvas, self.box, 8)

    def said(self) -> list[Said]:
        return [label.said() for label in self._labels()]


class CheckLine(Pressable):
    """A checkbox with a name; what it means is its tip."""

    def __init__(
        self, id: str, box: Box, name: str, on: bool, do: Callable[[bool], object], *, size: float, tip: str = ""
    ) -> None:
        super().__init__(id, box, tip=tip)
        self.on, self.do = on, do
        self._mark = min(28.0, box.h * 0.6)
        left = box.x + self._mark + 22
        self.name = Label(name, Box(left, box.y, box.right - left - 6, box.h), size, face="serif_bold")

    def solve(self, canvas: Canvas) -> None:
        self.name.solve(canvas)

    def press(self) -> bool:
        self.on = not self.on
        self.do(self.on)
        return True

    def draw(self, canvas: Canvas) -> None:
        if self.hovered:
            canvas.rrect(self.box.inset(0, 4), 8, "chosen", "gilt_dark", 1.4, opacity=0.3)
        control.checkbox(canvas, (self.box.x + 8 + self._mark / 2, self.box.cy), self.on, self._mark)
        self.name.draw(canvas)
        if self.focused:
            focus_ring(canvas, self.box.inset(0, 4), 8)

    def said(self) -> list[Said]:
        return [self.name.said()]
