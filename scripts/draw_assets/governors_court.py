"""Busts of the governors from palace, church and council."""

from __future__ import annotations

from .figure import Head, beard_3q, fist, palm
from .pen import (
    BLACK_CLOTH,
    BLUE,
    BROWN,
    BROWN_D,
    CREAM,
    GOLD,
    GOLD_L,
    GREEN,
    INK,
    OCHRE,
    PAPER,
    PURPLE,
    RED,
    ROSE,
    ROSE_D,
    SKIN,
    STEEL,
    STEEL_D,
    STEEL_L,
    TEAL,
    TEAL_D,
    WHITE_HAIR,
    circle,
    flat,
    hatch,
    path,
    rod,
)


def princess() -> str:
    """Long plaits under a coronet, the envoy's letter in her hand."""
    head = Head(50, 44, 1.04, -3)
    hair = "#C99A3C"
    out = head.p("M-14 -6 C-18 12 -17 34 -21 50 C-14 56 -8 50 -8 42 C-8 28 -9 14 -8 4 Z", hair, 2.6) + head.p("M13 -8 C18 8 15 34 19 50 C13 56 7 50 7 42 C8 28 11 10 10 0 Z", hair, 2.6)
    out += path("M10 104 C12 88 22 80 40 75 L62 75 C78 80 88 88 90 104 Z", ROSE) + flat("M66 76 C78 80 88 90 90 104 L76 104 C76 92 72 82 66 76 Z", ROSE_D) + hatch("M78 88 l5 14 M72 86 l6 16 M18 92 l-2 10 M24 88 l-3 15", 2.4) + head.neck(80, 7.5) + path("M36 77 Q50 98 64 77 L60 73 Q50 86 41 73 Z", CREAM, 2.4) + circle(50, 89, 3.4, GOLD, 2)
    out += head.three_quarter("lips", "raised", 1, "straight", ear=False) + head.p("M-12 12 C-18 2 -17 -14 -7 -19.500 C3 -24 13 -19 14 -8 C8 -13 0 -13 -4 -9 C-8 -4 -8 6 -12 12 Z", hair, 2.6) + head.h("M-13 4 Q-14 -8 -6 -15 M-10 4 Q-10 -6 -4 -11 M2 -18 Q8 -17 11 -12", 1.8)
    out += head.p("M-18 14 L-8 20 M-19 22 L-8 28 M-20 31 L-9 36 M-21 40 L-9 44", None, 2) + head.p("M17 14 L9 20 M17 23 L8 28 M18 32 L8 37", None, 2) + head.p("M-22 48 L-9 46 M19 48 L8 46", None, 4, RED)
    out += head.p("M-13 -12 L-17 -25 L-8.500 -19 L-3 -30 L3.500 -20.500 L11 -28 L13.500 -18 L18 -20 L14.500 -10 C6 -16.500 -5 -17 -13 -12 Z", GOLD_L, 2.6) + "".join(head.dot(x, y, 2, c, 1.6) for x, y, c in ((-17, -26, CREAM), (-3, -31, RED), (11, -29, CREAM), (2, -17.500, BLUE)))
    out += path("M58 84 L92 78 L96 99 L62 105 Z", PAPER, 2.6) + path("M58 84 L80 92 L92 78", None, 2) + circle(80, 92, 5, RED, 2.2) + path("M44 106 C46 98 52 94 60 94 L66 100 C64 106 58 108 52 108 Z", ROSE, 2.6) + fist(63, 95, 70, 0.98)
    return out


def tax_collector() -> str:
    """Thin-lipped, his lists pinned to a board, the bag of coin at hand."""
    head = Head(48, 43, 1.04, 5)
    out = path("M6 104 C8 88 18 80 36 75 L60 75 C76 79 86 88 88 104 Z", BLACK_CLOTH) + path("M38 75 L48 94 L58 75 L54 72 H42 Z", CREAM, 2.4) + hatch("M76 86 l6 16 M70 84 l6 18 M18 90 l-2 12 M24 88 l-2 16", 2.4, "#6A6874") + head.neck(80)
    out += head.three_quarter("stern", "sly", 1.6, "hooked") + head.p("M-12 8 C-15 2 -15 -6 -13 -12 L-9 -11 C-10.500 -4 -10 2 -9 7 Z", STEEL_D, 2.2)
    out += head.p("M-2.600 -1.600 C-2.600 -5.800 5.800 -5.800 5.800 -1.600 C5.800 2.400 -2.600 2.400 -2.600 -1.600 Z M8 -1.800 C8 -5.200 14 -5.200 14 -1.800 C14 1.400 8 1.400 8 -1.800 Z M5.800 -2 L8 -2 M-2.600 -2 L-10 -3", None, 1.8)
    out += head.p("M-15 -9 C-17 -16 -16 -27 -13 -31 C-5 -35 9 -35 15 -30 C17 -25 17 -17 16 -11 C6 -16 -6 -15 -15 -9 Z", BLACK_CLOTH, 2.8) + head.p("M-24 -7 C-14 -15 14 -17 24 -10 C24 -7 20 -6 16 -8 C6 -12 -8 -11 -16 -5 C-20 -3 -25 -4 -24 -7 Z", BLACK_CLOTH, 2.8) + head.p("M-15 -13 C-5 -18 7 -18.500 16 -14.500", None, 3, GOLD) + head.h("M-10 -28 Q-12 -22 -11.500 -18 M-3 -31 Q-5 -25 -4.500 -19", 2, "#8A8894")
    out += path("M58 64 L92 56 L99 92 L65 100 Z", PAPER, 2.6) + path("M70 58 l8 -6 l4 4 Z", STEEL, 2) + path("M66 70 L90 64 M67.500 77 L91.500 71 M69 84 L93 78 M70.500 91 L86 87", None, 1.8) + path("M86 63 l2 3 l5 -7 M87.500 70 l2 3 l5 -7", None, 2, RED) + fist(64, 86, 76, 1.04)
    out += path("M4 96 C0 84 8 74 16 72 L28 72 C36 76 40 86 36 96 C30 106 10 106 4 96 Z", OCHRE, 2.8) + path("M14 72 C10 66 14 62 18 64 L22 60 L26 64 C30 62 33 66 29 72 Z", OCHRE, 2.4) + path("M13 73 Q22 77 31 73", None, 3.2) + circle(20, 88, 7, GOLD_L, 2.2) + path("M20 84 V92 M17 86 H23 M17 90 H23", None, 1.6)
    return out


def priest() -> str:
    """Mitre and stole, one hand blessing, a white die in the other."""
    head = Head(49, 50, 0.98)
    out = path("M6 106 C8 90 20 82 38 78 L60 78 C78 82 90 90 92 106 Z", CREAM) + hatch("M80 90 l5 14 M74 88 l6 16", 2.2) + path("M34 80 L30 106 H42 L46 84 Z M64 80 L68 106 H56 L52 84 Z", PURPLE, 2.4) + path("M37 92 V102 M33.500 96 H41 M61 92 V102 M57 96 H64.500", None, 2, GOLD_L)
    out += head.neck(84) + head.front("calm", "calm") + head.p("M-13 -2 C-17 0 -17 10 -13 14 C-8 22 8 22 13 14 C17 10 17 0 13 -2 C12 4 10 8 6 8 C2 6 -2 6 -6 8 C-10 8 -12 4 -13 -2 Z", WHITE_HAIR, 2.4) + head.p("M-4 12 Q0 14 4 12", None, 1.8) + head.h("M-10 8 Q-8 14 -4 17 M10 8 Q8 14 4 17 M0 15 L0 19", 1.6)
    out += head.p("M-16 -8 C-18 -24 -10 -38 0 -48 C10 -38 18 -24 16 -8 C6 -13 -6 -13 -16 -8 Z", CREAM, 2.8) + head.f("M6 -42 C12 -34 18 -22 16 -8 C13 -9.500 10 -10.500 7 -11 C11 -22 10 -34 6 -42 Z", "#D9CDB0") + head.p("M-16 -8 C-18 -24 -10 -38 0 -48 C10 -38 18 -24 16 -8 C6 -13 -6 -13 -16 -8 Z", None, 2.8) + head.p("M0 -44 L0 -13 M-9 -28 L9 -28", None, 5.4) + head.p("M0 -44 L0 -13 M-9 -28 L9 -28", None, 2.4, GOLD) + head.p("M-16 -9 C-6 -14 6 -14 16 -9 L16 -14 C6 -19 -6 -19 -16 -14 Z", GOLD, 2.2)
    out += path("M2 106 C-2 94 0 84 6 76 L18 78 C20 88 22 98 24 106 Z", CREAM, 2.8) + path("M4 78 L19 81", None, 5) + path("M4 78 L19 81", None, 2.2, PURPLE) + palm(11, 66, -6, 1.15)
    out += path("M76 106 C78 96 84 90 92 88 L100 92 V106 Z", CREAM, 2.6) + fist(88, 88, 70, 1.02) + path("M74 62 L92 58 L97 75 L79 79 Z", PAPER, 2.6) + circle(82, 66, 1.9, INK, 0) + circle(89, 71, 1.9, INK, 0)
    return out


def duke() -> str:
    """A broad beaver hat, fur collar, glove, and a hawk's pride."""
    head = Head(50, 45, 1.06, 0, True)
    out = path("M2 106 C4 88 16 79 34 74 L66 74 C84 79 96 88 98 106 Z", PURPLE) + hatch("M14 90 l-3 14 M20 88 l-3 17 M86 90 l3 14 M80 88 l4 17", 2.4) + path("M16 88 C18 74 32 68 40 72 L50 96 L62 72 C70 68 82 74 84 88 C78 104 64 106 58 106 H42 C36 106 22 104 16 88 Z", "#8A6440", 2.8) + hatch("M24 80 l-3 10 M31 78 l-2 14 M38 82 l0 14 M76 80 l3 10 M69 78 l2 14 M62 82 l0 14", 2) + path("M42 76 L50 96 L60 76 L56 72 H46 Z", CREAM, 2.2)
    out += head.neck(82) + head.three_quarter("calm", "stern", 1.2, "straight") + head.p("M7.800 6.800 C4.600 5.800 .400 7 -1.800 11.400 C2 11.400 6 10.800 7.800 8.600 C9.600 10.600 12 10.800 14 9.800 C13.200 7 10.600 5.800 7.800 6.800 Z", BROWN, 1.8) + head.p("M4 14 C3 19 6 24 8 24 C10 22 11 17 10 13 Z", BROWN, 2)
    out += head.p("M-12 10 C-16 4 -16 -8 -12 -12 L-8 -10 C-10 -4 -9 4 -8 8 Z", BROWN, 2.2) + head.p("M-15 -10 C-18 -22 -8 -30 2 -29 C14 -28 18 -20 15 -11 C6 -15 -6 -15 -15 -10 Z", BLACK_CLOTH, 2.8) + head.p("M-26 -6 C-20 -16 16 -19 27 -10 C28 -6 22 -5 17 -8 C6 -13 -8 -11 -17 -5 C-22 -2 -27 -3 -26 -6 Z", BLACK_CLOTH, 2.8) + head.p("M-15 -13.500 C-5 -18.500 7 -18.500 15.500 -14.500", None, 3, GOLD) + head.p("M-12 -16 C-22 -20 -32 -34 -26 -42 C-18 -36 -10 -28 -8 -20 Z", CREAM, 2.4) + head.p("M-11 -18 L-24 -37", None, 1.6) + head.dot(-11, -16, 2.8, GOLD, 1.8)
    out += path("M30 80 Q50 104 70 80", None, 5.400) + path("M30 80 Q50 104 70 80", None, 2.6, GOLD_L) + path("M44 93 H56 L54 104 L50 107 L46 104 Z", GOLD, 2.2)
    return out + path("M2 106 C2 98 8 92 16 92 L26 96 C28 102 26 106 24 108 Z", PURPLE, 2.6) + path("M8 92 L26 96", None, 5.2) + path("M8 92 L26 96", None, 2.4, CREAM) + fist(18, 86, 10, 1.04, "#8A6440") + rod("M18 106 L14 62", 5, 2.4, STEEL_L) + circle(14, 60, 4, GOLD, 2.2)


def heiress() -> str:
    """A girl in her mother's jewels with the open casket."""
    head = Head(46, 45, 0.98, 6)
    hair = "#5A3A24"
    out = head.p("M-13 -8 C-24 -2 -22 14 -16 20 C-8 22 -6 8 -8 -2 Z", hair, 2.6) + head.h("M-18 2 Q-19 12 -14 17 M-14 0 Q-15 10 -11 16", 1.8)
    out += path("M8 106 C10 90 20 82 36 77 L58 77 C72 81 82 90 84 106 Z", TEAL) + flat("M60 78 C72 82 82 92 84 106 L70 106 C70 94 66 84 60 78 Z", TEAL_D) + hatch("M18 94 l-2 10 M24 92 l-2 13 M70 90 l5 12", 2.2) + head.neck(82, 7) + path("M30 80 C34 74 38 74 40 76 Q47 90 56 76 C60 74 64 76 66 80 Q48 102 30 80 Z", CREAM, 2.4) + "".join(circle(x, y, 2.2, GOLD_L, 1.4) for x, y in ((36, 84), (41, 88.500), (47, 90.500), (53, 89), (58, 85)))
    out += head.three_quarter("smile", "calm", 1.4, "straight", ear=False) + head.p("M-11 8 C-17 0 -17 -14 -7 -19.500 C3 -24 13 -19 13.800 -8 C8 -14 -2 -12 -6 -6 C-8.500 -2 -8 4 -11 8 Z", hair, 2.6) + head.h("M-13 0 Q-13 -10 -5 -15 M-10 0 Q-9 -7 -3 -11 M3 -18 Q9 -16 11 -12", 1.8, CREAM, 0.5) + head.p("M-13 -8 C-6 -19 6 -20 14 -10", None, 4.6) + head.p("M-13 -8 C-6 -19 6 -20 14 -10", None, 2, GOLD_L) + head.dot(3, -17.500, 3, RED, 1.8) + head.dot(-8, 9, 2.2, GOLD_L, 1.6) + head.p("M-8 11 L-8 15", None, 1.8)
    out += path("M52 84 L90 76 L96 98 L58 106 Z", BROWN, 2.8) + path("M55 92 L93 84", None, 2) + path("M50 82 C46 70 82 58 88 72 L90 76 L52 84 Z", BROWN_D, 2.8) + path("M56 80 C60 72 78 68 83 74 L84 77 Z", INK, 1) + circle(62, 78, 3.6, GOLD_L, 1.8) + circle(70, 75, 3.6, GOLD_L, 1.8) + circle(77, 74.500, 3.200, RED, 1.8) + path("M71 90 L77 88.800 L78 94 L72 95 Z", GOLD, 2) + fist(58, 97, 76, 0.95) + path("M66 64 L64 57 M76 62 L77 55 M86 64 L91 59", None, 2.2, GOLD)
    return out


def damsel() -> str:
    """The steeple hat and its veil, a kerchief in her hand."""
    head = Head(52, 52, 0.98, 3, True)
    out = head.p("M-4 -22 C-20 -28 -30 -37 -33 -47 C-41 -26 -36 2 -44 30 C-30 28 -22 10 -14 -6 Z", CREAM, 2.4) + head.h("M-33 -36 Q-34 -8 -38 22 M-28 -30 Q-28 -8 -32 18 M-22 -26 Q-22 -8 -26 10", 1.8)
    out += path("M14 106 C16 92 26 85 42 80 L64 80 C78 84 86 92 88 106 Z", BLUE) + hatch("M24 96 l-2 9 M30 92 l-2 13 M76 92 l4 12", 2.2) + head.neck(86, 7) + path("M34 84 Q52 104 70 84 L64 78 Q52 92 41 78 Z", "#E3B9B4", 2.4) + path("M36 83 Q52 101 68 83", None, 1.8)
    out += head.three_quarter("lips", "raised", 0.6, "straight", ear=False) + head.p("M-11 9 C-15 2 -14 -10 -8 -14 C0 -19 11 -17 13.600 -9 C6 -13 -1 -12 -4 -9 C-8 -5 -8 4 -11 9 Z", "#B07A34", 2.4)
    out += head.p("M-14 -8 C-17 -17 -22 -30 -33 -47 C-16 -37 4 -29 14.500 -11 C5 -16.500 -6 -15 -14 -8 Z", RED, 2.8) + head.h("M-22 -34 Q-14 -23 -9 -15 M-15 -31 Q-6 -24 -1 -17", 2) + head.p("M-14 -8 C-6 -15 5 -16.500 14.500 -11 L12.500 -16 C4 -21 -8 -20 -16.500 -13 Z", GOLD, 2.2) + head.p("M-25 -31 L-18 -38 M-20 -22 L-9 -30", None, 2.4, GOLD_L)
    out += path("M4 106 C4 98 10 92 18 90 L28 96 C28 102 26 106 22 108 Z", BLUE, 2.6) + path("M10 90 L27 97", None, 5) + path("M10 90 L27 97", None, 2.2, CREAM) + path("M14 78 C6 74 0 80 4 88 C-2 92 0 100 6 102 C8 94 16 90 20 84 Z", CREAM, 2.4) + path("M6 82 q4 4 2 12", None, 1.6) + fist(18, 85, 30, 0.95)
    return out + path("M64 66 c-3 4 -2 7 0 7 c2 0 3 -3 0 -7 Z", "#8FB7C4", 1.6)


def ambassador() -> str:
    """A traveller's cape and cap, the sealed credentials held out."""
    head = Head(44, 43, 1.04, 2)
    out = path("M4 106 C6 88 16 79 32 74 L56 74 C72 78 82 88 84 106 Z", BLUE) + path("M30 75 L22 106 H66 L58 75 C50 84 38 84 30 75 Z", CREAM, 2.4) + path("M44 84 V106", None, 2) + "".join(circle(44, y, 1.8, GOLD, 1.4) for y in (88, 95, 102)) + path("M4 106 C6 88 16 79 32 74 L24 106 Z M84 106 C82 88 72 78 56 74 L66 106 Z", BLUE, 2.8) + hatch("M12 94 l-2 10 M18 90 l-3 14 M72 88 l5 16", 2.4)
    out += path("M24 78 L30 88 L36 79 L44 90 L52 79 L58 88 L64 78 C56 70 34 70 24 78 Z", CREAM, 2.4) + head.neck(78) + head.three_quarter("smile", "raised", 1.4, "straight") + beard_3q(head, "#6A4A2C", 15, 0.86)
    out += head.p("M-13 6 C-16 0 -16 -8 -13 -12 L-9 -10 C-10 -4 -10 2 -9 6 Z", "#6A4A2C", 2.2) + head.p("M-17 -8 C-20 -20 -8 -29 5 -27 C18 -25 22 -16 18 -9 C8 -14 -8 -14 -17 -8 Z", GREEN, 2.8) + head.p("M-18 -7 C-8 -14.500 9 -15 19 -8.500 L18 -4.500 C9 -10.500 -8 -10 -16.500 -3.500 Z", OCHRE, 2.4) + head.p("M10 -22 C16 -36 30 -40 38 -34 C32 -28 24 -20 14 -18 Z", RED, 2.4) + head.p("M12 -20 C20 -28 28 -33 34 -34", None, 1.6) + head.h("M-10 -20 Q-12 -15 -13 -12 M-2 -24 Q-5 -18 -6 -14", 2)
    out += path("M60 62 L96 54 L100 72 L64 80 Z", PAPER, 2.6) + path("M60 62 C56 64 56 78 64 80 M96 54 C100 54 103 70 100 72", PAPER, 2.4) + path("M80 76 L84 92 M86 75 L92 90", None, 4.6) + path("M80 76 L84 92 M86 75 L92 90", None, 2, RED) + circle(83, 67, 6, RED, 2.4) + path("M80 67 h6 M83 64 v6", None, 1.6)
    return out + path("M44 106 C48 98 56 90 62 82 L72 90 C70 98 64 106 58 108 Z", BLUE, 2.8) + path("M59 80 L73 91", None, 5) + path("M59 80 L73 91", None, 2.2, CREAM) + fist(70, 80, 76, 1.04)


def architect() -> str:
    """Grey and exact, a model of a tower on his palm, the square under his arm."""
    head = Head(47, 44, 1.04, 4, True)
    out = path("M8 106 C10 88 20 80 36 75 L60 75 C78 79 88 90 90 106 Z", "#6E7B5A") + hatch("M20 92 l-2 12 M26 90 l-2 15 M78 90 l4 14 M72 88 l5 16", 2.4) + head.neck(80) + path("M30 80 C36 92 58 92 66 80 L62 72 C54 82 42 82 34 72 Z", PAPER, 2.4)
    out += head.three_quarter("calm", "calm", 1.2, "hooked") + beard_3q(head, STEEL_L, 18, 0.9) + head.p("M-12 8 C-17 2 -17 -10 -11 -15 L-8 -11 C-10 -5 -10 2 -9 7 Z", STEEL_L, 2.4) + head.p("M-13 -8 C-17 -22 -4 -30 6 -27 C15 -24 17 -16 15 -9 C6 -13 -5 -13 -13 -8 Z", BROWN_D, 2.8) + head.p("M-14 -7 C-5 -13.500 7 -14 15.500 -8.500", None, 4.6) + head.p("M-14 -7 C-5 -13.500 7 -14 15.500 -8.500", None, 2, GOLD)
    out += path("M70 100 L98 60 L100 68 L82 102 Z", OCHRE, 2.6) + path("M98 60 L84 52 L80 57 L92 66", OCHRE, 2.6) + path("M76 94 l3 2 M81 87 l3 2 M86 80 l3 2 M91 72 l3 2", None, 1.6) + path("M60 106 C64 96 74 92 82 94 L84 104 L78 108 Z", "#6E7B5A", 2.6) + fist(80, 98, 30, 0.98)
    out += path("M8 76 V52 H5 V42 H10 V46 H14 V42 H20 V46 H24 V42 H29 V52 H26 V76 Z", CREAM, 2.6) + flat("M20 52 H26 V76 H20 Z", "#D9CDB0") + path("M14 76 V66 C14 62 20 62 20 66 V76 M8 56 H26", None, 2) + path("M4 106 C0 98 2 90 8 86 L28 84 C32 90 34 98 32 106 Z", "#6E7B5A", 2.6) + path("M4 79 C2 76 8 74 17 76 C26 74 32 76 30 80 C28 86 22 88 16 88 C10 88 6 84 4 79 Z", SKIN, 2.4)
    return out


def philosopher() -> str:
    """Bald dome and long beard, chin on his hand, the owl on his shoulder."""
    head = Head(52, 42, 1.08, 8)
    out = path("M6 106 C8 88 20 80 38 75 L64 75 C82 80 92 90 94 106 Z", CREAM) + path("M64 75 C82 80 92 90 94 106 L50 106 C64 98 70 86 64 75 Z", "#C9B58C", 2.4) + hatch("M60 92 l8 10 M66 86 l10 16 M72 84 l10 18 M20 92 l-3 12", 2.2) + head.neck(80)
    out += head.three_quarter("none", "raised", 0.6, "round") + beard_3q(head, WHITE_HAIR, 29, 1.1) + head.p("M-12 8 C-18 2 -17 -8 -12 -11 L-8.500 -8 C-10 -2 -10 3 -9 7 Z", WHITE_HAIR, 2.4) + head.p("M-4 -15 Q3 -17 9 -15 M-2 -11.500 Q4 -13.500 9 -11.500", None, 1.5)
    out += path("M60 106 C62 96 66 88 70 82 L80 86 C82 94 80 102 78 108 Z", CREAM, 2.6) + hatch("M76 92 q1 6 -1 12", 1.8) + path("M62 76 C58 70 62 64 68 64 L78 66 C82 68 82 74 78 76 L78 84 L68 84 C64 82 63 79 62 76 Z", SKIN, 2.4) + path("M70 66 L68 72 M75 66.500 L73.500 72", None, 1.5)
    out += path("M6 84 C2 66 6 54 18 52 C30 54 34 66 30 84 C26 92 10 92 6 84 Z", BROWN, 2.8) + path("M8 56 L6 46 L14 52 M28 56 L30 46 L22 52", BROWN, 2.4) + circle(13, 62, 5.400, CREAM, 2) + circle(23, 62, 5.400, CREAM, 2) + circle(13.500, 62, 2.2, INK, 0) + circle(22.500, 62, 2.2, INK, 0) + path("M18 65 L15.500 69 H20.500 Z", GOLD, 1.6) + hatch("M12 74 q2 3 4 0 M20 74 q2 3 4 0 M16 79 q2 3 4 0 M12 84 q2 3 4 0 M20 84 q2 3 4 0", 1.8) + path("M12 89 v4 M24 89 v4", None, 2.4)
    return out


COURT = (princess, tax_collector, priest, duke, heiress, damsel, ambassador, architect, philosopher)
