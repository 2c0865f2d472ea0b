"""What a seat's lasting effects add up to: dice, strength, who has the most. No step names a building."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.effects import (
    NOTHING,
    KHeld,
    Occasion,
    W,
    due,
    for_everybody,
    in_force,
    kit,
    steady,
)
from kingsburg_table.games.kingsburg.state import NOBODY, Kingsburg, KPlay
from kingsburg_table.games.kingsburg.words import (
    AnyFace,
    DoubleReward,
    EnemyStrength,
    FewerDice,
    HookName,
    Indestructible,
    LeadOrder,
    Shift,
    Spare,
    Strength,
    WhiteDice,
    WinTies,
)


def shifts(data: Components, state: Kingsburg, seat: int) -> tuple[KHeld, int] | None:
    """With which effect the value may still be shifted this season, and by how much (K5.2)."""
    if not kit(data, state, seat).at["influence"]:
        return None
    for held in due(data, state, seat, "influence"):
        for word in held.effect.do:
            if type(word) is Shift:
                return held, word.by
    return None


def any_face(data: Components, state: Kingsburg, seat: int) -> tuple[KHeld, int] | None:
    """With which effect a single die may show anything, and up to which rank (Fair)."""
    for held in due(data, state, seat, "influence"):
        for word in held.effect.do:
            if type(word) is AnyFace:
                return held, word.up_to
    return None


def white_dice(data: Components, state: Kingsburg, seat: int) -> int:
    """White dice of buildings and of the King's aid (K4.2)."""
    count = int(state.players[seat].aid)
    for word in in_force(data, state, seat, "dice", WhiteDice):
        count += word.n
    return count


def coloured_dice(data: Components, state: Kingsburg) -> int:
    """Own dice that everybody rolls."""
    count = data.figures.coloured_dice
    if state.destiny:
        for word in common(data, state, "dice", FewerDice):
            count -= word.n
    return count


def common(data: Components, state: Kingsburg, hook: HookName, kind: type[W]) -> Iterator[W]:
    """What this year's card says of everybody."""
    for effect, _ in for_everybody(data, state, hook):
        yield from (word for word in effect.do if type(word) is kind)


Kinds = str | tuple[str, ...]


def modifiers(
    data: Components, state: Kingsburg, seat: int, kinds: Kinds, printed: int | None = None
) -> list[tuple[str, int]]:
    """What each source adds in battle against these kinds of enemy (`any`: against one not named)."""
    return list(_added(data, state, seat, kinds, printed).items())


def _added(data: Components, state: Kingsburg, seat: int, kinds: Kinds, printed: int | None) -> dict[str, int]:
    owned = kit(data, state, seat)
    if steady(owned, "battle_mod"):
        key = ("modifiers", kinds)
        if key not in owned.sums:
            owned.sums[key] = _modifiers(owned.at["battle_mod"], kinds)
        found: dict[str, int] = owned.sums[key]
    else:
        about = NOTHING if printed is None else Occasion(printed=printed)
        found = _modifiers(due(data, state, seat, "battle_mod", about), kinds)
    fortified = state.players[seat].fortified
    if fortified:
        found = found.copy()
        for source, added in fortified.items():
            found[source] = found.get(source, 0) + added
    return found


def _modifiers(due: Iterable[KHeld], kinds: Kinds) -> dict[str, int]:
    found: dict[str, int] = {}
    for held in due:
        for word in held.effect.do:
            if type(word) is Strength:
                found[held.source] = found.get(held.source, 0) + word.by(kinds)
    return found


def strength(data: Components, state: Kingsburg, seat: int, kinds: Kinds, printed: int | None = None) -> int:
    """Soldiers and buildings together; may be negative (K12.5, Q15)."""
    return state.players[seat].soldiers + sum(_added(data, state, seat, kinds, printed).values())


def enemy_bonus(data: Components, state: Kingsburg) -> int:
    """How much stronger the enemy is this year."""
    return sum(word.by for word in common(data, state, "battle_mod", EnemyStrength) )


def wins_ties(data: Components, state: Kingsburg, seat: int) -> bool:
    return any(in_force(data, state, seat, "battle_mod", WinTies))


def doubles_rewards(data: Components, state: Kingsburg, seat: int) -> bool:
    return any(in_force(data, state, seat, "aftermath", DoubleReward))


def spares(data: Components, state: Kingsburg, seat: int, what: str) -> bool:
    """Whether the points or goods that an enemy card takes are kept."""
    return any(getattr(word, what) for word in in_force(data, state, seat, "aftermath", Spare))


def indestructible(data: Components, building: str) -> bool:
    return any(type(word) is Indestructible for effect in data.effects_of(building) for word in effect.do)


def leader(data: Components, state: Kingsburg) -> int:
    """Who is always first and wins ties of buildings (Aristocracy)."""
    if "order" in data.hooks:
        for seat in range(len(state.players)):
            if any(in_force(data, state, seat, "order", LeadOrder)):
                return seat
    return NOBODY


def extreme(data: Components, state: Kingsburg, most: bool) -> list[int]:
    """Seats with the most or fewest buildings; the Aristocracy decides a tie."""
    counts = [len(player.built) for player in state.players]
    wanted = max(counts) if most else min(counts)
    seats = [seat for seat, count in enumerate(counts) if count == wanted]
    first = leader(data, state)
    return [first] if first in seats else seats


def fewest(play: KPlay) -> list[int]:
    """Seats with the fewest buildings and, among them, the fewest goods (K3.1, K3.2, K10.2)."""
    players = play.state.players
    poor = extreme(play.data, play.state, most=False)
    goods = min(sum(players[seat].goods) for seat in poor)
    return [seat for seat in poor if sum(players[seat].goods) == goods]
