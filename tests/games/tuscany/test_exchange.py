"""Exchanging what nobody could place, at its edges (T3.8, T7)."""

from __future__ import annotations

from kingsburg_table.games.tuscany.actions import Exchange
from tests.games.tuscany.table import ACT, ADA, table, told

NOTHING_FITS = ["town", "town", "town", "town", "cart", "quarry", "inn", "castle"]
OWN = [0, 0, "neutral", "neutral", 1, "neutral", "neutral", "neutral"]


def test_what_an_exchange_brings_may_crowd_the_display() -> None:
    """T3.8, T7.3: a fifth town comes for the cart, so all towns go; then a village must be taken."""
    came = [("neutral tile", tile) for tile in ("town", "village", "cart", "cart", "cart", "quarry")]
    session = table(ACT, display=NOTHING_FITS, backs=OWN, chance=[*came, ("tile", "inn")])
    session.act(Exchange("cart"))
    assert [event.values["slots"] for event in told(session, "crowded")] == [[1, 2, 3, 4, 5]]
    assert session.state.gone == "CTT" and session.state.aside == "TTT"
    assert [event.values["tile"] for event in told(session, "took")] == ["village"]  # there was nothing else to choose
    assert session.state.display == "ICCCQQIK"


def test_nothing_is_exchanged_where_nothing_lies() -> None:
    """T3.8, T7.4: the sign stays dark and says why."""
    session = table(ACT, display=[""] * 8, neutral=[], ada={"store": ["village"], "worker": 2})
    assert session.decision is not None
    assert not [option for option in session.decision.options if "exchange" in option.targets]
    refusal = session.blocked(ADA)["exchange"]
    assert (refusal.rule, refusal.reason) == ("T3.8", "nothing_to_come")


def test_a_gap_that_no_tile_fills_cannot_be_taken() -> None:
    """T7.4, T7.8: the last neutral tile fills the first gap, the other one stays empty."""
    display = ["town", "town", "cart", "cart", "quarry", "quarry", "inn", "castle"]
    session = table(
        ACT, display=display, backs=["neutral", "neutral", 0, 1, *["neutral"] * 4], neutral=["monastery"],
        chance=[("neutral tile", "monastery"), ("tile", "castle")],
    )
    session.act(Exchange("cart"))
    assert [(event.values["tile"], event.values["slot"]) for event in told(session, "took")] == [("monastery", 3)]
    assert session.state.display == "TTK.QQIK"
