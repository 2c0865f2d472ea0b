"""Whether an answer is the last of a round, so that playing it rolls the dice of the next (undo ends there)."""

from __future__ import annotations

from kingsburg_table.core.wishes import LOOK_WISH, SEAL_WISH
from kingsburg_table.games.signorie.scoring import dice_sum, threshold
from kingsburg_table.games.signorie.state import SPlay


def passing_runs_on(play: SPlay, seat: int) -> bool:
    """A pass after which nobody is asked anything before the next dice."""
    state = play.state
    for other, player in enumerate(state.players):
        if other != seat and not player.passed:
            return False
    entitled = [
        other for other in range(len(state.players)) if dice_sum(state, other) <= threshold(play.data, state, other)
    ]
    return _next_round_follows(play) and not any(_will_be_asked(play, other) for other in entitled)


def reward_runs_on(play: SPlay, seat: int, sealed: bool) -> bool:
    """An answer that ends the last turn of the rewards; `sealed`: a seal follows where the seat wishes it."""
    state = play.state
    if sealed and state.wishes[seat] & SEAL_WISH and state.answers:
        return False
    later = state.entitled[state.entitled.index(seat) + 1 :]
    return _next_round_follows(play) and not any(_will_be_asked(play, other) for other in later)


def _next_round_follows(play: SPlay) -> bool:
    state = play.state
    return state.round < play.data.figures.rounds and not any(wish & LOOK_WISH for wish in state.wishes)


def _will_be_asked(play: SPlay, seat: int) -> bool:
    """In rounds with a bonus everybody's turn ends with a question, the wedding or the end of the round itself."""
    figures = play.data.figures
    return play.state.round <= figures.bonus_rounds or play.state.players[seat].florins >= figures.purchase.florins
