"""The toy game, a page of layout and one painter, through the real table scene: no interface code of its own."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from kingsburg_table.table.layout import load_table_layout
from tests.table.hand import Hand
from tests.table.sitting import Sitting

TOY = Path(__file__).parents[1] / "toy"


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_the_toy_game_plays_through_the_real_table(hand: Callable[..., Hand], size: tuple[int, int], way: str) -> None:
    sitting = Sitting(hand(size), "pebbles", 3, layout=load_table_layout(TOY))
    rng = random.Random(5)
    while sitting.session.decision is not None:
        sitting.ready(way)
        if sitting.session.decision is None:
            break
        option = rng.choice(sitting.session.decision.options)
        (sitting.play if way == "mouse" else sitting.play_by_keys)(option)
    assert sitting.session.outcome is not None


def test_a_secret_choice_comes_behind_a_curtain(hand: Callable[..., Hand]) -> None:
    sitting = Sitting(hand(), "pebbles", 2, layout=load_table_layout(TOY))
    while sitting.session.decision is not None and not sitting.session.decision.private:
        sitting.ready()
        sitting.play(sitting.session.decision.options[-1])
    assert sitting.match.screen.phase == "curtain"
    assert sitting.match.decision is None
    sitting.ready()
    assert sitting.match.decision is not None
