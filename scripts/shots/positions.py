"""Real positions: random matches with fixed seeds, played until something is so."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kingsburg_table.core.opening import new_session
from kingsburg_table.core.seats import Seat
from kingsburg_table.core.session import Session
from kingsburg_table.table.play.match import at_the_table
from shots.styles import Chooser, busy

NAMES = ("Ola", "Kuba", "Filip", "Sandra", "Nina")
LONG = ("Maksymilian Gąsk", "Wiesława Żółćkow", "Świętosława Dąbr", "Krzesimir Łękows", "Bożydara Przybyl")
ATTEMPTS = 300
Wanted = Callable[[Session[Any, Any]], bool]
_found: dict[tuple[Any, ...], Session[Any, Any]] = {}  #: positions that were searched once


def match(
    game: str, players: int, seed: int, until: Wanted, names: tuple[str, ...] = NAMES,
    options: dict[str, str] | None = None, choose: Chooser = busy,
) -> Session[Any, Any]:
    """Play at random, as `choose` does, until the position is wanted; raises when that never comes."""
    key = (game, players, seed, until, names, tuple(sorted((options or {}).items())), choose)
    if key in _found:
        return like(_found[key])
    for attempt in range(ATTEMPTS):
        session = new_session(
            game, at_the_table([Seat(name) for name in names[:players]]), seed=seed + 100 * attempt, options=options
        )
        rng = random.Random(seed + attempt)
        while session.decision is not None and not until(session):
            session.act(choose(rng, session.decision))
        if until(session):
            _found[key] = like(session)
            return session
    raise LookupError(f"no such position of {game} for {players} players from seed {seed}")


def like(session: Session[Any, Any]) -> Session[Any, Any]:
    """The same match at the same moment, with the same past, and from now on another."""
    other = Session(session.controller, session.seats, session.options, session.seed)
    past, own = session.history, other.history
    own.records, own.befores, own.story = past.records[:], past.befores[:], [events[:] for events in past.story]
    own.undone, own.floor = past.undone[:], past.floor
    other.running.stand_at(session.codec.copy(session.state))
    other.running.take_events()
    return other


@dataclass(frozen=True)
class at:  # noqa: N801 (read as a word: until at("influence"))
    """A decision of this kind, not before a round, with at least so many options, one of them touching a `thing`."""

    kind: str
    year: int = 1
    least: int = 1
    thing: str = ""

    def __call__(self, session: Session[Any, Any]) -> bool:
        decision = session.decision
        state = session.state
        round_now = getattr(state, "year", getattr(state, "round", self.year))
        if decision is None or decision.kind != self.kind:
            return False
        touched = any(target.startswith(self.thing) for option in decision.options for target in option.targets)
        return bool(round_now >= self.year and len(decision.options) >= self.least and (touched or not self.thing))


def begun(session: Session[Any, Any]) -> bool:
    return session.decision is not None


def over(session: Session[Any, Any]) -> bool:
    return session.decision is None
