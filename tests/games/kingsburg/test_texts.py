"""Everything that Kingsburg can say has a text in both languages, and the names have the forms that the texts need."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import kingsburg_table.core.running as core_running
import kingsburg_table.games.kingsburg as package
from kingsburg_table import new_session
from kingsburg_table.core.actions import Action, Event, Refusal, snake
from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.games.kingsburg.actions import (
    Build,
    Influence,
    Lose,
    Recruit,
    Reroll,
    Take,
    Trade,
    Use,
)
from kingsburg_table.games.kingsburg.treasury import SOURCES
from kingsburg_table.games.kingsburg.words import GOODS
from kingsburg_table.table.boards.kingsburg.wording import effect_runs, words_runs
from kingsburg_table.text import LANGUAGES, Speaker
from kingsburg_table.text.check import cases_used
from kingsburg_table.text.sentences import plain

DATA = get_controller("kingsburg").rules({}).data
PLAYERS = ["Aga", "Filip", "Sandra", "Kuba", "Ola"]
SPEAKERS = [Speaker(lang, DATA.names(), PLAYERS) for lang in LANGUAGES]
FILES = sorted(Path(next(iter(package.__path__))).rglob("*.py"))


def say(id: str, /, **values: Any) -> list[str]:
    """Raises MissingText when a text, value, name or form is not there."""
    said = [speaker.t(id, **values) for speaker in SPEAKERS]
    assert all(text and text == text.strip() and "  " not in text for text in said), (id, said)
    return said


def constants(node: ast.expr) -> list[str]:
    parts = [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]
    return [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def calls(name: str, place: int, paths: list[Path]) -> Iterator[str]:
    """The texts given to all calls of a function at one place of its arguments."""
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(node, ast.Call) and name == getattr(called, "attr", getattr(called, "id", "")):
                yield from constants(node.args[place]) if len(node.args) > place else ()


REASONS = set(calls("Refusal", 1, FILES))
EVENTS = {*calls("tell", 0, FILES), *calls("deal", 1, FILES)}
PROMPTS = {id for id in calls("Prompt", 0, FILES) if not id.endswith(".")}


@cache
def say_action(part: str, seat: int, action: Action) -> None:
    kind = type(action).__name__
    say(f"{part}.kingsburg.{snake(kind)}", seat=seat, **msgspec.structs.asdict(action))


@cache
def say_kind(target: str) -> None:
    kind = target.partition(".")[0]
    if kind not in ("pass", "keep", "decline", "nothing", "done"):  # no thing on the table, so it is never missing
        say(f"kind.kingsburg.{kind}")


def say_refusal(refusal: Refusal) -> str:
    home = "core" if refusal.reason in ("not_asked", "not_now", "match_over") else "kingsburg"
    say(f"why.{home}.{refusal.reason}", **refusal.values)
    return refusal.reason


def say_event(event: Event) -> str:
    say(f"log.kingsburg.{event.kind}", **event.values)
    return event.kind


def wild_actions(rng: random.Random, dice: list[int], white: list[int]) -> list[Action]:
    """Actions that are mostly refused, in as many ways as there are."""
    counts = [rng.randint(0, 2) for _ in GOODS]
    faces = tuple(rng.choices([*dice, rng.randint(1, 6)], k=rng.randint(0, 2)))
    others = tuple(rng.choices([*white, rng.randint(1, 6)], k=rng.randint(0, 1)))
    building = rng.choice([*DATA.buildings, "moat"])
    free = {"token": rng.random() < 0.3, "shift": rng.choice([0, 0, 0, -1, 1, 2]), "envoy": rng.random() < 0.3}
    value = sum(faces) + sum(others) + 2 * free["token"] + free["shift"]
    ranked = DATA.by_rank.get(value)
    advisor = ranked.id if ranked and rng.random() < 0.7 else rng.choice([*DATA.advisors, "duke"])
    return [
        Take(*counts), Lose(*counts), Recruit(*counts), Trade(rng.choice(["gold", "wood", "stone", "points", "fish"])),
        Reroll(building, rng.randint(0, 6), rng.random() < 0.5), Build(building, rng.random() < 0.5),
        Use(building, rng.choice(["", "gold", "tokens"])), Influence(advisor, faces, others, **free),
    ]  # fmt: skip


def test_everything_that_random_games_say() -> None:
    reasons, events, prompts, sources = set(), set(), set(), set()
    for number in range(12):
        rng = random.Random(number)
        count = 2 + number % 4
        session = new_session("kingsburg", PLAYERS[:count], seed=number)
        while session.decision is not None:
            decision = session.decision
            assert decision.prompt.values["seat"] == decision.seat
            say(decision.prompt.id, **decision.prompt.values)
            prompts.add(decision.prompt.id)
            for option in decision.options:
                say_action("do", decision.seat, option.action)
                say_action("way", decision.seat, option.action)
                for target in option.targets:
                    say_kind(target)
            reasons.update(map(say_refusal, session.blocked(decision.seat).values()))
            player = session.state.players[decision.seat]
            for action in wild_actions(rng, player.dice, player.white):
                for seat in (decision.seat, rng.randrange(count)):
                    refusal = session.refusal(action, seat)
                    if refusal is not None:
                        reasons.add(say_refusal(refusal))
            building = [option for option in decision.options if isinstance(option.action, (Build, Trade))]
            session.act(rng.choice(building or decision.options))
        events.update(say_event(event) for told in session.story for event in told)
        assert session.outcome is not None
        sources.update(source for points in session.outcome.sources for source in points)
    assert reasons - {"not_asked", "not_now"} == REASONS
    assert events == EVENTS
    assert prompts >= PROMPTS
    assert sources <= set(SOURCES)
    for source in SOURCES:
        say(f"source.kingsburg.{source}")


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
    sources = sorted(Path(core_running.__file__).parent.glob("*.py"))
    reasons = {*calls("Refusal", 1, sources)}
    reasons |= {f"undo_{reason}" for reason in calls("Undo", 1, sources)}
    assert {"undo_start", "undo_revealed", "undo_curtain", "not_asked"} <= reasons
    for reason in reasons:
        say(f"why.core.{reason}", **values)


@pytest.mark.parametrize("what", ["seal", "look.dice", "look.enemy", "look.battle"])
def test_prompts_of_the_core(what: str) -> None:
    say(f"prompt.{what}", seat=1)


def test_every_effect_has_a_sentence() -> None:
    for speaker in SPEAKERS:
        texts = [plain(words_runs(speaker, advisor.support)) for advisor in DATA.advisors.values()]
        texts += [
            " ".join(plain(effect_runs(speaker, effect)) for effect in building.effects)
            for building in DATA.buildings.values()
        ]
        assert len(texts) == 38
        for text in texts:
            assert text[0].isupper() and text.endswith(".") and "  " not in text and "{" not in text, text


#: Which components stand behind the placeholders that speak a name.
SPOKEN: dict[str, list[str]] = {
    "advisor": [*DATA.advisors],
    "advisors": [*DATA.advisors],
    "building": [*DATA.buildings],
    "wanted": [*DATA.buildings],
    "good": [*GOODS],
    "kind": [*DATA.kinds],
    "enemy": [*DATA.enemies],
    "cause": [*DATA.advisors, *DATA.buildings, *DATA.enemies, "aid", "favour", "reinforcements"],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_have_every_form_that_a_sentence_needs(lang: str) -> None:
    used = cases_used(lang)
    names = DATA.names()
    assert {"loc", "acc", "gen", "dat"} <= used["advisor"] | used["building"]
    for placeholder in SPOKEN:
        for id in SPOKEN[placeholder]:
            for case in used[placeholder]:
                assert names[id].form(lang, case), (id, case)


@pytest.mark.parametrize(
    ("id", "values", "en", "pl"),
    [
        ("log.kingsburg.placed",
         {"seat": 4, "dice": [6, 5], "advisor": "swordsmith", "token": False, "shift": 0, "envoy": False},
         "Ola places 6 and 5 on the Swordsmith", "Ola kładzie 6 i 5 na Mieczniku"),
        ("log.kingsburg.placed",
         {"seat": 4, "dice": [3], "advisor": "duchess", "token": True, "shift": -1, "envoy": True},
         "Ola places 3 on the Duchess with a +2 token (Market −1) (with the King's Envoy)",
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
         {"seat": 0, "dice": (6, 5), "white": (), "advisor": "swordsmith", "token": False, "shift": 0, "envoy": False},
         "Place 6 + 5 on the Swordsmith", "Połóż 6 i 5 na Mieczniku"),
        ("do.kingsburg.influence",
         {"seat": 0, "dice": (6,), "white": (5, 1), "advisor": "king", "token": True, "shift": 0, "envoy": True},
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
