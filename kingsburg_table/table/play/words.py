"""Sentences of the catalogue, with their values: what this package hands to whoever speaks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from kingsburg_table.core.actions import ASIDES, Action, Event, GoOn, Seal
from kingsburg_table.core.catalogue import get_controller, has_game
from kingsburg_table.text import has

CORE_ACTIONS: tuple[type[Action], ...] = (Seal, GoOn, *ASIDES)
CORE_EVENTS = ("computer_plays", "person_plays", "hinted")


@dataclass(frozen=True, slots=True)
class Words:
    """A text id and its values: `speaker.rich(words.id, **words.values)`."""

    id: str
    values: Mapping[str, Any] = field(default_factory=dict)

    @property
    def nested(self) -> list[Any]:
        """As a value of another message (`{what:text}`)."""
        return [self.id, dict(self.values)]


def deed(game: str, action: Action, seat: int, part: str = "do") -> Words:
    """An action as verb and object: `do.kingsburg.influence` with the action's fields and its seat.

    >>> deed("kingsburg", Seal(), 0).id
    'do.core.seal'
    """
    name = str(type(action).__struct_config__.tag)
    if isinstance(action, CORE_ACTIONS):
        return Words(f"{part}.core.{name}", {"seat": seat, **fields(action)})
    more = get_controller(game).said(action) if has_game(game) else {}
    return Words(f"{part}.{game}.{name}", {"seat": seat, **fields(action), **more})


def in_brief(game: str, action: Action, seat: int) -> Words:
    """An action as it is named where there is little room: `brief.kingsburg.influence`, if there is that."""
    brief = deed(game, action, seat, "brief")
    return brief if has(brief.id) else deed(game, action, seat)


def said(game: str, event: Event) -> Words:
    """What happened, as a line of the chronicle."""
    return Words(f"log.{'core' if event.kind in CORE_EVENTS else game}.{event.kind}", event.values)


def fields(action: Action) -> dict[str, Any]:
    """An action's fields by name."""
    return msgspec.structs.asdict(action)
