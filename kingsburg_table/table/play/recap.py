"""What happened since a seat's last turn, in at most five lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kingsburg_table.core.actions import Event, Look, Record, Wish
from kingsburg_table.table.play.manner import Manner
from kingsburg_table.table.play.words import Words

MOST_LINES = 5


@dataclass(frozen=True, slots=True)
class RecapLine:
    """A line of the recap and the things it touched, to be outlined."""

    kind: str
    words: Words
    weight: int
    targets: tuple[str, ...] = ()


def recap(
    game: str, seat: int, records: Sequence[Record], story: Sequence[Sequence[Event]], manner: Manner
) -> tuple[RecapLine, ...]:
    """The weightiest events, in the order they happened; among equals the later ones.

    `story` is what the seat may read. No lines when nothing is weighty enough to open a recap.
    """
    lines = []
    for event in since(seat, records, story):
        weight = manner.weight(event.kind)
        if weight.weight > 0:
            words = Words(f"log.{game}.{event.kind}", event.values)
            lines.append(RecapLine(event.kind, words, weight.weight, weight.touched(event.values)))
    if all(line.weight < manner.recap_from for line in lines):
        return ()
    ranked = sorted(range(len(lines)), key=lambda at: (lines[at].weight, at), reverse=True)
    return tuple(lines[at] for at in sorted(ranked[:MOST_LINES]))


def since(seat: int, records: Sequence[Record], story: Sequence[Sequence[Event]]) -> list[Event]:
    """Events after the seat's last own action; of that action's own events those that are about others or all."""
    last = last_turn(seat, records)
    events = [event for told in story[last + 2 :] for event in told]
    if last < 0:
        return events
    return [event for event in story[last + 1] if event.values.get("seat") != seat] + events


def last_turn(seat: int, records: Sequence[Record]) -> int:
    """The index of the seat's last action; -1 before its first. Looking and wishing are no turns."""
    for at in range(len(records) - 1, -1, -1):
        if records[at].seat == seat and not isinstance(records[at].action, (Look, Wish)):
            return at
    return -1
