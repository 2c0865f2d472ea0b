"""Time travel at the table: a look at another time changes nothing, is plainly marked, and never flickers."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from kingsburg_table.core.opening import new_session
from kingsburg_table.core.seats import Seat
from kingsburg_table.table.play.match import at_the_table
from kingsburg_table.table.scenes.replay import ReplayScene
from kingsburg_table.table.scenes.table import TableScene
from kingsburg_table.table.scenes.table.chronicle import Row
from tests.table.hand import Hand
from tests.table.screens import NAMES, pixels, unfit

pytestmark = pytest.mark.slow

Start = Callable[..., Hand]


def sat_down(
    hand: Hand, steps: int = 30, seats: int = 3, seed: int = 4, until: Callable[[Any], bool] | None = None
) -> TableScene:
    """A Kingsburg match in the middle; no recap lies in the way."""
    session = new_session("kingsburg", at_the_table([Seat(name) for name in NAMES[:seats]]), seed=seed)
    choose = random.Random(seed)
    while len(session.records) < steps or not (until is None or until(session)):
        assert session.decision is not None
        session.act(choose.choice(session.decision.options))
    scene = TableScene(session)
    hand.show(scene)
    scene.match.screen.handover.dismiss()
    scene.renew()
    hand.wait(1200)
    return scene


def asks_for_dice(session: Any) -> bool:
    return bool(session.decision.kind == "influence" and len(session.state.placed) > 1)


def earlier(scene: TableScene) -> Row:
    """The newest line of an earlier moment that can be seen."""
    last = len(scene.match.session.records)
    return next(row for row in reversed(scene.chronicle.rows) if row.line.record < last)


def test_hovering_a_line_shows_its_moment_and_leaving_it_the_present(hand: Start) -> None:
    screen = hand((1920, 1080), tempo="instant")
    scene = sat_down(screen, until=asks_for_dice)
    before, state = pixels(screen), scene.match.session.state_hash()
    row = earlier(scene)
    screen.point(row.box.centre)
    past = scene.match.past
    assert past is not None and past.record == row.line.record and not past.pinned
    assert pixels(screen) != before and scene.desk.sight.past and scene.desk.sight.decision is None
    screen.point((scene.desk.regions.piazza.right - 3, scene.desk.regions.piazza.y + 3))
    screen.point((2, scene.desk.regions.scroll.bottom - 2))
    assert scene.match.past is None and pixels(screen) == before
    assert scene.match.session.state_hash() == state


def test_moving_along_a_line_draws_the_same_picture_and_lays_nothing_out(hand: Start, monkeypatch: Any) -> None:
    screen = hand((1920, 1080), tempo="instant")
    scene = sat_down(screen, until=asks_for_dice)
    row = earlier(scene)
    screen.point((row.box.x + 5, row.box.cy))
    first, laid = pixels(screen), []
    monkeypatch.setattr(scene, "renew", lambda *more, **named: laid.append(1))
    for x in range(int(row.box.x) + 10, int(row.box.right) - 5, 40):
        screen.point((float(x), row.box.cy))
        assert scene.match.past is not None and pixels(screen) == first
    assert not laid


def test_no_gap_between_lines_lets_the_present_through(hand: Start) -> None:
    screen = hand((1920, 1080), tempo="instant")
    scene = sat_down(screen, until=asks_for_dice)
    last = len(scene.match.session.records)
    rows = [row for row in scene.chronicle.rows if row.line.record < last]
    seen = []
    y = rows[0].box.y + 1
    while y < rows[-1].box.bottom:
        screen.point((rows[0].box.cx, y))
        seen.append(scene.match.past is not None)
        y += 3
    assert all(seen)


def test_a_winter_of_the_past_leaves_the_chronicle_where_it_is(hand: Start) -> None:
    """In winter a staged view covers the column; looked at from another time it must not, or it would flicker."""
    screen = hand((1920, 1080), tempo="instant")
    scene = sat_down(screen, 60, until=lambda session: session.state.year == 2 and session.decision.kind == "influence")
    box = scene.chronicle.box
    session = scene.match.session
    winter = next(at for at in range(len(session.records)) if session.state_at(at).enemy_shown)
    scene.match.screen.travel(winter)
    scene.renew()
    assert scene.desk.sight.focus == "stage" and scene.out.chronicle_shows() and scene.chronicle.box == box
    assert scene.desk.rivals and scene.desk.regions.stage.right <= box.x
    pixels(screen)


def test_a_press_pins_a_moment_and_other_lines_can_still_be_looked_at(hand: Start) -> None:
    screen = hand((1920, 1080), tempo="instant")
    scene = sat_down(screen, until=asks_for_dice)
    pinned = earlier(scene)
    other = next(row for row in scene.chronicle.rows if row.line.record < pinned.line.record)
    screen.click(pinned.box.centre)
    screen.point((400, 300))
    assert scene.match.past is not None and scene.match.past.pinned
    screen.point(other.box.centre)
    assert scene.match.past.record == other.line.record
    screen.point((400, 300))
    assert scene.match.past.record == pinned.line.record and scene.match.past.pinned
    screen.click(pinned.box.centre)
    assert scene.match.past is None, "pressed once more it is let go"


@pytest.mark.parametrize("how", ["escape", "enter", "backspace", "digit", "board", "seal", "undo", "chip"])
def test_any_press_leads_back_and_does_nothing_else(hand: Start, how: str) -> None:
    screen = hand((1920, 1080), tempo="instant")
    scene = sat_down(screen, until=lambda session: asks_for_dice(session) and session.undoable.record is not None)
    session = scene.match.session
    records, state = len(session.records), session.state_hash()
    screen.click(earlier(scene).box.centre)
    screen.point((5, 500))
    assert scene.match.past is not None
    if how in ("escape", "enter", "backspace"):
        screen.key(how)
    elif how == "digit":
        screen.key("1")
    else:
        back = scene.out.control("past.now")
        assert back is not None
        at = {
            "board": scene.desk.spots[0].box.centre, "seal": scene.desk.regions.seal,
            "undo": scene.scroll.places.undo.centre, "chip": back.box.centre,
        }[how]
        screen.click(at)
    assert scene.match.past is None and screen.scene is scene
    assert (len(session.records), session.state_hash()) == (records, state)
    assert scene.match.narrowing is not None and not scene.match.narrowing.touched


def test_a_rivals_board_can_be_looked_at_in_the_past(hand: Start) -> None:
    screen = hand((1920, 1080), tempo="instant")
    scene = sat_down(screen, until=asks_for_dice)
    screen.click(earlier(scene).box.centre)
    rival, box = next(iter(scene.desk.rivals.items()))
    screen.click(box.centre)
    assert scene.match.past is not None and scene.desk.sight.estate == rival and scene.desk.sight.past


def test_by_keyboard_the_lines_are_walked_pinned_and_left(hand: Start) -> None:
    screen = hand((1920, 1080), tempo="instant")
    scene = sat_down(screen, until=asks_for_dice)
    screen.key("l")
    for _ in range(4):
        screen.key("up")
    past = scene.match.past
    assert past is not None and past.back > 0 and not past.pinned
    screen.key("enter")
    assert scene.match.past is not None and scene.match.past.pinned
    screen.key("escape")
    assert scene.match.past is None
    for _ in range(60):
        screen.key("up")
        if scene.match.past is not None and scene.match.past.record < 8:
            break
    assert scene.match.past is not None and scene.match.past.record < 8, "the chronicle moves under the keyboard"


def test_the_compact_drawer_lies_over_the_board_and_takes_its_presses(hand: Start) -> None:
    screen = hand((1280, 720), tempo="instant")
    scene = sat_down(screen, until=asks_for_dice)
    assert not scene.out.chronicle_shows()
    screen.key("l")
    row = earlier(scene)
    screen.point(row.box.centre)
    assert scene.match.past is not None and scene.match.past.record == row.line.record
    below = scene.chronicle.box
    screen.click((below.cx, below.bottom - 4))
    assert scene.match.past is None and scene.match.narrowing is not None and not scene.match.narrowing.touched
    screen.key("l")
    assert not scene.out.chronicle_shows()


def test_a_pinned_moment_leads_to_the_replay(hand: Start) -> None:
    screen = hand((1920, 1080), tempo="instant")
    scene = sat_down(screen, until=asks_for_dice)
    row = earlier(scene)
    screen.click(row.box.centre)
    control = scene.out.control("past.replay")
    assert control is not None
    screen.click(control.box.centre)
    replay = screen.scene
    assert isinstance(replay, ReplayScene) and replay.replayer.moment.record == row.line.record
    screen.key("escape")
    assert screen.scene is scene


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_the_words_of_the_past_fit(hand: Start, size: tuple[int, int], lang: str) -> None:
    from kingsburg_table.table.draw.textbox import accounting
    from kingsburg_table.table.play.ledger import BLANK

    screen = hand(size, lang, tempo="instant")
    scene = sat_down(screen, seats=5, until=asks_for_dice)
    scene.laid.drawer = True
    for pin in (False, True):
        scene.travel.look(earlier(scene))
        if pin:
            scene.travel.pin()
        with accounting() as board:
            scene.desk.draw(screen.app.canvas, None, False, BLANK)
        known = {said.text for said in board}
        assert [said for said in unfit(screen) if said.text not in known] == []
