"""Whole matches with players who choose at random, checked after every action."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import msgspec

from kingsburg_table.core.audit import Books
from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.core.opening import checked_options
from kingsburg_table.core.seats import BadSeats, seat_list
from kingsburg_table.core.session import Session

MOST_ACTIONS = 20_000
NAMES = ("Ada", "Jan", "Ewa", "Leo", "Ida")


class Violation(msgspec.Struct, frozen=True):
    """Something that must not be: in the match of this seed, after this many actions."""

    seed: int
    action: int
    message: str


class Match(msgspec.Struct, frozen=True):
    """A finished match."""

    seed: int
    actions: int
    points: tuple[int, ...]
    hash: str


def begin(game: str, players: int, seed: int, options: Mapping[str, str]) -> Session[Any, Any]:
    """A match without a journal."""
    controller = get_controller(game)
    if players not in controller.players:
        raise BadSeats(f"{controller.players[0]} to {controller.players[-1]} players, not {players}")
    seats = seat_list([*NAMES, *map(str, range(len(NAMES), players))][:players], controller.players)
    return Session(controller, seats, checked_options(controller, options), seed)


def simulate(game: str, players: int, seed: int, options: Mapping[str, str]) -> Match | Violation:
    """Play one match to its end; the same seed gives the same match everywhere."""
    session = begin(game, players, seed, options)
    choose = random.Random(seed)
    books = Books(session.controller, players)
    books.enter(session.story[0])
    action = 0
    try:
        while (wrong := [*session.controller.invariants(session.state), *books.wrong(session.state)]) == []:
            decision = session.decision
            if decision is None:
                outcome = session.outcome
                assert outcome is not None
                return Match(seed, action, outcome.points, session.state_hash())
            if not decision.options or action == MOST_ACTIONS:
                wrong = [f"{decision.kind}: no option" if not decision.options else f"no end after {action} actions"]
                break
            action += 1
            books.enter(session.act(decision.options[choose.randrange(len(decision.options))]))
    except Exception as error:  # whatever a rule stumbles over is what a simulation looks for
        return Violation(seed, action, f"{type(error).__name__}: {error}")
    return Violation(seed, action, "; ".join(wrong))
