"""The ends of phases and of the match: who ends them, and who has won (T8, T17, T18)."""

from __future__ import annotations

import random

import pytest

from kingsburg_table.games.tuscany.actions import Draw, Take
from kingsburg_table.games.tuscany.scoring import token_side, track_space
from tests.games.tuscany.table import ADA, BRUNO, CELIA, DATA, begin, busy, player, table, told

LAST = "phase 3 / round 40 / act"
INNS = [("card", "inn")] * 3


@pytest.mark.parametrize(
    ("red", "ranking", "tie"),
    [
        ((12, 10, 10), ((ADA,), (BRUNO, CELIA)), None),
        ((8, 10, 9), ((BRUNO,), (CELIA,), (ADA,)), None),
        ((10, 10, 3), ((ADA, BRUNO), (CELIA,)), "shared"),
    ],
)
def test_a_tie_is_told_only_among_the_first(
    red: tuple[int, ...], ranking: tuple[tuple[int, ...], ...], tie: str | None
) -> None:
    """T18.6: whoever has most red points alone needs no tie-break, whatever happens behind."""
    given = {name: {"red": points} for name, points in zip(("ada", "bruno", "celia"), red, strict=True)}
    session = table(LAST, players=3, turn=CELIA, pending=True, extra=1, chance=INNS, **given)
    session.act(Draw())
    assert session.outcome is not None
    assert (session.outcome.ranking, session.outcome.tie_break) == (ranking, tie)


def test_equals_behind_the_winner_are_told_apart_too() -> None:
    """Section 1: the order of the others by empty hexes, then by green points."""
    session = table(
        LAST, players=3, turn=CELIA, pending=True, extra=1, chance=INNS, ada={"red": 20},
        bruno={"red": 10, "green": 2}, celia={"red": 9, "green": 3},
    )
    session.act(Draw())
    assert session.outcome is not None
    assert session.outcome.ranking == ((ADA,), (CELIA,), (BRUNO,)) and session.outcome.tie_break is None
    assert player(session, BRUNO).red == player(session, CELIA).red == 12


@pytest.mark.parametrize(
    ("red", "side", "space"), [(0, 0, 50), (1, 0, 1), (49, 0, 49), (50, 50, 50), (99, 50, 49), (100, 100, 50),
                               (149, 100, 49), (150, 100, 50), (220, 100, 20)],
)
def test_the_token_of_50_and_100_stays_on_100(red: int, side: int, space: int) -> None:
    """T17.2, T17.3."""
    assert (token_side(DATA, red), track_space(DATA, red)) == (side, space)


def test_an_older_stack_does_not_take_back_the_end_of_the_phase() -> None:
    """T8.2: Ada empties her second stack, then Bruno his first: the phase still ends with this round."""
    session = table(
        "phase 2 / round 20 / act", turn=ADA, ada={"stacks": [0, 1, 7]}, bruno={"stacks": [1, 7, 7]},
        chance=[("tile", "village"), ("tile", "cart")],
    )
    for slot in (1, 2):
        tile = DATA.id_of[session.state.display[slot - 1]]
        session.act(Take(tile, slot))
    assert [event.values["stack"] for event in told(session, "stack_empty")] == [2, 1]
    assert [event.values["phase"] for event in told(session, "scored")] == [2, 2]
    assert session.state.phase == 3


def test_a_first_stack_alone_does_not_end_the_second_phase() -> None:
    """T8.2."""
    session = table(
        "phase 2 / round 20 / act", turn=ADA, ada={"stacks": [0, 2, 7]}, bruno={"stacks": [1, 7, 7]},
        chance=[("tile", "village"), ("tile", "cart")],
    )
    for slot in (1, 2):
        session.act(Take(DATA.id_of[session.state.display[slot - 1]], slot))
    assert told(session, "scored") == [] and session.state.phase == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_course_of_a_match_is_told(players: int) -> None:
    """T1.1, T8: phases begin in order, every round has its number, the last one is the extra one, then the end."""
    rng, session = random.Random(players), begin(players, players + 7)
    while session.decision is not None:
        session.act(busy(session, rng))
    assert [event.values["n"] for event in told(session, "phase")] == [1, 2, 3]
    rounds = told(session, "round", "extra_round")
    assert [event.values["n"] for event in rounds] == list(range(1, session.state.round + 1))
    assert [event.kind for event in rounds].count("extra_round") == 1 and rounds[-1].kind == "extra_round"
    kinds = [event.kind for event in told(session, "phase", "extra_round", "scored", "kept")]
    once = ["scored"] * players
    assert kinds == ["phase", *once, "phase", *once, "phase", "extra_round", *once, *["kept"] * players]
    assert session.state.extra == 1 and session.state.pending


def test_turns_in_which_nothing_can_be_done_are_told() -> None:
    """T1.4, T1.6: after the last card Bruno has nothing to do, and in the next round nobody; that ends the match."""
    session = table(
        "phase 1 / round 1 / act", display=[""] * 8, neutral=[], deck={"inn": 1}, chance=[("card", "inn")], turn=ADA)
    assert len(told(session, "drew")) == 1  # there was nothing else to do
    assert [event.values["seat"] for event in told(session, "skipped")] == [BRUNO, ADA, BRUNO]
    assert [event.kind for event in told(session, "scored", "kept")] == ["scored"] * 2 + ["kept"] * 2
    assert session.decision is None and session.state.round == 2
