"""Seamless grain: one tile per material and scale, made of octaves of value noise."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import pygame

from kingsburg_table.table.draw.sprites import Sprites


class Octave(NamedTuple):
    """Cells of so many units across and down; the darkest multiplies red, green and blue by 255 - depth."""

    across: float
    down: float
    depth: tuple[float, float, float]


class Material(NamedTuple):
    name: str
    size: tuple[int, int]
    octaves: tuple[Octave, ...]
    seed: int


def _warm(a: float) -> tuple[float, float, float]:
    return (a * 0.8, a, a * 1.5)


def _wood(a: float) -> tuple[float, float, float]:
    return (a, a * 1.04, a * 1.1)


PAPER: Final = Material("paper", (440, 330), (
    Octave(36, 36, _warm(6)), Octave(11, 11, _warm(4)), Octave(3, 3, _warm(5))), 31)
WOOD: Final = Material("wood", (900, 300), (
    Octave(450, 45, _wood(62)), Octave(350, 13, _wood(58)), Octave(210, 4.5, _wood(54)), Octave(80, 2, _wood(38)),
    Octave(30, 1, _wood(24))), 7)
FELT: Final = Material("felt", (320, 320), (
    Octave(1.5, 1.5, (33, 33, 33)), Octave(80, 80, (40, 40, 40))), 3)
LINEN: Final = Material("linen", (240, 240), (
    Octave(1, 12, (26, 26, 26)), Octave(12, 1, (26, 26, 26)), Octave(60, 60, (14, 14, 14))), 5)


def noise(size: tuple[int, int], cells: tuple[int, int], depth: Sequence[float], seed: int,
          seamless: bool = True) -> pygame.Surface:
    """One octave as a multiplier between 255 - depth and 255; the edges meet when laid side by side."""
    rnd = random.Random(seed)
    cw, ch = max(2, cells[0]), max(2, cells[1])
    small = pygame.image.frombytes(rnd.randbytes(cw * ch), (cw, ch), "P")
    small.set_palette(_palette(tuple(depth)))
    cells_rgb = small.convert(24)
    if not seamless:
        return pygame.transform.smoothscale(cells_rgb, size)
    ring = pygame.Surface((cw + 1, ch + 1), depth=24)
    for x, y in ((0, 0), (cw, 0), (0, ch), (cw, ch)):
        ring.blit(cells_rgb, (x, y))
    return pygame.transform.smoothscale(ring, (size[0] + 1, size[1] + 1))


@cache
def _palette(depth: tuple[float, ...]) -> list[tuple[int, ...]]:
    return [tuple(round(255 - d * i / 255) for d in depth) for i in range(256)]


def tile(sprites: Sprites, material: Material, scale: float) -> pygame.Surface:
    """The grain of a material at a scale, to be multiplied over a colour."""
    return sprites.get(("grain", material.name, scale), lambda: _make(material, scale))


def _make(material: Material, scale: float) -> pygame.Surface:
    w, h = (max(8, round(v * scale)) for v in material.size)
    out = pygame.Surface((w, h)).convert()
    out.fill((255, 255, 255))
    for i, octave in enumerate(material.octaves):
        cells = (min(w, round(material.size[0] / octave.across)), min(h, round(material.size[1] / octave.down)))
        layer = noise((w, h), cells, octave.depth, material.seed * 31 + i)
        out.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return out


def multiply(surface: pygame.Surface, area: pygame.Rect, grain: pygame.Surface, shift: int = 0) -> None:
    """Lay grain over an area of a surface; shift gives neighbours a different piece of it."""
    before = surface.get_clip()
    surface.set_clip(area.clip(before))
    w, h = grain.get_size()
    ox, oy = (shift * 137) % w, (shift * 71) % h
    for y in range(area.y - oy, area.bottom, h):
        for x in range(area.x - ox, area.right, w):
            surface.blit(grain, (x, y), special_flags=pygame.BLEND_RGB_MULT)
    surface.set_clip(before)
