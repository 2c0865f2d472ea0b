"""What cards and goals may say: words that no step could carry out are errors of the data."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kingsburg_table.core.keyed import convert
from kingsburg_table.games.principato.words import BUILDINGS, TROOPS, Deal, Gain, GainPer, Per, Sets

MIXED = "expected a gain of cubes, of tokens of one kind or of one culture token"
PER = "expected something to count, each of at least 1 and beyond of at least 0$"


@pytest.mark.parametrize(
    ("deal", "expected"),
    [
        ({}, "Object missing required field `do`"),
        ({"do": {}}, "expected exactly one word, found none"),
        ({"do": {"gain": {"food": 1}, "gain_any": {"troop": "militia"}}}, "exactly one word, found gain, gain_any"),
        ({"do": {"steal": {}}}, "unknown word steal: expected one of gain, gain_any, gain_per"),
        ({"do": {"gain": {"food": 0}}}, "expected amounts of at least 1"),
        ({"do": {"gain": {"food": 1, "money": -1}}}, "expected amounts of at least 1"),
        ({"do": {"gain": {"bank": 1}}, "pay": {"food": -1}}, "expected amounts of at least 1"),
        ({"do": {"gain": {"bank": 1}}, "pay": {"money": -1, "food": 1}}, "expected amounts of at least 1"),
        ({"do": {"gain_any": {"troop": "militia"}}, "pay": {"food": 1}}, "only a gain has a price"),
        ({"do": {"gain": {"bank": 1, "field": 1}}}, MIXED),
        ({"do": {"gain": {"book": 1, "food": 1}}}, MIXED),
        ({"do": {"gain": {"book": 2}}}, MIXED),
    ],
)
def test_deals_that_nobody_could_carry_out(deal: dict[str, Any], expected: str) -> None:
    """P3.1, P3.13"""
    with pytest.raises((msgspec.ValidationError, ValueError), match=expected):
        convert(deal, Deal)


@pytest.mark.parametrize("token", [*BUILDINGS, "catapult", *TROOPS])
def test_cubes_for_any_kind_of_own_token(token: str) -> None:
    """P3.13"""
    deal = convert({"do": {"gain_per": {"cube": "food", "token": token}}}, Deal)
    assert deal.do == GainPer("food", token)  # type: ignore[arg-type]


def test_deals_that_can_be_carried_out() -> None:
    """P3.13: cubes of both kinds, several tokens of one kind, one culture token; with a price or without."""
    assert convert({"do": {"gain": {"food": 1, "money": 2}}}, Deal) == Deal(Gain(food=1, money=2))
    assert convert({"do": {"gain": {"bank": 2}}, "pay": {"food": 3}}, Deal).pay.things() == {"food": 3}
    assert Gain(book=1).culture == "book"


@pytest.mark.parametrize("goal", [{"count": []}, {"count": ["field"], "each": 0}, {"count": ["field"], "beyond": -1}])
def test_goals_that_count_nothing(goal: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError, match=PER):
        msgspec.convert(goal, Per)


@pytest.mark.parametrize("goal", [{"of": ["book"], "points": [1]}, {"of": ["book", "monument"], "points": []}])
def test_sets_that_are_none(goal: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError, match=r"expected at least two kinds and some points$"):
        msgspec.convert(goal, Sets)
