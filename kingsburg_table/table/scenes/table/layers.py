"""What a table is painted on."""

from __future__ import annotations

from weakref import WeakKeyDictionary

import pygame

from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.sprites import Sprites


class Layers:
    """Two pictures as large as the window: the wood, and what lies under the things. Memory that comes anew with every
    move or scene costs as much as the painting."""

    def __init__(self, canvas: Canvas) -> None:
        size = canvas.surface.get_size()
        self.wood, self.ground = (pygame.Surface(size, 0, canvas.surface) for _ in range(2))
        self.wooden: object = None  #: how the wood was painted
        self.key: object = None  #: whose ground was painted last, and how it was


_LAYERS: WeakKeyDictionary[Sprites, Layers] = WeakKeyDictionary()


def layers_of(canvas: Canvas) -> Layers:
    """One for all tables that are painted with the same sprites, which are those of one window."""
    layers = _LAYERS.get(canvas.sprites)
    if layers is None or layers.ground.get_size() != canvas.surface.get_size():
        layers = _LAYERS[canvas.sprites] = Layers(canvas)
    return layers
