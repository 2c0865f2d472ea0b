"""Career tracks and the initiative track: what a point may do, and doing it (S8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kingsburg_table.games.signorie.things import CAREERS
from kingsburg_table.games.signorie.treasury import gain_florins, lose

if TYPE_CHECKING:
    from kingsburg_table.games.signorie.components import Components
    from kingsburg_table.games.signorie.state import Family, SPlay

INITIATIVE = len(CAREERS)  #: the number of the initiative track


def spendable(data: Components, player: Family, tracks: Sequence[int], men: int) -> bool:
    """Whether a point can be spent on one of these tracks, with so many men available (S8.7)."""
    for track in tracks:
        if track == INITIATIVE:
            if player.initiative < data.top:
                return True
        elif men:
            return True
        else:
            placed = player.careers[track]
            if placed and placed[0] < len(data.ladder_of[track].points):
                return True
    return False


def room(data: Components, player: Family, tracks: Sequence[int]) -> int:
    """How many points can be spent on these tracks at most."""
    careers = [track for track in tracks if track != INITIATIVE]
    tops = {track: len(data.ladder_of[track].points) for track in careers}
    found = player.men * max(tops.values(), default=0)
    found += sum(tops[track] - space for track in careers for space in player.careers[track])
    return found + (data.top - player.initiative if INITIATIVE in tracks else 0)


def usable(play: SPlay, seat: int) -> int:
    """Of the points that are left, those for which there is room."""
    state = play.state
    return min(state.points, room(play.data, state.players[seat], state.tracks))


def points_named(tracks: Sequence[int]) -> str:
    """What points are called that can be spent on these tracks alone."""
    if len(tracks) > 1:
        return "advances"
    return "initiative" if tracks[0] == INITIATIVE else f"{CAREERS[tracks[0]]}_points"


def place_man(play: SPlay, seat: int, career: int) -> None:
    """An available man onto the lowest space (S8.1)."""
    player = play.state.players[seat]
    player.men -= 1
    player.careers[career].insert(0, 1)
    play.tell("placed_man", seat=seat, career=CAREERS[career], pay={"men": 1})
    _arrive(play, seat, career, 1)


def promote(play: SPlay, seat: int, career: int, space: int) -> None:
    """A man from a space to the next; spaces count from 1."""
    men = play.state.players[seat].careers[career]
    men[men.index(space)] += 1
    men.sort()
    play.tell("promoted", seat=seat, career=CAREERS[career], rank=space + 1)
    _arrive(play, seat, career, space + 1)


def _arrive(play: SPlay, seat: int, career: int, space: int) -> None:
    """What arriving on a space brings, whatever the points came from (S8.3)."""
    ladder = play.data.ladder_of[career]
    if space in ladder.florins:
        gain_florins(play, seat, ladder.florins[space])
    if space in ladder.initiative:
        raise_disc(play, seat, ladder.initiative[space])


def raise_disc(play: SPlay, seat: int, steps: int = 1) -> None:
    """Up the initiative track, onto the top of the stack there; steps beyond the top are lost (S8.4)."""
    state = play.state
    player = state.players[seat]
    there = min(player.initiative + steps, play.data.top)
    lose(play, seat, "track", initiative=player.initiative + steps - there)
    if there == player.initiative:  # a disc that does not move keeps its place in its stack (S8.5)
        return
    player.initiative = there
    state.line.remove(seat)
    state.line.insert(sum(state.players[other].initiative > there for other in state.line), seat)
    play.tell("raised_disc", seat=seat, step=there)
