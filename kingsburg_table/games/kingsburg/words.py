"""The vocabulary in which advisors, buildings and enemies say what they do."""

from __future__ import annotations

from typing import Literal

import msgspec

GOODS = ("gold", "wood", "stone")

Hook = Literal[
    "season_start", "after_roll", "influence", "support", "build", "season_end", "recruit", "battle_mod", "battle_win",
    "game_end",
]
Season = Literal["spring", "summer", "autumn", "winter"]


class Bundle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Things gained, paid or lost together. `goods`: of the player's choice; `other_goods`: of each kind not paid."""

    gold: int = 0
    wood: int = 0
    stone: int = 0
    goods: int = 0
    other_goods: int = 0
    soldiers: int = 0
    points: int = 0
    tokens: int = 0
    buildings: int = 0

    def things(self) -> dict[str, int]:
        """What is in it, without the empty places."""
        return {name: count for name in self.__struct_fields__ if (count := getattr(self, name))}


class Trade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Pay one thing for another; always optional (K2.8)."""

    gain: Bundle
    pay: Bundle | None = None
    pay_one_of: tuple[Bundle, ...] = ()

    def __post_init__(self) -> None:
        if any(list(price.things()) not in (["goods"], ["points"], ["tokens"]) for price in self.prices):
            raise ValueError("expected each price in goods of one kind, in points or in tokens")

    @property
    def prices(self) -> tuple[Bundle, ...]:
        return (self.pay,) if self.pay is not None else self.pay_one_of


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that an effect does: exactly one of these."""

    gain: Bundle | None = None
    one_of: tuple[Word, ...] = ()
    peek: int = 0
    trade: Trade | None = None
    reroll: Literal["one", "all"] | None = None
    shift: int = 0
    white_dice: int = 0
    soldier_price: int = 0
    strength: dict[str, int] | None = None  #: by kind of enemy; `any` for those not named
    win_ties: bool = False
    score_per: Bundle | None = None  #: `points` for every `goods` owned
    price: dict[Literal["gold", "wood", "stone"], int] | None = None
    columns: tuple[int, ...] = ()  #: where `price` holds

    def __post_init__(self) -> None:
        said = [name for name in self.__struct_fields__ if name != "columns" and getattr(self, name)]
        if len(said) != 1:
            raise ValueError(f"expected exactly one word, found {', '.join(said) or 'none'}")
        if self.columns and self.price is None:
            raise ValueError("columns belong to a price")
        if any(word.gain is None for word in self.one_of):
            raise ValueError("expected gains to choose from")

    def against(self, kind: str) -> int:
        """The strength it adds against this kind of enemy."""
        return 0 if self.strength is None else self.strength.get(kind, self.strength.get("any", 0))


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When an effect may be used; all that is named must hold."""

    all_dice_equal: bool = False
    roll_at_most: int | None = None
    support_gives: Literal["soldiers"] | None = None


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"condition": "if"}):
    """What a component does: at which hook, when, how often, what."""

    hook: Hook
    do: tuple[Word, ...]
    seasons: tuple[Season, ...] = ()
    may: bool = False
    limit: Literal["season"] | None = None
    condition: Condition = Condition()

    def in_season(self, season: str) -> bool:
        return not self.seasons or season in self.seasons

    def fixed_gain(self) -> Bundle | None:
        """Its gain when it is plain, mandatory and unconditional and gives only points or tokens (K2.11)."""
        if self.may or self.condition != Condition() or len(self.do) != 1 or self.do[0].gain is None:
            return None
        gain = self.do[0].gain
        return gain if set(gain.things()) <= {"points", "tokens"} else None


def gives(words: tuple[Word, ...], thing: str) -> bool:
    """Whether these words give at least one of a thing, whatever is chosen."""
    return any(word.gain is not None and getattr(word.gain, thing) > 0 for word in words)
