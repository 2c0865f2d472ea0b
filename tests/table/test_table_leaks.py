"""Pixels: two states that differ only in a secret give identical images, whatever is hovered, focused or armed."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest

from kingsburg_table.table.scenes.table import TableScene, overlays
from tests.table.hand import Hand
from tests.table.sitting import Sitting


def pixels(hand: Hand) -> bytes:
    hand.app.redraw()
    hand.wait()
    return pygame.image.tobytes(hand.app.window.frame, "RGB")


def peeked_position(hand: Hand, seed: int) -> Sitting:
    """A Kingsburg match in which somebody has looked at the enemy and another seat is to act."""
    sitting = Sitting(hand, "kingsburg", 3, seed=seed)
    session, rng = sitting.session, random.Random(seed)
    for _ in range(4000):
        decision = session.decision
        assert decision is not None, "nobody ever looked at the enemy"
        state = session.state
        hidden = bool(state.peekers) and not state.enemy_shown and decision.seat not in state.peekers
        if hidden and decision.kind in ("influence", "build"):
            return sitting
        session.act(rng.choice(decision.options))
    raise AssertionError("no such position")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_another_seats_turn_shows_nothing_of_the_peeked_enemy(hand: Callable[..., Hand], seed: int) -> None:
    """Tooltips, ledger, focus and chips included."""
    first, second = (looked_around(hand((1280, 720), tempo="instant"), seed, which) for which in (0, -1))
    differing = [at for at, (one, other) in enumerate(zip(first, second, strict=True)) if one != other]
    assert not differing


def looked_around(table: Hand, seed: int, which: int) -> list[bytes]:
    """What the screen shows while somebody hovers, focuses and touches, with this or that card on top of the deck."""
    sitting = peeked_position(table, seed)
    session, scene = sitting.session, sitting.scene
    session.state.enemy = session.rules.data.enemy_pools[session.state.year - 1][which]
    scene.match.screen.renew()
    scene.layout(table.app.window)
    scene.match.screen.handover.dismiss()
    table.wait(2000)
    shots = []
    things = [spot for spot in scene.desk.spots if spot.target][::5]
    for spot in things:
        table.point(spot.box.centre)
        table.wait(700)
        shots.append(pixels(table))
    table.key("tab")
    table.wait(700)
    shots.append(pixels(table))
    table.click(things[0].box.centre)
    return [*shots, pixels(table)]


def held_in_own_turn(table: Hand, scene: TableScene, seat: int) -> bytes:
    """What a seat sees in its turn while it holds the key; before and after it sees nothing of it."""
    scene.match.screen.renew()
    scene.match.screen.handover.commit(seat, secret=False, recap=False, now=table.now)
    scene.layout(table.app.window)
    table.wait(2000)
    table.key_down("space")
    table.key_up("space")  # who has looked once is no longer invited to
    table.wait(50)
    before = pixels(table)
    table.key_down("space")
    held = pixels(table)
    table.key_up("space")
    table.wait(50)
    assert held != before
    assert pixels(table) == before
    return held


def test_the_peekers_own_turn_shows_the_card_only_while_held(hand: Callable[..., Hand]) -> None:
    table = hand((1280, 720), tempo="instant")
    sitting = peeked_position(table, 1)
    session, scene = sitting.session, sitting.scene
    decision = session.decision
    assert decision is not None
    session.state.peekers = [decision.seat]
    held_in_own_turn(table, scene, decision.seat)


def test_a_curtain_is_the_same_whatever_lies_behind_it(hand: Callable[..., Hand]) -> None:
    table = hand((1280, 720), tempo="instant")
    sitting = peeked_position(table, 2)
    session, scene = sitting.session, sitting.scene
    cards = session.rules.data.enemy_pools[session.state.year - 1]
    shots = []
    for card in (cards[0], cards[-1]):
        session.state.enemy = card
        scene.match.screen.renew()
        scene.layout(table.app.window)
        scene.match.screen.handover.cover()
        table.point(overlays.curtain_crest(scene.desk).centre)
        shots.append(pixels(table))
    assert shots[0] == shots[1]


# -- Principato: goal cards


def goals_position(hand: Hand, seed: int, kind: str) -> Sitting:
    """A Principato match in the second year."""
    sitting = Sitting(hand, "principato", 3, seed=seed)
    session, rng = sitting.session, random.Random(seed)
    while session.decision is not None:
        if session.state.year >= 2 and session.decision.kind == kind:
            return sitting
        session.act(rng.choice(session.decision.options))
    raise AssertionError(f"no decision {kind!r} in this match")


def looked_at_goals(table: Hand, seed: int, kind: str, turn: int) -> list[bytes]:
    """What the screen shows of a table on which every seat's goals were dealt otherwise."""
    sitting = goals_position(table, seed, kind)
    session, scene = sitting.session, sitting.scene
    goals = list(session.rules.data.goals)
    for seat, player in enumerate(session.state.players):
        player.goals = [goals[(2 * seat + turn + at) % len(goals)] for at in (0, 1)]
    scene.match.screen.renew()
    scene.layout(table.app.window)
    scene.match.screen.handover.dismiss()
    table.wait(2000)
    shots = [pixels(table)]
    kinds = ("goals.", "army.", "hand.", "deck", "area.")
    targets = [spot for spot in scene.desk.spots if spot.target.startswith(kinds)]
    for spot in targets[:6]:
        table.point(spot.box.centre)
        table.wait(700)
        shots.append(pixels(table))
    for box in scene.desk.rivals.values():
        table.click(box.centre)
        shots.append(pixels(table))
    return shots


@pytest.mark.parametrize("kind", ["act", "supply", "dismiss"])
def test_no_pixel_depends_on_goal_cards(hand: Callable[..., Hand], kind: str) -> None:
    """Not on the others' and not on the own ones: tooltips, rivals' sheets, stage and chronicle included."""
    first, second = (looked_at_goals(hand((1280, 720), tempo="instant"), 5, kind, turn) for turn in (0, 3))
    assert first == second


def test_own_goals_show_only_while_held_and_never_those_of_others(hand: Callable[..., Hand]) -> None:
    shots = []
    for turn in (0, 3):
        table = hand((1280, 720), tempo="instant")
        sitting = goals_position(table, 5, "act")
        session, scene = sitting.session, sitting.scene
        assert session.decision is not None
        goals = list(session.rules.data.goals)
        for seat, player in enumerate(session.state.players):
            if seat != session.decision.seat:
                player.goals = [goals[(seat + turn) % 8], goals[(seat + turn + 1) % 8]]
        held = held_in_own_turn(table, scene, session.decision.seat)
        shots.append(held)
    assert shots[0] == shots[1]
