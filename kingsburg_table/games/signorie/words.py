"""The vocabulary in which action spaces, helpers, tasks and rewards say what they do."""

from __future__ import annotations

from typing import Literal

import msgspec

Track = Literal["politics", "church", "military", "initiative"]
Colour = Literal["yellow", "red", "purple", "grey", "turquoise"]
Sex = Literal["man", "woman"]
Counted = Literal["helpers", "men_in_cities", "women_in_cities", "cities_with_men", "cities_with_women"]
#: Whose alliance token a Mission or Marriage brings: the city's (S7.3, S7.4), or one face down in its place (S9.5).
Brings = Literal["open", "face_down"]

CAREERS: tuple[str, ...] = ("politics", "church", "military")
COLOURS: tuple[str, ...] = ("yellow", "red", "purple", "grey", "turquoise")
ROWS = (*CAREERS, "marriage")
SEXES: tuple[str, ...] = ("man", "woman")
PLACES = ("upper", "lower")  #: the two task spaces of a colour
#: Where victory points come from, in the order in which states keep them.
POINTS = (
    "missions", "marriages", "initiative", "weddings", "helpers", "rewards", "purchases", "careers", "alliances",
)


class Gain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Things taken at once; pawns come from the own general supply, as many as there are (S12.3)."""

    florins: int = 0
    points: int = 0
    men: int = 0
    women: int = 0

    def __post_init__(self) -> None:
        if min(self.florins, self.points, self.men, self.women) < 0 or not self.things():
            raise ValueError("expected something to gain, and no negative amount")

    def things(self) -> dict[str, int]:
        """What is in it, without the empty places."""
        return {name: count for name in self.__struct_fields__ if (count := getattr(self, name))}


class Advance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Up to so many advancement points (or the value of the die just placed) on these tracks (S8)."""

    points: int | Literal["die"]
    on: tuple[Track, ...]

    def __post_init__(self) -> None:
        if not self.on or len(set(self.on)) != len(self.on):
            raise ValueError("expected different tracks")
        if isinstance(self.points, int) and self.points < 1:
            raise ValueError("expected at least 1 point")


class ScorePer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many points for every own thing counted."""

    count: Counted
    points: int


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an action space, a helper, a task or a reward does: exactly one word."""

    gain: Gain | None = None
    gain_pawns: int = 0  #: men or women of the player's choice from the own general supply
    advance: Advance | None = None
    mission: Brings | None = None
    marriage: Brings | None = None
    offspring: Literal["married", "one_die"] | None = None  #: dice rolled: one for each married man, or one
    face_down: int = 0  #: alliance tokens drawn unseen to any own row (S10.4)
    raise_threshold: bool = False  #: the pawns paid go to the threshold area (S6.4)
    score_per: ScorePer | None = None
    any_task: int = 0  #: a task of any colour with one pawn (S9.6)
    free_helper: int = 0  #: a helper on any empty space, for nothing
    extra_action: int = 0  #: one of the dice that were left (S11.11)

    def __post_init__(self) -> None:
        said = [name for name in self.__struct_fields__ if getattr(self, name)]
        if len(said) != 1:
            raise ValueError(f"expected exactly one word, found {', '.join(said) or 'none'}")
        if any(getattr(self, name) not in (0, 1) for name in ("face_down", "any_task", "free_helper", "extra_action")):
            raise ValueError(f"expected {said[0]} once")
        if self.gain_pawns < 0:
            raise ValueError("expected no negative amount")

    @property
    def word(self) -> str:
        """Which of the words it is."""
        return next(name for name in self.__struct_fields__ if getattr(self, name))
