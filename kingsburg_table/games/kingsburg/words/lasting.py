"""Words that last: nothing is carried out, but dice, prices, battles and scores ask about them."""

from __future__ import annotations

import msgspec

from kingsburg_table.games.kingsburg.words.word import Word


class Shift(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """The assigned value counts as so much higher or lower (K5.2)."""

    by: int

    def __post_init__(self) -> None:
        if self.by < 1:
            raise ValueError("expected a shift of 1 or more")


class WhiteDice(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """White dice to roll (K4.2)."""

    n: int = 1


class SoldierPrice(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Goods for one soldier (K11.2)."""

    goods: int


class Strength(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Strength in battle by kind of enemy; `any` for those not named (K12.5)."""

    against: dict[str, int]

    def by(self, kind: str) -> int:
        return self.against.get(kind, self.against.get("any", 0))


class WinTies(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """A draw is a victory (K12.5)."""


class Price(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """What a building costs more or less (K7.5)."""

    gold: int = 0
    wood: int = 0
    stone: int = 0
    columns: tuple[int, ...] = ()  #: where it holds; empty: everywhere

    def changes(self) -> dict[str, int]:
        return {good: n for good in ("gold", "wood", "stone") if (n := getattr(self, good))}
