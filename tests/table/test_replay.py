"""The replay scene: it ends where the match ended, goes anywhere at once, and never changes the match."""

from __future__ import annotations

import hashlib
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from kingsburg_table import load_session
from kingsburg_table.core.play import Play
from kingsburg_table.core.session import Session
from kingsburg_table.table.scenes.dialog import DialogScene
from kingsburg_table.table.scenes.replay import ReplayScene
from kingsburg_table.table.scenes.table import TableScene
from tests.support.matches import played
from tests.table.hand import Hand
from tests.table.screens import LONG_NAMES, finished, layout_of, pixels, unfit

pytestmark = pytest.mark.slow

Start = Callable[..., Hand]
GAMES = int(os.environ.get("KINGSBURG_TABLE_REPLAYS", "5"))


def shown(hand: Hand, session: Session[Any, Any], path: Path | None = None, record: int = 0) -> ReplayScene:
    scene = ReplayScene(session, path, layout=layout_of(session.game), record=record)
    hand.show(scene)
    return scene


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def test_random_finished_games_end_on_the_recorded_result(hand: Start, tmp_path: Path) -> None:
    screen = hand((1280, 720), tempo="instant")
    for number in range(GAMES):
        game, seats = ("pebbles", 2 + number % 3) if number % 5 == 4 else ("kingsburg", 2 + number % 4)
        path = tmp_path / f"{number}.match"
        played_once = finished(game, seats, number, path)
        before = digest(path)
        scene = shown(screen, load_session(path), path)
        for _ in range(4):
            screen.key("up")
        screen.key("space")
        assert scene.replayer.playing and scene.replayer.speed == 16
        while scene.replayer.playing and screen.scene is scene:
            screen.wait(500)
        session = played_once
        assert session.outcome is not None and scene.replayer.over
        assert scene.replayer.moment.points == session.outcome.points
        assert session.codec.pack(scene.replayer.view) == session.codec.pack(session.view(None))
        assert all(session.seats[seat].name in scene.sentence() for seat in session.outcome.winners)
        assert digest(path) == before, "a replay only reads"
        screen.key("escape")


def test_no_moment_is_reached_by_playing_again(hand: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """`scripts/benchmark.py` measures how long a jump takes; it is short because nothing is repeated for it."""
    scene = shown(hand((1920, 1080), tempo="instant"), finished(seats=5, seed=3))

    def repeated(*_: object) -> None:
        raise AssertionError("an action was carried out again")

    monkeypatch.setattr(Play, "take", repeated)
    choose = random.Random(1)
    for _ in range(20):
        moment = choose.randrange(len(scene.replayer.timeline))
        scene.seek(moment)
        assert scene.replayer.at == moment and scene.replayer.view is not None


def test_keys_step_by_action_and_by_turn_and_jump_to_both_ends(hand: Start) -> None:
    screen = hand((1280, 720), tempo="instant")
    scene = shown(screen, finished(seed=2))
    line = scene.replayer.timeline
    screen.key("right")
    assert scene.replayer.at == 1
    screen.key("right", pygame.KMOD_SHIFT)
    turn = line.moments[1].turn + 1
    assert line.moments[scene.replayer.at].turn == turn and scene.replayer.at == line.end_of_turn(turn)
    screen.key("left", pygame.KMOD_SHIFT)
    assert line.moments[scene.replayer.at].turn == turn - 1
    screen.key("end")
    assert scene.replayer.at == line.last
    screen.key("home")
    assert scene.replayer.at == 0
    screen.key("left")
    assert scene.replayer.at == 0
    screen.key("space")
    assert scene.replayer.playing
    screen.wait(400)
    screen.key("space")
    assert not scene.replayer.playing


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_plate_of_the_moment_hides_no_name_of_a_round(hand: Start, size: tuple[int, int]) -> None:
    screen = hand(size, lang="pl", tempo="instant")
    scene = shown(screen, finished(seed=2))
    axis, canvas = scene.axis, screen.app.canvas
    names = [place for _, place, _ in axis.names(canvas)]
    assert len(names) == 5
    for moment in range(0, scene.replayer.timeline.last + 1, 3):
        plate = axis.plate(canvas, axis.x(moment), axis.box.y + 6, axis.turn_words(moment))
        assert plate.x >= axis.box.x and plate.bottom <= axis.box.bottom
        assert not any(
            plate.x < name.right and name.x < plate.right and plate.y < name.bottom and name.y < plate.bottom
            for name in names
        )


def test_the_line_of_time_is_pressed_and_dragged(hand: Start) -> None:
    screen = hand((1920, 1080), tempo="instant")
    scene = shown(screen, finished(seed=2))
    axis, last = scene.axis, scene.replayer.timeline.last
    screen.click((axis.x(last * 0.5), axis.row.cy))
    assert abs(scene.replayer.at - last * 0.5) <= 1
    screen.drag((axis.x(last * 0.2), axis.row.cy), (axis.x(last * 0.9), axis.row.cy))
    assert abs(scene.replayer.at - last * 0.9) <= 1
    screen.drag((axis.x(last * 0.2), axis.row.cy), (5000, axis.row.cy))
    assert scene.replayer.at == last


def test_the_foot_does_what_it_says(hand: Start) -> None:
    screen = hand((1920, 1080), tempo="instant")
    scene = shown(screen, finished(seed=2))
    screen.click("next")
    screen.click("next")
    screen.click("back")
    assert scene.replayer.at == 1
    scoring = next(at for at, moment in enumerate(scene.replayer.timeline.moments) if moment.scoring)
    jump = screen.find("jump")
    screen.click(jump.fields[2].centre)  # type: ignore[attr-defined]
    screen.click("next")
    assert scene.replayer.jump == "scoring" and scene.replayer.at == scoring
    speed = screen.find("speed")
    screen.click(speed.fields[3].centre)  # type: ignore[attr-defined]
    assert scene.replayer.speed == 8
    screen.click("last")
    assert scene.replayer.over
    screen.click("first")
    assert scene.replayer.at == 0


def test_a_line_of_the_chronicle_leads_to_its_moment_and_a_rival_shows_a_board(hand: Start) -> None:
    screen = hand((1920, 1080), tempo="instant")
    session = finished(seed=2)
    scene = shown(screen, session, record=40)
    row = scene.chronicle.rows[0]
    x, y = row.box.centre
    screen.click((x * scene.small, y * scene.small))
    assert scene.replayer.moment.record == row.line.record < 40
    rival, box = next(iter(scene.desk.rivals.items()))
    screen.click((box.cx * scene.small, box.cy * scene.small))
    assert scene.desk.sight.estate == rival
    screen.key("right")
    assert scene.desk.sight.estate == rival, "it stays while one watches"
    screen.key("v")
    assert scene.desk.over != rival


@pytest.mark.parametrize("seed", range(3))
def test_going_on_from_here_never_changes_the_old_match(hand: Start, tmp_path: Path, home: Path, seed: int) -> None:
    path = tmp_path / "old.match"
    session = played("kingsburg", path, players=3, seed=seed, steps=80)
    before = digest(path)
    screen = hand((1280, 720), tempo="instant")
    choose = random.Random(seed)
    for _ in range(3):
        scene = shown(screen, session, path)
        scene.seek(choose.randrange(1, len(scene.replayer.timeline)))
        record = scene.replayer.moment.record
        screen.key("enter")
        assert isinstance(screen.scene, DialogScene)
        screen.click("yes")
        table = screen.scene
        assert isinstance(table, TableScene) and table.match.path is not None and table.match.path != path
        new = table.match.session
        assert len(new.records) == record
        then, now = session.state_at(record), new.state
        then.wishes = now.wishes
        assert session.codec.pack(then) == session.codec.pack(now)
        assert digest(path) == before
        assert new.decision is not None
        new.act(new.decision.options[0])
        assert digest(path) == before, "and playing on writes into the new file"
        assert len(load_session(table.match.path).records) == record + 1
    assert len(list((home).rglob("*.match"))) == 3


def test_one_can_think_better_of_it_and_nothing_begins_at_the_end(hand: Start, tmp_path: Path, home: Path) -> None:
    path = tmp_path / "old.match"
    session = finished("pebbles", 2, 3, path)
    screen = hand((1280, 720), tempo="instant")
    scene = shown(screen, session, path)
    screen.key("enter")
    screen.key("escape")
    assert screen.scene is scene
    screen.key("end")
    screen.key("enter")
    assert screen.scene is scene and scene.form.find("continue").disabled
    assert not list(home.rglob("*.match"))
    unsaved = shown(screen, session)
    assert unsaved.form.find("continue").disabled


def test_a_file_that_cannot_be_written_is_explained(
    hand: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "old.match"
    session = finished("pebbles", 2, 3, path)
    screen = hand((1280, 720), tempo="instant")
    scene = shown(screen, session, path)
    taken = tmp_path / "taken.match"
    taken.write_text("mine")
    monkeypatch.setattr("kingsburg_table.table.matches.fresh_path", lambda game: taken)
    screen.key("enter")
    screen.click("yes")
    assert isinstance(screen.scene, DialogScene) and taken.read_text() == "mine"
    screen.key("enter")
    assert screen.scene is scene


def test_what_is_secret_stays_secret(hand: Start) -> None:
    screen = hand((1280, 720), tempo="instant")
    shots = []
    for hands in ("fist", "open"):
        session = finished("pebbles", 2, 7, records=1)
        while session.decision is not None and not session.decision.private:
            session.act(session.decision.options[-1])
        session.act(next(option for option in session.decision.options if hands in option.targets[0]))  # type: ignore[union-attr]
        shown(screen, session, record=len(session.records))
        shots.append(pixels(screen))
        screen.key("escape")
    assert shots[0] == shots[1]


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_every_text_of_the_frame_fits(hand: Start, size: tuple[int, int], lang: str) -> None:
    screen = hand(size, lang, tempo="instant")
    scene = shown(screen, finished(seats=5, seed=6, names=LONG_NAMES), record=60)
    on_board = {said.text for said in _board(screen, scene)}
    assert [said for said in unfit(screen) if said.text not in on_board] == []
    screen.key("end")
    on_board = {said.text for said in _board(screen, scene)}
    assert [said for said in unfit(screen) if said.text not in on_board] == []


def _board(screen: Hand, scene: ReplayScene) -> list[Any]:
    """What the game's board writes has tests of its own."""
    from kingsburg_table.table.draw.textbox import accounting
    from kingsburg_table.table.play.ledger import BLANK

    with accounting() as account:
        scene.desk.draw(scene.table_canvas(screen.app.canvas), None, False, BLANK)
    return account
