"""The one cache of finished drawings, bounded in bytes, oldest use thrown out first."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from time import perf_counter
from typing import Final

import pygame

BUDGET_1080P: Final = 48 * 1024 * 1024
PIXELS_1080P: Final = 1920 * 1080


def budget_for(size: tuple[int, int]) -> int:
    """Bytes allowed for a window of this size: 48 MB at 1920x1080, in proportion to its pixels."""
    return max(BUDGET_1080P // 4, BUDGET_1080P * size[0] * size[1] // PIXELS_1080P)


def weight(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


class Sprites:
    """Surfaces by key. `get` makes what is missing; `later` and `work` make it in idle slices."""

    def __init__(self, budget: int = BUDGET_1080P) -> None:
        self.budget = budget
        self.nbytes = 0
        self.made = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._wanted: deque[tuple[Hashable, Callable[[], pygame.Surface]]] = deque()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        self.made += 1
        kept = self._kept.get(key)
        if kept is not None:
            self.nbytes -= weight(kept)
        self._kept[key] = made
        self.nbytes += weight(made)
        self._shrink()
        return made

    def later(self, key: Hashable, make: Callable[[], pygame.Surface]) -> None:
        """Ask for a sprite that will be needed soon."""
        if key not in self._kept:
            self._wanted.append((key, make))

    def work(self, seconds: float = 0.008) -> bool:
        """Make wanted sprites until the slice is used up; tells whether any are still wanted."""
        end = perf_counter() + seconds
        while self._wanted and perf_counter() < end:
            key, make = self._wanted.popleft()
            if key not in self._kept:
                self.get(key, make)
        return bool(self._wanted)

    def resize(self, budget: int) -> None:
        self.budget = budget
        self._shrink()

    def clear(self) -> None:
        self._kept.clear()
        self._wanted.clear()
        self.nbytes = 0

    def _shrink(self) -> None:
        while self.nbytes > self.budget and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self.nbytes -= weight(old)
