"""The text inside a text field: caret, selection and what typing does to them. No drawing."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass


@dataclass(slots=True)
class Editing:
    """One line of text with a caret and a selection from `anchor` to `caret`; at most `limit` letters.

    >>> line = Editing("Ola", limit=16)
    >>> line.insert("ń"); line.text, line.caret
    True
    ('Olań', 4)
    """

    text: str = ""
    limit: int = 16
    caret: int = -1
    anchor: int = -1
    composing: str = ""
    overflowed: bool = False

    def __post_init__(self) -> None:
        if self.caret < 0:
            self.caret = len(self.text)
        if self.anchor < 0:
            self.anchor = self.caret

    @property
    def selection(self) -> tuple[int, int]:
        return min(self.anchor, self.caret), max(self.anchor, self.caret)

    @property
    def selected(self) -> str:
        start, end = self.selection
        return self.text[start:end]

    def insert(self, typed: str) -> bool:
        """Type or paste at the caret, over the selection. What does not fit is left out, and `overflowed` says so."""
        clean = clean_line(typed)
        start, end = self.selection
        room = self.limit - (len(self.text) - (end - start))
        self.overflowed = len(clean) > room
        clean = clean[: max(0, room)]
        if not clean:
            return self.overflowed
        self.text = self.text[:start] + clean + self.text[end:]
        self.caret = self.anchor = start + len(clean)
        return True

    def erase(self, back: bool, word: bool = False) -> bool:
        """Backspace or Delete: the selection, or one letter, or one word."""
        self.overflowed = False
        start, end = self.selection
        if start == end:
            other = self._next(back, word)
            start, end = min(self.caret, other), max(self.caret, other)
        if start == end:
            return False
        self.text = self.text[:start] + self.text[end:]
        self.caret = self.anchor = start
        return True

    def move(self, back: bool, word: bool = False, select: bool = False) -> None:
        start, end = self.selection
        if start != end and not select:
            self.put(start if back else end)
        else:
            self.put(self._next(back, word), select)

    def put(self, caret: int, select: bool = False) -> None:
        """Place the caret, e.g. where the mouse points."""
        self.caret = max(0, min(len(self.text), caret))
        if not select:
            self.anchor = self.caret

    def select_all(self) -> None:
        self.anchor, self.caret = 0, len(self.text)

    def _next(self, back: bool, word: bool) -> int:
        step, place = (-1 if back else 1), self.caret
        limit = 0 if back else len(self.text)
        if place == limit:
            return place
        place += step
        if word:
            while place != limit and not (self._at(place - 1) == " " and self._at(place) != " "):
                place += step
        return place

    def _at(self, index: int) -> str:
        return self.text[index] if 0 <= index < len(self.text) else " "


def clean_line(typed: str) -> str:
    """One printable line: accents joined to their letters, line breaks and tabs as spaces, the rest left out."""
    joined = unicodedata.normalize("NFC", typed)
    spaced = "".join(" " if char in "\n\r\t" else char for char in joined)
    return "".join(char for char in spaced if char.isprintable())
