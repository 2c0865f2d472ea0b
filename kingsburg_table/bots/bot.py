"""A computer player: `Bot.choose(view, decision) -> Choice`. It sees a view and nothing else."""

from __future__ import annotations

import random
from collections.abc import Generator, Mapping
from typing import Any

from kingsburg_table.bots.choice import Choice, Plan, Reason
from kingsburg_table.bots.leaves import Leaves, Light
from kingsburg_table.bots.mind import Level, Mind, mind_of
from kingsburg_table.bots.reasons import compared, same_plan
from kingsburg_table.bots.rollout import Search
from kingsburg_table.bots.values import Value
from kingsburg_table.core.actions import Decision, Option
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.lightplay import LightPlay
from kingsburg_table.core.named import fingerprint

PLANS = 3


class Bot:
    """Answers for one seat. The same view and question get the same answer, in every process."""

    def __init__(
        self, controller: Controller[Any, Any], options: Mapping[str, str], level: str, personality: str = "",
        mind: Mind | None = None,
    ) -> None:
        self._controller = controller
        mind = mind if mind is not None else mind_of(controller.game)
        traits = controller.traits(controller.rules(options).data)
        assert traits is not None
        self._level: Level = mind.levels[level]
        self._value = Value(controller, traits, mind, self._level.weights, personality)
        self._leaves = Leaves(self._value)

    def choose(self, view: Any, decision: Decision) -> Choice:
        """The answer, thought to its end."""
        thinking = self.thinking(view, decision)
        try:
            while True:
                next(thinking)
        except StopIteration as end:
            choice: Choice = end.value
            return choice

    def thinking(self, view: Any, decision: Decision) -> Generator[float, None, Choice]:
        """The same in small steps; yields how far it is, 0 to 1."""
        if len(decision.options) == 1:
            return Choice(decision.options[0], 0.0)
        seat = decision.seat
        seed = int(fingerprint(view)[:12], 16)

        def world(number: int) -> Light:
            return LightPlay.of(self._controller, view, seat, random.Random(seed + number))

        yield 0.0
        leaves = []
        here = world(0)
        for option in decision.options:
            leaves += self._leaves.ranked(here, (option,), seat)
            yield 0.0
        leaves.sort(key=lambda leaf: -leaf[0])
        level = self._level
        if level.candidates < 2:
            return self._greedy(leaves, seat)
        search = Search(self._value, level)
        first = [(worth, option) for worth, option, _ in leaves[: level.candidates]]
        found = yield from search.candidates(world, first, seat, seed)
        best = found[0]
        reason = Reason()
        for other in found[1:]:
            count = min(len(best.results), len(other.results))
            if not count:
                break
            own, against = best.account(count), other.account(count)
            if not same_plan(own, against):
                ends = {leaf[1].action: leaf[2].state for leaf in leaves}
                reason = compared(
                    own, other.option, against,
                    self._value.traits.facts(ends[best.option.action], seat),
                    self._value.traits.facts(ends[other.option.action], seat),
                )
                break
        plans = tuple(Plan(candidate.option, candidate.mean()) for candidate in found[:PLANS])
        return Choice(best.option, best.mean(), reason, plans)

    def _greedy(self, leaves: list[tuple[float, Option, Light]], seat: int) -> Choice:
        worth, option, reached = leaves[0]
        own = self._value.account(reached.state, seat)
        reason = Reason()
        for _, other, end in leaves[1:]:
            against = self._value.account(end.state, seat)
            if not same_plan(own, against):
                facts = self._value.traits.facts
                reason = compared(own, other, against, facts(reached.state, seat), facts(end.state, seat))
                break
        plans = tuple(Plan(one, value) for value, one, _ in leaves[:PLANS])
        return Choice(option, worth, reason, plans)
