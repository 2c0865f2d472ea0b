"""What effects say: messages made from the same words that rules read. A message is its id and its values.

Every word has its function here and its messages `effect.<word>`; a word without one is found by a test.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import Any

from kingsburg_table.core.keyed import spelled
from kingsburg_table.games.kingsburg import words
from kingsburg_table.games.kingsburg.words import Effect, Word

Message = tuple[str, dict[str, Any]]
Has = Callable[[str], bool]
"""Whether a language's catalogue has a message: the most particular one that it has is said."""

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")
#: Hooks whose sentence needs no "when": it lies in the word.
SILENT = ("build",)


def effect_message(effect: Effect, has: Has) -> Message:
    """An effect as one sentence."""
    limit = f"effect.limit.{effect.limit}" if effect.limit and not effect.hook.startswith("season_") else None
    return "effect.sentence", {
        "when": _when(effect, has),
        "condition": _condition(effect, has),
        "does": reduce(_also, _does(effect.do, has, effect)),
        "limit": limit,
    }


def words_message(said: Sequence[Word], has: Has) -> Message:
    """Words without a hook, such as an advisor's support, as one sentence."""
    does = reduce(_also, _does(said, has, None))
    return "effect.sentence", {"when": None, "condition": None, "does": does, "limit": None}


def _when(effect: Effect, has: Has) -> Any:
    """The most particular message: for a condition, for a word, for seasons, or the hook's own."""
    hook = effect.hook
    if hook in SILENT:
        return None
    conditions = effect.condition.said() if effect.condition is not None else {}
    ids = [f"effect.when.{hook}.{name}" for name in (*conditions, *map(spelled, effect.do))]
    found = next((id for id in ids if has(id)), None)
    if found is None and effect.seasons:
        return f"effect.when.{hook}.seasons", {"seasons": [f"effect.season.{name}" for name in effect.seasons]}
    return found or f"effect.when.{hook}"


def _condition(effect: Effect, has: Has) -> Any:
    said = effect.condition.said() if effect.condition is not None else {}
    if not said:
        return None
    return reduce(lambda first, then: ("effect.if.both", {"first": first, "then": then}), _each(said, has))


def _each(said: Mapping[str, object], has: Has) -> list[Any]:
    named = [(f"effect.if.{name}.{value}", name, value) for name, value in said.items()]
    return [id if has(id) else (f"effect.if.{name}", {"n": value}) for id, name, value in named]


def _does(said: Sequence[Word], has: Has, effect: Effect | None) -> list[Message]:
    """What each word does; a gain and a choice of gains that follow each other become one phrase."""
    messages: list[Message] = []
    for word in said:
        id, values = WORDS[type(word)](word)
        if id == "effect.one_of" and messages and messages[-1][0] == "effect.gain":
            messages[-1] = "effect.gain_and_one_of", {**messages[-1][1], **values}
            continue
        if effect is not None:
            particular = f"{id}.may" if effect.may else f"{id}.{effect.hook}"
            id = particular if has(particular) else id
        messages.append((id, values))
    if effect is not None and effect.cost:
        messages[0] = _paid(effect, messages[0])
    return messages


def _paid(effect: Effect, first: Message) -> Message:
    prices = [price.things() for price in effect.cost]
    must = "" if effect.may else ".must"
    word = effect.do[0]
    if isinstance(word, words.Gain):
        return f"effect.trade{must}", {"prices": prices, "things": word.things()}
    return f"effect.pay{must}", {"prices": prices, "does": first}


def _also(first: Message, then: Message) -> Message:
    return "effect.also", {"first": first, "then": then}


def _strength(word: words.Strength) -> Message:
    by_kind = dict(word.against)
    any_kind = by_kind.pop("any", 0)
    parts = [{"n": n, "kind": kind} for kind, n in by_kind.items()]
    if any_kind:
        return "effect.strength.any", {"n": any_kind, "but": [("effect.strength.but", part) for part in parts]}
    return "effect.strength.each", {"parts": [("effect.strength.only", part) for part in parts]}


def _price(word: words.Price) -> Message:
    changes = word.changes()
    more = all(n > 0 for n in changes.values())
    things = {good: abs(n) for good, n in changes.items()}
    values = {"things": things, "columns": [ROMAN[column] for column in word.columns]}
    return f"effect.price.{'more' if more else 'less'}", values


def _trade(word: words.Trade) -> Message:
    return "effect.trade", {"prices": [price.things() for price in word.pay], "things": word.gain.things()}


def _one_of(word: words.OneOf) -> Message:
    return "effect.one_of", {"offers": [offer.things() for offer in word.offers]}


WORDS: Mapping[type[Word], Callable[[Any], Message]] = {
    words.Gain: lambda word: ("effect.gain", {"things": word.things()}),
    words.OneOf: _one_of,
    words.Peek: lambda word: ("effect.peek", {}),
    words.Trade: _trade,
    words.Reroll: lambda word: (f"effect.reroll.{word.dice}", {}),
    words.Shift: lambda word: ("effect.shift", {"n": word.by}),
    words.WhiteDice: lambda word: ("effect.white_dice", {"n": word.n}),
    words.SoldierPrice: lambda word: ("effect.soldier_price", {"n": word.goods}),
    words.Strength: _strength,
    words.WinTies: lambda word: ("effect.win_ties", {}),
    words.ScorePer: lambda word: ("effect.score_per", {"n": word.goods, "points": word.points}),
    words.Price: _price,
}
