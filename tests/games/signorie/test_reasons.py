"""Refusals agree with the lists of options; what turns something up is marked beforehand, and nothing else does."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kingsburg_table import new_session
from kingsburg_table.core.actions import GoOn, Seal
from kingsburg_table.core.rulebook import load_rulebook
from kingsburg_table.core.seats import Seat
from kingsburg_table.games.signorie.actions import (
    Activate,
    Buy,
    DoTask,
    EndTurn,
    Hire,
    LayToken,
    Manage,
    Marry,
    NoPurchase,
    NoWedding,
    Pass,
    PlaceMan,
    Promote,
    RaiseDisc,
    SendMan,
    SkipHelpers,
    StopAdvancing,
    TakeBonus,
    TakeDie,
    TakeFlorins,
    TakeLeftDie,
    TakePawns,
    Wed,
)
from kingsburg_table.games.signorie.words import ROWS, SEXES, TRACKS
from kingsburg_table.text import LANGUAGES, Speaker
from tests.games.signorie.table import (
    ADA,
    BRUNO,
    CHECK,
    CONTROLLER,
    DATA,
    TURN,
    asked,
    play,
    preparation,
    refused,
    table,
)
from tests.games.signorie.test_data import FOLDER

RULES = load_rulebook(FOLDER).rules
SPEAKERS = [Speaker(lang, CONTROLLER.names(), ["Ada", "Bruno", "Celia", "Dario"]) for lang in LANGUAGES]
ALL: list[Any] = [
    *(kind(colour, value) for kind in (TakeDie, TakeLeftDie) for colour in (*DATA.columns, "green")
      for value in range(8)),
    *(Manage(colour) for colour in (*DATA.columns, "green")),
    *(DoTask(task, sex, pawns) for task in (*DATA.tasks, "none") for sex in SEXES for pawns in range(5)),
    *(kind(helper) for kind in (Hire, Activate) for helper in (*DATA.helpers, "none")),
    *(PlaceMan(track) for track in TRACKS), *(Promote(track, space) for track in TRACKS for space in range(9)),
    *(SendMan(track, space, city) for track in TRACKS for space in range(9) for city in (*DATA.cities, "none")),
    *(Marry(city, dowry) for city in (*DATA.cities, "none") for dowry in range(-1, 6)),
    *(LayToken(row) for row in (*ROWS, "none")),
    *(TakePawns(men, women) for men in range(-1, 5) for women in range(-1, 5)),
    *(TakeBonus(reward) for reward in (*DATA.rewards, "none")),
    Pass(), EndTurn(), SkipHelpers(), RaiseDisc(), StopAdvancing(), TakeFlorins(), Wed(), NoWedding(), Buy(),
    NoPurchase(),
]  # fmt: skip


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_listed_is_not_refused_and_what_is_not_listed_is(players: int) -> None:
    """S4.4: `refuse` alone says the same as the list, for all there is on the table."""
    session, rng = new_session("signorie", ["A", "B", "C", "D"][:players], seed=players), random.Random(players)
    while session.decision is not None:
        decision = session.decision
        listed = {option.action for option in decision.options}
        skipping = {EndTurn(), SkipHelpers()} if decision.kind == "helpers" else set()
        tried = [action for action in ALL if rng.random() < 0.06 or action in listed]
        for action in set(tried) - skipping | listed:
            here = session.play.open_step()
            takes = here is not None and type(action) in here[0].takes
            step = here[0] if here is not None and takes else session.rules.agenda.takers[type(action)]
            found = step.refuse(session.play, decision.seat, action)
            assert (found is None) == (action in listed), (decision.kind, action, found)
            if found is not None:
                assert found.rule in RULES
                assert all(speaker.t(f"why.signorie.{found.reason}", **found.values) for speaker in SPEAKERS)
        session.act(rng.choice(decision.options))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dimmed_things_are_those_that_no_option_touches(players: int) -> None:
    """What `blocked` explains is never part of an option; it names a rule of the book and can be said."""
    session, rng = new_session("signorie", ["A", "B", "C", "D"][:players], seed=20 + players), random.Random(players)
    while session.decision is not None:
        touched = {target for option in session.decision.options for target in option.targets}
        blocked = session.blocked(session.decision.seat)
        assert not touched & set(blocked), (session.decision.kind, touched & set(blocked))
        for refusal in blocked.values():
            assert refusal.rule in RULES and all(
                speaker.t(f"why.signorie.{refusal.reason}", **refusal.values) for speaker in SPEAKERS
            )  # fmt: skip
        session.act(rng.choice(session.decision.options))


def test_what_turns_something_up_is_marked_and_only_that() -> None:
    """Where a record says revealed, its option said so; a seal or a look before new dice is the table's courtesy."""
    for seed in range(24):
        rng = random.Random(seed)
        names = ("A", "B", "C", "D")[: 2 + seed % 3]
        seats = [Seat(name, seal=rng.random() < 0.3, look=rng.random() < 0.05) for name in names]
        session = new_session("signorie", seats, seed=seed)
        while session.decision is not None:
            option = rng.choice(session.decision.options)
            session.act(option)
            if not isinstance(option.action, (Seal, GoOn)):
                assert session.records[-1].revealed == option.reveals, option


def test_the_only_option_is_asked_for_where_it_rolls_dice() -> None:
    """S7.8: a purple die with nothing but Offspring to do."""
    ada = {"florins": 0, "men": 0, "women": 0}
    session = play(table(TURN, ada=ada, chance=[("offspring", [1])]), TakeDie("purple", 6))
    assert asked(session) == ("main", ADA) and session.decision is not None
    assert [option.reveals for option in session.decision.options] == [True]
    assert not session.records[-1].revealed
    play(session, Manage("purple"))
    assert session.records[-1].revealed and session.undoable.record is None


def test_the_only_option_goes_by_itself_where_nothing_is_new() -> None:
    session = table(TURN, ada={"men": 0, "women": 0, "florins": 0})
    play(session, TakeDie("yellow", 6))
    assert asked(session) == ("turn", BRUNO) and session.state.players[ADA].florins == 3


@pytest.mark.parametrize(("round", "bruno", "asked_for"), [
    (6, {"florins": 4}, True), (6, {"florins": 5}, False), (7, {"florins": 0}, False), (2, {"florins": 0}, False),
    (2, {"florins": 0, "dice": {"yellow": 6, "red": 6, "grey": 6}}, True),
    (6, {"florins": 9, "dice": {"yellow": 6, "red": 6, "grey": 6}}, True),
])  # fmt: skip
def test_a_pass_that_rolls_the_next_dice_is_marked(round: int, bruno: dict[str, Any], asked_for: bool) -> None:
    """Nobody entitled is asked anything any more: no reward, no wedding, no purchase."""
    over = {"dice": {"yellow": 6, "red": 6, "purple": 6}, "face_down": {"church": 42}}
    for look in (False, True):
        session = table(
            f"round {round} / actions / turn", order=[BRUNO, ADA], turn=BRUNO, ada=over, bruno=bruno, look=look,
            chance=preparation() if asked_for and not look else (),
        )  # fmt: skip
        play(session, Pass())
        option = next(option for option in session.decision.options if option.action == Pass())  # type: ignore[union-attr]
        assert option.reveals == (asked_for and not look)
        session.act(option)
        assert session.records[-1].revealed == option.reveals


def test_the_end_of_a_round_is_marked_for_the_last() -> None:
    """S11.7, S11.13: and not where a seal still follows."""
    session = table(CHECK, ada={"face_down": {"church": 42}}, chance=preparation())
    play(session, TakeFlorins())
    assert [option.reveals for option in session.decision.options] == [False, False]  # type: ignore[union-attr]
    play(session, NoWedding(), TakeFlorins())
    assert [option.reveals for option in session.decision.options] == [True, True]  # type: ignore[union-attr]
    play(session, Wed())
    assert session.records[-1].revealed and session.path == "round 3 / actions / turn"
    sealed = table(CHECK, ada={"face_down": {"church": 42}}, seal=True)
    play(sealed, TakeFlorins(), NoWedding(), TakeFlorins())
    assert [option.reveals for option in sealed.decision.options] == [False, True]  # type: ignore[union-attr]
    play(sealed, Wed())
    assert asked(sealed) == ("seal", BRUNO) and not sealed.records[-1].revealed
    rich = {"florins": 9, "face_down": {"church": 42}}
    buying = table("round 6 / rewards / threshold", ada={"florins": 9}, bruno=rich, chance=preparation())
    assert [option.reveals for option in buying.decision.options] == [False, False]  # type: ignore[union-attr]
    play(buying, Buy())
    assert [option.reveals for option in buying.decision.options] == [True, True]  # type: ignore[union-attr]
    play(buying, NoPurchase())
    assert buying.path == "round 7 / actions / turn"
    poor = table("round 6 / rewards / threshold", ada={"florins": 9}, bruno={"florins": 4})
    assert [option.reveals for option in poor.decision.options] == [True, True]  # type: ignore[union-attr]


def test_reasons_of_moments() -> None:
    """S3.1, S3.3"""
    session = play(table(TURN, players=3), Pass())
    assert refused(session, Pass(), ADA) == ("S3.3", "passed_already")
    assert refused(session, TakeDie("red", 6), 2) == ("S3.1", "not_your_turn")
    assert session.refusal(Pass(), 2).values == {"seat": BRUNO}  # type: ignore[union-attr]
    assert session.blocked(2)["*"].reason == "not_asked"


def test_a_finished_match_refuses_everything() -> None:
    session = table("round 7 / rewards / clean up")
    assert session.decision is None
    for action in ALL[::17]:
        assert session.refusal(action, ADA) is not None


def test_dimmed_things_of_the_main_action() -> None:
    """S4.4, S5.1, S6.1: each with its reason."""
    session = play(table(TURN), TakeDie("grey", 6))
    blocked = session.blocked(ADA)
    assert blocked["manage.0.grey"].reason == "no_man_on_career" and blocked["manage.0.red"].reason == "other_column"
    assert blocked["helper.0.vp3"].reason == "hires_elsewhere" and "helper.0.adv3_career" not in blocked
    assert blocked["task.task_mission"].reason == "no_man_on_career"
    assert blocked["task.task_florins"].reason == "task_elsewhere"
    assert blocked["pawn.0.woman"].reason == "no_pawns" and "pawn.0.man" not in blocked


def test_reserves_that_are_empty_are_dimmed() -> None:
    """S12.3"""
    session = table(TURN, tasks={"turquoise upper": "task_exchange"}, ada={"men": 12, "women": 3})
    play(session, TakeDie("turquoise", 6), DoTask("task_exchange", "woman", 1))
    assert asked(session) == ("turn", BRUNO)  # women only: nothing to choose
    both = play(table(TURN, ada={"men": 3, "women": 11}), TakeDie("turquoise", 6), DoTask("task_exchange", "man", 1))
    assert asked(both) == ("turn", BRUNO)
    step = CONTROLLER.rules({}).agenda.nodes["pawns"]
    frame = both.play.push("pawns", ADA)
    assert set(step.blocked(both.play, frame)) == {"reserve.0.woman"}  # type: ignore[attr-defined]
