"""The vocabulary in which action cards and goal cards say what they do."""

from __future__ import annotations

from typing import Literal

import msgspec

CUBES = ("food", "money", "favor")
BUILDINGS = ("field", "farm", "palazzo", "bank")
TROOPS = ("militia", "condottiere")
CULTURE = ("monument", "book", "painting")
GOAL_TYPES = (1, 2)  #: everybody holds one goal of each (S-6)

Troop = Literal["militia", "condottiere"]
Token = Literal["field", "farm", "palazzo", "bank", "catapult", "militia", "condottiere"]
Gained = Literal["food", "money", "field", "farm", "palazzo", "bank", "catapult", "monument", "book", "painting"]
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


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One option of an action card: what is paid and what is taken, in exactly one of three ways."""

    pay: Price = Price()
    gain: dict[Gained, int] = {}
    gain_per: dict[Literal["food", "money"], Token] = {}  #: one cube for each own token of the kind
    gain_any: Troop | None = None  #: as many as the player likes (P3.7)

    def __post_init__(self) -> None:
        said = [word for word in ("gain", "gain_per", "gain_any") if getattr(self, word)]
        if len(said) != 1:
            raise ValueError(f"expected exactly one of gain, gain_per, gain_any, found {', '.join(said) or 'none'}")
        if any(count < 1 for count in self.gain.values()) or min(self.pay.food, self.pay.money) < 0:
            raise ValueError("expected amounts of at least 1")
        mixed = len(self.gain) > 1 and not self.gain.keys() <= {"food", "money"}
        if mixed or any(count > 1 for thing, count in self.gain.items() if thing in CULTURE):
            raise ValueError("expected a gain of cubes, of tokens of one kind or of one culture token")

    @property
    def culture(self) -> str:
        """The kind of culture token it gives, or nothing."""
        return next((kind for kind in CULTURE if kind in self.gain), "")


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
