"""Small hand-made positions of Principato for tests.

>>> session = table(TURN, ada={"hand": ["harvest", "writer"], "field": 3})
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.core.seats import Seat, seat_list
from kingsburg_table.core.session import Session
from kingsburg_table.games.principato.state import Principality
from tests.support.at_table import Chance as Chance
from tests.support.at_table import lay
from tests.support.at_table import listed as listed
from tests.support.at_table import refused as refused
from tests.support.at_table import told as told

NAMES = ("Ada", "Bruno", "Celia", "Dario")
ADA, BRUNO, CELIA, DARIO = range(4)
CONTROLLER = get_controller("principato")
DATA = CONTROLLER.rules({}).data
TURN = "year 1 / turn 1 / act"
SUPPLY = "year 1 / regular scoring / supply"
ROW = ["sculptor", "market", "writer", "painter", "build_bank"]
BARE = {"food": 0, "money": 0, "favor": 0}
PSession = Session[Any, Any]


def table(at: str, players: int = 2, turn: int = -1, chance: Chance = (), seal: bool = False, **given: Any) -> PSession:
    """A match that stands at a path. Players' things by lower-case name, the table's by their own."""
    seats = seat_list([Seat(name, seal=seal) for name in NAMES[:players]], CONTROLLER.players)
    session: PSession = Session(CONTROLLER, seats, {"starting_player": "drawn"}, 0)
    lay(session, at, ADA if turn < 0 and at.endswith("act") else turn, chance, given, NAMES)
    assert CONTROLLER.invariants(session.state) == []
    return session


def player(session: PSession, seat: int = ADA) -> Principality:
    owner: Principality = session.state.players[seat]
    return owner


def cards(session: PSession, numbers: Sequence[int]) -> list[str]:
    return [DATA.ids[number] for number in numbers]


def asked(session: PSession) -> int | None:
    return None if session.decision is None else session.decision.seat
