"""The curtain's own motion: it closes from both sides over the table of whoever moved, and parts for the next one."""

from __future__ import annotations

import pygame

from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.motion import CURTAIN_CLOSE_MS, CURTAIN_OPEN_MS, Easing, Motion

CURTAIN = "curtain"


class Cloth:
    """Two halves of a picture; everything behind them is drawn by somebody else."""

    def __init__(self, motion: Motion) -> None:
        self._motion = motion
        self._table: pygame.Surface | None = None  #: behind a curtain that closes
        self._closed: pygame.Surface | None = None  #: the curtain that parts

    @property
    def moves(self) -> bool:
        return self._motion.has(CURTAIN)

    def close(self, table: pygame.Surface) -> None:
        self._table, self._closed = table, None
        self._motion.fade(CURTAIN, 1.0, 0.0, CURTAIN_CLOSE_MS, Easing.OUT)

    def part(self, closed: pygame.Surface) -> None:
        self._table, self._closed = None, closed
        self._motion.fade(CURTAIN, 0.0, 1.0, CURTAIN_OPEN_MS, Easing.OUT)

    def finish(self) -> None:
        self._table = self._closed = None
        self._motion.stop(CURTAIN)

    def draw(self, canvas: Canvas) -> None:
        """Over the closed curtain while it closes, over the table while it parts."""
        surface, table = canvas.surface, self._table
        closed = surface.copy() if table is not None and self.moves else self._closed
        if not self.moves or closed is None or closed.get_size() != surface.get_size():
            return
        wide, high = surface.get_size()
        half, away = wide // 2, round(self._motion.value(CURTAIN) * (wide / 2))
        if table is not None and table.get_size() == surface.get_size():
            surface.blit(table, (0, 0))
        surface.blit(closed, (-away, 0), (0, 0, half, high))
        surface.blit(closed, (half + away, 0), (half, 0, wide - half, high))
