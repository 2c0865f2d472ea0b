"""Every worked example of Signorie comes out as it says."""

from __future__ import annotations

import pytest

from kingsburg_table import places
from kingsburg_table.core.examples.example import Example, run_example
from kingsburg_table.core.examples.load import load_examples
from kingsburg_table.core.rulebook import load_rulebook

FOLDER = places.rules_data() / "signorie"
EXAMPLES = load_examples(FOLDER / "examples.yaml")
VECTORS = (
    "1 2 3 4 5 6 7 8 9 10 11 13 14 15 16 17 18 19 20 21 24 25 28 29 30 32 33 35 37 38 43 44 45 46 48 49 51 53 55 56 57"
)


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.id for example in EXAMPLES])
def test_example(example: Example) -> None:
    result = run_example(example)
    assert result.ok, str(result)


def test_all_vectors_of_the_rules_are_there() -> None:
    assert {f"ST{number}" for number in VECTORS.split()} <= {example.id for example in EXAMPLES}


def test_they_are_titled_and_cite_rules() -> None:
    rules = load_rulebook(FOLDER).rules
    for example in EXAMPLES:
        assert example.title and example.title["en"] != example.title["pl"], example.id
        assert example.rules and set(example.rules) <= set(rules), example.id
