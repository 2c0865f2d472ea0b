"""What cards and goals may say: words that no step could carry out are errors of the data."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kingsburg_table.games.principato.words import BUILDINGS, TROOPS, Deal, Per, Sets

MIXED = "expected a gain of cubes, of tokens of one kind or of one culture token"
PER = "expected something to count, each of at least 1 and beyond of at least 0$"


@pytest.mark.parametrize(
    ("deal", "expected"),
    [
        ({}, "expected exactly one of gain, gain_per, gain_any, found none"),
        ({"gain": {"food": 1}, "gain_any": "militia"}, "gain_any, found gain, gain_any"),
        ({"gain_per": {"food": "field"}, "gain_any": "militia"}, "gain_any, found gain_per, gain_any"),
        ({"gain": {"food": 0}}, "expected amounts of at least 1"),
        ({"gain": {"food": 1, "money": -1}}, "expected amounts of at least 1"),
        ({"gain": {"bank": 1}, "pay": {"food": -1}}, "expected amounts of at least 1"),
        ({"gain": {"bank": 1}, "pay": {"money": -1, "food": 1}}, "expected amounts of at least 1"),
        ({"gain": {"bank": 1, "field": 1}}, MIXED),
        ({"gain": {"book": 1, "food": 1}}, MIXED),
        ({"gain": {"book": 2}}, MIXED),
    ],
)
def test_deals_that_nobody_could_carry_out(deal: dict[str, Any], expected: str) -> None:
    """P3.1, P3.13"""
    with pytest.raises(msgspec.ValidationError, match=f"{expected}$"):
        msgspec.convert(deal, Deal)


@pytest.mark.parametrize("token", [*BUILDINGS, "catapult", *TROOPS])
def test_cubes_for_any_kind_of_own_token(token: str) -> None:
    """P3.13"""
    deal = msgspec.convert({"gain_per": {"food": token}}, Deal)
    assert deal.gain_per == {"food": token} and deal.culture == ""


def test_deals_that_can_be_carried_out() -> None:
    """P3.13: cubes of both kinds, several tokens of one kind, one culture token; with a price or without."""
    assert msgspec.convert({"gain": {"food": 1, "money": 2}}, Deal).pay.things() == {}
    assert msgspec.convert({"gain": {"bank": 2}, "pay": {"food": 3}}, Deal).pay.things() == {"food": 3}
    assert msgspec.convert({"gain": {"book": 1}}, Deal).culture == "book"


@pytest.mark.parametrize("goal", [{"count": []}, {"count": ["field"], "each": 0}, {"count": ["field"], "beyond": -1}])
def test_goals_that_count_nothing(goal: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError, match=PER):
        msgspec.convert(goal, Per)


@pytest.mark.parametrize("goal", [{"of": ["book"], "points": [1]}, {"of": ["book", "monument"], "points": []}])
def test_sets_that_are_none(goal: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError, match=r"expected at least two kinds and some points$"):
        msgspec.convert(goal, Sets)
