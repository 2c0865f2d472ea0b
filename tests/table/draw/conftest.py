"""A canvas without a window."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.sprites import Sprites
from kingsburg_table.table.theme import NORMAL, Theme

GROUND = (240, 230, 200)
MakeCanvas = Callable[..., Canvas]


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((8, 8))


@pytest.fixture
def make_canvas(display: None) -> MakeCanvas:
    def make(size: tuple[int, int] = (200, 120), scale: float = 1.0, theme: Theme = NORMAL,
             sprites: Sprites | None = None, ground: tuple[int, int, int] = GROUND) -> Canvas:
        surface = pygame.Surface((round(size[0] * scale), round(size[1] * scale))).convert()
        surface.fill(ground)
        return Canvas(surface, scale, theme, sprites or Sprites())
    return make
