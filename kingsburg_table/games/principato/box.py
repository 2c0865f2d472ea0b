"""What is in Principato's box, as the files of `rules_data/principato` say it."""

from __future__ import annotations

from typing import Literal

import msgspec

from kingsburg_table.core.components import Component, Provenance
from kingsburg_table.games.principato.words import Area, Deal, Per, Sets

SCORING = "scoring_card"


class Card(Component, frozen=True, kw_only=True):
    """A face of the action cards; `number` stands for it in states."""

    number: int
    exchange: bool
    options: tuple[Deal, ...]
    area: Area | None = None


class OtherCard(Component, frozen=True, kw_only=True):
    """A card that is no action card."""

    copies: int


class StartingDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """S1 or S2: how many copies of which card."""

    copies: dict[str, int]
    source: dict[str, Provenance] = {}


class YearDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deck of a year: copies used always, from three players on, with four players."""

    year: int
    scoring_cards: int
    copies: dict[str, tuple[int, int, int]]
    source: dict[str, Provenance] = {}


class Goal(Component, frozen=True, kw_only=True):
    """A secret goal card."""

    type: Literal[1, 2]  #: GOAL_TYPES
    per: Per | None = None
    sets: Sets | None = None
    note: dict[str, str] = {}

    def __post_init__(self) -> None:
        if (self.per is None) == (self.sets is None):
            raise ValueError("expected exactly one of per, sets")


class CultureKind(Component, frozen=True, kw_only=True):
    """Monuments, books or paintings: values from high to low and the copies of each."""

    values: tuple[int, ...]
    copies: tuple[int, ...]

    def __post_init__(self) -> None:
        if len(self.values) != len(self.copies) or sorted(set(self.values), reverse=True) != list(self.values):
            raise ValueError("expected different values from high to low and as many copies")


class Token(Component, frozen=True, kw_only=True):
    """A kind of supply or military token."""

    area: Area
    pile: str


class Place(Component, frozen=True, kw_only=True):
    """An area of a principality."""

    spaces: int


class Term(Component, frozen=True, kw_only=True):
    """A word of the game with its forms."""


class Pile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the stock holds of something."""

    count: int
    group: Literal["cubes", "supply_tokens", "military_tokens"]
    source: dict[str, Provenance] = {}


class Counts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the box must add up to."""

    action_cards: int
    year_cards: int
    cards: int
    goal_cards: int
    supply_tokens: int
    military_tokens: int
    culture_tokens: int
    cubes: int


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The single numbers of the game."""

    years: int
    actions: int
    hand: int
    scorings: int
    display: dict[int, int]
    military: dict[int, tuple[int, ...]]
    per_farm: int
    per_bank: int
    church: int
    start: dict[Literal["field", "farm", "palazzo", "bank", "food", "money", "favor"], int]
    counts: Counts
    source: dict[str, Provenance] = {}


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """All of it together."""

    cards: dict[str, Card]
    other_cards: dict[str, OtherCard]
    starting: dict[str, StartingDeck]
    years: dict[str, YearDeck]
    goals: dict[str, Goal]
    culture: dict[str, CultureKind]
    stock: dict[str, Pile]
    tokens: dict[str, Token]
    areas: dict[str, Place]
    terms: dict[str, Term]
    figures: Figures
