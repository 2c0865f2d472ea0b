"""Emblems of Principato's tokens; the cards that build them show the same ones."""

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
    SKIN_D,
    STEEL,
    STEEL_D,
    STEEL_L,
    STONE,
    STONE_D,
    STONE_L,
    circle,
    flat,
    hatch,
    path,
    place,
    rod,
)

WALL, WALL_D, TILE, TILE_D, LEAF, LEAF_D = "#F0E2BE", "#CDB98C", "#B5583A", "#8C3F28", "#A9BE6C", "#7F9A4A"


def arch(x: float, y: float, w: float, h: float, fill: str = INK, sw: float = 1.4) -> str:
    """An opening with a round top, standing on y, left edge x."""
    r = w / 2
    return path(f"M{x} {y} V{y - h + r} A{r} {r} 0 0 1 {x + w} {y - h + r} V{y} Z", fill, sw)


def lily(x: float, y: float, s: float = 1.0) -> str:
    """The lily of the mint, solid, about 12 units high."""
    return flat(place("M0 -6 C1.8 -3.6 1.8 -1.2 .8 1 C1.2 -1 3 -2.2 4.6 -1.4 C5.8 -.4 5 1.6 3.4 1.2 C3.4 2.2 2.8 2.8 1.8 2.8 L1.2 2.8 L1.2 5.2 L0 6.4 L-1.2 5.2 L-1.2 2.8 "
                      "L-1.8 2.8 C-2.8 2.8 -3.4 2.2 -3.4 1.2 C-5 1.6 -5.8 -.4 -4.6 -1.4 C-3 -2.2 -1.2 -1 -.8 1 C-1.8 -1.2 -1.8 -3.6 0 -6 Z", x, y, s), INK)


def cypress(x: float, y: float, h: float) -> str:
    """A small cypress."""
    w = h * 0.17
    return path(f"M{x} {y} C{x - w * 1.5} {y - h * 0.2} {x - w} {y - h * 0.7} {x} {y - h} C{x + w} {y - h * 0.7} {x + w * 1.5} {y - h * 0.2} {x} {y} Z", GREEN, 2) \
        + hatch(f"M{x + w * 0.3} {y - h * 0.7} Q{x + w} {y - h * 0.4} {x + w * 0.3} {y - h * 0.1}", 1.8) + path(f"M{x} {y} v4", None, 2.4)


def field() -> str:
    """Furrows running to a rising sun."""
    out = path("M34 46 A16 16 0 0 1 66 46 Z", GOLD, 2.6) + path("M50 18 V24 M30 26 L34 31 M70 26 L66 31 M22 38 L28 40 M78 38 L72 40", None, 2.6) + path("M4 52 C16 40 30 44 40 46 C60 40 80 38 96 50 V60 H4 Z", LEAF_D, 2.6) + hatch("M66 44 Q80 44 90 52 M60 47 Q74 47 84 54", 2)
    out += path("M2 92 V58 C30 50 70 50 98 58 V92 Z", LEAF) + path("M50 53 V92 M40 53.5 C36 66 32 80 30 92 M60 53.5 C64 66 68 80 70 92 M30 54.5 C22 66 14 78 9 92 M70 54.5 C78 66 86 78 91 92 M20 56 C12 62 6 70 2 76 M80 56 C88 62 94 70 98 76", None, 2.4)
    return out + hatch("M45 60 Q42 74 40 88 M55 60 Q58 74 60 88 M35 62 Q29 76 24 88 M65 62 Q71 76 76 88 M74 64 Q82 74 88 84", 2.2, LEAF_D, 1) + cypress(86, 54, 26) + cypress(12, 55, 20)


def farm() -> str:
    """A farmhouse with a haystack."""
    out = path("M66 92 C62 64 72 52 82 48 C92 52 100 64 97 92 Z", GOLD) + hatch("M74 88 Q72 68 81 53 M82 90 V54 M90 88 Q92 68 84 54 M94 86 Q96 72 90 60 M70 86 Q68 74 74 62", 2) + path("M82 48 V40", None, 2.6)
    out += path("M10 92 V50 L42 24 L74 50 V92 Z", WALL) + flat("M58 37 L74 50 V92 H58 Z", WALL_D) + path("M10 92 V50 L42 24 L74 50 V92 Z") + hatch("M60 58 h12 M60 64 h12 M60 70 h12 M60 76 h12 M60 82 h12", 1.9)
    out += path("M2 56 L42 20 L82 56 L77 62 L42 32 L7 62 Z", TILE) + hatch("M14 50 l4 6 M22 43 l4 6 M30 36 l4 6 M54 36 l-4 6 M62 43 l-4 6 M70 50 l-4 6", 2)
    return out + arch(30, 92, 24, 30, BROWN_D, 2.6) + path("M42 63 V92 M31 72 H53", None, 1.8, OCHRE) + circle(42, 47, 5.6, INK, 1) + path("M42 42 V52 M37 47 H47", None, 1.6, WALL) + path("M16 76 H24 V66 H16 Z", INK, 1.4) + path("M2 92 H98", None, 3)


def palazzo() -> str:
    """A town house of three storeys under a deep cornice."""
    out = path("M10 93 V24 H90 V93 Z", WALL) + flat("M72 24 H90 V93 H72 Z", WALL_D) + path("M10 93 V24 H90 V93 Z") + path("M3 24 L9 10 H91 L97 24 Z", TILE) + hatch("M14 16 h16 M36 16 h16 M58 16 h16 M80 16 h8 M22 20 h16 M46 20 h16 M68 20 h16", 1.8) + path("M8 28 H92", None, 2.6)
    out += path("M10 50 H90 M10 71 H90", None, 2.6) + "".join(arch(x, y, 10, 15, INK, 1.6) for y in (47, 68) for x in (17, 34, 51, 68))
    return out + arch(41, 93, 18, 19, BROWN_D, 2.4) + path("M50 76 V93", None, 1.6, OCHRE) + path("M17 87 H31 V77 H17 Z M69 87 H83 V77 H69 Z", INK, 1.6) + path("M22 77 V87 M26.5 77 V87 M74 77 V87 M78.5 77 V87", None, 1.2, WALL) + hatch("M84 32 h5 M84 38 h5 M84 44 h5 M84 54 h5 M84 60 h5 M84 66 h5 M86 76 h3 M86 82 h3 M86 88 h3", 1.9) + path("M2 93 H98", None, 3)


def bank() -> str:
    """A money-changer's loggia, a coin in its gable."""
    out = flat("M14 42 H86 V82 H14 Z", BROWN_D, 0.75) + "".join(path(f"M{x} 82 V46 H{x + 12} V82 Z", CREAM, 2.4) + path(f"M{x - 2} 46 H{x + 14} M{x - 2} 82 H{x + 14}", None, 3) + hatch(f"M{x + 7} 50 v29 M{x + 9.6} 50 v29", 1.8) for x in (11, 44, 77))
    out += path("M28 82 V60 A8 8 0 0 1 41 60 V82 Z M59 82 V60 A8 8 0 0 1 72 60 V82 Z", INK, 1.4) + path("M6 44 V35 H94 V44 Z", WALL, 2.8) + path("M2 35 L50 6 L98 35 Z", GOLD) + flat("M50 6 L98 35 H82 Z", OCHRE) + path("M2 35 L50 6 L98 35 Z") + circle(50, 24, 9, GOLD_L, 2.6) + lily(50, 24, 1.05)
    return out + path("M3 93 V83 H97 V93 Z", WALL) + flat("M72 83 H97 V93 H72 Z", WALL_D) + path("M3 93 V83 H97 V93 Z M8 88 H92", None, 2.2) + hatch("M70 26 Q80 30 88 34 M66 28 Q74 31 80 34", 2)


def militia() -> str:
    """Kettle hat over crossed pikes."""
    out = rod("M10 96 L86 12", 5, 2, BROWN) + rod("M90 96 L14 12", 5, 2, BROWN) + path("M80 20 L82 6 L97 -1 L94 14 L84 24 Z M20 20 L18 6 L3 -1 L6 14 L16 24 Z", STEEL_L, 2.6) + path("M84 16 L94 3 M16 16 L6 3", None, 1.6)
    out += path("M34 66 C34 82 42 92 50 92 C58 92 66 82 66 66 Z", STEEL_D, 2.8) + "".join(path(f"M{x} {y} q2.5 2.5 5 0", None, 1.5) for x, y in ((37, 72), (45, 72), (53, 72), (59, 72), (41, 78), (49, 78), (55, 78), (45, 84), (51, 84)))
    out += path("M28 56 C24 24 40 18 50 18 C60 18 76 24 72 56 Z", STEEL_L) + flat("M58 20 C72 24 74 40 72 56 H60 C64 42 64 30 58 20 Z", STEEL) + path("M28 56 C24 24 40 18 50 18 C60 18 76 24 72 56") + path("M50 18 V54", None, 2.2) + hatch("M62 28 Q68 38 67 52 M58 26 Q63 38 62 52", 2.2)
    return out + path("M8 62 C24 48 76 48 92 62 C76 72 24 72 8 62 Z", STEEL) + path("M20 60 C34 52 66 52 80 60", None, 1.8) + "".join(circle(x, y, 1.4, INK, 0) for x, y in ((22, 64), (36, 67), (50, 68), (64, 67), (78, 64))) + hatch("M66 66 h14 M60 69 h14", 2)


def condottiere() -> str:
    """A closed helmet with a long plume."""
    out = path("M42 18 C46 -4 80 -4 92 14 C100 28 96 48 88 60 C90 44 84 34 76 30 C66 24 54 24 46 28 Z", RED) + hatch("M54 8 Q76 4 88 24 M58 14 Q78 14 88 34 M56 20 Q76 20 86 42 M78 10 Q92 18 92 36", 2.6, RED_D, 1)
    out += path("M20 84 C10 46 20 18 46 18 C70 18 80 36 78 58 L76 84 C60 98 36 98 20 84 Z", STEEL_L) + flat("M58 20 C74 26 80 42 78 58 L76 84 C71 88 66 91 61 92.5 C70 66 70 38 58 20 Z", STEEL) + path("M20 84 C10 46 20 18 46 18 C70 18 80 36 78 58 L76 84 C60 98 36 98 20 84 Z") + hatch("M68 34 Q74 52 71 80 M64 30 Q69 52 66 84", 2.4)
    out += path("M10 52 C26 42 46 42 62 48 L60 58 C44 53 28 54 12 62 Z", INK, 2) + path("M46 18 C40 28 38 36 38 43", None, 2.4) + path("M8 52 L2 64 L14 66", STEEL_L, 2.6) + path("M22 70 L48 72 M23 76 L48 78 M26 82 L48 84", None, 2.4) + circle(66, 52, 5.4, GOLD, 2.6) + circle(66, 52, 1.6, INK, 0)
    return out + path("M20 86 C36 97 60 97 76 86 L80 95 C62 105 34 105 16 95 Z", STEEL_D, 2.6) + path("M20 92 C38 101 58 101 76 92", None, 1.8, GOLD_L)


def catapult() -> str:
    """A mangonel, arm drawn back, stone in the cup."""
    out = path("M4 80 H88", None, 9) + path("M4 80 H88", None, 4.6, BROWN) + rod("M22 80 L48 36", 7, 3.4, OCHRE) + rod("M74 80 L48 36", 7, 3.4, OCHRE) + path("M32 62 H64", None, 5) + path("M32 62 H64", None, 2, OCHRE)
    out += rod("M10 62 L84 20", 7.4, 3.8, BROWN) + path("M78 12 C86 6 98 12 97 22 C90 28 80 26 78 12 Z", BROWN_D, 2.6) + circle(88, 12, 9, STONE, 2.8) + hatch("M92 8 Q96 13 92 18", 2) + circle(48, 36, 6, STEEL_L, 2.6) + circle(48, 36, 2, INK, 0)
    out += path("M2 56 L20 48 L26 66 L8 74 Z", STONE_D, 2.8) + hatch("M8 62 l14 -6 M10 68 l14 -6", 2) + path("M30 80 L14 64", None, 1.8) + "".join(circle(x, 84, 11, WALL, 3) + circle(x, 84, 3, BROWN, 2) + path(f"M{x} 73 V81 M{x} 87 V95 M{x - 11} 84 H{x - 3} M{x + 3} 84 H{x + 11}", None, 2) for x in (20, 74))
    return out + path("M2 96 H98", None, 2.6)


def monument() -> str:
    """A laurelled bust on a plinth."""
    out = path("M24 96 V76 H76 V96 Z", STONE_L) + flat("M62 76 H76 V96 H62 Z", STONE) + path("M24 96 V76 H76 V96 Z") + path("M18 76 V68 H82 V76 Z", STONE, 2.8) + path("M34 86 H54", None, 2.2) + hatch("M64 80 h10 M64 85 h10 M64 90 h10", 2)
    out += path("M28 68 C24 54 36 50 43 48 L44 40 C36 32 36 20 40 14 C46 6 60 5 66 14 C68 20 67 24 68 27 L73 34 L68 37 C68 44 64 47 59 46 L60 50 C72 53 78 58 74 68 Z", STONE_L) + flat("M60 10 C67 14 67 22 68 27 L73 34 L68 37 C68 44 64 47 59 46 L60 50 C72 53 78 58 74 68 H62 C64 58 56 54 54 48 C58 34 64 22 60 10 Z", STONE) + path("M28 68 C24 54 36 50 43 48 L44 40 C36 32 36 20 40 14 C46 6 60 5 66 14 C68 20 67 24 68 27 L73 34 L68 37 C68 44 64 47 59 46 L60 50 C72 53 78 58 74 68 Z")
    out += path("M37 26 C42 16 54 11 67 15", None, 2.2) + "".join(path(d, GREEN, 1.6) for d in ("M40 22 C36 18 36 13 40 10 C43 14 43 18 40 22 Z", "M46 17 C43 12 45 7 50 5 C52 10 50 14 46 17 Z", "M54 14 C52 9 55 4 60 3 C61 8 58 12 54 14 Z", "M61 13 C61 8 65 5 70 6 C69 11 66 13 61 13 Z", "M38 28 C33 26 31 21 33 17 C38 20 39 24 38 28 Z"))
    return out + path("M60 24 q3 -2 5 0 M62 28 h2 M63 38 q3 1 4 -1", None, 1.9) + path("M34 66 C40 58 56 60 66 54", None, 2.2) + hatch("M48 60 Q56 62 62 60 M50 42 Q54 46 54 50", 2)


def book() -> str:
    """An open codex with a painted initial and a ribbon."""
    out = path("M6 24 C24 12 38 14 50 24 C62 14 76 12 94 24 V86 C76 74 62 76 50 86 C38 76 24 74 6 86 Z", BLUE) + path("M11 19 C26 9 40 12 50 22 V80 C40 70 26 68 11 76 Z", PAPER, 2.6) + path("M89 19 C74 9 60 12 50 22 V80 C60 70 74 68 89 76 Z", PAPER, 2.6) + flat("M50 22 C53 19 56 17.5 60 16.5 V73 C56 74.5 53 77 50 80 Z", STONE_L)
    out += path("M17 25 H29 V38 H17 Z", RED, 2) + path("M20 35 L23 28 L26 35 M21 33 H25", None, 1.6, GOLD_L) + hatch("M33 27 q6 0 11 4 M33 34 q6 0 11 4 M17 45 q14 -4 27 3 M17 52 q14 -4 27 3 M17 59 q14 -4 27 3 M17 66 q14 -4 24 2 M64 26 q10 -4 19 -2 M64 33 q10 -4 19 -2 M64 40 q10 -4 19 -2 M64 47 q10 -4 19 -2 M64 54 q10 -4 19 -2 M64 61 q10 -4 16 -2", 1.9)
    return out + path("M50 22 V82", None, 2.6) + path("M60 79 V98 L65 93 L70 97 V76 C66 76.5 63 77.5 60 79 Z", RED, 2.2) + path("M8 80 C24 72 38 74 49 82 M92 80 C76 72 62 74 51 82", None, 1.6, GOLD_L)


def painting() -> str:
    """A lady's portrait in a gilt frame."""
    out = path("M10 4 H90 V97 H10 Z", GOLD) + flat("M80 4 H90 V97 H80 Z M10 88 H90 V97 H10 Z", OCHRE) + path("M10 4 H90 V97 H10 Z M10 4 L22 16 M90 4 L78 16 M10 97 L22 85 M90 97 L78 85", None, 2.4) + path("M15 9 H85 V92 H15 Z", None, 1.2) + circle(50, 10, 3, RED, 1.6) + circle(50, 91, 3, RED, 1.6)
    out += path("M22 16 H78 V85 H22 Z", "#8FB0B8", 2.6) + path("M23 52 C32 44 40 50 48 46 C58 42 68 48 77 44 V62 H23 Z", LEAF_D, 1.6) + hatch("M24 22 h20 M58 22 h18 M24 28 h12 M64 28 h12 M25 34 h9 M66 34 h10", 1.7)
    out += path("M36 40 C34 24 42 20 50 20 C60 20 66 26 65 42 C66 52 68 58 70 66 H32 C35 58 37 50 36 40 Z", BROWN_D, 2.2) + path("M28 84 C30 68 38 64 46 62 V54 H55 V62 C64 64 72 68 73 84 Z", RED, 2.4) + path("M42 63 C46 70 54 70 59 63 L55 60 V54 H46 V60 Z", SKIN, 1.8) + path("M40 40 C40 30 44 27 50 27 C57 27 60 31 60 40 C60 49 55 57 50 57 C45 57 40 49 40 40 Z", SKIN, 2.2) + flat("M55 28 C60 32 60 40 59 45 C57 52 54 56 51 56.5 C56 48 57 38 55 28 Z", SKIN_D)
    return out + circle(45.6, 40, 1.4, INK, 0) + circle(54, 40, 1.4, INK, 0) + path("M43 37 q3 -2 5 0 M52 37 q3 -2 5 0 M50 40 L48.5 46 H51 M47 50.5 q3 1.2 6 0", None, 1.5) + path("M40 38 C42 30 48 27 51 27 C54 29 58 32 60 38 C60 30 57 25 50 25 C43 25 40 30 40 38 Z", BROWN_D, 1.4) + path("M36 80 C42 74 58 74 66 80", None, 2) + circle(50, 69, 2, GOLD_L, 1.4)


TOKENS = {draw.__name__: draw for draw in (field, farm, palazzo, bank, militia, condottiere, catapult, monument, book, painting)}
