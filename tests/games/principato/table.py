"""Small hand-made positions of Principato for tests.

>>> session = table(TURN, ada={"hand": ["harvest", "writer"], "field": 3})
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kingsburg_table.core.actions import Action, Event
from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.core.chance import Scripted
from kingsburg_table.core.seats import Seat, seat_list
from kingsburg_table.core.session import Session
from kingsburg_table.games.principato.state import Principality

NAMES = ("Ada", "Bruno", "Celia", "Dario")
ADA, BRUNO, CELIA, DARIO = range(4)
CONTROLLER = get_controller("principato")
DATA = CONTROLLER.rules({}).data
TURN = "year 1 / turn 1 / act"
SUPPLY = "year 1 / regular scoring / supply"
ROW = ["sculptor", "market", "writer", "painter", "build_bank"]
BARE = {"food": 0, "money": 0, "favor": 0}
Chance = Sequence[tuple[str, Any]]
PSession = Session[Any, Any]


def table(at: str, players: int = 2, turn: int = -1, chance: Chance = (), seal: bool = False, **given: Any) -> PSession:
    """A match that stands at a path. Players' things by lower-case name, the table's by their own."""
    seats = seat_list([Seat(name, seal=seal) for name in NAMES[:players]], CONTROLLER.players)
    session: PSession = Session(CONTROLLER, seats, {"starting_player": "drawn"}, 0)
    places = {name.lower(): seat for seat, name in enumerate(NAMES)}

    def arrange(controller: Any, state: Any) -> None:
        for key, value in given.items():
            for name, thing in value.items() if key in places else [(key, value)]:
                controller.put(state, places.get(key), name, thing)

    session.state.order = list(range(players))
    session.state.script = [Scripted(label, result) for label, result in chance]
    session.open_at(at, ADA if turn < 0 and at.endswith("act") else turn, arrange)
    assert CONTROLLER.invariants(session.state) == []
    return session


def player(session: PSession, seat: int = ADA) -> Principality:
    owner: Principality = session.state.players[seat]
    return owner


def cards(session: PSession, numbers: Sequence[int]) -> list[str]:
    return [DATA.ids[number] for number in numbers]


def refused(session: PSession, action: Action, seat: int | None = None) -> tuple[str, str] | None:
    """By which rule and for which reason; the state must stay as it was."""
    before = session.state_hash()
    refusal = session.refusal(action, seat)
    assert session.state_hash() == before
    return None if refusal is None else (refusal.rule, refusal.reason)


def listed(session: PSession, kind: type[Action] | None = None) -> list[Any]:
    """The actions of the open decision."""
    assert session.decision is not None
    actions = [option.action for option in session.decision.options]
    return [action for action in actions if kind is None or isinstance(action, kind)]


def asked(session: PSession) -> int | None:
    return None if session.decision is None else session.decision.seat


def told(session: PSession, *kinds: str) -> list[Event]:
    """What has happened, of these kinds or all, in order."""
    return [event for events in session.story for event in events if not kinds or event.kind in kinds]
