"""What a quiet moment is used for, so that it is not missing when somebody does something."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from kingsburg_table.table import memory
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token_sprite
from kingsburg_table.table.loop import clock
from kingsburg_table.table.theme import NORMAL

if TYPE_CHECKING:
    from kingsburg_table.table.app import App

SLICE_MS = 8.0
TRIM_AFTER, REST_MS = 400, 1200.0  #: sprites made since memory was last given back; how long nobody did anything
ICON_SIZE = 64


class QuietMoments:
    """First the window's icon; then sprites that will be needed next, what the scene has to do, and sounds."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._begun = False
        self._trimmed = 0

    def use(self, left: float) -> None:
        """After a frame was shown, for so many milliseconds at the most."""
        app, until = self.app, clock() + min(left, SLICE_MS)
        if app.shown and not self._begun:
            self._begin()
            return
        wanted = app.sprites.work((until - clock()) / 1000)
        if app.sprites.made > self._trimmed + TRIM_AFTER and clock() - app.last_sign > REST_MS:
            self._trimmed = app.sprites.made
            memory.trim()
            return
        top = app.stack.top
        if app.shown and not wanted and top is not None and top.prepare():
            return
        if app.shown and not wanted and not app.motion.moving:
            app.sound.work((until - clock()) / 1000)

    def _begin(self) -> None:
        """The first frame is there."""
        self._begun = True
        gc.freeze()  # what is loaded stays: collections need not look at it, and none falls into a frame
        gc.set_threshold(50_000, 20, 100)
        window = self.app.window
        window.set_icon(token_sprite(Canvas(window.frame, 1.0, NORMAL, self.app.sprites), 1, ICON_SIZE))
