"""Sound: never before the first frame, never in the way, and heard where it should be."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from kingsburg_table import places
from kingsburg_table.table import sound as sound_module
from kingsburg_table.table.app import App
from kingsburg_table.table.scene import Scene
from kingsburg_table.table.scenes.dialog import DialogScene
from kingsburg_table.table.settings import Settings, Tempo
from kingsburg_table.table.sound import AGAIN_MS, VOICES, Sound, loudness
from tests.table.hand import Hand

Start = Callable[..., Hand]


@pytest.fixture
def settings() -> Settings:
    return Settings(sound=100)


@pytest.fixture
def sound(settings: Settings) -> Iterator[Sound]:
    """Open and loaded, on a device that swallows everything."""
    made = Sound(lambda: settings)
    while not made.ready:
        made.work(1.0)
    made.tick(1000.0)
    yield made
    made.close()


def playing() -> list[float]:
    """The lengths of the sounds that are being heard."""
    channels = [pygame.mixer.Channel(number) for number in range(pygame.mixer.get_num_channels())]
    return [round(heard.get_length(), 2) for channel in channels if (heard := channel.get_sound()) is not None]


class Ear:
    """Writes down what is played instead of playing it."""

    def __init__(self, app: App, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: list[str] = []

        def play(id: str, share: float = 1.0) -> bool:
            self.heard.append(id)
            return True

        monkeypatch.setattr(app.sound, "play", play)

    def since(self) -> list[str]:
        heard, self.heard = self.heard, []
        return heard


# -- the device ------------------------------------------------------------------------------------------------------


def test_the_mixer_is_opened_in_a_quiet_moment_after_the_first_frame(hand: Start) -> None:
    h = hand((1280, 720))
    h.app.prepare(8.0)
    assert pygame.mixer.get_init() is None  # nothing has been shown yet
    h.show(Scene())
    assert pygame.mixer.get_init() is None  # nor while a frame was made
    for _ in range(5):
        h.app.prepare(8.0)
    assert pygame.mixer.get_init() is not None


def test_nothing_of_the_mixer_is_needed_to_start() -> None:
    """A whole start up to the first frame, in a process of its own."""
    code = (
        "import pygame\n"
        "def refuse(*a, **k): raise AssertionError('too early')\n"
        "pygame.mixer.init = pygame.mixer.Sound = refuse\n"
        "from kingsburg_table.table.app import App\n"
        "from kingsburg_table.table.loop import Loop\n"
        "from kingsburg_table.table.scenes.title import TitleScene\n"
        "app = App(size=(1280, 720)); app.stack.push(TitleScene()); Loop(app).step(0.0)\n"
        "assert app.window.frame.get_size() and not app.sound.open\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


def test_loading_is_done_in_slices(settings: Settings) -> None:
    made = Sound(lambda: settings)
    slices = 0
    while not made.ready:
        made.work(0.0001)
        slices += 1
    assert slices > 5
    made.close()
    assert pygame.mixer.get_init() is None


@pytest.mark.parametrize("error", [pygame.error("no device"), NotImplementedError("no mixer")])
def test_without_a_device_everything_goes_on_and_it_is_said_once(
    error: Exception, settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*args: Any) -> None:
        raise error

    monkeypatch.setattr(pygame.mixer, "init", fail)
    settings.music = 50
    made = Sound(lambda: settings)
    for now in range(0, 5000, 50):
        made.work(0.01)
        made.tick(float(now))
        assert not made.play("coin")
        made.play_row(["dice_shake", "bell"])
        made.chime(3)
    made.close()
    assert capsys.readouterr().err.count("without sound") == 1


def test_a_real_lack_of_devices(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    made = Sound(lambda: settings)
    made.work(0.01)
    assert not made.open and not made.play("coin")


def test_silence_needs_no_device_until_somebody_wants_sound(settings: Settings) -> None:
    settings.sound = settings.music = 0
    made = Sound(lambda: settings)
    made.work(0.01)
    assert not made.open
    settings.sound = 10
    made.work(0.01)
    assert made.open
    made.close()


def test_a_broken_file_is_left_out(settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "coin_1.wav").write_bytes(b"RIFF no wave at all")
    (tmp_path / "bell.wav").write_bytes((places.assets() / "sounds" / "bell.wav").read_bytes())
    made = Sound(lambda: settings, tmp_path)
    while not made.ready:
        made.work(1.0)
    assert not made.play("coin") and made.play("bell")
    assert "coin_1.wav" in capsys.readouterr().err
    made.close()


# -- playing ---------------------------------------------------------------------------------------------------------


def test_at_most_six_at_once_and_faint_ones_push_nobody_out(sound: Sound) -> None:
    ids = ["bell", "fanfare", "trumpet", "drum", "victory", "defeat"]
    assert all(sound.play(id) for id in ids)
    assert len(playing()) == VOICES
    assert not sound.play("hover_tick")
    assert sound.play("curtain")
    assert len(playing()) == VOICES


def test_the_same_sound_is_not_repeated_at_once(sound: Sound) -> None:
    assert sound.play("coin") and not sound.play("coin") and sound.play("bell")
    sound.tick(1000.0 + AGAIN_MS - 1)
    assert not sound.play("coin")
    sound.tick(1000.0 + AGAIN_MS)
    assert sound.play("coin")


def test_numbered_files_take_turns(sound: Sound) -> None:
    assert [sound._take("dice_settle") for _ in range(4)] == [f"dice_settle_{at}" for at in (1, 2, 3, 1)]
    assert sound._take("bell") == "bell"


def test_an_unknown_sound_is_silence(sound: Sound) -> None:
    assert not sound.play("no such thing") and not sound.play("")


def test_the_volume_counts_at_once(sound: Sound, settings: Settings) -> None:
    sound.play("bell")
    assert sound._loaded["bell"].get_volume() == pytest.approx(1.0, abs=0.01)
    settings.sound = 25
    sound.tick(2000.0)
    sound.play("bell")
    assert sound._loaded["bell"].get_volume() == pytest.approx(loudness(25), abs=0.01)
    settings.sound = 0
    sound.tick(3000.0)
    assert not sound.play("bell")


@pytest.mark.parametrize(("tempo", "settled"), [(Tempo.CALM, 500.0), (Tempo.INSTANT, 200.0)])
def test_a_row_is_played_one_after_the_other(
    sound: Sound, settings: Settings, monkeypatch: pytest.MonkeyPatch, tempo: Tempo, settled: float
) -> None:
    settings.tempo = tempo
    heard: list[tuple[float, str]] = []
    monkeypatch.setattr(sound, "play", lambda id: heard.append((sound._now - 1000.0, id)))
    sound.play_row(["dice_shake", "dice_settle"])
    sound.chime(4)
    for now in range(1000, 3000, 10):
        sound.tick(float(now))
    assert [id for _, id in heard] == ["dice_shake", "dice_settle", "chime_5"]
    assert [at for at, _ in heard][:2] == [0.0, settled]
    sound.play_row(["bell", "drum"])
    sound.play_row(["coin"])
    sound.tick(9000.0)
    assert [id for _, id in heard][3:] == ["bell", "coin"]  # the new row takes the place of the rest


# -- music -----------------------------------------------------------------------------------------------------------


def pass_time(sound: Sound, start: float, seconds: float) -> float:
    now = start
    while now < start + seconds * 1000:
        now += 50
        sound.tick(now)
    return now


def test_music_is_off_until_wanted_follows_its_volume_and_steps_back_for_the_curtain(
    sound: Sound, settings: Settings
) -> None:
    assert Settings().music == 0
    now = pass_time(sound, 1000.0, 2)
    assert not pygame.mixer.music.get_busy()
    settings.music = 64
    now = pass_time(sound, now, 0.5)
    assert 0 < pygame.mixer.music.get_volume() < loudness(64) / 2  # it fades in
    now = pass_time(sound, now, 4)
    assert pygame.mixer.music.get_volume() == pytest.approx(loudness(64), abs=0.01)
    sound.ducked = True
    now = pass_time(sound, now, 1)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.3 * loudness(64), abs=0.01)
    sound.ducked = False
    settings.music = 16
    now = pass_time(sound, now, 1)
    assert pygame.mixer.music.get_volume() == pytest.approx(loudness(16), abs=0.01)
    settings.music = 0
    now = pass_time(sound, now, 4)
    assert not pygame.mixer.music.get_busy()
    settings.music = 16
    pass_time(sound, now, 1)
    assert pygame.mixer.music.get_busy()


def test_music_waits_while_the_window_is_away(sound: Sound, settings: Settings) -> None:
    settings.music = 50
    now = pass_time(sound, 1000.0, 4)
    sound.away = True
    now = pass_time(sound, now, 4)
    assert not pygame.mixer.music.get_busy()
    sound.away = False
    pass_time(sound, now, 1)
    assert pygame.mixer.music.get_busy()


def test_the_pieces_take_turns_with_a_silence_between(
    sound: Sound, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[str] = []
    load = pygame.mixer.music.load
    monkeypatch.setattr(pygame.mixer.music, "load", lambda file: (loaded.append(file.stem), load(file)))
    settings.music = 50
    now = pass_time(sound, 1000.0, 178)
    assert len(loaded) == 1
    now = pass_time(sound, now, 8)
    assert not pygame.mixer.music.get_busy()
    pass_time(sound, now, 20)
    assert pygame.mixer.music.get_busy() and sorted(loaded) == ["music_courtyard", "music_evening"]


# -- the program -----------------------------------------------------------------------------------------------------


def test_dialogs_turn_a_page_and_disabled_things_knock(hand: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    h = hand((1280, 720))
    h.show(Scene())
    ear = Ear(h.app, monkeypatch)
    h.show(DialogScene("A question", "Really?", [("yes", "Yes", lambda: None), ("no", "No", lambda: None)]))
    assert ear.since() == ["page_turn"]
    h.find("yes").disabled = "not now"
    h.click("yes")
    assert ear.since() == ["soft_no"]
    h.click("no")
    h.wait()
    assert ear.since() == []


def test_a_program_whose_device_fails_later_still_closes(hand: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound_module.pygame.mixer, "init", lambda *a: (_ for _ in ()).throw(pygame.error("gone")))
    h = hand((1280, 720))
    h.show(Scene())
    for _ in range(3):
        h.app.prepare(8.0)
        h.wait()
    assert not h.app.sound.open
