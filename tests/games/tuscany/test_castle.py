"""The questions of castle and town: what may be answered, what not and why, and doing without (T9, T10)."""

from __future__ import annotations

import pytest

from kingsburg_table.games.tuscany.actions import Decline, Place, PlaceFree, TakeToken
from tests.games.tuscany.table import ACT, ADA, BRUNO, TSession, listed, player, refused, table, told

DISPLAY = ["castle", "inn", "town", "town", "village", "quarry", "monastery", ""]


def at_the_castle(open_hands: str = "off") -> TSession:
    """Ada has just placed a castle from the second space; the last slot of the display is empty for good."""
    session = table(
        ACT, display=DISPLAY, neutral=[], options={"open_hands": open_hands},
        ada={"hand": {"castle": 2}, "store": ["inn", "castle", ""], "tokens": {"plus_storage": 2}, "stacks": [0, 0, 0],
             "placed": [[0, 1, "start_castle"], [1, 1, "monastery"], [2, 1, "quarry"], [3, 1, "quarry"]]},
    )
    session.act(Place("castle", 2, (4, 1)))
    return session


def test_tile_and_hex_are_chosen_together() -> None:
    """T9.5, T9.6: every tile with every hex it fits, declining last; an empty slot is no tile."""
    assert listed(at_the_castle()) == [
        PlaceFree("town", 3, (2, 0)), PlaceFree("town", 4, (2, 0)), PlaceFree("village", 5, (0, 0)),
        PlaceFree("village", 5, (1, 0)), PlaceFree("village", 5, (5, 0)), PlaceFree("quarry", 6, (1, 2)), Decline(),
    ]


@pytest.mark.parametrize(("open_hands", "private"), [("off", True), ("on", False)])
def test_the_question_is_the_owners(open_hands: str, private: bool) -> None:
    decision = at_the_castle(open_hands).decision
    assert decision is not None and decision.private is private and decision.rule == "T9.1"
    assert (decision.prompt.id, decision.prompt.values) == ("prompt.tuscany.castle", {"seat": ADA})


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (PlaceFree("cart", 3, (3, 0)), ("T3.1", "not_on_offer")),
        (PlaceFree("inn", 8, (2, 0)), ("T3.1", "not_on_offer")),
        (PlaceFree("town", 9, (2, 0)), ("T3.1", "not_on_offer")),
        (PlaceFree("town", 3, (0, 0)), ("T4.3", "wrong_kind")),
        (PlaceFree("town", 3, (9, 9)), ("T4.1", "no_such_hex")),
        (PlaceFree("quarry", 6, (2, 1)), ("T4.3", "hex_taken")),
        (PlaceFree("village", 5, (7, 0)), ("T4.4", "not_adjacent")),
    ],
)
def test_why_a_free_tile_may_not_be_placed(action: PlaceFree, why: tuple[str, str]) -> None:
    assert refused(at_the_castle(), action) == why


def test_it_is_not_the_moment_for_a_free_tile_or_a_token() -> None:
    session = table(ACT)
    for action in (PlaceFree("town", 2, (2, 0)), Decline()):
        assert refused(session, action) == ("T9.1", "not_this_moment")
        assert refused(session, action, BRUNO) == ("T1.1", "not_your_turn")
    castle = at_the_castle()
    assert refused(castle, PlaceFree("town", 3, (2, 0)), BRUNO) == ("T1.1", "not_your_turn")


def test_everything_that_stays_dark_says_why() -> None:
    """Tiles that fit nowhere, hexes of a colour that is not on offer, stored pieces, which the castle does not use."""
    blocked = {target: (refusal.rule, refusal.reason) for target, refusal in at_the_castle().blocked(ADA).items()}
    values = {target: dict(refusal.values) for target, refusal in at_the_castle().blocked(ADA).items()}
    assert {target: why for target, why in blocked.items() if not target.startswith("hex")} == {
        "offer.1": ("T9.5", "fits_nowhere"), "offer.2": ("T9.5", "fits_nowhere"), "offer.7": ("T9.5", "fits_nowhere"),
        f"store.{ADA}.1": ("T9.1", "from_display_only"),
    }
    missing = {target: values[target]["kind"] for target, why in blocked.items() if why == ("T9.1", "none_offered")}
    assert missing == {"hex.0.3": "agriculture", "hex.0.12": "cart", "hex.0.16": "cart"}
    assert blocked["hex.0.2"] == ("T4.3", "hex_taken") and blocked["hex.0.30"] == ("T4.4", "not_adjacent")
    assert not {"hex.0.1", "hex.0.5", "hex.0.9", "offer.3", "offer.8"} & set(blocked)


def test_doing_without_is_told_and_changes_nothing() -> None:
    """T9.5: no refill, no tile; the turn goes on."""
    session = at_the_castle()
    before = session.state.display, player(session).pieces
    session.act(Decline())
    assert (session.state.display, player(session).pieces) == before
    assert [event.values["seat"] for event in told(session, "declined_tile")] == [ADA]


def at_the_town(**given: object) -> TSession:
    session = table(ACT, ada={"hand": {"town": 2}, "store": ["town"],
                              "placed": [[0, 1, "start_castle"], [1, 1, "monastery"]]}, **given)
    session.act(Place("town", 1, (2, 0)))
    return session


def test_a_town_offers_what_is_left() -> None:
    """T10.1: a kind that is gone cannot be chosen, and says so."""
    session = at_the_town(bruno={"tokens": {"plus_card": 5}})
    left = ("plus_storage", "plus_marble", "plus_worker", "plus_income")
    assert listed(session) == [*(TakeToken(token) for token in left), Decline()]
    assert refused(session, TakeToken("plus_card")) == ("T10.1", "none_left")
    assert refused(session, TakeToken("plus_crown")) == ("T10.1", "no_such_token")
    assert {target: why.reason for target, why in session.blocked(ADA).items() if target.startswith("token")} == {
        "token.plus_card": "none_left"}
    assert session.decision is not None
    assert (session.decision.prompt.id, session.decision.private) == ("prompt.tuscany.town", True)
    assert (session.decision.prompt.values, session.decision.rule) == ({"seat": ADA}, "T10.1")
    assert session.blocked(ADA)["token.plus_card"].values == {"token": "plus_card"}
    assert refused(session, TakeToken("plus_marble"), BRUNO) == ("T1.1", "not_your_turn")
    session.act(Decline())
    assert [event.values["seat"] for event in told(session, "declined_token")] == [ADA]
    assert player(session).tokens == [0] * 5


def test_the_first_token_is_open_to_all_and_cannot_be_declined() -> None:
    """S8."""
    session = table("preparation / first token", turn=ADA)
    assert session.decision is not None
    assert (session.decision.prompt.id, session.decision.private) == ("prompt.tuscany.first_token", False)
    assert (session.decision.prompt.values, session.decision.rule) == ({"seat": ADA}, "T21.8")
    assert Decline() not in listed(session) and refused(session, Decline()) is not None
