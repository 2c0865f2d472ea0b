from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingsburg_table.core.actions import Decision, Option, Refusal
from kingsburg_table.table.play.narrowing import Narrowing, Touched, kind_of
from tests.table.play.made import MEANS, Pass, Pay, Put, decision, influence, names, option


def narrowing(blocked: dict[str, Refusal] | None = None) -> Narrowing:
    return Narrowing(influence(), blocked or {}, MEANS)


def armed(of: Narrowing) -> str | None:
    return None if of.armed is None else names([of.armed])[0]


def test_nothing_touched_lights_everything_and_arms_nothing() -> None:
    here = narrowing()
    assert here.lit == {target for each in influence().options for target in each.targets}
    assert here.armed is None and here.chips == ()


def test_an_advisor_alone_arms_its_cheapest_dice_and_the_others_are_chips() -> None:
    here = narrowing()
    assert here.touch("advisor.eight").touched is Touched.ADDED
    assert armed(here) == "advisor.eight die.4 die.4"
    assert here.added == {"die.4": 2}
    assert names(here.chips) == ["advisor.eight die.4 die.4", "advisor.eight die.6 token"]


def test_a_die_alone_arms_nothing_and_lights_only_what_it_can_reach() -> None:
    here = narrowing()
    here.touch("die.6")
    assert here.armed is None and here.chips == ()
    assert here.missing == ("advisor",)
    assert here.lit == {"advisor.six", "advisor.eight", "advisor.ten", "advisor.fourteen", "die.4", "token", "envoy"}
    assert here.uses("advisor.eight") == ("die.6", "token")
    assert here.uses("advisor.six") == ("die.6",)


def test_a_die_after_the_advisor_chooses_the_way() -> None:
    here = narrowing()
    here.touch("advisor.eight")
    assert here.touch("die.6").touched is Touched.ADDED
    assert armed(here) == "advisor.eight die.6 token"
    assert here.added == {"token": 1}


def test_touching_what_was_added_keeps_it() -> None:
    here = narrowing()
    here.touch("advisor.six")
    here.touch("die.6")
    assert armed(here) == "advisor.six die.6" and here.touched == {"advisor.six": 1, "die.6": 1}


def test_the_only_live_option_is_armed_whatever_it_lacks() -> None:
    here = narrowing()
    here.touch("market")
    assert armed(here) == "advisor.nine die.4 die.4 market"
    assert here.added == {"advisor.nine": 1, "die.4": 2}


def test_a_closed_advisor_takes_the_envoy_along() -> None:
    here = narrowing()
    here.touch("advisor.ten")
    assert armed(here) == "advisor.ten die.4 die.6 envoy"


def test_touched_equal_to_an_option_wins_over_a_cheaper_one() -> None:
    here = Narrowing(decision("a die.1", "a"), {}, ("die",))
    here.touch("a")
    assert armed(here) == "a"
    assert names(here.chips) == ["a die.1", "a"]


def test_what_does_not_go_together_replaces_the_selection() -> None:
    here = narrowing()
    here.touch("advisor.six")
    assert here.touch("advisor.four").touched is Touched.REPLACED
    assert here.touched == {"advisor.four": 1} and armed(here) == "advisor.four die.4"
    assert here.touch("pass").touched is Touched.REPLACED
    assert armed(here) == "pass"


def test_equal_pieces_are_added_until_exhausted_then_put_back() -> None:
    here = narrowing()
    for count in (1, 2):
        assert here.touch("die.4").touched is Touched.ADDED
        assert here.touched == {"die.4": count}
    assert here.touch("die.4").touched is Touched.REMOVED
    assert not here.touched


def test_a_marked_piece_is_put_back_though_more_could_be_added() -> None:
    here = narrowing()
    here.touch("die.4", marked=False)
    here.touch("die.4", marked=False)
    assert here.touch("die.4", marked=True).touched is Touched.REMOVED
    assert here.touched == {"die.4": 1}


def test_another_piece_of_a_class_of_which_no_more_is_needed_changes_nothing() -> None:
    here = narrowing()
    here.touch("die.6", marked=False)
    assert here.touch("die.6", marked=False).touched is Touched.KEPT
    assert here.touched == {"die.6": 1}


def test_a_single_touched_piece_is_put_back() -> None:
    here = narrowing()
    here.touch("die.6")
    assert here.touch("die.6").touched is Touched.REMOVED
    assert not here.touched


def test_clear_says_whether_there_was_something() -> None:
    here = narrowing()
    here.touch("advisor.six")
    assert here.clear() and not here.clear()
    assert here.armed is None


def test_chips_arm_and_stay() -> None:
    here = narrowing()
    here.touch("advisor.six")
    other = here.chips[1]
    here.arm(other)
    assert here.armed == other and here.added == {"die.4": 1, "token": 1}
    assert len(here.chips) == 2 and here.touched == {"advisor.six": 1}
    here.touch("die.4")
    assert here.armed == other
    here.touch("die.6")
    assert here.touched == {"die.6": 1}


def test_a_chip_that_does_not_go_with_the_selection_clears_it() -> None:
    here = narrowing()
    here.touch("advisor.six")
    here.arm(influence().options[-1])
    assert not here.touched and armed(here) == "pass"
    with pytest.raises(ValueError, match="not an option"):
        here.arm(option("advisor.king"))


def test_an_option_without_targets_can_only_be_armed() -> None:
    bare = Option(Put("bare"))
    here = Narrowing(decision("a", bare), {})
    assert here.armed is None
    here.arm(bare)
    assert here.armed == bare
    here.touch("a")
    assert armed(here) == "a"


def test_a_single_option_is_armed_at_once() -> None:
    here = Narrowing(decision("seal"), {})
    assert armed(here) == "seal"
    here.clear()
    assert armed(here) == "seal"


def test_why_not_only_for_what_no_option_contains() -> None:
    taken = Refusal("K5.5", "taken", {"rank": 3})
    here = narrowing({"advisor.three": taken})
    answer = here.touch("advisor.three")
    assert answer.touched is Touched.REFUSED and answer.refusal == taken
    here.touch("advisor.six")
    assert here.why_not("advisor.four") is None
    assert here.why_not("advisor.unheard") == Refusal("T1", "not_now", {"kind": "put"})
    asked = Refusal("K5.1", "not_asked", {"seat": 1})
    assert narrowing({"*": asked}).why_not("advisor.unheard") == asked
    assert here.touched == {"advisor.six": 1}


def test_hovering_tells_what_would_be_armed_and_changes_nothing() -> None:
    here = narrowing()
    here.touch("die.6")
    would = here.would_arm("advisor.eight")
    assert would is not None and names([would]) == ["advisor.eight die.6 token"]
    assert here.would_arm("die.4") is None and here.would_arm("nothing") is None
    replaced = here.would_arm("advisor.four")
    assert replaced is not None and names([replaced]) == ["advisor.four die.4"]
    assert here.touched == {"die.6": 1}


def test_hovering_a_touched_thing_shows_what_is_armed() -> None:
    here = narrowing()
    here.touch("advisor.six")
    assert here.would_arm("advisor.six") == here.armed
    assert here.uses("advisor.six") == ("die.6",)


def test_ways_through_a_thing() -> None:
    here = narrowing()
    assert names(here.ways("advisor.six")) == ["advisor.six die.6", "advisor.six die.4 token"]
    assert here.uses("nothing") == ()


def test_the_second_press_plays_but_not_within_350_ms() -> None:
    here = narrowing()
    here.press("advisor.six", 1000)
    assert here.press("advisor.six", 1349).touched is Touched.TOO_SOON
    again = here.press("advisor.six", 1350)
    assert again.touched is Touched.PLAY and again.option == here.armed


def test_the_second_press_never_plays_what_reveals() -> None:
    here = Narrowing(decision("deck", "a"), {}, reveals=lambda option: "deck" in option.targets)
    here.press("deck", 0)
    assert here.press("deck", 9999).touched is Touched.USE_SEAL
    assert here.touched == {"deck": 1}


def test_a_press_on_another_touched_thing_is_no_second_press() -> None:
    here = narrowing()
    here.press("die.6", 0)
    here.press("advisor.six", 500)
    assert here.press("die.6", 5000).touched is Touched.REMOVED
    assert here.press("advisor.six", 9000).touched is not Touched.PLAY


def test_after_a_chip_the_next_press_on_the_thing_is_a_touch() -> None:
    here = narrowing()
    here.press("advisor.six", 0)
    here.arm(here.chips[1])
    assert here.press("advisor.six", 5000).touched is not Touched.PLAY


def test_what_is_missing_before_anything_is_touched() -> None:
    assert narrowing().missing == ("advisor",)
    assert Narrowing(decision("good.gold good.wood", "good.gold good.stone"), {}).missing == ("good",)
    here = narrowing()
    here.touch("advisor.six")
    assert here.missing == ()


def test_actions_that_ask_for_different_things_name_one_of_each() -> None:
    """A pass and mere means are no such things; what is touched narrows it to nothing or one."""
    mixed = decision("city.a", "city.b", Option(Pay(1), ("die.1", "task.x")), Option(Pass(), ("pass",)))
    here = Narrowing(mixed, {}, MEANS)
    assert here.one_of == ("city", "task") and not here.plain_choice
    here.touch("task.x")
    assert here.one_of == ()
    assert narrowing().one_of == ()


def test_a_plain_choice_is_one_thing_of_its_own_kind_each() -> None:
    assert Narrowing(decision("reward.r", Option(Pass(), ("florins",))), {}).plain_choice
    assert not Narrowing(decision("reward.r", "reward.s"), {}).plain_choice
    assert not Narrowing(decision("reward.r"), {}).plain_choice


# -- for every decision ------------------------------------------------------------------------------------------

TARGETS = ["x.1", "x.2", "y.1", "y.2", "y.3", "z"]
targets = st.lists(st.sampled_from(TARGETS), min_size=1, max_size=4).map(lambda each: tuple(sorted(each)))
decisions = st.lists(targets, min_size=1, max_size=12, unique=True).map(
    lambda each: decision(*(Option(Put(" ".join(mine)), mine) for mine in each))
)
means = st.sets(st.sampled_from(["x", "y", "z"]))


@given(decisions, means, st.data())
def test_every_option_is_reached_by_touching_its_targets_in_any_order(
    made: Decision, means: set[str], data: st.DataObject
) -> None:
    wanted = data.draw(st.sampled_from(made.options))
    order = data.draw(st.permutations(wanted.targets))
    by_touch, by_press = Narrowing(made, {}, means), Narrowing(made, {}, means)
    for at, target in enumerate(order):
        assert target in by_touch.lit
        assert by_touch.touch(target).touched is Touched.ADDED
        assert by_press.press(target, at * 1000).touched is Touched.ADDED
    assert by_touch.armed == by_press.armed == wanted


@given(decisions, means, st.lists(st.tuples(st.sampled_from([*TARGETS, "dim"]), st.sampled_from([None, True, False]))))
@settings(max_examples=200)
def test_whatever_is_touched_live_lit_and_armed_are_exact(
    made: Decision, means: set[str], touches: list[tuple[str, bool | None]]
) -> None:
    here = Narrowing(made, {}, means)
    for target, marked in touches:
        known = any(target in each.targets for each in made.options)
        before, would = dict(here.touched), here.would_arm(target)
        answer = here.touch(target, marked)
        assert (answer.touched is Touched.REFUSED) == (not known)
        if answer.touched in (Touched.REFUSED, Touched.KEPT):
            assert dict(here.touched) == before
        if answer.touched in (Touched.ADDED, Touched.REPLACED):
            assert would == here.armed
        _check(here, means)


def _check(here: Narrowing, means: set[str]) -> None:
    touched = Counter(here.touched)
    live = [each for each in here.decision.options if touched <= Counter(each.targets)]
    assert list(here.live) == live and live
    assert here.lit == {
        target for target in TARGETS if any(touched + Counter([target]) <= Counter(each.targets) for each in live)
    }
    if here.armed is not None:
        assert here.armed in live
        assert touched + Counter(here.added) == Counter(here.armed.targets)
    exact = [each for each in live if Counter(each.targets) == touched]
    if exact:
        assert here.armed == exact[0]
    elif here.armed is not None:
        lacking = {kind_of(target) for target in here.added}
        assert len(live) == 1 or lacking <= means
        more_of_it = [each for each in here.chips if set(each.targets) <= set(touched) and touched]
        assert here.armed == [*more_of_it, *here.chips][0]
    else:
        assert len(live) > 1


def turns_up(option: Option) -> bool:
    return "z" in option.targets


@given(decisions, st.lists(st.tuples(st.sampled_from(TARGETS), st.floats(0, 800)), max_size=12))
def test_a_second_press_plays_only_late_and_only_what_reveals_nothing(
    made: Decision, presses: list[tuple[str, float]]
) -> None:
    here, now, last = Narrowing(made, {}, ("y",), turns_up), 0.0, ("", 0.0)
    for target, wait in presses:
        now += wait
        answer = here.press(target, now)
        if answer.touched is Touched.PLAY:
            assert target == last[0] and now - last[1] >= 350
            assert answer.option is not None and not turns_up(answer.option) and target in answer.option.targets
        elif answer.touched in (Touched.ADDED, Touched.REPLACED):
            last = (target, now)
