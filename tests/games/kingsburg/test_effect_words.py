"""What effect words mean where no building of the base game says it yet: seasons, no limit, any good, several words."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kingsburg_table.core.actions import Refusal
from kingsburg_table.core.keyed import convert
from kingsburg_table.games.kingsburg.actions import Decline, Done, Influence, Keep, Reroll, Take, Trade, Use
from kingsburg_table.games.kingsburg.components import Components
from kingsburg_table.games.kingsburg.effects import usable
from kingsburg_table.games.kingsburg.lasting import modifiers, shifts, white_dice, wins_ties
from kingsburg_table.games.kingsburg.prices import price, soldier_price
from kingsburg_table.games.kingsburg.state import Kingsburg
from kingsburg_table.games.kingsburg.words import Bundle, Effect, Word, gives
from tests.games.kingsburg.table import (
    AGA,
    DATA,
    FILIP,
    ROLLS,
    TOWN_HALL,
    alone,
    asked,
    goods,
    listed,
    player,
    points,
    refused,
    table,
)

COUNCIL = "year 1 / spring / influence"
SUPPORT = "year 1 / spring / support"


def box(**effects: list[dict[str, Any]]) -> Components:
    """The real box, but these buildings do something else."""
    buildings = {
        id: msgspec.structs.replace(building, effects=convert(effects[id], tuple[Effect, ...]))
        if id in effects
        else building
        for id, building in DATA.buildings.items()
    }
    return Components(DATA.advisors, buildings, DATA.kinds, DATA.enemies, DATA.phases, DATA.terms, DATA.figures)


def council(**support: list[dict[str, Any]]) -> Components:
    """The real box, but these advisors give something else."""
    advisors = {
        id: msgspec.structs.replace(advisor, support=convert(support[id], tuple[Word, ...]))
        if id in support
        else advisor
        for id, advisor in DATA.advisors.items()
    }
    return Components(advisors, DATA.buildings, DATA.kinds, DATA.enemies, DATA.phases, DATA.terms, DATA.figures)


def test_an_effect_without_limit_is_never_used_up() -> None:
    """K2.1"""
    data = box(
        inn=[{"hook": "season_end", "seasons": ["autumn"], "do": [{"gain": {"gold": 1}}]}],
        statue=[{"hook": "season_end", "limit": "season", "do": [{"gain": {"gold": 1}}]}],
    )
    spent = {"built": ["inn", "statue"], "used": [("inn", 0), ("statue", 0)]}
    assert [held.source for held in usable(data, alone("autumn", **spent), 0, "season_end")] == ["inn"]
    assert [held.source for held in usable(data, alone("spring", **spent), 0, "season_end")] == []
    assert [held.source for held in usable(data, alone(built=["inn", "statue"]), 0, "season_end")] == ["statue"]


def test_only_a_building_with_a_shift_shifts() -> None:
    """K5.2"""
    data = box(inn=[], market=[{"hook": "influence", "limit": "season", "do": [{"shift": {"by": 1}}]}])

    def source(state: Kingsburg) -> str:
        found = shifts(data, state, 0)
        return "" if found is None else found[0].source

    assert source(alone(built=["inn"])) == ""
    assert source(alone(built=["inn", "market"])) == "market"
    assert source(alone(built=["inn", "market"], used=[("market", 0)])) == ""
    shifted = Influence("merchant", (3,), (), False, 1)
    inn = table(COUNCIL, data=data, aga={"dice": [3], "built": ["inn"]})
    assert refused(inn, shifted) == ("K2.5", "no_shift")
    both = table(COUNCIL, data=data, aga={"dice": [3], "built": ["inn", "market"], "used": [["market", 0]]})
    spent = both.refusal(shifted)
    assert spent is not None and spent.values == {"building": "market"}


def test_white_dice_of_some_seasons_only() -> None:
    """K4.2"""
    data = box(inn=[{"hook": "dice", "seasons": ["autumn"], "do": [{"white_dice": {"n": 2}}]}])
    assert [white_dice(data, alone(season, built=["inn"]), 0) for season in ("spring", "summer", "autumn")] == [0, 0, 2]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"price": {"wood": -1}}, (2, 2, 1)), ({"price": {"stone": -1}}, (2, 3, 0)),
        ({"price": {"stone": -3}}, (2, 3, 0)), ({"price": {"wood": -9}}, (2, 0, 1)),
        ({"price": {"gold": 1, "wood": 1, "stone": 1}}, (3, 4, 2)),
        ({"price": {"gold": -1, "columns": [3]}}, (1, 3, 1)), ({"price": {"gold": -1, "columns": [1, 4]}}, (2, 3, 1)),
    ],
)  # fmt: skip
def test_prices_up_and_down(change: dict[str, Any], expected: tuple[int, int, int]) -> None:
    """K7.3, K7.5: the Farm costs 2 gold, 3 wood and 1 stone."""
    data = box(crane=[{"hook": "build", "do": [change]}])
    assert price(data, alone(built=["crane"]), 0, data.buildings["farm"]) == expected


def test_discounts_add_up() -> None:
    """K7.5"""
    data = box(inn=[{"hook": "build", "do": [{"price": {"gold": -1}}, {"price": {"wood": -1}}]}])
    assert price(data, alone(built=["inn", "crane"]), 0, data.buildings["farm"]) == (0, 2, 1)


def test_a_soldiers_price_is_never_raised_by_a_building() -> None:
    """K11.2"""
    data = box(inn=[{"hook": "recruit", "do": [{"soldier_price": {"goods": 3}}]}])
    assert soldier_price(data, alone(built=["inn"]), 0) == 2
    assert soldier_price(data, alone(built=["inn", "barracks"]), 0) == 1


def test_modifiers_are_listed_for_effects_of_strength_only() -> None:
    """K12.5"""
    data = box(inn=[{"hook": "battle_mod", "do": [{"strength": {"against": {"orcs": 2}}}, {"win_ties": {}}]}])
    owner = alone(built=["inn", "stone_wall"])
    assert modifiers(data, owner, 0, "orcs") == [("inn", 2), ("stone_wall", 1)]
    assert modifiers(data, owner, 0, "demons") == [("inn", 0), ("stone_wall", 1)]
    assert wins_ties(data, alone(built=["inn"]), 0) and not wins_ties(data, alone(built=["fortress"]), 0)


def test_what_words_give() -> None:
    words = DATA.advisors["queen"].support
    assert gives(words, "points") and gives(words, "goods") and not gives(words, "soldiers")
    assert not gives(DATA.advisors["alchemist"].support, "gold")
    assert Bundle(gold=2, tokens=1).things() == {"gold": 2, "tokens": 1}


END = "year 1 / spring / season end"
GOLD: list[dict[str, Any]] = [{"hook": "season_end", "do": [{"gain": {"gold": 1}}]}]
GOODS_OF_CHOICE: list[dict[str, Any]] = [{"hook": "season_end", "do": [{"gain": {"goods": 1, "points": 1}}]}]


def test_forced_effects_are_ordered_by_their_owner_and_cannot_be_left() -> None:
    """K2.2, K2.11"""
    data = box(inn=GOLD, statue=GOODS_OF_CHOICE)
    session = table(END, data=data, aga={"built": ["inn", "statue"]}, filip=TOWN_HALL)
    assert listed(session) == [Use("inn"), Use("statue")]
    assert session.decision is not None and session.decision.prompt.values == {"seat": AGA, "must": True}
    assert session.decision.options[1].targets == ("building.0.statue",)
    assert session.decision.default == session.decision.options[1]
    session.act(Use("statue"))
    assert session.path.endswith("take goods") and player(session).points == {"effects": 1}
    session.act(Take(0, 1))
    assert goods(session) == (1, 1, 0) and asked(session) == FILIP, "the last forced effect is not asked for"


def test_a_forced_effect_beside_an_offer() -> None:
    """K2.11: the owner may stop only when nothing forced is left."""
    data = box(inn=GOLD)
    session = table(END, data=data, aga={"built": [*TOWN_HALL["built"], "inn"], "tokens": 1})
    assert listed(session) == [Use("town_hall", "tokens"), Use("inn")]
    session.act(Use("inn"))
    assert listed(session) == [Use("town_hall", "tokens"), Use("town_hall", "gold"), Done()]
    assert session.decision is not None and session.decision.prompt.values["must"] is False
    assert [option.targets for option in session.decision.options] == [
        ("building.0.town_hall", "token.0"), ("building.0.town_hall", "good.0.gold"), ("done",),
    ]  # fmt: skip
    assert player(session).used == []
    first = table(END, data=data, aga={"built": ["inn", *TOWN_HALL["built"]], "tokens": 1})
    assert listed(first) == [Use("inn"), Use("town_hall", "tokens")]


def test_a_gain_and_an_offer_in_one_effect() -> None:
    """K2.2"""
    words = [{"gain": {"gold": 1}}, {"gain": {"points": 1}}]
    data = box(inn=[{"hook": "season_end", "may": True, "cost": [{"tokens": 1}], "do": words}])
    session = table(END, data=data, aga={"built": ["inn"], "tokens": 1}, filip=TOWN_HALL)
    assert listed(session) == [Use("inn", "tokens"), Done()]
    session.act(Use("inn", "tokens"))
    assert points(session) == 1 and goods(session) == (1, 0, 0) and player(session).tokens == 0


def test_two_rerolls_of_one_building() -> None:
    """K4.4: each at most once a season."""
    one, all_dice = ({"hook": "after_roll", "may": True, "do": [{"reroll": {"dice": dice}}]} for dice in ("one", "all"))
    session = table(
        "year 1 / spring / reroll", data=box(statue=[one, all_dice]), aga={"built": ["statue"], "dice": [2, 2, 2]},
        chance=[("reroll 0", [5, 5, 5])],
    )
    assert listed(session) == [Reroll("statue", 2), Reroll("statue", effect=1), Keep()]
    session.act(Reroll("statue", effect=1))
    assert listed(session) == [Reroll("statue", 5), Keep()] and player(session).used == [("statue", 1)]


def test_a_white_die_and_a_good_at_once() -> None:
    """K4.2"""
    die, gold = {"hook": "dice", "do": [{"white_dice": {}}]}, {"hook": "season_start", "do": [{"gain": {"gold": 1}}]}
    data = box(inn=[die, gold])
    session = table("year 1 / spring", data=data, aga={"built": ["inn"]}, chance=[("dice 0", [1, 2, 3, 4]), *ROLLS[1:]])
    assert goods(session) == (1, 0, 0) and player(session).white == [4]


def test_a_price_of_more_than_one() -> None:
    """K2.5: paid in full, of one kind."""
    cost = [{"tokens": 2}, {"goods": 2}, {"points": 3}]
    stone = [{"gain": {"stone": 1}}]
    data = box(inn=[{"hook": "season_end", "may": True, "limit": "season", "cost": cost, "do": stone}])
    rich = {"built": ["inn"], "tokens": 2, "goods": {"gold": 2, "wood": 1}}
    session = table(END, data=data, aga=rich, filip=TOWN_HALL)
    assert listed(session) == [Use("inn", "tokens"), Use("inn", "gold"), Use("inn", "points"), Done()]
    session.act(Use("inn", "gold"))
    assert goods(session) == (0, 1, 1) and player(session).used == [("inn", 0)]
    other = table(END, data=data, aga=rich | {"tokens": 1, "goods": {}}, filip=TOWN_HALL)
    assert listed(other) == [Use("inn", "points"), Done()]
    assert other.decision is not None and other.decision.options[0].targets == ("building.0.inn", "points.0")
    other.act(Use("inn", "points"))
    assert points(other) == -3


def test_an_effect_at_every_support() -> None:
    """K5.10, K6.1: once for each own set, whatever the advisor gives."""
    data = box(inn=[{"hook": "support", "do": [{"gain": {"points": 1}}]}])
    session = table(
        SUPPORT, data=data, placed=[[2, AGA], [8, AGA], [2, FILIP]], aga={"built": ["inn"], "goods": {"wood": 1}}
    )
    assert player(session).points == {"effects": 2} and points(session, FILIP) == 0


def test_a_support_that_may_be_paid_in_two_ways() -> None:
    """K2.5, K2.8"""
    trade = {"pay": [{"points": 1}, {"goods": 1}], "gain": {"soldiers": 1}}
    session = table(SUPPORT, data=council(merchant=[{"trade": trade}]), placed=[[4, AGA]], aga={"goods": {"wood": 1}})
    assert listed(session) == [Trade("points"), Trade("wood"), Decline()]
    assert session.blocked(AGA) == {
        f"good.0.{good}": Refusal("K2.5", "cannot_pay", {"good": good}) for good in ("gold", "stone")
    }


PRICES = "expected each price in one kind of thing: goods, gold, wood, stone, points, tokens, soldiers"
LOTS = "expected at least two lots of gold, wood and stone to choose from"


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ({}, "expected exactly one word, found none"),
        ({"peek": {}, "shift": {"by": 1}}, "expected exactly one word, found peek, shift"),
        ({"juggle": {}}, "unknown word juggle: expected one of also_in, .*"),
        ({"shift": {"by": 0}}, "expected a shift of 1 or more"),
        ({"one_of": {"offers": [{"gold": 1}]}}, LOTS),
        ({"one_of": {"offers": [{"gold": 1}, {"points": 1}]}}, LOTS),
        ({"trade": {"pay": [], "gain": {"points": 1}}}, PRICES),
        ({"trade": {"pay": [{"goods": 1}, {"goods": 1, "tokens": 1}], "gain": {}}}, PRICES),
    ],
)
def test_words_that_mean_nothing(word: dict[str, Any], expected: str) -> None:
    """What no step could carry out is an error of the data."""
    with pytest.raises(msgspec.ValidationError, match=f"{expected}(?: - at .*)?$"):
        convert(word, Word)


@pytest.mark.parametrize("season", ["spring", "summer", "autumn", "winter"])
def test_an_effect_may_name_any_season(season: str) -> None:
    """K2.6"""
    effect = convert({"hook": "season_end", "seasons": [season], "do": [{"peek": {}}]}, Effect)
    named = [each for each in ("spring", "summer", "autumn", "winter") if effect.timely(each, 1)]
    assert named == [season]


@pytest.mark.parametrize(
    ("effect", "fixed"),
    [
        ({"do": [{"gain": {"points": 1}}]}, True), ({"do": [{"gain": {"tokens": 2}}]}, True),
        ({"do": [{"gain": {"points": 1, "tokens": 2}}]}, True),
        ({"do": [{"gain": {"points": 1, "gold": 1}}]}, False), ({"do": [{"peek": {}}]}, False),
        ({"do": [{"gain": {"points": 1}}, {"gain": {"points": 2}}]}, False),
        ({"do": [{"gain": {"points": 1}}], "may": True}, False),
        ({"do": [{"gain": {"points": 1}}], "cost": [{"points": 1}]}, False),
        ({"do": [{"gain": {"points": 1}}], "if": {"all_dice_equal": True}}, False),
    ],
)  # fmt: skip
def test_what_happens_without_a_question(effect: dict[str, Any], fixed: bool) -> None:
    """K2.11: only plain gains of points and tokens that nothing else depends on."""
    assert convert({"hook": "season_end", **effect}, Effect).fixed_gain == fixed
