"""What the modules add to the box: governors, destiny cards, whim tiles, groups, scenarios."""

from __future__ import annotations

import msgspec

from kingsburg_table.core.components import Component, Provenance
from kingsburg_table.games.kingsburg.words import Effect, Word


class Card(Component, frozen=True, kw_only=True):
    """A card with effects."""

    number: int
    effects: tuple[Effect, ...] = ()
    note: dict[str, str] = {}


class Governor(Card, frozen=True, kw_only=True):
    """Who governs a province (M3)."""


class Destiny(Card, frozen=True, kw_only=True):
    """What a year brings (M4)."""


class Group(Card, frozen=True, kw_only=True):
    """Whose votes can be bought (SC1)."""


class Office(Component, frozen=True, kw_only=True):
    """A space for dice that only a governor's owner has."""

    rank: int
    support: tuple[Word, ...]
    note: dict[str, str] = {}


class Whim(Component, frozen=True, kw_only=True):
    """A tile that covers an advisor (M6)."""

    rank: int
    support: tuple[Word, ...]
    note: dict[str, str] = {}


class Prizes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points for the most champions alone, for each of several with the most, and for the second most (SC4)."""

    alone: int
    shared: int
    second: int


class Removal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In this year, with at least so many players, tokens come off advisors (SC2)."""

    year: int
    players: int = 2


class Scenario(Component, frozen=True, kw_only=True):
    """A scenario sheet; `forbids`: destiny cards that are put away."""

    forbids: tuple[str, ...] = ()
    prizes: Prizes | None = None
    removals: tuple[Removal, ...] = ()
    note: dict[str, str] = {}


class ArmyTokenSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The set of every player (M5)."""

    values: tuple[int, ...]
    source: dict[str, Provenance] = {}
