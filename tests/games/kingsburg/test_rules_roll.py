"""Roll, re-rolls and turn order: K4."""

from __future__ import annotations

import pytest

from kingsburg_table.games.kingsburg.actions import Keep, Reroll
from tests.games.kingsburg.table import (
    AGA,
    FILIP,
    ROLLS,
    SANDRA,
    asked,
    listed,
    player,
    refused,
    table,
    tell,
    told,
)

WINDOW = "year 1 / spring / reroll"
STATUE = {"built": ["statue"], "dice": [4, 4, 4]}
CHAPEL = {"built": ["statue", "chapel"], "dice": [1, 2, 4]}


def test_neutral_dice_come_before_everything_else() -> None:
    """K4.1"""
    session = table(
        "year 1 / spring", players=2, aga={"built": ["inn", "market", "farm", "merchants_guild"]},
        chance=[("neutral 3 dice", [1, 2, 3]), ("neutral 2 dice", [1, 1]), ("dice 0", [1, 2, 3, 4]), ROLLS[1]],
    )  # fmt: skip
    assert [event.kind for event in told(session)][1:] == ["neutral", "gained", "rolled", "rolled", "order"]


def test_everybody_rolls_three_coloured_dice_and_every_white_one() -> None:
    """K4.3"""
    session = table(
        "year 1 / spring / roll", aga={"white_dice": 2},
        chance=[("dice 0", [6, 1, 3, 5, 2]), ("dice 1", [5, 4, 4]), ("dice 2", [6, 6, 5])],
    )  # fmt: skip
    assert (player(session).dice, player(session).white, player(session).total) == ([1, 3, 6], [2, 5], 17)
    assert player(session, FILIP).dice == [4, 4, 5] and player(session, FILIP).white == []
    assert [event.values["n"] for event in told(session, "rolled")] == [17, 13, 17]
    assert told(session, "order")[0].values["totals"] == [13, 17, 17]


def test_windows_follow_the_old_order_and_each_is_finished_first() -> None:
    """K4.4"""
    session = table(WINDOW, order=[SANDRA, FILIP, AGA], aga=STATUE, sandra=CHAPEL, chance=[("reroll 2", [1, 1, 1])])
    assert asked(session) == SANDRA
    session.act(Reroll("chapel"))
    assert asked(session) == SANDRA, "the Statue's condition now holds"
    session.act(Keep())
    assert asked(session) == AGA
    session.act(Keep())
    assert tell(session, "kept") == [("kept", SANDRA, None), ("kept", AGA, None)]
    assert session.state.order == [FILIP, SANDRA, AGA], "by the final totals 0, 3 and 12"


def test_one_die_may_be_coloured_or_white() -> None:
    """K4.4"""
    session = table(WINDOW, aga=STATUE | {"white": [4]}, filip=STATUE, chance=[("reroll 0", [1])])
    assert refused(session, Reroll("statue", 4), FILIP) == ("K4.4", "not_asked")
    assert listed(session) == [Reroll("statue", 4), Reroll("statue", 4, True), Keep()]
    assert session.decision is not None and all(map(session.reveals, session.decision.options[:-1]))
    assert session.decision.options[0].targets == ("building.0.statue", "die.0.4")
    assert session.decision.options[1].targets == ("building.0.statue", "white.0.4")
    session.act(Reroll("statue", 4))
    assert (player(session).dice, player(session).white) == ([1, 4, 4], [4])
    other = table(WINDOW, aga=STATUE | {"white": [4]}, chance=[("reroll 0", [1])])
    other.act(Reroll("statue", 4, True))
    assert (player(other).dice, player(other).white) == ([4, 4, 4], [1])


def test_all_dice_include_white_ones() -> None:
    """K4.4"""
    dice = {"dice": [1, 1, 2], "white": [1, 2]}
    session = table(WINDOW, aga=CHAPEL | dice, chance=[("reroll 0", [6, 5, 4, 2, 1])])
    assert listed(session) == [Reroll("chapel"), Keep()]
    assert session.decision is not None and session.reveals(session.decision.options[0])
    session.act(Reroll("chapel"))
    assert (player(session).dice, player(session).white, player(session).total) == ([4, 5, 6], [1, 2], 18)
    assert told(session, "rerolled")[0].values["n"] == 18


@pytest.mark.parametrize(
    ("dice", "white", "chapel"), [([1, 2, 4], [], True), ([2, 2, 4], [], False), ([1, 2, 4], [1], False)]
)
def test_the_chapel_looks_at_the_total_of_all_dice(dice: list[int], white: list[int], chapel: bool) -> None:
    """K4.4, K2.5"""
    session = table(WINDOW, aga={"built": ["statue", "chapel"], "dice": dice, "white": white})
    assert (asked(session) == AGA and session.path == WINDOW) == chapel
    if not chapel:
        assert refused(session, Reroll("chapel"), AGA) == ("K2.5", "total_too_high")


@pytest.mark.parametrize(
    ("dice", "white", "statue"), [([5, 5, 5], [], True), ([5, 5, 5], [4], False), ([4, 5, 5], [5], False)]
)
def test_the_statue_looks_at_all_dice(dice: list[int], white: list[int], statue: bool) -> None:
    """K4.4, K2.5"""
    session = table(WINDOW, aga={"built": ["statue"], "dice": dice, "white": white})
    assert (session.path == WINDOW) == statue
    if not statue:
        assert refused(session, Reroll("statue", 5), AGA) == ("K2.5", "dice_differ")


def test_what_the_window_refuses() -> None:
    """K2.5, K4.4"""
    session = table(WINDOW, aga=STATUE | {"built": ["statue", "inn"]})
    assert refused(session, Reroll("statue", 3)) == ("K4.4", "no_such_die")
    assert refused(session, Reroll("statue", 4, True)) == ("K4.4", "no_such_die")
    assert refused(session, Reroll("chapel")) == ("K2.5", "not_owned")
    assert refused(session, Reroll("inn")) == ("K4.4", "no_reroll")
    assert refused(session, Reroll("moat")) == ("K4.4", "no_such_building")
    assert refused(session, Reroll("statue")) == ("K4.4", "not_now")
    blocked = {target: refusal.reason for target, refusal in session.blocked(AGA).items()}
    assert blocked.pop("building.0.inn") == "no_reroll" and set(blocked.values()) == {"not_owned"}
    assert "building.0.statue" not in blocked


def test_a_used_effect_is_blocked() -> None:
    """K2.1"""
    session = table(WINDOW, aga=CHAPEL, chance=[("reroll 0", [2, 2, 2])])
    session.act(Reroll("chapel"))
    assert player(session).used == [("chapel", 0)] and listed(session) == [Reroll("statue", 2), Keep()]
    assert session.blocked(AGA)["building.0.chapel"].reason == "used_this_season"
    assert refused(session, Reroll("chapel")) == ("K2.1", "used_this_season")


def test_tied_players_keep_their_order() -> None:
    """K4.6"""
    session = table("year 1 / spring / roll", order=[SANDRA, AGA, FILIP], chance=[*ROLLS[:2], ("dice 2", [2, 2, 2])])
    assert session.state.order == [SANDRA, AGA, FILIP]
    assert asked(session) == SANDRA


def test_prompt_and_default_of_the_window() -> None:
    session = table(WINDOW, aga=STATUE | {"white": [4]})
    decision = session.decision
    assert decision is not None and decision.prompt.values == {"seat": AGA, "n": 16} and decision.rule == "K4.4"
    assert decision.default is not None and decision.default.action == Keep()
