"""The eight buildings of rows A and G."""

from __future__ import annotations

from .masonry import GROUND, PLANK, arch, column, courses, gable, wall
from .pen import (
    BROWN,
    BROWN_D,
    CREAM,
    GOLD,
    GOLD_L,
    INK,
    OCHRE,
    PAPER,
    RED,
    RED_D,
    STEEL,
    STEEL_D,
    STEEL_L,
    STONE,
    STONE_D,
    STONE_L,
    circle,
    ellipse,
    flat,
    hatch,
    path,
    polygon,
    ring,
    rod,
)


def sawmill() -> str:
    """A toothed blade going through a trunk on the saw bench."""
    out = GROUND + path("M8 97 L16 70 M30 97 L22 70 M92 97 L84 70 M70 97 L78 70", None, 6) + path("M8 97 L16 70 M30 97 L22 70 M92 97 L84 70 M70 97 L78 70", None, 2.6, OCHRE)
    out += path(polygon(ring(52, 44, (36, 29), 36)), STEEL_L, 2.6) + flat(polygon(ring(52, 44, (24, 24), 30)), STEEL) + circle(52, 44, 24, None, 1.6) + hatch("M60 22 Q72 28 75 42 M58 28 Q68 33 70 44", 2) + circle(52, 44, 6, STEEL_D, 2.4) + circle(52, 44, 1.8, INK, 0)
    out += path("M12 56 H92 C98 60 98 76 92 80 H12 Z", BROWN) + flat("M16 72 H93 C94 76 93 79 92 80 H12 Z", BROWN_D) + path("M12 56 H92 C98 60 98 76 92 80 H12 Z") + hatch("M26 62 h22 M56 61 h28 M30 68 h44 M66 74 h22", 2)
    return out + ellipse(12, 68, 9, 12, PLANK, 2.8) + ellipse(12, 68, 5.4, 7.4, None, 1.6) + ellipse(12, 68, 1.8, 2.6, BROWN_D, 1.2) + path("M52 56 V80", None, 3.4) + flat("M60 88 l4 -3 l2 4 Z M44 90 l5 -2 l0 4 Z M54 93 l3 -3 l3 3 Z", GOLD_L)


def quarry() -> str:
    """A stepped rock face, cut blocks, a pick."""
    out = GROUND + path("M2 97 L8 60 L22 54 L26 30 L44 22 L52 6 L72 10 L78 34 L92 44 L98 97 Z", STONE) + path("M8 60 L22 54 L26 30 L44 22 L48 46 L34 60 L30 97 H2 Z", STONE_L, 2.4) + flat("M72 10 L78 34 L92 44 L98 97 H80 L68 46 Z", STONE_D) + path("M44 22 L48 46 L68 46 L72 10 M48 46 L34 60 L30 97 M68 46 L80 74 M34 60 L58 64", None, 2.2)
    out += hatch("M80 44 L88 60 M76 50 L86 72 M74 60 L84 84 M58 14 L64 34 M30 36 L28 50", 2.2) + wall(44, 97, 26, 17) + wall(52, 80, 22, 15) + courses(65, 86, 4, 2, 5)
    return out + rod("M18 95 L66 36", 6.6, 3.2, OCHRE) + path("M44 30 C56 24 76 32 84 50 C76 44 68 42 62 42 L58 38 C54 34 50 32 44 30 Z", STEEL, 2.8) + hatch("M60 33 Q72 37 79 45", 1.8, CREAM)


def goldsmith() -> str:
    """A ring with a great stone, and the small hammer that made it."""
    out = path("M8 97 C12 84 34 82 50 82 C66 82 88 84 92 97 Z", BROWN) + hatch("M62 87 Q76 88 84 95 M56 86 Q70 87 78 94", 2)
    out += circle(44, 60, 27, GOLD, 3) + circle(44, 60, 19, PAPER, 2.6) + hatch("M64 70 Q58 82 46 85 M68 58 Q68 64 66 68", 2.4) + path("M24 50 Q30 40 40 36", None, 2.2, CREAM)
    out += path("M30 34 L36 40 H52 L58 34 L54 29 H34 Z", GOLD_L, 2.4) + path("M24 18 L33 6 H55 L64 18 L44 37 Z", "#8FB7C4", 3) + flat("M55 6 L64 18 L44 37 L52 18 Z", "#5E8C9C") + path("M24 18 H64 M33 6 L37 18 L44 37 L51 18 L55 6 M37 18 L44 6 L51 18", None, 2) + path("M24 18 L33 6 H55 L64 18 L44 37 Z")
    out += rod("M96 92 L74 46", 6.2, 3, OCHRE) + path("M60 44 L80 32 L88 44 L68 56 Z", STEEL, 2.8) + flat("M80 32 L88 44 L82 48 L74 36 Z", STEEL_D) + path("M60 44 L80 32 L88 44 L68 56 Z")
    return out + path("M72 22 L75 15 M82 20 L88 14 M16 30 L9 26 M14 16 L8 10", None, 2.4, GOLD)


def mint() -> str:
    """The screw press over a pile of new coins."""
    out = GROUND + path("M14 97 V30 H26 V97 Z M74 97 V30 H86 V97 Z", BROWN) + flat("M81 30 H86 V97 H81 Z M21 30 H26 V97 H21 Z", BROWN_D) + path("M8 30 V18 H92 V30 Z", BROWN) + hatch("M70 24 h18 M60 27 h26", 2)
    out += path("M44 6 H56 V60 H44 Z", STEEL_L, 2.6) + path("M44 34 L56 38 M44 41 L56 45 M44 48 L56 52 M44 55 L56 59", None, 2.2) + rod("M16 8 H84", 6.4, 3, STEEL) + circle(14, 8, 5.4, STEEL_D, 2.6) + circle(86, 8, 5.4, STEEL_D, 2.6)
    out += path("M36 60 H64 L60 70 H40 Z", STEEL_D, 2.6) + path("M24 97 V88 H76 V97 Z", STONE, 2.8) + ellipse(50, 84, 17, 5.4, GOLD, 2.6) + ellipse(50, 79, 17, 5.4, GOLD_L, 2.6) + path("M44 80.5 L43.4 76.6 L46.6 78.4 L50 75.8 L53.400 78.4 L56.6 76.6 L56 80.5 Z", INK, 0.8)
    return out + ellipse(94, 94, 7, 3, GOLD, 2.2) + ellipse(94, 90, 7, 3, GOLD_L, 2.2) + ellipse(6, 94, 7, 3, GOLD_L, 2.2) + hatch("M56 91 h18 M60 94 h14", 1.9)


def improvised_defenses() -> str:
    """An overturned cart, a barrel, sacks and sharpened stakes."""
    out = GROUND + path("M2 97 L12 44 L18 97 M62 97 L76 34 L80 97", PLANK, 2.8) + path("M10 54 L24 97 M70 60 L90 97", None, 0) + path("M84 97 L96 46 L98 97 Z", PLANK, 2.8)
    out += path("M10 74 L70 40 L82 60 L24 94 Z", BROWN) + flat("M76 50 L82 60 L24 94 L20 88 Z", BROWN_D) + path("M10 74 L70 40 L82 60 L24 94 Z M17 84 L76 50 M30 63 L42 83 M50 52 L62 71", None, 2.4) + hatch("M46 74 L68 61 M28 84 L44 75", 2)
    out += circle(38, 38, 22, "#D9C49A", 3) + circle(38, 38, 16.5, PAPER, 2.2) + path("M38 21 V55 M21 38 H55 M26 26 L50 50 M50 26 L26 50", None, 4.4) + path("M38 21 V55 M21 38 H55 M26 26 L50 50 M50 26 L26 50", None, 1.6, OCHRE) + circle(38, 38, 5, BROWN, 2.4)
    out += path("M34 97 C30 88 32 80 40 80 C48 80 52 88 50 97 Z", CREAM, 2.6) + path("M48 97 C46 90 50 84 57 84 C64 84 66 91 65 97 Z", "#D9C49A", 2.6) + path("M38 81 l4 -4 l3 4", None, 2) + hatch("M44 86 Q47 90 46 96 M60 88 Q62 92 61 96", 1.8)
    return out


def recruiting_centre() -> str:
    """A drum, a written roll with its quill, a banner that calls."""
    out = GROUND + rod("M80 97 V4", 6, 2.8, OCHRE) + path("M78 8 C64 2 54 14 40 8 C34 6 28 8 24 7 C30 14 30 22 25 30 C34 32 46 26 54 30 C64 34 70 28 78 32 Z", RED) + path("M44 19 C44 13 58 13 58 19 V25 L55 27 H47 L44 25 Z", STEEL_L, 2) + path("M51 17 V26 M46 20.5 H56", None, 1.6) + hatch("M70 12 Q67 20 70 28 M65 13 Q62 20 64 28", 2)
    out += path("M8 66 H56 V92 C44 99 20 99 8 92 Z", BROWN) + ellipse(32, 66, 24, 8, CREAM, 2.8) + path("M8 72 L16 95 L24 74 L32 97 L40 74 L48 95 L56 72", None, 2.2, GOLD_L) + path("M8 66 C8 76 56 76 56 66 M8 92 C20 99 44 99 56 92", None, 2.4) + rod("M14 52 L40 64", 4.6, 2, OCHRE) + rod("M50 50 L26 66", 4.6, 2, OCHRE)
    return out + path("M60 60 C66 56 92 58 98 62 L96 92 C88 88 68 88 60 92 Z", PAPER, 2.6) + path("M66 67 H88 M66 73 H84 M66 79 H88", None, 1.8) + circle(86, 86, 4.6, RED_D, 2) + path("M72 84 C78 70 84 50 97 40 C99 54 88 70 74 82 Z", CREAM, 2.2) + path("M72 85 L92 52", None, 1.6)


def training_camp() -> str:
    """A straw man on a post, struck by an arrow, the practice sword in the ground."""
    out = GROUND + rod("M46 97 V60", 8, 4, BROWN) + path("M36 97 L46 86 L56 97", None, 4) + rod("M6 40 H88", 7.4, 3.6, BROWN) + path("M32 36 C34 32 58 32 60 36 L64 66 C56 72 36 72 30 66 Z", GOLD) + flat("M52 34 L60 36 L64 66 C60 69 56 70 52 70 Z", OCHRE) + path("M32 36 C34 32 58 32 60 36 L64 66 C56 72 36 72 30 66 Z") + path("M31 54 Q46 60 62 54", None, 3)
    out += hatch("M36 40 L35 52 M42 38 L42 52 M50 38 L51 53 M36 60 L35 68 M44 61 L44 69 M54 59 L56 68", 2) + circle(46, 18, 13, GOLD_L, 2.8) + path("M35 26 Q46 33 57 26", None, 2.6) + path("M40 14 l4 4 m0 -4 l-4 4 M49 14 l4 4 m0 -4 l-4 4 M41 23 h10", None, 2) + path("M6 34 L1 30 M6 40 L0 40 M6 46 L1 50 M88 34 L93 30 M88 40 L94 40 M88 46 L93 50", None, 2.4, OCHRE)
    out += circle(46, 47, 8, CREAM, 2.2) + circle(46, 47, 3.4, RED, 1.6) + rod("M48 46 L84 22", 4, 1.6, OCHRE) + path("M80 18 L90 16 L86 26 Z M76 21 L84 19", CREAM, 2)
    return out + rod("M80 97 L84 68", 6, 3, STEEL_L) + path("M75 70 L94 73", None, 5) + path("M75 70 L94 73", None, 2.2, GOLD) + rod("M85 68 L87 56", 5, 2.4, BROWN_D)


def military_academy() -> str:
    """Columns under a gable that carries shield and crossed swords."""
    out = path("M2 97 V90 H98 V97 Z", STONE) + path("M8 90 V84 H92 V90 Z", STONE_L, 2.6) + flat("M14 58 H86 V84 H14 Z", BROWN_D, 0.5) + arch(43, 84, 14, 22) + "".join(column(x, 84, 10, 26, CREAM) for x in (14, 28, 62, 76))
    out += path("M6 58 V50 H94 V58 Z", STONE_L, 2.8) + gable(2, 50, 96, 24, STONE_L, STONE) + rod("M22 40 L72 4", 6, 3, STEEL_L) + rod("M78 40 L28 4", 6, 3, STEEL_L) + path("M64 4 L74 16 M36 4 L26 16", None, 5) + path("M64 4 L74 16 M36 4 L26 16", None, 2, GOLD)
    out += path("M36 14 C44 16 56 16 64 14 V30 C64 40 56 46 50 48 C44 46 36 40 36 30 Z", RED, 2.8) + flat("M50 15.5 C56 15.5 60 15 64 14 V30 C64 40 56 46 50 48 Z", RED_D) + path("M50 20 L53 27 L60 27.500 L54.500 32 L56.500 39 L50 35 L43.500 39 L45.500 32 L40 27.500 L47 27 Z", GOLD_L, 1.6) + path("M36 14 C44 16 56 16 64 14 V30 C64 40 56 46 50 48 C44 46 36 40 36 30 Z")
    return out + hatch("M88 52 v5 M91 52 v5 M90 86 h2 M92 93 h5", 1.9)


EXTRA = (sawmill, quarry, goldsmith, mint, improvised_defenses, recruiting_centre, training_camp, military_academy)
