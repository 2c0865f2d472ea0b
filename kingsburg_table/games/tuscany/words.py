"""The vocabulary in which tiles, income cards and bonus tokens say what they do."""

from __future__ import annotations

from typing import Literal

import msgspec

from kingsburg_table.core.keyed import Keyed, spelled

KINDS = ("castle", "town", "inn", "agriculture", "quarry", "village", "monastery", "cart")
CROPS = ("grapes", "olives", "grain", "livestock")
TOKENS = ("plus_card", "plus_storage", "plus_marble", "plus_worker", "plus_income")
BOARDS = ("A", "B", "C")

Kind = Literal["castle", "town", "inn", "agriculture", "quarry", "village", "monastery", "cart"]
Crop = Literal["grapes", "olives", "grain", "livestock"]
Token = Literal["plus_card", "plus_storage", "plus_marble", "plus_worker", "plus_income"]
Gained = Literal["red", "green", "cards", "worker", "marble", "hexagon"]


class Word(Keyed):
    """What happens when a piece of a kind is placed (T9 to T16). Found by its type: what it does (`placing`), what is
    said of it (`sentences`) and how it is drawn (the board's `chain`)."""

    __slots__ = ()

    def things(self) -> dict[str, int]:
        """How much of what it brings."""
        return {spelled(self): 1}


class Gain(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Cards, goods or a hexagon."""

    cards: int = 0
    worker: int = 0
    marble: int = 0
    hexagon: int = 0

    def __post_init__(self) -> None:
        if len(self.things()) != 1 or min(self.things().values()) < 1:
            raise ValueError("expected one thing to gain, at least 1 of it")
        if self.hexagon > 1:
            raise ValueError("expected at most one hexagon")

    def things(self) -> dict[str, int]:
        return {name: count for name in self.__struct_fields__ if (count := getattr(self, name))}


class Income(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Income cards turned up, one after the other."""

    cards: int

    def __post_init__(self) -> None:
        if self.cards < 1:
            raise ValueError("expected at least 1 card")

    def things(self) -> dict[str, int]:
        return {"income": self.cards}


class Crops(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Points for each crop that is new in the region."""

    points: int

    def __post_init__(self) -> None:
        if self.points < 1:
            raise ValueError("expected at least 1 point")

    def things(self) -> dict[str, int]:
        return {"crops": self.points}


class FreeTile(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """A tile of the display is placed without paying."""


class FreeToken(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """A bonus token is taken."""

    def things(self) -> dict[str, int]:
        return {"bonus_token": 1}
