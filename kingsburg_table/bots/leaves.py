"""Where a thought rests: after an answer and the small questions that belong to it."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, NamedTuple, TypeAlias, TypeVar

from kingsburg_table.bots.values import Value
from kingsburg_table.core.actions import Option
from kingsburg_table.core.lightplay import LightPlay

DEEPEST = 12  #: so many small questions inside one answer, one after the other
WIDEST = 12  #: of so many ways each
KEPT = 3  #: and of all positions reached so far, so many are followed

T = TypeVar("T")
Light = LightPlay[Any, Any]
Thought: TypeAlias = Generator[float, None, T]
"""Thinking in small steps; yields how far it is, 0 to 1."""


class Leaf(NamedTuple):
    """An option, how far ahead it leaves the seat, and the position in which that is seen."""

    option: Option
    lead: float
    end: Light
    then: tuple[Option, ...] = ()  #: how the small questions were answered


class Leaves:
    """Positions after an option, the seat's own small questions answered as this value likes best.

    Both methods think in small steps: they yield after every simulated answer.
    """

    def __init__(self, value: Value) -> None:
        self.value = value
        self._parts = value.traits.parts | value.traits.chains

    def ranked(self, play: Light, options: tuple[Option, ...], seat: int) -> Thought[list[Leaf]]:
        """All options, the one that leaves the seat farthest ahead first; equals as they are listed."""
        found = []
        for number, option in enumerate(options):
            reached = play.copy()
            reached.take(option)
            yield number / len(options)
            end, then = yield from self._settled(reached, seat)
            found.append(Leaf(option, self.value.lead(end.state, seat), end, then))
        return sorted(found, key=lambda leaf: -leaf.lead)

    def _settled(self, play: Light, seat: int) -> Thought[tuple[Light, tuple[Option, ...]]]:
        """The best position behind the small questions. Ways that come to the same (points spent in another order) are
        followed once."""
        if not self._unsettled(play, seat):
            return play, ()
        best: tuple[float, Light, tuple[Option, ...]] | None = None
        beam: list[tuple[Light, tuple[Option, ...]]] = [(play, ())]
        for _ in range(DEEPEST):
            reached: dict[float, tuple[Light, tuple[Option, ...]]] = {}
            for place, then in beam:
                assert place.decision is not None
                for option in spread(place.decision.options, WIDEST):
                    way = place.copy()
                    way.take(option)
                    yield 0.0
                    worth = self.value.own(way.state, seat)
                    if self._unsettled(way, seat):
                        reached.setdefault(worth, (way, (*then, option)))
                    elif best is None or worth > best[0]:
                        best = worth, way, (*then, option)
            if not reached:
                break
            beam = [reached[worth] for worth in sorted(reached, reverse=True)[:KEPT]]
        return best[1:] if best is not None else beam[0]

    def _unsettled(self, play: Light, seat: int) -> bool:
        decision = play.decision
        return decision is not None and decision.seat == seat and decision.kind in self._parts


def spread(options: tuple[Option, ...], most: int) -> tuple[Option, ...]:
    """Some options from all over a long list, the first and the last among them."""
    if len(options) <= most:
        return options
    return tuple(options[index * (len(options) - 1) // (most - 1)] for index in range(most))


def paced(thought: Thought[T], begins: float, ends: float) -> Thought[T]:
    """A part of a longer thought: how far it is goes from `begins` to `ends`."""
    try:
        while True:
            yield begins + (ends - begins) * next(thought)
    except StopIteration as end:
        found: T = end.value
        return found


def answer(thought: Thought[T]) -> T:
    """Think to the end."""
    try:
        while True:
            next(thought)
    except StopIteration as end:
        found: T = end.value
        return found
