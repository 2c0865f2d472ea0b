"""Seats: names, colours and numbers that can be."""

from __future__ import annotations

import pytest

from kingsburg_table.core.seats import LONGEST_NAME, BadSeats, Seat, seat_list

PLAYERS = range(2, 6)


def test_names_are_trimmed_and_everybody_gets_a_colour_and_a_place() -> None:
    assert seat_list([" Aga ", Seat("Jan", colour=0), "Ewa"], PLAYERS) == (
        Seat("Aga", colour=1, place=0), Seat("Jan", colour=0, place=1), Seat("Ewa", colour=2, place=2),
    )


def test_wishes_and_kind_stay() -> None:
    seat = Seat("Aga", colour=3, place=2, kind="computer", seal=True, look=True)
    assert seat_list([seat, "Jan"], PLAYERS)[0] == seat


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["Aga"], "2 to 5 players, not 1"),
        (["a", "b", "c", "d", "e", "f"], "2 to 5 players, not 6"),
        (["Aga", " "], "needs a name"),
        (["Aga", "x" * (LONGEST_NAME + 1)], f"at most {LONGEST_NAME}"),
        (["Aga", "aGA "], "two players are called"),
        (["Aga", "Jan\n"], None),
        (["Aga", "Ja\x07n"], "cannot be shown"),
        ([Seat("Aga", colour=1), Seat("Jan", colour=1)], "colour"),
        ([Seat("Aga", colour=5), "Jan"], "colour"),
    ],
)
def test_what_cannot_be_is_refused_with_what_can(names: list[str | Seat], message: str | None) -> None:
    if message is None:
        assert [seat.name for seat in seat_list(names, PLAYERS)] == ["Aga", "Jan"]
        return
    with pytest.raises(BadSeats, match=message):
        seat_list(names, PLAYERS)


def test_the_longest_name_is_allowed() -> None:
    assert seat_list(["x" * LONGEST_NAME, "Jan"], PLAYERS)[0].name == "x" * LONGEST_NAME
