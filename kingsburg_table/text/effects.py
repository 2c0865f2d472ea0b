"""Rule text of effects that are data: what a building or an advisor does, said from the same words that rules read.

An effect is plain data (`msgspec.to_builtins` of a game's effect): `hook`, `do`, and where they matter `seasons`, `if`,
`may`, `limit`. A new word needs a function here and its messages `effect.<word>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from typing import Any

from kingsburg_table.text.speaker import MissingText, Run, Speaker

Plain = Mapping[str, Any]
Message = tuple[str, dict[str, Any]]
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")
#: Hooks whose sentence needs no "when": it lies in the word.
SILENT = ("", "build")
ANY = "any"


def effect_text(speaker: Speaker, effect: Plain) -> str:
    """The effect as a sentence.

    >>> effect_text(Speaker("en"), {"hook": "season_end", "seasons": ["summer"], "do": [{"gain": {"tokens": 1}}]})
    'At the end of summer, gain 1 +2 token.'
    """
    return "".join(run.text for run in effect_runs(speaker, effect))


def effect_runs(speaker: Speaker, effect: Plain) -> list[Run]:
    """The same in pieces; those of kind `amount` carry what and how many, to be drawn as icons."""
    hook = effect.get("hook", "")
    values = {
        "when": _when(speaker, effect, hook),
        "condition": _condition(speaker, effect.get("if", {})),
        "does": reduce(_also, _does(speaker, effect, hook)),
        "limit": f"effect.limit.{effect['limit']}" if effect.get("limit") and not hook.startswith("season_") else None,
    }
    return _as_sentence(speaker.rich("effect.sentence", **values))


def effects_text(speaker: Speaker, effects: Iterable[Plain]) -> str:
    """All effects of a component, a sentence each."""
    return " ".join(effect_text(speaker, effect) for effect in effects)


def words_text(speaker: Speaker, words: Sequence[Plain]) -> str:
    """Words without a hook, such as an advisor's support, as one sentence."""
    return effect_text(speaker, {"do": words})


def words_runs(speaker: Speaker, words: Sequence[Plain]) -> list[Run]:
    """The same in pieces."""
    return effect_runs(speaker, {"do": words})


def _when(speaker: Speaker, effect: Plain, hook: str) -> Any:
    """The most particular message: for a condition, for a word, for seasons, or the hook's own."""
    if hook in SILENT:
        return None
    particular = [*_said(effect.get("if", {})), *(_kind(word) for word in effect["do"])]
    ids = [f"effect.when.{hook}.{word}" for word in particular]
    found = next((id for id in ids if speaker.has(id)), None)
    if found is None and effect.get("seasons"):
        return f"effect.when.{hook}.seasons", {"seasons": [f"effect.season.{name}" for name in effect["seasons"]]}
    return found or f"effect.when.{hook}"


def _condition(speaker: Speaker, condition: Plain) -> Any:
    said = _said(condition)
    if not said:
        return None
    if len(said) > 1:
        raise MissingText(f"{speaker.lang}: two conditions in one effect: {', '.join(said)}")
    value = condition[said[0]]
    named = f"effect.if.{said[0]}.{value}"
    return named if speaker.has(named) else (f"effect.if.{said[0]}", {"n": value})


def _does(speaker: Speaker, effect: Plain, hook: str) -> list[Message]:
    """What each word does; a gain and a choice of gains that follow each other become one phrase."""
    messages: list[Message] = []
    for word in effect["do"]:
        kind = _kind(word)
        id, values = WORDS[kind](word)
        if id == "effect.one_of" and messages and messages[-1][0] == "effect.gain":
            messages[-1] = "effect.gain_and_one_of", {**messages[-1][1], **values}
            continue
        particular = [f"{id}.may"] if effect.get("may") else [f"{id}.{hook}"]
        messages.append((next((other for other in particular if speaker.has(other)), id), values))
    return messages


def _also(first: Message, then: Message) -> Message:
    return "effect.also", {"first": first, "then": then}


def _strength(word: Plain) -> Message:
    by_kind = dict(word["strength"])
    any_kind = by_kind.pop(ANY, 0)
    parts = [{"n": n, "kind": kind} for kind, n in by_kind.items()]
    if any_kind:
        return "effect.strength.any", {"n": any_kind, "but": [("effect.strength.but", part) for part in parts]}
    return "effect.strength.each", {"parts": [("effect.strength.only", part) for part in parts]}


def _price(word: Plain) -> Message:
    changes = word["price"]
    more = all(n > 0 for n in changes.values())
    values = {
        "things": {good: abs(n) for good, n in changes.items()},
        "columns": [ROMAN[column] for column in word.get("columns") or ()],
    }
    return f"effect.price.{'more' if more else 'less'}", values


def _trade(word: Plain) -> Message:
    trade = word["trade"]
    prices = [trade["pay"]] if trade.get("pay") else trade["pay_one_of"]
    return "effect.trade", {"prices": prices, "things": trade["gain"]}


WORDS: Mapping[str, Callable[[Plain], Message]] = {
    "gain": lambda word: ("effect.gain", {"things": word["gain"]}),
    "one_of": lambda word: ("effect.one_of", {"offers": [offer["gain"] for offer in word["one_of"]]}),
    "peek": lambda word: ("effect.peek", {}),
    "trade": _trade,
    "reroll": lambda word: (f"effect.reroll.{word['reroll']}", {}),
    "shift": lambda word: ("effect.shift", {"n": word["shift"]}),
    "white_dice": lambda word: ("effect.white_dice", {"n": word["white_dice"]}),
    "soldier_price": lambda word: ("effect.soldier_price", {"n": word["soldier_price"]}),
    "strength": _strength,
    "win_ties": lambda word: ("effect.win_ties", {}),
    "score_per": lambda word: ("effect.score_per", {"n": word["score_per"]["goods"], **_points(word)}),
    "price": _price,
}


def _points(word: Plain) -> dict[str, int]:
    return {"points": word["score_per"]["points"]}


def _kind(word: Plain) -> str:
    found = [kind for kind in WORDS if word.get(kind)]
    if len(found) != 1:
        raise MissingText(f"no sentence for the effect word {', '.join(_said(word)) or 'of nothing'}")
    return found[0]


def _said(plain: Plain) -> list[str]:
    return [key for key, value in plain.items() if value]


def _as_sentence(runs: list[Run]) -> list[Run]:
    """Without the blank that an absent "when" leaves, and with a capital letter."""
    first, *rest = runs
    text = first.text.lstrip()
    return [replace(first, text=text[:1].upper() + text[1:]), *rest]
