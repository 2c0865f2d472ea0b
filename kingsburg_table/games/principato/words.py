"""The vocabulary in which action cards and goal cards say what they do."""

from __future__ import annotations

from typing import Literal

import msgspec

from kingsburg_table.core.keyed import Keyed

CUBES = ("food", "money", "favor")
BUILDINGS = ("field", "farm", "palazzo", "bank")
TROOPS = ("militia", "condottiere")
CULTURE = ("monument", "book", "painting")
GOAL_TYPES = (1, 2)  #: everybody holds one goal of each (S-6)

Troop = Literal["militia", "condottiere"]
Token = Literal["field", "farm", "palazzo", "bank", "catapult", "militia", "condottiere"]
Counted = Literal["field", "farm", "palazzo", "bank", "catapult", "military"]
Area = Literal["environs", "city_walls", "city_center", "palace_area"]

#: Which kind of stored cube keeps a troop; a favor keeps either (P1.4).
KEEPS: dict[str, str] = {"militia": "food", "condottiere": "money"}


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What an option costs; each cube may be replaced by a favor (P3.2)."""

    food: int = 0
    money: int = 0

    def things(self) -> dict[str, int]:
        """What is in it, without the empty places."""
        return {name: count for name in self.__struct_fields__ if (count := getattr(self, name))}


class Word(Keyed):
    """What an option of an action card brings. Found by its type: what it does (`steps.gain`), what is said of it
    (`sentences`) and how it is drawn (the board's `lines`)."""

    __slots__ = ()


class Gain(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Cubes, tokens of one kind, or a culture token of a value that is chosen."""

    food: int = 0
    money: int = 0
    field: int = 0
    farm: int = 0
    palazzo: int = 0
    bank: int = 0
    catapult: int = 0
    monument: int = 0
    book: int = 0
    painting: int = 0

    def __post_init__(self) -> None:
        things = self.things()
        if not things or min(things.values()) < 1:
            raise ValueError("expected amounts of at least 1")
        mixed = len(things) > 1 and not things.keys() <= {"food", "money"}
        if mixed or any(count > 1 for thing, count in things.items() if thing in CULTURE):
            raise ValueError("expected a gain of cubes, of tokens of one kind or of one culture token")

    def things(self) -> dict[str, int]:
        """What is in it, without the empty places."""
        return {name: count for name in self.__struct_fields__ if (count := getattr(self, name))}

    @property
    def culture(self) -> str:
        """The kind of culture token it gives, or nothing."""
        return next((kind for kind in CULTURE if getattr(self, kind)), "")

    @property
    def cubes(self) -> bool:
        return bool(self.food or self.money)


class GainPer(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """One cube for each own token of a kind (P3.13)."""

    cube: Literal["food", "money"]
    token: Token


class GainAny(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """As many troops as the player likes (P3.7)."""

    troop: Troop


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One option of an action card: what is paid and what is taken."""

    do: Word
    pay: Price = Price()

    def __post_init__(self) -> None:
        if min(self.pay.food, self.pay.money) < 0:
            raise ValueError("expected amounts of at least 1")
        if self.pay.things() and not isinstance(self.do, Gain):
            raise ValueError("only a gain has a price")


class Per(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """1 point for every full `each` things counted together, beyond the first `beyond`."""

    count: tuple[Counted, ...]
    beyond: int = 0
    each: int = 1

    def __post_init__(self) -> None:
        if not self.count or self.each < 1 or self.beyond < 0:
            raise ValueError("expected something to count, each of at least 1 and beyond of at least 0")


class Sets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points for 1, 2, 3 ... sets of one culture token of each of these kinds; more count as the last (Q7)."""

    of: tuple[Literal["monument", "book", "painting"], ...]
    points: tuple[int, ...]

    def __post_init__(self) -> None:
        if len(self.of) < 2 or not self.points:
            raise ValueError("expected at least two kinds and some points")
