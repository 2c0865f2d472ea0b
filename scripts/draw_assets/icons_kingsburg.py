"""Icons of Kingsburg: phases, seasons, enemies, province."""

from __future__ import annotations

import math

from .icons_common import BLUE, GOLD, PURPLE, RED, SHEET, SHIELD, STEEL, STONE_L, pips
from .pen import CREAM, INK, PAPER, circle, flat, path, place, rect

HOUSE = "M4.4 21.4 V11.6 L12 4.6 L19.6 11.6 V21.4 Z"


def _rays(inner: float, outer: float, count: int) -> str:
    out = ""
    for i in range(count):
        angle = i * math.tau / count
        out += f"M{12 + inner * math.cos(angle):.1f} {12 + inner * math.sin(angle):.1f} L{12 + outer * math.cos(angle):.1f} {12 + outer * math.sin(angle):.1f} "
    return out.strip()


def _flower() -> str:
    petals = "".join(circle(12 + 5.9 * math.cos(math.radians(a)), 12.2 + 5.9 * math.sin(math.radians(a)), 4.2, "#E3A9A4", 1.8)
                     for a in range(-90, 270, 72))
    return petals + circle(12, 12.2, 3.1, GOLD, 1.8)


def _snow() -> str:
    d = "".join(place("M0 0 L0 -10 M-2.8 -8.4 L0 -5.8 L2.8 -8.4", 12, 12, 1, a) + " " for a in range(0, 360, 60))
    return path(d.strip(), None, 2)


PHASES = {
    "crown": path("M3.2 17.6 L2 6.6 L7.3 11 L12 3.6 L16.7 11 L22 6.6 L20.8 17.6 Z", GOLD) + path("M4 21.2 H20", None, 2.2) + pips(((12, 14),), 1.4),
    "flower": _flower(),
    "heart": path("M12 21.4 C3.4 15 1.6 10.6 3 6.8 C4.8 2.4 10.2 2.8 12 7.4 C13.8 2.8 19.2 2.4 21 6.8 C22.4 10.6 20.6 15 12 21.4 Z", "#C04A3E")
    + flat("M8.3 13.6 L7.8 9.2 L10.3 11 L12 8.4 L13.7 11 L16.2 9.2 L15.7 13.6 Z", INK),
    "sun": path(_rays(7.3, 10.6, 8), None, 2.2) + circle(12, 12, 4.7, "#EDB63A"),
    "envoy": path("M3.6 22 C3.8 15.4 7 12.2 12 12 C17 12.2 20.2 15.4 20.4 22 Z", BLUE) + circle(12, 6.8, 3.8, "#E9C8A0")
    + path("M6.4 5.4 C7.4 1.4 15 .6 18.4 4.2 C14.6 3.8 10 4 6.4 5.4 Z", INK, 1.2) + path("M7.4 16 H16.6 V22 H7.4 Z", SHEET, 1.6) + path("M7.4 16 L12 19.4 L16.6 16", None, 1.5),
    "leaf": path("M12 2 L14.5 6.3 L18.2 5 L17.6 9.3 L22 11 L18.5 14 L19.8 17.2 L14.5 16.8 L12 18.6 L9.5 16.8 L4.2 17.2 L5.5 14 L2 11 L6.4 9.3 L5.8 5 L9.5 6.3 Z", "#D07A34")
    + path("M12 8 V22.2"),
    "swords": path("M4.2 3.2 L17 16 M19.8 3.2 L7 16", None, 2.6) + path("M14.2 19 L19.8 13.4 M9.8 19 L4.2 13.4 M17.6 16.6 L21 20 M6.4 16.6 L3 20", None, 2.2),
    "snow": _snow(),
    "market_shift": path("M4.6 6.6 H11 M7.8 3.4 V9.8", None, 2.2) + path("M4.6 19.4 H11", None, 2.2) + path("M3.6 14.6 H12", None, 1.4)
    + path("M15.4 7.4 L18.8 4.6 V20 M15.6 20.2 H22", None, 2.4),
    "reroll": path("M20 7 C16.8 1.2 7.8 .8 4 7.2 M4 17 C7.2 22.8 16.2 23.2 20 16.8") + path("M20.8 2.6 V7.4 H16 M3.2 21.4 V16.6 H8", None, 2)
    + rect(8.2, 8.2, 7.6, 7.6, PAPER, 1.7, 1.6) + pips(((12, 12),), 1.5),
    "win_ties": path(SHIELD, "#D9CDB0") + path("M7.6 9 H16.4 M7.6 13.4 H16.4", None, 2.5),
    "defence": path(SHIELD, STEEL) + flat("M12 2.8 H20.5 V10.6 H12 Z M3.5 10.6 H12 V22.2 C7.6 20.2 3.5 17 3.5 10.6 Z", "#EDEFEF") + path("M12 3 V22 M3.6 10.6 H20.4") + path(SHIELD),
    "reinforcement": path("M2.2 19.8 V12.4 C2.2 8.2 4.8 5.8 8.4 5.8 C12 5.8 14.6 8.2 14.6 12.4 V19.8 L10.4 21.8 H6.4 Z", STEEL, 1.9)
    + flat("M4 12 C5.6 11.4 7.2 11.8 8.4 12.8 C9.6 11.8 11.2 11.4 12.8 12 V14.6 H9.7 V21.6 H7.1 V14.6 H4 Z", INK) + path("M18.8 2 V9.4 M15.1 5.7 H22.5", None, 2.4),
    "governor": path("M3 22 C3.4 16.2 6.8 13.6 12 13.6 C17.2 13.6 20.6 16.2 21 22 Z", PURPLE) + circle(12, 8.2, 3.9, "#E9C8A0")
    + path("M4.8 6.6 L6.4 2.4 C9.6 .8 14.4 .8 17.6 2.4 L19.2 6.6 C15 5.2 9 5.2 4.8 6.6 Z", RED, 1.8) + path("M7.6 15 L12 20.4 L16.4 15", None, 1.7) + circle(12, 20.4, 1.7, GOLD, 1.2),
    "event": rect(4.8, 2.2, 14.4, 19.6, SHEET, 2, 2.2) + path("M12 5.6 L13.6 9.9 L18 10 L14.6 12.8 L15.8 17.2 L12 14.7 L8.2 17.2 L9.4 12.8 L6 10 L10.4 9.9 Z", "#7A56A0", 1.4),
    "building": path(HOUSE, "#EAD9B4") + path("M1.8 13.4 L12 3.6 L22.2 13.4", None, 3) + flat("M9.6 21.4 V16.4 C9.6 13.6 14.4 13.6 14.4 16.4 V21.4 Z", INK),
    "column": path("M4 2.6 H20 V5.8 H4 Z M4 18.4 H20 V21.6 H4 Z", STONE_L, 1.8) + path("M7 5.8 H17 V18.4 H7 Z", STONE_L, 1.8) + path("M10.4 8 V16.2 M13.6 8 V16.2", None, 1.6),
    "destroyed": path("M4 21.6 V13 L8 16 L10.4 11.4 L13 15.6 L16 11.6 L20 14.4 V21.6 Z", "#CBB48C") + path("M6 9 L3 5.6 M12 7.4 V2.4 M18 9 L21 5.6", None, 2.4)
    + path("M9 21.4 L10.6 18 L12.4 21.4", None, 1.5),
}

ENEMIES = {
    "goblins": path("M7 9.4 L.9 5.6 C1.2 10.6 3.6 13.8 6.8 14.6 C8 19 10 22 12 22 C14 22 16 19 17.2 14.6 C20.4 13.8 22.8 10.6 23.1 5.6 L17 9.4 C15.8 4.4 8.2 4.4 7 9.4 Z", "#8FA95C", 1.8)
    + path("M8.2 11.6 L11 13 M15.8 11.6 L13 13", None, 2) + path("M9.4 17.6 H14.6 L13.4 19 L12 17.8 L10.6 19 Z", INK, 1),
    "zombies": path("M12 2.2 C17.4 2.2 20 5.6 20 10.2 C20 13.4 18.6 15 17.2 16.2 V20.8 H6.8 V16.2 C5.4 15 4 13.4 4 10.2 C4 5.6 6.6 2.2 12 2.2 Z", "#C9CDB4")
    + circle(8.6, 10.6, 2.3, INK, 0) + circle(15.4, 10.6, 2.3, INK, 0) + path("M10.2 20.6 V17.8 M13.8 20.6 V17.8 M12 14 V14.8", None, 1.7) + path("M14 2.6 L12.6 5.4 L15 6.6", None, 1.4),
    "demons": path("M5.6 10 C1.6 8.4 1 4.6 2.6 1.8 C4.2 5.2 6.6 5.8 8.8 5.4 C10.8 4.4 13.2 4.4 15.2 5.4 C17.4 5.8 19.8 5.2 21.4 1.8 C23 4.6 22.4 8.4 18.4 10 "
                   "C19.4 15.8 16 22.2 12 22.2 C8 22.2 4.6 15.8 5.6 10 Z", "#B5453A") + flat("M7.6 10.4 L11 12.2 L10.4 13.8 C8.8 13.6 7.8 12.4 7.6 10.4 Z M16.4 10.4 L13 12.2 L13.6 13.8 C15.2 13.6 16.2 12.4 16.4 10.4 Z", INK)
    + path("M8.8 17 C10.8 18.6 13.2 18.6 15.2 17", None, 1.8),
    "barbarians": path("M6.6 9.6 C2.6 9.4 .8 6.4 1.6 2.4 C3 5 5 5.8 7.2 5.4 M17.4 9.6 C21.4 9.4 23.2 6.4 22.4 2.4 C21 5 19 5.8 16.8 5.4", PAPER, 1.8)
    + path("M6 12 C5.8 18.4 8.6 22.4 12 22.4 C15.4 22.4 18.2 18.4 18 12", "#C07A3A", 1.9)
    + path("M5.6 12.4 C5 6.4 8 3.4 12 3.4 C16 3.4 19 6.4 18.4 12.4 H13.6 V15.6 H10.4 V12.4 Z", STEEL, 1.9) + path("M8.8 18.6 H15.2", None, 1.8),
    "orcs": path("M4.6 7.4 L2 5.6 C1.8 9 2.8 11.4 4.6 12.6 C4.8 18.4 7.6 21.8 12 21.8 C16.4 21.8 19.2 18.4 19.4 12.6 C21.2 11.4 22.2 9 22 5.6 L19.4 7.4 C17.4 .8 6.6 .8 4.6 7.4 Z", "#7C8A5E", 1.9)
    + path("M6.8 8.6 L10.6 10.2 M17.2 8.6 L13.4 10.2", None, 2.4) + path("M7.4 17.4 H16.6", None, 2) + path("M7.6 17.2 V12.4 L10 17.2 Z M16.4 17.2 V12.4 L14 17.2 Z", CREAM, 1.4),
    "dragons": path("M2 15.6 C3.2 13.2 6.6 12.8 9 11.4 L8.2 8 L11.4 8.6 L12.4 3 L15.2 6.8 L18.8 3.8 L18.6 8.8 L22 9 C20.4 11.4 21.4 17.6 18.2 22 H10.4 C12 20.2 12.4 18.8 12 17.4 "
                    "C9.6 18.6 5.6 19.2 3.4 18.4 Z", "#8C5A86", 1.9) + circle(13.2, 11.6, 1.4, INK, 0) + path("M3.6 18.2 C6 17.4 8 16.6 9.6 15.4", None, 1.5),
}
