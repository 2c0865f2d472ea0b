"""Whether an answer turns something up: what its option says beforehand."""

from __future__ import annotations

from kingsburg_table.games.tuscany.components import Components
from kingsburg_table.games.tuscany.piles import drawable
from kingsburg_table.games.tuscany.state import Tuscany
from kingsburg_table.games.tuscany.words import Income


def will_refill(state: Tuscany, seat: int) -> bool:
    """Whether a gap in the display is filled (T3.4, T3.6)."""
    return bool(state.players[seat].stack or state.neutral or state.aside)


def will_draw(data: Components, state: Tuscany, code: str) -> bool:
    """Whether the effect of a kind turns up cards: estate cards while there are any, income cards always."""
    effect = data.effects[code]
    return type(effect) is Income or ("cards" in data.gained[code] and drawable(data, state) > 0)
