"""Turns, favors and the display: P2 and P5."""

from __future__ import annotations

import pytest

from kingsburg_table import new_session
from kingsburg_table.core.actions import Action, Seal
from kingsburg_table.games.principato.actions import (
    Activate,
    EndTurn,
    Exchange,
    Supply,
    TakeFavor,
)
from tests.games.principato.table import (
    ADA,
    BARE,
    BRUNO,
    CELIA,
    DATA,
    ROW,
    TURN,
    PSession,
    asked,
    cards,
    listed,
    player,
    refused,
    table,
    told,
)

NEXT = [("card", "cultivate_field")]


def test_turns_go_clockwise_from_the_starting_player() -> None:
    """P2.1"""
    session = new_session("principato", ["A", "B", "C"], seed=4)
    order = session.state.order
    assert order in ([0, 1, 2], [1, 2, 0], [2, 0, 1])
    seen = []
    for _ in range(7):
        seen.append(asked(session))
        session.act(EndTurn())
    assert seen == (order * 3)[:7]


def test_the_starting_player_is_drawn_or_the_first_seat() -> None:
    """S-9, P2.1, P12.5"""
    drawn = {new_session("principato", ["A", "B", "C"], seed=seed).state.order[0] for seed in range(20)}
    assert drawn == {0, 1, 2}
    agreed = {
        new_session("principato", ["A", "B", "C"], seed=seed, options={"starting_player": "first_seat"}).state.order[0]
        for seed in range(20)
    }
    assert agreed == {0}


def test_a_new_year_goes_on_with_the_next_player() -> None:
    """P2.2: even if the deck ends after somebody's odd turn."""
    session = table("year 1 / turn 5 / act", players=3, turn=ADA, deck={}, chance=[("card", "harvest")])
    session.act(EndTurn())
    assert session.state.year == 2 and asked(session) == BRUNO
    assert session.state.order == [0, 1, 2]


def test_two_actions_of_three_kinds_in_any_mix() -> None:
    """P2.3, P2.4, P2.7: the turn ends by itself after the second action."""
    session = table(TURN, ada={"hand": ["build_farm", "writer"], "money": 2}, display=ROW, chance=NEXT)
    kinds = {type(action) for action in listed(session)}
    assert kinds == {Activate, Exchange, TakeFavor, EndTurn}
    session.act(TakeFavor())
    assert session.state.actions == 1 and asked(session) == ADA
    session.act(Exchange("writer", 2, "market", 2))
    assert asked(session) == BRUNO and session.state.actions == 2


def test_the_same_action_twice() -> None:
    """P2.3"""
    session = table(TURN, ada={"favor": 0}, chance=NEXT)
    session.act(TakeFavor())
    session.act(TakeFavor())
    assert player(session).favor == 2 and asked(session) == BRUNO


def test_giving_up_one_or_both() -> None:
    """P2.3, P2.5: the display slides all the same."""
    session = table(TURN, display=ROW, chance=[*NEXT, ("card", "harvest")])
    session.act(EndTurn())
    session.act(TakeFavor())
    session.act(EndTurn())
    assert asked(session) == ADA
    assert cards(session, session.state.display) == [*ROW[2:], "cultivate_field", "harvest"]
    assert [event.values["n"] for event in told(session, "ended")] == [2, 1]


def test_there_are_always_two_cards() -> None:
    """P2.6: one cannot activate or give what one does not have."""
    session = table(TURN, ada={"hand": ["build_farm", "writer"]}, display=ROW)
    assert refused(session, Activate("harvest", 1)) == ("P2.6", "not_in_hand")
    assert refused(session, Activate("writer", 1)) == ("P2.6", "not_in_hand")
    assert refused(session, Exchange("writer", 3, "market", 2)) == ("P2.6", "not_in_hand")
    assert refused(session, Exchange("writer", 2, "market", 1)) == ("P4.1", "not_in_display")
    assert refused(session, Exchange("writer", 2, "market", 9)) == ("P4.1", "not_in_display")


@pytest.mark.parametrize(("to", "rule"), [("farm", "P5.4"), ("bank", "P5.4"), ("militia", "P1.4"), ("church", None)])
def test_places_of_a_favor(to: str, rule: str | None) -> None:
    """P5.1, P5.4"""
    session = table(TURN, ada={"favor": 0})
    refusal = refused(session, TakeFavor(to))
    assert (refusal and refusal[0]) == rule


def test_no_favor_without_room() -> None:
    """P5.2"""
    session = table(TURN, ada={"favor": 3, "militia": 1, "militia_food": 1})
    assert listed(session, TakeFavor) == [] and EndTurn() in listed(session)
    assert session.blocked(ADA)["favor"].reason == "no_room_for_favor"


def test_the_display_slides() -> None:
    """P5.5, P5.6, P5.7, P5.8"""
    session = table(TURN, players=3, display=[*ROW, "harvest"], chance=NEXT)
    removed = session.state.removed[DATA.number["sculptor"]]
    session.act(EndTurn())
    assert cards(session, session.state.display) == [*ROW[1:], "harvest", "cultivate_field"]
    assert session.state.removed[DATA.number["sculptor"]] == removed + 1
    assert asked(session) == BRUNO


def test_a_turn_is_sealed_before_a_card_is_turned_up() -> None:
    """P5.5, P12.5: with the seal on, the whole turn can be taken back; ending it early needs no seal."""
    session = table(TURN, display=ROW, seal=True, ada={"favor": 0}, chance=[*NEXT, ("card", "harvest")])
    session.act(TakeFavor())
    assert session.decision is not None
    assert not session.reveals(session.decision.options[0])
    session.act(TakeFavor())
    assert listed(session) == [Seal()] and cards(session, session.state.display) == ROW
    assert session.reset_turn() == 2 and player(session).favor == 0
    session.act(EndTurn())
    assert asked(session) == BRUNO and session.undoable.reason == "revealed"


def test_what_turns_a_card_up_says_so() -> None:
    """P12.5: without a seal the last action reveals, unless something is still asked, as here for what a card is
    exchanged."""
    session = table(TURN, ada={"favor": 0, "militia": 1}, chance=NEXT)
    assert reveals(session) == {Activate: False, Exchange: False, TakeFavor: False, Supply: False, EndTurn: True}
    session.act(TakeFavor())
    assert reveals(session) == {Activate: False, Exchange: True, TakeFavor: True, Supply: False, EndTurn: True}


def reveals(session: PSession) -> dict[type[Action], bool]:
    """By kind of action; the last listed option of each."""
    assert session.decision is not None
    return {type(option.action): session.reveals(option) for option in session.decision.options}


def test_only_the_active_player_acts() -> None:
    """P2.1"""
    session = table(TURN, players=3)
    for seat in (BRUNO, CELIA):
        assert refused(session, TakeFavor(), seat) == ("P2.1", "not_your_turn")
        assert list(session.blocked(seat)) == ["*"]


def test_bare_players_can_still_exchange() -> None:
    """P12.1"""
    session = table(TURN, ada={"hand": ["writer", "painter"], **BARE})
    assert {type(action) for action in listed(session)} == {Exchange, TakeFavor, EndTurn}
