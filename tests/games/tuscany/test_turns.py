"""What worked examples cannot say of turns, payments and the course of a match."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement

import pytest

from kingsburg_table.core.actions import Option
from kingsburg_table.games.tuscany.actions import (
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
from kingsburg_table.games.tuscany.payment import affordable, payments
from kingsburg_table.games.tuscany.words import KINDS
from tests.games.tuscany.table import (
    ACT,
    ADA,
    BRUNO,
    CELIA,
    CONTROLLER,
    DATA,
    TSession,
    begin,
    busy,
    listed,
    player,
    refused,
    table,
    told,
)

NOTHING = {"display": [""] * 8, "neutral": [], "deck": {}}


def units(place: int) -> list[tuple[tuple[int, ...], int]]:
    """All payments of section T4.2, written down independently: pairs of a card, a pair of another colour, a worker."""
    one: list[tuple[tuple[int, ...], int]] = [(tuple(int(at == place) for at in range(8)), 0), ((0,) * 8, 1)]
    one += [(tuple(2 * (at == other) for at in range(8)), 0) for other in range(8) if other != place]
    pairs = combinations_with_replacement(one, 2)
    return [(tuple(map(sum, zip(a, b, strict=True))), m + n) for (a, m), (b, n) in pairs]


@pytest.mark.parametrize("place", range(8))
def test_every_payment_there_is(place: int) -> None:
    """T4.2, T4.8, TT67: 45 with four cards of every colour and two workers, 38 with two of each."""
    for held, workers, count in ((4, 2, 45), (2, 2, 38), (9, 9, 45), (1, 2, 2), (0, 2, 1), (1, 0, 0), (3, 1, None)):
        hand = (held,) * 8
        found = payments(hand, place, workers)
        wanted = {
            (cards, men) for cards, men in units(place)
            if men <= workers and all(cards[at] <= hand[at] for at in range(8))
        }
        assert len(set(found)) == len(found) and set(map(tuple, found)) == wanted
        assert count is None or len(found) == count
        assert affordable(hand, place, workers) == bool(found)


def test_random_hands_are_paid_from_as_the_rule_says() -> None:
    """T4.2: exactly two units, whatever the hand."""
    rng = random.Random(3)
    for _ in range(300):
        hand, place, workers = [rng.randrange(5) for _ in KINDS], rng.randrange(8), rng.randrange(4)
        wanted = {
            (cards, men) for cards, men in units(place)
            if men <= workers and all(cards[at] <= hand[at] for at in range(8))
        }
        assert set(map(tuple, payments(hand, place, workers))) == wanted
        assert affordable(hand, place, workers) == bool(wanted)


def test_the_cheapest_payment_comes_first() -> None:
    """T4.8: two cards, then a card and a pair, a card and a worker, two pairs, a pair and a worker, two workers."""
    costs = [(sum(cards), men) for cards, men in payments((4,) * 8, 6, 2)]
    assert list(dict.fromkeys(costs)) == [(2, 0), (3, 0), (1, 1), (4, 0), (2, 1), (0, 2)]
    session = table(ACT, ada={"hand": {"village": 1, "cart": 2, "inn": 2}, "store": ["village"], "worker": 1})
    session.act(Place("village", 1, (0, 0)))
    assert session.decision is not None and session.decision.default == session.decision.options[0]
    assert listed(session)[:3] == [Pay(village=1, inn=2), Pay(village=1, cart=2), Pay(village=1, worker=1)]


def test_nobody_may_pass() -> None:
    """T1.4, T1.5: whoever can do anything must; there is nothing else on the list."""
    session = table(ACT)
    assert {type(action) for action in listed(session)} == {Draw, Take}
    assert refused(session, EndTurn()) == ("T1.3", "not_this_moment")


def test_a_turn_in_which_nothing_can_be_done_is_skipped() -> None:
    """T1.4: no card to draw, no tile on offer, nothing stored; it is Bruno's turn, who holds all the cards."""
    session = table(ACT, bruno={"store": ["village", "quarry"], "tokens": {"plus_storage": 1}}, **NOTHING)
    assert [event.values["seat"] for event in told(session, "skipped")] == [ADA]
    assert session.decision is not None and session.decision.seat == BRUNO
    assert {type(action) for action in listed(session)} <= {Place, Pay}


def test_a_match_in_which_nobody_can_do_anything_ends() -> None:
    """T1.6: one scoring and the final scoring; T8 has no say any more, though a stack is empty."""
    session = table(ACT, ada={"green": 7, "red": 2}, pending=True, **NOTHING)
    assert session.decision is None and session.outcome is not None
    assert [event.values["seat"] for event in told(session, "skipped")] == [ADA, BRUNO]
    assert player(session, ADA).red == 9 and player(session, ADA).scored == [7]
    assert player(session, BRUNO).red == 122 // DATA.figures.cards_per_point
    assert session.state.phase == 1


def test_after_the_extra_action_no_marble_is_asked_for() -> None:
    """T1.3, TT12: two actions a turn and never more."""
    session = table(ACT, ada={"marble": 3})
    session.act(Draw())
    session.act(UseMarble())
    session.act(Draw())
    assert session.decision is not None and session.decision.seat == BRUNO
    assert player(session).marble == 2


def test_the_marble_is_not_offered_where_nothing_can_be_done() -> None:
    """T1.3, T20.2: an action must be possible."""
    given = {"marble": 1, "store": ["inn"], "placed": [[0, 1, "start_castle"], [1, 0, "village"]]}
    for workers, asked in ((2, BRUNO), (4, ADA)):  # the inn has only one place; then its hexagon needs two workers
        session = table(ACT, ada={**given, "worker": workers}, bruno={"store": ["village"]}, **NOTHING)
        assert session.decision is not None and session.decision.seat == asked
        assert (session.decision.kind == "marble") == (asked == ADA)
        assert player(session).marble == 1 and player(session).store == "X"


def test_the_start_player_stays() -> None:
    """T1.1: every round of a whole match begins with the same seat, and each has one turn."""
    session, rng = begin(3, 5), random.Random(5)
    first, rounds = session.state.order[0], dict[int, list[int]]()
    while session.decision is not None:
        decision = session.decision
        if session.state.acted == 0 and session.state.round and decision.kind == "act":
            rounds.setdefault(session.state.round, []).append(decision.seat)
        session.act(busy(session, rng))
    assert all(list(dict.fromkeys(seats)) == [(first + step) % 3 for step in range(3)] for seats in rounds.values())


def test_who_begins_can_be_chosen() -> None:
    """T21.3."""
    assert {begin(4, seed).state.order[0] for seed in range(20)} == {0, 1, 2, 3}
    assert {begin(4, seed, starting_player="first_seat").state.order[0] for seed in range(20)} == {0}


def test_the_first_printing() -> None:
    """T20.5, Q1: 2 cards a draw, 3 cards a point; start hand and monastery stay as they are."""
    session = table(ACT, options={"edition": "first"}, ada={"hand": {"cart": 5}, "tokens": {"plus_card": 1}})
    session.act(Draw())
    assert player(session).cards == 8
    assert all(owner.cards == 5 for owner in begin(2, 1, edition="first").state.players)
    end = table(
        "phase 3 / round 40 / act", turn=BRUNO, pending=True, extra=1, options={"edition": "first"},
        ada={"hand": {"cart": 7}},
    )
    end.act(Draw())
    assert player(end).kept[0] == 2 and player(end, BRUNO).kept[0] == 0
    monastery = table(ACT, options={"edition": "first"}, ada={"hand": {"monastery": 2}, "store": ["monastery"]})
    monastery.act(Place("monastery", 1, (1, 1)))
    assert player(monastery).cards == 3


def test_boards_are_dealt_one_of_each_kind() -> None:
    """T21.6: nobody has a board that somebody else has."""
    for seed in range(10):
        session = begin(4, seed)
        boards = [CONTROLLER.box.plan(owner.estate).boards for owner in session.state.players]
        assert all([board[0] for board in own] == ["A", "B", "C"] for own in boards)
        assert len({board for own in boards for board in own}) == 12


def test_estates_are_laid_out_in_any_order_and_orientation() -> None:
    """T21.6: turning, swapping and joining reach all 192 arrangements, and undo takes each step back."""
    session = begin(2, 4)
    seat = session.state.order[0]
    seen, rng = set(), random.Random(1)
    while len(seen) < 192:
        seen.add(player(session, seat).estate)
        moves = [option for option in _options(session) if isinstance(option.action, (Turn, Swap, Join))]
        assert len(moves) == 8
        session.act(rng.choice(moves))
    before = session.state_hash()
    session.act(next(option for option in _options(session) if isinstance(option.action, PlaceStartCastle)))
    assert session.decision is not None and session.decision.seat != seat
    session.undo()
    assert session.state_hash() == before


def _options(session: TSession) -> tuple[Option, ...]:
    assert session.decision is not None
    return session.decision.options


def test_swapping_may_be_said_either_way_round() -> None:
    session = begin(2, 4)
    one, _, three = CONTROLLER.box.plan(player(session, session.state.order[0]).estate).boards
    assert refused(session, Swap(three, 3, one, 1)) is None
    session.act(Swap(three, 3, one, 1))
    assert CONTROLLER.box.plan(player(session, session.state.order[0]).estate).boards[::2] == (three, one)


def test_nobody_sees_an_estate_before_all_are_done() -> None:
    """T19.4: neither boards nor castle, nor what was done with them."""
    session = begin(3, 7)
    first, second, _ = session.state.order
    board = CONTROLLER.box.plan(player(session, first).estate).boards[0]
    session.act(Turn(board, 1))
    for seat in (None, second):
        assert session.view(seat).players[first].estate == "?"
        assert session.decision_for(seat) is None
        assert not any(event.kind == "turned" for events in session.events_for(seat) for event in events)
    session.act(ReadyMade())
    assert session.counters(first)["hexes"] == 0
    session.act(ReadyMade())
    assert session.view(second).players[first].estate == "?"
    session.act(ReadyMade())
    assert all(owner.estate not in ("", "?") for owner in session.view(None).players)
    assert session.counters(first)["hexes"] == 1


def test_hands_are_hidden_and_counted() -> None:
    """T19.1: others see how many cards somebody holds and draws, not which."""
    session = table(ACT, ada={"hand": {"castle": 3}}, bruno={"hand": {"cart": 2}})
    session.act(Draw())
    seen = session.view(BRUNO)
    assert seen.players[ADA].hand == [] and seen.players[ADA].cards == 6 and seen.deck == []
    assert seen.players[BRUNO].hand[KINDS.index("cart")] == 2
    assert [event.values["n"] for event in told(session, "drew")] == [3]
    assert all(event.audience == (ADA,) for event in told(session, "drew_cards"))
    assert session.decision is not None and session.decision.private


def test_open_hands() -> None:
    """T20.4: nothing is private then, and everybody sees the cards."""
    session = table(ACT, options={"open_hands": "on"}, ada={"hand": {"castle": 3}}, seal=True)
    assert session.view(None).players[ADA].hand[KINDS.index("castle")] == 3
    assert session.decision is not None and not session.decision.private
    session.act(Draw())
    assert all(event.audience is None for event in told(session, "drew_cards"))


def test_the_seal_of_a_turn_with_a_hidden_hand_is_private() -> None:
    """Otherwise the hand would vanish before the turn is given away."""
    for options, private in (({}, True), ({"open_hands": "on"}, False)):
        session = table(ACT, seal=True, options=options, ada={"store": ["village"], "hand": {"village": 3, "cart": 2}})
        session.act(Place("village", 1, (0, 0)))
        session.act(Pay(village=2))
        assert session.decision is not None
        assert (session.decision.kind, session.decision.private) == ("seal", private)


def test_the_owner_sees_what_is_drawn() -> None:
    session = table(ACT, chance=[("card", "inn"), ("card", "inn"), ("card", "cart")])
    session.act(Draw())
    assert [event.values["cards"] for event in told(session, "drew_cards")] == [{"inn": 2, "cart": 1}]


def test_a_castle_may_empty_a_stack() -> None:
    """T8.5: a tile turned up for a castle ends the phase like any other."""
    session = table(
        ACT, chance=[("tile", "castle"), ("income card", "red2")],
        ada={
            "stacks": [1, 7, 7], "hand": {"castle": 2}, "store": ["castle"],
            "placed": [[0, 1, "start_castle"], [3, 1, "quarry"]],
        },
    )
    session.act(Place("castle", 1, (4, 1)))
    session.act(PlaceFree("cart", 7, (4, 0)))
    assert session.state.pending
    assert [event.values["stack"] for event in told(session, "stack_empty")] == [1]


def test_neutral_tiles_end_nothing() -> None:
    """T7.5: only own tiles count, however many neutral ones come."""
    session = table(ACT, players=3, ada={"stacks": [0, 0, 0]}, celia={"stacks": [0, 0, 0]})
    for _ in range(4):
        session.act(listed(session, Take)[0])
    assert not session.state.pending and session.state.phase == 1
    assert player(session, CELIA).store != "."


def test_the_neutral_supply_is_made_of_neutral_tiles_only() -> None:
    """T7.4: players' tiles that were put aside stay out."""
    session = table(
        ACT, chance=[("neutral tile", "inn")], neutral=[], aside=["inn"], gone=["castle", "town"],
        ada={"stacks": [0, 0, 0]},
    )
    session.act(Take("quarry", 4))
    assert session.state.display[3] == "I" and session.state.gone == "KT" and session.state.aside == ""
    assert [event.values["n"] for event in told(session, "neutral_reshuffled")] == [1]


def test_without_an_open_hex_nothing_is_exchanged() -> None:
    """T3.8: a full estate wants nothing."""
    land = DATA.land("A1 C1r B1r dd")
    full = [[*cell, "hexagon"] for cell in land.cells if cell != (0, 1)]
    session = table(ACT, ada={"placed": [[0, 1, "start_castle"], *full]})
    assert listed(session, Exchange) == []
    assert refused(session, Exchange("inn")) == ("T3.8", "estate_full")
    assert len(listed(session, Take)) == 8


def test_a_token_of_a_town_works_at_once() -> None:
    """T10.1, Q27: "+1 estate card" from a town adds a card to the extra action of the same turn."""
    session = table(
        ACT, ada={"marble": 1, "hand": {"town": 2}, "store": ["town"], "placed": [
            [0, 1, "start_castle"], [1, 1, "monastery"]]},
    )
    session.act(Place("town", 1, (2, 0)))
    session.act(TakeToken("plus_card"))
    session.act(UseMarble())
    session.act(Draw())
    assert player(session).cards == 4


def test_no_game_is_endless() -> None:
    """TT74, Q16: whatever is chosen, a match is over before round 225; the limit itself is a violation."""
    session, rng = begin(2, 11), random.Random(11)
    while session.decision is not None:
        session.act(busy(session, rng))
    assert session.state.round < 225
    session.state.round = 226
    assert "round 226" in CONTROLLER.invariants(session.state)


def test_an_exchange_is_over_when_a_tile_is_taken() -> None:
    """T3.8: what a marble buys afterwards is any action again."""
    display = ["town", "town", "cart", "cart", "quarry", "quarry", "inn", "castle"]
    session = table(ACT, display=display, ada={"marble": 1}, chance=[
        ("neutral tile", "monastery"), ("neutral tile", "village"), ("tile", "town"), *[("card", "inn")] * 3])
    session.act(Exchange("cart"))
    session.act(Take("village", 4))
    session.act(UseMarble())
    session.act(Draw())
    assert player(session).cards == 3
