"""What a position is worth: the final points that each seat may expect, and from what."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Any, NamedTuple, TypeAlias

from kingsburg_table.bots.mind import Mind
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.traits import AnyTraits

STEPS = 64  #: weights change over a match in so many steps
SCORE = "score"  #: the group of what is certain because the match is over
RIVALS = "rivals."  #: before a group: as the rivals have it
Account: TypeAlias = dict[str, float]
"""What a lead is made of, by groups of traits."""


class Seen(NamedTuple):
    """How far ahead a seat is, the weights of the moment, how much of each seat is in the lead, and its traits."""

    lead: float
    weights: Sequence[float]
    shares: Sequence[float]
    rows: Sequence[Sequence[float]]


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
        self._rivals = [RIVALS + group for group in self._groups]
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

    def seen(self, state: Any, seat: int) -> Seen:
        """The lead with everything that it is made of."""
        if not state.agenda:
            return Seen(lead(self._outcome(state).points, seat), (), (), ())
        weights, of = self._now(state), self.traits.of
        rows = [of(state, other) for other in range(len(state.players))]
        points = [sum(map(mul, weights, row)) for row in rows]
        return Seen(lead(points, seat), weights, _shares(points, seat), rows)

    def parts(self, seen: Seen) -> Account:
        """The lead by groups of traits, the own and the rivals' apart; the parts add up to it."""
        if not seen.rows:
            return {SCORE: seen.lead}
        found: Account = {}
        for share, row in zip(seen.shares, seen.rows, strict=True):
            groups = self._groups if share == 1.0 else self._rivals
            for group, weight, number in zip(groups, seen.weights, row, strict=True):
                found[group] = found.get(group, 0.0) + share * weight * number
        return found

    def account(self, state: Any, seat: int) -> Account:
        """The parts of a position's lead."""
        return self.parts(self.seen(state, seat))

    def _now(self, state: Any) -> tuple[float, ...]:
        return self._weights[round(self.traits.progress(state) * STEPS)]


def leads(seen: Seen) -> list[float]:
    """Every trait as it counts in the seat's lead: the own number less the rivals'."""
    found = [0.0] * len(seen.weights)
    for share, row in zip(seen.shares, seen.rows, strict=True):
        for place, number in enumerate(row):
            found[place] += share * number
    return found


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
