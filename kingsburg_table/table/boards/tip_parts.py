"""What all tooltips share: names as titles, sentences, whether a figure is a reconstruction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.text.speaker import Run

Line = tuple[Run, ...]
Message = tuple[str, dict[str, Any]]


def say(sight: Sight, id: str, **values: object) -> Line:
    return tuple(sight.speaker.rich(f"board.{sight.game}.tip.{id}", **values))


def sentence(sight: Sight, message: Message) -> Line:
    """A message of the data as a sentence of its own."""
    runs = sight.speaker.rich(message[0], **message[1])
    first = runs[0]
    return (Run(capital(first.text), first.style, first.kind, first.id, first.n), *runs[1:], Run("."))


def title(sight: Sight, id: str) -> str:
    return capital(sight.speaker.name(id))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def reconstructed(source: Mapping[str, str], *fields: str) -> bool:
    """Whether one of these fields is (all that are no name, if none is given)."""
    named = fields or tuple(field for field in source if not field.startswith("name"))
    return any(source.get(field) == "reconstructed" for field in named)
