"""A text field: caret, selection, clipboard, AltGr and input methods."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw import control, ink
from kingsburg_table.table.input import clipboard
from kingsburg_table.table.input.events import Key, Text
from kingsburg_table.table.theme import FLOOR_PX
from kingsburg_table.table.widgets.base import Said, Widget
from kingsburg_table.table.widgets.editing import Editing
from kingsburg_table.table.widgets.style import focus_ring

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas

FACE = "serif"


class TextField(Widget):
    """One line that can be typed into. `do` is told the text after every change, `enter` when Enter is pressed."""

    def __init__(
        self,
        id: str,
        box: Box,
        text: str,
        do: Callable[[str], object],
        *,
        size: float,
        limit: int = 16,
        enter: Callable[[], object] | None = None,
        wrong: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(id, box, tip=tip)
        self.line = Editing(text, limit)
        self.do, self.size, self.enter, self.wrong = do, size, enter, wrong
        self._px, self._scale = FLOOR_PX, 1.0

    def solve(self, canvas: Canvas) -> None:
        self._scale = canvas.scale
        room = self._room.w * canvas.scale
        widest = max(
            self.line.text + self.line.composing, "n" * self.line.limit, key=lambda each: ink.width(each, FACE, 20)
        )
        px = canvas.text_px(size=self.size)
        while px > FLOOR_PX and ink.width(widest, FACE, px) > room:
            px -= 1
        self._px = px

    @property
    def _room(self) -> Box:
        return Box(self.box.x + 14, self.box.y, self.box.w - 28, self.box.h)

    @property
    def takes_text(self) -> bool:
        return True

    def focus_gained(self) -> None:
        self.line.select_all()
        pygame.key.start_text_input()

    def focus_lost(self) -> None:
        self.line.put(len(self.line.text))
        self.line.composing = ""
        self.line.overflowed = False

    # mouse ------------------------------------------------------------------------------------------

    def _caret_at(self, at: Point) -> int:
        hidden = self._hidden(self.line.text[: self.line.caret])
        want = (at[0] - self._room.x + hidden) * self._scale
        text = self.line.text
        widths = [ink.width(text[:end], FACE, self._px) for end in range(len(text) + 1)]
        return min(range(len(widths)), key=lambda index: abs(widths[index] - want))

    def touch(self, at: Point) -> bool:
        self.line.put(self._caret_at(at))
        return True

    def drag(self, at: Point) -> bool:
        self.line.put(self._caret_at(at), select=True)
        return True

    # keyboard ---------------------------------------------------------------------------------------

    def text(self, text: Text) -> bool:
        if text.composing:
            self.line.composing = text.text
            return True
        self.line.composing = ""
        return self._changed(self.line.insert(text.text))

    def key(self, key: Key) -> bool:
        line, mods = self.line, key.mods
        if mods.ctrl:
            return self._shortcut(key.name)
        match key.name:
            case "backspace" | "delete":
                return self._changed(line.erase(key.name == "backspace", word=mods.alt))
            case "left" | "right":
                line.move(key.name == "left", word=mods.alt, select=mods.shift)
            case "home" | "end":
                line.put(0 if key.name == "home" else len(line.text), select=mods.shift)
            case "enter":
                if self.enter is not None and not key.repeat:
                    self.enter()
            case "up" | "down" | "escape":
                return False
            case _:
                return bool(key.char)
        return True

    def _shortcut(self, name: str) -> bool:
        line = self.line
        match name:
            case "a":
                line.select_all()
            case "c":
                clipboard.copy(line.selected)
            case "x":
                return clipboard.copy(line.selected) and self._changed(
                    line.erase(back=True) if line.selected else False
                )
            case "v":
                return self._changed(line.insert(clipboard.paste()))
            case "left" | "right":
                line.move(name == "left", word=True)
            case "backspace" | "delete":
                return self._changed(line.erase(name == "backspace", word=True))
            case _:
                return False
        return True

    def _changed(self, changed: bool) -> bool:
        if changed:
            self.do(self.line.text)
        return True

    # showing ----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        live = self.focused
        control.field(canvas, self.box, live)
        if self.wrong or (self.hovered and not live):
            canvas.rrect(self.box, 7, None, "carmine" if self.wrong else "gilt_dark", 2.4)
        if live:
            focus_ring(canvas, self.box, 7)
        line, room = self.line, self._room
        before, after = line.text[: line.caret], line.text[line.caret :]
        shown = before + line.composing + after
        room = room.moved(-self._hidden(before + line.composing), 0)
        with canvas.clip(self.box.inset(4, 0)):
            start, end = line.selection
            if live and start != end:
                x0, x1 = room.x + self._wide(line.text[:start]), room.x + self._wide(line.text[:end])
                canvas.fill((x0, room.y + 8, x1 - x0, room.h - 16), "focus", 0.28)
            canvas.text(shown, (room.x, room.cy), face=FACE, px=self._px, colour="ink")
            caret = room.x + self._wide(before + line.composing)
            if line.composing:
                canvas.line((room.x + self._wide(before), room.cy + 14), (caret, room.cy + 14), "ink_soft", 1.5)
            if live:
                canvas.fill((caret, room.y + 9, max(2.0, 1.5 / canvas.scale), room.h - 18), "focus")

    def _hidden(self, before: str) -> float:
        """Units that lie out of sight at the left, so that the caret never does."""
        return max(0.0, self._wide(before) - self._room.w) if self.focused else 0.0

    def _wide(self, text: str) -> float:
        return ink.width(text, FACE, self._px) / self._scale

    def said(self) -> list[Said]:
        return [
            Said(
                self.line.text,
                (self._wide(self.line.text), self._px / self._scale),
                (self._room.w, self._room.h),
                self._px,
            )
        ]
