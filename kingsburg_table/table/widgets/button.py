"""Buttons: in wood on the table, in paper on a sheet, plain on a bar, as an icon, and as a wax seal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw import wax
from kingsburg_table.table.draw.icon import icon as draw_icon
from kingsburg_table.table.draw.tag import keycap
from kingsburg_table.table.theme import Colour
from kingsburg_table.table.widgets.base import Pressable, Said
from kingsburg_table.table.widgets.label import Label
from kingsburg_table.table.widgets.style import focus_ring, paper_plate, state_of, wood_plate

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas

Kind = Literal["wood", "paper", "plain"]


class Button(Pressable):
    """A word, with an icon or a keycap beside it if wished.

    `align` is c for the middle or l for the left edge; `solve` must be called once after building (forms do).
    """

    def __init__(
        self,
        id: str,
        box: Box,
        text: str,
        do: Callable[[], object],
        *,
        size: float,
        icon: str = "",
        kind: Kind = "wood",
        cap: str = "",
        align: str = "c",
        short: str = "",
        lines: int = 1,
        tip: str = "",
        disabled: str = "",
        face: str = "sans_bold",
    ) -> None:
        super().__init__(id, box, tip=tip, disabled=disabled)
        self.do, self.icon, self.kind, self.cap, self.align = do, icon, kind, cap, align
        self._icon = size * 1.35 if icon else 0.0
        self._cap = size * 1.5 if cap else 0.0
        pad = 6.0 if kind == "plain" else min(18.0, box.w * 0.08)
        used = self._icon + self._cap + (10 if icon else 0) + (10 if cap else 0)
        room = Box(box.x + pad, box.y + 4, box.w - 2 * pad - used, box.h - 8)
        self.label = Label(text, room, size, face=face, lines=lines, short=short)
        self._pad = pad

    def solve(self, canvas: Canvas, px: int | None = None) -> None:
        self.label.solve(canvas, px)
        gap = 10 if self.icon else 0
        content = self._icon + gap + self.label.width + self._cap + (10 if self.cap else 0)
        left = self.box.x + self._pad
        if self.align == "c":
            left = max(left, self.box.cx - content / 2)
        self._left = left
        room = self.label.box
        self.label.box = Box(left + self._icon + gap, room.y, room.w, room.h)

    def press(self) -> bool:
        self.do()
        return True

    def _plate(self, canvas: Canvas) -> Colour:
        """Paint the ground; the ink for what stands on it."""
        state = state_of(self)
        if self.kind == "wood":
            return wood_plate(canvas, self.box, state)
        if self.kind == "paper":
            return paper_plate(canvas, self.box, state)
        if state in ("hot", "pressed"):
            canvas.rrect(self.box, 8, "#FFE2AA", opacity=0.16 if self.pressed else 0.1)
        return "#A08A68" if self.disabled else "gold_text" if state == "hot" else "cream"

    def draw(self, canvas: Canvas) -> None:
        ink = self._plate(canvas)
        if self.icon:
            centre = (self._left + self._icon / 2, self.box.cy)
            draw_icon(canvas, self.icon, centre, self._icon, ink, mono=self.kind != "paper" or bool(self.disabled))
        self.label.draw(canvas, ink)
        if self.cap:
            centre = (self.box.right - self._pad - self._cap / 2, self.box.cy)
            keycap(canvas, self.cap, centre, self._cap / 1.5, dark=self.kind != "paper")
        if self.focused:
            focus_ring(canvas, self.box, 9 if self.kind == "wood" else 8)

    def said(self) -> list[Said]:
        return [self.label.said()]


class IconButton(Pressable):
    """An icon on wood; its words are in the tooltip."""

    def __init__(
        self,
        id: str,
        box: Box,
        icon: str,
        do: Callable[[], object],
        *,
        tip: str,
        disabled: str = "",
        on_paper: bool = False,
    ) -> None:
        super().__init__(id, box, tip=tip, disabled=disabled)
        self.icon, self.do, self.on_paper = icon, do, on_paper

    def press(self) -> bool:
        self.do()
        return True

    def draw(self, canvas: Canvas) -> None:
        hot = (self.hovered or self.focused) and not self.disabled
        if hot:
            canvas.rrect(
                self.box, 10, "gilt_dark" if self.on_paper else "#FFE2AA", opacity=0.3 if self.pressed else 0.16
            )
        ink = ("ink" if self.on_paper else "gold_text" if hot else "cream") if not self.disabled else "#A08A68"
        draw_icon(canvas, self.icon, self.box.centre, min(self.box.w, self.box.h) * 0.6, ink, mono=not self.on_paper)
        if self.focused:
            focus_ring(canvas, self.box, 10)


class SealButton(Pressable):
    """The wax seal with its words at the left: the next step, at the same place on every screen."""

    def __init__(
        self,
        id: str,
        centre: Point,
        radius: float,
        text: str,
        do: Callable[[], object],
        *,
        size: float,
        room: float,
        icon: str = "play",
        tip: str = "",
        disabled: str = "",
        lines: int = 2,
    ) -> None:
        box = Box(centre[0] - radius - room, centre[1] - radius, room + 2 * radius, 2 * radius)
        super().__init__(id, box, tip=tip, disabled=disabled)
        self.do, self.icon, self.centre, self.radius = do, icon, centre, radius
        words = Box(box.x, box.y, room - 24, box.h)
        self.label = Label(text, words, size, face="serif_bold", anchor="r", lines=lines, shadow="#120A04")

    def solve(self, canvas: Canvas) -> None:
        self.label.solve(canvas)
        wide = self.label.width + 40
        self.box = Box(self.centre[0] - self.radius - wide, self.box.y, wide + 2 * self.radius, self.box.h)

    def press(self) -> bool:
        self.do()
        return True

    def draw(self, canvas: Canvas) -> None:
        hot = (self.hovered or self.focused) and not self.disabled
        state = "grey" if self.disabled else "pressed" if self.pressed else "hot" if hot else "ready"
        wax.seal(canvas, self.centre, self.radius, state, self.icon)
        self.label.draw(canvas, "wood_text" if self.disabled else "gold_hot" if hot else "gold_bright")
        if self.focused:
            r = self.radius + 2
            focus_ring(canvas, Box(self.centre[0] - r, self.centre[1] - r, 2 * r, 2 * r), r)

    def said(self) -> list[Said]:
        return [self.label.said()]
