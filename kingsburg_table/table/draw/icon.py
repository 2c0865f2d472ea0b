"""Icons of assets/icons by name, and the small pieces that carry a figure."""

from __future__ import annotations

from typing import Final

import pygame

from kingsburg_table.table.draw import ink, svg
from kingsburg_table.table.draw.canvas import Canvas, Point
from kingsburg_table.table.draw.shade import shadow
from kingsburg_table.table.theme import FLOOR_PX, Colour

DETAIL_FROM: Final = 40
"""Fine strokes of an icon are drawn from this many pixels on."""


def icon_sprite(canvas: Canvas, name: str, size: float, tint: Colour | None = None, mono: bool = False,
                grey: float = 0.0) -> pygame.Surface:
    """An icon as a sprite. tint exchanges its ink (a light one is for dark ground); mono leaves only lines."""
    height = canvas.px(size, 6)
    path = name if "/" in name else f"icons/{name}"
    width = max(1, round(height * svg.proportion(path)))
    ink_colour = canvas.theme.hex(tint) if tint is not None else canvas.theme.hex("ink")

    def make() -> pygame.Surface:
        text = svg.source(path)
        if height < DETAIL_FROM:
            text = svg.plain(text)
        if mono:
            text = svg.one_colour(text, ink_colour)
        elif ink_colour != svg.INK:
            light = pygame.Color(ink_colour).hsla[2] > 60
            text = svg.on_dark(text, ink_colour) if light else svg.recolour(text, {svg.INK: ink_colour})
        out = svg.raster(text, width, height)
        return faded(out, grey) if grey else out
    return canvas.sprite(("icon", path, height, ink_colour, mono, grey), make)


def icon(canvas: Canvas, name: str, centre: Point, size: float, tint: Colour | None = None, mono: bool = False,
         opacity: float = 1.0, grey: float = 0.0) -> None:
    """An icon (or "kingsburg/advisors/jester") `size` units high. grey 0-1 takes its colours out."""
    canvas.centred(icon_sprite(canvas, name, size, tint, mono, grey), centre, opacity)


def faded(sprite: pygame.Surface, grey: float) -> pygame.Surface:
    """A sprite with some of its colour taken out."""
    out = sprite.copy()
    dull = pygame.transform.grayscale(sprite)
    alpha = round(255 * grey)
    dull.fill((alpha,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    out.fill((255 - alpha,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(dull, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return out


def medal(canvas: Canvas, name: str, centre: Point, size: float, dull: bool = False, ground: Colour = "parchment",
          ring: Colour = "gilt") -> None:
    """An icon on a medallion: ink lines would vanish on walnut. dull for what is past."""
    r = size * 0.56
    canvas.circle(centre, r, "ink")
    canvas.circle(centre, r * 0.946, ring, opacity=0.5 if dull else 1.0)
    canvas.circle(centre, r * 0.857, ground)
    if dull:
        canvas.circle(centre, r * 0.857, "walnut", opacity=0.62)
    icon(canvas, name, centre, size * 0.66, opacity=0.6 if dull else 1.0)


def figure(canvas: Canvas, text: str, centre: Point, size: float, colour: Colour, face: str = "serif_bold") -> None:
    """A figure that belongs to a picture: its size follows the picture, not the player's text size."""
    px = max(canvas.px(size), min(FLOOR_PX, canvas.px(size * 1.25)))
    rgba = canvas.colour(colour)
    sprite = canvas.sprite(("text", text, face, px, rgba, 0.0), lambda: ink.render(text, face, px, rgba))
    x, y = centre
    left = canvas.origin[0] + x * canvas.scale - sprite.get_width() / 2
    base = round(canvas.origin[1] + y * canvas.scale + ink.cap_height(face, px) / 2)
    canvas.put(sprite, round(left), base - ink.ascent(face, px))


def plus_token(canvas: Canvas, centre: Point, size: float, text: str = "+2", ground: Colour = "plum") -> None:
    """Round token with a gilt ring and a figure (Kingsburg's +2)."""
    r = size / 2
    small = canvas.px(size) < 40                # a thin ring leaves room for a readable figure
    canvas.circle(centre, r, "ink")
    canvas.circle(centre, r * (0.94 if small else 0.92), "gilt")
    if not small:
        canvas.circle(centre, r * 0.76, "ink")
    canvas.circle(centre, r * (0.82 if small else 0.71), ground)
    figure(canvas, text, centre, size * (0.56 if small else 0.46), "#FFF9EA")


def plaque(canvas: Canvas, number: int | str, centre: Point, radius: float = 19, dim: bool = False, hot: bool = False,
           lifted: bool = True) -> None:
    """Rank plaque: walnut disc with a gilt ring; hot for the one that is meant."""
    x, y = centre
    text = str(number)
    if lifted:
        shadow(canvas, (x - radius, y - radius, 2 * radius, 2 * radius), radius, 4, 150, 2, hollow=False)
    canvas.circle(centre, radius, "ink")
    canvas.circle(centre, radius - 1.4, "#B4946A" if dim else "gilt")
    canvas.circle(centre, radius - 3.4, "#6E1810" if hot else "walnut_deep")
    figure(canvas, text, (x, y - 0.3), radius * (1.14 if len(text) < 2 else 1.02), "#CDBEA0" if dim else "#FCE8B0")
