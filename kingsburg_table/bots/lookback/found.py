"""What a look back finds."""

from __future__ import annotations

import msgspec


class Unfinished(ValueError):
    """Only a finished match is looked back on: an open one still has secrets."""


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every seat's expected final points, from the first moment that is known to the last.

    The engine tells well how far seats are apart, and less well how many points a whole table will make; so the mean
    of all seats is that of the result, and what is told is who was ahead. Luck and choice add up: `start + luck +
    choice` is each seat's result.
    """

    first: int  #: the number of actions before the first moment
    points: tuple[tuple[float, ...], ...]  #: moment by moment, seat by seat; the last is the result
    luck: tuple[float, ...]  #: by seat: what dice and cards brought beside what they bring on average

    @property
    def start(self) -> tuple[float, ...]:
        return self.points[0]

    @property
    def result(self) -> tuple[float, ...]:
        return self.points[-1]

    @property
    def choice(self) -> tuple[float, ...]:
        """By seat: what its own decisions brought beside those of the others."""
        return tuple(end - begin - luck for begin, luck, end in zip(self.start, self.luck, self.result, strict=True))


class WeighedDecision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision, weighed. Options are places in the list of what could be done there."""

    record: int  #: how many actions were played before it
    seat: int
    played: int
    other: int  #: the best one, or the best of another plan where the best was played
    gain: float  #: expected lead at the end more (won) or less (lost) than with the other
    parts: tuple[tuple[str, float], ...] = ()  #: of the better one against the other, by group of traits
    facts: tuple[tuple[str, float, float], ...] = ()  #: on average, with the worse one and with the better one
    aims: tuple[tuple[str, float, float], ...] = ()  #: the same of things that follow, in percent

    @property
    def lost(self) -> bool:
        return self.gain < 0
