"""A worked example's steps as tasks for a reader."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

import msgspec

from kingsburg_table.core.actions import Action, Decision, Option
from kingsburg_table.core.examples.compare import fits, tag
from kingsburg_table.core.examples.example import Case, MayPlay, Plays, Stands, StoryStep


class Kind(StrEnum):
    MOVE = "move"  #: to be played
    ATTEMPT = "attempt"  #: to be tried, and refused
    TOUCH = "touch"  #: to be found among what is allowed: arming it is enough
    LOOK = "look"  #: a position to look at, and what happens in it by itself


@dataclass(frozen=True)
class Exercise:
    """One thing to do. `checks` say what must hold afterwards; `pattern` is what a touch must fit."""

    kind: Kind
    seat: int = -1
    action: Action | None = None
    refused: str = ""
    pattern: Mapping[str, Any] | None = None
    checks: tuple[StoryStep, ...] = ()

    @property
    def runs(self) -> bool:
        """A look at something that happens by itself: laid out first, and let go when the reader goes on."""
        return self.kind is Kind.LOOK and not any(isinstance(check, MayPlay) for check in self.checks)

    def option(self, decision: Decision | None) -> Option | None:
        """The listed option that the task asks for."""
        if decision is None or decision.seat != self.seat:
            return None
        if self.kind is Kind.MOVE and self.action is not None:
            return decision.option(self.action)
        if self.kind is Kind.TOUCH:
            return next((option for option in decision.options if self.fits(option)), None)
        return None

    def fits(self, option: Option) -> bool:
        """Whether a touch has found what it was to find."""
        listed = {"do": tag(option.action), **msgspec.structs.asdict(option.action)}
        return self.pattern is not None and fits(self.pattern, listed)


def tasks_of(case: Case) -> tuple[Exercise, ...]:
    """What is only checked belongs to the task before it; at the beginning it is a look."""
    made: list[Exercise] = []
    for step in case.steps:
        own = list(_tasks(step))
        if own:
            made += own
        else:
            made = made or [Exercise(Kind.LOOK)]
            made[-1] = replace(made[-1], checks=(*made[-1].checks, step))
    made = made or [Exercise(Kind.LOOK)]
    made[-1] = replace(made[-1], checks=(*made[-1].checks, Stands(case.expect)))
    return tuple(made)


def _tasks(step: StoryStep) -> Iterator[Exercise]:
    if isinstance(step, Plays):
        kind = Kind.MOVE if step.refused is None else Kind.ATTEMPT
        yield Exercise(kind, step.seat, step.action, step.refused or "")
    elif isinstance(step, MayPlay) and step.word == "may":
        for pattern in step.patterns:
            yield Exercise(Kind.TOUCH, step.seat, pattern=pattern)
