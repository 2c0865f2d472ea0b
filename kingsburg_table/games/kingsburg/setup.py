"""Kingsburg's set-up: nobody has anything; seals lie in random order on the track (section 3)."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.games.kingsburg.state import NOBODY, Kingsburg, KPlay, Player

START = "starting_player"  #: the match option: drawn as in the rules, or the table wants its first seat to begin


def new_state(seats: int, options: Mapping[str, str]) -> Kingsburg:
    leader = 0 if options.get(START) == "first_seat" else NOBODY
    return Kingsburg(players=[Player() for _ in range(seats)], order=list(range(seats)), leader=leader)


def clear(state: Kingsburg) -> None:
    """As it is before modules lay anything out."""
    fresh = Kingsburg()
    for name in ("destiny", "destinies", "gifts", "markers", "whims", "removed", "store", "draw", "cards", "prayer"):
        setattr(state, name, getattr(fresh, name))
    plain = Player()
    for player in state.players:
        for name in ("governor", "group", "white_dice"):
            setattr(player, name, getattr(plain, name))
        player.goods, player.points = [0, 0, 0], {}
        player.offered, player.strips, player.hand = [], [], []


def setup(play: KPlay) -> None:
    state = play.state
    state.order = play.door.order(state, "order", state.order)
    if state.leader != NOBODY:
        state.order.remove(state.leader)
        state.order.insert(0, state.leader)
    play.tell("set_up", seats=state.order[:])
