"""A computer player: `Bot.choose(view, decision) -> Choice`. It sees a view and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import chain, islice
from typing import Any

import msgspec

from kingsburg_table.bots.choice import Chosen, Plan, Reason
from kingsburg_table.bots.leaves import Leaf, Leaves, Light, Thought, answer, paced
from kingsburg_table.bots.mind import Level, Mind, mind_of
from kingsburg_table.bots.reasons import compared, figures, same_plan
from kingsburg_table.bots.rollout import Candidate, Search
from kingsburg_table.bots.values import Value
from kingsburg_table.core.actions import Action, Decision, Option
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.lightplay import LightPlay
from kingsburg_table.core.named import fingerprint

PLANS = 3
FIRST_LOOK = 0.1  #: of a thought that looks further, the part that values every option
LOOKED_THROUGH = 8  #: options among which other plans are looked for
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

    def choose(self, view: Any, decision: Decision) -> Chosen:
        """The answer, thought to its end."""
        return answer(self.thinking(view, decision))

    def thinking(self, view: Any, decision: Decision) -> Thought[Chosen]:
        """The same in small steps."""
        if len(decision.options) == 1:
            return Chosen(decision.options[0], 0.0)
        seat = decision.seat
        known = self._value.traits.known(view, decision)
        if known is not None:
            return Chosen(known, 0.0, plans=(Plan(known, 0.0),))
        seed = int(fingerprint(view)[:12], 16)

        def world(number: int) -> Light:
            return LightPlay.of(self._controller, view, seat, random.Random(seed + number))

        far = FIRST_LOOK if self._level.candidates > 1 else 1.0
        leaves = yield from paced(self._leaves.ranked(world(0), decision.options, seat), 0.0, far)
        accounts: Iterator[tuple[Option, Account, Account]]
        if self._level.candidates < 2:
            plans = [Plan(leaf.option, leaf.lead, leaf.then) for leaf in leaves[:LOOKED_THROUGH]]
            accounts = self._by_leaves(leaves, seat)
        else:
            search = Search(self._value, self._level)
            found = yield from paced(search.candidates(world, leaves[: self._level.candidates], seat, seed), far, 1.0)
            plans = [Plan(candidate.option, candidate.mean(), candidate.then) for candidate in found]
            accounts = self._by_rollouts(found)
        best, first = plans[0], list(islice(accounts, LOOKED_THROUGH))
        reason = self._reason(best.option, chain(first, accounts), leaves, seat)
        others = self._others(plans[1:], best.option, first, leaves, seat)
        told = (msgspec.structs.replace(best, reason=reason), *others)
        return Chosen(best.option, best.value, reason, told)

    def explaining(self, view: Any, eyes: int | None, seat: int, action: Action) -> Thought[Reason | None]:
        """Why this seat may have answered so, by what `eyes`, whose view this is, can know, one answer ahead; nothing
        where it takes the seat's own secrets to say so."""
        rng = random.Random(int(fingerprint(view)[:12], 16))
        play: Light = LightPlay.of(self._controller, view, eyes, rng)
        decision = play.decision
        chosen = decision.option(action) if decision is not None and decision.seat == seat else None
        if decision is None or chosen is None:
            return None
        leaves = yield from self._leaves.ranked(play, decision.options, seat)
        own = next(leaf for leaf in leaves if leaf.option == chosen)
        rest = [leaf for leaf in leaves if leaf is not own]
        reason = self._reason(chosen, self._by_leaves([own, *rest], seat), leaves, seat)
        return msgspec.structs.replace(reason, then=())

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

    def _others(
        self, plans: list[Plan], best: Option, accounts: list[tuple[Option, Account, Account]], leaves: list[Leaf],
        seat: int,
    ) -> Iterator[Plan]:
        """Up to two more, none of them one that was named already in another order; each compared with the best."""
        known: list[Account] = []
        ends = {leaf.option: leaf.end.state for leaf in leaves}
        for plan in plans:
            found = next(((own, account) for option, own, account in accounts if option == plan.option), None)
            if found is None or any(same_plan(account, found[1]) for account in (found[0], *known)):
                continue
            known.append(found[1])
            reason = msgspec.structs.replace(compared(found[1], best, found[0]), then=plan.then)
            if not (plan.option.reveals or best.reveals):
                reason = self._told(reason, ends[best], ends[plan.option], seat)
            yield msgspec.structs.replace(plan, reason=reason)
            if len(known) == PLANS - 1:
                return

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
