"""Skies, ridges and crowds behind a figure: full-bleed grounds of the enemy cards."""

from __future__ import annotations

import math

from .pen import INK, circle, flat, graver, hatch, num, path


def sky(top: str, bottom: str, to: float = 70, width: float = 100, height: float = 100, name: str = "sky") -> str:
    """A gradient ground over the whole sheet."""
    return (f'<defs><linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{num(to)}">'
            f'<stop offset="0%" stop-color="{top}"/><stop offset="100%" stop-color="{bottom}"/></linearGradient></defs>'
            f'<rect x="0" y="0" width="{num(width)}" height="{num(height)}" fill="url(#{name})" stroke="none"/>')


def engraved(y0: float, y1: float, lines: int, seed: int, width: float = 100, thick: float = 1.3, ink: str = INK, op: float = 0.5) -> str:
    """Broken horizontal cuts that thin out from y0 to y1."""
    hand, cuts = graver(seed), ""
    for i in range(lines):
        y = y0 + (y1 - y0) * i / lines
        x = hand.uniform(-20, 0)
        weight = thick * (1 - 0.75 * i / lines)
        while x < width:
            length = hand.uniform(12, 34)
            cuts += hatch(f"M{num(x)} {num(y)} Q{num(x + length / 2)} {num(y + hand.uniform(-0.5, 0.5))} {num(x + length)} {num(y)}", weight, ink, op)
            x += length + hand.uniform(1, 5 + i * 0.9)
    return cuts


def sun(x: float, y: float, r: float, fill: str, rays: int = 0, ray: str = INK) -> str:
    """A disc, with cut rays if wanted."""
    cuts = ""
    for i in range(rays):
        a = math.tau * i / rays
        reach = r * (1.9 if i % 2 else 1.5)
        cuts += f"M{num(x + r * 1.15 * math.cos(a))} {num(y + r * 1.15 * math.sin(a))} L{num(x + reach * math.cos(a))} {num(y + reach * math.sin(a))} "
    return (hatch(cuts, 1.2, ray, 0.8) if rays else "") + circle(x, y, r, fill, 1.6)


def ridge(points: str, fill: str, sw: float = 2) -> str:
    """A far line of hills, closed below the sheet."""
    return path(f"M-4 104 L{points} L104 104 Z", fill, sw)


def silhouette(d: str, fill: str, op: float = 1) -> str:
    """Dark figures in the distance."""
    return flat(d, fill, op)
