"""The five cities of Signorie as narrow woodcuts, each known by its outline alone."""

from __future__ import annotations

from .pen import INK
from .props import CREAMY, SEA, STONE, TERRA, birds, cypress
from .woodcut import Woodcut, arc, spline

W, H, GROUND = 200, 58, 48
MEADOW, LEAD = "#BDBB80", "#9FB3A8"


def _sheet(seed: int) -> Woodcut:
    """Engraved sky over the whole strip."""
    k = Woodcut(W, H, seed)
    k.raw(f'<rect width="{W}" height="{H}" fill="#EADFBE"/>')
    for i in range(7):
        x = k.hand.uniform(-30, 0)
        while x < W:
            length = k.hand.uniform(26, 74)
            k.stroke([(x, 3 + i * 4), (x + length / 2, 3.4 + i * 4), (x + length, 3 + i * 4)], 0.2, 1.0 - i * 0.12, "#6B5C44")
            x += length + k.hand.uniform(3, 10 + 6 * i)
    return k


def _land(k: Woodcut, fill: str) -> None:
    k.shape([(-2, H + 2), (-2, GROUND - 2), (W / 2, GROUND - 4), (W + 2, GROUND - 2), (W + 2, H + 2)], fill, 0, 3.4, 1, 0.25, 1, w=1.4)


def _water(k: Woodcut, top: float = GROUND - 4) -> None:
    k.shape([(-2, H + 2), (-2, top), (W + 2, top), (W + 2, H + 2)], SEA, 0, 3.6, 1.1, 0, 1, w=1.4)


def _roofs(k: Woodcut, *houses: tuple[float, float, float]) -> None:
    for x, w, h in houses:
        k.shape([(x, GROUND), (x, GROUND - h), (x + w, GROUND - h), (x + w, GROUND)], CREAMY, 90, 3, 0.9, 0.5, 1, w=1.2)
        k.shape([(x - 1.5, GROUND - h), (x + w / 2, GROUND - h - w * 0.5), (x + w + 1.5, GROUND - h)], TERRA, w=1.2)


def milano() -> Woodcut:
    """The cathedral, a forest of pinnacles."""
    k = _sheet(3)
    _roofs(k, (10, 13, 11), (27, 11, 8), (154, 12, 10), (172, 14, 8))
    _land(k, "#C9BE8C")
    k.shape([(58, GROUND), (58, 31), (100, 11), (142, 31), (142, GROUND)], CREAMY, 90, 3.6, 0.9, 0.5, 1, w=1.6)
    for x, top in ((58, 19), (72, 13), (86, 7), (100, 1), (114, 7), (128, 13), (142, 19)):
        k.shape([(x - 3, GROUND), (x - 3, top + 10), (x, top), (x + 3, top + 10), (x + 3, GROUND)], CREAMY, w=1.3)
        k.circle(x, top + 1, 1.2, "#D9A93C", 0.8)
    for x in (65, 79, 121, 135):
        k.arched(x, GROUND - 3, 5, 13)
    k.arched(93, GROUND, 8, 16)
    k.arched(107, GROUND, 8, 16)
    return k


def venezia() -> Woodcut:
    """Campanile, five domes and a gondola."""
    k = _sheet(5)
    k.shape([(76, 44), (76, 27), (158, 27), (158, 44)], CREAMY, w=1.5)
    for x in range(82, 157, 8):
        k.arched(x, 44, 5, 11)
    for x, r in ((86, 9), (104, 11), (124, 12), (143, 10)):
        k.shape(arc(x, 27, r, r * 1.15, 180, 360, 12), LEAD, 90, 3, 0.9, 0.5, 1, w=1.4)
        k.stroke([(x, 27 - r * 1.15), (x, 22 - r * 1.15)], 1.4)
    k.shape([(46, 44), (46, 14), (62, 14), (62, 44)], "#C0673F", 0, 3.2, 1, 0.55, 1, w=1.5)
    k.shape([(44, 14), (54, 1), (64, 14)], LEAD, w=1.4)
    for x in (50, 54, 58):
        k.arched(x, 22, 2.6, 6)
    _water(k, 44)
    k.shape(spline([(8, 46), (12, 51), (30, 53), (46, 50), (49, 43), (43, 49), (28, 49), (14, 48)], 4, True), INK, w=0)
    k.stroke([(36, 50), (31, 30)], 1.4)
    k.circle(31.5, 37, 2, INK, 0)
    k.shape([(16, 48), (17, 42), (25, 42), (26, 49)], "#A9302A", w=1.1)
    return k


def firenze() -> Woodcut:
    """The great ribbed dome between two towers."""
    k = _sheet(7)
    _roofs(k, (30, 14, 9), (158, 13, 10))
    k.shape([(66, GROUND), (66, 29), (146, 29), (146, GROUND)], CREAMY, 0, 3.6, 0.9, 0.6, 1, w=1.5)
    k.shape([*arc(116, 29, 25, 25, 180, 360, 18)], TERRA, 90, 3.4, 1, 0.5, 1, w=1.6)
    for x in (100, 108, 116, 124, 132):
        k.stroke(spline([(x, 28.5), ((x + 116) / 2 + (x - 116) * 0.1, 14), (116, 4.5)], 5), 1.1, 0.8, CREAMY)
    k.shape([(112, 5), (112, 0.5), (120, 0.5), (120, 5)], CREAMY, w=1.3)
    k.shape([(58, GROUND), (58, 7), (72, 7), (72, GROUND)], CREAMY, 0, 3.2, 0.9, 0.55, 1, w=1.5)
    for y in (16, 27, 38):
        k.stroke([(57, y), (73, y)], 1.4)
    k.arched(65, 15, 4, 6)
    k.arched(65, 26, 4, 6)
    for x in (80, 92, 138):
        k.circle(x, 36, 2.6, INK, 0)
    _land(k, MEADOW)
    for x, h in ((14, 27), (25, 22), (176, 24), (187, 29)):
        cypress(k, x, 49, h)
    return k


def roma() -> Woodcut:
    """The broken rings of the amphitheatre."""
    k = _sheet(9)
    _land(k, "#CBB98A")
    for y, x0, x1 in ((36, 44, 152), (23, 48, 138), (10, 60, 112)):
        k.shape([(x0, y + 13), (x0 + 2, y), (x1, y), (x1 + 3, y + 13)], STONE, 0, 3.6, 1, 0.62, 1, w=1.5)
        x = x0 + 9.0
        while x < x1 - 3:
            k.arched(x, y + 12, 6, 9)
            x += 10.6
    k.stroke([(112, 10), (120, 16), (117, 20), (127, 23)], 1.5)
    k.stroke([(138, 23), (146, 30), (143, 33), (152, 36)], 1.5)
    cypress(k, 22, 50, 29)
    cypress(k, 178, 50, 32)
    k.stroke([(164, 50), (164, 26)], 2.6)
    k.shape([(160, 26), (168, 26), (166, 23), (162, 23)], STONE, w=1)
    birds(k, (30, 12, 0.5), (44, 8, 0.4))
    return k


def napoli() -> Woodcut:
    """The smoking mountain, the castle and the bay."""
    k = _sheet(11)
    for a in range(3):
        k.stroke(spline([(106, 10), (102 + a * 4, 6 - a), (110 + a * 7, 2 + a), (122 + a * 10, 4 - a)], 5), 1.8, 0.4, "#5A4632")
    k.shape([(6, 46), *spline([(22, 45), (66, 32), (94, 11), (104, 13), (113, 11), (138, 31), (186, 45)], 6), (196, 46)], "#A99C86", 62, 4.4, 1.1, 0.5, 1, w=1.6)
    _roofs(k, (84, 11, 6), (99, 12, 8), (117, 10, 6), (132, 13, 7))
    k.shape([(26, 46), (26, 24), (66, 24), (66, 46)], STONE, 0, 3.2, 0.9, 0.6, 1, w=1.5)
    for x in (22.0, 42.0, 62.0):
        k.shape([(x, 46), (x, 19), (x + 10, 19), (x + 10, 46)], STONE, 0, 3, 0.9, 0.55, 1, w=1.4)
        for i in range(3):
            k.shape([(x - 0.5 + i * 4, 19), (x - 0.5 + i * 4, 15.5), (x + 2 + i * 4, 15.5), (x + 2 + i * 4, 19)], STONE, w=1)
    k.arched(57, 46, 6, 11)
    _water(k, 46)
    k.shape([(156, 50), (180, 50), (176, 55), (160, 55)], "#83572F", w=1.2)
    k.shape([(168, 49), (168, 33), (181, 47)], CREAMY, w=1.2)
    return k


def cities() -> dict[str, str]:
    """Documents by city."""
    return {draw.__name__: draw().document() for draw in (milano, venezia, firenze, roma, napoli)}
