"""Nothing is shown at its goal while it is still in flight, and nothing takes long."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest

from kingsburg_table.core.opening import new_session
from kingsburg_table.core.seats import Seat
from kingsburg_table.games.principato.actions import Exchange
from kingsburg_table.games.signorie.actions import TakeDie
from kingsburg_table.games.tuscany.actions import Take
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.flying import Way
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.match import at_the_table
from kingsburg_table.table.scenes.table import TableScene
from kingsburg_table.table.scenes.table.before import Before, between
from tests.table.hand import Hand
from tests.table.screens import pixels
from tests.table.sitting import Sitting

pytestmark = pytest.mark.slow

Start = Callable[..., Hand]


@pytest.mark.parametrize("game", ["kingsburg", "principato", "tuscany", "signorie"])
def test_what_a_piece_flies_to_waits_for_it(hand: Start, game: str) -> None:
    """Also: half a second is the most for a move, and any input ends it at once."""
    table = hand((1280, 720), moments=False)
    sitting, rng = Sitting(table, game, 3, seed=4), random.Random(4)
    waited = longest = 0
    for _ in range(24):
        sitting.ready()
        if sitting.match.screen.phase is Phase.CURTAIN or sitting.match.decision is None:
            break
        sitting.scene.hands.after(sitting.match.play(rng.choice(sitting.match.decision.options), table.app.now))
        staging = sitting.scene.staging
        passed = 0
        with table.unseen():
            while staging.flights.on:
                table.wait(10)
                passed += 10
                desk = staging.flights._desk
                for air in staging.flights._air if desk is not None else ():
                    if air.goal and staging.flights.now < air.lands and air.flight.way is not Way.FALL:
                        assert desk is not None and desk.waiting[air.goal] < 1
                        waited += 1
        longest = max(longest, passed)
    assert waited > 20 and longest <= 500  # the mover's own pieces, then what followed for everybody


def test_a_die_lands_at_the_head_of_its_column_which_is_empty_until_then(hand: Start) -> None:
    """Signorie's columns are a paper under their actions: it waits as they do, and so does the sum."""
    table = hand((1280, 720), moments=False)
    sitting = Sitting(table, "signorie", 3, seed=4)
    sitting.ready()
    while not isinstance(sitting.match.decision.options[0].action, TakeDie):
        sitting.play(sitting.match.decision.options[0])
        sitting.ready()
    option = sitting.match.decision.options[0]
    sitting.scene.hands.after(sitting.match.play(option, table.app.now))
    (air,) = (air for air in sitting.scene.staging.flights._air if air.flight.picture[0] == "dice")
    desk = sitting.scene.staging.flights._desk
    assert desk is not None and desk.before is not None
    action = desk.spot(air.goal)
    assert action is not None and air.end.bottom <= action.box.y and air.end.right <= action.box.right + 8
    sights, ground = {}, desk.board.ground

    def seen(canvas: Canvas, placed: Placed, sight: Sight) -> None:
        sights[placed.id] = sight
        ground(canvas, placed, sight)

    desk.board.ground = seen  # type: ignore[method-assign]
    table.wait(20)
    assert sights["columns"] is desk.before.sight and sights["pool"] is not desk.before.sight
    assert {"sum"} <= {spot.thing.painter for spot in desk.spots if spot.id in desk.waiting}


def test_a_move_is_seen_before_the_curtain_falls(hand: Start) -> None:
    """Tuscany hides every turn: the mover sees the pieces arrive, and any input lets the curtain fall."""
    table = hand((1280, 720), moments=False)
    sitting = Sitting(table, "tuscany", 3, seed=4)
    sitting.ready()
    while sitting.match.decision.kind != "act":
        sitting.play(sitting.match.decision.options[0])
        sitting.ready()
    option = next(each for each in sitting.match.decision.options if isinstance(each.action, Take))
    mover, shown = sitting.match.seat, {spot.piece for spot in sitting.scene.desk.spots}
    sitting.scene.hands.after(sitting.match.play(option, table.app.now))
    desk = sitting.scene.staging.desk
    assert sitting.match.screen.phase is Phase.CURTAIN and desk is not None and desk.sight.seat == mover
    assert {spot.piece for spot in desk.spots} == shown, "no piece of the table is missing meanwhile"
    falls = pygame.image.tobytes(table.app.window.frame, "RGB")
    table.wait(20)
    assert pygame.image.tobytes(table.app.window.frame, "RGB") != falls and sitting.scene.staging.moving
    table.key("tab")
    assert sitting.scene.staging.desk is None and not sitting.scene.staging.moving
    curtain = pixels(table)
    table.wait(500)
    assert pixels(table) == curtain


def test_nothing_lay_on_a_stage_before_it_opened(hand: Start) -> None:
    """The first scoring of a match in Tuscany: there are no figures of an earlier one."""
    table = hand((1280, 720), moments=False)
    session, rng = new_session("tuscany", at_the_table([Seat("Ola"), Seat("Kuba")]), seed=3), random.Random(3)
    while session.decision is not None and session.decision.kind != "look scoring":
        session.act(rng.choice(session.decision.options))
    scene = TableScene(session)
    table.show(scene)
    assert scene.desk.sight.focus == "stage"
    before = Before.of(scene.desk, len(session.records) - 1, None, "piazza")
    assert before is not None and not before.spots


def test_a_card_in_the_air_does_not_lie_where_it_came_from(hand: Start) -> None:
    table = hand((1280, 720), moments=False)
    sitting = Sitting(table, "principato", 3, seed=4)
    sitting.ready()
    option = next(each for each in sitting.match.decision.options if isinstance(each.action, Exchange))
    sitting.scene.hands.after(sitting.match.play(option, table.app.now))
    desk = sitting.scene.staging.flights._desk
    assert desk is not None and desk.before is not None and len(desk.lifted) == 2 and desk.lifted <= set(desk.waiting)
    painted: list[str] = []
    desk.before.paint = lambda canvas, spot, share: painted.append(spot.id)  # type: ignore[method-assign]
    table.wait(20)
    assert not desk.lifted & set(painted)
    while sitting.scene.staging.moving:
        table.wait(20)
    assert not desk.lifted


@pytest.mark.parametrize("game", ["kingsburg", "principato", "tuscany", "signorie"])
def test_every_move_of_a_whole_match_can_be_shown(hand: Start, game: str) -> None:
    """What flies comes out of the table as it was, also where a stage opens or closes: the first scoring, the end. And
    whatever anybody gains, pays or loses has pieces that go there."""
    table = hand((1280, 720), moments=False)
    sitting, rng = Sitting(table, game, 2, seed=5, glances=True), random.Random(5)
    still = set()
    with table.unseen():
        while sitting.session.decision is not None:
            screen = sitting.match.screen
            screen.handover.dismiss()
            result = sitting.match.play(rng.choice(sitting.session.decision.options), table.app.now)
            sitting.scene.hands.after(result)
            desk = sitting.scene.desk
            for event in result.events:
                moves = any((*event.values.get("gain", {}).values(), *event.values.get("pay", {}).values()))
                if moves and not desk.board.flights(event, desk.sight) and not desk.board.cast(event, desk.sight, None):
                    still.add(event.kind)
            sitting.scene.staging.finish()
    assert sitting.session.outcome is not None
    assert still <= {"dealt", "drew"}  # before anything lies on the table; `drew_cards` moves them


def test_any_input_ends_all_motion(hand: Start) -> None:
    table = hand((1280, 720))
    sitting = Sitting(table, "kingsburg", 3, seed=4)
    sitting.ready()
    sitting.play(sitting.match.decision.options[0])
    table.wait(20)
    assert sitting.scene.staging.moving
    table.key("tab")
    assert not sitting.scene.staging.moving and not sitting.scene.desk.waiting and sitting.scene.staging.desk is None


def test_the_mover_sees_the_own_building_stamped_before_the_next_one_comes(hand: Start) -> None:
    table = hand((1280, 720))
    sitting, rng = Sitting(table, "kingsburg", 3, seed=3), random.Random(3)
    for _ in range(200):
        sitting.ready()
        mover, decision = sitting.match.seat, sitting.match.decision
        option = rng.choice(decision.options)
        sitting.scene.hands.after(sitting.match.play(option, table.app.now))
        desk = sitting.scene.staging.desk
        if desk is not None and decision.kind == "build" and option.targets[0].startswith("building."):
            break
        sitting.scene.staging.finish()
    assert desk is not None and desk.sight.seat == mover != sitting.match.seat
    assert Way.STAMP in [air.flight.way for air in sitting.scene.staging.flights._air]
    table.wait()
    for _ in range(40):
        table.wait(20)
    assert sitting.scene.staging.desk is None


def test_the_banner_leaves_nothing_behind(hand: Start) -> None:
    """The frame after the banner is the same as without one."""
    table = hand((1280, 720), tempo="instant")
    sitting = Sitting(table, "kingsburg", 3, seed=4)
    sitting.ready()
    sitting.play(sitting.match.decision.options[0])
    assert sitting.match.screen.handover.banner(table.app.now)
    for _ in range(30):
        table.wait(50)
    shown = pygame.image.tobytes(table.app.window.frame, "RGB")
    assert shown == pixels(table)


@pytest.mark.parametrize(("old", "new", "share", "shown"), [
    (("gold", 1), ("gold", 5), 0.5, ("gold", 3)), (3, 7, 0.0, 3), (("gold", 1), ("wood", 2), 0.9, ("gold", 1)),
    ((True, 1), (False, 1), 0.9, (True, 1)), (None, 4, 0.9, None),
])  # fmt: skip
def test_a_single_number_counts_up_and_anything_else_waits(
    old: object, new: object, share: float, shown: object
) -> None:
    assert between(old, new, share) == shown  # type: ignore[arg-type]
