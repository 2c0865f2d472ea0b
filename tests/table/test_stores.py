"""A store of goods is one piece for many: pressed twice it gives two, and the next press plays."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.table.hand import Hand
from tests.table.sitting import Sitting

pytestmark = pytest.mark.slow


@pytest.fixture
def duchess(hand: Callable[..., Hand]) -> Sitting:
    """Somebody takes two goods of choice."""
    sitting = Sitting(hand((1280, 720), tempo="instant"), "kingsburg", 2, seed=4)
    session = sitting.session
    for _ in range(400):
        decision = session.decision
        assert decision is not None
        takes = {tuple(sorted(option.targets)) for option in decision.options}
        if decision.kind == "take goods" and ("supply.wood", "supply.wood") in takes:
            break
        sitting.ready()
        sitting.play(decision.options[0])
    sitting.ready()
    return sitting


def test_two_presses_on_wood_take_two_wood(duchess: Sitting) -> None:
    wood = duchess.box_of("supply.wood")
    assert wood is not None
    before = len(duchess.session.records)
    duchess.click(wood.centre)
    assert duchess.match.narrowing.armed.targets == ("supply.wood", "supply.wood"), "what the pointer showed is armed"
    duchess.hand.wait(500)
    duchess.click(wood.centre)
    assert duchess.match.narrowing.touched == {"supply.wood": 2} and len(duchess.session.records) == before
    duchess.hand.wait(500)
    duchess.click(wood.centre)
    assert len(duchess.session.records) == before + 1


def test_one_press_each_takes_one_of_each(duchess: Sitting) -> None:
    for good in ("wood", "stone"):
        box = duchess.box_of(f"supply.{good}")
        assert box is not None
        duchess.click(box.centre)
        duchess.hand.wait(500)
    assert sorted(duchess.match.narrowing.armed.targets) == ["supply.stone", "supply.wood"]
