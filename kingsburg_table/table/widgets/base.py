"""What every control has: a box, a state, and an account of its texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw.text_account import Said as Said
from kingsburg_table.table.input.events import Key, Text

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas


class Widget:
    """Base of all controls.

    `id` is unique in a scene, so that focus survives a new layout and tests can find it. A `Form` sets `hovered`,
    `pressed` and `focused`; `disabled` holds the reason why a control cannot be used, "" when it can.
    """

    focusable = True

    def __init__(self, id: str, box: Box, *, tip: str = "", disabled: str = "") -> None:
        self.id = id
        self.box = box
        self.tip = tip
        self.disabled = disabled
        self.hovered = self.pressed = self.focused = False

    # mouse; each answers whether something changed

    def hit(self, at: Point) -> bool:
        return self.box.holds(at)

    def touch(self, at: Point) -> bool:
        """The button went down on this control."""
        return False

    def drag(self, at: Point) -> bool:
        """The button is still down and moved."""
        return False

    def release(self, at: Point) -> bool:
        """The button went up; `at` may lie elsewhere by now."""
        return False

    def cancel(self) -> bool:
        """The touch no longer counts."""
        return False

    def wheel(self, at: Point, dy: float) -> bool:
        return False

    # keyboard

    def key(self, key: Key) -> bool:
        """A key while this control has the focus. True if it was used."""
        return False

    def text(self, text: Text) -> bool:
        return False

    @property
    def takes_text(self) -> bool:
        return False

    def focus_gained(self) -> None:
        """The focus came here."""

    def focus_lost(self) -> None:
        """The focus went elsewhere."""

    # showing

    def solve(self, canvas: Canvas) -> None:
        """Fit the texts; called once after the control was placed."""

    @property
    def open(self) -> bool:
        """True while the control covers others, as an opened list does."""
        return False

    def draw(self, canvas: Canvas) -> None:
        """Paint the control."""

    def draw_over(self, canvas: Canvas) -> None:
        """Paint what lies over all other controls."""

    def said(self) -> list[Said]:
        """The texts of this control as it was last laid out."""
        return []

    def wanted(self) -> list[tuple[float, float]]:
        return [each.wanted for each in self.said()]

    def given(self) -> list[tuple[float, float]]:
        return [each.given for each in self.said()]

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id} {tuple(round(each) for each in self.box)}>"


class Pressable(Widget):
    """A control that does one thing when it is pressed: mouse up over it, Enter or Space."""

    def press(self) -> bool:
        """Do it."""
        return True

    def release(self, at: Point) -> bool:
        return self.hit(at) and self.press()

    def key(self, key: Key) -> bool:
        if key.name in ("enter", "space") and not key.repeat and key.mods.plain:
            return self.press()
        return False
