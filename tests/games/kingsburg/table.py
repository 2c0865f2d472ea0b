"""Small hand-made positions of Kingsburg for tests.

>>> session = table("year 1 / spring / build", aga={"goods": {"gold": 2}}, filip={"goods": {"wood": 1}})
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from kingsburg_table.core.actions import Action, Event
from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.core.chance import Scripted
from kingsburg_table.core.seats import seat_list
from kingsburg_table.core.session import Session
from kingsburg_table.games.kingsburg.components import Components
from kingsburg_table.games.kingsburg.controller import KingsburgController
from kingsburg_table.games.kingsburg.state import Kingsburg, Player

NAMES = ("Aga", "Filip", "Sandra", "Kuba", "Ola")
AGA, FILIP, SANDRA, KUBA, OLA = range(5)
CONTROLLER = get_controller("kingsburg")
DATA = CONTROLLER.rules({}).data
Chance = Sequence[tuple[str, Any]]
NO_OPTIONS: Mapping[str, str] = {}
KSession = Session[Any, Any]

#: One roll for each of three players.
ROLLS: Chance = (("dice 0", [1, 2, 3]), ("dice 1", [1, 2, 3]), ("dice 2", [1, 2, 3]))
#: Asks its owner at the end of every season, so that a match stops there.
TOWN_HALL = {"built": ["barricade", "crane", "town_hall"], "goods": {"gold": 1}}


def table(
    at: str, players: int = 3, turn: int = -1, chance: Chance = (), data: Components = DATA,
    options: Mapping[str, str] = NO_OPTIONS, **given: Any,
) -> KSession:
    """A match that stands at a path. Players' things by lower-case name, the table's by their own."""
    game = CONTROLLER if data is DATA else KingsburgController(data, "other data")
    session: KSession = Session(game, seat_list(NAMES[:players], game.players), dict(options), 0)
    seats = {name.lower(): seat for seat, name in enumerate(NAMES)}

    def arrange(controller: Any, state: Any) -> None:
        for key, value in given.items():
            for name, thing in value.items() if key in seats else [(key, value)]:
                controller.put(state, seats.get(key), name, thing)

    session.state.order = list(range(players))
    session.state.script = [Scripted(label, result) for label, result in chance]
    session.open_at(at, turn, arrange)
    return session


def alone(season: str = "spring", **fields: Any) -> Kingsburg:
    """A table at which only one player sits, with these things."""
    return Kingsburg(players=[Player(**fields)], order=[0], year=1, season=season)


def player(session: KSession, seat: int = AGA) -> Player:
    owner: Player = session.state.players[seat]
    return owner


def goods(session: KSession, seat: int = AGA) -> tuple[int, ...]:
    """Gold, wood, stone."""
    return tuple(player(session, seat).goods)


def points(session: KSession, seat: int = AGA) -> int:
    return player(session, seat).score


def refused(session: KSession, action: Action, seat: int | None = None) -> tuple[str, str] | None:
    """By which rule and for which reason; the state must stay as it was."""
    before = session.state_hash()
    refusal = session.refusal(action, seat)
    assert session.state_hash() == before
    return None if refusal is None else (refusal.rule, refusal.reason)


def listed(session: KSession, kind: type[Action] | None = None) -> list[Action]:
    """The actions of the open decision."""
    assert session.decision is not None
    actions = [option.action for option in session.decision.options]
    return [action for action in actions if kind is None or isinstance(action, kind)]


def asked(session: KSession) -> int | None:
    return None if session.decision is None else session.decision.seat


def told(session: KSession, *kinds: str) -> list[Event]:
    """What has happened, of these kinds or all, in order."""
    return [event for events in session.story for event in events if not kinds or event.kind in kinds]


def tell(session: KSession, *kinds: str) -> list[tuple[Any, ...]]:
    """The same as (kind, seat, cause or building)."""
    return [
        (event.kind, event.values.get("seat"), event.values.get("cause", event.values.get("building")))
        for event in told(session, *kinds)
    ]


def whole(session: KSession) -> dict[str, Any]:
    """The state as plain data, without the agenda."""
    data: dict[str, Any] = {name: getattr(session.state, name) for name in session.state.__struct_fields__}
    data.pop("agenda")
    plain: dict[str, Any] = msgspec.to_builtins(data)
    return plain
