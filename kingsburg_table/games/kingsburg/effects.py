"""Which effects a seat has, and which of them can be used now: seasons, limits, conditions and prices in one place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeVar

from kingsburg_table.core.actions import Refusal
from kingsburg_table.core.effects import Held, Kit
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.conditions import CHECKS
from kingsburg_table.games.kingsburg.state import HIDDEN, Kingsburg, KPlay, Player
from kingsburg_table.games.kingsburg.treasury import deal
from kingsburg_table.games.kingsburg.words import (
    GOODS,
    AlsoIn,
    Bundle,
    Cause,
    Condition,
    Effect,
    Exchange,
    Gain,
    HookName,
    Twice,
    Word,
)

W = TypeVar("W", bound=Word)
KHeld = Held[Effect]


class Occasion(NamedTuple):
    """What an effect is asked about: nothing, a support, an advisor, a building, an enemy."""

    support: tuple[Word, ...] = ()
    rank: int = 0
    advisor: str = ""
    building: str = ""
    column: int = 0
    printed: int | None = None  #: strength on the enemy card
    kept: frozenset[int] = frozenset()  #: ranks that others keep to themselves


NOTHING = Occasion()


def kit(data: Components, state: Kingsburg, seat: int) -> Kit[Effect]:
    """Everything that the seat's sources do."""
    if data.plain:
        return data.kits[tuple(state.players[seat].built)]
    return data.kits[sources(data, state, seat)]


def sources(data: Components, state: Kingsburg, seat: int) -> tuple[str, ...]:
    """What a seat has effects from: buildings in the order in which it got them, its cards, the year's card."""
    player = state.players[seat]
    if data.plain:
        return tuple(player.built)
    found = player.built.copy()
    if player.governor and player.governor != HIDDEN:
        found.append(player.governor)
    if player.group:
        found.append(player.group)
    if state.destiny:
        found.append(state.destiny)
    return tuple(found)


def at_hook(data: Components, state: Kingsburg, seat: int, hook: HookName) -> tuple[KHeld, ...]:
    """The seat's effects at a hook, whether or not they fire now."""
    return kit(data, state, seat).at[hook]


def nobody_at(data: Components, state: Kingsburg, hook: HookName) -> bool:
    """Whether no seat has an effect at a hook."""
    found = [seat for seat in state.order if kit(data, state, seat).at[hook]]
    return not found


def used_up(held: KHeld) -> Refusal:
    """Why an effect that was used cannot be used again (K2.1)."""
    values = {"building": held.source}
    if held.effect.limit == "game":
        return Refusal("K2.1", "used_this_game", values)
    if held.effect.limit == "year":
        return Refusal("K2.1", "used_this_year", values)
    return Refusal("K2.1", "used_this_season", values)


def steady(owned: Kit[Effect], hook: HookName) -> bool:
    """Whether all that a kit does at a hook always holds, so that what follows from it may be kept with the kit."""
    key = ("steady", hook)
    if key not in owned.sums:
        owned.sums[key] = not any(
            effect.limit or effect.condition or effect.cost or effect.seasons or effect.years
            for effect in (held.effect for held in owned.at[hook])
        )
    return bool(owned.sums[key])


def usable(data: Components, state: Kingsburg, seat: int, hook: HookName) -> list[KHeld]:
    """Those of this season and year that are not used up (K2.1)."""
    owned = kit(data, state, seat)
    return [held for held in owned.at[hook] if fires(owned, state, seat, held)]


def fires(owned: Kit[Effect], state: Kingsburg, seat: int, held: KHeld) -> bool:
    """Whether an effect is timely and not used up."""
    effect = held.effect
    if effect.limit and held.key in state.players[seat].used and not _once_more(owned, state, seat, held):
        return False
    if not effect.seasons and not effect.years:
        return True
    return effect.timely(state.season, state.year) or _also_now(owned, state, seat, held)


def _also_now(owned: Kit[Effect], state: Kingsburg, seat: int, held: KHeld) -> bool:
    """Whether another source extends it to this season (Mint)."""
    return any(type(word) is AlsoIn and held.source in word.buildings and state.season in word.seasons
               for word in _always(owned, state, seat))


def _once_more(owned: Kit[Effect], state: Kingsburg, seat: int, held: KHeld) -> bool:
    """Whether another source lets it be used twice, and it was used only once (Fair Days)."""
    twice = any(type(word) is Twice and held.source in word.buildings for word in _always(owned, state, seat))
    return twice and state.players[seat].used.count(held.key) < 2


def _always(owned: Kit[Effect], state: Kingsburg, seat: int) -> Iterator[Word]:
    """What changes the seat's other effects now."""
    for held in owned.at["always"]:
        effect = held.effect
        if effect.timely(state.season, state.year) and met(state, seat, effect):
            yield from effect.do


def due(
    data: Components, state: Kingsburg, seat: int, hook: HookName, occasion: Occasion = NOTHING
) -> Iterator[KHeld]:
    """Those that fire now: their condition is met and their price can be paid (K2.5)."""
    owned = kit(data, state, seat)
    held = owned.at[hook]
    return _due(owned, held, state, seat, occasion) if held else iter(())


def _due(
    owned: Kit[Effect], held: tuple[KHeld, ...], state: Kingsburg, seat: int, occasion: Occasion
) -> Iterator[KHeld]:
    """Each is looked at when it is its turn: what fired before may have changed the answer (K2.2)."""
    for each in held:
        if fires(owned, state, seat, each) and met(state, seat, each.effect, occasion):
            yield each


def in_force(data: Components, state: Kingsburg, seat: int, hook: HookName, kind: type[W]) -> Iterator[W]:
    """The seat's words of a kind that hold at a hook now."""
    owned = kit(data, state, seat)
    held = owned.at[hook]
    return _in_force(_due(owned, held, state, seat, NOTHING), kind) if held else iter(())


def _in_force(due: Iterator[KHeld], kind: type[W]) -> Iterator[W]:
    for held in due:
        for word in held.effect.do:
            if type(word) is kind:
                yield word


def for_everybody(data: Components, state: Kingsburg, hook: HookName) -> Iterator[tuple[Effect, Cause]]:
    """What this year's card does to all at a hook."""
    if state.destiny and hook in data.hooks:
        for effect in data.effects(state.destiny, hook):
            if effect.who == "each" and effect.timely(state.season, state.year):
                yield effect, Cause(state.destiny, "destiny", data.rule_of(state.destiny))


def met(state: Kingsburg, seat: int, effect: Effect, occasion: Occasion = NOTHING) -> bool:
    """Whether an effect's condition holds and its price can be paid; looked at again before each use (K2.2)."""
    if effect.condition is not None and not holds(state, seat, effect.condition, occasion):
        return False
    return not effect.cost or bool(payable(state.players[seat], effect.cost))


def holds(state: Kingsburg, seat: int, condition: Condition, occasion: Occasion = NOTHING) -> bool:
    """Whether all that a condition names is so."""
    return all(CHECKS[name](state, seat, value, occasion) for name, value in condition.named)


def payable(player: Player, prices: tuple[Bundle, ...]) -> list[str]:
    """The single things with which one of these prices can be paid; points always can (K2.9)."""
    ways: list[str] = []
    for price in prices:
        if price.goods:
            ways += [good for good, have in zip(GOODS, player.goods, strict=True) if have >= price.goods]
            continue
        ((thing, count),) = price.things().items()
        if thing == "points" or owned(player, thing) >= count:
            ways.append(thing)
    return ways


def owned(player: Player, thing: str) -> int:
    if thing in GOODS:
        return player.goods[GOODS.index(thing)]
    return player.soldiers if thing == "soldiers" else player.tokens


def amount(prices: tuple[Bundle, ...], what: str) -> int:
    """How many of a thing one of these prices asks."""
    for price in prices:
        count = price.things().get(what) or (price.goods if what in GOODS else 0)
        if count:
            return count
    raise ValueError(f"{what} is no price")


def carry_out(play: KPlay, seat: int, held: KHeld, pay: str = "", rule: str = "K2.2") -> None:
    """Use an effect: it is paid, noted as used, and all its words are carried out.

    What is paid for a plain gain changes hands at once, as one event.
    """
    effect = held.effect
    if effect.limit:
        play.state.players[seat].used.append(held.key)
    if "on_use" in play.data.hooks and effect.hook != "on_use":
        fire(play, seat, "on_use", rule, Occasion(building=held.source))
    if effect.cost and not pay:
        return  # taken for nothing (K2.11)
    cause = Cause(held.source, play.data.counts_as(held.source, effect.hook), rule)
    words = effect.do
    if effect.cost:
        first = words[0]
        gained = first.things() if type(first) is Gain else {}
        chosen = gained.pop("goods", 0)
        paid = {pay: amount(effect.cost, pay)}
        deal(play, "traded", seat, paid, gained, cause.source, {"cause": held.source})
        words = (Gain(goods=chosen), *words[1:]) if chosen else words[1:] if type(first) is Gain else words
    for place, word in enumerate(words):
        if type(word) is Exchange:
            word.swap(play, seat, pay, cause)
        else:
            word.perform(play, seat, cause._replace(place=place))


def fire(play: KPlay, seat: int, hook: HookName, rule: str, occasion: Occasion = NOTHING, but: str = "") -> None:
    """Carry out everything that is due at a hook where nobody is asked, in the order of the sources."""
    owned = kit(play.data, play.state, seat)
    for held in owned.at[hook]:
        if held.source != but and fires(owned, play.state, seat, held) and met(play.state, seat, held.effect, occasion):
            carry_out(play, seat, held, rule=rule)


def fire_together(play: KPlay, seat: int, hook: HookName, rule: str) -> None:
    """The same where all conditions are tested before anything is carried out (Minstrel)."""
    for held in list(due(play.data, play.state, seat, hook)):
        carry_out(play, seat, held, rule=rule)
