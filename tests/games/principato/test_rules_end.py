"""Years, the end, secrets: P8, P9, P10."""

from __future__ import annotations

import random

import pytest

from kingsburg_table import new_session
from kingsburg_table.games.principato.actions import EndTurn, SupplyAll
from kingsburg_table.games.principato.scoring import outcome, sources
from kingsburg_table.games.principato.view import HIDDEN
from tests.games.principato.table import ADA, BRUNO, CELIA, CONTROLLER, DATA, ROW, TURN, cards, player, table, told


def test_a_year_ends_when_the_display_cannot_be_refilled() -> None:
    """P8.1, P8.2, P8.3: not before; what is left stays in place."""
    session = table(
        "year 1 / turn 13 / act", turn=ADA, display=ROW, deck=["harvest"],
        chance=[("card", "harvest"), ("card", "market")],
    )
    session.act(EndTurn())
    assert session.state.year == 1 and cards(session, session.state.display) == [*ROW[1:], "harvest"]
    session.act(EndTurn())
    assert session.state.year == 2 and session.state.scorings == 1
    assert cards(session, session.state.display) == [*ROW[2:], "harvest", "market"]


def test_cards_and_stores_carry_over() -> None:
    """P8.4, P8.6: the own two cards, cubes and tokens."""
    session = table(
        "year 2 / turn 14 / act", turn=BRUNO, deck={}, chance=[("card", "build_catapult_late")],
        ada={"hand": ["writer", "build_catapult_early"], "food": 2, "money": 0},
    )
    session.act(EndTurn())
    ada = player(session)
    assert session.state.year == 3 and cards(session, ada.hand) == ["writer", "build_catapult_early"]
    assert (ada.food, ada.money, ada.favor) == (2, 0, 1)
    assert sum(session.state.deck) == sum(DATA.deck(3, 2)) - 1
    assert told(session, "year")[-1].values == {"n": 3}


def test_the_game_ends_after_year_three() -> None:
    """P8.5"""
    session = table("year 3 / turn 14 / act", turn=BRUNO, deck={})
    session.act(EndTurn())
    assert session.decision is None and session.outcome is not None


def test_points_by_source() -> None:
    """P9.1, P9.4: bills, culture, both goals; cubes, buildings and troops count nothing."""
    session = table(
        TURN, ada={"goals": ["bastion", "villa"], "military": 9, "book": [4, 2], "painting": [3], "militia": 3,
                   "catapult": 2, "field": 8, "food": 2},
    )  # fmt: skip
    assert sources(DATA, player(session)) == {"military": 9, "culture": 9, "goal_1": 2, "goal_2": 2}


@pytest.mark.parametrize(
    ("cubes", "ranking", "tie_break"),
    [
        ([1, 2, 0], ((1,), (0,), (2,)), "cubes"),
        ([2, 2, 1], ((0, 1), (2,)), "shared"),
        ([1, 1, 1], ((0, 1, 2),), "shared"),
    ],
)
def test_ties_go_to_cubes_then_are_shared(
    cubes: list[int], ranking: tuple[tuple[int, ...], ...], tie_break: str
) -> None:
    """P9.2, P9.3, P9.5"""
    session = table(TURN, players=3, **{
        name: {"goals": [], "military": 10, "food": count, "money": 0, "favor": 0}
        for name, count in zip(("ada", "bruno", "celia"), cubes, strict=True)
    })  # fmt: skip
    result = outcome(DATA, session.state)
    assert (result.ranking, result.tie_break, result.points) == (ranking, tie_break, (10, 10, 10))


def test_no_tie_break_where_points_decide() -> None:
    """P9.2: more cubes do not help against more points."""
    session = table(TURN, ada={"goals": [], "military": 1}, bruno={"goals": [], "military": 0, "food": 2})
    result = outcome(DATA, session.state)
    assert (result.ranking, result.tie_break) == (((ADA,), (BRUNO,)), None)
    behind = table(TURN, players=3, **{name: {"goals": [], "military": 4} for name in ("ada", "celia")}, bruno={
        "goals": [], "military": 9,
    })  # fmt: skip
    lower = outcome(DATA, behind.state)
    assert (lower.ranking, lower.tie_break) == (((BRUNO,), (ADA, CELIA)), None), "a tie for the second place"


def test_all_goals_are_turned_up_together() -> None:
    """P9.5, P10.1: hidden until then, open for all afterwards."""
    session = table(
        "year 3 / turn 14 / act", turn=BRUNO, deck={}, ada={"goals": ["armourer", "villa"], "catapult": 3},
        bruno={"goals": ["bastion", "palace"]},
    )
    assert session.counters(ADA)["goals"] == 0
    session.act(EndTurn())
    assert [event.values["goal"] for event in told(session, "goal")] == ["armourer", "villa", "bastion", "palace"]
    assert [player.goals for player in session.view(None).players] == [["armourer", "villa"], ["bastion", "palace"]]
    assert session.counters(ADA)["goals"] == 3
    assert session.records[-1].revealed


def test_only_goals_are_secret() -> None:
    """P10.1, P10.2, P10.3: a view is the table itself but for the others' goals and chance; no draw order exists."""
    session = new_session("principato", ["A", "B", "C"], seed=2)
    for seat in (ADA, BRUNO, CELIA, None):
        view = session.view(seat)
        truth = session.codec.copy(session.state)
        truth.chance = 0
        for other, owner in enumerate(truth.players):
            if other != seat:
                owner.goals = [HIDDEN, HIDDEN]
        assert view == truth
    assert session.hints(ADA)["goals"] and len(session.hints(ADA)["goals"]) == 2
    assert CONTROLLER.hints(session.view(BRUNO), ADA)["goals"] == []


def test_goals_are_named_in_no_event_before_the_end() -> None:
    """P10.1"""
    session = new_session("principato", ["A", "B"], seed=3)
    goals = {goal for owner in session.state.players for goal in owner.goals}
    while session.decision is not None and not session.state.goals_up:
        assert not any(goal in str(event.values) for event in told(session) for goal in goals - {"palace"})
        last = session.decision.options[-1]
        session.act(last)


def test_the_winner_of_the_last_scoring_needs_no_dismissal() -> None:
    """P6.14, P9.2: the last clean-up takes the cubes on troops out of the tie-break."""
    session = table(
        "year 3 / turn 14 / act", turn=BRUNO, deck={},
        ada={"goals": [], "military": 0, "militia": 2, "farm": 1, "food": 2, "money": 0, "favor": 0},
        bruno={"goals": [], "military": 5, "food": 1, "money": 0, "favor": 0},
    )
    session.act(EndTurn())
    session.act(SupplyAll())
    assert session.outcome is not None
    assert session.outcome.points == (5, 5) and session.outcome.winners == (BRUNO,)


def test_the_goals_behind_the_points_are_named_when_they_are_turned_up() -> None:
    """P9.1, P10.1"""
    session, rng = new_session("principato", ["Ada", "Bruno"], seed=4), random.Random(4)
    assert session.controller.given_by(session.view(None), ADA) == {}
    while session.decision is not None:
        session.act(rng.choice(session.decision.options))
    goals = session.state.players[ADA].goals
    assert session.controller.given_by(session.view(None), ADA) == {"goal_1": goals[0], "goal_2": goals[1]}
