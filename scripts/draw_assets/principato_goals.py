"""Emblems of Principato's eight goals."""

from __future__ import annotations

from .pen import (
    BROWN,
    BROWN_D,
    CREAM,
    GOLD,
    GOLD_L,
    GREEN,
    GREEN_D,
    INK,
    OCHRE,
    PURPLE,
    RED,
    RED_D,
    STEEL,
    STEEL_D,
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
from .principato_tokens import LEAF, LEAF_D, TILE, TILE_D, WALL, WALL_D, arch, cypress


def armourer() -> str:
    """A breastplate on its stand, hammer beside it."""
    out = path("M50 84 V97 M32 97 H68", None, 6) + path("M50 84 V97 M34 97 H66", None, 2.6, BROWN) + path("M30 16 C36 22 44 24 50 24 C56 24 64 22 70 16 C76 18 82 22 84 30 C78 38 76 46 77 56 C74 74 66 84 50 88 C34 84 26 74 23 56 C24 46 22 38 16 30 C18 22 24 18 30 16 Z", STEEL_L) + flat("M62 21 C66 20 68 18 70 16 C76 18 82 22 84 30 C78 38 76 46 77 56 C74 74 66 84 52 87.5 C66 68 68 42 62 21 Z", STEEL) + path("M30 16 C36 22 44 24 50 24 C56 24 64 22 70 16 C76 18 82 22 84 30 C78 38 76 46 77 56 C74 74 66 84 50 88 C34 84 26 74 23 56 C24 46 22 38 16 30 C18 22 24 18 30 16 Z")
    out += path("M50 25 V87", None, 2.4) + path("M32 20 C40 28 60 28 68 20", None, 2.4, GOLD) + path("M24 62 C38 72 62 72 76 62 M27 70 C40 79 60 79 73 70", None, 2) + hatch("M70 30 Q72 46 70 58 M65 28 Q68 44 66 58 M34 34 Q32 44 33 54", 2.2) + "".join(circle(x, y, 1.6, INK, 0) for x, y in ((22, 28), (78, 28), (28, 60), (72, 60))) + circle(50, 44, 6, GOLD, 2.4)
    return out + rod("M96 96 L84 62", 6.4, 3, OCHRE) + path("M72 54 L92 46 L96 58 L77 66 Z", STEEL_D, 2.6)


def fertile_land() -> str:
    """A horn of plenty."""
    out = path("M10 10 C20 4 28 10 26 18 C24 30 34 38 48 36 C58 34 68 36 74 42 L62 86 C30 86 8 60 6 26 C6 18 6 14 10 10 Z", OCHRE) + path("M10 28 C18 26 24 24 26 20 M12 40 C22 38 30 34 34 32 M18 54 C30 50 40 42 44 36.5 M28 68 C40 62 52 50 56 35.5 M42 80 C54 70 62 54 66 37.5", None, 2.2) + hatch("M16 48 Q22 60 30 68 M26 62 Q36 74 48 80 M12 36 Q14 44 18 52", 2.4)
    out += ellipse(69, 64, 9, 24, BROWN_D, 2.6) + path("M84 58 C96 50 98 40 92 34 C84 38 80 48 84 58 Z", GREEN, 2.2) + path("M76 40 C84 36 86 26 80 20 C74 24 72 34 76 40 Z", GREEN, 2.2)
    return out + "".join(circle(x, y, r, f, 2.2) for x, y, r, f in ((82, 52, 9, RED), (74, 62, 9, GOLD), (88, 66, 9, "#C5662E"), (78, 77, 8, RED), (92, 80, 7, GOLD_L))) + "".join(circle(x, y, 4.6, PURPLE, 1.8) for x, y in ((64, 84), (72, 88), (80, 91), (68, 94), (76, 97), (60, 92), (88, 94)))


def bastion() -> str:
    """A low bastion with a cannon in its embrasure."""
    out = path("M4 96 L14 40 H86 L96 96 Z", STONE_L) + flat("M68 40 H86 L96 96 H72 Z", STONE) + path("M4 96 L14 40 H86 L96 96 Z") + path("M9 40 V24 H26 V32 H40 V24 H60 V32 H74 V24 H91 V40 Z", STONE_L, 2.8) + flat("M74 24 H91 V40 H74 Z", STONE) + path("M9 40 V24 H26 V32 H40 V24 H60 V32 H74 V24 H91 V40 Z", None, 2.8) + path("M11 56 H89 M8 72 H92 M30 40 V56 M56 40 V56 M20 56 V72 M78 56 V72 M34 72 V96 M66 72 V96", None, 2)
    out += path("M36 70 H64 V50 A14 12 0 0 0 36 50 Z", INK, 2.6) + path("M40 66 L44 50 H56 L60 66 Z", STEEL_D, 2.6) + circle(50, 56, 9, STEEL, 2.8) + circle(50, 56, 4.6, INK, 1)
    return out + path("M50 24 V4", None, 3) + path("M51 4 C58 1 64 8 76 5 C72 9 73 13 77 17 C66 19 60 12 51 16 Z", RED, 2.4) + hatch("M80 46 l3 8 M84 46 l3 8 M82 60 l3 10 M86 60 l3 10 M84 76 l4 16 M78 76 l4 16 M84 28 v9 M87.5 28 v9", 2.2) + path("M2 96 H98", None, 3)


def flourishing_city() -> str:
    """Towers and domes behind a garland."""
    out = path("M8 70 V36 H22 V70 Z", WALL, 2.6) + path("M6 36 L15 22 L24 36 Z", TILE, 2.4) + path("M76 70 V24 H90 V70 Z", WALL, 2.6) + flat("M84 24 H90 V70 H84 Z", WALL_D) + path("M73 24 V16 H78 V20 H81 V16 H86 V20 H89 V16 H93 V24 Z", WALL, 2.4) + path("M22 70 V48 L34 38 L46 48 V70 Z", WALL, 2.6) + path("M18 50 L34 36 L50 50", None, 4.6) + path("M18 50 L34 36 L50 50", None, 1.8, TILE)
    out += path("M44 70 V44 H76 V70 Z", WALL, 2.6) + path("M42 44 C42 22 78 22 78 44 Z", TILE, 2.8) + path("M52 43 C52 34 56 29 60 28 C64 29 68 34 68 43", None, 2) + path("M56 27 V20 H64 V27", WALL, 2.2) + path("M60 20 V8 M56 12 H64", None, 2.6) + "".join(arch(x, 66, 6, 13, INK, 1) for x in (49, 57, 65)) + arch(30, 70, 8, 13, INK, 1) + path("M13 42 h4 v8 h-4 Z M81 32 h4 v9 h-4 Z M81 48 h4 v9 h-4 Z", INK, 0.8) + hatch("M72 48 v18 M87 28 v38", 2)
    out += path("M2 72 C20 92 80 92 98 72 L98 80 C80 102 20 102 2 80 Z", GREEN, 2.8) + hatch("M14 84 Q22 90 30 92 M40 94 Q50 96 60 94 M70 92 Q80 88 88 82", 2.4, GREEN_D, 1)
    return out + "".join(circle(x, y, r, f, 2) + circle(x, y, r * 0.35, GOLD_L, 0) for x, y, r, f in ((12, 82, 5.6, "#D98A8A"), (28, 90, 6.4, GOLD), (50, 93, 7, "#D98A8A"), (72, 90, 6.4, GOLD), (88, 82, 5.6, "#D98A8A")))


def chapel() -> str:
    """A domed family chapel."""
    out = path("M16 96 V52 H84 V96 Z", WALL) + flat("M66 52 H84 V96 H66 Z", WALL_D) + path("M16 96 V52 H84 V96 Z") + path("M10 52 V44 H90 V52 Z", WALL, 2.8) + path("M22 44 C22 16 78 16 78 44 Z", TILE) + flat("M60 24 C72 28 78 36 78 44 H66 C66 36 64 30 60 24 Z", TILE_D) + path("M22 44 C22 16 78 16 78 44 Z M36 44 C36 32 42 25 50 23 C58 25 64 32 64 44 M50 23 V44", None, 2.2) + path("M44 23 V14 H56 V23", WALL, 2.4) + path("M50 14 V2 M45.5 6.5 H54.5", None, 3)
    return out + arch(38, 96, 24, 32, BROWN_D, 2.8) + path("M50 66 V96 M39 78 H61", None, 1.8, OCHRE) + arch(21, 84, 10, 20, "#7E9BB0", 2.2) + arch(69, 84, 10, 20, "#7E9BB0", 2.2) + path("M26 64 V84 M74 64 V84", None, 1.4) + hatch("M80 58 v34 M68 90 h14 M86 46 v4", 2.2) + path("M6 96 H94", None, 3)


def town_hall() -> str:
    """The priors' palace with its tall tower."""
    out = path("M54 40 V12 H70 V40 Z", WALL, 2.8) + flat("M63 12 H70 V40 H63 Z", WALL_D) + path("M50 14 V2 H55 V7 H59.5 V2 H64.5 V7 H69 V2 H74 V14 Z", WALL, 2.6) + circle(62, 25, 5.6, CREAM, 2.4) + path("M62 21.5 V25 L64.5 26.5", None, 1.6)
    out += path("M12 96 V46 H88 V96 Z", WALL) + flat("M72 46 H88 V96 H72 Z", WALL_D) + path("M12 96 V46 H88 V96 Z") + path("M6 46 V28 H15 V36 H23 V28 H32 V36 H40 V28 H49 V36 H57 V28 H66 V36 H74 V28 H83 V36 H86 V28 H94 V46 Z", WALL, 2.8) + "".join(path(f"M{x} 46 v5", None, 3) for x in (12, 24, 36, 50, 62, 76, 88)) + "".join(arch(x, 74, 12, 18, INK, 1.6) + path(f"M{x + 6} 57 V74", None, 1.6, WALL) for x in (20, 44, 68)) + path("M12 78 H88", None, 2.4)
    return out + arch(40, 96, 20, 16, BROWN_D, 2.6) + path("M50 81 V96", None, 1.6, OCHRE) + path("M20 92 H30 V84 H20 Z M70 92 H80 V84 H70 Z", INK, 1.4) + hatch("M83 54 v20 M86 54 v20 M84 82 v12 M90 32 v10", 2.2) + path("M62 2 V-3", None, 2.4) + path("M4 96 H96", None, 3)


def palace() -> str:
    """The prince's seat: wings, a great stair and a crown."""
    out = path("M4 92 V48 H28 V92 Z M72 92 V48 H96 V92 Z", WALL, 2.8) + flat("M88 48 H96 V92 H88 Z", WALL_D) + path("M1 48 L7 38 H28 V48 Z M72 48 V38 H93 L99 48 Z", TILE, 2.6) + path("M28 92 V40 H72 V92 Z", WALL) + flat("M62 40 H72 V92 H62 Z", WALL_D) + path("M28 92 V40 H72 V92 Z") + path("M24 40 L50 22 L76 40 Z", GOLD, 2.8) + circle(50, 33, 3.6, GOLD_L, 2)
    out += "".join(arch(x, y, 7, 13, INK, 1.2) for x in (8, 18, 76, 86) for y in (66, 86)) + "".join(arch(x, 60, 7, 13, INK, 1.2) for x in (33, 46.5, 60)) + path("M28 64 H72 M4 70 H28 M72 70 H96", None, 2.2) + "".join(path(f"M{x} 68 V84", None, 3) for x in (34, 42, 58, 66)) + arch(45, 84, 10, 15, BROWN_D, 2)
    out += path("M30 96 L36 84 H64 L70 96 Z", STONE_L, 2.6) + path("M34 88 H66 M32 92 H68", None, 1.8) + path("M2 96 H98", None, 3) + hatch("M91 52 v14 M93.5 52 v14 M91 74 v14 M68 44 v16 M69.5 68 v16", 2)
    return out + path("M38 18 L34 2 L43 9 L50 -1 L57 9 L66 2 L62 18 Z", GOLD, 2.6) + circle(50, 14, 2, RED, 0) + circle(43, 14, 1.4, RED_D, 0) + circle(57, 14, 1.4, RED_D, 0)


def villa() -> str:
    """A country house on its hill between cypresses."""
    out = path("M-4 100 V82 C20 70 80 70 104 82 V100 Z", LEAF) + hatch("M6 88 Q20 80 34 78 M66 78 Q82 80 96 88 M14 94 Q28 88 40 88 M62 88 Q76 88 88 94", 2.4, LEAF_D, 1) + path("M18 80 V46 H82 V80 Z", WALL) + flat("M68 46 H82 V80 H68 Z", WALL_D) + path("M18 80 V46 H82 V80 Z") + path("M12 46 L22 34 H78 L88 46 Z", TILE, 2.8) + hatch("M24 40 h12 M66 40 h12", 2)
    out += path("M34 80 V44 H66 V80 Z", CREAM, 2.6) + path("M30 44 L50 26 L70 44 Z", WALL, 2.8) + circle(50, 37.5, 3.6, INK, 1) + "".join(path(f"M{x} 47 V76", None, 4.6) + path(f"M{x} 48 V75", None, 2, WALL) for x in (37, 45.5, 54.5, 63)) + flat("M47.5 78 V60 H52.5 V78 Z", INK) + path("M30 80 H70 M28 84 H72", None, 2.6)
    out += "".join(arch(x, 66, 6, 11, INK, 1.2) for x in (22, 72)) + hatch("M76 50 v4 M79 50 v28 M76 70 v8", 2) + cypress(6, 84, 46) + cypress(94, 84, 46) + cypress(16, 86, 26) + cypress(85, 86, 26)
    return out + path("M44 98 C46 92 47 88 47 84 H53 C53 88 54 92 56 98 Z", "#E6D6AC", 2) + circle(22, 16, 7, GOLD, 2.4)


GOALS = {draw.__name__: draw for draw in (armourer, fertile_land, bastion, flourishing_city, chapel, town_hall, palace, villa)}
