"""What a position is worth: the final points that each seat may expect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import mul
from typing import Any

from kingsburg_table.core.traits import AnyTraits

STEPS = 64  #: weights change over a match in so many steps


class Value:
    """Linear in a game's traits, with weights that go from the beginning of a match to its end."""

    def __init__(
        self, traits: AnyTraits, begin: Sequence[float], end: Sequence[float], outcome: Callable[[Any], Sequence[float]]
    ) -> None:
        self.traits = traits
        self._weights = [
            tuple(first + (last - first) * step / STEPS for first, last in zip(begin, end, strict=True))
            for step in range(STEPS + 1)
        ]
        self._outcome = outcome

    def weights(self, state: Any) -> tuple[float, ...]:
        """What the traits are worth at this moment of the match."""
        return self._weights[round(self.traits.progress(state) * STEPS)]

    def points(self, state: Any) -> list[float]:
        """Every seat's final points, as far as this position tells."""
        if not state.agenda:
            return list(self._outcome(state))
        weights, of = self.weights(state), self.traits.of
        return [sum(map(mul, weights, of(state, seat))) for seat in range(len(state.players))]

    def lead(self, state: Any, seat: int) -> float:
        """How far ahead the seat is."""
        return lead(self.points(state), seat)


def lead(points: Sequence[float], seat: int) -> float:
    """Own points less the rivals': the best of them and all of them on average count alike."""
    rivals = [own for other, own in enumerate(points) if other != seat]
    if len(rivals) == 1:
        return points[seat] - rivals[0]
    return points[seat] - (max(rivals) + sum(rivals) / len(rivals)) / 2
