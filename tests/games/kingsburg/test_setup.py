"""Kingsburg's set-up."""

from __future__ import annotations

from kingsburg_table import new_session


def test_the_first_seat_begins_when_the_table_wants_it() -> None:
    orders = set()
    for seed in range(12):
        session = new_session("kingsburg", ["A", "B", "C"], seed=seed, options={"starting_player": "first_seat"})
        orders.add(tuple(session.state.order))
    assert orders == {(0, 1, 2), (0, 2, 1)}


def test_seals_lie_in_random_order_otherwise() -> None:
    orders = {tuple(new_session("kingsburg", ["A", "B", "C"], seed=seed).state.order) for seed in range(40)}
    assert len(orders) == 6
