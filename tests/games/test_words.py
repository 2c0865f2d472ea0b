"""Every word of all four vocabularies is carried out, said, drawn and printed, and an example plays with it.

Adding a word touches one module, one message and one picture; this finds what was forgotten.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
import yaml

from kingsburg_table import places
from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.core.examples.load import example_files
from kingsburg_table.core.keyed import Keyed
from kingsburg_table.games.kingsburg import word_messages as kingsburg_messages
from kingsburg_table.games.kingsburg import words as kingsburg
from kingsburg_table.games.kingsburg.hooks import HOOKS
from kingsburg_table.games.principato import sentences as principato_sentences
from kingsburg_table.games.principato import words as principato
from kingsburg_table.games.principato.steps import gain as principato_gain
from kingsburg_table.games.signorie import words as signorie
from kingsburg_table.games.signorie.sentences import deed_message
from kingsburg_table.games.tuscany import placing
from kingsburg_table.games.tuscany import sentences as tuscany_sentences
from kingsburg_table.games.tuscany import words as tuscany
from kingsburg_table.table.boards.kingsburg import pictograms
from kingsburg_table.table.boards.principato import lines as principato_lines
from kingsburg_table.table.boards.signorie import lines as signorie_lines
from kingsburg_table.table.boards.tuscany import chain
from kingsburg_table.text import LANGUAGES, Speaker

NOT_COMPONENTS = ("rules.yaml", "teaching.yaml", "table.yaml", "game.yaml", "bots.yaml")


@dataclass(frozen=True)
class Vocabulary:
    """Where a game keeps its words, and whether it knows what to do with one, how to say it and how to draw it."""

    base: type[Keyed]
    carried_out: Callable[[type[Any]], bool]
    said: Callable[[type[Any]], bool]
    drawn: Callable[[type[Any]], bool]


def asked_about(kind: type[Any]) -> bool:
    """Lasting words of Kingsburg and re-rolls are looked up by the steps that they change."""
    lasting = [hook for hook in HOOKS.values() if hook.manner == "lasting" or hook.name == "after_roll"]
    return kind is kingsburg.Exchange or any(kind in (*hook.words, *hook.for_each) for hook in lasting)


def printed(game: str, kind: type[Any]) -> list[Any]:
    """All that the game's components say with this word."""
    return [word for word in within(get_controller(game).rules({}).data) if type(word) is kind]


def within(thing: Any) -> Iterator[Any]:
    """All Structs in a game's components."""
    if isinstance(thing, msgspec.Struct):
        yield thing
        yield from (each for name in thing.__struct_fields__ for each in within(getattr(thing, name)))
    elif isinstance(thing, dict):
        yield from (each for value in thing.values() for each in within(value))
    elif isinstance(thing, (list, tuple)):
        yield from (each for value in thing for each in within(value))
    elif hasattr(thing, "__dict__") and not callable(thing):
        yield from (each for value in vars(thing).values() for each in within(value))


def signorie_says(kind: type[Any]) -> bool:
    data = get_controller("signorie").rules({}).data
    messages = [deed_message(data, deed) for deed in printed("signorie", kind)]
    return bool(messages) and all(Speaker(lang).has(id) for id, _ in messages for lang in LANGUAGES)


def signorie_draws(kind: type[Any]) -> bool:
    data = get_controller("signorie").rules({}).data
    deeds = printed("signorie", kind)
    return bool(deeds) and all(signorie_lines.pictures(deed, data) and signorie_lines.mark(deed) for deed in deeds)


VOCABULARIES = {
    "kingsburg": Vocabulary(
        kingsburg.Word, lambda kind: kind.perform is not kingsburg.Word.perform or asked_about(kind),
        kingsburg_messages.WORDS.__contains__, pictograms.PICTURES.__contains__,
    ),
    "principato": Vocabulary(
        principato.Word, principato_gain.PERFORM.__contains__, principato_sentences.WORDS.__contains__,
        principato_lines.PICTURES.__contains__,
    ),
    "tuscany": Vocabulary(
        tuscany.Word, placing.PERFORM.__contains__, tuscany_sentences.WORDS.__contains__, chain.PICTURES.__contains__,
    ),
    "signorie": Vocabulary(
        signorie.Word, lambda kind: kind.perform is not signorie.Word.perform, signorie_says, signorie_draws,
    ),
}
EVERY_WORD = [(game, word) for game, known in VOCABULARIES.items() for word in known.base.kinds]


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


def test_all_games_have_their_vocabulary_here() -> None:
    ours = {game.name for game in places.rules_data().iterdir() if (game / "game.yaml").is_file()}
    assert set(VOCABULARIES) == ours
    assert all(len(known.base.kinds) >= 3 for known in VOCABULARIES.values())


@pytest.mark.parametrize(("game", "word"), EVERY_WORD, ids=[f"{game}-{word}" for game, word in EVERY_WORD])
def test_every_word_has_its_executor_sentence_and_picture(game: str, word: str) -> None:
    known = VOCABULARIES[game]
    kind = known.base.kinds[word]
    assert known.carried_out(kind) and known.said(kind) and known.drawn(kind)


@pytest.mark.parametrize("game", VOCABULARIES)
def test_every_word_is_printed_and_has_an_example(game: str) -> None:
    examples = "\n".join(path.read_text("utf-8") for path in example_files(places.rules_data() / game))
    found = sayers(game)
    for word in VOCABULARIES[game].base.kinds:
        assert word in found, f"nothing says {word}"
        played = any(re.search(rf"\b{re.escape(id)}\b", examples) for id in found[word])
        assert played, f"no example with {word}: {sorted(found[word])}"
