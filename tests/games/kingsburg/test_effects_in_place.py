"""Data that say something at a hook where it cannot work are refused with file and line; everything else works."""

from __future__ import annotations

import random
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kingsburg_table import places
from kingsburg_table.core.documents import DataErrors
from kingsburg_table.core.keyed import convert
from kingsburg_table.core.placement import misplaced
from kingsburg_table.core.seats import seat_list
from kingsburg_table.core.session import Session
from kingsburg_table.games.kingsburg import words
from kingsburg_table.games.kingsburg.actions import Build, Done, Influence, Recruit, Take, Use
from kingsburg_table.games.kingsburg.components import Components, load
from kingsburg_table.games.kingsburg.controller import KingsburgController
from kingsburg_table.games.kingsburg.hooks import BOUND, HOOKS
from kingsburg_table.games.kingsburg.steps.season import begin_season
from kingsburg_table.games.kingsburg.words import Effect
from tests.games.kingsburg.table import (
    AGA,
    CONTROLLER,
    DATA,
    FILIP,
    NAMES,
    TOWN_HALL,
    KSession,
    asked,
    goods,
    listed,
    player,
    points,
    table,
)
from tests.games.kingsburg.table import refused as refused_by
from tests.games.kingsburg.test_effect_words import box

INN = "{hook: season_end, seasons: [summer], do: [{gain: {tokens: 1}}]}"
END = "year 1 / spring / season end"


def refused(folder: Path, effect: str) -> list[str]:
    """What is wrong with the box when the Inn does this; with the line of the Inn's effect."""
    shutil.copytree(places.rules_data() / "kingsburg", folder / "kingsburg")
    path = folder / "kingsburg" / "buildings.yaml"
    text = path.read_text("utf-8")
    line = text[: text.index(INN)].count("\n") + 1
    path.write_text(text.replace(INN, effect), "utf-8")
    with pytest.raises(DataErrors) as caught:
        load(path.parent)
    found = [error for error in caught.value.errors if error.key.startswith("buildings.inn.")]
    assert {(error.file, error.line) for error in found} == {("kingsburg/buildings.yaml", line)}
    return [f"{error.key}: {error.message}".removeprefix("buildings.inn.effects[0]").lstrip(".: ") for error in found]


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
         "cost: nothing can be paid at build"),
        ("{hook: season_end, do: [{juggle: {}}]}", "do[0]: unknown word juggle: expected one of "),
        ("{hook: season_end, do: []}", "do: expected at least one word"),
        ("{hook: season_end, who: each, do: [{shift: {by: 1}}]}",
         "do[0]: shift does nothing at season_end for everybody: expected one of "),
        ("{hook: battle_win, for_nothing: true, do: [{peek: {}}]}",
         "for_nothing: nobody orders effects at battle_win"),
        ("{hook: battle_win, cost: [{gold: 1}], do: [{gain: {points: 1}}]}", "cost: nothing can be paid at battle_win"),
        ("{hook: battle_win, may: true, do: [{peek: {}}]}", "may: battle_win asks nobody, so nothing can"),
        ("{hook: dice, limit: year, do: [{white_dice: {}}]}", "limit: nothing is used up at dice"),
        ("{hook: after_roll, do: [{reroll: {dice: all}}]}", "after_roll may always be left: expected may: true"),
        ("{hook: after_roll, may: true, cost: [{gold: 1}], do: [{reroll: {dice: all}}]}",
         "cost: nothing can be paid at after_roll"),
        ("{hook: after_roll, may: true, do: [{reroll: {dice: one}}, {reroll: {dice: all}}]}",
         "do[1]: expected one word at after_roll"),
        ("{hook: season_end, who: each, do: [{gain: {gold: 1}}]}", "who: a building speaks for its owner alone"),
        ("{hook: joined, do: [{peek: {}}]}", "hook: joined never comes for a building: expected one of group"),
        ("{hook: aftermath, seasons: [winter], do: [{indestructible: {}}]}",
         "do[0]: indestructible always holds: it has no season, year or condition"),
        ("{hook: order_set, may: true, do: [{swap_ahead: {}}]}", "do[0]: swap_ahead needs the condition overtakes"),
        ("{hook: after_support, may: true, do: [{exchange: {}}]}", "do[0]: exchange needs a cost"),
        ("{hook: always, do: [{twice: {buildings: [market, tavern]}}]}", "do[0]: unknown building tavern"),
        ("{hook: on_place, if: {advisors: [pawn]}, do: [{gain: {gold: 1}}]}", "if.advisors: unknown advisor pawn"),
        ("{hook: build, do: [{price: {gold: -1, columns: [5]}}]}",
         "do[0]: unknown column 5: expected one of 1, 2, 3, 4"),
        ("{hook: season_end, years: [6], do: [{peek: {}}]}", "years: unknown year 6: expected one of 1, 2, 3, 4, 5"),
        ("{hook: season_end, do: [{gain: {buildings: 1}}]}", "do[0].gain: expected only gold, wood, stone, "),
        ("{hook: season_end, do: [{gain: {gold: -1}}]}", "do[0].gain: expected no number below 0"),
        ("{hook: build, do: [{price: {goods: -2}}]}", "do[0].price: expected goods of choice only as a discount of 1"),
        ("{hook: build, do: [{price: {gold: -1, wood: 1}}]}",
         "do[0].price: expected a surcharge or a discount, not both"),
    ],
)  # fmt: skip
def test_what_cannot_work_is_refused_when_it_is_read(tmp_path: Path, effect: str, expected: str) -> None:
    assert any(told.startswith(expected) for told in refused(tmp_path, effect))


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


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        ({"hook": "season_end", "may": True, "do": [{"gain": {"gold": 1}}]}, "may"),
        ({"hook": "season_end", "limit": "year", "do": [{"gain": {"gold": 1}}]}, "limit"),
        ({"hook": "season_end", "cost": [{"gold": 1}], "do": [{"gain": {"gold": 1}}]}, "cost"),
        ({"hook": "season_end", "if": {"no_goods": True}, "do": [{"roll_for": {"at_least": 4, "gain": {}}}]}, "if"),
        ({"hook": "battle_mod", "if": {"no_goods": True}, "do": [{"enemy_strength": {"by": 1}}]}, "if"),
        ({"hook": "season_end", "if": {"no_goods": True}, "do": [{"gain": {"gold": 1}}]}, None),
    ],
)  # fmt: skip
def test_what_happens_to_everybody_is_not_chosen(effect: dict[str, Any], expected: str | None) -> None:
    told = list(misplaced(convert({"who": "each", **effect}, Effect), HOOKS, BOUND, of="destiny card", common=True))
    assert [where for where, _ in told] == ([(expected,)] if expected else [])


@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        ("advisors", "[{gain: {gold: 4}}]", "[{shift: {by: 1}}]",
         "advisors.wizard.support[0]: shift is no support: expected one of gain, one_of, peek, trade"),
        ("advisors", "[{gain: {gold: 4}}]", "[{chosen_by: {who: left}}]",
         "advisors.wizard.support[0]: chosen_by is no support"),
        ("whims", "{tile_good: {}}", "{reroll: {dice: one}}", "whims.whim_sergeant.support[0]: reroll is no support"),
        ("enemies", "loss: {points: 5}", "loss: {soldiers: 5}", "enemies.E5-5.loss: expected only gold, wood, stone"),
        ("governors", "hook: year_end,", "hook: put_up,", "hook: put_up never comes for a governor"),
    ],
)  # fmt: skip
def test_other_components_say_only_what_can_be_carried_out(
    tmp_path: Path, file: str, old: str, new: str, expected: str
) -> None:
    shutil.copytree(places.rules_data() / "kingsburg", tmp_path / "kingsburg")
    path = tmp_path / "kingsburg" / f"{file}.yaml"
    text = path.read_text("utf-8")
    path.write_text(text.replace(old, new, 1), "utf-8")
    line = text[: text.index(old)].count("\n") + 1
    with pytest.raises(DataErrors) as caught:
        load(path.parent)
    assert any(expected in str(error) and error.line == line for error in caught.value.errors), caught.value.errors


# -- what loads works, whichever building says it ---------------------------------------------------------------------


def printed() -> list[Effect]:
    """Every effect in the box, of whatever component, that a building may have."""
    cards = DATA.cards
    groups = (DATA.buildings, cards.extra, cards.strips, cards.governors, cards.destiny, cards.groups)
    return [
        effect for group in groups for thing in group.values() for effect in thing.effects
        if effect.who == "self" and not list(misplaced(effect, HOOKS, BOUND, of="building", common=False))
    ]


def test_a_building_of_the_base_game_may_do_what_any_component_does() -> None:
    """No word needs the module that it was printed for."""
    effects = printed()
    assert len(effects) > 90 and {type(word) for effect in effects for word in effect.do} >= {
        words.BuildFree, words.MoveDice, words.Office, words.AnyFace, words.LeadOrder, words.KeepSoldiers,
    }  # fmt: skip
    inn = msgspec.structs.replace(DATA.buildings["inn"], effects=tuple(effects))
    parts = (DATA.kinds, DATA.enemies, DATA.phases, DATA.terms, DATA.figures, DATA.cards)
    data = Components(DATA.advisors, {**DATA.buildings, "inn": inn}, *parts)
    session: KSession = Session(KingsburgController(data, "other data"), seat_list(NAMES[:3], range(2, 6)), {}, 5)
    for each in session.state.players[:2]:
        each.built.append("inn")
    rng, used = random.Random(4), set()
    while session.decision is not None and session.state.year < 4:
        option = rng.choice(session.decision.options)
        used.add(type(option.action).__name__)
        session.act(option)
        assert list(CONTROLLER.invariants(session.state)) == []
    assert used >= {"PutUpFree", "Turn", "Reroll", "Use", "Influence"}


GOLD: list[dict[str, Any]] = [{"gain": {"gold": 1}}]


def test_what_looks_at_dice_and_at_soldiers_works_without_modules() -> None:
    """They did nothing without the cards that they were made for."""
    data = box(inn=[{"hook": "on_place", "if": {"advisors": ["squire"]}, "do": GOLD}])
    aga, filip = {"dice": [2, 3], "built": ["inn"]}, {"dice": [4]}
    session = table("year 1 / spring / influence", data=data, aga=aga, filip=filip)
    session.act(Influence("squire", (2,)))
    assert goods(session) == (1, 0, 0)
    data = box(inn=[{"hook": "recruited", "do": [{"gain": {"soldiers": 1}}]}])
    wood = {"goods": {"wood": 2}}
    session = table("year 1 / recruiting / recruit", data=data, aga={"built": ["inn"], **wood}, filip=wood)
    session.act(Recruit(wood=2))
    assert player(session).soldiers == 2


def test_who_built_nothing_is_known_without_modules() -> None:
    """It was always so once."""
    data = box(inn=[{"hook": "season_end", "if": {"somebody_idle": True}, "do": [{"gain": {"points": 1}}]}])
    for put_up, expected in (({"put_up": 1}, 0), ({}, 1)):
        built = {"built": ["inn"], "put_up": 1}
        session = table(END, data=data, aga=built, filip={"put_up": 1} | TOWN_HALL, sandra=put_up)
        assert points(session) == expected


def test_a_condition_of_putting_up_is_looked_at() -> None:
    """It was ignored once."""
    data = box(inn=[{"hook": "put_up", "if": {"no_goods": True}, "do": [{"gain": {"points": 1}}]}])
    for gold, expected in ((1, 1), (2, 0)):
        session = table("year 1 / spring / build", data=data, aga={"goods": {"gold": gold, "wood": 1}}, filip=TOWN_HALL)
        session.act(Build("inn"))
        assert points(session) == expected


def test_what_follows_from_use_does_not_follow_from_itself() -> None:
    """It never ended once."""
    data = box(inn=[{"hook": "on_use", "do": [{"gain": {"points": 1}}]}])
    aga = {"built": ["inn", *TOWN_HALL["built"]], "goods": {"gold": 1}}
    session = table(END, data=data, aga=aga, filip=TOWN_HALL)
    session.act(Use("town_hall", "gold"))
    assert player(session).points == {"effects": 2}


def test_what_changes_other_effects_has_its_time_too() -> None:
    """Its season and its year were ignored once."""
    mint = {"hook": "always", "years": [1], "do": [{"also_in": {"buildings": ["statue"], "seasons": ["spring"]}}]}
    gain = {"hook": "season_end", "seasons": ["summer"], "do": [{"gain": {"points": 1}}]}
    data = box(inn=[mint], statue=[gain])
    for year, expected in ((1, 1), (2, 0)):
        session = table(f"year {year} / spring / season end", data=data, aga={"built": ["inn", "statue"]},
                        filip=TOWN_HALL)  # fmt: skip
        assert points(session) == expected


def test_what_may_be_used_once_a_game_is_gone() -> None:
    """K2.1"""
    use = {"hook": "season_end", "may": True, "limit": "game", "cost": [{"gold": 1}], "do": [{"gain": {"points": 1}}]}
    data = box(inn=[use])
    for year in (1, 2):
        aga = {"built": ["inn"], "goods": {"gold": 2}, "used": [("inn", 0)] if year == 2 else []}
        session = table(f"year {year} / spring / season end", data=data, aga=aga, filip=TOWN_HALL)
        assert (asked(session) == AGA) == (year == 1)
    assert refused_by(session, Use("inn", "gold"), AGA) == ("K2.1", "used_this_game")
    begin_season(session.play, "spring", year=True)
    assert player(session).used == [("inn", 0)]
