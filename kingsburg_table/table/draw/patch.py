"""Nine-patches: a small drawing whose corners stay and whose middle stretches."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

import pygame

from kingsburg_table.table.draw.sprites import PATCH

if TYPE_CHECKING:
    from kingsburg_table.table.draw.ground import Ground


def draw_patch(canvas: Ground, key: Hashable, source: pygame.Surface, margin: int, rect: pygame.Rect,
               hollow: bool = False) -> None:
    """Lay `source` (margins on all sides, one stretching pixel in the middle) over a rectangle of real pixels."""
    m, put = margin, canvas.put
    sw, sh = source.get_size()
    w, h = rect.w - 2 * m, rect.h - 2 * m
    right, low = rect.right - m, rect.bottom - m
    for sx, sy, x, y in ((0, 0, rect.x, rect.y), (sw - m, 0, right, rect.y), (0, sh - m, rect.x, low),
                         (sw - m, sh - m, right, low)):
        canvas.put(source, x, y, (sx, sy, m, m))
    if w > 0:
        put(_stretched(canvas, key, source, "t", (m, 0, 1, m), (w, m)), rect.x + m, rect.y)
        put(_stretched(canvas, key, source, "b", (m, sh - m, 1, m), (w, m)), rect.x + m, low)
    if h > 0:
        put(_stretched(canvas, key, source, "l", (0, m, m, 1), (m, h)), rect.x, rect.y + m)
        put(_stretched(canvas, key, source, "r", (sw - m, m, m, 1), (m, h)), right, rect.y + m)
    if w > 0 and h > 0 and not hollow:
        colour = source.get_at((m, m))
        if colour.a:
            canvas.flood(pygame.Rect(rect.x + m, rect.y + m, w, h), (colour.r, colour.g, colour.b, colour.a))


def _stretched(canvas: Ground, key: Hashable, source: pygame.Surface, side: str, area: tuple[int, int, int, int],
               size: tuple[int, int]) -> pygame.Surface:
    return canvas.sprites.get((PATCH, key, side, size),
                              lambda: pygame.transform.scale(source.subsurface(area), size))
