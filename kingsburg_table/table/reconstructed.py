"""Which figures of a game are reconstructed, read from the data files themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from kingsburg_table.core.catalogue import folder_of
from kingsburg_table.core.documents import read

RECONSTRUCTED = "reconstructed"
RULE = "rule"


@dataclass(frozen=True, slots=True)
class Reconstructed:
    """An entry of a data file and those of its fields that are reconstructed; `rule` for a ruling of our own."""

    id: str
    names: Mapping[str, Any]
    fields: tuple[str, ...]

    def name(self, lang: str) -> str:
        found = self.names.get(lang) or self.names.get("en") or self.id.replace("_", " ")
        return str(found.get("nom") or self.id) if isinstance(found, Mapping) else str(found)


def reconstructions(game: str) -> list[Reconstructed]:
    """Every entry of the game's files that has something reconstructed, in the order of the files."""
    folder = folder_of(game)
    found = []
    for path in sorted(folder.glob("*.yaml")):
        data = read(path).data
        if isinstance(data, Mapping):
            found += [each for section in data.values() for each in _of(section)]
    return found


def _of(section: Any) -> Iterator[Reconstructed]:
    if not isinstance(section, Mapping):
        return
    for id, entry in section.items():
        source = entry.get("source") if isinstance(entry, Mapping) else None
        if source == RECONSTRUCTED:
            yield Reconstructed(str(id), {}, (RULE,))
        elif isinstance(source, Mapping):
            fields = tuple(str(field) for field, value in source.items() if value == RECONSTRUCTED)
            names = entry.get("name")
            if fields:
                yield Reconstructed(str(id), names if isinstance(names, Mapping) else {}, fields)
