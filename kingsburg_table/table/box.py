"""Rectangles in design units, and the few ways we cut them up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

Point = tuple[float, float]


class Box(NamedTuple):
    """A rectangle in design units.

    >>> Box(0, 0, 100, 50).columns(2, gap=10)
    [Box(x=0, y=0, w=45.0, h=50), Box(x=55.0, y=0, w=45.0, h=50)]
    """

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> Point:
        return self.x + self.w / 2, self.y + self.h / 2

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def holds(self, at: Point) -> bool:
        return self.x <= at[0] < self.right and self.y <= at[1] < self.bottom

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """Smaller by dx on both sides (negative: larger)."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: float, dy: float) -> Box:
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def columns(self, parts: int | Sequence[float], gap: float = 0.0) -> list[Box]:
        """Side by side: so many equal ones, or in these proportions."""
        shares = [1.0] * parts if isinstance(parts, int) else list(parts)
        room, total, x, out = self.w - gap * (len(shares) - 1), sum(shares), self.x, []
        for share in shares:
            out.append(Box(x, self.y, room * share / total, self.h))
            x += room * share / total + gap
        return out

    def rows(self, parts: int | Sequence[float], gap: float = 0.0) -> list[Box]:
        """Below each other: so many equal ones, or in these proportions."""
        shares = [1.0] * parts if isinstance(parts, int) else list(parts)
        room, total, y, out = self.h - gap * (len(shares) - 1), sum(shares), self.y, []
        for share in shares:
            out.append(Box(self.x, y, self.w, room * share / total))
            y += room * share / total + gap
        return out

    def cut_top(self, height: float) -> tuple[Box, Box]:
        """The strip at the top, and the rest."""
        return Box(self.x, self.y, self.w, height), Box(self.x, self.y + height, self.w, self.h - height)

    def cut_bottom(self, height: float) -> tuple[Box, Box]:
        """The strip at the bottom, and the rest."""
        return Box(self.x, self.bottom - height, self.w, height), Box(self.x, self.y, self.w, self.h - height)

    def cut_left(self, width: float) -> tuple[Box, Box]:
        return Box(self.x, self.y, width, self.h), Box(self.x + width, self.y, self.w - width, self.h)

    def cut_right(self, width: float) -> tuple[Box, Box]:
        return Box(self.right - width, self.y, width, self.h), Box(self.x, self.y, self.w - width, self.h)

    def percent(self, x: float, y: float, w: float, h: float) -> Box:
        """A part of this box, given in hundredths of it."""
        return Box(self.x + self.w * x / 100, self.y + self.h * y / 100, self.w * w / 100, self.h * h / 100)

    def around(self, size: tuple[float, float]) -> Box:
        """A box of this size with the same centre."""
        return Box(self.cx - size[0] / 2, self.cy - size[1] / 2, size[0], size[1])

    def kept_in(self, outer: Box) -> Box:
        """Moved so that it lies inside `outer` as far as it fits: tooltips at edges."""
        x = max(outer.x, min(self.x, outer.right - self.w))
        y = max(outer.y, min(self.y, outer.bottom - self.h))
        return Box(x, y, self.w, self.h)


def centred(centre: Point, w: float, h: float | None = None) -> Box:
    h = w if h is None else h
    return Box(centre[0] - w / 2, centre[1] - h / 2, w, h)
