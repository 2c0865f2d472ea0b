"""The curtain: woven cloth in a seat's colour, with rod, rings, fringe and the crest that is held to open it."""

from __future__ import annotations

from math import cos, pi, sin, tau

import pygame

from kingsburg_table.table.draw import grain, hatch, svg, wood
from kingsburg_table.table.draw.canvas import Canvas, Point, Rect
from kingsburg_table.table.draw.crest import crest, shield
from kingsburg_table.table.draw.paper import cut, texture
from kingsburg_table.table.draw.shade import shadow
from kingsburg_table.table.theme import SEATS, mix, parse


def curtain(canvas: Canvas, rect: Rect, seat: int, rod: float = 40, tassels: float = 92) -> None:
    """The whole curtain over a rectangle; paint it into a layer and keep that."""
    x, y, w, h = rect
    cloth(canvas, rect, seat)
    if canvas.theme.textures:
        shadow(canvas, (x + w / 2 - 3, y + rod, 6, h - rod - tassels), 2, 14, 210, 0, hollow=False)
        canvas.line((x + w / 2, y + rod), (x + w / 2, y + h - tassels), "#000000", 2, 0.5)
    wood.bar(canvas, (x, y, w, rod), 4)
    for i in range(int(w // 120) + 1):
        centre = (x + 60 + i * 120, y + rod - 2)
        canvas.circle(centre, 16.5, None, "#5E410A", 7)
        canvas.circle((centre[0], centre[1] - 1), 15, None, "gilt", 4)
    fringe(canvas, (x, y + h - tassels, w, tassels))


def cloth(canvas: Canvas, rect: Rect, seat: int) -> None:
    """Folded cloth with the seat's hatch and crest woven in, tone on tone. Drawn straight onto the canvas."""
    look, box = SEATS[seat], canvas.box(rect)
    if canvas.theme.high_contrast:
        canvas.fill(rect, look.colour)
        return
    canvas.surface.fill(canvas.theme.rgba(mix(look.colour, "#000000", 0.18)), box)
    piece = hatch.tile(canvas.sprites, look.hatch, (255, 255, 255, 16), canvas.px(26, 6))
    if look.hatch != "solid":
        for py in range(box.y, box.bottom, piece.get_height()):
            for px in range(box.x, box.right, piece.get_width()):
                canvas.put(piece, px, py)
    x, y, w, h = rect
    light = mix(look.colour, "#FFFFFF", 0.55)
    for j in range(int(h // 160) + 1):
        for i in range(int(w // 160) + 2):
            crest(canvas, look.crest, (x + i * 160 + (j % 2) * 80, y + 60 + j * 160), 72, light, 0.17)
    grain.multiply(canvas.surface, box, grain.tile(canvas.sprites, grain.LINEN, canvas.scale))
    _folds(canvas.surface, box, mix(look.colour, "#FFFFFF", 0.3))


def _folds(surface: pygame.Surface, box: pygame.Rect, shine: str) -> None:
    """Column shading, a little irregular, flatter towards the middle; darker towards the edges of the room."""
    n = max(64, box.w // 2)
    bright = parse(shine)
    dark, light = pygame.Surface((n, 1), depth=24), pygame.Surface((n, 1), depth=24)
    for i in range(n):
        u = i / n
        v = (sin(u * 74 + 2.2 * sin(u * 9)) * 0.6 + sin(u * 31 + 1.3) * 0.4) * (0.45 + 0.55 * abs(u - 0.5) * 2)
        k = 1 - max(0.0, min(1.0, (64 - 60 * v) / 255)) - 0.34 * (abs(u - 0.5) * 2) ** 3
        dark.set_at((i, 0), tuple(round(255 * max(0.0, k)) for _ in range(3)))
        g = max(0.0, 30 * v) / 255
        light.set_at((i, 0), (round(bright[0] * g), round(bright[1] * g), round(bright[2] * g)))
    surface.blit(pygame.transform.smoothscale(dark, box.size), box, special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(pygame.transform.smoothscale(light, box.size), box, special_flags=pygame.BLEND_RGB_ADD)


def fringe(canvas: Canvas, rect: Rect) -> None:
    """Gilt braid with tassels below it."""
    x, y, w, h = rect
    braid = min(30.0, h / 3)
    shadow(canvas, (x, y, w, braid + 30), 4, 10, 140, 12, hollow=False)
    piece = ""
    for i in range(8):
        ln = h - braid - 4 - (i * 37 % 7)
        colour = ("#C9972B", "#A87A1E", "#D9AE48")[i % 3]
        m = i * 9 + 4.5
        piece += (f'<path d="M{m} -4C{m - 2} {ln * 0.4:g} {m + 2} {ln * 0.7:g} {m} {ln:g}" stroke="{colour}" '
                  f'stroke-width="5.4" fill="none" stroke-linecap="round"/>')
    n = 0.0
    while n < w:
        canvas.svg(piece, (x + n, y + braid, 72, h - braid), f"0 0 72 {h - braid:g}")
        n += 72
    canvas.fill((x, y, w, braid), "#7A5610")
    d = "".join(f"M{i * 24} 15l12 -11l12 11l-12 11Z" for i in range(3))
    lozenges = f'<path d="{d}" fill="#E8C15A" stroke="#5E410A" stroke-width="1.6"/>'
    n = 0.0
    while n < w:
        canvas.svg(lozenges, (x + n, y, 72, braid), "0 0 72 30")
        n += 72
    for ly in (y + 1, y + braid - 2):
        canvas.line((x, ly), (x + w, ly), "gold_bright", 2)


def medallion(canvas: Canvas, centre: Point, radius: float, seat: int, held: float = 0.0) -> None:
    """The next player's shield in a gilt ring; `held` 0-1 is how long it has been held already."""
    x, y = centre
    for step in range(9):  # a curtain must be there at once: discs are ten times as quick as a blurred shadow
        canvas.circle((x, y + radius * 0.07), radius * (1.13 - 0.016 * step), "#000000", opacity=0.085)
    for share, colour in ((1.0, "#5E410A"), (0.982, "gilt"), (0.92, "#7A5610")):
        canvas.circle(centre, radius * share, colour)
    ring(canvas, centre, radius * 0.88, radius * 0.071, "#4A3208", 1.0)
    if held > 0:
        ring(canvas, centre, radius * 0.88, radius * 0.054, "#FBE7A8", held)
    canvas.circle(centre, radius * 0.83, "gilt")
    d = canvas.px(radius * 1.625)

    def vellum() -> pygame.Surface:
        disc = svg.shape(f'<circle cx="{d / 2}" cy="{d / 2}" r="{d / 2}" fill="#FFFFFF"/>', d, d)
        return cut(texture(canvas, (d, d), "vellum", 2, 0.0), disc)
    canvas.centred(canvas.sprite(("medallion", d, canvas.theme), vellum), centre)
    canvas.circle(centre, radius * 0.76, None, "ink_soft", 1.4, 0.7)
    shield(canvas, seat, (x, y + radius * 0.018), radius * 0.94)


def ring(canvas: Canvas, centre: Point, radius: float, width: float, colour: str, share: float) -> None:
    """Part of a circle's line, from the top clockwise; progress of a hold."""
    steps = 240                                   # so that a growing ring makes a bounded number of sprites
    part = max(1, min(steps, round(share * steps)))
    end = -pi / 2 + tau * min(part, steps - 0.01) / steps
    r = radius
    size = r + width
    px, py = size + r * cos(end), size + r * sin(end)
    large = 1 if part * 2 > steps else 0
    body = (f'<path d="M{size:g} {size - r:g}A{r:g} {r:g} 0 {large} 1 {px:.3f} {py:.3f}" fill="none" '
            f'stroke="{canvas.theme.hex(colour)}" stroke-width="{width:g}" stroke-linecap="round"/>')
    canvas.svg(body, (centre[0] - size, centre[1] - size, 2 * size, 2 * size), f"0 0 {2 * size:g} {2 * size:g}")
