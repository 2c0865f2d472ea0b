"""The real program without a screen, and a shutter."""

from __future__ import annotations

from pathlib import Path

import pygame

from kingsburg_table.table.app import App
from kingsburg_table.table.draw.sprites import Sprites
from kingsburg_table.table.input.events import Hover, Touch, TouchUp
from kingsburg_table.table.loop import Loop
from kingsburg_table.table.scene import Scene
from kingsburg_table.table.scenes.form_scene import FormScene
from kingsburg_table.table.settings import SettingsFile, Tempo

Point = tuple[float, float]


class Camera:
    """Shows a scene, moves a pointer, lets time pass, and saves what is on the screen."""

    def __init__(
        self, size: tuple[int, int], lang: str, high_contrast: bool = False, text_size: int = 100,
        sprites: Sprites | None = None, grey: bool = False,
    ) -> None:
        self.lang, self.grey = lang, grey
        file = SettingsFile()
        values = file.values
        values.language, values.tempo = lang, Tempo.INSTANT
        values.high_contrast, values.text_size = high_contrast, text_size
        self.app = App(file, size=size, sprites=sprites)
        pygame.event.clear()
        self.loop = Loop(self.app)
        self.now = self.app.now

    def show(self, scene: Scene) -> None:
        self.app.stack.push(scene)
        self.wait()

    def wait(self, ms: float = 20.0) -> None:
        self.now += ms
        self.loop.step(self.now)

    def rest(self) -> None:
        """Let banners go and tooltips come."""
        for _ in range(6):
            self.wait(400)

    def point(self, at: Point) -> None:
        self.app.handle(Hover(at, self.now))
        self.rest()

    def click(self, at: Point) -> None:
        self.app.handle(Hover(at, self.now))
        self.app.handle(Touch(at, self.now))
        self.wait(60)
        self.app.handle(TouchUp(at, self.now))
        self.wait(400)

    def press(self, scene: FormScene, id: str) -> None:
        """Click a control of a form."""
        self.click(scene.form.find(id).box.centre)

    def key(self, name: str) -> None:
        code = {"enter": pygame.K_RETURN, "escape": pygame.K_ESCAPE, "f1": pygame.K_F1}.get(name) or ord(name)
        char = name if len(name) == 1 else ""
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=char, scancode=0))
        self.wait()
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=code, mod=0, scancode=0))
        self.wait()

    def type(self, text: str) -> None:
        for char in text:
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=char))
            self.wait()

    def save(self, path: Path) -> None:
        self.app.redraw()
        self.wait()
        frame = self.app.window.frame
        pygame.image.save(pygame.transform.grayscale(frame) if self.grey else frame, str(path))

    def close(self) -> None:
        self.app.close()
