"""No holes, ever: every frame that is shown is whole, though nothing was made ahead; and the seal answers at once."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pygame
import pytest

from kingsburg_table.core.actions import Event, Option
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.pieces.board import Board, Sight
from kingsburg_table.table.pieces.spots import Look, Spot
from kingsburg_table.table.play.handover import Phase
from tests.table.hand import Hand
from tests.table.sitting import Sitting

pytestmark = pytest.mark.slow

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
        app.stack.draw(app.canvas)
        if pygame.image.tobytes(app.window.frame, "RGB") != taken:
            self.holes.append(self.shown)
        self.shown += 1
        self._present(over)


@pytest.mark.parametrize("game", ["kingsburg", "principato", "tuscany", "signorie"])
def test_every_frame_of_a_match_is_whole(hand: Callable[..., Hand], game: str) -> None:
    """Selections, hand-overs, recaps and curtains, without a moment to make anything ahead."""
    table = hand((1280, 720), fresh=True, tempo="instant")
    sitting = Sitting(table, game, 3, seed=4)
    film, rng = Film(table), random.Random(4)
    for _ in range(DECISIONS):
        sitting.ready()
        decision = sitting.match.decision
        assert decision is not None
        sitting.play(rng.choice(decision.options))
    assert film.shown > 2 * DECISIONS and not film.holes


@pytest.mark.parametrize("game", ["kingsburg", "principato", "tuscany", "signorie"])
def test_nothing_that_stays_is_missing_while_something_moves(
    hand: Callable[..., Hand], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """What lies there before and after a move lies there in every frame of it; and every such frame is whole."""
    table = hand((1280, 720), fresh=True, dice="self")
    sitting, painted, missing, looked = Sitting(table, game, 3, seed=6), set[str](), set[str](), 0
    paint, present = Board.paint, table.app.window.present

    def watched(self: Board, canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
        painted.add(spot.id)
        paint(self, canvas, spot, look, sight)

    def shown(over: Callable[[pygame.Surface], None] | None = None) -> None:
        nonlocal looked
        staging, phase = sitting.scene.staging, sitting.match.screen.phase
        desk = staging.desk or sitting.scene.desk
        if desk.before is not None and not staging.throwing.on and (staging.desk or phase is not Phase.CURTAIN):
            same = [spot for spot in desk.spots if (old := desk.before.same(spot)) and old.thing == spot.thing]
            missing.update({spot.id for spot in same} - desk.lifted - painted)
            looked += len(same)
        painted.clear()
        present(over)

    monkeypatch.setattr(Board, "paint", watched)
    table.app.window.present = shown  # type: ignore[method-assign]
    film, rng = Film(table), random.Random(6)
    for _ in range(4):
        sitting.ready()
        decision = sitting.match.decision
        assert decision is not None
        sitting.scene.hands.after(sitting.match.play(rng.choice(decision.options), table.app.now))
        for _ in range(6):
            table.wait(70)
    assert looked > 100 and not missing and not film.holes


def test_the_seal_answers_before_rules_and_disk(hand: Callable[..., Hand], monkeypatch: pytest.MonkeyPatch) -> None:
    """On the old picture, around the seal, and nowhere else."""
    table = hand((1280, 720), fresh=True)
    sitting = Sitting(table, "kingsburg", 3, seed=4)
    sitting.ready()
    match, scene = sitting.match, sitting.scene
    scene.hands.presses.arm(match.decision.options[0])
    table.point(scene.desk.regions.seal)
    screen = table.app.window._window.get_surface()
    before, seen = screen.copy(), []
    act = match.session.act

    def acting(option: Option) -> Sequence[Event]:
        seen.append(screen.copy())
        return act(option)

    monkeypatch.setattr(match.session, "act", acting)
    table.press(scene.desk.regions.seal)
    assert len(seen) == 1
    changed = pygame.mask.from_threshold(seen[0], (0, 0, 0), (1, 1, 1, 255), before)
    changed.invert()
    (x, y), radius = scene.desk.regions.seal, scene.desk.regions.seal_radius + 8
    assert changed.count() > 100
    for box in changed.get_bounding_rects():
        assert max(abs(box.left - x), abs(box.right - x), abs(box.top - y), abs(box.bottom - y)) <= radius
