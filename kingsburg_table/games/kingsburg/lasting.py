"""What a seat's lasting effects add up to: dice, prices, strength. No step names a building."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.components import Building, Components
from kingsburg_table.games.kingsburg.effects import KHeld, due, kit
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay
from kingsburg_table.games.kingsburg.words import Price, Shift, SoldierPrice, Strength, WhiteDice, WinTies


def shifts(data: Components, state: Kingsburg, seat: int) -> tuple[KHeld, int] | None:
    """With which effect the value may still be shifted this season, and by how much (K5.2)."""
    for held in due(data, state, seat, "influence"):
        for word in held.effect.do:
            if isinstance(word, Shift):
                return held, word.by
    return None


def white_dice(data: Components, state: Kingsburg, seat: int) -> int:
    """White dice of buildings and of the King's aid (K4.2)."""
    words = (word for held in due(data, state, seat, "dice") for word in held.effect.do)
    return state.players[seat].aid + sum(word.n for word in words if isinstance(word, WhiteDice))


def price(data: Components, state: Kingsburg, seat: int, building: Building) -> tuple[int, int, int]:
    """What the building costs this player now (K7.3, K7.5)."""
    if not kit(data, state, seat).at("build"):
        return building.price
    gold, wood, stone = building.price
    for held in due(data, state, seat, "build"):
        for word in held.effect.do:
            if isinstance(word, Price) and (not word.columns or building.column in word.columns):
                gold = max(0, gold + word.gold)
                wood = max(0, wood + word.wood)
                stone = max(0, stone + word.stone)
    return gold, wood, stone


def soldier_price(data: Components, state: Kingsburg, seat: int) -> int:
    """Goods for one soldier (K11.1, K11.2)."""
    words = (word for held in due(data, state, seat, "recruit") for word in held.effect.do)
    return min([data.figures.soldier_price, *(word.goods for word in words if isinstance(word, SoldierPrice))])


def modifiers(data: Components, state: Kingsburg, seat: int, kind: str) -> list[tuple[str, int]]:
    """What each source adds in battle against this kind of enemy (`any`: against one not named)."""
    found: dict[str, int] = {}
    for held in due(data, state, seat, "battle_mod"):
        for word in held.effect.do:
            if isinstance(word, Strength):
                found[held.source] = found.get(held.source, 0) + word.by(kind)
    return list(found.items())


def strength(data: Components, state: Kingsburg, seat: int, kind: str) -> int:
    """Soldiers and buildings together; may be negative (K12.5, Q15)."""
    return state.players[seat].soldiers + sum(added for _, added in modifiers(data, state, seat, kind))


def wins_ties(data: Components, state: Kingsburg, seat: int) -> bool:
    return any(isinstance(word, WinTies) for held in due(data, state, seat, "battle_mod") for word in held.effect.do)


def fewest(play: KPlay) -> list[int]:
    """Seats with the fewest buildings and, among them, the fewest goods (K3.1, K3.2, K10.2)."""
    players = play.state.players
    least = min(len(player.built) for player in players)
    poor = [seat for seat, player in enumerate(players) if len(player.built) == least]
    goods = min(sum(players[seat].goods) for seat in poor)
    return [seat for seat in poor if sum(players[seat].goods) == goods]
