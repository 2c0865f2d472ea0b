"""Turns, dice, hiring: S3, S4, S5."""

from __future__ import annotations

from typing import Any

import pytest

from kingsburg_table.games.signorie.actions import (
    Activate,
    DoTask,
    EndTurn,
    Hire,
    Manage,
    Marry,
    Pass,
    RaiseDisc,
    StopAdvancing,
    TakeDie,
)
from tests.games.signorie.table import ADA, BRUNO, CELIA, DATA, TURN, asked, listed, play, player, refused, table, told

FULL = ["take_pawn", "adv3_initiative", "marriage_facedown", "vp3", "advdie_church", "any_task", "adv3_career",
        "advdie_initiative", "mission_facedown", "advdie_military", "vp_per_man", "facedown_any"]  # fmt: skip


def test_again_and_again_in_turn_order() -> None:
    """S3.1, S3.3: who has passed is left out; the phase ends when all have."""
    session = table(TURN, players=3, order=[1, 2, 0], turn=BRUNO)
    play(session, TakeDie("yellow", 6), Manage("yellow"))
    assert asked(session) == ("turn", CELIA)
    play(session, Pass())
    assert asked(session) == ("turn", ADA)
    play(session, TakeDie("yellow", 6), Manage("yellow"))
    assert asked(session) == ("turn", BRUNO)
    play(session, TakeDie("red", 6), Hire("take_pawn"))
    assert asked(session) == ("turn", ADA)
    play(session, Pass())
    assert asked(session) == ("turn", BRUNO)
    play(session, Pass())
    assert session.path == "round 2 / rewards / reward"


def test_the_last_one_goes_on_alone() -> None:
    """S3.5"""
    session = play(table(TURN, order=[BRUNO, ADA], turn=BRUNO), Pass())
    play(session, TakeDie("yellow", 6), Manage("yellow"))
    assert asked(session) == ("turn", ADA)


def test_one_may_pass_although_one_could_act() -> None:
    """S3.2"""
    session = table(TURN)
    assert Pass() in listed(session) and len(listed(session)) > 1
    play(session, Pass())
    assert player(session).passed and told(session, "passed", "had_to_pass")[0].kind == "passed"


def test_who_cannot_take_a_die_must_pass() -> None:
    """S3.2, S4.4: no money, no pawns; yellow is always possible, so it is taken already."""
    poor = {"florins": 0, "men": 0, "women": 0, "dice": {"yellow": 1, "purple": 2, "turquoise": 6}}
    session = table(TURN, players=3, turn=ADA, bruno=poor)
    play(session, Pass())
    assert asked(session) == ("turn", CELIA) and player(session, BRUNO).passed
    assert [event.kind for event in told(session, "passed", "had_to_pass")] == ["passed", "had_to_pass"]


@pytest.mark.parametrize(("dice", "possible"), [(3, True), (4, False)])
def test_four_dice_at_most(dice: int, possible: bool) -> None:
    """S3.4"""
    taken = dict(zip(("yellow", "red", "purple", "grey"), (1, 1, 1, 1), strict=True))
    ada = {"florins": 9, "dice": dict(list(taken.items())[:dice])}
    session = table(TURN, players=3, ada=ada)
    assert (asked(session) == ("turn", ADA)) == possible
    if possible:
        assert session.decision is not None and session.decision.prompt.values["n"] == 1
        play(session, TakeDie("turquoise", 6), Manage("turquoise"), RaiseDisc(), StopAdvancing())
        assert sum(value > 0 for value in player(session).dice) == 4


def test_the_fifth_colour_is_refused() -> None:
    """S3.4: where the pass is asked for, since the next dice fall after it."""
    session = table(
        "round 6 / actions / turn", order=[BRUNO, ADA], turn=BRUNO,
        bruno={"dice": {"yellow": 6, "red": 6, "purple": 6}},
        ada={"dice": {"yellow": 6, "red": 6, "purple": 6, "grey": 6}},
    )  # fmt: skip
    play(session, Pass())
    assert listed(session) == [Pass()] and session.decision is not None and session.decision.options[0].reveals
    assert refused(session, TakeDie("turquoise", 6)) == ("S3.4", "enough_dice")
    assert session.blocked(ADA)["die.turquoise.6"].reason == "enough_dice"
    assert {refusal.reason for refusal in session.blocked(ADA).values()} == {"enough_dice", "colour_taken"}


def test_one_die_of_a_colour() -> None:
    """S4.1: any value that lies there, each listed once."""
    session = table(TURN, players=3, pool={"red": [5, 2, 2]}, ada={"dice": {"yellow": 2}, "florins": 0})
    assert {die for die in listed(session, TakeDie) if die.colour in ("yellow", "red")} == {
        TakeDie("red", 5), TakeDie("red", 2),
    }  # fmt: skip
    assert refused(session, TakeDie("yellow", 6)) == ("S4.1", "colour_taken")
    assert refused(session, TakeDie("red", 4)) == refused(session, TakeDie("green", 4)) == ("S4.1", "no_such_die")
    play(session, TakeDie("red", 2))
    assert session.state.pool[1] == [5, 2] and player(session).dice == [2, 2, 0, 0, 0]


@pytest.mark.parametrize(("colour", "value", "cost"), [
    ("yellow", 1, 0), ("red", 1, 1), ("purple", 1, 2), ("grey", 1, 3), ("turquoise", 1, 4), ("turquoise", 4, 1),
    ("turquoise", 5, 0), ("grey", 6, 0),
])  # fmt: skip
def test_the_price_of_a_die(colour: str, value: int, cost: int) -> None:
    """S4.2: the difference to the action space, to the bank; nothing back for a higher die."""
    session = table(TURN, pool={colour: [value]}, ada={"florins": 6, "politics": [1]})
    play(session, TakeDie(colour, value))
    (event,) = told(session, "took_die")
    assert event.values["n"] == cost and event.values["pay"] == ({"florins": cost} if cost else {})
    assert player(session).florins == 6 - cost


@pytest.mark.parametrize(("florins", "possible"), [(4, True), (3, False)])
def test_a_die_must_be_paid_in_full(florins: int, possible: bool) -> None:
    """S4.2, S4.3: also where the action would bring the money."""
    session = table(TURN, pool={"turquoise": [1, 1]}, ada={"florins": florins})
    assert (TakeDie("turquoise", 1) in listed(session)) == possible
    assert refused(session, TakeDie("turquoise", 1)) == (None if possible else ("S4.2", "die_too_dear"))
    assert ("die.turquoise.1" in session.blocked(ADA)) == (not possible)


def test_what_is_left_decides() -> None:
    """S4.5: the same die, if it leaves the money for the only action."""
    bare = {"women": 1, "men": 0, "helpers": ["take_pawn", "adv3_initiative"]}
    tasks = {"red upper": "task_mission", "red lower": "task_marriage"}
    assert TakeDie("red", 1) in listed(table(TURN, pool={"red": [1, 1]}, tasks=tasks, ada={**bare, "florins": 2}))
    short = table(TURN, pool={"red": [1, 1]}, tasks=tasks, ada={**bare, "florins": 1})
    assert refused(short, TakeDie("red", 1)) == ("S4.4", "nothing_to_do")
    assert short.refusal(TakeDie("red", 1)).values == {"colour": "red", "have": 0}  # type: ignore[union-attr]
    dear = table(TURN, pool={"red": [2, 1]}, tasks=tasks, ada={**bare, "florins": 1})
    assert [die.value for die in listed(dear, TakeDie) if die.colour == "red"] == [2]


@pytest.mark.parametrize(("tasks", "ada", "possible"), [
    ({"red upper": "task_mission", "red lower": "task_marriage"}, {"women": 0, "men": 2, "florins": 1}, False),
    ({"red upper": "task_mission", "red lower": "task_marriage"}, {"women": 0, "men": 0, "florins": 2}, True),
    ({"red upper": "task_florins", "red lower": "task_marriage"}, {"women": 1, "men": 0, "florins": 0}, True),
    ({"red upper": "task_mission", "red lower": "task_florins"}, {"women": 0, "men": 1, "florins": 0}, True),
    ({"red upper": "task_mission", "red lower": "task_marriage"}, {"women": 1, "men": 0, "florins": 1}, True),
    ({"red upper": "task_politics", "red lower": "task_marriage"}, {"women": 1, "men": 0, "florins": 0}, False),
    ({"red upper": "task_facedown", "red lower": "task_marriage"}, {"women": 1, "men": 0, "florins": 0}, True),
    ({"red upper": "task_mission", "red lower": "task_marriage"},
     {"women": 2, "men": 0, "florins": 0, "church": [1]}, True),
    ({"red upper": "task_mission", "red lower": "task_marriage"},
     {"women": 1, "men": 2, "florins": 0, "church": [1]}, False),
])  # fmt: skip
def test_a_die_with_which_nothing_could_be_done(tasks: dict[str, str], ada: dict[str, Any], possible: bool) -> None:
    """S4.4: hiring, a task or management; each alone is enough."""
    session = table(TURN, tasks=tasks, ada=ada)
    assert (TakeDie("red", 6) in listed(session)) == possible
    assert refused(session, TakeDie("red", 6)) == (None if possible else ("S4.4", "nothing_to_do"))


def test_one_of_three_main_actions() -> None:
    """S4.4: what can be carried out is listed, what cannot is refused with its reason."""
    session = table(TURN, ada={"florins": 3, "politics": [1]})
    play(session, TakeDie("red", 6))
    assert set(map(type, listed(session))) == {Manage, DoTask, Hire}
    assert listed(session, Hire) == [Hire("take_pawn"), Hire("adv3_initiative")]
    assert listed(session, DoTask) == [
        *(DoTask("task_military", "woman", n) for n in (1, 2, 3)),
        *(DoTask("task_initiative", "man", n) for n in (1, 2, 3)),
    ]  # fmt: skip
    assert refused(session, Hire("marriage_facedown")) == ("S5.2", "helper_too_dear")
    assert refused(session, Manage("yellow")) == ("S4.4", "other_column")
    assert refused(session, Pass()) == ("S3.1", "not_this_moment")
    assert refused(session, EndTurn()) == ("S9.1", "not_this_moment")
    play(session, Manage("red"), Marry("milano", 1))
    assert asked(session) == ("turn", BRUNO)


def test_helpers_after_the_main_action_then_the_turn_ends() -> None:
    """S4.6: only where there is a helper that can do something."""
    session = table(TURN, ada={"helpers": ["vp3"]})
    play(session, TakeDie("red", 6), Hire("take_pawn"))
    assert asked(session) == ("helpers", ADA)
    play(session, EndTurn())
    assert asked(session) == ("turn", BRUNO) and player(session).points == 0


def test_gains_serve_later_steps_never_earlier_ones() -> None:
    """S4.7: the florins of a task pay a dowry of a helper."""
    session = table(
        TURN, tasks={"yellow lower": "task_florins"}, ada={"florins": 0, "helpers": ["marriage_facedown"]},
    )  # fmt: skip
    play(session, TakeDie("yellow", 6), DoTask("task_florins", "man", 2), Activate("marriage_facedown"))
    assert max(action.dowry for action in listed(session, Marry)) == 4
    play(session, Marry("milano", 4))
    assert (player(session).florins, player(session).points) == (0, 8)


@pytest.mark.parametrize(("colour", "column"), [
    ("yellow", "turquoise"), ("red", "yellow"), ("purple", "red"), ("grey", "purple"), ("turquoise", "grey"),
])  # fmt: skip
def test_every_space_hires_into_its_column(colour: str, column: str) -> None:
    """S5.1, S5.6"""
    session = table(TURN, ada={"florins": 15})
    play(session, TakeDie(colour, 6))
    inside = [helper.id for helper in DATA.helper_of if helper.at.column == column]
    assert [hire.helper for hire in listed(session, Hire)] == inside
    for helper in set(DATA.helpers) - set(inside):
        assert refused(session, Hire(helper)) == ("S5.1", "hires_elsewhere")
    assert refused(session, Hire("jester")) == ("S5.1", "hires_elsewhere")
    play(session, Hire(inside[1]))
    assert player(session).helpers == [DATA.helper_space[inside[1]]] and session.state.helpers == 47
    assert player(session).florins == 15 - DATA.helpers[inside[1]].cost
    assert asked(session) == ("turn", BRUNO)  # S5.3: no effect


def test_any_empty_space_of_the_column() -> None:
    """S5.2, S5.4: not only the topmost; one disc a space."""
    session = table(TURN, ada={"florins": 9, "helpers": ["adv3_initiative"]})
    play(session, TakeDie("red", 6))
    assert listed(session, Hire) == [Hire("take_pawn"), Hire("marriage_facedown")]
    assert refused(session, Hire("adv3_initiative")) == ("S5.2", "space_taken")
    assert session.blocked(ADA)["helper.0.adv3_initiative"].reason == "space_taken"


@pytest.mark.parametrize(("hired", "left"), [(12, 0), (11, 1)])
def test_there_are_48_discs(hired: int, left: int) -> None:
    """S5.5: the last one may still be taken."""
    three = {name: {"helpers": FULL} for name in ("bruno", "celia", "dario")}
    session = table(TURN, players=4, ada={"florins": 9, "helpers": FULL[:hired]}, **three)
    assert session.state.helpers == left
    play(session, TakeDie("yellow", 6))
    assert refused(session, Hire("offspring1")) == (None if left else ("S5.5", "no_discs"))


def test_helpers_stay_in_the_order_of_hiring() -> None:
    """S5.3"""
    session = table(TURN, ada={"florins": 12, "helpers": ["vp3"]})
    play(session, TakeDie("red", 6), Hire("marriage_facedown"), EndTurn(), Pass())
    play(session, TakeDie("grey", 6), Hire("adv3_career"))
    spaces = [DATA.helper_space[helper] for helper in ("vp3", "marriage_facedown", "adv3_career")]
    assert player(session).helpers == spaces
