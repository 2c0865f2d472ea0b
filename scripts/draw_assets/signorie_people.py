"""Pawns of Signorie by shape: broad shoulders, a bell, a veil, the lord's cap. Beige wood takes a seat's colour."""

from __future__ import annotations

from .pen import GOLD, INK, PAPER, RED, circle, flat, hatch, path, sheet

WOOD = "#D8C49A"
SHOULDERS = "M11 50 C24 38 76 38 89 50 L74 95 H26 Z"
BELL = "M37 42 H63 C66 58 92 68 92 95 H8 C8 68 34 58 37 42 Z"


def man() -> str:
    """Shoulders wider than the feet."""
    light = flat("M19 51 C30 44 40 43 47 43 L45 47 C36 48 28 50 22 56 Z", "#FFFFFF", 0.45)
    shade = hatch("M80 52 Q74 74 68 92 M72 54 Q68 76 63 92 M64 58 Q62 78 57 92", 3)
    return sheet(path(SHOULDERS, WOOD, 5.5) + circle(50, 21, 15.5, WOOD, 5.5) + light + shade + flat("M40 15 C43 10 48 9 51 9 L49 14 C45 14 43 16 41 19 Z", "#FFFFFF", 0.5), 100, 100, 4)


def woman() -> str:
    """A bell-shaped gown."""
    shade = hatch("M68 66 Q80 74 82 91 M62 62 Q73 74 74 91 M56 60 Q64 74 65 91", 3)
    light = flat("M38 50 C36 62 20 70 16 88 C22 74 36 66 41 52 Z", "#FFFFFF", 0.5)
    return sheet(path(BELL, WOOD, 5.5) + path("M36 52 H64", None, 4.5) + circle(50, 21, 15.5, WOOD, 5.5) + light + shade, 100, 100, 4)


def bride() -> str:
    """A white gown under a long veil."""
    veil = path("M50 3 C28 3 30 26 26 44 C23 58 12 66 6 78 L18 76 L22 84 L34 60 H66 L78 84 L82 76 L94 78 C88 66 77 58 74 44 C70 26 72 3 50 3 Z", "#EFE6CF", 4.5)
    gown = path("M38 44 H62 C65 58 84 70 84 95 H16 C16 70 35 58 38 44 Z", PAPER, 5)
    face = circle(50, 24, 12.5, PAPER, 4.5)
    flowers = "".join(circle(x, y, 3.4, RED, 1.8) for x, y in ((43, 62), (50, 65), (57, 62)))
    return sheet(veil + gown + face + flowers + hatch("M68 70 Q75 78 76 91 M61 72 Q67 80 67 92", 2.8), 100, 100, 4)


def lord() -> str:
    """The head of the family with cap and chain."""
    body = path("M8 96 C8 66 22 52 40 50 H60 C78 52 92 66 92 96 Z", GOLD, 5)
    chain = path("M30 54 C34 74 66 74 70 54", None, 4) + circle(50, 74, 6, RED, 3)
    cap = path("M24 26 C22 4 78 4 76 26 C60 20 40 20 24 26 Z", INK, 3) + path("M22 27 C40 20 60 20 78 27 L76 33 C60 27 40 27 24 33 Z", RED, 3)
    return sheet(body + chain + circle(50, 33, 15.5, "#E9C8A0", 5) + cap + hatch("M78 66 Q84 78 85 92 M70 64 Q76 78 77 92", 3), 100, 100, 4)


def people() -> dict[str, str]:
    """Documents by pawn."""
    return {draw.__name__: draw() for draw in (man, woman, bride, lord)}
