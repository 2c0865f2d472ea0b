"""What Signorie's board says of a move that is only looked at is what would come of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from kingsburg_table.core.actions import Option
from kingsburg_table.games.signorie.actions import Activate, DoTask, Manage, TakeBonus, TakeDie, TakeLeftDie
from kingsburg_table.table.boards.signorie import family, gauge, thing_chips
from kingsburg_table.table.boards.signorie.cities import city_of
from kingsburg_table.table.boards.signorie.gauge import Sum
from kingsburg_table.table.boards.signorie.home import sum_of
from kingsburg_table.table.boards.signorie.rivals import near
from kingsburg_table.table.boards.tags import tags_height
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.pieces.spots import PLAIN, Look
from kingsburg_table.table.play.ledger import BLANK, Ledger
from kingsburg_table.table.play.prompt import ChipKind, ChipSaid
from kingsburg_table.table.play.words import Words
from kingsburg_table.table.theme import NORMAL
from tests.games.signorie.table import ADA, BRUNO, CELIA, CHECK, TURN, SSession, helping, play, table
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
    assert city_of(made.sight, 0).fits == (False, True) and "face down instead" in words_of(made, TO_MILANO)


def test_threshold_pawns_stand_in_their_area_and_come_too_late_after_the_check() -> None:
    """S6.4, S11.12"""
    session = play(table(TURN, tasks={"red upper": "task_threshold"}), TakeDie("red", 6))
    assert "threshold area" in words_of(Table(session, "en"), "task.task_threshold")
    assert "general supply" in words_of(Table(session, "en"), "task.task_florins")
    assert looked_at(session, DoTask("task_threshold", "woman", 2)).limit == 19
    late = table(CHECK, reward="reward_action", tasks={"red upper": "task_threshold"})
    play(late, TakeBonus("reward_action"), TakeLeftDie("red", 6))
    assert looked_at(late, DoTask("task_threshold", "woman", 2)).limit == 13


def test_the_steward_asks_for_one_pawn_only() -> None:
    """S9.6: the chip of a task says how many may be paid now."""
    session = play(helping("red", helpers=["any_task"]), Activate("any_task"))
    assert task_chip(session, "task_church").startswith("[church] Church 1[")
    main = play(table(TURN, tasks={"red upper": "task_church"}, ada={"women": 2}), TakeDie("red", 6))
    assert task_chip(main, "task_church").startswith("[church] Church 1–2[")


def task_chip(session: SSession, task: str) -> str:
    assert session.decision is not None
    target = f"task.{task}"
    option = next(option for option in session.decision.options if target in option.targets)
    chip = ChipSaid(ChipKind.THING, option, Words(""), target=target)
    return thing_chips.said(chip, Table(session, "en").sight)[0]


def test_a_rival_shows_what_is_within_reach() -> None:
    """S7.7, S11.4: the better of Mission and Marriage; nothing in a full land, and no reward above the threshold."""
    def seen(**bruno: Any) -> str:
        return near(Table(table(TURN, bruno=bruno), "en").sight, BRUNO)

    assert seen(politics=[2], church=[3], florins=2) == "[church] Mission within reach [points]+5"
    assert seen(church=[3], florins=3) == "[marriage] Marriage within reach [points]+6"
    assert seen(church=[3], florins=9, women=0) == "[church] Mission within reach [points]+5"
    assert seen(florins=9) == "[marriage] Marriage within reach [points]+8"
    assert seen(florins=0) == seen(women=0) == "" and seen(passed=True, florins=9) == "has passed"
    assert "no reward" in seen(dice={"yellow": 6, "red": 6, "grey": 2}, passed=True)
    full = {city: [[ADA, "man"]] * 4 + [[BRUNO, "man"]] * 2 for city in ("milano", "venezia", "firenze")}
    land = table(TURN, cities=full, bruno={"church": [3], "florins": 3})
    assert near(Table(land).sight, BRUNO) == ""
    full["milano"] += [[BRUNO, "woman"]] * 2
    for city in ("venezia", "firenze"):
        full[city] += [[ADA, "woman"]] * 2
    assert land.hints(ADA)["reach"][BRUNO] == {"career": "politics", "mission": 0, "marriage": 0}
    over = table(TURN, cities=full, bruno={"florins": 9})
    assert near(Table(over).sight, BRUNO) == ""


def test_a_stack_of_discs_is_told_from_the_top() -> None:
    """S8.4"""
    made = Table(table(TURN, players=3, line=[CELIA, ADA, BRUNO]), "en")
    assert "From the top: Celia, Ada and Bruno" in words_of(made, "step.0")


def test_the_general_supply_is_seen_on_a_plate_under_the_hand() -> None:
    """A thing that is lit or looked at is painted last: the plate over the place of the supply that lies on it."""
    shown = set()
    for men in (3, 4):
        made = Table(table(TURN, ada={"men": men}))
        plate, supply = (next(spot for spot in made.spots if spot.target == target and spot.piece == "home")
                         for target in ("pawn.0.man", "reserve.0.man"))
        made.board.paint(made.canvas, supply, PLAIN, made.sight)
        made.board.paint(made.canvas, plate, Look(hovered=True), made.sight)
        shown.add(made.canvas.surface.subsurface(pygame.Rect(*map(round, supply.box.inset(4)))).copy().get_buffer().raw)
    assert len(shown) == 2


def test_what_a_wedding_costs_is_not_hidden_behind_the_general_supply() -> None:
    """The ledger's tag of the woman lies over the number of those who wait."""
    session = play(table(TURN, ada={"women": 6, "florins": 5}), TakeDie("red", 6), Manage("red"))
    assert session.decision is not None
    made = Table(session, size=(1280, 720))
    option = next(option for option in session.decision.options if TO_MILANO in option.targets)
    sight = replace(made.sight, page=Ledger(session.preview).page(option))
    assert sight.page.at(ADA, "women")
    plate, supply = (next(spot for spot in made.spots if spot.target == target and spot.piece == "home")
                     for target in ("pawn.0.woman", "reserve.0.woman"))
    place = pygame.Rect(*map(round, plate.box.inset(-8)))
    made.board.paint(made.canvas, plate, PLAIN, sight)
    alone = made.canvas.surface.subsurface(place).copy().get_buffer().raw
    made.board.paint(made.canvas, supply, PLAIN, sight)
    assert made.canvas.surface.subsurface(place).copy().get_buffer().raw == alone


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize(("laid", "limit"), [(0, 13), (1, 16), (2, 19), (3, 22)])
def test_every_threshold_is_written_on_the_gauges_own_ground(
    size: tuple[int, int], laid: int, limit: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S11.4: up to 22, at the very end of the dial."""
    made, places = Table(table(TURN, ada={"laid_men": laid}), size=size), {}
    figure = gauge.figure

    def spy(canvas: Canvas, text: str, spot: tuple[float, float], high: float, *rest: Any) -> None:
        places[text] = spot[0] + canvas.text_width(text, face="serif_bold", size=high) / 2
        figure(canvas, text, spot, high, *rest)

    monkeypatch.setattr(gauge, "figure", spy)
    dial = next(spot for spot in made.spots if spot.target == "counter.0.sum")
    made.board.paint(made.canvas, dial, PLAIN, made.sight)
    assert places[str(limit)] <= dial.box.w + 4


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_points_to_come_hide_neither_the_points_nor_a_heading(
    size: tuple[int, int], text: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The ledger's tag stands above the number in the laurel."""
    session = play(table(TURN, ada={"politics": [5]}), TakeDie("grey", 6), Manage("grey"))
    made = Table(session, size=size, theme=replace(NORMAL, text_factor=text))
    lowest: list[float] = []
    monkeypatch.setattr(family, "draw_tags", lambda canvas, tags, centre, room: lowest.append(
        centre[1] + tags_height(canvas, tags) / 2))
    sight = replace(made.sight, page=Ledger(session.preview).page(ways(session)["politics"]))
    assert sight.page.at(ADA, "points")
    plate = next(spot for spot in made.spots if spot.target == "counter.0.points")
    made.board.paint(made.canvas, plate, PLAIN, sight)
    assert len(lowest) == 1 and lowest[0] <= plate.box.h / 2 - 10
