"""Pieces of the principality's plan: church, palace, walls, gate, towers, trees, far towns."""

from __future__ import annotations

from .pen import INK, OCHRE, RED, circle, flat, graver, hatch, num, path, polygon, rect, sheet
from .principato_tokens import LEAF_D, TILE, TILE_D, WALL, WALL_D, arch

STONE, STONE_D, LINE = "#E9DCBB", "#CDBB8E", "#8C7A58"


def masonry(x: float, y: float, w: float, h: float, seed: int, course: float = 9) -> str:
    """Joints of rough courses."""
    hand, d = graver(seed), ""
    rows = max(2, int(h / course))
    for j in range(rows):
        top = y + j * h / rows
        if j:
            d += f"M{num(x)} {num(top)} H{num(x + w)} "
        px = x + (j % 2) * 9
        while px < x + w - 6:
            px += hand.uniform(13, 24)
            if px < x + w - 3 and hand.random() < 0.7:
                d += f"M{num(px)} {num(top)} V{num(top + h / rows)} "
    return path(d.strip(), None, 0.8, LINE)


def _merlons(x: float, y: float, w: float, count: int, rise: float, foot: float) -> list[tuple[float, float]]:
    """The outline of a battlement from left to right, starting at the foot."""
    step = w / count
    points = [(x, foot), (x, y)]
    for i in range(count):
        a = x + i * step
        points += [(a, y - rise), (a + step * 0.6, y - rise), (a + step * 0.6, y), (a + step, y)]
    return [*points, (x + w, foot)]


def walls() -> str:
    """A run of wall that repeats from side to side, 160 by 100."""
    outline = [(0.0, 100.0), (0.0, 14.0), *_merlons(0, 14, 160, 6, 12, 14)[1:], (160.0, 100.0)]
    body = path(polygon(outline), STONE, 0) + masonry(0, 24, 160, 76, 3) + path(polygon(_merlons(0, 14, 160, 6, 12, 14)[2:-1], False), None, 2) + path("M0 22 H160", None, 1.6) + path("M0 25 H160", None, 0.8, LINE)
    body += "".join(rect(x, 40, 4, 15, INK, 0.8) for x in (38, 118)) + hatch(" ".join(f"M{x} 98 v-9" for x in range(6, 160, 7)), 1.4, INK, 0.35)
    return sheet(body, 160, 100, 2)


def tower() -> str:
    """A round corner tower with a tiled cone and a pennant, 90 by 170."""
    body = path("M16 168 L18 66 H72 L74 168 Z", STONE) + flat("M54 66 H72 L74 168 H54 Z", STONE_D) + masonry(18, 70, 38, 96, 5) + hatch(" ".join(f"M{56 + (i % 2) * 3} {74 + i * 8} H{72.5 + i * 0.1:.1f}" for i in range(12)), 1.8) + path("M16 168 L18 66 H72 L74 168 Z")
    body += path("M10 66 V50 H80 V66 Z", STONE) + flat("M60 50 H80 V66 H60 Z", STONE_D) + path("M10 66 V50 H80 V66 Z") + "".join(path(f"M{x} 66 v6", None, 3) for x in (16, 30, 45, 60, 74)) + path("M4 51 L45 14 L86 51 Z", TILE) + flat("M45 14 L86 51 H58 Z", TILE_D) + path("M4 51 L45 14 L86 51 Z")
    body += hatch("M34 28 l-4 6 M44 26 l-2 7 M26 38 l-5 7 M38 38 l-3 7 M50 36 l2 8 M60 38 l4 8 M70 44 l3 5 M16 46 l-2 3 M46 44 l0 5", 1.8) + rect(38, 84, 5.5, 17, INK, 1) + rect(38, 122, 5.5, 17, INK, 1) + path("M45 15 V2", None, 2) + path("M46 3 C52 1 56 6 64 4 C62 7 62 9 65 12 C58 13 52 8 46 11 Z", RED, 1.6)
    return sheet(body, 90, 170, 2.2)


def gate() -> str:
    """The gatehouse, 160 by 140."""
    body = path("M44 138 V40 H116 V138 Z", STONE) + masonry(46, 44, 68, 40, 8) + "".join(path(polygon(_merlons(40, 32, 80, 5, 9, 42)), STONE, 2) for _ in (0,)) + path("M42 42 H118", None, 1.6)
    for x in (14, 110):
        body += path(f"M{x} 138 V28 H{x + 36} V138 Z", STONE) + flat(f"M{x + 24} 28 H{x + 36} V138 H{x + 24} Z", STONE_D) + masonry(x + 1, 32, 24, 104, int(x)) + hatch(" ".join(f"M{x + 26} {40 + i * 8} h9" for i in range(12)), 1.8) + path(f"M{x} 138 V28 H{x + 36} V138 Z") + path(polygon(_merlons(x - 4, 18, 44, 3, 9, 30)), STONE, 2) + rect(x + 10, 52, 5, 16, INK, 1)
    body += path("M56 138 V100 A24 24 0 0 1 104 100 V138 Z", "#2A1C10", 2.6) + path("M64 82 V112 M72 77 V112 M80 76 V112 M88 77 V112 M96 82 V112 M57 92 H103 M57 103 H103", None, 2, OCHRE) + path("M50 138 V100 A30 30 0 0 1 110 100 V138", None, 1.4) + path("M80 70 V76 M61 78 L65 83 M99 78 L95 83 M52 92 L58 94 M108 92 L102 94", None, 1.4)
    return sheet(body, 160, 140, 2.2)


def church() -> str:
    """The church with dome, campanile and three niches for cubes, 180 by 170."""
    body = path("M10 168 V56 H44 V168 Z", WALL) + flat("M33 56 H44 V168 H33 Z", WALL_D) + path("M10 168 V56 H44 V168 Z") + path("M4 57 L27 20 L50 57 Z", TILE) + flat("M27 20 L50 57 H36 Z", TILE_D) + path("M4 57 L27 20 L50 57 Z M27 20 V6 M22 11 H32", None, 2.2) + arch(16, 82, 9, 17, INK, 1.2) + arch(29, 82, 9, 17, INK, 1.2) + path("M8 90 H46 M10 126 H44", None, 1.8) + circle(27, 108, 7, "#F8F1DF", 2) + path("M27 104 V108 L30 110", None, 1.4) + hatch("M36 62 h7 M36 96 h7 M36 102 h7 M36 112 h7 M36 118 h7 M36 134 h7 M36 142 h7 M36 150 h7 M36 158 h7", 1.8)
    body += path("M76 84 V72 H140 V84 Z", WALL) + path("M70 72 C70 28 146 28 146 72 Z", TILE) + flat("M120 42 C138 48 146 60 146 72 H130 C130 60 126 50 120 42 Z", TILE_D) + path("M70 72 C70 28 146 28 146 72 Z M88 71 C88 54 96 44 108 40 C120 44 128 54 128 71 M108 40 V72", None, 1.8) + path("M101 39 V27 H115 V39", WALL, 2) + path("M98 27 L108 18 L118 27 Z", TILE, 1.8) + path("M108 18 V4 M102.5 9 H113.5", None, 2.4) + "".join(circle(x, 78, 2.2, INK, 0) for x in (84, 96, 108, 120, 132))
    body += path("M50 168 V96 H172 V168 Z", WALL) + flat("M158 96 H172 V168 H158 Z", WALL_D) + path("M50 168 V96 H172 V168 Z") + path("M44 97 L58 84 H160 L178 97 Z", TILE) + hatch("M62 90 h12 M82 90 h12 M102 90 h12 M122 90 h12 M142 90 h14", 1.7) + path("M50 104 H172", None, 1.6) + hatch("M161 112 h10 M161 120 h10 M161 128 h10 M161 136 h10 M161 144 h10 M161 152 h10 M161 160 h10", 1.8)
    body += "".join(path(f"M{x} 156 V126 A14 14 0 0 1 {x + 28} 126 V156 Z", "#F8F1DF", 2) + path(f"M{x - 4} 156 H{x + 32}", None, 2.6) for x in (58, 93, 128)) + path("M46 168 H176", None, 3)
    return sheet(body, 180, 170, 2.2)


def palace() -> str:
    """The palace facade behind the culture tokens, 180 by 110."""
    body = path("M8 108 V42 H172 V108 Z", WALL) + flat("M156 42 H172 V108 H156 Z", WALL_D) + path("M8 108 V42 H172 V108 Z") + path("M2 42 L12 26 H168 L178 42 Z", TILE) + hatch(" ".join(f"M{14 + i * 16} 32 h8 M{8 + i * 16} 38 h9" for i in range(10)), 1.7) + path("M62 108 V36 H118 V108 Z", WALL) + path("M56 36 L90 12 L124 36 Z", "#D9A93F") + flat("M90 12 L124 36 H108 Z", "#B58628") + path("M56 36 L90 12 L124 36 Z") + circle(90, 28, 5, "#F2D283", 1.8)
    body += "".join(arch(x, y, 10, 18, INK, 1.2) for y in (70, 98) for x in (16, 31, 46, 124, 139)) + "".join(arch(x, 66, 10, 19, INK, 1.2) for x in (68, 85, 102)) + path("M8 76 H172 M62 72 H118", None, 1.8) + arch(80, 108, 20, 28, "#5C3B1F", 2) + path("M90 82 V108", None, 1.4, OCHRE) + "".join(path(f"M{x} 76 V106", None, 3.6) + path(f"M{x} 77 V105", None, 1.4, WALL) for x in (68, 75, 105, 112)) + hatch("M160 50 v22 M165 50 v22 M160 80 v24 M165 80 v24", 2) + path("M90 12 V2", None, 2) + path("M91 2 C97 0 101 5 109 3 C107 6 107 8 110 11 C103 12 97 7 91 10 Z", RED, 1.6)
    return sheet(body + path("M2 108 H178", None, 3), 180, 110, 2.2)


def cypress() -> str:
    """A cypress for the environs, 40 by 100."""
    body = path("M20 98 V84", None, 3) + path("M20 88 C6 82 8 44 20 4 C32 44 34 82 20 88 Z", "#6F8A4A") + hatch("M22 16 Q29 46 25 82 M26 34 Q31 56 28 80 M18 40 Q21 60 19 80", 2)
    return sheet(body, 40, 100, 2)


def tree() -> str:
    """A round tree, 60 by 70."""
    body = path("M30 68 C29 58 30 52 30 44", None, 4) + path("M30 4 C40 0 50 8 50 16 C60 20 58 36 48 38 C44 48 32 48 28 42 C18 48 6 40 10 30 C2 22 8 10 18 12 C20 6 25 4 30 4 Z", "#8FA35C") + hatch("M44 14 Q52 22 46 34 M38 18 Q45 26 38 38 M32 26 Q36 34 30 40", 2)
    return sheet(body, 60, 70, 2)


def far_town() -> str:
    """Roofs and towers in the distance, 160 by 60."""
    body = ""
    for x, w, h, roof in ((4, 16, 22, 1), (22, 12, 36, 0), (36, 18, 20, 1), (56, 22, 26, 2), (80, 12, 44, 0), (94, 18, 22, 1), (114, 12, 32, 1), (128, 26, 20, 1)):
        y = 56 - h
        body += rect(x, y, w, h, WALL, 1.4)
        if roof == 1:
            body += path(f"M{x - 2} {y} L{x + w / 2} {y - w * 0.6:.1f} L{x + w + 2} {y} Z", TILE, 1.4)
        elif roof == 2:
            body += path(f"M{x - 1} {y} C{x - 1} {y - 18} {x + w + 1} {y - 18} {x + w + 1} {y} Z", TILE, 1.4)
        else:
            body += path(polygon(_merlons(x - 2, y - 2, w + 4, 3, 4, y + 3)), WALL, 1.4)
        body += rect(x + w / 2 - 1.5, y + 6, 3, 6, INK, 0) + hatch(f"M{x + w - 3} {y + 3} V54", 1.4)
    return sheet(body + path("M0 56 H160", None, 1.6, LEAF_D), 160, 60, 1.4)


def districts() -> dict[str, str]:
    """Documents by piece."""
    return {draw.__name__: draw() for draw in (walls, tower, gate, church, palace, cypress, tree, far_town)}
