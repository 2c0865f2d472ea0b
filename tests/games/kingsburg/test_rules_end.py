"""The end of the game: K14, and the books of goods and points."""

from __future__ import annotations

import pytest

from kingsburg_table.games.kingsburg import scoring
from kingsburg_table.games.kingsburg.state import Kingsburg, Player
from kingsburg_table.games.kingsburg.treasury import can_pay, deal, gain, goods_dict, goods_total, lose
from tests.games.kingsburg.table import AGA, FILIP, goods, player, points, table, told

CATHEDRAL = ["statue", "chapel", "church", "cathedral"]


@pytest.mark.parametrize(("count", "scored"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2), (8, 4)])
def test_the_cathedral_scores_a_point_for_two_goods(count: int, scored: int) -> None:
    """K14.1"""
    session = table("game end", aga={"built": CATHEDRAL, "goods": {"gold": count}}, filip={"goods": {"gold": 9}})
    assert points(session) == scored and goods(session) == (count, 0, 0) and points(session, FILIP) == 0
    assert player(session).points == ({"end": scored} if scored else {})
    assert len(told(session, "gained")) == bool(scored) and told(session)[-1].kind == "game_over"


def test_goods_of_every_kind_count_together() -> None:
    """K14.1"""
    session = table("game end", aga={"built": CATHEDRAL, "goods": {"gold": 1, "wood": 1, "stone": 1}, "tokens": 5})
    assert points(session) == 1


def test_what_the_last_winter_brings_counts_at_the_end() -> None:
    """K13.1, K14.1: everything of year V comes before the final scoring."""
    session = table(
        "year 5 / winter", aga={"built": CATHEDRAL, "goods": {"gold": 2}, "soldiers": 9},
        chance=[("reinforcements", [1]), ("enemy", "E5-1")],
    )  # fmt: skip
    assert session.decision is None and session.outcome is not None
    assert player(session).points == {"battles": 2, "end": 1}
    assert session.outcome.sources[AGA] == {"battles": 2, "end": 1}


def players(*rows: tuple[int, int, int]) -> Kingsburg:
    """Each row: points, goods, buildings."""
    ids = ["statue", "inn", "palisade", "barricade"]
    return Kingsburg(
        players=[Player(points={"advisors": vp}, goods=[0, count, 0], built=ids[:built]) for vp, count, built in rows]
    )


@pytest.mark.parametrize(
    ("rows", "ranking", "tie_break"),
    [
        (((9, 0, 0), (8, 5, 4), (7, 0, 0)), ((0,), (1,), (2,)), None),
        (((-2, 0, 0), (8, 0, 0), (0, 9, 4)), ((1,), (2,), (0,)), None),
        (((8, 1, 4), (8, 2, 0), (7, 9, 4)), ((1,), (0,), (2,)), "goods"),
        (((8, 2, 1), (8, 2, 3), (8, 1, 4)), ((1,), (0,), (2,)), "buildings"),
        (((8, 2, 3), (5, 0, 0), (8, 2, 3)), ((0, 2), (1,)), "shared"),
        (((9, 2, 3), (5, 1, 1), (5, 1, 1)), ((0,), (1, 2)), None),
        (((9, 2, 3), (5, 1, 1), (5, 2, 1)), ((0,), (2,), (1,)), None),
        (((4, 0, 0), (4, 0, 0)), ((0, 1),), "shared"),
    ],
)  # fmt: skip
def test_points_then_goods_then_buildings_then_shared(
    rows: tuple[tuple[int, int, int], ...], ranking: tuple[tuple[int, ...], ...], tie_break: str | None
) -> None:
    """K14.2"""
    outcome = scoring.outcome(players(*rows))
    assert outcome.ranking == ranking and outcome.tie_break == tie_break and outcome.winners == ranking[0]
    assert outcome.points == tuple(vp for vp, _, _ in rows)
    assert outcome.sources == tuple({"advisors": vp} for vp, _, _ in rows)


def test_every_change_of_things_is_booked_by_source() -> None:
    session = table("year 1 / spring / build", aga={"goods": {"wood": 1}})
    everything = {"gold": 1, "wood": 2, "stone": 3, "tokens": 4, "soldiers": 5, "points": 6}
    gain(session.play, AGA, everything, "king", "advisors")
    assert goods(session) == (1, 3, 3) and player(session).tokens == 4 and player(session).soldiers == 5
    lose(session.play, AGA, {"gold": 1, "stone": 1, "tokens": 1, "soldiers": 2, "points": 8}, "E1-1", "battles")
    assert goods(session) == (0, 3, 2) and player(session).tokens == 3 and player(session).soldiers == 3
    deal(session.play, "traded", AGA, {"wood": 1}, {"points": 1}, "advisors", {"cause": "alchemist"})
    assert goods(session) == (0, 2, 2) and player(session).points == {"advisors": 7, "battles": -8}
    assert [(event.kind, event.values) for event in session.play.events] == [
        ("gained", {"seat": AGA, "pay": {}, "gain": everything, "cause": "king"}),
        ("lost", {"seat": AGA, "gain": {}, "cause": "E1-1",
                  "pay": {"gold": 1, "stone": 1, "tokens": 1, "soldiers": 2, "points": 8}}),
        ("traded", {"seat": AGA, "pay": {"wood": 1}, "gain": {"points": 1}, "cause": "alchemist"}),
    ]  # fmt: skip


def test_nothing_is_not_told() -> None:
    session = table("year 1 / spring / build", aga={"goods": {"wood": 1}})
    gain(session.play, AGA, {}, "king", "advisors")
    lose(session.play, AGA, {}, "E1-1", "battles")
    assert session.play.events == []


def test_small_sums() -> None:
    assert goods_dict((1, 0, 2)) == {"gold": 1, "stone": 2}
    assert goods_total(Player(goods=[1, 2, 3])) == 6
    assert can_pay(Player(goods=[1, 2, 0]), (1, 2, 0)) and not can_pay(Player(goods=[1, 2, 0]), (1, 1, 1))
