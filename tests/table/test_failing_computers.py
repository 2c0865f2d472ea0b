"""Computers that fail or that nobody here knows: it is said, a report is written, and the table goes on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kingsburg_table import load_session, new_session
from kingsburg_table.bots.bot import Bot
from kingsburg_table.bots.lookback import LookBack
from kingsburg_table.core.seats import Seat
from kingsburg_table.table import matches
from kingsburg_table.table.folders import reports_folder
from kingsburg_table.table.play.match import at_the_table
from kingsburg_table.table.scenes.dialog import DialogScene
from kingsburg_table.table.scenes.error import ErrorScene
from kingsburg_table.table.scenes.table import TableScene
from kingsburg_table.table.scenes.title import TitleScene
from kingsburg_table.table.settings import Tempo
from tests.table.hand import Hand
from tests.table.screens import layout_of
from tests.table.test_computers import Against

pytestmark = pytest.mark.slow

Start = Callable[..., Hand]


def boom(*_: object, **__: object) -> Any:
    raise RuntimeError("injected")
    yield


def rest(hand: Hand, until: Callable[[], bool] = lambda: False, moments: int = 300) -> None:
    """Quiet moments, as the loop has them."""
    with hand.unseen():
        for _ in range(moments):
            if until():
                break
            hand.app.prepare(50)
            hand.wait(20)
    hand.wait()


def against(hand: Start, path: Path | None = None, by: str = "apprentice") -> Against:
    table = Against(hand((1280, 720), tempo="instant", computers=Tempo.INSTANT), "principato", by, seed=2, journal=path)
    while table.match.computers.seat is None:
        table.ready()
        table.play(table.session.decision.options[0])
    return table


def test_a_computer_that_fails_is_reported_and_a_person_plays_on(
    hand: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = against(hand, tmp_path / "a.match")
    with monkeypatch.context() as patch:
        patch.setattr(Bot, "thinking", boom)
        rest(table.hand, lambda: table.hand.scene is not table.scene)
    dialog = table.hand.scene
    assert isinstance(dialog, DialogScene) and "Bot 0" in dialog.text
    (report,) = reports_folder().iterdir()
    assert "a computer's thought" in report.read_text() and report.name in dialog.text.replace("\n", "")
    table.hand.key("enter")
    table.hand.wait()
    assert table.hand.scene is table.scene and table.session.played_by(1) == ""
    table.ready()
    table.play(table.session.decision.options[0])
    assert load_session(tmp_path / "a.match").played_by(1) == ""


def test_what_fails_in_a_quiet_moment_ends_no_program(hand: Start) -> None:
    h = hand((1280, 720), fresh=True)
    h.show(TitleScene())
    for number in range(3):
        h.app.sprites.later(("wanted", number), lambda: 1 / 0)
    rest(h, moments=20)
    assert isinstance(h.scene, ErrorScene) and h.app.running
    h.key("escape")
    h.wait()
    assert isinstance(h.scene, TitleScene)


def test_advice_that_fails_is_reported_once(hand: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Against(hand((1280, 720), tempo="instant"), "principato", "apprentice", seed=2)
    table.until_asked()
    table.ready()
    with monkeypatch.context() as patch:
        patch.setattr(Bot, "thinking", boom)
        assert table.scene.hints.ask()
        rest(table.hand, lambda: table.hand.scene is not table.scene)
    assert isinstance(table.hand.scene, ErrorScene)
    table.hand.key("escape")
    table.hand.wait()
    assert not table.scene.hints.open and not table.scene.busy
    assert table.scene.hints.ask() and table.scene.hints.thinking


def test_a_look_back_that_fails_can_be_gone_on_with(hand: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    from kingsburg_table.table.scenes.lookback import LookBackScene
    from tests.table.screens import finished

    h = hand((1280, 720))
    scene = LookBackScene(finished("principato", 2), None, None)  # type: ignore[arg-type]
    h.show(scene)
    with monkeypatch.context() as patch:
        patch.setattr("kingsburg_table.bots.lookback.analysis.course", boom)
        rest(h, lambda: h.scene is not scene)
    assert isinstance(h.scene, ErrorScene)
    h.key("escape")
    h.wait()
    assert h.scene is scene and not scene.busy
    h.click("go_on")
    looking = scene.work.looking
    assert isinstance(looking, LookBack) and scene.busy
    before = looking.progress
    for _ in range(200):
        scene.prepare()
    assert looking.progress > before


def test_an_answer_that_cannot_be_written_is_tried_again_now_and_then(
    hand: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = against(hand, tmp_path / "a.match")
    tried = []
    before = len(table.session.records)

    def full(*_: object) -> int:
        tried.append(1)
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.write", full)
        rest(table.hand, lambda: table.match.computers.choice is not None)
        for _ in range(100):
            table.hand.wait(20)
        assert len(tried) == 1 and table.scene.laid.message
        table.hand.wait(6000)
        assert len(tried) == 2 and len(table.session.records) == before
    table.hand.wait(6000)
    assert len(table.session.records) > before


@pytest.mark.parametrize("by", ["wizard", "notary:dragon", "notary:"])
def test_a_computer_that_is_not_known_here_is_another_one_and_it_is_said(hand: Start, tmp_path: Path, by: str) -> None:
    path = tmp_path / "a.match"
    new_session("principato", at_the_table([Seat("Bot", by=by), Seat("Ola")]), seed=2, journal=path)
    h = hand((1280, 720), tempo="instant", computers=Tempo.INSTANT)
    session = matches.open_match(path)
    scene = TableScene(session, path)
    h.show(scene)
    assert "Bot" in scene.laid.message and by in scene.laid.message
    rest(h, lambda: len(session.records) > 2, 3000)
    assert any(record.seat == 0 for record in session.records)
    scene.ways.open_menu()
    h.wait()
    h.click("seats")
    h.wait()
    assert "()" not in "".join(said.text for _, said in h.scene.said())  # type: ignore[attr-defined]


def test_where_no_computer_knows_the_game_people_play(hand: Start, tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    new_session("pebbles", at_the_table([Seat("Bot", by="prince:builder"), Seat("Ola")]), seed=2, journal=path)
    h = hand((1280, 720), tempo="instant")
    session = matches.open_match(path)
    scene = TableScene(session, path, layout_of("pebbles"))
    h.show(scene)
    assert "Bot" in scene.laid.message
    rest(h, moments=20)
    assert h.scene is scene and scene.match.computers.seat is None and scene.match.screen.company.people == (0, 1)


def test_computers_whose_figures_are_wrong_are_told_with_file_and_line(
    hand: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the report too: what is wrong with a data file is no secret."""
    import shutil

    from kingsburg_table import places
    from kingsburg_table.bots.mind import load_mind
    from kingsburg_table.table.scenes.setup import SetupScene

    folder = shutil.copytree(places.rules_data() / "principato", tmp_path / "principato")
    (folder / "bots.yaml").write_text("traits:\n  food: {group: none, hand: [0.5]}\n", "utf-8")
    monkeypatch.setattr("kingsburg_table.table.scenes.setup.computer_card.mind_of", lambda game: load_mind(folder))
    h = hand((1280, 720))
    h.show(TitleScene())
    h.app._guarded(lambda: h.app.stack.push(SetupScene("principato")))
    h.wait()
    assert isinstance(h.scene, ErrorScene) and h.scene.crash.report is not None
    assert "principato/bots.yaml:2" in h.scene.crash.report.read_text()
