"""The support step: the advisor whose gift is being chosen is framed in gold."""

from __future__ import annotations

from kingsburg_table.table.boards.kingsburg import council
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """An advisor; if the open question is about its gift, with light behind it and a frame over it."""
    giving, box = spot.target == f"advisor.{giver(sight)}", spot.box
    if giving:
        canvas.cached(("kingsburg.giving light",), box, lambda own: _light(own, Box(0, 0, box.w, box.h)), council.PAD)
    council.paint(canvas, spot, look, sight)
    if giving:
        canvas.cached(("kingsburg.giving",), box, lambda own: _frame(own, Box(0, 0, box.w, box.h)), 6)


def giver(sight: Sight) -> str:
    """The advisor whose gift the open decision settles; empty for none."""
    if sight.decision is None:
        return ""
    values = sight.decision.prompt.values
    cause = str(values.get("cause") or values.get("advisor") or "")
    whims = sight.data.cards.whims
    return sight.data.by_rank[whims[cause].rank].id if cause in whims else cause


def _light(canvas: Canvas, box: Box) -> None:
    canvas.glow(box, "gold_bright", council.RADIUS, 9, 235, 2)


def _frame(canvas: Canvas, box: Box) -> None:
    canvas.rrect(box, council.RADIUS, None, "gold_bright", 3)
