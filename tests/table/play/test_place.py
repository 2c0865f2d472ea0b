"""Where a match stands is told in the table's language."""

from __future__ import annotations

import pytest

from kingsburg_table.core.agenda import Step
from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.core.whereabouts import PathPart, Whereabouts
from kingsburg_table.table.play.place import in_words
from kingsburg_table.text import Speaker

GAMES = ("kingsburg", "principato", "tuscany", "signorie")
TOLD_BY_THEIR_STEPS = {"line up", "scoring"}


@pytest.mark.parametrize("game", GAMES)
def test_every_part_at_which_somebody_is_asked_has_words(game: str) -> None:
    controller = get_controller(game)
    mixes = [{}, *({each.id: value} for each in controller.choices for value in each.values[1:])]
    labels = set()
    for options in mixes:
        for node in controller.rules(options).agenda.nodes.values():
            if isinstance(node, Step) and node._asks:
                labels.add(node.label or node.name)
            elif node.label and node.label not in TOLD_BY_THEIR_STEPS:
                labels.add(node.label)
    for lang in ("en", "pl"):
        speaker = Speaker(lang)
        ids = {label: {f"at.{of}.{label.replace(' ', '_')}" for of in (game, "core")} for label in labels}
        assert {label for label, each in ids.items() if not any(map(speaker.has, each))} == set()


def test_a_path_becomes_words_part_by_part() -> None:
    where = Whereabouts((PathPart("year", 4, 5), PathPart("spring"), PathPart("each build"), PathPart("build")))
    assert in_words(Speaker("pl"), "kingsburg", where) == "rok 4 · wiosna · budowa"
    assert in_words(Speaker("en"), "kingsburg", where) == "year 4 · spring · building"
    assert in_words(Speaker("pl"), "home_made", where) == str(where)
