"""What a computer player answers, and why."""

from __future__ import annotations

import msgspec

from kingsburg_table.core.actions import Option


class Figure(msgspec.Struct, frozen=True):
    """A figure that a reason speaks of, as it is with the other plan and with the chosen one."""

    name: str
    group: str
    before: float
    after: float
    average: bool = False  #: of the matches thought through, not of what is certain at once


class Aim(msgspec.Struct, frozen=True):
    """A thing that the seat comes to in so many percent of the matches thought through, as a `Figure`."""

    thing: str
    before: float
    after: float


class Reason(msgspec.Struct, frozen=True):
    """Why an option is better than the best one of another plan: the parts add up to the total."""

    against: Option | None = None  #: the best option of another plan; nothing where there is none
    total: float = 0.0  #: points of lead more than with that one
    parts: tuple[tuple[str, float], ...] = ()  #: by group of traits, the weightiest first
    facts: tuple[Figure, ...] = ()  #: figures that change
    then: tuple[Option, ...] = ()  #: how the small questions behind the chosen option would be answered
    reach: tuple[str, ...] = ()  #: components within reach that are not so with the other plan
    aims: tuple[Aim, ...] = ()  #: what follows oftener or more rarely than with the other plan, the clearest first
    unsure: tuple[str, ...] = ()  #: parts that may be chance: they differed from world to world as much as this
    level: bool = False  #: whether the total may be chance
    glance: bool = False  #: only one answer ahead: thinking further told no difference


class Plan(msgspec.Struct, frozen=True):
    """An option as the engine sees it."""

    option: Option
    value: float  #: how far ahead the seat may expect to be at the end
    then: tuple[Option, ...] = ()  #: how the small questions behind it would be answered
    reason: Reason = Reason()  #: of the best one: against the best of another plan; of the others: against the best one


class Chosen(msgspec.Struct, frozen=True):
    """The answer, with the other plans that were thought about, best first (the answer is the first)."""

    option: Option
    value: float
    reason: Reason = Reason()
    plans: tuple[Plan, ...] = ()
