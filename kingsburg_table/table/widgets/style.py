"""Letter sizes of the screens around the table, in units of each layout, and the few shapes that all controls share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import control, slip
from kingsburg_table.table.metrics import Layout
from kingsburg_table.table.theme import Colour
from kingsburg_table.table.widgets.base import Widget

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Type:
    """Sizes by use."""

    caption: float
    body: float
    label: float
    h3: float
    h2: float
    h1: float
    title: float


TYPE = {
    Layout.WIDE: Type(18, 20, 22, 25, 30, 40, 78),
    Layout.COMPACT: Type(16, 16, 17, 19, 22, 29, 54),
}


def focus_ring(canvas: Canvas, box: Box, radius: float = 8) -> None:
    """Where the keyboard is."""
    slip.focus_ring(canvas, box, radius)


def state_of(widget: Widget) -> str:
    """The drawing kit's word for how a control looks: plain, hot, pressed or off."""
    if widget.disabled:
        return "off"
    return "pressed" if widget.pressed else "hot" if widget.hovered or widget.focused else "plain"


def paper_plate(canvas: Canvas, box: Box, state: str = "plain") -> Colour:
    """A light plate on a sheet; returns the ink for its words."""
    return control.paper_button(canvas, box, state)


def wood_plate(canvas: Canvas, box: Box, state: str = "plain") -> Colour:
    """A wooden button with an inlaid line; returns the ink for its words."""
    return control.wood_button(canvas, box, state, gilt=True)
