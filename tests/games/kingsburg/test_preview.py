"""What the ledger says of a placement, of what is pending, and of buildings within reach."""

from __future__ import annotations

from kingsburg_table.core.actions import Change
from kingsburg_table.games.kingsburg.actions import Influence
from kingsburg_table.games.kingsburg.state import Placed
from tests.games.kingsburg.table import AGA, FILIP, KSession, table

COUNCIL = "year 1 / spring / influence"
Said = set[tuple[str, int | None, int]]


def later(session: KSession, action: Influence) -> Said:
    """Counter, amount and, where it is of choice, how many in all."""
    return told(session.preview(option(session, action)))


def option(session: KSession, action: Influence):  # type: ignore[no-untyped-def]
    assert session.decision is not None
    return next(each for each in session.decision.options if each.action == action)


def told(changes: tuple[Change, ...]) -> Said:
    return {(change.counter, change.amount, change.total) for change in changes if change.later}


def test_goods_of_choice_are_told_with_how_many_there_are() -> None:
    """K6.1: the Duchess gives two goods of any kinds, not two or two or two."""
    session = table(COUNCIL, aga={"dice": [6, 6]}, filip={"dice": [1]})
    assert later(session, Influence("duchess", (6, 6))) == {
        ("tokens", 1, 0), ("gold", 2, 2), ("wood", 2, 2), ("stone", 2, 2),
    }


def test_a_trade_takes_only_what_is_there() -> None:
    """K2.8: the Alchemist takes nothing that one does not have, and gives nothing to who has nothing."""
    poor = table(COUNCIL, aga={"dice": [6]}, filip={"dice": [1]})
    assert later(poor, Influence("alchemist", (6,))) == set()
    rich = table(COUNCIL, aga={"dice": [6], "goods": {"wood": 1}}, filip={"dice": [1]})
    assert later(rich, Influence("alchemist", (6,))) == {("wood", -1, 0), ("gold", 1, 0), ("stone", 1, 0)}


def test_a_trade_can_be_paid_with_what_comes_before() -> None:
    """K6.1: the Squire's gold is there when the Alchemist asks; a General's soldiers come after."""
    placed = [Placed(2, AGA, (2,)), Placed(10, AGA, (5, 5))]
    session = table(COUNCIL, aga={"dice": [6]}, filip={"dice": [1]}, placed=placed)
    assert later(session, Influence("alchemist", (6,))) == {("gold", -1, 0), ("wood", 1, 0), ("stone", 1, 0)}


def test_the_smuggler_is_a_point_for_three_of_choice() -> None:
    session = table(COUNCIL, aga={"dice": [6, 6, 2]}, filip={"dice": [1]})
    assert later(session, Influence("smuggler", (6, 6, 2))) == {
        ("points", -1, 0), ("gold", 3, 3), ("wood", 3, 3), ("stone", 3, 3),
    }


def test_what_stands_on_advisors_is_pending_until_it_has_come() -> None:
    placed = [Placed(2, AGA, (2,)), Placed(5, FILIP, (5,))]
    session = table(COUNCIL, aga={"dice": [6], "built": ["barricade", "stable"]}, filip={"dice": [1]}, placed=placed)
    assert told(session.pending(AGA)) == {("gold", 1, 0)}
    assert told(session.pending(FILIP)) == {("soldiers", 1, 0), ("strength", 1, 0)}
    assert session.pending(2) == ()
    assert table("year 1 / spring / build", aga={"goods": {"gold": 2}}, placed=placed).pending(AGA) == ()


def test_within_reach_is_what_a_mix_of_goods_can_pay() -> None:
    """K7.3: two of choice pay for an Inn (gold and wood) or a Statue (two gold), but not for a Guard Tower alone."""
    session = table(COUNCIL, aga={"dice": [6, 6]}, filip={"dice": [1]})
    near = session.near(AGA, option(session, Influence("duchess", (6, 6))))
    prices = {id: tuple(building.price) for id, building in session.rules.data.buildings.items()}
    first = [building.id for building in (row[0] for row in session.rules.data.rows)]
    assert near == {f"building.{AGA}.{id}" for id in first if sum(prices[id]) <= 2}
    assert session.near(AGA) == frozenset()
    aga = {"dice": [6, 6], "goods": {"gold": 1}}
    paid = table(COUNCIL, aga=aga, filip={"dice": [1]}, placed=[Placed(2, AGA, (2,))])
    assert f"building.{AGA}.statue" in paid.near(AGA)


def test_a_tile_that_points_at_the_lowest_free_advisor_promises_nothing() -> None:
    """K6.7, K6.9: who that is depends on where the others go; other tiles tell what they give."""
    session = table(COUNCIL, options={"whims": "drawn"}, aga={"dice": [1, 4, 6]}, filip={"dice": [4]}, whims=[1, 16])
    assert later(session, Influence("jester", (1,))) == set()
    there = table(COUNCIL, options={"whims": "drawn"}, aga={"dice": [6]}, filip={"dice": [4]}, whims=[1],
                  placed=[Placed(1, AGA, (1,)), Placed(16, AGA, (4, 6, 6))])
    assert {(change.counter, change.amount) for change in there.pending(AGA)} == {("gold", 4)}
