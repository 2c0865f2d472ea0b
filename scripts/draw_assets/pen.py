"""The pen all art is drawn with: SVG elements that pygame-ce's loader renders, and the palette.

Ink is always #241A12 and paper always #F8F1DF, so that the program can exchange colours as text.
"""

from __future__ import annotations

import math
import random
import re
from collections.abc import Iterable, Sequence

Point = tuple[float, float]

INK = "#241A12"
PAPER = "#F8F1DF"
CREAM = "#FFF9EA"
SKIN, SKIN_D = "#E9C8A0", "#C99E72"
RED, RED_D = "#A5402E", "#7C2A20"
BLUE, BLUE_D = "#3E5F8C", "#2B4467"
OCHRE, GOLD, GOLD_L = "#C08A34", "#D9A93E", "#F2D283"
GREEN, GREEN_D = "#5B7B4E", "#41593A"
TEAL, TEAL_D = "#5A8F86", "#3F6B64"
PURPLE, PURPLE_D = "#6A4A6C", "#4A324C"
BROWN, BROWN_D = "#83572F", "#5C3B1F"
STEEL, STEEL_L, STEEL_D = "#9AA0A3", "#C9CDCC", "#6B7175"
STONE, STONE_L, STONE_D = "#B4A98F", "#D8CFB9", "#8C8069"
ROSE, ROSE_D = "#B4606A", "#8C4450"
WHITE_HAIR, BLACK_CLOTH = "#E7E0D0", "#3C3A42"


def num(value: float) -> str:
    """A coordinate as short text."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _attributes(fill: str | None, sw: float | None, stroke: str | None, op: float) -> str:
    out = f' fill="{fill}"' if fill else ""
    if sw == 0:
        out += ' stroke="none"'
    else:
        out += f' stroke-width="{num(sw)}"' if sw is not None else ""
        out += f' stroke="{stroke}"' if stroke else ""
    return out + (f' opacity="{num(op)}"' if op != 1 else "")


def path(d: str, fill: str | None = None, sw: float | None = None, stroke: str | None = None, op: float = 1) -> str:
    """A path; what is not given comes from the sheet (no fill, ink stroke)."""
    return f'<path d="{d}"{_attributes(fill, sw, stroke, op)}/>'


def flat(d: str, fill: str, op: float = 1) -> str:
    """A filled shape without contour."""
    return path(d, fill, 0, None, op)


def circle(x: float, y: float, r: float, fill: str | None = None, sw: float | None = None,
           stroke: str | None = None, op: float = 1) -> str:
    """A circle."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"{_attributes(fill, sw, stroke, op)}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str | None = None, sw: float | None = None,
            stroke: str | None = None, op: float = 1) -> str:
    """An ellipse along the axes."""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"{_attributes(fill, sw, stroke, op)}/>'


def rect(x: float, y: float, w: float, h: float, fill: str | None = None, sw: float | None = None,
         rx: float = 0, stroke: str | None = None) -> str:
    """A rectangle, rounded by rx."""
    corner = f' rx="{num(rx)}"' if rx else ""
    return (f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{corner}'
            f'{_attributes(fill, sw, stroke, 1)}/>')


def hatch(d: str, width: float = 2.2, fill: str = INK, op: float = 0.8) -> str:
    """Graver cuts: every segment of the path data becomes a stroke that swells and tapers."""
    return flat("".join(_lens(segment, width) for segment in _segments(d)), fill, op)


def rod(d: str, outer: float, inner: float, colour: str) -> str:
    """A stick: a thick ink line with a thinner coloured one inside."""
    return path(d, None, outer) + path(d, None, inner, colour)


def detail(body: str) -> str:
    """Fine strokes that the program may leave out at small sizes."""
    return f'<g class="detail" stroke-width="0.8" opacity="0.75">{body}</g>'


def polygon(points: Iterable[Point], close: bool = True) -> str:
    """Path data through points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("Z" if close else "")


def ring(cx: float, cy: float, radii: Sequence[float], steps: int, start: float = -90.0) -> list[Point]:
    """Points around a centre with alternating radii: stars, gears, rays."""
    out = []
    for i in range(steps):
        angle = math.radians(start + i * 360 / steps)
        radius = radii[i % len(radii)]
        out.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return out


def star(x: float, y: float, size: float, fill: str = GOLD_L, sw: float = 0, rays: int = 5, inner: float = 0.42) -> str:
    """A star."""
    return path(polygon(ring(x, y, (size, size * inner), rays * 2)), fill, sw)


_STEP = re.compile(r"[MLCQHVAZmlcqhvaz]|-?\d*\.?\d+")
_COUNT = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6}


def _segments(d: str) -> list[list[Point]]:
    """The drawn segments of path data (M L H V Q C, absolute or relative) as lists of control points."""
    out: list[list[Point]] = []
    here, command = (0.0, 0.0), "M"
    values: list[float] = []
    for token in _STEP.findall(d):
        if token.isalpha():
            command, values = token, []
            continue
        values.append(float(token))
        kind = command.upper()
        if len(values) < _COUNT[kind]:
            continue
        base = here if command.islower() else (0.0, 0.0)
        if kind == "H":
            points = [(base[0] + values[0], here[1])]
        elif kind == "V":
            points = [(here[0], base[1] + values[0])]
        else:
            points = [(base[0] + values[i], base[1] + values[i + 1]) for i in range(0, len(values), 2)]
        if kind != "M":
            out.append([here, *points])
        here, values = points[-1], []
    return out


def _lens(points: list[Point], width: float) -> str:
    """A stroke that is pointed at both ends and `width` wide in the middle."""
    start, end = points[0], points[-1]
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) or 1.0
    nx, ny = -dy / length * width, dx / length * width
    inner = points[1:-1] or [((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)]
    factor = 1.0 if len(inner) == 1 else 0.67
    name = "Q" if len(inner) == 1 else "C"

    def side(sign: float, controls: list[Point]) -> str:
        return name + " ".join(f"{num(x + sign * nx * factor)} {num(y + sign * ny * factor)}" for x, y in controls)

    return (f"M{num(start[0])} {num(start[1])}{side(1, inner)} {num(end[0])} {num(end[1])}"
            f"{side(-1, inner[::-1])} {num(start[0])} {num(start[1])}Z")



def place(d: str, dx: float = 0, dy: float = 0, scale: float = 1, turn: float = 0, flip: bool = False) -> str:
    """Absolute M L C Q Z path data moved, scaled, turned (degrees) and mirrored about x = 0."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    out, pair = [], []
    for token in _STEP.findall(d):
        if token.isalpha():
            if token not in "MLCQZ":
                raise ValueError(f"place() knows M L C Q Z only, not {token}")
            out.append(token)
            continue
        pair.append(float(token))
        if len(pair) == 2:
            x, y = (-pair[0] if flip else pair[0]) * scale, pair[1] * scale
            out.append(f"{num(x * cos - y * sin + dx)} {num(x * sin + y * cos + dy)}")
            pair = []
    return " ".join(out)


def sheet(body: str, width: float = 100, height: float = 100, stroke: float = 3) -> str:
    """A whole SVG document; strokes are ink, round and `stroke` wide unless an element says otherwise."""
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(width)}" height="{num(height)}" '
            f'viewBox="0 0 {num(width)} {num(height)}">\n<g fill="none" stroke="{INK}" stroke-width="{num(stroke)}" '
            f'stroke-linecap="round" stroke-linejoin="round">\n{body}\n</g>\n</svg>\n').replace("/><", "/>\n<")


def finer(body: str, factor: float) -> str:
    """The same drawing with thinner contours, for pictures that are shown large."""
    return re.sub(r'stroke-width="([\d.]+)"', lambda m: f'stroke-width="{num(float(m.group(1)) * factor)}"', body)


def graver(seed: int) -> random.Random:
    """The unsteady hand: jitter that is the same on every run."""
    return random.Random(seed)
