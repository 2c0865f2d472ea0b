"""What a position is worth: the final points that each seat may expect, and from what."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Any

from kingsburg_table.bots.mind import Mind
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.traits import AnyTraits

STEPS = 64  #: weights change over a match in so many steps
SCORE = "score"  #: the group of what is certain because the match is over


class Value:
    """Linear in a game's traits, with weights that go from the beginning of a match to its end."""

    def __init__(
        self, controller: Controller[Any, Any], traits: AnyTraits, mind: Mind, kind: str, taste: str = ""
    ) -> None:
        self.traits, self.mind = traits, mind
        begin, end = mind.weights(traits.names, kind, taste)
        self._weights = [
            tuple(first + (last - first) * step / STEPS for first, last in zip(begin, end, strict=True))
            for step in range(STEPS + 1)
        ]
        self._groups = [mind.traits[name].group for name in traits.names]
        self._outcome = controller.outcome

    def points(self, state: Any) -> list[float]:
        """Every seat's final points, as far as this position tells."""
        if not state.agenda:
            return list(self._outcome(state).points)
        weights, of = self._now(state), self.traits.of
        return [sum(map(mul, weights, of(state, seat))) for seat in range(len(state.players))]

    def own(self, state: Any, seat: int) -> float:
        """The seat's own final points, as far as this position tells."""
        if not state.agenda:
            return float(self._outcome(state).points[seat])
        return float(sum(map(mul, self._now(state), self.traits.of(state, seat))))

    def lead(self, state: Any, seat: int) -> float:
        """How far ahead the seat is."""
        return lead(self.points(state), seat)

    def account(self, state: Any, seat: int) -> dict[str, float]:
        """The lead by groups of traits; the parts add up to it."""
        points = self.points(state)
        if not state.agenda:
            return {SCORE: lead(points, seat)}
        parts: dict[str, float] = {}
        for group, weight, number in zip(self._groups, self._now(state), self.leads(state, seat), strict=True):
            parts[group] = parts.get(group, 0.0) + weight * number
        return parts

    def leads(self, state: Any, seat: int) -> list[float]:
        """Every trait as it counts in the seat's lead: the own number less the rivals'."""
        shares = _shares(self.points(state), seat)
        found = [0.0] * len(self.traits.names)
        for other, share in enumerate(shares):
            for place, number in enumerate(self.traits.of(state, other)):
                found[place] += share * number
        return found

    def _now(self, state: Any) -> tuple[float, ...]:
        return self._weights[round(self.traits.progress(state) * STEPS)]


def lead(points: Sequence[float], seat: int) -> float:
    """Own points less the rivals': the best of them and all of them on average count alike."""
    if len(points) == 2:
        return points[seat] - points[1 - seat]
    rivals = [own for other, own in enumerate(points) if other != seat]
    return points[seat] - (max(rivals) + sum(rivals) / len(rivals)) / 2


def _shares(points: Sequence[float], seat: int) -> list[float]:
    """How much of each seat's points is in the seat's lead."""
    rivals = [other for other in range(len(points)) if other != seat]
    best = max(rivals, key=lambda other: points[other])
    return [
        1.0 if other == seat else -0.5 / len(rivals) - (0.5 if other == best else 0.0) for other in range(len(points))
    ]
