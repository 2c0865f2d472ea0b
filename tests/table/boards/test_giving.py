"""The advisor whose gift is chosen stands out on the council."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from kingsburg_table.games.kingsburg.components import load
from kingsburg_table.table.boards.kingsburg import giving


@pytest.mark.parametrize(
    "values, id", [
        ({"cause": "duchess"}, "duchess"), ({"advisor": "smuggler"}, "smuggler"), ({}, ""),
        ({"cause": "whim_wizard"}, "wizard"),  # the tile lies on him
    ],
)
def test_the_question_names_the_giver(values: dict[str, str], id: str) -> None:
    sight = SimpleNamespace(decision=SimpleNamespace(prompt=SimpleNamespace(values=values)), data=load())
    assert giving.giver(sight) == id  # type: ignore[arg-type]


def test_without_a_question_nobody_gives() -> None:
    assert giving.giver(SimpleNamespace(decision=None)) == ""  # type: ignore[arg-type]
