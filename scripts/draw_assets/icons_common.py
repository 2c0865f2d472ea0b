"""Icons of counters, verbs, turn and arrows on the 24-unit grid."""

from __future__ import annotations

import math

from .pen import GOLD_L, INK, PAPER, circle, detail, ellipse, flat, path, place, rect

GOLD, WOOD, WOOD_L, STONE, STONE_L, STONE_D = "#E3B341", "#A8703A", "#D9AE74", "#B4B0A6", "#DDD8CB", "#8D887E"
STEEL, RED, GREEN, BLUE, PURPLE = "#B9BFC6", "#B8473A", "#7FA65C", "#4A76A3", "#6E4A9E"
SHEET, BEIGE, LEATHER = "#F3E3BC", "#D8C49A", "#C08A4E"
CUBE = "M12 2 L20.7 6.8 V17 L12 22 L3.3 17 V6.8 Z"
HEX = "M12 2 L20.6 7 V17 L12 22 L3.4 17 V7 Z"
SHIELD = "M3.5 2.8 H20.5 V11.5 C20.5 17 16.4 20.2 12 22.2 C7.6 20.2 3.5 17 3.5 11.5 Z"
QUESTION = "M8.9 9.6 C8.9 5.4 15.3 5.6 15.1 9.8 C15 12.2 12 12.2 12 14.6"
CHECK = "M7.9 12.4 L10.8 15.2 L16.2 8.6"


def pips(points: tuple[tuple[float, float], ...], radius: float = 1.8) -> str:
    """Solid dots."""
    return "".join(circle(x, y, radius, INK, 0) for x, y in points)


def leaf(x: float, y: float, turn: float, length: float, width: float, fill: str, sw: float = 0.9) -> str:
    """A pointed leaf growing from x, y."""
    half = length / 2
    d = f"M0 0 C{-width} {-half * 0.6} {-width} {-half * 1.4} 0 {-length} C{width} {-half * 1.4} {width} {-half * 0.6} 0 0 Z"
    return path(place(d, x, y, 1, turn), fill, sw)


def _laurel() -> str:
    out = path("M11.2 22 C3.6 20.4 .9 12.4 5.4 4.6 M12.8 22 C20.4 20.4 23.1 12.4 18.6 4.6", None, 1.3)
    for side in (1, -1):
        for i, (x, y, turn) in enumerate(((5.2, 5.6, 26), (3.2, 10.2, -6), (3.2, 14.8, -30), (5.4, 18.8, -58),
                                          (3.6, 10.4, 52), (3, 14.6, 40), (4.6, 18.2, 24), (8.4, 21.2, 6))):
            length, width = (5.6, 2.7) if i < 4 else (5.4, 2.4)
            out += leaf(x if side == 1 else 24 - x, y, turn * side, length, width, GOLD, 1)
    return out


def _wax(fill: str) -> str:
    return path("M12 1.8 C15 1.2 17 3.4 19 4.6 C21.6 6.2 21.2 8.8 22 11.6 C22.6 14.6 20.6 16.6 19.2 18.8 C17.2 21.8 14.6 21.2 12 22 "
                "C9 22.4 6.8 20.4 4.8 19 C2.2 17.2 2.8 14.8 2 12 C1.6 9 3.4 7.2 4.8 5 C6.8 2.2 9.4 2.6 12 1.8 Z", fill)


def _gear() -> str:
    points = []
    for i in range(8):
        for offset, radius in ((-0.27, 7.3), (-0.17, 10.2), (0.17, 10.2), (0.27, 7.3)):
            angle = i * math.pi / 4 + offset
            points.append(f"{12 + radius * math.cos(angle):.2f} {12 + radius * math.sin(angle):.2f}")
    return path("M" + " L".join(points) + " Z", STEEL) + circle(12, 12, 3.2, PAPER)


COUNTERS = {
    "gold": circle(12, 12, 10, GOLD) + flat("M6.2 16.6 L5.2 8.4 L9.1 11.3 L12 6.2 L14.9 11.3 L18.8 8.4 L17.8 16.6 Z", INK)
    + detail(path("M4.6 9.4 A8 8 0 0 1 9.4 4.6", None, 1.4, "#FFF4CF") + path("M17.4 18.2 l1.4 -1.2 M16 19.2 l1.2 -1")),
    "wood": path("M7 4.6 H19 C21.4 4.6 22.4 8 22.4 12 C22.4 16 21.4 19.4 19 19.4 H7", WOOD) + ellipse(6.6, 12, 4.9, 7.4, WOOD_L)
    + ellipse(6.6, 12, 1.7, 3, None, 1.4) + detail(path("M13 7.6 H18.4 M13.8 10.4 H20.4 M13.4 13.6 H19.4 M13 16.4 H18.4")),
    "stone": path("M2 8.6 L10.4 4 L22 7 V16.6 L13.4 21.2 L2 17.8 Z", STONE) + path("M2 8.6 L10.4 4 L22 7 L13.4 11.6 Z", STONE_L, 1.8)
    + path("M13.4 11.6 L22 7 V16.6 L13.4 21.2 Z", STONE_D, 1.8)
    + detail(path("M4.4 12 l3 .8 M8 15.4 l3 .8 M4 15.6 l1.8 .5 M15.6 13 l4 -2.1 M15.6 15.4 l4 -2.1 M15.6 17.8 l4 -2.1")),
    "goods": path(CUBE, PAPER, 0) + flat("M12 2 L20.7 6.8 L12 11.7 L3.3 6.8 Z", GOLD) + flat("M3.3 6.8 L12 11.7 V22 L3.3 17 Z", WOOD_L)
    + flat("M20.7 6.8 L12 11.7 V22 L20.7 17 Z", STONE) + path(CUBE) + path("M3.3 6.8 L5.6 8.1 M20.7 6.8 L18.4 8.1 M12 22 V20.8", None, 1.6)
    + path("M8.6 9.4 C8.6 4.8 15.6 5 15.4 9.6 C15.2 12.2 12 12.2 12 14.8 M12 18.1 V18.2", None, 5.2, PAPER)
    + path("M8.6 9.4 C8.6 4.8 15.6 5 15.4 9.6 C15.2 12.2 12 12.2 12 14.8 M12 18.1 V18.2", None, 2.5),
    "soldiers": path("M4 19.4 V11 C4 5.6 7.4 2.2 12 2.2 C16.6 2.2 20 5.6 20 11 V19.4 L14.6 22 H9.4 Z", STEEL)
    + flat("M6.2 10 C8.4 9.2 10.4 9.8 12 11 C13.6 9.8 15.6 9.2 17.8 10 V13.4 H13.5 V21.8 H10.5 V13.4 H6.2 Z", INK)
    + detail(path("M12 3.4 V8.4 M16 16 V20 M17.8 16 V19 M14.8 4.4 C16.6 5.4 17.6 6.8 18 8.4")),
    "strength": path(SHIELD, STEEL) + path("M12 4.4 L14.1 7.2 V13.4 H9.9 V7.2 Z", PAPER, 1.3) + path("M8.2 14 H15.8 M12 14 V18.4", None, 2.2),
    "points": _laurel(),
    "tokens": circle(12, 12, 9.4, PAPER, 3.6, PURPLE) + circle(12, 12, 10.9, None, 1.2)
    + path("M5.6 12.4 H10.2 M7.9 10.1 V14.7", None, 1.9)
    + path("M12.8 10 C12.8 6.8 17.8 6.8 17.8 9.8 C17.8 12 14 13.4 12.8 16 H18.2", None, 2),
    "die": rect(2.8, 2.8, 18.4, 18.4, RED, 2, 4.2) + "".join(circle(x, y, 2.1, PAPER, 0) + circle(x, y, 1.75, INK, 0)
                                                        for x, y in ((7.6, 7.6), (16.4, 7.6), (12, 12), (7.6, 16.4), (16.4, 16.4))),
    "white_die": rect(2.2, 7.6, 14.2, 14.2, PAPER, 2, 3.4) + pips(((6, 11.4), (9.3, 14.7), (12.6, 18)), 1.6) + path("M19 1.8 V8.8 M15.5 5.3 H22.5", None, 2.4),
    "card": rect(4.8, 2.2, 14.4, 19.6, SHEET, 2, 2.2) + path("M8.4 6.8 H15.6 M8.4 17.4 H13", None, 1.6) + flat("M12 8.8 L15.2 12 L12 15.2 L8.8 12 Z", INK),
    "card_back": rect(4.8, 2.2, 14.4, 19.6, "#A85843", 2, 2.2) + rect(7.5, 5, 9, 14, None, 1.2) + path("M7.5 12 L12 5 L16.5 12 L12 19 Z", None, 1.2),
    "tile": path(HEX, "#C8B98C") + path("M8 16.6 V11.4 L12 7.8 L16 11.4 V16.6 Z", PAPER, 1.7),
    "cube": path(CUBE, "#C98B4A") + flat("M20.7 6.8 L12 11.7 V22 L20.7 17 Z", "#9A6530") + path("M3.3 6.8 L12 11.7 L20.7 6.8 M12 11.7 V22") + path(CUBE)
    + detail(path("M13.8 13 V18.8 M15.6 12 V17.8 M17.4 11 V16.8")),
    "worker": circle(12, 5.4, 3.6, BEIGE) + path("M9.6 9.4 C5.5 10.2 3.4 12 2.8 15 C4.8 15.7 6.4 15.4 7.6 14.8 L5.2 21.8 H10.2 L12 17.6 L13.8 21.8 H18.8 "
                                                 "L16.4 14.8 C17.6 15.4 19.2 15.7 21.2 15 C20.6 12 18.5 10.2 14.4 9.4 Z", BEIGE),
}

VERBS = {
    "play": path("M6.2 3.2 L20.4 12 L6.2 20.8 Z", GOLD_L),
    "exchange": path("M3 8 H18 M14 3.6 L18.8 8 L14 12.4 M21 16.4 H6 M10 12 L5.2 16.4 L10 20.8"),
    "draw": rect(2.6, 8.2, 11.6, 13.6, SHEET, 2, 1.8) + path("M18.6 15 V3.4 M14.8 6.8 L18.6 2.8 L22.4 6.8"),
    "take": path("M12 2.6 V14 M7.4 9.8 L12 14.4 L16.6 9.8") + path("M2.8 14 V20.8 H21.2 V14"),
    "place": path("M12 2 V12.6 M7.9 8.9 L12 13 L16.1 8.9") + path("M5.2 16 C3.2 16.8 2.4 17.6 2.4 18.4 C2.4 20 5 21.2 8.4 21.8 "
                                                                "M12 22.2 C17.4 22.2 21.6 20.6 21.6 18.4 C21.6 17.6 20.8 16.8 18.8 16"),
    "build": path("M12.2 10.6 L18.8 20.8", None, 4.6) + path("M12.2 10.6 L18.8 20.8", None, 1.8, LEATHER)
    + path("M2.6 7.6 L9.4 2.2 L17 6 L13.8 11.4 L10 9.4 L6.4 12.4 Z", STEEL),
    "pay": circle(9.2, 9.2, 7.2, GOLD) + path("M9.2 6 V12.4") + path("M14 19.4 H22 M18.8 16 L22.4 19.4 L18.8 22.8"),
    "gain": path("M8.2 2.4 H15.8 V8.2 H21.6 V15.8 H15.8 V21.6 H8.2 V15.8 H2.4 V8.2 H8.2 Z", "#8FC08A"),
    "lose": path("M2.4 8.2 H21.6 V15.8 H2.4 Z", "#D98476"),
    "score": path("M12 1.8 L15 8.5 L22.2 9.2 L16.8 14.1 L18.3 21.2 L12 17.5 L5.7 21.2 L7.2 14.1 L1.8 9.2 L9 8.5 Z", GOLD),
    "pass": path("M3 12 H14 M10 7 L15 12 L10 17") + path("M20 4 V20", None, 2.8),
    "roll": path("M2.6 11.6 L14 8.6 C15.4 8.3 16.3 8.8 16.6 10 L19 19 C19.3 20.3 18.7 21.2 17.5 21.5 L7.6 22.4 C6.4 22.5 5.6 22 5.2 20.8 Z", PAPER)
    + pips(((7.4, 13.8), (11.2, 15.8), (14.9, 17.8)), 1.5) + path("M12.6 2.8 C16.6 1.6 20.4 4 20.8 8.4 M23 6 L20.9 9 L17.9 6.9"),
}

TURN = {
    "undo": path("M8.5 3.6 L3.2 8.9 L8.5 14.2 M3.8 8.9 H14.5 C18.7 8.9 21.2 11.4 21.2 14.9 C21.2 18.4 18.7 20.6 14.5 20.6 H9"),
    "redo": path("M15.5 3.6 L20.8 8.9 L15.5 14.2 M20.2 8.9 H9.5 C5.3 8.9 2.8 11.4 2.8 14.9 C2.8 18.4 5.3 20.6 9.5 20.6 H15"),
    "reset": path("M5 6.5 C9 1.5 17 2 20 8 C23 14.5 18.5 21.7 12 21.7 C7 21.7 3.4 18.2 3 13.6 M4.2 1.8 V7.5 H10"),
    "seal": _wax(GOLD) + path("M7.4 12.2 L10.7 15.6 L16.8 8.2", None, 2.6),
    "wax": _wax("#B7362A") + circle(12, 12, 5.4, None, 1.6) + circle(12, 12, 1.6, INK, 0),
    "eye": path("M1.5 12 C5 6.2 8.4 4.2 12 4.2 C15.6 4.2 19 6.2 22.5 12 C19 17.8 15.6 19.8 12 19.8 C8.4 19.8 5 17.8 1.5 12 Z", PAPER)
    + circle(12, 12, 4, "#5C86A8", 0) + circle(12, 12, 3.4, INK, 0),
    "why_not": circle(12, 12, 10, "#EBC1B4") + path(QUESTION + " M12 17.7 V17.8", None, 2.3),
    "rules": path("M12 5.4 C9.4 3.2 6 2.8 2.2 3.2 V19.2 C6 18.8 9.4 19.2 12 21.2 C14.6 19.2 18 18.8 21.8 19.2 V3.2 C18 2.8 14.6 3.2 12 5.4 Z", SHEET)
    + path("M12 5.4 V21") + detail(path("M5 7.5 H9.6 M5 10.5 H9.6 M5 13.5 H9.6 M14.4 7.5 H19 M14.4 10.5 H19 M14.4 13.5 H19")),
    "log": path("M6.5 2.6 H20.4 C18.4 4 18.4 6 18.4 7.5 V18 C18.4 20.6 17 21.6 15 21.6 H3.6 C5.6 20.6 5.8 19 5.8 17.5 V6 C5.8 4.2 6 3.4 6.5 2.6 Z", SHEET)
    + path("M9.2 7.8 H15 M9.2 12 H15 M9.2 16.2 H13", None, 1.7),
    "quill": path("M21.8 2.2 C12 2.8 7.4 9 6.4 16.2 C12.6 15.6 19.2 12.5 21.8 2.2 Z", PAPER) + path("M2.6 21.8 C6 15 10.5 10.5 15.5 8"),
    "check": path("M3.6 12.8 L9.6 18.6 L20.4 5.6", None, 3),
    "cross": path("M5 5 L19 19 M19 5 L5 19", None, 4.6) + path("M5 5 L19 19 M19 5 L5 19", None, 2.2, "#C8321F"),
    "plus": path("M12 4 V20 M4 12 H20", None, 3),
    "minus": path("M4 12 H20", None, 3),
    "close": rect(2.6, 2.6, 18.8, 18.8, None, 2, 4) + path("M8.2 8.2 L15.8 15.8 M15.8 8.2 L8.2 15.8", None, 2.2),
    "arrow_right": path("M2.8 12 H20 M13.4 5.4 L20.4 12 L13.4 18.6", None, 2.4),
    "arrow_left": path("M21.2 12 H4 M10.6 5.4 L3.6 12 L10.6 18.6", None, 2.4),
    "arrow_up": path("M12 21.2 V4 M5.4 10.6 L12 3.6 L18.6 10.6", None, 2.4),
    "arrow_down": path("M12 2.8 V20 M5.4 13.4 L12 20.4 L18.6 13.4", None, 2.4),
    "seat_arrow": path("M12 2.2 L20.4 10.6 H15.6 V17 H8.4 V10.6 H3.6 Z", GOLD) + path("M6.6 21.2 H17.4"),
    "gear": _gear(),
}
