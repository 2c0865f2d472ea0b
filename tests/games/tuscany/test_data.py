"""Tuscany's data files against the counts and the geometry of the box (sections 2 and 5 of the rules)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from kingsburg_table import places
from kingsburg_table.core.rulebook import load_rulebook
from kingsburg_table.games.tuscany.checks import arrangements, triples
from kingsburg_table.games.tuscany.components import load, read, validate, version
from kingsburg_table.games.tuscany.land import Land, Plan, lay_out, touching
from tests.games.tuscany.table import DATA
from tests.support.faulty import check_told, copy_of, refused

FOLDER = places.rules_data() / "tuscany"
BOX = read()[1]
CHAPTER_SIZES = [6, 5, 10, 8, 2, 4, 9, 6, 6, 2, 5, 4, 1, 1, 1, 6, 3, 7, 4, 6, 8]


def test_the_box() -> None:
    """TT5: 122 estate cards, 27 income cards, 120 tiles, 25 bonus tokens, and the sums by colour of section 5."""
    assert sum(kind.cards for kind in DATA.kinds.values()) == 122
    assert sum(card.copies for card in DATA.income_cards.values()) == 27
    assert 4 * (len(DATA.own_set) + 1) + len(DATA.neutral_set) == 120
    assert [token.count for token in DATA.tokens.values()] == [5] * 5
    assert {id: kind.cards for id, kind in DATA.kinds.items()} == {
        "castle": 12, "inn": 12, "town": 14, "quarry": 16, "monastery": 16, "cart": 16, "village": 18,
        "agriculture": 18,
    }
    own, neutral = (Counter(DATA.kind_of[code] for code in tiles) for tiles in (DATA.own_set, DATA.neutral_set))
    assert neutral == dict.fromkeys(DATA.codes, 4)
    assert own == {"V": 4, "G": 4, "C": 3, "M": 3, "Q": 3, "T": 2, "I": 1, "K": 1}
    assert {id: kind.hexes for id, kind in DATA.kinds.items()} == {
        "castle": 3, "town": 3, "inn": 2, "agriculture": 5, "quarry": 4, "village": 5, "monastery": 4, "cart": 4,
    }
    assert {id: kind.bonus for id, kind in DATA.kinds.items()} == {
        "castle": (2, 1), "inn": (2, 1), "town": (3, 1), "quarry": (3, 2), "monastery": (3, 2), "cart": (3, 2),
        "village": (4, 2), "agriculture": (4, 2),
    }


def test_crops_in_play() -> None:
    """Section 5.1: so many symbols with 2, 3 and 4 players."""
    def crops(tiles: str) -> Counter[str]:
        return Counter(crop for code in tiles for crop in DATA.crops_of.get(code, ()))

    for players, wanted in ((2, (4, 4, 5, 5)), (3, (6, 6, 6, 6)), (4, (8, 8, 7, 7))):
        found = crops(DATA.own_set * players + DATA.neutral_set)
        assert tuple(found[crop] for crop in ("grapes", "grain", "olives", "livestock")) == wanted


@pytest.mark.slow
def test_every_estate_there_can_be() -> None:
    """TT3 and section 5.3: 12 288 arrangements with 30 hexes, 67 adjacent pairs and regions of 1 to 3 each."""
    sizes: Counter[int] = Counter()
    for boards in triples(BOX):
        best, plans = 0, 0
        for plan in arrangements(boards):
            land = lay_out(BOX.shape, BOX.boards, plan)
            assert len(land.cells) == 30 and land.pairs == 67
            assert all(len(land.of_kind[kind.code]) == kind.hexes for kind in DATA.kinds.values())
            sizes.update(map(len, land.regions))
            best, plans = max(best, _points(land)), plans + 1
        assert plans == 192
        assert 41 <= best <= 43
        if boards == ("A1", "B1", "C1"):
            assert best == 42
    assert sizes == {1: 196_352, 2: 68_288, 3: 11_904}


def _points(land: Land) -> int:
    return sum(DATA.figures.regions[len(region)] for region in land.regions)


def test_an_estate_turned_as_a_whole_is_the_same() -> None:
    """TT3: the 192 arrangements of three boards are 96 estates, each with its twin that lies the other way round."""
    boards = ("A1", "B1", "C1")
    plans = list(arrangements(boards))
    assert len(plans) == len(set(plans)) == 192
    seen: set[frozenset[tuple[tuple[int, int], str]]] = set()
    for plan in plans:
        twin = Plan(plan.boards[::-1], tuple(not turned for turned in plan.turned[::-1]), plan.joints[::-1])
        assert twin in plans
        here, there = (lay_out(BOX.shape, BOX.boards, each) for each in (plan, twin))
        assert sorted(map(len, here.regions)) == sorted(map(len, there.regions))
        seen.add(min(_shape(here), _shape(there), key=sorted))
    assert len(seen) == 96


def _shape(land: Land) -> frozenset[tuple[tuple[int, int], str]]:
    """Cells with kinds, wherever the whole of it lies."""
    least_q = min(q for q, _ in land.cells)
    least_r = min(r for q, r in land.cells if q == least_q)
    return frozenset(((q - least_q, r - least_r), kind) for (q, r), kind in zip(land.cells, land.kinds, strict=True))


@pytest.mark.parametrize("step", [(3, 0), (3, -3)])
def test_other_joints_are_refused(step: tuple[int, int], tmp_path: Path) -> None:
    """TT73: such a shift makes only two and two hexes touch."""
    assert touching(BOX.shape, step) == (2, 2)
    assert [touching(BOX.shape, joint) for joint in BOX.shape.joints.values()] == [(3, 3), (3, 3)]
    folder = copy_of(tmp_path, "tuscany", ("estates", "down: [3, -1]", f"down: [{step[0]}, {step[1]}]"))
    check_told(refused(validate, folder), "tuscany", "expected 3 and 3 hexes to touch")


def test_ready_made_estates_are_the_best_there_are() -> None:
    """For each deal the most region points, and a start castle among as many kinds as such an estate allows."""
    for boards in triples(BOX):
        ready = DATA.ready_made["".join(boards)]
        most = max(_points(DATA.land(plan.code())) for plan in arrangements(boards))
        assert _points(DATA.land(ready.estate)) == most, boards


@pytest.mark.parametrize(("file", "old", "new", "said"), [
    ("kinds", "cards: 12", "cards: 13", "expected 122 estate cards"),
    ("kinds", "bonus: [2, 1]", "bonus: [2, 3]", "expected side I of at least side II"),
    ("kinds", "effect: {gain: {hexagon: 1}}", "effect: {gain: {hexagon: 2}}", "at most one hexagon"),
    ("kinds", "effect: {free_tile: {}}", "effect: {}", "expected exactly one word"),
    ("cards", "copies: 3", "copies: 2", "expected 27 income cards"),
    ("cards", "count: 5", "count: 6", "expected 25 bonus tokens"),
    ("tiles", "each: 4, neutral: 4", "each: 4, neutral: 5", "expected fewer than 5 neutral tiles of village"),
    ("tiles", "code: T, kind: town", "code: K, kind: town", "has this code already"),
    ("estates", "layout: VKGIVMQGTQ", "layout: VKGIVMQGTG", "the same hexes as on the other boards A"),
    ("estates", "layout: VKGIVMQGTQ", "layout: VKGIVMQGT", "expected 10 codes"),
    ("estates", "castle: [0, 1]}", "castle: [0, 0]}", "expected a castle hex"),
    ("figures", "stacks: [7, 7, 7]", "stacks: [7, 7, 8]", "tiles in the stacks"),
    ("figures", "regions: {1: 1, 2: 3, 3: 6}", "regions: {1: 1, 2: 3}", "regions of 1, 2 and 3 hexes"),
])
def test_mistakes_in_the_data_are_told(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    check_told(refused(validate, copy_of(tmp_path, "tuscany", (file, old, new))), "tuscany", said)


def test_another_figure_is_another_version(tmp_path: Path) -> None:
    assert version(copy_of(tmp_path / "same", "tuscany")) == version()
    folder = copy_of(tmp_path / "other", "tuscany", ("figures", "start_hand: 5", "start_hand: 6"))
    assert version(folder) != version()
    assert load(folder).figures.start_hand == 6


def test_every_rule_is_in_the_book() -> None:
    """T1 to T19 as the rules file numbers them, what is told of this table (T20), and the set-up (T21)."""
    book = load_rulebook(FOLDER)
    chapters = [sum(id.startswith(f"{chapter}.") for id in book.rules) for chapter in book.chapters]
    assert list(book.chapters) == [f"T{number}" for number in range(1, 22)]
    assert chapters == CHAPTER_SIZES
    for rule in book.rules.values():
        assert rule.see or rule.id in ("T18.7",)
