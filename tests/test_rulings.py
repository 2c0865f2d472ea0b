"""What is a ruling or a convention of ours is never told as the rulebook's."""

from __future__ import annotations

import pytest

from kingsburg_table import places
from kingsburg_table.core.rulebook import load_rulebook
from kingsburg_table.table.scenes.rules.page import source_note

OURS = {
    "kingsburg": "K2.1 K5.4 K12.5",
    "principato": (
        "P1.8 P1.10 P1.12 P1.13 P2.5 P3.4 P3.6 P3.7 P6.1 P6.14 P7.3 P9.5 P9.6 P10.2 P10.3 P11.4 P12.1 P12.2 P12.3 P12.4"
        " P12.5 P12.6 P12.7 P13.7"
    ),
    "signorie": (
        "S2.3 S3.4 S4.4 S5.1 S5.5 S6.7 S6.8 S7.6 S7.8 S8.6 S9.5 S9.6 S9.7 S9.8 S9.9 S10.1 S10.5 S10.6 S11.4 S11.7 S11.8"
        " S11.9 S11.10 S11.11 S11.13 S12.4 S12.5 S14.2 S15.1 S15.2 S15.3 S16.2"
    ),
}
GAMES = sorted(path.parent.name for path in places.rules_data().glob("*/rules.yaml"))


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_with_a_ruling_is_never_called_the_rulebooks(game: str) -> None:
    for rule in load_rulebook(places.rules_data() / game).rules.values():
        if rule.ruling is not None:
            assert source_note(rule) in ("rules.source.ruled.note", "rules.source.reconstructed.note"), rule.id
        else:
            assert source_note(rule) == f"rules.source.{rule.source}.note"


@pytest.mark.parametrize(("game", "ids"), OURS.items())
def test_what_a_fresh_reading_found_to_be_ours_says_so(game: str, ids: str) -> None:
    rules = load_rulebook(places.rules_data() / game).rules
    assert [id for id in ids.split() if rules[id].ruling is None] == []


def test_a_reading_of_the_own_turn_agrees_with_p1_10() -> None:
    """Cubes are put on troops before an action, so the teaching must not say "at any time"."""
    teaching = (places.rules_data() / "principato" / "teaching.yaml").read_text("utf-8")
    assert "at any time" not in teaching and "w dowolnej chwili" not in teaching
