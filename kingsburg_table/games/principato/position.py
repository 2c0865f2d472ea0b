"""Positions of worked examples: cards by name, culture tokens by value, and a stock that holds what nobody owns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from kingsburg_table.games.principato.components import Components
from kingsburg_table.games.principato.scoring import goal_points, outcome, sources
from kingsburg_table.games.principato.state import NO_ROUND, Principato
from kingsburg_table.games.principato.strength import strength
from kingsburg_table.games.principato.words import CULTURE

#: From which pile of the stock each thing of a player comes.
PILES = {
    "food": "food", "militia_food": "food", "money": "money", "condottiere_money": "money",
    "favor": "favor", "militia_favor": "favor", "condottiere_favor": "favor",
    "field": "land", "farm": "land", "palazzo": "city", "bank": "city",
    "catapult": "catapults", "militia": "troops", "condottiere": "troops",
}


def put(data: Components, state: Principato, seat: int | None, key: str, value: Any) -> bool:
    """Set a thing that is more than a field; what a player gets comes from the stock. False: it is a plain field."""
    if seat is None:
        if key == "display":
            state.display = _numbers(data, value)
        elif key == "deck":
            state.deck = _counts(data, value)
        else:
            return False
    else:
        player, stock = state.players[seat], state.stock
        if key == "hand":
            player.hand = _numbers(data, value)
        elif key in PILES:
            pile, count = PILES[key], msgspec.convert(value, int)
            setattr(stock, pile, getattr(stock, pile) + getattr(player, key) - count)
            setattr(player, key, count)
        elif key in CULTURE:
            values = msgspec.convert(value, list[int])
            owned = [values.count(each) for each in data.culture[key].values]
            if sum(owned) != len(values):
                raise ValueError(f"expected values of {list(data.culture[key].values)}")
            there = zip(getattr(stock, key), getattr(player, key), owned, strict=True)
            setattr(stock, key, [left + before - now for left, before, now in there])
            setattr(player, key, owned)
        else:
            return False
    settle(data, state)
    return True


def read(data: Components, state: Principato, seat: int | None, key: str) -> Any:
    """What `put` set, in the same words; also strength, points and the stock's piles. None: it is a plain field."""
    if seat is not None:
        player = state.players[seat]
        if key == "hand":
            return [data.ids[number] for number in player.hand]
        if key in CULTURE:
            return _values(data, key, getattr(player, key))
        if key == "strength":
            return strength(player)
        if key == "cubes":
            return player.cubes
        if key == "goal_points":
            return sum(goal_points(data, player, goal) for goal in player.goals)
        if key == "place":
            ranking = outcome(data, state).ranking
            at = next(place for place, seats in enumerate(ranking) if seat in seats)
            return 1 + sum(len(seats) for seats in ranking[:at])
        return sum(sources(data, player).values()) if key == "points" else None
    if key == "display":
        return [data.ids[number] for number in state.display]
    if key in ("deck", "removed", "box"):
        return {id: count for id, count in zip(data.ids, getattr(state, key), strict=True) if count}
    if key == "cards_in_deck":
        return sum(state.deck)
    if key.startswith("stock."):
        pile = key.removeprefix("stock.")
        if pile not in state.stock.__struct_fields__:
            raise KeyError(key)
        have = getattr(state.stock, pile)
        return _values(data, pile, have) if pile in CULTURE else have
    return None


def open_deck(data: Components, state: Principato) -> None:
    """The draw deck of a year in which a match is opened: what lies elsewhere cannot be in it as well."""
    settle(data, state)
    state.deck = [max(0, have + min(0, spare)) for have, spare in zip(state.deck, state.removed, strict=True)]
    settle(data, state)


def settle(data: Components, state: Principato) -> None:
    """Make the rest fit an arranged position: cards that lie nowhere are out of the game, and so many turns and
    scorings are past as the decks say."""
    players, years = len(state.players), data.figures.years
    later = [data.deck(year, players) for year in range(state.year + 1, years + 1)]
    held = [sum(counts) for counts in zip(state.deck, *later, strict=True)]
    for number in (*state.display, *(number for player in state.players for number in player.hand)):
        held[number] += 1
    state.box = [0] * len(held)
    state.removed = [copies - count for copies, count in zip(data.all_copies, held, strict=True)]
    all_cards = sum(sum(data.deck(year, players)[1:]) for year in range(1, years + 1))
    to_come = sum(state.deck[1:]) + sum(sum(deck[1:]) for deck in later)
    state.turns = all_cards - to_come - data.figures.display[players] + 1
    extra = sum(data.deck(year, players)[0] for year in range(1, state.year + 1)) - state.deck[0]
    state.scorings = max(0, state.year - 1) + extra + (state.round != NO_ROUND)


def _numbers(data: Components, value: Any) -> list[int]:
    cards = msgspec.convert(value, list[str])
    for id in cards:
        if id not in data.cards:
            raise ValueError(f"there is no action card {id}: expected one of {', '.join(data.cards)}")
    return [data.number[id] for id in cards]


def _counts(data: Components, value: Any) -> list[int]:
    cards = msgspec.convert(value, list[str] | dict[str, int])
    copies = cards if isinstance(cards, dict) else {id: cards.count(id) for id in cards}
    for id in copies:
        if id not in data.number:
            raise ValueError(f"there is no card {id}: expected one of {', '.join(data.ids)}")
    return [copies.get(id, 0) for id in data.ids]


def _values(data: Components, kind: str, counts: Sequence[int]) -> list[int]:
    return [value for value, count in zip(data.culture[kind].values, counts, strict=True) for _ in range(count)]
