"""Heads, hands and shoulders for busts. A head is drawn facing right around its own centre, then placed."""

from __future__ import annotations

import math

from .pen import INK, SKIN, SKIN_D, circle, flat, hatch, path, place

SKULL_3Q = ("M-11.5 -4 C-12.5 -16 -5 -20.5 2.5 -20.5 C10 -20.5 13.6 -14 13.2 -7.5 C12.8 -5.6 13.6 -4 13.8 -1.8 C14.2 2 13.2 6.4 11.8 10.2 "
            "C10.4 14.4 7.4 17.8 3.8 18 C-2 18 -7.4 13.4 -9.4 7 C-10.8 4 -11.2 0 -11.5 -4 Z")
SKULL_SIDE = ("M-2 -20.5 C6 -20.5 9.4 -15 9.8 -9.4 L10.4 -6.2 C9.8 -4.4 11 -2 14.6 3.8 C14.8 5.4 12.6 6 11 6.2 L11 8 C12.2 8.8 12 9.8 11 10.4 "
              "C11.8 11.2 11.4 12.4 10.6 12.8 C11 15.4 9.6 18.2 6 18.2 C2 18.2 -1 15.6 -3 11 C-8.6 9 -12.4 2 -12 -6 C-11.4 -15.4 -8 -20.5 -2 -20.5 Z")
SKULL_FRONT = "M0 -20.5 C8.6 -20.5 13.4 -15 13.2 -6 C13.2 1 12.4 6 10.2 10.6 C8 15 4 18 0 18 C-4 18 -8 15 -10.2 10.6 C-12.4 6 -13.2 1 -13.2 -6 C-13.4 -15 -8.6 -20.5 0 -20.5 Z"


class Head:
    """A placed head: `left` mirrors it, `tilt` nods it forward (degrees)."""

    def __init__(self, x: float, y: float, scale: float = 1.0, tilt: float = 0.0, left: bool = False,
                 skin: str = SKIN, shade: str = SKIN_D) -> None:
        self.x, self.y, self.scale, self.left = x, y, scale, left
        self.turn = -tilt if left else tilt
        self.skin, self.shade = skin, shade

    def at(self, d: str) -> str:
        """Path data (M L C Q Z) in head units, placed."""
        return place(d, self.x, self.y, self.scale, self.turn, self.left)

    def p(self, d: str, fill: str | None = None, sw: float | None = None, stroke: str | None = None, op: float = 1) -> str:
        """A path on the head."""
        return path(self.at(d), fill, sw, stroke, op)

    def h(self, d: str, width: float = 2.0, fill: str = INK, op: float = 0.8) -> str:
        """Graver cuts on the head."""
        return hatch(self.at(d), width, fill, op)

    def f(self, d: str, fill: str, op: float = 1) -> str:
        """A shape without contour."""
        return flat(self.at(d), fill, op)

    def dot(self, x: float, y: float, r: float, fill: str = INK, sw: float = 0) -> str:
        """A circle on the head."""
        px, py = (-x if self.left else x) * self.scale, y * self.scale
        cos, sin = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        return circle(self.x + px * cos - py * sin, self.y + px * sin + py * cos, r * self.scale, fill, sw)

    def neck(self, to_y: float, width: float = 8.5) -> str:
        """Neck from under the jaw straight down to a height of the sheet."""
        s = -1 if self.left else 1
        a, b = self.x - s * 7 * self.scale, self.x + s * (width - 3) * self.scale
        top = self.y + 8 * self.scale
        return path(f"M{a:.1f} {top:.1f} L{a - s * 1.5:.1f} {to_y} L{b + s * 1.5:.1f} {to_y} L{b:.1f} {top:.1f} Z", self.shade, 2.6)

    # ------------------------------------------------------------ three-quarter view
    def three_quarter(self, mouth: str = "calm", brow: str = "calm", gaze: float = 0.0, nose: str = "straight", ear: bool = True) -> str:
        """Face turned by a third."""
        out = self.p("M-9.5 -3 C-14 -5.5 -15 4.5 -9.4 6", self.skin, 2.4) if ear else ""
        out += self.p(SKULL_3Q, self.skin)
        out += self.f("M12.6 -9 C13 -6 13.6 -2 13.2 2 C12.6 6.6 11.4 11.6 8.4 15 C6.4 17 4 17.4 2 17.2 C7.4 14.6 9.6 9 9.8 3.4 C10 -1 10.6 -5 12.6 -9 Z", self.shade, 0.7)
        noses = {"straight": "M6.8 -4.4 C7.6 -1 10 2.4 10.6 4 C10.6 5.8 8.4 6 6.6 5.4", "hooked": "M6.6 -4.6 C8.4 -3.4 12.2 1.6 11.4 5 C10.6 6.8 8.4 6 6.6 5.6",
                 "round": "M6.8 -4 C7.6 -1 9.4 1 11.2 2.6 C12.4 4.8 10.4 6.8 8.4 6.2 C7 6 6.2 5.6 6 4.6"}
        out += self.p(noses[nose], None if nose == "straight" else self.skin, 1.9)
        out += self.eyes_3q(gaze) + self.brows_3q(brow) + self.mouth_3q(mouth)
        return out

    def eyes_3q(self, gaze: float) -> str:
        """Almond eyes with a lid."""
        return (self.p("M-1.8 -1.2 Q1.6 -4.6 5 -1.6 Q1.8 .8 -1.8 -1.2 Z M8.8 -1.8 Q10.8 -4.2 12.9 -1.9 Q10.8 0 8.8 -1.8 Z", "#FFF9EA", 1.2)
                + self.dot(2 + gaze, -1.6, 1.75) + self.dot(11 + gaze * 0.7, -1.9, 1.5)
                + self.p("M-2.2 -1.6 Q1.6 -5 5.2 -1.9 M8.7 -2.1 Q10.8 -4.6 13.2 -2.2", None, 1.9))

    def brows_3q(self, kind: str) -> str:
        """Brows: calm, stern, raised, sly."""
        d = {"calm": "M-2.6 -6 Q1.6 -9 5.6 -6 M8.6 -6.4 Q10.8 -8.4 13 -6.6", "stern": "M-2.6 -8 Q2 -7.4 6 -4.6 M8.6 -4.8 Q10.8 -7 13.2 -7.6",
             "raised": "M-2.8 -7.6 Q1.4 -11.4 5.6 -7.8 M8.6 -8.2 Q10.8 -10.6 13 -8.4", "sly": "M-2.6 -7.8 Q2 -9 6 -5.4 M8.6 -8.4 Q10.8 -10.4 13 -8"}[kind]
        return self.p(d, None, 2.3)

    def mouth_3q(self, kind: str) -> str:
        """Mouth: calm, smile, grin, stern, open or none."""
        if kind == "grin":
            return self.p("M1.4 8.6 Q7 12 11.6 8 Q10 13.8 6.2 14 Q3 13.6 1.4 8.6 Z", "#FFF9EA", 1.9) + self.p("M3 11.4 Q7 13 10.6 10.6", None, 1.1)
        if kind == "open":
            return self.p("M4 9.4 Q7.4 8 9.8 9.2 Q9.6 13.4 7 13.4 Q4.6 13.2 4 9.4 Z", "#7C2A20", 1.8)
        d = {"calm": "M3.4 10.4 Q6.8 11.4 9.8 10", "smile": "M2.4 9.6 Q6.8 13 10.6 9.2", "stern": "M3.2 11.2 Q6.6 9.6 9.8 10.8",
             "lips": "M3.6 10.2 Q5.6 9 6.9 9.7 Q8.2 9 9.8 9.9 Q7 13 3.6 10.2 Z", "none": ""}[kind]
        if not d:
            return ""
        return self.p(d, "#B4606A" if kind == "lips" else None, 1.9 if kind != "lips" else 1.4)

    # ------------------------------------------------------------ profile
    def profile(self, brow: str = "calm", gaze: float = 0.0, mouth: str = "calm", ear: bool = True) -> str:
        """Face seen from the side."""
        out = self.p(SKULL_SIDE, self.skin)
        out += self.f("M-3 11 C0 15.6 3 17.4 6 17.4 C2 14 0 10 .4 4 C-3 6 -8 4 -11 -2 C-10.6 4 -7.4 9.4 -3 11 Z", self.shade, 0.7)
        out += self.p("M4.8 -2 Q7.4 -4.6 9.6 -2.2 Q7.4 -.2 4.8 -2 Z", "#FFF9EA", 1.2) + self.dot(7.8 + gaze, -2.1, 1.6)
        out += self.p("M4.4 -2.4 Q7.4 -5 9.8 -2.6", None, 1.9)
        out += self.p({"calm": "M4 -6.4 Q7 -8.4 10 -6.6", "stern": "M4 -8 Q7 -7.6 10.2 -5.4", "raised": "M3.8 -8 Q7 -10.6 10 -8.2"}[brow], None, 2.3)
        out += self.p("M12 4.4 Q10.6 3.2 9.8 4.6", None, 1.5)
        out += self.p({"calm": "M11 9.2 Q9 9.4 7.6 10", "smile": "M11.2 9 Q9 10 7.2 8.2", "stern": "M11 9.4 Q9 9.2 7.6 11", "open": "M11.4 9.2 Q8.6 9 8 11 Q9.4 12 11 11.4"}[mouth], None, 1.8)
        if ear:
            out += self.p("M-2.6 -2.4 C-6.4 -5.4 -8.2 2.4 -3.6 4.2 C-2.4 2.4 -3.4 0 -2.6 -2.4 Z", self.skin, 2)
        return out

    # ------------------------------------------------------------ front
    def front(self, mouth: str = "calm", brow: str = "calm", gaze: float = 0.0) -> str:
        """Face seen from the front."""
        out = self.p("M-12 -4 C-16 -6 -16 5 -11.4 6 M12 -4 C16 -6 16 5 11.4 6", self.skin, 2.4)
        out += self.p(SKULL_FRONT, self.skin)
        out += self.f("M4 -20 C14 -18 13.6 -4 12.4 2 C11.4 8 9 14 3 17.4 C9 9 10.4 -8 4 -20 Z", self.shade, 0.65)
        out += self.p("M-9.4 -1.6 Q-6 -4.8 -2.6 -1.6 Q-6 .8 -9.4 -1.6 Z M9.4 -1.6 Q6 -4.8 2.6 -1.6 Q6 .8 9.4 -1.6 Z", "#FFF9EA", 1.2)
        out += self.dot(-6 + gaze, -1.7, 1.7) + self.dot(6 + gaze, -1.7, 1.7)
        out += self.p("M-9.6 -1.8 Q-6 -5.2 -2.4 -1.8 M9.6 -1.8 Q6 -5.2 2.4 -1.8", None, 1.9)
        out += self.p({"calm": "M-10 -6.4 Q-6 -9 -2.2 -6.2 M10 -6.4 Q6 -9 2.2 -6.2", "stern": "M-10 -8.2 Q-6 -8 -2 -4.8 M10 -8.2 Q6 -8 2 -4.8",
                       "raised": "M-10 -8 Q-6 -11.4 -2.2 -7.8 M10 -8 Q6 -11.4 2.2 -7.8"}[brow], None, 2.3)
        out += self.p("M-.6 -3.4 C-1 0 -2.6 2.6 -2.8 4.4 C-1.6 6 1.8 6 2.8 4.8", None, 1.9)
        d = {"calm": "M-4 10.4 Q0 11.8 4 10.4", "smile": "M-5 9.6 Q0 13.4 5 9.6", "stern": "M-4 11.2 Q0 9.6 4 11.2", "none": ""}[mouth]
        return out + (self.p(d, None, 1.9) if d else "")


def beard_3q(head: Head, fill: str, length: float = 30, spread: float = 1.0, moustache: bool = True) -> str:
    """A beard for the three-quarter face; `length` from the nose down."""
    tip, side = 6 + length, 11.5 * spread
    out = head.p(f"M{-10.4} 1 C{-10.6 - 2 * (spread - 1)} 10 {-side} {tip - 8} 4 {tip} C{side + 3} {tip - 9} 13.8 9 13.4 2.6 C12 7 10.4 7.4 8.6 6.8 "
                 f"C6 6 3 6.6 1 9 C-3 9.6 -7.6 6.6 -10.4 1 Z", fill)
    out += head.h(f"M-5 10 Q-3 {tip - 12} 2 {tip - 4} M1 14 Q2 {tip - 10} 4 {tip - 3} M7 13.4 Q7.4 {tip - 12} 5.6 {tip - 4} M-8 7 Q-7 {tip - 16} -2.4 {tip - 9} "
                  f"M11.4 9.6 Q11 {tip - 14} 8 {tip - 7}", 1.5, INK, 0.75)
    if moustache:
        out += head.p("M7.8 6.8 C4.6 5.8 .4 7 -1.8 11.4 C2 11.4 6 11.2 7.8 8.8 C9.6 10.8 12 10.8 14 9.8 C13.2 7 10.6 5.8 7.8 6.8 Z", fill, 1.8)
    return out


def beard_front(head: Head, fill: str, length: float = 30, side: float = 13.6) -> str:
    """A full beard for the frontal face."""
    tip = 6 + length
    out = head.p(f"M-13 -2 C-14.5 8 {-side} {tip - 10} 0 {tip} C{side} {tip - 10} 14.5 8 13 -2 C12 5 9 7.4 5.6 7.2 C2 5.6 -2 5.6 -5.6 7.2 C-9 7.4 -12 5 -13 -2 Z", fill)
    out += head.h(f"M-9 8 Q-8 {tip - 14} -3 {tip - 5} M-4.6 12 Q-4 {tip - 10} -1.2 {tip - 3} M0 13 Q.4 {tip - 8} 0 {tip - 2} M4.6 12 Q4 {tip - 10} 1.2 {tip - 3} "
                  f"M9 8 Q8 {tip - 14} 3 {tip - 5} M11.6 5 Q11.4 {tip - 18} 7 {tip - 10}", 1.5, INK, 0.75)
    out += head.p("M0 7 C-3.4 5.8 -8 7.4 -9.6 11.6 C-5.6 12.4 -2 11.2 0 9.2 C2 11.2 5.6 12.4 9.6 11.6 C8 7.4 3.4 5.8 0 7 Z", fill, 1.8)
    return out


def fist(x: float, y: float, turn: float = 0, scale: float = 1.0, fill: str = SKIN, flip: bool = False) -> str:
    """A hand closed around something that runs along `turn`; fingers in front."""
    def put(d: str) -> str:
        return place(d, x, y, scale, turn, flip)
    return (path(put("M-6.4 -4.6 C-7.4 -7.6 -1 -8.4 4.4 -6.8 C7 -6 7.2 -3.6 6.2 -2.6 C7.2 -1.4 7 .8 6 1.4 C6.8 2.6 6.4 4.6 5.2 5 C5.4 6.6 4.2 7.6 2.6 7.4 "
                     "C-1.4 7.4 -5 6.6 -6.6 4.4 C-8 2 -7.6 -2 -6.4 -4.6 Z"), fill, 2.4)
            + path(put("M6.2 -2.6 L-.6 -3 M6 1.4 L-.8 .8 M5.2 5 L-.4 4.4"), None, 1.6))


def palm(x: float, y: float, turn: float = 0, scale: float = 1.0, fill: str = SKIN, flip: bool = False) -> str:
    """An open hand, fingers up, thumb to the right."""
    def put(d: str) -> str:
        return place(d, x, y, scale, turn, flip)
    return (path(put("M-4.6 8 C-6.6 3 -7 -2 -6.6 -7 C-6.4 -9 -4 -9 -3.8 -7 L-3.4 -2.6 L-3.2 -10.6 C-3 -12.4 -.4 -12.4 -.4 -10.6 L-.2 -2.8 L.8 -9.8 C1.2 -11.6 3.6 -11.2 3.4 -9.4 "
                     "L3 -1.4 L4.6 -3.8 C6 -5.4 8.2 -4 7.2 -2.2 L4.4 3.6 L3.8 8 Z"), fill, 2.2)
            + path(put("M-3.4 -2.6 L-3.6 0 M-.2 -2.8 L-.2 0"), None, 1.4))
