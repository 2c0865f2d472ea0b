"""Trying an action on a seat's view: what it would change, and whether it would turn something up.

The door of chance is shut and what the seat may not see is not there, so a trial has nothing to leak.
"""

from __future__ import annotations

from random import Random
from typing import Generic

from kingsburg_table.core.actions import Option
from kingsburg_table.core.agenda import D, S
from kingsburg_table.core.chance import DoorShut, ShutDoor
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.play import Play
from kingsburg_table.core.views import imagine


class TurnOver(Exception):
    """A preview reached the end of the seat's turn."""


class Trial(Play[S, D], Generic[S, D]):
    """Goes on to the next decision, unless something unknown lies before it (`DoorShut`)."""

    def __init__(self, controller: Controller[S, D], view: S) -> None:
        """The view is taken as it is and changed."""
        super().__init__(view, controller.rules_of(view), ShutDoor())

    def reveal(self) -> None:
        raise DoorShut("turned up")


class Preview(Trial[S, D]):
    """Ends where the seat's turn does."""

    preview = True

    def turn_over(self, seat: int) -> bool:
        raise TurnOver


def reveals(controller: Controller[S, D], view: S, seat: int, option: Option) -> bool:
    """Whether something is turned up or rolled before the next decision, which may be another seat's: so it is asked of
    a table that `seat`, whose view this is, might be sitting at."""
    play = Trial(controller, imagine(controller, view, seat, Random(0)))
    try:
        play.take(option.action)
        play.advance()
    except DoorShut:
        return True
    return False
