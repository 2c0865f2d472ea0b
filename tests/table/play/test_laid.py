"""Things of the table as chips: which, in which order, which is armed, and what pressing them leaves to choose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from kingsburg_table.core.actions import Option
from kingsburg_table.games.signorie.actions import DoTask
from kingsburg_table.table.boards.signorie import thing_chips
from kingsburg_table.table.play import laid
from kingsburg_table.table.play.narrowing import Narrowing, kind_of
from kingsburg_table.table.play.prompt import ChipKind, ChipSaid
from kingsburg_table.table.play.words import Words
from tests.table.boards.sights import Table, layout_of
from tests.table.boards.sights import decided as decided_in
from tests.table.hand import Hand
from tests.table.play.made import Pass, decision
from tests.table.sitting import Sitting

MEANS = ("pawn", "hire")
KINDS = ("manage", "task", "hire", "helper")
LEAVE = Option(Pass(), ("end",))


def here(*more: Option | str) -> Narrowing:
    """One management action, a task for one or two pawns, two helpers of one column."""
    return Narrowing(decision(
        "manage.i", "task.a pawn.man", "task.a pawn.man pawn.man", "helper.x hire.i", "helper.y hire.i", *more,
    ), {}, MEANS)  # fmt: skip


def chips(narrowing: Narrowing, kinds: Sequence[str] = KINDS) -> tuple[ChipSaid, ...]:
    on_table = {target for option in narrowing.decision.options for target in option.targets} - {"end"}
    return laid.chips("test", narrowing, on_table, kinds)


def targets(narrowing: Narrowing) -> list[str]:
    return [chip.target for chip in chips(narrowing)]


def test_a_question_shows_its_things_the_first_named_kind_of_each_answer() -> None:
    assert targets(here()) == ["manage.i", "task.a", "hire.i"]
    assert {chip.kind for chip in chips(here())} == {ChipKind.THING}


def test_what_has_no_thing_goes_before() -> None:
    assert chips(here(LEAVE))[0].option.action == Pass()
    assert targets(here(LEAVE)) == ["", "manage.i", "task.a", "hire.i"]


def test_this_or_that_is_a_thing_too() -> None:
    """A single helper, or the end of the turn: a plain choice."""
    one = Narrowing(decision("helper.x", LEAVE), {})
    assert one.plain_choice and [chip.target for chip in chips(one, ("helper",))] == ["", "helper.x"]


def test_a_lone_answer_is_armed_and_all_stay() -> None:
    at = here()
    at.touch("manage.i")
    assert targets(at) == ["manage.i", "task.a", "hire.i"]
    assert [chip.armed for chip in chips(at)] == [True, False, False]


def test_several_ways_take_the_place_of_the_things() -> None:
    at = here()
    at.touch("task.a")
    assert {chip.kind for chip in chips(at)} == {ChipKind.WAY} and len(chips(at)) == 2


def test_what_is_still_to_choose_comes_next() -> None:
    at = here()
    at.touch("hire.i")
    assert at.armed is None and targets(at) == ["helper.x", "helper.y"]
    at.touch("helper.y")
    assert targets(at) == ["manage.i", "task.a", "hire.i"]
    assert [chip.armed for chip in chips(at)] == [False, False, True]


def test_what_all_have_in_common_is_no_choice() -> None:
    """A lone man for a Mission: the cities."""
    lone = Narrowing(decision("man.1 city.a", "man.1 city.b"), {})
    assert [chip.target for chip in chips(lone, ("man", "city"))] == ["city.a", "city.b"]
    two = Narrowing(decision("man.1 city.a", "man.1 city.b", "man.2 city.a"), {})
    assert [chip.target for chip in chips(two, ("man", "city"))] == ["man.1", "man.2"]
    two.touch("man.1")
    assert [chip.target for chip in chips(two, ("man", "city"))] == ["city.a", "city.b"]
    paid = Narrowing(decision("city.a amount.1", "city.a amount.2"), {}, ("amount",))
    assert [chip.target for chip in chips(paid, ("city",))] == ["city.a"]


def test_without_kinds_the_answers_themselves() -> None:
    made = chips(Narrowing(decision("a.1 a.2", "a.1 a.1", "a.2 a.2"), {}), ())
    assert [chip.kind for chip in made] == [ChipKind.CHOICE] * 3 and not any(chip.target for chip in made)


def test_more_than_the_scroll_holds_are_left_to_the_table() -> None:
    many = Narrowing(decision(*(f"task.{at}" for at in range(7))), {}, MEANS)
    assert chips(many) == ()


@pytest.mark.parametrize("kind", ["main", "helpers", "advance", "mission", "marriage", "token"])
def test_signorie_says_every_thing_that_is_laid_out(kind: str) -> None:
    """In three lengths, none longer than the one before."""
    session = decided_in(kind, 3, 2, "signorie")
    table = Table(session, "pl")
    assert session.decision is not None
    kinds = layout_of("signorie").manner.laid[kind]
    found = {target: option for option in session.decision.options for target in option.targets
             if kind_of(target) in kinds}
    assert found
    for target, option in found.items():
        chip = ChipSaid(ChipKind.THING, option, Words(""), target=target)
        assert all(thing_chips.said(chip, table.sight)), target
        wide = [thing_chips.width(table.canvas, chip, table.sight, brief) for brief in (0, 1, 2)]
        assert wide[0] >= wide[1] > 0 and wide[2] <= wide[0] * 1.1


def main_asked(session: Any) -> bool:
    decision = session.decision
    return decision is not None and decision.kind == "main" and any(
        isinstance(option.action, DoTask) and option.action.pawns == 2 for option in decision.options
    )


@pytest.mark.parametrize("way", ["keys", "mouse"])
def test_a_thing_in_the_scroll_is_touched_and_played_as_on_the_table(hand: Callable[..., Hand], way: str) -> None:
    sitting = Sitting(hand(), "signorie", 3, 5, until=main_asked)
    sitting.ready(way)
    scene, match = sitting.scene, sitting.match
    chip = next(chip for chip in scene.scroll.bar.chips if chip.target.startswith("task."))
    control = next(control for control in scene.scroll.controls if control.chip == chip)
    if way == "keys":
        sitting.hand.key(chip.key)
    else:
        sitting.hand.point(control.box.centre)
        for _ in range(6):
            sitting.hand.wait(400)
        tip = scene.links.tip()
        assert tip is not None and tip == scene.desk.board.tip(chip.target, scene.desk.sight)
        sitting.hand.click(control.box.centre)
    assert match.narrowing.touched == {chip.target: 1}
    assert match.narrowing.armed is not None and chip.target in match.narrowing.armed.targets
    before = len(sitting.session.records)
    sitting.hand.wait(400)
    sitting.press_seal()
    assert len(sitting.session.records) == before + 1


@pytest.mark.parametrize(("size", "told"), [((1920, 1080), 5), ((1280, 720), 0)])
def test_things_lie_in_the_scroll_all_together_or_not_at_all(
    hand: Callable[..., Hand], size: tuple[int, int], told: int
) -> None:
    """Five Polish cities have room in the large layout only; dowries follow where a city was touched."""
    sitting = Sitting(hand(size, lang="pl"), "signorie", 4, 3, until=lambda session: (
        session.decision.kind == "marriage" and len({option.action.city for option in session.decision.options}) == 5
    ))
    sitting.ready()
    bar = sitting.scene.scroll.bar
    assert len(bar.chips) == told and not bar.more
    city = sitting.session.decision.options[0].action.city
    box = sitting.box_of(f"city.{city}")
    assert box is not None
    sitting.click(box.centre)
    assert not any(chip.target for chip in sitting.scene.scroll.bar.chips) or len(sitting.match.narrowing.chips) == 1
