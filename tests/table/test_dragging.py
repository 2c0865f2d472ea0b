"""Dragging one thing onto another: touching the first, then the second, with the mouse on the real table."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from kingsburg_table.core.actions import Option
from kingsburg_table.table.pieces.spots import Spot
from tests.table.hand import Hand
from tests.table.sitting import Sitting

Hands = Callable[..., Hand]


def sit(hand: Hands, game: str, players: int, seed: int, fits: Callable[[Any], bool]) -> Sitting:
    """A sitting at the first decision that fits, come to at random and ready to be played."""
    sitting = Sitting(hand((1280, 720)), game, players, seed)
    session, rng = sitting.session, random.Random(seed)
    while not fits(session.decision):
        session.act(rng.choice(session.decision.options))
    sitting.match.screen.follow(None, sitting.hand.now, False, False)
    sitting.scene.out.renew(follow=True)
    sitting.ready()
    return sitting


def supplying(hand: Hands) -> Sitting:
    return sit(hand, "principato", 3, 27, lambda d: d.kind == "supply" and bool(kinds(d.options, "cube")))


def kinds(options: tuple[Option, ...], kind: str) -> set[str]:
    return {target for option in options for target in option.targets if target.startswith(f"{kind}.")}


def spot_of(sitting: Sitting, target: str) -> Spot:
    return next(spot for spot in sitting.scene.desk.spots if spot.target == target)


def pair(sitting: Sitting, first: str, second: str) -> tuple[Option, Spot, Spot]:
    """An option that needs exactly one thing of each kind."""
    for option in sitting.session.decision.options:
        found = {target.partition(".")[0]: target for target in option.targets}
        if set(found) == {first, second} and len(option.targets) == 2:
            return option, spot_of(sitting, found[first]), spot_of(sitting, found[second])
    raise AssertionError(f"no option of {first} and {second}")


def drag_to(sitting: Sitting, start: Spot, end: tuple[float, float]) -> None:
    """Press and carry, without letting go."""
    hand, at = sitting.hand, start.box.centre
    hand.point(at)
    hand.press(at)
    for share in (0.3, 0.7, 1.0):
        hand.point((at[0] + (end[0] - at[0]) * share, at[1] + (end[1] - at[1]) * share), down=True)


def test_a_cube_dropped_on_a_troop_stays_there(hand: Hands) -> None:
    sitting = supplying(hand)
    option, cube, troop = pair(sitting, "cube", "troop")
    before = len(sitting.session.records)
    sitting.hand.drag(cube.box.centre, troop.box.centre)
    assert sitting.session.records[before].action == option.action
    assert not sitting.scene.hands.drag.on


def test_the_other_way_round_is_the_same(hand: Hands) -> None:
    sitting = supplying(hand)
    option, cube, troop = pair(sitting, "cube", "troop")
    sitting.hand.drag(troop.box.centre, cube.box.centre)
    assert sitting.match.narrowing.armed == option  # a troop is nothing one puts down: the seal plays it


def test_cubes_go_onto_troops_in_ones_own_turn_too(hand: Hands) -> None:
    sitting = sit(hand, "principato", 2, 3, lambda d: d.kind == "act" and bool(kinds(d.options, "cube")))
    option, cube, troop = pair(sitting, "cube", "troop")
    before = len(sitting.session.records)
    sitting.hand.drag(cube.box.centre, troop.box.centre)
    assert sitting.session.records[before].action == option.action
    sitting.hand.key("backspace")
    assert len(sitting.session.records) == before


def test_an_own_card_dragged_onto_the_display_is_armed_and_waits_for_the_seal(hand: Hands) -> None:
    sitting = sit(hand, "principato", 2, 3, lambda d: d.kind == "act")
    option, own, card = pair(sitting, "hand", "display")
    before = len(sitting.session.records)
    sitting.hand.drag(own.box.centre, card.box.centre)
    assert sitting.match.narrowing.armed == option and len(sitting.session.records) == before
    sitting.hand.wait(400)
    sitting.press_seal()
    assert sitting.session.records[before].action == option.action


def test_dice_dragged_onto_advisors_are_those_that_are_used(hand: Hands) -> None:
    sitting = sit(hand, "kingsburg", 3, 2, lambda d: d.kind == "influence" and len(d.options) > 6)
    option = next(each for each in sitting.session.decision.options if len(kinds((each,), "die")) == 2)
    first, second = sorted(kinds((option,), "die"))
    advisor = spot_of(sitting, next(iter(kinds((option,), "advisor"))))
    before = len(sitting.session.records)
    sitting.click(spot_of(sitting, first).box.centre)
    sitting.hand.drag(spot_of(sitting, second).box.centre, advisor.box.centre)
    armed = sitting.match.narrowing.armed
    assert armed is not None and {first, second, advisor.target} <= set(armed.targets)
    assert len(sitting.session.records) == before, "dice wait for the seal"


def test_what_can_take_it_is_framed_and_the_thing_hangs_under_the_pointer(hand: Hands) -> None:
    sitting = supplying(hand)
    _, cube, troop = pair(sitting, "cube", "troop")
    sitting.hand.wait(600)
    frame = sitting.hand.app.window.frame
    away = (sitting.scene.desk.regions.whole.cx, sitting.scene.desk.regions.whole.bottom - 30)
    still = frame.copy()
    drag_to(sitting, cube, away)
    assert sitting.scene.hands.drag.on and sitting.scene.focus.looking is None
    x, y = (round(n * sitting.hand.app.canvas.scale) for n in away)
    under = pygame.Rect(x - 12, y - 12, 24, 24)
    assert frame.subsurface(under).get_buffer().raw != still.subsurface(under).get_buffer().raw
    sitting.hand.point(troop.box.centre, down=True)
    assert sitting.scene.focus.looking == troop.id, "the ledger shows what a drop would bring"
    sitting.hand.wait(600)
    assert not sitting.scene.links.shows


@pytest.mark.parametrize("end", ["nowhere", "dimmed", "escape", "button", "away"])
def test_a_drag_that_ends_nowhere_changes_nothing(hand: Hands, end: str) -> None:
    sitting = sit(hand, "kingsburg", 3, 2, lambda d: d.kind == "influence" and len(d.options) > 6)
    narrowing = sitting.match.narrowing
    option = next(each for each in sitting.session.decision.options if len(kinds((each,), "die")) == 2)
    first, second = sorted(kinds((option,), "die"))
    sitting.click(spot_of(sitting, first).box.centre)
    before, records = narrowing.selection, len(sitting.session.records)
    whole = sitting.scene.desk.regions.whole
    there = (whole.cx, whole.bottom - 8)
    if end == "dimmed":
        dark = (spot for spot in sitting.scene.desk.spots if spot.target and not narrowing.contains(spot.target))
        there = next(dark).box.centre
    drag_to(sitting, spot_of(sitting, second), there)
    assert sitting.scene.hands.drag.on and narrowing.selection != before
    if end == "escape":
        sitting.hand.key("escape")
    elif end == "button":
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=3, touch=False))
        sitting.hand.wait()
    elif end == "away":
        sitting.hand.post(pygame.WINDOWFOCUSLOST)
    sitting.hand.let_go(there)
    assert not sitting.scene.hands.drag.on
    assert narrowing.selection == before and sitting.match.narrowing is narrowing
    assert len(sitting.session.records) == records
    assert (sitting.scene.laid.why is not None) == (end == "dimmed")


def test_a_trembling_hand_still_clicks(hand: Hands) -> None:
    """Let go over the thing itself, a drag is a press and nothing more."""
    sitting = supplying(hand)
    _, cube, _ = pair(sitting, "cube", "troop")
    drag_to(sitting, cube, (cube.box.cx + 300, cube.box.cy))
    sitting.hand.point(cube.box.centre, down=True)
    sitting.hand.let_go(cube.box.centre)
    assert sitting.match.narrowing.touched == {cube.target: 1}


def test_what_is_touched_already_can_be_dragged_and_is_not_played_by_the_press(hand: Hands) -> None:
    """The second press of a click plays; of a drag it must not."""
    sitting = supplying(hand)
    option, cube, troop = pair(sitting, "cube", "troop")
    before = len(sitting.session.records)
    sitting.click(cube.box.centre)
    assert sitting.match.narrowing.armed is not None
    sitting.hand.wait(400)
    at = cube.box.centre
    sitting.hand.press(at)
    assert len(sitting.session.records) == before
    sitting.hand.point((at[0] + 40, at[1] - 40), down=True)
    sitting.hand.point(troop.box.centre, down=True)
    sitting.hand.let_go(troop.box.centre)
    assert [record.action for record in sitting.session.records[before:]] == [option.action]


def test_the_second_press_plays_when_the_button_goes_up(hand: Hands) -> None:
    sitting = supplying(hand)
    _, cube, _ = pair(sitting, "cube", "troop")
    before = len(sitting.session.records)
    sitting.click(cube.box.centre)
    sitting.hand.wait(400)
    sitting.click(cube.box.centre)
    assert len(sitting.session.records) == before + 1


def test_a_board_dragged_onto_another_changes_places_with_it(hand: Hands) -> None:
    """Tuscany's set-up by dragging; the seal does it, and the outline follows."""
    sitting = sit(hand, "tuscany", 2, 3, lambda d: d.kind == "estate")
    seat = sitting.session.decision.seat
    before = sitting.session.state.players[seat].estate.split()
    sitting.hand.drag(spot_of(sitting, f"board.{seat}.1").box.centre, spot_of(sitting, f"board.{seat}.3").box.centre)
    armed = sitting.match.narrowing.armed
    assert type(armed.action).__name__ == "Swap" and {armed.action.place, armed.action.to} == {1, 3}
    sitting.hand.wait(500)
    sitting.press_seal()
    after = sitting.session.state.players[seat].estate.split()
    assert (after[0], after[1], after[2]) == (before[2], before[1], before[0])


@pytest.mark.parametrize(("name", "first", "second", "full"), [
    ("Take", "offer", "store", False), ("Take", "offer", "store", True), ("Place", "store", "hex", None),
])  # fmt: skip
def test_tiles_are_dragged_where_they_go(hand: Hands, name: str, first: str, second: str, full: bool | None) -> None:
    """From the offer into storage, onto what leaves a full one; from storage onto a hex."""
    def fits(decision: Any) -> bool:
        options = [option for option in decision.options if type(option.action).__name__ == name]
        return decision.kind == "act" and bool(options) and (
            full is None or full == any(len(option.targets) > 1 for option in options))

    sitting = sit(hand, "tuscany", 2, 4, fits)
    seat = sitting.session.decision.seat
    option = next(option for option in sitting.session.decision.options if type(option.action).__name__ == name)
    found = {target.partition(".")[0]: target for target in option.targets}
    goal = found.get(second, f"{second}.{seat}.1")
    sitting.hand.drag(spot_of(sitting, found[first]).box.centre, spot_of(sitting, goal).box.centre)
    assert sitting.match.narrowing.armed == option
