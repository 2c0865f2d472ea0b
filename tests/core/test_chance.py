"""The door of chance: reproducible, scripted, shut, told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from kingsburg_table.core.agenda import State
from kingsburg_table.core.chance import Door, DoorShut, Scripted, ShutDoor, ToldDoor, Unscripted


def test_the_generator_is_splitmix64() -> None:
    state = State(chance=0)
    numbers = [Door._next(state) for _ in range(3)]
    assert numbers == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_the_same_integer_gives_the_same_results() -> None:
    def results(seed: int) -> list[object]:
        state, door = State(chance=seed), Door()
        return [door.roll(state, "a", 3), door.draw(state, "b", ["x", "y", "z"]), door.order(state, "c", range(5))]

    assert results(7) == results(7)
    assert results(7) != results(8)


def test_every_result_is_kept_for_the_record() -> None:
    state, door = State(chance=1), Door()
    rolled = door.roll(state, "a", 2)
    drawn = door.draw(state, "b", ["x", "y"])
    assert door.results == [rolled, drawn]


def test_dice_draws_and_orders_are_even() -> None:
    state, door = State(chance=3), Door()
    faces = Counter(door.roll(state, "a", 6000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert all(850 < count < 1150 for count in faces.values())
    drawn = Counter(door.draw(state, "b", ["x", "y", "z"]) for _ in range(3000))
    assert all(850 < drawn[thing] < 1150 for thing in "xyz")
    orders = Counter(tuple(door.order(state, "c", "abc")) for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_a_script_is_used_by_label_and_used_up() -> None:
    state = State(script=[Scripted("b", "x"), Scripted("a", [1, 2]), Scripted("a", [3, 4])])
    door = Door()
    assert door.roll(state, "a", 2) == [1, 2]
    assert door.draw(state, "b", ["x"]) == "x"
    assert door.roll(state, "a", 2) == [3, 4]
    assert state.script == []
    assert state.chance == 0
    with pytest.raises(Unscripted, match="'a'"):
        door.roll(state, "a", 2)


@pytest.mark.parametrize("result", [[1], [1, 7], [0, 1], [True, 1], "11", 3])
def test_scripted_dice_must_be_dice(result: object) -> None:
    with pytest.raises(Unscripted):
        Door().roll(State(script=[Scripted("a", result)]), "a", 2)


def test_a_script_is_read_again_as_it_was() -> None:
    """Results are played with: a worked example is kept from one reader to the next."""
    script = (Scripted("order", [0, 1, 2]), Scripted("dice", [6, 1]))
    state, door = State(script=list(script)), Door()
    door.order(state, "order", range(3)).reverse()
    door.roll(state, "dice", 2).sort()
    assert [entry.result for entry in script] == [[0, 1, 2], [6, 1]]


def test_scripted_draws_and_orders_must_be_possible() -> None:
    with pytest.raises(Unscripted):
        Door().draw(State(script=[Scripted("a", "q")]), "a", ["x"])
    for result in ([1, 1], [1], "12"):
        with pytest.raises(Unscripted):
            Door().order(State(script=[Scripted("a", result)]), "a", [1, 2])


def test_a_shut_door_tells_nothing() -> None:
    state = State(chance=5)
    for knock in (
        lambda: ShutDoor().roll(state, "a", 1),
        lambda: ShutDoor().draw(state, "a", ["x"]),
        lambda: ShutDoor().order(state, "a", [1]),
    ):
        with pytest.raises(DoorShut):
            knock()
    assert state.chance == 5


def test_told_results_stand_while_the_integer_moves_on() -> None:
    state, other = State(chance=9), State(chance=9)
    Door().roll(other, "a", 2)
    door = ToldDoor([[6, 6]])
    assert door.roll(state, "a", 2) == [6, 6]
    assert state.chance == other.chance
    door.close()


@pytest.mark.parametrize("told", [[], [[6]], [[6, 7]], ["x"], [[6, "6"]], [6]])
def test_told_dice_that_cannot_be_are_noticed(told: list[object]) -> None:
    with pytest.raises(Unscripted):
        ToldDoor(told).roll(State(), "a", 2)


def test_told_draws_and_orders_that_cannot_be_are_noticed() -> None:
    with pytest.raises(Unscripted):
        ToldDoor(["q"]).draw(State(), "a", ["x"])
    with pytest.raises(Unscripted):
        ToldDoor([[1, 1]]).order(State(), "a", [1, 2])


def test_told_results_must_be_used_up() -> None:
    door = ToldDoor([[1], [2]])
    door.roll(State(), "a", 1)
    with pytest.raises(Unscripted, match="more"):
        door.close()

NOW, SCRIPT = State(), State()


def scripted(result: object) -> Door:
    """A door in front of a script with one result for `a`."""
    SCRIPT.script = [Scripted("a", result)]
    return Door()


@pytest.mark.parametrize(
    ("knock", "said"),
    [
        (lambda: scripted([1]).roll(SCRIPT, "b", 1), "the script has no result for 'b'"),
        (lambda: scripted([1]).roll(SCRIPT, "a", 2), "a: 2 dice of 6 sides expected, not [1]"),
        (lambda: scripted("q").draw(SCRIPT, "a", ["x", "y"]), "a: one of ['x', 'y'] expected, not 'q'"),
        (lambda: scripted([1]).order(SCRIPT, "a", [1, 2]), "a: an order of [1, 2] expected, not [1]"),
        (lambda: scripted("12").order(SCRIPT, "a", ["1", "2"]), "a: an order of ['1', '2'] expected, not '12'"),
        (lambda: ToldDoor([]).roll(State(), "a", 1), "the record holds fewer chance results than the rules ask for"),
        (lambda: ToldDoor([6]).draw(State(), "a", ["x"]), "the record says 6 where 'x' was possible"),
        (lambda: ToldDoor([["x"]]).draw(State(), "a", ["x"]), "the record says ['x'] where 'x' was possible"),
        (lambda: ToldDoor([[1]]).order(State(chance=1), "a", [1, 1]), "the record says [1] where [1, 1] was possible"),
        (lambda: ToldDoor([[1, "1"]]).order(NOW, "a", [1, 1]), "the record says [1, '1'] where [1, 1] was possible"),
        (lambda: ToldDoor([[7]]).roll(State(), "a", 1), "a: the record says [7], which cannot be"),
        (lambda: ToldDoor([[7]]).close(), "the record holds more chance results than the rules ask for"),
    ],
)
def test_what_cannot_be_is_said_in_full(knock: Callable[[], object], said: str) -> None:
    with pytest.raises(Unscripted) as problem:
        knock()
    assert str(problem.value) == said


def test_a_scripted_order_may_be_any_order() -> None:
    assert scripted([1, 2, 3]).order(SCRIPT, "a", [3, 1, 2]) == [1, 2, 3]
    assert scripted([3, 1, 2]).order(SCRIPT, "a", [1, 2, 3]) == [3, 1, 2]
