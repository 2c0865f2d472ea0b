"""Crests: one-colour heraldic figures; what is cut away is a hole, so the seat's colour and hatch show through."""

from __future__ import annotations

import math

from .pen import INK, num, sheet


def _figure(d: str) -> str:
    body = f'<path d="{d}" fill="{INK}" stroke="none" fill-rule="evenodd"/>'
    return sheet(body)


def _cut(x0: float, y0: float, cx: float, cy: float, x1: float, y1: float, width: float) -> str:
    """A sliver pointed at both ends, as path data."""
    length = math.hypot(x1 - x0, y1 - y0) or 1
    nx, ny = -(y1 - y0) / length * width, (x1 - x0) / length * width
    return (f"M{num(x0)} {num(y0)}Q{num(cx + nx)} {num(cy + ny)} {num(x1)} {num(y1)}"
            f"Q{num(cx - nx)} {num(cy - ny)} {num(x0)} {num(y0)}Z")


def _mirrored(*cuts: tuple[float, float, float, float, float, float, float]) -> str:
    return "".join(_cut(*c) + _cut(100 - c[0], c[1], 100 - c[2], c[3], 100 - c[4], c[5], c[6]) for c in cuts)


def lion() -> str:
    """Lion's head, frontal, in a mane of flames."""
    mane, locks = "", 15
    for i in range(locks):
        a, b = math.tau * i / locks - 1.57, math.tau * (i + 1) / locks - 1.57
        tip = (a + b) / 2 + 0.16
        x0, y0 = 50 + 36 * math.cos(a), 49 + 37 * math.sin(a)
        x1, y1 = 50 + 36 * math.cos(b), 49 + 37 * math.sin(b)
        tx, ty = 50 + 49 * math.cos(tip), 49 + 49.5 * math.sin(tip)
        mane += (f"{'M' if i == 0 else 'L'}{x0:.1f} {y0:.1f}Q{50 + 45 * math.cos(a + 0.1):.1f} {49 + 46 * math.sin(a + 0.1):.1f} {tx:.1f} {ty:.1f}"
                 f"Q{50 + 44 * math.cos(b - 0.02):.1f} {49 + 45 * math.sin(b - 0.02):.1f} {x1:.1f} {y1:.1f}")
    face = "M27 31Q22 18 33 19Q41 21 43 27Q50 24.500 57 27Q59 21 67 19Q78 18 73 31Q79 46 70 57Q67 78 50 84Q33 78 30 57Q21 46 27 31Z"
    eyes = "M34 42Q40 37 46.500 43.500Q39 48 34 42ZM66 42Q60 37 53.500 43.500Q61 48 66 42Z"
    nose = "M41.500 58H58.500L53.500 66L52 67V70.500Q56 75 63 71Q57 80 50 76Q43 80 37 71Q44 75 48 70.500V67L46.500 66Z"
    bridge = _mirrored((47, 33, 48.5, 46, 44, 56, 1.6))
    return _figure(mane + "Z" + face + eyes + nose + bridge)


def eagle() -> str:
    """Eagle displayed, head turned, with cut feathers."""
    body = ("M50 5Q61 5 61 15.500L69.500 19L60.500 22.500Q59 28 61 31Q66 24 66 13Q72.500 17 73 24Q77 16 77 9Q84 17 82 26Q88 20 89 15Q95.500 27 91 36Q96 33 98 29"
            "Q99.500 46 91 53Q94 54 97 53Q93 65 82 65.500Q73 67 62 61Q64 67 70 70.500L81 72L77 76.500L83 83L73.500 80.500L70 87.500L66 78L58.500 71Q60 81 67 93"
            "Q59 91 56.500 87Q55 94 50 99Q45 94 43.500 87Q41 91 33 93Q40 81 41.500 71L34 78L30 87.500L26.500 80.500L17 83L23 76.500L19 72L30 70.500Q36 67 38 61"
            "Q27 67 18 65.500Q7 65 3 53Q6 54 9 53Q.5 46 2 29Q4 33 9 36Q4.500 27 11 15Q12 20 18 26Q16 17 23 9Q23 16 27 24Q27.500 17 34 13Q34 24 40 31"
            "Q42 28 41 22Q38 17 42 10.500Q45 5 50 5Z")
    eye = "M52 12.500a2.600 2.600 0 1 0 .01 0Z"
    feathers = _mirrored((73.5, 30, 76, 42, 71, 55, 1.9), (82, 32, 84, 44, 78, 57, 1.9), (90, 40, 90, 50, 84, 58, 1.7), (66, 36, 68, 46, 64, 53, 1.6))
    breast = _cut(50, 38, 50, 50, 50, 62, 1.6) + _mirrored((44.5, 42, 45.5, 50, 44.5, 58, 1.4)) + _cut(50, 76, 50, 84, 50, 92, 1.4)
    return _figure(body + eye + feathers + breast)


def bull() -> str:
    """Bull's head with a ring and a curl on the brow."""
    head = ("M3 9Q4 36 28 37L30 33.500Q50 27 70 33.500L72 37Q96 36 97 9Q106 52 74.500 50.500L73.500 52.500L90 50.500Q88 66 71.500 63L68.500 71"
            "Q68 85 62 91Q50 98 38 91Q32 85 31.500 71L28.500 63Q12 66 10 50.500L26.500 52.500L25.500 50.500Q-6 52 3 9Z")
    eyes = "M34 50.500Q42 50 44 58Q36 58.500 34 50.500ZM66 50.500Q58 50 56 58Q64 58.500 66 50.500Z"
    muzzle = "M38.500 77Q50 69 61.500 77Q63 86 57 89.500Q50 92.500 43 89.500Q37 86 38.500 77Z"
    nostrils = "M42.500 79.500Q47 78.500 47.500 83Q43.500 84.500 42.500 79.500ZM57.500 79.500Q53 78.500 52.500 83Q56.500 84.500 57.500 79.500Z"
    brow = _cut(42, 36, 48, 42, 49, 50, 2) + _cut(58, 36, 52, 42, 51, 50, 2) + _cut(50, 33, 50, 39, 50, 45, 1.6)
    return _figure(head + eyes + muzzle + nostrils + brow)


def dolphin() -> str:
    """Heraldic dolphin, embowed."""
    body = ("M7 67Q1 40 24 23Q43 10 61 17Q61 7 74 2Q72 13 75 21.500Q96 34 94 62Q93 76 86 83Q99 83 99 94Q87 99 78.500 93Q70 101 59 93.500Q63 84 76 82"
            "Q82 62 70 51Q58 43 45 49Q54 56 51 69Q42 66 36 55.500Q27 62 27 70Q18 65 7 67Z")
    eye = "M27 36.500a5 5 0 1 0 .01 0Z"
    cuts = (_cut(11, 60, 19, 55, 27, 55, 2.4) + _cut(44, 29, 64, 24, 77, 44, 2.6) + _cut(66, 38, 82, 44, 83, 64, 2.2)
            + _cut(64, 16, 68, 12, 70.5, 8, 1.8) + _cut(80, 88, 86, 89, 92, 92, 1.6) + _cut(66, 91, 70, 90, 75, 88, 1.6))
    return _figure(body + eye + cuts)


def tower() -> str:
    """Crenellated tower with gate, slit and courses of stone."""
    body = "M19 97V44L11 34V6H28V19H41.500V6H58.500V19H72V6H89V34L81 44V97H62V80Q62 68 50 68Q38 68 38 80V97Z"
    slit = "M45.500 62V51Q45.500 46 50 46Q54.500 46 54.500 51V62Z"
    courses = "M17.500 35H82.500L79 39.500H21Z" + _cut(23, 54, 29, 54, 36, 54, 1.8) + _cut(64, 54, 71, 54, 77, 54, 1.8) + _cut(25, 70, 29, 70, 34, 70, 1.8) \
        + _cut(67, 70, 72, 70, 77, 70, 1.8) + _cut(23, 84, 28, 84, 33, 84, 1.8) + _cut(67, 84, 72, 84, 76, 84, 1.8)
    return _figure(body + slit + courses)


CRESTS = {"lion": lion(), "eagle": eagle(), "bull": bull(), "dolphin": dolphin(), "tower": tower()}
