"""A text in both languages, as data files hold it."""

from __future__ import annotations

import msgspec


class Bilingual(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in every language of the program."""

    en: str
    pl: str

    def __post_init__(self) -> None:
        if not self.en.strip() or not self.pl.strip():
            raise ValueError("expected a text in en and pl")
