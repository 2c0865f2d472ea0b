"""What the ghost ledger tells of an option and of what is still to come, from what one seat may see."""

from __future__ import annotations

from kingsburg_table.core.actions import Change, Decision, Option
from kingsburg_table.core.agenda import D, S
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.outlook import Outlook, summed_up
from kingsburg_table.core.trial import Preview

LATER = 100  #: choices of later have numbers of their own


def preview(controller: Controller[S, D], view: S, decision: Decision, option: Option) -> tuple[Change, ...]:
    """What the option changes: now, up to the end of the turn or the door of chance, and later."""
    outlook, play = _outlook(controller, view)
    changes = list(summed_up(outlook.of(option.action, decision.seat)))
    if outlook.unknown:
        changes.append(Change(decision.seat, "unknown", None, later=True))
    later = controller.forecast(outlook, play, decision.seat, option)
    return (*changes, *summed_up(later, later=True, groups=LATER))


def pending(controller: Controller[S, D], view: S, seat: int) -> tuple[Change, ...]:
    """What will come to the seat from what it has done already."""
    return tuple(summed_up(controller.pending(*_outlook(controller, view), seat), later=True, groups=LATER))


def near(controller: Controller[S, D], view: S, seat: int, option: Option | None) -> frozenset[str]:
    """Things the seat could pay for with what will have come to it, after the option or as it stands."""
    return frozenset(controller.near(*_outlook(controller, view), seat, option))


def wasted(controller: Controller[S, D], view: S, seat: int, option: Option) -> dict[str, int]:
    """What the option would bring but cannot be kept, by thing."""
    lost: dict[str, int] = {}
    if controller.wasteful:
        for event in _outlook(controller, view)[0].told(option.action, seat):
            if event.kind in controller.wasteful and event.values.get("seat") == seat:
                for thing, count in event.values[controller.wasteful[event.kind]].items():
                    lost[thing] = lost.get(thing, 0) + count
    return lost


def _outlook(controller: Controller[S, D], view: S) -> tuple[Outlook, Preview[S, D]]:
    play = Preview(controller, view)
    return Outlook(controller, play), play
