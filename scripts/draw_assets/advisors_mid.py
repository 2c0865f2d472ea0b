"""Busts of the advisors 7 to 12."""

from __future__ import annotations

from .figure import Head, beard_3q, fist
from .pen import (
    BLUE,
    BLUE_D,
    BROWN,
    BROWN_D,
    CREAM,
    GOLD,
    GOLD_L,
    GREEN,
    GREEN_D,
    INK,
    OCHRE,
    PAPER,
    RED,
    RED_D,
    ROSE,
    ROSE_D,
    SKIN,
    STEEL,
    STEEL_L,
    TEAL,
    WHITE_HAIR,
    circle,
    ellipse,
    flat,
    hatch,
    path,
    rod,
    star,
)


def astronomer() -> str:
    """Looking up past a raised armillary sphere; stars on his gown."""
    head = Head(36, 52, 1.04, -20)
    out = path("M0 104 C0 88 8 78 22 74 L44 74 C60 76 70 88 72 104 Z", BLUE) + flat("M46 75 C60 76 70 88 72 104 L58 104 C58 90 54 80 46 75 Z", BLUE_D) + hatch("M58 86 l5 14 M53 84 l5 16 M63 90 l4 12", 2.4)
    out += star(14, 92, 4.6) + star(28, 99, 3.4) + star(8, 100, 2.6) + head.neck(80, 9)
    out += head.profile("raised", 0.6, "open", ear=True)
    out += head.p("M-2 9.5 C-2 18 3 32 15 39 C19 30 17.5 20 11.6 11.6 C9 13.5 3 13 -2 9.5 Z", WHITE_HAIR) + head.h("M2 15 Q5 26 13 34 M6 15 Q9 24 15 31 M10 15.5 Q13 22 15.5 26", 1.6)
    out += head.p("M-3 10 C-9 14 -15 12 -15 4 C-15 0 -14 -4 -12 -8 L-3 -8 C-4 -2 -5 4 -3 10 Z", WHITE_HAIR, 2.4) + head.h("M-12 8 Q-12 0 -9 -6 M-8 10 Q-9 2 -7 -5", 1.6)
    out += head.p("M-14 -8 C-14 -22 -10 -36 -12 -44 C-2 -42 8 -34 11 -11 C3 -16 -7 -14 -14 -8 Z", BLUE_D) + head.p("M-14.5 -7 C-7 -14 3 -16 11.5 -10.5 L11 -16 C3 -21 -8 -19 -14.5 -12.5 Z", GOLD, 2.2)
    out += head.h("M0 -38 Q6 -30 8 -19 M-4 -39 Q2 -30 4 -20", 2, "#8FA9CC") + head.f("M-6.6 -31 L-5.6 -28 L-2.4 -28 L-5 -26 L-4 -23 L-6.6 -25 L-9.2 -23 L-8.2 -26 L-10.8 -28 L-7.6 -28 Z", GOLD_L)
    out += path("M36 104 C40 96 50 90 60 84 L68 76 L80 84 C76 96 64 104 54 104 Z", BLUE, 2.8) + hatch("M56 98 Q68 92 74 84 M50 102 Q60 98 66 92", 2) + path("M64 76 L78 88", None, 6) + path("M64 76 L78 88", None, 2.8, GOLD_L)
    out += rod("M76 72 V60", 6, 2.8, GOLD) + circle(76, 40, 20, None, 5.4) + circle(76, 40, 20, None, 2.4, GOLD_L)
    out += ellipse(76, 40, 20, 7.5, None, 4) + ellipse(76, 40, 20, 7.5, None, 1.6, GOLD) + ellipse(76, 40, 7.5, 20, None, 4) + ellipse(76, 40, 7.5, 20, None, 1.6, GOLD)
    out += rod("M60 24 L92 56", 3.8, 1.4, GOLD_L) + circle(76, 40, 5.2, TEAL, 2.4) + circle(60, 24, 2.4, GOLD, 1.8) + circle(92, 56, 2.4, GOLD, 1.8)
    out += fist(75, 76, 10, 1.02) + star(54, 8, 4.4, OCHRE) + star(92, 10, 3.4, OCHRE) + star(44, 20, 2.6, OCHRE)
    return out


def treasurer() -> str:
    """Bald and careful, spectacles on his nose, a great key over the coins in his chest."""
    head = Head(45, 38, 1.06, 12, True)
    out = path("M12 104 C12 82 22 72 36 67 L58 67 C74 72 86 82 88 104 Z", "#4A4652") + flat("M60 68 C74 72 86 82 88 104 L74 104 C74 88 70 76 60 68 Z", "#35323C") + hatch("M72 78 l7 20 M66 74 l8 24 M79 86 l4 14", 2.4)
    out += head.neck(70, 9)
    out += path("M24 70 C20 66 24 62 28 64 C28 59 34 58 36 62 C38 57 44 58 45 62 C47 57 53 58 54 62 C57 58 63 60 62 65 C67 63 70 67 67 71 C70 74 66 78 62 76 C60 81 54 80 52 76 C50 81 44 81 42 77 C40 81 33 80 32 76 C28 79 23 75 24 70 Z", CREAM, 2.4)
    out += path("M30 70 Q33 66 36 70 M38 71 Q41 67 45 71 M47 71 Q50 67 54 71 M56 70 Q59 66 62 70", None, 1.5)
    out += head.three_quarter("stern", "raised", 0.6, "hooked")
    out += head.p("M-11.5 -2 C-15 -2 -15 -12 -11 -15 C-11 -10 -10.5 -6 -9 -1 Z", WHITE_HAIR, 2.2) + head.p("M-12.5 -5 C-14 -21 -4 -25 4 -24 C12 -23 15 -16 13.5 -9 C8 -14 -4 -14 -12.5 -5 Z", "#4A4652") + head.h("M-2 -21 Q-8 -17 -10 -10 M3 -21 Q-3 -18 -5 -13 M8 -20 Q3 -18 1 -14", 1.8, "#8D879A")
    out += head.p("M-3.4 -1 C-3.4 -6.4 6.6 -6.4 6.6 -1 C6.6 4.4 -3.4 4.4 -3.4 -1 Z M8.2 -1.4 C8.2 -6 14.6 -6 14.6 -1.4 C14.6 3 8.2 3 8.2 -1.4 Z M6.5 -1.8 L8.3 -2 M-3.4 -1.5 L-9.5 -3", None, 1.6)
    out += path("M4 84 H58 V104 H4 Z", BROWN) + path("M4 84 L8 76 H54 L58 84", "#6A4424", 2.6) + path("M30 84 H40 V95 H30 Z", GOLD, 2.4) + circle(35, 88.5, 1.8, INK, 0) + path("M12 84 V104 M50 84 V104", None, 4.6) + path("M12 84 V104 M50 84 V104", None, 1.8, STEEL_L)
    out += "".join(ellipse(x, y, 5.4, 3, GOLD_L, 2) for x, y in ((16, 78), (26, 76), (46, 78), (37, 77), (21, 73.5), (31, 72)))
    out += path("M58 104 C58 94 64 86 72 80 L80 74 L92 82 C92 92 86 100 80 104 Z", "#4A4652", 2.8) + hatch("M80 98 Q88 90 88 82 M74 100 Q82 92 82 85", 2, "#8D879A") + path("M76 73 L90 84", None, 6) + path("M76 73 L90 84", None, 2.8, CREAM)
    out += circle(80, 34, 10, None, 7.4) + circle(80, 34, 10, None, 3.4, GOLD) + path("M80 44 V96 M80 85 H91 M80 94 H89", None, 7.4) + path("M80 44 V96 M80 85 H90.6 M80 94 H88.6", None, 3.4, GOLD) + circle(80, 50, 4, GOLD, 2.4)
    out += fist(81, 68, 4, 1.05)
    return out


def master_hunter() -> str:
    """Drawing the bow: arrow at the cheek, feathered hat, quiver behind."""
    head = Head(47, 44, 1.02, 2, True)
    out = path("M70 74 L84 30 L96 34 L84 80 Z", BROWN, 2.8) + path("M86 28 L84 14 M90 30 L92 15 M94 32 L99 19", None, 2.4) + path("M84 14 l-3 -6 M84 14 l4 -5 M92 15 l-2 -7 M92 15 l5 -5 M99 19 l0 -6", None, 3.2, RED) + hatch("M88 40 l-8 32 M92 40 l-8 34", 2)
    out += path("M22 104 C22 86 28 76 42 71 L64 71 C80 74 92 84 96 104 Z", GREEN) + flat("M66 72 C80 74 92 84 96 104 L82 104 C82 90 76 78 66 72 Z", GREEN_D) + hatch("M76 84 l8 18 M70 80 l9 20 M84 90 l5 12", 2.4)
    out += path("M86 80 L56 104 H44 L80 74 Z", BROWN, 2.6) + head.neck(76, 9) + path("M34 74 C40 84 54 86 66 74 L62 68 C54 78 46 78 38 68 Z", BROWN_D, 2.4)
    out += path("M25 1 L56 62 L22 103", None, 1.6) + head.three_quarter("calm", "stern", 1, "straight", ear=False) + beard_3q(head, "#7A4A24", 19)
    out += head.p("M-9 6 C-15 6 -16 -6 -12 -11 L-4 -11 C-8 -6 -7 0 -9 6 Z", "#7A4A24", 2.4) + head.h("M-12.5 3 Q-14 -4 -10 -9 M-10 4 Q-11 -3 -7 -8", 1.6)
    out += head.p("M-8 -20 C-16 -32 -30 -38 -44 -34 C-40 -24 -28 -14 -12 -13 Z", RED, 2.6) + head.h("M-40 -32 Q-24 -28 -11 -15 M-32 -34 L-26 -26 M-26 -33 L-20 -24 M-34 -25 L-27 -26", 2)
    out += head.p("M-17 -9 C-14 -22 -4 -29 6 -27 C14 -25 20 -17 28 -15 C24 -9 16 -7 9 -9.5 C0 -12 -9 -9 -17 -9 Z", GREEN_D) + head.h("M-2 -25 Q-8 -20 -10 -13 M4 -25 Q-2 -20 -4 -13 M9 -23 Q4 -19 2 -14", 2.2) + head.p("M-14.5 -12 C-7 -15 3 -16 12 -11.5", None, 2.2, OCHRE)
    out += path("M25 0 C6 18 2 40 12 54 C2 66 4 88 22 104", None, 7) + path("M25 0 C6 18 2 40 12 54 C2 66 4 88 22 104", None, 3.2, OCHRE)
    out += path("M4 55 L60 63", None, 3.8) + path("M4 55 L60 63", None, 1.4, CREAM) + path("M-1 54.4 L9 51.5 L8 59.5 Z", STEEL_L, 2)
    out += path("M96 104 C98 92 94 82 86 76 C78 70 68 66 60 66 L56 76 C64 82 74 90 80 104 Z", GREEN, 2.8) + hatch("M90 98 Q88 86 76 78 M86 102 Q82 92 72 84", 2.2) + fist(58, 65, 100, 1.0, SKIN)
    out += path("M14 104 C10 92 8 76 9 66 L19 62 C24 74 30 88 34 104 Z", GREEN, 2.8) + hatch("M22 76 Q26 88 29 100 M18 78 Q21 90 24 102", 2) + path("M8 68 L20 63", None, 6.4) + path("M8 68 L20 63", None, 3, BROWN) + fist(12, 56, 6, 1.0, SKIN, True)
    return out


def general() -> str:
    """In plate with a great plume, visor up, pointing with the baton."""
    head = Head(47, 46, 1.06, 0, True)
    out = path("M54 22 C50 2 76 -6 90 8 C102 20 100 46 92 64 C92 50 88 38 78 32 C70 28 62 28 56 32 Z", RED) + hatch("M64 8 Q80 8 88 28 M70 16 Q84 18 90 40 M72 24 Q84 28 91 50 M60 16 Q68 12 76 14", 2.6, RED_D, 1) + hatch("M80 10 Q92 18 94 36 M84 24 Q91 32 93 44", 2)
    out += path("M8 104 C10 90 18 80 34 75 L62 75 C78 80 86 90 88 104 Z", STEEL) + path("M34 76 L48 104 L62 76 C54 83 42 83 34 76 Z", STEEL_L, 2.6) + path("M48 84 V104", None, 2) + hatch("M60 84 l-6 16 M64 86 l-5 16", 2)
    out += path("M62 74 C80 72 96 82 97 100 C90 104 78 104 70 98 C72 90 68 82 62 74 Z", STEEL) + path("M66 78 C78 76 92 84 95 96 M69 86 C78 84 88 90 90 98", None, 1.8, GOLD_L) + path("M34 74 C18 70 4 80 2 98 C8 104 20 104 28 98 C26 90 28 82 34 74 Z", STEEL_L) + path("M30 78 C18 76 8 84 5 96 M27 86 C20 84 12 90 10 98", None, 1.8, GOLD) + hatch("M84 82 Q92 88 93 98 M80 88 Q86 92 87 100", 2.2)
    out += path("M28 50 C24 14 72 12 70 50 L72 64 C66 78 38 80 30 66 Z", STEEL_L) + flat("M56 20 C70 24 72 40 71 62 C68 70 62 74 56 76 C66 58 66 36 56 20 Z", STEEL)
    out += flat("M32 40 C34 32 54 32 58 40 L58 62 C54 70 36 70 32 62 Z", INK) + head.p("M-9 -6 L13.3 -8 C14.5 2 13 8 11.5 11 C9.5 16 6.5 18 3.5 18 C-2 18 -7 14 -9 8 Z", SKIN, 2)
    out += head.eyes_3q(1) + head.brows_3q("stern") + head.p("M6.8 -4.4 C7.6 -1 10.4 2.4 10.8 4 C10.6 5.8 8.4 6 6.6 5.4", None, 1.9) + head.p("M8.2 7 C5 6 1.5 8 -1 12 C2.5 11.6 6 11 8 9.2 C9.8 11 11.5 11 13.2 10 C12.5 7.4 10.6 6.2 8.2 7 Z", BROWN_D, 1.6)
    out += path("M26 40 C26 22 66 18 71 36 L64 30 C54 24 36 26 30 42 Z", STEEL, 2.8) + path("M34 33 L60 28 M31 38 L40 36", None, 1.6) + circle(66, 42, 3.8, GOLD, 2.2) + path("M30 64 C38 76 60 76 71 62 L74 74 C62 86 38 86 27 74 Z", STEEL, 2.8) + path("M29 72 C40 82 60 82 72 72", None, 1.8, GOLD_L) + hatch("M64 72 l6 4 M58 75 l8 5", 2)
    out += rod("M4 46 L30 92", 8, 4.2, RED) + path("M1 41 L8 52 M27 86 L33 97", None, 7.4) + path("M1.6 42 L7.4 51 M27.5 87 L32.5 96", None, 3.6, GOLD)
    out += path("M16 104 C14 96 14 88 18 82 L30 80 C32 90 32 98 32 104 Z", STEEL_L, 2.6) + hatch("M27 86 Q29 94 29 102", 2) + fist(20, 77, -28, 1.1, STEEL_L, True)
    return out


def swordsmith() -> str:
    """Bare-armed, testing a new blade with his eye, hammer on the shoulder."""
    head = Head(41, 42, 1.06, 8)
    out = rod("M6 84 L24 36", 6.4, 3, BROWN) + path("M12 22 L38 32 L33 46 L7 36 Z", STEEL, 2.8) + hatch("M30 32 l-4 10 M34 34 l-4 10 M26 31 l-3 10", 2)
    out += path("M2 104 C2 86 8 74 24 69 L56 69 C70 73 78 84 78 104 Z", PAPER) + hatch("M66 78 l6 20 M61 76 l6 20", 2.2) + path("M26 72 L30 104 H58 L62 72 C54 80 36 80 26 72 Z", BROWN) + path("M28 73 L22 66 M61 73 L66 67", None, 5.4) + path("M28 73 L22 66 M61 73 L66 67", None, 2.4, BROWN_D) + hatch("M54 82 l-1 20 M50 84 l-1 18 M58 80 l-1 20", 2.2) + path("M38 92 H50 V104", None, 1.6)
    out += head.neck(76, 11) + head.three_quarter("none", "stern", 1.6, "straight") + beard_3q(head, "#A24A26", 27, 1.2)
    out += head.p("M-12 -3 C-14 -18 -6 -22 3 -22 C11 -22 14 -16 13.4 -10 C6 -14 -6 -13 -12 -3 Z", "#A24A26", 2.6) + head.h("M-6 -17 Q-9 -12 -10 -7 M-1 -19 Q-4 -15 -5 -12 M6 -19 Q4 -16 4 -14", 1.8) + head.p("M-12.5 -5 C-5 -13.5 6 -14.5 13.6 -10 L13.4 -6.4 C6 -10.5 -5 -9.5 -11.8 -.5 Z", RED, 2)
    out += path("M2 104 C-2 92 -2 82 6 76 C12 72 18 76 20 84 C20 92 16 100 14 104 Z", SKIN, 2.8) + hatch("M14 82 Q17 90 13 100 M11 80 Q13 88 10 96", 1.8) + fist(9, 76, 20, 1.08, SKIN)
    out += path("M84 -6 L89.6 4 V72 H78.4 V4 Z", STEEL_L, 2.8) + flat("M84 -4 L88.6 4 V71 H84 Z", STEEL) + path("M84 6 V68", None, 1.4) + path("M87 12 l6 -5 M89 20 l8 -2", None, 2, OCHRE)
    out += path("M67 72 C70 69 98 69 101 72 L100 78 C96 76 72 76 68 78 Z", GOLD, 2.6) + path("M80.5 77 H87.5 V97 H80.5 Z", BROWN_D, 2.6) + circle(84, 100, 4.6, GOLD, 2.6)
    out += path("M50 104 C54 98 62 96 70 92 L80 86 L90 94 C86 102 80 104 74 104 Z", SKIN, 2.8) + hatch("M66 100 Q76 98 82 94", 1.8) + fist(85, 88, 4, 1.1, SKIN)
    return out


def duchess() -> str:
    """Slender profile under the tall hennin, a hooded falcon on her glove."""
    head = Head(55, 48, 0.98, -4, True)
    out = path("M92 5 C100 30 97 64 90 92 C84 98 77 96 75 90 C80 66 80 40 76 22 Z", CREAM, 2.4) + hatch("M86 26 Q92 52 84 86 M90 30 Q94 56 88 84 M81 32 Q86 56 79 86", 1.8, INK, 0.45)
    out += path("M24 104 C26 88 34 80 46 76 L62 76 C76 80 84 90 86 104 Z", ROSE) + flat("M64 77 C76 80 84 90 86 104 L74 104 C74 90 70 82 64 77 Z", ROSE_D) + hatch("M72 86 l6 16 M67 84 l6 18", 2.4)
    out += head.neck(84, 7.5) + path("M42 77 L54 96 L68 77 L64 74 L54 88 L46 74 Z", GOLD_L, 2.4) + flat("M47.5 77 L54 87 L62.5 77 Z", SKIN) + path("M46 80 Q54 88 63 79", None, 1.6) + circle(54, 86, 2.6, BLUE, 1.8)
    out += head.profile("raised", 0.4, "calm", ear=False) + head.p("M11 8 C12.4 8.6 12.2 9.6 11 10.2 C12 11 11.6 12.2 10.8 12.4 L8.8 10.2 Z", ROSE, 1.2)
    out += head.p("M-2 10 C-9 8 -13 0 -12.6 -8 C-12 -18 -4 -22 2 -21 C7 -20 9.4 -16 10 -11 C4 -12 0 -8 -1 -2 C-1.6 3 -1.4 7 -2 10 Z", GOLD, 2.6) + head.h("M-9 0 Q-9 -10 -2 -16 M-6 4 Q-7 -6 1 -14", 1.8)
    out += head.p("M9.8 -13 C3 -21 -8 -20 -13.5 -6 L-40 -39 C-40 -42 -37 -45 -34 -45 Z", ROSE) + head.h("M-35 -39 Q-21 -24 -10 -13 M-33 -42 Q-17 -28 -5 -17 M-28 -39 Q-14 -27 -1 -18", 2.2) + head.p("M9.8 -12.5 C3 -20.5 -8 -19.5 -13.5 -5.5 L-17 -9.5 C-11 -24 2 -27 6 -17 Z", GOLD, 2.2)
    out += path("M4 104 C6 96 14 92 24 92 L34 88 L42 96 C40 104 30 106 22 106 Z", ROSE, 2.8) + hatch("M24 100 Q32 98 38 96", 2) + path("M30 88 L38 100", None, 6) + path("M30 88 L38 100", None, 2.8, GOLD_L)
    out += path("M14 90 C12 84 18 80 24 81 L32 84 C36 88 35 94 30 95 C24 97 16 96 14 90 Z", BROWN, 2.4) + path("M20 82 C19 85 20 88 22 90 M26 82.5 C25 86 26 88 28 90", None, 1.5)
    out += path("M14 44 C20 38 30 42 31 52 C34 60 33 70 28 80 L34 96 L26 92 L22 82 C14 80 10 72 12 62 C10 56 10 48 14 44 Z", "#A98A62", 2.6) + flat("M13 58 C11 70 14 78 22 81 C18 72 17 64 18 56 Z", CREAM) + path("M14 62 l3 2 M14 68 l4 2 M16 74 l4 1", None, 1.4) + path("M31 52 C36 62 36 76 32 90 C26 82 22 70 24 56 Z", "#7C5C3A", 2.4) + hatch("M30 62 Q31 74 30 84 M27 62 Q27 72 29 80", 1.8)
    out += path("M11 50 C10 42 18 38 24 42 C27 45 26 51 22 53 C18 54 13 54 11 50 Z", RED, 2.2) + path("M11 48 C7 48 6 51 8 54 C9 52 10.5 51.5 12 52 Z", OCHRE, 1.8) + path("M20 40 L20 34 M20 34 l-3 -3 M20 34 l3 -3", None, 2) + path("M20 83 V88 M25 84 V88", None, 2.6, OCHRE)
    return out


MID = {"astronomer": astronomer, "treasurer": treasurer, "master_hunter": master_hunter, "general_adv": general, "swordsmith": swordsmith, "duchess": duchess}
