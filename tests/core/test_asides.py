"""What is said beside the game: who plays a seat, who asked for advice. It is kept, and going back does not undo it."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingsburg_table import load_session, new_session
from kingsburg_table.core.actions import Hinted, IllegalAction, TakeOver
from kingsburg_table.core.seats import Seat


def test_a_computer_takes_a_seat_over_and_a_person_takes_it_back(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    seats = [Seat("Aga"), Seat("Bot", by="prince")]
    session = new_session("kingsburg", seats, seed=5, journal=path)
    assert [session.played_by(seat) for seat in (0, 1)] == ["", "prince"]
    session.act(session.decision.options[0])
    session.take_over(0, "notary:builder")
    assert [session.played_by(seat) for seat in (0, 1)] == ["notary:builder", "prince"]
    loaded = load_session(path)
    assert loaded.played_by(0) == "notary:builder"
    assert isinstance(loaded.records[-1].action, TakeOver)
    loaded.undo()
    assert loaded.played_by(0) == "notary:builder"
    loaded.take_over(0, "", seal=True)
    assert loaded.played_by(0) == ""
    assert loaded.state.wishes[0] == 1
    assert [event.kind for event in loaded.story[-1]] == ["person_plays"]


def test_asking_for_advice_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    session = new_session("kingsburg", ["Aga", "Filip"], seed=5, journal=path)
    before = session.decision
    session.hinted(1)
    assert session.decision == before
    loaded = load_session(path)
    assert loaded.records[-1].action == Hinted(1)
    assert loaded.state_hash() == session.state_hash()


def test_nobody_plays_a_seat_that_is_not_there() -> None:
    session = new_session("kingsburg", ["Aga", "Filip"], seed=5)
    with pytest.raises(IllegalAction):
        session.take_over(2, "prince")
    assert session.records == []
