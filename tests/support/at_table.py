"""Small hand-made positions of any game, and what tests ask of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kingsburg_table.core.actions import Action, Event
from kingsburg_table.core.chance import Scripted
from kingsburg_table.core.session import Session

AnySession = Session[Any, Any]
Chance = Sequence[tuple[str, Any]]


def lay(
    session: AnySession, at: str, turn: int, chance: Chance | None, given: Mapping[str, Any], names: Sequence[str]
) -> AnySession:
    """Open the match at a path. `given`: players' things by lower-case name, the table's by their own; `chance`: all
    results there may be, or None for chance as it comes."""
    seats = {name.lower(): seat for seat, name in enumerate(names)}

    def arrange(controller: Any, state: Any) -> None:
        for key, value in given.items():
            for name, thing in value.items() if key in seats else [(key, value)]:
                controller.put(state, seats.get(key), name, thing)

    session.state.order = list(range(len(session.seats)))
    session.state.script = None if chance is None else [Scripted(label, result) for label, result in chance]
    session.open_at(at, turn, arrange)
    return session


def refused(session: AnySession, action: Action, seat: int | None = None) -> tuple[str, str] | None:
    """By which rule and for which reason; the state must stay as it was."""
    before = session.state_hash()
    refusal = session.refusal(action, seat)
    assert session.state_hash() == before
    return None if refusal is None else (refusal.rule, refusal.reason)


def listed(session: AnySession, kind: type[Action] | None = None) -> list[Any]:
    """The actions of the open decision."""
    assert session.decision is not None
    actions = [option.action for option in session.decision.options]
    return [action for action in actions if kind is None or isinstance(action, kind)]


def told(session: AnySession, *kinds: str) -> list[Event]:
    """What has happened, of these kinds or all, in order."""
    return [event for events in session.story for event in events if not kinds or event.kind in kinds]
