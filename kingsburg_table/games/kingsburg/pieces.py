"""What lies in Kingsburg's box, piece by piece."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from kingsburg_table.core.components import Component, Provenance
from kingsburg_table.games.kingsburg.cards import Card, Destiny, Governor, Group, Office, Scenario, Whim
from kingsburg_table.games.kingsburg.words import Bundle, Effect, Word


class Advisor(Component, frozen=True, kw_only=True):
    """One of the 18 council members."""

    rank: int
    support: tuple[Word, ...]
    note: dict[str, str] = {}


class Building(Component, frozen=True, kw_only=True):
    """A building of the province sheet."""

    at: str
    cost: Bundle
    points: int
    strip: bool = False  #: on an alternative row (M2)
    effects: tuple[Effect, ...] = ()
    note: dict[str, str] = {}

    @property
    def row(self) -> str:
        return self.at[0]

    @property
    def column(self) -> int:
        return int(self.at[1:])

    @property
    def price(self) -> tuple[int, int, int]:
        return (self.cost.gold, self.cost.wood, self.cost.stone)


class EnemyKind(Component, frozen=True, kw_only=True):
    """Goblins, Zombies ..."""


class Enemy(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An enemy card."""

    id: str
    year: int
    kind: str
    strength: int
    reward: Bundle
    loss: Bundle
    source: dict[str, Provenance] = {}


class Phase(Component, frozen=True, kw_only=True):
    """A phase of the year."""

    number: int


class Term(Component, frozen=True, kw_only=True):
    """A word of the game with its forms."""

    counted: dict[str, tuple[str, ...]] = {}
    note: dict[str, str] = {}


class Counts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    advisors: int
    buildings: int
    enemies: int
    enemies_per_year: int


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The single numbers of the game and its modules."""

    years: int
    coloured_dice: int
    ranks: int
    soldier_price: int
    favour_points: int
    victory_points_strongest: int
    neutral_dice: tuple[int, ...]
    strength_ranges: tuple[tuple[int, int], ...]
    strips_dealt: int  #: alternative rows to a player (M2)
    strip_copies: int
    governors_dealt: int  #: to choose one from (M3)
    highest_bid: int
    counts: Counts
    source: dict[str, Provenance] = {}


class Cards(msgspec.Struct, frozen=True):
    """Everything in the box that only modules use."""

    extra: dict[str, Building] = {}  #: rows A and G (M1)
    strips: dict[str, Building] = {}  #: the alternative rows (M2)
    governors: dict[str, Governor] = {}
    offices: dict[str, Office] = {}
    destiny: dict[str, Destiny] = {}
    whims: dict[str, Whim] = {}
    groups: dict[str, Group] = {}
    scenarios: dict[str, Scenario] = {}
    army: tuple[int, ...] = ()


class Brought(NamedTuple):
    """What a module adds to the box."""

    buildings: Mapping[str, Building] = {}
    strips: Mapping[str, Building] = {}  #: over rows that are in play
    cards: Mapping[str, Card] = {}  #: with effects that a match with it can see
