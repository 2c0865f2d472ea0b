"""Kingsburg's modules through the real scenes: by mouse, by keys, and without telling a secret."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from tests.table.boards.mixes import MIXES, lively
from tests.table.hand import Hand
from tests.table.sitting import Sitting

Start = Callable[..., Hand]
#: What a few turns in the second year should meet.
SPRING = 20


def play(sitting: Sitting, way: str, seed: int, most: int = 10**6) -> set[str]:
    """Play on as long as somebody is asked, at most so many decisions; which kinds were met."""
    rng, met = random.Random(seed), set[str]()
    while len(sitting.session.records) < most:
        sitting.ready(way)
        decision = sitting.session.decision
        if decision is None:
            break
        met.add(decision.kind)
        (sitting.play if way == "mouse" else sitting.play_by_keys)(lively(rng, decision.options))
    return met


WAYS = ("mouse", "keys")
WHOLE = [
    *(("full", players, way) for players in (2, 3, 4, 5) for way in WAYS),
    *((mix, players, way) for players, mix in enumerate(("votes", "alliances", "valley", "tournament"), 2)
      for way in WAYS),
] if "FULL" in os.environ else [("full", 3, "mouse"), ("valley", 2, "keys")]
ALWAYS = {"choose governor", "auction", "cover rows", "look battle", "influence", "build"}


@pytest.mark.slow
@pytest.mark.parametrize(("mix", "players", "way"), WHOLE)
def test_a_whole_match_at_full_court(hand: Start, mix: str, players: int, way: str) -> None:
    hands = hand((1280, 720), tempo="instant")
    sitting = Sitting(hands, "kingsburg", players, seed=players, glances=True, options=MIXES[mix])
    met = play(sitting, way, players)
    assert sitting.session.outcome is not None and len(met & ALWAYS) >= len(ALWAYS) - 1
    assert ("muster" in met) == (MIXES[mix]["army_tokens"] == "on")
    assert sitting.presses <= 2.5 * sitting.decisions


def second_year(session: Any) -> bool:
    return bool(session.state.year >= 2)


@pytest.mark.parametrize(("mix", "way"), [("votes", "mouse"), ("alliances", "keys")])
def test_the_beginning_of_a_year_with_a_scenario(hand: Start, mix: str, way: str) -> None:
    hands = hand((1280, 720), tempo="instant")
    sitting = Sitting(hands, "kingsburg", 3, seed=4, glances=True, options=MIXES[mix], until=second_year)
    begun = len(sitting.session.records)
    met = play(sitting, way, 4, begun + SPRING)
    assert {"votes": "canvass", "alliances": "alliance"}[mix] in met and "influence" in met
    assert len(sitting.session.records) >= begun + SPRING


# -- secrets


def pixels(hand: Hand) -> bytes:
    hand.app.redraw()
    hand.wait()
    return pygame.image.tobytes(hand.app.window.frame, "RGB")


def after_a_secret(hand: Hand, kind: str, choice: int) -> list[bytes]:
    """What the next seat sees after another one has chosen this or that in secret: curtain, table, tooltips, rivals'
    sheets, chronicle, undo, chips."""

    def asked(session: Any) -> bool:
        return session.decision is not None and session.decision.kind == kind

    sitting = Sitting(hand, "kingsburg", 3, seed=6, options=MIXES["full"], until=asked)
    session, scene = sitting.session, sitting.scene
    assert session.decision is not None
    session.act(session.decision.options[choice])
    while session.decision is not None and session.decision.kind == "seal":
        session.act(session.decision.options[0])
    assert session.decision is not None and session.decision.kind == kind
    scene.match.screen.renew()
    scene.layout(hand.app.window)
    scene.match.screen.handover.cover()
    shots = [pixels(hand)]
    sitting.ready()
    hand.wait(2000)
    shots.append(pixels(hand))
    things = [spot for spot in scene.desk.spots if spot.target][::6]
    for spot in things[:8]:
        hand.point(spot.box.centre)
        hand.wait(700)
        shots.append(pixels(hand))
    hand.key("l")
    hand.wait(400)
    shots.append(pixels(hand))
    hand.key("l")
    for box in list(scene.desk.rivals.values()):
        hand.point(box.centre)
        hand.wait(700)
        shots.append(pixels(hand))
        hand.click(box.centre)
        hand.wait(400)
        shots.append(pixels(hand))
    return shots


@pytest.mark.parametrize("kind", ["choose governor", "muster"])
def test_no_pixel_tells_what_another_seat_chose_in_secret(hand: Start, kind: str) -> None:
    first, second = (after_a_secret(hand((1280, 720), tempo="instant"), kind, choice) for choice in (0, -1))
    differing = [at for at, (one, other) in enumerate(zip(first, second, strict=True)) if one != other]
    assert not differing
    assert len(set(first)) > 2, "nothing changes on the screen: the test looks at one picture only"
