"""Pictures in a line of text that only Kingsburg's sheets use."""

from __future__ import annotations

from kingsburg_table.table.draw import ink
from kingsburg_table.table.draw.canvas import Canvas, Point
from kingsburg_table.table.draw.marks import MARKS, Args, Mark
from kingsburg_table.table.speech import PICTURES
from kingsburg_table.table.theme import Colour


def _struck_width(args: Args, px: int) -> float:
    return ink.width(args[0], "serif_bold", round(px * 0.92)) / px + 0.24


def _struck(canvas: Canvas, centre: Point, size: float, args: Args, colour: Colour) -> None:
    """The printed price under a red stroke: a discount."""
    x, y = centre
    px = max(10, round(size * canvas.scale * 0.92))
    wide = canvas.text(args[0], centre, face="serif_bold", px=px, colour="muted", anchor="c")
    half, rise = wide / 2 + 2, size * 0.16
    canvas.poly([(x - half, y + rise), (x + half, y - rise)], None, "carmine", 2, closed=False)


def _nothing(canvas: Canvas, centre: Point, size: float, args: Args, colour: Colour) -> None:
    """A gap."""


MARKS.setdefault("struck", Mark(_struck_width, _struck))
MARKS.setdefault("_", Mark(lambda args, px: 0.55, _nothing))
PICTURES.update(tokens="token:+2", all_goods="goods")
