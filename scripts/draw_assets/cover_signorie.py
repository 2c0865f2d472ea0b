"""Cover of Signorie: two families meet before the palazzo."""

from __future__ import annotations

from .pen import INK, Point
from .props import CH, CREAMY, CW, STONE, TERRA, VELLUM, birds, cloud, frame, sky, tower
from .woodcut import Woodcut, arc, spline

LEFT, RIGHT, BASE = 84.0, 330.0, 346.0
HOUSES = (("#D9A93C", "roundels"), ("#2F5E9E", "bend"), ("#B33A2A", "chevron"), ("#4E8B57", "fess"), ("#D07A34", "pale"))


def coat(k: Woodcut, x: float, y: float, w: float, fill: str, charge: str) -> None:
    """A house's shield."""
    h = w * 1.2
    outline = [(x - w / 2, y - h / 2), (x + w / 2, y - h / 2), (x + w / 2, y), *spline([(x + w / 2, y), (x + w * 0.38, y + h * 0.28), (x, y + h / 2)], 5),
               *spline([(x, y + h / 2), (x - w * 0.38, y + h * 0.28), (x - w / 2, y)], 5)]
    k.poly(outline, fill, 0)
    charges: dict[str, list[Point]] = {
        "bend": [(x - w / 2, y - h / 2), (x - w * 0.2, y - h / 2), (x + w * 0.42, y + h * 0.16), (x + w * 0.3, y + h * 0.28), (x - w / 2, y - h * 0.2)],
        "fess": [(x - w / 2, y - h * 0.14), (x + w / 2, y - h * 0.14), (x + w / 2, y + h * 0.1), (x - w * 0.48, y + h * 0.1)],
        "pale": [(x - w * 0.14, y - h / 2), (x + w * 0.14, y - h / 2), (x + w * 0.14, y + h * 0.4), (x, y + h / 2), (x - w * 0.14, y + h * 0.4)],
        "chevron": [(x, y - h * 0.16), (x + w * 0.46, y + h * 0.16), (x + w * 0.36, y + h * 0.28), (x, y + h * 0.04), (x - w * 0.36, y + h * 0.28), (x - w * 0.46, y + h * 0.16)]}
    if charge in charges:
        k.poly(charges[charge], VELLUM, 1)
    else:
        for a, b in ((-0.22, -0.22), (0.22, -0.22), (-0.22, 0.06), (0.22, 0.06), (0, 0.28)):
            k.circle(x + a * w, y + b * h, w * 0.1, "#B33A2A", 1)
    k.poly(outline, "none", 2)


def man(k: Woodcut, x: float, y: float, s: float, fill: str, left: bool = False) -> None:
    """A gentleman in a short robe, hat in fashion, one hand out."""
    f = -1 if left else 1

    def at(*points: Point) -> list[Point]:
        return [(x + a * s * f, y + b * s) for a, b in points]
    k.poly(arc(x, y, 26 * s, 5 * s, 0, 360, 20), INK, 0, opacity=0.35)
    for a in (-7.0, 6.0):
        k.shape(at((a - 4, -2), (a - 4, -34), (a + 4, -34), (a + 4, -4), (a + 9, 0), (a - 4, 0)), "#5A4632", 90, 3, 1, 0.4, 1, w=1.6)
    robe = spline(at((-17, -28), (-14, -52), (-18, -70), (0, -79), (18, -70), (15, -52), (19, -28)), 5) + at((0, -24))
    k.shape(robe, fill, 80, 5, 1.6, 0.45, 1)
    k.stroke(at((-14, -48), (15, -48)), 3.2)
    k.shape(at((0, -50), (5, -50), (5, -45), (0, -45)), "#D9A93C", w=1.2)
    k.stroke(at((-10, -46), (-22, -12)), 2.4, 1.6)
    k.shape(spline(at((12, -70), (26, -58), (32, -47), (27, -43), (18, -52), (9, -58)), 5, True), fill, 60, 4, 1.2, 0.5, 1, w=1.8)
    k.circle(x + 31 * s * f, y - 44 * s, 4 * s, "#F0D3A8", 1.6)
    k.shape(at((-7, -76), (7, -76), (5, -70), (-5, -70)), VELLUM, w=1.4)
    k.circle(x, y - 88 * s, 10 * s, "#F0D3A8", 2)
    k.stroke(spline(at((-9, -92), (-12, -84), (-8, -78)), 4), 4.4, 3, "#5C3B1F")
    k.poly(arc(*at((4, -89))[0], 1.4 * s, 1.6 * s, 0, 360, 8), INK, 0)
    k.stroke(at((8.5, -89), (11.5, -85), (8, -84)), 1.6)
    k.stroke(at((3, -81), (7, -82)), 1.4)
    k.shape(spline(at((-14, -92), (-12, -103), (3, -106), (15, -98), (13, -92), (0, -95)), 5, True), fill, 60, 3, 1, 0.45, 1, w=1.8)
    k.stroke(spline(at((-10, -100), (-20, -108), (-27, -104)), 5), 3.6, 0.8, VELLUM)
    k.stroke(spline(at((-10, -100), (-20, -108), (-27, -104)), 5), 1, 0.4)


def woman(k: Woodcut, x: float, y: float, s: float, fill: str, left: bool = False) -> None:
    """A lady in a long gown with veil and girdle."""
    f = -1 if left else 1

    def at(*points: Point) -> list[Point]:
        return [(x + a * s * f, y + b * s) for a, b in points]
    k.poly(arc(x, y, 28 * s, 5 * s, 0, 360, 20), INK, 0, opacity=0.35)
    k.shape(spline(at((-28, 0), (-20, -26), (-8, -48), (-9, -70), (0, -75), (9, -70), (8, -48), (19, -26), (24, 0)), 6), fill, 82, 5.5, 1.6, 0.45, 1)
    k.stroke(spline(at((-2, -46), (-6, -22), (-8, -2)), 5), 1.6, 0.8)
    k.stroke(spline(at((-27, -3), (0, 1), (23, -3)), 6), 3, 3, VELLUM)
    k.stroke(spline(at((-27, -3), (0, 1), (23, -3)), 6), 0.9, 0.9)
    k.stroke(at((-8, -50), (8, -50)), 3)
    k.shape(at((-5, -73), (5, -73), (0, -62)), VELLUM, w=1.3)
    k.shape(spline(at((6, -68), (16, -57), (27, -50), (25, -45), (12, -50), (4, -60)), 5, True), fill, 60, 4, 1.2, 0.5, 1, w=1.8)
    k.circle(x + 28 * s * f, y - 47 * s, 3.6 * s, "#F0D3A8", 1.5)
    k.shape(spline(at((-9, -92), (-12, -80), (-16, -62), (-8, -66), (-3, -80), (8, -95), (0, -102)), 5, True), VELLUM, 80, 3.6, 0.9, 0.5, 1, w=1.6)
    k.circle(x + 1 * s * f, y - 85 * s, 9 * s, "#F0D3A8", 2)
    k.shape(spline(at((-9, -88), (-6, -97), (4, -98), (10, -90), (4, -92), (-3, -90)), 5, True), "#A8662C", w=1.5)
    k.poly(arc(*at((4, -86))[0], 1.3 * s, 1.5 * s, 0, 360, 8), INK, 0)
    k.stroke(at((9, -86), (11, -82.5), (8, -81.5)), 1.5)
    k.stroke(at((3, -79), (6, -79.6)), 1.3)


def _palazzo(k: Woodcut) -> None:
    k.shape([(LEFT, BASE), (LEFT, 262), (RIGHT, 262), (RIGHT, BASE)], "#CDB283", w=2.2)
    for row in range(6):
        y = 262 + row * 14
        x = LEFT - (0 if row % 2 else 13)
        while x < RIGHT:
            x0, x1 = max(LEFT, x), min(RIGHT, x + 26)
            if x1 - x0 > 5:
                k.shape([(x0 + 1, y + 1), (x1 - 1, y + 1), (x1 - 1, y + 13), (x0 + 1, y + 13)], "#D6BE90", 0, 4, 1.2, 0.6, 1, w=1.2)
            x += 26
    k.shape([(LEFT, 262), (LEFT, 186), (RIGHT, 186), (RIGHT, 262)], "#E3CD9E", 0, 9.4, 0.9, 0.0, 1, w=2)
    k.shape([(LEFT, 186), (LEFT, 114), (RIGHT, 114), (RIGHT, 186)], "#EAD8AE", w=2)
    k.hatch([(RIGHT - 44, 262), (RIGHT - 44, 114), (RIGHT, 114), (RIGHT, 262)], 0, 5, 1.5, 0.2, 1, taper="left")
    for y in (262, 186):
        k.shape([(LEFT - 5, y + 4), (LEFT - 5, y - 5), (RIGHT + 5, y - 5), (RIGHT + 5, y + 4)], STONE, w=1.8)
    k.shape([(LEFT - 8, 114), (LEFT - 20, 98), (RIGHT + 20, 98), (RIGHT + 8, 114)], STONE, 0, 4, 1.5, 0.5, 1)
    for i in range(17):
        k.rect(LEFT - 4 + i * 15.2, 107, 8, 9, "#CDB283", 1.3)
    k.shape([(LEFT - 20, 98), (LEFT + 6, 76), (RIGHT - 6, 76), (RIGHT + 20, 98)], TERRA, 70, 6, 1.4, 0.3, 1)
    for y in (156, 234):
        for i in range(5):
            x = LEFT + 30 + i * 46.5
            k.shape([*arc(x, y, 15, 17, 180, 360, 12), (x + 15, y + 24), (x - 15, y + 24)], STONE, w=1.8)
            for s in (-1, 1):
                k.arched(x + s * 6, y + 22, 9.2, 25)
            k.circle(x, y - 9, 2.2, INK, 0)
    x = (LEFT + RIGHT) / 2
    k.shape([*arc(x, 306, 28, 31, 180, 360, 16), (x + 28, BASE), (x - 28, BASE)], STONE, w=2)
    k.arched(x, BASE, 38, 60)
    for s in (-1, 1):
        side = x + s * 82
        k.shape([*arc(side, 306, 18, 20, 180, 360, 12), (side + 18, 328), (side - 18, 328)], STONE, w=1.8)
        k.arched(side, 326, 24, 33)
        for i in (-1, 1):
            k.stroke([(side + i * 5, 294), (side + i * 5, 326)], 1.5, ink="#D6BE90")
        k.stroke([(x + s * 40, 296), (x + s * 44, 286)], 3)
        k.circle(x + s * 44.5, 283, 3.4, "#E8893A", 1.2)
    for i, (fill, charge) in enumerate(HOUSES):
        coat(k, LEFT + 30 + i * 46.5, 205, 25, fill, charge)


def signorie() -> Woodcut:
    """The whole picture."""
    k = Woodcut(CW, CH, 17)
    sky(k, "#D3DBD6", "#F3E2B8", 240, 24)
    cloud(k, 96, 50, 0.8)
    cloud(k, 262, 44, 0.7)
    birds(k, (200, 40, 0.7), (216, 50, 0.6), (182, 52, 0.5))
    tower(k, 354, 332, 46, 226, None, "#D9C79C", flag="#B33A2A")
    k.shape([(-5, 342), (-5, 178), (64, 160), (64, 342)], "#D6BE8E", 0, 7, 1.3, 0.3, 1)
    for j in range(3):
        for i in range(2):
            k.arched(16 + i * 27, 220 + j * 46, 13, 26)
    k.shape(arc(50, 158, 40, 56, 180, 360, 20), TERRA, 90, 6, 1.4, 0.3, 1)
    for x in (28, 50, 72):
        k.stroke([(x, 156), (50, 103)], 1.5)
    k.shape([(43, 103), (43, 88), (57, 88), (57, 103)], CREAMY, w=1.6)
    k.stroke([(50, 88), (50, 70)], 2)
    k.stroke([(45, 76), (55, 76)], 2)
    _palazzo(k)
    k.shape([(-5, 434), (-5, 346), (405, 340), (405, 434)], "#E6D5A8", w=2)
    for i in range(-9, 10):
        k.stroke([(207 + i * 22, 345), (207 + i * 62, 434)], 0.7, 1.6)
    for i, y in enumerate((352, 362, 377, 400)):
        k.stroke([(-5, y), (405, y - 2)], 0.8 + i * 0.3)
    man(k, 74, 392, 0.62, "#6A4A6C")
    woman(k, 346, 390, 0.6, "#5A8F86", left=True)
    man(k, 120, 424, 1.15, "#2F5E9E")
    woman(k, 172, 424, 1.1, "#D9A93C")
    woman(k, 246, 424, 1.1, "#B33A2A", left=True)
    man(k, 296, 424, 1.15, "#4E8B57", left=True)
    frame(k)
    return k
