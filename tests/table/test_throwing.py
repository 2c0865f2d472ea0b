"""Dice are thrown by those whose dice they are; until they are counted nobody sees what they will be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.tumble import seat_die, turned, values
from kingsburg_table.table.pieces.flying import Cast
from kingsburg_table.table.play.words import Words
from kingsburg_table.table.scenes.table.throwing import Stage, _lane, felt
from tests.table.hand import Hand
from tests.table.screens import pixels
from tests.table.sitting import Sitting

Start = Callable[..., Hand]


def thrown(hand: Start, players: int = 3, seed: int = 1, **settings: Any) -> tuple[Hand, Sitting]:
    """The first season's dice lie in the hands."""
    table = hand((1280, 720), dice=settings.pop("dice", "hand"), **settings)
    sitting = Sitting(table, "kingsburg", players, seed=seed)
    while sitting.match.decision.kind == "take goods":
        table.wait(400)
        sitting.play(sitting.match.decision.options[0])
    while sitting.scene.staging.desk is not None:  # the mover's goods arrive first
        table.wait(20)
    return table, sitting


def test_each_player_throws_the_own_dice_by_a_press(hand: Start) -> None:
    table, sitting = thrown(hand)
    throwing = sitting.scene.staging.throwing
    order = [lane.cast.seat for lane in throwing.lanes]
    assert sorted(order) == [0, 1, 2] and throwing.waits
    for number in range(3):
        table.wait(400)
        assert [lane.stage for lane in throwing.lanes[number:]] == [Stage.HELD] * (3 - number)
        table.press(throwing.board.centre)
        assert throwing.lanes[number].stage is Stage.SHAKEN
        table.let_go(throwing.board.centre)
        assert throwing.lanes[number].stage is Stage.AIR
        table.wait(1000)
        assert throwing.lanes[number].stage is Stage.COUNTED
    table.wait(600)
    assert not throwing.on
    view = sitting.match.view
    for seat in range(3):
        assert view.players[seat].dice


def test_enter_throws_too_and_neither_does_anything_else(hand: Start) -> None:
    table, sitting = thrown(hand)
    table.wait(400)
    throwing, records = sitting.scene.staging.throwing, len(sitting.session.records)
    table.key("enter")
    assert throwing.lanes[0].stage is Stage.AIR and not sitting.session.records[records:]


def test_any_other_input_shows_everything_at_once(hand: Start) -> None:
    for other in ("key", "press"):
        table, sitting = thrown(hand)
        table.wait(400)
        throwing, records = sitting.scene.staging.throwing, len(sitting.session.records)
        if other == "key":
            table.key("tab")
        else:
            table.click(sitting.scene.desk.regions.seal)
        table.wait()
        assert not throwing.on and len(sitting.session.records) == records


def test_a_press_that_belongs_to_the_one_before_throws_nothing(hand: Start) -> None:
    table, sitting = thrown(hand)
    table.click(sitting.scene.desk.regions.seal)
    assert sitting.scene.staging.throwing.waits


@pytest.mark.parametrize("settings", [{"dice": "once"}, {"tempo": "instant"}, {"reduced_motion": True}])
def test_at_once_and_with_reduced_motion_they_simply_lie_there(hand: Start, settings: dict[str, Any]) -> None:
    _, sitting = thrown(hand, **settings)
    assert not sitting.scene.staging.throwing.on


def test_dice_that_throw_themselves_take_less_than_three_seconds(hand: Start) -> None:
    table, sitting = thrown(hand, 5, dice="self")
    passed = 0.0
    while sitting.scene.staging.moving:
        table.wait(50)
        passed += 50
        assert passed < 3000
    assert passed > 500


def test_until_they_are_thrown_the_picture_does_not_tell_what_they_will_be(hand: Start) -> None:
    table, sitting = thrown(hand)
    before = pixels(table)
    for lane in sitting.scene.staging.throwing.lanes:
        lane.dice = [replace(die, face=7 - die.face) for die in lane.dice]
        lane.cast = replace(lane.cast, total=(lane.cast.total or 0) + 1)
    assert pixels(table) == before


def test_opposite_faces_make_seven_and_a_die_that_lies_shows_its_face() -> None:
    for top in range(1, 7):
        east, west, south, north, up, down = values(top)
        assert up == top and east + west == south + north == up + down == 7
        assert len({east, south, up}) == 3
    right, far, above = turned(0.0, 0.7, 0.0)
    assert (right, far, above) == ((1, 0, 0), (0, 1, 0), (0, 0, 1))


@pytest.mark.parametrize("wide", [True, False])
def test_the_felt_has_room_for_five_hands_of_seven_dice(wide: bool) -> None:

    room = Box(0, 56, 1520, 904) if wide else Box(0, 40, 1216, 588)
    dice = tuple((seat_die(1), face) for face in (1, 2, 3, 4, 5, 6, 6))
    cast = Cast(0, dice, ("x",) * 7, Words("x"), 27)
    board, boxes = felt(room, [cast] * 5, wide)
    assert room.x <= board.x and board.right <= room.right and room.y <= board.y - 24 and board.bottom <= room.bottom
    for box in boxes:
        lane = _lane(cast, box, True, wide, Random(1))
        for die in lane.dice:
            assert lane.felt.x <= die.rest[0] - die.size / 2 and die.rest[0] + die.size / 2 <= lane.felt.right
        steps = [b.rest[0] - a.rest[0] for a, b in zip(lane.dice, lane.dice[1:], strict=False)]
        assert min(steps) >= lane.size * 0.6
