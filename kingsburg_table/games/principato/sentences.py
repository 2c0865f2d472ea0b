"""What action cards and goal cards say, as messages of the catalogue made from their data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kingsburg_table.core.actions import Action
from kingsburg_table.games.principato.actions import Activate
from kingsburg_table.games.principato.box import Card, Goal
from kingsburg_table.games.principato.components import Components
from kingsburg_table.games.principato.words import Deal, Gain, GainAny, GainPer, Word

Message = tuple[str, dict[str, Any]]


def deal_message(deal: Deal) -> Message:
    """One option of a card: what is paid for what."""
    id, values = WORDS[type(deal.do)](deal.do)
    pay = deal.pay.things()
    return ("effect.principato.buy", {"pay": pay, **values}) if pay else (id, values)


#: What each word says; only gains have a price.
WORDS: Mapping[type[Word], Callable[[Any], Message]] = {
    Gain: lambda word: ("effect.principato.gain", {"gain": word.things()}),
    GainPer: lambda word: ("effect.principato.gain_per", {"cube": word.cube, "token": word.token}),
    GainAny: lambda word: ("effect.principato.gain_any", {"troop": word.troop}),
}


def card_messages(card: Card) -> list[Message]:
    """The options of a card, and what becomes of it afterwards (P3.8, P3.9)."""
    after: Message = ("effect.principato.exchanged" if card.exchange else "effect.principato.stays", {})
    return [*(deal_message(deal) for deal in card.options), after]


def goal_message(goal: Goal) -> Message:
    """What a goal card is worth."""
    if goal.sets is not None:
        values = {
            "kinds": list(goal.sets.of),
            "counts": list(range(1, len(goal.sets.points) + 1)),
            "points": list(goal.sets.points),
        }
        return "effect.principato.goal_sets", values
    assert goal.per is not None
    if goal.per.beyond:
        return "effect.principato.goal_beyond", {"things": list(goal.per.count), "n": goal.per.beyond}
    if goal.per.each == 1:
        return "effect.principato.goal_each", {"things": list(goal.per.count)}
    return "effect.principato.goal_per", {"things": dict.fromkeys(goal.per.count, goal.per.each)}


def said(data: Components, action: Action) -> Mapping[str, Any]:
    """What texts may say of an action besides its fields: what the option of a card does."""
    if not isinstance(action, Activate) or action.card not in data.cards:
        return {}
    options = data.cards[action.card].options
    return {"what": list(deal_message(options[action.option - 1]))} if 1 <= action.option <= len(options) else {}
