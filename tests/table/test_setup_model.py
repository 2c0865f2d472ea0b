"""The set-up as data: people, colours, chairs, and what is wrong with them."""

from __future__ import annotations

import pytest

from kingsburg_table.table.scenes.setup.model import Engines, SetupModel
from kingsburg_table.table.settings import SeatMemory, Settings, SetupMemory

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"]


@pytest.fixture
def model() -> SetupModel:
    return SetupModel((2, 5), NAMES)


def test_it_begins_with_three_people_in_different_colours_and_chairs(model: SetupModel) -> None:
    assert [each.name for each in model.sitters] == NAMES[:3]
    assert len(model.colours) == 3 and len({each.chair for each in model.sitters}) == 3
    assert model.problem() is None


def test_between_two_and_five(model: SetupModel) -> None:
    assert model.add() == 3 and model.add() == 4 and model.full and model.add() is None
    while len(model.sitters) > 2:
        assert model.remove(0)
    assert not model.remove(0) and len(model.sitters) == 2


def test_taken_colours_stay_taken(model: SetupModel) -> None:
    assert model.paint(0, model.sitters[1].colour) == 1
    assert model.paint(0, 4) is None and model.sitters[0].colour == 4


def test_chairs_are_swapped(model: SetupModel) -> None:
    before = [each.chair for each in model.sitters]
    model.move(0, before[1])
    assert [each.chair for each in model.sitters] == [before[1], before[0], before[2]]


@pytest.mark.parametrize(
    ("names", "problem", "who"),
    [
        (["", "Ben"], "setup.wrong.empty", 0),
        (["Ada", "   "], "setup.wrong.empty", 1),
        (["Ola", "OLA "], "setup.wrong.equal", 1),
        (["Ola", "x" * 17], "setup.wrong.long", 1),
        (["Ola", "x" * 16], "", 0),
        (["Świętopełk-Żółć!", "Ola"], "", 0),
    ],
)
def test_problems(model: SetupModel, names: list[str], problem: str, who: int) -> None:
    model.remove(2)
    for sitter, name in zip(model.sitters, names, strict=True):
        sitter.name = name
    found = model.problem()
    assert (found.id if found else "") == problem
    assert found is None or found.sitter == who


def test_seats_go_clockwise_and_begin_with_the_first_player(model: SetupModel) -> None:
    settings = Settings()
    settings.set_ends_without_press("Ben", True)
    chairs = [each.place for each in model.seats(settings)]
    assert chairs == sorted(chairs)
    model.first = 2
    seats = model.seats(settings)
    assert seats[0].name == model.sitters[2].name
    assert {seat.name: seat.seal for seat in seats} == {"Ada": True, "Ben": False, "Cleo": True}
    assert all(seat.look for seat in seats)


def test_memory_survives_and_nonsense_is_mended() -> None:
    model = SetupModel((2, 5), NAMES)
    model.add()
    model.first, model.look = 1, False
    again = SetupModel((2, 5), NAMES, model.memory())
    assert again.sitters == model.sitters and again.first == 1 and not again.look
    broken = SetupMemory([SeatMemory("Ola", 9, 77), SeatMemory("x" * 40, 0, 0), SeatMemory("B", 0, 0)], {}, 12)
    mended = SetupModel((2, 5), NAMES, broken)
    assert len(mended.colours) == 3 and len({each.chair for each in mended.sitters}) == 3
    assert mended.problem() is None and mended.first is None
    assert len(SetupModel((2, 4), NAMES, SetupMemory([SeatMemory(n, 0, 0) for n in NAMES])).sitters) == 4


KNOWN = Engines(("Duccio", "Fiora"), ("apprentice", "notary"), ("builder", "courtier"))


def test_a_computer_sits_down_and_gets_up_again() -> None:
    model = SetupModel((2, 5), NAMES, None, KNOWN)
    model.seat_computer(1, "notary:builder")
    assert (model.sitters[1].name, model.people) == ("Duccio", 2)
    model.seat_computer(1, "apprentice:courtier")
    assert model.sitters[1].name == "Duccio"
    seats = model.seats(Settings())
    assert [(seat.by, seat.seal, seat.look) for seat in seats].count(("apprentice:courtier", False, False)) == 1
    assert sum(seat.seal and seat.look for seat in seats) == 2
    again = SetupModel((2, 5), NAMES, model.memory(), KNOWN)
    assert [each.by for each in again.sitters] == [each.by for each in model.sitters]
    model.seat_computer(1, "")
    assert (model.sitters[1].name, model.people) == ("Ben", 3)


def test_a_computer_that_is_not_known_any_more_becomes_a_person() -> None:
    memory = SetupMemory([SeatMemory("Ada", 0, 0, "oracle:builder"), SeatMemory("Lapo", 1, 2, "notary:builder")])
    assert [each.by for each in SetupModel((2, 5), NAMES, memory, KNOWN).sitters] == ["", "notary:builder"]
    assert [each.by for each in SetupModel((2, 5), NAMES, memory).sitters] == ["", ""]
