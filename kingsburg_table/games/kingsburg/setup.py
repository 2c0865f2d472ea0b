"""Kingsburg's set-up: nobody has anything; seals lie in random order on the track (section 3)."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay, Player


def new_state(seats: int) -> Kingsburg:
    return Kingsburg(players=[Player() for _ in range(seats)], order=list(range(seats)))


def setup(play: KPlay) -> None:
    play.state.order = play.door.order(play.state, "order", play.state.order)
    play.tell("set_up", seats=play.state.order[:])
