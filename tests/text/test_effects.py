"""Effects as data become sentences; a word without a sentence is told."""

from __future__ import annotations

from typing import Any

import pytest

from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.text import MissingText, Run, Speaker
from kingsburg_table.text.effects import effect_runs, effect_text, effects_text, words_runs, words_text

NAMES = get_controller("kingsburg").rules({}).data.names()
EN, PL = Speaker("en", NAMES), Speaker("pl", NAMES)


@pytest.mark.parametrize(
    ("effect", "en", "pl"),
    [
        ({"hook": "season_end", "seasons": ["summer", "autumn"], "do": [{"gain": {"points": 2}}]},
         "At the end of summer and autumn, gain 2 victory points.",
         "Na koniec lata i jesieni zyskujesz 2 punkty zwycięstwa."),
        ({"hook": "season_start", "seasons": ["autumn"], "may": True, "do": [{"gain": {"gold": 5}}]},
         "At the start of autumn, before the roll, you may gain 5 gold.",
         "Na początku jesieni, przed rzutem, możesz zyskać 5 złota."),
        ({"hook": "after_roll", "limit": "season", "if": {"roll_at_most": 9}, "may": True, "do": [{"reroll": "all"}]},
         "After your roll, if your total is 9 or less, you may re-roll all your dice (once per season).",
         ("Po rzucie, jeśli suma twoich kości wynosi najwyżej 9, "
          "możesz przerzucić wszystkie swoje kości (raz na porę roku).")),
        ({"hook": "season_end", "limit": "season", "do": [{"trade": {"pay": {"gold": 1}, "gain": {"points": 1}}}]},
         "At the end of each productive season, you may pay 1 gold to gain 1 victory point.",
         "Na koniec każdej pory produkcyjnej możesz oddać 1 złoto, aby zyskać 1 punkt zwycięstwa."),
        ({"hook": "battle_mod", "do": [{"strength": {"any": 2, "zombies": 0, "demons": -1}}]},
         "In battle: +2 strength (0 against Zombies and −1 against Demons).",
         "W walce: +2 do siły (0 przeciw Zombie i −1 przeciw Demonom)."),
        ({"hook": "battle_mod", "do": [{"strength": {"orcs": 1, "dragons": 3}}]},
         "In battle: +1 strength, but only against Orcs and +3 strength, but only against Dragons.",
         "W walce: +1 do siły, ale tylko przeciw Orkom i +3 do siły, ale tylko przeciw Smokom."),
        ({"hook": "build", "do": [{"price": {"wood": 2}, "columns": [3]}]},
         "Buildings in column III cost you 2 wood more.", "Budynki z kolumny III kosztują cię o 2 drewna więcej."),
        ({"hook": "build", "do": [{"price": {"stone": -1}}]},
         "Buildings cost you 1 stone less.", "Budynki kosztują cię o 1 kamień mniej."),
        ({"hook": "game_end", "do": [{"score_per": {"goods": 5, "points": 2}}]},
         "At the end of the game, gain 2 victory points for every 5 goods you own.",
         "Na koniec gry zyskujesz 2 punkty zwycięstwa za każde 5 posiadanych zasobów."),
        ({"hook": "season_start", "do": [{"white_dice": 2}]},
         "In each productive season you also roll 2 white dice.",
         "W każdej porze produkcyjnej rzucasz dodatkowo 2 białymi kośćmi."),
    ],
)  # fmt: skip
def test_sentences_of_effects(effect: dict[str, Any], en: str, pl: str) -> None:
    assert effect_text(EN, effect) == en
    assert effect_text(PL, effect) == pl


def test_several_words_and_several_effects() -> None:
    words = [{"gain": {"wood": 1}}, {"one_of": [{"gain": {"gold": 1}}, {"gain": {"stone": 1}}]}, {"peek": 1}]
    assert words_text(EN, words) == (
        "Gain 1 wood and your choice of 1 gold or 1 stone, and look secretly at the top enemy card."
    )
    win = {"hook": "battle_win", "do": [{"gain": {"points": 1}}]}
    recruit = {"hook": "recruit", "do": [{"soldier_price": 1}]}
    assert effects_text(PL, [win, recruit]) == (
        "Gdy wygrywasz walkę, zyskujesz 1 punkt zwycięstwa. Podczas rekrutacji oddział kosztuje cię tylko 1 zasób."
    )


def test_amounts_can_be_drawn_as_icons() -> None:
    runs = words_runs(PL, [{"gain": {"gold": 2, "tokens": 1}}])
    assert runs == [
        Run("Zyskujesz "),
        Run("2 złota", kind="amount", id="gold", n=2),
        Run(" i "),
        Run("1 żeton +2", kind="amount", id="tokens", n=1),
        Run("."),
    ]
    strength = effect_runs(EN, {"hook": "battle_mod", "do": [{"strength": {"demons": 1}}]})
    assert Run("Demons", kind="name", id="demons") in strength


@pytest.mark.parametrize(
    ("effect", "missing"),
    [
        ({"hook": "build", "do": [{"conjure": 1}]}, "no sentence for the effect word conjure"),
        ({"hook": "build", "do": [{}]}, "no sentence for the effect word of nothing"),
        ({"hook": "full_moon", "do": [{"peek": 1}]}, "effect.when.full_moon"),
        ({"hook": "build", "if": {"full_moon": True}, "do": [{"peek": 1}]}, "effect.if.full_moon"),
        ({"hook": "build", "if": {"all_dice_equal": True, "roll_at_most": 7}, "do": [{"peek": 1}]}, "two conditions"),
    ],
)
def test_what_has_no_sentence_is_told(effect: dict[str, Any], missing: str) -> None:
    with pytest.raises(MissingText, match=missing):
        effect_text(EN, effect)
