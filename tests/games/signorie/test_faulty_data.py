"""Faulty data of Signorie are refused with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingsburg_table.games.signorie.components import FILES, load, version
from tests.support.faulty import check_told, copy_of, refused

CHAPTER_SIZES = [2, 5, 5, 7, 6, 10, 8, 8, 9, 7, 16, 6, 3, 2, 3, 5]
TOKENS = "tokens: {2: 3, 3: 3, 4: 2, 5: 1}"
SPACES = "spaces: [1, 1, 2, 2, 3, 3, 4, 4]"
POLITICS = "politics: [gonzaga, gonzaga, medici, sforza]"
HOUSES = ["medici", "sforza", "este", "gonzaga", "borgia", "aragona"]


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("alliances", TOKENS, "tokens: {2: 3, 3: 3, 4: 2, 5: 2}", "expected 9 tokens of each"),
        ("alliances", TOKENS, "tokens: {2: 3, 3: 3, 4: 2, 5: 2}", "expected 54 alliance tokens"),
        ("alliances", TOKENS, "tokens: {2: 3, 3: 3, 4: 3, 5: 0}", "at least 1 copy of each"),
        ("alliances", TOKENS, "tokens: {2: 3, 3: 3, 4: 2, 10: 1}", "expected values of 1 to 9"),
        ("alliances", POLITICS, "politics: [gonzaga, gonzaga, medici, medici]",
         "expected one house twice and two others once"),
        ("alliances", POLITICS, "politics: [gonzaga, gonzaga, medici, borgia]",
         "expected every house twice in the three career rows"),
        ("alliances", POLITICS, "politics: [gonzaga, gonzaga, medici, visconti]",
         "unknown house visconti"),
        ("alliances", POLITICS, "politics: [medici, medici, gonzaga, sforza]",
         "expected different doubled houses in the politics rows"),
        ("alliances", POLITICS, "politics: [medici, medici, gonzaga, sforza]",
         "expected every house to be the doubled one equally often"),
        ("alliances", "marriage: [medici, sforza, este, gonzaga, borgia, aragona]",
         "marriage: [medici, medici, este, gonzaga, borgia, aragona]", "expected every house once"),
        ("alliances", SPACES, "spaces: [1, 1, 2, 2, 3, 3, 4, 5]", "expected values of 1 to 4"),
        ("alliances", SPACES, "spaces: [0, 1, 2, 2, 3, 3, 4, 4]", "expected values of 1 to 4"),
        ("alliances", SPACES, "spaces: [2, 1, 2, 2, 3, 3, 4, 4]", "from low to high"),
        ("alliances", SPACES, "spaces: []", "from low to high"),
        ("board", "hires: turquoise", "hires: yellow", "expected another column than its own"),
        ("board", "hires: turquoise", "hires: grey", "expected every column to be hired into by one action space"),
        ("board", "hires: turquoise", "hires: green", "got 'green'"),
        ("board", "value: 1\n", "value: 7\n", "expected the value of a die"),
        ("board", "management: florins", "management: begging", "expected one of "),
        ("board", "at: {column: yellow, row: 1}", "at: {column: yellow, row: 4}", "expected row 1, 2 or 3"),
        ("board", "at: {column: yellow, row: 1}", "at: {column: yellow, row: 2}", "take_pawn stands there already"),
        ("board", "cost: 2", "cost: -1", "expected no negative cost"),
        ("board", "do: {gain: {pawns: 1}}", "do: {gain: {pawns: 1, florins: 1}}", "expected pawns of choice alone"),
        ("board", "do: {gain: {pawns: 1}}", "do: {gain: {}}", "expected something to gain"),
        ("board", "do: {gain: {pawns: 1}}", "do: {gain: {florins: -1}}", "no negative amount"),
        ("board", "do: {gain: {pawns: 1}}", "do: {steal: {florins: 1}}", "unknown word steal"),
        ("board", "do: {gain: {pawns: 1}}", "do: {gain: {pawns: 1}, mission: {}}", "expected exactly one word"),
        ("board", "do: {gain: {pawns: 1}}", "do: {extra_action: {}}", "extra_action cannot be done here"),
        ("board", "do: {gain: {pawns: 1}}", "do: {raise_threshold: {}}", "raise_threshold cannot be done here"),
        ("board", "do: {gain: {florins: 3}}", "do: {any_task: {}}", "any_task cannot be done here"),
        ("board", "do: {gain: {florins: 3}}", "do: {gain: {points: 3}}", "only helpers and rewards bring points"),
        ("board", "do: {gain: {florins: 3}}", "do: {advance: {points: die, tracks: [church]}}", "only a helper knows"),
        ("board", "{advance: {points: 3, tracks: [initiative]}}", "{advance: {points: 0, tracks: [initiative]}}",
         "expected at least 1 point"),
        ("board", "{advance: {points: 3, tracks: [initiative]}}", "{advance: {points: 3, tracks: []}}",
         "expected different tracks"),
        ("board", "{advance: {points: 3, tracks: [initiative]}}", "{advance: {points: 3, tracks: [church, church]}}",
         "expected different tracks"),
        ("board", "{score_per: {count: men_in_cities, points: 1}}", "{score_per: {count: men_in_cities, points: 0}}",
         "expected at least 1 point for each"),
        ("tasks", "pawns: [1, 3]", "pawns: [3, 1]", "not more at least than at most"),
        ("tasks", "pawns: [1, 3]", "pawns: [0, 3]", "expected at least 1 pawn"),
        ("tasks", "pawns: [2, 2]", "pawns: [1, 2]", "mission is done once: expected a fixed number of pawns"),
        ("tasks", "do: {gain: {florins: 2}}", "do: {score_per: {count: helpers, points: 1}}", "only helpers and"),
        ("tasks", "yellow: {upper: woman", "yellow: {upper: child", "got 'child'"),
        ("rewards", "kind: bonus", "kind: points", "expected 9 bonus tokens as in the box, found 8"),
        ("rewards", "kind: bonus", "kind: points", "expected 5 point tokens as in the box, found 6"),
        ("rewards", "kind: bonus", "kind: points", "expected point tokens, and only those, to score"),
        ("figures", "dice: {2: 2, 3: 3, 4: 4}", "dice: {2: 2, 3: 3}", "expected a number for 4 players"),
        ("figures", "cities: {2: 3, 3: 4, 4: 5}", "cities: {2: 3, 3: 4, 4: 4}", "expected all 5 cities"),
        ("figures", "start_florins: [1, 2, 2, 3]", "start_florins: [1, 2, 2]", "expected a number for every position"),
        ("figures", "initiative: [0, 0, 1,", "initiative: [0, 2, 1,", "expected rising points"),
        ("figures", "offspring_dice: 5", "offspring_dice: 4", "expected one offspring die a married man"),
        ("figures", "brides: 16", "brides: 12", "expected a bride for every portrait"),
        ("figures", "men: 12", "men: 3", "expected as many as everybody begins with"),
        ("figures", "women: 11", "women: 2", "expected as many as everybody begins with"),
        ("figures", "rounds: 7", "rounds: 11", "expected a token for every round"),
        ("figures", "bonus_rounds: 5", "bonus_rounds: 10", "expected a token for every round"),
        ("figures", "most_dice: 4", "most_dice: 5", "expected dice to be left"),
        ("figures", "points: [1, 3, 5, 7", "points: [1, 5, 3, 7", "expected rising points"),
        ("figures", "florins: {4: 2}", "florins: {8: 2}", "expected spaces 1 to 7"),
        ("figures", "initiative: {6: 1}", "initiative: {0: 1}", "expected spaces 1 to 7"),
        ("figures", "counts: {tokens: 54, per_house: 9, tasks: 10", "counts: {tokens: 54, per_house: 9, tasks: 11",
         "expected 11 task tokens as in the box, found 10"),
        ("figures", "helper_spaces: 15", "helper_spaces: 16", "expected 16 helpers as in the box, found 15"),
    ],
)  # fmt: skip
def test_mistakes_are_told_with_file_and_line(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    check_told(refused(load, copy_of(tmp_path, "signorie", (file, old, new))), "signorie", message)


@pytest.mark.parametrize(
    ("file", "section", "message"),
    [
        ("board", "  purple:\n    value: 3", "missing entry purple"),
        ("tasks", "  grey: {upper: woman", "missing entry grey"),
        ("figures", "  church:\n    points", "missing entry church"),
    ],
)
def test_entries_of_the_board_cannot_be_renamed(tmp_path: Path, file: str, section: str, message: str) -> None:
    name = section.strip().partition(":")[0]
    errors = refused(load, copy_of(tmp_path, "signorie", (file, section, section.replace(name, "sepia", 1))))
    check_told(errors, "signorie", message)
    check_told(errors, "signorie", "unknown entry: expected one of")


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    two = ("board", "cost: 2", "cost: -1"), ("tasks", "pawns: [2, 2]", "pawns: [1, 2]")
    errors = refused(load, copy_of(tmp_path, "signorie", *two))
    assert {error.file for error in errors} == {"signorie/board.yaml", "signorie/tasks.yaml"}


def test_figures_may_be_replaced(tmp_path: Path) -> None:
    """Reconstructed figures can be corrected without touching code, and a recorded match notices. Q5: a track of 13."""
    longer = "points: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]"
    folder = copy_of(tmp_path, "signorie", ("figures", "points: [1, 3, 5, 7, 9, 11, 13]", longer))
    assert len(load(folder).ladder_of[0].points) == 13
    assert version(folder) != version()
    assert set(FILES) == {"board", "tasks", "rewards", "alliances", "figures"}
