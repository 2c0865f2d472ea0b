"""The window's place is remembered as it was asked for, whatever the desktop adds to it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from kingsburg_table.table.settings import Settings, WindowMemory
from kingsburg_table.table.window import Window

TITLE = 28  #: a desktop that puts the window lower by the height of its title


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    pygame.display.init()
    yield
    pygame.display.quit()


class Desktop(Window):
    """A window on a desktop that shifts what it is asked for."""

    def open(self, asked: tuple[int, int]) -> None:
        self._window.position = (asked[0], asked[1] + TITLE)
        self.stands(0)
        self.stands(1000)

    def drag(self, dx: int, dy: int) -> None:
        x, y = self._window.position
        self._window.position = (x + dx, y + dy)


def opened(place: tuple[int, int] | None) -> Desktop:
    settings = Settings()
    settings.window = WindowMemory((1280, 720), place, False, [(5000, 4000)])
    window = Desktop(settings)
    if place is not None:
        window._asked = place  # the dummy driver's screen may be too small for it
        window.open(place)
    return window


def test_a_window_does_not_creep_from_start_to_start() -> None:
    place = (200, 100)
    for _ in range(5):
        window = opened(place)
        remembered = window.memory().position
        assert remembered is not None
        place = remembered
        window.close()
    assert place == (200, 100)


def test_a_window_that_was_dragged_is_asked_for_where_it_came_to_stand() -> None:
    window = opened((200, 100))
    window.drag(30, -20)
    assert window.memory().position == (230, 80)
    window.close()


def test_the_first_window_is_remembered_where_it_stands() -> None:
    window = opened(None)
    window.drag(5, 7)
    assert window.memory().position == window._window.position
    window.close()


@pytest.mark.parametrize(("desktop", "size"), [
    ((1920, 1080), (1904, 1000)), ((2560, 1440), (2544, 1360)), ((1366, 768), (1350, 720)), ((1600, 900), (1584, 820)),
])  # fmt: skip
def test_the_first_window_is_as_large_as_the_screen_allows(
    desktop: tuple[int, int], size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [desktop])
    window = Window(Settings())
    assert window.pixel_size == size
    window.close()
