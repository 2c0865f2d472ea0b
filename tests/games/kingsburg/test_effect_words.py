"""What effect words mean where no building of the base game says it yet: seasons, no limit, any good, several words."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kingsburg_table.games.kingsburg.components import Components
from kingsburg_table.games.kingsburg.effects import (
    modifiers,
    price,
    shift_source,
    soldier_price,
    usable,
    white_dice,
    wins_ties,
)
from kingsburg_table.games.kingsburg.state import Player
from kingsburg_table.games.kingsburg.words import Bundle, Effect, gives
from tests.games.kingsburg.table import DATA


def box(**effects: list[dict[str, Any]]) -> Components:
    """The real box, but these buildings do something else."""
    buildings = {
        id: msgspec.structs.replace(building, effects=msgspec.convert(effects[id], tuple[Effect, ...]))
        if id in effects
        else building
        for id, building in DATA.buildings.items()
    }
    return Components(DATA.advisors, buildings, DATA.kinds, DATA.enemies, DATA.phases, DATA.terms, DATA.figures)


def test_an_effect_without_limit_is_never_used_up() -> None:
    """K2.1"""
    data = box(
        inn=[{"hook": "season_end", "seasons": ["autumn"], "do": [{"gain": {"gold": 1}}]}],
        statue=[{"hook": "season_end", "limit": "season", "do": [{"gain": {"gold": 1}}]}],
    )
    owner = Player(built=["inn", "statue"], used=["inn", "statue"])
    assert [id for id, _ in usable(data, owner, "season_end", "autumn")] == ["inn"]
    assert [id for id, _ in usable(data, owner, "season_end", "spring")] == []
    owner.used.clear()
    assert [id for id, _ in usable(data, owner, "season_end", "spring")] == ["statue"]


def test_only_a_building_with_a_shift_shifts() -> None:
    """K5.2"""
    data = box(
        inn=[{"hook": "influence", "do": [{"peek": 1}]}],
        market=[{"hook": "influence", "limit": "season", "do": [{"peek": 1}, {"shift": 1}]}],
    )
    assert shift_source(data, Player(built=["inn"])) == ""
    assert shift_source(data, Player(built=["inn", "market"])) == "market"
    assert shift_source(data, Player(built=["inn", "market"], used=["market"])) == ""


def test_white_dice_of_some_seasons_only() -> None:
    """K4.2"""
    data = box(inn=[{"hook": "season_start", "seasons": ["autumn"], "do": [{"white_dice": 2}, {"gain": {"gold": 1}}]}])
    assert [white_dice(data, Player(built=["inn"]), season) for season in ("spring", "summer", "autumn")] == [0, 0, 2]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"price": {"wood": -1}}, (2, 2, 1)), ({"price": {"stone": -1}}, (2, 3, 0)),
        ({"price": {"stone": -3}}, (2, 3, 0)), ({"price": {"wood": -9}}, (2, 0, 1)),
        ({"price": {"gold": 1, "wood": 1, "stone": 1}}, (3, 4, 2)),
        ({"price": {"gold": -1}, "columns": [3]}, (1, 3, 1)), ({"price": {"gold": -1}, "columns": [1, 4]}, (2, 3, 1)),
        ({"peek": 1}, (2, 3, 1)),
    ],
)  # fmt: skip
def test_prices_up_and_down(change: dict[str, Any], expected: tuple[int, int, int]) -> None:
    """K7.3, K7.5: the Farm costs 2 gold, 3 wood and 1 stone."""
    data = box(crane=[{"hook": "build", "do": [change]}])
    assert price(data, Player(built=["crane"]), data.buildings["farm"]) == expected


def test_discounts_add_up() -> None:
    """K7.5"""
    data = box(inn=[{"hook": "build", "do": [{"price": {"gold": -1}}, {"price": {"wood": -1}}]}])
    assert price(data, Player(built=["inn", "crane"]), data.buildings["farm"]) == (0, 2, 1)


def test_a_soldiers_price_is_never_raised_by_a_building() -> None:
    """K11.2"""
    data = box(inn=[{"hook": "recruit", "do": [{"peek": 1}, {"soldier_price": 3}]}])
    assert soldier_price(data, Player(built=["inn"])) == 2
    assert soldier_price(data, Player(built=["inn", "barracks"])) == 1


def test_modifiers_are_listed_for_effects_of_strength_only() -> None:
    """K12.5"""
    data = box(inn=[{"hook": "battle_mod", "do": [{"strength": {"orcs": 2}}, {"win_ties": True}]}])
    owner = Player(built=["inn", "stone_wall"])
    assert modifiers(data, owner, "orcs") == [("inn", 2), ("stone_wall", 1)]
    assert modifiers(data, owner, "demons") == [("inn", 0), ("stone_wall", 1)]
    assert wins_ties(data, Player(built=["inn"])) and not wins_ties(data, Player(built=["fortress"]))


def test_what_words_give() -> None:
    words = DATA.advisors["queen"].support
    assert gives(words, "points") and gives(words, "goods") and not gives(words, "soldiers")
    assert not gives(DATA.advisors["alchemist"].support, "gold")
    assert Bundle(gold=2, tokens=1).things() == {"gold": 2, "tokens": 1}
