"""Controls of the screens around the table: buttons, boxes to tick, switches, sliders, rows of choices."""

from __future__ import annotations

from kingsburg_table.table.draw.canvas import Canvas, Point, Rect
from kingsburg_table.table.draw.shade import shadow
from kingsburg_table.table.draw.wood import BUTTON_WOOD, plank
from kingsburg_table.table.theme import Colour, mix

STATES = ("plain", "hot", "pressed", "off")


def wood_button(canvas: Canvas, rect: Rect, state: str = "plain", gilt: bool = False, radius: float = 9) -> Colour:
    """Ground of a wooden button; returns the ink for its words. gilt adds the thin inner line of the title screen."""
    x, y, w, h = rect
    other, share = {"plain": ("#000000", 0.0), "hot": ("#C98A4A", 0.25), "pressed": ("#000000", 0.25),
                    "off": ("#3A3632", 0.7)}[state]
    base = mix(BUTTON_WOOD, other, share)
    plank(canvas, rect, base, radius, 3, 0 if state in ("pressed", "off") else 150)
    if gilt:
        canvas.rrect((x + 4, y + 4, w - 8, h - 8), radius - 3, None, "gilt", 1.1,
                     opacity=0.9 if state == "hot" else 0.5)
    elif state == "hot":
        canvas.rrect(rect, radius, None, "gold_bright", 2)
    return "#A08A68" if state == "off" else "cream"


def paper_button(canvas: Canvas, rect: Rect, state: str = "plain", radius: float = 8) -> Colour:
    """Ground of a button on a sheet; returns the ink for its words."""
    if state in ("plain", "hot"):
        shadow(canvas, rect, radius, 3, 70, 2)
    fill = {"plain": "#FBF6E8", "hot": "#FFF3CE", "pressed": "#EBDCB4", "off": "#EFE6CE"}[state]
    canvas.rrect(rect, radius, fill if canvas.theme.textures else "slip", "gilt_dark" if state == "hot" else "ink_soft",
                 2 if state == "hot" else 1.4, opacity=0.6 if state == "off" else 1.0)
    return "muted" if state == "off" else "ink"


def field(canvas: Canvas, rect: Rect, active: bool = False, radius: float = 7) -> None:
    """Ground of a field to write in."""
    if active:
        canvas.rrect(rect, radius, "#FFFFFF", "focus", 2.4)
    else:
        canvas.rrect(rect, radius, "#F4ECD6" if canvas.theme.textures else "slip", "ink_soft", 1.4)


def checkbox(canvas: Canvas, centre: Point, on: bool, size: float = 26, off: bool = False) -> None:
    x, y = centre
    canvas.rrect((x - size / 2, y - size / 2, size, size), 4, "#FFFBF0", "muted" if off else "ink_soft", 1.8)
    if on:
        k = size / 26
        tick = [(x - 8 * k, y), (x - 2 * k, y + 7 * k), (x + 10 * k, y - 11 * k)]
        canvas.poly(tick, None, "good", 3.6 * k, closed=False)


def toggle(canvas: Canvas, centre: Point, on: bool, height: float = 36) -> None:
    """A switch; a tick or a dash on its knob says the same as its side."""
    x, y = centre
    w, h = height * 1.83, height
    canvas.rrect((x - w / 2, y - h / 2, w, h), h / 2, "good" if on else "#C9B88F", "ink_soft", 1.5)
    kx = x + (w - h) / 2 * (1 if on else -1)
    canvas.circle((kx, y), h * 0.42, "#FBF5E4", "ink", 1.5)
    if on:
        canvas.poly([(kx - h / 6, y), (kx - h / 36, y + h * 0.14), (kx + h * 0.19, y - h * 0.14)], None, "good", 3,
                    closed=False)
    else:
        canvas.line((kx - h * 0.14, y), (kx + h * 0.14, y), "ink_soft", 2.6)


def slider(canvas: Canvas, x: float, y: float, width: float, share: float, marks: tuple[float, ...] = (),
           focus: bool = False) -> Point:
    """A slider around the height y, at `share` 0-1; marks are shares too. Returns the knob's middle."""
    canvas.rrect((x, y - 6, width, 12), 6, "#D9C7A0", "ink_soft", 1.3)
    canvas.rrect((x, y - 6, max(12, width * share), 12), 6, "gilt", "gilt_dark", 1.3)
    for mark in marks:
        mx = x + width * mark
        canvas.line((mx, y + 10), (mx, y + 17), "ink_soft", 1.6, 0.7)
    c = (x + width * share, y)
    if focus:
        canvas.circle(c, 26, None, "cream", 8)
        canvas.circle(c, 24.5, None, "focus", 3.6)
    shadow(canvas, (c[0] - 15, c[1] - 15, 30, 30), 15, 4, 150, 3, hollow=False)
    canvas.circle(c, 17, "gold_bright", "gilt_dark", 1.6)
    canvas.circle(c, 9.6, None, "gilt_dark", 1.6)
    canvas.circle((c[0] - 4, c[1] - 5), 3, "#FFF3C9")
    return c


def segments_ground(canvas: Canvas, rect: Rect) -> None:
    """The sunk field of a row of choices."""
    canvas.rrect(rect, 9, "#E4D6B2" if canvas.theme.textures else "slip", "ink_soft", 1.4)


def segment(canvas: Canvas, rect: Rect, chosen: bool) -> None:
    """One choice of the row: the chosen one is a brass plate, known by its form."""
    x, y, w, h = rect
    if chosen:
        shadow(canvas, rect, 6, 3, 110, 2)
        canvas.rrect(rect, 7, "gold_bright", "gilt_dark", 1.8)
        canvas.rrect((x + 3, y + 3, w - 6, h - 6), 5, None, "#FBE7A8", 1.2)


def scroll_bar(canvas: Canvas, rect: Rect, start: float, share: float) -> None:
    """How far a list is scrolled: start and share of what is seen, both 0-1."""
    x, y, w, h = rect
    canvas.rrect(rect, w / 2, "#D9C7A0")
    high = max(w * 2, h * min(1.0, share))
    canvas.rrect((x, y + (h - high) * start, w, high), w / 2, "oak", "walnut", 1)
