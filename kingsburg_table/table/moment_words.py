"""Where a match stands, in words: "year 3 / autumn / build" becomes "year III, autumn"."""

from __future__ import annotations

import re

from kingsburg_table.text import Speaker, language

_ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
_PART = re.compile(r"([a-z_ ]{1,60}?)(?: ([1-9]\d{0,3}))?")


def moment_words(game: str, path: str, parts: int = 2) -> str:
    """The first parts of a path that the catalogue has words for, joined by commas; "" if it has none."""
    speaker = Speaker(language())
    said = []
    for part in path.split(" / "):
        found = _PART.fullmatch(part.strip())
        id = f"place.{game}.{found[1].replace(' ', '_')}" if found else ""
        if found and speaker.has(id):
            number = int(found[2] or 0)
            told = {"number": roman(number), "figure": number} if number else {}
            if speaker.asks(id) <= told.keys():  # a path of a file may say anything
                said.append(speaker.t(id, **told))
    return ", ".join(said[:parts])


def roman(number: int) -> str:
    return _ROMAN[number] if 0 <= number < len(_ROMAN) else str(number)
