"""What Signorie's board says of a move that is only looked at is what would come of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from kingsburg_table.core.actions import Option
from kingsburg_table.games.signorie.actions import Activate, DoTask, Manage, TakeBonus, TakeDie, TakeLeftDie
from kingsburg_table.table.boards.signorie import thing_chips
from kingsburg_table.table.boards.signorie.cities import city_of
from kingsburg_table.table.boards.signorie.gauge import Sum
from kingsburg_table.table.boards.signorie.home import sum_of
from kingsburg_table.table.play.ledger import BLANK
from kingsburg_table.table.play.prompt import ChipKind, ChipSaid
from kingsburg_table.table.play.words import Words
from tests.games.signorie.table import CHECK, TURN, SSession, helping, play, table
from tests.table.boards.sights import Table

TO_MILANO = "city.milano"


def said(made: Table, option: Option) -> str:
    """The chip of Milano, in full."""
    return thing_chips.said(ChipSaid(ChipKind.THING, option, Words(""), target=TO_MILANO), made.sight)[0]


def ways(session: SSession) -> dict[str, Option]:
    """The Missions to Milano, by career."""
    assert session.decision is not None
    options: list[Any] = [option for option in session.decision.options if TO_MILANO in option.targets]
    return {option.action.career: option for option in options}


def words_of(made: Table, target: str) -> str:
    tip = made.board.tip(target, made.sight)
    assert tip is not None
    return " ".join("".join(run.text for run in line) for line in tip.lines)


def looked_at(session: SSession, action: Any) -> Sum:
    """The gauge while a hand is on an answer."""
    assert session.decision is not None
    sight = Table(session).sight
    return sum_of(replace(sight, page=replace(BLANK, option=session.decision.option(action))), sight.seat)


def test_a_token_comes_along_only_to_the_row_of_the_mans_career() -> None:
    """S7.3: the yellow plan wants Gonzaga in politics."""
    session = table(TURN, mission_tokens={"milano": "gonzaga 3"}, ada={"politics": [2], "church": [2]})
    play(session, TakeDie("grey", 6), Manage("grey"))
    made = Table(session)
    assert "[sghouse:gonzaga]3" in said(made, ways(session)["politics"])
    assert "[" not in said(made, ways(session)["church"])
    assert city_of(made.sight, 0).fits == (True, False)


def test_with_the_envoy_the_citys_token_stays() -> None:
    """S9.5: one comes face down, and no tick or sentence promises the other."""
    session = helping("purple", helpers=["mission_facedown"], politics=[2], church=[1])
    assert city_of(Table(session).sight, 0).fits == (True, True)
    made = Table(play(session, Activate("mission_facedown")), "en")
    assert "[sgback]" in said(made, ways(session)["politics"])
    assert city_of(made.sight, 0).fits == (False, False) and "face down instead" in words_of(made, TO_MILANO)


def test_threshold_pawns_stand_in_their_area_and_come_too_late_after_the_check() -> None:
    """S6.4, S11.12"""
    session = play(table(TURN, tasks={"red upper": "task_threshold"}), TakeDie("red", 6))
    assert "threshold area" in words_of(Table(session, "en"), "task.task_threshold")
    assert "general supply" in words_of(Table(session, "en"), "task.task_florins")
    assert looked_at(session, DoTask("task_threshold", "woman", 2)).limit == 19
    late = table(CHECK, reward="reward_action", tasks={"red upper": "task_threshold"})
    play(late, TakeBonus("reward_action"), TakeLeftDie("red", 6))
    assert looked_at(late, DoTask("task_threshold", "woman", 2)).limit == 13
