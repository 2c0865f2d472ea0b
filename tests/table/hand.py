"""A pair of hands for tests: real pygame events through the real loop, without a screen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pygame

from kingsburg_table.table.app import App
from kingsburg_table.table.loop import Loop
from kingsburg_table.table.scene import Scene
from kingsburg_table.table.settings import Dice, SettingsFile, Tempo
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.form import Form
from tests.support.shelves import SHARED

KEYS = {
    "enter": pygame.K_RETURN, "escape": pygame.K_ESCAPE, "tab": pygame.K_TAB, "space": pygame.K_SPACE,
    "backspace": pygame.K_BACKSPACE, "delete": pygame.K_DELETE, "left": pygame.K_LEFT, "right": pygame.K_RIGHT,
    "up": pygame.K_UP, "down": pygame.K_DOWN, "home": pygame.K_HOME, "end": pygame.K_END, "f1": pygame.K_F1,
    "f2": pygame.K_F2, "f3": pygame.K_F3, "f4": pygame.K_F4, "f11": pygame.K_F11,
}  # fmt: skip


class Hand:
    """Moves a mouse, types, and lets time pass. `fresh`: the program begins without the drawings of those before it."""

    def __init__(
        self, size: tuple[int, int] = (1920, 1080), lang: str = "en", fresh: bool = False, **settings: object
    ) -> None:
        file = SettingsFile()
        file.values.language, file.values.dice = lang, Dice.ONCE  # most tests are about something else
        for name, value in settings.items():
            setattr(file.values, name, {"tempo": Tempo, "dice": Dice}.get(name, lambda it: it)(value))
        self.app = App(file, size=size, sprites=None if fresh else SHARED)
        pygame.event.clear()
        self.loop = Loop(self.app)
        self.now = self.app.now

    def show(self, scene: Scene) -> Scene:
        self.app.stack.push(scene)
        self.wait()
        return scene

    def close(self) -> None:
        self.app.close()
        pygame.event.clear()

    @property
    def scene(self) -> Scene:
        top = self.app.stack.top
        assert top is not None
        return top

    @property
    def form(self) -> Form:
        form = self.scene.form  # type: ignore[attr-defined]
        assert isinstance(form, Form)
        return form

    # time and raw events

    def wait(self, ms: float = 20) -> None:
        self.now += ms
        self.loop.step(self.now)

    @contextmanager
    def unseen(self) -> Iterator[None]:
        """Hundreds of presses need no pictures; what is shown before and after them is drawn."""
        draw = self.app.draw
        self.app.draw = lambda: False  # type: ignore[method-assign]
        try:
            yield
        finally:
            self.app.draw = draw  # type: ignore[method-assign]
            self.app.redraw()

    def post(self, kind: int, **values: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **values))
        self.wait()

    # mouse

    def _pixel(self, at: tuple[float, float]) -> tuple[int, int]:
        metrics = self.app.window.metrics
        x, y = metrics.to_pixels(at)
        return round(x * metrics.reduced + metrics.offset[0]), round(y * metrics.reduced + metrics.offset[1])

    def point(self, at: tuple[float, float], down: bool = False) -> None:
        buttons = (1, 0, 0) if down else (0, 0, 0)
        self.post(pygame.MOUSEMOTION, pos=self._pixel(at), rel=(0, 0), buttons=buttons, touch=False)

    def press(self, at: tuple[float, float]) -> None:
        self.post(pygame.MOUSEBUTTONDOWN, pos=self._pixel(at), button=1, touch=False)

    def let_go(self, at: tuple[float, float]) -> None:
        self.post(pygame.MOUSEBUTTONUP, pos=self._pixel(at), button=1, touch=False)

    def click(self, what: str | tuple[float, float]) -> None:
        at = self.find(what).box.centre if isinstance(what, str) else what
        self.point(at)
        self.press(at)
        self.let_go(at)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self.point(start)
        self.press(start)
        for share in (0.3, 0.6, 1.0):
            self.point((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share), down=True)
        self.let_go(end)

    # keyboard

    def key(self, name: str, mod: int = 0, char: str = "") -> None:
        self.key_down(name, mod, char)
        self.key_up(name)

    def key_down(self, name: str, mod: int = 0, char: str = "") -> None:
        code = KEYS.get(name) or ord(name)
        self.post(pygame.KEYDOWN, key=code, mod=mod, unicode=char or (name if len(name) == 1 else ""), scancode=0)

    def key_up(self, name: str) -> None:
        self.post(pygame.KEYUP, key=KEYS.get(name) or ord(name), mod=0, scancode=0)

    def type(self, text: str) -> None:
        """As a keyboard does it: every letter is a key and a text."""
        for char in text:
            self.key_down(char.lower(), char=char)
            self.post(pygame.TEXTINPUT, text=char)
            self.key_up(char.lower())

    def tab_to(self, id: str) -> None:
        """Press Tab until a control has the focus."""
        for _ in range(len(self.form.widgets) + 1):
            if self.form.focus is not None and self.form.focus.id == id:
                return
            self.key("tab")
        raise AssertionError(f"Tab never reaches {id}: {[each.id for each in self.form.widgets]}")

    def find(self, id: str) -> Widget:
        return self.form.find(id)
