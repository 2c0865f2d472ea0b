"""This winter's enemy card: unknown to all until somebody looks at it or it is turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingsburg_table.games.kingsburg.state import KPlay

if TYPE_CHECKING:
    from kingsburg_table.games.kingsburg.pieces import Enemy


def top_card(play: KPlay) -> Enemy:
    """The card on top of the deck, fixed from now on."""
    state = play.state
    state.enemy = state.enemy or _turned(play, "enemy", state.valley)
    return play.data.enemies[state.enemy]


def valley_card(play: KPlay) -> Enemy:
    """The card on top of the Valley's deck, one of those that were left over (SC3)."""
    state = play.state
    state.valley = state.valley or _turned(play, "valley", state.enemy)
    return play.data.enemies[state.valley]


def _turned(play: KPlay, deck: str, other: str) -> str:
    """One of this year's cards that is not the other deck's."""
    pool = play.data.enemy_pools[play.state.year - 1]
    return play.door.draw(play.state, deck, [card for card in pool if card != other])


def no_looks(play: KPlay) -> bool:
    """Whether this year's card forbids looks (Dense Fog)."""
    state = play.state
    found = play.data.effects(state.destiny, "peeking") if state.destiny else ()
    return any(effect.timely(state.season, state.year) for effect in found)


def look(play: KPlay, seat: int) -> None:
    """A look at the top card, unless this year's card forbids it; with a second deck the player says at which (SC3)."""
    if no_looks(play):
        return
    if play.data.has("goblin_valley"):
        play.push("choose deck", seat)
    else:
        peek(play, seat)


def peek_valley(play: KPlay, seat: int) -> None:
    """Look secretly at the Valley's top card."""
    play.reveal()
    valley_card(play)
    if seat not in play.state.scouts:
        play.state.scouts.append(seat)
        play.state.scouts.sort()
    play.tell("peeked_valley", seat=seat)


def peek(play: KPlay, seat: int) -> None:
    """Look secretly at the top card and leave it there (K6.5)."""
    play.reveal()
    top_card(play)
    if seat not in play.state.peekers:
        play.state.peekers.append(seat)
        play.state.peekers.sort()
    play.tell("peeked", seat=seat)
