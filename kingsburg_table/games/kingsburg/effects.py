"""Which effects a seat has, and which of them can be used now: seasons, limits, conditions and prices in one place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kingsburg_table.core.effects import Held, Kit
from kingsburg_table.games.kingsburg.components import Components
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay, Player
from kingsburg_table.games.kingsburg.treasury import deal
from kingsburg_table.games.kingsburg.words import GOODS, Bundle, Cause, Condition, Effect, Gain, HookName, Word, gives

KHeld = Held[Effect]


class Occasion(NamedTuple):
    """What an effect is asked about: nothing, or a support."""

    support: tuple[Word, ...] = ()


NOTHING = Occasion()


def kit(data: Components, state: Kingsburg, seat: int) -> Kit[Effect]:
    """Everything that the seat's sources do."""
    return data.kits.of(sources(state, seat))


def sources(state: Kingsburg, seat: int) -> tuple[str, ...]:
    """What a seat has effects from, in the order in which it got them."""
    return tuple(state.players[seat].built)


def at_hook(data: Components, state: Kingsburg, seat: int, hook: HookName) -> tuple[KHeld, ...]:
    """The seat's effects at a hook, whether or not they fire now."""
    return kit(data, state, seat).at(hook)


def usable(data: Components, state: Kingsburg, seat: int, hook: HookName) -> Iterator[KHeld]:
    """Those of this season and year that are not used up (K2.1)."""
    return (held for held in kit(data, state, seat).at(hook) if fires(state, seat, held))


def fires(state: Kingsburg, seat: int, held: KHeld) -> bool:
    """Whether an effect is timely and not used up."""
    effect = held.effect
    return effect.timely(state.season, state.year) and not (effect.limit and held.key in state.players[seat].used)


def due(
    data: Components, state: Kingsburg, seat: int, hook: HookName, occasion: Occasion = NOTHING
) -> Iterator[KHeld]:
    """Those that fire now: their condition is met and their price can be paid (K2.5)."""
    for held in usable(data, state, seat, hook):
        if met(state, seat, held.effect, occasion):
            yield held


def met(state: Kingsburg, seat: int, effect: Effect, occasion: Occasion = NOTHING) -> bool:
    """Whether an effect's condition holds and its price can be paid; looked at again before each use (K2.2)."""
    player = state.players[seat]
    if effect.condition is not None and not holds(player, effect.condition, occasion):
        return False
    return not effect.cost or bool(payable(player, effect.cost))


def holds(player: Player, condition: Condition, occasion: Occasion) -> bool:
    """Whether all that a condition names is so."""
    faces = player.dice + player.white
    if condition.all_dice_equal and len(set(faces)) != 1:
        return False
    if condition.roll_at_most is not None and sum(faces) > condition.roll_at_most:
        return False
    return condition.support_gives is None or gives(occasion.support, condition.support_gives)


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
    if effect.cost and not pay:
        return  # taken for nothing (K2.11)
    cause = Cause(held.source, play.data.counts_as(held.source, effect.hook), rule)
    words = effect.do
    if effect.cost:
        first = words[0]
        gained = first.things() if isinstance(first, Gain) else {}
        chosen = gained.pop("goods", 0)
        paid = {pay: amount(effect.cost, pay)}
        deal(play, "traded", seat, paid, gained, cause.source, cause=held.source)
        words = (Gain(goods=chosen), *words[1:]) if chosen else words[1:] if isinstance(first, Gain) else words
    for place, word in enumerate(words):
        word.perform(play, seat, cause._replace(place=place))


def fire(play: KPlay, seat: int, hook: HookName, rule: str, occasion: Occasion = NOTHING) -> None:
    """Carry out everything that is due at a hook where nobody is asked, in the order of the sources."""
    for held in kit(play.data, play.state, seat).at(hook):
        now = play.state
        if fires(now, seat, held) and met(now, seat, held.effect, occasion):
            carry_out(play, seat, held, rule=rule)
