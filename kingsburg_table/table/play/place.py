"""Where a match stands, in words: `year 2 · spring · building`."""

from __future__ import annotations

from kingsburg_table.core.whereabouts import PathPart, Whereabouts
from kingsburg_table.text import Speaker


def in_words(speaker: Speaker, game: str, where: Whereabouts) -> str:
    """Parts without words of their own pass by themselves and are left out; a home-made game without any such words
    is told as its path."""
    told = [said for part in where.parts if (said := _part(speaker, game, part))]
    return " · ".join(told) if told else str(where)


def _part(speaker: Speaker, game: str, part: PathPart) -> str:
    name = part.label.replace(" ", "_")
    for id in (f"at.{game}.{name}", f"at.core.{name}"):
        if speaker.has(id):
            return speaker.t(id, n=part.number)
    return ""
