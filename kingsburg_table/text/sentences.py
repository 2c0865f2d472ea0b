"""Messages that games put together themselves, such as the rule text of an effect, said as whole sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from kingsburg_table.text.speaker import Run, Speaker


def sentence(speaker: Speaker, message: tuple[str, Mapping[str, Any]]) -> list[Run]:
    """A message in pieces, without the blank that an absent part leaves, and with a capital letter."""
    id, values = message
    first, *rest = speaker.rich(id, **values)
    text = first.text.lstrip()
    return [replace(first, text=text[:1].upper() + text[1:]), *rest]


def plain(runs: list[Run]) -> str:
    """The same as text."""
    return "".join(run.text for run in runs)
