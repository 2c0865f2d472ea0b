"""Pieces that travel over the table after a move; state changes first, motion follows."""

from __future__ import annotations

from collections.abc import Iterable

from kingsburg_table.core.actions import Event
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import die
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.motion import Motion
from kingsburg_table.table.pieces.board import Flight
from kingsburg_table.table.scenes.table.tabletop import Tabletop

MOST = 8


class Flights:
    """The travelling pieces of the last move."""

    def __init__(self, motion: Motion) -> None:
        self._motion = motion
        self._flying: dict[str, tuple[Flight, Box]] = {}

    def start(self, events: Iterable[Event], places: dict[str, Box], after: Tabletop) -> None:
        """`places`: where things lay before the move."""
        self._flying = {}
        ways: list[tuple[str, tuple[float, float], tuple[float, float]]] = []
        for event in events:
            for flight in after.board.flights(event, after.sight):
                start = places.get(flight.start) or after.place_of(flight.start)
                end = after.place_of(flight.end)
                if start is None or end is None or len(ways) >= MOST:
                    continue
                key = f"flight {len(ways)}"
                self._flying[key] = (flight, start)
                ways.append((key, start.centre, end.centre))
        self._motion.travel_together(ways)

    def draw(self, canvas: Canvas) -> None:
        for key, (flight, start) in self._flying.items():
            if not self._motion.has(key):
                continue
            moving = self._motion.place(key, start.centre)
            _picture(canvas, flight, moving.at)


def _picture(canvas: Canvas, flight: Flight, at: tuple[float, float]) -> None:
    kind, *rest = flight.picture
    if kind == "die":
        seat, face = rest
        size = 56.0
        die.die(canvas, at[0] - size / 2, at[1] - size / 2, size, face, seat)
    else:
        canvas.icon(str(rest[0]), at, 44)
