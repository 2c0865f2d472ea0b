"""What an option of an action card asks for, in the form in which it is looked at thousands of times."""

from __future__ import annotations

from typing import NamedTuple

from kingsburg_table.games.principato.box import Card, Token
from kingsburg_table.games.principato.words import CULTURE, Deal, Gain


class Terms(NamedTuple):
    """An option's price, and which pile of the stock must hold how many of which token (P3.4, P11.3)."""

    option: int
    food: int
    money: int
    pile: str
    need: int
    thing: str


def terms(card: Card, tokens: dict[str, Token]) -> tuple[Terms, ...]:
    """The options of a card, counted from 1."""
    return tuple(_terms(number, deal, tokens) for number, deal in enumerate(card.options, start=1))


def _terms(number: int, deal: Deal, tokens: dict[str, Token]) -> Terms:
    for thing, count in deal.do.things().items() if isinstance(deal.do, Gain) else ():
        if thing in CULTURE:
            return Terms(number, deal.pay.food, deal.pay.money, thing, count, thing)
        if thing in tokens:
            return Terms(number, deal.pay.food, deal.pay.money, tokens[thing].pile, count, thing)
    return Terms(number, deal.pay.food, deal.pay.money, "", 0, "")
