"""Units, sprites and plain areas: the lower half of the canvas."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from math import ceil
from typing import TYPE_CHECKING, Any, Self

import pygame

from kingsburg_table.table.draw.sprites import WIDGET
from kingsburg_table.table.theme import RGBA, Colour, Theme

if TYPE_CHECKING:
    from kingsburg_table.table.draw.sprites import Sprites

Point = tuple[float, float]
Rect = tuple[float, float, float, float] | pygame.Rect | pygame.FRect


class Ground:
    """Draws on `surface`; 0,0 of the design lies at `origin` (real pixels), one unit is `scale` pixels."""

    __slots__ = ("origin", "scale", "sprites", "surface", "theme")

    def __init__(self, surface: pygame.Surface, scale: float, theme: Theme, sprites: Sprites,
                 origin: tuple[float, float] = (0.0, 0.0)) -> None:
        self.surface, self.scale, self.theme, self.sprites, self.origin = surface, scale, theme, sprites, origin

    # -- units
    def px(self, units: float, least: int = 0) -> int:
        """A length in whole real pixels."""
        return max(least, round(units * self.scale))

    def at(self, x: float, y: float) -> tuple[int, int]:
        return round(self.origin[0] + x * self.scale), round(self.origin[1] + y * self.scale)

    def box(self, rect: Rect) -> pygame.Rect:
        """Real pixels of a rectangle; neighbours that share an edge still share it."""
        x, y, w, h = rect
        left, top = self.at(x, y)
        right, low = self.at(x + w, y + h)
        return pygame.Rect(left, top, right - left, low - top)

    def sub(self, rect: Rect) -> Self:
        """The same surface with 0,0 at the rectangle's corner."""
        corner = self.at(rect[0], rect[1])
        return type(self)(self.surface, self.scale, self.theme, self.sprites, corner)

    @contextmanager
    def clip(self, rect: Rect) -> Iterator[Self]:
        """Draw only inside a rectangle."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.box(rect).clip(before))
        try:
            yield self
        finally:
            self.surface.set_clip(before)

    # -- sprites
    def put(self, sprite: pygame.Surface, x: int, y: int, area: tuple[int, int, int, int] | None = None,
            opacity: float = 1.0) -> None:
        """Lay a sprite down at a real pixel. The only place where sprites meet a surface."""
        if not sprite.get_flags() & pygame.SRCALPHA:
            self.surface.blit(sprite, (x, y), area)
            return
        if opacity < 1:
            sprite = sprite.copy()
            sprite.fill((round(255 * opacity),) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        self.surface.blit(sprite, (x, y), area, pygame.BLEND_PREMULTIPLIED)

    def blit(self, sprite: pygame.Surface, rect: Rect, opacity: float = 1.0) -> None:
        """Lay a sprite on a rectangle; it is centred there, never stretched."""
        x, y, w, h = rect
        cx, cy = self.origin[0] + (x + w / 2) * self.scale, self.origin[1] + (y + h / 2) * self.scale
        sw, sh = sprite.get_size()
        self.put(sprite, round(cx - sw / 2), round(cy - sh / 2), None, opacity)

    def centred(self, sprite: pygame.Surface, centre: Point, opacity: float = 1.0) -> None:
        self.blit(sprite, (centre[0], centre[1], 0, 0), opacity)

    def cached(self, key: Hashable, rect: Rect, paint: Callable[[Self], Any], pad: float = 0.0,
               opacity: float = 1.0) -> None:
        """Draw a widget once per key and size and lay it down from then on.

        `paint` gets a canvas with 0,0 at the rectangle's corner; `pad` units around it may be drawn on too
        (shadow, glow). The key must name everything the picture depends on but size, scale and theme.
        """
        box, border = self.box(rect), ceil(pad * self.scale)
        full = (WIDGET, key, box.size, border, self.scale, self.theme)
        sprite = self.sprites.get(full, lambda: self._paint(box.size, border, paint))
        self.put(sprite, box.x - border, box.y - border, None, opacity)

    def _paint(self, size: tuple[int, int], border: int, paint: Callable[[Self], Any]) -> pygame.Surface:
        layer = pygame.Surface((size[0] + 2 * border, size[1] + 2 * border), pygame.SRCALPHA)
        paint(type(self)(layer, self.scale, self.theme, self.sprites, (border, border)))
        return layer

    def sprite(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self.sprites.get(key, make)

    # -- areas
    def flood(self, box: pygame.Rect, colour: RGBA) -> None:
        """Fill real pixels with a colour already multiplied by its alpha."""
        if colour[3] == 255:
            self.surface.fill(colour, box)
        elif colour[3]:
            self.surface.fill((255 - colour[3],) * 4, box, pygame.BLEND_RGBA_MULT)
            self.surface.fill(colour, box, pygame.BLEND_RGBA_ADD)

    def fill(self, rect: Rect, colour: Colour, opacity: float = 1.0) -> None:
        """A plain rectangle."""
        self.flood(self.box(rect), premultiplied(self.colour(colour, opacity)))

    def colour(self, colour: Colour, opacity: float = 1.0) -> RGBA:
        r, g, b, a = self.theme.rgba(colour)
        return (r, g, b, round(a * opacity))

    def _maybe(self, colour: Colour | None, opacity: float) -> RGBA | None:
        return None if colour is None else self.colour(colour, opacity)


def premultiplied(colour: RGBA) -> RGBA:
    r, g, b, a = colour
    return (round(r * a / 255), round(g * a / 255), round(b * a / 255), a)
