"""Busts of the computers, one for each personality."""

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
    PURPLE,
    PURPLE_D,
    RED,
    RED_D,
    ROSE,
    STEEL,
    STEEL_D,
    STEEL_L,
    TEAL,
    TEAL_D,
    WHITE_HAIR,
    circle,
    ellipse,
    flat,
    hatch,
    path,
    rod,
    sheet,
)


def builder() -> str:
    """Bearded, in cap and apron, the mallet upright in his fist."""
    head = Head(40, 42, 1.1, 3)
    out = path("M0 104 C0 84 10 74 28 69 L54 69 C70 73 80 84 82 104 Z", RED) + flat("M56 70 C70 73 80 84 82 104 L66 104 C68 88 64 77 56 70 Z", RED_D)
    out += hatch("M68 82 l6 16 M63 78 l7 20 M10 88 l-3 14 M16 84 l-3 16", 2.3) + head.neck(76, 10)
    out += path("M22 74 L26 104 H60 L62 73 C54 82 32 82 22 74 Z", OCHRE) + path("M24 75 L20 68 M61 75 L65 69", None, 5.4) + path("M24 75 L20 68 M61 75 L65 69", None, 2.4, BROWN_D)
    out += hatch("M56 83 l-1 20 M52 85 l-1 18", 2.2) + path("M32 92 H50 V104 M41 92 V104", None, 1.6)
    out += head.three_quarter("none", "calm", 1.0, "straight") + beard_3q(head, BROWN, 22, 1.05)
    out += head.p("M-12 4 C-17 -2 -16 -10 -12 -12 C-12 -4 -11 0 -9 6 Z", BROWN, 2.2)
    out += head.p("M-16 -8 C-20 -22 -8 -29 4 -28 C17 -27 22 -17 17 -10 C10 -14 -6 -15 -16 -8 Z", BLUE) + head.h("M4 -26 Q12 -21 15 -13 M-2 -25 Q6 -21 8 -14 M10 -24 Q17 -18 17 -12", 2.2)
    out += head.p("M-16.5 -10.5 C-8 -17 10 -17 17.5 -12 L17 -7 C9 -12 -7 -11.5 -15.5 -5 Z", BLUE_D, 2.2) + head.h("M-10 -12 Q-2 -15 6 -14.4", 1.5, "#8FA9CC")
    out += path("M46 104 C50 96 58 90 66 84 L74 76 L88 84 C86 96 76 104 66 104 Z", RED, 2.8) + hatch("M76 98 Q84 92 85 85 M70 102 Q79 94 80 86", 2) + path("M70 75 L86 87", None, 6) + path("M70 75 L86 87", None, 2.8, CREAM)
    out += rod("M81 104 V34", 7.4, 3.8, OCHRE) + path("M62 10 H98 L96 36 H64 Z", BROWN) + path("M69 10 L70.4 36 M91 10 L89.6 36", None, 6) + path("M69 11 L70.4 35 M91 11 L89.6 35", None, 2.8, STEEL_L)
    out += hatch("M75 15 q6 1.6 10 0 M75 21 q6 -1.6 10 0 M76 28 q5 1.4 9 0", 1.6) + circle(80.4, 36, 2, GOLD_L, 1.8)
    return out + fist(82, 70, 2, 1.16)


def condottiere() -> str:
    """In an open helmet with a great plume, the sword at his shoulder."""
    head = Head(46, 48, 1.08, 0)
    out = path("M50 22 C46 2 22 -4 10 10 C0 24 4 46 16 60 C14 46 20 36 30 32 C38 28 46 28 52 32 Z", RED) + hatch("M40 10 Q22 10 14 28 M34 18 Q18 20 12 40 M36 26 Q20 28 14 50 M44 16 Q34 12 26 16", 2.6, RED_D, 1)
    out += rod("M90 104 V6", 8.4, 5, STEEL_L) + path("M85.8 8 L90 -5 L94.2 8 Z", STEEL_L, 2.2) + path("M90 10 V78", None, 1.2)
    out += path("M4 104 C6 88 16 78 32 74 L60 74 C76 78 86 88 88 104 Z", STEEL) + path("M30 76 L46 104 L62 76 C54 84 40 84 30 76 Z", STEEL_L, 2.6) + path("M46 86 V104", None, 2) + hatch("M58 86 l-6 16 M63 86 l-6 16", 2)
    out += path("M62 74 C78 72 92 82 94 98 C86 104 76 104 68 98 C70 90 68 82 62 74 Z", STEEL_L) + path("M66 79 C78 77 88 85 91 95 M69 87 C77 85 84 90 87 98", None, 1.8, GOLD) + path("M30 74 C14 70 0 80 -2 98 C4 104 16 104 24 98 C22 90 24 82 30 74 Z", STEEL) + path("M26 78 C14 76 4 84 1 96 M23 86 C16 84 9 90 6 98", None, 1.8, GOLD_L)
    out += hatch("M10 82 Q4 88 3 96 M15 86 Q9 92 8 99", 2.2) + path("M30 66 C36 78 58 78 64 66 L67 76 C56 87 38 87 26 77 Z", STEEL, 2.8) + path("M29 75 C40 84 54 84 65 75", None, 1.8, GOLD_L)
    out += head.three_quarter("stern", "stern", 0.8, "hooked", ear=False)
    out += head.p("M8.2 7 C5 6 1.5 8 -1 12 C2.5 11.6 6 11 8 9.2 C9.8 11 11.5 11 13.2 10 C12.5 7.4 10.6 6.2 8.2 7 Z", BROWN_D, 1.6)
    out += head.p("M-12 20 C-18 8 -20 -12 -14 -21 C-9 -28 8 -30 15 -20 C18 -16 18 -11 17 -7.4 C10 -10.6 2 -10.4 -3.4 -7 C-5.4 0 -4.6 10 -1 18.4 C-4 22 -9 22.4 -12 20 Z", STEEL_L)
    out += head.f("M-12 19 C-17.4 8 -19 -12 -13.4 -20 C-12 -22.4 -9 -24 -7 -25 C-13 -14 -12 8 -6 20.6 C-8.6 21.4 -11 20.6 -12 19 Z", STEEL) + head.h("M-10 -14 Q-12 0 -8 14 M-6.4 -16 Q-9 -4 -6 8", 1.9, STEEL_D)
    out += head.p("M17 -7.4 C10 -10.6 2 -10.4 -3.4 -7 C-5.4 0 -4.6 10 -1 18.4", None, 3.8) + head.p("M17 -7.4 C10 -10.6 2 -10.4 -3.4 -7 C-5.4 0 -4.6 10 -1 18.4", None, 1.6, GOLD_L)
    out += head.p("M-8 -25.6 C2 -27 11 -22 16 -13", None, 1.8) + head.dot(-9, -6, 3, GOLD, 2.2) + head.dot(-9, -6, 0.9, INK)
    out += path("M78 80 H102", None, 7.4) + path("M79 80 H101", None, 3.6, GOLD)
    return out + path("M66 104 C66 96 72 91 80 90 L96 92 C98 98 98 104 94 108 Z", STEEL, 2.6) + fist(90, 92, 4, 1.1, STEEL_L)


def courtier() -> str:
    """A lady under a padded roll, a sealed letter in her hand."""
    head = Head(46, 46, 1.02, 2)
    out = path("M30 28 C20 46 16 76 14 104 L54 104 C58 76 58 46 50 30 Z", CREAM, 2.6) + hatch("M30 44 Q24 70 22 100 M36 60 Q30 80 30 100", 1.8, INK, 0.45)
    out += path("M4 104 C6 88 16 79 32 75 L58 75 C74 79 82 88 84 104 Z", PURPLE) + flat("M60 76 C74 79 82 88 84 104 L68 104 C69 90 66 82 60 76 Z", PURPLE_D) + hatch("M70 86 l6 16 M65 83 l7 20 M14 90 l-3 12 M20 87 l-3 14", 2.3)
    out += head.neck(82, 7.6) + path("M30 76 L46 98 L60 76 L56 73 L46 86 L35 73 Z", GOLD_L, 2.4) + path("M36 79 Q46 88 56 79", None, 1.6) + circle(46, 86, 3, RED, 1.9)
    out += head.three_quarter("lips", "raised", 1.0, "straight", ear=False)
    out += head.p("M-9 10 C-16 8 -17 -6 -13 -14 C-6 -20 8 -20 14 -11 C6 -12 -2 -10 -4 -4 C-5.4 1 -5 6 -9 10 Z", "#8A4A26", 2.4) + head.h("M-12 4 Q-14 -6 -8 -12 M-9 6 Q-10 -4 -3 -12", 1.7)
    out += head.p("M-17 -9 C-22 -22 -12 -36 3 -37 C18 -37 25 -24 19 -11 C10 -17 -6 -18 -17 -9 Z", RED) + head.h("M2 -35 Q10 -29 12 -17 M-5 -34 Q2 -28 3 -18 M-12 -29 Q-6 -24 -6 -16 M11 -33 Q18 -26 17 -15", 2.3, RED_D, 1)
    out += head.p("M-18 -7 C-21 -12 -19 -17 -14 -17 C-5 -22 10 -22 18 -16 C23 -15 23 -9 19 -8 C9 -14 -7 -14 -18 -7 Z", PURPLE, 2.6) + head.p("M-11 -17.6 L-9 -11.6 M-3 -19.6 L-2 -13.4 M6 -19.8 L6 -13.2 M14 -17.4 L13 -11", None, 1.8, GOLD_L)
    out += "".join(head.dot(x, y, 1.9, CREAM, 1.5) for x, y in ((-13, -26), (-5, -30), (4, -31), (13, -27))) + head.dot(1.6, -15.6, 2.6, GOLD_L, 2)
    out += head.dot(-8.6, 9.6, 2, CREAM, 1.6)
    out += path("M48 104 C52 96 58 92 66 88 L76 80 L88 90 C86 98 78 104 70 104 Z", PURPLE, 2.8) + hatch("M76 99 Q84 94 85 89 M70 102 Q79 96 81 89", 2) + path("M72 79 L86 91", None, 6) + path("M72 79 L86 91", None, 2.8, GOLD_L)
    out += path("M64 54 L94 48 L98 68 L68 74 Z", PAPER, 2.6) + path("M64 54 L83 63 L94 48", None, 1.7) + circle(82.4, 63, 4.2, RED, 2.2) + path("M80.6 62.4 l1.6 1.6 l2.4 -2.6", None, 1.3, CREAM)
    return out + fist(82, 77, 96, 1.0)


def patriarch() -> str:
    """Old, long-bearded, in a furred gown, both hands' rings on the staff of the house."""
    head = Head(47, 44, 1.06, 4, True)
    out = path("M8 104 C8 84 20 74 36 69 L60 69 C76 73 90 84 92 104 Z", RED_D) + flat("M34 70 C20 74 8 84 8 104 L22 104 C22 90 26 78 34 70 Z", "#5E1E18") + hatch("M16 88 l-3 14 M22 84 l-3 18 M80 84 l5 16 M74 80 l6 20", 2.3)
    out += path("M34 70 C24 74 20 88 22 104 H38 C36 92 38 82 42 76 Z", CREAM, 2.6) + path("M60 70 C70 74 76 88 74 104 H60 C62 92 60 82 54 76 Z", CREAM, 2.6)
    out += hatch("M28 82 l2 5 M27 92 l2 5 M33 76 l2 5 M33 88 l1 5 M68 80 l-2 5 M70 90 l-2 5 M64 88 l-1 5 M66 98 l-1 4", 2.2) + head.neck(76, 9)
    out += head.three_quarter("none", "stern", 0.6, "hooked") + beard_3q(head, WHITE_HAIR, 36, 1.1)
    out += head.p("M-12 6 C-17 0 -16 -10 -12 -12 C-11 -4 -11 2 -8 8 Z", WHITE_HAIR, 2.2)
    out += head.p("M-14 -8 C-16 -20 -12 -32 -4 -36 C2 -34 12 -26 15.6 -10 C8 -15 -6 -15 -14 -8 Z", GOLD) + head.h("M-2 -32 Q6 -26 9 -15 M-7 -31 Q-2 -25 -1 -16", 2) + head.dot(-4, -36, 2.6, GOLD_L, 2)
    out += head.p("M-15 -6.5 C-8 -14.5 8 -15.5 16.4 -9.4 L15.6 -13.6 C8 -20 -8 -19 -14.8 -12 Z", RED, 2.2) + head.dot(3, -16.4, 1.8, CREAM, 1.4)
    out += rod("M18 104 V30", 7.4, 3.8, BROWN) + circle(18, 22, 9, GOLD, 2.8) + path("M18 28.4 C11 23.4 11.6 17 15 17 C17 17 18 19 18 19.6 C18 19 19 17 21 17 C24.4 17 25 23.4 18 28.4 Z", RED, 1.9)
    out += path("M30 104 C32 96 28 90 24 86 L10 88 C6 94 8 102 12 104 Z", RED_D, 2.8) + path("M8 91 L27 88", None, 6.4) + path("M8 91 L27 88", None, 3, CREAM)
    return out + fist(18, 78, 0, 1.12, flip=True) + circle(12, 79, 2.2, GOLD_L, 1.6)


def merchant() -> str:
    """Sharp-eyed under a beret, weighing florins."""
    head = Head(62, 44, 1.06, 2, True)
    out = path("M18 104 C18 84 28 75 42 70 L66 70 C82 74 96 84 98 104 Z", GREEN) + flat("M70 71 C82 74 96 84 98 104 L84 104 C84 90 80 78 70 71 Z", GREEN_D) + hatch("M82 84 l7 18 M77 80 l8 22 M30 86 l-3 16", 2.3)
    out += path("M40 71 C32 76 32 92 36 104 H50 C46 92 46 82 48 76 Z", BROWN, 2.6) + path("M66 71 C76 78 76 92 70 104 H58 C62 92 62 82 60 76 Z", BROWN, 2.6) + hatch("M40 80 l2 5 M40 90 l2 5 M70 82 l-2 5 M67 92 l-2 5", 2.2)
    out += head.neck(78, 9) + path("M46 74 L54 86 L62 74 Z", PAPER, 2.2) + head.three_quarter("smile", "sly", 1.0, "straight")
    out += head.p("M-9 8 C-16 6 -17 -6 -13 -13 L-5 -12 C-9 -5 -8 2 -9 8 Z", BROWN_D, 2.4) + head.h("M-12.5 4 Q-14 -4 -10 -10", 1.6)
    out += head.p("M8.2 7 C5 6 1.5 8 -1 11 C2.5 11 6 10.4 8 9 C9.8 10.4 11.5 10.4 13.2 9.4 C12.5 7.2 10.6 6.2 8.2 7 Z", BROWN_D, 1.5)
    out += head.p("M-21 -8 C-27 -21 -10 -31 6 -28 C20 -26 25 -16 19 -8.6 C10 -14 -8 -15 -21 -8 Z", TEAL_D) + head.h("M6 -26 Q14 -21 16 -12 M0 -26 Q8 -21 10 -13 M-7 -25 Q1 -21 3 -14 M-14 -21 Q-6 -19 -4 -14", 2.2)
    out += head.p("M-15 -7 C-7 -13 8 -14.5 17 -9.4 L16.4 -6.4 C8 -10.6 -6 -9.6 -13.4 -4 Z", RED, 2.2) + head.dot(13, -13.6, 2.6, GOLD_L, 2)
    out += path("M6 52 L34 48 M20 50 V80", None, 5) + path("M6 52 L34 48", None, 2.2, GOLD_L) + path("M20 50 V80", None, 2.2, GOLD) + circle(20, 50, 3, GOLD, 2)
    out += path("M7 52 L2 68 M7 52 L13 68 M33 48 L28 64 M33 48 L39 64", None, 1.5) + path("M-1 67 H16 C15 75 0 75 -1 67 Z", GOLD, 2.4) + path("M25 63 H42 C41 71 26 71 25 63 Z", GOLD, 2.4)
    out += ellipse(5, 65.6, 4, 2.3, GOLD_L, 1.7) + ellipse(11, 65.2, 4, 2.3, GOLD_L, 1.7) + ellipse(8, 63, 4, 2.3, GOLD_L, 1.7) + path("M30 62.4 h7 v-6 h-7 Z", STEEL, 1.9)
    out += path("M42 104 C40 96 34 90 30 86 L16 88 C12 94 12 100 18 104 Z", GREEN, 2.8) + path("M14 91 L32 87", None, 6) + path("M14 91 L32 87", None, 2.8, BROWN)
    return out + fist(20, 80, 0, 1.06, flip=True)


def steward() -> str:
    """Kindly and exact, coif under the hat, the estate's keys and ledger at hand."""
    head = Head(42, 43, 1.06, 4)
    out = path("M0 104 C2 84 12 75 28 70 L56 70 C72 74 82 84 84 104 Z", TEAL) + flat("M58 71 C72 74 82 84 84 104 L68 104 C70 90 66 78 58 71 Z", TEAL_D) + hatch("M70 84 l6 16 M65 80 l7 20 M10 90 l-3 12 M16 86 l-3 16", 2.3)
    out += head.neck(78, 9) + path("M26 72 L42 90 L58 72 L54 69 C48 78 38 78 31 69 Z", CREAM, 2.4)
    out += head.three_quarter("smile", "raised", 0.8, "round", ear=False)
    out += head.p("M-2 14 C-6 18 -10 14 -12 8 C-17 0 -16 -14 -10 -17 L10 -15 L13 -9 C5 -12 -3 -10 -5 -4 C-6 2 -5 8 -2 14 Z", CREAM, 2.4) + head.h("M-12 2 Q-13 -6 -9 -12 M-9 6 Q-10 -3 -6 -11", 1.6, INK, 0.55)
    out += head.p("M-2 14 Q2 19.4 6 17.4", None, 2)
    out += head.p("M-14 -11 C-16 -24 -6 -29 3 -29 C13 -29 17 -21 15.4 -12.6 C7 -16 -6 -16 -14 -11 Z", OCHRE) + head.h("M4 -27 Q10 -22 11 -15 M-2 -27 Q3 -22 4 -16", 2)
    out += head.p("M-22 -7 C-12 -17 12 -18 25 -10 C24 -7 20 -6.6 17 -8 C8 -12 -8 -11 -18 -4.6 C-20.6 -4.4 -22 -5.4 -22 -7 Z", OCHRE, 2.6) + head.p("M-13.4 -13 C-6 -17.6 7 -18 14.8 -14.4", None, 2.4, GREEN_D)
    out += path("M2 82 L40 76 L46 100 L6 107 Z", BROWN, 2.8) + path("M5 84.6 L37 79.6 L42 97.6 L9 103 Z", PAPER, 1.8) + path("M12 89 L33 85.6 M13.6 94 L35 90.6 M15 99 L30 96.6", None, 1.5, BLUE) + path("M21 82 L26 100.6", None, 1.4)
    out += path("M52 104 C62 92 68 74 70 54 L90 54 C93 74 88 94 76 104 Z", TEAL, 2.8) + hatch("M84 62 Q86 82 80 98 M76 62 Q76 84 69 100", 2) + path("M69 52 H91", None, 6.4) + path("M69 52 H91", None, 3, CREAM)
    out += circle(80, 54, 11, None, 5.6) + circle(80, 54, 11, None, 2.6, GOLD)
    for x, y, colour, turn in ((71, 62, GOLD_L, -5), (80, 66, STEEL_L, 0), (89, 62, ROSE, 5)):
        foot = y + 28
        out += path(f"M{x} {y + 4} L{x + turn} {foot} l5 -1 M{x + turn * 0.8:g} {foot - 6} l5 -1", None, 5.4) + circle(x, y, 3.6, None, 4.6)
        out += path(f"M{x} {y + 4} L{x + turn} {foot} l4.6 -.9 M{x + turn * 0.8:g} {foot - 6} l4.6 -.9", None, 2.4, colour) + circle(x, y, 3.6, None, 2, colour)
    return out + fist(80, 42, 4, 1.06)


def portraits() -> dict[str, str]:
    """Documents by the names that `bots.yaml` gives."""
    return {draw.__name__: sheet(draw()) for draw in (builder, condottiere, courtier, patriarch, merchant, steward)}
