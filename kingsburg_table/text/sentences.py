"""Messages that games put together themselves, such as the rule text of an effect, said as whole sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from kingsburg_table.text.speaker import Run, Speaker


def sentence(speaker: Speaker, message: tuple[str, Mapping[str, Any]]) -> list[Run]:
    """A message in pieces, without the blank or comma that an absent part leaves, and with a capital letter."""
    id, values = message
    first, *rest = _one_comma(speaker.rich(id, **values))
    text = first.text.lstrip(" ,")
    return [replace(first, text=text[:1].upper() + text[1:]), *rest]


def _one_comma(runs: list[Run]) -> list[Run]:
    """Where a part ends with a comma and the next one begins with it, it is said once."""
    found: list[Run] = []
    for run in runs:
        text = run.text.replace(",,", ",").replace(":,", ":")
        if text.startswith(",") and found and found[-1].text.endswith((",", ":")):
            text = text[1:]
        found.append(replace(run, text=text))
    return found


def plain(runs: list[Run]) -> str:
    """The same as text."""
    return "".join(run.text for run in runs)
