"""Hands on Kingsburg's table that are easily misunderstood: Enter, the unready seal, tooltips beside the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kingsburg_table.table.play.handover import Phase
from tests.table.hand import Hand
from tests.table.sitting import Sitting


@pytest.fixture
def taking(hand: Callable[..., Hand]) -> Sitting:
    """The first decision of a match: one good of choice."""
    return Sitting(hand(), "kingsburg", 3)


def spot_of(sitting: Sitting, target: str) -> str:
    return next(spot.id for spot in sitting.scene.desk.spots if spot.target == target)


def test_enter_presses_what_has_the_focus_even_if_something_else_is_armed(taking: Sitting) -> None:
    scene = taking.scene
    scene.focus.take(spot_of(taking, "supply.gold"))
    taking.hand.key("enter")
    assert taking.match.narrowing.armed.targets == ("supply.gold",)
    taking.hand.wait(400)
    scene.focus.take(spot_of(taking, "supply.wood"))
    taking.hand.key("enter")
    assert taking.match.narrowing.armed.targets == ("supply.wood",)
    assert not taking.session.records


def test_enter_on_what_is_armed_plays_it(taking: Sitting) -> None:
    taking.scene.focus.take(spot_of(taking, "supply.gold"))
    taking.hand.key("enter")
    taking.hand.wait(400)
    taking.hand.key("enter")
    assert len(taking.session.records) == 1


def test_enter_with_nothing_armed_shows_where_to_begin(taking: Sitting) -> None:
    taking.hand.point((5.0, 5.0))
    assert not taking.scene.focus.keyboard
    taking.hand.key("enter")
    assert taking.scene.focus.keyboard
    assert taking.scene.focus.looking in taking.scene.out.lit_ids()


def test_the_first_lit_thing_comes_before_the_choices_in_the_scroll(taking: Sitting) -> None:
    taking.scene.focus.follow(taking.scene.out.lit_ids())
    assert taking.scene.focus.current == spot_of(taking, "supply.gold")


def test_an_unready_seal_says_what_is_missing(taking: Sitting) -> None:
    taking.hand.click(taking.scene.desk.regions.seal)
    why = taking.scene.laid.why
    assert why is not None and why[1] == "seal" and why[0].words.id == "seal.missing"
    assert not taking.session.records


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_rivals_and_buttons_have_tooltips(hand: Callable[..., Hand], size: tuple[int, int]) -> None:
    sitting = Sitting(hand(size), "kingsburg", 3)
    scene = sitting.scene
    assert sitting.match.screen.phase is Phase.TURN
    ids = [f"rival.{seat}" for seat in scene.desk.rivals] + ["redo", "reset"] + ([] if size[0] > 1280 else ["undo"])
    for id in ids:
        anchor = scene.out.anchor(id)
        assert anchor is not None
        sitting.hand.point(anchor.centre)
        sitting.hand.wait(500)
        sitting.hand.wait(500)
        tip, place = scene.links.tip(), scene.links.tip_place()
        assert tip is not None and tip.title and tip.lines, id
        assert place is not None and not place.box.holds(anchor.centre), id
