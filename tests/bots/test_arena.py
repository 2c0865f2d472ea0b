"""Tournaments: rotated seats, paired seeds, standard errors; the command line and the script that show them."""

from __future__ import annotations

import pytest

from kingsburg_table import cli
from kingsburg_table.bots.arena import Pairing, Player, Result, Score, UnknownBot, contest, pairings, play_match
from kingsburg_table.bots.mind import has_mind
from kingsburg_table.core.catalogue import games
from scripts import tournament

GAMES = [game for game in games() if has_mind(game)]


def test_every_seed_is_played_from_every_seat() -> None:
    assert pairings(3, 6, 40) == [
        Pairing(40, (0, 1, 2)), Pairing(40, (1, 2, 0)), Pairing(40, (2, 0, 1)),
        Pairing(41, (0, 1, 2)), Pairing(41, (1, 2, 0)), Pairing(41, (2, 0, 1)),
    ]


def test_the_error_is_that_of_the_seeds() -> None:
    """Two matches of one seed tell as much as one if they always come out alike."""
    score = Score(1, {}, [])
    for seed, won in ((1, 1.0), (2, 0.0), (3, 1.0), (4, 1.0)):
        for seat in (0, 1):
            shares = (won, 1 - won) if seat == 0 else (1 - won, won)
            score.add(seed, Result(shares, (30, 20), (5, 5), (0.1, 0.2)), [seat])
    assert (score.games, score.rate, score.margin) == (8, 0.75, 0.0)
    assert score.error == pytest.approx(0.25)
    assert score.pace == pytest.approx(30.0)


def test_of_several_alike_the_victories_count_together() -> None:
    score = Score(2, {}, [])
    score.add(1, Result((0.0, 0.5, 0.5), (10, 30, 30), (1, 2, 3), (0.0, 0.0, 0.0)), [1, 2])
    assert (score.rate, score.margin, score.answers) == (1.0, 20.0, 5)


def test_levels_have_plain_names_too() -> None:
    named = [Player.named(text) for text in ("easy", "medium:builder", "hard")]
    assert named == [Player("apprentice"), Player("notary", "builder"), Player("prince")]


@pytest.mark.parametrize("text", ["king", "prince:nobody"])
def test_players_there_are_not(text: str) -> None:
    with pytest.raises(UnknownBot):
        for _ in contest("kingsburg", {}, [Player.named(text), Player("random")], 1, 1):
            pass


@pytest.mark.parametrize("game", GAMES)
def test_a_contest_comes_to_the_same_end_again(game: str) -> None:
    players = [Player("apprentice"), Player("random")]
    first, again = (play_match(game, {}, players, 5) for _ in range(2))
    assert (first.points, first.shares, first.answers) == (again.points, again.shares, again.answers)


def test_simulate_with_computers(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "principato", "--bots", "apprentice,random", "--games", "2"]) == 0
    told = capsys.readouterr().out
    assert "apprentice: wins" in told and "random: wins" in told
    assert cli.main(["simulate", "principato", "--bots", "apprentice,random", "--players", "3"]) == 2
    assert cli.main(["simulate", "principato", "--bots", "apprentice,king"]) == 2
    assert cli.main(["simulate", "principato"]) == 2
    complaints = capsys.readouterr().err.splitlines()
    assert len(complaints) == 3 and "king" in complaints[1]


def test_the_tournament_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["kingsburg", "--bots", "apprentice,random", "--games", "2", "--options", "army_tokens=on"]
    assert tournament.main(words) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "army_tokens=on" in lines[0]
    assert lines[1].split() == ["player", "seats", "wins", "+-", "x", "fair", "ahead", "ms"]
    assert [line.split()[0] for line in lines[2:]] == ["apprentice", "random"]
    assert tournament.main(["kingsburg", "--bots", "king,random"]) == 2
    assert tournament.main(["kingsburg", "--options", "moon=on"]) == 2
