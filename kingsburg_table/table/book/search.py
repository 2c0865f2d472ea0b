"""Searching the rules as one types: accents and case do not matter, and every hit is marked."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from kingsburg_table.core.rulebook import Rule

Span = tuple[int, int]
_SIGNS = str.maketrans("łøđ’‘“”„–—−", "lod''\"\"\"---")


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """Plain small letters, one for each of the text's, so that places in both are the same.

    >>> fold("Żołnierze króla")
    'zolnierze krola'
    """
    return "".join(map(_plain, text))


def _plain(char: str) -> str:
    small = unicodedata.normalize("NFD", char)[0].lower().translate(_SIGNS)
    return small if len(small) == 1 else char


@dataclass(frozen=True, slots=True)
class Query:
    """What was typed: every word must be found, as part of a word, in any order."""

    words: tuple[str, ...] = ()

    @classmethod
    def of(cls, typed: str) -> Query:
        return cls(tuple(dict.fromkeys(fold(typed).split())))

    def __bool__(self) -> bool:
        return bool(self.words)

    def finds(self, texts: Iterable[str]) -> bool:
        """Whether these texts together have all words."""
        folded = [fold(text) for text in texts]
        return all(any(word in text for text in folded) for word in self.words)

    def spans(self, text: str) -> list[Span]:
        """Where the words stand in a text; overlapping ones become one."""
        folded = fold(text)
        found = sorted((at.start(), at.end()) for word in self.words for at in re.finditer(re.escape(word), folded))
        joined: list[Span] = []
        for start, end in found:
            if joined and start <= joined[-1][1]:
                joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
            else:
                joined.append((start, end))
        return joined


def finds_rule(query: Query, rule: Rule, lang: str) -> bool:
    """Number, title, text and ruling are searched."""
    ruling = getattr(rule.ruling, lang) if rule.ruling is not None else ""
    return query.finds((rule.id, getattr(rule.title, lang), getattr(rule.text, lang), ruling))


def found_rules(query: Query, rules: Iterable[Rule], lang: str) -> tuple[str, ...]:
    """The rules that have all words, in order; none for an empty query."""
    return tuple(rule.id for rule in rules if finds_rule(query, rule, lang)) if query else ()


def best_of(query: Query, found: Sequence[str], rules: Mapping[str, Rule], lang: str) -> str | None:
    """The hit to open: one that says it in its number or title, else the first."""
    titled = (id for id in found if query.finds((id, getattr(rules[id].title, lang))))
    return next(titled, found[0] if found else None)
