"""Undo among computers: a person's own last action goes back with all that computers did after it, since they would
only do it again."""

from __future__ import annotations

from typing import Any, NamedTuple

from kingsburg_table.core.actions import Hinted, TakeOver
from kingsburg_table.core.history import Undo
from kingsburg_table.core.session import Session
from kingsburg_table.table.play.company import Company


class OwnUndo(NamedTuple):
    """The number of the person's action, and whether it can go back."""

    number: int
    undo: Undo


def own_action(session: Session[Any, Any], company: Company) -> OwnUndo | None:
    """Nothing where no computer has acted after a person: then the last action goes back."""
    records, plays = session.records, company.plays
    last = len(records)
    while last and (not plays(records[last - 1].seat) or isinstance(records[last - 1].action, Hinted)):
        last -= 1
    passed = records[max(0, last - 1) :]
    if not company.people or all(plays(record.seat) for record in passed):
        return None
    if not last:
        return OwnUndo(0, Undo(None, "start"))
    if last <= session.history.floor:
        return OwnUndo(last - 1, Undo(None, "curtain"))
    if any(record.revealed or isinstance(record.action, TakeOver) for record in passed):
        return OwnUndo(last - 1, Undo(None, "revealed"))
    return OwnUndo(last - 1, Undo(records[last - 1]))
