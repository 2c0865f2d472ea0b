"""What a seat may see of Kingsburg: everything but an enemy card that others have looked at."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from kingsburg_table.core.actions import Change, Option
from kingsburg_table.games.kingsburg.actions import Influence
from kingsburg_table.games.kingsburg.components import Components
from kingsburg_table.games.kingsburg.effects import Occasion, due
from kingsburg_table.games.kingsburg.lasting import modifiers, price, shifts, strength
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay
from kingsburg_table.games.kingsburg.steps.influence import NO_SHIFT, ways
from kingsburg_table.games.kingsburg.treasury import can_pay
from kingsburg_table.games.kingsburg.words import GOODS, Gain, OneOf, Trade, Word

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


def forecast(play: KPlay, seat: int, option: Option) -> Iterable[Change]:
    """The support that a placement will bring (K6)."""
    action = option.action
    if not isinstance(action, Influence):
        return
    support = play.data.advisors[action.advisor].support
    for group, word in enumerate(support, start=1):
        yield from _word(seat, word, group)
    for held in due(play.data, play.state, seat, "support", Occasion(support)):
        for word in held.effect.do:
            yield from _word(seat, word, 0)


def _word(seat: int, word: Word, group: int) -> Iterable[Change]:
    if isinstance(word, Gain):
        for name, count in word.things().items():
            if name == "goods":
                yield from (Change(seat, good, count, True, group) for good in GOODS)
            else:
                yield Change(seat, name, count, True)
    elif isinstance(word, OneOf):
        for offer in word.offers:
            for name, count in offer.things().items():
                yield Change(seat, name, count, True, group)
    elif isinstance(word, Trade):
        paid, won = 100 + group, 200 + group  # two choices: what is paid, what is taken
        for trade_price in word.pay:
            for name, count in trade_price.things().items():
                yield from _either(seat, name, -count, paid)
        for name, count in word.gain.things().items():
            yield from _either(seat, name, count, won)


def _either(seat: int, name: str, count: int, group: int) -> Iterable[Change]:
    """Goods of choice at each good's counter; everything else is certain once the trade is taken."""
    if name in ("goods", "other_goods"):
        yield from (Change(seat, good, count, True, group) for good in GOODS)
    else:
        yield Change(seat, name, count, True, group)
