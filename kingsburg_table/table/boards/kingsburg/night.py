"""The winter night behind the battles: sky, hills, firs and snow.

Drawn as rows, polygons and flakes: one SVG as large as the window took ten times as long.
"""

from __future__ import annotations

from math import sin
from random import Random

import pygame

from kingsburg_table.table.draw import shape, svg
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.theme import mix

SKY = ("#1E2A3A", "#50626F")
HILLS = ((0.30, 60, "#344458"), (0.44, 46, "#405266"), (0.62, 36, "#54687A"), (0.84, 30, "#788C9A"))
FLAKES = (0.9, 0.9, 1.2, 1.7, 2.2)
FADED = (0.3, 0.45, 0.6, 0.8)


def draw(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    if canvas.theme.high_contrast:
        canvas.fill(placed.box, "night")
        return
    box = canvas.box(placed.box)
    key = ("kingsburg.night", box.size, canvas.scale)
    canvas.put(canvas.sprites.get(key, lambda: _night(canvas, box.size)), box.x, box.y)


def _night(canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
    width, height = size
    picture = pygame.Surface(size).convert()
    for y in range(height):
        picture.fill(mix(*SKY, min(1.0, y / (height * 0.88))), (0, y, width, 1))
    rnd = Random(4)
    for number, (base, swing, colour) in enumerate(HILLS):
        _hill(picture, canvas.scale, number, base, swing, mix(colour, "#101A28", 0.34), rnd)
    units = canvas.scale
    flakes = {
        (radius, faded): svg.shape(shape.circle_body(side, (238, 244, 248, round(255 * faded)), None, 0), side, side)
        for radius in set(FLAKES) for faded in FADED for side in [max(2, round(2 * radius * units))]
    }
    picture.fblits([
        (flakes[rnd.choice(FLAKES), rnd.choice(FADED)], (rnd.randrange(width), rnd.randrange(height)))
        for _ in range(round(width * height / (4200 * units * units)))
    ], pygame.BLEND_PREMULTIPLIED)
    return picture


def _hill(
    picture: pygame.Surface, units: float, number: int, base: float, swing: float, colour: str, rnd: Random
) -> None:
    width, height = picture.get_size()
    ridge = [
        (x * units, height * base + units * swing * (sin(x / (150 + 40 * number) + number * 2)
                                                     + 0.2 * sin(x / 47 + number)))
        for x in range(0, round(width / units) + 24, 6)
    ]
    pygame.draw.polygon(picture, colour, [*ridge, (ridge[-1][0], height), (0, height)])
    pygame.draw.aalines(picture, colour, False, ridge)
    dark = mix(colour, "#0A121C", 0.4)
    for _ in range(round(width / units / 74)):
        place, y = ridge[rnd.randrange(len(ridge))]
        x, size = place + units * rnd.uniform(-10, 10), units * rnd.uniform(9, 20) * (1 + number * 0.25)
        for level in range(3):
            low, wide = y + 3 * units - size * (1.1 - level * 0.6), size * (0.35 + level * 0.2)
            fir = [(x, low - size * 1.1), (x - wide, low), (x + wide, low)]
            pygame.draw.polygon(picture, dark, fir)
            pygame.draw.aalines(picture, dark, True, fir)
