"""Cover of The Castles of Tuscany: hills, vines and a villa, four hexes in front."""

from __future__ import annotations

import math

from .pen import INK, Point
from .props import CH, CREAMY, CW, TERRA, TERRA_D, birds, cloud, cypress, frame, house, sky, sun, tower, tree
from .woodcut import Shape, Woodcut, arc, spline


def _hexagon(cx: float, cy: float, r: float) -> Shape:
    return [(cx + r * math.cos(math.radians(a)), cy + r * math.sin(math.radians(a))) for a in range(30, 390, 60)]


def _villa(k: Woodcut) -> None:
    k.shape([(232, 240), (232, 190), (298, 190), (298, 240)], "#F1DFB6", 0, 5, 1.3, 0.6, 1)
    k.shape([(226, 192), (241, 171), (291, 171), (305, 192)], TERRA, 70, 6, 1.4, 0.2, 1)
    k.shape([(287, 242), (287, 146), (316, 146), (316, 242)], "#E6CE9C", 0, 5, 1.3, 0.5, 1)
    k.shape([(282, 148), (302, 128), (321, 148)], TERRA, 70, 5, 1.2, 0.4, 1, w=1.8)
    for i in range(3):
        k.arched(246 + i * 17, 218, 9, 14)
        k.shape([*arc(246 + i * 17, 231, 6, 6, 180, 360, 8), (252 + i * 17, 240), (240 + i * 17, 240)], "#8A5A2B" if i == 1 else INK, w=1.2)
    k.arched(302, 182, 11, 18)
    k.arched(302, 212, 8, 12)
    k.stroke([(232, 222), (287, 222)], 1.3)


def _grain(k: Woodcut, x: float, y: float) -> None:
    for s in (-1, 0, 1):
        k.stroke([(x + s * 4, y + 28), (x + s * 15, y - 6)], 2)
        for j in range(4):
            for side in (-1, 1):
                k.poly([(x + s * 15 + side, y - 2 - j * 7), (x + s * 15 + side * 8, y - 8 - j * 7), (x + s * 15 + side, y - 10 - j * 7)], "#F6DD8E", 1.2)
    k.shape([(x - 8, y + 16), (x + 8, y + 16), (x + 7, y + 21), (x - 7, y + 21)], TERRA, w=1.3)


def _grapes(k: Woodcut, x: float, y: float) -> None:
    k.stroke([(x, y - 8), (x + 3, y - 26)], 2.6)
    for a, b in ((-14, -6), (-5, -6), (5, -6), (14, -6), (-9, 3), (0, 3), (9, 3), (-5, 12), (5, 12), (0, 20)):
        k.circle(x + a, y + b, 5.4, "#6B3D6B", 1.4)
        k.circle(x + a - 1.6, y + b - 1.8, 1.2, "#B088B0", 0)
    k.shape(spline([(x, y - 12), (x + 12, y - 27), (x + 25, y - 18), (x + 16, y - 8)], 5, True), "#A9BE78", 30, 4, 1, 0.5, 1, w=1.5)
    k.shape(spline([(x, y - 12), (x - 10, y - 25), (x - 22, y - 18), (x - 14, y - 8)], 5, True), "#A9BE78", 30, 4, 1, 0.5, 1, w=1.5)


def _chapel(k: Woodcut, x: float, y: float) -> None:
    k.shape([(x - 17, y + 27), (x - 17, y), (x + 17, y), (x + 17, y + 27)], CREAMY, 0, 4, 1.1, 0.6, 1, w=1.8)
    k.shape(arc(x, y, 17, 21, 180, 360, 14), TERRA, 90, 4, 1.1, 0.3, 1, w=1.8)
    k.stroke([(x, y - 20), (x, y - 34)], 2.2)
    k.stroke([(x - 5, y - 29), (x + 5, y - 29)], 2.2)
    k.arched(x, y + 27, 11, 18)
    for s in (-1, 1):
        k.arched(x + s * 11, y + 16, 4, 9)


def _tiles(k: Woodcut) -> None:
    r = 47
    dx = r * math.sqrt(3) + 5
    x0 = (CW - 3 * dx) / 2
    kinds = (("#C9A24E", 60), ("#B6534B", 0), ("#7E9A63", -30), ("#6F93A8", 90))
    for i, (fill, angle) in enumerate(kinds):
        cx, cy = x0 + i * dx, 374
        k.poly(_hexagon(cx + 3, cy + 8, r), "#2A1C10", 0, opacity=0.45)
        k.shape(_hexagon(cx, cy + 3, r), "#B99B62", w=2)
        k.shape(_hexagon(cx, cy, r), "#F7EDD4", w=2.4)
        k.shape(_hexagon(cx, cy, r - 7), fill, angle, 6, 1.2, 0.62, 1, w=1.4)
        if i == 0:
            _grain(k, cx, cy)
        elif i == 1:
            tower(k, cx, cy + 28, 24, 36, None, CREAMY, flag="#F2D283", windows=1)
        elif i == 2:
            _grapes(k, cx, cy)
        else:
            _chapel(k, cx, cy)


def tuscany() -> Woodcut:
    """The whole picture."""
    k = Woodcut(CW, CH, 11)
    sky(k, "#DDE0CB", "#F6DDA2", 260, 26)
    sun(k, 112, 100, 37, 40, 2.5, "#F0B447")
    cloud(k, 240, 78, 1.05)
    cloud(k, 330, 128, 0.55)
    birds(k, (206, 118, 0.8), (224, 128, 0.6), (60, 168, 0.7))
    far: list[tuple[list[Point], str, float, float]] = [([(-5, 204), (70, 174), (150, 200), (230, 168), (320, 194), (405, 164)], "#B8C0A6", 6, 1.0),
                                                        ([(-5, 250), (80, 212), (170, 234), (260, 204), (340, 230), (405, 212)], "#AFB77F", -18, 1.3)]
    for top, fill, angle, w in far:
        k.shape([*spline(top, 10), (405, 432), (-5, 432)], fill, angle, 8, w, 0.45, 1, w=1.7)
    tower(k, 60, 200, 12, 26, TERRA, windows=1)
    house(k, 66, 204, 14, 11, CREAMY, TERRA_D)
    house(k, 40, 206, 14, 10, CREAMY, TERRA)
    for x, y, r in ((20, 224, 6), (100, 216, 7), (120, 222, 6), (160, 230, 7), (380, 214, 7)):
        tree(k, x, y, r)
    hill = spline([(-5, 318), (60, 276), (150, 258), (250, 234), (300, 236), (360, 262), (405, 268)], 10)
    k.shape([*hill, (405, 432), (-5, 432)], "#C9BE7C", w=2)
    for i in range(1, 10):
        row = [(x + i * 3, y + i * 13 + abs(x - 250) * 0.015 * i) for x, y in hill]
        k.stroke(row, 2.0 if i % 2 else 1.1, 0.8, "#6D6A35")
        if i % 2:
            for vx, vy in row[3:-2:4]:
                k.circle(vx, vy - 3, 3.2, "#8C9650", 1)
                k.stroke([(vx, vy), (vx, vy + 4)], 1)
    road = spline([(258, 240), (236, 258), (282, 282), (236, 312), (180, 340), (190, 432)], 8) + spline([(262, 432), (240, 352), (290, 318), (330, 282), (262, 258), (272, 240)], 8)
    k.shape(road, "#F1E3BB", w=1.8)
    for points in ([(250, 262), (266, 270)], [(290, 284), (278, 298)], [(262, 312), (240, 326)], [(214, 344), (212, 366)]):
        k.stroke(points, 1.5, 0.5)
    _villa(k)
    for x, y, h in ((206, 252, 80), (188, 258, 62), (220, 246, 64), (332, 254, 86), (350, 262, 64), (366, 268, 80), (386, 272, 58)):
        cypress(k, x, y, h)
    for x, y, h in ((30, 292, 46), (46, 286, 60), (62, 282, 42)):
        cypress(k, x, y, h)
    for x, y, r in ((108, 276, 9), (130, 270, 8), (150, 300, 9), (96, 306, 8)):
        tree(k, x, y, r, "#9AA36A")
    _tiles(k)
    frame(k)
    return k
