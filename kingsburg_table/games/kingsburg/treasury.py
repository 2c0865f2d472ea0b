"""The one place where goods, soldiers, tokens and points change hands: every change is told, so books can be kept."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kingsburg_table.games.kingsburg.state import KPlay, Player
from kingsburg_table.games.kingsburg.words import GOODS

#: What a change of points counts as, for the points by source of the results.
SOURCES = ("advisors", "buildings", "favour", "battles", "effects", "end")


def goods_total(player: Player) -> int:
    return sum(player.goods)


def gain(play: KPlay, seat: int, things: Mapping[str, int], cause: str, source: str) -> None:
    """Give a seat things for a cause (an advisor, a building, a phase)."""
    if things:
        _change(play.state.players[seat], things, 1, source)
        play.tell("gained", seat=seat, gain=dict(things), cause=cause)


def pay(play: KPlay, seat: int, things: Mapping[str, int], cause: str, source: str) -> None:
    """A seat pays things for a cause."""
    if things:
        _change(play.state.players[seat], things, -1, source)
        play.tell("paid", seat=seat, pay=dict(things), cause=cause)


def lose(play: KPlay, seat: int, things: Mapping[str, int], cause: str, source: str) -> None:
    """A seat loses things."""
    if things:
        _change(play.state.players[seat], things, -1, source)
        play.tell("lost", seat=seat, pay=dict(things), cause=cause)


def goods_dict(counts: Iterable[int]) -> dict[str, int]:
    """`(1, 0, 2)` -> `{gold: 1, stone: 2}`."""
    return {good: count for good, count in zip(GOODS, counts, strict=True) if count}


def can_pay(player: Player, price: Iterable[int]) -> bool:
    return all(have >= need for have, need in zip(player.goods, price, strict=True))


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
