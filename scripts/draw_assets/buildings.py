"""The twenty buildings of the province, rows B to F."""

from __future__ import annotations

from .buildings_extra import EXTRA
from .buildings_strips_high import HIGH
from .buildings_strips_low import LOW
from .masonry import GROUND, PLANK, arch, tiles
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
    PURPLE,
    PURPLE_D,
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
    rect,
    rod,
    sheet,
    star,
)


def statue() -> str:
    """An orator of stone on a stepped base."""
    out = GROUND + path("M18 97 V88 H82 V97 Z", STONE) + path("M26 88 V70 H74 V88 Z", STONE_L) + path("M30 70 V65 H70 V70 Z", STONE, 2.6) + flat("M60 70 H74 V88 H60 Z", STONE) + hatch("M62 74 h10 M62 78 h10 M62 82 h10 M70 91 h11", 2) + path("M36 79 H54", None, 2)
    out += path("M39 65 L36 42 C36 34 42 31 48 30 L56 30 C63 31 66 35 66 42 L62 65 Z", STONE_L) + flat("M56 31 C63 31 66 35 66 42 L62 65 H55 C60 52 60 40 56 31 Z", STONE) + path("M40 36 C50 44 56 54 52 65", None, 2) + hatch("M44 42 Q50 52 47 63 M60 38 Q62 50 58 63 M56 36 Q58 48 55 58", 2)
    out += path("M62 36 L76 22 L72 17 L57 30 Z", STONE_L, 2.6) + circle(76, 17, 4.4, STONE_L, 2.4) + rod("M78 15 L84 1", 5.6, 2.4, STONE_L) + path("M73.5 11 L83 15", None, 3) + path("M38 40 C30 46 30 54 36 58", STONE_L, 3) + path("M29 50 H38 V60 H29 Z", CREAM, 2.2)
    out += path("M46 30 V24 H56 V30", STONE, 2.4) + path("M42 14 C42 6 60 5 61 14 C62 22 57 27 52 27 C46 27 42 22 42 14 Z", STONE_L) + path("M42 13 C44 6 58 4 61 12 C56 10 48 10 42 13 Z", STONE_D, 2) + path("M48 17 h1 M55 17 h1 M51 22 q2 .6 3 0", None, 1.8)
    return out


def chapel() -> str:
    """One nave, a bell gable, a round window."""
    out = GROUND + path("M24 97 V56 L50 36 L76 56 V97 Z", STONE_L) + flat("M62 45 L76 56 V97 H62 Z", STONE) + hatch("M66 60 h9 M66 66 h9 M66 72 h9 M66 78 h9 M66 84 h9 M66 90 h9", 1.9)
    out += path("M14 63 L50 34 L86 63 L82 69 L50 43 L18 69 Z", RED) + tiles("M24 60 l4 5 M32 53 l4 5 M40 47 l4 5 M60 47 l-4 5 M68 53 l-4 5 M76 60 l-4 5")
    out += path("M41 40 V20 C41 12 59 12 59 20 V40 L50 34 Z", STONE_L, 2.8) + path("M46 31 C46 24 54 24 54 31 Z", GOLD, 2) + path("M50 31 v3 M46 22 C46 18 54 18 54 22", None, 1.8) + path("M50 13 V1 M45 5.5 H55", None, 3.6)
    out += arch(42, 97, 16, 20) + path("M50 79 V97", None, 1.6, OCHRE) + circle(50, 61, 6.6, BLUE, 2.6) + path("M50 55 V67 M44 61 H56", None, 1.5, CREAM) + arch(29, 86, 7, 14, BLUE, 2.2)
    return out


def church() -> str:
    """Bell tower with a spire beside a gabled nave."""
    out = GROUND + path("M38 97 V62 L65 42 L92 62 V97 Z", STONE_L) + flat("M80 53 L92 62 V97 H80 Z", STONE) + hatch("M82 68 h9 M82 74 h9 M82 80 h9 M82 86 h9 M82 92 h9", 1.9)
    out += path("M32 68 L65 40 L98 68 L94 73 L65 49 L36 73 Z", RED) + tiles("M52 55 l4 5 M59 49 l4 5 M71 49 l-4 5 M78 55 l-4 5 M86 61 l-4 5")
    out += path("M10 97 V38 H38 V97 Z", STONE_L) + flat("M29 38 H38 V97 H29 Z", STONE) + path("M8 54 H40", None, 3) + hatch("M30 60 h7 M30 66 h7 M30 72 h7 M30 78 h7 M30 84 h7 M30 90 h7", 1.9)
    out += path("M6 38 L24 12 L42 38 Z", RED) + flat("M24 12 L42 38 H30 Z", RED_D) + path("M6 38 L24 12 L42 38 Z") + path("M24 12 V2 M20.5 5.5 H27.5", None, 2.8) + arch(15, 52, 7.5, 12, INK, 1.6) + arch(26, 52, 7.5, 12, INK, 1.6) + circle(24, 66, 5, CREAM, 2.2) + path("M24 63 V66 L26.5 67.5", None, 1.6)
    out += arch(57, 97, 16, 20) + path("M65 79 V97", None, 1.6, OCHRE) + circle(65, 63, 6, BLUE, 2.4) + path("M65 57.5 V68.5 M59.5 63 H70.5", None, 1.4, CREAM) + arch(43, 88, 7, 14, BLUE, 2)
    return out


def cathedral() -> str:
    """Two towers, a rose window, three portals."""
    out = GROUND + path("M6 97 V36 H32 V97 Z", STONE_L) + path("M68 97 V36 H94 V97 Z", STONE_L) + flat("M84 36 H94 V97 H84 Z M25 36 H32 V97 H25 Z", STONE)
    out += path("M3 36 L19 6 L35 36 Z", BLUE) + flat("M19 6 L35 36 H25 Z", "#2B4467") + path("M3 36 L19 6 L35 36 Z") + path("M65 36 L81 6 L97 36 Z", BLUE) + flat("M81 6 L97 36 H87 Z", "#2B4467") + path("M65 36 L81 6 L97 36 Z") + path("M19 6 V2 M81 6 V2", None, 2.4)
    out += path("M32 97 V52 L50 30 L68 52 V97 Z", STONE_L) + flat("M60 42 L68 52 V97 H60 Z", STONE) + path("M32 52 L50 30 L68 52", None, 3) + circle(50, 24, 3, GOLD, 2) + path("M50 29 V26", None, 2.4)
    out += circle(50, 57, 9.6, GOLD, 2.8) + "".join(path(d, None, 1.5) for d in ("M50 47.5 V66.5 M40.5 57 H59.5 M43.3 50.3 L56.7 63.7 M56.7 50.3 L43.3 63.7",)) + circle(50, 57, 3, RED, 1.6)
    out += arch(42, 97, 16, 22) + path("M50 76 V97", None, 1.6, OCHRE) + arch(12, 97, 12, 16) + arch(76, 97, 12, 16) + "".join(arch(x, y, 6, 14, INK, 1.4) for x, y in ((10.5, 56), (20, 56), (73.5, 56), (83, 56), (10.5, 76), (20, 76), (73.5, 76), (83, 76)))
    out += path("M4 59 H34 M66 59 H96 M4 79 H34 M66 79 H96 M32 73 H68", None, 2) + hatch("M89 62 V76 M92 62 V76 M89 82 V95 M92 82 V95 M89 40 V56 M92 40 V56 M64 60 V72 M29 62 V76 M29 82 V95", 1.8)
    return out


def inn() -> str:
    """Timber framing, a steep roof, a sign with a tankard."""
    out = GROUND + path("M60 42 V18 H68 V46", STONE, 2.6) + path("M64 14 C60 10 66 8 63 3", None, 2.2, STEEL_D) + path("M10 97 V54 H68 V97 Z", PAPER) + path("M2 58 L22 24 H56 L76 58 Z", RED) + flat("M56 24 L76 58 H60 L46 24 Z", RED_D) + path("M2 58 L22 24 H56 L76 58 Z")
    out += tiles("M20 34 h10 M36 34 h10 M14 44 h10 M30 44 h10 M46 44 h12 M8 53 h10 M24 53 h10 M40 53 h10 M56 53 h10 M52 34 h7") + path("M10 74 H68 M25 58 V74 M53 58 V74 M25 74 L12 95 M53 74 L66 95 M10 58 L25 74 M68 58 L53 74", None, 3.4, BROWN_D)
    out += rect(32, 61, 14, 11, GOLD_L, 2.4) + path("M39 61 V72 M32 66.5 H46", None, 1.5) + arch(31, 97, 16, 20) + circle(43, 88, 1.2, GOLD_L, 0)
    out += path("M68 50 H97 M74 50 V57 M92 50 V57", None, 3) + path("M70 57 H97 V86 H70 Z", GOLD_L, 2.8) + path("M76 65 H87 V80 H76 Z", BROWN, 2.4) + path("M87 68 H92 V76 H87", None, 2.4) + path("M75 65 C75 60 79 60 80 63 C81 59 86 59 87 64", CREAM, 2)
    return out


def market() -> str:
    """A stall with a striped awning, baskets full."""
    out = GROUND + path("M16 40 V97 M84 40 V97", None, 5) + path("M16 40 V97 M84 40 V97", None, 2, OCHRE) + flat("M20 44 H80 V66 H20 Z", BROWN_D, 0.35)
    out += path("M8 66 H92 V86 H8 Z", BROWN) + flat("M66 66 H92 V86 H66 Z", BROWN_D) + path("M8 66 H92 V86 H8 Z M8 76 H92", None, 2.8) + path("M22 86 V97 M78 86 V97", None, 4)
    stripes = ((8, 20, 32, 25), (42, 44, 56, 58), (75, 68, 80, 92))
    out += path("M8 40 L20 12 H80 L92 40 Z", CREAM) + "".join(path(f"M{a} 40 L{b} 12 H{c} L{d} 40 Z", RED, 2.2) for a, b, c, d in stripes)
    x = 8.0
    for i in range(5):
        out += path(f"M{x:.1f} 40 C{x:.1f} 52 {x + 16.8:.1f} 52 {x + 16.8:.1f} 40 Z", RED if i % 2 == 0 else CREAM, 2.4)
        x += 16.8
    out += path("M14 66 L17 57 H37 L40 66 Z", OCHRE, 2.4) + "".join(circle(a, b, 4.2, c, 2) for a, b, c in ((20, 55, RED), (27, 52.5, GREEN), (34, 55, RED))) + path("M44 66 L46 58 H62 L64 66 Z", OCHRE, 2.4) + "".join(circle(a, b, 4, GOLD, 2) for a, b in ((49, 56), (54, 53), (59, 56)))
    out += path("M70 66 C67 58 70 56 71 52 H78 C79 56 82 58 79 66 Z", "#7E9BB0", 2.4) + path("M71 52 H78", None, 3) + hatch("M72 70 v12 M78 70 v12 M84 70 v12 M74 22 l4 14 M70 22 l2 14", 2) + path("M18 60 h18 M46 62 h16", None, 1.4)
    return out


def farm() -> str:
    """A red barn, and wheat taller than the door."""
    out = GROUND + path("M4 97 V58 L16 38 L32 28 L48 38 L60 58 V97 Z", RED) + flat("M44 36 L48 38 L60 58 V97 H48 Z", RED_D) + path("M4 97 V58 L16 38 L32 28 L48 38 L60 58 V97 Z") + path("M1 60 L14 36 L32 25 L50 36 L63 60", None, 5.4) + path("M1.5 59 L14 36.5 L32 25.8 L50 36.5 L62.5 59", None, 2.2, OCHRE)
    out += path("M18 97 V70 H46 V97 Z", BROWN_D, 2.8) + path("M18 70 L32 97 M32 70 L18 97 M32 70 L46 97 M46 70 L32 97 M32 70 V97", None, 2, CREAM) + path("M26 56 V46 H38 V56 Z", INK, 2.2) + path("M26 56 q3 -6 6 -3 q3 -4 6 3", GOLD_L, 1.8) + hatch("M52 58 v34 M56 60 v34 M10 62 v28", 2)
    for x, y in ((69, 34), (81, 20), (93, 36)):
        out += path(f"M{x} 97 Q{x + 1} {y + 50} {x} {y + 16}", None, 3)
        for k in range(4):
            yy = y + 8 + k * 8
            out += path(f"M{x} {yy + 8} C{x - 8} {yy + 5} {x - 7.5} {yy - 2} {x - 5} {yy - 4} C{x - 1} {yy - 1} {x} {yy + 4} {x} {yy + 8} Z", GOLD, 1.8) + path(f"M{x} {yy + 8} C{x + 8} {yy + 5} {x + 7.5} {yy - 2} {x + 5} {yy - 4} C{x + 1} {yy - 1} {x} {yy + 4} {x} {yy + 8} Z", OCHRE, 1.8)
        out += path(f"M{x} {y + 8} C{x - 4} {y + 3} {x - 2} {y - 4} {x} {y - 8} C{x + 2} {y - 4} {x + 4} {y + 3} {x} {y + 8} Z", GOLD_L, 1.8)
    return out + path("M69 88 q-5 -2 -7 -8 M81 84 q5 -2 7 -8 M93 90 q-5 -2 -6 -7", None, 2.2)


def merchants_guild() -> str:
    """Scales that weigh gold against goods."""
    out = path("M22 97 C24 88 36 86 50 86 C64 86 76 88 78 97 Z", BROWN) + hatch("M60 90 Q70 91 74 96 M54 89 Q64 90 68 95", 2) + path("M45 24 H55 L53.5 86 H46.5 Z", GOLD) + hatch("M52.5 30 V82", 2) + circle(50, 58, 5, GOLD_L, 2.4) + path("M43 84 H57", None, 4.4)
    out += path("M10 27 C28 16 38 24 50 20 C62 16 74 12 90 21", None, 7) + path("M10 27 C28 16 38 24 50 20 C62 16 74 12 90 21", None, 3, GOLD_L) + circle(50, 13, 7, GOLD) + path("M46.5 15 L46 10.5 L48.5 12 L50 9.5 L51.5 12 L54 10.5 L53.5 15 Z", INK, 0.6)
    out += path("M12 28 L2 66 M12 28 L26 66 M12 28 V58 M88 22 L74 56 M88 22 L99 56 M88 22 V50", None, 1.8) + circle(12, 27, 2.6, GOLD, 2) + circle(88, 22, 2.6, GOLD, 2)
    out += "".join(ellipse(x, y, 6, 3.2, GOLD_L, 2) for x, y in ((9, 63), (19, 63), (14, 59), (14, 54.5))) + path("M-1 66 H29 C27 80 1 80 -1 66 Z", GOLD, 2.8) + hatch("M18 74 Q24 72 26 68", 2)
    out += path("M78 56 V44 H88 V56 Z", STONE, 2.2) + path("M86 56 V48 L95 46 V56 Z", BROWN, 2.2) + path("M72 56 H101 C99 70 74 70 72 56 Z", GOLD, 2.8) + hatch("M90 64 Q96 62 98 58", 2)
    return out


def guard_tower() -> str:
    """A battered tower, battlements and a banner."""
    out = GROUND + path("M30 97 L36 44 H64 L70 97 Z", STONE_L) + flat("M56 44 H64 L70 97 H58 Z", STONE) + path("M26 44 L30 34 V20 H39 V28 H45.5 V20 H54.5 V28 H61 V20 H70 V34 L74 44 Z", STONE_L, 2.8) + flat("M60 35 H70 L74 44 H60 Z", STONE) + path("M29 35 H71", None, 2.2)
    out += path("M50 26 V2", None, 3.2) + path("M51 4 C60 1 66 8 78 5 C74 10 74 14 79 19 C68 21 60 14 51 18 Z", RED, 2.6) + hatch("M70 7 Q68 12 71 17 M64 6 Q62 11 64 16", 1.8)
    out += arch(43, 97, 14, 19) + path("M50 80 V97", None, 1.6, OCHRE) + path("M47 52 H53 V66 H47 Z", INK, 1) + path("M37 52 h7 M36 60 h6 M40 70 h8 M34 78 h7 M54 72 h8 M35 88 h6 M60 86 h7", None, 1.8) + hatch("M58 50 h6 M59 56 h6 M60 62 h6 M62 68 h5 M62 76 h6 M63 82 h5 M64 92 h5", 1.9)
    return out


def blacksmith() -> str:
    """Anvil on its block, hammer in mid-blow, sparks."""
    out = GROUND + path("M26 97 L30 80 H72 L76 97 Z", BROWN) + path("M28 88 H74", None, 2.4) + hatch("M62 82 l3 13 M68 82 l4 13 M56 82 l2 13", 2) + path("M6 48 C14 46 24 46 32 46 V42 H96 V50 C86 52 74 56 68 62 L66 72 H74 L78 81 H26 L30 72 H38 L36 62 C24 60 12 58 6 48 Z", STEEL_D)
    out += flat("M32 43 H95 V47 H32 Z", STEEL_L) + path("M32 46 C24 46 14 46 6 48 M32 42 V50 M6 48 C14 46 24 46 32 46 V42 H96 V50", None, 2.6) + hatch("M40 54 h32 M44 60 h22 M42 66 h22", 2.4, "#B9BEC0")
    out += path("M46 41 L62 36.5 L68 39 L52 43 Z", "#E8893A", 2.4) + rod("M16 2 L58 24", 7, 3.4, OCHRE) + path("M54 8 L74 18 L64 38 L44 28 Z", STEEL, 2.8) + flat("M66 14 L74 18 L64 38 L56 34 Z", STEEL_D) + path("M54 8 L74 18 L64 38 L44 28 Z", None, 2.8)
    return out + path("M74 34 L82 28 M78 38 L90 34 M72 30 L76 20 M38 34 L30 30 M40 38 L28 38", None, 2.8, RED) + circle(86, 22, 1.8, "#E8893A", 0) + circle(94, 28, 1.8, "#E8893A", 0) + circle(24, 32, 1.6, "#E8893A", 0)


def barracks() -> str:
    """A striped tent with spears stacked beside it."""
    out = GROUND + path("M46 18 C36 50 20 80 2 97 H90 C72 80 56 50 46 18 Z", PAPER) + path("M46 18 C40 46 30 76 18 97 H32 C40 76 44 46 46 18 Z M46 18 C52 46 62 76 74 97 H60 C52 76 48 46 46 18 Z", RED, 2.4) + flat("M46 18 C56 50 72 80 90 97 H82 C68 80 54 50 46 18 Z", STONE_L) + path("M46 40 L56 97 H36 Z", BROWN_D, 2.6) + path("M46 40 L41 97 H36 Z", GOLD_L, 2)
    out += path("M46 18 C36 50 20 80 2 97 H90 C72 80 56 50 46 18 Z") + hatch("M64 62 Q74 80 84 94 M60 50 Q70 72 80 90 M56 74 Q58 84 62 94", 2.2) + path("M46 18 V2", None, 3.2) + path("M47 2 C54 0 58 6 68 3 C65 8 66 12 69 16 C60 17 54 11 47 14 Z", GOLD, 2.4)
    out += rod("M84 97 L92 30", 4.6, 1.8, BROWN) + rod("M96 97 L82 32", 4.6, 1.8, BROWN) + path("M92 32 L90 22 L94 14 L97 23 Z M82 34 L78 25 L80 16 L86 23 Z", STEEL_L, 2.2) + path("M84 60 H94", None, 3.2, OCHRE)
    return out + circle(89, 86, 9, STEEL, 2.6) + circle(89, 86, 3, GOLD, 2)


def wizards_guild() -> str:
    """A crooked tower under the moon, its window lit."""
    out = GROUND + path("M32 97 C36 80 34 64 36 46 H64 C66 64 64 80 68 97 Z", STONE_L) + flat("M56 46 H64 C66 64 64 80 68 97 H58 C56 80 60 64 56 46 Z", STONE) + path("M62 72 H82 V58 H64", STONE_L, 2.6) + path("M70 72 L66 82", None, 2.6) + path("M60 60 L74 36 L90 60 Z", PURPLE, 2.6) + flat("M74 36 L90 60 H80 Z", PURPLE_D) + path("M60 60 L74 36 L90 60 Z", None, 2.6) + arch(71, 70, 6, 9, GOLD_L, 1.8)
    out += path("M24 49 C36 41 44 22 42 4 C54 12 66 34 76 49 C60 56 40 56 24 49 Z", PURPLE) + flat("M42 4 C54 12 66 34 76 49 C70 52 64 53 58 54 C60 37 54 18 42 4 Z", PURPLE_D) + path("M24 49 C36 41 44 22 42 4 C54 12 66 34 76 49 C60 56 40 56 24 49 Z") + star(45, 38, 7, GOLD_L, 1.6) + star(50, 20, 3) + hatch("M56 22 Q64 36 68 48 M60 38 Q62 44 63 50", 2, "#B59AB8")
    out += arch(43, 78, 13, 19, GOLD_L, 2.6) + path("M49.5 60 V78 M43 69 H56", None, 1.6) + arch(45, 97, 10, 13, INK, 1.6) + hatch("M60 60 h4 M60 66 h4 M60 80 h5 M61 86 h5 M62 92 h5", 1.9) + path("M37 58 h4 M37 84 h5 M38 70 h4", None, 1.8)
    return out + path("M18 10 C8 10 4 18 8 26 C12 32 20 32 24 27 C16 28 12 18 18 10 Z", GOLD_L, 2.4) + star(10, 44, 3, OCHRE) + star(86, 14, 3.6, OCHRE) + star(94, 28, 2.4, OCHRE) + star(26, 6, 2.4, OCHRE)


def palisade() -> str:
    """Sharpened trunks bound by two beams."""
    out = GROUND
    for i, (x, top) in enumerate(((3, 22), (22, 15), (41, 20), (60, 13), (79, 21))):
        out += path(f"M{x} 97 V{top + 17} L{x + 9} {top} L{x + 18} {top + 17} V97 Z", OCHRE if i % 2 else PLANK, 2.8) + flat(f"M{x + 9} {top} L{x + 18} {top + 17} V97 H{x + 13} V{top + 18} Z", BROWN) + path(f"M{x} 97 V{top + 17} L{x + 9} {top} L{x + 18} {top + 17} V97 Z M{x} {top + 17} H{x + 18}", None, 2.6)
        out += hatch(f"M{x + 4} {top + 24} v14 M{x + 7} {top + 46} v16 M{x + 4} 78 v12 M{x + 15.5} {top + 26} v60", 1.9)
    out += rod("M1 50 H99", 9, 4.6, BROWN) + rod("M1 78 H99", 9, 4.6, BROWN)
    return out + "".join(path(f"M{x} 45 l5 10 M{x + 5} 45 l-5 10 M{x} 73 l5 10 M{x + 5} 73 l-5 10", None, 2.2, GOLD_L) for x in (10, 48, 86))


def stable() -> str:
    """A horse looks out over its half-door."""
    out = path("M8 97 V30 L50 8 L92 30 V97 Z", BROWN_D) + path("M2 34 L50 8 L98 34", None, 7) + path("M2 34 L50 8 L98 34", None, 3, RED) + flat("M18 97 V42 C18 30 82 30 82 42 V97 Z", INK) + path("M8 97 H92 M8 46 V97 M92 46 V97", None, 3)
    out += path("M76 97 C80 74 76 52 60 40 L58 26 L50 36 C40 38 34 48 26 60 C20 66 18 72 22 76 C26 80 34 78 38 72 C42 70 46 70 50 70 C48 80 46 88 46 97 Z", BROWN) + path("M58 26 L50 36 C46 38 42 42 40 46 C48 44 56 50 60 58 C66 70 66 84 64 97 H76 C80 74 76 52 60 40 Z", "#4A2E18", 2.4) + hatch("M58 48 Q68 66 69 92 M62 46 Q74 66 74 92", 2, "#A67C52")
    out += circle(42, 52, 2.8, INK, 0) + circle(41.2, 51.2, .9, CREAM, 0) + path("M25 70 q2 -1 3 -3 M26 75 q5 0 8 -4", None, 2) + path("M30 62 C34 66 36 70 36 74 M36 66 L56 70 M34 56 L38 50", None, 3) + path("M30 62 C34 66 36 70 36 74 M36 66 L56 70", None, 1.4, GOLD_L)
    return out + path("M18 80 H82 V97 H18 Z", OCHRE, 2.8) + path("M18 80 L82 97 M32 80 V97 M50 80 V97 M68 80 V97", None, 1.8) + hatch("M70 83 v12 M74 83 v12 M78 83 v12", 2) + circle(50, 20, 4, GOLD, 2.2)


def stone_wall() -> str:
    """Courses of ashlar under battlements."""
    out = GROUND + path("M3 97 V30 H18 V42 H31 V30 H45 V42 H55 V30 H69 V42 H82 V30 H97 V97 Z", STONE_L) + flat("M63 60 H84 V78 H63 Z M46 79 H68 V97 H46 Z M4 60 H14 V78 H4 Z M24 43 H44 V59 H24 Z M84 79 H97 V97 H84 Z", STONE)
    out += path("M3 60 H97 M3 78 H97 M24 43 V60 M45 42 V60 M70 43 V60 M14 60 V78 M38 60 V78 M63 60 V78 M84 60 V78 M24 78 V97 M46 78 V97 M68 78 V97 M84 78 V97 M3 42 H18 M31 42 H45 M55 42 H69 M82 42 H97", None, 2.2)
    out += path("M3 97 V30 H18 V42 H31 V30 H45 V42 H55 V30 H69 V42 H82 V30 H97 V97 Z") + hatch("M78 62 v14 M81 62 v14 M63 81 v14 M66 81 v14 M92 32 v9 M94.5 32 v9 M93 45 v13 M95 62 v14 M92 81 v14 M95 81 v14 M40 45 v13 M42.5 45 v13 M64 32 v9 M66.5 32 v9", 2)
    return out + path("M8 66 l3 2 M28 84 l5 3 M52 66 l4 2 M8 88 l5 -2 M50 50 l5 2", None, 1.6) + path("M6 78 q3 -6 -1 -10 M8 96 q4 -6 1 -10", None, 2, GREEN_D)


def fortress() -> str:
    """Two great towers, a keep behind, portcullis down."""
    out = GROUND + path("M36 60 V18 H43 V24 H47 V18 H53 V24 H57 V18 H64 V60 Z", STONE, 2.6) + path("M50 18 V4", None, 2.8) + path("M51 4 C56 2 60 7 67 5 C65 8 65 11 68 14 C61 15 56 10 51 12 Z", GOLD, 2.2) + path("M47 32 H53 V42 H47 Z", INK, 1)
    out += path("M30 97 V52 H36 V46 H42 V52 H47 V46 H53 V52 H58 V46 H64 V52 H70 V97 Z", STONE) + path("M3 97 V38 L1 32 V20 H9 V27 H15 V20 H23 V27 H29 V20 H37 V32 L35 38 V97 Z", STONE_L) + path("M65 97 V38 L63 32 V20 H71 V27 H77 V20 H85 V27 H91 V20 H99 V32 L97 38 V97 Z", STONE_L) + flat("M88 38 H97 V97 H88 Z M28 38 H35 V97 H28 Z", STONE) + path("M3 38 H35 M65 38 H97", None, 2.2)
    out += path("M38 97 V76 A12 12 0 0 1 62 76 V97 Z", BROWN_D, 2.8) + path("M44 67 V97 M50 65 V97 M56 67 V97 M39 76 H61 M39 84 H61 M39 92 H61", None, 1.8, STEEL_L) + path("M15 48 H21 V61 H15 Z M79 48 H85 V61 H79 Z", INK, 1) + path("M19 20 V6 M81 20 V6", None, 2.6) + path("M20 6 L33 10.5 L20 15 Z M82 6 L95 10.5 L82 15 Z", RED, 2.2)
    return out + hatch("M30 44 v48 M33 44 v48 M90 44 v48 M93.5 44 v48 M66 58 v34", 2) + path("M7 68 h7 M12 78 h8 M6 88 h7 M70 68 h7 M74 80 h7 M70 90 h6", None, 1.8)


def barricade() -> str:
    """Crossed stakes, a cart wheel, whatever was at hand."""
    out = GROUND + circle(78, 72, 20, None, 7) + circle(78, 72, 20, None, 3.2, BROWN) + path("M78 52 V92 M58 72 H98 M64 58 L92 86 M92 58 L64 86", None, 4) + path("M78 52 V92 M58 72 H98 M64 58 L92 86 M92 58 L64 86", None, 1.4, OCHRE) + circle(78, 72, 5, OCHRE, 2.4)
    for x, lean, tone in ((6, 22, OCHRE), (30, 22, PLANK), (52, 22, OCHRE)):
        out += path(f"M{x} 96 L{x + lean} 36 L{x + lean + 6} 22 L{x + lean + 7} 38 L{x + 8} 98 Z", tone, 2.6) + hatch(f"M{x + 6} 92 l{lean - 3} -50", 2)
    for x, lean, tone in ((38, -24, PLANK), (62, -24, OCHRE), (84, -24, PLANK)):
        out += path(f"M{x} 96 L{x + lean} 36 L{x + lean - 6} 22 L{x + lean - 7} 38 L{x - 8} 98 Z", tone, 2.6) + hatch(f"M{x - 3} 92 l{lean + 2} -48", 2)
    return out + rod("M2 72 L70 64", 9, 4.6, BROWN) + path("M18 64 l6 11 M24 64 l-6 11 M46 61 l6 11 M52 61 l-6 11", None, 2.2, GOLD_L)


def crane() -> str:
    """A treadwheel crane lifting a block."""
    out = GROUND + path("M14 97 L30 60 M48 97 L34 60", None, 6) + path("M14 97 L30 60 M48 97 L34 60", None, 2.4, BROWN) + rod("M32 97 L30 14", 8, 4.2, OCHRE) + rod("M8 30 L90 6", 8, 4.2, OCHRE) + rod("M31 58 L62 17", 5.6, 2.4, OCHRE) + path("M86 8 V48", None, 2.2) + path("M86 8 C60 24 40 40 30 66", None, 1.6) + circle(87, 9, 4, STEEL_L, 2.4)
    out += path("M74 58 L86 46 L98 58", None, 2.2) + path("M70 58 L76 54 H100 V76 L94 80 H70 Z", STONE_L, 2.8) + path("M94 58 L100 54 V76 L94 80 Z", STONE_D, 2.4) + path("M70 58 H94", None, 2.4) + hatch("M76 70 h14 M78 74 h12", 2)
    out += circle(30, 74, 19, None, 7) + circle(30, 74, 19, None, 3.2, PLANK) + path("M30 55 V93 M11 74 H49 M16.5 60.5 L43.5 87.5 M43.5 60.5 L16.5 87.5", None, 4) + path("M30 55 V93 M11 74 H49 M16.5 60.5 L43.5 87.5 M43.5 60.5 L16.5 87.5", None, 1.4, OCHRE) + circle(30, 74, 5, BROWN, 2.4)
    return out + path("M60 97 V88 H74 V97 Z M74 97 V90 H88 V97 Z M66 88 V80 H80 V88", STONE, 2.4) + hatch("M70 90 v6 M84 92 v4", 1.8)


def town_hall() -> str:
    """Clock tower over an arcade."""
    out = GROUND + path("M5 97 V56 H95 V97 Z", STONE_L) + flat("M82 56 H95 V97 H82 Z", STONE) + path("M1 58 L14 40 H86 L99 58 Z", RED) + flat("M86 40 L99 58 H82 L72 40 Z", RED_D) + path("M1 58 L14 40 H86 L99 58 Z") + tiles("M14 46 h8 M10 53 h10 M26 53 h8 M72 46 h10 M70 53 h8 M84 53 h10")
    out += path("M35 97 V22 H65 V97 Z", PAPER) + flat("M57 22 H65 V97 H57 Z", STONE_L) + path("M35 97 V22 H65 V97 Z") + path("M30 24 L36 14 H64 L70 24 Z", RED, 2.8) + path("M42 15 V9 H58 V15", PAPER, 2.4) + path("M38 9 L50 2 L62 9 Z", RED, 2.4) + path("M47 14 C47 9 53 9 53 14 Z", GOLD, 1.6)
    out += circle(50, 37, 9, CREAM, 2.8) + path("M50 31 V37 L54.5 39.5", None, 2.2) + path("M50 29.5 v.5 M57.5 37 h-.5 M42.5 37 h.5 M50 44.5 v-.5", None, 2) + path("M41 52 H59 V60 H41 Z", BLUE, 2) + path("M50 52 V60", None, 1.4) + path("M35 64 H65", None, 2)
    out += arch(42, 97, 16, 25) + path("M50 74 V97", None, 1.6, OCHRE) + "".join(arch(x, 82, 8, 15, BLUE, 2.2) for x in (11, 23, 69, 81)) + path("M5 86 H35 M65 86 H95", None, 2) + hatch("M60 28 v26 M63 28 v26 M61 66 v28 M90 60 v24 M92.5 60 v24 M86 89 h8", 1.9)
    return out


def embassy() -> str:
    """A temple front with a foreign banner and laurels in the gable."""
    out = path("M2 97 V90 H98 V97 Z", STONE) + path("M7 90 V83 H93 V90 Z", STONE_L, 2.6) + flat("M14 52 H86 V83 H14 Z", BROWN_D, 0.55) + arch(43, 83, 14, 26)
    for x in (13, 29, 60, 76):
        out += path(f"M{x} 83 V55 H{x + 11} V83 Z", CREAM, 2.4) + path(f"M{x - 1.5} 55 H{x + 12.5}", None, 3.2) + hatch(f"M{x + 6} 58 v23 M{x + 8.6} 58 v23", 1.8)
    out += path("M5 51 V43 H95 V51 Z", STONE_L, 2.8) + path("M2 43 L50 16 L98 43 Z", STONE_L) + flat("M50 16 L98 43 H80 Z", STONE) + path("M2 43 L50 16 L98 43 Z M16 40 L50 22 L84 40 Z", None, 2.4) + circle(50, 33, 5.6, GOLD, 2.4) + path("M44 38 C38 36 37 30 40 27 M56 38 C62 36 63 30 60 27", None, 2.2, GREEN_D)
    return out + path("M50 20 V2", None, 3) + path("M51 3 C58 0 64 6 76 3 C72 7 73 11 77 15 C66 17 60 11 51 14 Z", BLUE, 2.4) + circle(62, 8.5, 2.2, GOLD_L, 0) + hatch("M88 45 v5 M91 45 v5 M72 30 Q80 34 88 40 M90 86 h2 M94 93 h3", 1.9)


BASE = (statue, chapel, church, cathedral, inn, market, farm, merchants_guild, guard_tower, blacksmith, barracks, wizards_guild,
        palisade, stable, stone_wall, fortress, barricade, crane, town_hall, embassy)


def buildings() -> dict[str, str]:
    """Documents by building id: the printed rows and all that may cover them."""
    return {draw.__name__: sheet(draw()) for draw in (*BASE, *EXTRA, *LOW, *HIGH)}
