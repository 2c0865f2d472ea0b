"""What buildings are made of: ground, arches, walls, battlements, columns, roofs."""

from __future__ import annotations

from .pen import BROWN_D, INK, RED, RED_D, STONE, STONE_L, flat, hatch, path

GROUND = path("M2 97 H98", None, 3)
PLANK = "#B98A4E"


def arch(x: float, y: float, w: float, h: float, fill: str = BROWN_D, sw: float = 2.4) -> str:
    """A door or window with a round top, standing on y."""
    r = w / 2
    return path(f"M{x} {y} V{y - h + r} A{r} {r} 0 0 1 {x + w} {y - h + r} V{y} Z", fill, sw)


def tiles(d: str, op: float = 0.75) -> str:
    """Cuts of roof tiles."""
    return hatch(d, 1.8, INK, op)


def wall(x: float, y: float, w: float, h: float, fill: str = STONE_L, shade: str = STONE, part: float = 0.28) -> str:
    """A wall standing on y, its right part in shadow."""
    edge = x + w * (1 - part)
    box = f"M{x} {y} V{y - h} H{x + w} V{y} Z"
    return path(box, fill) + flat(f"M{edge} {y} V{y - h} H{x + w} V{y} Z", shade) + path(box)


def courses(x: float, y: float, w: float, rows: int, step: float = 6) -> str:
    """Courses of stone in the shadow, going down from y."""
    return hatch(" ".join(f"M{x} {y + i * step} h{w}" for i in range(rows)), 1.9)


def battlements(x: float, y: float, w: float, h: float, merlons: int, fill: str = STONE_L, sw: float = 2.6) -> str:
    """A crenellated parapet whose foot is y."""
    step = w / (2 * merlons - 1)
    d = f"M{x} {y} V{y - h}"
    for i in range(merlons):
        left = x + 2 * i * step
        d += f" H{left + step}"
        if i < merlons - 1:
            d += f" V{y - h * 0.5} H{left + 2 * step} V{y - h}"
    return path(d + f" V{y} Z", fill, sw)


def gable(x: float, y: float, w: float, h: float, fill: str = RED, shade: str = RED_D) -> str:
    """A pointed roof over x..x+w whose eaves lie at y."""
    top = f"M{x} {y} L{x + w / 2} {y - h} L{x + w} {y} Z"
    return path(top, fill) + flat(f"M{x + w / 2} {y - h} L{x + w} {y} H{x + w * 0.68} Z", shade) + path(top)


def column(x: float, y: float, w: float, h: float, fill: str = STONE_L) -> str:
    """A fluted column standing on y."""
    return (path(f"M{x} {y} V{y - h} H{x + w} V{y} Z", fill, 2.2) + path(f"M{x - 1.4} {y - h} H{x + w + 1.4} M{x - 1.4} {y} H{x + w + 1.4}", None, 2.8)
            + hatch(f"M{x + w * 0.6} {y - h + 3} V{y - 3}", 1.8))
