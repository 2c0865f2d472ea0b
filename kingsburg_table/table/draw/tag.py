"""Small furniture: ledger tags, keycaps, chips, pills and the ribbon's tab."""

from __future__ import annotations

from typing import Final

from kingsburg_table.table.draw import ink
from kingsburg_table.table.draw.canvas import Canvas, Point, Rect
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.draw.paper import piece
from kingsburg_table.table.draw.shade import shadow
from kingsburg_table.table.theme import Colour

TAGS: Final[dict[str, tuple[str, str, str, bool]]] = {
    "gain": ("good", "good", "cream", False), "loss": ("carmine", "carmine", "cream", False),
    "maybe": ("#E7ECD6", "good", "good", True), "maybe_loss": ("#F3DCD2", "carmine", "carmine", True),
    "later": ("#E7ECD6", "good", "good", False), "later_loss": ("#F3DCD2", "carmine", "carmine", False),
    "pending": ("parchment", "ink_soft", "ink_soft", False), "pending_loss": ("parchment", "carmine", "carmine", False),
    "unknown": ("#E6DABB", "ink_soft", "ink_soft", True), "note": ("gilt_dark", "gilt_dark", "cream", False),
}
"""Ledger tags: ground, line, ink, dashed.

Certain is solid, a choice is dashed, later carries a sand-glass; pending was there before."""
TIMED: Final = ("later", "pending")


def tag_size(canvas: Canvas, text: str, kind: str = "gain", size: float = 17, timed: bool = True
             ) -> tuple[float, float]:
    """Width and height of a ledger tag in units. `timed`: with its sand-glass, where its kind has one."""
    px = canvas.theme.px(size, canvas.scale)
    wide = ink.width(text, "serif_bold", px) / canvas.scale + px * 0.95 / canvas.scale
    if timed and kind.startswith(TIMED):
        wide += px * 0.95 / canvas.scale
    high = px * 1.36 / canvas.scale
    return max(wide, high * 1.3), high


def tag(canvas: Canvas, text: str, centre: Point, kind: str = "gain", size: float = 17, opacity: float = 1.0,
        timed: bool = True) -> float:
    """Ledger tag around a point; returns its width. For the kinds see TAGS."""
    ground, line, colour, dashed = TAGS[kind]
    w, h = tag_size(canvas, text, kind, size, timed)
    x, y = centre
    pill(canvas, (x - w / 2, y - h / 2, w, h), ground, line, dashed, opacity)
    px = canvas.theme.px(size, canvas.scale)
    tx = x
    if timed and kind.startswith(TIMED):
        unit = px / canvas.scale
        icon(canvas, "sand_glass", (x - w / 2 + unit * 0.85, y), unit * 0.95, tint=colour, mono=True, opacity=opacity)
        tx += unit * 0.42
    canvas.text(text, (tx, y), face="serif_bold", px=px, colour=colour, anchor="c", opacity=opacity)
    return w


def pill(canvas: Canvas, rect: Rect, fill: Colour | None = None, stroke: Colour | None = None, dashed: bool = False,
         opacity: float = 1.0, width: float = 1.4) -> None:
    """A rectangle with fully round ends."""
    radius = rect[3] / 2
    if dashed and stroke is not None:
        canvas.rrect(rect, radius, fill, None, 0, None, opacity)
        canvas.rrect(rect, radius, None, stroke, width, (4, 3), opacity)
    else:
        canvas.rrect(rect, radius, fill, stroke, width, None, opacity)


def label_pill(canvas: Canvas, text: str, x: float, y: float, fill: Colour = "gilt_dark", stroke: Colour | None = None,
               colour: Colour = "cream", face: str = "sans_bold", size: float = 18, anchor: str = "l") -> float:
    """Words on a pill around the height y; returns its width."""
    px = canvas.theme.px(size, canvas.scale)
    w = ink.width(text, face, px) / canvas.scale + 22
    h = px * 1.4 / canvas.scale
    x -= {"l": 0.0, "c": w / 2, "r": w}[anchor]
    pill(canvas, (x, y - h / 2, w, h), fill, stroke)
    canvas.text(text, (x + w / 2, y), face=face, px=px, colour=colour, anchor="c")
    return w


def keycap_width(label: str, px: int) -> int:
    """Real pixels of a keycap with letters of px."""
    px = max(16, px)
    return max(round(px * 1.4), ink.width(label, "sans_bold", px) + round(px * 0.8))


def keycap(canvas: Canvas, label: str, centre: Point, size: float = 16, dark: bool = False,
           px: int | None = None) -> float:
    """A key to press, around a point; returns its width. dark = on wood; px gives the letters' real size."""
    px = max(16, px) if px else canvas.theme.px(size, canvas.scale)
    w, h = keycap_width(label, px) / canvas.scale, px * 1.4 / canvas.scale
    x, y = centre
    rect = (x - w / 2, y - h / 2, w, h)
    if dark:
        canvas.rrect(rect, 5, "#00000046", "#F6EBD0BF", 1.3)
    else:
        canvas.rrect(rect, 5, "#9C8358")
        canvas.rrect((rect[0], rect[1], w, h - 2), 5, "#FFFCF0", "ink_soft", 1.2)
    canvas.text(label, (x, y - (0 if dark else 0.8)), face="sans_bold", px=px,
                colour="#F6EBD0" if dark else "ink_soft", anchor="c")
    return w


def chip(canvas: Canvas, rect: Rect, state: str = "plain", radius: float = 10) -> None:
    """Ground of a choice chip: plain, hot (under the hand), chosen, off."""
    if state != "off":
        shadow(canvas, rect, radius, 5, 130 if state == "hot" else 110, 3)
    base = {"plain": "#FFF7E2", "hot": "#FFFDF4", "chosen": "chosen", "off": "#E2D5B2"}[state]
    piece(canvas, rect, base if canvas.theme.textures or state == "chosen" else "slip", radius, 3, 0.7)
    line, width = {"plain": ("ink", 1.3), "hot": ("gilt_dark", 2.0), "chosen": ("gilt_dark", 3.0),
                   "off": ("#77624AA0", 1.0)}[state]
    canvas.rrect(rect, radius, None, line, width)


def ribbon_tab(canvas: Canvas, rect: Rect, radius: float = 9) -> None:
    """The current step of the calendar: a vellum tab hanging over the ribbon's edge."""
    x, y, w, h = rect
    shadow(canvas, rect, radius, 8, 190, 3)
    with canvas.clip((x - 2, y, w + 4, h + 2)):
        piece(canvas, (x, y - 2 * radius, w, h + 2 * radius), "vellum", radius, 2)
        canvas.rrect((x, y - 2 * radius, w, h + 2 * radius), radius, None, "gilt", 2)


def badge(canvas: Canvas, text: str, centre: Point, radius: float = 14, fill: Colour = "gold_bright",
          stroke: Colour = "ink", colour: Colour = "ink") -> None:
    """A round badge with a short figure (counts, numbered notes)."""
    canvas.circle(centre, radius, fill, stroke, 1.6)
    px = max(16, canvas.px(radius * (1.24 if len(text) < 2 else 1.06)))
    canvas.text(text, centre, face="serif_bold", px=px, colour=colour, anchor="c")
