"""A computer player: `Bot.choose(view, decision) -> Choice`. It sees a view and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import Any, NamedTuple

import msgspec

from kingsburg_table.bots.choice import Chosen, Figure, Plan, Reason
from kingsburg_table.bots.leaves import Leaf, Leaves, Light, Thought, answer, paced
from kingsburg_table.bots.mind import Level, Mind, mind_of
from kingsburg_table.bots.reasons import aims, compared, figures, mean, same_plan
from kingsburg_table.bots.rollout import Candidate, Search
from kingsburg_table.bots.values import Account, Value
from kingsburg_table.core.actions import Action, Decision, Option
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.lightplay import LightPlay
from kingsburg_table.core.named import fingerprint

PLANS = 3
FIRST_LOOK = 0.1  #: of a thought that looks further, the part that values every option
LOOKED_THROUGH = 8  #: options among which other plans are looked for
GLIMPSE = 0.08  #: what is told of a first look weighs at least so much
WORLDS = 4  #: imagined by who explains a move from outside


class Side(NamedTuple):
    """What came of one answer, world by world: its account, what the seat came to, and the position at the end."""

    accounts: Sequence[Account]
    came: Sequence[frozenset[str]] = ()
    ends: Sequence[Any] = ()


class Beside(NamedTuple):
    """An answer beside the best one, both in the same worlds."""

    option: Option
    best: Side
    other: Side

    @property
    def same(self) -> bool:
        return same_plan(mean(self.best.accounts), mean(self.other.accounts))


class FirstLook(NamedTuple):
    """What was seen one answer ahead: in one imagined world, or in several where all that is told must hold in each.

    `chance` is that of the worlds before the answer.
    """

    seat: int
    worlds: Sequence[Sequence[Leaf]]
    chance: Sequence[int]

    def leaves(self, option: Option) -> list[Leaf]:
        return [next(leaf for leaf in world if leaf.option == option) for world in self.worlds]

    def certain(self, *options: Option) -> bool:
        """Whether these answers meet no chance, so that what comes of them is known."""
        return all(
            not option.reveals and leaf.end.state.chance == chance
            for option in options for leaf, chance in zip(self.leaves(option), self.chance, strict=True)
        )


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
        here = world(0)
        leaves = yield from paced(self._leaves.ranked(here, decision.options, seat), 0.0, far)
        seen = FirstLook(seat, (leaves,), (here.state.chance,))
        accounts: Iterator[Beside]
        if self._level.candidates < 2:
            plans = [Plan(leaf.option, leaf.lead, leaf.then) for leaf in leaves[:LOOKED_THROUGH]]
            accounts = self._by_leaves(leaves[0].option, [leaf.option for leaf in leaves[1:]], seen)
        else:
            search = Search(self._value, self._level)
            found = yield from paced(search.candidates(world, leaves[: self._level.candidates], seat, seed), far, 1.0)
            plans = [Plan(candidate.option, candidate.mean(), candidate.then) for candidate in found]
            accounts = self._by_rollouts(found)
        best, first = plans[0], list(islice(accounts, LOOKED_THROUGH))
        reason = self._reason(best.option, chain(first, accounts), seen)
        others = self._others(plans[1:], best.option, first, seen)
        told = (msgspec.structs.replace(best, reason=reason), *others)
        return Chosen(best.option, best.value, reason, told)

    def explaining(self, view: Any, eyes: int | None, seat: int, action: Action) -> Thought[Reason | None]:
        """Why this seat may have answered so, by what `eyes`, whose view this is, can know, one answer ahead; nothing
        where it takes the seat's own secrets to say so."""
        seed = int(fingerprint(view)[:12], 16)
        worlds: list[list[Leaf]] = []
        chance = []
        for number in range(WORLDS):
            play: Light = LightPlay.of(self._controller, view, eyes, random.Random(seed + number))
            decision = play.decision
            chosen = decision.option(action) if decision is not None and decision.seat == seat else None
            if decision is None or chosen is None:
                if not worlds:
                    return None
                continue
            chance.append(play.state.chance)
            worlds.append((yield from self._leaves.ranked(play, decision.options, seat)))
        everywhere = [leaf.option for leaf in worlds[0] if all(any(leaf.option == each.option for each in world)
                                                               for world in worlds[1:])]
        own = next(option for option in everywhere if option.action == action)
        seen = FirstLook(seat, worlds, chance)
        rest = [option for option in everywhere if option != own]
        return msgspec.structs.replace(self._reason(own, self._by_leaves(own, rest, seen), seen), then=())

    def _reason(self, chosen: Option, others: Iterator[Beside], seen: FirstLook) -> Reason:
        """Compared with the best option of another plan; where chance alone may tell them apart, with the best one of
        which more is known, or else as it looks one answer ahead."""
        first = Reason()
        for beside in others:
            if not beside.same:
                reason = self._compared(chosen, beside.best, beside.option, beside.other, seen)
                if any(part not in reason.unsure for part, _ in reason.parts):
                    return reason
                first = first if first.against is not None else reason
        if first.against is None:
            return first
        beside = next(self._by_leaves(chosen, [first.against], seen))
        glance = self._compared(chosen, beside.best, beside.option, beside.other, seen)
        tells = any(amount >= GLIMPSE for _, amount in glance.parts)
        return msgspec.structs.replace(glance, glance=True) if tells else first

    def _others(self, plans: list[Plan], best: Option, others: list[Beside], seen: FirstLook) -> Iterator[Plan]:
        """Up to two more, none of them one that was named already in another order; each compared with the best."""
        known: list[Account] = []
        for plan in plans:
            found = next((beside for beside in others if beside.option == plan.option), None)
            if found is None or found.same:
                continue
            account = mean(found.other.accounts)
            if any(same_plan(each, account) for each in known):
                continue
            known.append(account)
            reason = self._compared(plan.option, found.other, best, found.best, seen)
            yield msgspec.structs.replace(plan, reason=reason)
            if len(known) == PLANS - 1:
                return

    def _compared(self, one: Option, own: Side, against: Option, other: Side, seen: FirstLook) -> Reason:
        """With what can be told in figures and names. What comes at once is told only where it is certain: one imagined
        table would tell what nobody knows yet."""
        here, there = seen.leaves(one), seen.leaves(against)
        facts, reach = self._at_once(here, there, seen.seat) if seen.certain(one, against) else ((), ())
        if len(own.ends) > 1:
            known = {fact.name for fact in facts}
            later = figures(self._value, other.ends, own.ends, seen.seat)
            facts += tuple(fact for fact in later if fact.name not in known)
        return msgspec.structs.replace(
            compared(own.accounts, against, other.accounts), then=here[0].then, facts=facts, reach=reach,
            aims=aims(own.came, other.came, self._does(*here, *there)),
        )

    def _at_once(
        self, here: Sequence[Leaf], there: Sequence[Leaf], seat: int
    ) -> tuple[tuple[Figure, ...], tuple[str, ...]]:
        """Figures, and what is within reach, as they are in every imagined world."""
        within = self._value.traits.reach
        facts: list[tuple[Figure, ...]] = []
        reaches: list[list[str]] = []
        for one, other in zip(here, there, strict=True):
            near = within(other.end.state, seat)
            reaches.append([id for id in within(one.end.state, seat) if id not in near])
            facts.append(figures(self._value, [other.end.state], [one.end.state], seat))
        reach = tuple(id for id in reaches[0] if all(id in each for each in reaches))
        return tuple(fact for fact in facts[0] if all(fact in each for each in facts)), reach

    def _does(self, *leaves: Leaf) -> set[str]:
        """What the seat comes to with these answers themselves, and with how their small questions are answered."""
        answers = [option for leaf in leaves for option in (leaf.option, *leaf.then)]
        return {self._value.traits.aim(option.action) for option in answers}

    def _by_leaves(self, chosen: Option, others: Sequence[Option], seen: FirstLook) -> Iterator[Beside]:
        def side(option: Option) -> Side:
            ends = [leaf.end.state for leaf in seen.leaves(option)]
            return Side([self._value.account(end, seen.seat) for end in ends], ends=ends)

        best = side(chosen)
        for option in others:
            yield Beside(option, best, side(option))

    def _by_rollouts(self, found: list[Candidate]) -> Iterator[Beside]:
        """Over the worlds that both have seen."""
        best, sides = found[0], dict[int, Side]()  # of the best one, by how many worlds are compared
        for other in found[1:]:
            count = min(len(best.results), len(other.results))
            if count and count not in sides:
                sides[count] = self._side(best, count)
            if count:
                yield Beside(other.option, sides[count], self._side(other, count))

    def _side(self, candidate: Candidate, count: int) -> Side:
        return Side(candidate.accounts(self._value, count), candidate.came[:count], candidate.ends[:count])
