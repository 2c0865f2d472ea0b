from __future__ import annotations

from typing import Any

import pytest

from kingsburg_table.core.actions import IllegalAction
from kingsburg_table.table.play.past import decision_at, look_back
from tests.table.play.made import toy_session
from tests.toy.game import Grab, Leave, Pebbles, Show


def played() -> Any:
    session = toy_session(seed=7)
    for action in (Grab(2), Leave(), Leave(), Show("fist")):
        session.act(action)
    return session


def test_the_past_is_a_view_of_then() -> None:
    session = played()
    past = look_back(session, 0, None)
    view = past.view
    assert isinstance(view, Pebbles)
    assert sum(player.pebbles for player in view.players) == 0 and sum(p.pebbles for p in session.state.players) == 2
    assert (past.record, past.last, past.back, past.path, past.pinned) == (0, 4, 4, "round 1 / grab", False)
    assert view.chance == 0


@pytest.mark.parametrize("record", [3, 4])
def test_secrets_of_then_are_hidden_as_they_were(record: int) -> None:
    session = played()
    first, second = session.state.order
    for eyes in (None, second):
        assert look_back(session, record, eyes).view.players[first].hand == "?"
    assert look_back(session, 4, first).view.players[first].hand == "fist"


def test_looking_back_changes_nothing() -> None:
    session = played()
    before = session.state_hash()
    for record in range(5):
        look_back(session, record, None)
        decision_at(session, record)
    assert session.state_hash() == before


def test_the_decision_of_then() -> None:
    session = played()
    asked = [decision_at(session, record) for record in range(5)]
    assert [decision.kind for decision in asked if decision] == ["grab", "grab", "grab", "show", "show"]
    assert [decision.private for decision in asked if decision] == [False, False, False, True, True]


def test_where_the_match_does_not_reach_back_it_says_so() -> None:
    session = played()
    session.history.befores[1] = None
    with pytest.raises(IllegalAction):
        look_back(session, 1, None)
