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
    """A beat: how long (calmly), told `large` in the middle or beside the things it touches.

    `targets` are those of the recap where none are named. `when`: values that the event must have, `unless`: and may
    not. `least`: fewer such events in one go are ordinary. `together`: events with the same value of this name share
    one beat.
    """

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


@dataclass(frozen=True)
class Beat:
    """A part of what happened that is told by itself; `moment` None: what follows without being told."""

    events: tuple[Event, ...]
    moment: Moment | None = None
    targets: tuple[str, ...] = ()


def beats(events: Sequence[Event], moments: Mapping[str, Moment], manner: Manner) -> list[Beat]:
    """What happened, cut into beats; what has no moment of its own goes with the one before it."""
    told: dict[str, int] = {}
    for event in events:
        moment = moments.get(event.kind)
        if moment is not None and moment.fits(event):
            told[event.kind] = told.get(event.kind, 0) + 1
    made: list[Beat] = []
    for event in events:
        moment = moments.get(event.kind)
        own = moment is not None and moment.fits(event) and told[event.kind] >= moment.least
        if moment is None or not own:
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
