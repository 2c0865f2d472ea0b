"""Shields of the six great houses, told apart by their charge alone, and the back of an alliance token."""

from __future__ import annotations

from .pen import INK, circle, flat, hatch, path, sheet

OUTLINE = "M5 4 Q28 9 50 3 Q72 9 95 4 V58 C95 90 72 106 50 117 C28 106 5 90 5 58 Z"
SILVER, RED, BLUE, GREEN, GOLD, ORANGE = "#F4ECD6", "#A9302A", "#2F5E9E", "#4E8B57", "#D9A93C", "#D07A34"


def _shield(ground: str, charge: str) -> str:
    """A field, its charge, some light and the contour, on 100 by 120."""
    light = flat("M14 13 Q30 15 44 11 L40 20 Q26 23 15 22 Z", "#FFFFFF", 0.35)
    shade = hatch("M84 40 Q86 66 74 88 M78 50 Q79 70 69 90 M90 34 Q92 60 84 76", 2.4, INK, 0.35)
    return sheet(path(OUTLINE, ground, 0) + charge + light + shade + path(OUTLINE, None, 7), 100, 120, 3)


def medici() -> str:
    """Five balls."""
    balls = "".join(circle(x, y, 11.5, RED, 3.4) for x, y in ((28, 33), (72, 33), (28, 63), (72, 63), (50, 91)))
    return _shield(GOLD, balls)


def sforza() -> str:
    """A bend from shoulder to hip."""
    return _shield(BLUE, path("M7 25 L27 8 L92 71 L77 93 Z", SILVER, 3.4))


def este() -> str:
    """A cross on white."""
    return _shield(SILVER, path("M40 6 H60 V42 H94 V62 H60 V112 L50 116 L40 112 V62 H6 V42 H40 Z", BLUE, 3.4))


def gonzaga() -> str:
    """A chevron."""
    return _shield(RED, path("M9 76 L50 34 L91 76 L80 97 L50 64 L20 97 Z", SILVER, 3.4))


def borgia() -> str:
    """A fess with a bar beneath."""
    return _shield(GREEN, path("M6 36 H94 V58 H6 Z", SILVER, 3.4) + path("M11 76 H89 L83 87 H17 Z", SILVER, 3))


def aragona() -> str:
    """Upright pales."""
    return _shield(ORANGE, path("M20 7 H35 V106 L20 95 Z M65 7 H80 V95 L65 106 Z", "#F7E3A4", 3.2) + path("M44 5 H56 V114 L50 116 L44 114 Z", "#F7E3A4", 3.2))


def back() -> str:
    """The neutral back: a small shield within the shield."""
    inner = path("M27 30 Q50 35 73 30 V58 C73 76 62 86 50 92 C38 86 27 76 27 58 Z", "#D2BC8E", 4)
    return _shield("#B1966A", inner + path("M50 44 V74 M36 58 H64", None, 6, "#7A6038"))


def houses() -> dict[str, str]:
    """Documents by house."""
    return {draw.__name__: draw() for draw in (medici, sforza, este, gonzaga, borgia, aragona, back)}
