"""Signorie's data files against the counts and tables of the box (sections 2, 3 and 5 of the rules)."""

from __future__ import annotations

import re
from collections import Counter

import msgspec

from kingsburg_table import places
from kingsburg_table.core.keyed import spelled
from kingsburg_table.core.rulebook import load_rulebook
from kingsburg_table.games.signorie.words import CAREERS, COLOURS, TRACKS, Advance, Gain, Marriage, Mission, ScorePer
from tests.games.signorie.table import DATA

FOLDER = places.rules_data() / "signorie"
CHAPTER_SIZES = [2, 5, 5, 7, 6, 10, 8, 8, 9, 7, 16, 6, 3, 2, 3, 5]
TOKENS = "tokens: {2: 3, 3: 3, 4: 2, 5: 1}"
SPACES = "spaces: [1, 1, 2, 2, 3, 3, 4, 4]"
POLITICS = "politics: [gonzaga, gonzaga, medici, sforza]"
HOUSES = ["medici", "sforza", "este", "gonzaga", "borgia", "aragona"]


def test_the_box() -> None:
    """Section 2: 54 alliance tokens of six houses, 48 helpers, 16 brides, 10 tasks, 9 + 5 rewards, 15 helper spaces."""
    assert [sum(house.tokens.values()) for house in DATA.houses.values()] == [9] * 6
    assert list(DATA.houses) == HOUSES
    assert (DATA.figures.helpers, DATA.figures.brides, DATA.figures.offspring_dice) == (48, 16, 5)
    assert (DATA.figures.men, DATA.figures.women) == (12, 11)
    assert (len(DATA.tasks), len(DATA.helpers), len(DATA.plans), len(DATA.cities)) == (10, 15, 4, 5)
    assert Counter(token.kind for token in DATA.rewards.values()) == {"bonus": 9, "points": 5}


def test_constants() -> None:
    """Sections 3 and 5.12."""
    figures = DATA.figures
    assert (figures.rounds, figures.bonus_rounds, figures.most_dice) == (7, 5, 4)
    assert (figures.dice, figures.cities, figures.tokens_removed) == (
        {2: 2, 3: 3, 4: 4}, {2: 3, 3: 4, 4: 5}, {2: 2, 3: 1, 4: 0},
    )  # fmt: skip
    assert msgspec.structs.astuple(figures.start) == (4, 3, 5) and figures.start_florins == (1, 2, 2, 3)
    assert msgspec.structs.astuple(figures.threshold) == (13, 3, 22)
    assert (figures.most_dowry, figures.points_per_florin, figures.reward_florins) == (4, 2, 3)
    assert figures.weddings == (0, 1, 2, 4) and figures.wedding_florins == {2: 2, 3: 2, 4: 2, 5: 2}
    assert msgspec.structs.astuple(figures.purchase) == (5, 5)
    assert (figures.tokens_to_score, figures.face_down_points, figures.offspring_men) == (3, 1, (4, 5, 6))


def test_action_spaces() -> None:
    """Table 5.1; S5.1, S5.6: every column is hired into by one other."""
    found = [(column.value, spelled(column.do), column.hires) for column in DATA.column_of]
    assert found == [
        (1, "gain", "turquoise"), (2, "marriage", "yellow"), (3, "offspring", "red"), (4, "mission", "purple"),
        (5, "advance", "grey"),
    ]  # fmt: skip
    assert DATA.column_of[0].do == Gain(florins=3)
    assert DATA.column_of[4].do == Advance(4, ("politics", "church", "military", "initiative"))
    assert tuple(DATA.columns) == COLOURS


def test_the_grid_of_helpers() -> None:
    """Table 5.2: codes and costs, column by column, from top to bottom."""
    grid = [(helper.code, helper.cost) for helper in DATA.helper_of]
    assert grid == [
        ("H12", 2), ("H03", 3), ("H02", 4), ("H13", 4), ("H07", 5), ("H15", 3), ("H04", 5), ("H05", 4), ("H01", 5),
        ("H08", 5), ("H10", 3), ("H11", 2), ("H14", 4), ("H06", 5), ("H09", 3),
    ]  # fmt: skip


def test_what_helpers_do() -> None:
    """Table 5.3."""
    does = {helper.code: (spelled(helper.do), *msgspec.structs.astuple(helper.do)) for helper in DATA.helper_of}
    gain = {"H12": (0, 0, 0, 0, 1), "H13": (0, 3, 0, 0, 0), "H14": (3, 0, 0, 0, 0)}
    assert does == {
        "H01": ("mission", "face_down"), "H02": ("marriage", "face_down"), "H03": ("advance", 3, ("initiative",)),
        "H04": ("advance", 3, CAREERS), "H05": ("advance", "die", ("initiative",)),
        "H06": ("advance", "die", ("politics",)), "H07": ("advance", "die", ("church",)),
        "H08": ("advance", "die", ("military",)), "H09": ("offspring", "one"),
        "H10": ("score_per", "men_in_cities", 1), "H11": ("face_down",), "H15": ("any_task",),
        **{code: ("gain", *amounts) for code, amounts in gain.items()},
    }  # fmt: skip


def test_tasks_and_their_spaces() -> None:
    """Table 5.4; Q1: 2 points for each pawn; Q2: 3 for each pawn; the sexes stand on the board (S6.2)."""
    found = {task.code: (task.pawns, task.do) for task in DATA.task_of}
    tracks = {"T01": "politics", "T02": "church", "T03": "military", "T04": "initiative"}
    for code, track in tracks.items():
        pawns, do = found.pop(code)
        assert pawns == (1, 3) and isinstance(do, Advance) and (do.points, do.tracks) == (2, (track,))
    assert {code: (pawns, spelled(do)) for code, (pawns, do) in found.items()} == {
        "T05": ((1, 1), "face_down"), "T06": ((1, 3), "raise_threshold"), "T07": ((2, 2), "mission"),
        "T08": ((2, 2), "marriage"), "T09": ((1, 3), "gain"), "T10": ((1, 3), "gain"),
    }  # fmt: skip
    assert (found["T09"][1], found["T10"][1]) == (Gain(florins=2), Gain(pawns=1))
    assert found["T07"][1] == Mission("city") and found["T08"][1] == Marriage("city")
    assert DATA.sex_of == ("woman", "man") * 5


def test_rewards() -> None:
    """Table 5.5."""
    bonus = {token.code: token.do for token in DATA.rewards.values() if token.kind == "bonus"}
    assert {code: spelled(do) for code, do in bonus.items()} == {
        "R01": "mission", "R02": "marriage", "R03": "gain", "R04": "gain", "R05": "advance", "R06": "advance",
        "R07": "face_down", "R08": "free_helper", "R09": "extra_action",
    }  # fmt: skip
    assert (bonus["R03"], bonus["R04"]) == (Gain(men=2), Gain(women=2))
    assert (bonus["R05"], bonus["R06"]) == (Advance(3, TRACKS[:3]), Advance(3, ("initiative",)))
    points = {token.code: token.do for token in DATA.rewards.values() if token.kind == "points"}
    assert points == {
        "V01": ScorePer("helpers", 2), "V02": ScorePer("cities_with_men", 4), "V03": ScorePer("cities_with_women", 4),
        "V04": ScorePer("men_in_cities", 2), "V05": ScorePer("women_in_cities", 2),
    }  # fmt: skip


def test_alliance_tokens() -> None:
    """Table 5.6: 28 points a house, 168 in all."""
    assert all(house.tokens == {2: 3, 3: 3, 4: 2, 5: 1} for house in DATA.houses.values())
    assert sum(value * copies for house in DATA.houses.values() for value, copies in house.tokens.items()) == 168


def test_the_balance_of_the_plans() -> None:
    """S10.1, table 5.7: the rows as written there, 12 shields a house, doubled twice over the four plans."""
    initials = {house[0]: house for house in HOUSES}
    rows = {
        "yellow_plan": ("ggms", "bbse", "aame"), "red_plan": ("mmgb", "ssba", "eega"),
        "purple_plan": ("bbma", "eemg", "ssga"), "blue_plan": ("aase", "mmeb", "ggsb"),
    }  # fmt: skip
    for id, plan in DATA.plans.items():
        written = tuple("".join(house[0] for house in getattr(plan, career)) for career in CAREERS)
        assert written == rows[id] and sorted(plan.marriage) == sorted(HOUSES)
        assert Counter(plan.careers()) == dict.fromkeys(HOUSES, 2)
    assert set("".join(rows["red_plan"])) == set(initials)
    shields = Counter(house for plan in DATA.plans.values() for house in (*plan.careers(), *plan.marriage))
    assert shields == dict.fromkeys(HOUSES, 12)
    doubled = Counter(
        house for plan in DATA.plans.values() for career in CAREERS
        for house, count in Counter(getattr(plan, career)).items() if count == 2
    )  # fmt: skip
    assert doubled == dict.fromkeys(HOUSES, 2)


def test_cities_and_tracks() -> None:
    """Tables 5.8, 5.9 and 5.10; S8.3, S8.6."""
    assert list(DATA.cities) == ["milano", "venezia", "firenze", "roma", "napoli"]
    assert all(city.spaces == (1, 1, 2, 2, 3, 3, 4, 4) for city in DATA.city_of)
    for ladder in DATA.ladder_of:
        assert ladder.points == (1, 3, 5, 7, 9, 11, 13)
        assert [points // 2 for points in ladder.points] == [0, 1, 2, 3, 4, 5, 6]
        assert (ladder.florins, ladder.initiative) == ({4: 2}, {6: 1})
    assert DATA.figures.initiative == (0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 9)


def test_every_field_says_where_it_comes_from() -> None:
    for group in (DATA.columns, DATA.helpers, DATA.tasks, DATA.rewards, DATA.houses, DATA.plans, DATA.cities,
                  DATA.careers, DATA.terms):
        for id, thing in group.items():
            missing = set(thing.__struct_fields__) - {"id", "source", "code", "kind", "pawns"}
            missing -= {field.partition(".")[0] for field in thing.source}
            assert not missing, (id, missing)
    assert all(house.source["tokens"] == "reconstructed" for house in DATA.houses.values())
    assert all(ladder.source["points"] == "reconstructed" for ladder in DATA.careers.values())
    assert DATA.figures.source["initiative"] == DATA.figures.source["weddings"] == "reconstructed"
    costs = {id for id, helper in DATA.helpers.items() if helper.source["cost"] != "reconstructed"}
    assert costs == {"adv3_initiative"}
    spaces = {colour: set(spaces.source.values()) for colour, spaces in DATA.task_spaces.items()}
    assert spaces == {colour: {"rulebook" if colour == "turquoise" else "reconstructed"} for colour in COLOURS}


def test_the_rules_are_complete_and_in_order() -> None:
    book = load_rulebook(FOLDER)
    wanted = [f"S{chapter}.{n}" for chapter, size in enumerate(CHAPTER_SIZES, start=1) for n in range(1, size + 1)]
    assert list(book.rules) == wanted
    for rule in book.rules.values():
        assert len(rule.title.en) <= 36 and len(rule.title.pl) <= 36, rule.id
        assert rule.text.en != rule.text.pl


def test_rules_that_the_code_cites_exist() -> None:
    """Steps, refusals and comments name only rules that the browser has."""
    book = load_rulebook(FOLDER)
    folder = places.rules_data().parent / "kingsburg_table" / "games" / "signorie"
    cited = {rule for path in folder.rglob("*.py") for rule in re.findall(r"\bS\d+\.\d+\b", path.read_text("utf-8"))}
    assert len(cited) > 60 and cited <= set(book.rules), cited - set(book.rules)
