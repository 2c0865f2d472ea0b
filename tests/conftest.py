"""Toy games for all tests: the proof that the core knows no game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kingsburg_table.core import catalogue
from kingsburg_table.text import catalogue as texts
from tests.toy.game import PebblesController
from tests.toy.lanes import LanesController


@pytest.fixture(autouse=True, scope="session")
def toys() -> Iterator[None]:
    catalogue.add_game("pebbles", PebblesController)
    catalogue.add_game("lanes", LanesController)
    yield
    catalogue._added.clear()
    catalogue.get_controller.cache_clear()


@pytest.fixture(autouse=True)
def only_shipped_texts() -> Iterator[None]:
    """Texts that one test adds for a toy are gone for the next one."""
    yield
    if texts._more:
        texts._more.clear()
        texts.catalogue.cache_clear()
