"""One die's way over the felt: where it is, how high, and how far it still has to roll. No pixels, no clock."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, ceil, pi, sin
from random import Random

from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw.tumble import DieLook

THROW_MS = (520.0, 700.0)
LEAVES = 26.0  #: between two dice of a hand
BOUNCES = 2.6
A_ROW = 8


@dataclass(frozen=True, slots=True)
class Pose:
    """A die at one moment. `roll` 0: its face lies on top."""

    at: Point
    high: float
    roll: float
    heading: float
    spin: float


@dataclass(frozen=True, slots=True)
class Rolling:
    """A die that is thrown from the hand to its place."""

    look: DieLook
    face: int
    hand: Point
    rest: Point
    size: float
    begins: float
    lasts: float
    quarters: int
    heading: float
    spin: float  #: how crooked it comes to lie
    whirl: float

    @property
    def lands(self) -> float:
        return self.begins + self.lasts

    def pose(self, now: float) -> Pose:
        """`now`: milliseconds since the hand let go."""
        share = min(1.0, max(0.0, (now - self.begins) / self.lasts))
        along = 1 - (1 - share) ** 2.4
        left = 1 - along
        x = self.hand[0] + (self.rest[0] - self.hand[0]) * along
        y = self.hand[1] + (self.rest[1] - self.hand[1]) * along
        high = self.size * 1.1 * (1 - share) ** 1.3 * abs(sin(pi * BOUNCES * share**0.8)) if share < 1 else 0.0
        return Pose((x, y), high, -self.quarters * pi / 2 * left, self.heading, self.spin + self.whirl * left)

    def huddled(self, shake: float = 0.0, offset: Point = (0.0, 0.0)) -> Pose:
        """In the hand: crooked, showing nothing of what it will be; `shake` rattles it."""
        wobble = sin(shake * 1.7 + self.quarters + self.begins)
        at = (self.hand[0] + offset[0] + 5 * wobble, self.hand[1] + offset[1] + 6 * sin(shake * 2.3 + self.begins))
        return Pose(at, 6 + 5 * abs(wobble), 0.7 + 0.23 * self.quarters + 0.5 * wobble, self.heading, self.whirl)


def rows(count: int) -> int:
    """In how many rows so many dice come to lie."""
    return max(1, ceil(count / A_ROW))


def throw(dice: tuple[tuple[DieLook, int], ...], hand: Point, felt: Box, size: float, rng: Random) -> list[Rolling]:
    """Dice spread over the felt, each in its own part of it, so that none lies on another."""
    made = []
    lines = rows(len(dice))
    across = ceil(len(dice) / lines)
    parts = [part for line in felt.rows(lines) for part in line.columns(max(1, across))]
    shortest, longest = THROW_MS
    for at, ((look, face), part) in enumerate(zip(dice, parts, strict=False)):
        free_x, free_y = max(0.0, part.w - size * 1.32) / 2, max(0.0, part.h - size * 1.32) / 2
        rest = (part.cx + rng.uniform(-1, 1) * min(free_x, size * 0.3), part.cy + rng.uniform(-1, 1) * min(free_y, 14))
        row = at % across - (across - 1) / 2
        start = (hand[0] + row * size * 0.42, hand[1] + rng.uniform(-0.22, 0.22) * size)
        heading = atan2(rest[1] - start[1], rest[0] - start[0]) + rng.uniform(-0.35, 0.35)
        begins = at * min(LEAVES, 180 / len(dice))
        made.append(Rolling(look, face, start, rest, size, begins, rng.uniform(shortest, longest),
                            rng.randint(5, 8), heading, rng.uniform(-0.2, 0.2), rng.uniform(-1.6, 1.6)))
    return made
