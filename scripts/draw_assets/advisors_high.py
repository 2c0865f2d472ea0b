"""Busts of the advisors 13 to 18."""

from __future__ import annotations

from .figure import Head, beard_3q, beard_front, fist, palm
from .pen import (BLUE, BLUE_D, BROWN, BROWN_D, CREAM, GOLD, GOLD_L, INK, OCHRE, PAPER, PURPLE, PURPLE_D, RED, RED_D, ROSE, SKIN, SKIN_D,
                  STEEL, STEEL_D, STEEL_L, TEAL, WHITE_HAIR, circle, ellipse, flat, hatch, path, polygon, rect, ring, rod, star)


def champion() -> str:
    """Great helm with horns, lance up, shield before the breast."""
    out = rod("M88 106 L80 -4", 6.400, 3.200, CREAM) + path("M86.500 84 L84.800 60 M84 48 L82.600 28 M82 18 L81 4", None, 3.200, RED) + path("M74 66 C80 58 94 58 98 64 C98 76 94 84 88 86 C80 84 76 76 74 66 Z", STEEL, 2.600) + hatch("M92 66 Q94 74 90 82", 2)
    out += path("M10 104 C12 88 22 80 36 76 L62 76 C78 80 86 90 88 104 Z", STEEL_D) + hatch("M74 86 l6 16 M68 84 l7 18", 2.4) + path("M30 80 L38 104 H62 L70 80 C58 88 42 88 30 80 Z", CREAM, 2.600) + hatch("M60 88 l-1 14 M64 86 l-1 16", 2)
    out += path("M36 28 C20 28 8 20 12 3 C18 13 30 16 42 22 Z", OCHRE, 2.800) + path("M62 26 C74 27 82 18 77 2 C74 11 66 14 56 20 Z", OCHRE, 2.800) + hatch("M15 14 Q24 21 36 24 M77 11 Q74 18 64 22 M76 17 Q72 21 65 24", 2) + path("M15.500 12 l5 -2 M21 18 l4 -4 M77 9 l-4.500 0", None, 1.800)
    out += path("M30 28 C36 16 62 14 70 26 L73 60 C72 70 64 78 54 81 C44 80 34 74 31 64 Z", STEEL_L) + flat("M60 19 C66 20 69 23 70 26 L73 60 C72 70 64 78 55 80.500 C64 66 64 40 60 19 Z", STEEL)
    out += path("M30 40 C42 43 62 42 71 38", None, 6.400) + path("M54 20 C56 40 57 60 54 80", None, 5) + path("M31 40 C42 43 62 42 70.500 38.400 M54.200 22 C56 40 57 60 54.200 78", None, 2, GOLD)
    out += path("M34 46.500 C40 48.500 46 48.800 52 48.600 M59.500 48.400 C64 48 68 47 71 46", None, 4.200) + "".join(circle(x, y, 1.300, INK, 0) for x, y in ((38, 58), (43, 59), (48, 59.500), (39, 64), (44, 65), (49, 65.500), (41, 70), (46, 71), (61, 59), (65, 58), (61, 65), (65, 64))) + hatch("M64 24 Q68 30 69 36 M60 52 Q66 54 71 52 M64 70 Q69 66 71 60", 2.2)
    out += path("M30 66 C20 62 12 62 4 64 V80 C4 92 12 100 22 106 C34 100 44 92 44 80 V66 C40 64 36 64 30 66 Z", RED, 3) + flat("M20.500 63 H27.500 V103 L22 105 L20.500 104 Z M4 75 H44 V81.500 H4 Z", CREAM) + path("M30 66 C20 62 12 62 4 64 V80 C4 92 12 100 22 106 C34 100 44 92 44 80 V66 C40 64 36 64 30 66 Z", None, 3) + hatch("M40 68 V84 M36.500 67 V74 M36.500 82 V92 M32 84 V98", 2.2)
    out += fist(87, 92, -4, 1.08, STEEL_L)
    return out


def smuggler() -> str:
    """Hat low, scarf over the mouth, lantern raised, a sack on his back."""
    head = Head(43, 44, 1.04, 6)
    out = path("M2 60 C-6 78 -4 96 4 106 L40 106 L36 66 C26 50 10 48 2 60 Z", "#A98A62", 2.8) + path("M20 56 C22 50 28 48 34 50", None, 3) + hatch("M10 70 Q6 84 10 98 M18 66 Q13 82 17 100 M26 66 Q22 82 25 98", 2)
    out += path("M12 106 C14 86 22 76 36 71 L58 71 C72 74 82 84 84 106 Z", "#3C3A38") + flat("M60 72 C72 74 82 84 84 106 L70 106 C70 90 66 80 60 72 Z", "#2C2A2A") + hatch("M66 82 l6 18 M60 80 l7 20", 2.4, "#8A857C") + head.neck(78)
    out += head.three_quarter("none", "sly", 1.600, "straight")
    out += head.p("M-12.500 1 C-6 4 6 5 14.500 1.500 C15 10 12 19 4 22 C-4 20 -11 12 -12.500 1 Z", RED) + head.h("M-8 6 Q2 11 12.500 6 M-6 11 Q3 15 11 11 M-2 16 Q4 18.500 8.500 16", 2) + head.p("M-12.500 2 C-18 2 -20 8 -24 8 C-22 13 -18 16 -15 14 C-18 18 -16 22 -12 22 C-10 16 -9 12 -8.500 9 Z", RED, 2.400)
    out += head.p("M-12 -8 C-15 -22 -6 -30 4 -30 C14 -29 17 -20 14.500 -9 Z", "#3C3A38") + head.p("M-27 -2 C-18 -13 -4 -15 6 -14 C16 -13.500 24 -10 28 -3 C20 -6.500 12 -7 4 -7 C-6 -7 -16 -6 -27 -2 Z", "#3C3A38") + head.p("M-12.500 -13 C-5 -17.500 7 -18 15 -14", None, 2.600, OCHRE) + head.h("M8 -27 Q13 -22 12.500 -16 M3 -27 Q8 -22 7.500 -17 M12 -11 L22 -7.500", 2, "#8A857C")
    out += flat("M80 42 m-21 0 a21 23 0 1 0 42 0 a21 23 0 1 0 -42 0 Z", GOLD_L, 0.5) + path("M74 28 C74 18 88 18 88 28", None, 2.600) + path("M70 33 L74 27 H88 L92 33 Z", STEEL_D, 2.600) + path("M71 33 H91 V57 H71 Z", "#FBE7A8", 2.800) + path("M81 35 C75 43 74 49 78 53.500 H84 C88 49 87 43 81 35 Z", "#E8893A", 1.800) + flat("M81 43 C78 47 78.500 50 80 52.500 H82.500 C84 50 83.500 47 81 43 Z", GOLD_L) + path("M76 33 V57 M86 33 V57", None, 1.600) + path("M69 57 H93 L91 62 H71 Z", STEEL_D, 2.600)
    out += path("M54 106 C60 100 70 92 74 78 L78 68 L90 72 C92 86 86 98 78 106 Z", "#3C3A38", 2.8) + hatch("M80 98 Q87 88 87 78 M74 102 Q82 92 82 82", 2, "#8A857C") + fist(82, 66, 90, 1.0, SKIN, False) + path("M81 62 V58", None, 2.600)
    return out


def inventor() -> str:
    """Wild white hair, spectacles up, holding gears that mesh."""
    head = Head(42, 46, 1.06, -8)
    out = head.p("M-8 10 L-18 12 L-14 5 L-25 2 L-17 -3 L-26 -12 L-16 -12 L-20 -24 L-9 -19 L-7 -32 L1 -22 L9 -32 L11 -21 L22 -24 L17 -13 L20 -7 L13 -4 Z", WHITE_HAIR, 2.800) + head.h("M-20 2 L-10 0 M-20 -10 L-11 -8 M-15 -20 L-9 -13 M-6 -27 L-4 -18 M8 -27 L6 -19 M17 -20 L11 -14", 1.800)
    out += path("M4 106 C6 88 14 78 28 74 L54 74 C68 78 76 88 78 106 Z", BROWN) + flat("M56 75 C68 78 76 88 78 106 L64 106 C64 92 62 82 56 75 Z", BROWN_D) + hatch("M62 86 l6 16 M57 84 l6 18", 2.400) + head.neck(80, 9) + path("M28 77 L40 91 L54 76 L50 71 L40 80 L33 72 Z", PAPER, 2.400)
    out += path("M14 90 H26 V104 H14 Z", BROWN_D, 2.200) + path("M17 90 V82 M22 90 V80", None, 2.600) + path("M22 83 V78", None, 2.400, OCHRE)
    out += head.three_quarter("smile", "raised", 1.400, "round") + head.p("M8.400 6.600 C5 5.600 .4 6.400 -3 10 C1 12 6 11.200 8 9 C10 11 12.500 10.600 15 8.600 C13 5.800 10.600 5.600 8.400 6.600 Z", WHITE_HAIR, 1.8)
    out += head.p("M-12 -9.500 L-3.500 -12.500", None, 4.600) + head.p("M-3.600 -13 C-3.600 -20.500 6.600 -20.500 6.600 -13 C6.600 -6.500 -3.600 -6.500 -3.600 -13 Z M8 -13.500 C8 -19.500 15.600 -19.500 15.600 -13.500 C15.600 -8 8 -8 8 -13.500 Z", "#BFD7D8", 2.600) + head.p("M-1 -14.500 L2 -17 M10 -15 L12 -17", None, 1.800, CREAM)
    gear = lambda x, y, r, n, start, fill: path(polygon([q for i in range(n) for q in _tooth(x, y, r, n, i, start)]), fill, 2.600) + circle(x, y, r * 0.36, PAPER, 2.400)  # noqa: E731
    out += gear(78, 36, 18, 9, 0, GOLD) + path("M78 24 V30 M78 42 V48 M66 36 H72 M84 36 H90", None, 2.200) + hatch("M88 28 Q92 36 88 44 M84 25 Q87 28 89 31", 1.800)
    out += gear(90, 66, 12.500, 7, 12, STEEL_L) + circle(78, 36, 2, INK, 0) + circle(90, 66, 1.600, INK, 0)
    out += path("M44 106 C50 98 58 90 64 80 L68 70 L80 76 C80 90 72 100 64 106 Z", BROWN, 2.800) + hatch("M68 98 Q76 88 76 80 M62 102 Q70 92 71 84", 2) + path("M65 70 L80 79", None, 6) + path("M65 70 L80 79", None, 2.800, PAPER)
    out += path("M68 72 C64 66 64 58 68 53 C70 50 74 51 73 55 L72 59 L76 53 C78 50 82 52 80 56 C83 56 84 60 82 64 L78 73 C75 76 71 76 68 72 Z", SKIN, 2.400) + path("M76 53 L74.500 60 M80 56 L77.500 62", None, 1.500)
    return out


def _tooth(x: float, y: float, r: float, n: int, i: int, start: float) -> list[tuple[float, float]]:
    """The four corners of one gear tooth."""
    import math
    step, base = 360 / n, start + i * 360 / n
    return [(x + q * r * math.cos(math.radians(base + step * f)), y + q * r * math.sin(math.radians(base + step * f)))
            for f, q in ((0.0, 0.76), (0.12, 1.0), (0.42, 1.0), (0.54, 0.76))]


def wizard() -> str:
    """Bent hat, beard in the wind, staff aglow, sparks from his hand."""
    head = Head(49, 54, 0.93, 4, True)
    out = path("M18 106 C18 90 26 80 40 76 L62 76 C78 79 90 88 94 106 Z", PURPLE) + flat("M64 77 C78 79 90 88 94 106 L80 106 C80 92 74 82 64 77 Z", PURPLE_D) + hatch("M76 86 l8 16 M70 84 l8 18 M84 90 l5 12", 2.400) + star(70, 94, 4.400) + star(84, 102, 3)
    out += head.three_quarter("none", "stern", 1, "hooked", ear=False)
    out += head.p("M-10 -2 C-16 8 -14 24 -20 38 C-10 34 -2 44 6 52 C8 42 16 34 14.500 22 C14 12 14 7 13.400 2.600 C12 7 10.400 7.400 8.600 6.800 C6 6 3 6.600 1 9 C-4 9 -8 4 -10 -2 Z", WHITE_HAIR) + head.h("M-10 12 Q-12 24 -15 33 M-5 14 Q-6 26 -6 36 M1 14 Q1 28 2 42 M7 14 Q8 28 6 44 M11 14 Q12 22 10 32", 1.600, INK, 0.7) + head.p("M7.800 6.800 C4.600 5.800 .4 7 -4 13 C2 12.600 6 11.200 7.800 8.800 C9.600 10.800 12 11.400 15.500 11.600 C13.600 7 10.600 5.800 7.800 6.800 Z", WHITE_HAIR, 1.8)
    out += head.p("M-14 -7 C-13 -20 -10 -30 -12 -40 C-15 -50 -26 -52 -36 -44 C-30 -54 -12 -58 -2 -48 C8 -38 14 -20 15 -8 Z", PURPLE) + head.p("M-30 0 C-20 -13 -6 -15 4 -14 C16 -13.500 26 -10 30 -2 C20 -6.500 12 -7 4 -7 C-8 -7 -18 -5 -30 0 Z", PURPLE) + head.p("M-13.500 -13 C-5 -17.500 7 -18 14.500 -13.500", None, 2.800, GOLD) + head.h("M-8 -44 Q-6 -30 -8 -19 M-3 -42 Q0 -30 -2 -19 M2 -36 Q5 -28 4 -19 M-24 -4 L-12 -8.500 M-18 -3.500 L-8 -7", 2.200)
    out += star(49, 31, 4.400) + star(57, 17, 3)
    out += rod("M87 106 L87 36", 6, 2.800, OCHRE) + circle(87, 23, 12.600, GOLD_L, 0, None, 0.45) + path("M87 36 C80 34 77 28 79 21 M87 36 C94 34 97 28 95 21", None, 3.200) + circle(87, 23, 7.400, TEAL, 2.600) + circle(84.500, 20.500, 2.400, CREAM, 0)
    out += path("M70 106 C72 98 78 92 84 88 L94 90 C98 98 96 104 92 108 Z", PURPLE, 2.800) + hatch("M90 96 Q93 100 91 105", 2) + fist(88, 84, 4, 1.02, SKIN)
    out += path("M14 106 C8 96 8 88 12 78 L24 76 C30 86 36 96 40 106 Z", PURPLE, 2.800) + hatch("M26 84 Q32 94 34 102 M22 86 Q27 94 29 102", 2) + path("M10 79 L26 76", None, 5.600) + path("M10 79 L26 76", None, 2.400, GOLD_L) + palm(17, 68, -8, 1.15, SKIN)
    out += star(8, 46, 4.600, OCHRE) + star(22, 40, 3, OCHRE) + star(4, 62, 2.800, OCHRE) + path("M14 48 Q18 44 16 38 M26 50 L29 45 M6 54 L2 51", None, 2, OCHRE)
    return out


def queen() -> str:
    """Turned to the left, crown over braided hair, a rose in her fingers."""
    head = Head(52, 46, 1.02, 4, True)
    hair = "#8A4B2A"
    out = path("M64 38 C82 46 80 70 86 96 C78 100 66 98 62 90 C66 74 62 58 58 50 Z", hair) + hatch("M70 52 Q76 70 78 92 M66 56 Q70 74 71 92 M74 56 Q80 72 82 90", 2)
    out += path("M14 106 C16 92 24 84 40 78 L64 78 C80 82 88 92 92 106 Z", BLUE) + flat("M66 79 C80 82 88 92 92 106 L78 106 C78 94 74 86 66 79 Z", BLUE_D) + hatch("M76 90 l5 14 M71 88 l5 16", 2.200)
    out += path("M30 82 C24 76 30 70 38 74 L52 96 L66 74 C74 70 82 76 76 82 L56 106 H46 Z", CREAM, 2.600) + "".join(path(f"M{x} {y} l-1.200 4.400 h2.400 Z", INK, 1) for x, y in ((34, 77), (41, 84), (48, 94), (63, 84), (70, 77), (56, 93)))
    out += head.neck(84, 7.500) + path("M41 76 L52 93 L64 76", SKIN, 2) + path("M42 78 Q52 89 63 78", None, 1.600) + "".join(circle(x, y, 1.900, CREAM, 1.200) for x, y in ((43.500, 80), (47, 83.400), (51.500, 85), (56, 84), (60, 81)))
    out += head.three_quarter("lips", "raised", 0.8, "straight", ear=False)
    out += head.p("M-11 10 C-16 4 -16 -12 -8 -18 C0 -24 12 -20 13.600 -8 C9 -13 4 -14 -1 -12 C-6 -9 -9 0 -11 10 Z", hair, 2.600) + head.h("M-12 2 Q-12 -8 -5 -14 M-9 0 Q-9 -8 -2 -13 M3 -18 Q8 -17 11 -12", 1.800) + head.p("M-9 4 C-13 2 -17 6 -15 11 C-13 15 -8 14 -7 10 C-6.500 7 -7 5 -9 4 Z", hair, 2.200) + head.p("M-15 8 L-8 11 M-13 4.500 L-7.500 7", None, 1.500)
    out += head.dot(-8.500, 14, 2, GOLD_L, 1.6)
    out += head.p("M-13 -12 L-20 -32 L-9 -25 L-4 -39 L4 -27 L13 -38 L13 -25 L21 -30 L14.500 -11 C6 -17 -5 -17 -13 -12 Z", GOLD, 2.800) + head.p("M-13 -12 C-5 -17 6 -17 14.500 -11 L15.500 -15.500 C7 -21.500 -6 -21.500 -14.500 -16.500 Z", GOLD_L, 2) + head.h("M-10 -24 L-9 -18.500 M-3 -34 L-3.500 -21 M-6 -28 L-6.500 -20.500", 2)
    out += "".join(head.dot(x, y, 2.500, CREAM, 1.8) for x, y in ((-20, -33), (-4, -40), (13, -39), (21, -31))) + head.dot(1, -18.200, 2.200, RED, 1.4) + head.dot(9, -17.200, 1.600, BLUE, 1.2) + head.dot(-7.500, -17.500, 1.600, BLUE, 1.2)
    out += path("M4 106 C4 98 10 92 18 90 L26 88 L32 98 C30 104 26 108 20 108 Z", BLUE, 2.800) + hatch("M20 100 Q26 98 29 96", 2) + path("M22 87 L32 100", None, 5.600) + path("M22 87 L32 100", None, 2.600, CREAM)
    out += path("M20 86 L14 54", None, 3.400) + path("M20 86 L14 54", None, 1.400, "#5B7B4E") + path("M17 70 C22 66 27 67 29 70 C25 73 20 73 17 70 Z", "#5B7B4E", 1.800)
    out += path("M14 54 C5 54 1 46 4 38 C8 34 20 33 24 38 C27 46 23 54 14 54 Z", ROSE, 2.400) + path("M5 39 C9 45 19 45 23 39 M14 53 C8 49 9 43 14 41 C19 43 20 49 14 53 M10 36 C13 39 16 39 18 36", None, 1.600)
    out += path("M14 88 C12 82 15 77 20 76 C24 75 27 77 25 80 L21 82 L27 81 C30 81 30 85 27 86 L22 87 C24 90 20 94 17 93 C15 92 14.500 90 14 88 Z", SKIN, 2.200)
    return out


def king() -> str:
    """Frontal on the throne, orb and sceptre, ermine and the great crown."""
    head = Head(50, 47, 1.06)
    out = path("M20 106 V40 C20 20 34 10 50 8 C66 10 80 20 80 40 V106 Z", RED_D) + path("M26 104 V42 C26 26 38 17 50 15 C62 17 74 26 74 42 V104", None, 1.800, GOLD) + circle(20, 36, 4.600, GOLD, 2.400) + circle(80, 36, 4.600, GOLD, 2.400) + hatch("M77 46 V70 M72 40 V62", 2)
    out += path("M2 106 C4 90 14 82 34 76 L66 76 C86 82 96 90 98 106 Z", RED) + hatch("M84 90 l6 14 M79 88 l6 16", 2.400)
    out += path("M12 96 C16 78 32 70 50 70 C68 70 84 78 88 96 C76 88 64 86 58 88 L56 106 H44 L42 88 C36 86 24 88 12 96 Z", CREAM, 2.800) + "".join(path(f"M{x} {y} l-1.500 5 h3 Z", INK, 1.200) for x, y in ((22, 84), (31, 79), (38, 83), (69, 79), (78, 84), (62, 83), (50, 91), (47, 98), (53, 98)))
    out += path("M34 78 Q50 100 66 78", None, 5) + path("M34 78 Q50 100 66 78", None, 2.400, GOLD) + circle(50, 90, 4.600, GOLD, 2.200) + circle(50, 90, 1.800, RED, 0)
    out += head.front("none", "stern") + beard_front(head, "#6B5138", 27, 14) + head.p("M-13.200 -2 C-17 -4 -17 -14 -13 -18 L-10 -12 C-12 -8 -12.600 -5 -13.200 -2 Z M13.200 -2 C17 -4 17 -14 13 -18 L10 -12 C12 -8 12.600 -5 13.200 -2 Z", "#6B5138", 2.200)
    out += head.p("M-15.500 -12 L-22 -37 L-10.500 -26 L0 -42 L10.500 -26 L22 -37 L15.500 -12 C6 -17 -6 -17 -15.500 -12 Z", GOLD, 3) + head.p("M-15.500 -12 C-6 -17 6 -17 15.500 -12 L16.800 -18 C6 -23 -6 -23 -16.800 -18 Z", GOLD_L, 2.200) + head.h("M10 -28 L11 -20.500 M14 -30 L14 -19.500 M4 -34 L5.500 -22", 2.200)
    out += head.dot(-22, -38, 3, RED, 2) + head.dot(22, -38, 3, RED, 2) + head.dot(0, -43, 3.400, RED, 2.200) + head.dot(0, -18.400, 2.600, RED, 1.400) + head.dot(-8.500, -17.400, 1.900, BLUE, 1.200) + head.dot(8.500, -17.400, 1.900, BLUE, 1.200)
    out += rod("M90 106 L90 40", 5.600, 2.600, GOLD) + path("M90 12 C95 18 95.500 25 90 32 C84.500 25 85 18 90 12 Z", GOLD_L, 2.200) + path("M90 38 C84 38 78 32 79 24 C83 24 86 28 88 33 M90 38 C96 38 102 32 101 24 C97 24 94 28 92 33", GOLD, 2.200) + path("M84 39 H96", None, 4) + path("M84 39 H96", None, 1.600, GOLD_L)
    out += path("M74 106 C74 98 78 92 84 90 L96 90 C100 96 100 102 98 108 Z", RED, 2.600) + path("M81 90 H98", None, 6) + path("M81 90 H98", None, 3, CREAM) + fist(90, 82, 2, 1.06)
    out += path("M2 106 C0 98 4 92 10 90 L22 90 C27 96 28 102 27 108 Z", RED, 2.600) + path("M5 91 H24", None, 6) + path("M5 91 H24", None, 3, CREAM) + path("M4 84 C4 78 10 80 14 83 C18 80 25 78 25 84 C25 90 20 92 14 92 C8 92 4 90 4 84 Z", SKIN, 2.400)
    out += circle(14, 72, 10.500, BLUE, 2.800) + path("M4 71 C10 74 18 74 24 71", None, 4.400) + path("M4.600 71.300 C10 74 18 74 23.400 71.300", None, 1.800, GOLD) + path("M14 62 V50 M9 55 H19", None, 5.400) + path("M14 61 V51 M10 55 H18", None, 2.200, GOLD) + hatch("M20 66 Q23 72 19 79", 2) + path("M6 82 C8 78 12 80 13 83 M22 82 C20 78 16 80 15 83", None, 1.500)
    return out


HIGH = {"champion": champion, "smuggler": smuggler, "inventor": inventor, "wizard": wizard, "queen": queen, "king": king}
