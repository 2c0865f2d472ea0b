"""Why an option was chosen: compared with the best option that leads somewhere else, by groups of traits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kingsburg_table.bots.choice import Figure, Reason
from kingsburg_table.bots.values import Value
from kingsburg_table.core.actions import Option

SAME = 0.3  #: options whose groups all differ by less are the same plan in another order
SLIGHT = 0.05  #: parts below this are added to the weightiest one


def same_plan(one: Mapping[str, float], other: Mapping[str, float]) -> bool:
    """Whether two accounts come to the same everywhere."""
    return all(abs(one.get(group, 0.0) - other.get(group, 0.0)) < SAME for group in {*one, *other})


def compared(own: Mapping[str, float], against: Option, other: Mapping[str, float]) -> Reason:
    """The difference of two accounts."""
    groups = list(dict.fromkeys([*own, *other]))
    differences = {group: own.get(group, 0.0) - other.get(group, 0.0) for group in groups}
    total = sum(differences.values())
    parts = sorted(differences.items(), key=lambda part: -abs(part[1]))
    slight = sum(amount for _, amount in parts[1:] if abs(amount) < SLIGHT)
    if parts:
        parts = [(parts[0][0], parts[0][1] + slight), *(part for part in parts[1:] if abs(part[1]) >= SLIGHT)]
    return Reason(against, total, tuple(parts))


def figures(value: Value, before: Any, after: Any, seat: int) -> tuple[Figure, ...]:
    """What can be told in figures about two positions of which the first is the other plan's."""
    told = value.mind.facts
    here, there = value.traits.facts(after, seat), value.traits.facts(before, seat)
    return tuple(
        Figure(name, told[name].group, there[name], here[name]) for name in here
        if name in told and here[name] != there[name]
    )
