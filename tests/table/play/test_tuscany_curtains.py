"""Tuscany's hands: behind curtains, with banners where they lie open, and without either against computers."""

from __future__ import annotations

import random

import pytest

from kingsburg_table.core.opening import new_session
from kingsburg_table.core.seats import Seat
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.match import TableMatch, at_the_table

PEOPLE = (Seat("Ola"), Seat("Kuba"))
ALONE = (Seat("Ola"), Seat("Robot", by="notary"))


def phases(seats: tuple[Seat, ...], **options: str) -> dict[str, set[Phase]]:
    """What lies over the table when a person is asked, by what is asked, in a match of some rounds."""
    session, rng = new_session("tuscany", at_the_table(seats), seed=4, options=options), random.Random(4)
    met: dict[str, set[Phase]] = {}
    while session.decision is not None and session.state.round < 8:
        decision = session.decision
        if not session.seats[decision.seat].by:
            screen = TableMatch(session, recaps=False).screen
            met.setdefault(decision.kind if session.state.laid else "estate", set()).add(screen.phase)
            if screen.phase is Phase.CURTAIN:
                assert screen.view.players[decision.seat].hand == [] or "open_hands" in options
            elif decision.kind in ("act", "pay"):
                assert sum(screen.view.players[decision.seat].hand) == session.state.players[decision.seat].cards
        session.act(rng.choice(decision.options))
    return met


def test_people_are_asked_behind_a_curtain() -> None:
    met = phases(PEOPLE)
    assert met["estate"] == met["act"] == {Phase.CURTAIN}
    assert Phase.CURTAIN not in met["first token"]


def test_with_open_hands_only_the_estate_is_laid_out_behind_one() -> None:
    met = phases(PEOPLE, open_hands="on")
    assert met["estate"] == {Phase.CURTAIN}
    assert Phase.CURTAIN not in set().union(*(met[kind] for kind in met if kind != "estate"))


@pytest.mark.parametrize("open_hands", ["on", "off"])
def test_alone_against_a_computer_there_is_no_curtain(open_hands: str) -> None:
    met = phases(ALONE, open_hands=open_hands)
    assert {"estate", "first token", "act"} <= set(met)
    assert Phase.CURTAIN not in set().union(*met.values())
