"""Activating and exchanging cards: P3 and P4."""

from __future__ import annotations

from kingsburg_table.games.principato.actions import (
    Activate,
    EndTurn,
    Exchange,
    Pay,
    Recruit,
    Replace,
    Station,
    TakeFavor,
    TakeToken,
)
from tests.games.principato.table import (
    ADA,
    ROW,
    TURN,
    asked,
    cards,
    listed,
    player,
    refused,
    table,
)

NEXT = [("card", "cultivate_field")]


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
    touched = {option.action: option.targets for option in session.decision.options}
    assert touched[Pay(1, 1, 3)] == ("cube.0.favor",) * 3 + ("cube.0.food", "cube.0.money")
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
    for action in (Pay(1, 0, 0), TakeToken("book", 4), Recruit("militia", 1), Station("militia", 1)):
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
    assert session.decision is not None and session.decision.options[3].targets == ("amount.3",)
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
