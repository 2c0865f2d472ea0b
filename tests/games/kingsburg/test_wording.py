"""Effects as data become sentences and pictures; a word without one of them is found here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.core.keyed import convert
from kingsburg_table.core.placement import misplaced
from kingsburg_table.games.kingsburg.hooks import BOUND, HOOKS
from kingsburg_table.games.kingsburg.wording import SILENT
from kingsburg_table.games.kingsburg.words import Condition, Effect, Word
from kingsburg_table.table.boards.kingsburg.wording import effect_runs, words_runs
from kingsburg_table.text import Run, Speaker
from kingsburg_table.text.sentences import plain

CONTROLLER = get_controller("kingsburg")
NAMES = CONTROLLER.names()
EN, PL = Speaker("en", NAMES), Speaker("pl", NAMES)


#: Words that only advisors and tiles say.
OF_SUPPORTS = {
    "trade", "either", "different", "chosen_by", "with_partner", "split_with", "keep_and_give", "gain_or_swap",
    "from_tile", "tile_good",
}
ALL_DICE = [{"reroll": {"dice": "all"}}]


def effect_text(speaker: Speaker, effect: dict[str, Any]) -> str:
    return plain(effect_runs(speaker, convert(effect, Effect)))


def said(*found: dict[str, Any]) -> tuple[Word, ...]:
    return convert(list(found), tuple[Word, ...])


@pytest.mark.parametrize(
    ("effect", "en", "pl"),
    [
        ({"hook": "season_end", "seasons": ["summer", "autumn"], "do": [{"gain": {"points": 2}}]},
         "At the end of summer and autumn, gain 2 victory points.",
         "Na koniec lata i jesieni zyskujesz 2 punkty zwycięstwa."),
        ({"hook": "season_start", "seasons": ["autumn"], "may": True, "do": [{"gain": {"gold": 5}}]},
         "At the start of autumn, before the roll, you may gain 5 gold.",
         "Na początku jesieni, przed rzutem, możesz zyskać 5 złota."),
        ({"hook": "after_roll", "limit": "season", "if": {"roll_at_most": 9}, "may": True, "do": ALL_DICE},
         "After your roll, if your total is 9 or less, you may re-roll all your dice (once per season).",
         ("Po rzucie, jeśli suma twoich kości wynosi najwyżej 9, "
          "możesz przerzucić wszystkie swoje kości (raz na porę roku).")),
        ({"hook": "season_end", "may": True, "limit": "season", "cost": [{"gold": 1}], "do": [{"gain": {"points": 1}}]},
         "At the end of each productive season, you may pay 1 gold to gain 1 victory point.",
         "Na koniec każdej pory produkcyjnej możesz oddać 1 złoto, aby zyskać 1 punkt zwycięstwa."),
        ({"hook": "battle_mod", "do": [{"strength": {"against": {"any": 2, "zombies": 0, "demons": -1}}}]},
         "In battle: +2 strength (0 against Zombies and −1 against Demons).",
         "W bitwie: +2 do siły (0 przeciw Zombie i −1 przeciw Demonom)."),
        ({"hook": "battle_mod", "do": [{"strength": {"against": {"orcs": 1, "dragons": 3}}}]},
         "In battle: +1 strength, but only against Orcs and +3 strength, but only against Dragons.",
         "W bitwie: +1 do siły, ale tylko przeciw Orkom i +3 do siły, ale tylko przeciw Smokom."),
        ({"hook": "build", "do": [{"price": {"wood": 2, "columns": [3]}}]},
         "Buildings in column III cost you 2 wood more.", "Budynki z kolumny III kosztują cię o 2 drewna więcej."),
        ({"hook": "build", "do": [{"price": {"stone": -1}}]},
         "Buildings cost you 1 stone less.", "Budynki kosztują cię o 1 kamień mniej."),
        ({"hook": "game_end", "do": [{"score_per": {"goods": 5, "points": 2}}]},
         "At the end of the game, gain 2 victory points for every 5 goods you own.",
         "Na koniec gry zyskujesz 2 punkty zwycięstwa za każde 5 posiadanych zasobów."),
        ({"hook": "support", "if": {"support_gives": "soldiers"}, "do": [{"gain": {"soldiers": 1}}]},
         "Whenever an advisor you influence gives soldiers, you also gain 1 soldier.",
         "Gdy doradca, na którego wpływasz, daje oddziały, zyskujesz dodatkowo 1 oddział."),
        ({"hook": "support", "if": {"support_gives": "soldiers", "lacks": ["inn"]}, "do": [{"gain": {"soldiers": 1}}]},
         "Whenever an advisor you influence gives soldiers, if you do not own the Inn, you also gain 1 soldier.",
         "Gdy doradca, na którego wpływasz, daje oddziały, jeśli nie masz Tawerny, zyskujesz dodatkowo 1 oddział."),
        ({"hook": "dice", "do": [{"white_dice": {"n": 2}}]},
         "In each productive season you also roll 2 white dice.",
         "W każdej porze produkcyjnej rzucasz dodatkowo 2 białymi kośćmi."),
    ],
)  # fmt: skip
def test_sentences_of_effects(effect: dict[str, Any], en: str, pl: str) -> None:
    assert effect_text(EN, effect) == en
    assert effect_text(PL, effect) == pl


def test_several_words_and_several_effects() -> None:
    found = said({"gain": {"wood": 1}}, {"one_of": {"offers": [{"gold": 1}, {"stone": 1}]}}, {"peek": {}})
    assert plain(words_runs(EN, found)) == (
        "Gain 1 wood and your choice of 1 gold or 1 stone, and look secretly at the top enemy card."
    )
    win = {"hook": "battle_win", "do": [{"gain": {"points": 1}}]}
    recruit = {"hook": "recruit", "do": [{"soldier_price": {"goods": 1}}]}
    assert effect_text(PL, win) == "Gdy wygrywasz bitwę, zyskujesz 1 punkt zwycięstwa."
    assert effect_text(PL, recruit) == "Podczas rekrutacji oddział kosztuje cię tylko 1 zasób."


def test_amounts_can_be_drawn_as_icons() -> None:
    runs = words_runs(PL, said({"gain": {"gold": 2, "tokens": 1}}))
    assert runs == [
        Run("Zyskujesz "),
        Run("2 złota", kind="amount", id="gold", n=2),
        Run(" i "),
        Run("1 żeton +2", kind="amount", id="tokens", n=1),
        Run("."),
    ]
    demons = {"hook": "battle_mod", "do": [{"strength": {"against": {"demons": 1}}}]}
    strength = effect_runs(EN, convert(demons, Effect))
    assert Run("Demons", kind="name", id="demons") in strength



def test_two_conditions() -> None:
    both = {"hook": "after_roll", "if": {"all_dice_equal": True, "roll_at_most": 7}, "do": ALL_DICE}
    assert effect_text(EN, both) == (
        "After your roll, if all your dice show the same value, if your total is 7 or less, "
        "you may re-roll all your dice."
    )


def test_every_word_makes_sense_somewhere() -> None:
    """At a hook, or in what an advisor or a tile gives; the rest is in `tests/games/test_words.py`."""
    for name, kind in Word.kinds.items():
        hooked = any(kind in (*hook.words, *hook.for_each) for hook in HOOKS.values())
        assert hooked or name in OF_SUPPORTS, f"{name} makes sense at no hook"


@pytest.mark.parametrize("speaker", [EN, PL], ids=["en", "pl"])
def test_every_hook_and_condition_can_be_said(speaker: Speaker) -> None:
    for hook in HOOKS.values():
        assert speaker.has(f"effect.when.{hook.name}") or hook.name in SILENT, hook.name
    for name in Condition.__struct_fields__:
        kinds = ("", ".soldiers", ".buildings", ".points", ".one", ".two")
        alone = any(speaker.has(f"effect.if.{name}{kind}") for kind in kinds)
        with_when = any(speaker.has(f"effect.when.{hook}.{name}") for hook in HOOKS)
        assert alone or with_when, name


@pytest.mark.parametrize("speaker", [EN, PL], ids=["en", "pl"])
def test_every_component_of_the_modules_has_its_sentences(speaker: Speaker) -> None:
    cards = CONTROLLER.box.cards  # type: ignore[attr-defined]
    texts = {
        id: [plain(effect_runs(speaker, effect)) for effect in source.effects]
        for group in (cards.extra, cards.strips, cards.governors, cards.destiny, cards.groups)
        for id, source in group.items()
    }
    texts |= {id: [plain(words_runs(speaker, whim.support))] for id, whim in cards.whims.items()}
    assert {id for id, said in texts.items() if not said} == {"bridge"}  # it does nothing
    assert len(texts) == 36 + 25 + 30 + 8 + 16
    for id, said in texts.items():
        for text in said:
            assert text[0].isupper() and text.endswith(".") and "  " not in text and ",," not in text, (id, text)
            assert "{" not in text and " ," not in text, (id, text)


#: One value for each thing that an effect may ask.
ASKS: dict[str, Any] = {
    "all_dice_equal": True, "roll_at_most": 8, "support_gives": "soldiers", "soldiers_at_least": 2,
    "soldiers_at_most": 2, "no_goods": True, "printed_at_most": 4, "influenced_at_least": 2, "influenced_exactly": 2,
    "nobody_more": "soldiers", "nobody_fewer": "points", "somebody_more": "points", "others_more": "buildings",
    "won": True, "strongest": True, "somebody_idle": True, "peeked": True, "owns": ("inn",), "lacks": ("inn",),
    "advisors": ("king",), "rank_at_least": 9, "column": 3, "overtakes": ("aristocracy",), "free_rank": 12,
    "used": ("chapel",),
}


def variants(effect: Effect) -> Iterator[Effect]:
    """The same effect, asking for one thing more each time, as far as that can work."""
    asked = effect.condition.said() if effect.condition is not None else {}
    found = [{"condition": Condition(**asked, **{name: value})} for name, value in ASKS.items() if name not in asked]
    every = HOOKS[effect.hook].seasons or ("spring", "summer", "autumn", "winter")
    found += [{"seasons": every[:1]}] if not effect.seasons and len(every) > 1 else []
    found += [{"years": (2,)}, {"years": (2, 3)}] if not effect.years else []
    found += [{"limit": "game"}] if effect.limit is None else []
    for change in found:
        other = replace(effect, **change)
        if not list(misplaced(other, HOOKS, BOUND, of="building", common=True)):
            yield other


@pytest.mark.parametrize("speaker", [EN, PL], ids=["en", "pl"])
def test_whatever_an_effect_asks_is_said(speaker: Speaker) -> None:
    """A new building needs no new text: seasons, years, limits and conditions are said at every hook."""
    cards = CONTROLLER.box.cards  # type: ignore[attr-defined]
    groups = (CONTROLLER.box.printed, cards.extra, cards.strips, cards.destiny)  # type: ignore[attr-defined]
    shown = {(effect.hook, type(effect.do[0])): effect for group in groups for thing in group.values()
             for effect in thing.effects}
    tried = 0
    for effect in shown.values():
        plainly = plain(effect_runs(speaker, effect))
        for other in variants(effect):
            said = plain(effect_runs(speaker, other))
            assert said != plainly, other
            assert said[0].isupper() and said.endswith("."), said
            assert not any(wrong in said for wrong in (",,", ":,", " ,", "  ", "{")), said
            tried += 1
    assert tried > 700
