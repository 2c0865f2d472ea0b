"""Pieces in the air: where each starts and lands on this table, when, and which thing waits for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import dist
from typing import TypeVar

from kingsburg_table.table.box import Box
from kingsburg_table.table.motion import GROUP_MS, STAGGER_MS, TRAVEL_MS
from kingsburg_table.table.pieces.flying import OLD_THING, THING, Flight, Way
from kingsburg_table.table.pieces.spots import Spot
from kingsburg_table.table.scenes.table.before import Before
from kingsburg_table.table.scenes.table.tabletop import RIVAL, Tabletop

MOST = 24
LASTS = {Way.STAMP: 240.0, Way.DROP: 260.0, Way.TURN: 300.0, Way.FALL: 360.0}

T = TypeVar("T")
Places = Mapping[str, Sequence[Box]]  #: by target


@dataclass(frozen=True, slots=True)
class Air:
    """A piece in the air. `goal` is the id of the thing (or rival) that waits for it; empty where none does."""

    flight: Flight
    start: Box
    end: Box
    begins: float
    lasts: float
    goal: str = ""
    spot: Spot | None = None  #: whose picture it is, where it is a thing's own
    old: bool = False
    left: str = ""  #: id of the thing that it leaves

    @property
    def lands(self) -> float:
        return self.begins + self.lasts


def together(
    flights: Sequence[Flight], places: Places, after: Tabletop, before: Before | None, begins: float
) -> list[Air]:
    """One after the other by a short stagger; of equal things each flight has its own."""
    taken: Counter[tuple[str, str]] = Counter()
    found: list[Air] = []
    for flight in flights[:MOST]:
        start, end = taken["start", flight.start], taken["end", flight.end]
        air = _air(flight, places, after, before, start, end)
        if air is not None:
            found.append(air)
            taken["start", flight.start] += 1
            taken["end", flight.end] += 1
    stagger = min(STAGGER_MS, (GROUP_MS - max(TRAVEL_MS)) / max(1, len(found) - 1))
    return [replace(air, begins=begins + at * stagger) for at, air in enumerate(found)]


def within(air: list[Air], most: float) -> list[Air]:
    """All of them a little quicker, so that the last one has landed by then."""
    lasts = max((each.lands for each in air), default=0.0)
    if lasts <= most:
        return air
    return [replace(each, begins=each.begins * most / lasts, lasts=each.lasts * most / lasts) for each in air]


def _air(
    flight: Flight, places: Places, after: Tabletop, before: Before | None, from_: int, to: int
) -> Air | None:
    """A flight with its places; None where it begins or ends nowhere on this table."""
    flight = replace(flight, start=after.standing_for(flight.start), end=after.standing_for(flight.end))
    goal_spot = _nth(_spots(after, flight.end), to)
    end = goal_spot.box if goal_spot is not None else after.place_of(flight.end) if flight.end else None
    start = _nth(places.get(flight.start, ()), from_)
    old = _nth(before.spots_of(flight.start), from_) if before is not None and flight.start else None
    if start is None and flight.start:
        start = old.box if old is not None else after.place_of(flight.start)
    if flight.way is Way.FALL:
        end = start
    elif flight.way not in (Way.FLY, Way.SLIDE) and start is None:
        start = end
    shows = before is None or (before.opened and flight.picture[0] == "icon")  #: without waiting for the piece
    goal = "" if shows or flight.way is Way.FALL or end is None else _goal(after, goal_spot, end)
    if end is not None:
        board = after.board
        end = (board.lands if goal_spot is not None else board.lands_on_card)(flight, end, after.sight)
    if start is None or end is None or (start == end and flight.way in (Way.FLY, Way.SLIDE)):
        return None
    spot = old if flight.picture == OLD_THING else goal_spot
    if flight.picture in (THING, OLD_THING) and spot is None:
        return None
    shortest, longest = TRAVEL_MS
    lasts = LASTS.get(flight.way, shortest + (longest - shortest) * min(1.0, dist(start.centre, end.centre) / 1200))
    left = old.id if old is not None else ""
    return Air(flight, start, end, 0.0, lasts, goal, spot, flight.picture == OLD_THING, left)


def _spots(desk: Tabletop, target: str) -> list[Spot]:
    return [spot for spot in desk.spots if spot.target == target] if target else []


def _nth(found: Sequence[T], n: int) -> T | None:
    """The n-th, or the last one there is."""
    return found[min(n, len(found) - 1)] if found else None


def _goal(desk: Tabletop, spot: Spot | None, box: Box) -> str:
    if spot is not None:
        return spot.id
    return next((f"{RIVAL}.{seat}" for seat, place in desk.rivals.items() if place == box), "")
