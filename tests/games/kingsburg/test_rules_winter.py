"""Recruiting and winter: K11, K12, and the table of enemies (5.6)."""

from __future__ import annotations

from typing import Any

import pytest

from kingsburg_table.games.kingsburg.actions import Lose, Recruit, StopRecruiting, Take
from kingsburg_table.games.kingsburg.lasting import strength
from kingsburg_table.games.kingsburg.prices import soldier_price
from tests.games.kingsburg.table import (
    AGA,
    DATA,
    FILIP,
    SANDRA,
    KSession,
    alone,
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


def winter(card: str, aga: dict[str, Any], roll: int = 1, **given: Any) -> KSession:
    """A winter that stops at the next Aid: Filip and Sandra are equally poor."""
    year = card[1]
    return table(f"year {year} / winter", aga=aga, chance=[("reinforcements", [roll]), ("enemy", card)], **given)


def test_two_goods_of_any_kinds_for_a_soldier() -> None:
    """K11.1"""
    session = table(
        "year 1 / recruiting", aga={"goods": {"gold": 2, "wood": 1, "stone": 1}}, filip={"goods": {"gold": 2}}
    )
    assert listed(session) == [Recruit(2), Recruit(1, 1), Recruit(1, 0, 1), Recruit(0, 1, 1), StopRecruiting()]
    assert session.decision is not None and session.decision.options[1].targets == ("good.0.gold", "good.0.wood")
    assert session.decision.prompt.values == {"seat": AGA, "n": 2}
    assert session.decision.default is not None and session.decision.default.action == StopRecruiting()
    assert session.blocked(AGA) == {}
    assert refused(session, Recruit(0, 2)) == ("K11.1", "cannot_pay")
    assert refused(session, Recruit(2, 1)) == refused(session, Recruit(2, 1, 1)) == ("K11.1", "soldier_price")
    assert refused(session, Recruit(2), FILIP) == ("K11.1", "not_asked")
    short = session.refusal(Recruit(0, 2))
    assert short is not None and short.values == {"good": "wood"}
    assert session.decision.options[3].targets == ("good.0.stone", "good.0.wood")
    session.act(Recruit(1, 0, 1))
    assert goods(session) == (1, 1, 0) and player(session).soldiers == 1 and asked(session) == AGA
    assert {target: refusal.reason for target, refusal in session.blocked(AGA).items()} == {
        "good.0.stone": "cannot_pay"
    }
    assert session.blocked(AGA)["good.0.stone"].rule == "K11.1"
    assert told(session, "recruited")[0].values["pay"] == {"gold": 1, "stone": 1}
    session.act(StopRecruiting())
    assert asked(session) == FILIP and player(session).soldiers == 1


def test_who_cannot_pay_is_not_asked() -> None:
    """K11.1: one good is not enough, two are."""
    session = table("year 1 / recruiting", aga={"goods": {"gold": 1}}, filip={"goods": {"gold": 1, "wood": 1}})
    assert asked(session) == FILIP


def test_the_barracks_halve_the_price() -> None:
    """K11.2"""
    barracks = ["guard_tower", "blacksmith", "barracks"]
    assert soldier_price(DATA, alone(built=barracks), 0) == 1 and soldier_price(DATA, alone(built=barracks[:2]), 0) == 2
    session = table("year 1 / recruiting", aga={"built": barracks, "goods": {"wood": 1}}, filip={"goods": {"gold": 2}})
    assert listed(session) == [Recruit(0, 1), StopRecruiting()]
    assert refused(session, Recruit(0, 2)) == ("K11.1", "soldier_price")


def test_winter_begins_with_the_reinforcements_and_nothing_comes_between() -> None:
    """K12.1, K12.2, K12.3, K12.4: the first on the track rolls, everybody gains, then the card is turned up."""
    session = winter("E1-5", {"soldiers": 2}, roll=3, order=[FILIP, SANDRA, AGA])
    assert [(event.kind, event.values.get("seat")) for event in told(session)][1:6] == [
        ("reinforcements", FILIP), ("gained", FILIP), ("gained", SANDRA), ("gained", AGA), ("enemy", None),
    ]  # fmt: skip
    assert [event.values["gain"] for event in told(session, "gained")[:3]] == [{"soldiers": 3}] * 3
    assert told(session, "reinforcements")[0].values["n"] == 3
    assert [event.values["n"] for event in told(session, "fought")] == [3, 3, 5]


def test_a_card_of_this_year_is_turned_up() -> None:
    """K12.4"""
    for year in range(1, 6):
        session = winter(f"E{year}-5", {"soldiers": 9})
        values = told(session, "enemy")[0].values
        assert values == {
            "enemy": f"E{year}-5",
            "kind": DATA.enemies[f"E{year}-5"].kind,
            "n": DATA.enemies[f"E{year}-5"].strength,
        }


@pytest.mark.parametrize("card", list(DATA.enemies))
def test_more_wins_equal_draws_less_loses(card: str) -> None:
    """K12.5, K12.6 and table 5.6: reward, nothing, loss."""
    enemy = DATA.enemies[card]
    own = {"goods": {"gold": 5, "wood": 5, "stone": 5}, "built": ["barricade", "crane"], "points": 9}
    need = enemy.strength - 1 - (enemy.kind == "goblins")
    for soldiers, result in ((need + 1, "win"), (need, "draw"), (need - 1, "loss")):
        session = winter(card, own | {"soldiers": soldiers})
        assert told(session, "fought")[0].values["result"] == result
        if result == "win":
            reward = enemy.reward
            if reward.goods:
                assert session.decision is not None and session.decision.rule == "K12.5"
                session.act(Take(reward.goods))
            assert goods(session) == (5 + reward.gold + reward.goods, 5 + reward.wood, 5 + reward.stone)
            assert points(session) == 9 + reward.points + 1 and player(session).points["battles"] == reward.points + 1
        elif result == "draw":
            assert goods(session) == (5, 5, 5) and points(session) == 9 and player(session).built == own["built"]
        else:
            loss = enemy.loss
            if loss.goods:
                session.act(Lose(loss.goods))
            assert goods(session) == (5 - loss.gold - loss.goods, 5 - loss.wood, 5 - loss.stone)
            assert player(session).built == own["built"][: 2 - loss.buildings]
            assert points(session) == 9 - loss.points - loss.buildings
            assert player(session).points.get("battles", 0) == -loss.points


def test_strength_may_be_negative() -> None:
    """K12.5: the Farm without soldiers."""
    farm = {"built": ["inn", "market", "farm"]}
    session = winter("E1-3", farm | {"soldiers": 1}, roll=2)
    assert told(session, "fought")[0].values["n"] == 2
    assert strength(DATA, alone(built=farm["built"]), 0, "goblins") == -1


def test_the_stone_wall_wins_draws() -> None:
    """K12.5, K12.6: and only the winner among the equally strong has the honour."""
    wall = ["palisade", "stable", "stone_wall"]
    session = winter("E2-4", {"built": wall, "soldiers": 2}, filip={"soldiers": 4}, sandra={"soldiers": 4})
    assert [(event.values["result"], event.values["n"]) for event in told(session, "fought")] == [
        ("win", 5), ("draw", 5), ("draw", 5),
    ]  # fmt: skip
    assert goods(session) == (1, 0, 0) and points(session) == 1 and points(session, FILIP) == 0


def test_strengths_are_fixed_before_any_loss() -> None:
    """K12.5: Aga's tower falls first, Filip is still not the strongest of the losers, and nobody is honoured."""
    session = winter("E1-3", {"built": ["guard_tower"], "goods": {"gold": 1}}, filip={"soldiers": 2})
    assert [event.values["n"] for event in told(session, "fought")] == [2, 3, 1]
    assert player(session).built == [] and not [
        event for event in told(session, "gained") if event.values["cause"] == "strongest"
    ]


def test_the_strongest_winners_share_the_honour() -> None:
    """K12.6"""
    session = winter("E1-4", {"soldiers": 5}, filip={"soldiers": 5}, sandra={"soldiers": 3})
    honoured = [event.values["seat"] for event in told(session, "gained") if event.values["cause"] == "strongest"]
    assert honoured == [AGA, FILIP]
    assert [points(session, seat) for seat in range(3)] == [1, 1, 0]


def test_the_fortress_pays_for_every_victory() -> None:
    """K12.5"""
    row = {"built": ["palisade", "stable", "stone_wall", "fortress"], "soldiers": 1}
    session = winter("E2-3", row)
    assert tell(session, "gained")[3:6] == [
        ("gained", AGA, "fortress"), ("gained", AGA, "strongest"), ("gained", AGA, "E2-3"),
    ]  # fmt: skip
    assert points(session) == 2 and player(session).points == {"battles": 2}


def test_listed_goods_are_not_replaced_by_others() -> None:
    """K12.7"""
    session = winter("E1-2", {"goods": {"gold": 4, "wood": 3}})
    assert goods(session) == (4, 2, 0)
    assert told(session, "lost")[0].values == {"seat": AGA, "pay": {"wood": 1}, "gain": {}, "cause": "E1-2"}
    fewer = winter("E2-2", {"goods": {"gold": 1, "wood": 1}})
    assert goods(fewer) == (0, 1, 0)


def test_the_loser_chooses_and_with_fewer_all_go() -> None:
    """K12.7"""
    session = winter("E1-4", {"goods": {"gold": 2, "stone": 1}})
    assert (
        session.decision is not None and session.decision.rule == "K12.7" and session.decision.prompt.values["n"] == 2
    )
    assert listed(session) == [Lose(2), Lose(1, 0, 1)] and session.decision.options[1].targets == (
        "good.0.gold",
        "good.0.stone",
    )
    assert refused(session, Lose(0, 1, 1)) == ("K12.7", "lose_exactly") == refused(session, Lose(1))
    assert refused(session, Lose(2), FILIP) == ("K12.7", "not_asked")
    wrong = session.refusal(Lose(1))
    assert wrong is not None and wrong.values == {"n": 2}
    session.act(Lose(1, 0, 1))
    assert goods(session) == (1, 0, 0) and told(session, "lost")[0].values["cause"] == "E1-4"
    assert goods(winter("E4-3", {"goods": {"gold": 2, "stone": 1}})) == (0, 0, 0)


@pytest.mark.parametrize(
    ("built", "falls"),
    [
        (["statue", "inn", "palisade"], "statue"),
        (["inn", "palisade", "barricade"], "inn"),
        (["statue", "barricade", "crane"], "crane"),
        (["inn", "market", "guard_tower", "blacksmith"], "market"),
        (["palisade", "stable", "stone_wall", "barricade", "crane", "town_hall"], "stone_wall"),
        (["statue", "chapel", "barricade", "crane", "town_hall"], "town_hall"),
    ],
)  # fmt: skip
def test_the_rightmost_column_then_the_topmost_row(built: list[str], falls: str) -> None:
    """K12.8"""
    session = winter("E5-2", {"built": built, "points": 20})
    assert player(session).built == [id for id in built if id != falls]
    assert points(session) == 20 - DATA.buildings[falls].points
    assert told(session, "destroyed")[0].values["building"] == falls


def test_without_buildings_nothing_falls() -> None:
    """K12.8"""
    session = winter("E5-4", {"points": 2})
    assert points(session) == 2 and not told(session, "destroyed")


def test_lost_points_may_become_negative() -> None:
    """K12.9"""
    session = winter("E5-1", {"points": 3})
    assert points(session) == -5 and player(session).points["battles"] == -8


def test_goods_then_buildings_then_points() -> None:
    """K12.10: also when the goods have to be chosen."""
    session = winter("E1-2", {"goods": {"wood": 1}, "built": ["statue"], "points": 9})
    assert [event for event in tell(session, "lost", "destroyed") if event[1] == AGA][:3] == [
        ("lost", AGA, "E1-2"), ("destroyed", AGA, "statue"), ("lost", AGA, "E1-2"),
    ]  # fmt: skip
    chosen = winter("E2-3", {"goods": {"wood": 3, "gold": 1}, "built": ["statue"], "points": 3})
    assert asked(chosen) == AGA and player(chosen).built == ["statue"] and points(chosen) == 3
    chosen.act(Lose(0, 2))
    assert player(chosen).built == [] and points(chosen) == 0


def test_while_the_battles_last_the_card_is_open_to_all() -> None:
    """K12.4, K12.6: and nobody who lost counts as the strongest."""
    session = winter("E1-4", {"goods": {"gold": 2, "stone": 1}}, enemy="E1-4", peekers=[AGA])
    assert session.path == "year 1 / winter / battle / aftermath / lose goods"
    assert session.view(FILIP).enemy == session.view(None).enemy == "E1-4" and session.state.enemy_shown
    battles = session.state.battles
    assert [(battle.strength, battle.result, battle.strongest) for battle in battles] == [(1, "loss", False)] * 3


def test_what_falls_is_noted_in_the_battle() -> None:
    """K12.8"""
    session = winter("E2-3", {"built": ["statue", "inn"]}, filip={"goods": {"gold": 9, "wood": 1}})
    assert asked(session) == FILIP and session.state.battles[AGA].fallen == ["statue"]
    assert session.state.reinforcements == 1


def test_after_the_battles_the_card_goes_and_all_soldiers_go_home() -> None:
    """K12.11"""
    session = winter("E1-5", {"soldiers": 7}, filip={"soldiers": 1}, enemy="E1-5", peekers=[SANDRA])
    assert [player(session, seat).soldiers for seat in range(3)] == [0, 0, 0]
    assert [event.values["pay"] for event in told(session, "lost")[-3:]] == [
        {"soldiers": 8},
        {"soldiers": 2},
        {"soldiers": 1},
    ]
    state = session.state
    assert (state.enemy, state.enemy_shown, state.peekers, state.battles, state.reinforcements) == (
        "",
        False,
        [],
        [],
        0,
    )
    assert session.path.startswith("year 2 / aid")
