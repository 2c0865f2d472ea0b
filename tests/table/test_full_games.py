"""Whole matches through the real scenes: by mouse alone, by keyboard alone."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from kingsburg_table import load_session
from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.table.book.library import games_with_rules, has_table
from tests.table.hand import Hand
from tests.table.sitting import Sitting

pytestmark = pytest.mark.slow
GAMES = [game for game in games_with_rules() if has_table(game)]
COUNTS = {game: list(get_controller(game).players) for game in GAMES}
ALL = "FULL" in os.environ  #: every number of players, both ways
BY_MOUSE = [(game, count) for game, counts in COUNTS.items() for count in (counts if ALL else (counts[0], counts[-1]))]
BY_KEYS = [(game, count) for game, counts in COUNTS.items() for count in (counts if ALL else counts[1:2])]


def play_to_the_end(sitting: Sitting, way: str, seed: int) -> None:
    rng = random.Random(seed)
    while True:
        sitting.ready(way)
        decision = sitting.session.decision
        if decision is None:
            return
        option = rng.choice(decision.options)
        (sitting.play if way == "mouse" else sitting.play_by_keys)(option)


@pytest.mark.parametrize(("game", "players"), BY_MOUSE)
def test_a_whole_match_by_mouse_alone(
    hand: Callable[..., Hand], tmp_path: Path, game: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    hands = hand((1280, 720), tempo="instant")
    sitting = Sitting(hands, game, players, seed=players, journal=tmp_path / "match.kt", glances=True)
    play_to_the_end(sitting, "mouse", players)
    presses = sitting.presses / sitting.decisions
    with capsys.disabled():
        print(f"\n{game}, {players} seats: {sitting.decisions} decisions, {presses:.2f} presses each")
    assert presses <= 2.5
    assert load_session(tmp_path / "match.kt").state_hash() == sitting.session.state_hash()


@pytest.mark.parametrize(("game", "players"), BY_KEYS)
def test_a_whole_match_by_keyboard_alone(hand: Callable[..., Hand], game: str, players: int) -> None:
    sitting = Sitting(hand((1280, 720), tempo="instant"), game, players, seed=players + 20, glances=True)
    play_to_the_end(sitting, "keys", players)
    assert sitting.session.outcome is not None
