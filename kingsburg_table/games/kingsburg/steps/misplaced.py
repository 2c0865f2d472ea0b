"""Why dice cannot be put on an advisor in this way (K5, K10.3, M2)."""

from __future__ import annotations

from kingsburg_table.core.actions import Refusal
from kingsburg_table.games.kingsburg.actions import Influence
from kingsburg_table.games.kingsburg.effects import at_hook, used_up
from kingsburg_table.games.kingsburg.lasting import any_face, shifts
from kingsburg_table.games.kingsburg.state import KPlay, Player
from kingsburg_table.games.kingsburg.steps.assigning import TOKEN_VALUE
from kingsburg_table.games.kingsburg.steps.entering import entry, shut_to
from kingsburg_table.games.kingsburg.words import Shift


def dice_refusal(play: KPlay, seat: int, player: Player, action: Influence) -> Refusal | None:
    for faces, own in ((action.dice, player.dice), (action.white, player.white)):
        left = list(own)
        for face in faces:
            if face not in left:
                return Refusal("K5.2", "no_such_die", {"n": face})
            left.remove(face)
    if not action.dice:
        return Refusal("K5.3", "only_white", {})
    if action.token and player.token_used:
        return Refusal("K5.4", "token_used", {})
    if action.token and not player.tokens:
        return Refusal("K5.4", "no_token", {})
    if action.shift:
        helped = shifts(play.data, play.state, seat)
        if helped is None:
            return _no_shift(play, seat)
        if abs(action.shift) != helped[1]:
            return Refusal("K5.2", "shift_one", {"n": helped[1]})
    return None


def _no_shift(play: KPlay, seat: int) -> Refusal:
    used = play.state.players[seat].used
    for held in at_hook(play.data, play.state, seat, "influence"):
        if held.key in used and any(type(word) is Shift for word in held.effect.do):
            return used_up(held)
    return Refusal("K2.5", "no_shift", {})


def fair_refusal(play: KPlay, seat: int, action: Influence, rank: int) -> Refusal | None:
    if not action.fair:
        return None
    helped = any_face(play.data, play.state, seat)
    if helped is None:
        return Refusal("K2.5", "no_fair", {})
    if len(action.dice) != 1 or action.white or action.token or action.shift:
        return Refusal("M2", "fair_one_die", {})
    if rank > helped[1]:
        return Refusal("M2", "fair_too_high", {"most": helped[1]})
    if action.dice[0] == rank:
        return Refusal("K5.11", "fair_not_needed", {"rank": rank})
    return None


def value_refusal(play: KPlay, seat: int, action: Influence, rank: int, office: str) -> Refusal | None:
    value = sum(action.dice) + sum(action.white) + TOKEN_VALUE * action.token + action.shift
    if value != rank and not action.fair:
        return Refusal("K5.2", "wrong_sum", {"value": value, "rank": rank, "advisor": action.advisor})
    holder = next(
        (placed for placed in play.state.placed if placed.rank == rank and placed.office == office), None
    )
    if action.envoy and play.state.envoy != seat:
        return Refusal("K10.3", "no_envoy", {})
    shut = entry(play, seat, rank, office)
    if action.envoy and shut is None:
        return Refusal("K5.11", "envoy_not_needed", {"advisor": action.advisor})
    if shut == "never" or (shut is not None and not action.envoy):
        return shut_to(play, action.advisor, rank, seat, holder, office)
    return None
