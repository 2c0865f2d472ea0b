"""What things are worth: careers and rows at the end, counted things, the threshold; then the places (S13, S14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingsburg_table.core.actions import Outcome
from kingsburg_table.games.signorie.things import POINTS, Counted

if TYPE_CHECKING:
    from kingsburg_table.games.signorie.components import Components
    from kingsburg_table.games.signorie.state import Family, Signorie


def dice_sum(state: Signorie, seat: int) -> int:
    """The dice on the own board (S11.4); after the check what was checked, whatever an extra action adds (S11.11)."""
    return state.sums[seat] if state.sums else sum(state.players[seat].dice)


def threshold(data: Components, state: Signorie, seat: int) -> int:
    """Up to this sum the player is entitled (S11.4); pawns laid after the check raise nothing (S11.12)."""
    if state.thresholds:
        return state.thresholds[seat]
    player, figures = state.players[seat], data.figures.threshold
    return min(figures.most, figures.base + figures.per_pawn * (player.laid_men + player.laid_women))


def row_points(data: Components, player: Family, row: int) -> int:
    """What the tokens of a row are worth together, whether or not there are enough of them."""
    return sum(token % 10 for token in player.rows[row]) + data.figures.face_down_points * player.face_down[row]


def row_scores(data: Components, player: Family, row: int) -> int:
    """What a row brings at the end: nothing with too few tokens (S13.2)."""
    tokens = len(player.rows[row]) + player.face_down[row]
    return row_points(data, player, row) if tokens >= data.figures.tokens_to_score else 0


def alliance_points(data: Components, player: Family) -> int:
    return sum(row_scores(data, player, row) for row in range(len(player.rows)))


def career_points(data: Components, player: Family) -> int:
    """Half the points of every man still on a career, rounded down for each of them (S13.1)."""
    return sum(
        ladder.points[space - 1] // 2
        for ladder, men in zip(data.ladder_of, player.careers, strict=True)
        for space in men
    )


def standing(data: Components, player: Family) -> int:
    """What the men on the careers would bring on Missions."""
    return sum(
        ladder.points[space - 1]
        for ladder, men in zip(data.ladder_of, player.careers, strict=True)
        for space in men
    )


def in_cities(state: Signorie, seat: int, sex: int) -> list[int]:
    """Own men (0) or women (1) in each city."""
    pawn = seat * 2 + sex
    return [city.count(pawn) for city in state.cities]


def count(state: Signorie, seat: int, what: Counted) -> int:
    """How many of what points are given for."""
    if what == "helpers":
        return len(state.players[seat].helpers)
    there = in_cities(state, seat, 0 if what in ("men_in_cities", "cities_with_men") else 1)
    return sum(there) if what in ("men_in_cities", "women_in_cities") else sum(pawns > 0 for pawns in there)


def outcome(data: Components, state: Signorie) -> Outcome:
    """Most points; of equals who is earlier in the turn order of the last round; no place is shared (S14)."""
    points = tuple(player.points for player in state.players)
    seats = sorted(state.order, key=lambda seat: -points[seat])
    sources = tuple(dict(zip(POINTS, player.scored, strict=True)) for player in state.players)
    tied = points.count(max(points)) > 1
    return Outcome(tuple((seat,) for seat in seats), points, sources, "turn_order" if tied else None)
