"""What components name of each other: buildings, advisors, offices, groups, ranks, years. Nothing may name what is not
there."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple

from kingsburg_table.games.kingsburg import words
from kingsburg_table.games.kingsburg.words import Effect, Word

Where = tuple[str | int, ...]
FEW = 8  #: things are listed in a complaint
#: Which field of a word, and which condition, names what.
NAMED: Mapping[type[Word], tuple[str, str]] = {
    words.AlsoIn: ("buildings", "building"), words.Twice: ("buildings", "building"),
    words.MoreSupport: ("advisors", "advisor"), words.MoveDice: ("to", "advisor"), words.Office: ("id", "office"),
    words.Gifts: ("ranks", "rank"), words.Price: ("columns", "column"), words.BuildFree: ("columns", "column"),
    words.Strength: ("against", "kind of enemy"),
}
ASKED = {
    "owns": "building", "lacks": "building", "used": "building", "advisors": "advisor", "overtakes": "group",
    "free_rank": "rank", "column": "column",
}


class Known(NamedTuple):
    """What there is, by what it is called in complaints."""

    there: Mapping[str, Collection[Any]]

    def missing(self, what: str, named: Any) -> Iterator[str]:
        """What of `named`, one or several, is not there."""
        there = self.there[what]
        for one in (named,) if isinstance(named, str | int) else named:
            if one not in there:
                few = f": expected one of {', '.join(map(str, there))}" if len(there) <= FEW else ""
                yield f"unknown {what} {one}{few}"

    def unknown(self, effect: Effect) -> Iterator[tuple[Where, str]]:
        """What an effect names that is not there."""
        for place, word in enumerate(effect.do):
            field, what = NAMED.get(type(word), ("", ""))
            if field:
                yield from ((("do", place), message) for message in self.missing(what, getattr(word, field)))
        asked = effect.condition.said() if effect.condition is not None else {}
        for name, value in asked.items():
            if name in ASKED:
                yield from ((("if", name), message) for message in self.missing(ASKED[name], value))
        yield from ((("years",), message) for message in self.missing("year", effect.years))

