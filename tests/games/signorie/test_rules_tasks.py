"""Tasks: S6."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingsburg_table.core.actions import Refusal
from kingsburg_table.core.chance import ShutDoor
from kingsburg_table.core.play import Play
from kingsburg_table.games.signorie.actions import (
    DoTask,
    Hire,
    LayToken,
    Manage,
    Marry,
    Pass,
    PlaceMan,
    RaiseDisc,
    SendMan,
    StopAdvancing,
    TakeDie,
    TakePawns,
)
from kingsburg_table.games.signorie.components import load
from kingsburg_table.games.signorie.controller import SignorieController
from kingsburg_table.games.signorie.steps.tasks import do_task
from tests.games.signorie.table import ADA, BRUNO, CONTROLLER, DATA, TURN, asked, listed, play, player, refused, table
from tests.support.faulty import copy_of


def test_only_the_two_tasks_of_the_colour() -> None:
    """S6.1"""
    session = table(TURN)
    play(session, TakeDie("purple", 6))
    assert {task.task for task in listed(session, DoTask)} == {"task_facedown", "task_threshold"}
    assert refused(session, DoTask("task_florins", "woman", 1)) == ("S6.1", "task_elsewhere")
    assert refused(session, DoTask("task_juggling", "woman", 1)) == ("S6.1", "no_such_task")
    blocked = session.blocked(ADA)
    assert blocked["task.task_florins"].reason == "task_elsewhere" and "task.task_facedown" not in blocked


def test_pawns_of_the_printed_sex() -> None:
    """S6.2: the space says which, not the token; only available ones pay."""
    session = table(TURN, ada={"men": 0, "women": 2})
    play(session, TakeDie("purple", 6))
    assert listed(session, DoTask) == [DoTask("task_facedown", "woman", 1)]
    assert refused(session, DoTask("task_facedown", "man", 1)) == ("S6.2", "wrong_sex_for_task")
    assert refused(session, DoTask("task_threshold", "man", 1)) == ("S6.2", "pawns_short")
    swapped = table(TURN, tasks={"purple lower": "task_facedown"}, ada={"men": 1})
    play(swapped, TakeDie("purple", 6))
    assert DoTask("task_facedown", "man", 1) in listed(swapped)
    assert refused(swapped, DoTask("task_facedown", "woman", 1)) == ("S6.2", "wrong_sex_for_task")


def test_pawns_that_cannot_pay_are_dimmed() -> None:
    """S6.2"""
    session = table(TURN, tasks={"purple upper": "task_mission"}, ada={"men": 0, "women": 1, "florins": 9})
    play(session, TakeDie("purple", 6))
    blocked = session.blocked(ADA)
    assert blocked["pawn.0.woman"].reason == blocked["pawn.0.man"].reason == "no_pawns"
    assert blocked["pawn.0.woman"].values == {"sex": "woman"}
    assert "pawn.0.woman" not in table_after_purple().blocked(ADA)


def table_after_purple():  # type: ignore[no-untyped-def]
    return play(table(TURN, ada={"men": 1, "women": 1}), TakeDie("purple", 6))


@pytest.mark.parametrize(("pawns", "florins"), [(1, 2), (2, 4), (3, 6)])
def test_as_often_as_pawns_are_paid(pawns: int, florins: int) -> None:
    """S6.3, S6.4, table 5.4: T09."""
    session = table(TURN, ada={"florins": 0, "women": 4})
    play(session, TakeDie("turquoise", 6))
    assert refused(session, DoTask("task_florins", "woman", 4)) == ("S6.3", "wrong_pawns")
    assert refused(session, DoTask("task_florins", "woman", 0)) == ("S6.3", "wrong_pawns")
    play(session, DoTask("task_florins", "woman", pawns))
    ada = player(session)
    assert (ada.florins, ada.women, ada.reserve_women) == (florins, 4 - pawns, 7 + pawns)


@pytest.mark.parametrize(("task", "pawns", "sum"), [
    (task, pawns, 2 * pawns)
    for task in ("task_politics", "task_church", "task_military", "task_initiative") for pawns in (1, 2, 3)
])  # fmt: skip
def test_points_of_all_pawns_are_one_sum(task: str, pawns: int, sum: int) -> None:
    """S6.3, S6.7; Q1: 2, 4 or 6, for initiative too."""
    session = table(TURN, tasks={"red upper": task}, ada={"politics": [1], "church": [1], "military": [1]})
    play(session, TakeDie("red", 6), DoTask(task, "woman", pawns))
    asked_for = session.state.points + session.state.spent
    assert asked_for == sum and asked(session) == ("advance", ADA)
    track = task.removeprefix("task_")
    assert {DATA.task_of[session.state.tasks[2]].id} == {task}  # S6.6
    if track == "initiative":
        assert listed(session) == [RaiseDisc(), StopAdvancing()] and session.state.spent == 1
    else:
        assert PlaceMan(track) in listed(session) and RaiseDisc() not in listed(session)


def test_other_tasks_take_their_number() -> None:
    """S6.3: T05 exactly 1, T07 and T08 exactly 2, done once."""
    session = table(TURN, tasks={"red upper": "task_mission", "red lower": "task_marriage"},
                    ada={"politics": [2, 3], "florins": 9})  # fmt: skip
    play(session, TakeDie("red", 6))
    assert listed(session, DoTask) == [DoTask("task_mission", "woman", 2), DoTask("task_marriage", "man", 2)]
    for pawns in (1, 3):
        assert refused(session, DoTask("task_mission", "woman", pawns)) == ("S6.3", "wrong_pawns")
    play(session, DoTask("task_mission", "woman", 2), SendMan("politics", 3, "milano"))
    assert asked(session) == ("turn", BRUNO) and player(session).careers[0] == [2]
    one = play(table(TURN), TakeDie("purple", 6))
    assert refused(one, DoTask("task_facedown", "woman", 2)) == ("S6.3", "wrong_pawns")
    play(one, DoTask("task_facedown", "woman", 1), LayToken("military"))
    assert player(one).face_down == [0, 0, 1, 0] and one.state.stack == 41


@pytest.mark.parametrize(("sex", "space"), [("woman", "purple upper"), ("man", "purple lower")])
def test_threshold_pawns_go_to_their_area(sex: str, space: str) -> None:
    """S6.4; Q2: 3 for each pawn."""
    session = table(TURN, tasks={space: "task_threshold"}, ada={"men": 3, "women": 3})
    play(session, TakeDie("purple", 6), DoTask("task_threshold", sex, 2))
    ada = player(session)
    assert (ada.laid_men, ada.laid_women) == ((2, 0) if sex == "man" else (0, 2))
    assert (ada.reserve_men, ada.reserve_women) == (9, 8) and session.counters(ADA)["threshold"] == 19


@pytest.mark.parametrize(("women", "possible"), [(3, True), (2, False)])
def test_pawns_are_paid_first(women: int, possible: bool) -> None:
    """S6.5: a Marriage on a female space needs a third woman."""
    session = table(TURN, tasks={"turquoise upper": "task_marriage"}, ada={"women": women, "florins": 9})
    play(session, TakeDie("turquoise", 6))
    action = DoTask("task_marriage", "woman", 2)
    assert (action in listed(session)) == possible
    assert refused(session, action) == (None if possible else ("S7.7", "no_woman"))
    if possible:
        play(session, action, Marry("milano", 2))
        assert (player(session).women, player(session).points) == (0, 4)


@pytest.mark.parametrize(("men", "possible"), [(2, [1]), (1, []), (4, [1, 2, 3])])
def test_men_who_pay_cannot_climb(men: int, possible: list[int]) -> None:
    """S6.5, S6.9: a career task on a male space without a man on the track."""
    session = table(TURN, tasks={"purple lower": "task_church"}, ada={"men": men, "politics": [3]})
    play(session, TakeDie("purple", 6))
    assert [task.pawns for task in listed(session, DoTask) if task.task == "task_church"] == possible
    full = DoTask("task_church", "man", men)
    if men <= 3:
        assert refused(session, full) == ("S8.7", "no_point_to_spend")


def test_tasks_are_not_used_up() -> None:
    """S6.6: the same task again by somebody else."""
    session = table(TURN)
    play(session, TakeDie("turquoise", 6), DoTask("task_florins", "woman", 1), TakeDie("turquoise", 6))
    play(session, DoTask("task_florins", "woman", 1))
    assert (player(session, ADA).florins, player(session, BRUNO).florins) == (8, 9)


def test_points_may_be_given_up_after_the_first() -> None:
    """S6.7"""
    session = table(TURN, tasks={"red upper": "task_politics"}, ada={"politics": [1]})
    play(session, TakeDie("red", 6), DoTask("task_politics", "woman", 3))
    assert StopAdvancing() not in listed(session)
    assert refused(session, StopAdvancing()) == ("S8.8", "one_point_at_least")
    play(session, PlaceMan("politics"), StopAdvancing())
    assert player(session).careers[0] == [1, 1] and asked(session) == ("turn", BRUNO)


@pytest.mark.parametrize("pawns", [1, 2, 3])
def test_pawns_exchanged_for_any_mix(pawns: int) -> None:
    """S6.8: as many as paid, men and women as one likes."""
    session = table(TURN, ada={"men": 4, "women": 2})
    play(session, TakeDie("turquoise", 6), DoTask("task_exchange", "man", pawns))
    assert listed(session) == [TakePawns(men, pawns - men) for men in range(pawns, -1, -1)]
    assert refused(session, TakePawns(pawns + 1, 0)) == refused(session, TakePawns(0, 0)) == ("S6.8", "pawn_count")
    assert refused(session, TakePawns(pawns + 1, -1)) == ("S6.8", "pawn_count")
    play(session, TakePawns(0, pawns))
    assert (player(session).men, player(session).women) == (4 - pawns, 2 + pawns)


def test_an_exchange_is_always_possible() -> None:
    """S6.8, S6.9: what was just paid is in the general supply."""
    session = table(TURN, ada={"men": 12, "women": 11})
    assert (player(session).reserve_men, player(session).reserve_women) == (0, 0)
    play(session, TakeDie("turquoise", 6), DoTask("task_exchange", "man", 2))
    assert player(session).men == 12 and asked(session) == ("turn", BRUNO)  # the only mix there is
    part = table(TURN, ada={"men": 11, "women": 11})
    play(part, TakeDie("turquoise", 6), DoTask("task_exchange", "man", 2))
    assert player(part).men == 11 and player(part).reserve_men == 1
    women = table(TURN, tasks={"turquoise upper": "task_exchange"}, ada={"men": 12, "women": 11})
    play(women, TakeDie("turquoise", 6), DoTask("task_exchange", "woman", 1))
    assert player(women).women == 11


def test_what_is_left_of_a_supply() -> None:
    """S6.8, S12.3: no more of a sex than there are."""
    session = table(TURN, ada={"men": 12, "women": 4}, tasks={"turquoise upper": "task_exchange"})
    play(session, TakeDie("turquoise", 6), DoTask("task_exchange", "woman", 2))
    assert asked(session) == ("turn", BRUNO) and player(session).women == 4
    mixed = table(TURN, ada={"men": 11, "women": 4}, tasks={"turquoise upper": "task_exchange"})
    play(mixed, TakeDie("turquoise", 6), DoTask("task_exchange", "woman", 2))
    assert listed(mixed) == [TakePawns(1, 1), TakePawns(0, 2)]
    assert refused(mixed, TakePawns(2, 0)) == ("S12.3", "reserve_short")


@pytest.mark.parametrize(("task", "ada", "reason"), [
    ("task_politics", {"men": 0, "politics": [7, 7]}, ("S8.7", "no_point_to_spend")),
    ("task_politics", {"men": 0, "politics": [6]}, None),
    ("task_politics", {"men": 1}, None),
    ("task_politics", {"men": 0, "church": [1]}, ("S8.7", "no_point_to_spend")),
    ("task_initiative", {"initiative": 10}, ("S8.7", "no_point_to_spend")),
    ("task_initiative", {"initiative": 9}, None),
    ("task_facedown", {"face_down": {"church": 42}}, ("S10.6", "stack_empty")),
    ("task_facedown", {"face_down": {"church": 41}}, None),
    ("task_threshold", {"laid_men": 3}, None),
    ("task_florins", {}, None),
    ("task_exchange", {}, None),
])  # fmt: skip
def test_when_a_task_is_possible(task: str, ada: dict[str, object], reason: tuple[str, str] | None) -> None:
    """S6.9, S6.10, S8.7, S10.6"""
    session = table(TURN, tasks={"red upper": task}, ada={"women": 3, "florins": 9, **ada})
    play(session, TakeDie("red", 6))
    assert refused(session, DoTask(task, "woman", 1)) == reason
    assert (DoTask(task, "woman", 1) in listed(session)) == (reason is None)
    assert ("task." + task in session.blocked(ADA)) == (reason is not None)


def test_a_fourth_pawn_may_be_laid() -> None:
    """S6.10, S11.4: it raises nothing."""
    session = table(TURN, tasks={"red upper": "task_threshold"}, ada={"laid_men": 3, "women": 1})
    play(session, TakeDie("red", 6), DoTask("task_threshold", "woman", 1))
    assert player(session).laid_women == 1 and session.counters(ADA)["threshold"] == 22


def test_a_task_of_another_main_action_is_not_offered_afterwards() -> None:
    """S4.4: exactly one."""
    session = play(table(TURN, ada={"florins": 9}), TakeDie("red", 6), Hire("take_pawn"))
    assert asked(session) == ("turn", BRUNO)
    assert refused(session, DoTask("task_military", "woman", 1), ADA) == ("S3.1", "not_your_turn")
    assert refused(session, Manage("red"), BRUNO) == ("S4.4", "not_this_moment")
    play(session, Pass())


def test_a_task_of_a_fixed_number_of_pawns_is_done_once(tmp_path: Path) -> None:
    """S6.3: also where its effect could be done for each; no token of the box is like that."""
    twice = ("tasks", "pawns: [1, 1]", "pawns: [2, 2]")
    folder = copy_of(tmp_path, "signorie", twice, ("tasks", "do: {face_down: {}}", "do: {gain: {florins: 2}}"))
    box = SignorieController(load(folder), "0")
    state = box.new_state(2, {})
    rules = box.rules_of(state)
    play = Play(state, rules, ShutDoor())
    family = state.players[ADA]
    family.men, family.florins = 3, 0
    do_task(play, ADA, DoTask("task_facedown", "man", 2))
    assert (family.men, family.florins) == (1, 2)


def test_dimmed_places_to_hire_say_why() -> None:
    """S4.4, S5.4: the column of another die; of the own one, why its cheapest empty space cannot be had."""
    session = play(table(TURN, ada={"florins": 1}), TakeDie("red", 6))
    blocked = session.blocked(ADA)
    assert {target for target in blocked if target.startswith("hire.")} == {f"hire.0.{each}" for each in DATA.columns}
    assert blocked["hire.0.grey"] == Refusal("S4.4", "other_column", {"colour": "red"})
    assert blocked["hire.0.red"] == Refusal("S5.2", "helper_too_dear", {"helper": "take_pawn", "n": 2, "have": 1})
    full = play(table(TURN, ada={"helpers": ["take_pawn"], "florins": 1}), TakeDie("red", 6))
    assert full.blocked(ADA)["hire.0.red"].values == {"helper": "adv3_initiative", "n": 3, "have": 1}
    rich = play(table(TURN, ada={"florins": 9}), TakeDie("red", 6))
    assert "hire.0.red" not in rich.blocked(ADA)


@pytest.mark.parametrize(("row", "sex", "ada", "most", "too_many", "short"), [
    ("upper", "woman", {"men": 10, "women": 4}, TakePawns(2, 1), TakePawns(3, 0), {"sex": "man", "have": 2}),
    ("lower", "man", {"men": 4, "women": 9}, TakePawns(1, 2), TakePawns(0, 3), {"sex": "woman", "have": 2}),
])  # fmt: skip
def test_no_more_than_the_general_supply_has(
    row: str, sex: str, ada: dict[str, int], most: TakePawns, too_many: TakePawns, short: dict[str, object]
) -> None:
    """S6.8, S12.3: all of it, and the reason for more than that."""
    session = play(table(TURN, tasks={f"turquoise {row}": "task_exchange"}, ada=ada), TakeDie("turquoise", 6))
    play(session, DoTask("task_exchange", sex, 3))
    assert asked(session) == ("pawns", ADA) and most in listed(session) and too_many not in listed(session)
    assert session.refusal(most) is None
    assert session.refusal(too_many) == Refusal("S12.3", "reserve_short", short)


@pytest.mark.parametrize(("sex", "ada"), [("man", {"men": 12}), ("woman", {"women": 11})])
def test_an_empty_general_supply_is_dimmed(sex: str, ada: dict[str, int]) -> None:
    """S12.3"""
    session = table(TURN, ada=ada)
    step = CONTROLLER.rules({}).agenda.nodes["pawns"]
    frame = session.play.push("pawns", ADA)
    why = Refusal("S12.3", "reserve_short", {"sex": sex, "have": 0})
    assert step.blocked(session.play, frame) == {f"reserve.0.{sex}": why}  # type: ignore[attr-defined]


def test_what_a_task_brings_is_told_through_the_small_questions_behind_it() -> None:
    """Whichever row or pawn it will be: a token for certain, a man or a woman by choice."""
    session = play(table(TURN, tasks={"purple lower": "task_exchange"}), TakeDie("purple", 6))
    brings = {option.action: session.preview(option) for option in session.decision.options}  # type: ignore[union-attr]
    token = brings[DoTask("task_facedown", "woman", 1)]
    assert [(change.amount, change.choice) for change in token if change.counter == "tokens"] == [(1, 0)]
    pawns = brings[DoTask("task_exchange", "man", 1)]
    assert {change.counter for change in pawns if change.choice} == {"men", "women"}
