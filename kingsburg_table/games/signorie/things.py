"""What the vocabulary speaks of: colours, tracks, rows, pawns, and where points come from."""

from __future__ import annotations

from typing import Literal

Track = Literal["politics", "church", "military", "initiative"]
Colour = Literal["yellow", "red", "purple", "grey", "turquoise"]
Sex = Literal["man", "woman"]
Counted = Literal["helpers", "men_in_cities", "women_in_cities", "cities_with_men", "cities_with_women"]
#: Which alliance token a Mission or Marriage brings: the city's (S7.3, S7.4), or one face down in its place (S9.5).
Token = Literal["city", "face_down"]

CAREERS: tuple[str, ...] = ("politics", "church", "military")
TRACKS = (*CAREERS, "initiative")  #: in the order of their numbers
COLOURS: tuple[str, ...] = ("yellow", "red", "purple", "grey", "turquoise")
ROWS = (*CAREERS, "marriage")
SEXES: tuple[str, ...] = ("man", "woman")
PLACES = ("upper", "lower")  #: the two task spaces of a colour
#: Where victory points come from, in the order in which states keep them.
POINTS = (
    "missions", "marriages", "initiative", "weddings", "helpers", "rewards", "purchases", "careers", "alliances",
)
