"""What the ghost ledger tells of an option and of what is still to come, from what one seat may see."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Generic

from kingsburg_table.core.actions import Change, Option
from kingsburg_table.core.agenda import D, S
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.outlook import Coming, Outlook, summed_up
from kingsburg_table.core.trial import Preview

LATER = 100  #: choices of later have numbers of their own


class Foresight(Generic[S, D]):
    """Previews of all options of a decision: what they have in common is worked out once."""

    def __init__(self, controller: Controller[S, D], view: S, seat: int) -> None:
        self._controller, self._seat = controller, seat
        self._seen = controller.codec.pack(view)
        self._outlook, self._play = _outlook(controller, view)
        self._later: dict[int, tuple[Sequence[Coming], tuple[Change, ...]]] = {}
        self._alike: dict[Hashable, tuple[Change, ...]] = {}

    def still(self, view: S, seat: int) -> bool:
        """Whether the seat still sees the same."""
        return seat == self._seat and self._controller.codec.pack(view) == self._seen

    def preview(self, option: Option) -> tuple[Change, ...]:
        """What the option changes: now, up to the end of the turn or the door of chance, and later."""
        mark = self._controller.alike(self._play, self._seat, option)
        if mark is None:
            return self._changes(option)
        if mark not in self._alike:
            self._alike[mark] = self._changes(option)
        return self._alike[mark]

    def _changes(self, option: Option) -> tuple[Change, ...]:
        outlook, seat = self._outlook, self._seat
        outlook.unknown = False
        changes = list(summed_up(outlook.of(option.action, seat)))
        if outlook.unknown:
            changes.append(Change(seat, "unknown", None, later=True))
        later = self._controller.forecast(outlook, self._play, seat, option)
        return (*changes, *self._of_later(later))

    def _of_later(self, comings: Sequence[Coming]) -> tuple[Change, ...]:
        """What a game has kept is summed up once."""
        told = self._later.get(id(comings))
        if told is None or told[0] is not comings:
            told = self._later[id(comings)] = comings, tuple(summed_up(comings, later=True, groups=LATER))
        return told[1]


def pending(controller: Controller[S, D], view: S, seat: int) -> tuple[Change, ...]:
    """What will come to the seat from what it has done already."""
    return tuple(summed_up(controller.pending(*_outlook(controller, view), seat), later=True, groups=LATER))


def near(controller: Controller[S, D], view: S, seat: int, option: Option | None) -> frozenset[str]:
    """Things the seat could pay for with what will have come to it, after the option or as it stands."""
    return frozenset(controller.near(*_outlook(controller, view), seat, option))


def wasted(controller: Controller[S, D], view: S, seat: int, option: Option) -> dict[str, int]:
    """What the option would bring but cannot be kept or given, by thing."""
    return _told(controller, view, seat, option, controller.wasteful)


def risked(controller: Controller[S, D], view: S, seat: int, option: Option) -> dict[str, int]:
    """What dice may bring by the option and could not be given, by thing, at most."""
    return _told(controller, view, seat, option, controller.risky)


def _told(
    controller: Controller[S, D], view: S, seat: int, option: Option, kinds: Mapping[str, str]
) -> dict[str, int]:
    """The things that events of these kinds would tell of."""
    found: dict[str, int] = {}
    if kinds:
        for event in _outlook(controller, view)[0].told(option.action, seat):
            if event.kind in kinds and event.values.get("seat") == seat:
                for thing, count in event.values[kinds[event.kind]].items():
                    found[thing] = found.get(thing, 0) + count
    return found


def _outlook(controller: Controller[S, D], view: S) -> tuple[Outlook, Preview[S, D]]:
    play = Preview(controller, view)
    return Outlook(controller, play), play
