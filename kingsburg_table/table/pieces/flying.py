"""What a board says about pieces that move: from which thing to which, how, and with what picture."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from kingsburg_table.table.draw.tumble import DieLook
from kingsburg_table.table.play.words import Words


class Way(StrEnum):
    """How a piece moves. All but `FALL` end on a thing, which shows the old state until the piece is there."""

    FLY = "fly"  #: in an arc from one thing to another
    SLIDE = "slide"  #: flat over the table, growing or shrinking to where it goes
    STAMP = "stamp"  #: pressed onto its place from above
    DROP = "drop"  #: laid into its place, with a click
    TURN = "turn"  #: turned over in its place
    FALL = "fall"  #: falls off the table: lost


Picture = tuple[Any, ...]  #: (`die`, seat colour, face), (`dice`, look, face), (`icon`, name), `THING` or `OLD_THING`
#: Pictures of the thing itself: as it lies at the end, and as it lay at the start.
THING: Picture = ("thing",)
OLD_THING: Picture = ("old thing",)


@dataclass(frozen=True)
class Flight:
    """A piece on its way between two things.

    Where no thing `start` lies on the table, the piece is simply there; `STAMP`, `DROP` and `TURN` need none.
    `part`: which of how many pieces that come to lie side by side.
    """

    picture: Picture
    start: str
    end: str
    way: Way = Way.FLY
    part: tuple[int, int] = (0, 1)


@dataclass(frozen=True)
class Cast:
    """Dice that one seat throws (-1: the table), and where each of them goes when it was counted.

    `lying`: dice that stay as they are. `words` is the sentence of the chronicle; `total` is counted aloud.
    """

    seat: int
    dice: tuple[tuple[DieLook, int], ...]
    goals: tuple[str, ...]
    words: Words
    total: int | None = None
    lying: tuple[tuple[DieLook, int], ...] = ()
