"""Where a thought rests: after an answer and the small questions that belong to it."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, NamedTuple, TypeAlias, TypeVar

from kingsburg_table.bots.values import Value
from kingsburg_table.core.actions import Option
from kingsburg_table.core.lightplay import LightPlay

DEEPEST = 4  #: so many small questions inside one answer are tried in every way
WIDEST = 12  #: of so many ways each

T = TypeVar("T")
Light = LightPlay[Any, Any]
Thought: TypeAlias = Generator[float, None, T]
"""Thinking in small steps; yields how far it is, 0 to 1."""


class Leaf(NamedTuple):
    """An option, how far ahead it leaves the seat, and the position in which that is seen."""

    option: Option
    lead: float
    end: Light


class Leaves:
    """Positions after an option, the seat's own small questions answered as this value likes best.

    Both methods think in small steps: they yield after every simulated answer.
    """

    def __init__(self, value: Value) -> None:
        self.value = value
        self._parts = value.traits.parts

    def ranked(self, play: Light, options: tuple[Option, ...], seat: int) -> Thought[list[Leaf]]:
        """All options, the one that leaves the seat farthest ahead first; equals as they are listed."""
        found = []
        for option in options:
            reached = play.copy()
            reached.take(option)
            yield 0.0
            end = yield from self._settled(reached, seat, DEEPEST)
            found.append(Leaf(option, self.value.lead(end.state, seat), end))
        return sorted(found, key=lambda leaf: -leaf.lead)

    def _settled(self, play: Light, seat: int, depth: int) -> Thought[Light]:
        decision = play.decision
        if decision is None or decision.seat != seat or decision.kind not in self._parts or depth == 0:
            return play
        best: tuple[float, Light] | None = None
        for option in spread(decision.options, WIDEST):
            way = play.copy()
            way.take(option)
            yield 0.0
            end = yield from self._settled(way, seat, depth - 1)
            lead = self.value.lead(end.state, seat)
            if best is None or lead > best[0]:
                best = lead, end
        assert best is not None
        return best[1]


def spread(options: tuple[Option, ...], most: int) -> tuple[Option, ...]:
    """Some options from all over a long list, the first and the last among them."""
    if len(options) <= most:
        return options
    return tuple(options[index * (len(options) - 1) // (most - 1)] for index in range(most))


def answer(thought: Thought[T]) -> T:
    """Think to the end."""
    try:
        while True:
            next(thought)
    except StopIteration as end:
        found: T = end.value
        return found
