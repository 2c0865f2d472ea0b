from __future__ import annotations

import pytest

from kingsburg_table.core.actions import Record, Refusal, Seal
from kingsburg_table.core.history import Undo
from kingsburg_table.table.play.why import why, why_no_redo, why_no_undo
from tests.table.play.made import KINGSBURG


def test_a_refusal_of_the_game_names_its_rule_and_values() -> None:
    said = why("kingsburg", Refusal("K5.5", "taken", {"rank": 8, "holder": 1}))
    assert said.words.id == "why.kingsburg.taken" and said.rule == "K5.5" and said.cause is None
    assert said.words.values == {"rank": 8, "holder": 1, "rule": "K5.5"}


@pytest.mark.parametrize("reason", ["not_asked", "not_now", "match_over"])
def test_what_holds_for_every_game_has_one_sentence_but_keeps_the_rule(reason: str) -> None:
    said = why("kingsburg", Refusal("K5.1", reason, {"seat": 1}))
    assert said.words.id == f"why.core.{reason}" and said.rule == "K5.1"


@pytest.mark.parametrize("rule", ["core", "seal", "look"])
def test_the_cores_own_steps_have_no_rule_of_the_game(rule: str) -> None:
    said = why("kingsburg", Refusal(rule, "undo_revealed"))
    assert said.words.id == "why.core.undo_revealed" and said.rule == ""


def test_the_cause_is_the_thing_at_the_other_end_of_the_thread() -> None:
    refusal = Refusal("K7.2", "needs_building", {"building": "chapel", "wanted": "church"})
    assert why("kingsburg", refusal, KINGSBURG, 2, "building.2.church").cause == "building.2.chapel"
    assert why("kingsburg", refusal, KINGSBURG, 2, "building.2.chapel").cause is None
    assert why("kingsburg", Refusal("K7.2", "needs_building"), KINGSBURG, 2).cause is None


@pytest.mark.parametrize("reason", ["start", "revealed", "curtain"])
def test_a_grey_undo_says_why(reason: str) -> None:
    said = why_no_undo(Undo(None, reason))
    assert said is not None and said.words.id == f"why.core.undo_{reason}"


def test_an_undo_that_can_be_done_needs_no_reason() -> None:
    assert why_no_undo(Undo(Record(0, Seal()))) is None
    assert why_no_redo().words.id == "why.core.redo_nothing"
