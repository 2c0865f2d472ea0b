"""Weighing one decision of a match: what was played, and what the engine would have played from the seat's own view."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from kingsburg_table.bots.leaves import Leaves, Light, Thought
from kingsburg_table.bots.lookback.found import WeighedDecision
from kingsburg_table.bots.mind import Level
from kingsburg_table.bots.reasons import aims, compared, figures, mean, same_plan
from kingsburg_table.bots.rollout import Candidate, Search
from kingsburg_table.bots.values import Value
from kingsburg_table.core.actions import Aside, Decision, GoOn, Option, Seal
from kingsburg_table.core.chance import Door
from kingsburg_table.core.lightplay import LightPlay
from kingsburg_table.core.play import Play
from kingsburg_table.core.session import Session
from kingsburg_table.core.views import view

LIKELY = 4  #: options that are played on, besides what was played
FACTS, PARTS = 5, 4  #: so many are told


def asked(session: Session[Any, Any], number: int) -> Decision | None:
    """The question that the record of this number answered."""
    return Play(session.state_at(number), session.rules, Door()).advance()


def answered(session: Session[Any, Any], number: int) -> tuple[Decision, Option] | None:
    """The question and its answer, where there was a choice."""
    action = session.records[number].action
    if isinstance(action, (Aside, Seal, GoOn)):
        return None
    decision = asked(session, number)
    option = decision.option(action) if decision is not None else None
    if decision is None or option is None or len(decision.options) < 2:
        return None
    return decision, option


class Weighing:
    """`fresh` numbers imagined worlds that nobody has looked at yet, so that what stood out by chance does not."""

    def __init__(self, session: Session[Any, Any], value: Value, level: Level) -> None:
        self._session, self._value = session, value
        self._level = msgspec.structs.replace(level, candidates=LIKELY)
        self._leaves = Leaves(value)

    def weigh(self, number: int, budget: int, fresh: int = 0) -> Thought[WeighedDecision | None]:
        """None where there was nothing to choose, or all came to the same."""
        found = answered(self._session, number)
        if found is None or found[0].kind in self._value.traits.parts:
            return None
        decision, played = found
        seat = decision.seat
        controller = self._session.controller
        seen = view(controller, self._session.state_at(number), seat)
        if self._value.traits.known(seen, decision) is not None:
            return None
        seed = number * 7919 + 1

        def world(count: int) -> Light:
            return LightPlay.of(controller, seen, seat, random.Random(seed + fresh + count))

        leaves = yield from self._leaves.ranked(world(0), decision.options, seat)
        likely = leaves[:LIKELY] + [leaf for leaf in leaves[LIKELY:] if leaf.option == played]
        search = Search(self._value, msgspec.structs.replace(self._level, budget=budget))
        ranked = yield from search.candidates(world, likely, seat, seed + fresh)
        own = next(each for each in ranked if each.option == played)
        others = sorted((each for each in ranked if each is not own), key=lambda each: -each.mean())
        for other in others:
            count = max(len(own.results), len(other.results))
            for behind in (own, other):
                for more in range(len(behind.results), count):
                    rng = random.Random((seed + fresh) * 1_000_003 + more)
                    yield from search.play_on(behind, world(more), seat, rng)
            if not same_plan(mean(own.accounts(self._value, count)), mean(other.accounts(self._value, count))):
                return self._moment(number, decision, own, other, count)
        return None

    def _moment(
        self, number: int, decision: Decision, own: Candidate, other: Candidate, count: int
    ) -> WeighedDecision:
        gain = own.mean(count) - other.mean(count)
        better, worse = (own, other) if gain >= 0 else (other, own)
        value = self._value
        reason = compared(better.accounts(value, count), worse.option, worse.accounts(value, count))
        parts = [part for part in reason.parts if part[0] not in reason.unsure] or reason.parts
        facts = figures(value, worse.ends[:count], better.ends[:count], decision.seat) if count > 1 else ()
        does = {value.traits.aim(option.action) for each in (own, other) for option in (each.option, *each.then)}
        followed = aims(better.came[:count], worse.came[:count], does)
        places = {option: at for at, option in enumerate(decision.options)}
        return WeighedDecision(
            number, decision.seat, places[own.option], places[other.option], round(gain, 3),
            tuple((name, round(amount, 3)) for name, amount in parts[:PARTS]),
            tuple((fact.name, round(fact.before, 3), round(fact.after, 3)) for fact in facts[:FACTS]),
            tuple((aim.thing, round(aim.before, 3), round(aim.after, 3)) for aim in followed),
        )
