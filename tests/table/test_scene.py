"""The life cycle of scenes, in the order the docstring promises."""

from __future__ import annotations

from typing import Any

import pytest

from kingsburg_table.table.input import EndedBy, HoldEnd, Key
from kingsburg_table.table.input.events import Event
from kingsburg_table.table.scene import Scene, SceneStack


class FakeApp:
    window = "window"

    def redraw(self) -> None:
        """Nothing to draw on."""


class Told(Scene):
    def __init__(self, label: str, log: list[str], covers: bool = True) -> None:
        self.label, self.log, self.covers = label, log, covers
        self.then: Any = None

    def _say(self, what: str) -> None:
        self.log.append(f"{self.label} {what}")

    def enter(self) -> None:
        self._say("enter")

    def leave(self) -> None:
        self._say("leave")

    def pause(self) -> None:
        self._say("pause")

    def resume(self) -> None:
        self._say("resume")

    def layout(self, window: Any) -> None:
        self._say("layout")

    def handle(self, event: Event) -> bool:
        self._say(f"ends {event.source}" if isinstance(event, HoldEnd) else "handle")
        if self.then:
            then, self.then = self.then, None
            then()
            self._say("still handling")
        return True


@pytest.fixture
def log() -> list[str]:
    return []


@pytest.fixture
def stack() -> SceneStack:
    return SceneStack(FakeApp())  # type: ignore[arg-type]


def test_push_and_pop(stack: SceneStack, log: list[str]) -> None:
    stack.push(Told("a", log))
    stack.push(Told("b", log))
    stack.pop()
    stack.close()
    assert log == ["a enter", "a layout", "a pause", "b enter", "b layout", "b leave", "a resume", "a leave"]


def test_replace_and_start_over(stack: SceneStack, log: list[str]) -> None:
    stack.push(Told("a", log))
    stack.replace(Told("b", log))
    stack.push(Told("c", log))
    log.clear()
    stack.start_over(Told("d", log))
    assert log == ["c leave", "b leave", "d enter", "d layout"]
    assert [scene.label for scene in stack.scenes if isinstance(scene, Told)] == ["d"]


def test_changes_wait_for_the_end_of_the_event(stack: SceneStack, log: list[str]) -> None:
    a, b = Told("a", log), Told("b", log)
    stack.push(a)
    a.then = lambda: stack.push(b)
    log.clear()
    assert stack.handle(Key("enter"))
    assert log == ["a handle", "a still handling", "a pause", "b enter", "b layout"]


def test_holds_end_in_the_scene_that_goes(log: list[str]) -> None:
    ends = [[HoldEnd("space", EndedBy.SCENE, 10)], []]
    stack = SceneStack(FakeApp(), lambda: list(ends.pop(0)) if ends else [])  # type: ignore[arg-type]
    ends.insert(0, [])
    stack.push(Told("a", log))
    log.clear()
    stack.push(Told("b", log))
    assert log == ["a ends space", "a pause", "b enter", "b layout"]


def test_a_covered_scene_is_laid_out_before_it_resumes(stack: SceneStack, log: list[str]) -> None:
    stack.push(Told("a", log))
    stack.push(Told("b", log))
    log.clear()
    stack.layout("window")  # type: ignore[arg-type]
    stack.pop()
    assert log == ["b layout", "b leave", "a layout", "a resume"]


def test_a_dialog_shows_what_is_below(stack: SceneStack, log: list[str]) -> None:
    a, b, dialog = Told("a", log), Told("b", log), Told("dialog", log, covers=False)
    for scene in (a, b, dialog):
        stack.push(scene)
    assert stack.visible() == [b, dialog]
    log.clear()
    stack.layout("window")  # type: ignore[arg-type]
    assert log == ["b layout", "dialog layout"]


def test_a_scene_that_cannot_begin_leaves_the_old_one_playing(stack: SceneStack, log: list[str]) -> None:
    class Broken(Told):
        def layout(self, window: Any) -> None:
            raise RuntimeError("no")

    a = Told("a", log)
    stack.push(a)
    log.clear()
    with pytest.raises(RuntimeError):
        stack.push(Broken("x", log))
    assert stack.top is a and log == ["a pause", "x enter", "x leave", "a resume"]
