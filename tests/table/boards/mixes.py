"""Mixes of Kingsburg's modules for tests of its table, and games in which everything of them is met."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from kingsburg_table.core.actions import Option
from kingsburg_table.core.opening import new_session
from kingsburg_table.core.seats import Seat
from tests.table.boards.sights import NAMES, Kingsburg

FULL = {
    "extra_rows": "on", "alternative_rows": "deal", "governors": "secret", "destiny": "on", "army_tokens": "on",
    "whims": "drawn",
}
MIXES = {
    "full": FULL,
    "votes": {**FULL, "army_tokens": "off", "whims": "tradition", "scenario": "pork_barrel"},
    "alliances": {**FULL, "whims": "tradition", "alternative_rows": "draft", "scenario": "shifting_alliances"},
    "valley": {**FULL, "scenario": "goblin_valley"},
    "tournament": {**FULL, "governors": "auction", "army_tokens": "off", "scenario": "great_tournament"},
}
#: Decisions of the set-up, which its own views show.
SETTING_UP = ("choose governor", "auction", "draft strip", "exchange strip", "cover rows")
BUSY = ("Build", "Influence", "Use", "Turn", "Accept", "PutUpFree")


def game(mix: str, players: int, seed: int) -> Kingsburg:
    seats = [Seat(name, seal=True, look=True) for name in NAMES[:players]]
    return new_session("kingsburg", seats, seed=seed, options=MIXES[mix])


def lively(rnd: random.Random, options: tuple[Option, ...]) -> Option:
    """Something that happens rather than nothing."""
    return rnd.choice([option for option in options if type(option.action).__name__ in BUSY] or list(options))


def played(mix: str, players: int, seed: int, until: Callable[[Kingsburg], bool]) -> Kingsburg:
    """A lively game up to a moment."""
    session, rnd = game(mix, players, seed), random.Random(seed)
    while session.decision is not None and not until(session):
        session.act(lively(rnd, session.decision.options))
    return session


def moments(mix: str, players: int, seed: int, every: int = 12) -> Iterator[Kingsburg]:
    """A lively game, stopped at the first decision of each kind and at some others."""
    session, rnd, met, at = game(mix, players, seed), random.Random(seed), set[str](), 0
    while session.decision is not None:
        kind, at = session.decision.kind, at + 1
        if kind not in SETTING_UP and (kind not in met or at % every == 0):
            met.add(kind)
            yield session
        session.act(lively(rnd, session.decision.options))
