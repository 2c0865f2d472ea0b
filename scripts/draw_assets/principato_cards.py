"""Emblems of Principato's sixteen action cards."""

from __future__ import annotations

from .pen import (
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
    RED,
    RED_D,
    SKIN,
    STEEL,
    STEEL_L,
    STONE,
    STONE_L,
    circle,
    ellipse,
    flat,
    hatch,
    path,
    place,
    rod,
)
from .principato_tokens import LEAF, WALL, WALL_D, bank, catapult, condottiere, farm, lily, palazzo


def _ear(x: float, y: float, turn: float, s: float = 1.0) -> str:
    """A wheat ear growing up from x, y."""
    out = path(place("M0 0 Q1 -30 0 -58", x, y, s, turn), None, 2.6)
    for i in range(4):
        base = -26 - i * 9
        for side in (-1, 1):
            grain = f"M0 {base} C{side * 10} {base - 3} {side * 9} {base - 11} {side * 6} {base - 14} C{side} {base - 10} 0 {base - 5} 0 {base} Z"
            out += path(place(grain, x, y, s, turn), GOLD if side < 0 else OCHRE, 1.6)
    return out + path(place("M0 -60 C-5 -66 -3 -73 0 -78 C3 -73 5 -66 0 -60 Z", x, y, s, turn), GOLD_L, 1.6)


def harvest() -> str:
    """A bound sheaf and a sickle."""
    out = _ear(38, 88, -30, 0.92) + _ear(58, 88, 30, 0.92) + _ear(43, 90, -14) + _ear(54, 90, 14) + _ear(48, 92, 0, 1.08)
    out += path("M36 68 L61 68 L70 97 H27 Z", OCHRE, 2.6) + hatch("M40 72 L34 95 M45 72 L42 95 M50 72 V95 M55 72 L58 95", 2) + path("M34 66 C42 72 55 72 63 66 L64 74 C55 80 42 80 33 74 Z", RED, 2.4)
    return out + rod("M90 97 L84 76", 8, 4, BROWN) + path("M82 78 C104 52 92 24 62 22 C46 22 34 30 28 40 C44 30 62 30 72 40 C82 50 82 64 76 76 Z", STEEL_L, 2.8) + hatch("M46 28 Q66 24 80 38 M84 60 Q87 50 82 42", 2)


def cultivate_field() -> str:
    """A plough turning the furrows."""
    out = path("M2 96 V62 C30 54 70 54 98 62 V96 Z", LEAF) + path("M-2 78 C30 68 70 68 102 78 M-2 90 C30 80 70 80 102 90", None, 2.4) + hatch("M10 70 q10 -3 18 -4 M40 64 q12 -1 20 0 M14 84 q12 -4 22 -5 M70 82 q12 2 20 5 M64 70 q14 1 22 4", 2.2)
    out += rod("M4 30 C24 30 34 46 50 54 L96 44", 8, 4.2, BROWN) + rod("M18 12 C18 30 34 48 50 56", 6.4, 3, OCHRE) + path("M36 50 L56 50 L72 76 C60 82 44 80 34 72 Z", STEEL, 2.8) + flat("M52 50 L56 50 L72 76 C68 78 64 79 60 79 Z", STEEL_L) + path("M36 50 L56 50 L72 76 C60 82 44 80 34 72 Z", None, 2.8) + hatch("M44 56 Q46 66 44 74 M50 56 Q54 66 54 76", 2)
    out += path("M34 72 C26 66 20 70 16 76 C24 80 30 80 36 78 Z M60 80 C70 76 78 78 84 84 C76 88 66 86 60 80 Z", "#7A5630", 2.4) + circle(88, 46, 13, None, 5.4) + circle(88, 46, 13, None, 2.2, OCHRE) + path("M88 33 V59 M75 46 H101 M79 37 L97 55 M97 37 L79 55", None, 2.2) + circle(88, 46, 3.6, BROWN, 2)
    return out + path("M6 24 a4 4 0 1 0 .1 0 Z", OCHRE, 2.2)


def catapult_late() -> str:
    """A trebuchet with its counterweight down and the sling flying."""
    out = path("M6 90 H92", None, 9) + path("M6 90 H92", None, 4.6, BROWN) + rod("M24 90 L48 30", 7, 3.4, OCHRE) + rod("M74 90 L52 30", 7, 3.4, OCHRE) + path("M34 66 H64 M30 78 H69", None, 4.6) + path("M34 66 H64 M30 78 H69", None, 1.8, OCHRE)
    out += rod("M28 52 L84 4", 7.4, 3.8, BROWN) + circle(50, 32, 6, STEEL_L, 2.6) + circle(50, 32, 2, INK, 0) + path("M28 52 V58", None, 3) + path("M12 58 H44 L40 80 H16 Z", STONE, 2.8) + hatch("M20 64 h18 M21 70 h17 M22 76 h15", 2) + path("M12 58 H44", None, 4)
    return out + path("M84 4 C92 6 96 12 94 20 C92 26 86 26 84 22", None, 2.2) + circle(88, 25, 8, STONE_L, 2.6) + hatch("M91 20 Q95 25 91 30", 1.9) + path("M98 34 l4 6 M86 38 l2 7", None, 2.2) + path("M14 97 H90", None, 2.6)


def hire_condottieri() -> str:
    """A captain's helmet and the purse that moves it."""
    out = f'<g transform="translate(-4 -4) scale(0.86)">{condottiere()}</g>'
    return out + path("M58 66 C46 76 48 98 72 98 C96 98 98 76 86 66 Z", BROWN, 2.8) + flat("M80 66 C96 76 96 96 76 98 C90 88 88 74 80 66 Z", BROWN_D) + path("M58 66 C46 76 48 98 72 98 C96 98 98 76 86 66 Z", None, 2.8) + path("M58 65 C54 58 58 54 62 52 C66 56 68 54 72 51 C76 54 78 56 82 52 C87 54 90 58 86 65 Z", OCHRE, 2.4) + path("M57 66 H87", None, 4.6) + path("M58 66 H86", None, 1.8, GOLD_L) + circle(72, 82, 8, GOLD_L, 2.4) + lily(72, 82, 0.95)


def recruit_militia() -> str:
    """The drum beats, pikes stand ready."""
    out = rod("M22 98 V8", 4.6, 1.8, BROWN) + rod("M50 98 V4", 4.6, 1.8, BROWN) + rod("M78 98 V8", 4.6, 1.8, BROWN) + path("M22 12 L17 6 L22 -4 L27 6 Z M50 8 L45 2 L50 -6 L55 2 Z M78 12 L73 6 L78 -4 L83 6 Z", STEEL_L, 2.4) + path("M51 14 C62 10 66 18 76 15 V33 C66 36 62 28 51 32 Z", RED, 2.4) + hatch("M70 18 v13 M64 16 v14", 1.9)
    out += path("M12 40 C10 24 34 24 32 40 Z M68 40 C66 24 90 24 88 40 Z", STEEL_L, 2.6) + path("M4 43 C12 36 32 36 40 43 C32 48 12 48 4 43 Z M60 43 C68 36 88 36 96 43 C88 48 68 48 60 43 Z", STEEL, 2.6) + path("M12 46 C12 56 16 60 22 60 C28 60 32 56 32 46 M68 46 C68 56 72 60 78 60 C84 60 88 56 88 46", SKIN, 2.4) + circle(18.5, 50, 1.3, INK, 0) + circle(26, 50, 1.3, INK, 0) + circle(74.5, 50, 1.3, INK, 0) + circle(82, 50, 1.3, INK, 0) + path("M4 98 C4 74 10 64 22 62 C32 64 36 70 38 80 M62 80 C64 70 68 64 78 62 C90 64 96 74 96 98", BLUE, 2.8)
    return out + path("M24 66 V90 C24 100 76 100 76 90 V66 Z", RED, 2.8) + flat("M62 66 H76 V90 C76 94 70 96 62 97 Z", RED_D) + path("M24 66 V90 C24 100 76 100 76 90 V66 M24 72 L36 95 L50 74 L64 95 L76 72", None, 2.2) + ellipse(50, 66, 26, 8, PAPER, 2.8) + rod("M30 52 L48 66", 4.4, 1.8, OCHRE) + rod("M70 52 L54 65", 4.4, 1.8, OCHRE)


def market() -> str:
    """A stall before the arcade."""
    out = path("M14 44 V94 M86 44 V94", None, 5) + path("M14 44 V94 M86 44 V94", None, 2, OCHRE) + path("M16 14 H84 L96 40 H4 Z", CREAM) + "".join(path(f"M{a} 40 L{b} 14 H{c} L{d} 40 Z", RED, 2.2) for a, b, c, d in ((4, 16, 30, 22), (41, 43, 57, 59), (78, 70, 84, 96)))
    for i in range(5):
        x = 4 + i * 18.4
        out += path(f"M{x:.1f} 40 C{x:.1f} 53 {x + 18.4:.1f} 53 {x + 18.4:.1f} 40 Z", RED if i % 2 == 0 else CREAM, 2.4)
    out += path("M8 70 H92 V94 H8 Z", WALL) + flat("M68 70 H92 V94 H68 Z", WALL_D) + path("M8 70 H92 V94 H8 Z M8 78 H92 M36 78 V94 M64 78 V94", None, 2.4) + hatch("M72 82 h18 M72 86 h18 M72 90 h18", 1.9)
    out += circle(22, 64, 6, RED, 2.2) + circle(35, 64, 6, GREEN, 2.2) + circle(28.5, 55, 6, RED, 2.2) + path("M48 70 V58 C50 54 60 54 62 58 V70 Z", "#7E9BB0", 2.4) + path("M50 58 H60", None, 2) + ellipse(76, 66, 9, 3.6, GOLD, 2) + ellipse(76, 61.5, 9, 3.6, GOLD, 2) + ellipse(76, 57, 9, 3.6, GOLD_L, 2)
    return out


def painter() -> str:
    """Palette and loaded brush."""
    out = path("M48 20 C84 14 100 34 96 52 C93 66 80 62 72 66 C62 72 74 86 62 92 C36 100 4 82 4 56 C4 36 22 24 48 20 Z", "#C99A5E") + path("M8 64 C14 82 36 92 58 90", None, 1.8) + hatch("M14 74 Q26 88 44 90 M88 58 Q94 50 92 40", 2.2)
    out += circle(26, 46, 9, "#A8392B", 2.4) + circle(48, 35, 9, "#E2B93B", 2.4) + circle(72, 38, 9, "#35618E", 2.4) + circle(24, 68, 8, "#6F8F3F", 2.4) + circle(44, 78, 7.4, CREAM, 2.4) + "".join(path(f"M{x} {y} q2 -3 5 -3", None, 1.5, CREAM) for x, y in ((21, 43), (43, 32), (67, 35), (20, 65)))
    return out + circle(54, 60, 6, PAPER, 2.6) + rod("M98 2 L62 52", 6, 2.8, RED_D) + path("M66 40 L73 45 L66 54 L58 49 Z", STEEL_L, 2.4) + path("M58 48 C52 52 46 60 46 70 C56 68 64 62 66 54 Z", "#35618E", 2.4)


def sculptor() -> str:
    """A face coming out of the block under mallet and chisel."""
    out = path("M42 96 V56 L52 46 C46 34 52 18 68 16 C84 16 92 28 90 40 C90 48 86 52 86 56 L96 62 V96 Z", STONE_L) + flat("M76 18 C92 24 92 36 90 42 C90 48 86 52 86 56 L96 62 V96 H82 C84 70 86 40 76 18 Z", STONE) + path("M42 96 V56 L52 46 C46 34 52 18 68 16 C84 16 92 28 90 40 C90 48 86 52 86 56 L96 62 V96 Z M42 76 L60 68 L72 80 L96 74", None, 2.6)
    out += path("M56 34 q4 -3 8 0 M68 34 q4 -2 7 0 M57 38 h4 M69 38 h4 M65 38 L63 46 H67 M60 51 q5 2 9 0", None, 2) + path("M52 30 C54 20 64 16 72 18 C80 20 86 26 86 36 C80 28 64 26 52 30 Z", STONE, 2.2) + hatch("M82 66 V92 M87 66 V92 M92 70 V94 M60 22 Q70 18 80 24", 2.2)
    out += rod("M14 94 L48 66", 5.4, 2.2, STEEL_L) + path("M10 90 L18 98 M24 80 L31 87", None, 4.4) + rod("M30 6 L4 48", 8, 4, OCHRE) + path("M16 2 L44 18 L34 36 L6 20 Z", BROWN, 2.8) + hatch("M36 18 l-8 14 M30 16 l-7 13", 2.2)
    return out + path("M44 58 l-6 -4 M40 62 l-8 0 M36 96 l-4 -5 M30 97 l-6 -2", None, 2.2) + path("M38 97 H98", None, 3)


def writer() -> str:
    """Quill, inkwell and a page half full."""
    out = path("M6 96 V36 L14 30 H66 V96 Z", PAPER) + path("M6 36 H14 V30", None, 2) + hatch("M14 46 H56 M14 54 H58 M14 62 H50 M14 70 H54 M14 78 H38 M14 86 H46", 2.2)
    out += path("M96 2 C60 6 46 30 42 62 L38 74 L46 68 C80 58 94 36 96 2 Z", "#7E9BB0") + flat("M96 2 C80 24 62 46 42 66 L46 68 C80 58 94 36 96 2 Z", BLUE) + path("M96 2 C60 6 46 30 42 62 L38 74 L46 68 C80 58 94 36 96 2 Z M96 2 C76 28 56 50 34 82", None, 2.4) + hatch("M80 12 Q70 18 62 26 M72 22 Q62 28 54 38 M64 34 Q56 40 49 50 M88 20 Q84 32 74 40 M78 32 Q74 42 62 50 M68 44 Q62 52 52 58", 2)
    return out + path("M66 97 V80 C66 74 70 72 74 72 H88 C92 72 96 74 96 80 V97 Z", INK, 2.6) + path("M74 72 V64 H88 V72", STONE, 2.6) + path("M70 64 H92", None, 4) + path("M72 82 V92", None, 2.2, STEEL_L)


def _purse(x: float, y: float, s: float) -> str:
    body = "M-16 -26 C-44 -8 -40 32 0 32 C40 32 44 -8 16 -26 Z"
    neck = "M-16 -28 C-26 -42 -18 -52 -12 -54 C-8 -48 -4 -50 0 -54 C4 -50 8 -48 12 -54 C18 -52 26 -42 16 -28 Z"
    return (path(place(body, x, y, s), "#9A6A3A", 2.8) + flat(place("M10 -26 C40 -8 36 28 8 32 C26 16 24 -8 10 -26 Z", x, y, s), BROWN) + path(place(body, x, y, s), None, 2.8)
            + path(place(neck, x, y, s), OCHRE, 2.6) + path(place("M-18 -27 L18 -27", x, y, s), None, 6) + path(place("M-17 -27 L17 -27", x, y, s), None, 2.6, RED) + hatch(place("M20 -10 Q30 6 22 22 M14 -8 Q24 8 16 24", x, y, s), 2.2))


def _coin(x: float, y: float, r: float) -> str:
    return circle(x, y, r, GOLD_L, 2.6) + lily(x, y, r / 8.5)


def tax_mixed() -> str:
    """Purse with a coin, an ear of wheat beside it."""
    return _ear(82, 96, 14, 1.0) + _purse(44, 62, 1.05) + _coin(44, 68, 13) + _coin(14, 90, 8) + _coin(72, 92, 7)


def tax_money() -> str:
    """Coins counted onto the table under a full purse."""
    stacks = "".join(ellipse(x, y, 11, 4.6, GOLD_L if i == n - 1 else GOLD, 2.2) for x, base, n in ((14, 94, 4), (80, 94, 6), (62, 97, 2)) for i, y in enumerate(base - j * 5.6 for j in range(n)))
    return _purse(44, 56, 0.98) + _coin(44, 62, 13) + stacks + path("M90 46 l4 -6 M80 44 v-8 M70 48 l-4 -6", None, 2.4, OCHRE)


def tax_food() -> str:
    """The tithe: a basket of loaves, a sack of grain."""
    out = path("M8 96 C2 70 10 50 24 44 L22 34 C30 28 42 28 48 34 L46 44 C60 50 66 70 60 96 Z", "#D8C49A") + flat("M42 44 C58 50 66 70 60 96 H46 C54 76 50 56 42 44 Z", "#B79F70") + path("M8 96 C2 70 10 50 24 44 L22 34 C30 28 42 28 48 34 L46 44 C60 50 66 70 60 96 Z M22 44 H48", None, 2.8) + path("M23 44 H47", None, 2.4, RED) + f'<g transform="translate(18 38) scale(0.42)">{_ear(38, 120, -16, 1.2)}{_ear(42, 120, 16, 1.2)}{_ear(40, 122, 0, 1.3)}</g>' + hatch("M52 60 Q58 76 55 92 M16 60 Q11 76 13 92", 2.2)
    out += ellipse(70, 62, 12, 7, "#C58A44", 2.4) + ellipse(86, 64, 11, 7, "#B5783A", 2.4) + ellipse(78, 55, 12, 7, "#C58A44", 2.4) + path("M72 53 l3 4 M78 52 l3 4 M65 60 l3 4 M71 60 l3 4", None, 1.8)
    return out + path("M54 66 H99 L94 96 H60 Z", OCHRE, 2.8) + path("M57 76 H97 M59 86 H95 M66 66 L68 96 M76 66 V96 M87 66 L85 96", None, 2) + path("M52 66 H100", None, 5) + path("M53 66 H99", None, 2, GOLD_L)


CARDS = {"build_bank": bank, "build_catapult_early": catapult, "build_catapult_late": catapult_late, "build_farm": farm, "build_palazzo": palazzo, "harvest": harvest,
         "hire_condottieri": hire_condottieri, "cultivate_field": cultivate_field, "market": market, "painter": painter, "recruit_militia": recruit_militia, "sculptor": sculptor,
         "tax_mixed": tax_mixed, "tax_money": tax_money, "tax_food": tax_food, "writer": writer}
