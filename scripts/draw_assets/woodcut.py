"""The woodcutter of the covers: tinted shapes, ink outlines and tapered hatching clipped to polygons."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from .pen import INK, Point, num

Shape = list[Point]
_TAPER = {"both": (0.1, 0.1), "left": (0.1, 0.5), "right": (0.5, 0.1)}


def spline(points: Sequence[Point], steps: int = 10, closed: bool = False) -> Shape:
    """A smooth line through points (Catmull-Rom)."""
    n = len(points)
    out: Shape = []
    for i in range(n if closed else n - 1):
        p0, p1, p2, p3 = (points[(i + k) % n] if closed else points[min(n - 1, max(0, i + k))] for k in (-1, 0, 1, 2))
        for j in range(steps):
            t = j / steps
            a, b, c, d = (-t + 2 * t * t - t**3) / 2, (2 - 5 * t * t + 3 * t**3) / 2, (t + 4 * t * t - 3 * t**3) / 2, (t**3 - t * t) / 2
            out.append((a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0], a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1]))
    if not closed:
        out.append(points[-1])
    return out


def arc(cx: float, cy: float, rx: float, ry: float, a0: float, a1: float, steps: int = 24) -> Shape:
    """Points of an elliptic arc, degrees clockwise from the right."""
    return [(cx + rx * math.cos(math.radians(a0 + (a1 - a0) * i / steps)), cy + ry * math.sin(math.radians(a0 + (a1 - a0) * i / steps)))
            for i in range(steps + 1)]


class Woodcut:
    """Collects the elements of one picture; the same seed gives the same cuts."""

    def __init__(self, width: float, height: float, seed: int) -> None:
        self.width, self.height = width, height
        self.out: list[str] = []
        self.hand = random.Random(seed)

    def raw(self, text: str) -> None:
        """Ready-made markup."""
        self.out.append(text)

    def poly(self, points: Sequence[Point], fill: str = "none", w: float = 2.0, ink: str = INK, opacity: float = 1, closed: bool = True) -> None:
        """A polygon; w = 0 means no contour."""
        d = "M" + "L".join(f"{num(round(x, 1))} {num(round(y, 1))}" for x, y in points) + ("Z" if closed else "")
        stroke = f' stroke="{ink}" stroke-width="{num(w)}"' if w else ' stroke="none"'
        fade = f' opacity="{num(opacity)}"' if opacity != 1 else ""
        self.out.append(f'<path d="{d}" fill="{fill}"{stroke}{fade}/>')

    def rect(self, x: float, y: float, w: float, h: float, fill: str = "none", line: float = 2.0) -> None:
        """A rectangle."""
        self.poly([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], fill, line)

    def circle(self, x: float, y: float, r: float, fill: str = "none", w: float = 2.0) -> None:
        """A circle."""
        stroke = f' stroke="{INK}" stroke-width="{num(w)}"' if w else ' stroke="none"'
        self.out.append(f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{stroke}/>')

    def stroke(self, points: Sequence[Point], w0: float, w1: float | None = None, ink: str = INK) -> None:
        """A line of changing width, as cut with a graver."""
        end = w0 if w1 is None else w1
        n = len(points)
        left: Shape = []
        right: Shape = []
        for i, (x, y) in enumerate(points):
            a, b = points[max(0, i - 1)], points[min(n - 1, i + 1)]
            dx, dy = b[0] - a[0], b[1] - a[1]
            q = math.hypot(dx, dy) or 1
            half = (w0 + (end - w0) * i / max(1, n - 1)) / 2
            left.append((x - dy / q * half, y + dx / q * half))
            right.append((x + dy / q * half, y - dx / q * half))
        self.poly(left + right[::-1], ink, 0)

    def hatch(self, points: Sequence[Point], angle: float = 0, gap: float = 6, w: float = 1.8, a: float = 0.0, b: float = 1.0,
              ink: str = INK, taper: str = "both", opacity: float = 1) -> None:
        """Parallel cuts inside a polygon; a..b is the part of every cut that is kept."""
        ca, sa = math.cos(math.radians(-angle)), math.sin(math.radians(-angle))
        turned = [(x * ca - y * sa, x * sa + y * ca) for x, y in points]
        y, bottom = min(p[1] for p in turned) + gap * 0.6, max(p[1] for p in turned)
        cuts: list[str] = []
        h0, h1 = _TAPER[taper]
        while y < bottom:
            xs = sorted(x0 + (y - y0) / (y1 - y0) * (x1 - x0)
                        for (x0, y0), (x1, y1) in zip(turned, turned[1:] + turned[:1], strict=True) if (y0 <= y) != (y1 <= y))
            for s, e in zip(xs[::2], xs[1::2], strict=False):
                jitter = self.hand.uniform(-0.12, 0.12) * (e - s)
                p = max(s, s + (e - s) * a + (jitter if a > 0 else 0))
                q = min(e, s + (e - s) * b + (jitter if b < 1 else 0))
                if q - p < 1.5:
                    continue
                lens = [(p, y - w * h0), ((p + q) / 2, y - w * 0.5), (q, y - w * h1), (q, y + w * h1), ((p + q) / 2, y + w * 0.5), (p, y + w * h0)]
                cuts.append("M" + "L".join(f"{num(round(x * ca + v * sa, 1))} {num(round(-x * sa + v * ca, 1))}" for x, v in lens) + "Z")
            y += gap
        if cuts:
            fade = f' opacity="{num(opacity)}"' if opacity != 1 else ""
            self.out.append(f'<path d="{"".join(cuts)}" fill="{ink}" stroke="none"{fade}/>')

    def shape(self, points: Sequence[Point], fill: str, angle: float | None = None, gap: float = 6, hw: float = 1.6,
              a: float = 0.5, b: float = 1.0, w: float = 2.0) -> None:
        """Tint, shading and outline in one call."""
        self.poly(points, fill, 0)
        if angle is not None:
            self.hatch(points, angle, gap, hw, a, b, taper="left" if a > 0 else "right" if b < 1 else "both")
        self.poly(points, "none", w)

    def arched(self, x: float, y: float, w: float, h: float, fill: str = INK, line: float = 0) -> None:
        """An opening with a round top; x is its middle, y its sill."""
        r = w / 2
        self.poly([*arc(x, y - h + r, r, r, 180, 360, 10), (x + r, y), (x - r, y)], fill, line)

    def document(self) -> str:
        """The picture as SVG."""
        head = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(self.width)}" height="{num(self.height)}" '
                f'viewBox="0 0 {num(self.width)} {num(self.height)}">\n<g stroke-linejoin="round" stroke-linecap="round">\n')
        return head + "\n".join(self.out) + "\n</g>\n</svg>\n"
