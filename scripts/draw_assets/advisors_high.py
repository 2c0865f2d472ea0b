"""Busts of the advisors 13 to 18."""

from __future__ import annotations

import math

from .figure import Head, beard_front, fist, palm
from .pen import (
    BLUE,
    BLUE_D,
    BROWN,
    BROWN_D,
    CREAM,
    GOLD,
    GOLD_L,
    INK,
    OCHRE,
    PAPER,
    PURPLE,
    PURPLE_D,
    RED,
    RED_D,
    ROSE,
    SKIN,
    STEEL,
    STEEL_D,
    STEEL_L,
    TEAL,
    WHITE_HAIR,
    circle,
    flat,
    hatch,
    path,
    polygon,
    rod,
    star,
)


def champion() -> str:
    """Great helm with horns, lance up, shield before the breast."""
    out = rod("M88 106 L80 -4", 6.4, 3.2, CREAM) + path("M86.5 84 L84.8 60 M84 48 L82.6 28 M82 18 L81 4", None, 3.2, RED) + path("M74 66 C80 58 94 58 98 64 C98 76 94 84 88 86 C80 84 76 76 74 66 Z", STEEL, 2.6) + hatch("M92 66 Q94 74 90 82", 2)
    out += path("M10 104 C12 88 22 80 36 76 L62 76 C78 80 86 90 88 104 Z", STEEL_D) + hatch("M74 86 l6 16 M68 84 l7 18", 2.4) + path("M30 80 L38 104 H62 L70 80 C58 88 42 88 30 80 Z", CREAM, 2.6) + hatch("M60 88 l-1 14 M64 86 l-1 16", 2)
    out += path("M36 28 C20 28 8 20 12 3 C18 13 30 16 42 22 Z", OCHRE, 2.8) + path("M62 26 C74 27 82 18 77 2 C74 11 66 14 56 20 Z", OCHRE, 2.8) + hatch("M15 14 Q24 21 36 24 M77 11 Q74 18 64 22 M76 17 Q72 21 65 24", 2) + path("M15.5 12 l5 -2 M21 18 l4 -4 M77 9 l-4.5 0", None, 1.8)
    out += path("M30 28 C36 16 62 14 70 26 L73 60 C72 70 64 78 54 81 C44 80 34 74 31 64 Z", STEEL_L) + flat("M60 19 C66 20 69 23 70 26 L73 60 C72 70 64 78 55 80.5 C64 66 64 40 60 19 Z", STEEL)
    out += path("M30 40 C42 43 62 42 71 38", None, 6.4) + path("M54 20 C56 40 57 60 54 80", None, 5) + path("M31 40 C42 43 62 42 70.5 38.4 M54.2 22 C56 40 57 60 54.2 78", None, 2, GOLD)
    out += path("M34 46.5 C40 48.5 46 48.8 52 48.6 M59.5 48.4 C64 48 68 47 71 46", None, 4.2) + "".join(circle(x, y, 1.3, INK, 0) for x, y in ((38, 58), (43, 59), (48, 59.5), (39, 64), (44, 65), (49, 65.5), (41, 70), (46, 71), (61, 59), (65, 58), (61, 65), (65, 64))) + hatch("M64 24 Q68 30 69 36 M60 52 Q66 54 71 52 M64 70 Q69 66 71 60", 2.2)
    out += path("M30 66 C20 62 12 62 4 64 V80 C4 92 12 100 22 106 C34 100 44 92 44 80 V66 C40 64 36 64 30 66 Z", RED, 3) + flat("M20.5 63 H27.5 V103 L22 105 L20.5 104 Z M4 75 H44 V81.5 H4 Z", CREAM) + path("M30 66 C20 62 12 62 4 64 V80 C4 92 12 100 22 106 C34 100 44 92 44 80 V66 C40 64 36 64 30 66 Z", None, 3) + hatch("M40 68 V84 M36.5 67 V74 M36.5 82 V92 M32 84 V98", 2.2)
    out += fist(87, 92, -4, 1.08, STEEL_L)
    return out


def smuggler() -> str:
    """Hat low, scarf over the mouth, lantern raised, a sack on his back."""
    head = Head(43, 44, 1.04, 6)
    out = path("M2 60 C-6 78 -4 96 4 106 L40 106 L36 66 C26 50 10 48 2 60 Z", "#A98A62", 2.8) + path("M20 56 C22 50 28 48 34 50", None, 3) + hatch("M10 70 Q6 84 10 98 M18 66 Q13 82 17 100 M26 66 Q22 82 25 98", 2)
    out += path("M12 106 C14 86 22 76 36 71 L58 71 C72 74 82 84 84 106 Z", "#3C3A38") + flat("M60 72 C72 74 82 84 84 106 L70 106 C70 90 66 80 60 72 Z", "#2C2A2A") + hatch("M66 82 l6 18 M60 80 l7 20", 2.4, "#8A857C") + head.neck(78)
    out += head.three_quarter("none", "sly", 1.6, "straight")
    out += head.p("M-12.5 1 C-6 4 6 5 14.5 1.5 C15 10 12 19 4 22 C-4 20 -11 12 -12.5 1 Z", RED) + head.h("M-8 6 Q2 11 12.5 6 M-6 11 Q3 15 11 11 M-2 16 Q4 18.5 8.5 16", 2) + head.p("M-12.5 2 C-18 2 -20 8 -24 8 C-22 13 -18 16 -15 14 C-18 18 -16 22 -12 22 C-10 16 -9 12 -8.5 9 Z", RED, 2.4)
    out += head.p("M-12 -8 C-15 -22 -6 -30 4 -30 C14 -29 17 -20 14.5 -9 Z", "#3C3A38") + head.p("M-27 -2 C-18 -13 -4 -15 6 -14 C16 -13.5 24 -10 28 -3 C20 -6.5 12 -7 4 -7 C-6 -7 -16 -6 -27 -2 Z", "#3C3A38") + head.p("M-12.5 -13 C-5 -17.5 7 -18 15 -14", None, 2.6, OCHRE) + head.h("M8 -27 Q13 -22 12.5 -16 M3 -27 Q8 -22 7.5 -17 M12 -11 L22 -7.5", 2, "#8A857C")
    out += flat("M80 42 m-21 0 a21 23 0 1 0 42 0 a21 23 0 1 0 -42 0 Z", GOLD_L, 0.5) + path("M74 28 C74 18 88 18 88 28", None, 2.6) + path("M70 33 L74 27 H88 L92 33 Z", STEEL_D, 2.6) + path("M71 33 H91 V57 H71 Z", "#FBE7A8", 2.8) + path("M81 35 C75 43 74 49 78 53.5 H84 C88 49 87 43 81 35 Z", "#E8893A", 1.8) + flat("M81 43 C78 47 78.5 50 80 52.5 H82.5 C84 50 83.5 47 81 43 Z", GOLD_L) + path("M76 33 V57 M86 33 V57", None, 1.6) + path("M69 57 H93 L91 62 H71 Z", STEEL_D, 2.6)
    out += path("M54 106 C60 100 70 92 74 78 L78 68 L90 72 C92 86 86 98 78 106 Z", "#3C3A38", 2.8) + hatch("M80 98 Q87 88 87 78 M74 102 Q82 92 82 82", 2, "#8A857C") + fist(82, 66, 90, 1.0, SKIN, False) + path("M81 62 V58", None, 2.6)
    return out


def inventor() -> str:
    """Wild white hair, spectacles up, holding gears that mesh."""
    head = Head(42, 46, 1.06, -8)
    out = head.p("M-8 10 L-18 12 L-14 5 L-25 2 L-17 -3 L-26 -12 L-16 -12 L-20 -24 L-9 -19 L-7 -32 L1 -22 L9 -32 L11 -21 L22 -24 L17 -13 L20 -7 L13 -4 Z", WHITE_HAIR, 2.8) + head.h("M-20 2 L-10 0 M-20 -10 L-11 -8 M-15 -20 L-9 -13 M-6 -27 L-4 -18 M8 -27 L6 -19 M17 -20 L11 -14", 1.8)
    out += path("M4 106 C6 88 14 78 28 74 L54 74 C68 78 76 88 78 106 Z", BROWN) + flat("M56 75 C68 78 76 88 78 106 L64 106 C64 92 62 82 56 75 Z", BROWN_D) + hatch("M62 86 l6 16 M57 84 l6 18", 2.4) + head.neck(80, 9) + path("M28 77 L40 91 L54 76 L50 71 L40 80 L33 72 Z", PAPER, 2.4)
    out += path("M14 90 H26 V104 H14 Z", BROWN_D, 2.2) + path("M17 90 V82 M22 90 V80", None, 2.6) + path("M22 83 V78", None, 2.4, OCHRE)
    out += head.three_quarter("smile", "raised", 1.4, "round") + head.p("M8.4 6.6 C5 5.6 .4 6.4 -3 10 C1 12 6 11.2 8 9 C10 11 12.5 10.6 15 8.6 C13 5.8 10.6 5.6 8.4 6.6 Z", WHITE_HAIR, 1.8)
    out += head.p("M-12 -9.5 L-3.5 -12.5", None, 4.6) + head.p("M-3.6 -13 C-3.6 -20.5 6.6 -20.5 6.6 -13 C6.6 -6.5 -3.6 -6.5 -3.6 -13 Z M8 -13.5 C8 -19.5 15.6 -19.5 15.6 -13.5 C15.6 -8 8 -8 8 -13.5 Z", "#BFD7D8", 2.6) + head.p("M-1 -14.5 L2 -17 M10 -15 L12 -17", None, 1.8, CREAM)
    out += _gear(78, 36, 18, 9, 0, GOLD) + path("M78 24 V30 M78 42 V48 M66 36 H72 M84 36 H90", None, 2.2) + hatch("M88 28 Q92 36 88 44 M84 25 Q87 28 89 31", 1.8)
    out += _gear(90, 66, 12.5, 7, 12, STEEL_L) + circle(78, 36, 2, INK, 0) + circle(90, 66, 1.6, INK, 0)
    out += path("M44 106 C50 98 58 90 64 80 L68 70 L80 76 C80 90 72 100 64 106 Z", BROWN, 2.8) + hatch("M68 98 Q76 88 76 80 M62 102 Q70 92 71 84", 2) + path("M65 70 L80 79", None, 6) + path("M65 70 L80 79", None, 2.8, PAPER)
    out += path("M68 72 C64 66 64 58 68 53 C70 50 74 51 73 55 L72 59 L76 53 C78 50 82 52 80 56 C83 56 84 60 82 64 L78 73 C75 76 71 76 68 72 Z", SKIN, 2.4) + path("M76 53 L74.5 60 M80 56 L77.5 62", None, 1.5)
    return out


def _gear(x: float, y: float, r: float, teeth: int, start: float, fill: str) -> str:
    """A toothed wheel with a hub."""
    rim = []
    for i in range(teeth):
        for part, reach in ((0.0, 0.76), (0.12, 1.0), (0.42, 1.0), (0.54, 0.76)):
            angle = math.radians(start + (i + part) * 360 / teeth)
            rim.append((x + reach * r * math.cos(angle), y + reach * r * math.sin(angle)))
    return path(polygon(rim), fill, 2.6) + circle(x, y, r * 0.36, PAPER, 2.4)


def wizard() -> str:
    """Bent hat, beard in the wind, staff aglow, sparks from his hand."""
    head = Head(49, 54, 0.93, 4, True)
    out = path("M18 106 C18 90 26 80 40 76 L62 76 C78 79 90 88 94 106 Z", PURPLE) + flat("M64 77 C78 79 90 88 94 106 L80 106 C80 92 74 82 64 77 Z", PURPLE_D) + hatch("M76 86 l8 16 M70 84 l8 18 M84 90 l5 12", 2.4) + star(70, 94, 4.4) + star(84, 102, 3)
    out += head.three_quarter("none", "stern", 1, "hooked", ear=False)
    out += head.p("M-10 -2 C-16 8 -14 24 -20 38 C-10 34 -2 44 6 52 C8 42 16 34 14.5 22 C14 12 14 7 13.4 2.6 C12 7 10.4 7.4 8.6 6.8 C6 6 3 6.6 1 9 C-4 9 -8 4 -10 -2 Z", WHITE_HAIR) + head.h("M-10 12 Q-12 24 -15 33 M-5 14 Q-6 26 -6 36 M1 14 Q1 28 2 42 M7 14 Q8 28 6 44 M11 14 Q12 22 10 32", 1.6, INK, 0.7) + head.p("M7.8 6.8 C4.6 5.8 .4 7 -4 13 C2 12.6 6 11.2 7.8 8.8 C9.6 10.8 12 11.4 15.5 11.6 C13.6 7 10.6 5.8 7.8 6.8 Z", WHITE_HAIR, 1.8)
    out += head.p("M-14 -7 C-13 -20 -10 -30 -12 -40 C-15 -50 -26 -52 -36 -44 C-30 -54 -12 -58 -2 -48 C8 -38 14 -20 15 -8 Z", PURPLE) + head.p("M-30 0 C-20 -13 -6 -15 4 -14 C16 -13.5 26 -10 30 -2 C20 -6.5 12 -7 4 -7 C-8 -7 -18 -5 -30 0 Z", PURPLE) + head.p("M-13.5 -13 C-5 -17.5 7 -18 14.5 -13.5", None, 2.8, GOLD) + head.h("M-8 -44 Q-6 -30 -8 -19 M-3 -42 Q0 -30 -2 -19 M2 -36 Q5 -28 4 -19 M-24 -4 L-12 -8.5 M-18 -3.5 L-8 -7", 2.2)
    out += star(49, 31, 4.4) + star(57, 17, 3)
    out += rod("M87 106 L87 36", 6, 2.8, OCHRE) + circle(87, 23, 12.6, GOLD_L, 0, None, 0.45) + path("M87 36 C80 34 77 28 79 21 M87 36 C94 34 97 28 95 21", None, 3.2) + circle(87, 23, 7.4, TEAL, 2.6) + circle(84.5, 20.5, 2.4, CREAM, 0)
    out += path("M70 106 C72 98 78 92 84 88 L94 90 C98 98 96 104 92 108 Z", PURPLE, 2.8) + hatch("M90 96 Q93 100 91 105", 2) + fist(88, 84, 4, 1.02, SKIN)
    out += path("M14 106 C8 96 8 88 12 78 L24 76 C30 86 36 96 40 106 Z", PURPLE, 2.8) + hatch("M26 84 Q32 94 34 102 M22 86 Q27 94 29 102", 2) + path("M10 79 L26 76", None, 5.6) + path("M10 79 L26 76", None, 2.4, GOLD_L) + palm(17, 68, -8, 1.15, SKIN)
    out += star(8, 46, 4.6, OCHRE) + star(22, 40, 3, OCHRE) + star(4, 62, 2.8, OCHRE) + path("M14 48 Q18 44 16 38 M26 50 L29 45 M6 54 L2 51", None, 2, OCHRE)
    return out


def queen() -> str:
    """Turned to the left, crown over braided hair, a rose in her fingers."""
    head = Head(52, 46, 1.02, 4, True)
    hair = "#8A4B2A"
    out = path("M64 38 C82 46 80 70 86 96 C78 100 66 98 62 90 C66 74 62 58 58 50 Z", hair) + hatch("M70 52 Q76 70 78 92 M66 56 Q70 74 71 92 M74 56 Q80 72 82 90", 2)
    out += path("M14 106 C16 92 24 84 40 78 L64 78 C80 82 88 92 92 106 Z", BLUE) + flat("M66 79 C80 82 88 92 92 106 L78 106 C78 94 74 86 66 79 Z", BLUE_D) + hatch("M76 90 l5 14 M71 88 l5 16", 2.2)
    out += path("M30 82 C24 76 30 70 38 74 L52 96 L66 74 C74 70 82 76 76 82 L56 106 H46 Z", CREAM, 2.6) + "".join(path(f"M{x} {y} l-1.2 4.4 h2.4 Z", INK, 1) for x, y in ((34, 77), (41, 84), (48, 94), (63, 84), (70, 77), (56, 93)))
    out += head.neck(84, 7.5) + path("M41 76 L52 93 L64 76", SKIN, 2) + path("M42 78 Q52 89 63 78", None, 1.6) + "".join(circle(x, y, 1.9, CREAM, 1.2) for x, y in ((43.5, 80), (47, 83.4), (51.5, 85), (56, 84), (60, 81)))
    out += head.three_quarter("lips", "raised", 0.8, "straight", ear=False)
    out += head.p("M-11 10 C-16 4 -16 -12 -8 -18 C0 -24 12 -20 13.6 -8 C9 -13 4 -14 -1 -12 C-6 -9 -9 0 -11 10 Z", hair, 2.6) + head.h("M-12 2 Q-12 -8 -5 -14 M-9 0 Q-9 -8 -2 -13 M3 -18 Q8 -17 11 -12", 1.8) + head.p("M-9 4 C-13 2 -17 6 -15 11 C-13 15 -8 14 -7 10 C-6.5 7 -7 5 -9 4 Z", hair, 2.2) + head.p("M-15 8 L-8 11 M-13 4.5 L-7.5 7", None, 1.5)
    out += head.dot(-8.5, 14, 2, GOLD_L, 1.6)
    out += head.p("M-13 -12 L-20 -32 L-9 -25 L-4 -39 L4 -27 L13 -38 L13 -25 L21 -30 L14.5 -11 C6 -17 -5 -17 -13 -12 Z", GOLD, 2.8) + head.p("M-13 -12 C-5 -17 6 -17 14.5 -11 L15.5 -15.5 C7 -21.5 -6 -21.5 -14.5 -16.5 Z", GOLD_L, 2) + head.h("M-10 -24 L-9 -18.5 M-3 -34 L-3.5 -21 M-6 -28 L-6.5 -20.5", 2)
    out += "".join(head.dot(x, y, 2.5, CREAM, 1.8) for x, y in ((-20, -33), (-4, -40), (13, -39), (21, -31))) + head.dot(1, -18.2, 2.2, RED, 1.4) + head.dot(9, -17.2, 1.6, BLUE, 1.2) + head.dot(-7.5, -17.5, 1.6, BLUE, 1.2)
    out += path("M4 106 C4 98 10 92 18 90 L26 88 L32 98 C30 104 26 108 20 108 Z", BLUE, 2.8) + hatch("M20 100 Q26 98 29 96", 2) + path("M22 87 L32 100", None, 5.6) + path("M22 87 L32 100", None, 2.6, CREAM)
    out += path("M20 86 L14 54", None, 3.4) + path("M20 86 L14 54", None, 1.4, "#5B7B4E") + path("M17 70 C22 66 27 67 29 70 C25 73 20 73 17 70 Z", "#5B7B4E", 1.8)
    out += path("M14 54 C5 54 1 46 4 38 C8 34 20 33 24 38 C27 46 23 54 14 54 Z", ROSE, 2.4) + path("M5 39 C9 45 19 45 23 39 M14 53 C8 49 9 43 14 41 C19 43 20 49 14 53 M10 36 C13 39 16 39 18 36", None, 1.6)
    out += path("M14 88 C12 82 15 77 20 76 C24 75 27 77 25 80 L21 82 L27 81 C30 81 30 85 27 86 L22 87 C24 90 20 94 17 93 C15 92 14.5 90 14 88 Z", SKIN, 2.2)
    return out


def king() -> str:
    """Frontal on the throne, orb and sceptre, ermine and the great crown."""
    head = Head(50, 47, 1.06)
    out = path("M20 106 V40 C20 20 34 10 50 8 C66 10 80 20 80 40 V106 Z", RED_D) + path("M26 104 V42 C26 26 38 17 50 15 C62 17 74 26 74 42 V104", None, 1.8, GOLD) + circle(20, 36, 4.6, GOLD, 2.4) + circle(80, 36, 4.6, GOLD, 2.4) + hatch("M77 46 V70 M72 40 V62", 2)
    out += path("M2 106 C4 90 14 82 34 76 L66 76 C86 82 96 90 98 106 Z", RED) + hatch("M84 90 l6 14 M79 88 l6 16", 2.4)
    out += path("M12 96 C16 78 32 70 50 70 C68 70 84 78 88 96 C76 88 64 86 58 88 L56 106 H44 L42 88 C36 86 24 88 12 96 Z", CREAM, 2.8) + "".join(path(f"M{x} {y} l-1.5 5 h3 Z", INK, 1.2) for x, y in ((22, 84), (31, 79), (38, 83), (69, 79), (78, 84), (62, 83), (50, 91), (47, 98), (53, 98)))
    out += path("M34 78 Q50 100 66 78", None, 5) + path("M34 78 Q50 100 66 78", None, 2.4, GOLD) + circle(50, 90, 4.6, GOLD, 2.2) + circle(50, 90, 1.8, RED, 0)
    out += head.front("none", "stern") + beard_front(head, "#6B5138", 27, 14) + head.p("M-13.2 -2 C-17 -4 -17 -14 -13 -18 L-10 -12 C-12 -8 -12.6 -5 -13.2 -2 Z M13.2 -2 C17 -4 17 -14 13 -18 L10 -12 C12 -8 12.6 -5 13.2 -2 Z", "#6B5138", 2.2)
    out += head.p("M-15.5 -12 L-22 -37 L-10.5 -26 L0 -42 L10.5 -26 L22 -37 L15.5 -12 C6 -17 -6 -17 -15.5 -12 Z", GOLD, 3) + head.p("M-15.5 -12 C-6 -17 6 -17 15.5 -12 L16.8 -18 C6 -23 -6 -23 -16.8 -18 Z", GOLD_L, 2.2) + head.h("M10 -28 L11 -20.5 M14 -30 L14 -19.5 M4 -34 L5.5 -22", 2.2)
    out += head.dot(-22, -38, 3, RED, 2) + head.dot(22, -38, 3, RED, 2) + head.dot(0, -43, 3.4, RED, 2.2) + head.dot(0, -18.4, 2.6, RED, 1.4) + head.dot(-8.5, -17.4, 1.9, BLUE, 1.2) + head.dot(8.5, -17.4, 1.9, BLUE, 1.2)
    out += rod("M90 106 L90 40", 5.6, 2.6, GOLD) + path("M90 12 C95 18 95.5 25 90 32 C84.5 25 85 18 90 12 Z", GOLD_L, 2.2) + path("M90 38 C84 38 78 32 79 24 C83 24 86 28 88 33 M90 38 C96 38 102 32 101 24 C97 24 94 28 92 33", GOLD, 2.2) + path("M84 39 H96", None, 4) + path("M84 39 H96", None, 1.6, GOLD_L)
    out += path("M74 106 C74 98 78 92 84 90 L96 90 C100 96 100 102 98 108 Z", RED, 2.6) + path("M81 90 H98", None, 6) + path("M81 90 H98", None, 3, CREAM) + fist(90, 82, 2, 1.06)
    out += path("M2 106 C0 98 4 92 10 90 L22 90 C27 96 28 102 27 108 Z", RED, 2.6) + path("M5 91 H24", None, 6) + path("M5 91 H24", None, 3, CREAM) + path("M4 84 C4 78 10 80 14 83 C18 80 25 78 25 84 C25 90 20 92 14 92 C8 92 4 90 4 84 Z", SKIN, 2.4)
    out += circle(14, 72, 10.5, BLUE, 2.8) + path("M4 71 C10 74 18 74 24 71", None, 4.4) + path("M4.6 71.3 C10 74 18 74 23.4 71.3", None, 1.8, GOLD) + path("M14 62 V50 M9 55 H19", None, 5.4) + path("M14 61 V51 M10 55 H18", None, 2.2, GOLD) + hatch("M20 66 Q23 72 19 79", 2) + path("M6 82 C8 78 12 80 13 83 M22 82 C20 78 16 80 15 83", None, 1.5)
    return out


HIGH = {"champion": champion, "smuggler": smuggler, "inventor": inventor, "wizard": wizard, "queen": queen, "king": king}
