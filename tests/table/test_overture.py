"""Kingsburg's stages before the first year: by mouse, by keyboard, and no secret in any pixel."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from kingsburg_table.games.kingsburg.actions import Appoint, Bid, Withdraw
from kingsburg_table.games.kingsburg.state import HIDDEN
from kingsburg_table.table.pieces.board import Ribbon, RibbonStep
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.scenes.when import when
from tests.table.hand import Hand
from tests.table.screens import pixels, unfit
from tests.table.sitting import Sitting

Start = Callable[..., Hand]
MIXES = [
    {"alternative_rows": "deal", "governors": "secret", "extra_rows": "on"},
    {"alternative_rows": "draft", "governors": "auction"},
]
STAGES = {"choose governor": "choice", "draft strip": "draft", "exchange strip": "strips", "cover rows": "strips"}


def overture(sitting: Sitting, way: str, rng: random.Random) -> set[str]:
    """Play until the first year begins; the stages that were open."""
    seen = set()
    while sitting.session.state.year == 0:
        sitting.ready(way)
        decision, desk = sitting.session.decision, sitting.scene.desk
        assert decision is not None
        if decision.kind in STAGES or decision.kind == "auction":
            assert desk.sight.focus == "stage"
            seen.add(desk.board.stage(desk.sight))
            for option in decision.options:
                missing = [target for target in option.targets if sitting.box_of(target) is None]
                assert not missing or option.targets in (("pass",), ("nothing",), ("keep",)), missing
        option = rng.choice(decision.options)
        (sitting.play if way == "mouse" else sitting.play_by_keys)(option)
    return seen


@pytest.mark.parametrize("way", ["mouse", "keys"])
@pytest.mark.parametrize("mix", MIXES)
def test_everything_before_the_first_year_is_done_at_its_stage(hand: Start, mix: dict[str, str], way: str) -> None:
    sitting = Sitting(hand((1280, 720), tempo="instant"), "kingsburg", 3, seed=4, options=mix, glances=True)
    seen = overture(sitting, way, random.Random(2))
    assert seen >= ({"choice", "strips"} if mix["governors"] == "secret" else {"draft", "strips", "naming", "bidding"})
    players = sitting.session.state.players
    assert all(player.governor for player in players)
    assert sitting.scene.desk.sight.focus != "stage"


def choosing(hand: Hand, turn: int) -> Sitting:
    """The second seat chooses among its own three; what the others were dealt and chose is turned round."""
    sitting = Sitting(hand, "kingsburg", 3, seed=4, options={"governors": "secret"})
    session = sitting.session
    first, second = session.state.order[:2]
    while session.decision is not None and session.decision.seat == first:
        sitting.ready()
        sitting.play(session.decision.options[0])
    cards = [card for card in session.rules.data.cards.governors if card not in session.state.players[second].hand]
    for seat, player in enumerate(session.state.players):
        if seat != second:
            player.hand = cards[turn + 3 * seat : turn + 3 * seat + 3]
            player.governor = player.hand[turn % 3] if player.governor else ""
    sitting.scene.match.screen.renew()
    sitting.scene.layout(hand.app.window)
    return sitting


def looked(hand: Hand, turn: int) -> list[bytes]:
    """The curtain, the open stage, every card of it, the rivals, and what is written of all that."""
    sitting = choosing(hand, turn)
    shots = [pixels(hand)]
    assert sitting.scene.match.screen.phase is Phase.CURTAIN
    sitting.ready()
    hand.wait(2000)
    assert sitting.box_of(f"governor.{sitting.match.seat}.{sitting.session.state.players[sitting.match.seat].hand[0]}")
    shots.append(pixels(hand))
    for spot in sitting.scene.desk.spots:
        hand.point(spot.box.centre)
        hand.wait(700)
        shots.append(pixels(hand))
    return shots


def test_no_pixel_tells_what_the_others_hold_or_have_chosen(hand: Start) -> None:
    first, second = (looked(hand((1280, 720), tempo="instant"), turn) for turn in (0, 7))
    assert first == second
    assert len(set(first)) > 3, "the stage itself shows something"


def test_backs_until_the_curtain_is_open_and_for_those_who_watch(hand: Start) -> None:
    h = hand((1280, 720), tempo="instant")
    sitting = choosing(h, 0)
    second = sitting.session.state.order[1]
    watching = sitting.session.view(None)
    assert all(card == HIDDEN for player in watching.players for card in player.hand)
    assert not [spot for spot in sitting.scene.desk.spots if spot.thing.painter == "candidate"]
    sitting.ready()
    h.wait(2000)
    shown = [spot.target for spot in sitting.scene.desk.spots if spot.thing.painter == "candidate"]
    assert shown == [f"governor.{second}.{card}" for card in sitting.session.state.players[second].hand]


def test_the_auction_tells_how_it_stands(hand: Start) -> None:
    """Highest bid, who has left, what an armed bid would leave; a press on a low bid is told why not."""
    h = hand((1920, 1080), tempo="instant")
    sitting = Sitting(h, "kingsburg", 3, seed=2, options={"governors": "auction"})
    session = sitting.session
    sitting.ready()
    assert session.decision is not None
    sitting.play(session.decision.options[1])
    called = session.state.agenda[-1].todo[0].card
    for action in (Bid(2), Bid(5), Withdraw()):
        sitting.ready()
        assert session.decision is not None
        sitting.play(next(option for option in session.decision.options if option.action == action))
    sitting.ready()
    stands = sitting.scene.desk.sight.hints["auction"]
    assert (stands["card"], stands["bid"], len(stands["out"])) == (called, 5, 1)
    assert not unfit(h)
    low = sitting.box_of("bid.3")
    assert low is not None
    before = pixels(h)
    sitting.click(low.centre)
    h.wait(500)
    assert pixels(h) != before and sitting.match.narrowing.armed is None
    assert session.decision is not None
    assert not any(isinstance(each.action, Appoint) for each in session.decision.options)


def test_a_moment_before_the_first_year_has_no_year() -> None:
    steps = (RibbonStep("building", "Rows", "past"), RibbonStep("governor", "Governors", "now"))
    assert when(Ribbon("Kingsburg", "Year", ("I", "II"), -1, steps)) == "Governors"
    assert when(Ribbon("Kingsburg", "Year", ("I", "II"), 1, steps)) == "Year II · Governors"
