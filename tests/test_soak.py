"""The short version of `scripts/soak.py`: some units of every part, over all games."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.support import soak, soak_evenings, soak_screen
from tests.support.mixes import games_at_the_table, mixes

pytestmark = pytest.mark.slow
GAMES = len(games_at_the_table())


def test_every_game_and_many_mixes_are_played() -> None:
    plans = [soak.plan(number) for number in range(400 * GAMES)]
    assert {game for game, _, _ in plans} == set(games_at_the_table())
    for game in games_at_the_table():
        found = {tuple(sorted(mix.items())) for played, mix, _ in plans if played == game}
        assert len(found) >= min(400, len(mixes(game)))


def test_games() -> None:
    found = sum((soak.one_game(number) for number in range(6 * GAMES)), Counter())
    assert all(found[f"games of {game}"] == 6 for game in games_at_the_table())


def test_files(tmp_path: Path) -> None:
    files = soak.Files(tmp_path)
    found = sum((files.one(number) for number in range(160)), Counter())
    assert {"settings files", "records files", "lookback files"} <= found.keys()
    assert found.total() == 160 and found["broken matches refused"] and found["forged matches refused"]


def test_kills(tmp_path: Path) -> None:
    for number in range(GAMES):
        soak.one_kill(number, tmp_path)


@pytest.mark.parametrize("place", range(len(soak_evenings.BEGINNINGS)), ids=list(soak_evenings.BEGINNINGS))
def test_the_screen(place: int) -> None:
    """A round begins at every scene, game after game."""
    words = soak_screen.one_round(place * GAMES + place % GAMES, 60)
    name = list(soak_evenings.BEGINNINGS)[place]
    assert words["events"] == 60 and words[f"begun at {name}"] == 1


def test_a_scene_that_answers_nothing_is_noticed() -> None:
    from kingsburg_table.table.scene import Scene
    from tests.table.hand import Hand

    class Deaf(Scene):
        pass

    hand = Hand((1280, 720))
    try:
        hand.show(Deaf())
        with pytest.raises(soak_screen.StuckScene, match="Deaf"):
            soak_screen.still_moves(hand)
    finally:
        hand.close()


def test_a_replay_that_answers_nothing_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from kingsburg_table.table.scenes.replay import ReplayScene
    from tests.table.hand import Hand
    from tests.table.screens import finished

    hand = Hand((1280, 720))
    try:
        hand.show(ReplayScene(finished("kingsburg", 2)))
        soak_screen.still_moves(hand)
        for name in ("handle", "tick"):
            monkeypatch.setattr(ReplayScene, name, lambda *_: False)
        with pytest.raises(soak_screen.StuckScene, match="ReplayScene"):
            soak_screen.still_moves(hand)
    finally:
        hand.close()


def test_a_computer_that_never_answers_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    from kingsburg_table.bots.bot import Bot
    from tests.table.hand import Hand
    from tests.table.test_computers import Against

    hand = Hand((1280, 720), tempo="instant")
    try:
        table = Against(hand, "kingsburg", "apprentice", "apprentice", seed=1)
        while table.match.computers.seat is None:
            table.ready()
            table.play(table.session.decision.options[0])
        before = len(table.session.records)
        soak_screen.computers_answer(hand)
        assert len(table.session.records) > before
        while table.match.computers.seat is None:
            table.ready()
            table.play(table.session.decision.options[0])
        monkeypatch.setattr(soak_screen, "MOST_THOUGHTS", 50)
        monkeypatch.setattr(Bot, "thinking", lambda *_: iter(lambda: 0.5, 1.0))
        with pytest.raises(soak_screen.StuckScene, match="never answers"):
            soak_screen.computers_answer(hand)
    finally:
        hand.close()


def test_rounds_begin_at_scenes_that_there_are() -> None:
    begun = {name for name, _ in soak_evenings.BEGINNINGS.values()}
    assert begun <= soak_evenings.scenes()
    lying_over_others = {
        "AskFirst", "AskScene", "DialogScene", "LevelMenu", "PossibleScene", "RewindMenu", "SeatsMenu", "StandingScene",
        "TableMenu",
    }
    assert soak_evenings.scenes() - begun == lying_over_others, "a new scene: begin a round there"


def test_a_process_that_only_grows_is_noticed() -> None:
    processes = soak.Processes()
    for turn in range(9):
        processes.note("screen", 1, 100_000_000 + turn * 1_000_000, 20)
    processes.check()
    for turn in range(9):
        processes.note("screen", 2, 100_000_000 + turn * 90_000_000, 20)
    with pytest.raises(soak.Grown):
        processes.check()


def test_a_process_that_meets_new_scenes_first_may_grow() -> None:
    processes = soak.Processes()
    for turn in range(60):
        processes.note("screen", 1, 100_000_000 + min(turn, 14) * 20_000_000, 20)
    processes.check()
