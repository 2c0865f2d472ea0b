"""The table's tests run without a screen, a sound card or the player's own files."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator
from functools import lru_cache
from io import BytesIO
from pathlib import Path

import pygame
import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

KEPT = 16  #: closed programs until they are thrown away
_closed: list[None] = []
LARGE = 200 * 200  #: pixels of a drawing that is rendered each time
_render = pygame.image.load_sized_svg


@lru_cache(2000)
def _small(text: bytes, size: tuple[int, int]) -> pygame.Surface:
    return _render(BytesIO(text), size)


def _rendered(file: BytesIO, size: tuple[int, int]) -> pygame.Surface:
    """The same drawing in the same size is the same picture in every test; whoever gets it makes a copy."""
    return _small(file.getvalue(), size) if size[0] * size[1] <= LARGE else _render(file, size)


def pytest_configure() -> None:
    pygame.image.load_sized_svg = _rendered  # type: ignore[assignment]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Settings and matches go into a folder of the test's own."""
    folder = tmp_path / "home"
    monkeypatch.setenv("KINGSBURG_TABLE_HOME", str(folder))
    for name in ("HOME", "USERPROFILE"):  # exports go there by default, and imports are offered from there
        monkeypatch.setenv(name, str(tmp_path / "user"))
    for name in ("XDG_CONFIG_HOME", "XDG_DOWNLOAD_DIR", "XDG_DOCUMENTS_DIR", "XDG_DESKTOP_DIR"):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "user").mkdir()
    return folder


def collect() -> None:
    """Programs that are closed lie in circles, with pictures as large as their windows: now and then all of them go."""
    _closed.append(None)
    if len(_closed) >= KEPT:
        _closed.clear()
        gc.collect()


@pytest.fixture
def hand(home: Path) -> Iterator[Callable[..., object]]:
    """Starts the real program on a given size and language; `tests/table/hand.py` tells what a hand can do."""
    from tests.table.hand import Hand

    hands: list[Hand] = []

    def start(size: tuple[int, int] = (1920, 1080), lang: str = "en", **settings: object) -> Hand:
        hands.append(Hand(size, lang, **settings))
        return hands[-1]

    yield start
    for each in hands:
        each.close()
        collect()
