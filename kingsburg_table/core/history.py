"""What was done in a match: its records, its story, and every state before an action, packed."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kingsburg_table.core.actions import Decision, Event, Record


class Undo(msgspec.Struct, frozen=True):
    """What undo would take back, or why it takes nothing back."""

    record: Record | None
    reason: str = ""  #: revealed, curtain, start


class History:
    """It goes forward and back; rules it does not know."""

    def __init__(self, opening: list[Event]) -> None:
        self.records: list[Record] = []
        self.befores: list[bytes | None] = []  #: None where a loaded match does not reach back to
        self.story: list[list[Event]] = [opening]
        self.undone: list[Record] = []
        self.floor = 0  #: what was done before it stays done: a curtain has opened

    def add(self, record: Record, before: bytes, events: list[Event]) -> None:
        self.records.append(record)
        self.befores.append(before)
        self.story.append(events)

    def cut(self, records: int) -> None:
        """Only the first `records` have happened."""
        del self.records[records:], self.befores[records:], self.story[records + 1 :]
        self.floor = min(self.floor, records)

    def go_on_from(self, records: Sequence[Record], known: int, now: bytes, events: list[Event]) -> None:
        """Only the first `known` of these records could be repeated (-1: not even the set-up), so what lies between
        stays in the records but no way leads back there."""
        befores = [*self.befores, now][: known + 1]
        unknown = len(records) - known
        self.records = list(records)
        self.befores = [*befores, *[None] * unknown][: len(records)]
        self.story = [*self.story[: known + 1], *([] for _ in range(unknown))]
        self.story[-1] += events
        self.undone = []
        self.floor = len(records)

    def last_own(self) -> int:
        """How many records there are up to the last that was played."""
        count = len(self.records)
        while count and self.records[count - 1].action.aside:
            count -= 1
        return count

    def undoable(self) -> Undo:
        count = self.last_own()
        if count <= 0 or self.befores[count - 1] is None:
            return Undo(None, "start")
        record = self.records[count - 1]
        if count <= self.floor:
            return Undo(None, "curtain")
        if any(passed.revealed for passed in self.records[count - 1 :]):
            return Undo(None, "revealed")
        return Undo(record)

    def redoable(self, decision: Decision | None) -> Record | None:
        if not self.undone or decision is None:
            return None
        record = self.undone[-1]  # a wish since may have moved the match on
        return record if decision.seat == record.seat and decision.option(record.action) is not None else None
