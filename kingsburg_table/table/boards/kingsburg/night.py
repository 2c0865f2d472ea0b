"""The winter night behind the battles: sky, hills, firs and snow."""

from __future__ import annotations

from functools import lru_cache, partial
from math import sin
from random import Random

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.theme import mix

STRIPS = 6
HILLS = ((0.30, 60, "#344458"), (0.44, 46, "#405266"), (0.62, 36, "#54687A"), (0.84, 30, "#788C9A"))


def draw(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    box = placed.box
    if canvas.theme.high_contrast:
        canvas.fill(box, "night")
        return
    w, h = round(box.w), round(box.h)
    for number, strip in enumerate(box.columns(STRIPS)):  # in strips, so that none holds up a frame
        view = f"{strip.x - box.x:.2f} 0 {strip.w:.2f} {h}"
        canvas.cached(("kingsburg.night", number, w, h), strip, partial(_strip, strip=strip, whole=(w, h), view=view))


def _strip(canvas: Canvas, strip: Box, whole: tuple[int, int], view: str) -> None:
    canvas.svg(_picture(*whole), (0, 0, strip.w, strip.h), view)


@lru_cache(maxsize=4)
def _picture(w: int, h: int) -> str:
    rnd = Random(4)
    out = (f'<defs><linearGradient id="n" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{h}">'
           f'<stop offset="0%" stop-color="#1E2A3A"/><stop offset="88%" stop-color="#50626F"/></linearGradient></defs>'
           f'<rect width="{w}" height="{h}" fill="url(#n)"/>')
    for number, (base, amp, colour) in enumerate(HILLS):
        dark = mix(colour, "#101A28", 0.34)
        ridge = [(x, h * base + sin(x / (150 + 40 * number) + number * 2) * amp + sin(x / 47 + number) * amp * 0.2)
                 for x in range(0, w + 24, 24)]
        line = "L".join(f"{x} {y:.1f}" for x, y in ridge)
        out += f'<path d="M{line}L{w + 24} {h}L0 {h}Z" fill="{dark}"/>'
        firs = ""
        for _ in range(round(w / 74)):
            place, y = ridge[rnd.randrange(len(ridge))]
            x = place + rnd.uniform(-10, 10)
            size = rnd.uniform(9, 20) * (1 + number * 0.25)
            for level in range(3):
                low, wide = y + 3 - size * (1.1 - level * 0.6), size * (0.35 + level * 0.2)
                firs += f"M{x:.1f} {low - size * 1.1:.1f}L{x - wide:.1f} {low:.1f}L{x + wide:.1f} {low:.1f}Z"
        out += f'<path d="{firs}" fill="{mix(dark, "#0A121C", 0.4)}"/>'
    flakes = "".join(
        f'<circle cx="{rnd.randrange(w)}" cy="{rnd.randrange(h)}" r="{rnd.choice((0.9, 0.9, 1.2, 1.7, 2.2))}" '
        f'fill-opacity="{rnd.uniform(0.25, 0.85):.2f}"/>'
        for _ in range(w * h // 4200)
    )
    return out + f'<g fill="#EEF4F8">{flakes}</g>'
