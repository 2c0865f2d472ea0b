"""What effects say that cannot work where it stands: found when data are read, so that nothing is silently ignored."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from kingsburg_table.core.effects import Effect, Hook
from kingsburg_table.core.keyed import Keyed, spelled

Where = tuple[str | int, ...]
Complaint = tuple[Where, str]
_CHOSEN = ("may", "limit", "cost", "for_nothing")
_NEEDED = {"cost": "a cost"}


def misplaced(
    effect: Effect, hooks: dict[str, Hook], bound: Iterable[str] = (), *, of: str, common: bool
) -> Iterator[Complaint]:
    """What an effect says that cannot work at its hook. `bound`: conditions that need a hook's answer; `of`: the kind
    of its source; `common`: whether such a source may say something for everybody."""
    hook = hooks[effect.hook]
    each = effect.who == "each"
    words = hook.for_each if each else hook.words
    known = ", ".join(sorted(_spelling(kind) for kind in words)) or "nothing"
    for place, word in enumerate(effect.do):
        if not isinstance(word, words):
            whom = " for everybody" if each else ""
            yield ("do", place), f"{spelled(word)} does nothing at {hook.name}{whom}: expected one of {known}"
    if not effect.do:
        yield ("do",), "expected at least one word"
    never = [season for season in effect.seasons if hook.seasons and season not in hook.seasons]
    if never:
        yield ("seasons",), f"{hook.name} never comes in {never[0]}: expected one of {', '.join(hook.seasons)}"
    yield from _for_everybody(effect, hook, of, common) if each else _for_its_owner(effect, hook, of)
    if effect.condition is not None:
        for name in bound:
            if getattr(effect.condition, name) and name not in hook.conditions:
                yield ("if", name), f"nothing at {hook.name} can answer {name}"
    for place, word in enumerate(effect.do):
        for message in _alone(effect, word, of):
            yield ("do", place), message


def _alone(effect: Effect, word: Any, of: str) -> Iterator[str]:
    """What a word asks of every effect that says it."""
    for name in getattr(word, "needs", ()):
        if not (effect.cost if name == "cost" else getattr(effect.condition, name, None)):
            yield f"{spelled(word)} needs {_NEEDED.get(name, f'the condition {name}')}"
    if getattr(word, "unconditional", False) and (effect.condition is not None or effect.seasons or effect.years):
        yield f"{spelled(word)} always holds: it has no season, year or condition"
    only = getattr(word, "only_of", ())
    if only and of not in only:
        yield f"a {of} cannot be {spelled(word)}: expected one of {', '.join(only)}"


def _for_everybody(effect: Effect, hook: Hook, of: str, common: bool) -> Iterator[Complaint]:
    if not common:
        yield ("who",), f"a {of} speaks for its owner alone"
    for name in _CHOSEN:
        if getattr(effect, name):
            yield (name,), "what happens to everybody is neither chosen nor paid nor used up"
    together = [word for word in effect.do if getattr(word, "together", False)]
    if effect.condition is not None and (hook.manner == "lasting" or together):
        yield ("if",), f"{hook.name} is the same for everybody, so nothing can depend on a player"


def _for_its_owner(effect: Effect, hook: Hook, of: str) -> Iterator[Complaint]:
    if hook.of and of not in hook.of:
        yield ("hook",), f"{hook.name} never comes for a {of}: expected one of {', '.join(hook.of)}"
    spent = hook.manner in ("asks", "offers") or any(isinstance(word, hook.spent) for word in effect.do)
    if effect.may and not spent:
        yield ("may",), f"{hook.name} asks nobody, so nothing can be left there"
    if effect.limit and not spent and hook.manner == "lasting":
        yield ("limit",), f"nothing is used up at {hook.name}"
    if effect.cost and hook.manner != "asks":
        yield ("cost",), f"nothing can be paid at {hook.name}"
    if effect.for_nothing and hook.manner != "asks":
        yield ("for_nothing",), f"nobody orders effects at {hook.name}"
    if hook.manner == "offers":
        if not effect.may:
            yield (), f"{hook.name} may always be left: expected may: true"
        if len(effect.do) > 1:
            yield ("do", 1), f"expected one word at {hook.name}"


def _spelling(kind: type[Keyed]) -> str:
    return next(word for word, known in kind.kinds.items() if known is kind)
