"""Thinking ahead: the best few options are played on, all of them in the same imagined worlds, and the worse half
is dropped again and again."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Sequence

from kingsburg_table.bots.leaves import Leaves
from kingsburg_table.bots.sim import Sim
from kingsburg_table.core.actions import Action, Option

LONGEST = 60  #: decisions in one rollout


class Rollouts:
    """Matches played on from a position, each player taking the best of a few options looked at."""

    def __init__(self, leaves: Leaves, *, looked_at: int = 3, parts_ahead: int = 1) -> None:
        self._leaves, self._value = leaves, leaves.value
        self._looked_at, self._parts_ahead = looked_at, parts_ahead
        self.decisions = 0  #: simulated so far

    def result(self, sim: Sim, action: Action, seat: int, rng: random.Random) -> float:
        """How far ahead the seat is where the thought ends; `sim` is played on."""
        horizon = self._value.traits.horizon
        sim.take(action)
        here, left = horizon(sim.state), self._parts_ahead
        parts = self._value.traits.parts
        for _ in range(LONGEST):
            decision = sim.decision
            self.decisions += 1
            if decision is None:
                break
            now = horizon(sim.state)
            if now != here:
                here, left = now, left - 1
            if left <= 0 and decision.kind not in parts:
                break
            sim.take(self._choose(sim, rng))
        return self._value.lead(sim.state, seat)

    def _choose(self, sim: Sim, rng: random.Random) -> Action:
        decision = sim.decision
        assert decision is not None
        options = decision.options
        if len(options) == 1:
            return options[0].action
        some: Sequence[Option] = options if len(options) <= self._looked_at else rng.sample(options, self._looked_at)
        best, chosen = float("-inf"), some[0]
        for option in some:
            way = sim.copy()
            way.take(option.action)
            worth = self._value.lead(way.state, decision.seat)
            if worth > best:
                best, chosen = worth, option
        return chosen.action


class Candidate:
    """An option that is thought through, with what its rollouts came to."""

    __slots__ = ("first", "option", "results")

    def __init__(self, option: Option, first: float) -> None:
        self.option, self.first = option, first
        self.results: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.results) / len(self.results) if self.results else self.first


def think(
    rollouts: Rollouts, world: Callable[[int], Sim], first: Sequence[tuple[float, Option]], seat: int, budget: int,
    seed: int,
) -> Generator[float, None, list[Candidate]]:
    """Halve the candidates until one is left; yields how far it is, 0 to 1. `world(n)` is the n-th imagined one."""
    candidates = [Candidate(option, worth) for worth, option in first]
    alive = candidates[:]
    stages = max(1, (len(alive) - 1).bit_length())
    begun, number = rollouts.decisions, 0
    for stage in range(stages):
        until = begun + budget * (stage + 1) // stages
        while rollouts.decisions < until:
            for candidate in alive:
                rng = random.Random(seed * 1_000_003 + number)
                candidate.results.append(rollouts.result(world(number), candidate.option.action, seat, rng))
                yield min(1.0, (rollouts.decisions - begun) / budget)
            number += 1
        alive = sorted(alive, key=lambda candidate: -candidate.mean)[: max(1, (len(alive) + 1) // 2)]
    dropped = [candidate for candidate in candidates if candidate not in alive]
    return alive + sorted(dropped, key=lambda candidate: (-len(candidate.results), -candidate.mean))
