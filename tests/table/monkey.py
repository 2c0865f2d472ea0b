"""A monkey at the real program: knows where things lie, and presses them and everything else."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pygame

from kingsburg_table.table.scenes.error import ErrorScene
from kingsburg_table.table.scenes.table import TableScene
from kingsburg_table.text import language
from tests.table.hand import KEYS, Hand

SIZES = [(1280, 720), (1280, 720), (1280, 800), (1000, 700), (1600, 900)]
LETTERS = "abcdefghijklmnopqrstuvwxyz1234567890?ąćęłńóśźż"
WINDOW = (
    pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWLEAVE,
)
BATCH = 5
QUIET_MOMENTS = 40  #: between two steps, where somebody thinks


class Monkey:
    """Knows where things lie, and presses them and everything else."""

    def __init__(self, start: Callable[[], Hand], seed: int) -> None:
        self.start = start
        self.rng = random.Random(seed)
        self.hand = start()
        self.down: set[int] = set()
        self.seen: Counter[str] = Counter()  #: the scenes that lay open, step by step

    def run(self, events: int) -> None:
        done = 0
        while done < events:
            for event in self.some():
                pygame.event.post(event)
                done += 1
                if done % BATCH == 0:
                    self.step()
            self.step()
            if self.rng.random() < 0.0006:
                self.hand.app.change_language("pl" if language() == "en" else "en")

    def step(self) -> None:
        self.hand.wait(self.rng.choice((5, 30, 120, 400)))
        top = self.hand.app.stack.top
        assert not isinstance(top, ErrorScene), f"{top.crash}"  # type: ignore[attr-defined]
        if not self.hand.app.running or top is None:
            self.hand.close()
            self.down.clear()
            self.hand = self.start()
        self.rest()

    def rest(self) -> None:
        """Quiet moments, in which computers think and pictures are made."""
        top = self.hand.scene
        staged = isinstance(top, TableScene) and top.desk.sight.focus == "stage"
        self.seen[f"{top.name}, a stage" if staged else top.name] += 1
        for _ in range(QUIET_MOMENTS if top.busy else 0):
            if self.hand.scene is not top or not top.busy:
                return
            top.prepare()
        if not top.busy:
            self.hand.app.prepare(8)

    def some(self) -> Iterator[pygame.event.Event]:
        roll = self.rng.random()
        if roll < 0.55:
            yield from self.click()
        elif roll < 0.80:
            yield from self.keys()
        elif roll < 0.9:
            yield self.motion(self.place())
        elif roll < 0.93:
            yield pygame.event.Event(pygame.TEXTINPUT, text=self.rng.choice(("ż", "Zażółć gęślą", "\u0000", " ", "💶")))
        elif roll < 0.96:
            turn = self.rng.randint(-3, 3)
            yield pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=turn, flipped=False, precise_x=0.0, precise_y=1.0)
        elif roll < 0.985:
            yield pygame.event.Event(self.rng.choice(WINDOW))
        elif roll < 0.988:
            yield from self.resize()
        elif roll < 0.99:
            yield from self.key(pygame.K_F11)
        else:
            yield from self.hold()

    def click(self) -> Iterator[pygame.event.Event]:
        at = self.place()
        button = 3 if self.rng.random() < 0.05 else 1
        yield self.motion(at)
        yield pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button, touch=False)
        if self.rng.random() < 0.95:
            yield pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=button, touch=False)

    def motion(self, at: tuple[int, int]) -> pygame.event.Event:
        return pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0), touch=False)

    def keys(self) -> Iterator[pygame.event.Event]:
        code = self.rng.choice((*KEYS.values(), pygame.K_RETURN, pygame.K_RETURN, *map(ord, LETTERS[:37])))
        if code != pygame.K_F11:
            yield from self.key(code)

    def key(self, code: int) -> Iterator[pygame.event.Event]:
        mod = self.rng.choice((0, 0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT))
        char = chr(code) if 32 < code < 127 else ""
        yield pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=char, scancode=0)
        yield pygame.event.Event(pygame.KEYUP, key=code, mod=mod, scancode=0)

    def hold(self) -> Iterator[pygame.event.Event]:
        code = self.rng.choice((pygame.K_SPACE, ord("z"), pygame.K_RETURN, pygame.K_LEFT))
        if code in self.down:
            self.down.discard(code)
            yield pygame.event.Event(pygame.KEYUP, key=code, mod=0, scancode=0)
        else:
            self.down.add(code)
            yield pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)

    def resize(self) -> Iterator[pygame.event.Event]:
        size = self.rng.choice(SIZES)
        self.hand.app.window.set_size(size)
        yield pygame.event.Event(pygame.WINDOWRESIZED, x=size[0], y=size[1])

    def place(self) -> tuple[int, int]:
        """Mostly a thing or a control, sometimes anywhere."""
        scene = self.hand.app.stack.top
        spots: list[tuple[float, float]] = []
        if isinstance(scene, TableScene) and self.rng.random() < 0.9:
            lit = set(scene.out.lit_ids())
            spots = [spot.box.centre for spot in scene.desk.spots if spot.id in lit or self.rng.random() < 0.1]
            spots += [control.box.centre for control in scene.scroll.controls] * 2
        elif hasattr(scene, "form") and self.rng.random() < 0.9:
            spots = [widget.box.centre for widget in scene.form.widgets if widget.id not in ("quit", "exit", "close")]
        if spots:
            return self.hand._pixel(self.rng.choice(spots))
        width, height = self.hand.app.window.metrics.pixels
        return self.rng.randrange(width), self.rng.randrange(height)
