"""Kingsburg with its modules, variants and scenarios in every pair and in random mixes.

A small number in the suite; `MIXES=2000` for the full one.
"""

from __future__ import annotations

import os
import random
from itertools import combinations
from pathlib import Path

import pytest

from kingsburg_table.core.journal import journal
from kingsburg_table.core.manifest import clashes
from kingsburg_table.core.simulate import Match, simulate
from tests.games.kingsburg.table import CONTROLLER
from tests.support.games import check_announced, check_leaks, check_match
from tests.support.imagined import check_imagined, check_same_end

MIXES = int(os.environ.get("MIXES", "8"))
CHOICES = [choice for choice in CONTROLLER.choices if choice.id != "starting_player"]
Mix = dict[str, str]
Pair = tuple[str, str]


def goes(mix: Mix) -> bool:
    return not clashes(CONTROLLER.choices, mix)


def random_mix(rng: random.Random) -> Mix:
    while True:
        mix = {choice.id: rng.choice(choice.values) for choice in CHOICES}
        if goes(mix):
            return mix


def pairs_of(mix: Mix) -> set[tuple[Pair, Pair]]:
    return set(combinations(sorted(mix.items()), 2))


def pairwise() -> list[Mix]:
    """Few mixes in which every two values that go together meet, with every number of players in turn."""
    wanted = {
        pair
        for one, other in combinations(CHOICES, 2)
        for a in one.values for b in other.values
        if goes({one.id: a, other.id: b})
        for pair in pairs_of({one.id: a, other.id: b})
    }
    rng = random.Random(1)
    found: list[Mix] = []
    while wanted:
        best = max((random_mix(rng) for _ in range(60)), key=lambda mix: len(pairs_of(mix) & wanted))
        if pairs_of(best) & wanted:
            found.append(best)
            wanted -= pairs_of(best)
    return found


PAIRWISE = list(enumerate(pairwise()))
SECRET: list[Mix] = [
    {"governors": "secret", "army_tokens": "on", "destiny": "on"},
    {"scenario": "goblin_valley", "whims": "tradition", "alternative_rows": "deal"},
    {"scenario": "pork_barrel", "destiny": "on", "governors": "auction", "whims": "drawn"},
]


@pytest.fixture
def unsynced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Save files without waiting for the disk: here only their content matters."""
    monkeypatch.setattr(journal.os, "fsync", lambda file: None)


@pytest.mark.slow
@pytest.mark.parametrize(("number", "mix"), PAIRWISE)
def test_every_two_modules_go_together(number: int, mix: Mix, tmp_path: Path, unsynced: None) -> None:
    """Invariants, books, options, undo, rewinds and the save file, on the way to the end."""
    check_match("kingsburg", 2 + number % 4, number, tmp_path / "a.match", mix)


def test_random_mixes_end_with_everything_in_its_place() -> None:
    for number in range(MIXES):
        rng = random.Random(1000 + number)
        mix = random_mix(rng)
        match = simulate("kingsburg", rng.randint(2, 5), number, mix)
        assert isinstance(match, Match), f"{mix}: {match}"


@pytest.mark.slow
@pytest.mark.parametrize("mix", SECRET, ids=str)
def test_nothing_hidden_shows(mix: Mix) -> None:
    assert sum(check_leaks("kingsburg", players, players, 25, mix) for players in (2, 4)) > 0


@pytest.mark.slow
@pytest.mark.parametrize("mix", SECRET, ids=str)
def test_every_seat_can_imagine_the_table(mix: Mix) -> None:
    for players in (3, 5):
        check_imagined("kingsburg", players, players, 25, mix)


@pytest.mark.parametrize("mix", SECRET[:1], ids=str)
def test_a_light_play_comes_to_the_same_end(mix: Mix) -> None:
    check_same_end("kingsburg", 3, 3, mix)


@pytest.mark.parametrize("mix", SECRET, ids=str)
def test_what_turns_something_up_is_announced(mix: Mix) -> None:
    assert check_announced("kingsburg", 3, 3, mix) == {True, False}


def test_what_does_not_go_together() -> None:
    assert not goes({"scenario": "pork_barrel", "army_tokens": "on"})
    assert goes({"scenario": "pork_barrel"}) and goes({"scenario": "great_tournament", "army_tokens": "on"})
