from __future__ import annotations

from kingsburg_table.core.actions import Change, Option
from kingsburg_table.table.play.ledger import BLANK, Ledger, Tag, page
from tests.table.play.made import Put


def test_changes_go_to_their_counters_certain_before_later_before_choice() -> None:
    made = page(
        [
            Change(0, "gold", 1, True, 1, 1), Change(0, "wood", 1, True, 1, 1),
            Change(0, "gold", 2, later=True), Change(0, "gold", -3), Change(1, "points", 1),
        ]
    )
    assert [tag.text for tag in made.at(0, "gold")] == ["−3", "+2", "+1"]
    assert [(tag.later, tag.certain) for tag in made.at(0, "gold")] == [(False, True), (True, True), (True, False)]
    assert made.at(1, "points") == (Tag(1, "points", 1),)
    assert made.brackets == ((Tag(0, "gold", 1, True, 1, 1), Tag(0, "wood", 1, True, 1, 1)),)
    assert made.at(2, "gold") == () and not made.empty


def test_equal_kinds_at_a_counter_are_added_up_and_zero_is_no_tag() -> None:
    made = page([Change(0, "gold", 2), Change(0, "gold", -2), Change(0, "wood", 1), Change(0, "wood", 1)])
    assert made.at(0, "gold") == () and made.at(0, "wood") == (Tag(0, "wood", 2),)


def test_unknown_stays_unknown() -> None:
    made = page([Change(0, "points", 1), Change(0, "points", None), Change(0, "unknown", None, later=True)])
    assert made.at(0, "points")[0].text == "?"
    assert made.unknown == (Tag(0, "unknown", None, True),)
    assert (0, "unknown") not in made.tags and not page([Change(0, "unknown", None)]).empty


def test_two_choices_are_two_brackets() -> None:
    changes = [Change(0, good, 1, True, group, 1) for group in (2, 1) for good in ("gold", "wood")]
    made = page(changes)
    assert [[tag.counter for tag in bracket] for bracket in made.brackets] == [["gold", "wood"]] * 2
    assert [bracket[0].choice for bracket in made.brackets] == [1, 2]


def test_several_of_choice_are_told_as_so_many_in_all() -> None:
    """Two goods of any kind are not "+2 or +2 or +2"."""
    made = page([Change(0, good, 2, True, 1, 2) for good in ("gold", "wood", "stone")])
    assert [tag.text for tag in made.brackets[0]] == ["+0–2"] * 3 and made.brackets[0][0].total == 2
    assert page([Change(0, "gold", 1, choice=1), Change(0, "wood", -1, choice=2)]).brackets == ()


def test_pages_are_made_once_and_only_when_looked_at() -> None:
    asked: list[Option] = []

    def preview(option: Option) -> list[Change]:
        asked.append(option)
        return [Change(0, "gold", 1)]

    ledger = Ledger(preview)
    one, other = Option(Put("one")), Option(Put("other"))
    assert ledger.page(None) is BLANK and BLANK.empty and not asked
    assert ledger.page(one) is ledger.page(one)
    assert asked == [one]
    ledger.page(other)
    assert asked == [one, other]
