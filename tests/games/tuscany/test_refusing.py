"""Why an action of a turn is refused, and what a dimmed thing answers: rule, reason and what the sentence names."""

from __future__ import annotations

from typing import Any

import pytest

from kingsburg_table.core.actions import Action
from kingsburg_table.games.tuscany.actions import Draw, Exchange, Place, Take
from tests.games.tuscany.table import ACT, ADA, BRUNO, TSession, refused, table

HOME = [[0, 1, "start_castle"]]
NOTHING_FITS = ["town", "town", "cart", "cart", "quarry", "quarry", "inn", "castle"]
TWO_SPACES = {"plus_storage": 1}


def dimmed(session: TSession, target: str) -> tuple[str, str, dict[str, Any]] | None:
    refusal = session.blocked(ADA).get(target)
    return None if refusal is None else (refusal.rule, refusal.reason, dict(refusal.values))


def exchanging(*came: str, **ada: Any) -> TSession:
    """Ada has exchanged the two carts; these tiles came for them."""
    session = table(ACT, display=NOTHING_FITS, ada={"placed": HOME, **ada},
                    chance=[("neutral tile", tile) for tile in came])
    session.act(Exchange("cart"))
    return session


@pytest.mark.parametrize(
    ("store", "action", "why"),
    [
        (["village", ""], Take("castle", 1, 1, "village"), ("T3.3", "space_free")),
        (["village", ""], Take("castle", 1, 1), ("T3.3", "space_free")),
        (["village", ""], Take("castle", 1, 0, "village"), ("T3.3", "space_free")),
        (["village", ""], Take("castle", 2), ("T3.1", "not_on_offer")),
        (["village", "inn"], Take("castle", 1), ("T3.3", "storage_full")),
        (["village", "inn"], Take("castle", 1, 2, "village"), ("T4.1", "not_stored")),
        (["village", "inn"], Take("castle", 1, 0, "inn"), ("T4.1", "not_stored")),
        (["village", "inn"], Take("castle", 1, 3, "inn"), ("T4.1", "not_stored")),
        (["village", "inn"], Take("castle", 1, 1, "village"), None),
        (["village", "inn"], Take("castle", 1, 2, "inn"), None),
        (["village", "inn"], Place("village", 2, (0, 0)), ("T4.1", "not_stored")),
        (["village", "inn"], Place("village", 1, (0, 0)), ("T4.2", "too_dear")),
        (["village", "inn"], Exchange("cart"), ("T3.8", "something_fits")),
    ],
)
def test_why_an_action_is_refused(store: list[str], action: Action, why: tuple[str, str] | None) -> None:
    """T3.1, T3.3, T3.8, T4.1, T4.2: on offer castle, town, inn, quarry, village, monastery, cart, olives."""
    session = table(ACT, ada={"store": store, "tokens": TWO_SPACES, "placed": HOME})
    assert refused(session, action) == why


def test_what_fits_is_named_where_nothing_may_be_exchanged() -> None:
    """T3.8: the kinds with the slots they lie in."""
    session = table(ACT, ada={"placed": HOME})
    said = ("T3.8", "something_fits", {"kinds": ["village", "monastery", "agriculture"], "slots": [5, 6, 8]})
    assert dimmed(session, "exchange") == said
    session = table(ACT, display=[*NOTHING_FITS[:-1], ""], neutral=[], ada={"placed": HOME})
    assert refused(session, Exchange("castle")) == ("T3.8", "kind_not_offered")
    assert dimmed(session, "offer.8") == ("T7.7", "slot_empty", {}) and dimmed(session, "offer.7") is None


def test_while_nothing_fits_a_begun_exchange_goes_on() -> None:
    """T3.8: nothing may be taken or drawn; the tiles are there for the next exchange and are not dimmed."""
    session = exchanging("inn", "castle", store=["village", ""], tokens=TWO_SPACES, worker=2)
    assert refused(session, Take("town", 1)) == ("T3.8", "exchange_on")
    assert refused(session, Draw()) == ("T3.8", "finish_exchange")
    assert dimmed(session, "deck") == ("T3.8", "finish_exchange", {})
    assert [dimmed(session, f"offer.{slot}") for slot in range(1, 9)] == [None] * 8
    assert dimmed(session, f"store.{ADA}.1") == ("T3.8", "finish_exchange", {})
    assert dimmed(session, f"store.{ADA}.2") == ("T4.7", "space_empty", {})
    assert dimmed(session, f"hex.{ADA}.1") == ("T3.8", "finish_exchange", {})


def test_after_an_exchange_only_what_fits_is_taken() -> None:
    """T3.8: of the tiles a monastery and a village fit."""
    session = exchanging("monastery", "village")
    assert refused(session, Take("quarry", 5)) == ("T3.8", "must_fit")
    assert refused(session, Take("monastery", 3)) is refused(session, Take("village", 4)) is None
    dark = [slot for slot in range(1, 9) if dimmed(session, f"offer.{slot}") == ("T3.8", "must_fit", {})]
    assert dark == [1, 2, 5, 6, 7, 8]
    assert [dimmed(session, f"offer.{slot}") for slot in (3, 4)] == [None, None]


def test_stored_pieces_say_why_they_can_go_nowhere() -> None:
    """T4.2 to T4.4, T4.7; a piece of a full storage may still be removed and stays silent (T3.3)."""
    given: dict[str, Any] = {"tokens": {"plus_storage": 3}, "placed": HOME}
    session = table(ACT, ada={**given, "store": ["town", "village", "hexagon", ""]})
    assert dimmed(session, f"store.{ADA}.1") == ("T4.4", "fits_nowhere", {"piece": "town", "kind": "town"})
    assert dimmed(session, f"store.{ADA}.2") == ("T4.2", "too_dear", {"kind": "village"})
    hexagon = dimmed(session, f"store.{ADA}.3")
    assert hexagon is not None and hexagon[:2] == ("T4.2", "too_dear")
    assert dimmed(session, f"store.{ADA}.4") == ("T4.7", "space_empty", {})
    full = table(ACT, ada={**given, "store": ["town", "village", "hexagon", "inn"]})
    assert [dimmed(full, f"store.{ADA}.{space}") for space in (1, 2, 3, 4)] == [None] * 4


def test_hexes_say_what_is_missing() -> None:
    """A worker too few, nothing stored that fits, no neighbour, taken; things of others are theirs."""
    session = table(ACT, ada={"store": ["village"], "worker": 1, "placed": HOME})
    land = session.rules.data.land(session.state.players[ADA].estate)

    def said(*cell: int) -> Any:
        return dimmed(session, f"hex.{ADA}.{land.number[cell[0], cell[1]] + 1}")

    assert said(0, 0) == ("T4.2", "too_dear", {"kind": "village"})
    assert said(0, 2) == ("T4.7", "nothing_stored", {"kind": "agriculture"})
    assert said(8, -1) == ("T4.4", "not_adjacent", {}) and said(0, 1) == ("T4.3", "hex_taken", {})
    for target in (f"store.{BRUNO}.1", f"hex.{BRUNO}.1", f"hex.{BRUNO}.30"):
        assert dimmed(session, target) == ("T4.1", "not_yours", {"seat": BRUNO})


def test_an_empty_deck_says_so() -> None:
    session = table(ACT, deck={}, ada={"placed": HOME})
    assert dimmed(session, "deck") == ("T1.5", "no_cards", {})
