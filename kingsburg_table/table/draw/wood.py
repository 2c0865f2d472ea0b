"""Walnut and oak, cloth and felt: what the papers lie on."""

from __future__ import annotations

import pygame

from kingsburg_table.table.draw import grain
from kingsburg_table.table.draw.canvas import Canvas, Rect
from kingsburg_table.table.draw.paper import cut, round_mask
from kingsburg_table.table.draw.shade import inner_shadow, shadow
from kingsburg_table.table.theme import Colour, mix

TABLE_WOOD = "#54371F"
BAR_WOOD = "#482F1B"
TRAY_WOOD = "#603E22"
BUTTON_WOOD = "#684426"


def _lit(base: str) -> tuple[int, int, int]:
    value = mix(base, "#BE824B", 0.17)
    return (int(value[1:3], 16), int(value[3:5], 16), int(value[5:7], 16))


def boards(canvas: Canvas, rect: Rect, base: Colour = TABLE_WOOD, seed: int = 1) -> None:
    """Wood laid straight onto the canvas, square corners: for table top and bars of a base layer."""
    box = canvas.box(rect)
    if canvas.theme.high_contrast:
        canvas.surface.fill(canvas.theme.rgba("walnut")[:3], box)
        return
    canvas.surface.fill(_lit(canvas.theme.hex(base)), box)
    grain.multiply(canvas.surface, box, grain.tile(canvas.sprites, grain.WOOD, canvas.scale), seed)


def table_top(canvas: Canvas, rect: Rect, plank: float = 154) -> None:
    """The empty table: planks with joints, in a pool of lamp light."""
    x, y, w, h = rect
    if canvas.theme.high_contrast:
        canvas.fill(rect, "walnut")
        return
    top, i = y, 0
    while top < y + h:
        high = min(plank, y + h - top)
        boards(canvas, (x, top, w, high), TABLE_WOOD, 3 + i * 5)
        if i:
            canvas.fill((x, top, w, 1.5), mix(TABLE_WOOD, "#000000", 0.62))
            canvas.fill((x, top + 1.5, w, 1), mix(TABLE_WOOD, "#D2A064", 0.18))
        top, i = top + plank, i + 1
    box = canvas.box(rect)
    canvas.surface.blit(_lamp(box.size), box, special_flags=pygame.BLEND_RGB_MULT)


def _lamp(size: tuple[int, int]) -> pygame.Surface:
    small = pygame.Surface((64, 36), depth=24)
    small.fill((138, 132, 128))
    pygame.draw.ellipse(small, (255, 250, 240), (8, 2, 46, 30))
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, 9), size)


def bar(canvas: Canvas, rect: Rect, seed: int = 11, edge: str = "bottom") -> None:
    """Ribbon and scroll: dark wood with a double gilt line on one edge."""
    x, y, w, h = rect
    shadow(canvas, rect, 0, 12, 200, 4 if edge == "bottom" else -4, hollow=False)
    boards(canvas, rect, BAR_WOOD, seed)
    if not canvas.theme.high_contrast:
        canvas.fill(rect, (0, 0, 0, 40))
    first, second = (y + h - 1, y + h - 4) if edge == "bottom" else (y + 1, y + 4)
    canvas.line((x, first), (x + w, first), "gilt", 1.4)
    canvas.line((x, second), (x + w, second), "gilt", 1, 0.35)


def _block(canvas: Canvas, rect: Rect, base: Colour, radius: float, material: grain.Material, seed: int) -> None:
    """A rounded piece of wood or cloth from the cache."""
    box, rad = canvas.box(rect), canvas.px(radius)
    wood = material is grain.WOOD
    rgb = canvas.theme.rgba(base)[:3]
    if wood and canvas.theme.textures:
        rgb = _lit(canvas.theme.hex(base))

    def make() -> pygame.Surface:
        out = pygame.Surface(box.size).convert()
        out.fill(rgb)
        if canvas.theme.textures:
            grain.multiply(out, out.get_rect(), grain.tile(canvas.sprites, material, canvas.scale), seed)
        return cut(out, round_mask(box.w, box.h, rad)) if rad else out
    if box.w > 0 and box.h > 0:
        key = (material.name, box.size, rgb, rad, seed, canvas.scale, canvas.theme.textures)
        canvas.put(canvas.sprite(key, make), box.x, box.y)


def plank(canvas: Canvas, rect: Rect, base: Colour = BUTTON_WOOD, radius: float = 9, seed: int = 1, lift: int = 150,
          blur: float = 5) -> None:
    """A bevelled piece of wood: button, tray, frame."""
    x, y, w, h = rect
    if lift:
        shadow(canvas, rect, radius, blur, lift, blur * 0.6)
    _block(canvas, rect, "walnut" if canvas.theme.high_contrast else base, radius, grain.WOOD, seed)
    canvas.rrect(rect, radius, None, "walnut_deep" if canvas.theme.textures else "#FFFFFF", 1.5)
    if canvas.theme.textures:
        canvas.rrect((x + 1.5, y + 1.5, w - 3, h - 3), radius - 1, None, "#FFE2AA50", 1)


def cloth(canvas: Canvas, rect: Rect, radius: float = 9, base: Colour = "cloth", seed: int = 9, gilt: bool = True,
          lift: int = 170) -> None:
    """Dark cloth with a gilt border: lit cards glow on it."""
    x, y, w, h = rect
    if lift:
        shadow(canvas, rect, radius, 12, lift, 6)
    _block(canvas, rect, base, radius, grain.FELT, seed)
    inner_shadow(canvas, rect, radius, 8, 52)
    canvas.rrect(rect, radius, None, "ink", 1.5)
    if gilt:
        canvas.rrect((x + 4, y + 4, w - 8, h - 8), max(0, radius - 3), None,
                     mix(canvas.theme.hex("gilt"), canvas.theme.hex("ink"), 0.25), 1.4)


def felt(canvas: Canvas, rect: Rect, radius: float = 8, base: Colour = "felt") -> None:
    """The lining of a tray, sunk into its wood."""
    _block(canvas, rect, base, radius, grain.FELT, 3)
    inner_shadow(canvas, rect, radius, 7, 66)
    canvas.rrect(rect, radius, None, "ink", 1.2)


def tray(canvas: Canvas, rect: Rect, rim: float = 11, below: float = 0.0) -> tuple[float, float, float, float]:
    """A wooden tray lined with felt; `below` units of wood stay free under the felt. Returns the felt's rectangle."""
    x, y, w, h = rect
    plank(canvas, rect, TRAY_WOOD, 12, 5, 170, 12)
    inner = (x + rim, y + rim, w - 2 * rim, h - 2 * rim - below)
    felt(canvas, inner)
    return inner
