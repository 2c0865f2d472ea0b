"""Neutral dice of the two-player game: K15."""

from __future__ import annotations

from typing import Any

import pytest

from kingsburg_table.games.kingsburg.actions import Influence
from tests.games.kingsburg.table import AGA, FILIP, ROLLS, KSession, refused, table, told


def season(three: list[int], two: list[int], **given: Any) -> KSession:
    chance = [("neutral 3 dice", three), ("neutral 2 dice", two), *ROLLS[:2]]
    return table("year 1 / spring", players=2, chance=chance, **given)


def neutral(session: KSession) -> list[tuple[int, list[int]]]:
    return [(placed.rank, list(placed.dice)) for placed in session.state.placed if placed.seat == -1]


@pytest.mark.parametrize(("three", "rank"), [([1, 1, 1], 3), ([2, 3, 6], 11), ([6, 6, 6], 18)])
def test_three_dice_close_the_advisor_of_their_sum(three: list[int], rank: int) -> None:
    """K15.1"""
    assert neutral(season(three, [1, 1]))[0] == (rank, three)


@pytest.mark.parametrize(("two", "rank"), [([1, 1], 2), ([3, 6], 9), ([6, 6], 12)])
def test_two_dice_close_another(two: list[int], rank: int) -> None:
    """K15.2"""
    session = season([6, 6, 6], two)
    assert neutral(session) == [(18, [6, 6, 6]), (rank, two)]
    assert told(session, "neutral")[0].values["advisors"] == ["king", session.rules.data.by_rank[rank].id]


@pytest.mark.parametrize(
    ("three", "two", "expected"),
    [
        ([1, 2, 4], [5, 2], [(7, [1, 2, 4]), (2, [2]), (5, [5])]),
        ([1, 1, 4], [3, 3], [(6, [1, 1, 4]), (3, [3])]),
        ([1, 1, 4], [3, 4], [(6, [1, 1, 4]), (7, [3, 4])]),
    ],
)  # fmt: skip
def test_equal_sums_are_placed_separately(
    three: list[int], two: list[int], expected: list[tuple[int, list[int]]]
) -> None:
    """K15.3: of two equal dice one is removed."""
    session = season(three, two)
    assert neutral(session) == expected
    assert told(session, "neutral")[0].values["dice"] == [dice for _, dice in expected]


def test_neutral_dice_close_advisors_to_all_but_the_envoy() -> None:
    """K15.4"""
    session = season([1, 1, 1], [1, 1], envoy=FILIP)
    assert refused(session, Influence("architect_adv", (3,)), AGA) == ("K15.4", "neutral_there")
    assert refused(session, Influence("squire", (2,)), AGA) == ("K15.4", "neutral_there")
    assert session.blocked(AGA)["advisor.squire"].reason == "neutral_there"
    assert refused(session, Influence("squire", (2,), envoy=True), FILIP) == ("K5.1", "not_asked")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_neutral_dice_with_more_players(players: int) -> None:
    """K15.1, K4.1"""
    session = table("year 1 / spring", players=players, chance=[(f"dice {seat}", [1, 2, 3]) for seat in range(players)])
    assert session.state.placed == [] and not told(session, "neutral")


def test_neutral_dice_take_nothing() -> None:
    """K15.5: what is told is told of the two players only."""
    session = season([1, 1, 4], [1, 1])
    while session.path.startswith("year 1 / spring / influence"):
        session.act(session.decision.options[0])  # type: ignore[union-attr]
    gains = told(session, "gained")
    assert {event.values["seat"] for event in gains} == {AGA, FILIP}
    assert {event.values["cause"] for event in gains}.isdisjoint({"squire", "alchemist"})
