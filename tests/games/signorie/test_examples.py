"""Every worked example of Signorie comes out as it says."""

from __future__ import annotations

from kingsburg_table.core.examples.example import Example
from tests.support.worked import check, check_titles, each_of, examples_of

VECTORS = (
    "1 2 3 4 5 6 7 8 9 10 11 13 14 15 16 17 18 19 20 21 24 25 28 29 30 32 33 35 37 38 43 44 45 46 48 49 51 53 55 56 57"
)


@each_of(examples_of("signorie"))
def test_example(example: Example) -> None:
    check(example)


def test_all_vectors_of_the_rules_are_there() -> None:
    assert {f"ST{number}" for number in VECTORS.split()} <= {example.id for example in examples_of("signorie")}


def test_they_are_titled_and_cite_rules() -> None:
    check_titles("signorie", 72)
