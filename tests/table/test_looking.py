"""One law for looking: eyes open and invite, a rival's board offers only the way back, slips go by themselves."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from kingsburg_table.core.catalogue import games
from kingsburg_table.table.boards import has_board
from kingsburg_table.table.play.narrowing import Narrowing
from kingsburg_table.table.scenes.table.scroll import OWN
from tests.table.hand import Hand
from tests.table.sitting import Sitting

SHOWN = [game for game in games() if has_board(game) and game not in ("pebbles", "lanes", "hideouts")]
NO_REASON = ("why.core.asked_now", "why.core.not_now", "why.core.looked_at", "why.signorie.not_this_moment",
             "why.tuscany.not_this_moment")


@pytest.fixture
def goals(hand: Callable[..., Hand]) -> Sitting:
    """Principato: everybody has two secret goals."""
    sitting = Sitting(hand(), "principato", 3)
    sitting.ready()
    return sitting


def test_the_eye_beside_the_goals_opens_while_it_is_held(goals: Sitting) -> None:
    scene, screen = goals.scene, goals.match.screen
    at = next(spot.box.centre for spot in scene.desk.spots if spot.target == f"goals.{goals.match.seat}")
    assert screen.invited
    goals.hand.point(at)
    goals.hand.press(at)
    goals.hand.wait(700)
    assert screen.peeked is not None
    goals.hand.let_go(at)
    assert screen.peeked is None and not screen.invited
    assert scene.laid.why is None


def test_the_eye_at_the_crest_has_a_tooltip(goals: Sitting) -> None:
    tip = goals.scene.scroll.tip("eye")
    assert tip is not None and tip.title and tip.lines


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_a_rivals_board_offers_only_the_way_back(hand: Callable[..., Hand], size: tuple[int, int]) -> None:
    sitting = Sitting(hand(size), "kingsburg", 3)
    scene = sitting.scene
    sitting.hand.key("v")
    assert scene.desk.over is not None
    assert OWN in [control.id for control in scene.scroll.controls]
    assert all(control.chip is None for control in scene.scroll.controls)
    assert not any(look.lit for look in scene.desk.looks(None, False).values())
    control = scene.out.control(OWN)
    assert control is not None
    sitting.hand.click(control.box.centre)
    assert scene.desk.over is None and not sitting.session.records
    sitting.hand.key("v")
    sitting.hand.key("enter")
    assert scene.desk.over is None and not sitting.session.records


def test_a_slip_goes_when_the_hand_goes_to_another_thing(hand: Callable[..., Hand]) -> None:
    sitting = Sitting(hand(), "kingsburg", 3)
    scene = sitting.scene
    spots = [spot for spot in scene.desk.spots if spot.target.startswith("building.")]
    sitting.hand.click(spots[0].box.centre)
    assert scene.laid.why is not None
    sitting.hand.point((spots[0].box.cx + 2, spots[0].box.cy))
    assert scene.laid.why is not None
    sitting.hand.point(spots[6].box.centre)
    assert scene.laid.why is None


def test_why_not_says_what_is_asked_instead(hand: Callable[..., Hand]) -> None:
    """ "Not now" alone is no reason."""
    sitting = Sitting(hand(), "kingsburg", 3)
    target = next(spot.target for spot in sitting.scene.desk.spots if spot.target.startswith("building."))
    why = sitting.match.asked.why_not(target)
    assert why is not None and why.words.id == "why.core.asked_now"
    assert why.words.values["what"][0] == sitting.session.decision.prompt.id
    why = sitting.match.asked.why_not("enemy")
    assert why is not None and why.words.id == "why.core.looked_at", "never touched: no promise"


@pytest.mark.parametrize("game", SHOWN)
def test_a_dimmed_thing_never_just_says_not_now(hand: Callable[..., Hand], game: str) -> None:
    """What is dimmed beside things of its kind that are lit has a reason of its own, at every kind of decision."""
    sitting, rng, met = Sitting(hand((1280, 720)), game, 3, seed=2), random.Random(2), Counter[str]()
    session, scene, match = sitting.session, sitting.scene, sitting.match
    while session.decision is not None:
        kind = session.decision.kind
        met[kind] += 1
        if met[kind] in (1, 4, 15):
            match.screen.follow(None, sitting.hand.app.now, False, False)
            match.screen.handover.dismiss()
            scene.desk.renew()
            looks = scene.desk.looks(None, False)
            dim = [spot for spot in scene.desk.spots if spot.id in looks and looks[spot.id].dim]
            whys = {spot.target: match.asked.why_not(spot.target) for spot in dim}
            assert [target for target, why in whys.items() if why and why.words.id in NO_REASON] == [], session.path
        session.act(rng.choice(session.decision.options))


def test_a_payment_comes_armed_with_the_cheapest(hand: Callable[..., Hand]) -> None:
    """P12.6"""
    sitting = Sitting(hand(), "principato", 3, 2)
    rng = random.Random(2)
    while sitting.session.decision is not None and sitting.session.decision.kind != "pay":
        sitting.session.act(rng.choice(sitting.session.decision.options))
    assert sitting.session.decision is not None
    narrowing = Narrowing(sitting.session.decision, {}, preselected=sitting.session.decision.default)
    assert narrowing.armed == sitting.session.decision.default and not narrowing.decided
    assert "pay" in sitting.scene.table_layout.manner.preselected
