"""No holes, ever: every frame that is shown is whole, in a program that is in a hurry and on a machine that is slow."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest

from kingsburg_table.table.scene import Scene
from tests.table.hand import Hand
from tests.table.sitting import Sitting

DECISIONS = 14


class Film:
    """Keeps every frame as it was shown and as it would be if all the time in the world had been taken."""

    def __init__(self, table: Hand) -> None:
        self.table = table
        self.shown = 0
        self.holes: list[int] = []
        self._present = table.app.window.present
        table.app.window.present = self.present  # type: ignore[method-assign]

    def present(self, over: Callable[[pygame.Surface], None] | None = None) -> None:
        app = self.table.app
        taken = pygame.image.tobytes(app.window.frame, "RGB")
        app.sprites.begin_frame(None)
        app.stack.draw(app.canvas)
        if pygame.image.tobytes(app.window.frame, "RGB") != taken:
            self.holes.append(self.shown)
        self.shown += 1
        self._present(over)


@pytest.mark.parametrize(("game", "players"), [("kingsburg", 3), ("principato", 3), ("signorie", 3)])
def test_every_frame_of_a_match_is_whole(
    hand: Callable[..., Hand], game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Selections, hand-overs, recaps and curtains, without a moment to make anything ahead."""
    monkeypatch.setattr(Scene, "patience", 0.0)
    table = hand((1280, 720), fresh=True, tempo="instant")
    sitting = Sitting(table, game, players, seed=4)
    table.app.hurried = True
    film, rng = Film(table), random.Random(4)
    for _ in range(DECISIONS):
        sitting.ready()
        decision = sitting.match.decision
        assert decision is not None
        sitting.play(rng.choice(decision.options))
    assert film.shown > 2 * DECISIONS and not film.holes
