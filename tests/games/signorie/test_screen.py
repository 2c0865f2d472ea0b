"""What a screen is given: hints, counters, targets, previews."""

from __future__ import annotations

import random

import pytest

from kingsburg_table import new_session
from kingsburg_table.core.actions import Action
from kingsburg_table.games.signorie.actions import (
    Activate,
    DoTask,
    EndTurn,
    Hire,
    LayToken,
    Manage,
    Marry,
    PlaceMan,
    Promote,
    RaiseDisc,
    SendMan,
    StopAdvancing,
    TakeBonus,
    TakeDie,
    TakeFlorins,
    TakeLeftDie,
    TakePawns,
    Wed,
)
from tests.games.signorie.table import (
    ADA,
    BRUNO,
    CHECK,
    CONTROLLER,
    DATA,
    TURN,
    SSession,
    play,
    player,
    table,
)


def test_counters() -> None:
    """Florins, pawns, steps, sums, what men and tokens are worth."""
    session = table(
        TURN, players=3, order=[2, 0, 1], turn=ADA, mission_tokens={}, ada={
            "florins": 8, "men": 2, "women": 5, "initiative": 4, "dice": {"red": 4, "grey": 5}, "laid_women": 1,
            "helpers": ["vp3", "take_pawn"], "brides": 2, "rows": {"church": ["borgia 2"]},
            "face_down": {"politics": 2}, "politics": [2, 4], "military": [7], "points": 21,
        },
    )  # fmt: skip
    assert session.counters(ADA) == {
        "florins": 8, "men": 2, "women": 5, "initiative": 4, "place": 2, "sum": 9, "threshold": 16, "helpers": 2,
        "brides": 2, "tokens": 3, "standing": 23, "points": 21,
    }  # fmt: skip


def test_hints_of_a_turn() -> None:
    session = table(
        TURN, mission_tokens={"milano": "gonzaga 2", "firenze": "borgia 3"}, marriage_tokens={"milano": "este 4"},
        ada={"dice": {"red": 4}, "politics": [5], "rows": {"church": ["borgia 2", "este 3"]},
             "face_down": {"church": 1}, "brides": 1},
        cities={"venezia": [[BRUNO, "man"]] * 3},
    )  # fmt: skip
    hints = session.hints(ADA)
    assert hints["price"]["turquoise"] == {1: 4, 2: 3, 3: 2, 4: 1, 5: 0, 6: 0} and hints["price"]["yellow"][1] == 0
    assert (hints["room"], hints["dice_left"], hints["married"]) == (9, 3, 2)
    assert hints["sums"] == [4, 0] and hints["thresholds"] == [13, 13]
    assert hints["lowest"] == {"milano": 1, "venezia": 2, "firenze": 1}
    assert hints["fits"]["milano"] == {"mission": ["politics"], "marriage": True}
    assert hints["fits"]["firenze"] == {"mission": ["church"], "marriage": False}
    assert hints["fits"]["venezia"] == {"mission": [], "marriage": False}
    assert hints["rows"][ADA]["church"] == {"points": 6, "scores": 6, "needs": 0}
    assert hints["rows"][BRUNO]["church"] == {"points": 0, "scores": 0, "needs": 3}
    assert hints["final"] == [{"careers": 4, "alliances": 6}, {"careers": 0, "alliances": 0}]
    assert hints["wedding"] == {"points": 1, "florins": 2} and hints["reward"] == session.state.rewards[1]
    assert hints["initiative"] == [0, 0] and hints["line"] == [ADA, BRUNO]
    assert hints["reward_points"] == [0, 0]
    assert session.hints(BRUNO)["room"] == 13 and session.hints(BRUNO)["dice_left"] == 4


def test_hints_of_the_last_rounds() -> None:
    """S11.13: what the token would bring; S11.8: no portrait is left."""
    cities = {"milano": [[ADA, "man"], [ADA, "man"], [BRUNO, "man"]], "firenze": [[ADA, "man"]]}
    session = table(
        "round 6 / actions / turn", turn=ADA, reward="points_cities_men", cities=cities,
        ada={"brides": 4, "initiative": 10},
    )  # fmt: skip
    hints = session.hints(ADA)
    assert hints["reward_points"] == [8, 4] and hints["wedding"] == {"points": None, "florins": 0}
    assert hints["initiative"] == [9, 0] and hints["married"] == 5


def test_hints_before_the_first_round() -> None:
    assert CONTROLLER.hints(new_session("signorie", ["A", "B"], seed=2).state, ADA)["reward"] in DATA.rewards


def targets(session: SSession, action: Action) -> tuple[str, ...]:
    assert session.decision is not None
    option = session.decision.option(action)
    assert option is not None
    return option.targets


def test_what_is_touched_for_an_option() -> None:
    """As `view` says: one target a thing, a pawn as often as it is paid."""
    session = table(TURN, ada={"politics": [2], "helpers": ["any_task"], "florins": 9})
    assert targets(session, TakeDie("red", 6)) == ("die.red.6",)
    play(session, TakeDie("red", 6))
    assert targets(session, Manage("red")) == ("manage.0.red",)
    women = ("pawn.0.woman",) * 2
    assert targets(session, DoTask("task_military", "woman", 2)) == (*women, "task.task_military")
    assert targets(session, Hire("take_pawn")) == ("helper.0.take_pawn", "hire.0.red")
    play(session, Manage("red"))
    assert targets(session, Marry("milano", 3)) == ("amount.3", "city.milano")
    play(session, Marry("milano", 3))
    assert targets(session, Activate("any_task")) == ("helper.0.any_task",) and targets(session, EndTurn()) == ("end",)
    play(session, Activate("any_task"), DoTask("task_facedown", "woman", 1))
    assert targets(session, LayToken("church")) == ("row.0.church",)
    grey = play(table(TURN, ada={"politics": [2]}), TakeDie("grey", 6), Manage("grey"))
    assert targets(grey, SendMan("politics", 2, "milano")) == ("city.milano", "man.0.politics.2")
    points = play(table(TURN, ada={"politics": [2]}), TakeDie("turquoise", 6), Manage("turquoise"), RaiseDisc())
    assert targets(points, PlaceMan("church")) == ("career.church", "pawn.0.man")
    assert targets(points, Promote("politics", 2)) == ("man.0.politics.2",)
    assert targets(points, RaiseDisc()) == ("disc.0",) and targets(points, StopAdvancing()) == ("end",)
    pawns = play(table(TURN), TakeDie("turquoise", 6), DoTask("task_exchange", "man", 3))
    assert targets(pawns, TakePawns(1, 2)) == ("reserve.0.man", "reserve.0.woman", "reserve.0.woman")
    reward = table(CHECK, reward="reward_men")
    assert targets(reward, TakeBonus("reward_men")) == ("reward.reward_men",)
    assert targets(reward, TakeFlorins()) == ("florins",)
    play(reward, TakeFlorins())
    assert targets(reward, Wed()) == ("wedding",)


def test_previews() -> None:
    """S7.1, S5.2, S11.8: what is certain; Offspring stops at the dice."""
    session = play(table(TURN, ada={"florins": 5}), TakeDie("purple", 6))
    assert session.decision is not None
    by_action = {option.action: option for option in session.decision.options}
    changes = {(change.counter, change.amount) for change in session.preview(by_action[Hire("vp3")])}
    assert ("florins", -4) in changes and ("helpers", 1) in changes
    unknown = session.preview(by_action[Manage("purple")])
    assert all(change.amount is None or change.counter not in ("men", "women") for change in unknown)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_die_and_own_thing_is_lit_or_says_why_not(players: int) -> None:
    """In a turn every die, after it every task, helper and management action."""
    session, rng = new_session("signorie", ["A", "B", "C", "D"][:players], seed=40 + players), random.Random(players)
    while session.decision is not None:
        decision = session.decision
        seat, known = decision.seat, {target for option in decision.options for target in option.targets}
        known |= set(session.blocked(seat))
        if decision.kind in ("turn", "left die"):
            pool = zip(DATA.columns, session.state.pool, strict=True)
            assert {f"die.{colour}.{value}" for colour, dice in pool for value in dice} <= known
        if decision.kind in ("main", "any task"):
            assert {f"task.{task}" for task in DATA.tasks} <= known
        if decision.kind in ("main", "helpers", "free helper"):
            assert {f"helper.{seat}.{helper}" for helper in DATA.helpers} <= known
        if decision.kind == "main":
            assert {f"manage.{seat}.{colour}" for colour in DATA.columns} <= known
            assert {f"pawn.{seat}.man", f"pawn.{seat}.woman"} <= known
        if decision.kind in ("mission", "marriage"):
            assert {f"city.{city}" for city in DATA.cities} <= known
        if decision.kind == "advance":
            assert {f"career.{career}" for career in DATA.careers} | {f"disc.{seat}", f"pawn.{seat}.woman"} <= known
            spaces = zip(DATA.careers, player(session, seat).careers, strict=True)
            assert {f"man.{seat}.{career}.{space}" for career, men in spaces for space in men} <= known
        session.act(rng.choice(decision.options))


def test_hints_tell_what_every_die_of_the_pool_could_be_used_for() -> None:
    """The same as the options after it is taken, in every turn of random games; nothing for what cannot be paid."""
    told = 0
    for seed in range(3):
        session, rng = new_session("signorie", ["A", "B", "C"], seed=seed), random.Random(seed)
        while session.decision is not None and len(session.records) < 160:
            for option in session.decision.options:
                if isinstance(option.action, (TakeDie, TakeLeftDie)) and rng.random() < 0.3:
                    hints, action = session.hints(session.decision.seat), option.action
                    found = hints["main"][action.colour][action.value]
                    session.act(option)
                    if session.decision.kind == "main":  # a lone action is carried out at once
                        targets = {target for each in session.decision.options for target in each.targets}
                        assert set(found) == {target for target in targets if not target.startswith("pawn.")}
                        told += 1
                    else:
                        assert len(found) == 1 + found[0].startswith("hire.")
                    session.undo()
            session.act(rng.choice(session.decision.options))
    assert told > 50
    poor = table(TURN, ada={"florins": 0}, pool={"turquoise": [5, 2]})
    assert poor.hints(ADA)["main"]["turquoise"][2] == () != poor.hints(ADA)["main"]["turquoise"][5]


def test_dice_that_were_left_cost_nothing_and_hints_say_so() -> None:
    """S11.11."""
    session = table(TURN, ada={"florins": 0}, pool={"turquoise": [2]})
    assert session.hints(ADA)["price"]["turquoise"][2] == 3
    session.state.players[ADA].aside = [1, 0, 0, 0, 0]
    hints = CONTROLLER.hints(session.state, ADA)
    assert hints["price"]["turquoise"][2] == 0 and hints["main"]["turquoise"][2]
