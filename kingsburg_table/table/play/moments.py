"""Which events have a moment of their own: the section `moments` of a game's table.yaml."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from kingsburg_table.core.actions import Event
from kingsburg_table.table.play.manner import Manner, filled

LARGE_MS, SMALL_MS = 700.0, 420.0


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A beat of the events of one kind (`of`, or the moment's own name): how long (calmly), told `large` in the middle
    or beside the things it touches.

    `targets` are those of the recap where none are named. `when`: values that the event must have, `unless`: and may
    not. `least`: fewer such events in one go are ordinary. `together`: events with the same value of this name share
    one beat.
    """

    of: str = ""
    large: bool = False
    lasts: float = 0.0
    targets: tuple[str, ...] = ()
    when: Mapping[str, Any] = {}
    unless: Mapping[str, Any] = {}
    least: int = 1
    together: str = ""

    @property
    def time(self) -> float:
        return self.lasts or (LARGE_MS if self.large else SMALL_MS)

    def fits(self, event: Event) -> bool:
        has = event.values.get
        return all(has(name) == value for name, value in self.when.items()) and not any(
            has(name) == value for name, value in self.unless.items()
        )


def moment_of(moments: Mapping[str, Moment], event: Event) -> Moment | None:
    """The moment of its own that an event has: of several the first that fits."""
    fitting = (each for name, each in moments.items() if (each.of or name) == event.kind and each.fits(event))
    return next(fitting, None)


@dataclass(frozen=True)
class Beat:
    """A part of what happened that is told by itself; `moment` None: what follows without being told."""

    events: tuple[Event, ...]
    moment: Moment | None = None
    targets: tuple[str, ...] = ()


def beats(events: Sequence[Event], moments: Mapping[str, Moment], manner: Manner, large: bool = False) -> list[Beat]:
    """What happened, cut into beats; what has no moment of its own goes with the one before it. `large`: only those."""
    found = [moment_of(moments, event) for event in events]
    made: list[Beat] = []
    for event, moment in zip(events, found, strict=True):
        if moment is None or found.count(moment) < moment.least or (large and not moment.large):
            made = [*made[:-1], _with(made[-1], event)] if made else [Beat((event,))]
            continue
        last = made[-1] if made else None
        value = event.values.get(moment.together) if moment.together else None
        same = last is not None and last.moment is moment and last.events[0].values.get(moment.together) == value
        if last is not None and same and value is not None:
            made[-1] = _with(last, event)
            continue
        touched = tuple(made_ for target in moment.targets for made_ in filled(target, event.values))
        made.append(Beat((event,), moment, touched or manner.weight(event.kind).touched(event.values)))
    return made


def _with(beat: Beat, event: Event) -> Beat:
    return Beat((*beat.events, event), beat.moment, beat.targets)
