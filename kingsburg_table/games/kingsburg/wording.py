"""What effects say: messages made from the same words that rules read. A message is its id and its values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import Any

from kingsburg_table.core.keyed import spelled
from kingsburg_table.games.kingsburg import words
from kingsburg_table.games.kingsburg.hooks import HOOKS, PRODUCTIVE, WINTER
from kingsburg_table.games.kingsburg.word_messages import ROMAN, WORDS, Message, two
from kingsburg_table.games.kingsburg.words import Effect, Word

Has = Callable[[str], bool]
"""Whether a language's catalogue has a message: the most particular one that it has is said."""

EVERY_SEASON = (*PRODUCTIVE, *WINTER)
#: Hooks whose sentence needs no "when": it lies in the word.
SILENT = ("build", "order", "council", "phase3", "phase5", "reinforcing", "aftermath", "peeking", "always")
#: Words whose sentence says by itself when.
SPEAKING = (words.Office, words.AnyFace, words.EnemyStrength)
#: Hooks that come several times a season, so that every limit has to be said.
LIMITED = (
    "after_roll", "influence", "order_set", "after_support", "on_place", "support", "build", "own_build", "other_build",
    "on_use",
)


def effect_message(effect: Effect, has: Has) -> Message:
    """An effect as one sentence."""
    when, said = _when(effect, has)
    return "effect.sentence", {
        "when": when,
        "condition": _condition(effect, has, said),
        "does": reduce(_also, _does(effect.do, has, effect)),
        "limit": _limit(effect),
    }


def words_message(said: Sequence[Word], has: Has) -> Message:
    """Words without a hook, such as an advisor's support, as one sentence."""
    does = reduce(_also, _does(said, has, None))
    return "effect.sentence", {"when": None, "condition": None, "does": does, "limit": None}


def _when(effect: Effect, has: Has) -> tuple[Any, set[str]]:
    """The most particular message: for a condition, for a word, for years or seasons, or the hook's own; and what of
    the conditions, seasons and years it says."""
    hook = effect.hook
    conditions = effect.condition.said() if effect.condition is not None else {}
    for name, value in conditions.items():
        if has(f"effect.when.{hook}.{name}") and (two(value) or not isinstance(value, tuple)):
            column = ROMAN[value] if name == "column" and isinstance(value, int) else ""
            return (f"effect.when.{hook}.{name}", {"n": value, "column": column, **two(value)}), {name}
    found = next((id for word in effect.do if has(id := f"effect.when.{hook}.{spelled(word)}")), None)
    if found is None and (hook in SILENT or any(isinstance(word, SPEAKING) for word in effect.do)):
        return None, set()
    if found is None and effect.years and has(f"effect.when.{hook}.years"):
        return (f"effect.when.{hook}.{_counted(effect)}", {"years": [ROMAN[year] for year in effect.years]}), {"years"}
    if found is None and effect.seasons and has(f"effect.when.{hook}.seasons"):
        return (f"effect.when.{hook}.seasons", {"seasons": _seasons(effect)}), {"seasons"}
    return found or f"effect.when.{hook}", set()


def _counted(effect: Effect) -> str:
    return "years" if len(effect.years) > 1 else "year"


def _seasons(effect: Effect) -> list[str]:
    return [f"effect.season.{name}" for name in effect.seasons]


def _limit(effect: Effect) -> str | None:
    """How often, where the hook comes more often than that and no word says it."""
    if effect.for_nothing:
        return "effect.for_nothing"
    if effect.limit is None or all(_spoken_price(word, effect) for word in effect.do):
        return None
    times = len(effect.seasons or HOOKS[effect.hook].seasons) or len(EVERY_SEASON)
    often = {"season": False, "year": times > 1, "game": True}[effect.limit]
    return f"effect.limit.{effect.limit}" if often or effect.hook in LIMITED else None


def _condition(effect: Effect, has: Has, told: set[str]) -> Any:
    """Seasons, years and conditions that were not told yet."""
    parts: list[Any] = []
    every = HOOKS[effect.hook].seasons or EVERY_SEASON
    if effect.seasons and "seasons" not in told and set(effect.seasons) < set(every):
        parts.append(("effect.if.seasons", {"seasons": _seasons(effect)}))
    if effect.years and "years" not in told:
        parts.append((f"effect.if.{_counted(effect)}", {"years": [ROMAN[year] for year in effect.years]}))
    conditions = effect.condition.said() if effect.condition is not None else {}
    parts += _each({name: value for name, value in conditions.items() if name not in told}, has)
    if not parts:
        return None
    return reduce(lambda first, then: ("effect.if.both", {"first": first, "then": then}), parts)


def _each(asked: Mapping[str, Any], has: Has) -> list[Any]:
    """A message a condition."""
    found: list[Any] = []
    for name, value in asked.items():
        which = {1: "one", 2: "two"}.get(len(value)) if isinstance(value, tuple) else value
        particular = f"effect.if.{name}.{which}"
        said = ROMAN[value] if name == "column" else value
        found.append((particular if has(particular) else f"effect.if.{name}", {"n": said, **two(value)}))
    return found


def _does(said: Sequence[Word], has: Has, effect: Effect | None) -> list[Message]:
    """What each word does; a gain and a choice of gains that follow each other become one phrase."""
    messages: list[Message] = []
    for word in said:
        id, values = WORDS[type(word)](word)
        if id == "effect.one_of" and messages and messages[-1][0] == "effect.gain":
            messages[-1] = "effect.gain_and_one_of", {**messages[-1][1], **values}
            continue
        if effect is not None:
            if _spoken_price(word, effect):
                id, values = _limited_price(word)
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
    if isinstance(word, words.Gain) and first[0] != "effect.gain_and_one_of":
        return f"effect.trade{must}", {"prices": prices, "things": word.things()}
    return f"effect.pay{must}", {"prices": prices, "does": first}


def _also(first: Message, then: Message) -> Message:
    return "effect.also", {"first": first, "then": then}


def _spoken_price(word: Word, effect: Effect) -> bool:
    """Whether a discount's sentence says how often it is used up (K7.7)."""
    if not isinstance(word, words.Price) or word.columns or any(n > 0 for n in word.changes().values()):
        return False
    return effect.limit == ("season" if word.goods else "year")


def _limited_price(word: Any) -> Message:
    """A discount that one building uses up (K7.7)."""
    if word.goods:
        return "effect.price.one", {}
    return "effect.price.once", {"things": {good: abs(n) for good, n in word.changes().items()}}
