"""What a seat may see of Kingsburg: not the enemy cards that others have looked at, nor what they choose in secret."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.lasting import enemy_bonus, extreme, modifiers, shifts, strength
from kingsburg_table.games.kingsburg.prices import price
from kingsburg_table.games.kingsburg.state import HIDDEN, Kingsburg
from kingsburg_table.games.kingsburg.steps.assigning import NO_SHIFT, ways
from kingsburg_table.games.kingsburg.tasks import Bidding
from kingsburg_table.games.kingsburg.treasury import can_pay

CHOSEN = 9  #: in views: an army token that nobody else may see yet


def hide(state: Kingsburg, seat: int | None, secret: int | None) -> None:
    if not state.enemy_shown:
        if state.peekers and (seat is None or seat not in state.peekers):
            state.enemy = HIDDEN
        if state.scouts and (seat is None or seat not in state.scouts):
            state.valley = HIDDEN
    for other, player in enumerate(state.players):
        if other == seat:
            continue
        if player.hand:  # until all are turned up (M3)
            player.hand = [HIDDEN] * len(player.hand)
            player.governor = HIDDEN if player.governor else ""
        if player.mustered >= 0:
            player.mustered = CHOSEN


def redraw(data: Components, state: Kingsburg, seat: int | None, rng: Random) -> None:
    """Cards that others have looked at are any of the year's, hands and tokens any that could be chosen from."""
    pool = data.enemy_pools[state.year - 1] if state.year else []
    if state.enemy == HIDDEN:
        state.enemy = rng.choice([card for card in pool if card != state.valley])
    if state.valley == HIDDEN:
        state.valley = rng.choice([card for card in pool if card != state.enemy])
    left = [card for card in data.cards.governors if seat is None or card not in state.players[seat].hand]
    for player in state.players:
        if HIDDEN in player.hand:
            player.hand = rng.sample(left, len(player.hand))
            left = [card for card in left if card not in player.hand]
        if player.governor == HIDDEN:
            player.governor = rng.choice(player.hand)
        if player.mustered == CHOSEN:
            player.mustered = rng.choice(player.army)


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
    plain = ways(data, seat, tuple(player.dice), tuple(player.white), False, NO_SHIFT).ranks
    helped = ways(data, seat, tuple(player.dice), tuple(player.white), token, shift).ranks
    sheet = data.on_sheet(tuple(player.strips))
    prices = {id: price(data, view, seat, building) for id, building in sheet.items()}
    known = view.enemy if view.enemy and view.enemy != HIDDEN else ""
    kind, printed = (data.enemies[known].kind, data.enemies[known].strength) if known else ("any", None)
    return {
        "sums": sorted(plain),
        "helped_sums": sorted(helped - plain),
        "prices": prices,
        "affordable": [id for id in prices if id not in player.built and can_pay(player, prices[id])],
        "reachable": [
            id for id, building in sheet.items()
            if id not in player.built and all(left in player.built for left in data.before(building))
        ],
        "strengths": [strength(data, view, other, kind, printed) for other in range(len(view.players))],
        "modifiers": [modifiers(data, view, other, kind, printed) for other in range(len(view.players))],
        "range": data.figures.strength_ranges[max(view.year, 1) - 1],
        "most_buildings": extreme(data, view, most=True),
        "fewest_buildings": extreme(data, view, most=False),
        "enemy_bonus": enemy_bonus(data, view),
        **auction_hints(view),
    }


def auction_hints(view: Kingsburg) -> Mapping[str, Any]:
    """How a governor's auction stands: the card, the highest bid, whose it is, who has left."""
    open_ = next((task for frame in view.agenda for task in frame.todo if isinstance(task, Bidding)), None)
    if open_ is None:
        return {}
    return {"auction": {"card": open_.card, "bid": open_.bid, "holder": open_.bidder, "asked": open_.asked,
                        "out": open_.out}}
