"""Money and supplies, final scoring, the winner: S12, S13, S14."""

from __future__ import annotations

import random

import pytest

from kingsburg_table import new_session
from kingsburg_table.games.signorie.actions import NoPurchase, NoWedding, Pass, TakeFlorins
from tests.games.signorie.table import (
    ADA,
    BRUNO,
    CELIA,
    CONTROLLER,
    DATA,
    SSession,
    asked,
    listed,
    play,
    player,
    table,
    told,
)

END = "round 7 / rewards / clean up"


def points(session: SSession, source: str, seat: int = ADA) -> int:
    found: int = CONTROLLER.read(session.state, seat, f"points.{source}")
    return found


@pytest.mark.parametrize(("space", "half"), list(enumerate((0, 1, 2, 3, 4, 5, 6), start=1)))
def test_half_of_every_space(space: int, half: int) -> None:
    """S13.1"""
    session = table(END, ada={"church": [space]})
    assert session.decision is None and points(session, "careers") == half


def test_rounded_down_for_each_man() -> None:
    """S13.1: two men of 1 and 3 points bring 0 and 1, not 2."""
    session = table(END, ada={"church": [1, 2], "politics": [2, 2], "military": [7]})
    assert points(session, "careers") == 0 + 1 + 1 + 1 + 6
    (event,) = [event for event in told(session, "final_careers") if event.values["seat"] == ADA]
    assert event.values["gain"] == {"points": 9}


@pytest.mark.parametrize(("tokens", "face_down", "worth"), [
    (["medici 5", "gonzaga 4"], 0, 0), (["medici 5", "gonzaga 4"], 1, 10),
    (["medici 5", "gonzaga 4", "sforza 2"], 0, 11),
    ([], 2, 0), ([], 3, 3), (["medici 5"], 4, 9), (["gonzaga 3", "gonzaga 2", "medici 5", "sforza 4"], 2, 16),
])  # fmt: skip
@pytest.mark.parametrize("row", ["politics", "marriage"])
def test_rows_of_three_tokens(row: str, tokens: list[str], face_down: int, worth: int) -> None:
    """S13.2, S10.7: face up and face down together; each row for itself."""
    if row == "marriage" and "gonzaga 3" in tokens:
        tokens = ["gonzaga 3", "borgia 2", "medici 5", "sforza 4"]
    session = table(END, ada={"rows": {row: tokens}, "face_down": {row: face_down}})
    assert points(session, "alliances") == worth and player(session).points == worth


def test_nothing_else_counts() -> None:
    """S13.3"""
    ada = {"florins": 40, "men": 12, "women": 11, "helpers": ["vp3", "florins3"], "brides": 4, "points": 7}
    session = table(END, ada=ada)
    assert player(session).points == 7 and session.outcome is not None and session.outcome.points == (7, 0)


def test_points_are_kept_by_source() -> None:
    """S13: what the results show adds up, and final scoring comes once."""
    ada = {"politics": [5], "rows": {"church": ["borgia 5", "sforza 4", "este 2"]}, "points": 3}
    session = table(END, ada=ada)
    assert session.outcome is not None
    sources = session.outcome.sources[ADA]
    assert sources["careers"] == 4 and sources["alliances"] == 11 and sum(sources.values()) == 18
    assert len(told(session, "final_alliances")) == 2


@pytest.mark.parametrize(("order", "scores", "ranking", "tie"), [
    ([0, 1, 2], (5, 9, 7), [1, 2, 0], None), ([2, 1, 0], (5, 5, 3), [1, 0, 2], "turn_order"),
    ([2, 0, 1], (5, 5, 5), [2, 0, 1], "turn_order"), ([2, 0, 1], (4, 4, 5), [2, 0, 1], None),
    ([1, 0, 2], (0, 0, 0), [1, 0, 2], "turn_order"),
])  # fmt: skip
def test_who_wins(order: list[int], scores: tuple[int, ...], ranking: list[int], tie: str | None) -> None:
    """S14.1, S14.2: the turn order set in round 7 decides; no place is shared."""
    ada, bruno, celia = ({"points": score} for score in scores)
    session = table(END, players=3, order=order, ada=ada, bruno=bruno, celia=celia)
    assert session.outcome is not None
    assert (session.outcome.ranking, session.outcome.tie_break) == (tuple((seat,) for seat in ranking), tie)
    assert [CONTROLLER.read(session.state, seat, "place") for seat in ranking] == [1, 2, 3]
    assert session.outcome.winners == (ranking[0],)


def test_the_order_of_round_seven_decides() -> None:
    """S14.1: not the order in which the discs stand afterwards."""
    session = table("round 7 / rewards / initiative", ada={"florins": 0}, bruno={"initiative": 1, "florins": 0})
    assert session.decision is None and session.outcome is not None
    assert session.state.order == [BRUNO, ADA] and session.outcome.winners == (BRUNO,)


def test_florins_never_run_out_and_nobody_borrows() -> None:
    """S12.1, S12.5: in whole games nobody goes below nothing, and points never fall."""
    for seed in range(4):
        session, rng = new_session("signorie", ["A", "B", "C"], seed=seed), random.Random(seed)
        before = [0, 0, 0]
        while session.decision is not None:
            assert listed(session)  # S12.6
            session.act(rng.choice(session.decision.options))
            now = [family.points for family in session.state.players]
            assert all(new >= old for old, new in zip(before, now, strict=True))
            assert min(family.florins for family in session.state.players) >= 0
            before = now
    rich = table("round 7 / rewards / threshold", ada={"florins": 500, "points": 300}, bruno={"florins": 0})
    assert asked(rich) == ("purchase", ADA)


def test_enough_brides_and_white_dice() -> None:
    """S12.2"""
    assert DATA.figures.brides == 4 * len(DATA.figures.weddings)
    session = table("round 4 / rewards / threshold", players=4, **{
        name: {"brides": 3} for name in ("ada", "bruno", "celia", "dario")
    })  # fmt: skip
    for _ in range(3):
        session.act(TakeFlorins())
        session.act(session.decision.options[0])  # type: ignore[union-attr]
    assert session.state.brides == 1


def test_there_is_always_something_to_choose() -> None:
    """S12.6: with nothing at all one passes, takes the florins, or buys nothing."""
    bare = {"florins": 0, "men": 0, "women": 0, "dice": {"yellow": 1, "purple": 1, "turquoise": 1}}
    session = table("round 2 / actions / turn", players=3, turn=CELIA, ada=bare, bruno={"men": 4})
    play(session, Pass())
    assert asked(session) == ("turn", BRUNO)  # who has nothing had to pass
    none = {**bare, "dice": {}, "face_down": {"church": 42}}
    end = table("round 3 / rewards / threshold", ada=none, reward="reward_facedown")
    assert asked(end) == ("wedding", ADA) and player(end).florins == 3
    last = table("round 7 / rewards / threshold", ada={"florins": 5}, bruno={"florins": 0})
    assert NoPurchase() in listed(last)
    play(last, NoPurchase())
    assert last.decision is None
    assert NoWedding().closes and Pass().closes
