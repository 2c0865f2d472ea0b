"""Random matches of every game: they end, nothing is lost or won, and time can be turned back and forth.

A small number in the suite; `GAMES=2000` for the full one. A new game adds its lines to MATCHES and a function to
`tests/support/secrets.py`.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kingsburg_table import load_session
from kingsburg_table.core.catalogue import games
from kingsburg_table.core.session import Session
from kingsburg_table.core.simulate import Match, simulate
from tests.support.games import begin, check_announced, check_leaks, check_match, random_match, unspoken
from tests.support.secrets import SECRETS
from tests.toy.game import PebblesController, ShowStep

GAMES = int(os.environ.get("GAMES", "12"))
ROOT = Path(__file__).resolve().parents[1]
MATCHES = [
    ("pebbles", 2), ("pebbles", 4), ("lanes", 3), ("hideouts", 3),
    ("kingsburg", 2), ("kingsburg", 3), ("kingsburg", 4), ("kingsburg", 5),
    ("principato", 2), ("principato", 3), ("principato", 4),
    ("tuscany", 2), ("tuscany", 3), ("tuscany", 4),
    ("signorie", 2), ("signorie", 3), ("signorie", 4),
]
REAL = sorted({game for game, _ in MATCHES} - {"pebbles", "lanes", "hideouts"})


def in_parts(quick: int, all: int) -> pytest.MarkDecorator:
    """The first seeds are quick, the others slow."""
    return pytest.mark.parametrize("seeds", [range(quick), pytest.param(range(quick, all), marks=pytest.mark.slow)])


@in_parts(3, GAMES)
@pytest.mark.parametrize(("game", "players"), MATCHES)
def test_random_matches(game: str, players: int, seeds: range, tmp_path: Path) -> None:
    for seed in seeds:
        path = tmp_path / f"{seed}.match"
        check_match(game, players, seed, path)
        path.unlink()


@pytest.mark.parametrize("matches", [MATCHES[5:6], pytest.param(MATCHES, marks=pytest.mark.slow)], ids=len)
def test_another_process_with_another_hash_seed_comes_to_the_same_end(
    matches: list[tuple[str, int]], tmp_path: Path
) -> None:
    count = max(3, GAMES // 4)
    expected = []
    for game, players in matches:
        for seed in range(count):
            match = simulate(game, players, seed, {})
            assert isinstance(match, Match), match
            session = random_match(game, players, seed, tmp_path / f"{game}-{players}-{seed}.match")
            expected.append(f"{game}:{players} {seed} {match.hash} {session.state_hash()}")
    plans = [f"{game}:{players}" for game, players in matches]
    command = [sys.executable, "-m", "tests.support.second_process", str(count), str(tmp_path), *plans]
    for hash_seed in ("0", "4711"):
        world = {**os.environ, "PYTHONHASHSEED": hash_seed}
        told = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=world, check=True)
        assert told.stdout.split("\n")[:-1] == expected


@in_parts(2, max(4, GAMES // 3))
@pytest.mark.parametrize(("game", "players"), MATCHES)
def test_nothing_hidden_shows(game: str, players: int, seeds: range) -> None:
    every = 12 if game in REAL else 1
    changed = sum(check_leaks(game, players, seed, every) for seed in seeds)
    assert changed > 0 or game in ("lanes", "signorie")  # where everything lies open


@pytest.mark.parametrize(("game", "players"), MATCHES)
def test_what_turns_something_up_is_announced(game: str, players: int) -> None:
    """`session.reveals` says of every option what its record will say, wherever in the match it stands."""
    seeds = range(max(2, GAMES // 6))
    assert set().union(*(check_announced(game, players, seed) for seed in seeds)) == {True, False}


@pytest.mark.parametrize("leak", ["view", "options", "preview", "hints"])
def test_a_leak_would_be_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check itself: a game that shows a secret somewhere does not pass it."""
    if leak == "view":
        monkeypatch.setattr(PebblesController, "hide", lambda *_: None)
    elif leak == "options":
        honest = ShowStep.decision

        def decision(self: ShowStep, play: Any, frame: Any) -> Any:
            return msgspec.structs.replace(honest(self, play, frame), rule=play.state.players[0].hand)

        monkeypatch.setattr(ShowStep, "decision", decision)
    elif leak == "preview":
        monkeypatch.setattr(Session, "preview", lambda self, option: self.state.chance)
    else:
        monkeypatch.setattr(Session, "hints", lambda self, seat: self.state.chance)
    with pytest.raises(AssertionError):
        for seed in range(20):
            check_leaks("pebbles", 3, seed, 1)


def test_a_forecast_cannot_leak_what_it_is_not_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """Previews are made from the view of the seat that is asked, so even a careless game has nothing to tell."""
    monkeypatch.setattr(
        PebblesController, "forecast",
        lambda self, outlook, play, seat, option: [
            {(seat, each.hand): play.state.chance} for each in play.state.players
        ],
    )
    for seed in range(10):
        check_leaks("pebbles", 3, seed, 1)


@pytest.mark.parametrize("game", REAL)
def test_every_event_can_be_said(game: str) -> None:
    players = max(players for name, players in MATCHES if name == game)
    assert set().union(*(unspoken(game, players, seed) for seed in range(5))) == set()


def test_every_game_is_tested_here() -> None:
    assert {game for game, _ in MATCHES} == set(games()) == set(SECRETS)


def test_a_finished_match_stays_finished_on_load(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    check_match("lanes", 2, 1, path)
    assert load_session(path).decision is None


def test_a_seal_says_nothing_of_the_next_seats_turn() -> None:
    """Whose hand may not be seen."""
    session = begin("tuscany", 3, 0)
    for seat in range(3):
        session.wish(seat, seal=True, look=False)
    rng = random.Random(4)
    sealed = 0
    while session.decision is not None and sealed < 20:
        if session.decision.kind == "seal":
            sealed += 1
            assert session.preview(session.decision.options[0]) == ()
        session.act(rng.choice(session.decision.options))
    assert sealed
