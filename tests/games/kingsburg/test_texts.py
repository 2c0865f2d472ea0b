"""Everything that Kingsburg can say has a text in both languages, and the names have the forms that the texts need."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

from kingsburg_table import new_session
from kingsburg_table.core.actions import Action
from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.core.manifest import clashes
from kingsburg_table.games.kingsburg.actions import (
    Accept,
    Appoint,
    Bid,
    Build,
    Canvass,
    Cover,
    DraftStrip,
    GiveAway,
    Influence,
    Leave,
    LookAt,
    Lose,
    Mark,
    Muster,
    Pair,
    Partner,
    PutUpFree,
    Recruit,
    Reroll,
    SendChampions,
    Swap,
    Take,
    TakeDie,
    Trade,
    Turn,
    Twofold,
    Unmark,
    Use,
)
from kingsburg_table.games.kingsburg.treasury import SOURCES
from kingsburg_table.games.kingsburg.words import GOODS
from kingsburg_table.table.boards.kingsburg.wording import effect_runs, words_runs
from kingsburg_table.text.sentences import plain
from tests.support.saying import CORE_REASONS, Saying, calls

CONTROLLER = get_controller("kingsburg")
DATA = CONTROLLER.rules({}).data
PLAYERS = ["Aga", "Filip", "Sandra", "Kuba", "Ola"]
SAYING = Saying("kingsburg", PLAYERS)
PACKAGE = "kingsburg_table.games.kingsburg"


def say(id: str, /, **values: Any) -> list[str]:
    return SAYING.say(id, **values)


REASONS = calls(PACKAGE, "Refusal", 1)
EVENTS = calls(PACKAGE, "tell", 0) | calls(PACKAGE, "deal", 1) | calls(PACKAGE, "deal_things", 1)
#: What only modules refuse or tell.
OF_MODULES = {
    "bid_too_low", "condition_unmet", "deal_too_dear", "effect_too_dear", "fair_not_needed",
    "fair_one_die", "fair_too_high", "gives_no_die", "group_taken",
    "marked_already", "no_looks", "no_partner", "no_such_army", "no_such_deal", "no_such_deck", "no_such_governor",
    "no_such_group", "no_such_place", "no_such_strip", "no_token_there", "not_influenced", "not_last", "not_on_sheet",
    "not_on_tile", "one_good", "reserved", "too_many_champions", "used_this_game", "used_this_year",
    "wrong_column",
}
IN_MODULES = {
    "academy", "army", "auction", "bid", "built_free", "canvassed", "champions", "chose_governor", "covered", "destiny",
    "destiny_discarded", "drafted", "fiercer", "fixed_reinforcements", "fortified", "gifts", "governor", "higher_die",
    "kept_soldiers", "marked", "moved_dice", "mustered", "named_governor", "no_envoy", "order_changed",
    "peeked_valley", "prays", "rolled_for", "scouted", "strips", "tile_good", "turned", "twofold", "unmarked",
    "valley", "whim", "whim_removed", "white_die", "withdrew",
}
#: What is too rare for a few random games; these are said below.
RARE = {
    "effect_too_dear", "envoy_not_needed", "fair_not_needed", "fair_one_die", "fair_too_high", "lose_exactly",
    "no_looks", "nothing_takes", "shift_one", "used_this_game", "used_this_year", "wrong_column",
}
RARE_EVENTS = {"academy", "built_free", "fixed_reinforcements", "gifts", "higher_die", "kept_soldiers", "turned"}
RARE_PROMPTS = {"prompt.kingsburg.build_free", "prompt.kingsburg.twofold", "prompt.kingsburg.white_die"}
CARDS = CONTROLLER.box.cards  # type: ignore[attr-defined]
PROMPTS = {id for id in calls(PACKAGE, "Prompt", 0) if not id.endswith(".")}


def wild_actions(rng: random.Random, dice: list[int], white: list[int]) -> list[Action]:
    """Actions that are mostly refused, in as many ways as there are."""
    counts = [rng.randint(0, 2) for _ in GOODS]
    faces = tuple(rng.choices([*dice, rng.randint(1, 6)], k=rng.randint(0, 2)))
    others = tuple(rng.choices([*white, rng.randint(1, 6)], k=rng.randint(0, 1)))
    building = rng.choice([*DATA.buildings, *CARDS.extra, *CARDS.strips, "moat"])
    card = rng.choice([*CARDS.governors, *CARDS.destiny, *CARDS.groups])
    free = {"token": rng.random() < 0.3, "shift": rng.choice([0, 0, 0, -1, 1, 2]), "envoy": rng.random() < 0.3,
            "fair": rng.random() < 0.3}
    value = sum(faces) + sum(others) + 2 * free["token"] + free["shift"]
    ranked = DATA.by_rank.get(value)
    advisor = ranked.id if ranked and rng.random() < 0.7 else rng.choice([*DATA.advisors, "duke", "office_5"])
    tile = rng.choice([*CARDS.whims])
    return [
        Take(*counts), Lose(*counts), Recruit(*counts, rng.randint(0, 2)),
        Trade(rng.choice(["gold", "wood", "stone", "points", "fish"])),
        Reroll(rng.choice([building, card]), rng.randint(0, 6), rng.random() < 0.5),
        Turn(rng.choice([building, card]), faces), Build(building, rng.random() < 0.5),
        Build(building, False, (rng.choice(GOODS),)),
        Use(rng.choice([building, card]), rng.choice(["", "gold", "tokens"])),
        Influence(advisor, faces, others, **free), DraftStrip(rng.choice("ABZ")), Cover((rng.choice("ABZ"),)),
        Appoint(rng.choice([*CARDS.governors])), Bid(rng.randint(0, 30)), TakeDie(rng.choice([building, card])),
        Mark(advisor), Unmark(advisor), Canvass(rng.choice([*CARDS.groups, "kings"])),
        Twofold(rng.choice([*DATA.advisors])),
        Muster(rng.randint(0, 5)), SendChampions(rng.randint(0, 9)), PutUpFree(building), LookAt("hills"),
        Accept(tile, rng.randint(0, 3)), Pair(tile, (0, 0)), Partner(rng.randint(0, 4)), Leave(tile, 7),
        GiveAway("gold", rng.randint(0, 4)), Swap("points", "stone"),
    ]  # fmt: skip


def mix(rng: random.Random) -> dict[str, str]:
    """Modules and scenarios that go together."""
    while True:
        options = {choice.id: rng.choice(choice.values) for choice in CONTROLLER.choices}
        if not clashes(CONTROLLER.choices, options):
            return options


def said_in(matches: Iterable[tuple[int, dict[str, str]]], every: int = 1) -> tuple[Saying, set[str]]:
    """Play matches and say everything; refusals are asked for at every so many questions. Also where points came from.
    """
    saying, origins = Saying("kingsburg", PLAYERS, silent=("pass", "keep", "decline", "nothing", "done")), set()
    for number, options in matches:
        rng = random.Random(number)
        session = new_session("kingsburg", PLAYERS[: 2 + number % 4], seed=number, options=options)
        while session.decision is not None:
            decision = session.decision
            assert decision.prompt.values["seat"] == decision.seat
            saying.question(decision)
            if len(session.records) % every == 0:
                player = session.state.players[decision.seat]
                saying.refusals(session, decision.seat, wild_actions(rng, player.dice, player.white), rng)
            building = [option for option in decision.options if isinstance(option.action, (Build, Trade))]
            session.act(rng.choice(building or decision.options))
        saying.story(session)
        assert session.outcome is not None
        origins.update(source for points in session.outcome.sources for source in points)
    return saying, origins


def test_everything_that_random_games_say() -> None:
    said, origins = said_in((number, {}) for number in range(12))
    assert said.reasons - {*CORE_REASONS} <= REASONS - OF_MODULES
    assert REASONS - OF_MODULES - said.reasons <= RARE
    assert said.events <= EVENTS and said.events >= EVENTS - IN_MODULES
    assert origins <= set(SOURCES)
    for source in SOURCES:
        say(f"source.kingsburg.{source}")


@pytest.mark.slow
def test_everything_that_random_games_with_modules_say() -> None:
    said, _ = said_in(((number, mix(random.Random(number))) for number in range(24)), every=7)
    assert said.reasons <= REASONS | {*CORE_REASONS}
    assert REASONS - said.reasons <= RARE
    assert said.events <= EVENTS and EVENTS - said.events <= RARE_EVENTS
    assert PROMPTS - said.prompts <= RARE_PROMPTS


@pytest.mark.parametrize(
    ("id", "values"),
    [
        ("why.kingsburg.effect_too_dear", {"building": "inn"}), ("why.kingsburg.nothing_takes", {"good": "gold"}),
        ("why.kingsburg.envoy_not_needed", {"advisor": "queen"}), ("why.kingsburg.fair_not_needed", {"rank": 3}),
        ("why.kingsburg.fair_one_die", {}), ("why.kingsburg.fair_too_high", {"most": 6}),
        ("why.kingsburg.lose_exactly", {"n": 2}), ("why.kingsburg.shift_one", {"n": 1}),
        ("why.kingsburg.wrong_column", {"building": "mint"}), ("why.kingsburg.no_looks", {"card": "dense_fog"}),
        ("why.kingsburg.used_this_game", {"building": "inn"}),
        ("why.kingsburg.used_this_year", {"building": "ambassador"}),
        ("log.kingsburg.academy", {"seat": 1, "cause": "military_academy", "n": 5, "counts": 3}),
        ("log.kingsburg.built_free", {"seat": 1, "building": "inn", "cause": "sorcerer"}),
        ("log.kingsburg.fixed_reinforcements", {"n": 2, "cause": "snowstorm"}),
        ("log.kingsburg.gifts", {"cause": "rising_stars", "advisors": ["jester", "sergeant"]}),
        ("log.kingsburg.higher_die", {"seat": 0, "n": 5}),
        ("log.kingsburg.kept_soldiers", {"seat": 0, "cause": "garrison", "n": 1}),
        ("log.kingsburg.turned", {"seat": 0, "building": "prince", "dice": [3, 4, 6], "white": [], "n": 13}),
        ("prompt.kingsburg.build_free", {"seat": 0, "n": 2}), ("prompt.kingsburg.twofold", {"seat": 0}),
        ("prompt.kingsburg.white_die", {"seat": 0}),
    ],
)  # fmt: skip
def test_what_is_said_seldom(id: str, values: dict[str, Any]) -> None:
    say(id, **values)


def test_the_source_is_scanned() -> None:
    assert {"taken", "total_too_high", "dice_differ", "not_offered"} <= REASONS and len(REASONS) > 25
    assert {"gained", "built", "fought", "destroyed"} <= EVENTS and len(EVENTS) > 20
    assert {"prompt.kingsburg.build_second", "prompt.kingsburg.recruit"} <= PROMPTS


@pytest.mark.parametrize("hook", ["season_start", "season_end"])
@pytest.mark.parametrize("must", [True, False])
def test_prompts_of_moments(hook: str, must: bool) -> None:
    say(f"prompt.kingsburg.{hook}", seat=0, must=must)


def test_what_the_core_refuses() -> None:
    values = {"seat": 0, "asked": 1, "kind": "build", "action": "Fly", "records": 9, "last": 3}
    reasons = calls("kingsburg_table.core", "Refusal", 1)
    reasons |= {f"undo_{reason}" for reason in calls("kingsburg_table.core", "Undo", 1)}
    assert {"undo_start", "undo_revealed", "undo_curtain", "not_asked"} <= reasons
    for reason in reasons:
        say(f"why.core.{reason}", **values)


@pytest.mark.parametrize("what", ["seal", "look.dice", "look.enemy", "look.battle"])
def test_prompts_of_the_core(what: str) -> None:
    say(f"prompt.{what}", seat=1)


def test_every_effect_has_a_sentence() -> None:
    for speaker in SAYING.speakers:
        texts = [plain(words_runs(speaker, advisor.support)) for advisor in DATA.advisors.values()]
        texts += [
            " ".join(plain(effect_runs(speaker, effect)) for effect in building.effects)
            for building in DATA.buildings.values()
        ]
        assert len(texts) == 38
        for text in texts:
            assert text[0].isupper() and text.endswith(".") and "  " not in text and "{" not in text, text


@pytest.mark.parametrize(
    ("id", "values", "en", "pl"),
    [
        ("log.kingsburg.placed",
         {"seat": 4, "dice": [6, 5], "advisor": "swordsmith", "token": False, "shift": 0, "envoy": False,
          "fair": False},
         "Ola places 6 and 5 on the Swordsmith", "Ola kładzie 6 i 5 na Mieczniku"),
        ("log.kingsburg.placed",
         {"seat": 4, "dice": [3], "advisor": "duchess", "token": True, "shift": -1, "envoy": True,
          "fair": False},
         "Ola places 3 on the Duchess with a +2 token (Market −1) (with the King’s Envoy)",
         "Ola kładzie 3 na Księżnej z żetonem +2 (Rynek −1) (z królewskim wysłannikiem)"),
        ("log.kingsburg.gained", {"seat": 0, "gain": {"gold": 2, "wood": 1}, "cause": "treasurer"},
         "Aga gains 2 gold and 1 wood (Treasurer)", "Aga zyskuje 2 złota i 1 drewno (Skarbnik)"),
        ("log.kingsburg.gained", {"seat": 0, "gain": {"points": 1}, "cause": "strongest"},
         "Aga gains 1 victory point as the strongest winner", "Aga zyskuje 1 punkt zwycięstwa za największą siłę"),
        ("log.kingsburg.destroyed", {"seat": 0, "building": "chapel", "pay": {"points": 5}},
         "Aga loses the Chapel and 5 victory points", "Aga traci Kaplicę i 5 punktów zwycięstwa"),
        ("log.kingsburg.destroyed", {"seat": 0, "building": "inn", "pay": {}},
         "Aga loses the Inn", "Aga traci Tawernę"),
        ("log.kingsburg.recruited", {"seat": 0, "pay": {"gold": 1, "stone": 1}, "gain": {"soldiers": 1}},
         "Aga recruits 1 soldier for 1 gold and 1 stone", "Aga rekrutuje 1 oddział za 1 złoto i 1 kamień"),
        ("log.kingsburg.fought", {"seat": 1, "result": "loss", "n": -1, "enemy": "E5-5"},
         "Filip is beaten by the Dragons with strength −1", "Filip ulega Smokom, mając siłę −1"),
        ("log.kingsburg.passed", {"seat": 1, "dice": [4], "forced": True},
         "Filip has to pass (unused: 4)", "Filip musi spasować (niewykorzystane: 4)"),
        ("do.kingsburg.influence",
         {"seat": 0, "dice": (6, 5), "white": (), "advisor": "swordsmith", "token": False, "shift": 0, "envoy": False,
          "fair": False},
         "Place 6 + 5 on the Swordsmith", "Połóż 6 i 5 na Mieczniku"),
        ("do.kingsburg.influence",
         {"seat": 0, "dice": (6,), "white": (5, 1), "advisor": "king", "token": True, "shift": 0, "envoy": True,
          "fair": False},
         "Place 6 + white 5 + 1 on the King with a +2 token, with the envoy",
         "Połóż 6 oraz białe 5 i 1 na Królu z żetonem +2, z wysłannikiem"),
        ("prompt.kingsburg.influence", {"seat": 4, "n": 2}, "Ola, place dice on an advisor (2 dice left) — or pass.",
         "Ola, połóż kości na doradcy (zostały 2 kości) — albo spasuj."),
        ("why.kingsburg.taken", {"advisor": "treasurer", "rank": 8, "holder": 0, "own": False},
         "The Treasurer (8) is taken by Aga.", "U Skarbnika (8) stoi już Aga."),
        ("why.kingsburg.needs_building", {"building": "chapel", "wanted": "church"},
         "The Church needs the Chapel first.", "Kościół – najpierw postaw Kaplicę."),
    ],
)  # fmt: skip
def test_sentences_read_well(id: str, values: dict[str, Any], en: str, pl: str) -> None:
    assert say(id, **values) == [en, pl]
