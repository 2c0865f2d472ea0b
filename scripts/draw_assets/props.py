"""Things that stand in the covers' landscapes."""

from __future__ import annotations

import math

from .pen import INK, Point
from .woodcut import Woodcut, arc, spline

CW, CH = 400, 430
TERRA, TERRA_D, OCHRE, SAGE, OLIVE = "#C4573A", "#A8452E", "#D9B66A", "#A9B48A", "#7F8C5C"
SKY, STONE, STONE_D, CREAMY, SEA, VELLUM, GOLD = "#D5DDD3", "#E6D8B8", "#CDB98E", "#F4E9CD", "#9DB7B8", "#F8F1DF", "#D9A93C"
PIPS = {1: [(0.5, 0.5)], 2: [(0.27, 0.27), (0.73, 0.73)], 3: [(0.25, 0.25), (0.5, 0.5), (0.75, 0.75)],
        4: [(0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)], 5: [(0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)],
        6: [(0.27, 0.22), (0.73, 0.22), (0.27, 0.5), (0.73, 0.5), (0.27, 0.78), (0.73, 0.78)]}


def sky(k: Woodcut, top: str = SKY, horizon: str = "#F2E4BF", y1: float = 300, lines: int = 34) -> None:
    """Engraved sky: the cuts thin out towards the horizon."""
    k.raw(f'<defs><linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{y1:g}"><stop offset="0%" stop-color="{top}"/>'
          f'<stop offset="100%" stop-color="{horizon}"/></linearGradient></defs><rect x="0" y="0" width="{CW}" height="{CH}" fill="url(#sky)"/>')
    for i in range(lines):
        y = 5 + i * (y1 * 0.62) / lines
        w = 1.9 * (1 - i / lines) + 0.25
        x = 0.0
        while x < CW:
            length = k.hand.uniform(60, 190)
            k.stroke([(x, y), (min(CW, x + length / 2), y + 0.6), (min(CW, x + length), y)], w * 0.35, w, INK if i < 6 else "#4A4238")
            x += length + k.hand.uniform(3, 22) * (1 + i / 9)


def cloud(k: Woodcut, x: float, y: float, s: float) -> None:
    """A flat-bottomed cloud, shaded below."""
    top = (arc(x, y, 22 * s, 15 * s, 180, 300, 8) + arc(x + 26 * s, y - 9 * s, 24 * s, 18 * s, 200, 330, 8) + arc(x + 56 * s, y, 20 * s, 13 * s, 250, 360, 8))
    points = [*top, (x + 76 * s, y + 4 * s), (x - 22 * s, y + 4 * s)]
    k.poly(points, "#FBF5E4", 0)
    k.hatch(points, 0, 4.5, 1.2, 0.45, 1)
    k.poly(points, "none", 1.6)


def sun(k: Woodcut, x: float, y: float, r: float, rays: int = 36, reach: float = 2.4, fill: str = "#EDBE4E", face: bool = True) -> None:
    """The sun with cut rays, and a face as old printers liked it."""
    for i in range(rays):
        a = i / rays * math.tau
        r1 = r * (reach if i % 2 else reach * 0.74)
        k.stroke([(x + r * 1.16 * math.cos(a), y + r * 1.16 * math.sin(a)), (x + r1 * math.cos(a), y + r1 * math.sin(a))], 3.0, 0.3, "#8A5A18")
    k.circle(x, y, r, fill, 2)
    if not face:
        return
    u = r / 30
    for side in (-1, 1):
        k.stroke(arc(x + side * 10 * u, y - 5 * u, 6 * u, 4 * u, 200, 340, 8), 1.6, 1.2, "#7A4A12")
        k.circle(x + side * 10 * u, y - 3 * u, 1.8 * u, INK, 0)
        k.circle(x + side * 15 * u, y + 6 * u, 3.4 * u, "#E39A3C", 0)
    k.stroke([(x - 1 * u, y - 6 * u), (x + 2.4 * u, y + 5 * u), (x - 2 * u, y + 6 * u)], 1.4, 1.4, "#7A4A12")
    k.stroke(arc(x, y + 8 * u, 8 * u, 6 * u, 20, 160, 10), 1.2, 1.8, "#7A4A12")


def banner(k: Woodcut, x: float, y: float, fill: str, s: float = 1.0, left: bool = False) -> None:
    """A pole with a swallow-tailed flag; x, y is the foot."""
    f = -s if left else s
    t = y - 30 * s
    k.stroke([(x, y), (x, t)], 2.2)
    k.shape([*spline([(x, t), (x + 12 * f, t - 4 * s), (x + 22 * f, t + 2 * s), (x + 34 * f, t - 1 * s)], 5), (x + 28 * f, t + 6 * s), *spline([(x + 34 * f, t + 13 * s), (x + 20 * f, t + 16 * s), (x + 12 * f, t + 10 * s), (x, t + 14 * s)], 5)], fill, 90, 4, 1, 0.45, 1, w=1.7)


def tower(k: Woodcut, x: float, y: float, w: float, h: float, roof: str | None = None, fill: str = STONE, flag: str | None = None, windows: int = 2) -> None:
    """A round tower standing on x, y."""
    left, t = x - w / 2, y - h
    k.shape([(left, y), (left, t), (left + w, t), (left + w, y)], fill, 0, 5, 1.7, 0.52, 1)
    for i in range(int(h / 16)):
        k.rect(left + w * (0.1 + 0.22 * (i % 2)), t + 8 + i * 16, w * 0.2, 4, "none", 0.9)
    cap = w * 0.62
    k.shape([(x - cap, t), (x - cap, t - h * 0.1 - 8), (x + cap, t - h * 0.1 - 8), (x + cap, t)], fill, 0, 4, 1.6, 0.55, 1)
    top = t - h * 0.1 - 8
    for i in range(4):
        k.stroke([(x - cap * 0.75 + i * cap * 0.5, t), (x - cap * 0.75 + i * cap * 0.5, t + 4)], 1.6)
    if roof:
        rise = w * 1.35
        k.shape([(x - cap - 3, top), (x, top - rise), (x + cap + 3, top)], roof, 66, 5, 1.7, 0, 0.62)
        top -= rise
    else:
        step = 2 * cap / 7
        for i in range(4):
            a = x - cap + 2 * i * step
            k.shape([(a, top), (a, top - 8), (a + step, top - 8), (a + step, top)], fill)
        top -= 6
    for i in range(windows):
        k.arched(x - w * 0.12, t + h * (0.2 + 0.34 * i) + w * 0.22, w * 0.18, w * 0.33)
    if flag:
        banner(k, x, top, flag)


def die(k: Woodcut, x: float, y: float, s: float, fills: tuple[str, str, str, str], faces: tuple[int, int, int], turn: float = 0) -> None:
    """An isometric die; fills are top, left, right and pips, faces the pips of top, left and right."""
    a0, a1 = math.radians(28 + turn), math.radians(152 + turn)
    ex, ey, ez = (s * math.cos(a0), s * math.sin(a0)), (s * math.cos(a1), s * math.sin(a1)), (0.0, s * 1.04)

    def face(org: Point, u: Point, v: Point, fill: str, pips: int, hatch: float | None = None) -> None:
        def at(a: float, b: float) -> Point:
            return org[0] + u[0] * a + v[0] * b, org[1] + u[1] * a + v[1] * b
        quad = [at(0.07, 0), at(0.93, 0), at(1, 0.07), at(1, 0.93), at(0.93, 1), at(0.07, 1), at(0, 0.93), at(0, 0.07)]
        k.poly(quad, fill, 0)
        if hatch is not None:
            k.hatch(quad, hatch, 4.6, 1.5, 0.25, 1, taper="left")
        k.poly(quad, "none", 2.4)
        for a, b in PIPS[pips]:
            k.poly([at(a + 0.105 * math.cos(t / 16 * math.tau), b + 0.105 * math.sin(t / 16 * math.tau)) for t in range(16)], fills[3], 1.2)

    left = (x + ey[0], y + ey[1])
    middle = (x + ex[0] + ey[0], y + ex[1] + ey[1])
    right = (x + ex[0], y + ex[1])
    k.poly(arc(middle[0], middle[1] + s * 0.98, s * 1.05, s * 0.24, 0, 360, 24), INK, 0, opacity=0.35)
    face((x, y), ex, ey, fills[0], faces[0])
    face(left, (middle[0] - left[0], middle[1] - left[1]), ez, fills[1], faces[1])
    face(middle, (right[0] - middle[0], right[1] - middle[1]), ez, fills[2], faces[2], 90)


def cypress(k: Woodcut, x: float, y: float, h: float, fill: str = "#5E6F49") -> None:
    """A cypress, lit from the left."""
    w = h * 0.24
    points = spline([(x, y), (x - w * 0.5, y - h * 0.18), (x - w * 0.42, y - h * 0.5), (x - w * 0.16, y - h * 0.84), (x, y - h), (x + w * 0.16, y - h * 0.84),
                     (x + w * 0.42, y - h * 0.5), (x + w * 0.5, y - h * 0.18)], 6, True)
    k.stroke([(x, y + h * 0.07), (x, y - 4)], max(1.6, h * 0.03))
    k.shape(points, fill, 70, max(3, h * 0.05), max(1, h * 0.022), 0.45, 1, w=max(1.2, h * 0.02))


def tree(k: Woodcut, x: float, y: float, r: float, fill: str = "#8C9650") -> None:
    """A round tree or olive."""
    k.stroke([(x, y), (x - r * 0.1, y - r * 1.2)], r * 0.22, r * 0.12)
    crown = [(x + r * (1.06 if i % 2 else 0.9) * math.cos(i * math.tau / 14), y - r * 1.8 + r * 0.88 * (1.06 if i % 2 else 0.9) * math.sin(i * math.tau / 14)) for i in range(14)]
    k.shape(spline(crown, 3, True), fill, 30, max(2.6, r * 0.3), max(0.9, r * 0.1), 0.5, 1, w=1.4)


def house(k: Woodcut, x: float, y: float, w: float, h: float, wall: str = CREAMY, roof: str = TERRA, depth: float = 0.6) -> None:
    """A small house seen from the corner: gable front and long side."""
    d = w * depth
    k.shape([(x, y), (x, y - h), (x + w / 2, y - h - w * 0.42), (x + w, y - h), (x + w, y)], wall, w=1.7)
    k.shape([(x + w, y), (x + w, y - h), (x + w + d, y - h - d * 0.18), (x + w + d, y - d * 0.18)], wall, 90, 4, 1.4, 0.2, 1, w=1.7)
    k.shape([(x + w / 2, y - h - w * 0.42), (x + w, y - h), (x + w + d, y - h - d * 0.18), (x + w / 2 + d, y - h - w * 0.42 - d * 0.18)], roof, 60, 4.5, 1.3, 0.4, 1, w=1.7)
    k.rect(x + w * 0.4, y - h * 0.62, w * 0.2, h * 0.34, INK, 0)


def birds(k: Woodcut, *spots: tuple[float, float, float]) -> None:
    """Swallows in the sky."""
    for x, y, s in spots:
        k.stroke(spline([(x - 9 * s, y - 4 * s), (x - 4 * s, y - 5 * s), (x, y)], 5), 0.5, 2 * s)
        k.stroke(spline([(x, y), (x + 4 * s, y - 5 * s), (x + 9 * s, y - 4 * s)], 5), 2 * s, 0.5)


def frame(k: Woodcut) -> None:
    """A printed double border."""
    k.rect(2, 2, CW - 4, CH - 4, "none", 4)
    k.rect(7, 7, CW - 14, CH - 14, "none", 1)
