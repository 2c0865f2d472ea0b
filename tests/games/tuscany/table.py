"""Small hand-made positions of Tuscany for tests, and players who do more than take tiles.

>>> session = table(ACT, ada={"hand": {"village": 2}, "store": ["village"]})
"""

from __future__ import annotations

import random
from typing import Any

from kingsburg_table import new_session
from kingsburg_table.core.actions import Action, Option
from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.core.opening import checked_options
from kingsburg_table.core.seats import Seat, seat_list
from kingsburg_table.core.session import Session
from kingsburg_table.games.tuscany.actions import Draw, Place, Take
from kingsburg_table.games.tuscany.state import Prince
from tests.support.at_table import Chance as Chance
from tests.support.at_table import lay
from tests.support.at_table import listed as listed
from tests.support.at_table import refused as refused
from tests.support.at_table import told as told

NAMES = ("Ada", "Bruno", "Celia", "Dario")
ADA, BRUNO, CELIA, DARIO = range(4)
CONTROLLER = get_controller("tuscany")
DATA = CONTROLLER.rules({}).data
ACT = "phase 1 / round 1 / act"
TSession = Session[Any, Any]


def table(
    at: str, players: int = 2, turn: int = -1, chance: Chance = (), seal: bool = False,
    options: dict[str, str] | None = None, **given: Any,
) -> TSession:
    """A match that stands at a path. Players' things by lower-case name, the table's by their own."""
    seats = seat_list([Seat(name, seal=seal) for name in NAMES[:players]], CONTROLLER.players)
    session: TSession = Session(CONTROLLER, seats, checked_options(CONTROLLER, options or {}), 0)
    lay(session, at, ADA if turn < 0 and at.endswith("act") else turn, chance or None, given, NAMES)
    assert list(CONTROLLER.invariants(session.state)) == []
    return session


def player(session: TSession, seat: int = ADA) -> Prince:
    owner: Prince = session.state.players[seat]
    return owner


def begin(players: int, seed: int, **options: str) -> TSession:
    return new_session("tuscany", NAMES[:players], seed=seed, options=options)


def busy(session: TSession, rng: random.Random) -> Option:
    """What a player does who wants to fill the estate: evenly random players mostly take tiles."""
    assert session.decision is not None
    options = session.decision.options
    kinds = {type(option.action) for option in options}
    full = "." not in player(session, session.decision.seat).store
    wanted: type[Action] | None = None
    if Place in kinds and rng.random() < 0.8:
        wanted = Place
    elif Take in kinds and Draw in kinds:
        wanted = Draw if full and rng.random() < 0.8 else rng.choice((Draw, Take))
    return rng.choice([option for option in options if wanted is None or isinstance(option.action, wanted)])
