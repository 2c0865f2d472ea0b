"""Final scoring: bills, culture, goals; then cubes; then a shared place (P9)."""

from __future__ import annotations

from itertools import groupby

from kingsburg_table.core.actions import Outcome
from kingsburg_table.games.principato.components import Components
from kingsburg_table.games.principato.state import Principality, Principato
from kingsburg_table.games.principato.strength import culture_points


def goal_points(data: Components, player: Principality, goal: str) -> int:
    """What a goal card is worth at the end (5.2)."""
    card = data.goals[goal]
    if card.per is not None:
        counted: int = sum(getattr(player, thing) for thing in card.per.count)
        return max(0, counted - card.per.beyond) // card.per.each
    assert card.sets is not None
    sets = min(sum(getattr(player, kind)) for kind in card.sets.of)
    return card.sets.points[min(sets, len(card.sets.points)) - 1] if sets else 0


def sources(data: Components, player: Principality, goals: bool = True) -> dict[str, int]:
    """A player's points by source (P9.1); goals are known when they are turned up."""
    found = {"military": player.military, "culture": culture_points(data, player)}
    for goal in player.goals if goals else ():
        found[goal_source(data, goal)] = goal_points(data, player, goal)
    return found


def goal_source(data: Components, goal: str) -> str:
    return f"goal_{data.goals[goal].type}"


def outcome(data: Components, state: Principato) -> Outcome:
    """Places by points, then by cubes; equals share a place (P9.2, P9.3, P9.5)."""
    by_source = [sources(data, player) for player in state.players]
    points = tuple(sum(found.values()) for found in by_source)

    def rank(seat: int) -> tuple[int, int]:
        return points[seat], state.players[seat].cubes

    seats = sorted(range(len(points)), key=lambda seat: (-rank(seat)[0], -rank(seat)[1], seat))
    ranking = tuple(tuple(group) for _, group in groupby(seats, key=rank))
    tie_break = None
    if sum(have == points[seats[0]] for have in points) > 1:
        tie_break = "cubes" if len(ranking[0]) == 1 else "shared"
    return Outcome(ranking, points, tuple(by_source), tie_break)
