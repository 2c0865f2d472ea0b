"""When helpers may be used: S9."""

from __future__ import annotations

import pytest

from kingsburg_table.games.signorie.actions import (
    Activate,
    DoTask,
    EndTurn,
    Hire,
    LayToken,
    Manage,
    Marry,
    PlaceMan,
    StopAdvancing,
    TakeDie,
)
from tests.games.signorie.table import (
    ADA,
    BRUNO,
    TURN,
    asked,
    helping,
    listed,
    play,
    player,
    refused,
    table,
)


def test_only_the_column_of_the_die() -> None:
    """S9.1: whichever main action it was."""
    session = helping("red", helpers=["vp3", "florins3", "take_pawn"])
    assert listed(session) == [Activate("vp3"), EndTurn()]
    assert refused(session, Activate("florins3")) == ("S9.1", "helper_elsewhere")
    assert refused(session, Activate("any_task")) == ("S9.1", "not_hired")
    assert refused(session, Activate("jester")) == ("S5.2", "no_such_helper")
    blocked = session.blocked(ADA)
    assert blocked["helper.0.any_task"].reason == "not_hired" and "helper.0.vp3" not in blocked
    hired = table(TURN, ada={"helpers": ["vp3"], "florins": 9})
    play(hired, TakeDie("red", 6), Hire("take_pawn"), Activate("vp3"))
    managed = table(TURN, ada={"helpers": ["vp3"], "florins": 9})
    play(managed, TakeDie("red", 6), Manage("red"), Marry("milano", 1), Activate("vp3"))
    assert (player(hired).points, player(managed).points) == (3, 5)


@pytest.mark.parametrize(("first", "left"), [
    ("florins3", ["advdie_politics", "offspring1"]), ("advdie_politics", ["offspring1"]), ("offspring1", []),
])  # fmt: skip
def test_from_top_to_bottom(first: str, left: list[str]) -> None:
    """S9.2: in the order of the column, not of hiring; each once."""
    session = helping(
        "turquoise", helpers=["offspring1", "florins3", "advdie_politics"], chance=[("offspring", [2])], politics=[1],
    )  # fmt: skip
    assert [action.helper for action in listed(session, Activate)] == ["florins3", "advdie_politics", "offspring1"]
    play(session, Activate(first))
    if first == "advdie_politics":
        play(session, PlaceMan("politics"), StopAdvancing())
    if not left:
        assert asked(session) == ("turn", BRUNO)
        return
    assert [action.helper for action in listed(session, Activate)] == left
    assert refused(session, Activate("florins3")) == refused(session, Activate(first)) == ("S9.2", "top_to_bottom")


def test_any_may_be_left_out() -> None:
    """S9.2, S4.6"""
    session = play(helping("turquoise", helpers=["florins3", "offspring1"]), EndTurn())
    assert asked(session) == ("turn", BRUNO) and player(session).florins == 8


def test_one_that_can_do_nothing_is_left_out() -> None:
    """S9.3: and without any that can, the turn is over."""
    session = helping("yellow", helpers=["marriage_facedown"], women=1, florins=9)
    assert asked(session) == ("turn", BRUNO)
    two = helping("yellow", helpers=["adv3_initiative", "marriage_facedown"], women=2, initiative=10)
    assert listed(two) == [Activate("marriage_facedown"), EndTurn()]
    assert refused(two, Activate("adv3_initiative")) == ("S8.7", "no_point_to_spend")
    assert two.blocked(ADA)["helper.0.adv3_initiative"].reason == "no_point_to_spend"


def test_costs_of_an_effect_are_paid() -> None:
    """S9.3, S9.7: the dowry, but nothing for a die."""
    session = helping("yellow", helpers=["marriage_facedown"], florins=1)
    play(session, Activate("marriage_facedown"), Marry("milano", 3))
    assert (player(session).florins, player(session).points) == (0, 6)


def test_helpers_start_no_helpers() -> None:
    """S9.7, Q21: a task of another column's colour does not help its helpers, nor hire into it."""
    session = helping("red", helpers=["any_task", "florins3", "facedown_any"])
    play(session, Activate("any_task"), DoTask("task_facedown", "woman", 1), LayToken("church"))
    assert asked(session) == ("turn", BRUNO) and session.state.pool[1] == [6]


def test_deciding_in_the_light_of_the_results() -> None:
    """S9.8: the child of the Nurse's or Midwife's die may pay for what comes later."""
    session = helping("turquoise", helpers=["florins3", "offspring1"], chance=[("offspring", [6])], men=0)
    play(session, Activate("florins3"))
    assert asked(session) == ("helpers", ADA) and player(session).florins == 11
    play(session, Activate("offspring1"))
    assert player(session).men == 1 and session.records[-1].revealed


def test_the_end_of_helpers_can_be_asked_only_there() -> None:
    """S9.1, S11.16: the turn ends in an action, an extra action does not."""
    session = table(TURN)
    assert refused(session, EndTurn()) == ("S9.1", "not_this_moment")
    helped = helping("red", helpers=["vp3"])
    assert helped.decision is not None and helped.decision.options[-1].action == EndTurn()
