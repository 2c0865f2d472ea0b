"""The one door to chance and to everything that lies face down.

Its whole state is one integer in the session's state, so copies, undo and replays meet the same results. A face-down
pile is an unordered pool: the door draws from it only when something is turned up, so there is nothing to leak before.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar, overload

import msgspec

if TYPE_CHECKING:
    from kingsburg_table.core.agenda import State

T = TypeVar("T")
_MASK = (1 << 64) - 1


class DoorShut(Exception):
    """A preview reached something that is not known yet."""


class Unscripted(Exception):
    """A worked example needs a chance result that it does not give."""


class Pool(Sequence[str]):
    """A face-down pile as counts by id, so that nothing has to be listed that is not drawn."""

    __slots__ = ("_ends", "counts", "ids")

    def __init__(self, ids: Sequence[str], counts: Sequence[int]) -> None:
        self.ids, self.counts = ids, counts
        self._ends = list(accumulate(counts))

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[str]: ...
    def __getitem__(self, at: int | slice) -> str | Sequence[str]:
        if isinstance(at, slice):
            return list(self)[at]
        if not 0 <= at < len(self):
            raise IndexError(at)
        return self.ids[bisect_right(self._ends, at)]

    def __contains__(self, id: object) -> bool:
        return id in self.ids and self.counts[self.ids.index(str(id))] > 0


class Scripted(msgspec.Struct, array_like=True, frozen=True):
    """One chance result that an example fixes: what is rolled or drawn, and how it comes out."""

    label: str
    result: Any


class Door:
    """Rolls and draws with SplitMix64 over `state.chance`; keeps the results of the running action for its record."""

    def __init__(self) -> None:
        self.results: list[Any] = []

    def close(self) -> None:
        """The action is done."""

    def roll(self, state: State, label: str, count: int, sides: int = 6) -> list[int]:
        """`count` dice."""
        if state.script is None:
            next = self._next
            result = [1 + next(state) % sides for _ in range(count)]
        elif not _dice(result := self._scripted(state, label), count, sides):
            raise Unscripted(f"{label}: {count} dice of {sides} sides expected, not {result!r}")
        rolled: list[int] = self._keep(result)
        return rolled

    def draw(self, state: State, label: str, pool: Sequence[str]) -> str:
        """One of an unordered pool; the caller takes it out of the pool."""
        if state.script is None:
            result = pool[self._next(state) % len(pool)]
        elif (result := self._scripted(state, label)) not in pool:
            raise Unscripted(f"{label}: one of {list(pool)} expected, not {result!r}")
        drawn: str = self._keep(result)
        return drawn

    def order(self, state: State, label: str, things: Sequence[T]) -> list[T]:
        """A random order of things (Fisher-Yates)."""
        if state.script is None:
            result = list(things)
            for last in range(len(result) - 1, 0, -1):
                other = self._next(state) % (last + 1)
                result[last], result[other] = result[other], result[last]
        elif not _permuted(result := self._scripted(state, label), things):
            raise Unscripted(f"{label}: an order of {list(things)} expected, not {result!r}")
        ordered: list[T] = self._keep(result)
        return ordered

    def _keep(self, result: Any) -> Any:
        self.results.append(result[:] if isinstance(result, list) else result)  # what is played with changes
        return result

    @staticmethod
    def _scripted(state: State, label: str) -> Any:
        assert state.script is not None
        for index, entry in enumerate(state.script):
            if entry.label == label:
                del state.script[index]
                return entry.result[:] if isinstance(entry.result, list) else entry.result  # a script is read again
        raise Unscripted(f"the script has no result for {label!r}")

    @staticmethod
    def _next(state: State) -> int:
        state.chance = seed = (state.chance + 0x9E3779B97F4A7C15) & _MASK
        seed = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        seed = ((seed ^ (seed >> 27)) * 0x94D049BB133111EB) & _MASK
        return seed ^ (seed >> 31)


class ShutDoor(Door):
    """For previews: whoever knocks learns nothing."""

    def roll(self, state: State, label: str, count: int, sides: int = 6) -> list[int]:
        raise DoorShut(label)

    def draw(self, state: State, label: str, pool: Sequence[str]) -> str:
        raise DoorShut(label)

    def order(self, state: State, label: str, things: Sequence[T]) -> list[T]:
        raise DoorShut(label)


class ToldDoor(Door):
    """For loading: the recorded result stands, while the integer moves on as it did when it was made."""

    def __init__(self, told: Sequence[Any]) -> None:
        super().__init__()
        self._told = list(told)

    def _keep(self, result: Any) -> Any:
        if not self._told:
            raise Unscripted("the record holds fewer chance results than the rules ask for")
        told = self._told.pop(0)
        if not _alike(told, result):
            raise Unscripted(f"the record says {told!r} where {result!r} was possible")
        return super()._keep(told)

    def roll(self, state: State, label: str, count: int, sides: int = 6) -> list[int]:
        told = super().roll(state, label, count, sides)
        return told if _dice(told, count, sides) else self._impossible(label, told)

    def draw(self, state: State, label: str, pool: Sequence[str]) -> str:
        told = super().draw(state, label, pool)
        return told if told in pool else self._impossible(label, told)

    def order(self, state: State, label: str, things: Sequence[T]) -> list[T]:
        told = super().order(state, label, things)
        return told if _permuted(told, things) else self._impossible(label, told)

    def close(self) -> None:
        """The action is done: nothing that was told may be left."""
        if self._told:
            raise Unscripted("the record holds more chance results than the rules ask for")

    @staticmethod
    def _impossible(label: str, told: object) -> NoReturn:
        raise Unscripted(f"{label}: the record says {told!r}, which cannot be")


def _alike(told: object, result: object) -> bool:
    if isinstance(told, list) and isinstance(result, list):
        return len(told) == len(result) and all(map(_alike, told, result))
    return type(told) is type(result)


def _permuted(result: object, things: Sequence[Any]) -> bool:
    return isinstance(result, list) and sorted(map(repr, result)) == sorted(map(repr, things))


def _dice(result: object, count: int, sides: int) -> bool:
    return (
        isinstance(result, list)
        and len(result) == count
        and all(type(face) is int and 1 <= face <= sides for face in result)
    )
