"""What is told of an action, in which order and to whom: chronicle, sounds, flights and chain read nothing else.

Slots, spaces and hexes count from 1.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from kingsburg_table.core.actions import Action
from kingsburg_table.core.outlook import Outlook
from kingsburg_table.core.trial import Preview
from kingsburg_table.games.tuscany.actions import Draw, Exchange, Pay, Place, PlaceFree, Take, TakeToken, UseMarble
from tests.games.tuscany.table import ACT, ADA, CONTROLLER, DATA, TSession, begin, busy, player, table, told

HOME = [[0, 1, "start_castle"]]
DISPLAY = ["castle", "village", "village", "village", "town", "village", "monastery", "cart"]
LAND = DATA.land("A1 C1r B1r dd")
FIELDS = [list(LAND.cells[hex]) for hex in LAND.of_kind["G"]]
Said = tuple[str, dict[str, Any]]


def after(session: TSession, *actions: Action) -> list[Said]:
    """What Ada's actions tell, up to the next player's turn; every event names who acts."""
    already = len(told(session))
    for action in actions:
        session.act(action)
    found = told(session)[already:]
    return [(event.kind, {k: v for k, v in event.values.items() if k != "seat"}) for event in found]


def test_a_tile_is_taken_into_full_storage() -> None:
    """T3.3 to T3.9, T7.1: what leaves, what comes, the stack that is empty, and the colour that goes."""
    session = table(
        ACT, display=DISPLAY, ada={"stacks": [1, 7, 7], "store": ["quarry"], "placed": HOME},
        chance=[("tile", "village"),
                *[("neutral tile", tile) for tile in ("castle", "inn", "quarry", "monastery", "cart")]],
    )
    assert after(session, Take("town", 5, 1, "quarry")) == [
        ("removed", {"piece": "quarry", "space": 1}),
        ("took", {"tile": "town", "slot": 5, "space": 1}),
        ("turned_up", {"tile": "village", "slot": 5}),
        ("stack_empty", {"stack": 1}),
        ("crowded", {"kind": "village", "n": 5, "slots": [2, 3, 4, 5, 6]}),
        ("filled", {"tiles": ["castle", "inn", "quarry", "monastery", "cart"], "n": 5, "slots": [2, 3, 4, 5, 6]}),
    ]


def test_an_exchange() -> None:
    """T3.8: what goes and what comes, then the tile that must be taken."""
    display = ["town", "town", "cart", "cart", "quarry", "quarry", "inn", "castle"]
    session = table(ACT, display=display, chance=[
        ("neutral tile", "monastery"), ("neutral tile", "village"), ("tile", "town")])
    assert after(session, Exchange("cart"), Take("village", 4)) == [
        ("exchanged", {"kind": "cart", "n": 2, "slots": [3, 4]}),
        ("filled", {"tiles": ["monastery", "village"], "n": 2, "slots": [3, 4]}),
        ("took", {"tile": "village", "slot": 4, "space": 1}),
        ("turned_up", {"tile": "town", "slot": 4}),
    ]


def test_points_of_a_placement_in_their_order() -> None:
    """T4.6: paid, placed, region, colour, crops."""
    placed = [*HOME, [*FIELDS[1], "agriculture_grain"], *[[*cell, "hexagon"] for cell in FIELDS[2:]]]
    session = table(ACT, ada={
        "hand": {"agriculture": 1}, "worker": 1, "store": ["agriculture_olives_grapes"], "placed": placed})
    assert after(session, Place("agriculture_olives_grapes", 1, (0, 2))) == [
        ("paid", {"what": {"agriculture": 1, "worker": 1}, "pay": {"cards": 1, "worker": 1}}),
        ("placed", {"piece": "agriculture_olives_grapes", "kind": "agriculture", "hex": 3, "space": 1}),
        ("region", {"kind": "agriculture", "n": 1, "hex": 3, "gain": {"green": 1}}),
        ("colour", {"kind": "agriculture", "first": 1, "hex": 3, "gain": {"green": 4}}),
        ("crops", {"hex": 3, "gain": {"green": 2}}),
    ]


def test_who_comes_third_to_a_colour_is_told_so_without_points() -> None:
    """T6.1: both sides of the tile have gone to others."""
    inns = [list(LAND.cells[hex]) for hex in LAND.of_kind["I"]]
    session = table(ACT, players=3, ada={
        "hand": {"inn": 2}, "store": ["inn"], "placed": [*HOME, [1, 0, "village"], [*inns[1], "hexagon"]]})
    session.state.bonuses[DATA.place["inn"]] = 2
    assert ("colour", {"kind": "inn", "first": 3, "hex": 4, "gain": {}}) in after(session, Place("inn", 1, (1, -1)))


def test_income_cards_one_after_the_other() -> None:
    """T16: each with what it brings; drawn cards are told to their owner; used cards come back when none is left."""
    session = table(
        ACT, ada={"hand": {"cart": 2}, "store": ["cart"], "tokens": {"plus_income": 3},
                  "placed": [*HOME, [2, 0, "hexagon"]]},
        incomes={"red2": 1, "green1": 1, "cards2": 1},
        chance=[("income card", "red2"), ("income card", "green1"), ("income card", "cards2"), ("card", "inn"),
                ("card", "inn"), ("income card", "marble1")],
    )
    assert after(session, Place("cart", 1, (3, 0))) == [
        ("paid", {"what": {"cart": 2}, "pay": {"cards": 2}}),
        ("placed", {"piece": "cart", "kind": "cart", "hex": 12, "space": 1}),
        ("income", {"card": "red2"}), ("points", {"gain": {"red": 2}}),
        ("income", {"card": "green1"}), ("points", {"gain": {"green": 1}}),
        ("income", {"card": "cards2"}), ("drew", {"n": 2, "gain": {"cards": 2}}), ("drew_cards", {"cards": {"inn": 2}}),
        ("incomes_reshuffled", {"n": 27}),
        ("income", {"card": "marble1"}), ("goods", {"gain": {"marble": 1}}),
    ]
    assert [(event.kind, event.audience) for event in told(session) if event.audience] == [("drew_cards", (ADA,))]
    assert player(session).red_from[4] == 2 and player(session).green_from[4] == 1


def test_a_hexagon_for_which_there_is_no_room() -> None:
    """T16.5: the first lies on the space just freed, the second brings red points."""
    session = table(
        ACT, ada={"hand": {"cart": 2}, "store": ["cart"], "tokens": {"plus_income": 1},
                  "placed": [*HOME, [2, 0, "hexagon"]]},
        chance=[("income card", "hexagon1")] * 2,
    )
    assert after(session, Place("cart", 1, (3, 0)))[2:] == [
        ("income", {"card": "hexagon1"}), ("hexagon", {"space": 1}),
        ("income", {"card": "hexagon1"}), ("no_room", {"gain": {"red": 2}}),
    ]


def test_the_hexagon_of_an_inn_lies_where_the_inn_was() -> None:
    """T11.1: on the space just freed, even if another one before it is empty."""
    session = table(ACT, ada={"hand": {"inn": 2}, "store": ["", "inn"], "tokens": {"plus_storage": 1},
                              "placed": [*HOME, [1, 0, "village"]]})
    assert after(session, Place("inn", 2, (1, -1)))[-1] == ("hexagon", {"space": 2})
    assert player(session).store == ".X"


def test_a_castles_tile() -> None:
    """T9.4: taken, the gap filled, and only then placed, from its slot."""
    session = table(
        ACT, display=["castle", "inn", "town", "town", "village", "quarry", "monastery", "cart"],
        ada={"hand": {"castle": 2}, "store": ["castle"], "stacks": [0, 0, 0],
             "placed": [*HOME, [1, 1, "monastery"], [2, 1, "quarry"], [3, 1, "quarry"]]},
        chance=[("neutral tile", "quarry")],
    )
    session.act(Place("castle", 1, (4, 1)))
    assert after(session, PlaceFree("town", 3, (2, 0)), TakeToken("plus_storage")) == [
        ("freed", {"tile": "town", "slot": 3}),
        ("filled", {"tiles": ["quarry"], "n": 1, "slots": [3]}),
        ("placed", {"piece": "town", "kind": "town", "hex": 9, "slot": 3}),
        ("region", {"kind": "town", "n": 1, "hex": 9, "gain": {"green": 1}}),
        ("token", {"token": "plus_storage"}),
        ("points", {"gain": {"green": 2}}),
    ]


def test_a_worker_and_an_action_for_a_marble() -> None:
    session = table(ACT, ada={"hand": {"village": 2}, "store": ["village"], "placed": HOME, "marble": 1},
                    chance=[("card", "inn")] * 3)
    assert after(session, Place("village", 1, (0, 0)), UseMarble(), Draw())[2:] == [
        ("goods", {"gain": {"worker": 1}}),
        ("used_marble", {"pay": {"marble": 1}}),
        ("drew", {"n": 3, "gain": {"cards": 3}}), ("drew_cards", {"cards": {"inn": 3}}),
    ]


def test_workers_alone_pay_without_a_card() -> None:
    session = table(ACT, ada={"worker": 2, "store": ["village"], "placed": HOME})
    assert after(session, Place("village", 1, (0, 0)))[0] == ("paid", {"what": {"worker": 2}, "pay": {"worker": 2}})
    cards = table(ACT, ada={"hand": {"village": 2, "inn": 2}, "store": ["village"], "placed": HOME})
    assert after(cards, Place("village", 1, (0, 0)), Pay(village=1, inn=2))[0] == (
        "paid", {"what": {"inn": 2, "village": 1}, "pay": {"cards": 3}})


def test_a_deck_is_made_anew_from_the_discarded_cards() -> None:
    """T2.4, T2.5: in the middle of a draw, and told before the cards are."""
    session = table(ACT, discard={"cart": 9}, deck={"inn": 1},
                    chance=[("card", "inn"), ("card", "cart"), ("card", "cart")])
    assert after(session, Draw()) == [
        ("reshuffled", {"n": 9}), ("drew", {"n": 3, "gain": {"cards": 3}}),
        ("drew_cards", {"cards": {"inn": 1, "cart": 2}}),
    ]


def test_a_monastery_for_which_no_card_is_left() -> None:
    """T2.4, T15.1: everybody is told that nothing was drawn."""
    session = table(ACT, deck={}, ada={"worker": 2, "store": ["monastery"], "placed": HOME})
    assert after(session, Place("monastery", 1, (1, 1)))[-1] == ("nothing_drawn", {})


def test_what_is_drawn_cannot_be_taken_back() -> None:
    """Even where every card that could come is of one kind."""
    session = table(ACT, deck={"inn": 3}, chance=[("card", "inn")] * 3)
    session.act(Draw())
    assert session.records[-1].revealed


def test_a_look_ahead_does_not_take_a_hidden_deck_for_an_empty_one() -> None:
    """T2.5, T19.2: whoever only looks is not told that the discarded cards were shuffled."""
    session = table(ACT, discard={"cart": 5})
    outlook = Outlook(CONTROLLER, Preview(CONTROLLER, session.view(ADA)))
    assert "reshuffled" not in [event.kind for event in outlook.told(Draw(), ADA)]


@pytest.mark.parametrize("players", [2, 3])
def test_scorings_are_told_seat_by_seat(players: int) -> None:
    """T17.1, T18: the phase, what was added, what red is then; at the end what was kept, part by part."""
    rng, session = random.Random(players), begin(players, players)
    while session.decision is not None:
        session.act(busy(session, rng))
    scored = told(session, "scored")
    assert [event.values["phase"] for event in scored] == [phase for phase in (1, 2, 3) for _ in range(players)]
    assert [event.values["seat"] for event in scored] == session.state.order * 3
    for seat, owner in enumerate(session.state.players):
        own = [event.values for event in scored if event.values["seat"] == seat]
        assert [values["gain"]["red"] for values in own] == owner.scored
        assert own[-1]["n"] + sum(owner.kept) == owner.red
        (kept,) = [event.values for event in told(session, "kept") if event.values["seat"] == seat]
        parts = [kept[f"kept_{thing}"] for thing in ("cards", "tiles", "hexagons", "marble", "workers")]
        assert parts == owner.kept and kept["n"] == kept["gain"]["red"] == sum(parts)
