"""The extra action as a reward: S11.11, S11.12, S11.16."""

from __future__ import annotations

from kingsburg_table.games.signorie.actions import (
    Activate,
    DoTask,
    EndTurn,
    Hire,
    Manage,
    NoWedding,
    PlaceMan,
    SkipHelpers,
    StopAdvancing,
    TakeBonus,
    TakeFlorins,
    TakeLeftDie,
)
from tests.games.signorie.table import (
    ADA,
    BRUNO,
    CHECK,
    SSession,
    asked,
    listed,
    play,
    player,
    refused,
    table,
    told,
)


def extra(**given: object) -> SSession:
    """The bonus of an extra action; Ada used a red die and a yellow one."""
    whole = {"ada": {"dice": {"red": 5, "yellow": 3}, "florins": 0}, "pool": {"turquoise": [1, 1]}, **given}
    return table(CHECK, reward="reward_action", **whole)


def test_dice_leave_the_boards_for_an_extra_action() -> None:
    """S11.11: once, before the first decides; what was checked stays known."""
    session = extra(bruno={"dice": {"grey": 6}})
    assert (player(session).dice, player(session).aside) == ([0] * 5, [3, 5, 0, 0, 0])
    assert (player(session, BRUNO).dice, player(session, BRUNO).aside) == ([0] * 5, [0, 0, 0, 6, 0])
    assert session.counters(ADA)["sum"] == 8 and session.hints(ADA)["sums"] == [8, 6]
    other = table(CHECK, reward="reward_men", ada={"dice": {"red": 5}})
    assert player(other).dice == [0, 5, 0, 0, 0]


def test_an_extra_action_costs_nothing_and_any_colour_will_do() -> None:
    """S11.11: no price, a colour used before, all other costs paid, the helpers of that column."""
    session = play(extra(), TakeBonus("reward_action"))
    dice = [(die.colour, die.value) for die in listed(session)]
    assert dice == [("yellow", 6), ("red", 6), ("purple", 6), ("turquoise", 1)]  # nobody for grey
    assert refused(session, TakeLeftDie("red", 5)) == ("S11.11", "no_such_die")  # Q18: those set aside
    assert refused(session, TakeLeftDie("green", 5)) == ("S11.11", "no_such_die")
    play(session, TakeLeftDie("turquoise", 1))
    ada = player(session)
    assert (ada.florins, ada.dice) == (0, [0, 0, 0, 0, 1]) and session.state.pool[4] == [1]
    assert session.counters(ADA)["sum"] == 8 and not told(session, "took_die")[-1].values["pay"]
    play(session, Manage("turquoise"), PlaceMan("church"), StopAdvancing())
    assert asked(session) == ("wedding", ADA)


def test_only_a_die_with_a_possible_main_action() -> None:
    """S11.11, S4.4"""
    session = extra(
        tasks={"red upper": "task_mission", "red lower": "task_marriage"},
        ada={"dice": {"red": 5}, "florins": 0, "men": 0, "women": 1}, pool={"red": [6]},
    )  # fmt: skip
    play(session, TakeBonus("reward_action"))
    assert not any(die.colour == "red" for die in listed(session))
    assert refused(session, TakeLeftDie("red", 6)) == ("S4.4", "nothing_to_do")
    assert session.blocked(ADA)["die.red.6"].reason == "nothing_to_do" and "die.yellow.6" not in session.blocked(ADA)


def test_a_bonus_without_a_die_to_use() -> None:
    """S11.10: R09 needs a remaining die with which something can be done."""
    none = {"dice": {"yellow": 1, "purple": 1, "turquoise": 1, "grey": 1}, "florins": 0, "men": 0, "women": 0}
    session = table(CHECK, reward="reward_action", ada=none, bruno={"dice": {"yellow": 1, "purple": 1, "turquoise": 1}})
    assert asked(session) == ("wedding", ADA) and player(session).florins == 3
    few = {**none, "florins": 2}
    assert asked(table(CHECK, reward="reward_action", ada=few, bruno={"dice": {"yellow": 1}})) == ("reward", ADA)
    stuck = table(CHECK, reward="reward_action", ada={**none, "dice": {**none["dice"], "red": 1}}, bruno={
        "dice": {"yellow": 1, "red": 1, "purple": 1, "turquoise": 1}, "laid_men": 3,
    })  # fmt: skip
    assert asked(stuck) == ("wedding", ADA) and player(stuck).florins == 3


def test_helpers_of_an_extra_action_come_before_the_wedding() -> None:
    """S11.11, S11.16: the value of the die counts; then the wedding."""
    session = extra(ada={"dice": {"red": 5}, "helpers": ["advdie_politics", "florins3"], "florins": 9})
    play(session, TakeBonus("reward_action"), TakeLeftDie("turquoise", 1), Hire("facedown_any"))
    assert listed(session) == [Activate("florins3"), Activate("advdie_politics"), SkipHelpers()]
    assert EndTurn() not in listed(session)
    play(session, Activate("advdie_politics"))
    assert player(session).careers[0] == [1] and asked(session) == ("wedding", ADA)  # one point, one way
    play(session, NoWedding())
    assert player(session).dice == [0, 0, 0, 0, 1] and asked(session) == ("reward", BRUNO)


def test_the_limit_of_four_dice_does_not_hold() -> None:
    """S11.11"""
    four = {"yellow": 1, "red": 1, "purple": 1, "grey": 1}
    session = play(extra(ada={"dice": four}), TakeBonus("reward_action"), TakeLeftDie("yellow", 6), Manage("yellow"))
    assert player(session).florins == 9 and asked(session) == ("wedding", ADA)


def test_a_die_taken_is_gone_for_the_next() -> None:
    """S11.11, S11.16: who takes florins leaves the dice to the others."""
    session = play(extra(), TakeBonus("reward_action"), TakeLeftDie("purple", 6))
    play(session, DoTask("task_threshold", "man", 1), NoWedding())
    assert [len(dice) for dice in session.state.pool] == [1, 1, 1, 2, 2]
    play(session, TakeBonus("reward_action"))
    assert TakeLeftDie("purple", 6) in listed(session)
    passed = play(extra(), TakeFlorins(), NoWedding(), TakeBonus("reward_action"))
    assert [len(dice) for dice in passed.state.pool] == [1, 1, 2, 2, 2]


def test_threshold_pawns_of_an_extra_action_change_nothing() -> None:
    """S11.12: whoever is entitled stays so, and nobody else is."""
    session = extra(bruno={"dice": {"yellow": 6, "red": 6, "grey": 6}}, order=[ADA, BRUNO])
    play(session, TakeBonus("reward_action"), TakeLeftDie("purple", 6), DoTask("task_threshold", "man", 3))
    assert player(session).laid_men == 3 and session.state.entitled == [ADA]
    assert session.counters(ADA)["threshold"] == 13 and session.hints(ADA)["thresholds"] == [13, 13]
