"""What is kept for the final scoring, and who has won (T18, the tie-breaks of section 1)."""

from __future__ import annotations

from itertools import groupby

from kingsburg_table.core.actions import Outcome
from kingsburg_table.games.tuscany.box import EMPTY
from kingsburg_table.games.tuscany.components import Components
from kingsburg_table.games.tuscany.state import RED, Prince, Tuscany

SIDES = 2  #: of the 50/100 token
KEPT = ("cards", "tiles", "hexagons", "marble", "workers")


def kept(data: Components, player: Prince) -> list[int]:
    """Red points for what is left, as KEPT (T18.1 to T18.5)."""
    hexagons = player.store.count(data.hexagon)
    tiles = len(player.store) - player.store.count(EMPTY) - hexagons
    return [player.cards // data.figures.cards_per_point, tiles, hexagons, player.marble, player.worker]


def track_space(data: Components, points: int) -> int:
    """The space of a marker: the last one is also where it begins (T17.2)."""
    return (points - 1) % data.figures.track + 1


def token_side(data: Components, red: int) -> int:
    """What the 50/100 token shows: 0, 50 or 100; it stays on 100 (T17.2, T17.3)."""
    return min(red // data.figures.track, SIDES) * data.figures.track


def empty_hexes(player: Prince) -> int:
    return player.pieces.count(EMPTY)


def outcome(state: Tuscany) -> Outcome:
    """Places by red points, then by more empty hexes, then by more green points; equals share a place."""
    players = state.players

    def rank(seat: int) -> tuple[int, int, int]:
        player = players[seat]
        return player.red, empty_hexes(player), player.green

    seats = sorted(range(len(players)), key=lambda seat: (*(-part for part in rank(seat)), seat))
    ranking = tuple(tuple(group) for _, group in groupby(seats, key=rank))
    points = tuple(player.red for player in players)
    sources = tuple(dict(zip(RED, player.red_from, strict=True)) for player in players)
    return Outcome(ranking, points, sources, _tie_break(state, seats, ranking))


def places(state: Tuscany) -> list[int]:
    """By seat: the place that the match would end with now; equals share it."""
    found = [0] * len(state.players)
    better = 0
    for group in outcome(state).ranking:
        for seat in group:
            found[seat] = better + 1
        better += len(group)
    return found


def _tie_break(state: Tuscany, seats: list[int], ranking: tuple[tuple[int, ...], ...]) -> str | None:
    """What decided among those with the most red points."""
    level = [state.players[seat] for seat in seats if state.players[seat].red == state.players[seats[0]].red]
    if len(level) == 1:
        return None
    if len(ranking[0]) > 1:
        return "shared"
    return "empty_hexes" if empty_hexes(level[0]) > empty_hexes(level[1]) else "green"
