"""This winter's enemy card: unknown to all until somebody looks at it or it is turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingsburg_table.games.kingsburg.state import KPlay

if TYPE_CHECKING:
    from kingsburg_table.games.kingsburg.components import Enemy


def top_card(play: KPlay) -> Enemy:
    """The card on top of the deck, fixed from now on."""
    state = play.state
    if not state.enemy:
        state.enemy = play.door.draw(state, "enemy", play.data.enemy_pools[state.year - 1])
    return play.data.enemies[state.enemy]


def peek(play: KPlay, seat: int) -> None:
    """Look secretly at the top card and leave it there (K6.5)."""
    play.reveal()
    top_card(play)
    if seat not in play.state.peekers:
        play.state.peekers.append(seat)
        play.state.peekers.sort()
    play.tell("peeked", seat=seat)
