"""Computers at the table: nothing of theirs is drawn open, and nobody is asked to hand over the mouse for them."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from kingsburg_table.core.opening import new_session
from kingsburg_table.core.seats import Seat
from kingsburg_table.table.play import company
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.match import TableMatch, at_the_table
from kingsburg_table.table.play.results import Idle, Nothing, Played
from tests.table.play.made import toy_session

#: Governors and army tokens are chosen in secret.
COURT = {"governors": "secret", "army_tokens": "on", "destiny": "on", "whims": "drawn", "alternative_rows": "deal"}


def table(
    *kinds: str, game: str = "pebbles", seed: int = 7, options: Mapping[str, str] | None = None
) -> TableMatch:
    toy_session()
    seats = [Seat(f"{kind} {at}", by="notary" if kind == "computer" else "") for at, kind in enumerate(kinds)]
    return TableMatch(new_session(game, at_the_table(seats), seed=seed, options=options))


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game has no computers of its own; here every game has them, and the test answers for them."""
    monkeypatch.setattr(company, "has_mind", lambda game: True)


def all_leave(match: TableMatch) -> None:
    """To the secret choice of the hands."""
    now = 1000.0
    while match.session.decision is not None and match.session.decision.kind != "show":
        assert isinstance(match.play(match.session.decision.options[-1], now), Played)
        now += 1000
    match.screen.handover.dismiss()


def test_a_computers_private_decision_is_never_drawn_open() -> None:
    for kinds in (("human", "computer"), ("human", "human", "computer"), ("computer", "computer")):
        match = table(*kinds)
        all_leave(match)
        for _ in kinds:
            decision = match.session.decision
            assert decision is not None and decision.private
            if kinds[decision.seat] == "computer":
                assert match.screen.phase is not Phase.CURTAIN and match.decision is None and match.narrowing is None
                assert match.asked.chips(()) == () and match.asked.seal is None
                assert match.asked.sentence is not None and match.asked.sentence.values == {"seat": decision.seat}
                assert match.screen.thinking == decision.seat and match.screen.eyes != decision.seat
                assert match.press("hand.fist", 1e6) == match.press_seal(1e6) == Nothing(Idle.THINKING)
            match.play(decision.options[0], 9e5)


def test_two_people_and_a_computer_still_hide_their_secrets_from_each_other() -> None:
    match = table("human", "human", "computer")
    all_leave(match)
    met = set()
    for _ in range(3):
        decision = match.session.decision
        assert decision is not None
        person = decision.seat in (0, 1)
        met.add(person)
        assert (match.screen.phase is Phase.CURTAIN) == person and match.screen.eyes is None
        match.play(decision.options[0], 9e5)
    assert met == {True, False}


@pytest.mark.parametrize(("game", "options"), [
    ("kingsburg", {}), ("principato", {}), ("signorie", {}), ("tuscany", {}), ("kingsburg", COURT),
], ids=["kingsburg", "principato", "signorie", "tuscany", "full court"])
def test_a_person_alone_with_computers_never_hands_over_the_mouse(game: str, options: dict[str, str]) -> None:
    """The board stays the person's, no banner calls anybody else, and no curtain falls."""
    match, rng, now = table("computer", "human", "computer", game=game, options=options), random.Random(3), 0.0
    for _ in range(150):
        decision = match.session.decision
        if decision is None:
            break
        assert match.seat == 1 and match.screen.phase is not Phase.CURTAIN and match.screen.eyes == 1
        if not decision.anyone:
            assert (match.screen.thinking is None) == (decision.seat == 1)
        assert decision.kind not in ("look", "seal") or decision.anyone or decision.seat == 1
        now += 2000
        match.screen.handover.dismiss()
        match.play(rng.choice(decision.options), now)
        assert not match.screen.hidden_from_sight()


def test_undo_takes_back_the_persons_own_action_and_what_computers_did_after_it() -> None:
    match, now = table("human", "computer", seed=7), 0.0
    while match.screen.thinking is not None:
        now += 1000
        match.play(match.session.decision.options[-1], now)  # type: ignore[union-attr]
    before = len(match.session.records)
    decision = match.session.decision
    assert decision is not None and decision.kind == "grab"
    match.play(decision.options[-1], now + 1000)
    while match.session.decision is not None and match.screen.thinking is not None:
        now += 1000
        match.play(match.session.decision.options[-1], now)
    assert any(record.seat == 1 for record in match.session.records[before:])
    match.undo(now + 5000)
    assert match.screen.thinking is None and all(record.seat == 0 for record in match.session.records[before:])
