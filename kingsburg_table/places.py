"""Where the program's own files lie: in a checkout at the top level, in an installed wheel inside the package."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def rules_data() -> Path:
    """The folder with one folder of YAML per game."""
    return _find("rules_data")


def assets() -> Path:
    """The folder with icons, ornaments and sounds."""
    return _find("assets")


@cache
def _find(name: str) -> Path:
    places = (_PACKAGE / "_shipped" / name, _PACKAGE.parent / name)
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"{name} is neither at {places[0]} nor at {places[1]}: install the program again")
