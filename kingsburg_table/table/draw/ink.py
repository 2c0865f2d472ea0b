"""Letters: measuring, wrapping and rendering of plain text, in real pixels."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from kingsburg_table.table.theme import RGBA, font_path

HALVED_BELOW: Final = 28
"""Smaller text is rendered at double size and halved once: hinted small letters space unevenly."""

LEAD: Final = 1.3
MOST_FONTS: Final = 32  #: sizes of faces that are kept


@cache
def _letters(face: str) -> bytes:
    return Path(font_path(face)).read_bytes()


@lru_cache(maxsize=MOST_FONTS)
def font(face: str, px: int) -> pygame.font.Font:
    """A face at a size, from one copy of its file in memory: no file stays open."""
    return pygame.font.Font(BytesIO(_letters(face)), px)


def _render_px(px: int) -> tuple[int, int]:
    return (2 * px, 2) if px < HALVED_BELOW else (px, 1)


@lru_cache(maxsize=512)
def cap_height(face: str, px: int) -> float:
    """Height of a capital letter: the measure text is centred on."""
    size, k = _render_px(px)
    metrics = font(face, size).metrics("H")[0]
    return (metrics[3] if metrics else size * 0.7) / k


@lru_cache(maxsize=512)
def ascent(face: str, px: int) -> int:
    """Rows of a rendered line above its baseline."""
    size, k = _render_px(px)
    return -(-font(face, size).get_ascent() // k)


@lru_cache(maxsize=512)
def line_height(face: str, px: int) -> int:
    """Rows of one rendered line."""
    size, k = _render_px(px)
    f = font(face, size)
    return ascent(face, px) + -(-(f.get_height() - f.get_ascent()) // k)


@lru_cache(maxsize=8192)
def width(text: str, face: str, px: int, track: float = 0.0) -> int:
    """Real pixels a line takes; track is the extra space between letters in pixels."""
    if not text:
        return 0
    size, k = _render_px(px)
    f = font(face, size)
    wide = sum(f.size(c)[0] for c in text) + track * k * (len(text) - 1) if track else f.size(text)[0]
    return int(-(-wide // k))


def render(text: str, face: str, px: int, colour: RGBA, track: float = 0.0) -> pygame.Surface:
    """One line as a sprite; its baseline lies `ascent` rows below the top."""
    size, k = _render_px(px)
    f = font(face, size)
    rgb = colour[:3]
    if not width(text, face, px):        # a text of signs without width: SDL refuses to render it
        return pygame.Surface((1, line_height(face, px)), pygame.SRCALPHA)
    line = _tracked(f, text, rgb, track * k) if track else f.render(text, True, rgb)
    line = line.convert_alpha().premul_alpha()
    if k == 2:
        wide = (max(1, width(text, face, px, track)) * 2, line_height(face, px) * 2)
        canvas = pygame.Surface(wide, pygame.SRCALPHA)
        canvas.blit(line, (0, 2 * ascent(face, px) - f.get_ascent()), special_flags=pygame.BLEND_PREMULTIPLIED)
        line = pygame.transform.smoothscale(canvas, (wide[0] // 2, wide[1] // 2))
    if colour[3] < 255:
        line.fill((colour[3],) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    return line


def _tracked(f: pygame.font.Font, text: str, rgb: Sequence[int], track: float) -> pygame.Surface:
    wide = sum(f.size(c)[0] for c in text) + track * (len(text) - 1)
    out = pygame.Surface((max(1, round(wide)), f.get_height()), pygame.SRCALPHA)
    x = 0.0
    for letter in text:
        out.blit(f.render(letter, True, tuple(rgb)), (round(x), 0))
        x += f.size(letter)[0] + track
    return out
