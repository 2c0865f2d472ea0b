"""What happened since a seat's last turn, in at most five lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kingsburg_table.core.actions import Aside, Event, GoOn, Record, Seal
from kingsburg_table.table.play.manner import Manner
from kingsburg_table.table.play.words import Words, said

MOST_LINES = 5


@dataclass(frozen=True, slots=True)
class RecapLine:
    """A line of the recap and the things it touched, to be marked on the table."""

    kind: str
    words: Words
    weight: int
    targets: tuple[str, ...] = ()


def recap(
    game: str, seat: int, records: Sequence[Record], story: Sequence[Sequence[Event]], manner: Manner
) -> tuple[RecapLine, ...]:
    """The weightiest events, in the order they happened; among equals the later ones.

    `story` is what all may read. No lines when nothing is weighty enough to open a recap.
    """
    lines = [_line(game, events, manner) for events in _gathered(since(seat, records, story), manner)]
    if all(line.weight < manner.recap_from for line in lines):
        return ()
    ranked = sorted(range(len(lines)), key=lambda at: (lines[at].weight, at), reverse=True)
    return tuple(lines[at] for at in sorted(ranked[:MOST_LINES]))


def _gathered(events: Sequence[Event], manner: Manner) -> list[list[Event]]:
    """Events that count, those that merge together; a merged line stands where its last event happened."""
    found: dict[object, list[Event]] = {}
    for at, event in enumerate(events):
        weight = manner.weight(event.kind)
        if weight.weight > 0:
            key = (event.kind, event.values.get("seat")) if weight.merge and "seat" in event.values else at
            found[key] = [*found.pop(key, []), event]
    return list(found.values())


def _line(game: str, events: Sequence[Event], manner: Manner) -> RecapLine:
    first = events[0]
    weight = manner.weight(first.kind)
    targets = tuple(dict.fromkeys(target for event in events for target in weight.touched(event.values)))
    if len(events) == 1:
        return RecapLine(first.kind, said(game, first), weight.weight, targets)
    values = {name: merged([event.values[name] for event in events if name in event.values]) for name in first.values}
    return RecapLine(first.kind, Words(f"recap.{game}.{first.kind}", values), weight.weight, targets)


def merged(values: Sequence[Any]) -> Any:
    """What several events say of one thing: a sum of amounts, a list of names, the same value or a list of values.

    >>> merged([{"gold": 1}, {"gold": 1, "wood": 2}]), merged(["king", "queen", "king"]), merged([3, 3])
    ({'gold': 2, 'wood': 2}, ['king', 'queen'], 3)
    """
    if all(isinstance(value, Mapping) for value in values):
        total: dict[str, int] = {}
        for value in values:
            for name, count in value.items():
                total[name] = total.get(name, 0) + count
        return total
    if all(isinstance(value, str) for value in values):
        return list(dict.fromkeys(values))
    return values[0] if all(value == values[0] for value in values) else list(values)


def since(seat: int, records: Sequence[Record], story: Sequence[Sequence[Event]]) -> list[Event]:
    """Events after the seat's last own action; of that action's own events those that are about others or all."""
    last = last_turn(seat, records)
    events = [event for told in story[last + 2 :] for event in told]
    if last < 0:
        return events
    return [event for event in story[last + 1] if event.values.get("seat") != seat] + events


def this_turn(seat: int, records: Sequence[Record], story: Sequence[Sequence[Event]]) -> tuple[Event, ...]:
    """Events of the actions that a seat has just done one after the other, as it may read them."""
    begun = len(records)
    while begun and records[begun - 1].seat == seat and not isinstance(records[begun - 1].action, Seal):
        begun -= 1
    return tuple(event for told in story[begun + 1 :] for event in told if event.seen_by(seat))


def last_turn(seat: int, records: Sequence[Record]) -> int:
    """The index of the seat's last action; -1 before its first. Looking and wishing are no turns."""
    for at in range(len(records) - 1, -1, -1):
        if records[at].seat == seat and not isinstance(records[at].action, (GoOn, Aside)):
            return at
    return -1
