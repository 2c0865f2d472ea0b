"""How sure a look back is of expected points, and what chance to win they give each seat."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, exp, pi, sqrt
from typing import Any

from kingsburg_table.bots.lookback.found import Course
from kingsburg_table.bots.mind import mind_of
from kingsburg_table.core.session import Session

REACH, STEPS = 4.0, 48  #: standard deviations to either side, and points in between at which chances are summed up


def doubts(session: Session[Any, Any], course: Course) -> tuple[float, ...]:
    """Moment by moment; none about the result."""
    traits = session.controller.traits(session.rules.data)
    assert traits is not None
    doubt = mind_of(session.game).doubt
    moments = range(course.first, course.first + len(course.points) - 1)
    return (*(doubt.at(traits.progress(session.state_at(number))) for number in moments), 0.0)


def chances(points: Sequence[float], doubt: float) -> tuple[float, ...]:
    """Every seat's chance to end ahead of all others, if each ends as far from what is expected as `doubt` says."""
    if doubt <= 0:
        most = max(points)
        return tuple((each == most) / sum(other == most for other in points) for each in points)
    found = []
    wide = 2 * REACH / STEPS
    for seat, own in enumerate(points):
        chance = 0.0
        for step in range(STEPS + 1):
            off = -REACH + step * wide
            ahead = exp(-off * off / 2) / sqrt(2 * pi) * wide
            for other, expected in enumerate(points):
                if other != seat:
                    ahead *= (1 + erf((own + off * doubt - expected) / doubt / sqrt(2))) / 2
            chance += ahead
        found.append(chance)
    return tuple(chance / sum(found) for chance in found)
