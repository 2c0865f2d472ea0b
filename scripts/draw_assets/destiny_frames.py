"""The frames of the destiny cards: each family of cards has a shape of its own, so that it is known without colour."""

from __future__ import annotations

import math

from .pen import CREAM, GOLD, GOLD_L, INK, PAPER, circle, hatch, path, place, polygon, ring

SKY, DUSK, FIELD, NIGHT, SNOW, EMBER = "#C9D8D2", "#D9C0A0", "#B9C39A", "#5A6480", "#DDE6E8", "#D9A58A"


def season(body: str, sky: str = SKY) -> str:
    """The year's weather and harvest: a broad window with a rounded top."""
    d = "M4 96 V34 C4 14 22 4 50 4 C78 4 96 14 96 34 V96 Z"
    return path(d, sky, 0) + body + path(d, None, 4) + path("M9 91 V35 C9 19 25 9 50 9 C75 9 91 19 91 35 V91 Z", None, 1.2)


def war(body: str, field: str = EMBER) -> str:
    """Enemies and soldiers: a shield."""
    d = "M6 8 C20 12 36 8 50 3 C64 8 80 12 94 8 V48 C94 74 74 90 50 98 C26 90 6 74 6 48 Z"
    return path(d, field, 0) + body + path(d, None, 4) + path("M11 14 C24 17 37 14 50 9 C63 14 76 17 89 14 V48 C89 70 71 85 50 92.600 C29 85 11 70 11 48 Z", None, 1.2)


def court(body: str, cloth: str = "#D8B7BD") -> str:
    """The King's house: a medallion with a beaded rim."""
    beads = "".join(circle(x, y, 2.4, GOLD_L, 1.4) for x, y in ring(50, 50, (46,), 24))
    return circle(50, 50, 46, cloth, 0) + body + circle(50, 50, 46, None, 4) + beads + circle(50, 50, 41, None, 1.2)


def labour(body: str, ground: str = "#D6C59C") -> str:
    """Masons, carters and markets: an octagon as cut from stone."""
    d = polygon(((26, 4), (74, 4), (96, 26), (96, 74), (74, 96), (26, 96), (4, 74), (4, 26)))
    return path(d, ground, 0) + body + path(d, None, 4) + path(polygon(((28, 9), (72, 9), (91, 28), (91, 72), (72, 91), (28, 91), (9, 72), (9, 28))), None, 1.2)


def decree(body: str, index: int, paper: str = PAPER) -> str:
    """The series of five: a scroll with five seals, the card's own one filled."""
    out = path("M10 10 H90 V88 H10 Z", paper, 0) + body
    out += path("M10 12 H90 V84 H10 Z", None, 3.4) + path("M4 5 H96 V15 H4 Z", "#D9C49A", 3) + path("M4 82 H96 V97 H4 Z", "#D9C49A", 3) + hatch("M70 12 h22 M8 86 h20", 1.8)
    return out + "".join(circle(18 + 16 * i, 89.500, 4.6, "#A5402E" if i == index else CREAM, 2.2) + (circle(18 + 16 * i, 89.500, 1.6, INK, 0) if i == index else "") for i in range(5))


def omen(body: str, sky: str = NIGHT) -> str:
    """Luck and stars: a diamond."""
    d = polygon(((50, 1), (99, 50), (50, 99), (1, 50)))
    return path(d, sky, 0) + body + path(d, None, 4) + path(polygon(((50, 8), (92, 50), (50, 92), (8, 50))), None, 1.2, CREAM)


def unknown(body: str, ground: str = FIELD) -> str:
    """The twins nobody has walked yet: a map with torn edges."""
    d = "M6 12 L22 6 L38 11 L54 5 L72 10 L94 6 L92 30 L96 50 L92 72 L95 92 L76 95 L58 90 L40 95 L24 91 L6 95 L9 70 L4 50 L9 30 Z"
    return path(d, ground, 0) + body + path(d, None, 4)


def pine(x: float, y: float, h: float, fill: str) -> str:
    """A fir tree standing on y."""
    w = h * 0.3
    out = path(f"M{x} {y} V{y - h * 0.2}", None, 3.4)
    for base, top, reach in ((0.12, 0.52, 1.0), (0.36, 0.76, 0.8), (0.58, 1.0, 0.58)):
        out += path(f"M{x - w * reach} {y - h * base} L{x} {y - h * top} L{x + w * reach} {y - h * base} Z", fill, 2.2)
    return out + hatch(f"M{x + w * 0.3} {y - h * 0.14} L{x + w * 0.1} {y - h * 0.36} M{x + w * 0.25} {y - h * 0.4} L{x + w * 0.08} {y - h * 0.6}", 1.8)


def coin(x: float, y: float, r: float = 8) -> str:
    """A coin with the crown."""
    k = r / 8
    return circle(x, y, r, GOLD, 2.2) + path(f"M{x - 4 * k} {y + 3 * k} L{x - 4.6 * k} {y - 2.4 * k} L{x - 1.8 * k} {y - .4 * k} L{x} {y - 3.8 * k} L{x + 1.8 * k} {y - .4 * k} L{x + 4.6 * k} {y - 2.4 * k} L{x + 4 * k} {y + 3 * k} Z", INK, 0.6)


def dice(x: float, y: float, s: float, pips: int, turn: float = 0, fill: str = CREAM) -> str:
    """A die seen flat, turned a little."""
    half = s / 2
    spots = {1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 4: ((-1, -1), (1, -1), (-1, 1), (1, 1)), 5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)), 6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1))}[pips]
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    out = path(place(f"M{-half} {-half} L{half} {-half} L{half} {half} L{-half} {half} Z", x, y, 1, turn), fill, 2.6)
    step = s * 0.27
    return out + "".join(circle(x + (a * cos - b * sin) * step, y + (a * sin + b * cos) * step, s * 0.09, INK, 0) for a, b in spots)


def helmet(x: float, y: float, s: float = 1.0) -> str:
    """A soldier's helmet with its crest and face opening; x, y is the middle of its foot."""
    dome = f"M{x - 14 * s} {y} V{y - 12 * s} C{x - 14 * s} {y - 23 * s} {x - 8 * s} {y - 28 * s} {x} {y - 28 * s} C{x + 8 * s} {y - 28 * s} {x + 14 * s} {y - 23 * s} {x + 14 * s} {y - 12 * s} V{y} L{x + 6 * s} {y + 3 * s} H{x - 6 * s} Z"
    out = path(f"M{x} {y - 28 * s} C{x - 4 * s} {y - 38 * s} {x + 8 * s} {y - 42 * s} {x + 17 * s} {y - 34 * s} C{x + 11 * s} {y - 34 * s} {x + 7 * s} {y - 32 * s} {x + 5 * s} {y - 26 * s} Z", "#A5402E", 2)
    out += path(dome, "#C9CDCC", 2.4) + path(f"M{x - 10 * s} {y - 13 * s} H{x - 2.5 * s} V{y + 1 * s} M{x + 10 * s} {y - 13 * s} H{x + 2.5 * s} V{y + 1 * s}", None, 3)
    return out + hatch(f"M{x + 7 * s} {y - 23 * s} Q{x + 11 * s} {y - 19 * s} {x + 11 * s} {y - 15 * s}", 2)


def moon(x: float, y: float, r: float) -> str:
    """A sickle moon."""
    return path(f"M{x} {y - r} A{r} {r} 0 1 0 {x + r} {y + r * 0.4} A{r * 0.8} {r * 0.8} 0 1 1 {x} {y - r} Z", GOLD_L, 2)


def flake(x: float, y: float, r: float) -> str:
    """A snow flake."""
    d = "".join(f"M{x} {y} L{a:.1f} {b:.1f} " for a, b in ring(x, y, (r,), 6))
    return path(d.strip(), None, 2)


def cloud(x: float, y: float, s: float, fill: str = CREAM) -> str:
    """A cloud with a flat foot."""
    return path(f"M{x - 18 * s} {y} C{x - 26 * s} {y} {x - 25 * s} {y - 12 * s} {x - 16 * s} {y - 11 * s} C{x - 14 * s} {y - 22 * s} {x + 4 * s} {y - 23 * s} {x + 6 * s} {y - 13 * s} C{x + 16 * s} {y - 19 * s} {x + 26 * s} {y - 4 * s} {x + 16 * s} {y} Z", fill, 2.4)


def sun(x: float, y: float, r: float) -> str:
    """A small sun."""
    rays = "".join(f"M{a:.1f} {b:.1f} L{c:.1f} {d:.1f} " for (a, b), (c, d) in zip(ring(x, y, (r * 1.3,), 12), ring(x, y, (r * 1.75,), 12), strict=True))
    return path(rays.strip(), None, 2.2) + circle(x, y, r, "#EDB63A", 2.4)

