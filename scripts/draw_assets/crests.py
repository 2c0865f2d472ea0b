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
    face = "M27 31Q22 18 33 19Q41 21 43 27Q50 24.5 57 27Q59 21 67 19Q78 18 73 31Q79 46 70 57Q67 78 50 84Q33 78 30 57Q21 46 27 31Z"
    eyes = "M34 42Q40 37 46.5 43.5Q39 48 34 42ZM66 42Q60 37 53.5 43.5Q61 48 66 42Z"
    nose = "M41.5 58H58.5L53.5 66L52 67V70.5Q56 75 63 71Q57 80 50 76Q43 80 37 71Q44 75 48 70.5V67L46.5 66Z"
    bridge = _mirrored((47, 33, 48.5, 46, 44, 56, 1.6))
    return _figure(mane + "Z" + face + eyes + nose + bridge)


def eagle() -> str:
    """Eagle displayed, head turned, with cut feathers."""
    body = ("M50 5Q61 5 61 15.5L69.5 19L60.5 22.5Q59 28 61 31Q66 24 66 13Q72.5 17 73 24Q77 16 77 9Q84 17 82 26Q88 20 89 15Q95.5 27 91 36Q96 33 98 29"
            "Q99.5 46 91 53Q94 54 97 53Q93 65 82 65.5Q73 67 62 61Q64 67 70 70.5L81 72L77 76.5L83 83L73.5 80.5L70 87.5L66 78L58.5 71Q60 81 67 93"
            "Q59 91 56.5 87Q55 94 50 99Q45 94 43.5 87Q41 91 33 93Q40 81 41.5 71L34 78L30 87.5L26.5 80.5L17 83L23 76.5L19 72L30 70.5Q36 67 38 61"
            "Q27 67 18 65.5Q7 65 3 53Q6 54 9 53Q.5 46 2 29Q4 33 9 36Q4.5 27 11 15Q12 20 18 26Q16 17 23 9Q23 16 27 24Q27.5 17 34 13Q34 24 40 31"
            "Q42 28 41 22Q38 17 42 10.5Q45 5 50 5Z")
    eye = "M52 12.5a2.6 2.6 0 1 0 .01 0Z"
    feathers = _mirrored((73.5, 30, 76, 42, 71, 55, 1.9), (82, 32, 84, 44, 78, 57, 1.9), (90, 40, 90, 50, 84, 58, 1.7), (66, 36, 68, 46, 64, 53, 1.6))
    breast = _cut(50, 38, 50, 50, 50, 62, 1.6) + _mirrored((44.5, 42, 45.5, 50, 44.5, 58, 1.4)) + _cut(50, 76, 50, 84, 50, 92, 1.4)
    return _figure(body + eye + feathers + breast)


def bull() -> str:
    """Bull's head with a ring and a curl on the brow."""
    head = ("M3 9Q4 36 28 37L30 33.5Q50 27 70 33.5L72 37Q96 36 97 9Q106 52 74.5 50.5L73.5 52.5L90 50.5Q88 66 71.5 63L68.5 71"
            "Q68 85 62 91Q50 98 38 91Q32 85 31.5 71L28.5 63Q12 66 10 50.5L26.5 52.5L25.5 50.5Q-6 52 3 9Z")
    eyes = "M34 50.5Q42 50 44 58Q36 58.5 34 50.5ZM66 50.5Q58 50 56 58Q64 58.5 66 50.5Z"
    muzzle = "M38.5 77Q50 69 61.5 77Q63 86 57 89.5Q50 92.5 43 89.5Q37 86 38.5 77Z"
    nostrils = "M42.5 79.5Q47 78.5 47.5 83Q43.5 84.5 42.5 79.5ZM57.5 79.5Q53 78.5 52.5 83Q56.5 84.5 57.5 79.5Z"
    brow = _cut(42, 36, 48, 42, 49, 50, 2) + _cut(58, 36, 52, 42, 51, 50, 2) + _cut(50, 33, 50, 39, 50, 45, 1.6)
    return _figure(head + eyes + muzzle + nostrils + brow)


def dolphin() -> str:
    """Heraldic dolphin, embowed."""
    body = ("M7 67Q1 40 24 23Q43 10 61 17Q61 7 74 2Q72 13 75 21.5Q96 34 94 62Q93 76 86 83Q99 83 99 94Q87 99 78.5 93Q70 101 59 93.5Q63 84 76 82"
            "Q82 62 70 51Q58 43 45 49Q54 56 51 69Q42 66 36 55.5Q27 62 27 70Q18 65 7 67Z")
    eye = "M27 36.5a5 5 0 1 0 .01 0Z"
    cuts = (_cut(11, 60, 19, 55, 27, 55, 2.4) + _cut(44, 29, 64, 24, 77, 44, 2.6) + _cut(66, 38, 82, 44, 83, 64, 2.2)
            + _cut(64, 16, 68, 12, 70.5, 8, 1.8) + _cut(80, 88, 86, 89, 92, 92, 1.6) + _cut(66, 91, 70, 90, 75, 88, 1.6))
    return _figure(body + eye + cuts)


def tower() -> str:
    """Crenellated tower with gate, slit and courses of stone."""
    body = "M19 97V44L11 34V6H28V19H41.5V6H58.5V19H72V6H89V34L81 44V97H62V80Q62 68 50 68Q38 68 38 80V97Z"
    slit = "M45.5 62V51Q45.5 46 50 46Q54.5 46 54.5 51V62Z"
    courses = "M17.5 35H82.5L79 39.5H21Z" + _cut(23, 54, 29, 54, 36, 54, 1.8) + _cut(64, 54, 71, 54, 77, 54, 1.8) + _cut(25, 70, 29, 70, 34, 70, 1.8) \
        + _cut(67, 70, 72, 70, 77, 70, 1.8) + _cut(23, 84, 28, 84, 33, 84, 1.8) + _cut(67, 84, 72, 84, 76, 84, 1.8)
    return _figure(body + slit + courses)


CRESTS = {"lion": lion(), "eagle": eagle(), "bull": bull(), "dolphin": dolphin(), "tower": tower()}
