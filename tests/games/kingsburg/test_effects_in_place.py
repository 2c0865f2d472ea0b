"""Data that say something at a hook where it cannot work are refused with file and line; everything else works."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from kingsburg_table import places
from kingsburg_table.core.documents import DataErrors
from kingsburg_table.games.kingsburg.actions import Done, Influence, Take, Use
from kingsburg_table.games.kingsburg.components import load
from tests.games.kingsburg.table import AGA, FILIP, TOWN_HALL, asked, goods, listed, player, points, table
from tests.games.kingsburg.test_effect_words import box

INN = "{hook: season_end, seasons: [summer], do: [{gain: {tokens: 1}}]}"
END = "year 1 / spring / season end"


def refused(folder: Path, effect: str) -> str:
    """What is wrong with the box when the Inn does this; with the line of the Inn's effect."""
    shutil.copytree(places.rules_data() / "kingsburg", folder / "kingsburg")
    path = folder / "kingsburg" / "buildings.yaml"
    text = path.read_text("utf-8")
    line = text[: text.index(INN)].count("\n") + 1
    path.write_text(text.replace(INN, effect), "utf-8")
    with pytest.raises(DataErrors) as caught:
        load(path.parent)
    (error,) = [error for error in caught.value.errors if error.key.startswith("buildings.inn.")]
    assert (error.file, error.line) == ("kingsburg/buildings.yaml", line)
    return f"{error.key.removeprefix('buildings.inn.effects[0].')}: {error.message}"


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        ("{hook: influence, seasons: [winter], do: [{shift: {by: 2}}]}",
         "seasons: influence never comes in winter: expected one of spring, summer, autumn"),
        ("{hook: influence, do: [{peek: {}}]}",
         "do[0]: peek does nothing at influence: expected one of any_face, office, shift"),
        ("{hook: season_end, do: [{reroll: {dice: all}}]}",
         "do[0]: reroll does nothing at season_end: expected one of gain, one_of, peek"),
        ("{hook: season_end, if: {support_gives: soldiers}, do: [{peek: {}}]}",
         "if.support_gives: nothing at season_end can answer support_gives"),
        ("{hook: build, cost: [{gold: 1}], do: [{price: {gold: -1}}]}",
         "cost: build asks nobody, so nothing can be paid there"),
        ("{hook: season_end, do: [{juggle: {}}]}", "do[0]: unknown word juggle: expected one of "),
        ("{hook: season_end, do: []}", "do: expected at least one word"),
        ("{hook: season_end, who: each, do: [{shift: {by: 1}}]}",
         "do[0]: shift does nothing at season_end for everybody: expected one of "),
        ("{hook: battle_win, for_nothing: true, do: [{peek: {}}]}",
         "for_nothing: nobody orders effects at battle_win"),
    ],
)  # fmt: skip
def test_what_cannot_work_is_refused_when_it_is_read(tmp_path: Path, effect: str, expected: str) -> None:
    assert refused(tmp_path, effect).startswith(expected)


def test_a_look_at_the_enemy_at_the_end_of_a_season() -> None:
    """It did nothing once."""
    data = box(inn=[{"hook": "season_end", "do": [{"peek": {}}]}])
    session = table(END, data=data, aga={"built": ["inn"]}, filip=TOWN_HALL, chance=[("enemy", "E1-1")])
    assert session.state.peekers == [AGA] and asked(session) == FILIP


def test_a_choice_of_goods_at_the_end_of_a_season() -> None:
    """It did nothing once."""
    offers = [{"gold": 1}, {"stone": 2}]
    data = box(inn=[{"hook": "season_end", "do": [{"one_of": {"offers": offers}}]}])
    session = table(END, data=data, aga={"built": ["inn"]}, filip=TOWN_HALL)
    assert listed(session) == [Take(1), Take(0, 0, 2)]
    session.act(Take(0, 0, 2))
    assert goods(session) == (0, 0, 2)


def test_a_condition_is_looked_at_wherever_it_stands() -> None:
    """A condition at the end of a season was ignored once. Here: only after a low roll, dice still lie there."""
    effect = {"hook": "after_roll", "may": True, "if": {"roll_at_most": 7}, "do": [{"reroll": {"dice": "all"}}]}
    for dice, offered in (([1, 2, 3], True), ([3, 3, 3], False)):
        session = table("year 1 / spring / reroll", data=box(inn=[effect]), aga={"built": ["inn"], "dice": dice})
        assert (asked(session) == AGA and session.path.endswith("reroll")) == offered


def test_a_shift_of_two() -> None:
    """It shifted by one once."""
    data = box(market=[{"hook": "influence", "limit": "season", "do": [{"shift": {"by": 2}}]}])
    session = table("year 1 / spring / influence", data=data, aga={"dice": [3], "built": ["inn", "market"]})
    reached = {action.advisor for action in listed(session, Influence) if isinstance(action, Influence)}
    assert reached == {"jester", "architect_adv", "sergeant"}


def test_a_shift_of_some_seasons_only() -> None:
    """It worked in all of them once."""
    data = box(market=[{"hook": "influence", "seasons": ["autumn"], "do": [{"shift": {"by": 1}}]}])
    for season, ways in (("summer", 1), ("autumn", 3)):
        session = table(f"year 1 / {season} / influence", data=data, aga={"dice": [3], "built": ["inn", "market"]})
        assert len(listed(session, Influence)) == ways


def test_a_victory_that_brings_goods_of_choice() -> None:
    """It raised ValueError once."""
    data = box(fortress=[{"hook": "battle_win", "do": [{"gain": {"goods": 1}}]}])
    wall = {"built": ["palisade", "stable", "stone_wall", "fortress"], "soldiers": 5}
    session = table("year 1 / winter / enemy", data=data, aga=wall, chance=[("enemy", "E1-1")])
    session.act(Take(0, 0, 1))
    assert goods(session) == (1, 0, 1)  # and the card's gold


def test_two_effects_of_one_building_at_one_hook() -> None:
    """They raised StopIteration once."""
    both: list[dict[str, Any]] = [
        {"hook": "season_end", "may": True, "limit": "season", "cost": [{"gold": 1}], "do": [{"gain": {"points": 1}}]},
        {"hook": "season_end", "may": True, "limit": "season", "cost": [{"wood": 1}], "do": [{"gain": {"stone": 1}}]},
    ]
    session = table(END, data=box(inn=both), aga={"built": ["inn"], "goods": {"gold": 1, "wood": 1}}, filip=TOWN_HALL)
    assert listed(session) == [Use("inn", "gold"), Use("inn", "wood", 1), Done()]
    session.act(Use("inn", "wood", 1))
    assert listed(session) == [Use("inn", "gold"), Done()] and player(session).used == [("inn", 1)]
    session.act(Use("inn", "gold"))
    assert (points(session), goods(session)) == (1, (0, 0, 1)) and asked(session) == FILIP
