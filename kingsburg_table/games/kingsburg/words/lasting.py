"""Words that last: nothing is carried out, but dice, prices, battles and scores ask about them."""

from __future__ import annotations

from typing import Literal

import msgspec

from kingsburg_table.games.kingsburg.words.things import CERTAIN, CHOSEN, Bundle, only
from kingsburg_table.games.kingsburg.words.word import Word


class Shift(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """The assigned value counts as so much higher or lower (K5.2)."""

    by: int

    def __post_init__(self) -> None:
        if self.by < 1:
            raise ValueError("expected a shift of 1 or more")


class AnyFace(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """One own die influences an advisor up to a rank, whatever it shows (Fair)."""

    up_to: int


class Twice(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """What these buildings do once a season they may do twice (Fair Days)."""

    buildings: tuple[str, str]


class Office(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """A space for dice that only its owner has (Politician)."""

    id: str


class WhiteDice(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """White dice to roll (K4.2)."""

    n: int = 1


class FewerDice(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """So many own dice are not rolled (Famine)."""

    n: int = 1


class HighestFirst(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """The highest total goes first (Topsy-Turvy Court)."""


class LeadOrder(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Always first in turn order, and ties for most or fewest buildings go to the owner (Aristocracy)."""


class SoleAid(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """The Aid is the owner's alone (Princess)."""


class FewestToo(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """The King favours those with the fewest buildings too (King's Generosity)."""


class NoEnvoy(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """The envoy is not awarded (Court Quarrel)."""


class NoPeeking(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Nobody may look at the enemy deck (Dense Fog)."""


class SoldierPrice(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Goods for one soldier (K11.2); `first`: for the first one only."""

    goods: int
    first: bool = False


class TokensAsGoods(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """+2 tokens pay like goods (Recruiting Centre)."""


class Strength(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Strength in battle by kind of enemy; `any` for those not named (K12.5)."""

    against: dict[str, int]

    def by(self, kinds: str | tuple[str, ...]) -> int:
        """Against these kinds together what is said of one of them counts, and the best of it (SC3)."""
        if isinstance(kinds, str):
            return self.against.get(kinds, self.against.get("any", 0))
        named = [self.against[kind] for kind in kinds if kind in self.against]
        return max(named) if named else self.against.get("any", 0)


class WinTies(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """A draw is a victory (K12.5)."""


class EnemyStrength(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """The enemy is so much stronger (Fierce Enemies)."""

    by: int


class FixedReinforcements(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """No die is rolled: everybody gets so many soldiers (Snowstorm)."""

    n: int


class HigherDie(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Two dice are rolled for reinforcements: the owner counts the higher, all others the lower (Military)."""


class Spare(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """What a defeat takes by its card is kept (Hidden Refuge, Damsel)."""

    points: bool = False
    goods: bool = False

    def __post_init__(self) -> None:
        if self.points == self.goods:
            raise ValueError("expected either points or goods")


class Indestructible(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """The building never falls (K12.8)."""

    unconditional = True
    only_of = ("building",)


class DoubleReward(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """The reward on the enemy card counts twice (Manor)."""


class AlsoIn(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """What these buildings do at the end of one season they may also do in these (Mint)."""

    buildings: tuple[str, ...]
    seasons: tuple[Literal["spring", "summer", "autumn", "winter"], ...]


class Price(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """What a building costs more or less (K7.5)."""

    gold: int = 0
    wood: int = 0
    stone: int = 0
    columns: tuple[int, ...] = ()  #: where it holds; empty: everywhere
    goods: int = 0  #: so many goods of the payer's choice less
    at_least: int = 0  #: the total that remains; such a discount comes last

    def __post_init__(self) -> None:
        if self.goods not in (0, -1):
            raise ValueError("expected goods of choice only as a discount of 1")
        if self.goods and self.changes():
            raise ValueError("expected either goods of choice or certain goods")
        if self.at_least and not self.goods:
            raise ValueError("expected at_least only beside goods of choice")
        if len({n > 0 for n in self.changes().values()}) > 1:
            raise ValueError("expected a surcharge or a discount, not both")

    def changes(self) -> dict[str, int]:
        return {good: n for good in ("gold", "wood", "stone") if (n := getattr(self, good))}


class DoubleSupport(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Who influenced only low advisors gets the support of one of them twice (Peasants)."""

    up_to: int


class Gifts(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Lies on these advisors until somebody places dice there (Rising Stars)."""

    ranks: tuple[int, ...]
    gain: Bundle

    def __post_init__(self) -> None:
        only(self.gain, CERTAIN)


class MoreSupport(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """These advisors give more (Full Coffers)."""

    advisors: tuple[str, ...]
    gain: Bundle

    def __post_init__(self) -> None:
        only(self.gain, CHOSEN)
