"""A game's data with a mistake in them: what is told of it, and where."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kingsburg_table import places
from kingsburg_table.core.documents import DataError, DataErrors


def copy_of(folder: Path, game: str, *changes: tuple[str, str, str]) -> Path:
    """The shipped data of a game in this folder, changed: file, what stands there for the first time, what instead."""
    target = folder / game
    shutil.copytree(places.rules_data() / game, target)
    for file, old, new in changes:
        path = target / f"{file}.yaml"
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), "utf-8")
    return target


def refused(load: Callable[[Path], Any], folder: Path) -> list[DataError]:
    """Everything that is told of data that cannot be read."""
    with pytest.raises(DataErrors) as caught:
        load(folder)
    return caught.value.errors


def check_told(errors: list[DataError], game: str, message: str) -> DataError:
    """One of the errors says this, with file and line."""
    fitting = [error for error in errors if message in error.message]
    assert fitting and fitting[0].line > 0, errors
    assert fitting[0].file.startswith(f"{game}/") and fitting[0].file.endswith(".yaml")
    return fitting[0]
