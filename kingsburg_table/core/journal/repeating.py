"""Repeating what a save file tells: on a session that stands where the file's line begins."""

from __future__ import annotations

from collections.abc import Sequence

from kingsburg_table.core.actions import Action, Aside, Record
from kingsburg_table.core.agenda import D, S
from kingsburg_table.core.running import Told
from kingsburg_table.core.session import Session


def repeat(session: Session[S, D], kind: str, action: Action, told: Told) -> None:
    """Carry a recorded action out again, with the chance results that it met."""
    checked = session.checked(action) if isinstance(action, Aside) else session.running.listed(action, None)
    session.carry_out(checked, kind, told)
    if kind == "act":
        session.history.undone.clear()
    elif kind == "redo":
        session.history.undone.pop()


def repeat_move(session: Session[S, D], kind: str, records: int) -> None:
    """Go back again as recorded."""
    history = session.history
    if kind == "curtain":
        history.floor = records
        return
    undone = history.records[records : records + 1]
    if undone:
        session.go_back(records, kind)
    history.undone = [*history.undone, *undone] if kind == "undo" else []


def go_on_from(session: Session[S, D], state: S, records: Sequence[Record], known: int) -> None:
    """Go on from a snapshot after `records`, of which the first `known` could be repeated (-1: not even the set-up)."""
    now = session.codec.pack(session.state)
    state.options = session.controller.chosen(session.options)
    session.running.stand_at(state)
    session.history.go_on_from(records, known, now, session.running.take_events())
