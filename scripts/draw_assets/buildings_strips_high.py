"""Columns III and IV of the alternative rows."""

from __future__ import annotations

from .masonry import GROUND, PLANK, arch, battlements, column, courses, gable, tiles, wall
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
    STEEL,
    STEEL_D,
    STEEL_L,
    STONE,
    STONE_L,
    TEAL,
    circle,
    ellipse,
    flat,
    hatch,
    path,
    rect,
    rod,
    star,
)


def gladiator_school() -> str:
    """The crested helmet with its grille, net and trident behind."""
    out = rod("M8 97 L26 26", 6, 2.8, OCHRE) + path("M14 32 C12 22 14 14 18 4 M26 28 V2 M38 34 C38 24 36 14 33 6 M14 32 Q26 26 38 34", None, 4.4) + path("M18 4 l-4 5 l6 1 Z M26.500 1 l-4 6 h7 Z M33 5 l-3 5 l6 1 Z", STEEL_L, 1.8)
    out += path("M30 36 C28 4 82 -4 94 34 C98 48 94 58 88 60 C90 40 78 22 56 22 C46 22 38 28 34 38 Z", RED, 2.8) + hatch("M44 18 L48 24 M54 12 L57 20 M66 10 L66 21 M78 15 L74 25 M87 24 L81 32 M92 38 L86 42", 2.4)
    out += path("M28 62 C26 40 40 24 58 24 C76 24 88 40 86 62 L84 84 C78 94 66 97 58 97 C48 97 36 94 30 84 Z", STEEL_L) + flat("M66 25.500 C80 30 88 44 86 62 L84 84 C80 91 72 95 66 96 C74 76 76 46 66 25.500 Z", STEEL) + path("M28 62 C26 40 40 24 58 24 C76 24 88 40 86 62 L84 84 C78 94 66 97 58 97 C48 97 36 94 30 84 Z")
    out += path("M16 62 C28 52 84 52 98 62 C96 68 88 68 84 66 C70 60 44 60 30 66 C26 69 18 68 16 62 Z", STEEL_D, 2.8) + flat("M36 70 C46 67 68 67 78 70 V84 C70 92 46 92 36 84 Z", INK) + path("M43 69 V88 M50 68 V90 M57 68 V90 M64 68 V90 M71 69 V88 M36 77 H78", None, 2, STEEL_L) + path("M58 24 V56", None, 2.6) + hatch("M74 34 Q80 44 80 54 M70 32 Q75 42 75 54", 2)
    return out


def monastery() -> str:
    """A low cloister of arches, its bell tower and a cypress."""
    out = GROUND + path("M88 92 C82 70 84 46 90 30 C96 46 99 70 94 92 Z", GREEN_D, 2.6) + hatch("M92 44 Q96 64 92 88", 2) + wall(10, 62, 22, 40, STONE_L, STONE) + gable(6, 24, 30, 16) + path("M21 9 V-1 M17 3 H25", None, 2.8) + arch(16, 42, 10, 13, INK, 2) + path("M17.500 39 C17.500 33 24.500 33 24.500 39 Z", GOLD, 1.6) + path("M8 46 H34", None, 2.4)
    out += wall(2, 97, 82, 32, PAPER, STONE_L) + path("M-1 66 L10 50 H78 L88 66 Z", RED) + flat("M78 50 L88 66 H70 L64 50 Z", RED_D) + path("M-1 66 L10 50 H78 L88 66 Z") + tiles("M14 56 h9 M30 56 h9 M46 56 h9 M8 62 h9 M22 62 h9 M38 62 h9 M54 62 h9 M70 57 h7 M74 62 h8")
    out += "".join(arch(x, 92, 11, 20, BROWN_D, 2.4) for x in (7, 23, 39, 55)) + "".join(path(f"M{x} 92 V78", None, 3.4) for x in (20.500, 36.500, 52.500)) + path("M2 92 H84", None, 2.4) + arch(70, 97, 9, 20, BROWN, 2.2)
    return out + hatch("M64 74 v14 M81 72 v22", 1.8)


def vineyard() -> str:
    """A heavy bunch of grapes under its leaves on the trellis."""
    out = GROUND + rod("M10 97 V14", 7, 3.4, PLANK) + rod("M90 97 V14", 7, 3.4, PLANK) + rod("M2 22 H98", 6.4, 3, OCHRE)
    out += path("M50 22 C52 28 50 32 50 36", None, 4) + path("M66 22 C80 26 84 36 76 42 C72 46 76 50 80 48", None, 2.6, GREEN_D)
    for row, (n, y) in enumerate(((5, 46), (4, 56.500), (3, 67), (2, 77.500), (1, 88))):
        for i in range(n):
            x = 50 + (i - (n - 1) / 2) * 13
            out += circle(x, y, 7.2, PURPLE if (i + row) % 2 else "#8A5C8C", 2.4) + circle(x - 2.2, y - 2.4, 1.7, CREAM, 0)
    for x, y, s, fill in ((34, 28, 1, GREEN), (64, 30, -1, GREEN_D)):
        out += path(f"M{x + 14 * s} {y - 4} C{x + 8 * s} {y - 20} {x - 6 * s} {y - 22} {x - 8 * s} {y - 12} C{x - 20 * s} {y - 14} {x - 22 * s} {y} {x - 12 * s} {y + 4} C{x - 14 * s} {y + 14} {x} {y + 16} {x + 4 * s} {y + 6} C{x + 12 * s} {y + 8} {x + 16 * s} {y + 2} {x + 14 * s} {y - 4} Z", fill, 2.6) + path(f"M{x + 14 * s} {y - 4} L{x - 10 * s} {y - 4} M{x + 2 * s} {y - 4} L{x - 4 * s} {y - 13} M{x + 2 * s} {y - 4} L{x - 4 * s} {y + 8}", None, 1.8)
    return out


def garrison() -> str:
    """Three helmets and their spears behind a wall with hung shields."""
    out = GROUND
    for x in (20, 50, 80):
        out += rod(f"M{x + 13} 60 V8", 4.6, 2, OCHRE) + path(f"M{x + 13} -2 L{x + 17} 8 L{x + 13} 13 L{x + 9} 8 Z", STEEL_L, 2)
        out += path(f"M{x - 9} 50 C{x - 11} 34 {x - 5} 27 {x} 27 C{x + 5} 27 {x + 11} 34 {x + 9} 50 Z", STEEL_L, 2.8) + flat(f"M{x + 2} 27.500 C{x + 7} 30 {x + 10} 38 {x + 9} 50 H{x + 4} C{x + 6} 40 {x + 5} 32 {x + 2} 27.500 Z", STEEL) + path(f"M{x - 6} 42 H{x + 6}", None, 4) + path(f"M{x} 27 V50", None, 2.2)
    out += wall(2, 97, 96, 38) + battlements(2, 64, 96, 14, 5) + courses(76, 72, 20, 4) + path("M8 74 h10 M26 90 h8 M40 70 h8", None, 1.8)
    for x, fill in ((24, RED), (50, GOLD), (76, BLUE)):
        out += path(f"M{x - 9} 66 C{x - 3} 68 {x + 3} 68 {x + 9} 66 V78 C{x + 9} 86 {x + 4} 91 {x} 93 C{x - 4} 91 {x - 9} 86 {x - 9} 78 Z", fill, 2.6) + path(f"M{x} 67.500 V92 M{x - 9} 77 H{x + 9}", None, 2, CREAM)
    return out


def defensive_walls() -> str:
    """A wall that climbs between two capped towers."""
    out = GROUND + path("M20 97 V62 L78 44 V97 Z", STONE_L) + flat("M20 97 V86 L78 74 V97 Z", STONE) + path("M20 97 V62 L78 44 V97 Z")
    for i in range(4):
        x, y = 28 + i * 12, 60 - i * 3.72
        out += path(f"M{x} {y} V{y - 9} L{x + 7} {y - 11.200} V{y - 2.200}", STONE_L, 2.4)
    out += path("M32 70 L46 66 M54 72 L66 69 M30 80 L42 77 M50 82 L64 79 M40 90 L54 88", None, 1.9) + path("M47 56 L53 54 V62 L47 64 Z", INK, 1.2)
    out += wall(2, 97, 24, 48) + path("M-1 49 V40 H29 V49 Z", STONE_L, 2.6) + gable(-2, 40, 32, 28, RED, RED_D) + arch(10, 64, 8, 13, INK, 1.8) + courses(18, 70, 7, 4)
    out += wall(68, 97, 30, 66) + path("M65 31 V20 H101 V31 Z", STONE_L, 2.6) + gable(64, 20, 38, 22, RED, RED_D) + arch(78, 48, 9, 14, INK, 1.8) + arch(76, 97, 14, 22) + courses(89, 56, 8, 5)
    return out + path("M14 12 V2", None, 2.4) + path("M15 3 L26 6 L15 9 Z", GOLD, 2)


def exchange_office() -> str:
    """The changer's table: an abacus, stacks of coin, two arrows."""
    out = GROUND + path("M12 97 V72 M88 97 V72", None, 6.400) + path("M12 97 V72 M88 97 V72", None, 3, OCHRE) + path("M4 62 H96 V72 H4 Z", BROWN) + path("M10 72 H90 V86 L82 82 L74 88 L66 82 L58 88 L50 82 L42 88 L34 82 L26 88 L18 82 L10 86 Z", GREEN, 2.6) + hatch("M66 74 v8 M74 74 v10 M82 74 v6", 2)
    out += rect(6, 22, 42, 40, PLANK, 2.8, 2) + rect(11, 27, 32, 30, PAPER, 2) + path("M11 34 H43 M11 42 H43 M11 50 H43", None, 1.8)
    for y, xs, fill in ((34, (15, 21, 36), RED), (42, (15, 32, 38), BLUE), (50, (21, 27, 38), GOLD)):
        out += "".join(ellipse(x, y, 3, 3.6, fill, 1.8) for x in xs)
    for x, n in ((60, 3), (76, 5), (90, 2)):
        out += "".join(ellipse(x, 59 - i * 5, 8 if x < 90 else 6, 3.4, GOLD_L if i % 2 else GOLD, 2.2) for i in range(n))
    return out + path("M54 18 C62 4 80 4 90 14 M94 22 C88 34 70 36 60 28", None, 4) + path("M92 5 V16 H81 M58 38 V27 H69", None, 3.2)


def school() -> str:
    """Slate with the first letter, pointer, books and a bell."""
    out = GROUND + rod("M22 97 L34 60", 5.4, 2.4, PLANK) + rod("M78 97 L66 60", 5.4, 2.4, PLANK) + rect(12, 10, 76, 56, PLANK, 3, 3) + rect(18, 16, 64, 44, "#3F4A44", 2.4, 1)
    out += path("M28 52 L38 24 L48 52 M32 42 H44", None, 3.4, CREAM) + path("M56 26 V52 M56 26 C70 26 70 38 56 38 C73 38 73 52 56 52", None, 3.4, CREAM) + rod("M96 72 L64 46", 4.6, 2, OCHRE) + flat("M64 46 l4 1 l-2 3 Z", INK)
    out += path("M6 97 V88 H40 V97 Z", RED, 2.6) + path("M10 88 V80 H38 V88 Z", BLUE, 2.6) + path("M8 80 V73 H34 V80 Z", GOLD, 2.6) + path("M34 88 V97 M33 80 V88 M13 73 V80 M14 92.500 H28 M16 84 H28", None, 1.8)
    return out + path("M60 90 C60 78 66 76 70 74 C74 76 80 78 80 90 L84 94 H56 Z", GOLD, 2.6) + hatch("M75 78 Q78 84 77 91", 2) + path("M70 74 V66", None, 5) + path("M70 73 V67", None, 2, BROWN) + circle(70, 96, 2.6, INK, 0)


def colosseum() -> str:
    """Three tiers of arches, the rim broken on one side."""
    d = "M4 97 V40 C8 24 30 16 48 16 L54 22 L62 20 L66 34 L74 38 L78 50 L92 56 L96 66 V97 Z"
    out = GROUND + path(d, STONE_L) + flat("M74 38 L78 50 L92 56 L96 66 V97 H72 Z", STONE) + path(d) + path("M4 40 C8 50 30 54 50 54 C58 54 66 53.500 78 50 M4 60 C12 70 30 72 50 72 C70 72 88 70 96 66 M4 80 C14 86 32 88 50 88", None, 0)
    out += path("M4 42 C16 34 32 32 66 34 M4 62 C20 56 40 55 78 56 M4 80 C30 75 70 75 96 80", None, 2.6)
    for y, h, xs in ((58, 15, (10, 22, 34, 46, 58)), (77, 15, (9, 21, 33, 45, 57, 69, 82)), (97, 15, (9, 22, 35, 48, 61, 74, 86))):
        out += "".join(arch(x, y - (2 if y < 97 else 0), 8, h, BROWN_D, 2) for x in xs)
    out += "".join(arch(x, 35 - (x - 14) * 0.05, 7, 11, BROWN_D, 1.8) for x in (16, 29, 42, 54)) + hatch("M92 68 V76 M88 84 V94 M94 84 V94 M80 62 V74", 2)
    return out + path("M70 46 l4 3 M84 58 l3 4 M58 26 l2 4", None, 2)


def basilica() -> str:
    """A great dome with lantern and cross over a portico."""
    out = path("M1 97 V90 H99 V97 Z", STONE) + wall(4, 90, 92, 30, STONE_L, STONE) + path("M20 60 C20 28 34 20 50 20 C66 20 80 28 80 60 Z", TEAL) + flat("M60 21.500 C72 25 80 34 80 60 H68 C70 44 67 30 60 21.500 Z", "#3F6B64") + path("M20 60 C20 28 34 20 50 20 C66 20 80 28 80 60 Z M35 60 C35 38 42 26 48 21 M65 60 C65 38 58 26 52 21 M50 20 V60", None, 2.4)
    out += path("M43 20 V11 H57 V20 Z", CREAM, 2.4) + path("M42 11 C43 5 57 5 58 11 Z", GOLD, 2.2) + path("M50 6 V-2 M46.500 1 H53.500", None, 2.8) + path("M16 60 V53 H84 V60 Z", STONE_L, 2.6) + path("M24 53 V60 M34 53 V60 M44 53 V60 M56 53 V60 M66 53 V60 M76 53 V60", None, 1.8)
    out += gable(26, 70, 48, 13, STONE_L, STONE) + circle(50, 65.500, 2.6, GOLD, 1.6) + flat("M30 70 H70 V90 H30 Z", BROWN_D, 0.6) + "".join(column(x, 90, 6, 19, CREAM) for x in (30, 40, 54, 64)) + arch(10, 86, 9, 16, BLUE, 2.2) + arch(81, 86, 9, 16, BLUE, 2.2)
    return out + hatch("M92 64 V86 M94 64 V88 M76 74 V88 M70 40 Q74 48 75 58", 1.9)


def harbour() -> str:
    """A cog under full sail at the quay, its mooring post."""
    out = path("M0 84 C10 78 20 90 32 84 C44 78 54 90 66 84 C78 78 88 90 100 84 V99 H0 Z", "#8FB1B8", 2.4) + rod("M46 72 V2", 6, 2.8, BROWN) + path("M48 8 L60 4 L48 0 Z", RED, 2)
    out += path("M20 16 H74 C80 30 78 44 74 56 H20 C26 44 26 30 20 16 Z", CREAM, 2.8) + flat("M62 16 H74 C80 30 78 44 74 56 H64 C68 44 68 30 62 16 Z", STONE_L) + path("M20 16 H74 C80 30 78 44 74 56 H20 C26 44 26 30 20 16 Z") + path("M34 17 C39 30 39 44 34 55 M54 17 C59 30 59 44 54 55", None, 5, RED) + path("M16 16 H78", None, 4.4)
    out += path("M6 62 L12 56 V66 H70 V52 L90 48 C92 66 86 80 76 88 H24 C14 84 8 74 6 62 Z", BROWN) + flat("M10 74 C30 78 66 78 88 68 C86 76 82 83 76 88 H24 C18 86 13 80 10 74 Z", BROWN_D) + path("M6 62 L12 56 V66 H70 V52 L90 48 C92 66 86 80 76 88 H24 C14 84 8 74 6 62 Z M10 74 C30 78 66 78 88 68", None, 2.6) + circle(30, 70, 2.6, GOLD_L, 1.8) + circle(44, 71, 2.6, GOLD_L, 1.8) + circle(58, 70.500, 2.6, GOLD_L, 1.8)
    return out + path("M90 99 V74 H99 V99 Z", PLANK, 2.6) + path("M88 74 H101", None, 4.400) + path("M80 66 Q88 70 92 80", None, 2) + path("M8 93 q5 -4 10 0 M40 94 q5 -4 10 0 M66 94 q5 -4 10 0", None, 1.8, CREAM)


def alchemists_guild() -> str:
    """An alembic over its furnace, dripping into a flask."""
    out = GROUND + wall(8, 97, 38, 30, "#B5654A", "#8C4A36") + path("M8 77 H46 M8 87 H46 M18 67 V77 M36 67 V77 M14 87 V97", None, 1.8) + path("M17 97 V88 C17 80 37 80 37 88 V97 Z", INK, 2.2) + path("M27 96 C19 92 23 87 27 82 C31 87 35 92 27 96 Z", "#E8893A", 1.8) + flat("M27 95 C24 92 25 90 27 87 C29 90 30 92 27 95 Z", GOLD_L)
    out += path("M27 67 C8 66 4 46 18 38 L20 26 H34 L36 38 C50 46 46 66 27 67 Z", "#CBE0DE") + path("M10 52 C18 48 24 56 32 52 C36 50 40 50 44 52 C43 61 36 67 27 67 C18 67 11 61 10 52 Z", PURPLE, 1.8) + circle(22, 58, 2.4, CREAM, 1.2) + circle(31, 60, 1.8, CREAM, 1) + circle(27, 47, 2, CREAM, 1.2) + path("M27 67 C8 66 4 46 18 38 L20 26 H34 L36 38 C50 46 46 66 27 67 Z")
    out += path("M16 26 C14 8 38 2 46 14 C56 26 68 36 82 44 L79 51 C64 46 50 36 42 26 Z", GOLD, 2.8) + hatch("M24 12 Q34 8 42 18 M46 22 Q58 34 72 42", 2)
    out += path("M80 52 V58", None, 2.6, PURPLE) + circle(80, 62, 1.8, PURPLE, 0) + path("M74 66 V58 H88 V66 L97 90 C97 95 94 97 90 97 H72 C68 97 65 95 65 90 Z", "#CBE0DE", 2.8) + path("M69 82 C76 79 84 85 93 82 L96.500 91 C96 94.500 94 96 90 96 H72 C68 96 66 94.500 66 91 Z", "#9C6CA0", 1.6) + path("M72 58 H90", None, 3.600)
    return out + star(64, 12, 6, GOLD_L, 1.8) + star(84, 20, 4.600, GOLD_L, 1.6) + star(92, 36, 3.400, GOLD_L, 1.4)


def manor() -> str:
    """Two wings, a stepped gable, chimneys, a clipped garden."""
    out = GROUND + path("M12 44 V22 H20 V44 M80 44 V22 H88 V44", STONE, 2.6) + wall(2, 90, 96, 38, PAPER, STONE_L) + path("M-1 54 L10 34 H90 L101 54 Z", BLUE) + flat("M90 34 L101 54 H80 L74 34 Z", BLUE_D) + path("M-1 54 L10 34 H90 L101 54 Z") + tiles("M12 42 h8 M22 48 h8 M10 50 h7 M74 42 h8 M80 49 h9")
    out += path("M32 90 V40 H36 V30 H42 V20 H47 V12 H53 V20 H58 V30 H64 V40 H68 V90 Z", CREAM) + flat("M60 30 H64 V40 H68 V90 H60 Z", STONE_L) + path("M32 90 V40 H36 V30 H42 V20 H47 V12 H53 V20 H58 V30 H64 V40 H68 V90 Z") + circle(50, 32, 5.400, GOLD, 2.2) + path("M46.500 35 L46 30.500 L48.500 32 L50 29 L51.500 32 L54 30.500 L53.500 35 Z", INK, 0.6)
    out += arch(43, 90, 14, 22) + path("M50 70 V90", None, 1.6, OCHRE) + "".join(rect(x, 44, 8, 12, BLUE, 2) + path(f"M{x + 4} 44 V56", None, 1.4) for x in (38, 54)) + "".join(rect(x, 62, 8, 14, BLUE, 2) + path(f"M{x + 4} 62 V76 M{x} 69 H{x + 8}", None, 1.4) for x in (8, 20, 72, 84))
    for x in (10, 26, 74, 90):
        out += path(f"M{x - 7} 97 C{x - 9} 88 {x - 4} 84 {x} 84 C{x + 4} 84 {x + 9} 88 {x + 7} 97 Z", GREEN, 2.4) + hatch(f"M{x + 3} 88 Q{x + 5} 92 {x + 4} 96", 1.8)
    return out + path("M42 90 L38 97 H62 L58 90", STONE, 2.2)


def architects_guild() -> str:
    """Dividers and set square over the plan of a tower."""
    out = path("M6 36 L90 28 L98 88 L12 97 Z", PAPER, 2.8) + path("M6 36 C2 32 6 26 12 30 M98 88 C102 92 96 98 90 94", PAPER, 2.4) + path("M54 88 V58 H50 V50 H56 V54 H62 V50 H68 V54 H74 V50 H80 V58 H76 V86 M62 87 V76 H68 V87", None, 2.2, BLUE) + path("M46 91 L84 87 M58 66 h6 M66 66 h6", None, 1.8, BLUE)
    out += path("M4 96 L4 50 L48 96 Z", PLANK, 2.8) + path("M12 88 V68 L31 88 Z", PAPER, 2.2) + path("M4 60 h4 M4 70 h4 M4 80 h4 M16 96 v-4 M26 96 v-4 M36 96 v-4", None, 1.8)
    out += rod("M50 12 L26 78", 6.4, 3, STEEL_L) + rod("M50 12 L80 74", 6.4, 3, STEEL_L) + path("M26 76 L23 86 M80 72 L84 82", None, 2.8) + path("M37 46 Q50 38 66 44", None, 5) + path("M37 46 Q50 38 66 44", None, 2, GOLD_L) + circle(50, 10, 7.400, GOLD, 2.8) + circle(50, 10, 2, INK, 0)
    return out


def university() -> str:
    """An open book in front of a domed hall with a star above."""
    out = wall(12, 72, 76, 30, STONE_L, STONE) + path("M6 42 V36 H94 V42 Z", STONE_L, 2.6) + path("M26 36 C26 20 38 14 50 14 C62 14 74 20 74 36 Z", PURPLE) + flat("M60 16 C68 19 74 26 74 36 H64 C66 28 64 21 60 16 Z", PURPLE_D) + path("M26 36 C26 20 38 14 50 14 C62 14 74 20 74 36 Z M40 36 C40 26 44 18 48 14.500 M60 36 C60 26 56 18 52 14.500", None, 2.4) + path("M46 14 V8 H54 V14", CREAM, 2.2) + star(50, 3, 6.400, GOLD_L, 1.8)
    out += "".join(column(x, 72, 7, 29, CREAM) for x in (16, 28, 65, 77)) + arch(42, 72, 16, 26) + hatch("M86 46 V66 M90 38 v3", 1.9)
    out += path("M50 76 C38 66 20 66 3 70 V96 C20 91 38 92 50 99 C62 92 80 91 97 96 V70 C80 66 62 66 50 76 Z", CREAM, 2.8) + flat("M50 76 C62 66 80 66 97 70 V96 C80 91 62 92 50 99 C54 92 54 84 50 76 Z", STONE_L, 0.7) + path("M50 76 V99", None, 2.4) + path("M10 76 C20 73 32 74 42 79 M10 83 C20 80 32 81 42 86 M90 76 C80 73 68 74 58 79 M90 83 C80 80 68 81 58 86", None, 1.8) + path("M50 76 C38 66 20 66 3 70 V96 C20 91 38 92 50 99 C62 92 80 91 97 96 V70 C80 66 62 66 50 76 Z", None, 2.8)
    return out + path("M72 67 V82 L75.500 78 L79 82 V67", RED, 2)


HIGH = (gladiator_school, monastery, vineyard, garrison, defensive_walls, exchange_office, school, colosseum, basilica, harbour, alchemists_guild, manor, architects_guild, university)
