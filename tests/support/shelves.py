"""Drawings that many programs of one test process share, with what was written on them.

A running program keeps its sprites when its language, size or scene changes, since a sprite's key names all it depends
on. So programs that follow each other may share them too. What is written on a sprite would be read only when it is
made; these remember it and tell it again whenever they are used.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from weakref import WeakKeyDictionary

import pygame

from kingsburg_table.table.draw import textbox
from kingsburg_table.table.draw.sprites import Sprites
from kingsburg_table.table.draw.text_account import Said

BUDGET = 160 * 1024 * 1024


class Telling(Sprites):
    """Sprites that tell what is written on them, to whoever keeps an account, each time they are shown."""

    def __init__(self) -> None:
        super().__init__(BUDGET)
        self._said: WeakKeyDictionary[pygame.Surface, list[Said]] = WeakKeyDictionary()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        found = self._find(key)
        if found is not None:
            self._tell(found)
            return found
        with textbox.accounting() as said:
            found = super().get(key, make)
        if said:
            self._said[found] = list(dict.fromkeys(said))
        return found

    def _tell(self, sprite: pygame.Surface) -> None:
        said = self._said.get(sprite)
        if said:
            textbox.tell(said)

    def resize(self, budget: int) -> None:
        """A window of another size does not make the shelves smaller."""

    def clear(self) -> None:
        """A program that ends leaves its drawings to the next one."""
        self._wanted.clear()


SHARED = Telling()  #: of all programs that tests start
