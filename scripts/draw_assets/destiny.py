"""The thirty destiny cards."""

from __future__ import annotations

from collections.abc import Callable

from .destiny_frames import (
    DUSK,
    SNOW,
    coin,
    court,
    decree,
    dice,
    flake,
    helmet,
    labour,
    omen,
    pine,
    season,
    sun,
    unknown,
    war,
)
from .masonry import arch, column, gable, wall
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
    RED,
    RED_D,
    ROSE,
    SKIN,
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
    place,
    ring,
    rod,
    sheet,
    star,
)

CROWN = "M28 56 L24 28 L37 40 L50 20 L63 40 L76 28 L72 56 Z"


def _ear(x: float, y: float, s: float = 1.0) -> str:
    out = path(f"M{x} 94 Q{x + 2} {y + 34} {x} {y}", None, 2.8)
    for k in range(4):
        v = y + k * 8 * s
        out += path(f"M{x} {v + 8} C{x - 8 * s} {v + 5} {x - 7 * s} {v - 2} {x - 5 * s} {v - 4} C{x - 1} {v - 1} {x} {v + 4} {x} {v + 8} Z", GOLD, 1.8) + path(f"M{x} {v + 8} C{x + 8 * s} {v + 5} {x + 7 * s} {v - 2} {x + 5 * s} {v - 4} C{x + 1} {v - 1} {x} {v + 4} {x} {v + 8} Z", OCHRE, 1.8)
    return out + path(f"M{x} {y + 4} C{x - 4} {y - 2} {x - 2} {y - 8} {x} {y - 11} C{x + 2} {y - 8} {x + 4} {y - 2} {x} {y + 4} Z", GOLD_L, 1.8)


def good_year() -> str:
    """Full ears in the sun."""
    return season(sun(70, 32, 11) + path("M6 94 C30 74 70 74 94 94 Z", "#B9C39A", 2.2) + "".join(_ear(x, y) for x, y in ((22, 46), (38, 36), (54, 48))) + circle(76, 78, 11, RED, 2.6) + path("M76 68 C75 63 78 60 82 60", None, 2.4) + hatch("M82 72 Q86 78 82 85", 2))


def famine() -> str:
    """Cracked earth, one bent stalk, an empty bowl."""
    return season(sun(32, 32, 10) + path("M4 66 C30 60 70 60 96 66 V96 H4 Z", "#C49A68", 2.4) + path("M14 72 L26 80 L20 92 M26 80 L44 76 L52 88 M44 76 L50 66 M66 92 L62 80 L76 74 L88 82 M76 74 L74 66", None, 2.2) + path("M70 68 C72 50 64 40 54 44 C50 46 50 52 54 54", None, 3) + path("M54 54 l-6 1 M53 50 l-6 -2 M55 46 l-3 -6", None, 2.2) + path("M28 78 C30 92 58 92 60 78 Z", CREAM, 2.6) + ellipse(44, 78, 16, 4.6, BROWN_D, 2.4), DUSK)


def fierce_enemies() -> str:
    """A horned skull with blazing eyes."""
    out = path("M34 40 C16 36 12 22 16 14 C22 24 32 26 40 28 Z M66 40 C84 36 88 22 84 14 C78 24 68 26 60 28 Z", OCHRE, 2.6)
    out += path("M30 46 C28 26 38 18 50 18 C62 18 72 26 70 46 C70 54 66 58 64 62 V74 H36 V62 C34 58 30 54 30 46 Z", CREAM, 2.8) + flat("M34 40 L47 47 L44 54 C38 53 35 48 34 40 Z M66 40 L53 47 L56 54 C62 53 65 48 66 40 Z", INK) + circle(42, 48, 2.4, "#E8893A", 0) + circle(58, 48, 2.4, "#E8893A", 0) + path("M50 54 L47 60 H53 Z", INK, 1) + path("M42 74 V66 M47 74 V66 M53 74 V66 M58 74 V66", None, 2)
    return war(out + path("M36 84 L64 76 M64 84 L36 76", None, 5) + path("M36 84 L64 76 M64 84 L36 76", None, 2, STEEL_L))


def rising_stars() -> str:
    """Three stars going up over the roofs, coins beneath."""
    out = path("M18 62 L32 50 L44 62 L56 52 L70 64 L82 56 V70 L50 97 L18 70 Z", "#3B4560", 2.2)
    return omen(out + star(28, 46, 7, GOLD_L, 1.8) + star(48, 30, 10, GOLD_L, 2) + star(70, 40, 8, GOLD_L, 1.8) + path("M28 56 V64 M48 44 V56 M70 50 V58", None, 2, CREAM) + coin(36, 76, 7) + coin(52, 82, 7) + coin(64, 74, 7))


def secret_deals() -> str:
    """A handshake under the table, a seal between."""
    out = path("M14 40 H86", None, 5) + path("M14 40 H86", None, 2.2, OCHRE) + path("M20 42 L24 82 M80 42 L76 82", None, 3)
    out += path("M10 60 L26 54 L46 60 L40 72 L28 72 L12 78 Z", PURPLE, 2.6) + path("M90 60 L74 54 L54 60 L60 72 L72 72 L88 78 Z", BLUE, 2.6) + path("M36 58 L50 54 L64 58 L66 66 L58 74 L48 76 L38 70 Z", SKIN, 2.6) + path("M50 56 L44 66 M56 58 L50 70 M61 62 L55 73", None, 1.8)
    return court(out + circle(50, 26, 11, RED, 2.6) + path("M45 26 C45 20 55 20 55 26 C55 30 52 30 51 33 H49 C48 30 45 30 45 26 Z", INK, 1))


def snowstorm() -> str:
    """Flakes driven across a buried hut."""
    out = path("M4 78 C26 66 74 70 96 80 V96 H4 Z", CREAM, 2.4) + wall(38, 80, 26, 16, BROWN, BROWN_D) + path("M30 66 C36 48 66 48 72 66 C60 60 42 60 30 66 Z", CREAM, 2.6) + arch(47, 80, 8, 11, GOLD_L, 2)
    return season(out + flake(20, 30, 7) + flake(44, 22, 6) + flake(68, 30, 7.500) + flake(84, 52, 6) + flake(18, 56, 6) + path("M26 42 C40 36 50 46 64 40 M12 70 C20 66 24 70 30 68 M70 60 C78 56 82 62 90 60", None, 2.2), "#B9C6D2")


def mild_winter() -> str:
    """A snow helmet melting in the sun, a first flower."""
    out = sun(74, 30, 10) + path("M4 82 C30 72 70 74 96 82 V96 H4 Z", "#CBD3A6", 2.4) + path("M10 92 C18 82 44 80 56 90 Z", CREAM, 2.2) + helmet(36, 70, 1.1) + path("M20 72 v6 M52 72 v8", None, 2.6, "#6E9FB0")
    return season(out + path("M76 88 C74 78 76 72 76 64", None, 2.6) + path("M76 78 C68 76 66 72 66 68 C72 68 76 72 76 78 Z", GREEN, 2) + "".join(circle(x, y, 4, CREAM, 1.8) for x, y in ring(76, 60, (6,), 5)) + circle(76, 60, 3, GOLD, 1.6), SNOW)


def plague() -> str:
    """The doctor's beaked mask."""
    out = path("M18 50 C14 26 32 14 52 14 C74 14 86 30 84 50 L80 84 H30 Z", "#3C3A42", 2.8) + path("M14 34 C30 22 72 22 90 34 C84 40 74 36 66 36 L52 10 L34 36 C26 36 20 40 14 34 Z", "#3C3A42", 2.8)
    out += path("M38 44 C46 38 60 40 64 46 C62 58 52 62 46 64 C34 70 22 80 10 86 C14 70 22 54 38 44 Z", "#D9C6A0", 2.8) + circle(50, 50, 6.4, "#8FB7C4", 2.4) + circle(50, 50, 2, INK, 0) + path("M16 82 C26 74 36 66 46 62", None, 1.8) + hatch("M70 50 Q74 64 70 80 M64 56 Q68 68 64 80", 2.2, "#8A8894")
    return season(out, "#C7C9A0")


def highwaymen() -> str:
    """Mask and knife on the road between the firs."""
    out = path("M44 94 C46 70 40 54 50 34 C56 54 60 70 66 94 Z", "#D9C49A", 2.2) + pine(20, 74, 42, GREEN_D) + pine(82, 72, 44, GREEN_D)
    return war(out + path("M30 62 C28 50 38 44 50 44 C62 44 72 50 70 62 C66 70 58 66 50 62 C42 66 34 70 30 62 Z", INK, 2.4) + path("M36 56 C40 52 45 54 46 58 C42 61 38 60 36 56 Z M64 56 C60 52 55 54 54 58 C58 61 62 60 64 56 Z", CREAM, 0) + path("M30 52 C20 50 18 44 14 46 M70 52 C80 50 82 44 86 46", None, 3) + rod("M36 84 L58 72", 5, 2.4, STEEL_L) + path("M60 66 L66 76", None, 4.4) + rod("M64 70 L74 65", 5, 2.4, BROWN), "#D9C0A0")


def royal_wedding() -> str:
    """Two rings under a crown, a dove's sprig."""
    out = circle(38, 60, 17, None, 7.400) + circle(38, 60, 17, None, 3.4, GOLD) + circle(62, 60, 17, None, 7.400) + circle(62, 60, 17, None, 3.4, GOLD_L) + path("M48 46 A17 17 0 0 1 54.600 56", None, 7.400) + path("M48 46 A17 17 0 0 1 54.600 56", None, 3.4, GOLD)
    out += path("M36 34 L33 16 L42 24 L50 12 L58 24 L67 16 L64 34 Z", GOLD, 2.6) + path("M36 34 H64", None, 3.4) + circle(50, 27, 2.6, RED, 1.4)
    return court(out + path("M24 82 C38 92 62 92 76 82", None, 2.8) + "".join(path(f"M{x} {y} c-5 -6 0 -10 3 -8 c3 2 1 7 -3 8 Z", GREEN, 1.8) for x, y in ((32, 87), (42, 90), (56, 90), (68, 87))) + circle(50, 88, 4, ROSE, 2), "#E3C4C4")


def full_coffers() -> str:
    """A chest that no longer shuts."""
    out = path("M18 58 H82 V84 H18 Z", BROWN, 2.8) + flat("M66 58 H82 V84 H66 Z", BROWN_D) + path("M18 58 H82 V84 H18 Z M18 70 H82 M30 58 V84 M70 58 V84", None, 2.4) + path("M20 40 C22 20 78 20 80 40 L76 46 H24 Z", BROWN_D, 2.8) + path("M34 26 V44 M66 26 V44", None, 2.2)
    out += coin(28, 54, 7) + coin(44, 50, 8) + coin(60, 51, 8) + coin(74, 54, 7) + coin(52, 40, 7) + path("M44 64 H56 V76 H44 Z", GOLD, 2.2) + circle(50, 69, 2, INK, 0)
    return court(out + coin(16, 78, 6) + coin(84, 80, 6), "#D9CFA8")


def builders_festival() -> str:
    """A first stone hung with garlands, mugs and a trowel."""
    out = wall(26, 80, 48, 26) + path("M26 67 H74 M42 54 V67 M60 54 V67 M34 67 V80 M52 67 V80 M68 67 V80", None, 2) + path("M14 26 C26 44 38 44 50 30 C62 44 74 44 86 26", None, 3) + "".join(path(f"M{x} {y} l6 1 l-2 8 Z", c, 1.8) for x, y, c in ((18, 31, RED), (27, 37, GOLD), (38, 37, GREEN), (55, 34, RED), (66, 38, GOLD), (77, 33, GREEN)))
    return labour(out + path("M38 52 L50 40 L56 46 L44 54 Z", STEEL_L, 2.4) + rod("M54 42 L66 30", 5, 2.4, BROWN) + star(50, 18, 6, GOLD_L, 1.8) + path("M18 88 H82", None, 2.6))


def masons_strike() -> str:
    """Crossed hammers laid down before a half wall."""
    out = wall(20, 54, 60, 22) + path("M20 43 H80 M36 32 V43 M56 32 V43 M28 43 V54 M48 43 V54 M68 43 V54", None, 2) + path("M20 32 V24 H34 V32 M50 32 V24 H64 V32", STONE_L, 2.4)
    out += rod("M24 86 L70 58", 5.4, 2.6, OCHRE) + rod("M76 86 L30 58", 5.4, 2.6, OCHRE) + path("M66 50 L82 58 L78 68 L62 60 Z M34 50 L18 58 L22 68 L38 60 Z", STEEL_D, 2.6)
    return labour(out + path("M42 12 L58 22 M58 12 L42 22", None, 4.6, RED_D))


def court_quarrel() -> str:
    """Two faces turned from each other, a torn letter between."""
    out = path("M42 22 C30 16 16 26 18 40 L12 50 L18 53 C17 62 20 68 28 68 L30 80 H46 V24 Z", "#D9B088", 2.6) + path("M58 22 C70 16 84 26 82 40 L88 50 L82 53 C83 62 80 68 72 68 L70 80 H54 V24 Z", SKIN, 2.6) + path("M46 24 C38 12 22 14 18 28 C28 30 34 36 36 46 L46 50 Z", BROWN_D, 2.4) + path("M54 24 C62 12 78 14 82 28 C72 30 66 36 64 46 L54 50 Z", "#B5762C", 2.4)
    out += path("M22 42 h4 M78 42 h-4 M20 60 q4 -2 6 0 M80 60 q-4 -2 -6 0 M20 37 l7 2 M80 37 l-7 2", None, 2.2)
    return court(out + path("M40 62 L60 62 L60 84 L40 84 Z", PAPER, 2.4) + path("M50 60 L47 66 L53 71 L47 77 L51 86", None, 4) + path("M50 60 L47 66 L53 71 L47 77 L51 86", None, 1.6, "#D8B7BD"))


def kings_generosity() -> str:
    """A crowned open hand, coins falling."""
    out = path("M16 62 C22 52 34 50 44 54 L66 50 C74 50 74 58 68 60 L54 62 C66 62 78 56 84 56 C90 58 86 66 78 70 L54 82 C42 86 30 84 16 80 Z", SKIN, 2.8) + path("M54 62 L46 63 M12 58 V84", None, 2.2) + path("M8 56 H20 V86 H8 Z", RED, 2.6) + coin(56, 42, 7) + coin(72, 36, 6) + coin(42, 34, 6)
    return court(out + path("M36 26 L34 12 L42 18 L50 8 L58 18 L66 12 L64 26 Z", GOLD, 2.4), "#D8C0C8")


def unexplored_forest() -> str:
    """Firs one behind the other, a die on the path."""
    return unknown("".join(pine(x, y, h, f) for x, y, h, f in ((20, 66, 46, GREEN_D), (80, 66, 48, GREEN_D), (50, 62, 52, GREEN_D), (33, 78, 54, GREEN), (68, 78, 56, GREEN))) + dice(50, 80, 16, 4, 10), "#C6D2C0")


def undiscovered_quarry() -> str:
    """A cliff of stone, cut blocks, the same die."""
    out = path("M10 74 L18 40 L32 34 L38 16 L56 12 L64 30 L80 36 L90 74 Z", STONE_L, 2.6) + flat("M56 12 L64 30 L80 36 L90 74 H72 L62 44 Z", STONE_D) + path("M38 16 L44 42 L30 50 L26 74 M44 42 L62 44 L56 12 M62 44 L72 74 M44 42 L50 60", None, 2.2) + hatch("M70 40 L80 66 M76 42 L84 64", 2.2)
    return unknown(out + wall(20, 84, 16, 12) + wall(66, 84, 16, 12) + dice(51, 78, 16, 5, -8), "#D6CBB4")


def deserters() -> str:
    """A helmet left in the field, footprints leading away."""
    out = path("M6 60 C30 52 70 52 94 60 L86 76 L50 97 L14 76 Z", "#B9B48A", 2.2) + helmet(34, 68, 1.25) + rod("M50 78 L82 62", 4.6, 2, OCHRE) + path("M80 58 L90 58 L84 66 Z", STEEL_L, 1.8)
    return war(out + "".join(path(f"M{x} {y} c-3 -5 3 -8 5 -3 c1 4 -3 6 -5 3 Z", BROWN_D, 1.4) for x, y in ((56, 50), (64, 44), (62, 36), (72, 32), (72, 24), (80, 22))), "#D2C7A6")


def tournament() -> str:
    """A jousting helm between two lances."""
    out = rod("M14 80 L66 12", 5.6, 2.6, RED) + rod("M86 80 L34 12", 5.6, 2.6, CREAM) + path("M26 46 C26 26 40 20 54 22 C70 24 78 36 76 50 L80 56 L70 78 H36 L30 68 Z", STEEL_L, 2.8) + flat("M60 24 C72 28 78 38 76 50 L80 56 L70 78 H58 C66 60 66 40 60 24 Z", STEEL)
    return war(out + path("M26 46 C26 26 40 20 54 22 C70 24 78 36 76 50 L80 56 L70 78 H36 L30 68 Z", None, 2.8) + path("M34 48 L78 46", None, 5) + path("M42 58 v8 M48 58 v8 M54 58 v8", None, 2.2) + path("M52 22 C44 8 60 2 74 8 C70 12 64 16 62 24 Z", RED, 2.4), "#C9D0BC")


def heroic_times() -> str:
    """A sword held up in rays of light."""
    rays = "".join(f"M50 40 L{x:.1f} {y:.1f} " for x, y in ring(50, 40, (34,), 20))
    out = path(rays.strip(), None, 1.4, "#8A5A18") + rod("M50 70 V14", 8.400, 4.6, STEEL_L) + path("M45.800 16 L50 6 L54.200 16", STEEL_L, 2.2) + path("M34 68 H66", None, 6.400) + path("M34 68 H66", None, 3, GOLD) + rod("M50 70 V86", 6, 3, BROWN_D) + circle(50, 89, 4.6, GOLD, 2.2)
    return war(out + path("M28 34 C20 46 22 60 30 72 M72 34 C80 46 78 60 70 72", None, 2.6) + "".join(path(f"M{x} {y} c{-6 * s} -1 {-8 * s} -6 {-5 * s} -9 c{5 * s} 1 {7 * s} 5 {5 * s} 9 Z", GREEN, 1.8) for x, y, s in ((26, 44, 1), (24, 56, 1), (28, 68, 1), (74, 44, -1), (76, 56, -1), (72, 68, -1))), "#EAD9A8")


def scouts() -> str:
    """A great eye over hills and the enemy's tents."""
    out = path("M8 66 C24 54 40 70 54 62 C68 54 80 62 92 62 L84 78 L50 97 L16 78 Z", "#A9B48A", 2.4) + gable(26, 80, 18, 14, RED, RED_D) + gable(54, 82, 20, 15, RED, RED_D)
    return war(out + path("M14 38 C30 18 70 18 86 38 C70 56 30 56 14 38 Z", CREAM, 3) + circle(50, 37, 13, "#5A8F86", 2.6) + circle(50, 37, 6, INK, 0) + circle(54, 33, 2.6, CREAM, 0) + path("M24 24 L20 17 M37 19 L35 11 M63 19 L65 11 M76 24 L80 17", None, 2.6), "#D6D9C4")


def dense_fog() -> str:
    """A watchtower half lost in banks of fog."""
    out = wall(40, 84, 22, 48, STONE_L, STONE) + path("M36 36 V24 H42 V30 H48 V24 H54 V30 H60 V24 H66 V36 Z", STONE_L, 2.6) + arch(47, 54, 8, 12, INK, 1.6)
    for y, a, b in ((46, 10, 62), (58, 30, 90), (70, 8, 70), (82, 24, 92)):
        out += path(f"M{a} {y} C{a + 10} {y - 7} {a + 20} {y + 5} {a + 30} {y} C{a + 40} {y - 6} {b - 10} {y + 5} {b} {y}", None, 8.400, "#E4E7E0") + path(f"M{a} {y} C{a + 10} {y - 7} {a + 20} {y + 5} {a + 30} {y} C{a + 40} {y - 6} {b - 10} {y + 5} {b} {y}", None, 2)
    return season(out, "#C4CBC8")


def barter() -> str:
    """A log for a stone: arrows both ways."""
    out = path("M16 44 H42 C46 46 46 58 42 60 H16 Z", BROWN, 2.6) + ellipse(16, 52, 6, 8, "#B98A4E", 2.4) + ellipse(16, 52, 2.6, 3.6, None, 1.6) + wall(58, 62, 26, 20) + path("M58 42 L66 34 H92 L84 42 Z", STONE_L, 2.4) + path("M84 42 L92 34 V54 L84 62 Z", STONE_D, 2.4)
    return labour(out + path("M30 32 C40 14 60 14 70 24 M70 74 C60 90 40 90 30 78", None, 5) + path("M74 12 L73 27 L60 22 M26 90 L27 75 L40 80", None, 4) + path("M30 32 C40 14 60 14 70 24 M70 74 C60 90 40 90 30 78", None, 1.8, GOLD_L))


def lucky_omen() -> str:
    """A four-leaved clover with a die."""
    leaf = "C-16 -4 -18 -20 -8 -20 C-2 -20 0 -14 0 -10 C0 -14 2 -20 8 -20 C18 -20 16 -4 0 0 Z"
    out = path("M50 46 C52 62 46 74 40 82", None, 3.4)
    for turn in (0, 90, 180, 270):
        out += path(place("M0 0 " + leaf, 50, 44, 1, turn), GREEN, 2.4) + hatch(place("M0 -3 L0 -12", 50, 44, 1, turn), 1.8)
    return omen(out + dice(64, 72, 17, 6, 14) + star(24, 54, 4.6, GOLD_L, 1.4) + star(74, 34, 4, GOLD_L, 1.2), "#7C8CA6")


def upside_down() -> str:
    """The crown on its head, the jester's cap upright."""
    out = path("M30 62 L26 88 L38 78 L50 94 L62 78 L74 88 L70 62 Z", GOLD, 2.8) + path("M30 60 H70", None, 4) + circle(50, 70, 3, RED, 1.6)
    out += path("M34 44 C20 36 16 22 22 14 C28 24 38 24 42 22 C46 12 56 12 58 22 C62 24 72 24 78 14 C84 22 80 36 66 44 Z", ROSE, 2.6) + path("M42 22 C44 32 48 40 50 44 C52 40 56 32 58 22", BLUE, 2.4) + circle(22, 14, 3.6, GOLD_L, 2) + circle(78, 14, 3.6, GOLD_L, 2) + circle(50, 12, 3.6, GOLD_L, 2) + path("M34 46 H66", None, 4)
    return court(out + path("M18 50 V64 L12 58 M18 64 L24 58 M82 64 V50 L76 56 M82 50 L88 56", None, 2.8))


def pilgrimage() -> str:
    """Staff, gourd and shell on the road to a chapel."""
    out = path("M14 80 C34 66 40 78 52 64 C60 54 66 52 72 50 L84 56 V80 Z", "#D9C49A", 2) + wall(64, 50, 18, 16) + gable(60, 36, 26, 14) + path("M73 22 V14 M69.500 17 H76.500", None, 2.4) + arch(70, 50, 6, 9, BROWN_D, 1.8)
    out += rod("M26 78 L38 20", 5, 2.4, BROWN) + path("M38 20 C34 14 42 10 44 16", None, 3) + path("M30 46 C22 44 22 54 28 56 C20 60 26 72 34 66 C40 60 36 56 33 54 C37 50 35 46 30 46 Z", OCHRE, 2.4)
    return decree(out + path("M52 80 L40 70 C40 62 46 58 52 58 C58 58 64 62 64 70 Z", CREAM, 2.4) + path("M52 80 V59 M52 80 L46 61 M52 80 L58 61", None, 1.6), 0)


def fair_days() -> str:
    """A stall's striped awning, and the finger on the scale of one more, one less."""
    out = path("M18 44 L26 22 H74 L82 44 Z", CREAM, 2.6) + path("M18 44 L26 22 H38 L34 44 Z M50 22 H62 L66 44 H50 Z", RED, 2.2) + path("M18 44 C18 54 34 54 34 44 C34 54 50 54 50 44 C50 54 66 54 66 44 C66 54 82 54 82 44", CREAM, 2.4) + path("M22 50 V76 M78 50 V76", None, 4) + path("M18 66 H82 V76 H18 Z", BROWN, 2.6)
    return decree(out + dice(36, 60, 13, 3, -8) + dice(64, 60, 13, 4, 8) + path("M46 58 H54 M50 54 V62 M46 66 H54", None, 2.4), 1)


def call_to_arms() -> str:
    """A trumpet with its banner, a helmet in answer."""
    out = path("M16 30 L60 34 L84 18 V58 L60 42 L16 38 Z", GOLD, 2.8) + hatch("M66 36 L80 28 M66 40 L80 48 M30 36 h20", 2) + path("M12 28 V40", None, 4) + path("M28 39 L54 41.500 V70 L46 64 L41 71 L35 64 L28 68 Z", RED, 2.6) + star(41, 53, 6, GOLD_L, 1.4)
    return decree(out + helmet(70, 78, 0.8), 2)


def conscription() -> str:
    """A drum and the list of names."""
    out = path("M16 50 H52 V72 C44 78 24 78 16 72 Z", BROWN, 2.6) + ellipse(34, 50, 18, 6, CREAM, 2.6) + path("M16 56 L22 74 L28 58 L34 76 L40 58 L46 74 L52 56", None, 1.8, GOLD_L) + rod("M20 34 L38 48", 4.4, 2, OCHRE) + rod("M50 32 L32 48", 4.4, 2, OCHRE)
    return decree(out + path("M60 26 H84 V74 H60 Z", CREAM, 2.4) + path("M64 34 H78 M64 42 H80 M64 50 H76 M64 58 H80", None, 2) + path("M76 66 l3 4 l7 -9", None, 2.8, GREEN_D), 3)


def diplomatic_moves() -> str:
    """Two flags crossed over a small temple of the city."""
    out = rod("M26 76 L62 22", 4.6, 2, OCHRE) + rod("M74 76 L38 22", 4.6, 2, OCHRE) + path("M62 22 C70 18 76 26 86 22 C84 30 84 34 88 40 C78 42 72 34 64 38 Z", RED, 2.4) + path("M38 22 C30 18 24 26 14 22 C16 30 16 34 12 40 C22 42 28 34 36 38 Z", BLUE, 2.4)
    out += path("M30 76 H70 V70 H30 Z", STONE, 2.2) + "".join(column(x, 70, 5, 14, CREAM) for x in (33, 47.500, 62)) + gable(28, 55, 44, 12, STONE_L, STONE)
    return decree(out, 4)


CARDS: tuple[Callable[[], str], ...] = (
    good_year, famine, fierce_enemies, rising_stars, secret_deals, snowstorm, mild_winter, plague, highwaymen, royal_wedding, full_coffers, builders_festival, masons_strike,
    court_quarrel, kings_generosity, unexplored_forest, undiscovered_quarry, deserters, tournament, heroic_times, scouts, dense_fog, barter, lucky_omen, upside_down,
    pilgrimage, fair_days, call_to_arms, conscription, diplomatic_moves)


def back() -> str:
    """The back: a wheel of fortune."""
    out = path("M8 4 H92 V96 H8 Z", "#2E3A5C", 3.4) + path("M13 9 H87 V91 H13 Z", None, 1.6, GOLD_L) + circle(50, 50, 30, None, 7) + circle(50, 50, 30, None, 3.4, GOLD_L)
    spokes = "".join(f"M50 50 L{x:.1f} {y:.1f} " for x, y in ring(50, 50, (29,), 8))
    return out + path(spokes.strip(), None, 2.6, GOLD_L) + "".join(circle(x, y, 3.4, GOLD_L, 1.8) for x, y in ring(50, 50, (35,), 8)) + circle(50, 50, 8, GOLD, 2.6) + star(50, 50, 5, CREAM, 1)


def destiny() -> dict[str, str]:
    """Documents by card id, and the back."""
    return {draw.__name__: sheet(draw()) for draw in (*CARDS, back)}
