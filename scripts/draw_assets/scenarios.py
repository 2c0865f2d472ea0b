"""The four scenarios, the eight groups that sell their votes, and the army tokens."""

from __future__ import annotations

from collections.abc import Callable

from .destiny_frames import coin, helmet
from .pen import (
    BLUE,
    BROWN,
    BROWN_D,
    CREAM,
    GOLD,
    GOLD_L,
    GREEN,
    GREEN_D,
    INK,
    OCHRE,
    PAPER,
    PURPLE,
    RED,
    RED_D,
    SKIN,
    STEEL,
    STEEL_D,
    STEEL_L,
    STONE,
    circle,
    flat,
    hatch,
    path,
    place,
    ring,
    rod,
    sheet,
    star,
)


def pork_barrel() -> str:
    """A ballot urn and the sausage that fills it."""
    out = path("M24 50 H76 L70 94 H30 Z", STONE, 2.8) + path("M20 42 H80 V52 H20 Z", "#D8CFB9", 2.8) + hatch("M64 56 L61 90 M68 56 L65 88", 2.2) + path("M38 46.500 H62", None, 4)
    out += path("M30 28 C36 8 64 4 78 16 C86 22 84 32 76 32 C68 32 62 24 54 26 C46 28 44 38 36 38 C30 38 28 34 30 28 Z", "#B5654A", 2.8) + hatch("M50 16 L54 22 M60 14 L63 20 M42 22 L46 28 M70 17 L71 23", 2) + path("M80 18 L88 12 M28 34 L22 40", None, 2.6)
    return out + path("M42 62 H58 V80 H42 Z", PAPER, 2.4) + path("M46 70 l3 4 l6 -8", None, 2.6, GREEN_D) + coin(16, 86, 8) + coin(84, 88, 7)


def shifting_alliances() -> str:
    """Two rings linked, a dagger hidden behind."""
    out = rod("M50 96 V20", 5.600, 2.8, STEEL_L) + path("M38 74 H62", None, 5) + path("M38 74 H62", None, 2.2, GOLD) + path("M50 20 l-3 -10 l3 -6 l3 6 Z", STEEL_L, 2)
    out += circle(34, 44, 22, None, 9) + circle(34, 44, 22, None, 4.400, BLUE) + circle(66, 44, 22, None, 9) + circle(66, 44, 22, None, 4.400, RED) + path("M44.500 24.800 A22 22 0 0 1 55.800 41", None, 9) + path("M44.500 24.800 A22 22 0 0 1 55.800 41", None, 4.400, BLUE)
    return out + star(34, 44, 8, GOLD_L, 2) + star(66, 44, 8, GOLD_L, 2)


def goblin_valley() -> str:
    """A goblin between two mountains."""
    out = path("M0 94 L24 20 L46 94 Z", STONE, 2.8) + path("M54 94 L76 20 L100 94 Z", STONE, 2.8) + path("M24 20 L33 46 L26 42 L20 48 L16 44 Z M76 20 L85 46 L78 42 L72 48 L68 44 Z", CREAM, 2.2) + hatch("M30 56 L40 90 M34 62 L44 92 M82 56 L92 90 M86 62 L94 88", 2.2)
    out += path("M34 58 L12 46 C12 62 22 72 34 74 C38 88 44 97 50 97 C56 97 62 88 66 74 C78 72 88 62 88 46 L66 58 C62 42 38 42 34 58 Z", "#8FA95C", 3) + path("M38 64 L47 69 M62 64 L53 69", None, 3.4) + circle(43, 70, 2.4, INK, 0) + circle(57, 70, 2.4, INK, 0)
    return out + path("M42 82 H58 L54 87 L50 83 L46 87 Z", INK, 1.4) + path("M50 72 L48 78 H53", None, 2.2)


def great_tournament() -> str:
    """A horse's head in its caparison and the lance."""
    out = rod("M8 96 L88 4", 6.400, 3, RED) + path("M20 81 L28 72 M40 58 L48 49 M60 35 L68 26", None, 3, CREAM) + path("M84 2 L96 0 L92 12 Z", STEEL_L, 2.2)
    out += path("M34 96 C32 76 38 60 50 50 C48 40 52 30 60 24 L62 14 L68 22 C80 26 88 40 92 54 C94 60 90 66 84 66 C78 66 74 62 70 60 C70 72 74 84 80 96 Z", CREAM, 3) + path("M50 50 C58 46 64 40 66 30 L74 26 M42 66 C54 68 64 64 70 60 M36 82 C50 84 64 82 73 78", None, 2.4)
    out += "".join(path(f"M{x} {y} l7 4 l-7 4 Z", RED, 1.8) for x, y in ((44, 70), (56, 70), (40, 86), (52, 87), (64, 85))) + path("M70 32 L80 36 L78 44 L68 42 Z", BLUE, 2.2) + circle(76, 40, 2.2, INK, 0) + path("M86 58 q3 1 4 -1", None, 2.2)
    return out + path("M60 24 C50 22 44 28 40 36 C46 36 48 38 50 42 Z", BROWN, 2.4)


def aristocracy() -> str:
    """A coronet on its cushion."""
    return path("M12 74 C20 66 80 66 88 74 C94 84 90 92 86 94 C70 88 30 88 14 94 C10 92 6 84 12 74 Z", PURPLE, 2.8) + circle(12, 78, 4.6, GOLD_L, 2.2) + circle(88, 78, 4.6, GOLD_L, 2.2) + path("M22 68 L14 30 L32 46 L50 14 L68 46 L86 30 L78 68 C62 60 38 60 22 68 Z", GOLD, 3) + path("M22 68 C38 60 62 60 78 68 L80 58 C62 50 38 50 20 58 Z", GOLD_L, 2.4) + "".join(circle(x, y, 4.6, CREAM, 2.2) for x, y in ((14, 28), (50, 12), (86, 28))) + circle(50, 56, 3.600, RED, 1.8) + circle(34, 58, 2.8, BLUE, 1.6) + circle(66, 58, 2.8, BLUE, 1.6)


def clergy() -> str:
    """Mitre and crook."""
    return rod("M82 96 V36", 6, 2.8, GOLD) + path("M82 36 C82 18 64 16 64 28 C64 36 74 36 74 29", None, 6) + path("M82 36 C82 18 64 16 64 28 C64 36 74 36 74 29", None, 2.8, GOLD) + path("M12 78 C6 48 18 26 38 8 C58 26 70 48 64 78 Z", CREAM, 3) + flat("M48 18 C64 36 70 54 64 78 H52 C58 56 56 36 48 18 Z", "#D9CDB0") + path("M12 78 C6 48 18 26 38 8 C58 26 70 48 64 78 Z", None, 3) + path("M38 18 V74 M24 48 H52", None, 8) + path("M38 18 V74 M24 48 H52", None, 4, GOLD) + path("M10 76 H66 V88 H10 Z", GOLD, 2.8) + path("M22 88 L18 98 M54 88 L58 98", None, 4.400)


def military() -> str:
    """Helmet before crossed halberds."""
    out = ""
    for s in (1, -1):
        out += rod(place("M-36 97 L34 12", 50, flip=s < 0), 5.600, 2.6, OCHRE) + path(place("M34 12 L40 2 L41 14 Z M26 12 C18 12 14 22 20 34 C24 28 28 26 34 28 Z", 50, flip=s < 0), STEEL_L, 2.4)
    return out + helmet(50, 88, 1.7)


def secret_society() -> str:
    """An eye in a triangle on a sealed hood."""
    return path("M50 4 C76 12 88 44 90 97 H10 C12 44 24 12 50 4 Z", "#3F3650", 3) + hatch("M22 88 Q24 56 38 28 M78 88 Q76 56 62 28 M30 92 Q32 74 36 64 M70 92 Q68 74 64 64", 2.4, "#8A7FA0", 0.9) + path("M50 26 L78 74 H22 Z", GOLD_L, 3) + path("M32 60 C40 48 60 48 68 60 C60 70 40 70 32 60 Z", CREAM, 2.6) + circle(50, 59.500, 6.400, BLUE, 2.2) + circle(50, 59.500, 2.8, INK, 0) + path("M50 32 V40 M40 44 L43 48 M60 44 L57 48", None, 2)


def craftsmen() -> str:
    """Hammer and tongs over an apron."""
    return path("M28 40 H72 L80 96 H20 Z", BROWN, 2.8) + path("M28 40 C34 24 66 24 72 40", None, 3) + path("M36 66 H64 V86 H36 Z", BROWN_D, 2.4) + hatch("M70 56 L75 90", 2.2) + rod("M18 82 L74 22", 7, 3.4, OCHRE) + path("M62 4 L92 28 L82 40 L52 16 Z", STEEL, 2.8) + hatch("M80 22 L74 32 M84 26 L78 35", 2) + path("M82 88 L34 30 M90 78 L44 28", None, 6) + path("M82 88 L34 30 M90 78 L44 28", None, 2.6, STEEL_L) + path("M36 32 C24 26 18 16 22 6 M44 30 C46 18 40 8 30 4", None, 6) + path("M36 32 C24 26 18 16 22 6 M44 30 C46 18 40 8 30 4", None, 2.6, STEEL_L)


def artists() -> str:
    """Palette and brushes."""
    return path("M8 58 C4 28 30 12 58 16 C84 20 98 40 92 62 C88 80 70 72 62 80 C56 88 62 96 48 96 C26 96 10 80 8 58 Z", "#C9A066", 3) + circle(56, 72, 7, PAPER, 2.6) + "".join(circle(x, y, 7, f, 2.2) for x, y, f in ((26, 48, RED), (38, 32, GOLD), (58, 30, GREEN), (76, 40, BLUE), (28, 70, CREAM))) + rod("M40 90 L92 6", 5.400, 2.4, BROWN) + path("M88 12 L98 -2 L96 16 Z", RED, 2.2) + hatch("M80 58 Q84 66 76 70", 2)


def peasants() -> str:
    """A sheaf tied with straw, fork and sickle."""
    out = rod("M80 97 V34", 5.600, 2.6, OCHRE) + path("M68 10 V26 C68 36 92 36 92 26 V10 M80 8 V36", None, 4.400) + "".join(path(f"M{50 + (x - 50) * 0.3} 70 Q{x} 50 {x} {y}", None, 3, OCHRE) for x, y in ((14, 30), (28, 20), (40, 14), (52, 20), (62, 32)))
    for x, y in ((14, 28), (28, 18), (40, 12), (52, 18), (62, 30)):
        out += "".join(path(f"M{x} {y + k * 7 + 6} C{x - 7} {y + k * 7 + 3} {x - 6} {y + k * 7 - 3} {x} {y + k * 7 - 5} C{x + 6} {y + k * 7 - 3} {x + 7} {y + k * 7 + 3} {x} {y + k * 7 + 6} Z", GOLD if k % 2 else GOLD_L, 1.8) for k in range(3))
    return out + path("M24 56 C30 64 46 64 54 56 L50 74 L60 97 H18 L28 74 Z", GOLD, 2.8) + path("M26 70 C34 74 44 74 52 70 V78 C44 81 34 81 26 78 Z", RED, 2.4) + hatch("M34 84 L30 95 M39 84 V95 M44 84 L48 95", 2)


def bandits() -> str:
    """A kerchiefed face and two daggers."""
    out = "".join(rod(f"M{50 + s * 44} 96 L{50 + s * 6} 58", 5.400, 2.6, STEEL_L) + path(f"M{50 + s * 30} 90 L{50 + s * 38} 82", None, 5) for s in (1, -1))
    out += path("M22 44 C20 16 36 6 50 6 C64 6 80 16 78 44 C78 66 64 82 50 84 C36 82 22 66 22 44 Z", SKIN, 3) + path("M18 34 C30 12 70 12 82 34 C74 38 26 38 18 34 Z", BROWN_D, 2.8) + path("M20 30 C24 4 76 4 80 30 C60 24 40 24 20 30 Z", BROWN_D, 2.8)
    return out + path("M30 44 C34 39 42 40 44 45 C40 49 33 49 30 44 Z M70 44 C66 39 58 40 56 45 C60 49 67 49 70 44 Z", CREAM, 2) + circle(38, 44, 2.4, INK, 0) + circle(62, 44, 2.4, INK, 0) + path("M28 39 L44 41 M72 39 L56 41", None, 3) + path("M22 52 C34 58 66 58 78 52 C78 70 66 84 50 92 C34 84 22 70 22 52 Z", RED, 2.8) + hatch("M30 62 Q50 70 70 62 M36 72 Q50 78 64 72 M44 81 Q50 84 56 81", 2)


def army_token() -> str:
    """A round token, its value is written on it by the table."""
    return circle(50, 50, 46, STEEL_L, 4) + circle(50, 50, 38, CREAM, 2) + "".join(circle(x, y, 2.2, STEEL_D, 1.2) for x, y in ring(50, 50, (42,), 16))


def army_back() -> str:
    """The same token face down: a helmet on red."""
    return circle(50, 50, 46, RED, 4) + circle(50, 50, 38, RED_D, 2) + helmet(50, 74, 1.4)


def strip() -> str:
    """A row of four buildings that covers another."""
    out = path("M2 20 H98 V44 H2 Z", STONE, 2.6) + path("M26 20 V44 M50 20 V44 M74 20 V44", None, 2)
    return out + path("M6 52 L98 46 L98 74 L6 80 Z", LILAC, 2.8) + path("M29 51 L29 78.500 M52 49.500 L52 77 M75 48 L75 75.500", None, 2) + path("M50 94 V84 M44 89 L50 83 L56 89", None, 3)


LILAC = "#CDBAD6"
SHEETS: tuple[Callable[[], str], ...] = (pork_barrel, shifting_alliances, goblin_valley, great_tournament)
GROUPS: tuple[Callable[[], str], ...] = (aristocracy, clergy, military, secret_society, craftsmen, artists, peasants, bandits)
TOKENS: tuple[Callable[[], str], ...] = (army_token, army_back, strip)


def _documents(drawn: tuple[Callable[[], str], ...]) -> dict[str, str]:
    return {draw.__name__: sheet(draw()) for draw in drawn}


def scenarios() -> dict[str, str]:
    """Documents by scenario id."""
    return _documents(SHEETS)


def groups() -> dict[str, str]:
    """Documents by group id."""
    return _documents(GROUPS)


def tokens() -> dict[str, str]:
    """Documents of the army tokens and of a strip."""
    return _documents(TOKENS)
