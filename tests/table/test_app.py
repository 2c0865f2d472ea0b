"""The program around the scenes: frames only when needed, resizing, errors that lose nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from kingsburg_table.table.app import App
from kingsburg_table.table.input import EndedBy, HoldEnd
from kingsburg_table.table.input.events import Event, Key, Touch
from kingsburg_table.table.loop import EASY_MS, FAST_MS, QUIET_MS, pace
from kingsburg_table.table.metrics import Layout
from kingsburg_table.table.scene import Scene
from kingsburg_table.table.scenes.dialog import DialogScene
from kingsburg_table.table.scenes.error import ErrorScene
from kingsburg_table.table.scenes.setup import SetupScene
from kingsburg_table.table.scenes.title import TitleScene
from kingsburg_table.table.settings import SettingsFile
from tests.table.hand import Hand

Start = Callable[..., Hand]


class Fragile(Scene):
    """Breaks where it is told to, once."""

    def __init__(self) -> None:
        self.breaks = ""
        self.laid_out = 0
        self.events: list[Event] = []

    def _maybe(self, where: str) -> None:
        if self.breaks == where:
            self.breaks = ""
            raise KeyError("the enemy is a dragon of strength 9")

    def layout(self, window: Any) -> None:
        self.laid_out += 1

    def handle(self, event: Event) -> bool:
        self.events.append(event)
        if isinstance(event, (Key, Touch)):
            self._maybe("handle")
        return True

    def tick(self, dt: float) -> bool:
        self._maybe("tick")
        return False

    def draw(self, canvas: Any) -> None:
        self._maybe("draw")

    def report(self) -> dict[str, str]:
        return {"place": "year 1 / spring"}


def test_a_frame_is_drawn_only_when_something_changed(hand: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    h = hand()
    h.show(TitleScene())
    frames = []
    monkeypatch.setattr(h.app.window, "present", lambda over=None: frames.append(1))
    for _ in range(20):
        h.wait(50)
    h.point((3, 3))
    h.point((5, 5))
    assert frames == []
    h.point(h.find("settings").box.centre)
    assert frames == [1]


def test_the_loop_slows_down() -> None:
    assert pace(1000, 990, False, False) == FAST_MS
    assert pace(3000, 1000, False, False) == EASY_MS
    assert pace(30000, 1000, False, False) == QUIET_MS
    assert pace(30000, 1000, True, False) == FAST_MS
    assert pace(30000, 1000, False, True) == FAST_MS


def test_resizing_waits_until_the_edge_rests(hand: Start) -> None:
    h = hand()
    scene = Fragile()
    h.show(scene)
    for width in (1900, 1800, 1500, 1300):
        h.app.window._window.size = (width, 760)
        h.post(pygame.WINDOWSIZECHANGED, x=width, y=760)
    assert scene.laid_out == 1 and h.app.window.resizing
    h.wait(200)
    assert scene.laid_out == 2 and not h.app.window.resizing
    assert h.app.window.metrics.layout is Layout.COMPACT and h.app.window.frame.get_size() == (1300, 760)


def test_below_the_smallest_size_the_mouse_still_hits(hand: Start) -> None:
    h = hand((960, 640))
    h.show(TitleScene())
    assert h.app.window.metrics.letterboxed
    h.click("cover.kingsburg")
    assert isinstance(h.scene, SetupScene)


def test_full_screen_and_back(hand: Start) -> None:
    h = hand((1280, 720))
    scene = Fragile()
    h.show(scene)
    h.key("f11")
    assert h.app.window.fullscreen and scene.laid_out >= 2
    assert not any(isinstance(event, Key) and event.name == "f11" for event in scene.events)
    h.key("f11")
    assert not h.app.window.fullscreen and h.app.window.pixel_size == (1280, 720)


def test_the_window_is_remembered(hand: Start, home: Path) -> None:
    h = hand((1366, 768))
    h.show(TitleScene())
    h.app.save_settings()
    assert SettingsFile().values.window.size == (1366, 768)
    h.key("f11")
    h.app.save_settings()
    saved = SettingsFile().values.window
    assert saved.fullscreen and saved.size == (1366, 768)


@pytest.mark.parametrize("where", ["handle", "tick", "draw"])
def test_an_error_is_shown_and_the_program_goes_on(hand: Start, home: Path, where: str) -> None:
    h = hand()
    scene = Fragile()
    h.show(scene)
    h.app.match = home / "matches" / "a.match"
    scene.breaks = where
    h.app.redraw()
    h.key("a")
    assert isinstance(h.scene, ErrorScene) and h.app.running
    crash = h.scene.crash
    assert crash.match == h.app.match and crash.report is not None
    report = crash.report.read_text()
    assert "KeyError" in report and "year 1 / spring" in report and "test_app.py" in report
    assert "dragon" not in report
    before = scene.laid_out
    h.key("enter")
    assert h.app.stack.top is scene and scene.laid_out == before + 1


def test_an_error_while_a_scene_begins(hand: Start) -> None:
    class Stillborn(Scene):
        def enter(self) -> None:
            raise ValueError

    h = hand()

    class Opens(Fragile):
        def handle(self, event: Event) -> bool:
            if isinstance(event, Key):
                self.app.stack.push(Stillborn())
            return True

    scene = Opens()
    h.show(scene)
    h.key("a")
    assert isinstance(h.scene, ErrorScene)
    h.click("go_on")
    assert h.app.stack.top is scene


def test_without_a_writable_folder_there_is_still_a_dialog(hand: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError("no space left")

    h = hand()
    scene = Fragile()
    h.show(scene)
    scene.breaks = "handle"
    monkeypatch.setattr("kingsburg_table.core.disk.replace", full)
    h.key("a")
    assert isinstance(h.scene, ErrorScene) and h.scene.crash.report is None
    h.click("title_screen")
    assert isinstance(h.scene, TitleScene)


def test_settings_that_cannot_be_saved_do_not_end_the_evening(hand: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    h = hand()
    h.show(TitleScene())

    def full() -> None:
        raise OSError("no space left")

    monkeypatch.setattr(h.app.settings_file, "save", full)
    h.click("language")
    h.tab_to("language")
    h.key("left")
    assert isinstance(h.scene, DialogScene)
    monkeypatch.undo()
    h.key("enter")
    assert isinstance(h.scene, TitleScene)


def test_a_hold_ends_when_the_scene_changes_and_when_focus_goes(hand: Start) -> None:
    h = hand()
    scene = Fragile()
    h.show(scene)
    h.key_down("space")
    h.post(pygame.WINDOWFOCUSLOST)
    assert any(isinstance(event, HoldEnd) and event.reason is EndedBy.FOCUS_LOST for event in scene.events)
    h.post(pygame.WINDOWFOCUSGAINED)
    h.key_up("space")
    h.key_down("space")
    h.app.stack.push(Fragile())
    assert any(isinstance(event, HoldEnd) and event.reason is EndedBy.SCENE for event in scene.events)


def test_any_input_ends_motion(hand: Start) -> None:
    h = hand()
    h.show(Fragile())
    h.app.motion.travel("token", (0, 0), (500, 0))
    h.wait(16)
    assert h.app.motion.moving
    h.point((4, 4))
    assert h.app.motion.moving
    h.press((4, 4))
    assert not h.app.motion.moving


def test_closing_the_window_ends_the_program(hand: Start, home: Path) -> None:
    h = hand()
    h.show(TitleScene())
    h.post(pygame.QUIT)
    assert not h.app.running


def test_a_damaged_settings_file_is_told(home: Path) -> None:
    home.mkdir()
    (home / "settings.json").write_text("{")
    app = App(size=(1280, 720))
    scene = TitleScene()
    app.stack.push(scene)
    assert scene._note is not None and "settings.damaged-1.json" in scene._note.body.text
    app.close()
