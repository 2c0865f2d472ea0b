"""Principato's data files against the counts and sums of the box (sections 2, 3 and 5 of the rules)."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingsburg_table import places
from kingsburg_table.core.rulebook import load_rulebook
from kingsburg_table.games.principato.components import FILES, load, version
from kingsburg_table.games.principato.words import CULTURE
from tests.games.principato.table import DATA
from tests.support.faulty import check_told, copy_of, refused

FOLDER = places.rules_data() / "principato"
CHAPTER_SIZES = [13, 7, 14, 5, 8, 15, 6, 6, 6, 3, 7, 7, 9]


def test_the_box() -> None:
    """98 action cards, 110 cards, 84 supply, 56 military, 45 culture tokens, 90 cubes."""
    action_cards = sum(DATA.all_copies[1:])
    assert action_cards == 98
    assert action_cards + sum(card.copies for card in DATA.other_cards.values()) + len(DATA.goals) == 110
    assert DATA.all_copies[0] == 2
    stock = {name: pile.count for name, pile in DATA.stock.items()}
    assert stock == {"food": 39, "money": 39, "favor": 12, "land": 42, "city": 42, "catapults": 19, "troops": 37}
    assert stock["land"] + stock["city"] == 84 and stock["catapults"] + stock["troops"] == 56
    assert stock["food"] + stock["money"] + stock["favor"] == 90
    assert [sum(DATA.culture[kind].copies) for kind in CULTURE] == [15, 15, 15]


def test_culture_values_are_graded_by_cost() -> None:
    sums = [
        sum(value * copies for value, copies in zip(kind.values, kind.copies, strict=True))
        for kind in DATA.culture.values()
    ]
    assert sums == [30, 45, 60]
    assert [DATA.culture[kind].values for kind in CULTURE] == [(3, 2, 1), (4, 3, 2), (5, 4, 3)]


@pytest.mark.parametrize(
    ("players", "sizes", "display"), [(2, (18, 14, 14), 5), (3, (26, 21, 21), 6), (4, (34, 28, 28), 7)]
)
def test_deck_sizes(players: int, sizes: tuple[int, ...], display: int) -> None:
    """Section 5.3: 7 rounds of turns a year for every number of players; one scoring card in years 2 and 3."""
    decks = [DATA.deck(year, players) for year in (1, 2, 3)]
    assert tuple(sum(deck[1:]) for deck in decks) == sizes
    assert [deck[0] for deck in decks] == [0, 1, 1]
    assert DATA.figures.display[players] == display
    assert [sizes[0] - display + 1, sizes[1], sizes[2]] == [7 * players] * 3


def test_the_table_of_copies() -> None:
    """All copies of every face, as in the table of section 5.3."""
    copies = dict(zip(DATA.ids, DATA.all_copies, strict=True))
    assert copies == {
        "scoring_card": 2, "cultivate_field": 8, "build_farm": 8, "build_palazzo": 8, "build_bank": 8, "harvest": 11,
        "market": 11, "tax_mixed": 7, "tax_food": 2, "tax_money": 2, "recruit_militia": 6, "hire_condottieri": 6,
        "build_catapult_early": 3, "build_catapult_late": 3, "sculptor": 5, "writer": 5, "painter": 5,
    }  # fmt: skip
    assert sorted(DATA.s2) == ["build_bank", "build_farm", "build_palazzo", "cultivate_field"]
    assert DATA.s1 == ["tax_mixed"] * 4


def test_numbers_stand_for_faces_as_in_the_overview() -> None:
    assert [card.number for card in DATA.cards.values()] == list(range(1, 17))
    assert DATA.ids[1] == "build_bank" and DATA.ids[16] == "writer"


def test_every_field_says_where_it_comes_from() -> None:
    for group in (DATA.cards, DATA.goals, DATA.culture, DATA.tokens, DATA.areas, DATA.terms, DATA.other_cards):
        for id, thing in group.items():
            said = {field.partition(".")[0] for field in thing.source}
            assert "name" in said, id
    marked = {id for id, card in DATA.cards.items() if card.source["exchange"] == "reconstructed"}
    assert set(DATA.cards) - marked == {"harvest", "market"}
    assert all(kind.source["values"] == "reconstructed" for kind in DATA.culture.values())
    assert DATA.goals["flourishing_city"].source["per"] == "reconstructed"


def test_the_rules_are_complete_and_in_order() -> None:
    book = load_rulebook(FOLDER)
    wanted = [f"P{chapter}.{n}" for chapter, size in enumerate(CHAPTER_SIZES, start=1) for n in range(1, size + 1)]
    assert list(book.rules) == wanted
    for rule in book.rules.values():
        assert len(rule.title.en) <= 36 and len(rule.title.pl) <= 36, rule.id
        assert rule.text.en != rule.text.pl


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("cards", "harvest: [2, 1, 1]", "harvest: [2, 1, 2]", "expected 98 action cards as in the box, found 99"),
        ("cards", "harvest: [2, 1, 1]", "harvesd: [2, 1, 1]", "unknown card"),
        ("cards", "harvest: [2, 1, 1]", "harvest: [2, 1, -1]", "no negative number"),
        ("cards", "number: 2", "number: 1", "build_bank has this number already"),
        ("cards", "scoring_cards: 1", "scoring_cards: 0", "expected one scoring card in every deck but the first"),
        ("cards", "{troop: condottiere}", "{troop: knight}", "expected one of militia, condottiere"),
        ("cards", "{gain_per: {cube: food, token: field}}", "{}", "expected exactly one word, found none"),
        ("cards", "s2:\n    copies: {cultivate_field: 1, build_farm: 1", "s2:\n    copies: {cultivate_field: 2",
         "expected 4 different cards"),
        ("goals", "per: {count: [catapult]}", "per: {count: [cannon]}", "expected one of field, farm"),
        ("goals", "type: 2", "type: 1", "expected at least 4 goals of type 2, found 3"),
        ("culture", "copies: [5, 5, 5]", "copies: [5, 5, 6]", "expected 45 culture tokens as in the box, found 46"),
        ("culture", "values: [3, 2, 1]", "values: [3, 1, 2]", "from high to low"),
        ("figures", "food: {count: 39", "food: {count: 40", "expected 90 cubes as in the box, found 91"),
        ("figures", "catapults: {count: 19", "catapults: {count: 20", "expected 56 military tokens"),
        ("figures", "land: {count: 42", "land: {count: 41", "expected 84 supply tokens"),
        ("figures", "display: {2: 5, 3: 6", "display: {2: 5", "expected a size for 3 players"),
        ("figures", "3: [6, 3, 0]", "3: [6, 3]", "expected 3 falling numbers for 3 players"),
        ("figures", "pile: land", "pile: lands", "expected one of food, money"),
        ("figures", "display: {2: 5, 3: 6, 4: 7}", "display: {2: 19, 3: 6, 4: 7}",
         "expected at least 19 action cards with 2 players, found 18"),
    ],
)  # fmt: skip
def test_mistakes_are_told_with_file_and_line(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    told = check_told(refused(load, copy_of(tmp_path, "principato", (file, old, new))), "principato", message)
    assert told.file in (f"principato/{file}.yaml", "principato/cards.yaml")


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    two = ("cards", "number: 2", "number: 1"), ("culture", "copies: [5, 5, 5]", "copies: [5, 5, 6]")
    assert len(refused(load, copy_of(tmp_path, "principato", *two))) == 2


def test_figures_may_be_replaced(tmp_path: Path) -> None:
    """Reconstructed figures can be corrected without touching code, and a recorded match notices."""
    folder = copy_of(
        tmp_path, "principato", ("goals", "{count: [military], each: 4}", "{count: [military], each: 1}")
    )
    bastion = load(folder).goals["bastion"].per
    assert bastion is not None and bastion.each == 1
    assert version(folder) != version()
    assert set(FILES) == {"cards", "goals", "culture", "figures"}
