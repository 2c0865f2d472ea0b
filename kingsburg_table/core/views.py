"""What one seat may see, and the tables that could lie behind it."""

from __future__ import annotations

from random import Random

from kingsburg_table.core.agenda import D, S
from kingsburg_table.core.around import Secretly
from kingsburg_table.core.chance import ShutDoor
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.play import Play


def view(controller: Controller[S, D], state: S, seat: int | None) -> S:
    """A copy with chance removed and everything hidden from `seat` replaced; None: what all may see."""
    copy = controller.codec.copy(state)
    copy.chance = 0
    copy.script = None
    agenda = controller.rules_of(state).agenda
    secret = agenda.secret_seat(state.agenda)
    if secret is not None and seat != secret:
        del copy.agenda[agenda.below_secrets(copy.agenda) :]
        copy.answers = 0
    controller.hide(copy, seat, secret)
    return copy


def imagine(controller: Controller[S, D], view: S, seat: int | None, rng: Random) -> S:
    """A whole table that `seat`, whose view this is, might be sitting at: other chance, other secrets.

    Its view is the given one again. Where another seat is choosing in secret, it begins its choice anew.
    """
    state = controller.codec.copy(view)
    state.chance = rng.getrandbits(64)
    rules = controller.rules_of(state)
    top = state.agenda[-1] if state.agenda else None
    node = rules.agenda.nodes[top.node] if top is not None else None
    if top is not None and isinstance(node, Secretly) and top.seat >= 0:
        node.node.start(Play(state, rules, ShutDoor()), top.seat)
    controller.redraw(state, seat, rng)
    return state
