"""Busts of the governors that live by their tongue, their fingers or their luck."""

from __future__ import annotations

from .figure import Head, beard_3q, fist
from .pen import (
    BLACK_CLOTH,
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
    SKIN,
    STEEL,
    STEEL_D,
    STEEL_L,
    TEAL,
    TEAL_D,
    circle,
    flat,
    hatch,
    path,
    rod,
    star,
)


def preacher() -> str:
    """Tonsured, two fingers raised, the book under his arm."""
    head = Head(47, 41, 1.1, -5)
    out = path("M4 104 C6 86 18 77 34 72 L62 72 C80 77 90 86 92 104 Z", BROWN) + hatch("M22 84 l-4 18 M30 86 l-3 18 M80 84 l5 18 M74 82 l6 20", 2.4)
    out += head.neck(76) + path("M22 86 C20 68 34 62 41 68 C46 74 54 74 58 68 C70 62 78 70 74 86 C62 78 36 78 22 86 Z", BROWN_D, 2.8) + hatch("M30 74 Q32 80 28 84 M68 72 Q70 78 70 84", 2)
    out += head.three_quarter("open", "raised", 1, "round")
    out += head.p("M-12.4 4 C-16 -6 -13 -15 -6 -18.6 C-3 -15 3 -14 8 -14.6 C11 -14.8 12.6 -16 13 -15.4 C14.4 -12 14 -9 13.4 -7 C9 -11.4 0 -11 -5.4 -8.6 C-8 -6 -8.6 -2 -8.8 1 C-9.6 3 -10.8 4 -12.4 4 Z", "#6A4A2C", 2.6)
    out += head.h("M-9 -12 Q-11 -6 -11 0 M-4 -14 Q-7 -10 -8 -5 M2 -13.4 Q0 -12 -1 -10.4 M8 -13.6 Q7 -12 7 -10.6", 1.8)
    out += path("M47 80 V104", None, 5) + path("M47 80 V104", None, 2, CREAM)
    out += path("M58 82 L90 74 L96 98 L64 106 Z", RED_D, 2.8) + path("M61 104 L64 106 L96 98 L95 94", None, 1.6, CREAM) + path("M73 82 L77 98 M69 89 L81 86", None, 2.6, GOLD_L) + fist(60, 94, 76, 1.05)
    out += path("M8 104 C2 92 2 80 8 70 L20 74 C20 86 22 96 24 104 Z", BROWN, 2.8) + hatch("M12 80 Q10 90 14 100 M17 80 Q16 90 19 100", 2)
    out += path("M7 73 C2 65 1 58 3 53 C4.5 51 7 52 7.5 55 L8 34 C8.3 30.5 12.6 30.5 12.8 34 L13.2 31.5 C13.8 28.5 17.8 28.8 17.8 32 L18 51 C22 52 24 56 23 62 C22 68 20 73 18.5 76 Z", SKIN, 2.6) + path("M13 34 V52 M13.5 58 C15.5 56 19.5 56 22.5 58 M15 62.5 C17 61.5 19.5 61.5 21.5 62.5 M7.5 55 L8.5 60", None, 1.6)
    return out


def politician() -> str:
    """Smiling under a chaperon, chain of office, a sealed deed."""
    head = Head(48, 44, 1.1, 3)
    out = path("M0 104 C2 84 14 76 34 71 L62 71 C84 76 96 86 98 104 Z", RED) + path("M36 71 L24 104 H72 L60 71 C54 80 42 80 36 71 Z", RED_D, 2.6) + hatch("M84 84 l6 18 M78 82 l6 20 M10 92 l3 10 M16 88 l3 14", 2.4)
    out += path("M24 78 L14 104 H26 L34 74 Z M64 74 L74 104 H86 L74 78 Z", "#7A5A36", 2.4) + hatch("M24 86 l-4 12 M29 86 l-4 14 M72 86 l5 13 M68 84 l4 12", 1.8)
    out += head.neck(78, 12) + head.three_quarter("smile", "sly", 1.4, "round") + head.p("M-4 16 Q4 22 11 13", None, 1.8)
    out += head.p("M-13 -5 C-15 0 -13 5 -10.6 7 C-10.4 2 -9.6 -2 -9.8 -6 Z", "#8A8074", 2.2)
    out += head.p("M-19 -7 C-22 -18 -12 -29 3 -28 C18 -27 24 -17 19 -9 C8 -15 -8 -15 -19 -7 Z", BLUE, 3) + head.h("M-12 -20 Q-15 -15 -16 -10 M-4 -24 Q-9 -18 -10 -13 M4 -25 Q0 -20 -2 -15 M12 -23 Q8 -19 7 -14", 2.2)
    out += head.p("M-20 -5.5 C-10 -15 10 -15.5 20.5 -7.5 C22 -5 20 -2.6 17.6 -3.4 C8 -10 -8 -9.6 -17 -1.6 C-20 -.4 -21.6 -3 -20 -5.5 Z", BLUE_D, 2.8)
    out += head.p("M-17 -4 C-24 4 -23 20 -26 30 C-20 32 -14 30 -13 26 C-12 16 -12 4 -11 -4 Z", BLUE, 2.8) + head.h("M-19 4 Q-20 16 -21 27 M-15.5 4 Q-16 16 -16.5 26", 1.9) + head.dot(1, -22, 3.6, GOLD_L, 2)
    out += path("M30 78 C34 96 62 96 66 78", None, 6) + path("M30 78 C34 96 62 96 66 78", None, 2.8, GOLD_L) + circle(48, 93, 5.2, GOLD, 2.4) + circle(48, 93, 1.8, RED, 1.2)
    out += path("M70 68 L92 62 L98 92 L76 98 Z", PAPER, 2.6) + path("M76 73 L90 69 M77.5 79 L91.5 75 M79 85 L88 82.5", None, 1.7) + path("M68 70 C66 65 72 62 75 66 M76 98 C74 103 82 104 84 97", PAPER, 2.2)
    out += circle(92, 92, 4.8, RED, 2.2) + fist(74, 86, 70, 1.1)
    return out


def spy() -> str:
    """Hood and scarf, a dagger and somebody's letter."""
    head = Head(50, 45, 1.06, 2, True)
    out = path("M2 104 C6 84 18 74 34 69 L66 69 C84 75 94 86 97 104 Z", BLACK_CLOTH) + hatch("M16 88 l-3 16 M24 84 l-4 20 M80 84 l5 18 M73 82 l6 22", 2.6, "#6A6874", 0.9)
    out += path("M26 92 C14 66 18 26 34 13 C42 6 56 5 64 12 C82 24 86 62 75 92 C64 84 40 84 26 92 Z", BLACK_CLOTH, 3) + hatch("M26 74 Q21 46 35 22 M31 76 Q26 48 40 20 M77 72 Q80 46 66 20 M72 76 Q76 50 62 20", 2.4, "#6A6874", 0.9)
    out += flat("M31 60 C27 38 36 20 50 19 C64 20 72 38 68 62 C62 74 40 76 31 60 Z", "#1C1A22") + head.three_quarter("none", "sly", 2, "straight", ear=False)
    out += head.f("M-11 -8 C-6 -14 8 -15 13 -9 C12 -17 6 -20.6 1 -20.6 C-7 -20.6 -12 -16 -11 -8 Z", "#1C1A22", 0.8)
    out += head.p("M-12.5 4 C-4 9 6 5 14.6 3 C15 10 12 20 4 21 C-6 21 -12 13 -12.5 4 Z", RED_D, 2.6) + head.h("M-8 9 Q-2 13 5 11 M-6 13 Q0 17 7 14 M8 8 Q11 8 13 6.5", 1.8)
    out += path("M33 60 C28 40 34 20 50 17 C67 20 74 40 69 60", None, 2.6) + circle(50, 82, 4.6, STEEL_L, 2.4) + path("M42 79 Q50 88 58 79", None, 2.2)
    out += path("M66 78 L94 70 L99 89 L71 97 Z", PAPER, 2.6) + path("M66 78 L85 85.5 L94 70 M71 97 L80 83.4 M99 89 L85 85.4", None, 1.7) + circle(84, 84, 4.4, RED, 2) + fist(70, 92, 74, 1.05)
    out += path("M4 98 C6 88 12 82 20 84 C26 90 24 100 20 104 L4 104 Z", BLACK_CLOTH, 2.6) + rod("M14 90 L6 54", 5.4, 2.6, STEEL_L) + path("M7.5 78 L17.5 75.5", None, 5) + path("M7.5 78 L17.5 75.5", None, 2.2, GOLD) + fist(14, 90, -12, 1)
    return out


def thief() -> str:
    """Masked and grinning, the sack over his shoulder."""
    head = Head(55, 46, 1.06, 6)
    out = path("M10 104 C12 86 22 78 40 73 L68 73 C84 78 92 88 94 104 Z", GREEN_D) + path("M44 73 L54 92 L66 73 L62 70 H46 Z", OCHRE, 2.4) + hatch("M82 86 l5 16 M76 84 l6 18 M22 90 l3 12", 2.4)
    out += head.neck(80) + head.three_quarter("grin", "sly", 1.6, "straight")
    out += head.p("M-12 -5 C-4 -8 8 -8.6 14.4 -5.6 C15 -2 13.6 2 11 2 C9 2 8 0 7 -.4 C5 0 4 2.6 0 2.4 C-5 2 -10 -1 -12 -5 Z", INK, 1.6)
    out += head.p("M-3 -2.2 Q1.4 -6 5.4 -2 Q1.6 1.2 -3 -2.2 Z M8.4 -2.4 Q10.8 -5.2 13.4 -2.4 Q10.8 0 8.4 -2.4 Z", "#FFF9EA", 0) + head.dot(2.6, -2.2, 1.5) + head.dot(11.4, -2.5, 1.3)
    out += head.p("M-12 -5 C-16 -7 -18 -4 -21 -6 M-12 -4 C-16 -3 -17 1 -20 1", None, 2.6)
    out += head.p("M-14 -6 C-18 -16 -8 -26 4 -25 C14 -24 18 -15 15 -9 C6 -12 -6 -12 -14 -6 Z", BROWN, 2.8) + head.h("M-9 -17 Q-11 -13 -11 -10 M-2 -21 Q-5 -16 -5 -12 M6 -21 Q4 -17 4 -13", 2)
    out += path("M10 40 C0 52 0 76 13 86 C23 92 35 86 36 72 C37 60 30 52 25 44 C21 36 15 34 10 40 Z", OCHRE, 3) + hatch("M7 60 Q8 74 15 82 M12 56 Q13 72 20 82 M26 60 Q30 70 27 80", 2.2)
    out += path("M11 44 C7 38 7 32 13 30 L17 34 L23 29 C28 32 27 38 23 44 C19 46 15 46 11 44 Z", OCHRE, 2.4) + path("M10 44 Q17 49 25 43", None, 3.2) + circle(18, 68, 8.4, GOLD_L, 2.4) + path("M18 63 V73 M15 65.5 H20.5 M15 70.5 H20.5", None, 1.7)
    out += path("M26 104 C24 92 22 80 20 70 L32 60 C40 70 44 84 46 104 Z", GREEN_D, 2.8) + hatch("M30 74 Q34 86 36 100", 2) + fist(20, 50, 30, 1)
    out += circle(86, 74, 5, GOLD_L, 2.2) + circle(94, 86, 4, GOLD_L, 2) + path("M74 104 C74 92 80 88 88 90 C94 94 93 102 90 104 Z", SKIN, 2.4)
    return out


def minstrel() -> str:
    """Singing, a feather in the hat, lute in the arm."""
    head = Head(47, 42, 1.04, -8)
    out = path("M8 104 C10 86 20 78 36 73 L60 73 C78 77 88 88 90 104 Z", GREEN) + path("M50 73 L60 73 C78 77 88 88 90 104 L54 104 Z", ROSE, 2.6) + hatch("M80 86 l4 16 M74 82 l6 20 M18 90 l2 12", 2.4)
    out += head.neck(78) + path("M28 78 L34 91 L42 80 L48 93 L55 80 L63 91 L68 77 C58 68 38 68 28 78 Z", CREAM, 2.4)
    out += head.p("M-13 10 C-17 2 -16 -12 -8 -18 C0 -22 8 -20 12 -14 C4 -13 -4 -10 -7 -3 C-8 4 -9 10 -13 10 Z", "#B5762C", 2.6) + head.three_quarter("open", "raised", 1.4, "straight", ear=False)
    out += head.p("M-12.5 11 C-16 2 -15.5 -10 -8.5 -16.5 C-4 -19 4 -19 9 -15.5 C2 -14 -5 -9 -7 -2 C-7.6 4 -9 9 -12.5 11 Z", "#B5762C", 2.4) + head.h("M-12 4 Q-12 -6 -6 -12 M-10 6 Q-10 -2 -5 -9", 1.8)
    out += head.p("M-20 -9 C-12 -24 8 -30 20 -17 C21 -14 18 -12.5 15 -13.4 C4 -16 -8 -14 -16 -6.5 C-19 -5.5 -21 -7 -20 -9 Z", ROSE, 2.8) + head.h("M-10 -17 Q-13 -13 -14 -10 M-2 -22 Q-6 -17 -7 -13 M7 -23 Q3 -19 3 -15.5", 2.2)
    out += head.p("M8 -21 C12 -31 24 -36 36 -31 C32 -24 23 -18 12 -18 Z", CREAM, 2.4) + head.p("M11 -19 C17 -26 25 -29 32 -30", None, 1.6)
    out += path("M52 100 C46 84 56 70 70 72 C78 74 82 82 80 92 C78 104 58 112 52 100 Z", OCHRE, 2.8) + circle(67, 87, 5.4, BROWN_D, 2.2) + hatch("M56 94 Q56 84 62 78", 2)
    out += path("M73 76 L92 46 L98 50 L79 81 Z", BROWN, 2.6) + path("M91 48 L84 37 L93 31 L99 50 Z", BROWN_D, 2.4) + path("M63 92 L93 48 M66 94 L95 50", None, 1.2, CREAM) + path("M86 41 l-6 1 M87 35 l-5 -4 M96 38 l4 -3", None, 2.4)
    out += path("M24 104 C28 94 36 90 48 92 L58 88 L64 95 C60 103 48 106 40 106 Z", GREEN, 2.6) + fist(62, 91, 60, 0.96) + fist(86, 60, -58, 0.95, SKIN, True)
    return out


def prince() -> str:
    """A young crown, ermine, and the dice at hand."""
    head = Head(50, 43, 1.06, 0, True)
    out = path("M4 104 C6 86 16 78 34 72 L66 72 C84 78 94 86 96 104 Z", BLUE) + hatch("M14 88 l-2 14 M20 86 l-3 18 M82 86 l4 16 M77 84 l5 20", 2.4)
    out += head.neck(80) + path("M18 84 C22 72 34 66 40 70 C46 76 56 76 61 70 C68 66 78 72 82 84 C70 96 30 96 18 84 Z", CREAM, 2.8)
    out += "".join(flat(f"M{x} {y} l2.2 5 l-2.2 1.6 l-2.2 -1.6 Z", INK) for x, y in ((28, 78), (38, 83), (50, 85), (62, 83), (72, 78)))
    out += head.p("M-14 14 C-18 2 -16 -14 -6 -19 C4 -23 12 -18 14 -9 C8 -12 -2 -12 -6 -4 C-7 4 -8 12 -14 14 Z", GOLD, 2.6) + head.three_quarter("smile", "calm", 1.2, "straight", ear=False)
    out += head.p("M-13.5 14 C-18 2 -16 -13 -7 -17 C0 -20 10 -18 14 -9.5 C6 -13 -2 -12 -6 -5 C-7.5 4 -8 12 -13.5 14 Z", GOLD, 2.6) + head.h("M-13 6 Q-14 -6 -7 -13 M-10.5 8 Q-11 -3 -5 -10 M-2 -15 Q4 -15 9 -12", 1.8)
    out += head.p("M-14 -13 L-15 -27 L-8 -20 L-1 -31 L5 -21.5 L13 -27 L14.5 -12 C6 -18 -6 -18.5 -14 -13 Z", GOLD_L, 2.6) + head.dot(-1, -20, 2.2, RED, 1.6) + head.dot(-9, -17.5, 1.6, BLUE, 1.2) + head.dot(8, -17.5, 1.6, BLUE, 1.2)
    out += rod("M84 104 L90 46", 5.4, 2.6, GOLD) + circle(90.5, 40, 6, GOLD_L, 2.6) + path("M90.5 34 V26 M86.5 30 H94.5", None, 2.6) + fist(86, 82, 6, 1.05)
    for x, y, pips in ((14, 82, ((-3, -3), (0, 0), (3, 3))), (29, 91, ((-3, -3), (3, 3), (-3, 3), (3, -3)))):
        out += path(f"M{x - 7} {y - 5} Q{x - 7} {y - 7} {x - 5} {y - 7} H{x + 5} Q{x + 7} {y - 7} {x + 7} {y - 5} V{y + 5} Q{x + 7} {y + 7} {x + 5} {y + 7} H{x - 5} Q{x - 7} {y + 7} {x - 7} {y + 5} Z", CREAM, 2.4)
        out += "".join(circle(x + dx, y + dy, 1.5, INK, 0) for dx, dy in pips)
    return out


def fairy() -> str:
    """Wings, a wreath of flowers, the wand."""
    head = Head(48, 45, 1, -4)
    out = path("M40 84 C24 88 4 76 4 54 C4 42 14 40 22 46 C34 56 40 70 42 80 Z", "#BCD6D2", 2.6) + path("M60 82 C76 86 96 72 96 48 C96 36 86 34 78 42 C66 54 60 68 58 80 Z", "#BCD6D2", 2.6)
    out += path("M12 52 Q26 62 38 80 M10 64 Q24 70 36 82 M88 46 Q74 60 62 80 M92 58 Q78 68 64 80", None, 1.5)
    out += path("M18 104 C20 88 30 80 42 76 L58 76 C70 80 80 88 82 104 Z", TEAL) + flat("M62 78 C72 82 80 90 82 104 L70 104 C70 92 68 84 62 78 Z", TEAL_D) + hatch("M70 88 l5 14 M65 86 l5 16", 2.2)
    out += head.p("M-12 20 C-19 6 -17 -16 -4 -21 C8 -25 17 -16 16 -4 C17 6 18 14 15 24 C12 18 12 8 12 0 C4 -4 -4 -4 -8 -2 C-8 6 -6 14 -12 20 Z", "#8C4A2A", 2.6)
    out += head.neck(82, 7) + path("M40 78 Q50 90 60 78 L58 75 Q50 82 42 75 Z", GOLD_L, 2.2) + head.three_quarter("lips", "calm", 0.8, "straight", ear=False)
    out += head.p("M-11 18 C-18 6 -17 -14 -5 -19.5 C6 -23.5 15 -17 14.4 -7 C8 -12 0 -13 -5 -8 C-9 -3 -8 8 -11 18 Z", "#8C4A2A", 2.6) + head.h("M-12 8 Q-13 -6 -5 -14 M-10 10 Q-10 -2 -5 -9 M0 -17 Q6 -17 10 -13", 1.8)
    out += head.p("M-14 -9 C-8 -20 6 -23 14.4 -11", None, 5.4, INK) + head.p("M-14 -9 C-8 -20 6 -23 14.4 -11", None, 2.6, GREEN)
    out += "".join(head.dot(x, y, 3, c, 1.6) + head.dot(x, y, 1, GOLD_L) for x, y, c in ((-12, -12, ROSE), (-6, -18, CREAM), (1, -20, ROSE), (8, -17.5, CREAM), (13, -12, ROSE)))
    out += rod("M76 96 L84 34", 4.6, 2, GOLD) + star(85, 24, 12, GOLD_L, 2.4) + star(68, 16, 4, GOLD_L, 1.2) + star(97, 10, 3.6, GOLD_L, 1.2) + star(66, 34, 3, GOLD_L, 1)
    out += path("M62 104 C64 96 70 90 76 86 L84 90 C84 98 80 104 76 104 Z", TEAL, 2.6) + fist(78, 84, 8, 0.9)
    return out


def miner() -> str:
    """Lamp on the helmet, pickaxe, a lump of gold."""
    head = Head(52, 46, 1.08, 4)
    out = rod("M4 98 L34 22", 7, 3.6, BROWN) + path("M8 30 C20 12 44 8 62 18 C48 16 36 19 28 26 C22 30 18 36 14 44 C10 40 8 35 8 30 Z", STEEL, 2.8) + hatch("M14 34 Q24 20 44 15 M16 38 Q24 26 36 20", 2)
    out += path("M12 104 C14 86 24 79 40 74 L66 74 C82 79 92 88 94 104 Z", "#8A6A3A") + path("M40 74 L32 104 M66 74 L76 104", None, 6) + path("M40 74 L32 104 M66 74 L76 104", None, 2.8, BROWN_D) + hatch("M84 88 l4 14 M54 92 l-1 12 M60 92 l0 12 M48 92 l-1 12", 2.4)
    out += head.neck(80, 11) + head.three_quarter("none", "stern", 1.2, "round") + beard_3q(head, "#5A4A3A", 27, 1.22)
    out += flat("M46 52 l4 3 l-4 2 Z M62 56 l3 1 l-2 3 Z", BROWN_D, 0.6)
    out += head.p("M-14.5 -5 C-16 -20 -8 -27 3 -27 C14 -27 18 -18 16 -8 C8 -13 -6 -13 -14.5 -5 Z", STEEL, 2.8) + head.h("M-11 -15 Q-8 -22 -2 -24 M-8 -13 Q-5 -20 1 -23 M12 -20 Q14 -15 13.5 -11", 2) + head.p("M-18 -4 C-8 -14 10 -15 20 -7.5 C20.5 -4.5 18 -4 16 -5 C8 -10.5 -6 -10 -14.5 -1.5 C-17 -.5 -19 -2 -18 -4 Z", STEEL_D, 2.6)
    out += head.dot(8, -17, 6, GOLD_L, 2.4) + head.dot(8, -17, 2.6, CREAM, 1.2) + head.p("M15 -22 L20 -25 M17 -16 L23 -16", None, 2, GOLD)
    out += path("M2 104 C-2 92 2 80 8 74 C14 72 20 78 22 86 C22 94 20 100 18 104 Z", "#8A6A3A", 2.8) + fist(13, 76, 22, 1.06)
    out += path("M70 104 C66 96 72 88 78 89 L84 84 L92 88 L98 96 L97 104 Z", GOLD, 2.6) + path("M78 89 L84 96 L92 88 M84 96 L83 104", None, 1.6) + path("M76 96 l3 3 M90 98 l3 -3", None, 1.6, GOLD_L)
    return out


TOWN = (preacher, politician, spy, thief, minstrel, prince, fairy, miner)
