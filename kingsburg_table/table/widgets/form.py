"""A set of controls with one focus. Every scene and every dialog has its own, so focus stays inside and returns."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeVar

from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.input.events import (
    PRIMARY,
    Event,
    FocusLost,
    Hover,
    HoverEnd,
    Key,
    Text,
    Touch,
    TouchCancel,
    TouchMove,
    TouchUp,
    Wheel,
)
from kingsburg_table.table.widgets.base import Said, Widget

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas

W = TypeVar("W", bound=Widget)
_ARROWS: dict[str, Point] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Form:
    """Controls in Tab order. `on_refused` is told when a disabled one is pressed, with its reason."""

    def __init__(self, on_refused: Callable[[Widget], None] | None = None) -> None:
        self.widgets: list[Widget] = []
        self.focus: Widget | None = None
        self.hover: Widget | None = None
        self.pressed: Widget | None = None
        self.by_keyboard = False
        self._on_refused = on_refused

    # building ---------------------------------------------------------------------------------------

    def add(self, widget: W) -> W:
        self.widgets.append(widget)
        return widget

    def rebuild(self, widgets: Iterable[Widget]) -> None:
        """Take new controls after a new layout; focus and hover go to those with the same id."""
        focus, hover = (self.focus.id if self.focus else ""), (self.hover.id if self.hover else "")
        self.widgets = list(widgets)
        self.pressed = self.focus = self.hover = None
        for widget in self.widgets:
            if widget.id == focus and widget.focusable:
                self.focus = widget
                widget.focused = self.by_keyboard or widget.takes_text
            if widget.id == hover:
                self.hover = widget
                widget.hovered = True

    def find(self, id: str) -> Widget:
        for widget in self.widgets:
            if widget.id == id:
                return widget
        raise KeyError(id)

    def at(self, place: Point) -> Widget | None:
        """The control under a place; later ones lie on top."""
        on_top = [each for each in self.widgets if each.open]
        return next((each for each in reversed([*self.widgets, *on_top]) if each.hit(place)), None)

    # focus ------------------------------------------------------------------------------------------

    def set_focus(self, widget: Widget | None) -> bool:
        if widget is self.focus:
            return self._show_focus()
        if self.focus is not None:
            self.focus.focused = False
            self.focus.focus_lost()
        self.focus = widget
        if widget is not None:
            widget.focus_gained()
        self._show_focus()
        return True

    def _show_focus(self) -> bool:
        """The ring shows when the keyboard was used last; a text field always shows that it listens."""
        if self.focus is None:
            return False
        before = self.focus.focused
        self.focus.focused = self.by_keyboard or self.focus.takes_text
        return before != self.focus.focused

    @property
    def takes_text(self) -> bool:
        return self.focus is not None and self.focus.takes_text

    def step_focus(self, back: bool) -> bool:
        """Tab and Shift+Tab: the next control, round and round."""
        stops = [each for each in self.widgets if each.focusable]
        if not stops:
            return False
        step = -1 if back else 1
        here = stops.index(self.focus) if self.focus in stops else (0 if back else -1)
        return self.set_focus(stops[(here + step) % len(stops)])

    def arrow_focus(self, name: str) -> bool:
        """The nearest control in the arrow's direction, by geometry."""
        if self.focus is None:
            return self.step_focus(back=False)
        best = nearest(self.focus.box, _ARROWS[name], [each for each in self.widgets if each.focusable])
        return best is not None and self.set_focus(best)

    # events -----------------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """True if something changed."""
        match event:
            case Hover(at=at):
                return self._hover(self.at(at))
            case HoverEnd():
                return self._hover(None)
            case Touch(at=at, button=button):
                return button == PRIMARY and self._touch(at)
            case TouchMove(at=at):
                over = self._hover(self.at(at))
                return (self.pressed is not None and self.pressed.drag(at)) or over
            case TouchUp(at=at, button=button):
                return button == PRIMARY and self._release(at)
            case TouchCancel() | FocusLost():
                return self._cancel()
            case Wheel(at=at, dy=dy):
                widget = self.at(at)
                return widget is not None and not widget.disabled and widget.wheel(at, dy)
            case Key():
                return self._key(event)
            case Text():
                return self.focus is not None and self.focus.text(event)
        return False

    def _hover(self, widget: Widget | None) -> bool:
        if widget is self.hover:
            return False
        if self.hover is not None:
            self.hover.hovered = False
        self.hover = widget
        if widget is not None:
            widget.hovered = True
        return True

    def _touch(self, at: Point) -> bool:
        self.by_keyboard = False
        self._hover(self.at(at))
        widget = self.hover
        if widget is None:
            self.set_focus(None)
            return True
        if widget.disabled:
            self._refuse(widget)
            return True
        self.set_focus(widget if widget.focusable else None)
        self.pressed = widget
        widget.pressed = True
        widget.touch(at)
        return True

    def _release(self, at: Point) -> bool:
        widget, self.pressed = self.pressed, None
        if widget is None:
            return False
        widget.pressed = False
        widget.release(at)
        return True

    def _cancel(self) -> bool:
        widget, self.pressed = self.pressed, None
        if widget is None:
            return False
        widget.pressed = False
        widget.cancel()
        return True

    def _key(self, key: Key) -> bool:
        shown = not self.by_keyboard
        self.by_keyboard = True
        if key.name == "tab" and key.mods.plain:
            return self.step_focus(key.mods.shift)
        if self.focus is not None:
            if self.focus.disabled and key.name in ("enter", "space"):
                self._refuse(self.focus)
                return True
            if not self.focus.disabled and self.focus.key(key):
                self._show_focus()
                return True
        if key.name in _ARROWS and key.mods.plain and not key.mods.shift:
            return self.arrow_focus(key.name)
        return self._show_focus() or shown

    def _refuse(self, widget: Widget) -> None:
        if self._on_refused is not None:
            self._on_refused(widget)

    # showing ----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        for widget in self.widgets:
            widget.draw(canvas)
        for widget in self.widgets:
            if widget.open:
                widget.draw_over(canvas)

    def said(self) -> list[tuple[str, Said]]:
        """Every text of every control, for the test that reads them."""
        return [(widget.id, said) for widget in self.widgets for said in widget.said()]


def nearest(start: Box, way: Point, widgets: Iterable[Widget]) -> Widget | None:
    """Arrow keys by geometry: forwards counts once, sideways counts double, overlap in the lane is preferred."""
    best, score = None, math.inf
    for widget in widgets:
        box = widget.box
        if box == start:
            continue
        if way[0]:
            ahead = (box.x - start.right) if way[0] > 0 else (start.x - box.right)
            aside = max(0.0, box.y - start.bottom, start.y - box.bottom)
            off = abs(box.cy - start.cy)
        else:
            ahead = (box.y - start.bottom) if way[1] > 0 else (start.y - box.bottom)
            aside = max(0.0, box.x - start.right, start.x - box.right)
            off = abs(box.cx - start.cx)
        if ahead < -2:
            continue
        cost = max(0.0, ahead) + 2 * aside + 0.25 * off
        if cost < score:
            best, score = widget, cost
    return best
