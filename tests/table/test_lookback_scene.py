"""The look back at the table: worked out in the background, stopped and gone on with, kept, and a moment tried anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from kingsburg_table import load_session
from kingsburg_table.bots.lookback import Depth, LookBack, beside
from kingsburg_table.bots.mind import has_mind
from kingsburg_table.core.catalogue import games
from kingsburg_table.table.layout import table_layout
from kingsburg_table.table.scenes.lookback import LookBackScene
from kingsburg_table.table.scenes.replay import ReplayScene
from kingsburg_table.table.scenes.results import ResultsScene
from kingsburg_table.table.scenes.table import TableScene
from tests.bots.test_lookback import finished
from tests.table.hand import Hand
from tests.table.screens import finished as toy_finished
from tests.table.screens import layout_of

Start = Callable[..., Hand]
GAMES = [game for game in games() if has_mind(game)]


@pytest.fixture(autouse=True)
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is weighed is told in tests/bots; here it only has to be done quickly."""
    before = LookBack.__init__

    def init(self: LookBack, session, notes=None, keep=lambda notes: None, depth=None):  # type: ignore[no-untyped-def]
        before(self, session, notes, keep, depth or Depth(1, 1))

    monkeypatch.setattr(LookBack, "__init__", init)


def opened(hand: Hand, path: Path) -> LookBackScene:
    session = load_session(path)
    hand.show(ResultsScene(session, path, table_layout(session.game), reveal=False))
    hand.click("lookback")
    hand.wait()
    assert isinstance(hand.scene, LookBackScene)
    return hand.scene


def work(hand: Hand, scene: LookBackScene, until: Callable[[], bool]) -> None:
    for _ in range(5000):
        if until():
            return
        scene.prepare()
    raise AssertionError("it never comes so far")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_it_is_worked_out_stopped_gone_on_with_kept_and_tried_anew(hand: Start, tmp_path: Path, game: str) -> None:
    path = tmp_path / "a.match"
    path.write_bytes(finished(game).read_bytes())
    hands = hand((1280, 720))
    with hands.unseen():
        scene = opened(hands, path)
        looking = scene.work.looking
        assert looking is not None and scene.busy
        work(hands, scene, lambda: looking.course is not None and looking.progress > 0.3)
        hands.click("stop")
        assert not scene.busy and not scene.prepare() and beside(path).is_file()
        far = looking.progress
        hands.key("escape")
        scene = opened(hands, path)
        looking = scene.work.looking
        assert looking is not None and looking.progress >= far - 0.1 and looking.course is not None
        work(hands, scene, lambda: scene.done)
    hands.wait()
    assert scene.moments and hands.find("moment.0").box
    hands.click("moment.1")
    assert scene.moment == scene.moments[1]
    position = scene.sheet.positions[scene.moment]
    for room in ((810, 108), (200, 400)):
        assert position.cut(*room)[0].contains(hands.app.canvas.box(position.shown)), "all that is marked is shown"
    switch = hands.find("shown")
    hands.click(switch.fields[1].centre)
    hands.wait()
    assert scene.expected is not None and scene.shown == scene.expected.shown == "chance"
    assert [curve.name for curve in scene.expected.curves] == [seat.name for seat in scene.session.seats], "no points"
    for row in zip(*(curve.values for curve in scene.expected.curves), strict=True):
        assert abs(sum(row) - 100) < 0.01
    hands.click("replay")
    hands.wait()
    assert isinstance(hands.scene, ReplayScene)
    hands.key("escape")
    hands.wait()
    moment = scene.moment
    assert moment is not None
    hands.click("seal")
    hands.wait(1000)
    hands.click("yes")
    hands.wait(1000)
    table = hands.scene
    assert isinstance(table, TableScene)
    session = table.match.session
    assert session.decision is not None and session.decision.seat == moment.seat
    assert [bool(session.played_by(seat)) for seat in range(2)] == [seat != moment.seat for seat in range(2)]
    assert table.match.path != path and path.read_bytes() == finished(game).read_bytes()


def test_a_game_that_no_computer_knows_says_so(hand: Start) -> None:
    session = toy_finished("pebbles", 2, 4)
    hands = hand((1280, 720))
    scene = LookBackScene(session, None, layout_of("pebbles"))
    hands.show(scene)
    assert scene.work.looking is None and not scene.busy
    assert any("No computer knows" in said.text for _, said in scene.said())


def test_a_replay_of_a_finished_match_leads_to_it_and_an_open_one_does_not(hand: Start) -> None:
    session = load_session(finished("kingsburg"))
    session.keeper = None
    hands = hand((1280, 720))
    scene = ReplayScene(session)
    hands.show(scene)
    assert "chart" in scene.hands.buttons
    scene.look_back()
    hands.wait()
    assert isinstance(hands.scene, LookBackScene)
    session.rewind(20)
    assert "chart" not in ReplayScene(session).hands.buttons
