"""A picture of every moment that a match can be left at: every kind of decision of every game, early and late."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.core.session import Session
from kingsburg_table.table.draw.sprites import Sprites
from kingsburg_table.table.shelf.picture import picture
from kingsburg_table.table.shelf.pictures import SPRITES
from kingsburg_table.table.theme import NORMAL
from tests.support.mixes import every_decision, games_at_the_table, single
from tests.support.worked import examples_of
from tests.table.hand import Hand

#: Moments at which all that our figures know is carried out without asking (K2.11).
AT_ONCE = {"winter start", "phase7 end"}


def finish(steps: Any) -> pygame.Surface:
    while True:
        try:
            next(steps)
        except StopIteration as done:
            assert isinstance(done.value, pygame.Surface)
            return done.value


def in_examples(game: str, kinds: set[str]) -> Iterator[Session[Any, Any]]:
    """Positions of worked examples at these kinds of decision, which matches at random seldom come to."""
    for case in (case for example in examples_of(game) for case in example.cases):
        session = case.session()
        for step in case.steps:
            if session.decision is not None and session.decision.kind in kinds:
                kinds = kinds - {session.decision.kind}
                yield session
            step.run(session)
        if not kinds:
            return


@pytest.mark.slow
@pytest.mark.parametrize("game", games_at_the_table())
def test_every_kind_of_decision_has_its_picture(hand: Callable[..., Hand], game: str) -> None:
    hand((1280, 720))
    sprites, met = Sprites(SPRITES), set()

    def draw(session: Session[Any, Any], kind: str, lang: str) -> None:
        try:
            finish(picture(session, lang, NORMAL, sprites))
        except Exception as error:
            raise AssertionError(f"no picture of {kind!r} with {len(session.seats)} players") from error
        met.add(kind)

    for session, kind, half in every_decision(game):
        draw(session, kind, "pl" if half == "late" else "en")
    asked = {kind for mix in single(game) for kind in get_controller(game).rules(mix).agenda.kinds()}
    for session in in_examples(game, asked - met):
        assert session.decision is not None
        draw(session, session.decision.kind, "pl")
    assert asked - met <= AT_ONCE
