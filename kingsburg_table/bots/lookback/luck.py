"""What a position was worth from moment to moment, and how much of every change came from dice and cards."""

from __future__ import annotations

import random
from typing import Any

from kingsburg_table.bots.leaves import Thought
from kingsburg_table.bots.lookback.found import Course
from kingsburg_table.bots.values import Value
from kingsburg_table.core.actions import Aside
from kingsburg_table.core.chance import Door
from kingsburg_table.core.play import Play
from kingsburg_table.core.session import Session

OTHERWISE = 12  #: times that chance is asked what else could have come


def course(session: Session[Any, Any], value: Value) -> Thought[Course]:
    """From the truth about a finished match."""
    outcome = session.outcome
    assert outcome is not None
    last = len(session.records)
    first = first_known(session)
    mean = sum(outcome.points) / len(outcome.points)
    points = []
    luck = [0.0] * len(session.seats)
    for number in range(first, last):
        state, record = session.state_at(number), session.records[number]
        here = _apart(value.points(state))
        points.append(tuple(mean + each for each in here))
        yield (number - first) / max(1, last - first)
        if record.chance and not isinstance(record.action, Aside):
            came = _apart(value.points(session.state_at(number + 1)))
            usual = [0.0] * len(luck)
            dice = random.Random(number)
            for _ in range(OTHERWISE):
                for seat, each in enumerate(_apart(value.points(_otherwise(session, number, dice)))):
                    usual[seat] += each / OTHERWISE
                yield (number - first) / max(1, last - first)
            for seat, each in enumerate(came):
                luck[seat] += each - usual[seat]
    points.append(tuple(float(each) for each in outcome.points))
    return Course(first, tuple(points), tuple(luck))


def first_known(session: Session[Any, Any]) -> int:
    """A match that goes on from a snapshot does not know all that was before it: where the last gap ends."""
    return max((number for number, before in enumerate(session.history.befores, start=1) if before is None), default=0)


def _otherwise(session: Session[Any, Any], number: int, dice: random.Random) -> Any:
    """The state after the same action with other chance."""
    state = session.state_at(number)
    state.chance, state.script = dice.getrandbits(64), None
    play = Play(state, session.rules, Door())
    play.take(session.records[number].action)
    play.advance()
    return play.state


def _apart(points: list[float]) -> list[float]:
    """Beside the mean of the table."""
    mean = sum(points) / len(points)
    return [each - mean for each in points]
