"""Why an option was chosen: compared with the best option that leads somewhere else, by groups of traits."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import sqrt
from typing import Any

from kingsburg_table.bots.choice import Aim, Figure, Reason
from kingsburg_table.bots.values import SCORE, Account, Value
from kingsburg_table.core.actions import Option

SAME = 0.3  #: options whose groups all differ by less are the same plan in another order
SLIGHT = 0.05  #: parts below this are added to the weightiest one
SURE = 2.0  #: standard errors that a difference needs, so as not to be taken for chance
OFTEN = 25.0  #: percent of the matches thought through by which a thing follows oftener, to be told
ENOUGH = 8  #: matches thought through, so that what follows in them is worth telling
AIMS = 2
CLEARLY, NOTABLY = 4.0, 0.25  #: so much must odds, and other figures, differ on average


def mean(accounts: Sequence[Account]) -> Account:
    """Of the same answer in several worlds."""
    found: Account = {}
    for account in accounts:
        for group, amount in account.items():
            found[group] = found.get(group, 0.0) + amount / len(accounts)
    return found


def same_plan(one: Mapping[str, float], other: Mapping[str, float]) -> bool:
    """Whether two accounts come to the same everywhere."""
    return all(abs(one.get(group, 0.0) - other.get(group, 0.0)) < SAME for group in {*one, *other})


def compared(own: Sequence[Account], against: Option, other: Sequence[Account]) -> Reason:
    """The difference of two answers, each accounted for in the same worlds."""
    worlds = [_beside(here, there) for here, there in zip(own, other, strict=True)]
    differences = mean(worlds)
    parts = sorted(differences.items(), key=lambda part: -abs(part[1]))
    slight = sum(amount for _, amount in parts[1:] if abs(amount) < SLIGHT)
    if parts:
        parts = [(parts[0][0], parts[0][1] + slight), *(part for part in parts[1:] if abs(part[1]) >= SLIGHT)]
    unsure = tuple(group for group, _ in parts if _by_chance([world.get(group, 0.0) for world in worlds]))
    totals = [sum(world.values()) for world in worlds]
    return Reason(against, sum(differences.values()), tuple(parts), unsure=unsure, level=_by_chance(totals))


def _beside(here: Account, there: Account) -> Account:
    """The difference in one world. Where a match came to its end, what is certain there and what is expected elsewhere
    are not of one kind: only the result counts."""
    if SCORE in here or SCORE in there:
        return {SCORE: sum(here.values()) - sum(there.values())}
    return {group: here.get(group, 0.0) - there.get(group, 0.0) for group in {**here, **there}}


def _by_chance(amounts: Sequence[float]) -> bool:
    """Whether the mean of differences from several worlds may be none at all."""
    count = len(amounts)
    if count < 2:
        return False
    middle = sum(amounts) / count
    spread = sum((amount - middle) ** 2 for amount in amounts) / (count - 1)
    return abs(middle) < SURE * sqrt(spread / count)


def aims(own: Sequence[frozenset[str]], other: Sequence[frozenset[str]], known: Collection[str]) -> tuple[Aim, ...]:
    """What follows clearly oftener, or more rarely, than with the other plan; `known`: what either of them does."""
    if len(own) < ENOUGH:
        return ()
    found = []
    for thing in sorted(frozenset().union(*own, *other).difference(known)):
        after, before = (100 * sum(thing in came for came in each) / len(each) for each in (own, other))
        if abs(after - before) >= OFTEN:
            found.append(Aim(thing, before, after))
    return tuple(sorted(found, key=lambda aim: -abs(aim.after - aim.before))[:AIMS])


def figures(value: Value, before: Sequence[Any], after: Sequence[Any], seat: int) -> tuple[Figure, ...]:
    """What can be told in figures about positions of which the first are the other plan's: on average over several."""
    told, average = value.mind.facts, len(after) > 1
    here, there = (_mean_facts(value, states, seat) for states in (after, before))
    found = []
    for name in here:
        difference = abs(here[name] - there[name])
        least = 0.0 if not average else CLEARLY if told[name].percent else NOTABLY
        if difference > least:
            found.append(Figure(name, told[name].group, there[name], here[name], average))
    return tuple(found)


def _mean_facts(value: Value, states: Sequence[Any], seat: int) -> dict[str, float]:
    facts = [value.traits.facts(state, seat) for state in states]
    told = [name for name in value.mind.facts if name in facts[0]]
    return {name: sum(each[name] for each in facts) / len(facts) for name in told}
