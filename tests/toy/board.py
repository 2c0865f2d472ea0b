"""The toy game's board: what lies on its two pieces, and one painter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.pieces.board import Board, Ribbon, RibbonStep, Sight
from kingsburg_table.table.pieces.spots import PLAIN, Look, Spot, Thing
from kingsburg_table.text.speaker import Speaker


class PebblesBoard(Board):
    def things(self, piece: str, sight: Sight) -> Sequence[Thing]:
        if piece == "heap":
            return [Thing("thing", "pebble", "stone")] * sight.view.heap
        return [Thing("thing", f"hand.{hand}", hand) for hand in sight.data["hands"]]

    def paint(self, canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
        if look.lit:
            canvas.glow(spot.box, radius=10)
        canvas.rrect(spot.box, 10, "vellum" if not look.chosen else "chosen", "ink", 2)
        canvas.text(str(spot.thing.data), spot.box, anchor="c")

    def ribbon(self, sight: Sight) -> Ribbon:
        steps = (RibbonStep("stone", "Heap", "now"), RibbonStep("eye", "Hands"))
        return Ribbon("Pebbles", "Round", ("I", "II"), 0, steps)

    def rival(self, canvas: Canvas, box: Box, seat: int, look: Look, sight: Sight) -> None:
        canvas.panel(box, "vellum")
        canvas.text(f"{sight.name(seat)} {sight.view.players[seat].points}", box, anchor="c")

    def rail(self, canvas: Canvas, box: Box, seat: int, look: Look, sight: Sight) -> None:
        self.rival(canvas, box, seat, PLAIN, sight)


def board(data: Any, speaker: Speaker) -> PebblesBoard:
    return PebblesBoard(data, speaker)
