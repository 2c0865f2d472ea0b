"""A die in the air: a cube seen from above, rolling over its edges until its face lies on top."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

import pygame

from kingsburg_table.table.draw import shape, svg
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.die import PIPS
from kingsburg_table.table.theme import SEATS, mix

Vector = tuple[float, float, float]
Turn = tuple[Vector, Vector, Vector]  #: where the cube's own x, y and z point

ROOM: Final = 1.8  #: a cube on its corner is this much wider than one that lies
STEPS: Final = 48  #: of a whole turn: finer is not seen
LIGHT: Final[Vector] = (-0.32, -0.48, 0.82)
STROKES: Final = {
    1: "M-14 -16 L4 -28 V28 M-12 28 H18", 2: "M-17 -14 C-14 -34 20 -32 16 -8 C13 4 -8 14 -18 28 H19",
    3: "M-16 -24 C-4 -34 18 -28 13 -11 C11 -4 2 -2 -4 -2 C8 -2 18 4 16 16 C12 32 -10 32 -18 22",
    4: "M10 28 V-28 L-20 12 H20", 5: "M16 -28 H-12 L-15 -4 C-4 -12 18 -8 17 10 C14 32 -10 32 -18 22",
    6: "M12 -28 C-6 -24 -18 -4 -17 11 C-16 34 18 33 17 10 C16 -8 -12 -8 -17 9",
}  #: numerals as lines, in a face from -50 to 50


@dataclass(frozen=True, slots=True)
class DieLook:
    """How a die looks: the colour of its body, light or dark signs on it, pips or numerals."""

    colour: str
    dark: bool
    numerals: bool = False
    seat: int = 0  #: whose hatch it bears when it lies; 0: white
    pattern: str = "solid"


def seat_die(seat: int) -> DieLook:
    """A die of a seat's colour (1 to 5); 0 is white."""
    return DieLook(SEATS[seat].colour, SEATS[seat].dark, seat=seat)


def turned(roll: float, heading: float, spin: float) -> Turn:
    """A cube rolled by `roll` over the edge across `heading`, then turned flat by `spin`; angles in radians."""
    axis = (-sin(heading), cos(heading), 0.0)
    return (_spun(_about(axis, (1, 0, 0), roll), spin), _spun(_about(axis, (0, 1, 0), roll), spin),
            _spun(_about(axis, (0, 0, 1), roll), spin))


def _about(axis: Vector, v: Vector, angle: float) -> Vector:
    c, s = cos(angle), sin(angle)
    ax, ay, az = axis
    x, y, z = v
    along = (ax * x + ay * y + az * z) * (1 - c)
    return (x * c + (ay * z - az * y) * s + ax * along, y * c + (az * x - ax * z) * s + ay * along,
            z * c + (ax * y - ay * x) * s + az * along)


def _spun(v: Vector, angle: float) -> Vector:
    c, s = cos(angle), sin(angle)
    return v[0] * c - v[1] * s, v[0] * s + v[1] * c, v[2]


def values(top: int) -> tuple[int, int, int, int, int, int]:
    """The faces +x, -x, +y, -y, +z, -z of a die with `top` up; opposite faces make seven."""
    east = {1: 2, 6: 2, 2: 3, 5: 3, 3: 1, 4: 1}[top]
    south = next(each for each in (1, 2, 3) if each not in (top, 7 - top, east, 7 - east))
    return east, 7 - east, south, 7 - south, top, 7 - top


def cube_sprite(canvas: Canvas, size: float, top: int, look: DieLook, roll: float, heading: float,
                spin: float) -> pygame.Surface:
    """The cube in the air; `size` is its edge in units."""
    d = canvas.px(size, 10)
    step = 2 * pi / STEPS
    steps = tuple(round(angle / step) % STEPS for angle in (roll, heading, spin))
    key = ("cube", d, top, look, steps)
    side = round(d * ROOM)

    def make() -> pygame.Surface:
        body = _body(turned(*(each * step for each in steps)), top, look)
        view = f"{-50 * ROOM:g} {-50 * ROOM:g} {100 * ROOM:g} {100 * ROOM:g}"
        return svg.raster(svg.document(body, side, side, view), side, side, fine=False)
    return canvas.sprite(key, make)


def _body(turn: Turn, top: int, look: DieLook) -> str:
    x, y, z = turn
    faces = ((x, y, z), (_minus(x), z, y), (y, z, x), (_minus(y), x, z), (z, x, y), (_minus(z), y, x))
    seen = sorted((face for face in zip(faces, values(top), strict=True) if face[0][0][2] > 0.04),
                  key=lambda face: face[0][0][2])
    hull, fronts = "", ""
    for (normal, right, down), value in seen:
        light = max(0.0, sum(a * b for a, b in zip(normal, LIGHT, strict=True)))
        colour = mix(mix(look.colour, "#120804", 0.6), mix(look.colour, "#FFFAEB", 0.16), 0.2 + 0.8 * light)
        matrix = " ".join(f"{each:.4g}" for each in (*right[:2], *down[:2], normal[0] * 43, normal[1] * 43))
        edge = shape.rounded(-43, -43, 86, 86, 6)
        hull += (f'<g transform="matrix({matrix})"><path d="{edge}" fill="#241A12" stroke="#241A12" '
                 'stroke-width="12" stroke-linejoin="round"/></g>')
        fronts += (f'<g transform="matrix({matrix})"><path d="{shape.rounded(-44, -44, 88, 88, 17)}" '
                   f'fill="{colour}"/>{_sign(value, look)}</g>')
    return hull + fronts


def _minus(v: Vector) -> Vector:
    return -v[0], -v[1], -v[2]


def _sign(value: int, look: DieLook) -> str:
    on = "#FFF9EA" if look.dark else "#241A12"
    if look.numerals:
        return (f'<path d="{STROKES[value]}" fill="none" stroke="{on}" stroke-width="10" stroke-linecap="round" '
                'stroke-linejoin="round"/>')
    return "".join(f'<circle cx="{dx * 24}" cy="{dy * 24}" r="9.5" fill="{on}"/>' for dx, dy in PIPS[value])
