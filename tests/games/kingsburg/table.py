"""Small hand-made positions of Kingsburg for tests.

>>> session = table("year 1 / spring / build", aga={"goods": {"gold": 2}}, filip={"goods": {"wood": 1}})
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.core.seats import seat_list
from kingsburg_table.core.session import Session
from kingsburg_table.games.kingsburg.components import Components
from kingsburg_table.games.kingsburg.controller import KingsburgController
from kingsburg_table.games.kingsburg.state import Kingsburg, Player
from tests.support.at_table import Chance as Chance
from tests.support.at_table import lay
from tests.support.at_table import listed as listed
from tests.support.at_table import refused as refused
from tests.support.at_table import told as told

NAMES = ("Aga", "Filip", "Sandra", "Kuba", "Ola")
AGA, FILIP, SANDRA, KUBA, OLA = range(5)
CONTROLLER = get_controller("kingsburg")
DATA = CONTROLLER.rules({}).data
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
    lay(session, at, turn, chance, given, NAMES)
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


def asked(session: KSession) -> int | None:
    return None if session.decision is None else session.decision.seat


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
