"""Crops, bonus tokens, wooden pieces and rewards of The Castles of Tuscany."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from .pen import (
    BROWN,
    BROWN_D,
    GOLD,
    GOLD_L,
    GREEN,
    INK,
    OCHRE,
    PAPER,
    RED,
    RED_D,
    circle,
    ellipse,
    flat,
    hatch,
    path,
    rect,
)
from .tuscany_kinds import KINDS, LEAF, LEAF_D, MARBLE, MARBLE_D, WALL, WALL_D, fitted

GRAPE, GRAPE_D, OLIVE, OLIVE_D, PIG, PIG_D = "#8A5396", "#5F3569", "#6B8236", "#4A5E20", "#D9A08C", "#B06F5C"
WORKER, WORKER_D = "#DE8430", "#A95A17"


def grapes() -> str:
    """A hanging bunch under a vine leaf."""
    spots = ((30, 45), (50, 43), (70, 45), (24, 60), (42, 60), (60, 60), (77, 60), (33, 75), (51, 76), (68, 75), (50, 90))
    out = path("M51 36 C50 24 54 14 62 6", None, 4) + "".join(circle(x, y, 10, GRAPE, 2.6) + hatch(f"M{x + 4} {y - 5} q4 5 1 10", 2.2, GRAPE_D, 1) for x, y in spots)
    out += "".join(circle(x - 3, y - 3, 2, "#D7B6DD", 0) for x, y in spots)
    return out + path("M54 33 C36 38 24 30 18 20 C26 20 26 12 24 6 C34 12 42 10 46 2 C50 14 56 18 62 20 C56 24 54 28 54 33 Z", LEAF, 2.6) + path("M53 30 C42 26 34 18 30 12 M44 23 C42 18 43 12 45 8 M38 19 C33 20 28 20 24 19", None, 1.8)


def olives() -> str:
    """A branch with narrow leaves and two olives."""
    leaves = ("M34 70 C18 68 8 58 6 46 C22 46 34 54 36 66 Z", "M52 53 C38 46 30 36 30 22 C46 28 54 38 55 49 Z", "M67 36 C56 26 54 14 58 4 C70 12 74 24 71 33 Z",
              "M65 42 C78 48 90 44 98 34 C86 24 74 26 68 37 Z", "M43 66 C56 78 70 78 82 70 C70 58 56 54 48 59 Z")
    out = path("M8 92 C34 70 62 44 84 10", None, 3.8) + "".join(path(d, LEAF, 2.6) for d in leaves) + path("M12 50 L33 66 M35 29 L53 49 M60 10 L68 33 M92 34 L70 39 M76 70 L48 62", None, 1.8)
    for x, y in ((68, 57), (40, 85)):
        out += ellipse(x, y, 10, 12.5, OLIVE, 2.8) + hatch(f"M{x + 5} {y - 7} q5 7 0 15", 2.4, OLIVE_D, 1) + ellipse(x - 3.4, y - 4, 2, 3.4, "#C6D58E", 0)
    return out


def grain() -> str:
    """Three ears in a sheaf."""
    return _ear(46, 96, 15, 24) + _ear(54, 96, 85, 24) + _ear(50, 96, 50, 9) + path("M38 73 C46 80 54 80 62 73 L60 84 C53 90 47 90 40 84 Z", RED, 2.6) + hatch("M44 80 h12 M45 84 h10", 1.8, RED_D, 1)


def _ear(x0: float, y0: float, x1: float, y1: float) -> str:
    out, along = path(f"M{x0} {y0} L{x1} {y1}", None, 3.2), math.atan2(y1 - y0, x1 - x0)
    for k in range(5):
        t = 0.4 + k * 0.13
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        for side in (-1, 1):
            bx, by = x + 17 * math.cos(along + side * 0.56), y + 17 * math.sin(along + side * 0.56)
            mx, my = x + 15 * math.cos(along + side * 1.4), y + 15 * math.sin(along + side * 1.4)
            out += path(f"M{x:.1f} {y:.1f} Q{mx:.1f} {my:.1f} {bx:.1f} {by:.1f} Q{(x + bx) / 2:.1f} {(y + by) / 2:.1f} {x:.1f} {y:.1f} Z", GOLD, 1.8)
    return out


def livestock() -> str:
    """The belted pig of the Sienese hills."""
    body = "M11 50 C11 34 26 30 40 31 C52 28 64 30 72 34 L80 25 L83 36 C91 41 95 47 98 53 L96 61 C89 63 84 64 80 65 C77 70 74 72 72 72 L72 90 H62 L60 74 H41 L38 90 H28 L26 73 C14 68 11 60 11 50 Z"
    out = path("M12 47 C2 44 5 34 10 36 C14 38 10 42 8 40", None, 2.8) + path(body, "#5B4238") + path("M60 30.6 C55 46 56 60 60 74 L72 72 C68 58 68 46 72 34 C68 32 64 31 60 30.6 Z", PIG, 2.2)
    out += hatch("M20 62 q9 6 19 5 M17 54 q6 4 12 4 M44 67 q6 1 11 0 M30 38 q10 -4 20 -2", 2.4, "#2E1F19", 1) + path(body)
    return out + circle(85, 47, 2.6, WALL, 0) + circle(85.4, 47, 1.5, INK, 0) + path("M93 57 h3", None, 2.2) + path("M76 30 L80 38", None, 2) + path("M27 90 h12 M61 90 h12", None, 3.6)


CROPS = {draw.__name__: fitted(draw) for draw in (grapes, olives, grain, livestock)}


def card() -> str:
    """An estate card more with every draw: a card and its lozenge."""
    return rect(30, 8, 50, 74, WALL_D, 3, 5) + rect(20, 16, 50, 74, WALL, 3.4, 5) + path("M45 34 L59 53 L45 72 L31 53 Z", RED, 2.8) + hatch("M45 40 L54 53 L45 66", 2, RED_D, 1)


def storage() -> str:
    """A barn: one more space for a tile."""
    out = path("M6 42 L50 12 L94 42 V92 H6 Z", WALL) + path("M0 46 L50 10 L100 46 L95 53 L50 22 L5 53 Z", "#B5583A", 2.8) + path("M24 92 V56 H76 V92 Z", BROWN, 2.8)
    return out + path("M24 56 L76 92 M76 56 L24 92 M50 56 V92", None, 2.2, OCHRE) + path("M24 92 V56 H76 V92", None, 2.8) + circle(50, 38, 5.4, INK, 1)


def marble() -> str:
    """A white block with its veins."""
    out = path("M8 40 L34 20 H92 V64 L68 84 H8 Z", MARBLE, 3.4) + flat("M68 40 L92 20 V64 L68 84 Z", MARBLE_D) + path("M8 40 H68 V84 M68 40 L92 20", None, 2.8)
    return out + path("M8 40 L34 20 H92 V64 L68 84 H8 Z", None, 3.4) + hatch("M16 54 q12 4 20 -2 q8 -4 22 3 M18 72 q10 -5 20 0 M74 50 q6 2 12 -4 M74 66 q4 -2 10 -8", 2.2)


def worker() -> str:
    """A wooden man."""
    d = "M50 6 A15 15 0 0 1 62 32 C82 33 92 42 92 53 L70 57 L82 93 H58 L50 74 L42 93 H18 L30 57 L8 53 C8 42 18 33 38 32 A15 15 0 0 1 50 6 Z"
    return path(d, WORKER, 3.4) + hatch("M62 37 Q80 39 86 50 M64 60 L73 88 M57 12 Q60 20 56 28", 3, WORKER_D, 1) + path(d, None, 3.4)


def income() -> str:
    """A written sheet with a coin: one more income card."""
    out = path("M22 10 H84 C94 12 93 24 92 27 H78 V78 C78 92 62 92 62 92 H14 C24 88 22 78 22 76 Z", WALL) + path("M78 27 V14", None, 2.4) + path("M33 32 H66 M33 45 H66 M33 58 H50", None, 4.4)
    return out + circle(63, 70, 17, GOLD, 3) + circle(63, 70, 11.6, GOLD_L, 1.8) + path("M63 63 V77 M58 67 C61 63 65 63 68 67", None, 2.4)


def hexagon() -> str:
    """A thick wooden hexagon: growth rings, and an edge below."""
    top, low = "M27 10 H73 L97 48 L73 86 H27 L3 48 Z", "M3 48 L27 86 H73 L97 48 V58 L73 96 H27 L3 58 Z"
    out = path(low, BROWN_D, 3) + path(top, "#C18E50", 3)
    for k in (0.72, 0.5, 0.28):
        out += path(f"M{50 - 23 * k:.1f} {48 - 38 * k:.1f} H{50 + 23 * k:.1f} L{50 + 47 * k:.1f} 48 L{50 + 23 * k:.1f} {48 + 38 * k:.1f} H{50 - 23 * k:.1f} L{50 - 47 * k:.1f} 48 Z", None, 2.4, BROWN)
    return out + hatch("M64 20 Q78 40 84 48 M20 66 Q26 76 32 80", 2.4, BROWN, 1)


def green() -> str:
    """The leaf of the green track."""
    return path("M16 88 C6 40 34 14 90 10 C94 66 72 92 34 80", GREEN, 4) + hatch("M50 70 Q70 68 80 44 M44 50 Q60 48 74 24", 3, LEAF_D, 1) + path("M10 96 C26 64 46 42 70 30", None, 4.6)


def red() -> str:
    """The crown of the red track."""
    out = path("M8 28 L28 52 L50 14 L72 52 L92 28 L84 84 H16 Z", RED, 4) + hatch("M62 40 L78 62 M70 56 L80 76", 3, RED_D, 1) + path("M16 72 H84", None, 3.4)
    return out + "".join(circle(x, y, 5, GOLD, 2.6) for x, y in ((8, 26), (50, 11), (92, 26))) + circle(50, 56, 5, GOLD_L, 2.4)


TOKENS = {draw.__name__: fitted(draw) for draw in (card, storage, marble, worker, income, hexagon, green, red)}


#: Estate cards as they fly: the colour of each kind, as the table has it.
COLOURS = {
    "castle": "#2B503C", "town": "#B9493C", "inn": "#4576AD", "agriculture": "#A9C26C", "quarry": "#8E8B87",
    "village": "#CE722E", "monastery": "#EBC84C", "cart": "#E0D0B0",
}


def estate_card(kind: str) -> str:
    """A card with its emblem in a round window."""
    out = rect(20, 3, 60, 94, PAPER, 4, 8) + rect(27, 10, 46, 80, COLOURS[kind], 0, 4) + circle(50, 50, 22, PAPER, 2.4)
    return f'{out}<g transform="translate(31 31) scale(.38)">{KINDS[kind]()}</g>'


CARDS: dict[str, Callable[[], str]] = {kind: partial(estate_card, kind) for kind in COLOURS}


def region() -> str:
    """Three joined hexes."""
    out = ""
    for x, y in ((30, 30), (30, 74), (68, 52)):
        out += path(f"M{x - 12.5} {y - 21.7} H{x + 12.5} L{x + 25} {y} L{x + 12.5} {y + 21.7} H{x - 12.5} L{x - 25} {y} Z", LEAF, 4)
    return out


def colour() -> str:
    """A finished colour: a star on a hex."""
    star = "".join(f"{'L' if i else 'M'}{50 + r * math.cos(math.radians(i * 36 - 90)):.1f} {51 + r * math.sin(math.radians(i * 36 - 90)):.1f} " for i, r in enumerate((26, 11) * 5))
    return path("M26 9 H74 L98 50 L74 91 H26 L2 50 Z", GOLD, 4) + path(star + "Z", PAPER, 3)


def bonus() -> str:
    """A square bonus token: one more of something."""
    out = rect(8, 12, 84, 84, BROWN_D, 3.4) + rect(8, 6, 84, 84, PAPER, 4) + rect(17, 15, 66, 66, None, 2.6)
    return out + path("M24 48 H48 M36 36 V60", None, 6) + path("M56 40 L67 32 V64 M57 65 H77", None, 6)


SIGNS = {draw.__name__: draw for draw in (region, colour, bonus)}
