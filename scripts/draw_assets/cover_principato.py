"""Cover of Principato: a walled town among its fields, seen from above like an old map."""

from __future__ import annotations

import itertools
import math

from .pen import INK, Point
from .props import CH, CREAMY, CW, GOLD, SEA, STONE, TERRA, TERRA_D, VELLUM, cypress, frame, house, tower, tree
from .woodcut import Woodcut, arc, spline

CX, CY, RX, RY = 196, 214, 150, 104
FIELDS: list[tuple[list[Point], str, float]] = [
    ([(0, 0), (150, 0), (118, 92), (0, 120)], "#C9C48A", 24), ([(150, 0), (288, 0), (262, 70), (118, 92)], "#DCC57E", -40),
    ([(288, 0), (400, 0), (400, 96), (262, 70)], "#B9BF86", 62), ([(0, 120), (118, 92), (66, 200), (0, 214)], "#E0CC8B", -20),
    ([(0, 214), (66, 200), (60, 300), (0, 320)], "#B4BC82", 48), ([(400, 96), (262, 70), (330, 150), (400, 170)], "#E2CE90", -12),
    ([(0, 320), (60, 300), (120, 372), (96, 430), (0, 430)], "#DCC57E", 20), ([(400, 170), (330, 150), (345, 232), (400, 250)], "#BFC38A", 50),
    ([(400, 250), (345, 232), (338, 292), (400, 300)], "#DCC57E", -30), ([(60, 300), (62, 250), (150, 330), (180, 345), (150, 400), (120, 372)], "#CFC98F", 66),
    ([(96, 430), (120, 372), (160, 398), (150, 430)], "#BFC38A", -20), ([(270, 400), (330, 362), (400, 330), (400, 430), (262, 430)], "#C9C48A", 30)]


def _land(k: Woodcut) -> None:
    k.raw(f'<rect x="0" y="0" width="{CW}" height="{CH}" fill="#E9DDB6"/>')
    for points, fill, angle in FIELDS:
        k.poly(points, fill, 0)
        k.hatch(points, angle, 8, 1.5)
        k.poly(points, "none", 1.8)
    left = spline([(420, 240), (352, 262), (330, 300), (262, 352), (206, 372), (150, 436)], 10)
    right = spline([(206, 436), (240, 402), (296, 386), (366, 326), (386, 296), (420, 290)], 10)
    k.shape(left + right, SEA, w=2)
    for i in range(4):
        f = 0.2 + i * 0.2
        middle = [(a[0] * (1 - f) + b[0] * f, a[1] * (1 - f) + b[1] * f) for a, b in zip(left, right[::-1], strict=False)]
        for j in range(2, len(middle) - 8, 11):
            k.stroke(middle[j:j + 7], 0.5, 1.6)


def _boat(k: Woodcut, x: float, y: float, s: float, sail: str) -> None:
    k.shape([(x - 16 * s, y - 4 * s), (x + 16 * s, y - 4 * s), (x + 10 * s, y + 5 * s), (x - 10 * s, y + 5 * s)], "#8A5A2B", 0, 3, 1, 0.4, 1, w=1.5)
    k.stroke([(x, y - 4 * s), (x, y - 34 * s)], 1.8)
    k.shape([*spline([(x + 1, y - 33 * s), (x + 15 * s, y - 22 * s), (x + 16 * s, y - 9 * s)], 5), (x + 1, y - 8 * s)], sail, 90, 3.4, 1, 0.4, 1, w=1.5)
    k.shape([(x - 1, y - 30 * s), (x - 11 * s, y - 9 * s), (x - 1, y - 9 * s)], VELLUM, w=1.4)


def _wall(k: Woodcut, p: Point, q: Point) -> None:
    k.shape([p, q, (q[0], q[1] - 24), (p[0], p[1] - 24)], STONE, 90 if abs(p[0] - q[0]) < 60 else 0, 4.5, 1.3, 0.4, 1, w=1.8)
    n = max(2, int(math.hypot(q[0] - p[0], q[1] - p[1]) / 13))
    for i in range(n):
        a, b = ((p[0] + (q[0] - p[0]) * f, p[1] + (q[1] - p[1]) * f - 24) for f in ((i + 0.15) / n, (i + 0.65) / n))
        k.poly([a, b, (b[0], b[1] - 6), (a[0], a[1] - 6)], STONE, 1.5)


def _town(k: Woodcut) -> None:
    for x, y, w, h, roof in ((150, 160, 18, 15, TERRA), (92, 206, 24, 20, TERRA), (128, 180, 22, 20, TERRA_D), (98, 250, 26, 20, TERRA_D), (182, 168, 18, 14, TERRA_D), (256, 182, 24, 20, TERRA),
                             (286, 214, 22, 18, TERRA_D), (66, 226, 18, 16, TERRA), (128, 280, 24, 20, TERRA), (268, 262, 26, 20, TERRA), (232, 290, 22, 17, TERRA_D), (84, 276, 18, 15, TERRA), (164, 296, 18, 14, TERRA_D)):
        house(k, x, y, w, h, CREAMY, roof)
    k.shape([(140, 252), (140, 198), (192, 198), (192, 252)], "#E9C98F", 0, 4.5, 1.3, 0.6, 1)
    k.shape([(135, 200), (143, 186), (189, 186), (197, 200)], TERRA, 70, 5, 1.2, 0.4, 1, w=1.8)
    for i in range(3):
        for j in range(2):
            k.arched(151 + i * 15, 223 + j * 18, 8, 13)
    k.arched(166, 252, 10, 12)
    k.shape([(204, 256), (204, 196), (254, 196), (254, 256)], CREAMY, 0, 4.5, 1.3, 0.6, 1)
    k.shape([(200, 198), (229, 176), (258, 198)], CREAMY, w=1.9)
    k.shape([(210, 176), (210, 162), (248, 162), (248, 176)], CREAMY, w=1.8)
    k.shape(arc(229, 163, 25, 40, 180, 360, 20), TERRA, 90, 5, 1.4, 0.3, 1)
    for x in (216, 229, 242):
        k.stroke([(x, 162), (229, 124)], 1.5)
    k.shape([(224, 124), (224, 113), (234, 113), (234, 124)], CREAMY, w=1.6)
    k.stroke([(229, 113), (229, 97)], 2)
    k.stroke([(223, 103), (235, 103)], 2)
    k.circle(229, 210, 7, "#7E9BB0", 1.8)
    k.arched(229, 256, 16, 24)
    k.shape([(258, 256), (258, 172), (272, 172), (272, 256)], CREAMY, 0, 4.5, 1.3, 0.45, 1, w=1.8)
    k.shape([(255, 173), (265, 152), (275, 173)], TERRA, w=1.7)
    k.arched(265, 190, 7, 13)
    k.circle(204, 276, 7, SEA, 1.8)
    k.circle(204, 276, 2.4, STONE, 1.4)


def _compass(k: Woodcut, x: float, y: float) -> None:
    k.circle(x, y, 37, VELLUM, 1.6)
    k.circle(x, y, 33, "none", 0.9)
    for i in range(8):
        a, reach = i * math.pi / 4 - math.pi / 2, (36 if i % 2 == 0 else 21)
        for sign, fill in ((1, INK), (-1, "#F8F1DF")):
            k.poly([(x, y), (x + reach * math.cos(a), y + reach * math.sin(a)), (x + 8 * math.cos(a + sign * math.pi / 8), y + 8 * math.sin(a + sign * math.pi / 8))], fill, 1.3)
    k.circle(x, y, 4, GOLD, 1.4)


def principato() -> Woodcut:
    """The whole picture."""
    k = Woodcut(CW, CH, 7)
    _land(k)
    ring = [(CX + RX * math.cos(math.radians(a)), CY + RY * math.sin(math.radians(a))) for a in range(-158, 202, 40)]
    k.shape([(x, y + 8) for x, y in ring], "#E4D2A0", w=0)
    sides = list(itertools.pairwise(ring))
    for p, q in sides:
        if (p[1] + q[1]) / 2 < CY:
            _wall(k, p, q)
    for x, y in sorted(ring[:-1], key=lambda t: t[1]):
        if y < CY:
            tower(k, x, y + 4, 20, 32, TERRA, windows=1)
    _town(k)
    for p, q in sides:
        if (p[1] + q[1]) / 2 >= CY:
            _wall(k, p, q)
    for x, y in sorted(ring[:-1], key=lambda t: t[1]):
        if y >= CY:
            tower(k, x, y + 6, 24, 40, TERRA, windows=1)
    gate = CY + RY - 2
    k.shape([(176, gate + 4), (176, gate - 44), (216, gate - 44), (216, gate + 4)], STONE, 0, 4.5, 1.3, 0.6, 1)
    k.shape([(172, gate - 44), (196, gate - 62), (220, gate - 44)], TERRA, w=1.8)
    k.arched(196, gate + 4, 22, 29)
    k.shape([(184, gate + 4), (210, gate + 4), (272, 434), (226, 434)], "#EBDDB5", w=1.8)
    for i in range(5):
        y = gate + 16 + i * 20
        k.stroke([(188 + i * 10, y), (214 + i * 12, y)], 1)
    for x, y, h in ((30, 176, 34), (44, 182, 28), (360, 222, 34), (344, 132, 28), (322, 392, 34), (340, 402, 44), (372, 396, 36), (22, 300, 30), (384, 140, 30)):
        cypress(k, x, y, h)
    for x, y, r in ((120, 30, 7), (140, 38, 6), (300, 34, 7), (316, 42, 6), (20, 152, 6), (380, 214, 6), (386, 284, 6), (300, 412, 7), (120, 420, 7)):
        tree(k, x, y, r)
    for x, y in ((330, 70), (30, 92), (218, 40), (362, 372)):
        house(k, x, y, 22, 16)
    _boat(k, 340, 318, 0.95, TERRA)
    _boat(k, 190, 410, 0.8, VELLUM)
    _compass(k, 58, 368)
    frame(k)
    return k
