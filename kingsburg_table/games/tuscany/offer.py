"""The display as one player meets it: taking a tile, and exchanging what nobody could place (T3)."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.games.tuscany.actions import Take
from kingsburg_table.games.tuscany.box import EMPTY
from kingsburg_table.games.tuscany.components import Openings
from kingsburg_table.games.tuscany.piles import discard_kind, fill_gaps, refill, thin_out
from kingsburg_table.games.tuscany.state import TPlay
from kingsburg_table.games.tuscany.treasury import put_in_store


def openings_of(play: TPlay, seat: int) -> Openings:
    """Where a seat's pieces may go."""
    player = play.state.players[seat]
    return play.data.openings(player.estate, player.pieces)


def fitting(play: TPlay, openings: Openings) -> Mapping[str, None]:
    """The kinds in the display that could be placed in the own estate, whatever the hand (T3.8)."""
    state, data = play.state, play.data
    return {data.kind_of[code]: None for code in state.display if code != EMPTY and data.kind_of[code] in openings}


def can_exchange(play: TPlay, openings: Openings) -> bool:
    """Whether nothing on offer fits, while a tile that would fit may still come (T3.8)."""
    state, kinds = play.state, play.data.kind_of
    for code in state.display:
        if code != EMPTY and kinds[code] in openings:
            return False
    if state.display.count(EMPTY) == len(state.display):
        return False
    return any(kinds[code] in openings for code in state.neutral + state.aside)


def exchange(play: TPlay, seat: int, kind: str) -> None:
    """All tiles of a kind go, neutral ones come; then no colour may crowd the display (T3.8, T7)."""
    play.state.exchanging = True
    slots = discard_kind(play, play.data.kinds[kind].code)
    play.tell("exchanged", seat=seat, kind=kind, n=len(slots), slots=slots)
    fill_gaps(play)
    thin_out(play)


def take(play: TPlay, seat: int, action: Take) -> None:
    """What makes room leaves, the tile is stored, the gap is filled (T3.9)."""
    state, data = play.state, play.data
    player = state.players[seat]
    state.exchanging = False
    slot, code = action.slot - 1, data.code_of[action.tile]
    if action.out:
        space = action.space - 1
        out = player.store[space]
        if out != data.hexagon:
            state.box += out
        play.tell("removed", seat=seat, piece=action.out, space=space + 1)
    else:
        space = player.store.index(EMPTY)
    put_in_store(play, seat, space, code)
    play.tell("took", seat=seat, tile=action.tile, slot=action.slot, space=space + 1)
    refill(play, seat, slot)
