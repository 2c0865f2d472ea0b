"""What lies on top for a moment: tooltip, why-not slip with its thread, focus ring, veil."""

from __future__ import annotations

from collections.abc import Sequence

from kingsburg_table.table.draw.canvas import Canvas, Point, Rect
from kingsburg_table.table.draw.paper import piece
from kingsburg_table.table.draw.shade import shadow


def focus_ring(canvas: Canvas, rect: Rect, radius: float = 9) -> None:
    """Keyboard focus: a petrol line with cream on both sides, readable on cloth, wood and paper."""
    x, y, w, h = rect
    canvas.rrect((x - 7, y - 7, w + 14, h + 14), radius + 7, None, "cream", 2)
    canvas.rrect((x - 5, y - 5, w + 10, h + 10), radius + 5, None, "focus", 4)
    canvas.rrect((x - 1, y - 1, w + 2, h + 2), radius + 1, None, "cream", 2)


def tooltip(canvas: Canvas, rect: Rect, point: Point | None = None, side: str = "l", radius: float = 9) -> None:
    """A card with a gilt edge; its pointer touches `point` from the side l, r, t or b of the card."""
    x, y, w, h = rect
    shadow(canvas, rect, radius, 14, 210, 7)
    tip = _pointer(rect, point, side) if point else None
    if tip:
        canvas.poly(tip, "slip", "walnut_deep", 4)
    canvas.rrect((x - 2, y - 2, w + 4, h + 4), radius + 2, "walnut_deep")
    canvas.rrect((x - 1, y - 1, w + 2, h + 2), radius + 1, "gilt")
    piece(canvas, (x + 1, y + 1, w - 2, h - 2), "slip", radius - 1, 2, 0.6)
    if tip:
        canvas.poly(tip, "slip")


def _pointer(rect: Rect, point: Point, side: str, half: float = 12) -> list[Point]:
    x, y, w, h = rect
    px, py = point
    if side in "lr":
        edge = x + 3 if side == "l" else x + w - 3
        py = min(max(py, y + half + 8), y + h - half - 8)
        return [(px, py), (edge, py - half), (edge, py + half)]
    edge = y + 3 if side == "t" else y + h - 3
    px = min(max(px, x + half + 8), x + w - half - 8)
    return [(px, py), (px - half, edge), (px + half, edge)]


def why_slip(canvas: Canvas, rect: Rect, radius: float = 6) -> None:
    """Ground of a why-not: pale paper with a carmine edge and spine."""
    x, y, _w, h = rect
    shadow(canvas, rect, radius, 7, 190, 4)
    piece(canvas, rect, "#FFF4E8" if canvas.theme.textures else "slip", radius, 2, 0.6)
    canvas.rrect((x, y, 7, h), 4, "carmine")
    canvas.rrect(rect, radius, None, "carmine", 2)


def thread(canvas: Canvas, p: Point, q: Point, sag: float = 18, colour: str = "#B2221C") -> None:
    """Red thread from a why-not to its cause, with a pin's head at the cause (q)."""
    points = sagging(p, q, sag)
    canvas.poly([(x, y + 2) for x, y in points], None, "#0000005A", 3, closed=False)
    canvas.poly(points, None, colour, 3, closed=False)
    canvas.circle((q[0], q[1] + 1.5), 8, "#00000064")
    canvas.circle(q, 7.5, colour, "#5E0E0E", 1.4)
    canvas.circle((q[0] - 2.4, q[1] - 2.6), 2, "#F3C9B4")


def sagging(p: Point, q: Point, sag: float, n: int = 24) -> Sequence[Point]:
    (x0, y0), (x1, y1) = p, q
    return [(x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n + sag * 4 * (i / n) * (1 - i / n)) for i in range(n + 1)]


def veil(canvas: Canvas, rect: Rect, radius: float = 8, strength: float = 0.33) -> None:
    """Laid over what is out of reach now."""
    canvas.rrect(rect, radius, "veil", opacity=strength)


def dim(canvas: Canvas, rect: Rect, strength: float = 0.55) -> None:
    """Darkens the table behind a dialog."""
    canvas.fill(rect, "#0C0703", strength)
