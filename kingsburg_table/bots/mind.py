"""What a game's `bots.yaml` says: weights of its traits, groups of them that reasons speak of, levels, personalities.

    traits:
      food: {group: stores, hand: [0.5, 0.0], learned: [0.61, 0.02]}   # at the beginning and at the end of a match
    groups:
      stores: {name: {...}, more: {en: leaves fuller stores, pl: zostawia pełniejsze zapasy}, less: {...}}
    personalities:
      builder: {name: {...}, crest: build, portrait: portraits/builder, factors: {land: 1.3}}
    doubt: {begin: 8.0, end: 2.0}   # of expected points
    facts:
      strength: {group: army}   # figures that reasons tell with a group; `percent: true` for odds
    levels:
      prince: {weights: learned, candidates: 6, budget: 1200, ahead: 2, looked_at: 4}
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from kingsburg_table.core.catalogue import folder_of
from kingsburg_table.core.components import Component, Name, Source

FILE = "bots.yaml"
LEVELS = ("apprentice", "notary", "prince")
USUAL = "notary"  #: what a computer is when it sits down
Span = tuple[float, float]


class Weighed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trait: the group it belongs to, and what it is worth, by hand and as learned."""

    group: str
    hand: Span
    learned: Span | None = None


class Group(Component, frozen=True, kw_only=True):
    """Traits that a reason names together: what an answer does that has more or less of them than another plan."""

    more: Name
    less: Name


class ToldBy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure of the traits' facts, or `reach`: with which group a reason tells it."""

    group: str
    percent: bool = False


class Personality(Component, frozen=True, kw_only=True):
    """A taste: some groups count for more, others for less."""

    crest: str  #: an icon
    portrait: str = ""  #: a bust among the drawn art
    factors: dict[str, float]


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How far somebody thinks. Without candidates it is one answer ahead."""

    weights: Literal["hand", "learned"]
    candidates: int = 0  #: options that are thought through
    budget: int = 0  #: simulated decisions for one answer
    ahead: int = 1  #: parts of the match
    looked_at: int = 3  #: options that players in thought look at


class Doubt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How far expected points lie from the result, as a standard deviation, at the beginning and before the end."""

    begin: float
    end: float

    def at(self, progress: float) -> float:
        return self.begin + (self.end - self.begin) * progress


GREEDY = "greedy"  #: a level for comparisons that every game has: one answer ahead on weights by hand


class Mind(msgspec.Struct, frozen=True):
    """A game's `bots.yaml`."""

    traits: dict[str, Weighed]
    groups: dict[str, Group]
    personalities: dict[str, Personality]
    levels: dict[str, Level]
    facts: dict[str, ToldBy] = {}
    doubt: Doubt = Doubt(begin=0.0, end=0.0)

    def level(self, name: str) -> Level:
        """How far somebody of this level thinks."""
        return Level(weights="hand") if name == GREEDY else self.levels[name]

    def seated(self, by: str) -> tuple[str, str]:
        """Level and taste of who sits there, as `prince:builder`. A file may name a computer that is not known here:
        the usual one plays, or the one without that taste."""
        level, _, taste = by.partition(":")
        return level if level in LEVELS else USUAL, taste if taste in self.personalities else ""

    def knows(self, by: str) -> bool:
        level, taste = self.seated(by)
        return by == (f"{level}:{taste}" if taste else level)

    def weights(self, names: Sequence[str], kind: str, taste: str = "") -> tuple[list[float], list[float]]:
        """Weights at the beginning and at the end, in the order of the names."""
        factors = self.personalities[taste].factors if taste else {}
        begin, end = [], []
        for name in names:
            weighed = self.traits[name]
            first, last = weighed.learned if kind == "learned" and weighed.learned is not None else weighed.hand
            factor = factors.get(weighed.group, 1.0)
            begin.append(first * factor)
            end.append(last * factor)
        return begin, end


def load_mind(folder: Path, names: Collection[str] | None = None) -> Mind:
    """Read and check `bots.yaml`; raises DataErrors with everything that is wrong."""
    source = Source(folder)
    mind = Mind(
        source.entries(FILE, "traits", Weighed), source.entries(FILE, "groups", Group),
        source.entries(FILE, "personalities", Personality), source.entries(FILE, "levels", Level),
        source.entries(FILE, "facts", ToldBy), source.entry(FILE, "doubt", Doubt) or Mind.doubt,
    )
    source.raise_if_any()
    for name, weighed in mind.traits.items():
        if weighed.group not in mind.groups:
            source.error(FILE, ("traits", name, "group"), f"unknown group {weighed.group}")
        if names is not None and name not in names:
            source.error(FILE, ("traits", name), "the game has no such trait")
    for name in names or ():
        if name not in mind.traits:
            source.error(FILE, ("traits",), f"missing trait {name}")
    for name, told in mind.facts.items():
        if told.group not in mind.groups:
            source.error(FILE, ("facts", name, "group"), f"unknown group {told.group}")
    for taste, personality in mind.personalities.items():
        for group in personality.factors:
            if group not in mind.groups:
                source.error(FILE, ("personalities", taste, "factors", group), "unknown group")
    for level in LEVELS:
        if level not in mind.levels:
            source.error(FILE, ("levels",), f"missing level {level}")
    source.raise_if_any()
    return mind


@cache
def mind_of(game: str) -> Mind:
    """The mind that ships with a game."""
    return load_mind(folder_of(game))


@cache
def has_mind(game: str) -> bool:
    """Whether computers can play this game."""
    return (folder_of(game) / FILE).is_file()
