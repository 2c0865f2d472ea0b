"""What the reader of worked examples checks again and again, each mistake with its place in the file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from kingsburg_table.core.components import Source
from kingsburg_table.core.controller import Controller

Keys = tuple[str | int, ...]


class Wrong(Exception):
    """What follows in this example cannot be read; the mistake is noted."""


class Checks:
    """One example of one file."""

    def __init__(self, source: Source, path: Path, id: str) -> None:
        self.source, self.path, self.id = source, path, id
        self.top: Keys = ("examples", id)
        self.players: list[str] = []
        self.controller: Controller[Any, Any]

    def names(self, value: Any) -> Any:
        """Players' names are seat numbers, wherever they stand."""
        if isinstance(value, dict):
            return {self.names(key): self.names(item) for key, item in value.items()}
        if isinstance(value, list):
            return [self.names(item) for item in value]
        return self.players.index(value) if isinstance(value, str) and value in self.players else value

    def seat(self, value: Any, keys: Keys) -> int:
        if value not in self.players:
            raise self.wrong(keys, f"expected a player ({', '.join(self.players)}), got {value!r}")
        return self.players.index(value)

    def title(self, value: Any, keys: Keys) -> Mapping[str, str] | None:
        if value is None:
            return None
        texts = self.dictionary(value, keys)
        if set(texts) != {"en", "pl"} or not all(isinstance(text, str) for text in texts.values()):
            raise self.wrong(keys, "expected a text in en and pl")
        return texts

    def mapping(self, value: Any, keys: Keys, known: Sequence[str]) -> None:
        for key in self.dictionary(value, keys):
            if key not in known:
                self.source.error(self.path, (*keys, key), f"unknown key: expected one of {', '.join(known)}")

    def dictionary(self, value: Any, keys: Keys) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise self.wrong(keys, "expected a mapping")
        return value

    def items_of(self, value: Any, keys: Keys) -> None:
        if not isinstance(value, list):
            raise self.wrong(keys, "expected a list")

    def texts(self, value: Any, keys: Keys) -> None:
        self.items_of(value, keys)
        if not all(isinstance(item, str) for item in value):
            raise self.wrong(keys, "expected a list of texts")

    def text(self, value: Any, keys: Keys) -> str:
        if not isinstance(value, str):
            raise self.wrong(keys, "expected a text")
        return value

    def wrong(self, keys: Keys, message: str) -> Wrong:
        self.source.error(self.path, keys, message)
        return Wrong()
