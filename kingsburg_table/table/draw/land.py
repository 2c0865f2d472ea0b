"""Hatches of land: thin cuts that tell eight kinds of ground apart without their colours."""

from __future__ import annotations

from typing import Final

import pygame

from kingsburg_table.table.draw import svg
from kingsburg_table.table.theme import RGBA

LAND: Final = ("lattice", "bricks", "waves", "sprouts", "chips", "boards", "reeds", "falling")


def tile(kind: str, colour: RGBA, s: int) -> pygame.Surface:
    """A piece of hatch 4 steps wide and high that repeats without a seam; s is the step in real pixels."""
    side = 4 * s
    line = max(1.0, s * 0.19)
    body = (f'<path d="{_cuts(kind, s, side)}" fill="none" {svg.paint("stroke", colour)} stroke-width="{line:g}" '
            f'stroke-linecap="round" stroke-linejoin="round"/>')
    return svg.shape(body, side, side)


def _cuts(kind: str, s: float, side: float) -> str:
    far = side + s
    if kind == "lattice":
        return "".join(f"M{i * s:g} {-s:g}l{far + s:g} {far + s:g}M{i * s:g} {-s:g}l{-far - s:g} {far + s:g}"
                       for i in range(-6, 12, 2))
    if kind == "falling":
        return "".join(f"M{i * s:g} {-s:g}l{far + s:g} {far + s:g}" for i in range(-6, 6))
    if kind == "boards":
        return "".join(f"M{-s:g} {(i + 0.5) * s:g}H{far:g}" for i in range(4))
    if kind == "reeds":
        return "".join(f"M{(i + 0.5) * s:g} {-s:g}V{far:g}" for i in range(4))
    if kind == "bricks":
        half, top = side / 2, s * 0.5
        rows = "".join(f"M{-s:g} {top + i * half:g}H{far:g}" for i in range(2))
        joints = ((0.25, top), (0.75, top - half), (0.75, top + half))
        return rows + "".join(f"M{side * x:g} {y:g}v{half:g}" for x, y in joints)
    if kind == "waves":
        wave = f"q{s / 2:g} {-s * 0.62:g} {s:g} 0q{s / 2:g} {s * 0.62:g} {s:g} 0"
        return "".join(f"M{-2 * s:g} {(i + 0.5) * s * 4 / 3:g}{wave * 4}" for i in range(3))
    if kind == "sprouts":
        mark = f"l{s * 0.42:g} {-s * 0.62:g}l{s * 0.42:g} {s * 0.62:g}"
        return "".join(f"M{(i + 0.1) * s * 4 / 3 + (j % 2) * s * 2 / 3:g} {(j + 0.85) * s:g}{mark}"
                       for j in range(4) for i in range(-1, 3))
    spots = ((0.3, 0.4, 0.7, 0.2), (2.0, 0.6, 0.5, -0.5), (3.1, 1.2, 0.6, 0.4), (0.9, 1.6, 0.6, -0.3),
             (1.9, 2.2, 0.7, 0.3), (0.2, 2.7, 0.5, 0.5), (3.0, 2.8, 0.6, -0.4), (1.3, 3.4, 0.7, 0.1))
    return "".join(f"M{x * s:g} {y * s:g}l{dx * s:g} {dy * s:g}" for x, y, dx, dy in spots)
