"""The advisors' support: K6, and the table of advisors (5.1)."""

from __future__ import annotations

from typing import Any

import pytest

from kingsburg_table.games.kingsburg.actions import Decline, Influence, Lose, Take, Trade
from tests.games.kingsburg.table import (
    AGA,
    DATA,
    FILIP,
    ROLLS,
    SANDRA,
    asked,
    goods,
    listed,
    player,
    points,
    refused,
    table,
    tell,
    told,
)

SUPPORT = "year 1 / spring / support"
STOP: dict[str, Any] = {"sandra": {"goods": {"wood": 1}}}  #: she is asked what to build


@pytest.mark.parametrize(
    ("rank", "goods_", "points_", "soldiers", "tokens", "choices"),
    [
        (1, (0, 0, 0), 1, 0, 0, 0), (2, (1, 0, 0), 0, 0, 0, 0), (3, (0, 1, 0), 0, 0, 0, 0), (4, (0, 0, 0), 0, 0, 0, 2),
        (5, (0, 0, 0), 0, 1, 0, 0), (7, (0, 0, 0), 0, 0, 1, 3), (8, (2, 0, 0), 0, 0, 0, 0), (9, (0, 1, 0), 0, 0, 0, 2),
        (10, (0, 0, 0), 0, 2, 0, 0), (11, (0, 0, 1), 0, 0, 0, 2), (12, (0, 0, 0), 0, 0, 1, 6),
        (13, (0, 0, 3), 0, 0, 0, 0), (15, (1, 1, 1), 0, 0, 0, 0), (16, (4, 0, 0), 0, 0, 0, 0),
        (17, (0, 0, 0), 3, 0, 0, 6), (18, (1, 1, 1), 0, 1, 0, 0),
    ],
)  # fmt: skip
def test_what_each_advisor_gives(
    rank: int, goods_: tuple[int, ...], points_: int, soldiers: int, tokens: int, choices: int
) -> None:
    """K6.1 and table 5.1; Alchemist and Smuggler are in the examples."""
    session = table(SUPPORT, placed=[[rank, AGA]], chance=[("enemy", "E1-1")] if rank == 10 else (), **STOP)
    assert goods(session) == goods_
    assert (points(session), player(session).soldiers, player(session).tokens) == (points_, soldiers, tokens)
    assert len(listed(session, Take)) == choices
    assert session.decision is not None and (session.decision.rule == "K6.1") == bool(choices)


@pytest.mark.parametrize(
    ("rank", "offers"),
    [(4, [Take(0, 1), Take(1)]), (9, [Take(1), Take(0, 0, 1)]), (11, [Take(1), Take(0, 1)])],
)  # fmt: skip
def test_only_what_is_offered_can_be_taken(rank: int, offers: list[Take]) -> None:
    """K6.1"""
    session = table(SUPPORT, placed=[[rank, AGA]], **STOP)
    assert listed(session) == offers
    wrong = next(take for take in (Take(1), Take(0, 1), Take(0, 0, 1)) if take not in offers)
    assert refused(session, wrong) == ("K6.1", "not_offered")
    missing = next(good for good in ("gold", "wood", "stone") if getattr(wrong, good))
    assert {target: refusal.reason for target, refusal in session.blocked(AGA).items()} == {
        f"supply.{missing}": "not_offered"
    }


def test_goods_of_choice_may_be_equal_or_different() -> None:
    """K6.1"""
    session = table(SUPPORT, placed=[[12, AGA]], **STOP)
    assert listed(session) == [Take(2), Take(1, 1), Take(1, 0, 1), Take(0, 2), Take(0, 1, 1), Take(0, 0, 2)]
    options = session.decision.options if session.decision else ()
    assert options[2].targets == ("supply.gold", "supply.stone") and options[3].targets == (
        "supply.wood",
        "supply.wood",
    )
    assert session.blocked(AGA) == {} and refused(session, Take(1)) == ("K6.1", "not_offered")
    assert session.decision is not None and session.decision.prompt.values["free"]
    assert session.decision.default == options[0]
    session.act(Take(0, 1, 1))
    assert goods(session) == (0, 1, 1)


def test_ascending_ranks_whoever_stands_there() -> None:
    """K6.1"""
    session = table(SUPPORT, placed=[[8, AGA], [2, FILIP], [3, AGA], [1, SANDRA]], **STOP)
    assert tell(session, "gained") == [
        ("gained", SANDRA, "jester"), ("gained", FILIP, "squire"), ("gained", AGA, "architect_adv"),
        ("gained", AGA, "treasurer"),
    ]  # fmt: skip
    assert player(session, SANDRA).points == {"advisors": 1}
    assert [event.kind for event in told(session)][-1] == "supported"


def test_two_owners_on_one_advisor_in_turn_order() -> None:
    """K6.2"""
    session = table(SUPPORT, order=[FILIP, SANDRA, AGA], placed=[[4, AGA], [4, FILIP]], **STOP)
    assert asked(session) == FILIP
    session.act(Take(1))
    assert asked(session) == AGA
    session.act(Take(0, 1))
    assert goods(session) == (0, 1, 0) and goods(session, FILIP) == (1, 0, 0)


def test_two_own_sets_give_twice() -> None:
    """K6.2"""
    session = table(SUPPORT, placed=[[8, AGA], [8, AGA]], **STOP)
    assert goods(session) == (4, 0, 0)


def test_neutral_dice_receive_nothing() -> None:
    """K6.3, K15.5"""
    session = table(SUPPORT, players=2, placed=[[18, -1], [7, -1]], filip={"goods": {"wood": 1}})
    assert not told(session, "gained") and asked(session) == FILIP and session.path.endswith("build")


def test_what_a_lower_advisor_gave_pays_a_higher_one() -> None:
    """K6.4"""
    session = table(SUPPORT, placed=[[6, AGA], [3, AGA]], **STOP)
    assert listed(session) == [Trade("wood"), Decline()]
    session.act(Trade("wood"))
    assert goods(session) == (1, 0, 1)
    assert told(session, "traded")[0].values == {
        "seat": AGA, "pay": {"wood": 1}, "gain": {"gold": 1, "stone": 1}, "cause": "alchemist",
    }  # fmt: skip


def test_the_alchemist_needs_a_good() -> None:
    """K2.5, K6.4"""
    session = table(SUPPORT, placed=[[6, AGA]], **STOP)
    assert asked(session) == SANDRA and tell(session, "declined") == [("declined", AGA, None)]
    rich = table(SUPPORT, placed=[[6, AGA]], aga={"goods": {"gold": 1, "stone": 1}}, **STOP)
    assert listed(rich) == [Trade("gold"), Trade("stone"), Decline()]
    assert rich.decision is not None and rich.decision.options[0].targets == ("good.0.gold",)
    assert rich.decision.default is not None and rich.decision.default.action == Decline()
    assert refused(rich, Trade("wood")) == ("K2.5", "cannot_pay")
    assert refused(rich, Trade("points")) == ("K2.8", "not_now")
    assert {target: refusal.reason for target, refusal in rich.blocked(AGA).items()} == {"good.0.wood": "cannot_pay"}


def test_the_smuggler_takes_points_only() -> None:
    """K2.8, K2.9"""
    session = table(SUPPORT, placed=[[14, AGA]], aga={"goods": {"gold": 1}, "tokens": 1})
    assert listed(session) == [Trade("points"), Decline()] and session.blocked(AGA) == {}
    assert session.decision is not None and session.decision.options[0].targets == ("points.0",)
    session.act(Trade("points"))
    assert len(listed(session, Take)) == 10 and player(session).points == {"advisors": -1}
    assert session.decision.rule == "K6.1"


def test_a_peek_is_private_and_the_card_stays() -> None:
    """K6.5"""
    session = table(SUPPORT, placed=[[10, AGA]], chance=[("enemy", "E1-4")], **STOP)
    assert session.view(AGA).enemy == "E1-4"
    assert session.view(FILIP).enemy == session.view(None).enemy == "?"
    assert session.view(FILIP).peekers == [AGA]
    assert all("E1-4" not in str(event.values) for event in told(session))
    winter = table("year 1 / winter", enemy="E1-4", peekers=[AGA], chance=[("reinforcements", [1])])
    assert told(winter, "enemy")[0].values["enemy"] == "E1-4", "no second card is drawn"


def test_what_somebody_has_seen_cannot_be_undone() -> None:
    """K6.5: also when the card was known to another player already."""
    session = table("year 1 / spring / influence", enemy="E1-4", peekers=[FILIP], aga={"dice": [4, 6]}, **STOP)
    session.act(Influence("general_adv", (6, 4)))
    assert session.state.peekers == [AGA, FILIP]
    assert session.records[-1].revealed and session.undoable.reason == "revealed"


def test_two_peeks_show_the_same_card() -> None:
    """K6.5"""
    session = table(SUPPORT, placed=[[10, FILIP], [17, AGA]], chance=[("enemy", "E1-4")], **STOP)
    session.act(Take(2))
    assert session.view(AGA).enemy == session.view(FILIP).enemy == "E1-4" and session.view(SANDRA).enemy == "?"
    assert session.state.peekers == [AGA, FILIP]
    again = table(SUPPORT, placed=[[10, FILIP], [10, FILIP]], chance=[("enemy", "E1-4")], **STOP)
    assert again.state.peekers == [FILIP]


def test_the_card_comes_from_this_years_pile() -> None:
    """K6.5"""
    for year in range(1, 6):
        session = table(f"year {year} / spring / support", placed=[[10, AGA]], chance=[("enemy", f"E{year}-2")], **STOP)
        assert session.view(AGA).enemy in DATA.enemy_pools[year - 1]


def test_dice_are_taken_back_for_the_next_roll() -> None:
    """K6.6"""
    session = table(SUPPORT, placed=[[3, AGA, [3]], [2, FILIP, [2]]], aga={"dice": [5]}, chance=ROLLS)
    while session.path.startswith("year 1 / spring"):
        session.act(listed(session)[-1])
    assert session.state.placed == [] and player(session).dice == [1, 2, 3]


def test_answers_to_other_questions_are_not_taken() -> None:
    session = table(SUPPORT, placed=[[4, AGA]], **STOP)
    assert refused(session, Take(1), FILIP) == ("K6.1", "not_asked") == refused(session, Take(0, 0, 1), FILIP)
    assert refused(session, Lose(1)) == ("K12.7", "not_now")
    assert session.blocked(AGA)["supply.stone"].rule == "K6.1"
    over = table("game end")
    assert refused(over, Take(1), AGA) == ("K6.1", "match_over")
    assert refused(over, Lose(1), AGA) == ("K12.7", "match_over")
