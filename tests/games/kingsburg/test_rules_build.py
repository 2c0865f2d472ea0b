"""Building: K7, K10.4, K10.5, and the table of buildings (5.3)."""

from __future__ import annotations

import msgspec
import pytest

from kingsburg_table.games.kingsburg.actions import Build, BuildNothing, Influence, Pass
from kingsburg_table.games.kingsburg.prices import price
from kingsburg_table.games.kingsburg.state import NOBODY
from kingsburg_table.games.kingsburg.words import Bundle
from tests.games.kingsburg.table import (
    AGA,
    DATA,
    FILIP,
    SANDRA,
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

SITE = "year 1 / spring / build"
WOOD = {"goods": {"wood": 1}}
RICH = {"goods": {"gold": 9, "wood": 9, "stone": 9}}


def test_one_building_each_in_turn_order() -> None:
    """K7.1"""
    session = table(SITE, order=[SANDRA, AGA, FILIP], aga=RICH, filip=WOOD, sandra=RICH)
    assert asked(session) == SANDRA and session.decision is not None and session.decision.rule == "K7.1"
    session.act(Build("statue"))
    assert asked(session) == AGA
    assert refused(session, Build("inn"), SANDRA) == ("K7.1", "not_asked")
    session.act(BuildNothing())
    assert asked(session) == FILIP and tell(session, "built", "built_nothing") == [
        ("built", SANDRA, "statue"), ("built_nothing", AGA, None),
    ]  # fmt: skip


def test_any_row_may_be_started_and_each_goes_left_to_right() -> None:
    """K7.2"""
    session = table(SITE, aga=RICH | {"built": ["statue", "inn", "market"]})
    assert [action.building for action in listed(session, Build)] == [
        "chapel",
        "farm",
        "guard_tower",
        "palisade",
        "barricade",
    ]
    assert listed(session)[-1] == BuildNothing() and session.decision is not None
    assert session.decision.options[0].targets == ("building.0.chapel",)
    assert session.decision.options[-1].targets == ("nothing",)
    assert refused(session, Build("inn")) == ("K7.1", "already_built")
    assert refused(session, Build("cathedral")) == ("K7.2", "needs_building")
    assert session.decision.default is not None and session.decision.default.action == BuildNothing()
    blocked = session.blocked(AGA)
    assert {blocked[f"building.0.{id}"].reason for id in ("statue", "inn", "market")} == {"already_built"}
    assert blocked["building.0.cathedral"].values == {"building": "chapel", "wanted": "cathedral"}
    assert blocked["building.0.merchants_guild"].values == {"building": "farm", "wanted": "merchants_guild"}
    assert set(blocked) == {f"building.0.{id}" for id in DATA.buildings} - {
        f"building.0.{action.building}" for action in listed(session, Build)
    }


@pytest.mark.parametrize("id", list(DATA.buildings))
def test_the_exact_cost_and_the_points_at_once(id: str) -> None:
    """K7.3: with the exact goods it stands, with one less of any it is refused."""
    building = DATA.buildings[id]
    before = DATA.before(building)
    cost = building.cost.things()
    session = table(SITE, aga={"built": before, "goods": cost}, filip=WOOD)
    price_now = price(DATA, session.state, AGA, building)
    assert f"building.0.{id}" not in session.blocked(AGA)
    session.act(Build(id))
    left = [have - paid for have, paid in zip(building.price, price_now, strict=True)]
    assert list(goods(session)) == left and player(session).built == [*before, id]
    assert points(session) == building.points and player(session).points == (
        {"buildings": building.points} if building.points else {}
    )
    for good, count in zip(("gold", "wood", "stone"), price_now, strict=True):
        if count:
            poorer = table(SITE, aga={"built": before, "goods": cost | {good: count - 1}}, filip=WOOD)
            assert refused(poorer, Build(id), AGA) == ("K7.3", "too_dear")
            assert asked(poorer) == FILIP or Build(id) not in listed(poorer)


def test_what_is_missing_is_said_in_figures() -> None:
    """K7.3"""
    session = table(SITE, aga={"goods": {"gold": 1, "wood": 2}}, filip=WOOD)
    assert session.blocked(AGA)["building.0.statue"].values == {
        "building": "statue",
        "good": "gold",
        "have": 1,
        "need": 2,
    }
    assert refused(session, Build("moat")) == ("K7.1", "no_such_building")


def test_a_cost_never_falls_below_zero() -> None:
    """K7.3, K7.5"""
    crane = alone(built=["barricade", "crane"])
    for cost, expected in (
        (Bundle(wood=1), (0, 1, 0)),
        (Bundle(gold=1), (0, 0, 0)),
        (Bundle(gold=2, stone=3), (1, 0, 3)),
    ):
        assert price(DATA, crane, 0, msgspec.structs.replace(DATA.buildings["farm"], cost=cost)) == expected


def test_a_building_works_from_the_moment_it_stands() -> None:
    """K7.4: the Crane of the first building makes the second cheaper."""
    session = table(
        SITE,
        envoy=AGA,
        filip=WOOD,
        aga={"built": ["barricade", "inn", "market"], "goods": {"gold": 1, "wood": 4, "stone": 2}},
    )
    assert refused(session, Build("farm")) == ("K7.3", "too_dear")
    session.act(Build("crane"))
    session.act(Build("farm", True))
    assert goods(session) == (0, 0, 0)


def test_the_crane_takes_one_gold_off_columns_three_and_four() -> None:
    """K7.5"""
    plain, crane = alone(), alone(built=["barricade", "crane"])
    for building in DATA.buildings.values():
        gold, wood, stone = price(DATA, plain, 0, building)
        assert (gold, wood, stone) == building.price
        assert price(DATA, crane, 0, building) == (gold - (building.column >= 3), wood, stone)


def test_a_destroyed_building_can_be_built_again_for_points() -> None:
    """K7.6"""
    session = table(
        "year 1 / winter", aga={"built": ["statue"], "points": 3}, chance=[("reinforcements", [1]), ("enemy", "E1-3")]
    )
    assert player(session).built == [] and points(session) == 0
    again = table(SITE, aga={"goods": {"gold": 2}}, filip=WOOD)
    again.act(Build("statue"))
    assert points(again) == 3


def test_two_buildings_only_with_the_envoy() -> None:
    """K7.1, K10.4"""
    session = table(SITE, envoy=AGA, aga=RICH, filip=RICH, sandra=WOOD)
    assert refused(session, Build("inn", True)) == ("K7.1", "envoy_for_second")
    session.act(Build("statue"))
    assert asked(session) == AGA and session.decision is not None
    assert session.decision.prompt.id.endswith("build_second")
    assert all(action.envoy for action in listed(session, Build)) and session.state.envoy == AGA
    assert refused(session, Build("inn")) == ("K7.1", "one_building")
    assert refused(session, Build("inn"), FILIP) == ("K7.1", "not_asked"), "it would be Filip's first"
    session.act(Build("chapel", True))
    assert asked(session) == FILIP and session.state.envoy == NOBODY
    assert [event.values["envoy"] for event in told(session, "built")] == [False, True]
    assert session.decision is not None and session.decision.prompt.id.endswith("kingsburg.build")
    session.act(Build("statue"))
    assert asked(session) == SANDRA and refused(session, Build("inn", True), FILIP) == ("K10.4", "no_envoy")


def test_the_envoy_need_not_be_spent_on_a_second_building() -> None:
    """K10.4, K5.9"""
    session = table(SITE, envoy=AGA, aga=RICH, filip=WOOD)
    session.act(Build("statue"))
    session.act(BuildNothing())
    assert session.state.envoy == AGA and asked(session) == FILIP
    assert not told(session, "built_nothing"), "she has built something"


def test_without_means_for_a_second_building_nobody_is_asked() -> None:
    """K10.4"""
    session = table(SITE, envoy=AGA, aga={"goods": {"gold": 2}}, filip=WOOD)
    session.act(Build("statue"))
    assert asked(session) == FILIP and session.state.envoy == AGA


@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_one_use_of_the_envoy_in_any_season(season: str) -> None:
    """K10.5: after an advisor there is none left for a second building."""
    session = table(
        f"year 2 / {season} / influence", envoy=AGA, placed=[[3, FILIP]], filip=WOOD, aga=RICH | {"dice": [3, 4]}
    )
    session.act(Influence("architect_adv", (3,), envoy=True))
    assert session.state.envoy == NOBODY
    session.act(Pass())
    session.act(Build("statue"))
    assert asked(session) == FILIP


def test_out_of_turn_a_building_is_judged_as_the_first_one() -> None:
    """K7.1"""
    session = table("year 1 / spring / support", placed=[[4, AGA]], aga=RICH)
    assert refused(session, Build("inn")) == ("K7.1", "not_now")
    over = table("game end", aga=RICH)
    assert refused(over, Build("inn"), AGA) == ("K7.1", "match_over")


def test_whoever_can_build_nothing_is_not_asked() -> None:
    session = table(SITE, aga={"goods": {"gold": 1}}, filip=WOOD)
    assert asked(session) == FILIP and tell(session, "built_nothing") == [("built_nothing", AGA, None)]
