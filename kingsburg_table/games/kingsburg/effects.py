"""Which effects fire for a player at a hook, and what the lasting ones add up to. No step names a building."""

from __future__ import annotations

from collections.abc import Iterator

from kingsburg_table.games.kingsburg.components import Building, Components
from kingsburg_table.games.kingsburg.state import KPlay, Player
from kingsburg_table.games.kingsburg.words import Effect, Hook


def at_hook(data: Components, player: Player, hook: Hook) -> Iterator[tuple[str, Effect]]:
    """The player's effects at a hook with the buildings they come from, in the order of building."""
    if data.nothing_at(hook, player.built):
        return
    for building in player.built:
        for effect in data.effects(building, hook):
            yield building, effect


def usable(data: Components, player: Player, hook: Hook, season: str) -> Iterator[tuple[str, Effect]]:
    """Those of this season that are not used up (K2.1)."""
    for building, effect in at_hook(data, player, hook):
        if effect.in_season(season) and not (effect.limit and building in player.used):
            yield building, effect


def holds(effect: Effect, player: Player) -> bool:
    """Whether the effect's condition on the roll is met (K2.2: looked at again before each use)."""
    condition = effect.condition
    faces = player.dice + player.white
    if condition.all_dice_equal and len(set(faces)) != 1:
        return False
    return condition.roll_at_most is None or sum(faces) <= condition.roll_at_most


def shift_source(data: Components, player: Player) -> str:
    """The building with which the value may still be shifted this season, or nothing (K5.2)."""
    for building, effect in at_hook(data, player, "influence"):
        if building not in player.used and any(word.shift for word in effect.do):
            return building
    return ""


def white_dice(data: Components, player: Player, season: str) -> int:
    """White dice of buildings and of the King's aid (K4.2)."""
    effects = (effect for _, effect in at_hook(data, player, "season_start") if effect.in_season(season))
    return player.aid + sum(word.white_dice for effect in effects for word in effect.do)


def price(data: Components, player: Player, building: Building) -> tuple[int, int, int]:
    """What the building costs this player now (K7.3, K7.5)."""
    gold, wood, stone = building.price
    for _, effect in at_hook(data, player, "build"):
        for word in effect.do:
            if word.price and (not word.columns or building.column in word.columns):
                gold = max(0, gold + word.price.get("gold", 0))
                wood = max(0, wood + word.price.get("wood", 0))
                stone = max(0, stone + word.price.get("stone", 0))
    return gold, wood, stone


def soldier_price(data: Components, player: Player) -> int:
    """Goods for one soldier (K11.1, K11.2)."""
    prices = [word.soldier_price for _, effect in at_hook(data, player, "recruit") for word in effect.do]
    return min([data.figures.soldier_price, *filter(None, prices)])


def modifiers(data: Components, player: Player, kind: str) -> list[tuple[str, int]]:
    """What each building adds in battle against this kind of enemy (`any`: against one not named)."""
    found = []
    for building, effect in at_hook(data, player, "battle_mod"):
        added = sum(word.against(kind) for word in effect.do)
        if any(word.strength for word in effect.do):
            found.append((building, added))
    return found


def strength(data: Components, player: Player, kind: str) -> int:
    """Soldiers and buildings together; may be negative (K12.5, Q15)."""
    return player.soldiers + sum(added for _, added in modifiers(data, player, kind))


def wins_ties(data: Components, player: Player) -> bool:
    return any(word.win_ties for _, effect in at_hook(data, player, "battle_mod") for word in effect.do)


def fewest(play: KPlay) -> list[int]:
    """Seats with the fewest buildings and, among them, the fewest goods (K3.1, K3.2, K10.2)."""
    players = play.state.players
    least = min(len(player.built) for player in players)
    poor = [seat for seat, player in enumerate(players) if len(player.built) == least]
    goods = min(sum(players[seat].goods) for seat in poor)
    return [seat for seat in poor if sum(players[seat].goods) == goods]
