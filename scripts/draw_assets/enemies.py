"""The six enemies as full scenes, and the back of their cards."""

from __future__ import annotations

from .enemies_beasts import demons, dragons
from .figure import fist, palm
from .pen import (
    BROWN,
    CREAM,
    GOLD,
    GOLD_L,
    GREEN,
    GREEN_D,
    INK,
    OCHRE,
    RED,
    RED_D,
    STEEL,
    STEEL_D,
    STEEL_L,
    circle,
    finer,
    flat,
    hatch,
    path,
    place,
    polygon,
    rect,
    rod,
    sheet,
)
from .scenery import engraved, ridge, sky, sun


def _goblin_far(x: float, y: float, s: float, fill: str, eye: str) -> str:
    d = "M-9 -4 L-18 -11 C-18 -4 -14 2 -8 3 C-6 8 -3 11 0 11 C3 11 6 8 8 3 C14 2 18 -4 18 -11 L9 -4 C8 -12 -8 -12 -9 -4 Z M-16 40 C-15 20 -8 12 0 11 C8 12 15 20 16 40 Z"
    return path(place(d, x, y, s), fill, 1.6) + path(place("M-5 -1 L-1 1 M5 -1 L1 1", x, y, s), None, 1.6, eye)


def goblins() -> str:
    """Grinning under a dented helmet, the horde at his back."""
    dark, mid = "#3A2416", "#55341C"
    out = sky("#C8733A", "#F0C27A", 66) + engraved(3, 46, 13, 3) + sun(24, 24, 13, "#F8E0A0")
    out += ridge("-4 56 L10 44 L22 52 L36 40 L50 50 L66 38 L80 50 L92 42 L104 54", "#9A5A30", 1.8) + hatch("M66 40 l8 10 M70 42 l8 9 M36 42 l6 9 M92 44 l6 8", 1.6)
    out += path("M14 70 V34 M70 60 V22 M94 66 V30 M4 74 V44", None, 2.2, dark) + flat("M14 28 L17 35 H11 Z M70 16 L73 23 H67 Z M94 24 L97 31 H91 Z M4 38 L7 45 H1 Z", dark)
    out += _goblin_far(10, 62, 0.72, mid, GOLD_L) + _goblin_far(90, 60, 0.74, mid, GOLD_L) + _goblin_far(-2, 76, 0.8, dark, GOLD_L) + _goblin_far(102, 76, 0.8, dark, GOLD_L)
    out += rod("M86 104 L89 22", 5.6, 2.6, BROWN) + path("M89.5 2 L96 18 L89 25 L82 18 Z", STEEL_L, 2.6) + path("M89.5 4 L89 24", None, 1.4) + path("M83 27 C78 34 86 36 82 44 M95 27 C100 33 93 37 97 43", None, 2.6, RED)
    out += path("M10 106 C12 86 24 76 42 72 L60 72 C78 76 90 86 92 106 Z", BROWN) + path("M22 82 L32 102 L42 86 L52 104 L62 86 L72 100 L80 82 C68 72 36 72 22 82 Z", "#6B4A2E", 2.6) + hatch("M74 88 l6 14 M68 88 l5 16 M80 90 l4 12 M46 80 l3 8 M56 80 l2 8", 2.2)
    out += path("M33 50 L-1 27 C0 46 12 62 35 63 Z", GREEN) + path("M30 51 L9 37 C12 47 20 54 32 58 Z", GREEN_D, 1.6) + path("M69 50 L101 30 C100 48 90 62 67 63 Z", GREEN) + path("M72 52 L92 40 C90 48 84 55 71 59 Z", GREEN_D, 1.6) + path("M12 44 a2.4 2.4 0 1 0 1 4", None, 2, GOLD)
    out += path("M30 46 C29 30 40 24 51 24 C64 24 73 32 72 46 C72 62 64 76 51 80 C38 76 30 62 30 46 Z", GREEN) + flat("M60 26 C74 32 74 62 56 78 C66 62 68 42 60 26 Z", GREEN_D) + hatch("M66 52 Q68 60 62 70 M69 48 Q71 56 67 64 M34 58 Q36 66 42 72", 1.9)
    out += path("M27 43 C26 20 40 12 51 12 C64 12 76 22 75 43 C70 38 66 37 60 40 L51 35 L42 40 C36 37 32 38 27 43 Z", STEEL) + flat("M58 13 C70 18 76 28 75 43 C72 40 69 39 66 38.5 C68 28 64 18 58 13 Z", STEEL_D) + path("M51 12 V3", None, 5) + path("M36 18 C38 22 36 26 40 28 M63 16 l3 11", None, 2.2) + path("M29 36 C38 30 64 30 74 36", None, 2) + "".join(circle(x, y, 1.1, INK, 0) for x, y in ((34, 32), (42, 30), (60, 30), (68, 32)))
    out += path("M33 45 L47 52 L45 57 C40 58 35 53 33 45 Z", GOLD_L, 2) + path("M69 45 L55 52 L57 57 C62 58 67 53 69 45 Z", GOLD_L, 2) + circle(42.5, 52.5, 2, INK, 0) + circle(59.5, 52.5, 2, INK, 0) + path("M31 42 L47 49 M71 42 L55 49", None, 2.6)
    out += path("M50 49 C46 56 42 62 47 66 C51 67 55 66 55 63", GREEN_D, 2.2) + path("M34 64 C40 78 62 78 68 63 C62 68 40 69 34 64 Z", "#4A1512", 2.4) + flat("M37 66.6 l3.5 6 l3 -4.6 Z M46 68.6 l3 6 l3 -6 Z M56 68 l3 5 l3.5 -6.5 Z M42 74 l2 -4 l3 5 Z M53 75 l2.5 -4 l2 3 Z", CREAM)
    out += circle(20, 92, 18, OCHRE, 3) + circle(20, 92, 13.5, None, 1.6) + circle(20, 92, 6, STEEL_L, 2.6) + path("M20 74 V86 M20 98 V108 M2 92 H14 M26 92 H38", None, 2.2) + hatch("M30 100 l4 -6 M26 104 l9 -10 M31 84 l3 4", 2) + fist(85, 82, 4, 1.02, GREEN)
    return out


def _zombie_far(x: float, y: float, s: float, fill: str, eye: str, flip: bool) -> str:
    d = "M-7 -10 C-8 -20 8 -20 8 -10 C8 -4 5 -2 5 2 C12 4 14 12 14 40 L-14 40 C-14 14 -12 4 -5 2 C-5 -2 -7 -4 -7 -10 Z M8 6 L30 -2 L31 2 L12 14 Z M30 -2 L36 -6 L35 0 L38 1 L31 3 Z"
    return path(place(d, x, y, s, 0, flip), fill, 1.6) + flat(place("M-3 -11 L0 -10 L-2 -8 Z M3 -10 L6 -11 L5 -8 Z", x, y, s, 0, flip), eye)


def zombies() -> str:
    """Moon over a churchyard; a dead hand reaches out of the picture."""
    skin, skin_d, rag, dark = "#A9B58A", "#7C8A66", "#5E5A4A", "#2A3530"
    out = sky("#1F2F3A", "#6F8A78", 74) + engraved(3, 50, 13, 8, 100, 1.3, "#0F181C", 0.55) + sun(76, 22, 14, "#EFEBD0") + flat("M82 9 C92 14 92 30 82 35 C88 28 88 16 82 9 Z", "#CFCBA8", 0.8) + circle(72, 18, 2.4, "#CFCBA8", 0) + circle(78, 27, 1.8, "#CFCBA8", 0)
    out += path("M4 64 L10 30 L4 22 M10 34 L18 26 L16 16 M10 42 L2 36 M18 26 L26 22", None, 2.6) + ridge("-4 62 C14 54 30 60 50 58 C70 54 86 60 104 56", "#48584A", 1.8)
    out += path("M84 62 V44 C84 40 94 40 94 44 V62 Z", "#8C9288", 2) + path("M89 46 V54 M86 49 H92", None, 1.6) + path("M64 60 V44 M58 49 H70", None, 5) + path("M64 59 V45 M59 49 H69", None, 2, "#8C9288") + hatch("M92 46 v14", 1.6)
    out += _zombie_far(20, 60, 0.72, "#44503E", GOLD_L, False) + _zombie_far(92, 66, 0.8, dark, GOLD_L, True)
    out += path("M14 106 C16 88 26 80 40 76 L58 76 C72 78 82 88 84 106 Z", rag) + path("M28 84 L34 106 M44 80 L42 92 L48 106 M66 84 L60 94 L64 106", None, 2) + flat("M44 86 L56 84 L54 98 L44 100 Z", skin_d) + path("M44 88 H56 M44 93 H55 M45 98 H54", None, 1.8) + hatch("M70 86 l6 16 M65 86 l5 18 M76 90 l4 12 M22 90 l-2 12", 2.2)
    out += path("M40 66 H54 V80 H42 Z", skin_d, 2.4) + path("M28 42 C27 26 38 18 48 18 C60 18 68 26 67 40 C67 50 64 54 62 60 L60 70 C54 76 42 76 37 70 L34 60 C30 54 28 50 28 42 Z", skin) + flat("M56 20 C68 24 68 40 66 48 C65 56 62 62 60 70 C57 73 53 74 50 74 C58 60 62 36 56 20 Z", skin_d)
    out += path("M50 18 C58 18 66 24 67 36 L60 32 L58 26 L53 27 Z", CREAM, 2) + path("M54 20 l2 5 M60 23 l0 6 M63 28 l1 5", None, 1.4)
    out += circle(40, 44, 6.4, "#2A2F22", 2) + circle(56, 43, 6, "#2A2F22", 2) + circle(40.5, 44.5, 2.2, GOLD_L, 0) + circle(55.5, 43.5, 2, GOLD_L, 0) + path("M32 37 Q38 33 46 38 M51 37 Q57 34 63 36", None, 2.2) + path("M47 50 L45 56 L49 57 M50 52 L51 56", None, 2)
    out += path("M36 62 C42 58 54 58 60 61 C59 70 54 73 48 73 C42 73 37 70 36 62 Z", "#3A1A16", 2.2) + flat("M39 61.5 h3 l-.6 4 h-2 Z M44 60.4 h3.4 v4.6 h-3 Z M52 60.4 h3 l.4 4 h-3 Z M42 71.5 l.6 -4 h3 v5 Z M49 73 v-4.4 h3.4 l-.4 4 Z", CREAM) + path("M30 50 L35 56 M33 49 L32 56 M30 54 L37 52", None, 1.6) + hatch("M62 48 Q63 56 59 62 M64 44 Q65 50 63 55", 1.9)
    out += path("M28 34 C26 24 34 16 44 17 C40 20 38 24 38 28 C34 28 30 30 28 34 Z", "#4A4436", 2.2) + path("M30 30 l-4 4 M33 26 l-6 2", None, 2)
    out += path("M62 108 C64 100 68 94 74 92 L92 94 C98 98 100 104 100 108 Z", rag, 2.6) + path("M72 92 L76 98 L80 93 L85 99 L90 94", None, 1.8) + palm(81, 78, 14, 2, skin) + hatch("M86 80 Q87 87 84 93 M74 84 Q74 89 76 93", 1.8)
    out += path("M0 108 C0 102 4 98 10 96 L26 96 C32 98 36 104 36 108 Z", rag, 2.6) + path("M8 96 L13 101 L18 96 L24 101 L28 97", None, 1.8) + palm(17, 83, -14, 1.8, skin, True) + hatch("M21 86 Q23 91 21 96", 1.8)
    return out + path("M75 57.5 l1.5 -2 M82 55 l2 -1.6 M89.5 57.5 l1.6 -1 M10.5 64.5 l-1.6 -1.6 M17 61 l-1 -2", None, 1.6)


def barbarians() -> str:
    """Out of the snow with a two-handed axe."""
    skin, skin_d, fur, hair = "#E3B68A", "#B98A60", "#6B4A30", "#C07A3A"
    out = sky("#8FA9B4", "#E8E2CE", 66) + engraved(3, 34, 11, 5, 100, 1.1)
    out += ridge("-4 60 L12 34 L22 44 L40 18 L56 42 L66 30 L84 52 L94 40 L104 54", "#7A8C94", 1.8) + flat("M12 34 L18 40 L14 42 L10 40 L6 44 Z M40 18 L47 28 L43 32 L39 28 L34 34 L31 31 Z M66 30 L72 38 L68 40 L64 37 L61 38 Z M94 40 L98 45 L94 47 L90 45 Z", CREAM) + hatch("M42 24 l12 20 M46 28 l10 18 M68 34 l12 16 M14 40 l8 14", 1.8)
    out += path("M-4 76 C10 64 24 70 36 66 C56 60 80 68 104 62 V106 H-4 Z", "#E9EDE8", 1.8)
    for x, y, s in ((12, 66, 0.62), (90, 64, 0.62), (24, 62, 0.5), (78, 61, 0.48)):
        out += path(place("M-8 -12 C-15 -13 -18 -20 -16 -26 C-13 -20 -9 -19 -7 -20 C-4 -24 4 -24 7 -20 C9 -19 13 -20 16 -26 C18 -20 15 -13 8 -12 C8 -4 6 0 6 2 C14 4 18 14 18 40 L-18 40 C-18 14 -14 4 -6 2 C-6 0 -8 -4 -8 -12 Z", x, y, s), "#4A5258", 1.6)
    out += path("M14 82 V46 M90 80 V42", None, 2.2) + path("M14 40 C10 46 18 48 14 40 M90 36 C86 42 94 44 90 36", "#E8893A", 1.6) + "".join(circle(x, y, 1, CREAM, 0) for x, y in ((8, 12), (22, 24), (30, 8), (60, 12), (72, 20), (88, 10), (94, 28), (50, 6), (16, 50), (84, 56)))
    out += path("M4 106 C6 86 18 76 36 72 L64 72 C82 76 94 86 96 106 Z", fur) + "".join(hatch(f"M{x} {y} l{dx} 9", 2.6) for x, y, dx in ((14, 90, -4), (22, 84, -3), (30, 80, -2), (18, 96, -3), (28, 92, -2), (70, 80, 3), (78, 84, 4), (86, 90, 5), (74, 92, 3), (82, 97, 4), (66, 90, 2), (36, 98, -1), (60, 98, 1))) + path("M10 92 l-5 3 M16 84 l-6 1 M84 82 l6 2 M90 90 l6 4", None, 2.4)
    out += path("M36 42 C34 56 38 68 50 72 C62 68 66 56 64 42 Z", skin) + flat("M56 42 H64 C66 56 62 68 52 71.5 C60 62 60 50 56 42 Z", skin_d)
    out += path("M33 48 C30 66 34 88 50 98 C66 88 70 66 67 48 C64 56 60 58 56 57 C52 55.5 48 55.5 44 57 C40 58 36 56 33 48 Z", hair) + hatch("M38 60 Q38 76 44 88 M43 62 Q43 78 48 92 M50 64 V94 M57 62 Q57 78 52 92 M62 60 Q62 76 56 88 M65 56 Q66 68 62 80", 2) + path("M50 58 C46 56 40 58 36 66 C42 66 47 64 50 61 C53 64 58 66 64 66 C60 58 54 56 50 58 Z", "#D99A52", 2) + path("M44 84 C46 92 54 92 56 84", None, 2.2, GOLD)
    out += path("M36 34 C22 34 8 26 10 6 C18 20 30 20 40 22 Z", CREAM, 2.8) + path("M64 34 C78 34 92 26 90 6 C82 20 70 20 60 22 Z", CREAM, 2.8) + hatch("M13 14 Q20 26 34 29 M87 14 Q80 26 66 29 M86 20 Q80 28 68 31", 2) + path("M12 16 l5 -1 M18 23 l4 -3 M88 16 l-5 -1 M82 23 l-4 -3", None, 1.8)
    out += path("M32 46 C29 22 40 14 50 14 C60 14 71 22 68 46 L62 42 L55 44 V54 L50 57 L45 54 V44 L38 42 Z", STEEL) + flat("M56 15 C66 19 70 30 68 46 L62 42 C64 32 62 22 56 15 Z", STEEL_D) + path("M50 14 V44", None, 2.2) + path("M32.5 38 C40 33 60 33 67.5 38", None, 4.4) + path("M33 38 C40 33 60 33 67 38", None, 1.8, GOLD_L) + path("M50 57 V46", None, 1.6)
    out += path("M37 47 Q41 44.5 45 48 Q41 51 37 47 Z M63 47 Q59 44.5 55 48 Q59 51 63 47 Z", CREAM, 1.6) + circle(41.5, 47.8, 1.7, INK, 0) + circle(58.5, 47.8, 1.7, INK, 0) + path("M36 44 L46 47 M64 44 L54 47", None, 2.2)
    out += rod("M72 108 L87 6", 6.4, 3.2, BROWN) + path("M82 14 C76 10 72 6 70 0 C62 12 62 28 66 38 C70 32 75 30 80 30 Z", STEEL_L, 2.6) + path("M88 15 C94 13 99 10 103 5 C106 16 104 32 98 42 C95 36 91 32 86 31 Z", STEEL_L, 2.6)
    out += hatch("M68 6 Q64 20 67 33 M71 10 Q68 20 70 30 M101 12 Q102 26 97 37", 2) + path("M81.5 12 L89.5 13.2 L87 33 L79 31.8 Z", STEEL_D, 2.4) + path("M80 40 l5 .8 M79 46 l5 .8 M78.2 52 l5 .8", None, 1.8, GOLD_L)
    return out + path("M58 108 C58 98 62 92 70 88 L84 90 C90 96 90 102 88 108 Z", fur, 2.6) + hatch("M80 94 Q85 100 83 106 M74 94 Q78 100 77 106", 2.2) + fist(75.5, 84, 8, 1.25, skin)


def orcs() -> str:
    """Tusks and iron under a torn banner, storm behind."""
    skin, skin_d, iron, iron_d = "#6F7F52", "#4E5C3A", "#7C7468", "#4E483F"
    out = sky("#3A4048", "#B89A6A", 74) + engraved(3, 44, 14, 12, 100, 1.5, "#14161A", 0.6) + path("M70 2 L62 16 L68 17 L58 34 L64 34 L56 48", None, 3.4, "#F6E7A8") + path("M70 2 L62 16 L68 17 L58 34 L64 34 L56 48", None, 1.2, CREAM)
    out += ridge("-4 62 L16 52 L34 58 L54 48 L74 58 L90 50 L104 58", "#6A5A3E", 1.8) + "".join(path(f"M{x} 80 V{y}", None, 2, "#1E1A16") + flat(f"M{x} {y - 6} L{x + 3} {y + 1} H{x - 3} Z", "#1E1A16") for x, y in ((4, 46), (11, 40), (34, 42), (92, 44), (98, 38)))
    out += "".join(path(place("M-9 -4 C-10 -14 10 -14 9 -4 C9 4 6 8 4 10 C14 12 18 20 18 40 L-18 40 C-18 20 -14 12 -4 10 C-6 8 -9 4 -9 -4 Z", x, y, s), "#38301F", 1.6) + path(place("M-4 -3 L-1 -2 M4 -3 L1 -2", x, y, s), None, 1.6, "#E8893A") for x, y, s in ((8, 66, 0.7), (94, 64, 0.7), (26, 64, 0.55)))
    out += rod("M84 106 V4", 5.6, 2.6, BROWN) + path("M66 8 H98 V40 L93 34 L89 44 L85 35 L80 46 L75 36 L70 42 L66 34 Z", RED_D, 2.6) + path("M62 8 H102", None, 4) + flat("M75 18 C75 11 90 11 90 18 C90 22 88 23 88 27 H77 C77 23 75 22 75 18 Z", CREAM) + circle(79, 18.5, 2, INK, 0) + circle(86, 18.5, 2, INK, 0) + path("M80 27 V24 M85 27 V24", None, 1.4) + hatch("M94 12 V34 M71 12 V32", 2)
    out += path("M0 106 C2 88 14 78 32 74 L62 74 C80 78 92 90 94 106 Z", iron_d) + path("M32 74 C16 70 2 82 0 100 C8 106 22 104 30 96 C28 88 28 82 32 74 Z", iron, 2.8) + path("M62 74 C78 70 92 80 95 98 C88 106 74 104 66 96 C68 88 66 82 62 74 Z", iron, 2.8) + path("M8 80 L2 66 L16 74 Z M20 74 L20 60 L30 72 Z M76 73 L78 58 L86 76 Z M88 82 L97 70 L95 90 Z", STEEL_L, 2.4) + hatch("M80 80 Q88 88 88 98 M74 80 Q80 88 80 98 M24 82 Q16 86 14 96", 2.2) + path("M34 82 L47 104 L60 82", None, 3) + circle(47, 98, 4, STEEL_L, 2.2)
    out += path("M22 36 L10 28 C8 42 14 52 24 56 Z M72 36 L84 28 C86 42 80 52 70 56 Z", skin, 2.8) + circle(13, 44, 2.6, None, 2, GOLD)
    out += path("M22 44 C20 24 32 14 47 14 C62 14 74 24 72 44 C74 54 72 66 64 74 C58 80 36 80 30 74 C22 66 20 54 22 44 Z", skin) + flat("M56 16 C74 24 74 46 72 54 C72 64 68 72 62 76 C57 79 52 78.5 50 78.5 C64 64 66 34 56 16 Z", skin_d) + hatch("M68 50 Q70 60 64 70 M65 44 Q67 52 63 60 M26 60 Q28 68 34 74", 2)
    out += path("M40 15 C38 8 42 2 47 -2 C46 4 50 8 54 15 Z", INK, 2) + path("M44 14 C42 8 46 4 49 2", None, 1.4, "#6B6358") + path("M26 34 C34 32 42 38 46 44 M68 34 C60 32 52 38 48 44", skin_d, 3) + path("M27 40 C32 38 40 42 43 46 C38 50 30 48 27 40 Z M67 40 C62 38 54 42 51 46 C56 50 64 48 67 40 Z", "#E8B23A", 2) + circle(37, 44.5, 2.2, INK, 0) + circle(57, 44.5, 2.2, INK, 0)
    out += path("M42 50 C39 56 40 60 44 60 L50 60 C54 60 55 56 52 50", skin_d, 2.4) + circle(44.5, 57.5, 1.4, INK, 0) + circle(50, 57.5, 1.4, INK, 0)
    out += path("M28 66 C38 60 56 60 66 66 C62 74 54 76 47 76 C40 76 32 74 28 66 Z", "#3A1512", 2.4) + flat("M38 64 l2 4 l2 -4.6 Z M45 63 l2 4.4 l2 -4.4 Z M52 63.4 l2 4.6 l2 -4 Z", CREAM) + path("M31 70 C27 62 27 54 31 48 C34 56 36 62 37 70 Z M63 70 C67 62 67 54 63 48 C60 56 58 62 57 70 Z", CREAM, 2.4) + hatch("M34 56 Q36 62 35 68 M62 56 Q60 62 60 68", 1.5) + path("M58 26 L66 36 M60 24 l-4 4 M64 29 l-4 4", None, 1.8)
    out += path("M60 106 L64 92 L78 84 L86 92 L82 106 Z", skin, 2.8) + fist(84, 90, 0, 1.15, skin)
    return out


def back() -> str:
    """Back of an enemy card: red leather, gilt tooling, a snowflake. The numeral goes below it."""
    gilt, red, deep = "#D9A93E", "#6E1F1C", "#4A1210"
    body = rect(0, 0, 72, 100, red, 0) + "".join(path(f"M{x} 0 L{x - 100} 100", None, 0.7, deep) for x in range(6, 180, 6)) + "".join(path(f"M{x} 0 L{x + 100} 100", None, 0.4, deep) for x in range(-100, 72, 6))
    body += rect(4, 4, 64, 92, None, 1.6, 3, gilt) + rect(6.6, 6.6, 58.8, 86.8, None, 0.6, 2, gilt)
    for fx, fy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        def put(d: str, fx: int = fx, fy: int = fy) -> str:
            x, y = (9 if fx > 0 else 63), (9 if fy > 0 else 91)
            return place(d, x, y, 1, 0 if fy > 0 else 180, fx * fy < 0)
        body += path(put("M0 12 C0 4 4 0 12 0 M3 10 C3 6 6 3 10 3 C8 6 6 8 3 10 Z"), None, 1, gilt)
    body += circle(36, 42, 23, deep, 1.6, gilt) + circle(36, 42, 20.4, None, 0.6, gilt)
    flake = "".join(place("M0 0 L0 -16 M-4.4 -13.6 L0 -9.4 L4.4 -13.6 M-3 -7.6 L0 -4.8 L3 -7.6", 36, 42, 1, a) + " " for a in range(0, 360, 60))
    body += path(flake.strip(), None, 1.9, "#F2E3B0") + circle(36, 42, 2.2, "#F2E3B0", 0)
    body += path("M20 78 H52 M24 82 H48", None, 0.8, gilt) + path(polygon([(36, 73), (39, 78), (36, 83), (33, 78)]), gilt, 0) + rect(0.8, 0.8, 70.4, 98.4, None, 1.6)
    return sheet(body, 72, 100, 1.6)


def enemies() -> dict[str, str]:
    """Documents by kind, and the back."""
    drawn = {draw.__name__: sheet(finer(draw(), 0.76) + rect(0, 0, 100, 100, None, 2), stroke=2.2) for draw in (goblins, zombies, demons, barbarians, orcs, dragons)}
    return drawn | {"back": back()}
