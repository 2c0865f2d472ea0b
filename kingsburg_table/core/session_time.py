"""Undo, redo, reset, table rewind and looking back: every state before an action is kept, packed."""

from __future__ import annotations

import msgspec

from kingsburg_table.core.actions import IllegalAction, Record, Refusal, Wish
from kingsburg_table.core.agenda import D, S
from kingsburg_table.core.chance import Door
from kingsburg_table.core.session_acting import Acting
from kingsburg_table.core.wishes import LookStep, SealStep


class Undo(msgspec.Struct, frozen=True):
    """What undo would take back, or why it takes nothing back."""

    record: Record | None
    reason: str = ""  #: nothing, revealed, other_seat, curtain, start


class Time(Acting[S, D]):
    """The part of a session that goes back."""

    @property
    def undoable(self) -> Undo:
        """The record that `undo` takes back, or the reason why it takes nothing back."""
        count = self._last_own()
        if count <= 0 or self._before[count - 1] is None:
            return Undo(None, "start")
        record = self.records[count - 1]
        if count <= self._floor:
            return Undo(None, "curtain")
        if any(passed.revealed for passed in self.records[count - 1:]):
            return Undo(None, "revealed")
        mine = self._decision is not None and self._decision.seat == record.seat
        acted_since = bool(self._undone) and self._undone[-1].seat != record.seat
        if not mine and acted_since:
            return Undo(None, "other_seat")
        return Undo(record)

    @property
    def redoable(self) -> Record | None:
        """The record that `redo` plays again."""
        decision = self._decision
        if not self._undone or decision is None:
            return None
        record = self._undone[-1]  # a wish since may have moved the match on
        return record if decision.seat == record.seat and decision.option(record.action) is not None else None

    def undo(self) -> Record:
        """Take the last action back; raises IllegalAction with the reason when there is none."""
        undo = self.undoable
        if undo.record is None:
            raise IllegalAction(Refusal("core", f"undo_{undo.reason}"))
        self._go_back(self._last_own() - 1, "undo")
        self._undone.append(undo.record)
        return undo.record

    def redo(self) -> Record:
        """Play the action that was last taken back."""
        record = self.redoable
        if record is None:
            raise IllegalAction(Refusal("core", "redo_nothing"))
        self._carry_out(record.action, "redo")
        self._undone.pop()
        return record

    def reset_turn(self) -> int:
        """Take back everything of the acting seat's turn that can be; returns how many actions."""
        count = 0
        decision = self._decision
        while decision is not None and (record := self.undoable.record) is not None and record.seat == decision.seat:
            self.undo()
            count += 1
        return count

    def rewind(self, records: int) -> None:
        """The whole table goes back to the moment after `records` actions; what followed is gone."""
        if not 0 <= records <= len(self.records) or (records < len(self.records) and self._before[records] is None):
            raise IllegalAction(Refusal("core", "rewind_range", {"records": records, "last": len(self.records)}))
        if records < len(self.records):
            self._go_back(records, "rewind")
        self._undone.clear()

    def curtain_opened(self) -> None:
        """A curtain has opened: what was done before it stays done."""
        if self._floor != len(self.records):
            if self.keeper is not None:
                self.keeper.move("curtain", len(self.records))
            self._floor = len(self.records)

    def state_at(self, records: int) -> S:
        """The state after that many records: a copy, for replay and time travel."""
        if records >= len(self.records):
            return self.codec.copy(self.state)
        packed = self._before[records]
        if packed is None:
            raise IllegalAction(Refusal("core", "rewind_range", {"records": records, "last": len(self.records)}))
        return self.codec.unpack(packed)

    def _last_own(self) -> int:
        count = len(self.records)
        while count and isinstance(self.records[count - 1].action, Wish):
            count -= 1
        return count

    def _go_back(self, records: int, kind: str) -> None:
        packed = self._before[records]
        assert packed is not None
        left, state = self.state, self.codec.unpack(packed)
        asking = self.rules.agenda.nodes[state.agenda[-1].node] if state.agenda else None
        if not isinstance(asking, (SealStep, LookStep)):
            state.wishes = left.wishes[:]  # an open seal stays open, or going back would run on into new chance
        self.play.state = state
        self.play.door = Door()
        try:
            decision = self.play.advance()
            if self.keeper is not None:
                self.keeper.move(kind, records)
        except BaseException:
            self.play.state = left
            raise
        finally:
            self.play.events.clear()
        self._decision = decision
        del self.records[records:], self._before[records:], self._story[records + 1:]
        self._floor = min(self._floor, records)
