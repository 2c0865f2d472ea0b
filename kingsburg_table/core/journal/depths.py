"""What lies deep in a snapshot comes to light only when what lies above it is done: it is tried beforehand.

For every frame of the agenda the ones above it are taken away, and the match is let run on from there to the next
question or to the door of chance, on a copy; every answer to that question too. Then the whole match is played to its
end a few times, with chance of its own.
"""

from __future__ import annotations

from random import Random

from kingsburg_table.core.agenda import D, S
from kingsburg_table.core.chance import DoorShut
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.lightplay import LightPlay
from kingsburg_table.core.trial import Trial

MOST_ANSWERS = 60  #: tried at each depth
FUTURES, LONGEST = 3, 3000  #: so many matches are played on, for so many answers at most


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


def check_futures(controller: Controller[S, D], state: S) -> None:
    """Raises ValueError where one of a few matches that go on from this snapshot breaks, or never ends."""
    for number in range(FUTURES):
        here, rng = controller.codec.copy(state), Random(number)
        here.chance = rng.getrandbits(64)
        try:
            play, answers = LightPlay(controller, here), 0
            while play.decision is not None and answers <= LONGEST:
                play.take(rng.choice(play.decision.options))
                answers += 1
        except Exception as error:  # likewise
            raise ValueError(f"it cannot be played on: {error!r}"[:300]) from error
        if answers > LONGEST:
            raise ValueError("it never ends")
