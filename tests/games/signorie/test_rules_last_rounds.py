"""Rounds 6 and 7, the clean-up and the next order: S11.2, S11.13, S11.14."""

from __future__ import annotations

import pytest

from kingsburg_table.games.signorie.actions import (
    Buy,
    NoPurchase,
    NoWedding,
    Pass,
    StopAdvancing,
    TakeBonus,
    TakeFlorins,
    Wed,
)
from tests.games.signorie.table import (
    ADA,
    BRUNO,
    CONTROLLER,
    asked,
    listed,
    play,
    player,
    preparation,
    refused,
    table,
    told,
)


@pytest.mark.parametrize(("token", "ada", "points"), [
    ("points_helpers", {"helpers": ["vp3", "take_pawn", "florins3"]}, 6), ("points_cities_men", {}, 8),
    ("points_cities_women", {}, 4), ("points_men", {}, 6), ("points_women", {}, 4),
])  # fmt: skip
@pytest.mark.parametrize("round", [6, 7])
def test_points_of_the_last_rounds(round: int, token: str, ada: dict[str, object], points: int) -> None:
    """S11.13, table 5.5: V01 to V05."""
    cities = {"milano": [[ADA, "man"], [ADA, "man"], [BRUNO, "man"], [ADA, "woman"], [ADA, "woman"]],
              "firenze": [[ADA, "man"], [BRUNO, "woman"]]}  # fmt: skip
    session = table(f"round {round} / rewards / threshold", reward=token, cities=cities, ada={**ada, "florins": 5})
    assert CONTROLLER.read(session.state, ADA, "points.rewards") == points and asked(session) == ("purchase", ADA)
    for action in (TakeFlorins(), TakeBonus(token), Wed(), NoWedding()):
        assert refused(session, action) == ("S11.13", "points_only")
    (first, *_) = told(session, "scored_per")
    assert first.values["seat"] == ADA and first.values["n"] == points


@pytest.mark.parametrize(("florins", "possible"), [(5, True), (4, False), (12, True)])
def test_points_for_florins_once(florins: int, possible: bool) -> None:
    """S11.13: exactly 5 for 5, once a round, also with a token worth nothing."""
    ada, bruno = {"florins": florins}, {"florins": 9}
    session = table("round 6 / rewards / threshold", reward="points_men", ada=ada, bruno=bruno)
    if not possible:
        assert asked(session) == ("purchase", BRUNO)
        assert refused(session, Buy(), ADA) == ("S11.13", "purchase_too_dear")
        return
    assert listed(session) == [Buy(), NoPurchase()]
    play(session, Buy())
    assert (player(session).florins, player(session).points) == (florins - 5, 5)
    assert asked(session) == ("purchase", BRUNO)


def test_when_and_by_whom_points_are_bought() -> None:
    """S11.13, S3.1: not in round 5, one after the other from round 6 on; the purchase is the answer at hand."""
    early = table("round 5 / rewards / threshold", ada={"florins": 9})
    assert refused(early, Buy()) == ("S11.13", "no_purchase_yet")
    assert early.refusal(Buy()).values == {"n": 6}  # type: ignore[union-attr]
    late = table("round 6 / rewards / threshold", ada={"florins": 9}, bruno={"florins": 9})
    assert asked(late) == ("purchase", ADA) and late.decision is not None and late.decision.default is not None
    assert late.decision.default.action == Buy()
    assert refused(late, Buy(), BRUNO) == refused(late, NoPurchase(), BRUNO) == ("S3.1", "not_your_turn")
    play(late, Buy())
    assert asked(late) == ("purchase", BRUNO) and refused(late, Buy(), ADA) is not None


def test_a_purchase_may_be_declined_and_needs_the_threshold() -> None:
    """S11.13"""
    session = table("round 7 / rewards / threshold", ada={"florins": 9, "dice": {"yellow": 6, "red": 6, "grey": 2}},
                    bruno={"florins": 9})  # fmt: skip
    assert asked(session) == ("purchase", BRUNO) and player(session).points == 0
    play(session, NoPurchase())
    assert session.decision is None and player(session, BRUNO).florins == 9


def test_clean_up() -> None:
    """S11.14: also when nobody was entitled; the token is gone, pawns return."""
    over = {"dice": {"yellow": 6, "red": 6, "grey": 6, "purple": 6}, "laid_men": 2, "laid_women": 1, "florins": 9}
    session = table(
        "round 6 / rewards / threshold", ada=over, bruno={**over, "face_down": {"church": 42}}, chance=preparation(),
    )  # fmt: skip
    assert session.path == "round 7 / actions / turn" and session.state.cleared == 6
    for family in session.state.players:
        assert (family.laid_men, family.laid_women, family.reserve_men, family.reserve_women) == (0, 0, 8, 8)
    assert session.state.entitled == session.state.sums == session.state.thresholds == []
    assert not told(session, "scored_per")


def test_the_order_of_the_rewards_is_that_of_the_next_round() -> None:
    """S11.2: discs that move in the rewards do not change it."""
    session = table(
        "round 2 / rewards / initiative", reward="reward_initiative", chance=preparation(),
        bruno={"initiative": 1, "face_down": {"church": 42}},
    )  # fmt: skip
    play(session, TakeFlorins(), NoWedding(), TakeBonus("reward_initiative"), StopAdvancing(), NoWedding())
    assert session.path == "round 3 / actions / turn" and asked(session) == ("turn", BRUNO)
    assert (session.state.order, session.state.line) == ([BRUNO, ADA], [ADA, BRUNO])
    play(session, Pass())
    assert asked(session) == ("turn", ADA)
