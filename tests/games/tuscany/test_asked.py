"""What is asked, of whom, and with which sentence; what is not asked, and why somebody may not answer."""

from __future__ import annotations

from typing import Any

import pytest

from kingsburg_table.core.actions import Option
from kingsburg_table.games.tuscany.actions import Draw, EndTurn, Exchange, Place, Take, UseMarble
from tests.games.tuscany.table import ACT, ADA, BRUNO, TSession, listed, refused, table

HOME = [[0, 1, "start_castle"]]
NOTHING_FITS = ["town", "town", "cart", "cart", "quarry", "quarry", "inn", "castle"]
EMPTY: dict[str, Any] = {"display": [""] * 8, "neutral": []}
MARBLE = "phase 1 / round 1 / marble"


def prompt(session: TSession) -> tuple[str, Any]:
    assert session.decision is not None
    return session.decision.prompt.id, session.decision.prompt.values["seat"]


def exchanges(session: TSession) -> list[Option]:
    assert session.decision is not None
    return [option for option in session.decision.options if isinstance(option.action, Exchange)]


def test_a_turn_asks_for_an_action_and_a_begun_exchange_for_its_end() -> None:
    """T3.8: after the first exchange only exchanges, until something fits."""
    session = table(ACT, display=NOTHING_FITS, chance=[("neutral tile", "inn"), ("neutral tile", "castle")])
    assert prompt(session) == ("prompt.tuscany.act", ADA)
    session.act(Exchange("cart"))
    assert prompt(session) == ("prompt.tuscany.exchange", ADA)
    assert {type(action) for action in listed(session)} == {Exchange}
    assert refused(session, Draw()) == ("T3.8", "finish_exchange")
    assert refused(session, Place("village", 1, (0, 0))) == ("T3.8", "finish_exchange")


def test_an_exchange_touches_the_sign_and_all_tiles_of_its_colour() -> None:
    session = table(ACT, display=NOTHING_FITS)
    found = {option.action.kind: option.targets for option in exchanges(session)}
    assert found == {
        "castle": ("exchange", "offer.8"), "town": ("exchange", "offer.1", "offer.2"), "inn": ("exchange", "offer.7"),
        "quarry": ("exchange", "offer.5", "offer.6"), "cart": ("exchange", "offer.3", "offer.4"),
    }


def test_nobody_acts_for_somebody_else() -> None:
    session = table(ACT)
    for action in (Draw(), Take("castle", 1), Exchange("cart"), Place("village", 1, (0, 0)), EndTurn()):
        assert refused(session, action, BRUNO) == ("T1.1", "not_your_turn")
    assert refused(session, EndTurn()) == ("T1.3", "not_this_moment")


def test_there_is_no_card_to_draw() -> None:
    session = table(ACT, deck={})
    assert refused(session, Draw()) == ("T1.5", "no_cards")


@pytest.mark.parametrize(("open_hands", "private"), [("off", True), ("on", False)])
def test_a_marble_is_asked_for_behind_the_curtain_where_hands_are_hidden(open_hands: str, private: bool) -> None:
    session = table(MARBLE, turn=ADA, ada={"marble": 1}, options={"open_hands": open_hands})
    assert prompt(session) == ("prompt.tuscany.marble", ADA)
    assert session.decision is not None and session.decision.private is private
    assert listed(session) == [UseMarble(), EndTurn()]


STORED = {"store": ["village"], "worker": 2, "placed": HOME}


@pytest.mark.parametrize(
    ("given", "asked"),
    [
        ({**EMPTY, "deck": {"inn": 1}}, True),
        ({"deck": {}}, True),
        ({**EMPTY, "deck": {}}, False),
        ({**EMPTY, "discard": {"inn": 1}, "deck": {}}, True),
        ({**EMPTY, "display": ["", "town", *[""] * 6], "deck": {}}, True),
        ({**EMPTY, "deck": {}, "ada": STORED}, True),
    ],
    ids=["one card", "a tile", "nothing", "one discarded card", "a tile among gaps", "a stored tile"],
)
def test_a_marble_is_offered_where_any_action_is_possible(given: dict[str, Any], asked: bool) -> None:
    """T1.3, T1.5: a single card in deck or discard pile, a tile on offer, or a stored piece that can be paid."""
    ada = {"marble": 1, **given.get("ada", {})}
    session = table(MARBLE, turn=ADA, **{**given, "ada": ada})
    assert (session.decision is not None and session.decision.kind == "marble") is asked
