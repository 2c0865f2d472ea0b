"""What a table is painted on."""

from __future__ import annotations

import pygame

from kingsburg_table.table.draw.canvas import Canvas


class Layers:
    """Two pictures as large as the window, which all tables of a window use: the wood, and what lies under the things.
    Memory that comes anew with every move costs as much as the painting."""

    wood: pygame.Surface
    ground: pygame.Surface
    wooden = False
    key: object = None  #: whose ground was painted last, and how it was

    def fit(self, canvas: Canvas) -> None:
        """As large as the canvas."""
        size = canvas.surface.get_size()
        if not hasattr(self, "ground") or self.ground.get_size() != size:
            self.wood, self.ground = (pygame.Surface(size, 0, canvas.surface) for _ in range(2))
            self.wooden, self.key = False, None
