"""A picture of every moment that a match can be left at: every kind of decision of every game, early and late."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.table.draw.sprites import Sprites
from kingsburg_table.table.shelf.picture import picture
from kingsburg_table.table.shelf.pictures import SPRITES
from kingsburg_table.table.theme import NORMAL
from tests.support.mixes import every_decision, games_at_the_table, single
from tests.table.hand import Hand

SELDOM = {"season start"}  #: only asked where a governor of the expansion acts at the start of a season


def finish(steps: Any) -> pygame.Surface:
    while True:
        try:
            next(steps)
        except StopIteration as done:
            assert isinstance(done.value, pygame.Surface)
            return done.value


@pytest.mark.slow
@pytest.mark.parametrize("game", games_at_the_table())
def test_every_kind_of_decision_has_its_picture(hand: Callable[..., Hand], game: str) -> None:
    hand((1280, 720))
    sprites, met = Sprites(SPRITES), set()
    for session, kind, half in every_decision(game):
        try:
            finish(picture(session, "pl" if half == "late" else "en", NORMAL, sprites))
        except Exception as error:
            raise AssertionError(f"no picture of {kind!r} ({half}) with {len(session.seats)} players") from error
        met.add(kind)
    asked = {kind for mix in single(game) for kind in get_controller(game).rules(mix).agenda.kinds()}
    assert asked - met <= SELDOM
