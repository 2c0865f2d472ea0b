"""Every word of a game's vocabulary is printed somewhere, and a worked example plays with something that says it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
import yaml

from kingsburg_table import places
from kingsburg_table.core.examples.load import example_files
from kingsburg_table.core.keyed import Keyed
from kingsburg_table.games.kingsburg.words import Word as KingsburgWord
from kingsburg_table.games.principato.words import Word as PrincipatoWord
from kingsburg_table.games.signorie.words import Word as SignorieWord

VOCABULARIES: dict[str, type[Keyed]] = {
    "kingsburg": KingsburgWord, "principato": PrincipatoWord, "signorie": SignorieWord,
}
NOT_COMPONENTS = ("rules.yaml", "teaching.yaml", "table.yaml", "game.yaml", "bots.yaml")


def said(data: Any) -> Iterator[str]:
    """The words in a piece of data: mappings with one key."""
    if isinstance(data, dict):
        if len(data) == 1:
            yield next(iter(data))
        for value in data.values():
            yield from said(value)
    elif isinstance(data, list):
        for value in data:
            yield from said(value)


def sayers(game: str) -> dict[str, set[str]]:
    """Which components say a word."""
    found: dict[str, set[str]] = {}
    for path in sorted((places.rules_data() / game).glob("*.yaml")):
        skipped = path.name in NOT_COMPONENTS or path.name.startswith("examples")
        sections = {} if skipped else yaml.safe_load(path.read_text("utf-8"))
        for entries in sections.values():
            for id, entry in entries.items() if isinstance(entries, dict) else ():
                for word in said(entry):
                    found.setdefault(word, set()).add(str(id))
    return found


@pytest.mark.parametrize("game", VOCABULARIES)
def test_every_word_is_said_and_has_an_example(game: str) -> None:
    examples = "\n".join(path.read_text("utf-8") for path in example_files(places.rules_data() / game))
    found = sayers(game)
    for word in VOCABULARIES[game].kinds:
        assert word in found, f"nothing says {word}"
        played = any(re.search(rf"\b{re.escape(id)}\b", examples) for id in found[word])
        assert played, f"no example with {word}: {sorted(found[word])}"
