"""Soft shadows and glows as nine-patches: blurred once, small, and stretched from then on."""

from __future__ import annotations

import pygame

from kingsburg_table.table.draw import shape, svg
from kingsburg_table.table.draw.canvas import Canvas, Rect
from kingsburg_table.table.draw.ground import premultiplied
from kingsburg_table.table.draw.patch import draw_patch
from kingsburg_table.table.theme import RGBA, Colour


def _soft(w: int, h: int, radius: int, sigma: int, colour: RGBA) -> pygame.Surface:
    """A blurred rounded rectangle of w x h with 2 sigma of room around."""
    room = 2 * sigma
    body = shape.rrect_body(w, h, radius, (255, 255, 255, 255), None, 0)
    out = pygame.Surface((w + 2 * room, h + 2 * room), pygame.SRCALPHA)
    out.blit(svg.shape(body, w, h), (room, room), special_flags=pygame.BLEND_PREMULTIPLIED)
    out = pygame.transform.gaussian_blur(out, sigma)
    out.fill(premultiplied(colour), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def soft(canvas: Canvas, rect: Rect, radius: float, blur: float, colour: Colour, opacity: float = 1.0,
         grow: float = 0.0, hollow: bool = True) -> None:
    """A blurred rounded rectangle; hollow leaves out the middle, which something else covers."""
    x, y, w, h = rect
    box = canvas.box((x - grow, y - grow, w + 2 * grow, h + 2 * grow))
    if box.w <= 0 or box.h <= 0:
        return
    sigma = canvas.px(blur * 0.6, 1)
    rad = min(canvas.px(radius + grow), box.w // 2, box.h // 2)
    rgba = canvas.colour(colour, opacity)
    margin = 4 * sigma + rad + 1
    spread = box.inflate(4 * sigma, 4 * sigma)
    if spread.w <= 2 * margin or spread.h <= 2 * margin:
        exact = canvas.sprite(("soft", box.size, rad, sigma, rgba), lambda: _soft(box.w, box.h, rad, sigma, rgba))
        canvas.put(exact, spread.x, spread.y)
        return
    key, side = ("soft9", rad, sigma, rgba), 2 * margin + 1 - 4 * sigma
    source = canvas.sprite(key, lambda: _soft(side, side, rad, sigma, rgba))
    draw_patch(canvas, key, source, margin, spread, hollow)


def shadow(canvas: Canvas, rect: Rect, radius: float = 8, blur: float = 10, alpha: int = 120, dy: float = 4,
           hollow: bool = True) -> None:
    """What a thing lying on the table throws; nothing in high contrast."""
    if canvas.theme.high_contrast:
        return
    x, y, w, h = rect
    soft(canvas, (x, y + dy, w, h), radius, blur, (0, 0, 0, alpha), hollow=hollow)


def glow(canvas: Canvas, rect: Rect, colour: Colour = "gold_lit", radius: float = 8, blur: float = 9,
         alpha: int = 230, grow: float = 3, hollow: bool = True) -> None:
    """Light around a thing; in high contrast a thick dashed line instead."""
    if canvas.theme.high_contrast:
        dashed_edge(canvas, rect, radius)
        return
    rgb = canvas.theme.rgba(colour)[:3]
    soft(canvas, rect, radius, blur, (*rgb, alpha), grow=grow, hollow=hollow)


def dashed_edge(canvas: Canvas, rect: Rect, radius: float) -> None:
    """Four pixels of dashed ink on white, around a rectangle."""
    x, y, w, h = rect
    out = (x - 5, y - 5, w + 10, h + 10)
    canvas.rrect(out, radius + 5, None, "#FFFFFF", 5)
    canvas.rrect(out, radius + 5, None, "#000000", 4, dash=(10, 6))


def inner_shadow(canvas: Canvas, rect: Rect, radius: float = 8, depth: float = 8, alpha: int = 60) -> None:
    """Darkened rim of something sunk into the table (cloth, tray)."""
    if canvas.theme.high_contrast:
        return
    box = canvas.box(rect)
    deep, rad = canvas.px(depth, 2), min(canvas.px(radius), box.w // 2, box.h // 2)
    margin = deep * 2 + rad + 1
    if box.w <= 2 * margin or box.h <= 2 * margin:
        small = canvas.sprite(("inner", box.size, rad, deep, alpha), lambda: _hollowed(box.w, box.h, rad, deep, alpha))
        canvas.put(small, box.x, box.y)
        return
    key, side = ("inner9", rad, deep, alpha), 2 * margin + 1
    source = canvas.sprite(key, lambda: _hollowed(side, side, rad, deep, alpha))
    draw_patch(canvas, key, source, margin, box, hollow=True)


def _hollowed(w: int, h: int, radius: int, depth: int, alpha: int) -> pygame.Surface:
    mask = svg.shape(shape.rrect_body(w, h, radius, (255, 255, 255, 255), None, 0), w, h)
    hole = pygame.Surface((w + 4 * depth, h + 4 * depth), pygame.SRCALPHA)
    hole.fill((255, 255, 255, 255))
    hole.fill((0, 0, 0, 0), (2 * depth + depth // 3, 2 * depth + depth // 2, w - depth // 3 * 2, h - depth // 2))
    hole = pygame.transform.gaussian_blur(hole, max(1, depth // 2))
    mask.blit(hole, (-2 * depth, -2 * depth), special_flags=pygame.BLEND_RGBA_MULT)
    mask.fill((0, 0, 0, alpha * 2 if alpha < 128 else 255), special_flags=pygame.BLEND_RGBA_MULT)
    return mask
