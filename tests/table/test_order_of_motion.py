"""What follows a move is shown in its order: the mover's own pieces, dice, what is told, the curtain."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.scenes.table import overlays
from tests.table.hand import Hand
from tests.table.screens import pixels
from tests.table.sitting import Sitting

pytestmark = pytest.mark.slow

Start = Callable[..., Hand]


def test_the_own_building_is_stamped_before_the_next_season_s_dice_are_thrown(hand: Start) -> None:
    """On the table as it was: nobody else has anything of the next season yet, and what was veiled still is."""
    table = hand((1280, 720), dice="self")
    sitting, rng = Sitting(table, "kingsburg", 3, seed=3), random.Random(3)
    while True:
        sitting.ready()
        option = rng.choice(sitting.match.decision.options)
        view, dimmed = sitting.match.view, {id for id, look in sitting.scene.desk.shown.items() if look.dim}
        result = sitting.match.play(option, table.app.now)
        sitting.scene.hands.after(result)
        staging = sitting.scene.staging
        if option.targets[0].startswith("building.") and any(event.kind == "rolled" for event in result.events):
            break
        staging.finish()
    desk = staging.desk
    assert desk is not None and not staging.throwing.on and dimmed and desk.dimmed == dimmed
    assert desk.before is not None and desk.before.sight.view is view and view.season != sitting.session.state.season
    painted = []
    desk.board.paint = lambda canvas, spot, look, sight: painted.append((spot, look, sight))  # type: ignore[method-assign]
    rivals = []
    desk.board.rail = lambda canvas, box, seat, look, sight: rivals.append(sight.view)  # type: ignore[method-assign]
    arrived = set()
    while staging.desk is not None:
        now = {spot.id for spot, _, sight in painted if sight is desk.sight and spot in desk.spots}
        assert now <= desk.settled and all(seen is view for seen in rivals)
        assert {spot.id for spot, look, _ in painted if look.dim} <= dimmed
        arrived |= {spot.target for spot, _, sight in painted if sight is desk.sight}
        painted.clear()
        table.wait(20)
    assert option.targets[0] in arrived and staging.throwing.on


def test_two_dice_lie_side_by_side_until_the_advisor_shows_them(hand: Start) -> None:
    table = hand((1920, 1080), moments=False)
    sitting = Sitting(table, "kingsburg", 3, seed=4)
    sitting.ready()
    while sitting.match.decision.kind != "influence":
        sitting.play(sitting.match.decision.options[0])
        sitting.ready()
    option = next(each for each in sitting.match.decision.options if len(each.targets) == 3)
    sitting.scene.hands.after(sitting.match.play(option, table.app.now))
    flights = sitting.scene.staging.flights
    one, other = flights._air
    assert one.goal == other.goal and one.end.right <= other.end.x and one.end.w == other.end.w
    while flights.now < one.lands:
        table.wait(10)
    assert flights.now < other.lands and one.goal in flights._pieced


def test_what_is_told_of_later_shows_how_it_was(hand: Start) -> None:
    """Battles are decided one after the other."""
    table = hand((1920, 1080), dice="once")
    sitting, rng = Sitting(table, "kingsburg", 3, seed=3), random.Random(3)
    while True:
        sitting.ready()
        result = sitting.match.play(rng.choice(sitting.match.decision.options), table.app.now)
        sitting.scene.hands.after(result)
        fought = [event.values["seat"] for event in result.events if event.kind == "fought"]
        if fought:
            break
        sitting.scene.staging.finish()
    seen = []
    while sitting.scene.staging.moving:
        table.wait(20)
        waiting = {spot.target for spot in sitting.scene.desk.spots if spot.id in sitting.scene.desk.waiting}
        seen.append(sum(f"battle.{seat}" in waiting for seat in fought))
    assert seen == sorted(seen, reverse=True) and {0, 1, 2} <= set(seen)


def test_nothing_waits_in_the_dark_before_a_throw(hand: Start) -> None:
    """What is told before dice are thrown is told at once."""
    table = hand((1280, 720), dice="self")
    sitting, rng = Sitting(table, "kingsburg", 3, seed=3), random.Random(3)
    while True:
        sitting.ready()
        sitting.scene.hands.after(sitting.match.play(rng.choice(sitting.match.decision.options), table.app.now))
        staging = sitting.scene.staging
        while staging.desk is not None:
            table.wait(20)
        if staging.throwing.prelude:
            break
        staging.finish()
    assert staging.throwing.prelude[0].begins == 0 and staging.throwing.telling


def test_a_recap_lights_what_waits_as_it_was(hand: Start) -> None:
    """A card of destiny that is still to be turned up does not lie open over the veil."""
    table = hand((1920, 1080))
    options = {"destiny": "on", "governors": "secret", "starting_player": "first_seat"}
    sitting, rng = Sitting(table, "kingsburg", 3, seed=3, options=options), random.Random(3)
    while True:
        sitting.ready()
        result = sitting.match.play(rng.choice(sitting.match.decision.options), table.app.now)
        sitting.scene.hands.after(result)
        if any(event.kind == "destiny" for event in result.events) and sitting.match.screen.phase is Phase.RECAP:
            break
        sitting.scene.staging.finish()
    desk = sitting.scene.desk
    (card,) = (spot for spot in desk.spots if spot.target.startswith("destiny."))
    painted = []
    desk.board.paint = lambda canvas, spot, look, sight: painted.append((spot.target, sight))  # type: ignore[method-assign]
    table.wait(20)
    assert card.id in desk.waiting and (card.target, desk.sight) not in painted


def test_the_curtain_closes_over_the_movers_table_and_parts_for_the_next(hand: Start) -> None:
    """Any input ends it."""
    table = hand((1280, 720), moments=False)
    sitting = Sitting(table, "tuscany", 3, seed=4)
    staging, screen = sitting.scene.staging, sitting.match.screen
    sitting.ready()
    sitting.play(sitting.match.decision.options[0])
    while screen.phase is not Phase.CURTAIN or staging.desk is not None:
        table.wait(20)
    frames = [pixels(table)]
    while staging.cloth.moves:
        table.wait(60)
        frames.append(pixels(table))
    assert len(set(frames)) >= 4
    at = overlays.curtain_crest(sitting.scene.desk).centre
    table.press(at)
    while screen.phase is Phase.CURTAIN:
        table.wait(20)
    assert staging.cloth.moves
    table.let_go(at)
    table.key("tab")
    assert not staging.cloth.moves and not staging.moving
