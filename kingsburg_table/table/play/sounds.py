"""Which event is heard as what: the section `sounds` of a game's table.yaml."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from kingsburg_table.core.actions import Event

Ids = str | tuple[str, ...]

FIRST, LAST = 2, 3  #: of a long row of sounds the beginning and the end are heard


class ByValue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sounds that depend on a value of the event; of a list or a table of amounts every item counts."""

    by: str
    sounds: dict[str, Ids]
    otherwise: Ids = ()

    def of(self, values: Mapping[str, Any]) -> Iterator[str]:
        value = values.get(self.by)
        if isinstance(value, Mapping):
            items = [item for item, amount in value.items() if amount]
        elif isinstance(value, Sequence) and not isinstance(value, str):
            items = list(value)
        else:
            items = [("no", "yes")[value] if isinstance(value, bool) else value]
        for item in items:
            yield from _ids(self.sounds.get(str(item), self.otherwise))


class EventSounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`events`: event kind -> what is heard, several sounds one after the other. `otherwise`: the pen of the chronicle,
    heard for events that are not named, if nothing else is. `touch`: kind of thing -> the sound of touching it.
    """

    events: dict[str, Ids | ByValue] = {}
    otherwise: str = ""
    touch: dict[str, str] = {}

    def of(self, events: Iterable[Event]) -> tuple[str, ...]:
        """What some events sound like together: each sound once, in their order, and not too many."""
        found: dict[str, None] = {}
        unnamed = False
        for event in events:
            said = self.events.get(event.kind)
            unnamed = unnamed or said is None
            if said is not None:
                found.update(dict.fromkeys(said.of(event.values) if isinstance(said, ByValue) else _ids(said)))
        ids = tuple(found)
        if not ids:
            return (self.otherwise,) if unnamed and self.otherwise else ()
        return ids if len(ids) <= FIRST + LAST else ids[:FIRST] + ids[-LAST:]

    def named(self) -> set[str]:
        """Every sound that is named here, to check that there is one."""
        found = {*self.touch.values(), *_ids(self.otherwise)}
        for said in self.events.values():
            for ids in (*said.sounds.values(), said.otherwise) if isinstance(said, ByValue) else (said,):
                found.update(_ids(ids))
        return found


def _ids(ids: Ids) -> tuple[str, ...]:
    if isinstance(ids, str):
        return (ids,) if ids else ()
    return ids
