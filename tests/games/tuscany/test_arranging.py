"""Laying out an estate: what may be done, why something may not, and what is told of it (S6, S7)."""

from __future__ import annotations

import pytest

from kingsburg_table.core.actions import Action
from kingsburg_table.games.tuscany.actions import Join, PlaceStartCastle, ReadyMade, Swap, Turn
from tests.games.tuscany.table import ACT, ADA, BRUNO, TSession, listed, player, refused, table, told

CASTLES = [(0, 1), (3, 1), (7, -3)]


def asked() -> TSession:
    """Ada's boards lie side by side: A1 B1 C1, joints down."""
    return table("preparation / estate", turn=ADA)


def test_everything_that_may_be_done_is_listed_in_order() -> None:
    session = asked()
    assert session.decision is not None and session.decision.private and session.decision.rule == "T21.6"
    assert (session.decision.prompt.id, session.decision.prompt.values) == ("prompt.tuscany.estate", {"seat": ADA})
    assert listed(session) == [
        *(PlaceStartCastle(cell) for cell in CASTLES), Turn("A1", 1), Turn("B1", 2), Turn("C1", 3),
        Swap("A1", 1, "B1", 2), Swap("A1", 1, "C1", 3), Swap("B1", 2, "C1", 3), Join(1, "up"), Join(2, "up"),
        ReadyMade(),
    ]
    assert [option.targets for option in session.decision.options] == [
        ("hex.0.2",), ("hex.0.13",), ("hex.0.24",), ("turn.0.1",), ("turn.0.2",), ("turn.0.3",),
        ("board.0.1", "board.0.2"), ("board.0.1", "board.0.3"), ("board.0.2", "board.0.3"), ("joint.0.1",),
        ("joint.0.2",), ("ready_made",),
    ]


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (Turn("A2", 1), ("T21.6", "not_your_boards")), (Turn("A1", 2), ("T21.6", "not_your_boards")),
        (Swap("A1", 1, "A1", 1), ("T21.6", "same_board")), (Swap("A1", 1, "B1", 3), ("T21.6", "not_your_boards")),
        (Join(1, "down"), ("T21.6", "joined_so")), (Join(3, "up"), ("T21.6", "no_such_joint")),
        (Join(0, "up"), ("T21.6", "no_such_joint")), (Join(1, "left"), ("T21.6", "no_such_joint")),
        (PlaceStartCastle((0, 0)), ("T21.7", "castle_hex_only")),
        (PlaceStartCastle((99, 0)), ("T21.7", "castle_hex_only")),
    ],
)
def test_why_something_may_not_be_done(action: Action, why: tuple[str, str]) -> None:
    session = asked()
    assert refused(session, action) == why
    assert refused(session, action, BRUNO) == ("T1.1", "not_your_turn")
    assert refused(table(ACT), action) == ("T21.6", "not_this_moment")


def test_the_boards_that_are_there_and_the_castle_hexes_are_named() -> None:
    session = asked()
    wrong = session.refusal(Turn("A2", 1), ADA)
    assert wrong is not None and wrong.values == {"boards": ["A1", "B1", "C1"]}
    blocked = session.blocked(ADA)
    assert set(blocked) == {f"hex.{ADA}.{hex}" for hex in range(1, 31)} - {"hex.0.2", "hex.0.13", "hex.0.24"}
    for refusal in blocked.values():
        assert (refusal.rule, refusal.reason) == ("T21.7", "castle_hex_only")
        assert refusal.values == {"hexes": [2, 13, 24]}


def test_what_is_done_and_what_is_told_of_it() -> None:
    """Turned boards stay turned where they are swapped to; both joints go both ways."""
    session = asked()
    steps: list[tuple[Action, str, str, dict[str, object]]] = [
        (Turn("B1", 2), "A1 B1r C1 dd", "turned", {"board": "B1"}),
        (Swap("A1", 1, "B1", 2), "B1r A1 C1 dd", "swapped", {"board": "A1", "other": "B1"}),
        (Join(2, "up"), "B1r A1 C1 du", "joined", {"way": "up"}),
        (Join(2, "down"), "B1r A1 C1 dd", "joined", {"way": "down"}),
        (Join(1, "up"), "B1r A1 C1 ud", "joined", {"way": "up"}),
        (Turn("B1", 1), "B1 A1 C1 ud", "turned", {"board": "B1"}),
    ]
    for action, estate, kind, values in steps:
        session.act(action)
        assert player(session).estate == estate
        event = told(session)[-1]
        assert (event.kind, dict(event.values)) == (kind, {"seat": ADA, **values})


@pytest.mark.parametrize("ready", [False, True])
def test_the_start_castle_ends_it(ready: bool) -> None:
    """S7: no points; the ready-made estate brings its castle along."""
    session = asked()
    session.act(ReadyMade() if ready else PlaceStartCastle((3, 1)))
    owner, land = player(session), session.rules.data.land(player(session).estate)
    hex = owner.pieces.index(session.rules.data.start_castle)
    assert land.kinds[hex] == "K" and owner.pieces.count(".") == 29 and owner.green == owner.red == 0
    assert ready or land.cells[hex] == (3, 1)
    kinds = [event.kind for event in told(session) if event.values.get("seat") == ADA]
    assert kinds[-2:] == ["ready_made", "founded"] if ready else kinds[-1] == "founded"
    assert [event.values["hex"] for event in told(session, "founded")] == [hex + 1]
    assert session.decision is not None and session.decision.seat == BRUNO


def test_all_estates_are_shown_when_the_last_is_done() -> None:
    session = asked()
    session.act(ReadyMade())
    assert not session.state.laid and told(session, "laid_open") == []
    session.act(ReadyMade())
    assert session.state.laid
    shown = [(event.values["seat"], event.values["boards"]) for event in told(session, "laid_open")]
    plan = session.rules.data.plan
    assert shown == [(seat, list(plan(player(session, seat).estate).boards)) for seat in (ADA, BRUNO)]
