"""A computer player: `Bot.choose(view, decision) -> Choice`. It sees a view and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from kingsburg_table.bots.choice import Choice, Plan, Reason
from kingsburg_table.bots.leaves import Leaf, Leaves, Light, Thought, answer
from kingsburg_table.bots.mind import Level, Mind, mind_of
from kingsburg_table.bots.reasons import compared, figures, same_plan
from kingsburg_table.bots.rollout import Candidate, Search
from kingsburg_table.bots.values import Value
from kingsburg_table.core.actions import Decision, Option
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.lightplay import LightPlay
from kingsburg_table.core.named import fingerprint

PLANS = 3
Account = dict[str, float]


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
        self._level: Level = mind.level(level)
        self._value = Value(controller, traits, mind, self._level.weights, personality)
        self._leaves = Leaves(self._value)

    def choose(self, view: Any, decision: Decision) -> Choice:
        """The answer, thought to its end."""
        return answer(self.thinking(view, decision))

    def thinking(self, view: Any, decision: Decision) -> Thought[Choice]:
        """The same in small steps."""
        if len(decision.options) == 1:
            return Choice(decision.options[0], 0.0)
        seat = decision.seat
        known = self._value.traits.known(view, decision)
        if known is not None:
            return Choice(known, 0.0, plans=(Plan(known, 0.0),))
        seed = int(fingerprint(view)[:12], 16)

        def world(number: int) -> Light:
            return LightPlay.of(self._controller, view, seat, random.Random(seed + number))

        leaves = yield from self._leaves.ranked(world(0), decision.options, seat)
        accounts: Iterator[tuple[Option, Account, Account]]
        if self._level.candidates < 2:
            plans = [Plan(leaf.option, leaf.lead, leaf.then) for leaf in leaves[:PLANS]]
            accounts = self._by_leaves(leaves, seat)
        else:
            search = Search(self._value, self._level)
            found = yield from search.candidates(world, leaves[: self._level.candidates], seat, seed)
            plans = [Plan(candidate.option, candidate.mean(), candidate.then) for candidate in found[:PLANS]]
            accounts = self._by_rollouts(found)
        best = plans[0]
        return Choice(best.option, best.value, self._reason(best.option, accounts, leaves, seat), tuple(plans))

    def _reason(
        self, chosen: Option, accounts: Iterator[tuple[Option, Account, Account]], leaves: list[Leaf], seat: int
    ) -> Reason:
        """Compared with the best option of another plan: the others come as (option, own account, its account)."""
        for option, own, against in accounts:
            if not same_plan(own, against):
                then = next((leaf.then for leaf in leaves if leaf.option == chosen), ())
                ends = {leaf.option: leaf.end.state for leaf in leaves}
                reason = msgspec.structs.replace(compared(own, option, against), then=then)
                if chosen.reveals or option.reveals:
                    return reason  # figures of one imagined table would tell what nobody knows yet
                return self._told(reason, ends[option], ends[chosen], seat)
        return Reason()

    def _told(self, reason: Reason, before: Any, after: Any, seat: int) -> Reason:
        """With what can be told in figures and names."""
        traits = self._value.traits
        near = traits.reach(before, seat)
        reach = tuple(id for id in traits.reach(after, seat) if id not in near)
        return msgspec.structs.replace(reason, facts=figures(self._value, before, after, seat), reach=reach)

    def _by_leaves(self, leaves: list[Leaf], seat: int) -> Iterator[tuple[Option, Account, Account]]:
        own = self._value.account(leaves[0].end.state, seat)
        for leaf in leaves[1:]:
            yield leaf.option, own, self._value.account(leaf.end.state, seat)

    def _by_rollouts(self, found: list[Candidate]) -> Iterator[tuple[Option, Account, Account]]:
        """Over the worlds that both have seen."""
        for other in found[1:]:
            count = min(len(found[0].results), len(other.results))
            if count:
                yield other.option, found[0].account(self._value, count), other.account(self._value, count)
