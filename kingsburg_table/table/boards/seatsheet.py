"""The sheet under a rival's card: vellum with a band in the seat's colour and hatch."""

from __future__ import annotations

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import hatch, paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.theme import SEATS


def seat_sheet(canvas: Canvas, box: Box, colour: int, band: float, shown: bool, hovered: bool) -> None:
    """`shown`: this seat's estate lies in region C; `hovered`: under the hand."""
    if shown:
        canvas.glow(box, SEATS[colour].colour, 7, 12, 255, 3)
    elif hovered:
        canvas.glow(box, "gold_bright", 7, 8, 200, 1)
    paper.sheet(canvas, box, "vellum", 7, 20 + colour, frame=False)
    with canvas.clip((box.x + 1, box.y + 1, band, box.h - 2)):
        hatch.band(canvas, (box.x + 1, box.y + 1, band + 9, box.h - 2), colour, 7)
    canvas.line((box.x + band + 1, box.y + 1), (box.x + band + 1, box.bottom - 1), "ink", 1.4)
    if shown:
        canvas.rrect(box, 7, None, SEATS[colour].colour, 3)
    elif hovered:
        canvas.rrect(box, 7, None, "gold_bright", 2.4)
