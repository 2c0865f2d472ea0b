"""What a seat may see of Kingsburg: everything but an enemy card that others have looked at."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from kingsburg_table.games.kingsburg.components import Components
from kingsburg_table.games.kingsburg.lasting import modifiers, price, shifts, strength
from kingsburg_table.games.kingsburg.state import Kingsburg
from kingsburg_table.games.kingsburg.steps.influence import NO_SHIFT, ways
from kingsburg_table.games.kingsburg.treasury import can_pay

HIDDEN = "?"


def hide(state: Kingsburg, seat: int | None) -> None:
    if not state.enemy_shown and state.peekers and (seat is None or seat not in state.peekers):
        state.enemy = HIDDEN


def redraw(data: Components, state: Kingsburg, rng: Random) -> None:
    """The card that others have looked at is any of the year's (K12.1)."""
    if state.enemy == HIDDEN:
        state.enemy = rng.choice(data.enemy_pools[state.year - 1])


def counters(data: Components, view: Kingsburg, seat: int) -> Mapping[str, int]:
    player = view.players[seat]
    gold, wood, stone = player.goods
    return {
        "gold": gold, "wood": wood, "stone": stone, "soldiers": player.soldiers, "tokens": player.tokens,
        "points": player.score, "strength": strength(data, view, seat, "any"), "buildings": len(player.built),
    }


def hints(data: Components, view: Kingsburg, seat: int) -> Mapping[str, Any]:
    """Sums, prices, strengths, and whom the King would help: what a screen shows that follows from rules."""
    player = view.players[seat]
    token = player.tokens > 0 and not player.token_used
    help_ = shifts(data, view, seat)
    shift = (help_[0].source, help_[1]) if help_ is not None else NO_SHIFT
    plain = {rank for rank, _, _ in ways(data, seat, tuple(player.dice), tuple(player.white), False, NO_SHIFT)}
    helped = {rank for rank, _, _ in ways(data, seat, tuple(player.dice), tuple(player.white), token, shift)}
    prices = {id: price(data, view, seat, building) for id, building in data.buildings.items()}
    known = view.enemy if view.enemy and view.enemy != HIDDEN else ""
    kind = data.enemies[known].kind if known else "any"
    return {
        "sums": sorted(plain),
        "helped_sums": sorted(helped - plain),
        "prices": prices,
        "affordable": [id for id in prices if id not in player.built and can_pay(player, prices[id])],
        "reachable": [
            id for id, building in data.buildings.items()
            if id not in player.built and all(left in player.built for left in data.before(building))
        ],
        "strengths": [strength(data, view, other, kind) for other in range(len(view.players))],
        "modifiers": [modifiers(data, view, other, kind) for other in range(len(view.players))],
        "range": data.figures.strength_ranges[max(view.year, 1) - 1],
        "most_buildings": _extreme(view, max),
        "fewest_buildings": _extreme(view, min),
    }


def _extreme(view: Kingsburg, pick: Any) -> list[int]:
    counts = [len(player.built) for player in view.players]
    return [seat for seat, count in enumerate(counts) if count == pick(counts)]

