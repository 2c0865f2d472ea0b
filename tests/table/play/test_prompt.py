from __future__ import annotations

from collections.abc import Iterable, Sequence

from kingsburg_table.core.actions import Option, Prompt, Seal
from kingsburg_table.table.keys import TAKEN_LETTERS, chip_letters
from kingsburg_table.table.play.narrowing import Narrowing
from kingsburg_table.table.play.prompt import ChipKind, ChipSaid, bar, chips, seal_label, sentence, with_keys
from kingsburg_table.table.play.words import Words, deed
from tests.table.play.made import MEANS, Pass, Pay, Put, decision, influence, option

ON_TABLE = {target for each in influence().options for target in each.targets} - {"pass"}


def say(words: Words) -> str:
    return str(words.values.get("name", words.id))


def menu(count: int) -> tuple[ChipSaid, ...]:
    options = [Option(Put(f"{chr(97 + at)}{chr(97 + at)}"), (f"menu.{at}",)) for at in range(count)]
    return chips("test", Narrowing(decision(*options), {}), ())


def test_the_sentence_names_the_seat() -> None:
    assert sentence(influence()).values == {"seat": 0}
    assert sentence(influence()).id == Prompt("prompt.test.put").id


def test_the_seal_says_verb_and_object_or_what_is_missing() -> None:
    here = Narrowing(influence(), {}, MEANS)
    grey = seal_label("test", here)
    assert not grey.ready and grey.words == Words("seal.missing", {"what": [["kind.test.advisor", {}]]})
    here.touch("advisor.six")
    ready = seal_label("test", here)
    assert ready.ready and ready.option == here.armed
    assert ready.words == Words("do.test.put", {"seat": 0, "name": "advisor.six die.6"})


def test_a_plain_choice_lies_in_the_scroll_too() -> None:
    """Two tiles on the table, and the same as chips with their digits; what is armed shows in both."""
    here = Narrowing(decision("reward.r", Option(Pass(), ("florins",))), {})
    assert seal_label("test", here).words.id == "seal.choose"
    assert [chip.kind for chip in chips("test", here, {"reward.r", "florins"})] == [ChipKind.CHOICE] * 2
    here.touch("florins")
    assert [chip.armed for chip in chips("test", here, {"reward.r", "florins"})] == [False, True]


def test_the_seal_names_one_of_each_kind() -> None:
    here = Narrowing(decision("city.a", Option(Pay(1), ("die.1", "task.x"))), {}, MEANS)
    assert seal_label("test", here).words.id == "seal.one_of"


def test_a_menu_without_targets_asks_to_choose() -> None:
    here = Narrowing(decision(Option(Put("a")), Option(Put("b"))), {})
    assert seal_label("test", here).words.id == "seal.choose"


def test_core_actions_have_sentences_of_their_own() -> None:
    assert deed("test", Seal(), 1) == Words("do.core.seal", {"seat": 1})


def test_what_has_no_place_on_the_table_is_a_chip_and_stays_there() -> None:
    here = Narrowing(influence(), {}, MEANS)
    (only,) = chips("test", here, ON_TABLE)
    assert only.kind is ChipKind.CHOICE and only.option.action == Pass() and not only.armed
    here.touch("advisor.six")
    standing, first, second = chips("test", here, ON_TABLE)
    assert standing == only
    assert (first.kind, first.armed, second.armed) == (ChipKind.WAY, True, False)
    assert first.words.id == "way.test.put"
    here.arm(standing.option)
    assert [chip.armed for chip in chips("test", here, ON_TABLE)] == [True]


def test_a_single_way_is_no_choice() -> None:
    here = Narrowing(influence(), {}, MEANS)
    here.touch("advisor.four")
    assert [chip.kind for chip in chips("test", here, ON_TABLE)] == [ChipKind.CHOICE]


def test_the_seals_own_option_is_no_chip() -> None:
    assert chips("test", Narrowing(decision(Option(Seal(), ("seal",))), {}), ()) == ()


def test_options_that_differ_in_a_number_are_a_stepper() -> None:
    three = [Option(Pay(coins), (f"pay.{coins}",)) for coins in (3, 1, 2)]
    other = Option(Pay(1, "king"), ("king",))
    here = Narrowing(decision(*three, other, default=three[2]), {})
    stepper, single = chips("test", here, ())
    assert stepper.kind is ChipKind.AMOUNT and single.option == other and single.kind is ChipKind.CHOICE
    assert [each.action for each in stepper.steps] == [Pay(1), Pay(2), Pay(3)]
    assert stepper.option.action == Pay(2) and stepper.at == 1
    assert stepper.stepped(1).action == Pay(3) and stepper.stepped(9).action == Pay(3)
    assert stepper.stepped(-9).action == Pay(1) and single.stepped(1) == other
    here.arm(stepper.stepped(1))
    moved = chips("test", here, ())[0]
    assert moved.armed and moved.at == 2


def test_two_amounts_are_two_chips() -> None:
    here = Narrowing(decision(Option(Pay(1), ("pay.1",)), Option(Pay(2), ("pay.2",))), {})
    assert [chip.kind for chip in chips("test", here, ())] == [ChipKind.CHOICE, ChipKind.CHOICE]


def test_keys_are_digits_then_free_letters_and_never_twice() -> None:
    keyed = with_keys(menu(14), say, chip_letters)
    keys = [chip.key for chip in keyed]
    assert keys[:9] == list("123456789") and len(keyed) == 14
    assert len(set(filter(None, keys))) == len([key for key in keys if key])
    assert not {key.lower() for key in keys[9:]} & TAKEN_LETTERS
    assert [keys[at] for at in (9, 10, 12, 13)] == ["J", "K", "M", "N"] and keys[11] != "L"  # L opens the chronicle


def test_letters_are_asked_only_for_what_digits_do_not_reach() -> None:
    def never(labels: Sequence[str], taken: Iterable[str]) -> list[str]:
        raise AssertionError(labels)

    assert [chip.key for chip in with_keys(menu(9), say, never)] == list("123456789")


def test_six_chips_fit_and_the_seventh_opens_the_grid() -> None:
    assert bar(menu(6)).shown == menu(6) and not bar(menu(6)).more
    seven = bar(menu(7))
    assert seven.more and seven.shown == menu(7)[:5]


def test_options_on_the_table_are_never_chips_of_their_own() -> None:
    here = Narrowing(decision(option("a.1"), option("a.2")), {})
    assert chips("test", here, {"a.1", "a.2"}) == ()
    assert len(chips("test", here, {"a.1"})) == 1


def test_a_choice_that_stays_is_not_offered_again_as_a_way() -> None:
    here = Narrowing(decision("offer", "offer die.6", "offer die.5"), {}, MEANS)
    here.touch("offer")
    made = chips("test", here, {"die.6", "die.5"})
    assert [chip.kind for chip in made] == [ChipKind.CHOICE, ChipKind.WAY, ChipKind.WAY]
    assert len({chip.option for chip in made}) == 3
