"""The loop: as fast as a hand needs, as quiet as an empty room (table design 4.5)."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kingsburg_table.table.app import App

FAST_MS, EASY_MS, QUIET_MS = 8.0, 16.0, 50.0
FAST_FOR_MS, EASY_FOR_MS = 400.0, 3000.0
SLICE_MS = 4.0  #: for what comes next, between two frames of things that move


def clock() -> float:
    """Milliseconds that only go forward."""
    return time.perf_counter() * 1000


def pace(now: float, last_sign: float, moving: bool, hand: bool) -> float:
    """How long one turn of the loop should take: `last_sign` is when a person last did something."""
    quiet = now - last_sign
    if moving or hand or quiet < FAST_FOR_MS:
        return FAST_MS
    return EASY_MS if quiet < EASY_FOR_MS else QUIET_MS


class Loop:
    """Runs a program turn by turn. `event.wait` is not used: it polls every millisecond."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._last = clock()

    def run(self) -> None:
        while self.app.running:
            began = clock()
            wait = self.step(began)
            self.rest(wait - (clock() - began))
            left = wait - (clock() - began)
            if left > 0:
                time.sleep(left / 1000)

    def rest(self, left: float) -> None:
        """What is left of a turn goes to what will be needed next. While pieces are in the air there is always a little
        of it: where they lie has to be ready when they land."""
        if self.app.motion.moving:
            left = max(left, SLICE_MS)
        if left > 1.0:
            self.app.prepare(left)

    def step(self, now: float) -> float:
        """One turn: events, time, and a frame if something changed. Returns how long the turn may take."""
        app = self.app
        app.begin_turn(now)
        for event in app.translator.poll(now):
            app.handle(event)
        app.tick(now, now - self._last)
        self._last = now
        app.draw()
        top = app.stack.top
        moving = app.motion.moving or app.window.resizing or (top is not None and top.busy)
        return pace(now, app.last_sign, moving, app.translator.hand_on_mouse)
