"""What is heard at the table: presses, refusals, glances, hand-overs, curtains; and never a secret."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from kingsburg_table import places
from kingsburg_table.core.actions import Event
from kingsburg_table.core.opening import new_session
from kingsburg_table.core.seats import Seat
from kingsburg_table.table.layout import load_table_layout
from kingsburg_table.table.play.match import TableMatch, at_the_table
from kingsburg_table.table.play.results import Played
from kingsburg_table.table.play.sounds import EventSounds
from kingsburg_table.table.scenes.results import ResultsScene
from tests.table.hand import Hand
from tests.table.sitting import Sitting

TOY = Path(__file__).parents[1] / "toy"
SOUNDS = EventSounds({"grabbed": "grain", "showed": ("card_flip", "bell")}, "quill", {"pebble": "stone"})


class Ear:
    """A table whose sounds are written down; `since` gives those since it was last asked."""

    def __init__(self, sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: list[str] = []
        self.sitting = sitting

        def play(id: str, share: float = 1.0) -> bool:
            self.heard.append(id)
            return True

        monkeypatch.setattr(sitting.hand.app.sound, "play", play)

    def since(self) -> list[str]:
        """Without the ticks of glances, which depend on where the hand goes."""
        for _ in range(40):
            self.sitting.hand.wait(50)
        heard, self.heard = self.heard, []
        return [id for id in heard if id != "hover_tick"]


@pytest.fixture
def sitting(hand: Callable[..., Hand]) -> Sitting:
    return Sitting(hand((1280, 720)), "pebbles", 2, layout=replace(load_table_layout(TOY), sounds=SOUNDS))


def chime(sitting: Sitting, seat: int) -> str:
    return f"chime_{sitting.session.seats[seat].colour + 1}"


def test_touching_playing_and_calling_the_next(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    ear = Ear(sitting, monkeypatch)
    ear.since()
    box = sitting.box_of("pebble")
    assert box is not None
    sitting.click(box.centre)
    assert ear.since() == ["stone"]
    first = sitting.session.decision.seat
    sitting.press_seal()
    heard = ear.since()
    assert heard[:2] == ["seal_press", "grain"]
    while sitting.session.decision.seat == first:  # the closing press, if one is asked
        sitting.press_seal()
        heard = ear.since()
    assert heard[-1] == chime(sitting, 1 - first)


def test_a_glance_ticks_once_and_only_at_what_can_be_pressed(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    ear = Ear(sitting, monkeypatch)
    box = sitting.box_of("pebble")
    assert box is not None
    sitting.hand.point((2.0, 300.0))
    ear.since()
    sitting.hand.point(box.centre)
    sitting.hand.point((box.cx + 1, box.cy))
    assert ear.heard == ["hover_tick"]
    ear.heard.clear()
    sitting.hand.point((2.0, 300.0))
    assert ear.heard == []


def test_a_grey_seal_knocks(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    ear = Ear(sitting, monkeypatch)
    assert sitting.match.narrowing.armed is None
    ear.since()
    sitting.press_seal()
    assert ear.since() == ["soft_no"]


def test_undo_lifts_the_seal(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    ear = Ear(sitting, monkeypatch)
    leave = next(option for option in sitting.session.decision.options if option.targets == ("leave",))
    sitting.ready()
    sitting.play(leave)
    assert ear.since()[:1] != []
    sitting.hand.key("backspace")
    assert "seal_lift" in ear.since()
    sitting.hand.key("backspace")  # there is nothing left to take back
    assert ear.since() == ["soft_no"]


def test_the_curtain_is_heard_and_music_steps_back(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    ear = Ear(sitting, monkeypatch)
    sound = sitting.hand.app.sound
    while not sitting.session.decision.private:
        assert not sound.ducked
        sitting.ready()
        ear.since()
        sitting.play(sitting.session.decision.options[-1])
    heard = ear.since()
    assert heard[-2:] == ["curtain", chime(sitting, sitting.match.seat)]
    assert sound.ducked
    sitting.ready()
    assert ear.since() == ["curtain"] and not sound.ducked


def test_leaving_the_table_takes_the_curtain_along(sitting: Sitting) -> None:
    sound = sitting.hand.app.sound
    while not sitting.session.decision.private:
        sitting.ready()
        sitting.play(sitting.session.decision.options[-1])
    sitting.hand.wait()
    assert sound.ducked
    sitting.hand.app.stack.pop()
    assert not sound.ducked


def test_what_a_seat_may_not_see_is_not_heard(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fist or open hand: the secret choice sounds the same."""
    ear = Ear(sitting, monkeypatch)
    heard = []
    for choice in (0, 1):
        while not sitting.session.decision.private:
            sitting.ready()
            sitting.play(sitting.session.decision.options[-1])
        sitting.ready()
        ear.since()
        sitting.play(sitting.session.decision.options[choice])
        heard.append([id for id in ear.since() if not id.startswith("chime")])
        sitting.hand.key("backspace")
        sitting.hand.wait(600)
    assert heard[0] == heard[1] and "seal_press" in heard[0]


HEARD = {
    "kingsburg": {"dice_shake", "dice_settle", "bell", "trumpet", "drum", "build_hammer", "tile_click", "fanfare"},
    "principato": {"card_flip", "card_slide", "coin", "grain", "trumpet", "drum", "score_tick", "fanfare"},
    "signorie": {"dice_shake", "dice_settle", "coin", "wood_log", "hourglass", "trumpet", "drum", "bell", "score_tick"},
}


@pytest.mark.parametrize("game", HEARD)
def test_every_event_of_a_match_gives_sounds_that_exist(game: str) -> None:
    """A whole match by the first options: nothing is named that no file has, and something is heard of most moves."""
    sounds = load_table_layout(places.rules_data() / game).sounds
    stems = {file.stem for file in (places.assets() / "sounds").glob("*.wav")}
    known = stems | {stem.rpartition("_")[0] for stem in stems}
    match = TableMatch(new_session(game, at_the_table([Seat("Ola"), Seat("Kuba"), Seat("Nina")]), seed=2))
    heard: set[str] = set()
    now = 0.0
    while match.session.decision is not None:
        now += 1000
        match.clear()
        if match.decision is None:
            match.screen.handover.release()
            match.screen.handover.hold(now)
            match.screen.tick(now + 600)
            continue
        options = match.decision.options
        assert match.narrowing is not None
        match.narrowing.arm(options[int(now) // 1000 % len(options)])
        result = match.press_seal(now)
        assert isinstance(result, Played)
        ids = sounds.of(result.events)
        assert len(ids) <= 5
        heard.update(ids)
    assert heard <= known
    assert heard >= HEARD[game]


@pytest.mark.parametrize("skipped", [False, True])
def test_a_beat_is_heard_when_it_is_told_and_not_when_it_is_skipped(
    hand: Callable[..., Hand], monkeypatch: pytest.MonkeyPatch, skipped: bool
) -> None:
    sitting = Sitting(hand((1280, 720)), "kingsburg", 3, seed=4)
    sitting.ready()
    sitting.hand.wait(2000)
    ear = Ear(sitting, monkeypatch)
    staging = sitting.scene.staging
    old = staging.mark({})
    staging.show(old, [Event("year", {"n": 2}), Event("envoy", {"seat": 1})])
    sitting.hand.wait(300)
    assert "trumpet" in ear.heard and "bell" not in ear.heard
    assert sitting.hand.app.sound.ducked, "music steps back for what is told large"
    if skipped:
        sitting.hand.key("tab")
    assert ("bell" in ear.since()) is not skipped
    sitting.hand.wait(4000)
    assert not sitting.hand.app.sound.ducked


def test_the_winner_is_heard_once_and_after_all_points(hand: Callable[..., Hand]) -> None:
    table = hand((1280, 720))
    session = new_session("pebbles", ["Ada", "Jan"], seed=3)
    while session.decision is not None:
        session.act(session.decision.options[0])
    heard: list[str] = []
    table.app.sound.play = lambda id, share=1.0: bool(heard.append(id)) or True  # type: ignore[method-assign]
    scene = ResultsScene(session)
    table.wait(50)
    table.app.stack.push(scene)
    crowned: list[float] = []
    for _ in range(200):
        table.wait(50)
        if scene.reveal.running:
            crowned += [scene.reveal.crowning] if 0 < scene.reveal.crowning < 1 else []
    assert heard.count("fanfare") == 1 and heard[-1] == "fanfare"
    assert heard.count("score_tick") == len(scene.ending.sources) + len(scene.ending.places) - 1
    assert len(crowned) > 20
