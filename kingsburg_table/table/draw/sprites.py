"""The one cache of finished drawings, bounded in bytes, oldest use thrown out first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from time import perf_counter
from typing import Final

import pygame

BUDGET_1080P: Final = 50 * 1024 * 1024
PIXELS_1080P: Final = 1920 * 1080
SMALL: Final = 48 * 1024  #: bytes of a small part at the most
MOST_WANTED: Final = 300  #: sprites waiting for a quiet moment
WIDGET: Final = "widget"  #: the first word of a whole widget's key
PATCH: Final = "patch"  #: of a stretched edge's key


def budget_for(size: tuple[int, int]) -> int:
    """Bytes allowed for a window of this size: 50 MB at 1920x1080, in proportion to its pixels."""
    return max(BUDGET_1080P // 4, BUDGET_1080P * size[0] * size[1] // PIXELS_1080P)


def weight(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


class SpriteShelf:
    """Surfaces by key within a budget, the one not used for longest thrown out first."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.nbytes = 0
        self.kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def find(self, key: Hashable) -> pygame.Surface | None:
        found = self.kept.get(key)
        if found is not None:
            self.kept.move_to_end(key)
        return found

    def keep(self, key: Hashable, made: pygame.Surface) -> None:
        before = self.kept.pop(key, None)
        if before is not None:
            self.nbytes -= weight(before)
        self.kept[key] = made
        self.nbytes += weight(made)
        self.shrink()

    def shrink(self) -> None:
        while self.nbytes > self.budget and len(self.kept) > 1:
            _, old = self.kept.popitem(last=False)
            self.nbytes -= weight(old)


class Sprites:
    """Surfaces by key. `get` makes what is missing; `later` and `work` make it in idle slices.

    Whole widgets, large parts (papers), small parts (icons, letters, dice) and stretched edges have a shelf each:
    widgets change with every move and are quickly put together again, so they must never push out what they are made
    of; a sheet of paper is as heavy as a hundred icons, which take longer to draw; and edges come by the thousand and
    cost next to nothing.
    """

    def __init__(self, budget: int = BUDGET_1080P) -> None:
        self.budget = budget
        self.made = 0
        self._shelves = tuple(SpriteShelf(part) for part in _shares(budget))
        self._widgets, self._large, self._small, self._patches = self._shelves
        self._wanted: OrderedDict[Hashable, Callable[[], pygame.Surface]] = OrderedDict()

    @property
    def nbytes(self) -> int:
        return sum(shelf.nbytes for shelf in self._shelves)

    def __len__(self) -> int:
        return sum(len(shelf.kept) for shelf in self._shelves)

    def __contains__(self, key: Hashable) -> bool:
        return any(key in shelf.kept for shelf in self._shelves)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        found = self._find(key)
        if found is None:
            found = make()
            self.made += 1
            self._shelf(key, found).keep(key, found)
        return found

    def _find(self, key: Hashable) -> pygame.Surface | None:
        kind = key[0] if isinstance(key, tuple) and key else ""
        if kind == WIDGET:
            return self._widgets.find(key)
        if kind == PATCH:
            return self._patches.find(key)
        return self._small.find(key) or self._large.find(key)

    def _shelf(self, key: Hashable, surface: pygame.Surface) -> SpriteShelf:
        kind = key[0] if isinstance(key, tuple) and key else ""
        if kind in (WIDGET, PATCH):
            return self._widgets if kind == WIDGET else self._patches
        return self._large if weight(surface) > SMALL else self._small

    def later(self, key: Hashable, make: Callable[[], pygame.Surface]) -> None:
        """Ask for a sprite that will be needed soon. What was asked for longest is forgotten where there is no time:
        a wish holds on to all that it would be painted from."""
        if key not in self:
            self._wanted.pop(key, None)
            self._wanted[key] = make
            while len(self._wanted) > MOST_WANTED:
                self._wanted.popitem(last=False)

    def forget_wishes(self) -> None:
        """What was asked for comes when it is needed."""
        self._wanted.clear()

    def work(self, seconds: float = 0.008) -> bool:
        """Make wanted sprites until the slice is used up; tells whether any are still wanted."""
        end = perf_counter() + seconds
        while self._wanted and perf_counter() < end:
            key, make = self._wanted.popitem(last=False)
            if key not in self:
                self.get(key, make)
        return bool(self._wanted)

    def resize(self, budget: int) -> None:
        self.budget = budget
        for shelf, part in zip(self._shelves, _shares(budget), strict=True):
            shelf.budget = part
            shelf.shrink()

    def clear(self) -> None:
        for shelf in self._shelves:
            shelf.kept.clear()
            shelf.nbytes = 0
        self.forget_wishes()


def _shares(budget: int) -> tuple[int, int, int, int]:
    """Budgets of widgets (those of both focus presets), large and small parts, and edges: with fewer small ones, icons
    are drawn again and again in a match."""
    widgets, large, small = budget * 34 // 100, budget * 34 // 100, budget * 19 // 100
    return widgets, large, small, budget - widgets - large - small
