"""Who may place dice on which advisor (K5.5, K10.3, M3, M4)."""

from __future__ import annotations

from typing import Any

from kingsburg_table.core.actions import Refusal
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.effects import in_force
from kingsburg_table.games.kingsburg.placing import reserved_for, strictly
from kingsburg_table.games.kingsburg.state import NEUTRAL, Kingsburg, KPlay, Placed
from kingsburg_table.games.kingsburg.words import Office


def entry(play: KPlay, seat: int, rank: int, office: str) -> str | None:
    """Whether a seat may place dice there: None, `envoy` (only with the envoy, K5.5) or `never` (Secret Society)."""
    state = play.state
    owner = reserved_for(play, rank, office) if state.markers else None
    if owner is not None and owner != seat:
        return "never" if strictly(play) else "envoy"
    here = [placed for placed in state.placed if placed.rank == rank and placed.office == office]
    if owner == seat and not strictly(play):
        here = [placed for placed in here if placed.seat in (seat, NEUTRAL)]  # with the envoy others do not block it
    return "envoy" if here else None


def advisor_of(data: Components, id: str) -> Any:
    """An advisor, or the space of an office."""
    return data.advisors.get(id) or data.cards.offices.get(id)


def own_offices(data: Components, state: Kingsburg, seat: int) -> list[Any]:
    """The spaces that only this seat has (Politician)."""
    if data.plain:
        return []
    return [data.cards.offices[word.id] for word in in_force(data, state, seat, "influence", Office)]


def shut_to(play: KPlay, advisor: str, rank: int, seat: int, holder: Placed | None, office: str) -> Refusal:
    """Why a seat may not place dice there."""
    owner = reserved_for(play, rank, office)
    if owner is not None and owner != seat:
        return Refusal("SC1" if strictly(play) else "M4", "reserved", {"advisor": advisor, "holder": owner})
    return _taken(advisor, rank, holder.seat if holder is not None else NEUTRAL, seat)


def _taken(advisor: str, rank: int, holder: int, seat: int) -> Refusal:
    if holder == NEUTRAL:
        return Refusal("K15.4", "neutral_there", {"advisor": advisor, "rank": rank})
    return Refusal("K5.5", "taken", {"advisor": advisor, "rank": rank, "holder": holder, "own": holder == seat})
