"""Scenes and their stack.

Life cycle of a scene::

    enter -> layout -> [handle, tick, draw]* -> leave
                            |          ^
                          pause -> ... -> (layout) -> resume

* ``enter()``: once, before anything else. Load what is needed; `self.app` is already there.
* ``layout(window)``: after `enter`, and whenever size, language, text size, UI size or theme changed. Everything that
  depends on them is built here and nowhere else. A covered scene is laid out before it is resumed, if it missed one.
* ``handle(event)``: one input event; True if something changed and a frame is needed. Only the top scene gets events.
* ``tick(dt)``: time passed; True if something changed and a frame is needed. Only the top scene ticks.
* ``draw(canvas)``: paint; must not change anything.
* ``pause()``: another scene was put on top. ``resume()``: it has gone. Focus stays where it was: a dialog is a scene
  with a focus of its own, so it keeps the focus inside and gives it back.
* ``leave()``: once, at the end, also when the program closes.

Before `pause` and `leave` the scene receives the ends of all holds. `push`, `pop` and `replace` that are called while
an event is being handled take effect right after it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kingsburg_table.table.input.events import Event

if TYPE_CHECKING:
    from kingsburg_table.table.app import App
    from kingsburg_table.table.draw.canvas import Canvas
    from kingsburg_table.table.window import Window


class Scene:
    """Base of all scenes. `covers` is False for a dialog, which leaves the scene below visible.

    `arrives` is the sound of being put on top of another scene.
    """

    covers = True
    arrives = ""
    app: App

    @property
    def name(self) -> str:
        return type(self).__name__

    def enter(self) -> None:
        """Begin."""

    def leave(self) -> None:
        """End."""

    def pause(self) -> None:
        """Another scene lies on top now."""

    def resume(self) -> None:
        """The scene on top has gone."""

    def layout(self, window: Window) -> None:
        """Place everything for this window, language and theme."""

    def handle(self, event: Event) -> bool:
        """React to one event; True if a frame is needed."""
        return False

    def tick(self, dt: float) -> bool:
        """`dt` milliseconds passed; True if a frame is needed."""
        return False

    def draw(self, canvas: Canvas) -> None:
        """Paint the scene."""

    def acknowledge(self, canvas: Canvas) -> None:
        """A sign on the old picture that a press was felt, for `App.acknowledge`."""

    def settings(self) -> Scene | None:
        """The settings with the players of the match on this table; None where none is played."""
        return None

    @property
    def busy(self) -> bool:
        """Whether quiet moments should follow each other quickly, since somebody waits for what is made in them."""
        return False

    def prepare(self) -> bool:
        """A quiet moment: make a little of what will be needed next. True if there is more to do."""
        return False

    def wants_text(self) -> bool:
        """True while a text field has the focus: letters are typed and are no commands."""
        return False

    def report(self) -> dict[str, str]:
        """Facts for a crash report, from what everybody at the table may see."""
        return {}


class SceneStack:
    """The scenes on top of each other; the last one is the one that plays."""

    def __init__(self, app: App, before_change: Callable[[], list[Event]] = list) -> None:
        self._app = app
        self._before_change = before_change
        self._scenes: list[Scene] = []
        self._stale: set[int] = set()
        self._waiting: list[Callable[[], None]] = []
        self._busy = False

    # changing ---------------------------------------------------------------------------------------

    def push(self, scene: Scene) -> None:
        self._later(lambda: self._push(scene))

    def pop(self) -> None:
        self._later(self._pop)

    def replace(self, scene: Scene) -> None:
        """The top scene goes, this one comes in its place."""
        self._later(lambda: self._replace(scene, 1))

    def start_over(self, scene: Scene) -> None:
        """All scenes go, from the top down; this one is the only one left."""
        self._later(lambda: self._replace(scene, len(self._scenes)))

    def close(self) -> None:
        """Every scene leaves, from the top down."""
        self._waiting.clear()
        while self._scenes:
            self._drop()

    # running ----------------------------------------------------------------------------------------

    @property
    def top(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        return tuple(self._scenes)

    def handle(self, event: Event) -> bool:
        scene = self.top
        return scene is not None and self._during(lambda: scene.handle(event))

    def tick(self, dt: float) -> bool:
        scene = self.top
        return scene is not None and self._during(lambda: scene.tick(dt))

    def draw(self, canvas: Canvas) -> None:
        for scene in self.visible():
            scene.draw(canvas)

    def visible(self) -> list[Scene]:
        """From the lowest scene that can be seen to the top."""
        first = len(self._scenes) - 1
        while first > 0 and not self._scenes[first].covers:
            first -= 1
        return self._scenes[max(0, first) :]

    def layout(self, window: Window) -> None:
        """Lay out what can be seen; the others when they come back."""
        seen = self.visible()
        self._stale = {id(scene) for scene in self._scenes if scene not in seen}
        for scene in seen:
            scene.layout(window)

    def all_stale(self) -> None:
        """After an error: lay every scene out anew before it plays again."""
        self._stale = {id(scene) for scene in self._scenes}

    # inside -----------------------------------------------------------------------------------------

    def _later(self, change: Callable[[], None]) -> None:
        self._waiting.append(change)
        if not self._busy and self._settle():
            self._app.redraw()

    def _during(self, work: Callable[[], bool]) -> bool:
        self._busy = True
        try:
            changed = work()
        except BaseException:
            self._waiting.clear()
            raise
        finally:
            self._busy = False
        return self._settle() or changed

    def _settle(self) -> bool:
        """Carry out the changes that were asked for; True if there were any."""
        changed = bool(self._waiting)
        while self._waiting:
            change = self._waiting.pop(0)
            self._end_holds()
            self._busy = True
            try:
                change()
            finally:
                self._busy = False
        return changed

    def _end_holds(self) -> None:
        scene, ends = self.top, self._before_change()
        if scene is not None:
            self._busy = True
            try:
                for event in ends:
                    scene.handle(event)
            finally:
                self._busy = False

    def _push(self, scene: Scene) -> None:
        below = self.top
        if below is not None:
            below.pause()
        try:
            self._begin(scene)
        except BaseException:
            if below is not None:
                below.resume()
            raise

    def _begin(self, scene: Scene) -> None:
        scene.app = self._app
        scene.enter()
        self._scenes.append(scene)
        try:
            scene.layout(self._app.window)
        except BaseException:
            self._scenes.remove(scene)
            scene.leave()
            raise

    def _pop(self) -> None:
        if not self._scenes:
            return
        self._drop()
        top = self.top
        if top is None:
            return
        for scene in self.visible():
            if id(scene) in self._stale:
                self._stale.discard(id(scene))
                scene.layout(self._app.window)
        top.resume()

    def _replace(self, scene: Scene, gone: int) -> None:
        for _ in range(gone):
            self._drop()
        self._begin(scene)

    def _drop(self) -> None:
        scene = self._scenes.pop()
        self._stale.discard(id(scene))
        scene.leave()
