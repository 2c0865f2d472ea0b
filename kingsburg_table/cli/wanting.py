"""What a game's components lack although their files can be read: a drawing, a form of a name that a sentence asks for.

The frame that shows such a component, the line that speaks of it, could not be made.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kingsburg_table import places
from kingsburg_table.core.components import Name, Source
from kingsburg_table.core.documents import DataError
from kingsburg_table.core.keyed import convert
from kingsburg_table.core.manifest import Entries, Manifest
from kingsburg_table.text import LANGUAGES
from kingsburg_table.text.check import cases_used


def missing_drawings(manifest: Manifest, folder: Path) -> list[DataError]:
    """Entries of the data in `folder` whose drawing is not there."""
    source, drawn = Source(folder), manifest.art or places.assets()
    for there, entries in manifest.drawings.items():
        for file, section, id, _ in _entries(source, entries):
            if not (drawn / there / f"{id}.svg").is_file():
                source.error(file, (section, id), f"there is no drawing {there}/{id}.svg")
    return source.errors


def missing_forms(manifest: Manifest, folder: Path) -> list[DataError]:
    """Entries of the data in `folder` whose name lacks a form in which some sentence of the game speaks it."""
    source = Source(folder)
    for lang in LANGUAGES:
        used = cases_used(lang, manifest.texts) if manifest.texts else cases_used(lang, of=manifest.id)
        for placeholder, entries in manifest.spoken.items():
            for file, section, id, entry in _entries(source, entries):
                name = _name(entry)
                for case in sorted(used.get(placeholder, ())):
                    if name is not None and name.form(lang, case) is None:
                        source.error(file, (section, id, "name"), f"missing form {case} in {lang}: a text asks for it")
    return source.errors


def _entries(source: Source, entries: Entries) -> Iterator[tuple[str, str, str, Any]]:
    for file, sections in entries.of.items():
        data = source.document(file)
        for section in (sections,) if isinstance(sections, str) else sections:
            found = data.get(section) if isinstance(data, dict) else None
            yield from ((file, section, id, entry) for id, entry in found.items()) if isinstance(found, dict) else ()


def _name(entry: Any) -> Name | None:
    """The name of an entry; None where it has none, or one that cannot be read, which is told elsewhere."""
    try:
        return convert(entry["name"], Name)
    except (KeyError, TypeError, ValueError):
        return None
