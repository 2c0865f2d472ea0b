"""Every worked example of Tuscany comes out as it says."""

from __future__ import annotations

from kingsburg_table.core.examples.example import Example
from tests.support.worked import check, check_titles, each_of, examples_of


@each_of(examples_of("tuscany"))
def test_example(example: Example) -> None:
    check(example)


def test_they_are_titled_and_cite_rules() -> None:
    check_titles("tuscany", 55)
