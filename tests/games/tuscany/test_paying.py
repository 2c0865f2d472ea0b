"""The question how a placement is paid: what is listed, what is refused and why, what stays dark (T4.2)."""

from __future__ import annotations

import pytest

from kingsburg_table.games.tuscany.actions import Pay, Place
from tests.games.tuscany.table import ACT, ADA, BRUNO, TSession, listed, player, refused, table

HOME = [[0, 1, "start_castle"]]
HELD = {"village": 1, "inn": 2, "cart": 1}


def asked(open_hands: str = "off") -> TSession:
    """Ada pays for a village from her second space with 1 village, 2 inns, a cart and a worker."""
    session = table(ACT, options={"open_hands": open_hands}, ada={
        "hand": HELD, "worker": 1, "store": ["", "village"], "tokens": {"plus_storage": 1}, "placed": HOME})
    session.act(Place("village", 2, (1, 0)))
    return session


@pytest.mark.parametrize(("open_hands", "private"), [("off", True), ("on", False)])
def test_the_ways_to_pay_are_asked_the_cheapest_first(open_hands: str, private: bool) -> None:
    """A pair costs less than a worker; the first way is laid ready."""
    decision = asked(open_hands).decision
    assert decision is not None and (decision.kind, decision.rule, decision.private) == ("pay", "T4.2", private)
    assert decision.prompt.id == "prompt.tuscany.pay"
    assert decision.prompt.values == {"seat": ADA, "piece": "village", "kind": "village"}
    ways = [Pay(village=1, inn=2), Pay(village=1, worker=1), Pay(inn=2, worker=1)]
    assert [option.action for option in decision.options] == ways
    assert decision.default is decision.options[0]
    assert decision.options[0].targets == (f"card.{ADA}.inn", f"card.{ADA}.inn", f"card.{ADA}.village")
    assert decision.options[2].targets == (f"card.{ADA}.inn", f"card.{ADA}.inn", f"worker.{ADA}")


@pytest.mark.parametrize(
    ("payment", "reason"),
    [
        (Pay(village=2), "not_yours_to_pay"), (Pay(worker=2), "not_yours_to_pay"), (Pay(cart=2, village=1),
                                                                                    "not_yours_to_pay"),
        (Pay(village=1), "wrong_payment"), (Pay(inn=2), "wrong_payment"), (Pay(village=1, cart=1), "wrong_payment"),
        (Pay(village=1, inn=2, worker=1), "wrong_payment"), (Pay(), "wrong_payment"), (Pay(inn=1, village=1),
                                                                                     "wrong_payment"),
    ],
)
def test_what_is_no_payment_says_why(payment: Pay, reason: str) -> None:
    """What one has not got is one thing, what makes no two units another."""
    assert refused(asked(), payment) == ("T4.2", reason)


def test_what_is_listed_is_not_refused_and_only_its_owner_pays() -> None:
    session = asked()
    for way in listed(session):
        assert refused(session, way) is None
        assert refused(session, way, BRUNO) == ("T1.1", "not_your_turn")
    assert refused(table(ACT), Pay(village=2)) == ("T4.2", "not_this_moment")
    wrong = session.refusal(Pay(inn=2), ADA)
    assert wrong is not None and wrong.values == {"kind": "village"}


def test_cards_that_are_in_no_payment_stay_dark() -> None:
    """A single card of another colour is no pair; the hex they are asked for is named."""
    session = asked()
    blocked = session.blocked(ADA)
    alone = ["castle", "town", "agriculture", "quarry", "monastery", "cart"]
    assert set(blocked) == {f"card.{ADA}.{kind}" for kind in alone}
    for kind in alone:
        refusal = blocked[f"card.{ADA}.{kind}"]
        assert (refusal.rule, refusal.reason) == ("T4.2", "no_pair")
        assert refusal.values == {"kind": kind, "wanted": "village", "hex": session.state.hex + 1}
    assert session.state.hex == 4 and player(session).store == ".V"


def test_without_a_card_of_the_colour_and_without_a_worker() -> None:
    session = table(ACT, ada={"hand": {"inn": 4, "cart": 3}, "store": ["village"], "placed": HOME})
    session.act(Place("village", 1, (1, 0)))
    blocked = session.blocked(ADA)
    missing, worker = blocked[f"card.{ADA}.village"], blocked[f"worker.{ADA}"]
    assert (missing.rule, missing.reason, dict(missing.values)) == ("T4.2", "no_card", {"kind": "village", "hex": 5})
    assert (worker.rule, worker.reason) == ("T4.2", "no_worker")
    assert f"card.{ADA}.cart" not in blocked and f"card.{ADA}.inn" not in blocked
