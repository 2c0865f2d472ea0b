"""Every worked example of Tuscany comes out as it says."""

from __future__ import annotations

import pytest

from kingsburg_table import places
from kingsburg_table.core.examples.example import Example, run_example
from kingsburg_table.core.examples.load import load_examples
from kingsburg_table.core.rulebook import load_rulebook

FOLDER = places.rules_data() / "tuscany"
EXAMPLES = load_examples(FOLDER / "examples.yaml")


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.id for example in EXAMPLES])
def test_example(example: Example) -> None:
    result = run_example(example)
    assert result.ok, str(result)


def test_they_are_titled_and_cite_rules() -> None:
    rules = load_rulebook(FOLDER).rules
    assert len(EXAMPLES) == 55
    for example in EXAMPLES:
        assert example.title and example.title["en"] != example.title["pl"], example.id
        assert example.rules and set(example.rules) <= set(rules), example.id
