"""What buildings and soldiers cost a player now (K7.3, K7.5, K11.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.effects import (
    KHeld,
    at_hook,
    due,
    in_force,
    kit,
    steady,
)
from kingsburg_table.games.kingsburg.pieces import Building
from kingsburg_table.games.kingsburg.state import Kingsburg
from kingsburg_table.games.kingsburg.words import (
    GOODS,
    Price,
    SoldierPrice,
    TokensAsGoods,
)

Goods = tuple[int, int, int]


class Bill(NamedTuple):
    """One way to pay for a building: the cost, which goods of choice are off, which limited effects it takes."""

    cost: Goods
    less: tuple[str, ...] = ()
    takes: tuple[KHeld, ...] = ()


def price(data: Components, state: Kingsburg, seat: int, building: Building) -> Goods:
    """What the building costs this player now (K7.3, K7.5), with the first choice where there is one."""
    if not at_hook(data, state, seat, "build"):
        return building.price
    return bills(data, state, seat, building)[0].cost


def bills(data: Components, state: Kingsburg, seat: int, building: Building, spare: bool = False) -> list[Bill]:
    """All ways to pay: surcharges, then discounts, those with a minimum last (K7.5).

    A discount of choice names a good; one that is used up may also be left for the second building of a turn (`spare`).
    """
    owned = kit(data, state, seat)
    if not owned.at["build"]:
        return [Bill(building.price)]
    if not steady(owned, "build"):
        return _bills(data, state, seat, building, spare)
    key = ("bills", building.price, building.column, spare)
    if key not in owned.sums:
        owned.sums[key] = _bills(data, state, seat, building, spare)
    found: list[Bill] = owned.sums[key]
    return found


def _bills(data: Components, state: Kingsburg, seat: int, building: Building, spare: bool) -> list[Bill]:
    found = [Bill(building.price)]
    parts = [
        (held, word) for held in due(data, state, seat, "build") for word in held.effect.do
        if type(word) is Price and (not word.columns or building.column in word.columns)
    ]
    fixed = [(held, word) for held, word in parts if not word.goods]
    fixed.sort(key=lambda part: min(part[1].changes().values(), default=0) < 0)
    for held, word in fixed:
        found = [_changed(bill, word, held) for bill in found]
    for held, word in sorted((part for part in parts if part[1].goods), key=lambda part: part[1].at_least):
        found = [less for bill in found for less in _chosen(bill, word, held, spare)]
    unique: dict[tuple[str, ...], Bill] = {}
    for bill in found:
        known = unique.get(bill.less)
        if known is None or len(bill.takes) < len(known.takes):
            unique[bill.less] = bill
    return list(unique.values())


def _changed(bill: Bill, word: Price, held: KHeld) -> Bill:
    gold, wood, stone = bill.cost
    cost = (max(0, gold + word.gold), max(0, wood + word.wood), max(0, stone + word.stone))
    return bill._replace(cost=cost, takes=_taking(bill, held))


def _chosen(bill: Bill, word: Price, held: KHeld, spare: bool) -> Iterator[Bill]:
    if sum(bill.cost) <= word.at_least:
        yield bill
        return
    for at, good in enumerate(GOODS):
        if bill.cost[at]:
            gold, wood, stone = (count - (place == at) for place, count in enumerate(bill.cost))
            yield Bill((gold, wood, stone), tuple(sorted((*bill.less, good))), _taking(bill, held))
    if held.effect.limit and spare:
        yield bill


def _taking(bill: Bill, held: KHeld) -> tuple[KHeld, ...]:
    return (*bill.takes, held) if held.effect.limit else bill.takes


def soldier_price(data: Components, state: Kingsburg, seat: int, first: bool = False) -> int:
    """Goods for one soldier (K11.1, K11.2); some prices are for the first one only."""
    words = in_force(data, state, seat, "recruit", SoldierPrice)
    return min([data.figures.soldier_price, *(word.goods for word in words if first or not word.first)])


def tokens_as_goods(data: Components, state: Kingsburg, seat: int) -> bool:
    return any(in_force(data, state, seat, "recruit", TokensAsGoods))
