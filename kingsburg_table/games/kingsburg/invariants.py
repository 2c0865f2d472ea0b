"""What can never be wrong with a state of Kingsburg."""

from __future__ import annotations

from collections import Counter

from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.lasting import coloured_dice, indestructible
from kingsburg_table.games.kingsburg.state import GOODS, NEUTRAL, NOBODY, Kingsburg

MOST_WHITE = 12  #: far above what a season gives: the ways of combining dice double with each


def invariants(data: Components, state: Kingsburg) -> list[str]:
    wrong = []
    seats = range(len(state.players))
    if sorted(state.order) != list(seats):
        wrong.append(f"turn order {state.order} is no order of the seats")
    if state.envoy != NOBODY and state.envoy not in seats:
        wrong.append(f"the envoy is with {state.envoy}")
    rolled = any(player.total for player in state.players)
    for seat, player in enumerate(state.players):
        if min(*player.goods, player.tokens, player.soldiers) < 0:
            wrong.append(f"seat {seat} has less than nothing: {player.goods} {player.tokens} {player.soldiers}")
        if len(set(player.built)) != len(player.built):
            wrong.append(f"seat {seat} has a building twice")
        wrong += [
            f"seat {seat} has a gap left of {id}"
            for id in player.built
            if any(left not in player.built for left in data.before(data.buildings[id]))
            and not indestructible(data, id)  # K7.8
        ]
        wrong += _dice(data, state, seat)
        wrong += [f"seat {seat} has {id}, which is not on its sheet" for id in player.built
                  if id not in data.on_sheet(tuple(player.strips))]
        if rolled:
            sets = [placed for placed in state.placed if placed.seat == seat]
            if len(player.dice) + sum(len(placed.dice) for placed in sets) != coloured_dice(data, state):
                wrong.append(f"seat {seat} has lost or won a coloured die")
            if len(player.white) + sum(len(placed.white) for placed in sets) != player.white_dice:
                wrong.append(f"seat {seat} has lost or won a white die")
    sets_at = Counter((placed.rank, placed.office) for placed in state.placed)
    envoys_at = Counter((placed.rank, placed.office) for placed in state.placed if placed.envoy)
    for (rank, office), count in sets_at.items():
        if rank not in data.by_rank or count > 1 + envoys_at[rank, office]:
            wrong.append(f"{count} sets of dice on rank {rank} {office}")
    neutral = sum(len(placed.dice) for placed in state.placed if placed.seat == NEUTRAL)
    if neutral not in (0, *range(sum(data.figures.neutral_dice) - 1, sum(data.figures.neutral_dice) + 1)):
        wrong.append(f"{neutral} neutral dice")
    return wrong + _cards(data, state)


def _cards(data: Components, state: Kingsburg) -> list[str]:
    """What modules lay out stays whole."""
    wrong = []
    players = state.players
    for what, found in (
        ("governor", [player.governor for player in players if player.governor]),
        ("group", [player.group for player in players if player.group]),
        ("destiny card", state.destinies), ("whim", [*state.whims, *state.removed]),
    ):
        if len(set(found)) != len(found):
            wrong.append(f"a {what} is there twice: {found}")
    if data.has("army_tokens"):
        left = {len(player.army) for player in players}
        if not left <= {len(data.cards.army) - state.year, len(data.cards.army) - state.year + 1}:
            wrong.append(f"army tokens left: {sorted(left)} in year {state.year}")
    if len({(marker.rank, marker.seat) for marker in state.markers}) != len(state.markers) and not data.has(
        "shifting_alliances"
    ):
        wrong.append(f"an advisor is reserved twice: {state.markers}")
    for seat, player in enumerate(players):
        if not set(player.unscored) <= set(player.built):
            wrong.append(f"seat {seat} has scored nothing for what it does not have: {player.unscored}")
        if sum(player.fortified.values()) < 0 or player.won > state.year:
            wrong.append(f"seat {seat} has won {player.won} battles in {state.year} years")
    if len(state.store) != len(GOODS) or min(state.store) < 0 or state.draw not in ("", *GOODS):
        wrong.append(f"on tiles lie {state.store} and {state.draw}")
    if not data.whims.keys() >= {*state.whims, *state.removed}:
        wrong.append(f"whims on {state.whims}, and gone from {state.removed}")
    return wrong


def _dice(data: Components, state: Kingsburg, seat: int) -> list[str]:
    """Before, while and after they are rolled: no more dice than there are, and faces that dice have."""
    player = state.players[seat]
    sets = [placed for placed in state.placed if placed.seat == seat]
    coloured = [*player.dice, *(face for placed in sets for face in placed.dice)]
    white = [*player.white, *(face for placed in sets for face in placed.white)]
    wrong = []
    if len(coloured) > data.figures.coloured_dice or len(white) > player.white_dice or player.white_dice > MOST_WHITE:
        wrong.append(f"seat {seat} has {len(coloured)} coloured and {len(white)} white dice")
    if not all(1 <= face <= 6 for face in (*coloured, *white)):
        wrong.append(f"seat {seat} has dice that show {coloured} and {white}")
    return wrong
