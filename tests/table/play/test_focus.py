from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsburg_table.table.play.focus import Direction, Focus, Focusable

OPPOSITE = {
    Direction.LEFT: Direction.RIGHT, Direction.RIGHT: Direction.LEFT,
    Direction.UP: Direction.DOWN, Direction.DOWN: Direction.UP,
}


def grid(columns: int, rows: int, region: str = "piazza", top: float = 0) -> list[Focusable]:
    return [
        Focusable(f"{region}.{column}.{row}", (column * 110, top + row * 80, 100, 70), region)
        for row in range(rows)
        for column in range(columns)
    ]


def table() -> Focus:
    focus = Focus(["piazza", "estate", "scroll"])
    chips = [Focusable(f"chip.{at}", (400 + at * 100, 800, 90, 40), "scroll") for at in range(3)]
    focus.place([*chips, *grid(6, 3), *grid(4, 2, "estate", 400)])
    return focus


def test_arrows_go_by_geometry() -> None:
    focus = table()
    focus.take("piazza.2.1")
    assert focus.move(Direction.RIGHT) == "piazza.3.1"
    assert focus.move(Direction.DOWN) == "piazza.3.2"
    assert focus.move(Direction.DOWN) == "estate.3.0"
    assert focus.move(Direction.UP) == "piazza.3.2"
    assert focus.move(Direction.LEFT) == "piazza.2.2"


def test_an_arrow_at_the_edge_stays() -> None:
    focus = table()
    focus.take("piazza.0.0")
    assert focus.move(Direction.LEFT) == "piazza.0.0" and focus.move(Direction.UP) == "piazza.0.0"


@pytest.mark.parametrize("columns, rows", [(6, 3), (9, 2), (4, 7)])
@given(data=st.data())
def test_in_a_grid_the_opposite_arrow_leads_back_and_nothing_is_out_of_reach(
    columns: int, rows: int, data: st.DataObject
) -> None:
    focus = Focus()
    focus.place(grid(columns, rows))
    x, y = data.draw(st.integers(0, columns - 1)), data.draw(st.integers(0, rows - 1))
    way = data.draw(st.sampled_from(list(Direction)))
    start = f"piazza.{x}.{y}"
    focus.take(start)
    if focus.move(way) != start:
        assert focus.move(OPPOSITE[way]) == start
    focus.take("piazza.0.0")
    for _ in range(x):
        focus.move(Direction.RIGHT)
    for _ in range(y):
        focus.move(Direction.DOWN)
    assert focus.current == start


def test_tab_goes_by_region_to_the_first_lit_thing_and_wraps() -> None:
    focus = table()
    lit = {"piazza.3.1", "estate.1.1"}
    assert focus.tab(lit) == "piazza.3.1"
    assert focus.tab(lit) == "estate.1.1"
    assert focus.tab(lit) == "chip.0"
    assert focus.tab(lit) == "piazza.3.1"
    assert focus.tab(lit, back=True) == "chip.0"


def test_tab_back_from_nowhere_enters_the_last_region() -> None:
    assert table().tab(back=True) == "chip.0"


def test_tab_comes_back_to_where_it_was_in_a_region() -> None:
    focus = table()
    focus.take("piazza.4.2")
    focus.tab()
    assert focus.tab(back=True) == "piazza.4.2"
    focus.tab()
    assert focus.tab({"piazza.1.0"}, back=True) == "piazza.1.0"


def test_empty_regions_are_left_out() -> None:
    focus = Focus(["piazza", "rivals", "estate"])
    assert focus.tab() is None and focus.move(Direction.DOWN) is None
    focus.place([*grid(1, 1), *grid(1, 1, "estate", 500)])
    focus.take("piazza.0.0")
    assert focus.tab() == "estate.0.0"


def test_after_a_move_the_focus_goes_to_the_first_lit_target() -> None:
    focus = table()
    focus.take("estate.2.1")
    assert focus.follow({"estate.0.0", "piazza.5.2", "piazza.1.2"}) == "piazza.1.2"
    assert focus.follow(set()) == "piazza.1.2"


def test_following_does_not_make_the_mouse_a_keyboard() -> None:
    focus = table()
    focus.pointer("estate.0.0")
    focus.follow({"piazza.0.0"})
    assert not focus.keyboard and focus.looking == "estate.0.0"


def test_the_device_used_last_wins() -> None:
    focus = table()
    focus.pointer("piazza.1.1")
    assert focus.looking == "piazza.1.1" and not focus.keyboard
    focus.take("estate.0.0")
    assert focus.looking == "estate.0.0" and focus.keyboard
    assert focus.pointer("piazza.1.1")
    assert focus.looking == "piazza.1.1" and focus.current == "estate.0.0"
    assert not focus.pointer("piazza.1.1")
    assert focus.pointer(None) and focus.looking is None


def test_the_keyboard_goes_on_from_where_the_mouse_pressed() -> None:
    focus = table()
    focus.pressed("piazza.2.1")
    assert not focus.keyboard
    assert focus.move(Direction.RIGHT) == "piazza.3.1" and focus.keyboard


def test_without_a_focus_the_first_arrow_starts_from_the_pointer_or_the_first_thing() -> None:
    focus = table()
    assert focus.move(Direction.DOWN) == "piazza.0.0"
    other = table()
    other.pointer("estate.1.0")
    assert other.move(Direction.RIGHT) == "estate.2.0"


def test_when_the_thing_is_gone_the_focus_goes_to_its_nearest_neighbour() -> None:
    focus = table()
    focus.take("piazza.2.1")
    focus.pointer("piazza.2.1")
    focus.place([thing for thing in grid(6, 3) if thing.id != "piazza.2.1"])
    assert focus.current in ("piazza.2.0", "piazza.2.2") and focus.looking is None
    focus.place([])
    assert focus.current is None


def test_unknown_things_do_not_take_the_focus() -> None:
    focus = table()
    focus.take("nowhere")
    focus.pressed("nowhere")
    assert focus.current is None and focus.looking is None


def test_after_moves_by_mouse_the_first_tab_shows_where_the_focus_is() -> None:
    focus = table()
    focus.pointer("estate.0.0")
    focus.follow(["piazza.3.1", "chip.0"])
    assert not focus.keyboard
    assert focus.tab(["piazza.3.1", "chip.0"]) == "piazza.3.1"
    assert focus.keyboard and focus.looking == "piazza.3.1"
    assert focus.tab(["piazza.3.1", "chip.0"]) != "piazza.3.1"


def test_the_ring_appears_on_something_lit() -> None:
    focus = table()
    focus.take("estate.0.0")
    focus.pointer(None)
    assert focus.show(["chip.0"]) == "chip.0" and focus.keyboard


def test_straight_ahead_in_the_same_region_goes_before_what_lies_aside_elsewhere() -> None:
    focus = Focus(["scroll", "seats"])
    focus.place([
        Focusable("undo", (900, 640, 150, 36), "scroll"), Focusable("seal", (1190, 620, 76, 76), "scroll"),
        Focusable("seat", (1080, 520, 100, 100), "seats"),
    ])
    focus.take("undo")
    assert focus.move(Direction.RIGHT) == "seal"
