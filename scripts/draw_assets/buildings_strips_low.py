"""Columns I and II of the alternative rows."""

from __future__ import annotations

from .masonry import GROUND, PLANK, arch, battlements, courses, gable, tiles, wall
from .pen import (
    BLUE,
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
    ROSE,
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
    rod,
)


def jousting_lists() -> str:
    """The barrier of the lists and two lances crossed over it."""
    out = GROUND + rod("M2 56 L74 6", 7.4, 3.6, CREAM) + rod("M98 56 L26 6", 7.4, 3.6, RED) + path("M14 48 L22 42 M34 34 L42 28 M54 20 L62 14", None, 3.6, RED) + path("M86 48 L78 42 M66 34 L58 28 M46 20 L38 14", None, 3.6, CREAM)
    out += path("M68 4 L84 0 L77 14 Z M32 4 L16 0 L23 14 Z", STEEL_L, 2.4) + path("M12 52 C10 44 16 38 22 40 L24 44 Z M88 52 C90 44 84 38 78 40 L76 44 Z", STEEL, 2.4)
    out += "".join(path(f"M{x} 58 h11 v39 h-11 Z", PLANK, 2.8) + hatch(f"M{x + 7} 80 v15 M{x + 9} 80 v15", 1.8) for x in (8, 44, 81)) + path("M2 62 H98 V76 H2 Z", BROWN) + flat("M2 71 H98 V76 H2 Z", BROWN_D) + path("M2 62 H98 V76 H2 Z")
    return out + path("M20 62 L34 76 L48 62 M52 62 L66 76 L80 62", None, 2.2, GOLD_L) + hatch("M84 66 h12 M6 66 h10", 2)


def bridge() -> str:
    """A hump-backed bridge of two arches, its shrine, the river."""
    out = path("M0 88 C14 82 26 94 40 88 C54 82 66 94 80 88 C88 85 96 88 100 88 V99 H0 Z", "#8FB1B8", 2.4) + path("M8 94 q5 -4 10 0 M44 95 q5 -4 10 0 M76 94 q5 -4 10 0", None, 1.8, CREAM)
    out += path("M0 88 V58 C24 36 76 36 100 58 V88 H90 A17 19 0 0 0 56 88 H44 A17 19 0 0 0 10 88 Z", STONE_L) + flat("M56 88 A17 19 0 0 1 90 88 H100 V76 C84 60 70 62 56 74 Z", STONE, 0.9) + path("M0 88 V58 C24 36 76 36 100 58 V88 H90 A17 19 0 0 0 56 88 H44 A17 19 0 0 0 10 88 Z")
    out += path("M0 58 V48 C24 26 76 26 100 48 V58 C76 36 24 36 0 58 Z", STONE, 2.6) + path("M10 76 L5 72 M15 70 L11 65 M27 67 V61 M39 70 L42 65 M44 76 L50 73 M61 70 L58 65 M73 67 V61 M85 70 L89 65 M90 76 L95 72", None, 2) + path("M20 42 v-9 M36 35 v-9 M64 35 v-9 M80 42 v-9", None, 1.8)
    out += wall(43, 36, 14, 20) + gable(39, 17, 22, 12) + arch(46.500, 33, 7, 12, BROWN_D, 2) + path("M50 5 V-1", None, 2.4)
    return out + hatch("M92 62 V82 M95 62 V84 M48 80 V88 M52 80 V88", 2)


def brewery() -> str:
    """A cask on its cradle and a tankard that foams over."""
    out = GROUND + path("M4 97 L10 84 H62 L68 97 Z", BROWN_D, 2.8) + circle(36, 52, 34, BROWN) + circle(36, 52, 26, PLANK, 2.8) + path("M36 26 V78 M22 30 V74 M50 30 V74", None, 2) + path("M11 44 H61 M11 60 H61", None, 5) + path("M11.500 44 H60.500 M11.500 60 H60.500", None, 2, STEEL) + hatch("M64 40 Q68 52 62 68 M67 46 Q69 54 66 62 M54 34 V42 M54 64 V70", 2)
    out += path("M30 68 H42 V76 H30 Z", OCHRE, 2.4) + path("M36 64 V70", None, 3) + circle(36, 52, 4.4, BROWN_D, 2)
    out += path("M64 62 H90 V95 C84 99 70 99 64 95 Z", STEEL_L) + flat("M81 62 H90 V95 C88 96 85 97 81 97.500 Z", STEEL) + path("M64 62 H90 V95 C84 99 70 99 64 95 Z") + path("M90 68 C101 66 101 90 90 88", None, 5.6) + path("M90 68 C100 67 100 89 90 88", None, 2.2, STEEL_L)
    return out + path("M62 66 C56 60 60 50 67 52 C68 43 81 41 83 49 C91 46 97 54 92 61 C93 66 88 68 86 64 C84 72 77 71 76 65 C74 70 66 71 62 66 Z", CREAM, 2.6) + path("M69 72 V90 M76 74 V92", None, 2) + hatch("M84 68 V93 M87 68 V92", 1.8)


def watchtower() -> str:
    """A timber look-out on four legs, ladder and beacon."""
    out = GROUND + path("M24 97 L36 44 M76 97 L64 44", None, 8) + path("M24 97 L36 44 M76 97 L64 44", None, 4, PLANK) + path("M28 82 L70 66 M72 82 L30 66 M33 60 L66 48 M67 60 L34 48", None, 4.6) + path("M28 82 L70 66 M72 82 L30 66 M33 60 L66 48 M67 60 L34 48", None, 1.8, OCHRE)
    out += path("M44 97 L46 44 M56 97 L54 44", None, 3.4) + path("M44 90 H56 M44.400 81 H55.600 M44.800 72 H55.200 M45 63 H55 M45.400 54 H54.600", None, 2.6)
    out += path("M22 46 H78 V52 H22 Z", BROWN_D, 2.6) + path("M24 46 V32 H76 V46 Z", BROWN) + flat("M62 32 H76 V46 H62 Z", BROWN_D) + path("M24 46 V32 H76 V46 Z M34 32 V46 M44 32 V46 M56 32 V46 M66 32 V46", None, 2.2) + path("M28 32 V20 M72 32 V20", None, 4) + gable(18, 22, 64, 18, OCHRE, BROWN) + tiles("M40 12 h8 M34 17 h9 M50 17 h9 M58 14 h7")
    out += circle(50, 25.500, 4.6, SKIN, 2) + path("M45 24 C46 19 54 19 55 24 Z", STEEL, 2) + path("M44 32 C46 29.500 54 29.500 56 32 Z", RED, 1.8)
    return out + path("M80 28 h8", None, 3) + path("M84 28 C78 22 82 16 85 10 C88 16 92 22 86 28 Z", "#E8893A", 2.2) + flat("M85 26 C83 23 84 20 85.500 17 C87 20 88 23 86 26 Z", GOLD_L)


def stockade() -> str:
    """A round enclosure of trunks with its gate ajar, a helmet over it."""
    out = GROUND
    for i, x in enumerate((2, 12, 22, 68, 78, 88)):
        top = (50, 44, 40, 40, 44, 50)[i]
        out += path(f"M{x} 97 V{top} L{x + 5} {top - 9} L{x + 10} {top} V97 Z", PLANK if i % 2 else OCHRE, 2.6) + hatch(f"M{x + 7} {top + 4} V92", 1.8) + path(f"M{x + 3} {top + 16} v5 M{x + 4} {top + 30} v4", None, 1.6)
    out += path("M2 66 C20 58 28 56 32 56 M68 56 C72 56 80 58 98 66 M2 86 C14 82 24 80 32 80 M68 80 C76 80 86 82 98 86", None, 4.6) + path("M2 66 C20 58 28 56 32 56 M68 56 C72 56 80 58 98 66 M2 86 C14 82 24 80 32 80 M68 80 C76 80 86 82 98 86", None, 1.8, GOLD_L)
    out += path("M32 97 V40 H68 V97 Z", INK, 2.6) + path("M32 97 V40 H46 L52 46 V103 L46 97 Z", BROWN, 2.6) + path("M36 42 V96 M41 42 V96", None, 1.8) + circle(47, 70, 1.8, GOLD_L, 1)
    out += path("M26 40 V30 H74 V40 Z", BROWN, 2.8) + hatch("M58 36 h14 M30 36 h10", 1.9)
    return out + path("M36 28 C34 10 42 4 50 4 C58 4 66 10 64 28 Z", STEEL_L, 2.8) + flat("M55 5 C60 7 65 14 64 28 H56 C60 20 59 12 55 5 Z", STEEL) + path("M34 28 H66", None, 4.4) + path("M50 5 V28 M42 19 H48 M52 19 H58", None, 2.6)


def hidden_refuge() -> str:
    """A small door in the hill, half behind leaves."""
    out = GROUND + path("M1 97 C4 60 22 34 50 32 C78 34 96 60 99 97 Z", GREEN) + flat("M60 33.500 C82 40 96 64 99 97 H80 C82 70 74 46 60 33.500 Z", GREEN_D) + path("M1 97 C4 60 22 34 50 32 C78 34 96 60 99 97 Z") + hatch("M84 62 Q90 76 91 92 M79 56 Q85 70 86 90 M16 66 Q10 78 9 90 M30 48 Q24 52 20 58", 2.2)
    out += path("M28 97 V72 C28 50 72 50 72 72 V97 Z", STONE, 2.8) + path("M34 97 V74 C34 57 66 57 66 74 V97 Z", BROWN, 2.6) + path("M42 63 V97 M50 61 V97 M58 63 V97", None, 2) + circle(61, 82, 2, GOLD_L, 1.4) + path("M30 74 l5 2 M35 63 l4 4 M50 55.500 V61 M65 63 l-4 4 M70 74 l-5 2 M28 86 h6 M72 86 h-6", None, 2)
    for x, y, s in ((22, 92, 1.0), (12, 86, 0.8), (76, 92, 1.05), (88, 88, 0.85)):
        out += path(f"M{x - 10 * s} {y + 5} C{x - 14 * s} {y - 6 * s} {x - 6 * s} {y - 14 * s} {x} {y - 9 * s} C{x + 6 * s} {y - 15 * s} {x + 14 * s} {y - 6 * s} {x + 10 * s} {y + 5} Z", GREEN_D, 2.4) + path(f"M{x - 3} {y - 2} v5 M{x + 3} {y - 3} v5", None, 1.6)
    out += rod("M50 32 L48 12", 5, 2.2, BROWN) + path("M48 16 C34 20 28 10 32 2 C40 4 46 2 50 0 C60 -1 70 4 68 14 C62 20 54 18 48 16 Z", GREEN, 2.6) + hatch("M58 6 Q64 10 62 15 M52 6 Q57 10 55 15", 1.8)
    return out


def fountain() -> str:
    """Two bowls, the jet and its falling water."""
    water = "#9CC3CC"
    out = GROUND + path("M50 14 C46 8 46 2 50 0 C54 2 54 8 50 14 Z", water, 2) + path("M48 12 C34 4 24 16 24 34 M52 12 C66 4 76 16 76 34 M46 14 C40 12 36 20 36 32 M54 14 C60 12 64 20 64 32", None, 2.6, "#4E8795")
    out += path("M28 34 C30 46 44 48 46 50 V70 H54 V50 C56 48 70 46 72 34 Z", STONE_L) + flat("M58 34 H72 C70 46 56 48 54 50 V70 H51 V50 C56 46 58 40 58 34 Z", STONE) + ellipse(50, 34, 22, 5, water, 2.6) + path("M46 30 V18 H54 V30", STONE_L, 2.4) + circle(50, 16, 4, STONE, 2.4)
    out += path("M26 36 C20 48 18 58 18 66 M74 36 C80 48 82 58 82 66 M34 40 C30 50 30 58 30 66 M66 40 C70 50 70 58 70 66", None, 2.4, "#4E8795")
    out += path("M4 70 C6 86 12 92 18 97 H82 C88 92 94 86 96 70 Z", STONE_L) + flat("M74 70 H96 C94 86 88 92 82 97 H66 C72 90 74 82 74 70 Z", STONE) + path("M4 70 C6 86 12 92 18 97 H82 C88 92 94 86 96 70 Z") + ellipse(50, 70, 46, 8, water, 2.8) + path("M30 70 q6 -3 12 0 M56 72 q6 -3 12 0 M42 74 q4 -2 8 0", None, 1.8, CREAM) + path("M46 66 V54 H54 V66", STONE_L, 2.2)
    return out + hatch("M84 78 Q82 88 78 94 M88 78 Q86 86 83 91 M20 84 h14 M26 90 h18", 2)


def stadium() -> str:
    """An oval course seen from above, tiers around it, flags on the rim."""
    out = path("M2 52 C2 28 24 22 50 22 C76 22 98 28 98 52 V74 C98 92 76 97 50 97 C24 97 2 92 2 74 Z", STONE_L) + flat("M80 84 C90 80 98 84 98 74 V52 C96 60 90 66 80 70 Z", STONE)
    out += ellipse(50, 52, 48, 28, STONE_L, 2.8) + ellipse(50, 53, 40, 22.500, STONE, 1.8) + ellipse(50, 54, 33, 17.500, STONE_L, 1.8) + ellipse(50, 55, 26, 13, "#D9A36A", 2.6) + ellipse(50, 55, 14, 6, GREEN, 2.2) + hatch("M70 50 Q74 54 72 60 M28 50 Q25 55 28 60", 1.8)
    out += "".join(arch(x, y, 8, 13, BROWN_D, 2.2) for x, y in ((10, 88), (24, 93), (39, 95), (53, 95), (68, 93), (82, 88)))
    for x, y in ((16, 30), (38, 23), (62, 23), (84, 30)):
        out += path(f"M{x} {y + 2} V{y - 20}", None, 2.8) + path(f"M{x + 1} {y - 19} L{x + 14} {y - 14} L{x + 1} {y - 9} Z", RED if x in (16, 62) else GOLD, 2.2)
    return out + path("M2 52 C2 28 24 22 50 22 C76 22 98 28 98 52", None, 2.8)


def altar() -> str:
    """A stone table under a cloth, two candles and the flame between."""
    out = GROUND + path("M10 97 V90 H90 V97 Z", STONE) + path("M18 90 V58 H82 V90 Z", STONE_L) + flat("M66 58 H82 V90 H66 Z", STONE) + path("M18 90 V58 H82 V90 Z") + path("M12 58 V50 H88 V58 Z", STONE_L, 2.8) + courses(69, 68, 11, 4)
    out += path("M34 50 H66 V80 L60 76 L55 82 L50 76 L45 82 L40 76 L34 80 Z", RED, 2.6) + path("M50 56 V72 M44 61 H56", None, 4.6) + path("M50 56.500 V71.500 M44.500 61 H55.500", None, 2, GOLD_L)
    for x in (20, 72):
        out += path(f"M{x} 50 V26 H{x + 8} V50 Z", CREAM, 2.4) + path(f"M{x + 4} 26 C{x - 2} 20 {x + 2} 14 {x + 4} 8 C{x + 6} 14 {x + 10} 20 {x + 4} 26 Z", GOLD, 2) + hatch(f"M{x + 6} 29 V48", 1.8)
    out += path("M36 50 C38 42 44 42 50 42 C56 42 62 42 64 50 Z", GOLD, 2.6) + path("M50 42 C36 34 44 20 48 6 C52 14 64 26 58 34 C56 38 54 40 50 42 Z", "#E8893A", 2.8) + flat("M50 40 C44 36 46 28 49 20 C53 26 58 32 54 37 Z", GOLD_L)
    return out + path("M6 18 L11 20 M4 32 H10 M94 18 L89 20 M96 32 H90", None, 2.2, OCHRE)


def fair() -> str:
    """A maypole hung with ribbons between two painted booths."""
    out = GROUND + rod("M50 97 V8", 6.4, 3, CREAM) + path("M50 20 l0 0 M47.500 30 L52.500 34 M47.500 44 L52.500 48 M47.500 58 L52.500 62 M47.500 72 L52.500 76", None, 2.4, RED)
    for d, fill in (("M50 12 C30 14 14 26 4 46 C12 44 14 50 10 56 C22 36 34 24 50 18 Z", RED), ("M50 12 C70 14 86 26 96 46 C88 44 86 50 90 56 C78 36 66 24 50 18 Z", BLUE), ("M50 14 C40 20 30 32 26 50 C31 48 34 52 32 58 C37 40 42 28 50 20 Z", GOLD), ("M50 14 C60 20 70 32 74 50 C69 48 66 52 68 58 C63 40 58 28 50 20 Z", GREEN)):
        out += path(d, fill, 2.4)
    out += ellipse(50, 13, 13, 4.600, GREEN, 2.4) + "".join(circle(x, y, 2.6, ROSE, 1.6) for x, y in ((39, 13), (46, 16.500), (54, 16.500), (61, 13))) + path("M50 8 V0", None, 2.4) + path("M51 0 L62 3.500 L51 7 Z", RED, 2)
    for x, fill in ((4, RED), (66, BLUE)):
        out += path(f"M{x + 2} 97 V76 H{x + 28} V97 Z", PAPER, 2.6) + path(f"M{x} 78 L{x + 7} 64 H{x + 23} L{x + 30} 78 Z", fill, 2.6) + path(f"M{x + 10} 78 L{x + 13} 64 M{x + 20} 78 L{x + 17} 64", None, 3, CREAM) + path(f"M{x + 2} 88 H{x + 28}", None, 2.4) + circle(x + 9, 84.500, 2.8, GOLD, 1.8) + circle(x + 16, 84.500, 2.8, RED, 1.8) + circle(x + 22, 84.500, 2.8, GREEN, 1.8)
    return out


def armory() -> str:
    """Breastplate and helmet on the stand, sword and axe leaning by."""
    out = GROUND + rod("M12 97 L20 20", 5.6, 2.6, OCHRE) + path("M18 12 C4 10 0 26 6 36 C8 28 14 26 20 28 Z", STEEL, 2.6) + path("M20 10 V34", None, 3.4) + hatch("M6 26 Q9 18 16 15", 1.8)
    out += rod("M88 95 L84 36", 6, 3, STEEL_L) + path("M74 36 L95 34", None, 5) + path("M74 36 L95 34", None, 2.2, GOLD) + rod("M84 34 L83 22", 5, 2.4, BROWN_D) + circle(83, 19, 4, GOLD, 2.4)
    out += rod("M50 97 V80", 8, 4, BROWN) + path("M34 97 L50 86 L66 97", None, 4.4) + path("M30 46 C22 46 20 56 24 66 L30 64 C28 76 34 86 50 88 C66 86 72 76 70 64 L76 66 C80 56 78 46 70 46 C64 52 36 52 30 46 Z", STEEL_L) + flat("M56 51 C62 51 68 49 70 46 C78 46 80 56 76 66 L70 64 C72 76 66 86 54 88 C62 76 62 62 56 51 Z", STEEL) + path("M30 46 C22 46 20 56 24 66 L30 64 C28 76 34 86 50 88 C66 86 72 76 70 64 L76 66 C80 56 78 46 70 46 C64 52 36 52 30 46 Z")
    out += path("M50 51 V88 M30 64 Q50 74 70 64", None, 2.4) + circle(42, 60, 1.6, INK, 0) + circle(58, 60, 1.6, INK, 0) + hatch("M66 56 V70 M62 54 V80", 2)
    return out + path("M34 40 C32 20 40 12 50 12 C60 12 68 20 66 40 L58 44 H42 Z", STEEL_L, 2.8) + flat("M55 12.600 C62 15 67 24 66 40 L58 44 C61 32 60 20 55 12.600 Z", STEEL) + path("M36 28 H64 V33 H36 Z", INK, 1.4) + path("M50 12 V44", None, 2.6) + path("M50 12 C46 4 54 -2 66 2 C62 4 58 8 56 13 Z", RED, 2.4)


def griffin_tower() -> str:
    """A tower, and on its crown the griffin with spread wings."""
    out = GROUND + path("M32 97 L36 56 H64 L68 97 Z", STONE_L) + flat("M57 56 H64 L68 97 H59 Z", STONE) + path("M32 97 L36 56 H64 L68 97 Z") + battlements(28, 58, 44, 13, 4) + arch(43, 97, 14, 17) + path("M47 66 H53 V77 H47 Z", INK, 1) + courses(60, 64, 5, 5) + path("M38 70 h6 M36 82 h6", None, 1.8)
    out += path("M44 38 C30 40 14 30 6 8 C14 12 18 10 20 6 C24 12 28 10 30 6 C34 14 40 22 46 26 Z", GOLD, 2.8) + path("M56 38 C70 40 86 30 94 8 C86 12 82 10 80 6 C76 12 72 10 70 6 C66 14 60 22 54 26 Z", OCHRE, 2.8) + hatch("M14 14 Q24 28 38 34 M22 11 Q30 24 41 30 M86 14 Q76 28 62 34 M78 11 Q70 24 59 30", 2)
    out += path("M40 52 C36 42 40 32 46 28 C42 20 48 8 58 10 C64 12 66 18 72 20 C68 25 62 24 58 24 C62 32 64 44 60 52 Z", GOLD_L, 2.8) + circle(57, 16, 1.8, INK, 0) + path("M64 19.500 L72 20 C68 25 64 24 62 23", OCHRE, 2) + path("M50 9 L47 2 L55 8", GOLD_L, 2.2) + hatch("M56 30 Q60 40 57 50 M50 32 Q52 42 49 50", 1.9)
    return out + path("M40 52 l-3 4 M46 52 v5 M54 52 v5 M60 52 l3 4", None, 2.6)


def carpenters_workshop() -> str:
    """A hand saw over the bench, the plane and its shavings."""
    out = GROUND + path("M12 97 L16 70 H26 L24 97 Z M76 97 L74 70 H84 L88 97 Z", BROWN, 2.6) + path("M14 88 H86", None, 3.4) + path("M2 60 H98 V72 H2 Z", PLANK) + flat("M2 68 H98 V72 H2 Z", BROWN) + path("M2 60 H98 V72 H2 Z") + hatch("M10 64 h26 M50 64 h34", 1.9)
    out += path("M52 60 V46 C52 42 60 40 64 46 L68 48 H92 V60 Z", OCHRE, 2.8) + path("M74 48 L80 36 L86 38 L84 48", STEEL_L, 2.4) + path("M56 46 C50 40 56 34 61 38", BROWN, 2.4) + hatch("M72 56 h18", 2) + path("M80 48 C72 44 76 34 70 32 C66 32 66 38 70 38", None, 2.2, OCHRE)
    out += path("M4 22 L62 2 L66 10 L14 44 Z", STEEL_L, 2.8) + path("M14 44 l2 -5 l3 3 l2 -6 l4 3 l2 -6 l4 3 l2 -6 l4 3 l2 -6 l4 3 l2 -6 l4 3 l2 -6 l4 3", None, 1.8) + path("M62 2 C72 -4 86 0 86 10 C84 20 70 20 66 10 Z", BROWN, 2.8) + ellipse(75, 9, 5, 4, PAPER, 2) + hatch("M14 24 L56 9", 1.8)
    return out + path("M30 60 C26 54 34 50 37 54 C40 58 34 60 33 57 M40 60 C40 54 47 54 47 59", None, 2.2, OCHRE) + path("M30 92 C27 88 33 85 35 89 M60 93 C58 88 65 87 66 92", None, 2, OCHRE)


def park() -> str:
    """Two clipped trees, a bench, a path and a border of flowers."""
    out = GROUND + path("M6 97 C20 84 80 84 94 97 Z", "#D8C79C", 2.2)
    for x, fill in ((26, GREEN), (76, GREEN_D)):
        out += rod(f"M{x} 90 V56", 7, 3.4, BROWN) + path(f"M{x} 8 C{x + 13} 6 {x + 21} 16 {x + 18} 27 C{x + 25} 36 {x + 20} 48 {x + 9} 49 C{x + 5} 59 {x - 5} 59 {x - 9} 49 C{x - 20} 48 {x - 25} 36 {x - 18} 27 C{x - 21} 16 {x - 13} 6 {x} 8 Z", fill) + hatch(f"M{x + 8} 16 Q{x + 14} 20 {x + 12} 28 M{x + 12} 30 Q{x + 18} 36 {x + 12} 44 M{x + 4} 34 Q{x + 10} 40 {x + 4} 48 M{x - 8} 22 q3 3 1 7 M{x - 10} 36 q4 3 2 7", 2)
    out += path("M34 74 H66 M32 82 H68", None, 5.6) + path("M34 74 H66 M32 82 H68", None, 2.6, PLANK) + path("M38 66 V94 M62 66 V94", None, 4)
    for x, y, fill in ((8, 90, RED), (16, 93, GOLD), (84, 93, GOLD), (93, 90, ROSE), (50, 93, RED)):
        out += path(f"M{x} 97 V{y}", None, 2) + circle(x, y - 2, 3.2, fill, 1.8) + circle(x, y - 2, 1, INK, 0)
    return out


LOW = (jousting_lists, bridge, brewery, watchtower, stockade, hidden_refuge, fountain, stadium, altar, fair, armory, griffin_tower, carpenters_workshop, park)
