"""A small gate: twenty paired matches a game, which fail when an engine plays worse than it did.

The limits are generous; what the engines reach is measured by `scripts/tournament.py`.
"""

from __future__ import annotations

import random

import pytest

from kingsburg_table.bots.arena import Player, contest, play_match
from tests.bots.test_bot import GAMES
from tests.games.kingsburg.test_mixes import random_mix

MATCHES = 20


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_notary_is_ahead_of_the_apprentice(game: str) -> None:
    """Learned weights against those by hand: at least half of the victories, and points ahead."""
    *_, (_, scores) = contest(game, {}, [Player("notary"), Player("apprentice")], MATCHES, 100)
    notary = scores[Player("notary")]
    assert notary.rate >= 0.5 and notary.margin > 0, f"{notary.rate:.2f}, {notary.margin:+.1f} points"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_apprentice_always_beats_chance(game: str) -> None:
    *_, (_, scores) = contest(game, {}, [Player("apprentice"), Player("random")], 4, 200)
    assert scores[Player("apprentice")].rate == 1


@pytest.mark.slow
def test_whatever_modules_are_on_a_computer_knows_what_to_do() -> None:
    for number in range(5):
        rng = random.Random(number)
        mix, players = random_mix(rng), rng.randint(2, 5)
        line_up = [Player("notary")] + [Player("random")] * (players - 1)
        assert play_match("kingsburg", mix, line_up, number).shares[0] == 1, mix
