"""Real positions: random matches with fixed seeds, played until something is so."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from kingsburg_table.core.actions import Decision, Option
from kingsburg_table.core.seats import Seat
from kingsburg_table.core.session import Session, new_session
from kingsburg_table.table.play.match import at_the_table

NAMES = ("Ola", "Kuba", "Filip", "Sandra", "Nina")
LONG = ("Maksymilian Gąsk", "Wiesława Żółćkow", "Świętosława Dąbr", "Krzesimir Łękows", "Bożydara Przybyl")
_IDLE = {"Pass", "BuildNothing", "Done", "StopRecruiting", "Decline", "Keep", "EndTurn"}


def match(
    game: str, players: int, seed: int, until: Callable[[Session[Any, Any]], bool], names: tuple[str, ...] = NAMES,
    options: dict[str, str] | None = None, choose: Callable[[random.Random, Decision], Option] | None = None,
) -> Session[Any, Any]:
    """Play busily at random (or as `choose` does) until the position is wanted; raises when that never comes."""
    for attempt in range(300):
        session = new_session(
            game, at_the_table([Seat(name) for name in names[:players]]), seed=seed + 100 * attempt, options=options
        )
        rng = random.Random(seed + attempt)
        while session.decision is not None:
            if until(session):
                return session
            if choose is not None:
                session.act(choose(rng, session.decision))
                continue
            options_now = session.decision.options
            busy = [option for option in options_now if type(option.action).__name__ not in _IDLE]
            session.act(rng.choice(busy or options_now) if rng.random() < 0.85 else rng.choice(options_now))
        if until(session):
            return session
    raise LookupError(f"no such position of {game} for {players} players from seed {seed}")


def at(kind: str, year: int = 1, least: int = 1) -> Callable[[Session[Any, Any]], bool]:
    """A decision of this kind, not before a round, with at least so many options."""

    def so(session: Session[Any, Any]) -> bool:
        decision = session.decision
        round_now = getattr(session.state, "year", year)
        return decision is not None and decision.kind == kind and round_now >= year and len(decision.options) >= least

    return so


def over(session: Session[Any, Any]) -> bool:
    return session.decision is None
