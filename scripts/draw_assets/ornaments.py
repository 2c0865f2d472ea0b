"""Flourishes of the frame: corners, rules, wax, wreath, feather, compass, ribbon."""

from __future__ import annotations

import math

from .pen import CREAM, GOLD, INK, OCHRE, RED, RED_D, STEEL_L, circle, flat, hatch, path, place, polygon, ring, sheet

GILT, GILT_L, GILT_D = "#C9972B", "#F0D183", "#7A5610"


def corner_flourish() -> str:
    """Scrollwork for the upper left corner of a sheet."""
    body = path("M6 94 V30 C6 14 14 6 30 6 H94", None, 2.2) + path("M11 88 V34 C11 18 18 11 34 11 H88", None, 0.9)
    body += path("M11 52 C24 52 30 44 26 36 C23 31 16 33 17 38 C18 41 21 41 22 39", None, 2) + path("M52 11 C52 24 44 30 36 26 C31 23 33 16 38 17 C41 18 41 21 39 22", None, 2)
    body += path("M20 20 C30 22 40 32 42 46 C32 42 22 32 20 20 Z", GILT, 1.6) + path("M20 20 C26 28 34 38 42 46", None, 1)
    body += flat(place("M0 0 C5 -4 12 -4 16 0 C12 4 5 4 0 0 Z", 11, 70, 0.9, -75), INK) + flat(place("M0 0 C5 -4 12 -4 16 0 C12 4 5 4 0 0 Z", 70, 11, 0.9, -15 + 180 + 0), INK) \
        + flat(place("M0 0 C5 -4 12 -4 16 0 C12 4 5 4 0 0 Z", 11, 62, 0.9, 15 + 0), INK) + flat(place("M0 0 C5 -4 12 -4 16 0 C12 4 5 4 0 0 Z", 62, 11, 0.9, 75), INK)
    return sheet(body + circle(6, 94, 2.4, GILT, 1.2) + circle(94, 6, 2.4, GILT, 1.2) + path(polygon(ring(50, 50, (5, 2.4), 8)), GILT, 1))


def frame_corner() -> str:
    """A gilt corner mount for panels on wood, upper left."""
    body = path("M2 98 V12 C2 6 6 2 12 2 H98 L90 12 H40 C24 12 12 24 12 40 V90 Z", GILT, 2) + path("M6 88 V14 C6 9 9 6 14 6 H88", None, 1.2, GILT_L)
    body += path("M12 40 C26 40 40 26 40 12 C30 12 12 24 12 40 Z", GILT_D, 1.6) + path("M16 34 C24 32 32 24 34 16", None, 1.4, GILT_L)
    body += circle(15, 15, 6, GILT_L, 1.8) + circle(15, 15, 2.2, GILT_D, 0.8) + circle(7, 80, 2, GILT_L, 1) + circle(80, 7, 2, GILT_L, 1)
    return sheet(body + hatch("M8 50 V74 M50 8 H74", 1.4, GILT_D, 1))


def rule_diamond() -> str:
    """A rule with a diamond in its middle, 200 by 20."""
    body = hatch("M2 10 Q45 9.8 88 10 M112 10 Q155 9.8 198 10", 1.6, INK, 1) + hatch("M20 13.4 Q52 13.2 84 13.4 M116 13.4 Q148 13.2 180 13.4", 0.8, INK, 0.8)
    body += flat("M100 3.5 L106.5 10 L100 16.5 L93.5 10 Z", INK) + flat("M87 10 L90 7 L93 10 L90 13 Z M107 10 L110 7 L113 10 L110 13 Z", INK) + circle(2, 10, 1.6, INK, 0) + circle(198, 10, 1.6, INK, 0)
    return sheet(body, 200, 20, 1.2)


def _blob() -> str:
    return ("M50 2 C60 0 66 8 75 9 C86 11 86 22 92 30 C99 39 95 48 97 57 C98 68 89 73 85 81 C79 91 69 89 60 95 "
            "C51 101 43 94 33 94 C22 93 19 83 12 76 C4 68 6 59 3 50 C1 39 9 33 13 24 C17 13 27 15 34 8 C40 3 44 3 50 2 Z")


def _wax(name: str, light: str, base: str, dark: str, edge: str) -> str:
    """A pressed seal, lit from the upper left, empty in the middle."""
    defs = (f'<defs><radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="36" cy="30" r="72"><stop offset="0%" stop-color="{light}"/>'
            f'<stop offset="55%" stop-color="{base}"/><stop offset="100%" stop-color="{dark}"/></radialGradient>'
            f'<linearGradient id="{name}_well" gradientUnits="userSpaceOnUse" x1="20" y1="18" x2="80" y2="82"><stop offset="0%" stop-color="{dark}"/>'
            f'<stop offset="60%" stop-color="{base}"/><stop offset="100%" stop-color="{light}"/></linearGradient></defs>')
    body = defs + f'<path d="{_blob()}" fill="url(#{name})" stroke="{edge}" stroke-width="2"/>'
    body += path("M50 7 C58 6 64 12 73 14 C82 16 82 25 88 33", None, 1.6, light, 0.8) + path("M9 50 C8 40 14 35 17 27 C21 18 29 19 36 12", None, 2.2, light, 0.9)
    body += f'<circle cx="50" cy="50" r="33" fill="url(#{name}_well)" stroke="{edge}" stroke-width="1.4"/>' + circle(50, 50, 29.5, base, 0)
    body += path("M27 67 A29.5 29.5 0 0 0 73 67", None, 1.6, light, 0.75) + path("M73 33 A29.5 29.5 0 0 0 27 33", None, 1.8, dark, 0.9)
    dots = "".join(circle(50 + 31.2 * math.cos(math.radians(a)), 50 + 31.2 * math.sin(math.radians(a)), 0.8, edge, 0) for a in range(0, 360, 12))
    return sheet(body + dots + path("M88 60 C90 66 84 72 80 78 C75 85 68 84 60 89", None, 2.4, edge, 0.45))


def laurel_wreath() -> str:
    """A wreath open at the top, wide enough for a number."""
    body = ""
    for side in (-1, 1):
        stem = [(50 + side * 38 * math.cos(math.radians(a)), 50 + 41 * math.sin(math.radians(a))) for a in range(92, -62, -8)]
        body += path(polygon(stem, False), None, 2.6, GILT_D)
        for i in range(9):
            a = math.radians(84 - i * 17)
            x, y = 50 + side * 38 * math.cos(a), 50 + 41 * math.sin(a)
            turn = math.degrees(math.atan2(side * math.sin(a), math.cos(a)))
            for lean, length, fill in ((28, 18, GOLD), (-34, 14, OCHRE)):
                leaf = f"M0 0 C-4.6 {-length * 0.3} -4 {-length * 0.75} 0 {-length} C4 {-length * 0.75} 4.6 {-length * 0.3} 0 0 Z"
                body += path(place(leaf, x, y, 1, turn + side * lean), fill, 1.5, GILT_D)
    return sheet(body + circle(50, 92, 4, GOLD, 1.6, GILT_D) + path("M50 92 L40 98 M50 92 L60 98", None, 3, GILT_D))


def feather() -> str:
    """A writing quill, nib at the lower left."""
    body = path("M94 4 C62 6 38 24 28 56 C25 66 24 72 22 78 C34 74 46 72 58 64 C54 63 52 62 50 60 C62 60 70 56 76 48 C72 48 69 47 67 45 C78 42 86 30 94 4 Z", CREAM, 2.2)
    body += flat("M94 4 C70 30 46 54 22 78 C34 74 46 72 58 64 C54 63 52 62 50 60 C62 60 70 56 76 48 C72 48 69 47 67 45 C78 42 86 30 94 4 Z", STEEL_L, 0.8)
    body += path("M94 4 C62 34 34 62 6 96", None, 2.6) + hatch("M80 12 Q66 14 54 22 M74 20 Q60 22 48 30 M66 28 Q54 30 42 40 M58 36 Q46 40 38 48 M50 45 Q40 50 33 58 M88 16 Q82 28 74 36 M78 26 Q74 34 66 40 M68 40 Q64 48 54 54 M56 50 Q50 58 40 64", 1.3)
    return sheet(body + path("M14 86 L6 96 L17 90", INK, 1))


def compass() -> str:
    """A map maker's compass rose."""
    body = circle(50, 50, 38, None, 1.6) + circle(50, 50, 34, None, 0.7)
    for i in range(32):
        a = math.radians(i * 11.25)
        body += path(f"M{50 + 34 * math.cos(a):.1f} {50 + 34 * math.sin(a):.1f} L{50 + 38 * math.cos(a):.1f} {50 + 38 * math.sin(a):.1f}", None, 0.8)
    for i in (1, 3, 5, 7, 0, 2, 4, 6):
        a, reach = i * math.pi / 4 - math.pi / 2, (48 if i % 2 == 0 else 31)
        tip = (50 + reach * math.cos(a), 50 + reach * math.sin(a))
        for sign, fill in ((1, INK), (-1, CREAM if i else RED)):
            body += path(polygon([(50, 50), tip, (50 + 11 * math.cos(a + sign * math.pi / 8), 50 + 11 * math.sin(a + sign * math.pi / 8))]), fill, 1.2)
    return sheet(body + circle(50, 50, 5, GOLD, 1.6) + circle(50, 50, 1.6, INK, 0))


def banner_ribbon() -> str:
    """A scroll for a heading, 300 by 60; the middle is free for words."""
    tail = "M4 26 C20 20 34 22 52 26 L52 56 C34 52 20 50 4 54 L16 40 Z"
    body = path(tail, RED_D, 2) + path("M296 26 C280 20 266 22 248 26 L248 56 C266 52 280 50 296 54 L284 40 Z", RED_D, 2) + hatch("M12 30 Q28 26 46 30 M14 50 Q28 46 46 51 M288 30 Q272 26 254 30 M286 50 Q272 46 254 51", 1.4)
    body += path("M36 42 L52 56 V44 Z M264 42 L248 56 V44 Z", "#4A1210", 2) + path("M36 8 C90 0 210 0 264 8 L264 42 C210 34 90 34 36 42 Z", RED, 2.2) + path("M40 12 C92 4.5 208 4.5 260 12 M40 37.5 C92 30 208 30 260 37.5", None, 1, GILT_L)
    return sheet(body + hatch("M238 9 V36 M244 9.4 V36.5 M250 10 V37 M256 11 V37.5", 1.2), 300, 60, 2)


def ornaments() -> dict[str, str]:
    """Documents by name."""
    return {"corner_flourish": corner_flourish(), "frame_corner": frame_corner(), "rule_diamond": rule_diamond(),
            "wax_gold": _wax("wax_gold", "#F6DC8C", "#D9A93E", "#9A6E1C", "#6A4A0C"), "wax_red": _wax("wax_red", "#E0705C", "#B02A22", "#74140F", "#4A0A08"),
            "laurel_wreath": laurel_wreath(), "feather": feather(), "compass": compass(), "banner_ribbon": banner_ribbon()}
