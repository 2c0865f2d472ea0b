"""Busts of the governors who work, fight or keep apart."""

from __future__ import annotations

from .figure import Head, beard_3q, fist, palm
from .pen import (
    BLACK_CLOTH,
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
    SKIN,
    STEEL,
    STEEL_D,
    STEEL_L,
    STONE,
    STONE_D,
    STONE_L,
    WHITE_HAIR,
    circle,
    flat,
    hatch,
    path,
    polygon,
    ring,
    rod,
    star,
)


def carpenter() -> str:
    """Rolled sleeves and leather apron, the axe, a beam on his shoulder."""
    head = Head(54, 46, 1.06, 4)
    out = path("M0 30 L30 66 L22 74 L-6 44 Z", OCHRE, 2.8) + path("M30 66 L36 62 L8 26 L0 30", "#B98A4E", 2.4) + hatch("M4 40 L20 60 M10 34 L28 56", 2)
    out += path("M10 106 C12 88 24 80 40 75 L66 75 C82 80 92 90 94 106 Z", "#5F7D93") + hatch("M20 92 l-2 12 M84 90 l5 14 M78 86 l6 18", 2.4) + path("M38 78 L36 106 H72 L68 78 L62 76 Q54 88 44 76 Z", BROWN, 2.6) + hatch("M64 92 l1 12 M68 92 l1 12", 2) + head.neck(80, 11)
    out += head.three_quarter("none", "calm", 1, "round") + beard_3q(head, "#8C5A2C", 17, 1.1) + head.p("M-12 8 C-17 0 -17 -14 -7 -20 C4 -24 14 -18 14 -9 C8 -13 0 -13 -5 -9 C-9 -5 -9 2 -12 8 Z", "#8C5A2C", 2.6) + head.h("M-13 0 Q-13 -10 -5 -16 M-2 -18 Q4 -20 9 -15", 1.8) + head.p("M-11 -4 L-20 2", None, 5) + head.p("M-11 -4 L-20 2", None, 2.4, OCHRE)
    out += rod("M90 106 L80 30", 6.6, 3.2, OCHRE) + path("M78 20 C66 20 58 30 60 46 C66 40 74 40 82 42 L86 22 Z", STEEL_L, 2.8) + path("M61 42 C60 34 66 26 74 24", None, 1.8) + hatch("M80 26 L80 38", 2) + path("M78 106 C78 96 82 90 88 88 L98 94 C100 100 98 106 96 108 Z", SKIN, 2.6) + fist(87, 84, -8, 1.06)
    return out + path("M12 106 C14 92 20 82 28 74 L38 80 C38 92 34 100 32 106 Z", "#5F7D93", 2.8) + fist(22, 66, 40, 1.0)


def sculptor() -> str:
    """Dust in his hair, hammer and chisel, a face half out of the stone."""
    head = Head(40, 42, 1.04, 10)
    out = path("M2 106 C4 88 14 79 30 74 L54 74 C70 78 78 88 80 106 Z", "#A8776A") + hatch("M12 92 l-2 12 M18 90 l-2 15 M66 88 l6 15", 2.4) + head.neck(78) + path("M24 80 L30 106 H56 L58 79 Q42 92 28 77 Z", "#D9C6A0", 2.4)
    out += head.three_quarter("calm", "stern", 1.6, "straight") + head.p("M2 13 C4 22 9 22 11 13 C8 16 5 16 2 13 Z", BLACK_CLOTH, 2) + head.p("M-12 9 C-18 0 -18 -14 -7 -20.500 C4 -25 15 -18 14 -9 C9 -12 6 -15 0 -13 C-6 -10 -9 2 -12 9 Z", BLACK_CLOTH, 2.6) + head.h("M-13 2 Q-14 -8 -6 -15 M0 -18 Q6 -19 10 -15", 1.8, "#8A8894") + head.p("M-14 -9 C-6 -18 6 -19 14 -10", None, 5) + head.p("M-14 -9 C-6 -18 6 -19 14 -10", None, 2.4, CREAM)
    out += path("M62 106 V52 C62 40 72 34 84 34 C94 34 100 40 100 48 V106 Z", STONE_L, 2.8) + path("M62 106 V60 L56 64 V106", STONE, 2.6) + path("M76 46 C88 44 98 50 98 62 L92 68 L95 74 L90 76 C90 84 86 88 78 86", None, 2.4) + path("M82 58 q4 -3 8 0 M84 60 h4 M86 80 h5", None, 2) + flat("M64 54 C66 42 74 36 84 35 C74 42 70 60 72 84 L64 90 Z", STONE) + hatch("M66 60 V86 M69 54 V80", 2)
    out += rod("M42 70 L66 64", 5.4, 2.4, STEEL_L) + path("M64 61 L71 63 L66 68 Z", STEEL, 2) + path("M34 106 C34 92 38 82 44 76", None, 0) + fist(48, 69, 76, 0.98) + path("M26 106 C30 94 36 84 44 76 L54 82 C50 94 46 102 42 106 Z", "#A8776A", 2.6)
    return out + rod("M10 74 L20 34", 6.2, 3, OCHRE) + path("M8 20 L34 26 L30 42 L4 36 Z", STONE_D, 2.8) + hatch("M24 28 L22 38 M28 29 L26 39", 2) + fist(12, 66, 14, 1.02) + path("M-2 106 C-4 92 0 80 6 72 L20 76 C22 88 20 98 18 106 Z", "#A8776A", 2.8) + path("M60 46 l-5 -4 M58 54 l-6 -1 M64 40 l-3 -6", None, 2.2)


def paladin() -> str:
    """Winged helmet raised, a cross on the breast, hands on the sword."""
    head = Head(50, 44, 1.02)
    out = path("M6 106 C8 88 20 80 36 75 L64 75 C80 80 92 88 94 106 Z", STEEL_L) + flat("M70 77 C82 81 92 90 94 106 L80 106 C80 94 76 84 70 77 Z", STEEL) + path("M8 96 C10 82 24 76 32 80 C30 90 28 98 26 106 L6 106 Z M92 96 C90 82 76 76 68 80 C70 90 72 98 74 106 L94 106 Z", STEEL, 2.6) + path("M30 80 L32 106 H68 L70 80 C58 88 42 88 30 80 Z", CREAM, 2.6) + path("M41 88 H59 M50 84 V106", None, 7) + path("M42 88 H58 M50 85 V106", None, 4, RED)
    out += head.neck(80) + head.front("calm", "calm") + head.p("M-5 12 C-4 18 4 18 5 12 C2 14.500 -2 14.500 -5 12 Z", "#B5762C", 2) + head.p("M-16 10 C-20 -14 -14 -28 0 -29 C14 -28 20 -14 16 10 C14 12 12 10 12 6 L12 -4 C8 -13 -8 -13 -12 -4 L-12 6 C-12 10 -14 12 -16 10 Z", STEEL_L, 2.8) + head.f("M5 -28 C15 -24 18 -12 16 10 C14 12 12 10 12 6 L12 -4 C11 -8 9 -10 6 -11 C9 -16 8 -22 5 -28 Z", STEEL) + head.p("M0 -29 L0 -11", None, 3) + head.p("M-12 -6 C-8 -14.500 8 -14.500 12 -6", None, 3, GOLD)
    out += head.p("M-16 -12 C-24 -12 -32 -22 -32 -34 C-26 -32 -26 -32 -25 -37 C-18 -30 -12 -24 -12 -18 Z", CREAM, 2.6) + head.p("M16 -12 C24 -12 32 -22 32 -34 C26 -32 26 -32 25 -37 C18 -30 12 -24 12 -18 Z", CREAM, 2.6) + head.h("M-28 -28 Q-22 -20 -15 -16 M-24 -31 Q-19 -24 -14 -20 M28 -28 Q22 -20 15 -16 M24 -31 Q19 -24 14 -20", 1.8)
    return out + rod("M82 106 L82 40", 7, 3.6, STEEL_L) + path("M70 78 H94", None, 6) + path("M70 78 H94", None, 2.8, GOLD) + path("M82 40 L78 34 L82 26 L86 34 Z", STEEL_L, 2.2) + path("M82 84 V96", None, 6) + fist(82, 90, 0, 1.05, STEEL)


def swindler() -> str:
    """A wide grin, three cups and the die that is never there."""
    head = Head(46, 42, 1.06, -8)
    out = path("M8 106 C10 88 20 80 36 75 L60 75 C76 79 86 88 88 106 Z", PURPLE) + path("M48 75 L60 75 C76 79 86 88 88 106 L48 106 Z", OCHRE, 2.6) + hatch("M76 88 l5 15 M70 86 l5 18 M18 92 l-2 12", 2.4) + head.neck(80) + path("M28 80 L36 92 L48 80 L58 92 L68 79 C60 70 38 70 28 80 Z", GREEN, 2.4)
    out += head.three_quarter("grin", "sly", 1.8, "hooked") + head.p("M9 6 C5 4 0 4 -5 2 C-2 8 5 8.500 9 7.500 C12 8.500 14 7 18 2 C14 5 11 5 9 6 Z", BLACK_CLOTH, 1.8) + head.p("M3 14 L6 23 L10 13.500 Z", BLACK_CLOTH, 1.8) + head.p("M-12 6 C-16 -2 -15 -8 -12 -12 L-8 -10 C-10 -4 -9 2 -8 6 Z", BLACK_CLOTH, 2.2)
    out += head.p("M-16 -8 C-16 -20 -6 -26 4 -25 C14 -24 18 -16 16 -10 C6 -15 -6 -14 -16 -8 Z", GREEN, 2.8) + head.p("M-24 -4 C-18 -16 14 -20 30 -14 C26 -8 20 -8 16 -9 C6 -13 -8 -12 -16 -4 C-19 -2 -24 -2 -24 -4 Z", GREEN_D, 2.6) + head.p("M-10 -16 C-20 -24 -22 -34 -16 -40 C-10 -34 -6 -26 -6 -19 Z", GOLD, 2.4) + head.h("M-4 -22 Q-7 -17 -8 -14 M4 -23 Q1 -18 1 -15", 2)
    out += path("M0 92 H100 V106 H0 Z", BROWN, 2.6) + hatch("M60 98 h30 M8 100 h24", 2) + "".join(path(f"M{x - 9} 93 L{x - 6} 76 H{x + 6} L{x + 9} 93 Z", STEEL_L, 2.6) + path(f"M{x - 6} 79 H{x + 6}", None, 2) + hatch(f"M{x + 4} 80 L{x + 6} 91", 1.8) for x in (30, 54))
    return out + path("M84 62 L98 58 L102 72 L88 76 Z", CREAM, 2.6) + circle(90, 64, 1.8, INK, 0) + circle(96, 70, 1.8, INK, 0) + path("M70 93 L73 76 H85 L88 93 Z", STEEL_L, 2.6) + path("M68 106 C70 96 76 88 82 84 L92 88 C94 96 90 104 86 106 Z", OCHRE, 2.4) + fist(86, 80, 40, 1.0)


def sorcerer() -> str:
    """Hooded and gaunt, the book of the dead and a hand of cold fire."""
    head = Head(52, 47, 1.02, 2, True)
    cold = "#8FC7B4"
    out = path("M10 106 C8 84 16 30 38 14 C46 6 60 6 68 14 C88 30 94 84 92 106 Z", "#3F3650", 3) + hatch("M22 90 Q20 60 36 30 M16 98 Q16 70 28 44 M82 90 Q84 60 70 30 M88 98 Q88 70 78 44", 2.4, "#8A7FA0", 0.9) + flat("M34 62 C30 38 40 20 53 20 C66 20 74 38 70 62 C64 80 40 80 34 62 Z", "#1C1A22")
    out += head.three_quarter("stern", "stern", 0.8, "hooked", ear=False) + head.f("M-11 -6 C-6 -12 8 -14 13 -8 C12 -17 6 -20.600 1 -20.600 C-7 -20.600 -12 -16 -11 -6 Z", "#1C1A22", 0.85) + head.p("M1 13 C-2 24 4 34 7 36 C11 30 13 22 10 12.500 C8 16 4 16 1 13 Z", BLACK_CLOTH, 2.4) + head.h("M5 18 Q5 26 7 32", 1.6, "#8A7FA0") + path("M36 62 C30 40 38 20 53 17 C70 20 76 40 68 62", None, 2.6)
    out += path("M30 78 Q52 94 74 78", None, 5) + path("M30 78 Q52 94 74 78", None, 2.4, STEEL_L) + path("M52 86 L58 94 L52 104 L46 94 Z", cold, 2.4) + path("M62 86 L96 80 L100 104 L66 110 Z", PURPLE_D, 2.8) + star(82, 95, 7, GOLD_L, 1.6) + fist(66, 98, 74, 1.0)
    return out + path("M4 106 C2 94 4 84 10 76 L24 80 C26 90 26 100 26 106 Z", "#3F3650", 2.8) + palm(16, 68, -6, 1.1, "#DCC9B0") + path("M14 56 C4 48 10 38 14 28 C18 34 20 30 20 24 C28 34 28 48 18 56 Z", cold, 2.4) + flat("M16 54 C11 48 14 42 16 38 C19 42 21 48 17 54 Z", CREAM)


def general() -> str:
    """Plumed morion, sash and the marshal's baton."""
    head = Head(48, 45, 1.04, 0)
    out = path("M2 106 C4 88 16 79 34 74 L62 74 C82 79 94 88 96 106 Z", STEEL) + flat("M66 76 C82 80 94 90 96 106 L80 106 C80 94 74 84 66 76 Z", STEEL_D) + path("M4 100 C6 86 16 80 26 80 C24 90 20 98 18 106 L2 106 Z", STEEL_L, 2.6) + path("M24 78 L78 106 H92 L34 74 Z", RED, 2.6) + hatch("M50 88 L70 99 M40 82 L48 86", 2) + head.neck(78) + path("M28 79 L34 89 L42 80 L48 91 L56 80 L62 89 L68 78 C60 70 36 70 28 79 Z", CREAM, 2.4)
    out += head.three_quarter("none", "stern", 1.2, "straight") + head.p("M7.800 6.800 C4 5.400 -1 6.600 -5 3 C-4 10 1 12.600 7.800 9 C10 12.400 15 11.600 18 4 C14.600 7 11 5.600 7.800 6.800 Z", "#6B6A66", 1.8) + head.p("M4 13 L7.500 24 L11 12.500 C9 15 6 15 4 13 Z", "#6B6A66", 2)
    out += head.p("M-15 -5 C-18 -18 -8 -28 2 -28 C14 -28 20 -18 16 -6 C6 -12 -5 -12 -15 -5 Z", STEEL_L, 2.8) + head.p("M-25 -9 C-18 2 -12 -6 2 -9 C12 -10 20 -4 27 -13 C28 -6 22 1 16 -1 C6 -7 -6 -5 -14 1 C-22 5 -27 -2 -25 -9 Z", STEEL, 2.8) + head.p("M-8 -20 C-6 -34 10 -38 18 -28 C12 -30 4 -28 -2 -18 Z", STEEL_L, 2.4) + head.h("M10 -24 Q15 -18 14 -11 M5 -26 Q10 -19 9 -12", 2) + head.p("M-12 -16 C-26 -14 -34 -26 -30 -38 C-24 -34 -18 -36 -14 -30 C-8 -30 -6 -22 -12 -16 Z", RED, 2.6) + head.h("M-27 -32 Q-22 -22 -14 -19 M-20 -32 Q-17 -25 -12 -22", 1.8)
    out += rod("M66 70 L98 44", 9, 5.6, BROWN) + path("M70 66.500 L73 71 M90 50.500 L93 55", None, 3, GOLD_L) + path("M52 106 C56 96 64 88 70 80 L82 86 C82 96 76 104 70 108 Z", STEEL_L, 2.8) + path("M67 78 L83 88", None, 5) + path("M67 78 L83 88", None, 2.2, GOLD) + fist(79, 72, 52, 1.06, "#8A6440")
    return out + star(18, 96, 5, GOLD_L, 1.6)


def engineer() -> str:
    """A close cap and loupe, the cog-wheel and his chalked slate."""
    head = Head(46, 44, 1.04, 6)
    out = path("M4 106 C6 88 16 80 34 75 L58 75 C74 79 84 88 86 106 Z", "#7C6A4A") + path("M30 78 L32 106 H62 L62 78 L56 76 Q46 88 36 76 Z", BROWN_D, 2.6) + hatch("M12 94 l-2 10 M18 92 l-2 13 M74 88 l5 15", 2.4) + head.neck(80) + head.three_quarter("smile", "raised", 1.4, "round") + head.p("M-2 14 C0 20 10 20 12.500 12 C9 15 3 16 -2 14 Z", BROWN, 2)
    out += head.p("M-14 2 C-17 -14 -8 -24 3 -24 C13 -23 16 -15 14 -8 C6 -13 -4 -12 -8 -6 C-9 -2 -9 4 -10 10 C-13 8 -14 6 -14 2 Z", CREAM, 2.6) + head.p("M-10 10 C-8 16 -4 19 2 19", None, 2.4) + head.h("M-10 -14 Q-12 -6 -12 2 M-4 -19 Q-8 -13 -9 -8 M4 -20 Q2 -16 1 -13", 1.8) + head.dot(2, -1.500, 5.400, "#BFD7D8", 2.400) + head.dot(2.400, -1.600, 1.9, INK) + head.p("M-3 -3 L-12 -8", None, 2.4)
    wheel = [(x, y) for x, y in ring(80, 50, (20, 20, 15, 15), 32)]
    out += path(polygon(wheel), GOLD, 2.8) + circle(80, 50, 9, PAPER, 2.4) + path("M80 41 V59 M71 50 H89", None, 3) + circle(80, 50, 3, GOLD_L, 2) + hatch("M92 42 Q95 50 92 58", 2)
    return out + path("M54 106 C56 96 62 88 70 80 L80 86 C80 96 74 104 68 108 Z", "#7C6A4A", 2.8) + fist(76, 74, 60, 1.04) + path("M0 74 L28 68 L34 98 L6 104 Z", "#3F4A44", 2.8) + path("M8 80 L24 92 M8 92 L22 77 M6 98 L28 93", None, 2, CREAM) + fist(30, 92, 76, 0.96) + rod("M20 66 L28 56", 3.6, 1.6, CREAM)


def hermit() -> str:
    """Hood, lantern and staff, a beard down to the belt."""
    head = Head(48, 46, 1.02, 8)
    out = path("M4 106 C4 88 12 78 24 72 L70 72 C82 78 88 90 90 106 Z", "#7E6A4C") + hatch("M14 92 l-3 12 M20 88 l-3 16 M78 88 l4 16", 2.4) + head.p("M-18 20 C-28 -4 -22 -30 0 -32 C16 -32 22 -16 18 -6 C20 4 22 14 18 24 Z", "#7E6A4C", 3) + head.h("M-18 6 Q-20 -14 -8 -25 M-14 8 Q-15 -12 -5 -21", 2.2) + head.f("M-11 4 C-13 -14 -6 -22 4 -22 C13 -21 15 -12 14 -4 C15 4 14 10 10 16 L-6 16 Z", "#3B3026")
    out += head.three_quarter("none", "raised", 0.8, "round", ear=False) + beard_3q(head, WHITE_HAIR, 42, 1.22) + head.p("M-11 -7 C-6 -14 8 -15 13.500 -8", None, 2.4)
    out += rod("M14 106 L10 26", 6, 2.8, BROWN) + path("M10 28 C2 22 4 12 12 12 C18 12 20 18 16 22", None, 6) + path("M10 28 C2 22 4 12 12 12 C18 12 20 18 16 22", None, 2.8, BROWN) + fist(12, 74, -4, 1.02) + path("M0 106 C-2 96 2 88 6 82 L20 80 C26 88 28 98 28 106 Z", "#7E6A4C", 2.8)
    out += flat("M84 58 m-16 0 a16 18 0 1 0 32 0 a16 18 0 1 0 -32 0 Z", GOLD_L, 0.5) + path("M78 44 C78 36 90 36 90 44", None, 2.6) + path("M74 49 L78 43 H90 L94 49 Z", STEEL_D, 2.4) + path("M76 49 H92 V70 H76 Z", "#FBE7A8", 2.6) + path("M84 52 C79 59 79 64 82 67 H86 C89 64 89 59 84 52 Z", "#E8893A", 1.6) + path("M74 70 H94 L92 75 H76 Z", STEEL_D, 2.4) + path("M62 106 C66 94 72 86 78 82 L88 86 C90 96 86 104 80 108 Z", "#7E6A4C", 2.6) + fist(84, 80, 88, 0.98)
    return out


FIELD = (carpenter, sculptor, paladin, swindler, sorcerer, general, engineer, hermit)
