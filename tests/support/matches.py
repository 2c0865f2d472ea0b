"""Matches for tests of save files: played at random, with steps back."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from kingsburg_table import new_session
from kingsburg_table.core.seats import Seat
from kingsburg_table.core.session import Session

NAMES = ("Aga", "Jan", "Ewa", "Leo", "Ida")


def step(session: Session[Any, Any], rng: random.Random) -> str:
    """One thing that people do at a table; the word that the journal writes for it."""
    chance = rng.random()
    if chance < 0.12 and session.undoable.record is not None:
        session.undo()
        return "undo"
    if chance < 0.18 and session.redoable is not None:
        session.redo()
        return "redo"
    if chance < 0.20 and session.records:
        session.rewind(rng.randrange(max(0, len(session.records) - 6), len(session.records)))
        return "rewind"
    if chance < 0.23:
        session.wish(rng.randrange(len(session.seats)), seal=rng.random() < 0.5, look=rng.random() < 0.5)
        return "wish"
    if chance < 0.25:
        session.curtain_opened()
        return "curtain"
    assert session.decision is not None
    session.act(rng.choice(session.decision.options))
    return "act"


def played(
    game: str, path: Path | None, *, players: int = 2, seed: int = 1, steps: int = 60
) -> Session[Any, Any]:
    """A match after that many steps, or at its end."""
    rng = random.Random(seed)
    seats = [Seat(name, seal=rng.random() < 0.5, look=rng.random() < 0.5) for name in NAMES[:players]]
    session = new_session(game, seats, seed=seed, journal=path)
    for _ in range(steps):
        if session.decision is None:
            break
        step(session, rng)
    return session
