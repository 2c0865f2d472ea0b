"""Marks of time: years as coins, steps of a stage as pills on a line, pips for what is left."""

from __future__ import annotations

from kingsburg_table.table.draw import ink
from kingsburg_table.table.draw.canvas import Canvas, Point
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.draw.tag import pill
from kingsburg_table.table.theme import mix


def coin(canvas: Canvas, label: str, centre: Point, radius: float = 16, state: str = "next") -> None:
    """A year or round of the calendar: past, now or next."""
    if state == "now":
        canvas.circle(centre, radius, "vellum", "gilt", 2)
    else:
        canvas.circle(centre, radius, None, "gilt", 1.3, 0.47 if state == "past" else 0.36)
    colour = {"now": "ink", "past": "#E2C88C", "next": "#BAA076"}[state]
    px = max(canvas.px(radius * 0.95), 16)
    canvas.text(label, centre, face="serif_bold", px=px, colour=colour, anchor="c")


def coins(canvas: Canvas, labels: tuple[str, ...], now: int, x: float, y: float, radius: float = 16) -> float:
    """A row of coins from x on; returns its right edge."""
    for i, label in enumerate(labels):
        state = "now" if i == now else "past" if i < now else "next"
        coin(canvas, label, (x + radius + i * (2 * radius + 4), y), radius, state)
    return x + len(labels) * (2 * radius + 4)


def step_pill(canvas: Canvas, number: int, label: str, x: float, y: float, state: str = "next",
              size: float = 20) -> float:
    """One step of a stage: done (ticked), now (vellum) or next; returns its width."""
    px = canvas.theme.px(size, canvas.scale)
    h = px * 1.85 / canvas.scale
    w = h + 8 + ink.width(label, "serif", px) / canvas.scale + 16
    now = state == "now"
    ground, line = ("vellum", "gilt") if now else ("#0A0F1878", "#C8D4E0")
    pill(canvas, (x, y - h / 2, w, h), ground, line, width=2 if now else 1.4)
    c = (x + h / 2, y)
    canvas.circle(c, h * 0.36, "gold_bright" if now else "#5A7086")
    if state == "done":
        icon(canvas, "check", c, h * 0.42, tint="cream", mono=True)
    else:
        canvas.text(str(number), c, face="serif_bold", px=max(16, round(px * 0.84)), colour="ink" if now else "cream",
                    anchor="c")
    canvas.text(label, (x + h + 4, y), face="serif", px=px, colour="ink" if now else "#F2F4F6")
    return w


def lozenge(canvas: Canvas, centre: Point, size: float = 3.5) -> None:
    """Small gilt lozenge between the steps of the ribbon."""
    x, y = centre
    canvas.poly([(x - size, y), (x, y - size), (x + size, y), (x, y + size)], mix("#C9972B", "#3B2716", 0.35))


def pips(canvas: Canvas, x: float, y: float, have: int, most: int, radius: float = 7, gap: float = 5) -> float:
    """Full and empty pips (actions left); returns the right edge."""
    for i in range(most):
        c = (x + radius + i * (2 * radius + gap), y)
        if i < have:
            canvas.circle(c, radius, "gold_bright", "gilt_dark", 1.2)
        else:
            canvas.circle(c, radius, None, "gold_bright", 1.3, 0.5)
    return x + most * (2 * radius + gap) - gap
