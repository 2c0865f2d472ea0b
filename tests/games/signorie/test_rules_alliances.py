"""Alliance tokens and the plan: S7.6, S10."""

from __future__ import annotations

import random

import pytest

from kingsburg_table import new_session
from kingsburg_table.games.signorie.actions import (
    DoTask,
    LayToken,
    Manage,
    Marry,
    SendMan,
    TakeDie,
)
from kingsburg_table.games.signorie.words import FaceDown
from tests.games.signorie.table import (
    ADA,
    CONTROLLER,
    DATA,
    TURN,
    listed,
    play,
    player,
    refused,
    table,
)

FOUR = [["Bruno", "man"], ["Bruno", "man"], ["Bruno", "woman"], ["Bruno", "woman"]]


@pytest.mark.parametrize(("career", "token", "taken"), [
    ("politics", "gonzaga 3", True), ("politics", "borgia 2", False), ("church", "borgia 2", True),
    ("military", "aragona 5", True), ("military", "gonzaga 3", False),
])  # fmt: skip
def test_a_token_goes_to_the_row_of_that_career(career: str, token: str, taken: bool) -> None:
    """S7.3, S7.5, S7.6, S10.2: only this row counts, even if another lacks the house; the Marriage token stays."""
    session = table(
        TURN, mission_tokens={"milano": token}, marriage_tokens={"milano": "este 2"}, ada={career: [2]},
    )  # fmt: skip
    play(session, TakeDie("grey", 6), Manage("grey"), SendMan(career, 2, "milano"))
    rows = CONTROLLER.read(session.state, ADA, "rows")
    assert rows == ({career: [token]} if taken else {}) and (session.state.mission_tokens[0] == 0) == taken
    assert CONTROLLER.read(session.state, None, "marriage_tokens") == {"milano": "este 2"}
    assert player(session).points == 3


@pytest.mark.parametrize(("laid", "taken"), [([], True), (["aragona 2"], True), (["aragona 2", "aragona 3"], False)])
def test_no_more_tokens_than_shields(laid: list[str], taken: bool) -> None:
    """S10.2: the yellow plan's military row has Aragona twice."""
    session = table(TURN, mission_tokens={"milano": "aragona 5"}, ada={"military": [1], "rows": {"military": laid}})
    assert session.hints(ADA)["fits"]["milano"]["mission"] == (["military"] if taken else [])
    play(session, TakeDie("grey", 6), Manage("grey"), SendMan("military", 1, "milano"))
    expected = [*laid, "aragona 5"] if taken else laid
    assert CONTROLLER.read(session.state, ADA, "rows").get("military", []) == expected


def test_face_down_tokens_use_up_no_shield() -> None:
    """S10.4, S10.7: a row full of them still takes a city's token."""
    session = table(TURN, mission_tokens={"milano": "este 5"}, ada={"church": [1], "face_down": {"church": 6}})
    play(session, TakeDie("grey", 6), Manage("grey"), SendMan("church", 1, "milano"))
    assert CONTROLLER.read(session.state, ADA, "rows") == {"church": ["este 5"]}
    assert player(session).face_down == [0, 6, 0, 0]


def test_a_house_marries_once() -> None:
    """S7.4, S10.1: one shield of each house in the marriage row."""
    tokens = {"milano": "sforza 2", "firenze": "este 2"}
    session = table(TURN, ada={"rows": {"marriage": ["sforza 4"]}}, marriage_tokens=tokens)
    assert [session.hints(ADA)["fits"][city]["marriage"] for city in ("milano", "firenze", "venezia")] == [
        False, True, False,
    ]  # fmt: skip
    play(session, TakeDie("red", 6), Manage("red"), Marry("milano", 1))
    assert CONTROLLER.read(session.state, ADA, "rows") == {"marriage": ["sforza 4"]}


def test_where_face_down_tokens_come_from() -> None:
    """S10.5: three helpers, one reward, one task, and nothing else."""
    things = [(id, thing.do) for group in (DATA.columns, DATA.helpers, DATA.tasks, DATA.rewards)
              for id, thing in group.items()]  # fmt: skip
    bringing = {id for id, do in things if isinstance(do, FaceDown) or getattr(do, "token", "") == "face_down"}
    assert bringing == {"mission_facedown", "marriage_facedown", "facedown_any", "task_facedown", "reward_facedown"}


def test_the_row_is_chosen_and_no_front_is_drawn() -> None:
    """S10.4, S15.1: nothing is revealed, so it can be undone."""
    session = table(TURN, ada={"face_down": {"military": 1}})
    play(session, TakeDie("purple", 6), DoTask("task_facedown", "woman", 1))
    assert listed(session) == [LayToken(row) for row in ("politics", "church", "military", "marriage")]
    assert refused(session, LayToken("poetry")) == ("S10.4", "no_such_row")
    play(session, LayToken("marriage"))
    assert not session.records[-1].revealed and session.records[-1].chance == ()
    assert player(session).face_down == [0, 0, 1, 1] and session.state.stack == 40
    assert session.state.unseen == [3, 3, 2, 1] * 6


def test_tokens_are_never_moved() -> None:
    """S10.3: rows only grow, whatever is played."""
    session, rng = new_session("signorie", ["A", "B", "C"], seed=8), random.Random(8)
    before = [(family.rows, family.face_down) for family in session.state.players]
    while session.decision is not None:
        session.act(rng.choice(session.decision.options))
        now = [(family.rows, family.face_down) for family in session.state.players]
        for (rows, hidden), (later, later_hidden) in zip(before, now, strict=True):
            assert all(new[: len(old)] == old for old, new in zip(rows, later, strict=True))
            assert all(new >= old for old, new in zip(hidden, later_hidden, strict=True))
        before = [([row[:] for row in rows], hidden[:]) for rows, hidden in now]
    assert sum(len(row) for rows, _ in before for row in rows) > 3
