"""Everything that Tuscany can say has a text in both languages, and the names have the forms that the texts need."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from kingsburg_table.core.actions import Action
from kingsburg_table.games.tuscany.actions import (
    Decline,
    Draw,
    EndTurn,
    Exchange,
    Join,
    Pay,
    Place,
    PlaceFree,
    PlaceStartCastle,
    ReadyMade,
    Swap,
    Take,
    TakeToken,
    Turn,
    UseMarble,
)
from kingsburg_table.games.tuscany.sentences import income_message, kind_message, token_message
from kingsburg_table.games.tuscany.state import GREEN, RED
from kingsburg_table.games.tuscany.words import KINDS, TOKENS
from tests.games.tuscany.table import ACT, BRUNO, CONTROLLER, DATA, NAMES, TSession, begin, busy, listed, table, told
from tests.support.saying import Saying, calls

SAYING = Saying("tuscany", NAMES)
PACKAGE = "kingsburg_table.games.tuscany"
REASONS = calls(PACKAGE, "Refusal", 1)
EVENTS = calls(PACKAGE, "tell", 0)
PROMPTS = calls(PACKAGE, "Prompt", 0) | calls(PACKAGE, "_prompt", 0)


def say(id: str, /, **values: Any) -> list[str]:
    return SAYING.say(id, **values)


def wild_actions(session: TSession, rng: random.Random) -> list[Action]:
    """Actions that are mostly refused, in as many ways as there are."""
    tile, slot, space = rng.choice([*DATA.tiles]), rng.randint(0, 9), rng.randint(0, 3)
    there = session.state.display[slot - 1 : slot]
    if there in DATA.id_of and rng.random() < 0.5:
        tile = DATA.id_of[there]
    cell = (rng.randint(0, 9), rng.randint(-4, 3))
    board, other = rng.sample([*DATA.boards], 2)
    piece = rng.choice([*DATA.code_of])
    return [
        Turn(board, rng.randint(1, 3)), Swap(board, 1, other, 2), Swap(board, 1, board, 1),
        Join(rng.randint(0, 3), rng.choice(["up", "down"])), ReadyMade(), PlaceStartCastle(cell), Draw(),
        Take(tile, slot, space, rng.choice(["", "town", "hexagon"])), Take(tile, slot), Exchange(rng.choice(KINDS)),
        Place(piece, space, cell), Pay(**{rng.choice(KINDS): rng.randint(0, 4), "worker": rng.randint(0, 2)}),
        PlaceFree(tile, slot, cell), TakeToken(rng.choice([*TOKENS, "plus_nothing"])), Decline(), UseMarble(),
        EndTurn(),
    ]  # fmt: skip


def exchanging(*tiles: str) -> TSession:
    """Nothing on offer fits; the carts have been exchanged for these tiles."""
    display = ["town", "town", "cart", "cart", "quarry", "quarry", "inn", "castle"]
    chance = [("neutral tile", tile) for tile in tiles]
    session = table(ACT, display=display, chance=chance, ada={"hand": {"town": 2}})
    if tiles:
        session.act(Exchange("cart"))
    return session


def positions() -> Iterator[TSession]:
    """Where random games seldom come."""
    full = [[*cell, "hexagon"] for cell in DATA.land("A1 C1r B1r dd").cells if cell != (0, 1)]
    yield table(ACT, ada={"placed": [[0, 1, "start_castle"], *full]})
    yield table(ACT, deck={}, ada={"store": ["village"]})
    yield table(ACT, display=["", *["town", "cart", "inn", "castle"] * 2][:8], neutral=[], ada={"hand": {"town": 2}})
    yield table(ACT, display=["town", "cart", "inn", "castle"] * 2, neutral=["town", "inn"])
    yield table(ACT, ada={"store": ["inn"], "hand": {"inn": 2}})
    town = table(ACT, bruno={"tokens": {"plus_card": 5}}, ada={
        "hand": {"town": 2}, "store": ["town"], "placed": [[0, 1, "start_castle"], [1, 1, "monastery"]]})
    town.act(Place("town", 1, (2, 0)))
    yield town
    yield table("preparation / first token")
    yield table("preparation / estate")
    yield exchanging()
    yield exchanging("castle", "quarry")
    yield exchanging("monastery", "village")
    yield table(ACT, bruno={"store": ["village", "quarry"], "tokens": {"plus_storage": 1}}, display=[""] * 8,
                neutral=[], deck={})
    castle = table(ACT, ada={"hand": {"castle": 2}, "store": ["castle", "inn"], "tokens": {"plus_storage": 1},
                             "placed": [[0, 1, "start_castle"], [3, 1, "quarry"]]})
    castle.act(Place("castle", 1, (4, 1)))
    yield castle
    castle.act(Decline())
    yield castle
    hexagons = table(ACT, chance=[("income card", "hexagon1")] * 2, ada={
        "hand": {"cart": 2}, "store": ["cart"], "tokens": {"plus_income": 1},
        "placed": [[0, 1, "start_castle"], [3, 1, "quarry"]]})
    hexagons.act(Place("cart", 1, (4, 0)))
    yield hexagons
    crowd = table(ACT, display=["town", "town", "town", "town", "cart", "inn", "inn", "castle"],
                  chance=[("tile", "town"), *[("neutral tile", "cart")] * 2, *[("neutral tile", "monastery")] * 3])
    crowd.act(Take("cart", 5))
    yield crowd
    shuffled = table(ACT, neutral=[], aside=["inn"], ada={"stacks": [0, 0, 0]}, bruno={"stacks": [7, 7, 7]},
                     discard={"town": 5}, deck={"inn": 1})
    shuffled.act(Take("quarry", 4))
    shuffled.act(Draw())
    assert told(shuffled, "reshuffled", "neutral_reshuffled")
    yield shuffled
    for card in DATA.incomes:
        cart = table(ACT, incomes={card: 1}, ada={
            "hand": {"cart": 2}, "store": ["cart"], "tokens": {"plus_income": 4},
            "placed": [[0, 1, "start_castle"], [3, 1, "quarry"]]})
        cart.act(Place("cart", 1, (4, 0)))
        yield cart
    nothing = table(ACT, deck={}, ada={"hand": {"monastery": 0}, "worker": 2, "store": ["monastery"]})
    nothing.act(Place("monastery", 1, (1, 1)))
    yield nothing
    hexagon = table(ACT, ada={"store": ["hexagon"], "hand": {"village": 3, "cart": 2}})
    hexagon.act(Place("hexagon", 1, (0, 0)))
    yield hexagon
    out = table(ACT, ada={"store": ["hexagon"]})
    out.act(Take("town", 2, 1, "hexagon"))
    yield out
    end = table("phase 3 / round 40 / act", turn=BRUNO, pending=True, extra=1, bruno={"hand": {"cart": 7}})
    end.act(Draw())
    yield end
    last = table("phase 3 / round 40 / act", turn=BRUNO, pending=True)
    last.act(Draw())
    yield last


def say_here(saying: Saying, session: TSession, rng: random.Random) -> None:
    """Say everything that can be said of an open decision."""
    decision = session.decision
    if decision is not None:
        saying.question(decision)
        saying.refusals(session, decision.seat, wild_actions(session, rng), rng)


@pytest.mark.slow
def test_everything_that_games_say() -> None:
    said, rng = Saying("tuscany", NAMES), random.Random(8)
    for session in positions():
        for _ in range(16):
            say_here(said, session, rng)
        said.story(session)
    for number in range(6):
        session = begin(2 + number % 3, number)
        while session.decision is not None:
            say_here(said, session, rng)
            session.act(busy(session, rng))
        said.story(session)
    assert said.reasons - {"not_asked", "not_now"} == REASONS
    assert said.events == EVENTS
    assert said.prompts == PROMPTS


def test_the_source_is_scanned() -> None:
    assert {"too_dear", "must_fit", "castle_hex_only"} <= REASONS and len(REASONS) > 30
    assert {"drew", "placed", "region", "scored", "kept"} <= EVENTS and len(EVENTS) > 30
    assert len(PROMPTS) == 8


@pytest.mark.parametrize("what", ["look.scoring", "look.final"])
def test_prompts_of_looks(what: str) -> None:
    say(f"prompt.{what}", seat=1)


def test_kinds_cards_and_tokens_speak_from_their_data() -> None:
    kinds = {id: say(message, **values) for id, kind in DATA.kinds.items()
             for message, values in [kind_message(DATA, kind)]}
    assert kinds["quarry"][0] == "take 1 marble, and 1 more for each +1 marble"
    assert kinds["monastery"] == ["take 3 cards", "weź 3 karty"]
    assert kinds["cart"][1] == "odkryj 1 kartę dochodu i jeszcze 1 za każdy żeton +1 karta dochodu"
    for card in DATA.income_cards.values():
        message, values = income_message(DATA, card)
        say(message, **values)
    tokens = {id: say(message, **values) for id, token in DATA.tokens.items()
              for message, values in [token_message(DATA, token)]}
    assert tokens["plus_storage"][0] == "1 more storage space, and 2 green points at once"
    assert tokens["plus_worker"][1] == "1 więcej za każdym razem, gdy umieszczasz: wioska"


def test_sources_ties_and_counters_are_said() -> None:
    for source in RED:
        say(f"source.tuscany.{source}")
    for tie in ("empty_hexes", "green", "shared"):
        say(f"tie.tuscany.{tie}", seats=[0, 1])
    shown = {"points", "cards", "marble", "worker"}  #: drawn as pictures
    for counter in set(table(ACT).counters(0)) - shown:
        say(f"counter.tuscany.{counter}")
    assert len(GREEN) == 5


@pytest.mark.parametrize(("id", "values", "en", "pl"), [
    ("log.tuscany.drew", {"seat": 0, "n": 3}, "Ada draws 3 estate cards", "Ada dobiera 3 karty włości"),
    ("log.tuscany.placed", {"seat": 1, "piece": "hexagon", "kind": "castle"},
     "Bruno places a hexagon; it counts as castle", "Bruno umieszcza sześciokąt, który liczy się jako zamek"),
    ("log.tuscany.placed", {"seat": 1, "piece": "village", "kind": "village"},
     "Bruno places the village", "Bruno umieszcza wioskę"),
    ("log.tuscany.region", {"seat": 0, "n": 3, "kind": "monastery", "gain": {"green": 6}},
     "Ada completes a region of 3 hexes (monastery): 6 green points",
     "Ada zapełnia region z 3 pól (klasztor): 6 zielonych punktów"),
    ("log.tuscany.paid", {"seat": 0, "what": {"castle": 1, "cart": 2, "worker": 1}},
     "Ada pays 1 castle card, 2 cart cards and 1 worker", "Ada płaci 1 kartę zamku, 2 karty wozu i 1 robotnika"),
    ("log.tuscany.kept", {"seat": 0, "n": 0}, "Ada gets nothing for what is left over",
     "Ada za to, co zostało, dostaje zero punktów"),
    ("log.tuscany.kept", {"seat": 0, "n": 9}, "Ada gets 9 red points for what is left over",
     "Ada za to, co zostało, dostaje 9 czerwonych punktów"),
])
def test_sentences_read_well(id: str, values: dict[str, Any], en: str, pl: str) -> None:
    assert say(id, **values) == [en, pl]


def test_actions_say_what_is_paid() -> None:
    session = table(ACT, ada={"hand": {"village": 1, "cart": 2, "inn": 2}, "store": ["village"], "worker": 1})
    session.act(Place("village", 1, (0, 0)))
    assert [CONTROLLER.said(action)["what"] for action in listed(session)][:2] == [
        {"inn": 2, "village": 1}, {"village": 1, "cart": 2},
    ]
