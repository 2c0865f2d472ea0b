"""What lies deep in a snapshot's agenda comes to light only when what lies above it is done: it is tried beforehand.

For every frame the ones above it are taken away, and the match is let run on from there to the next question or to the
door of chance, on a copy; every answer to that question too.
"""

from __future__ import annotations

from kingsburg_table.core.agenda import D, S
from kingsburg_table.core.chance import DoorShut
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.trial import Trial

MOST_ANSWERS = 60  #: tried at each depth


def check_depths(controller: Controller[S, D], state: S) -> None:
    """Raises ValueError where a match from this snapshot would break later."""
    for depth in range(len(state.agenda), 0, -1):
        name = state.agenda[depth - 1].node
        try:
            _run_on(controller, state, depth)
        except DoorShut:
            continue
        except Exception as error:  # whatever a rule stumbles over that was never written by a match
            raise ValueError(f"{name!r} cannot be gone on with: {error!r}"[:300]) from error


def _run_on(controller: Controller[S, D], state: S, depth: int) -> None:
    here = controller.codec.copy(state)
    del here.agenda[depth:]
    decision = Trial(controller, here).advance()
    for option in decision.options[:MOST_ANSWERS] if decision is not None else ():
        play = Trial(controller, controller.codec.copy(here))
        try:
            play.take(option.action)
            play.advance()
        except DoorShut:
            continue
