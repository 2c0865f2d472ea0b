"""Turns and actions: P2 to P5."""

from __future__ import annotations

import pytest

from kingsburg_table import new_session
from kingsburg_table.core.actions import Seal
from kingsburg_table.games.principato.actions import (
    Activate,
    EndTurn,
    Exchange,
    Pay,
    Recruit,
    Replace,
    Supply,
    TakeFavor,
    TakeToken,
)
from tests.games.principato.table import (
    ADA,
    BARE,
    BRUNO,
    CELIA,
    DATA,
    ROW,
    TURN,
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


def test_one_option_of_a_card() -> None:
    """P3.1"""
    session = table(TURN, ada={"hand": ["tax_mixed", "writer"]})
    assert [action.option for action in listed(session, Activate)] == [1, 2, 3]
    assert refused(session, Activate("tax_mixed", 1, 4)) == ("P3.1", "no_such_option")


def test_the_payer_chooses_the_favors() -> None:
    """P3.2: all ways to pay, fewest favors first; anything else is refused."""
    session = table(
        TURN, ada={"hand": ["build_catapult_early", "writer"], "farm": 2, "food": 3, "money": 2, "favor": 3}
    )
    session.act(Activate("build_catapult_early", 1, 2))
    ways = listed(session, Pay)
    assert len(ways) == 9 and ways[0] == Pay(3, 2, 0)
    assert [way.favor for way in ways] == sorted(way.favor for way in ways)
    assert all(way.food + way.money + way.favor == 5 for way in ways)
    assert session.decision is not None and session.decision.default is session.decision.options[0]
    assert session.decision.options[0].targets == ("cube.0.food",) * 3 + ("cube.0.money",) * 2
    assert refused(session, Pay(3, 2, 1)) == ("P3.2", "wrong_payment")
    assert refused(session, Pay(1, 0, 4)) == ("P3.2", "wrong_payment")
    assert refused(session, TakeFavor()) == ("P3.12", "in_between")
    session.act(Pay(2, 0, 3))
    assert (player(session).food, player(session).money, player(session).favor) == (1, 2, 0)
    assert player(session).catapult == 2


def test_a_favor_stays_a_favor() -> None:
    """P5.3: it goes back to the favors of the stock."""
    session = table(TURN, ada={"hand": ["build_farm", "writer"], "money": 1, "favor": 2})
    session.act(Activate("build_farm", 1))
    stock = session.codec.copy(session.state).stock
    session.act(Pay(0, 0, 1))
    now = session.state.stock
    assert (now.favor, now.money, now.food) == (stock.favor + 1, stock.money, stock.food)


def test_the_price_is_paid_before_the_gain_has_room() -> None:
    """P3.5, P3.12: pay, gain, exchange, one after the other."""
    session = table(TURN, ada={"hand": ["sculptor", "writer"], "food": 1, "money": 2, "favor": 1})
    session.act(Activate("sculptor", 1, 1))
    assert session.path.endswith("pay") and player(session).monument == [0, 0, 0]
    session.act(Pay(1, 2, 0))
    assert session.path.endswith("token") and (player(session).food, player(session).money) == (0, 0)
    assert refused(session, TakeToken("book", 3)) == ("P3.13", "other_token")
    session.act(TakeToken("monument", 1))
    assert player(session).monument == [0, 0, 1]
    assert cards(session, player(session).hand) == ["sculptor", "writer"]


def test_nothing_is_answered_that_was_not_asked() -> None:
    """P3.12"""
    session = table(TURN, ada={"hand": ["recruit_militia", "writer"]})
    for action in (Pay(1, 0, 0), TakeToken("book", 4), Recruit("militia", 1)):
        assert refused(session, action) == ("P3.12", "nothing_runs")
    session.act(Activate("recruit_militia", 1))
    assert refused(session, Recruit("condottiere", 1)) == ("P3.13", "other_troop")
    assert refused(session, EndTurn()) == ("P3.12", "in_between")


def test_cubes_may_be_taken_without_room() -> None:
    """P3.6"""
    session = table(TURN, ada={"hand": ["tax_mixed", "writer"], "food": 2})
    assert Activate("tax_mixed", 1, 3) in listed(session)


def test_recruiting_is_free_and_up_to_the_player() -> None:
    """P3.7, P3.13: 38 numbers, none preselected but 0."""
    session = table(TURN, ada={"hand": ["recruit_militia", "writer"]})
    session.act(Activate("recruit_militia", 1))
    assert [action.count for action in listed(session)] == list(range(38))
    assert refused(session, Recruit("militia", 38)) == ("P11.4", "too_many_troops")
    session.act(Recruit("militia", 5))
    assert player(session).militia == 5


def test_a_fixed_number_of_tokens() -> None:
    """P3.13: the second option gives two, not one."""
    session = table(TURN, ada={"hand": ["build_farm", "writer"], "bank": 2, "money": 3, "favor": 0})
    session.act(Activate("build_farm", 1, 2))
    assert player(session).farm == 3 and asked(session) == ADA and session.state.actions == 1


def test_the_exchange_after_an_activation_costs_nothing() -> None:
    """P3.8: one action for both."""
    session = table(TURN, ada={"hand": ["writer", "market"]}, display=ROW)
    session.act(Activate("market", 2))
    session.act(Replace("painter", 4))
    assert session.state.actions == 1
    assert cards(session, player(session).hand) == ["writer", "painter"]
    assert cards(session, session.state.display) == [*ROW[:3], "market", "build_bank"]


def test_an_exchange_activates_nothing() -> None:
    """P4.2: but the new card may be used with the second action."""
    session = table(TURN, ada={"hand": ["writer", "build_farm"]}, display=["tax_mixed", *ROW[1:]])
    before = player(session).cubes
    session.act(Exchange("writer", 1, "tax_mixed", 1))
    assert player(session).cubes == before and session.path.endswith("act")
    assert Activate("tax_mixed", 1, 2) in listed(session)


def test_a_card_may_be_taken_back() -> None:
    """P4.4, P4.3: any card, also one without the symbol."""
    session = table(TURN, ada={"hand": ["writer", "build_farm"]}, display=ROW, chance=NEXT)
    session.act(Exchange("build_farm", 2, "painter", 4))
    session.act(Exchange("painter", 2, "build_farm", 4))
    assert cards(session, player(session).hand) == ["writer", "build_farm"]


def test_equal_cards_are_separate_choices() -> None:
    """P4.5, P12.3: two in the hand, two in the display."""
    session = table(TURN, ada={"hand": ["writer", "writer"]}, display=["harvest", "harvest", *ROW[2:]])
    pairs = [(action.place, action.position) for action in listed(session, Exchange) if action.take == "harvest"]
    assert pairs == [(1, 1), (1, 2), (2, 1), (2, 2)]
    session.act(Exchange("writer", 2, "harvest", 1))
    assert cards(session, player(session).hand) == ["writer", "harvest"]


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
    assert not session.decision.options[0].reveals if session.decision else False
    session.act(TakeFavor())
    assert listed(session) == [Seal()] and cards(session, session.state.display) == ROW
    assert session.reset_turn() == 2 and player(session).favor == 0
    session.act(EndTurn())
    assert asked(session) == BRUNO and session.undoable.reason == "revealed"


def test_what_turns_a_card_up_says_so() -> None:
    """P12.5: without a seal the last action reveals."""
    session = table(TURN, ada={"favor": 0, "militia": 1}, chance=NEXT)
    reveals = {type(option.action): option.reveals for option in session.decision.options} if session.decision else {}
    assert reveals == {Activate: False, Exchange: False, TakeFavor: False, Supply: False, EndTurn: True}
    session.act(TakeFavor())
    reveals = {type(option.action): option.reveals for option in session.decision.options} if session.decision else {}
    assert reveals == {Activate: True, Exchange: True, TakeFavor: True, Supply: False, EndTurn: True}


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
