"""Emblems of the eight kinds of The Castles of Tuscany: each is known by its outline alone."""

from __future__ import annotations

import math
from collections.abc import Callable

from .pen import (
    BROWN,
    BROWN_D,
    GOLD,
    GOLD_L,
    INK,
    OCHRE,
    RED,
    RED_D,
    STEEL,
    STEEL_L,
    STONE_D,
    circle,
    flat,
    hatch,
    path,
    rod,
)
from .principato_tokens import arch

WALL, WALL_D = "#FBF3DC", "#D9C7A0"
TERRA, TERRA_D, SLATE, SLATE_D = "#B5583A", "#8C3F28", "#54779F", "#3B587A"
LEAF, LEAF_D, AUTUMN = "#A9BE6C", "#7F9A4A", "#C27A2C"
MARBLE, MARBLE_D = "#F6F2E8", "#C4BEB0"


def _wall(d: str, shade: str, fill: str = WALL) -> str:
    """A wall with its side in shadow; the contour goes over both."""
    return path(d, fill) + flat(shade, WALL_D) + path(d)


def castle() -> str:
    """A keep between two towers, banner on top."""
    keep = "M28 91 V32 H25 V19 H35 V25 H44 V19 H56 V25 H65 V19 H75 V32 H72 V91 Z"
    left = "M8 91 V55 H5 V43 H13 V48 H20 V43 H28 V48 H33 V55 H31 V91 Z"
    right = "M69 91 V55 H67 V48 H72 V43 H80 V48 H87 V43 H95 V55 H92 V91 Z"
    out = path("M50 19 V2", None, 2.6) + path("M50 3 C56 0 62 8 70 4 L68 13 C62 16 56 9 50 13 Z", RED, 2.2)
    out += _wall(keep, "M61 32 H72 V91 H61 Z") + hatch("M62 38 h9 M62 44 h9 M62 50 h9 M62 56 h9 M62 62 h9 M33 44 h7 M33 56 h7 M54 62 h6", 1.7)
    out += path("M25 32 H75", None, 2.6)
    out += _wall(left, "M23 55 H31 V91 H23 Z") + _wall(right, "M84 55 H92 V91 H84 Z")
    out += hatch("M24 61 h6 M24 67 h6 M24 73 h6 M24 79 h6 M24 85 h6 M85 61 h6 M85 67 h6 M85 73 h6 M85 79 h6 M85 85 h6", 1.7)
    out += arch(39, 91, 22, 25, BROWN_D, 2.6) + path("M46 91 V70 M54 91 V70 M40 79 H60", None, 1.5, OCHRE)
    out += flat("M47 38 h6 v13 h-6 Z M14 61 h5 v11 h-5 Z M76 61 h5 v11 h-5 Z", INK)
    return out + path("M2 92 H98", None, 3)


def town() -> str:
    """Close roofs under two tall towers of rival families."""
    out = _wall("M23 90 V17 H40 V90 Z", "M33 17 H40 V90 H33 Z") + hatch("M34 24 h5 M34 30 h5 M34 36 h5 M34 42 h5 M34 48 h5 M34 54 h5", 1.7)
    out += path("M20 18 V7 H26 V11 H29 V7 H35 V11 H38 V7 H43 V18 Z", WALL, 2.6) + flat("M28 26 h5 v10 h-5 Z", INK)
    out += _wall("M60 90 V25 H76 V90 Z", "M69 25 H76 V90 H69 Z") + hatch("M70 32 h5 M70 38 h5 M70 44 h5 M70 50 h5", 1.7)
    out += path("M56 26 L68 6 L80 26 Z", TERRA, 2.8) + flat("M64 33 h5 v10 h-5 Z", INK)
    out += path("M38 90 V54 L50 42 L62 54 V90 Z", WALL) + path("M33 58 L50 40 L67 58", None, 6.4) + path("M34.5 56.6 L50 40.6 L65.5 56.6", None, 2.4, TERRA) + flat("M46 62 h8 v11 h-8 Z", INK)
    out += path("M5 90 V67 L19 55 L33 67 V90 Z", WALL) + path("M0 70 L19 52 L38 70 L33 74 L19 61 L5 74 Z", TERRA, 2.6) + arch(13, 90, 11, 17, BROWN_D, 2)
    out += _wall("M65 90 V67 L80 54 L95 67 V90 Z", "M85 59 L95 68 V90 H85 Z") + hatch("M86 73 h8 M86 78 h8 M86 83 h8", 1.7)
    out += path("M60 71 L80 51 L100 71 L95 75 L80 60 L65 75 Z", TERRA_D, 2.6) + arch(72, 90, 10, 16, BROWN_D, 2)
    return out + arch(43, 90, 14, 14, INK, 2) + path("M0 91 H100", None, 3)


def inn() -> str:
    """A long house with a smoking chimney, a tankard on its sign."""
    out = path("M80 12 C76 8 84 6 80 1", None, 2.2) + path("M72 38 V16 H84 V48", WALL, 2.6) + path("M70 16 H86", None, 3.4)
    out += _wall("M27 91 V54 L59 27 L91 54 V91 Z", "M76 42 L91 55 V91 H76 Z") + hatch("M77 60 h13 M77 65 h13 M77 84 h13", 1.7)
    out += path("M17 59 L59 21 L101 59 L94 66 L59 35 L24 66 Z", SLATE, 2.8) + hatch("M31 54 l4 5 M38 48 l4 5 M45 42 l4 5 M52 36 l4 5 M66 36 l-4 5 M73 42 l-4 5 M80 48 l-4 5 M87 54 l-4 5", 1.9)
    out += arch(50, 91, 18, 24, BROWN_D, 2.4) + path("M59 69 V91", None, 1.5, OCHRE) + path("M35 67 h9 v11 h-9 Z M75 67 h9 v11 h-9 Z", GOLD_L, 2) + path("M39.5 67 V78 M35 72.5 H44 M79.5 67 V78 M75 72.5 H84", None, 1.4) + circle(59, 49, 5.4, INK, 1)
    out += path("M28 57 H3", None, 3.2) + path("M7 57 V64 M20 57 V64", None, 2) + path("M1 64 H26 V87 H1 Z", GOLD_L, 2.6)
    return out + path("M7 69 H17 V82 H7 Z", BROWN, 1.8) + path("M17 72 H21 V79 H17", None, 2) + flat("M6 66 H18 V71 H6 Z", WALL) + path("M6 70 C6 65 10 68 11 66 C13 64 15 68 18 66 V70 Z", WALL, 1.6) + path("M22 92 H100", None, 3)


def agriculture() -> str:
    """Furrows of a hill farm between cypresses; the crops are drawn apart."""
    out = circle(46, 22, 9, GOLD, 2.6) + path("M46 6 V9 M30 22 H33 M59 22 H62 M35 11 L37 13 M57 11 L55 13", None, 2.4)
    out += path("M2 56 C16 36 26 34 38 44 C52 26 74 22 98 52 V66 H2 Z", LEAF_D, 2.6) + hatch("M70 36 Q82 42 90 54 M64 40 Q76 46 84 56 M26 42 Q32 46 36 52", 2)
    out += path("M1 92 C8 56 32 50 50 50 C68 50 92 56 99 92 Z", LEAF, 2.8)
    out += path("M50 50 V92 M42 50.6 C34 64 29 78 27 92 M58 50.6 C66 64 71 78 73 92 M34 52.6 C22 64 14 78 11 90 M66 52.6 C78 64 86 78 89 90", None, 2.6)
    out += "".join(path(f"M{x - 3.4} {y - 5} Q{x - 3} {y} {x} {y} Q{x + 3} {y} {x + 3.4} {y - 5} M{x} {y} v-6", None, 1.8) for x, y in ((44, 66), (56, 66), (41, 82), (59, 82), (34, 70), (66, 70), (24, 84), (76, 84)))
    for x, y, h in ((86, 54, 32), (76, 50, 22), (13, 56, 24)):
        w = h * 0.19
        out += path(f"M{x} {y} C{x - w * 1.5} {y - h * 0.2} {x - w} {y - h * 0.7} {x} {y - h} C{x + w} {y - h * 0.7} {x + w * 1.5} {y - h * 0.2} {x} {y} Z", "#4F6F3C", 2.2) + path(f"M{x} {y} v5", None, 2.4)
    return out


def quarry() -> str:
    """Three sawn blocks and a pickaxe."""
    out = _block(8, 62, 36, 28) + _block(54, 64, 32, 26) + _block(28, 36, 33, 24)
    out += hatch("M14 72 l9 3 l6 -2 M20 82 l7 -2 l9 2 M34 46 l8 2 l7 -3 M61 76 l7 2 l8 -2 M38 54 l7 -2", 1.8)
    return out + rod("M94 54 L66 12", 6.6, 3, BROWN) + path("M46 22 C56 6 74 2 92 11 C80 9 72 10 68 15 C60 16 52 18 46 22 Z", STEEL, 2.6) + hatch("M56 14 Q68 7 82 9", 1.8, STEEL_L, 1) + path("M2 92 H98", None, 3)


def _block(x: float, y: float, w: float, h: float) -> str:
    """A block of marble seen from its left front corner."""
    d = 9.5
    out = path(f"M{x} {y + h} V{y} L{x + d} {y - 7} H{x + w + d} V{y + h - 7} L{x + w} {y + h} Z", MARBLE, 2.8)
    out += flat(f"M{x + w} {y} L{x + w + d} {y - 7} V{y + h - 7} L{x + w} {y + h} Z", MARBLE_D)
    out += path(f"M{x} {y} H{x + w} V{y + h} M{x + w} {y} L{x + w + d} {y - 7}", None, 2.4)
    out += path(f"M{x} {y + h} V{y} L{x + d} {y - 7} H{x + w + d} V{y + h - 7} L{x + w} {y + h} Z", None, 2.8)
    return out + hatch(f"M{x + w + 3} {y + 3} V{y + h - 4} M{x + w + 6} {y + 1} V{y + h - 6}", 1.7)


def village() -> str:
    """Two farmhouses leaning together, a tree behind them."""
    out = path("M84 86 V52", None, 3.4) + path("M80 61 C66 56 70 44 70 44 C64 34 76 30 77 30 C82 19 91 27 91 28 C101 32 96 43 96 43 C100 55 88 61 88 61 Z", AUTUMN, 2.6)
    out += hatch("M74 48 q5 5 9 3 M92 38 q-3 5 -6 4 M76 38 l5 3 M88 54 q4 -1 6 -5", 1.9)
    out += _wall("M5 86 V58 L24 40 L43 58 V86 Z", "M33 49 L43 59 V86 H33 Z") + hatch("M34 65 h8 M34 70 h8 M34 75 h8", 1.7)
    out += path("M-1 62 L24 36 L49 62 L43 67 L24 47 L5 67 Z", TERRA, 2.6) + flat("M12 67 h8 v9 h-8 Z", INK)
    out += _wall("M34 92 V62 L57 39 L80 62 V92 Z", "M68 51 L80 63 V92 H68 Z") + hatch("M69 69 h10 M69 74 h10 M69 79 h10 M69 84 h10", 1.7)
    out += path("M44 42 V26 H52 V34", WALL, 2.4)
    out += path("M27 67 L57 33 L87 67 L80 71 L57 46 L34 71 Z", TERRA, 2.8) + hatch("M36 63 l4 4 M42 56 l4 4 M48 49 l4 4 M66 49 l-4 4 M72 56 l-4 4 M78 63 l-4 4", 1.9)
    return out + arch(49, 92, 15, 20, BROWN_D, 2.4) + path("M56.5 75 V92", None, 1.5, OCHRE) + path("M2 93 H98", None, 3)


def monastery() -> str:
    """A bell tower with a cross beside a nave with a rose window."""
    out = path("M19 16 V3 M14 8 H24", None, 2.8) + _wall("M8 91 V38 H30 V91 Z", "M22 38 H30 V91 H22 Z") + hatch("M23 64 h6 M23 70 h6 M23 76 h6 M23 82 h6", 1.7)
    out += path("M4 40 L19 14 L34 40 Z", TERRA, 2.8) + arch(13, 56, 12, 13, INK, 1.6) + circle(19, 52, 3, GOLD, 1.4) + path("M8 61 H30", None, 2.4)
    out += path("M62 32 V17 M57 22 H67", None, 2.8)
    out += _wall("M30 91 V61 L62 31 L94 61 V91 Z", "M78 46 L94 62 V91 H78 Z") + hatch("M79 60 h13 M79 65 h14 M79 70 h14", 1.7)
    out += path("M24 66 L62 28 L100 66 L94 70 L62 40 L30 70 Z", TERRA, 2.8) + hatch("M33 63 l4 4 M40 56 l4 4 M47 49 l4 4 M77 49 l-4 4 M84 56 l-4 4 M91 63 l-4 4", 1.9)
    out += circle(62, 57, 8, INK, 1.4) + path("M62 49.6 V64.4 M54.6 57 H69.4 M56.8 51.8 L67.2 62.2 M67.2 51.8 L56.8 62.2", None, 1.5, GOLD_L)
    return out + arch(54, 91, 16, 21, BROWN_D, 2.2) + arch(38, 91, 9, 15, INK, 1.4) + arch(79, 91, 9, 15, INK, 1.4) + path("M2 92 H98", None, 3)


def cart() -> str:
    """A loaded waggon: two sacks and a cask on four spoked wheels."""
    out = path("M12 46 C8 28 22 25 22 25 C19 17 27 17 27 17 C35 17 32 25 32 25 C44 30 41 46 41 46 Z", OCHRE, 2.8) + hatch("M23 25 h8 M20 33 q-2 6 -1 11 M35 34 q2 5 1 10", 1.9)
    out += path("M42 46 V24 C50 19 60 19 68 24 V46 Z", BROWN, 2.8) + flat("M60 21 C63 22 66 23 68 24 V46 H60 Z", BROWN_D) + path("M42 30 C50 26 60 26 68 30 M42 40 C50 36 60 36 68 40", None, 2.2, STEEL_L) + path("M42 46 V24 C50 19 60 19 68 24 V46 Z")
    out += path("M70 46 C68 31 78 29 78 29 C76 22 81 22 81 22 C87 22 85 29 85 29 C93 33 91 46 91 46 Z", OCHRE, 2.8) + hatch("M78 29 h7 M76 36 q-1 4 -1 8", 1.8)
    out += path("M3 44 H97 L90 64 H10 Z", WALL) + flat("M78 44 H97 L90 64 H78 Z", WALL_D) + path("M3 44 H97 L90 64 H10 Z") + path("M6 53 H94 M26 45 V63 M50 45 V63 M74 45 V63", None, 2) + rod("M91 59 L101 66", 5.4, 2, BROWN)
    return out + _wheel(28, 0.0) + _wheel(72, 0.39) + path("M2 93 H98", None, 2.6)


def _wheel(x: float, turn: float) -> str:
    spokes = "".join(f"M{x - 14 * math.cos(a):.1f} {75 - 14 * math.sin(a):.1f} L{x + 14 * math.cos(a):.1f} {75 + 14 * math.sin(a):.1f} " for a in (turn + i * math.pi / 4 for i in range(4)))
    return circle(x, 75, 16, WALL, 4.6) + path(spokes, None, 2.8) + circle(x, 75, 4.6, RED_D, 2.4) + circle(x, 75, 16, None, 1.2, STONE_D)


def fitted(draw: Callable[[], str]) -> Callable[[], str]:
    """A drawing whose roofs and shafts stand over the edge, drawn in."""
    return lambda: f'<g transform="translate(3 3) scale(.94)">{draw()}</g>'


KINDS = {
    draw.__name__: fitted(draw) for draw in (castle, town, inn, agriculture, quarry, village, monastery, cart)
}
