"""The one place where goods, soldiers, tokens and points change hands: every change is told, so books can be kept."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from kingsburg_table.games.kingsburg.state import GOODS, KPlay, Player

#: What a change of points counts as, for the points by source of the results.
SOURCES = (
    "advisors", "buildings", "favour", "battles", "effects", "governors", "destiny", "army", "whims", "scenario", "end",
)

NOTHING_MORE: Mapping[str, Any] = {}


def goods_total(player: Player) -> int:
    return sum(player.goods)


def deal(
    play: KPlay, kind: str, seat: int, pay: Mapping[str, int], gain: Mapping[str, int], source: str = "",
    about: Mapping[str, Any] = NOTHING_MORE,
) -> None:
    """A seat gives and gets at once; told as one event of this kind, with what else there is to say about it."""
    player = play.state.players[seat]
    if pay:
        _change(player, pay, -1, source)
    if gain:
        _change(player, gain, 1, source)
    play.told(kind, {"seat": seat, "pay": pay, "gain": gain, **about})


def gain(play: KPlay, seat: int, things: Mapping[str, int], cause: str, source: str = "") -> None:
    """Give a seat things for a cause (an advisor, a building, a phase); only points need a source."""
    if things:
        deal(play, "gained", seat, {}, things, source, {"cause": cause})


def lose(play: KPlay, seat: int, things: Mapping[str, int], cause: str, source: str = "") -> None:
    """A seat loses things."""
    if things:
        deal(play, "lost", seat, things, {}, source, {"cause": cause})


def goods_dict(counts: Iterable[int]) -> dict[str, int]:
    """`(1, 0, 2)` -> `{gold: 1, stone: 2}`."""
    gold, wood, stone = counts
    found = {}
    if gold:
        found["gold"] = gold
    if wood:
        found["wood"] = wood
    if stone:
        found["stone"] = stone
    return found


def can_pay(player: Player, price: tuple[int, int, int]) -> bool:
    gold, wood, stone = player.goods
    return gold >= price[0] and wood >= price[1] and stone >= price[2]


def _change(player: Player, things: Mapping[str, int], sign: int, source: str) -> None:
    for name, count in things.items():
        if name == "points":
            player.points[source] = player.points.get(source, 0) + sign * count
        elif name == "soldiers":
            player.soldiers = max(0, player.soldiers + sign * count)  # K2.10
        elif name == "tokens":
            player.tokens += sign * count
        else:
            player.goods[GOODS.index(name)] += sign * count
