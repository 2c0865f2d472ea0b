"""The sixteen whims: each a still life on the courtier's rosette, and the tile's back."""

from __future__ import annotations

from collections.abc import Callable

from .destiny_frames import coin, helmet
from .pen import (
    BROWN,
    BROWN_D,
    CREAM,
    GOLD,
    GOLD_L,
    GREEN,
    INK,
    OCHRE,
    PURPLE,
    PURPLE_D,
    RED,
    ROSE,
    SKIN,
    STEEL,
    STEEL_D,
    STEEL_L,
    STONE_L,
    TEAL,
    circle,
    ellipse,
    flat,
    hatch,
    path,
    polygon,
    ring,
    rod,
    sheet,
    star,
)

LILAC = "#CDBAD6"


def _rosette(body: str) -> str:
    """A sixteen-pointed rosette of ribbon behind the still life."""
    return path(polygon(ring(50, 50, (49, 43), 32)), PURPLE, 3) + circle(50, 50, 40, LILAC, 2.4) + body


def _log(x: float, y: float, s: float = 1.0) -> str:
    return path(f"M{x} {y - 6 * s} H{x + 18 * s} C{x + 21 * s} {y - 5 * s} {x + 21 * s} {y + 5 * s} {x + 18 * s} {y + 6 * s} H{x} Z", BROWN, 2.2) + ellipse(x, y, 4.4 * s, 6 * s, "#B98A4E", 2.2) + ellipse(x, y, 1.6 * s, 2.6 * s, None, 1.4)


def _stone(x: float, y: float, s: float = 1.0) -> str:
    return path(f"M{x} {y} V{y - 11 * s} L{x + 5 * s} {y - 16 * s} H{x + 19 * s} V{y - 5 * s} L{x + 14 * s} {y} Z", STONE_L, 2.2) + path(f"M{x} {y - 11 * s} H{x + 14 * s} V{y} M{x + 14 * s} {y - 11 * s} L{x + 19 * s} {y - 16 * s}", None, 2)


def _token(x: float, y: float, r: float = 9) -> str:
    return circle(x, y, r, PURPLE_D, 2.4) + path(f"M{x - r * .5} {y} H{x + r * .1} M{x - r * .2} {y - r * .3} V{y + r * .3}", None, 2, CREAM) + path(f"M{x + r * .3} {y - r * .2} C{x + r * .4} {y - r * .6} {x + r * .8} {y - r * .4} {x + r * .6} {y} L{x + r * .3} {y + r * .4} H{x + r * .75}", None, 1.8, CREAM)


def whim_jester() -> str:
    """A hand mirror: he does as another would have done."""
    return _rosette(path("M50 62 L46 88 H54 Z", OCHRE, 2.6) + ellipse(50, 40, 21, 24, GOLD, 3) + ellipse(50, 40, 15.500, 18.500, "#BFD7D8", 2.4) + path("M42 34 C44 28 48 25 53 24 M41 42 L56 27 M46 50 L60 36", None, 2.2, CREAM) + circle(29, 22, 4, GOLD_L, 2) + circle(71, 22, 4, GOLD_L, 2) + circle(50, 13, 4, GOLD_L, 2))


def whim_squire() -> str:
    """Two tokens in a purse, a little helmet beside."""
    return _rosette(path("M22 62 C16 46 26 34 36 32 H48 C58 34 66 46 60 62 C56 76 28 76 22 62 Z", OCHRE, 2.8) + path("M34 32 C30 26 34 22 38 24 L42 20 L46 24 C50 22 54 26 50 32 Z", OCHRE, 2.4) + path("M33 33 H51", None, 3) + _token(34, 52, 9) + _token(50, 58, 9) + helmet(72, 78, 0.8))


def whim_architect() -> str:
    """A finger that points to the neighbour on the left."""
    return _rosette(path("M86 42 V66 H70 C60 68 52 66 50 60 L46 58 C42 58 40 52 44 49 L20 47 C13 46 13 38 20 37 L52 38 C58 34 64 34 70 38 Z", SKIN, 2.8) + path("M50 60 C54 60 57 58 56 54 M46 58 C51 57 53 54 52 50 M44 49 L54 49", None, 2) + path("M86 36 H94 V72 H86 Z", OCHRE, 2.4) + path("M10 26 l6 3 M8 42 h-1 M10 58 l6 -3", None, 2.6))


def whim_merchant() -> str:
    """A basket with one of each."""
    return _rosette(_log(52, 44, 0.9) + _stone(30, 56, 1) + coin(54, 50, 9) + path("M18 56 H82 L74 80 H26 Z", OCHRE, 2.8) + path("M18 56 H82 M22 64 H78 M24 72 H76 M34 57 L38 79 M50 57 V79 M66 57 L62 79", None, 2) + path("M24 56 C26 22 74 22 76 56", None, 3.4))


def whim_sergeant() -> str:
    """A sack into which he reaches without looking."""
    return _rosette(path("M24 84 C14 66 24 50 34 46 H66 C76 50 86 66 76 84 C66 92 34 92 24 84 Z", "#A98A62", 2.8) + hatch("M66 60 Q74 70 68 82 M60 58 Q68 70 62 84", 2) + path("M32 46 H68", None, 3.4) + path("M44 46 C44 34 42 26 40 18 L58 14 C58 26 58 36 58 46 Z", STEEL, 2.6) + path("M40 24 L59 20", None, 2) + path("M42 60 C42 52 56 52 56 60 C56 66 49 66 49 71 M49 77 v.500", None, 3.4))


def whim_alchemist() -> str:
    """A cauldron with three bubbles: point, soldier, good."""
    return _rosette(path("M20 50 C18 74 34 84 50 84 C66 84 82 74 80 50 Z", STEEL_D, 2.8) + ellipse(50, 50, 31, 8, GREEN, 2.8) + path("M28 82 L24 90 M72 82 L76 90 M18 56 C12 58 12 66 19 67 M82 56 C88 58 88 66 81 67", None, 3) + circle(34, 34, 9, GOLD_L, 2.4) + circle(54, 24, 9, STEEL_L, 2.4) + circle(70, 36, 9, "#D9B88A", 2.4) + hatch("M64 60 Q72 66 66 76", 2, CREAM))


def whim_astronomer() -> str:
    """Twin stars in the glass: what you take, he takes twice."""
    return _rosette(path("M16 70 L60 44 L68 56 L24 84 Z", GOLD, 2.8) + path("M58 42 L74 32 L84 48 L68 58 Z", BROWN, 2.8) + path("M30 62 L38 76", None, 2.4) + path("M46 66 L38 92 M50 66 L60 92", None, 3) + star(30, 32, 10, GOLD_L, 2) + star(52, 22, 10, GOLD_L, 2) + path("M38 30 L44 26", None, 2))


def whim_treasurer() -> str:
    """Two keys crossed: one is the left neighbour's, one the right's."""
    out = ""
    for a, b, x, y, fill in (("M34 36 L70 78", "M62 69 L70 62 M68 76 L76 69", 28, 29, GOLD), ("M66 36 L30 78", "M38 69 L30 62 M32 76 L24 69", 72, 29, STEEL_L)):
        out += path(a, None, 8) + path(b, None, 7) + path(a, None, 3.6, fill) + path(b, None, 2.8, fill) + circle(x, y, 12, fill, 2.8) + circle(x, y, 5, LILAC, 2.4)
    return _rosette(out + path("M8 54 l7 -5 v10 Z M92 54 l-7 -5 v10 Z", INK, 1))


def whim_master_hunter() -> str:
    """Two arrows of different feather."""
    out = rod("M22 80 L74 22", 5, 2.2, OCHRE) + path("M70 18 L82 14 L78 27 Z", STEEL_L, 2.4) + path("M30 70 L18 72 L14 84 M24 76 L14 84 M30 70 L28 82 L14 84", RED, 2.4)
    return _rosette(out + rod("M78 80 L26 22", 5, 2.2, OCHRE) + path("M30 18 L18 14 L22 27 Z", STEEL_L, 2.4) + path("M70 70 L82 72 L86 84 M76 76 L86 84 M70 70 L72 82 L86 84", GREEN, 2.4) + circle(50, 50, 5, GOLD_L, 2))


def whim_general() -> str:
    """A wagon with two of a kind."""
    return _rosette(path("M16 44 L22 66 H80 L86 44 Z", BROWN, 2.8) + path("M19 55 H83 M36 45 V66 M52 45 V66 M68 45 V66", None, 2) + path("M30 44 C30 34 48 34 48 44 M52 44 C52 34 70 34 70 44", "#B98A4E", 2.6) + path("M39 36 V44 M61 36 V44", None, 2.2) + "".join(circle(x, 74, 11, "#D9C49A", 2.8) + path(f"M{x} 63 V85 M{x - 11} 74 H{x + 11}", None, 2.2) + circle(x, 74, 3, BROWN_D, 2) for x in (34, 68)))


def whim_swordsmith() -> str:
    """A blade on the grindstone: what is taken off here is gained there."""
    stone = circle(42, 60, 25, STONE_L, 3) + circle(42, 60, 17, None, 2) + circle(42, 60, 5.4, BROWN, 2.6)
    stand = rod("M42 60 L26 88", 6.4, 3.4, BROWN) + rod("M42 60 L58 88", 6.4, 3.4, BROWN)
    blade = path("M16 34 L22 27 H70 V41 H22 Z", STEEL_L, 2.8) + path("M22 34 H66", None, 2)
    hilt = rod("M71 22 V46", 6.4, 3.2, GOLD) + rod("M73 34 H84", 6.4, 3.4, BROWN) + circle(87, 34, 4, GOLD, 2.4)
    sparks = path("M64 50 L72 54 M66 58 L76 64 M62 66 L70 74", None, 2.6, OCHRE)
    return _rosette(stand + stone + blade + hilt + sparks)


def whim_duchess() -> str:
    """Her fan, half open."""
    out = ""
    points = ring(50, 80, (56,), 24, -90)
    blades = [points[(i + 20) % 24] for i in range(9)]
    for i in range(8):
        (ax, ay), (bx, by) = blades[i], blades[i + 1]
        out += path(f"M50 80 L{ax:.1f} {ay:.1f} Q{(ax + bx) / 2:.1f} {(ay + by) / 2 - 4:.1f} {bx:.1f} {by:.1f} Z", ROSE if i % 2 else CREAM, 2.2)
    return _rosette(out + path("M32 58 C42 48 58 48 68 58", None, 2.6, GOLD) + circle(50, 80, 4.6, GOLD, 2.4) + path("M50 84 C54 90 48 92 52 97", None, 2.4))


def whim_champion() -> str:
    """A prize cup that holds a little of all."""
    return _rosette(coin(38, 28, 7) + _stone(46, 32, 0.9) + _token(66, 26, 7) + path("M26 32 H74 C74 52 66 62 54 64 V74 H66 V84 H34 V74 H46 V64 C34 62 26 52 26 32 Z", GOLD, 2.8) + path("M26 36 C12 34 12 54 30 54 M74 36 C88 34 88 54 70 54", None, 3.4) + hatch("M64 38 Q64 52 56 60 M58 38 Q58 50 53 58", 2) + star(42, 46, 6, CREAM, 1.6))


def whim_smuggler() -> str:
    """An open crate; a stranger's hand takes first."""
    return _rosette(path("M18 52 H82 V84 H18 Z", BROWN, 2.8) + path("M18 62 H82 M18 73 H82 M30 52 V84 M70 52 V84", None, 2) + path("M18 52 L10 38 H26 M82 52 L90 38 H74", "#B98A4E", 2.4) + coin(30, 46, 7) + _log(38, 47, 0.8) + _stone(60, 52, 0.8) + path("M50 10 L66 14 L60 32 L62 38 C60 44 56 40 55 36 L52 44 C49 46 47 43 48 40 L49 34 L45 40 C42 42 40 39 41 36 L45 26 Z", SKIN, 2.4))


def whim_inventor() -> str:
    """A parcel with a cog on its bow: two thirds for him, a third to give."""
    return _rosette(path("M20 48 H80 V84 H20 Z", TEAL, 2.8) + flat("M66 48 H80 V84 H66 Z", "#3F6B64") + path("M16 38 H84 V50 H16 Z", TEAL, 2.8) + path("M44 38 H56 V84 H44 Z", GOLD_L, 2.4) + path("M50 38 C36 38 28 24 38 20 C46 18 50 30 50 38 C50 30 54 18 62 20 C72 24 64 38 50 38 Z", GOLD_L, 2.6) + path(polygon(ring(50, 30, (11, 11, 8, 8), 24)), STEEL_L, 2.2) + circle(50, 30, 3.4, LILAC, 2))


def whim_wizard() -> str:
    """A crystal ball with a laurel in it."""
    return _rosette(path("M28 84 C30 72 40 70 50 70 C60 70 70 72 72 84 Z", BROWN, 2.8) + circle(50, 46, 27, "#A9C4D6", 3) + path("M36 56 C28 44 32 32 42 26 M64 56 C72 44 68 32 58 26", None, 2.6, GOLD) + "".join(path(f"M{x} {y} c{-5 * s} -1 {-6 * s} -5 {-4 * s} -7 c{4 * s} 1 {5 * s} 4 {4 * s} 7 Z", GOLD_L, 1.6) for x, y, s in ((36, 38, 1), (35, 48, 1), (39, 57, 1), (64, 38, -1), (65, 48, -1), (61, 57, -1))) + star(50, 44, 8, CREAM, 1.8) + path("M34 34 C36 30 40 27 44 25", None, 2.6, CREAM) + star(18, 24, 5, GOLD_L, 1.4) + star(82, 24, 5, GOLD_L, 1.4))


def back() -> str:
    """The stack face down: a mask on the rosette."""
    return _rosette(path("M20 40 C34 30 66 30 80 40 C80 60 68 66 60 58 C54 52 46 52 40 58 C32 66 20 60 20 40 Z", PURPLE_D, 2.8) + path("M30 44 C34 38 42 40 44 46 C40 51 32 50 30 44 Z M70 44 C66 38 58 40 56 46 C60 51 68 50 70 44 Z", CREAM, 2) + path("M80 40 C88 34 92 24 88 16 C82 22 76 28 74 36 Z", GOLD_L, 2.2) + star(50, 76, 7, GOLD_L, 1.8))


TILES: tuple[Callable[[], str], ...] = (
    whim_jester, whim_squire, whim_architect, whim_merchant, whim_sergeant, whim_alchemist, whim_astronomer, whim_treasurer,
    whim_master_hunter, whim_general, whim_swordsmith, whim_duchess, whim_champion, whim_smuggler, whim_inventor, whim_wizard)


def whims() -> dict[str, str]:
    """Documents by tile id, and the back."""
    return {draw.__name__: sheet(draw()) for draw in (*TILES, back)}
