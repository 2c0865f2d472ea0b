"""Words that give: gains, choices, trades, a look at the enemy."""

from __future__ import annotations

import msgspec

from kingsburg_table.games.kingsburg import asking, enemy
from kingsburg_table.games.kingsburg.state import KPlay
from kingsburg_table.games.kingsburg.treasury import gain
from kingsburg_table.games.kingsburg.words.things import CHOSEN, Bundle, only
from kingsburg_table.games.kingsburg.words.word import Cause, Word


class Gain(Bundle, Word, frozen=True):
    """Things from the supply; goods of choice are asked for after the rest (K6.1)."""

    def __post_init__(self) -> None:
        Bundle.__post_init__(self)
        only(self, CHOSEN)

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        give(play, seat, self, cause)


class OneOf(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """One of several lots of goods."""

    offers: tuple[Bundle, ...]

    def __post_init__(self) -> None:
        if len(self.offers) < 2 or any(set(offer.things()) - {"gold", "wood", "stone"} for offer in self.offers):
            raise ValueError("expected at least two lots of gold, wood and stone to choose from")

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        asking.ask_one_of(play, seat, [(o.gold, o.wood, o.stone) for o in self.offers], cause.id, cause.rule)


class Trade(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Pay one thing for another; always optional (K2.8)."""

    gain: Bundle
    pay: tuple[Bundle, ...]

    def __post_init__(self) -> None:
        check_prices(self.pay)
        only(self.gain, (*CHOSEN, "other_goods"))

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        asking.ask_trade(play, seat, cause.id, cause.place)


class Peek(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Look at the top enemy card and leave it face down (K6.5)."""

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        enemy.look(play, seat)


def check_prices(prices: tuple[Bundle, ...]) -> None:
    """A price is one kind of thing, so that a single word can tell what is paid."""
    if not prices or any(len(price.things()) != 1 or price.other_goods or price.buildings for price in prices):
        raise ValueError("expected each price in one kind of thing: goods, gold, wood, stone, points, tokens, soldiers")


def give(play: KPlay, seat: int, bundle: Bundle, cause: Cause) -> None:
    """A gain; goods of choice are asked for after the rest."""
    things, chosen = bundle.certain, bundle.goods
    if cause.source == "whims" and things.get("soldiers"):
        play.state.players[seat].enlisted = True
    gain(play, seat, things, cause.id, cause.source)
    if chosen:
        asking.ask_goods(play, seat, chosen, cause.id, cause.rule)


def gives(words: tuple[Word, ...], thing: str) -> bool:
    """Whether these words give at least one of a thing, whatever is chosen."""
    return any(isinstance(word, Gain) and getattr(word, thing) > 0 for word in words)
