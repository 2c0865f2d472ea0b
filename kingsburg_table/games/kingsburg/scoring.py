"""Who has won: points, then goods, then buildings, then a shared victory (K14.2)."""

from __future__ import annotations

from itertools import groupby

from kingsburg_table.core.actions import Outcome
from kingsburg_table.games.kingsburg.state import Kingsburg
from kingsburg_table.games.kingsburg.treasury import goods_total


def outcome(state: Kingsburg) -> Outcome:
    def rank(seat: int) -> tuple[int, int, int]:
        player = state.players[seat]
        return (player.score, goods_total(player), len(player.built))

    seats = sorted(range(len(state.players)), key=lambda seat: (*(-part for part in rank(seat)), seat))
    ranking = tuple(tuple(group) for _, group in groupby(seats, key=rank))
    tie_break = None
    level = [seat for seat in seats if rank(seat)[0] == rank(seats[0])[0]]
    if len(level) > 1:
        if len(ranking[0]) > 1:
            tie_break = "shared"
        else:
            tie_break = "goods" if rank(level[0])[1] != rank(level[1])[1] else "buildings"
    return Outcome(
        ranking, tuple(player.score for player in state.players),
        tuple(dict(player.points) for player in state.players), tie_break,
    )
