"""Every worked example of Kingsburg comes out as it says, and every component of the modules has one of its own."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kingsburg_table.core.examples import example as running
from kingsburg_table.core.examples.example import Example, run_example
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.controller import KingsburgController
from tests.games.kingsburg.table import CONTROLLER
from tests.support.worked import check, check_titles, each_of, examples_of

EXAMPLES = examples_of("kingsburg")
BOX: Components = CONTROLLER.box  # type: ignore[attr-defined]
GROUPS = {"extra": 8, "strips": 28, "governors": 25, "destiny": 30, "whims": 16, "groups": 8}
SHOWN = [(group, id) for group in GROUPS for id in getattr(BOX.cards, group)]


@each_of(EXAMPLES)
def test_example(example: Example) -> None:
    check(example)


def test_they_are_titled_and_cite_rules() -> None:
    check_titles("kingsburg", 180)


def without(group: str, id: str) -> KingsburgController:
    """The game with this component in the box, but without what it does (the Bridge does nothing but score)."""
    cards = getattr(BOX.cards, group)
    change: dict[str, Any] = {"support": ()} if group == "whims" else {"effects": ()}
    if id == "bridge":
        change = {"points": 0}
    changed = {**cards, id: msgspec.structs.replace(cards[id], **change)}
    parts = (BOX.advisors, BOX.printed, BOX.kinds, BOX.enemies, BOX.phases, BOX.terms, BOX.figures)
    box = Components(*parts, cards=msgspec.structs.replace(BOX.cards, **{group: changed}))
    return KingsburgController(box, "without one effect")


def test_all_components_of_the_modules_are_counted() -> None:
    assert {group: len(getattr(BOX.cards, group)) for group in GROUPS} == GROUPS
    known = {id for _, id in SHOWN}
    assert {id for example in EXAMPLES for id in example.shows} <= known


@pytest.mark.parametrize(("group", "id"), SHOWN, ids=[id for _, id in SHOWN])
def test_every_component_has_an_example_that_needs_its_effect(
    group: str, id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    examples = [example for example in EXAMPLES if id in example.shows]
    assert examples, f"no worked example shows {id}"
    controller = without(group, id)
    monkeypatch.setattr(running, "get_controller", lambda game: controller)
    for example in examples:
        assert not run_example(example).ok, f"{example.id} does not need {id}"
