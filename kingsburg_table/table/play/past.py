"""Time travel: the table as it was after some action, for the eyes that look now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kingsburg_table.core.actions import Decision
from kingsburg_table.core.agenda import State
from kingsburg_table.core.chance import ShutDoor
from kingsburg_table.core.play import Play
from kingsburg_table.core.session import Session
from kingsburg_table.core.views import view


@dataclass(frozen=True, slots=True)
class Past:
    """A view of an earlier moment. It is marked as past wherever it is drawn; nothing in it can be played."""

    record: int
    last: int
    view: State
    path: str
    pinned: bool = False

    @property
    def back(self) -> int:
        """How many actions ago."""
        return self.last - self.record


def look_back(session: Session[Any, Any], record: int, eyes: int | None, pinned: bool = False) -> Past:
    """The table after `record` actions; raises IllegalAction where the match does not reach back that far."""
    state = session.state_at(record)
    path = session.rules.agenda.path(state.agenda)
    seen = view(session.controller, state, eyes)
    return Past(record, len(session.records), seen, path, pinned)


def decision_at(session: Session[Any, Any], record: int) -> Decision | None:
    """The decision that was open after `record` actions; it is never handed out, only asked about."""
    return _play(session, session.state_at(record)).advance()


def _play(session: Session[Any, Any], state: Any) -> Play[Any, Any]:
    return Play(state, session.rules, ShutDoor())
