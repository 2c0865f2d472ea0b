"""A match against a model of it, a list of states: whatever is done and taken back, they agree, as does the file."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from kingsburg_table import load_session, new_session
from kingsburg_table.core.agenda import Step
from kingsburg_table.core.seats import Seat
from kingsburg_table.core.session import Session


class Table(RuleBasedStateMachine):
    """What people do at a table; `past` are the states before each record, `ahead` those that redo leads to."""

    game = ""
    session: Session[Any, Any]

    @initialize(seed=st.integers(0, 99), seal=st.booleans(), look=st.booleans())
    def sit_down(self, seed: int, seal: bool, look: bool) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "a.match"
        seats = [Seat("Aga", seal=seal, look=look), Seat("Jan")]
        self.session = new_session(self.game, seats, seed=seed, journal=self.path)
        self.past: list[bytes] = []
        self.ahead: list[bytes] = []

    def teardown(self) -> None:
        if hasattr(self, "folder"):
            loaded = load_session(self.path)
            assert loaded.state_hash() == self.session.state_hash() and loaded.records == self.session.records
            assert loaded.decision == self.session.decision and loaded.undoable == self.session.undoable
            assert loaded.redoable == self.session.redoable and loaded.notices == []
            self.folder.cleanup()

    def packed(self) -> bytes:
        return self.session.codec.pack(self.session.state)

    @precondition(lambda self: self.session.decision is not None)
    @rule(choice=st.integers(0, 99))
    def act(self, choice: int) -> None:
        decision, before = self.session.decision, self.packed()
        assert decision is not None
        option = decision.options[choice % len(decision.options)]
        preview = self.session.preview(option)
        assert self.packed() == before and self.session.preview(option) == preview, "a look changes nothing"
        self.session.act(option)
        self.past.append(before)
        self.ahead.clear()
        assert self.session.records[-1].action == option.action and self.session.redoable is None

    @rule(seat=st.integers(0, 1), seal=st.booleans(), look=st.booleans())
    def wish(self, seat: int, seal: bool, look: bool) -> None:
        before = self.packed()
        self.session.wish(seat, seal=seal, look=look)
        self.past.append(before)

    @precondition(lambda self: self.session.undoable.record is not None)
    @rule()
    def undo(self) -> None:
        now, record = self.packed(), self.session.undo()
        count = len(self.session.records)
        assert not record.revealed and count < len(self.past)
        self.stands_at(self.past[count])
        del self.past[count:]
        self.ahead.append(now)

    @precondition(lambda self: self.session.redoable is not None)
    @rule()
    def redo(self) -> None:
        before = self.packed()
        self.session.redo()
        self.past.append(before)
        self.ahead.pop()

    @precondition(lambda self: self.session.undoable.record is not None)
    @rule()
    def undo_and_redo(self) -> None:
        """Nothing has happened, unless wishes were taken back with the action."""
        count = len(self.session.records)
        before, decision = self.packed(), self.session.decision
        self.session.undo()
        if len(self.session.records) == count - 1:
            self.session.redo()
            assert self.packed() == before and self.session.decision == decision
        else:
            self.past = self.past[: len(self.session.records)]
            self.ahead.append(before)

    @rule(share=st.floats(0, 1))
    def rewind(self, share: float) -> None:
        count = round(share * len(self.past))
        now = self.packed()
        self.session.rewind(count)
        if count < len(self.past):
            self.stands_at(self.past[count])
        else:
            assert self.packed() == now
        del self.past[count:]
        self.ahead.clear()

    @rule()
    def open_a_curtain(self) -> None:
        before = self.packed()
        self.session.curtain_opened()
        assert self.packed() == before and self.session.undoable.record is None

    def stands_at(self, packed: bytes) -> None:
        """The state is that one again; only what people wish is what they wish now."""
        state = self.session.codec.unpack(packed)
        asking = self.session.rules.agenda.nodes[state.agenda[-1].node] if state.agenda else None
        if not (isinstance(asking, Step) and asking.asks_always):  # an open seal or look stays open
            state.wishes = self.session.state.wishes
        assert self.packed() == self.session.codec.pack(state)

    @invariant()
    def every_earlier_state_is_as_it_was(self) -> None:
        if hasattr(self, "past"):
            assert len(self.session.records) == len(self.past) == len(self.session.story) - 1
            assert [self.session.codec.pack(self.session.state_at(n)) for n in range(len(self.past))] == self.past
            assert self.session.state_at(len(self.past)) == self.session.state

    @invariant()
    def no_way_leads_forward_without_a_way_back(self) -> None:
        if hasattr(self, "past"):
            assert self.session.redoable is None or self.ahead


@pytest.mark.parametrize("game", ["pebbles", "lanes"])
def test_a_match_and_its_model(game: str) -> None:
    machine = type(f"Table_{game}", (Table,), {"game": game})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=40, stateful_step_count=30, deadline=None, derandomize=True,
            suppress_health_check=[HealthCheck.too_slow],
        ),
    )
