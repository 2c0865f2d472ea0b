"""The table's tests run without a screen, a sound card or the player's own files."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"


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
