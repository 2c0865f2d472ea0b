"""From spoken runs to the drawing kit's markup."""

from __future__ import annotations

from collections.abc import Iterable

from kingsburg_table.table.draw.rich import escape
from kingsburg_table.table.play.words import Words
from kingsburg_table.text.speaker import Run, Speaker


def markup(runs: Iterable[Run]) -> str:
    """Runs as markup: players and stressed words bold, icons as pictures, rules in their colour."""
    return "".join(map(_run, runs))


def _run(run: Run) -> str:
    if run.kind == "icon":
        return f"[{run.id}]"
    text = escape(run.text)
    if run.kind == "rule":
        return f"[focus|{text}]"
    return f"*{text}*" if run.style == "bold" and text.strip() else text


def say(speaker: Speaker, words: Words) -> str:
    """Words as plain text."""
    return speaker.t(words.id, **words.values)


def say_rich(speaker: Speaker, words: Words) -> str:
    """Words as markup."""
    return markup(speaker.rich(words.id, **words.values))
