"""The banner of a hand-over: who is next, in the own colour, and where at the table the chair stands."""

from __future__ import annotations

from math import atan2, cos, pi, sin

from kingsburg_table.core.seats import Seat
from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw import crest
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.hatch import band
from kingsburg_table.table.scenes.setup.round_table import PLACES
from kingsburg_table.table.scenes.table.tabletop import Tabletop
from kingsburg_table.table.theme import SEATS

COMES, GOES = 0.1, 0.22  #: shares of its time


def banner(canvas: Canvas, desk: Tabletop, left: float) -> None:
    """Over the rim of the scroll; it comes up, stays, fades, and lets everything through. `left`: 1 to 0."""
    sight, scroll, wide = desk.sight, desk.regions.scroll, desk.metrics.wide
    text = sight.speaker.t("desk.banner", seat=sight.seat)
    size, high = (36, 84.0) if wide else (26, 60.0)
    way = direction(desk.match.session.seats, sight.seat)
    width = canvas.text_width(text, face="serif_bold", size=size) + high * (2.5 if way else 1.75)
    up = max(0.0, min(1.0, (1 - left) / COMES))
    box = Box(scroll.cx - width / 2, scroll.y - high - 6 + 26 * (1 - up) ** 2, width, high)
    colour = sight.colour(sight.seat)
    canvas.cached(
        ("banner", text, colour, way), box,
        lambda inner: _cloth(inner, Box(0, 0, width, high), text, size, colour, way), pad=30,
        opacity=min(1.0, up, left / GOES),
    )


def direction(seats: tuple[Seat, ...], seat: int) -> Point | None:
    """From the middle of the table to the chair that was chosen in the set-up; None where nobody chose any."""
    places = [each.place for each in seats]
    if len(set(places)) < len(places) or not all(0 <= place < len(PLACES) for place in places):
        return None
    return PLACES[places[seat]]


def _cloth(canvas: Canvas, box: Box, text: str, size: float, colour: int, way: Point | None) -> None:
    look = SEATS[colour]
    canvas.shadow(box, 14, 14, 190, 6)
    canvas.rrect(box, 14, look.colour)
    band(canvas, box.inset(4), colour, 11, 9, 60)
    canvas.rrect(box.inset(4), 11, None, "gold_bright", 2.4)
    canvas.rrect(box, 14, None, "walnut_deep", 2)
    plate = Box(box.x + box.h * 1.02, box.cy - box.h * 0.34, box.w - box.h * (2.0 if way else 1.3), box.h * 0.68)
    canvas.rrect(plate, 9, "vellum", "walnut_deep", 1.4)
    crest.token(canvas, colour, (box.h * 0.55, box.h / 2), box.h * 0.78)
    canvas.text(text, plate.centre, face="serif_bold", size=size, anchor="c")
    if way is not None:
        _arrow(canvas, (box.right - box.h * 0.5, box.cy), box.h * 0.3, way)


def _arrow(canvas: Canvas, centre: Point, r: float, way: Point) -> None:
    """Points from the screen to the chair."""
    angle = atan2(way[1], way[0])
    canvas.circle(centre, r * 1.18, "vellum", "walnut_deep", 1.6)
    spread = ((0.0, 0.86), (2.3, 0.8), (pi, 0.3), (-2.3, 0.8))
    points = [(centre[0] + r * far * cos(angle + turn), centre[1] + r * far * sin(angle + turn))
              for turn, far in spread]
    canvas.poly(points, "carmine", "walnut_deep", 1.4)
