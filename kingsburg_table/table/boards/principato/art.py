"""Principato's pieces: cubes with their sign, tokens whose shape tells the district, the exchange mark."""

from __future__ import annotations

from math import sqrt
from typing import Final

from kingsburg_table.table.draw import cube as cubes
from kingsburg_table.table.draw import hatch, tile
from kingsburg_table.table.draw.canvas import Canvas, Point
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.theme import Colour, mix

CUBES: Final = {"food": ("#86A04A", "food"), "money": ("#E2B93B", "money"), "favor": ("#9B7BB5", "favour")}
LAND: Final = {"field": ("#AEC274", "bars"), "farm": ("#94AD58", "diagonal")}
CITY: Final = {"palazzo": ("#EBC868", "bars"), "bank": ("#DDB04A", "checker")}
WAR: Final = {
    "militia": ("#C25A48", "diagonal"), "condottiere": ("#A8392B", "checker"), "catapult": ("#B98A5A", "bars"),
}
CULTURE_BLUE: Final = "#8FAFCC"
DARK: Final = "#1A0E06"
CREAM: Final = "#FFF7E0"


def cube(canvas: Canvas, kind: str, centre: Point, size: float, lifted: bool = True, opacity: float = 1.0) -> None:
    colour, sign = CUBES[kind]
    cubes.cube(canvas, centre, size, colour, sign, opacity, lifted)


def hollow(canvas: Canvas, kind: str, centre: Point, size: float) -> None:
    """A free place for a cube of a kind; the favor's keys for either."""
    cubes.hollow(canvas, centre, size, CUBES[kind][1])


def token(canvas: Canvas, kind: str, centre: Point, size: float, lifted: bool = True) -> None:
    """A token `size` units high: hexagon for land, square for the city, disc for the walls, arch for culture."""
    if kind in LAND:
        _hexagon(canvas, kind, centre, size)
    elif kind in CITY:
        _square(canvas, kind, centre, size, lifted)
    elif kind in WAR:
        _disc(canvas, kind, centre, size, lifted)
    else:
        _arch(canvas, kind, centre, size, lifted)


def emblem(canvas: Canvas, kind: str, centre: Point, size: float, opacity: float = 1.0, mono: bool = False) -> None:
    icon(canvas, f"principato/tokens/{kind}", centre, size, mono=mono, opacity=opacity)


def _hexagon(canvas: Canvas, kind: str, centre: Point, size: float) -> None:
    colour, pattern = LAND[kind]
    x, y = centre
    s = size / 1.732
    canvas.shadow((x - s * 0.8, y - s * 0.7, s * 1.6, s * 1.5), s * 0.6, 6, 120, 4, hollow=False)
    tile.hexagon(canvas, centre, s, colour, pattern)
    if kind == "field":
        emblem(canvas, kind, (x, y - s * 0.04), s * 1.12)
    else:
        emblem(canvas, kind, (x, y - s * 0.2), s * 0.98)


def _square(canvas: Canvas, kind: str, centre: Point, size: float, lifted: bool) -> None:
    colour, pattern = CITY[kind]
    x, y = centre[0] - size / 2, centre[1] - size / 2
    r = max(2.0, size * 0.08)
    if lifted:
        canvas.shadow((x, y, size, size), r, 5, 130, 4)
        canvas.rrect((x, y + size * 0.045, size, size), r, mix(colour, DARK, 0.5), "ink", 1.3)
    canvas.rrect((x, y, size, size), r, colour)
    if size > 26:
        dark = canvas.theme.rgba(mix(colour, DARK, 0.5))[:3]
        hatch.pattern(canvas, (x, y, size, size), pattern, (*dark, 52), 7, r)
    canvas.rrect((x, y, size, size), r, None, "ink", 1.6 if size > 26 else 1.2)
    if size > 26:
        e = size * 0.055
        canvas.rrect((x + e, y + e, size - 2 * e, size - 2 * e), r * 0.7, None, CREAM, 1.3, opacity=0.75)
    lift = 0.1 if kind == "bank" and size > 40 else 0.0
    emblem(canvas, kind, (centre[0], centre[1] - size * lift), size * (0.74 - lift))


def _disc(canvas: Canvas, kind: str, centre: Point, size: float, lifted: bool) -> None:
    colour, pattern = WAR[kind]
    x, y = centre
    r = size / 2
    if lifted:
        canvas.shadow((x - r, y - r, size, size), r, 5, 140, 4, hollow=False)
        canvas.circle((x, y + size * 0.045), r, mix(colour, DARK, 0.5), "ink", 1.3)
    canvas.circle(centre, r, colour)
    if size > 26:
        dark = canvas.theme.rgba(mix(colour, DARK, 0.55))[:3]
        hatch.pattern(canvas, (x - r, y - r, size, size), pattern, (*dark, 64), 6, r)
    canvas.circle(centre, r * 0.74, mix(colour, "#FFFFFF", 0.62), opacity=0.85)
    canvas.circle(centre, r, None, "ink", 1.7 if size > 26 else 1.2)
    if size > 26:
        canvas.circle(centre, r * 0.9, None, CREAM, 1.3, 0.8)
    emblem(canvas, kind, (x, y - (0 if kind == "catapult" else r * 0.06)), r * 1.3)


def _arch(canvas: Canvas, kind: str, centre: Point, size: float, lifted: bool) -> None:
    """A niche with a round head; its lines are cut by hand, since SVG patterns are not drawn."""
    x, y = centre
    wide = size * 0.86
    box = (x - wide / 2, y - size / 2, wide, size)
    if lifted:
        canvas.shadow((box[0], y - size * 0.3, wide, size * 0.8), 4, 5, 130, 4, hollow=False)
        canvas.svg(f'<path d="{ARCH}" fill="#2C4A6B" stroke="#241A12" stroke-width="2"/>',
                   (box[0], box[1] + size * 0.045, wide, size), "0 0 86 100")
    lines = "".join(f"M{43 - half:.1f} {at}H{43 + half:.1f}" for at in range(8, 98, 7) if (half := _half(at)))
    canvas.svg(
        f'<path d="{ARCH}" fill="{CULTURE_BLUE}"/><path d="{lines}" stroke="#2C4A6B" stroke-opacity=".34" '
        f'stroke-width="1.4"/><circle cx="43" cy="54" r="33" fill="#EAF1F6" fill-opacity=".72"/>'
        f'<path d="{ARCH}" fill="none" stroke="#241A12" stroke-width="{max(2.2, 140 / max(24, canvas.px(size))):g}"/>',
        box, "0 0 86 100",
    )
    emblem(canvas, kind, (x, y + size * 0.04), size * 0.6)


ARCH: Final = "M2 98V42A41 40 0 0 1 84 42V98Z"


def _half(y: float) -> float:
    """Half the width of the arch at a height."""
    return 40.0 if y >= 42 else 40.0 * sqrt(max(0.0, 1 - ((42 - y) / 40) ** 2))


def slot(canvas: Canvas, kind: str, centre: Point, size: float) -> None:
    """A printed place for a token that is not there yet."""
    x, y = centre
    bare = canvas.theme.high_contrast
    line: Colour = "ink" if bare else "#5A46328C"
    if kind in LAND:
        canvas.poly(tile.corners(centre, size / 1.732), "#FBF5E4", None, 0, 0.35)
        canvas.poly(tile.corners(centre, size / 1.732), None, line, 1.3, dash=(5, 4))
    elif kind in WAR:
        canvas.rrect((x - size / 2, y - size / 2, size, size), size / 2, "#FBF5E459", line, 1.3, dash=(5, 4))
    else:
        w = size if kind in CITY else size * 0.86
        canvas.rrect((x - w / 2, y - size / 2, w, size), 5 if kind in CITY else w * 0.36, "#FBF5E459", line, 1.3,
                     dash=(5, 4))
    emblem(canvas, kind, centre, size * 0.56, 0.5 if bare else 0.26, mono=True)


def sign(canvas: Canvas, text: str, centre: Point, radius: float) -> None:
    """+1 or −1 on a troop."""
    canvas.circle(centre, radius, "good" if text[0] == "+" else "carmine", CREAM, 1.5)
    figure(canvas, text, (centre[0] - radius * 0.04, centre[1]), radius * 1.06, "#FFFFFF", "sans_black")


def value(canvas: Canvas, number: int, centre: Point, radius: float) -> None:
    """What a culture token is worth."""
    canvas.circle(centre, radius, "#F6E2A0", "ink", 1.4)
    figure(canvas, str(number), centre, radius * 1.24, "ink")


def times(canvas: Canvas, count: int, centre: Point, size: float) -> None:
    """×n at a stack of equal tokens."""
    text = f"×{count}"
    wide = size * (0.95 + 0.5 * len(text) / 2)
    canvas.rrect((centre[0] - wide / 2, centre[1] - size / 2, wide, size), size / 2, "ink", "gold_bright", 1.4)
    figure(canvas, text, centre, size * 0.72, "gold_text")


def exchange_mark(canvas: Canvas, centre: Point, radius: float) -> None:
    """The card must be exchanged after its activation (P3.8)."""
    x, y = centre
    canvas.shadow((x - radius, y - radius, 2 * radius, 2 * radius), radius, 3, 120, 2, hollow=False)
    canvas.circle(centre, radius * 1.1, "cream", "ink", 1)
    canvas.circle(centre, radius, "#2B2420")
    icon(canvas, "exchange", centre, radius * 1.36, tint="#F4CE6A", mono=True)
