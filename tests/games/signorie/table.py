"""Small hand-made positions of Signorie for tests.

>>> session = table(TURN, ada={"florins": 3, "helpers": ["vp3"]}, pool={"red": [2]})
"""

from __future__ import annotations

from typing import Any

from kingsburg_table.core.actions import Action
from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.core.seats import Seat, seat_list
from kingsburg_table.core.session import Session
from kingsburg_table.games.signorie.actions import DoTask, TakeDie
from kingsburg_table.games.signorie.state import Family
from tests.support.at_table import Chance as Chance
from tests.support.at_table import lay
from tests.support.at_table import listed as listed
from tests.support.at_table import refused as refused
from tests.support.at_table import told as told

NAMES = ("Ada", "Bruno", "Celia", "Dario")
ADA, BRUNO, CELIA, DARIO = range(4)
CONTROLLER = get_controller("signorie")
DATA = CONTROLLER.rules({}).data
TURN = "round 2 / actions / turn"
CHECK = "round 2 / rewards / threshold"
#: What the next preparation needs where the stack is empty: only dice and tasks.
TASKS = [task.id for task in DATA.task_of]
SSession = Session[Any, Any]


def table(
    at: str, players: int = 2, turn: int = -1, chance: Chance = (), seal: bool = False, look: bool = False, **given: Any
) -> SSession:
    """A match that stands at a path. Players' things by lower-case name, the table's by their own."""
    seats = seat_list([Seat(name, seal=seal, look=look) for name in NAMES[:players]], CONTROLLER.players)
    session: SSession = Session(CONTROLLER, seats, {"starting_order": "drawn"}, 0)
    lay(session, at, ADA if turn < 0 and at.endswith("turn") else turn, chance, given, NAMES)
    assert CONTROLLER.invariants(session.state) == []
    return session


def player(session: SSession, seat: int = ADA) -> Family:
    owner: Family = session.state.players[seat]
    return owner


def play(session: SSession, *actions: Action) -> SSession:
    """Act one after the other; whatever happens, everything is accounted for."""
    for action in actions:
        session.act(action)
        assert CONTROLLER.invariants(session.state) == []
    return session


def helping(colour: str, value: int = 6, chance: Chance = (), **ada: Any) -> SSession:
    """Ada's main action on a space is done: she hired nobody's helper, but did a task for two florins."""
    session = table(
        TURN, pool={colour: [value]}, tasks={f"{colour} upper": "task_florins"}, chance=chance, ada=ada,
        mission_tokens={"milano": "gonzaga 3"}, marriage_tokens={"milano": "este 4"},
    )  # fmt: skip
    return play(session, TakeDie(colour, value), DoTask("task_florins", "woman", 1))


def asked(session: SSession) -> tuple[str, int] | None:
    """What is asked, and whom."""
    return None if session.decision is None else (session.decision.kind, session.decision.seat)


def preparation(players: int = 2) -> list[tuple[str, Any]]:
    """Chance of a preparation in which no token is turned up."""
    return [*((f"{colour} dice", [6] * players) for colour in DATA.columns), ("tasks", TASKS)]
