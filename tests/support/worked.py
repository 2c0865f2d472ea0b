"""The worked examples of a game, as its tests run them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kingsburg_table.core.catalogue import folder_of
from kingsburg_table.core.examples.example import Example, run_example
from kingsburg_table.core.examples.load import examples_in
from kingsburg_table.core.rulebook import load_rulebook


def examples_of(game: str) -> tuple[Example, ...]:
    return examples_in(folder_of(game))


def each_of(examples: Sequence[Example]) -> pytest.MarkDecorator:
    """A test for each of them."""
    return pytest.mark.parametrize("example", examples, ids=[example.id for example in examples])


def check(example: Example) -> None:
    result = run_example(example)
    assert result.ok, str(result)


def check_titles(game: str, least: int) -> None:
    """There are at least so many, no two of one name; each has a title in both languages and cites rules that exist."""
    rules, examples = load_rulebook(folder_of(game)).rules, examples_of(game)
    assert len({example.id for example in examples}) == len(examples) >= least
    for example in examples:
        assert example.title and example.title["en"] != example.title["pl"], example.id
        assert example.rules and set(example.rules) <= set(rules), example.id
