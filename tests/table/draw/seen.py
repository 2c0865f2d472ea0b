"""Looking at surfaces in tests."""

from __future__ import annotations

import pygame


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def furthest(a: pygame.Surface, b: pygame.Surface) -> int:
    """The largest difference of any channel of any pixel."""
    assert a.get_size() == b.get_size()
    return max((abs(x - y) for x, y in zip(pixels(a), pixels(b), strict=True)), default=0)


def inked(surface: pygame.Surface, ground: tuple[int, int, int]) -> pygame.Rect:
    """The smallest rectangle around everything that differs clearly from the ground."""
    mask = pygame.mask.from_threshold(surface, ground, (60, 60, 60, 255))
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)
