"""How a match stands: who leads, and where everybody's open points come from. At the end `Ending` takes its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from kingsburg_table.core.session import Session
from kingsburg_table.table.play.timeline import POINTS


@dataclass(frozen=True, slots=True)
class Place:
    """A seat and its place; those who share a place have the same number."""

    number: int
    seat: int
    points: int


class Standing:
    """A running match as all may see it."""

    def __init__(self, session: Session[Any, Any]) -> None:
        self.session = session
        view = session.view(None)
        self._by_seat = session.controller.sources(view)
        points = [session.controller.counters(view, seat).get(POINTS, 0) for seat in range(len(session.seats))]
        order = sorted(range(len(points)), key=lambda seat: (-points[seat], seat))
        self.places = tuple(
            Place(1 + sum(other > points[seat] for other in points), seat, points[seat]) for seat in order
        )
        self.sources = weighty(self._by_seat)

    def parts(self, seat: int) -> list[tuple[str, int]]:
        """A seat's points by source; all sources, in the same order for everybody."""
        return [(source, self._by_seat[seat].get(source, 0)) for source in self.sources]


def weighty(by_seat: Iterable[Mapping[str, int]]) -> tuple[str, ...]:
    """Every source of points that matters to somebody, the largest first."""
    totals: dict[str, int] = {}
    for by in by_seat:
        for name, points in by.items():
            totals[name] = totals.get(name, 0) + abs(points)
    return tuple(sorted((name for name in totals if totals[name]), key=lambda name: -totals[name]))
