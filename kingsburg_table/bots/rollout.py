"""Thinking ahead: the best few options are played on, all of them in the same imagined worlds, and the worse half is
dropped again and again."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from kingsburg_table.bots.leaves import Leaf, Light, Thought
from kingsburg_table.bots.mind import Level
from kingsburg_table.bots.values import Account, Seen, Value
from kingsburg_table.core.actions import Option

LONGEST = 80  #: decisions in one rollout
FIRST = 3  #: the value one answer ahead counts like so many rollouts


class Candidate:
    """An option that is thought through: what its rollouts came to, and from what."""

    __slots__ = ("_seen", "came", "ends", "first", "option", "results", "then")

    def __init__(self, option: Option, first: float, then: tuple[Option, ...] = ()) -> None:
        self.option, self.first, self.then = option, first, then
        self.results: list[float] = []
        self.came: list[frozenset[str]] = []  #: what the seat came to, rollout by rollout
        self.ends: list[Any] = []  #: where they ended
        self._seen: list[Seen] = []

    def note(self, seen: Seen, came: frozenset[str] = frozenset(), end: Any = None) -> None:
        """What a rollout came to."""
        self.results.append(seen.lead)
        self.came.append(came)
        self.ends.append(end)
        self._seen.append(seen)

    def mean(self, count: int | None = None) -> float:
        """Of its first `count` rollouts, which every candidate played in the same worlds."""
        results = self.results[:count]
        return sum(results) / len(results) if results else self.first

    def accounts(self, value: Value, count: int) -> list[Account]:
        """What each of its first rollouts is made of."""
        return [value.parts(seen) for seen in self._seen[:count]]


class Search:
    """One answer thought through: matches played on from it, each player taking the best of a few options."""

    def __init__(self, value: Value, level: Level) -> None:
        self._value, self._level = value, level
        self.decisions = 0  #: simulated so far

    def candidates(
        self, world: Callable[[int], Light], first: Sequence[Leaf], seat: int, seed: int
    ) -> Thought[list[Candidate]]:
        """The best one first. `world(n)` is the n-th imagined table, always the same."""
        known = [Candidate(leaf.option, leaf.lead, leaf.then) for leaf in first]
        alive = known[:]
        stages = max(1, (len(alive) - 1).bit_length())
        number = 0
        for stage in range(stages):
            until = self._level.budget * (stage + 1) // stages
            while self.decisions < until:
                for candidate in alive:
                    rng = random.Random(seed * 1_000_003 + number)
                    yield from self.play_on(candidate, world(number), seat, rng)
                number += 1
            alive = judged(alive)[: max(1, (len(alive) + 1) // 2)]
        rest = sorted(
            (candidate for candidate in known if candidate not in alive),
            key=lambda candidate: (-len(candidate.results), -candidate.mean()),
        )
        return alive + rest

    def play_on(self, candidate: Candidate, play: Light, seat: int, rng: random.Random) -> Thought[None]:
        """To the end of the level's horizon; `play` is used up."""
        horizon, parts = self._value.traits.horizon, self._value.traits.parts
        play.take(candidate.option)
        for answer in candidate.then:  # as the small questions were answered when it was valued, as far as they come
            if play.decision is None or play.decision.seat != seat or answer not in play.decision.options:
                break
            self.decisions += 1
            play.take(answer)
        here, left, aim = horizon(play.state), self._level.ahead, self._value.traits.aim
        came = set()
        for _ in range(LONGEST * self._level.ahead):
            self.decisions += 1
            yield min(1.0, self.decisions / self._level.budget)
            if play.decision is None:
                break
            now = horizon(play.state)
            if now != here:
                here, left = now, left - 1
            if left <= 0 and play.decision.kind not in parts:
                break
            asked = play.decision.seat
            play, option = self._next(play, rng)
            thing = aim(option.action) if asked == seat else ""
            if thing:
                came.add(thing)
        candidate.note(self._value.seen(play.state, seat), frozenset(came), play.state)

    def _next(self, play: Light, rng: random.Random) -> tuple[Light, Option]:
        """After the best of a few answers for whoever is asked, and that answer; `play` is used up."""
        decision = play.decision
        assert decision is not None
        some: Sequence[Option] = decision.options
        if len(some) == 1:
            play.take(some[0])
            return play, some[0]
        if len(some) > self._level.looked_at:
            some = rng.sample(some, self._level.looked_at)
        best, chosen, taken = float("-inf"), play, some[0]
        for number, option in enumerate(some, start=1):
            way = play.copy() if number < len(some) else play
            way.take(option)
            worth = self._value.own(way.state, decision.seat)
            if worth > best:
                best, chosen, taken = worth, way, option
        return chosen, taken


def judged(candidates: Sequence[Candidate]) -> list[Candidate]:
    """The best one first, by rollouts and, while they are few, by what was seen one answer ahead. Both count as the
    difference from the average, since a rollout looks further."""
    count = len(candidates)
    average = sum(candidate.mean() for candidate in candidates) / count
    first = sum(candidate.first for candidate in candidates) / count

    def worth(candidate: Candidate) -> float:
        rollouts = len(candidate.results)
        return (rollouts * (candidate.mean() - average) + FIRST * (candidate.first - first)) / (rollouts + FIRST)

    return sorted(candidates, key=lambda candidate: -worth(candidate))
