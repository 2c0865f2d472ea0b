"""Components: the immutable things of a game, read from YAML.

A file is a mapping of sections; a section is a mapping from ids to entries:

    buildings:
      inn:
        name: {en: Inn, pl: {nom: Tawerna, acc: Tawernę}}
        cost: {gold: 1, wood: 1}

`Source` reads several files, collects every mistake of all of them, and raises them together.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from kingsburg_table.core.documents import DataError, DataErrors, Document, Keys, dotted, read
from kingsburg_table.core.explain import complaints
from kingsburg_table.core.keyed import convert

__all__ = ["Component", "DataError", "DataErrors", "Name", "Provenance", "Source", "data_version"]

T = TypeVar("T", bound=msgspec.Struct)

Provenance = Literal["rulebook", "public", "reconstructed"]
"""Where a figure comes from; what is derived counts as rulebook, a ruling as reconstructed."""

CASES = ("nom", "gen", "dat", "acc", "ins", "loc")
FORMS = (*CASES, "one", "many", *(f"many_{case}" for case in CASES), "all")
_SINGULAR = {*CASES, "one"}


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a thing is called: one text, or a text per grammatical form.

    Forms are the cases `nom gen dat acc ins loc`, `many` and `many_gen` ... for the plural, or `all` for a word that
    never changes. A single Polish text is its nominative; a single English text serves every singular case.
    """

    en: str | dict[str, str]
    pl: str | dict[str, str]
    short: dict[Literal["en", "pl"], str] | None = None

    def __post_init__(self) -> None:
        for lang in ("en", "pl"):
            forms = getattr(self, lang)
            if isinstance(forms, dict):
                unknown = [form for form in forms if form not in FORMS]
                if unknown:
                    raise ValueError(f"unknown form {unknown[0]} in {lang}: expected one of {', '.join(FORMS)}")
                if not {"nom", "one", "all"} & forms.keys():
                    raise ValueError(f"missing form nom in {lang}")
            texts = [forms] if isinstance(forms, str) else list(forms.values())
            if not all(text.strip() for text in texts):
                raise ValueError(f"empty name in {lang}")
        if self.short is not None and set(self.short) != {"en", "pl"}:
            raise ValueError("short needs both en and pl")

    def form(self, lang: str, case: str = "nom") -> str | None:
        """The name in a language and case (or `short`), or None where the data does not give that form."""
        forms: str | dict[str, str] = getattr(self, lang)
        if case == "short" and self.short is not None:
            return self.short["en" if lang == "en" else "pl"]
        if case in ("short", "one"):
            case = "nom"
        if isinstance(forms, str):
            return forms if case == "nom" or (lang == "en" and case in _SINGULAR) else None
        for key in (case, "all", *(("one",) if case == "nom" else ())):
            if key in forms:
                return forms[key]
        if lang == "en":
            return forms.get("many") if case.startswith("many") else forms.get("nom", forms.get("one"))
        return None


class Component(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all components: its id is its key in the file.

    `source` tells where each field comes from; a part of a field is named with a dot (`name.pl: reconstructed`).
    """

    id: str
    name: Name
    source: dict[str, Provenance] = {}


class Source:
    """Reads a game's data files and collects what is wrong in all of them.

    >>> source = Source(places.rules_data() / "kingsburg")
    >>> buildings = source.entries("buildings.yaml", "buildings", Building)
    >>> source.raise_if_any()
    """

    def __init__(self, root: Path | None = None) -> None:
        self.root = root
        self.errors: list[DataError] = []
        self._documents: dict[str, Document] = {}
        self._asked: dict[str, set[str]] = {}

    def entries(self, path: str | Path, section: str, kind: type[T]) -> dict[str, T]:
        """The entries of a section, by id; those with mistakes are left out and noted."""
        found: dict[str, T] = {}
        data = self._section(path, section)
        if data is None:
            return found
        if not isinstance(data, dict):
            self.error(path, (section,), "expected a mapping from ids to entries")
            return found
        has_id = "id" in kind.__struct_fields__
        for key, value in data.items():
            if has_id and isinstance(value, dict):
                if "id" in value:
                    self.error(path, (section, key, "id"), "unknown key: the id is the entry's key")
                value = {**value, "id": key}
            entry = self._convert(path, value, kind, (section, key))
            if entry is not None:
                found[key] = entry
        return found

    def entry(self, path: str | Path, section: str, kind: type[T]) -> T | None:
        """A section that is one entry, or None where it has mistakes."""
        data = self._section(path, section)
        return None if data is None else self._convert(path, data, kind, (section,))

    def document(self, path: str | Path) -> Any:
        """A whole file as plain data (None where it cannot be read), for those who check it themselves."""
        document = self._open(path)
        if isinstance(document.data, dict):
            self._asked.setdefault(document.file, set()).update(document.data)
        return document.data

    def has(self, path: str | Path) -> bool:
        """Whether the file exists."""
        return self._path(path).is_file()

    def has_section(self, path: str | Path, section: str) -> bool:
        """Whether the file has a section that may be left out."""
        data = self._open(path).data
        return isinstance(data, dict) and data.get(section) is not None

    def ids(self, path: str | Path, section: str) -> list[str]:
        """The ids of a section, those with mistakes too."""
        data = self._open(path).data
        entries = data.get(section) if isinstance(data, dict) else None
        return list(entries) if isinstance(entries, dict) else []

    def line(self, path: str | Path, *keys: str | int) -> int:
        """The line where `keys` stand, or the nearest part above them that the file has."""
        return self._open(path).line(keys)

    def error(self, path: str | Path, keys: Iterable[str | int], message: str) -> None:
        """Note a mistake that only the game can see, such as an unknown reference or a wrong count."""
        document = self._open(path)
        keys = tuple(keys)
        error = DataError(document.file, document.line(keys), dotted(keys), message)
        if keys not in document.aliases and error not in self.errors:
            self.errors.append(error)

    def expect(self, path: str | Path, section: str, found: Iterable[str], wanted: Iterable[str]) -> None:
        """Note what a section lacks of these ids, and what it has besides."""
        found, wanted = list(found), list(wanted)
        for id in wanted:
            if id not in found:
                self.error(path, (section,), f"missing entry {id}")
        for id in found:
            if id not in wanted:
                self.error(path, (section, id), f"unknown entry: expected one of {', '.join(wanted)}")

    def raise_if_any(self) -> None:
        """Raise everything noted so far, sections that nobody asked for included."""
        errors = self.all_errors()
        if errors:
            raise DataErrors(errors)

    def all_errors(self) -> list[DataError]:
        """Everything noted so far, by file and line."""
        errors = list(self.errors)
        for document in self._documents.values():
            errors += document.errors
            asked = self._asked.get(document.file, set())
            if isinstance(document.data, dict) and asked:
                errors += [
                    DataError(document.file, document.line((key,)), key, f"unknown section: expected one of {known}")
                    for key in document.data
                    if key not in asked and (known := ", ".join(sorted(asked)))
                ]
        return sorted(errors)

    def _path(self, path: str | Path) -> Path:
        return Path(path) if self.root is None else self.root / path

    def _open(self, path: str | Path) -> Document:
        full = self._path(path)
        name = full.as_posix()
        if self.root is not None and full.is_relative_to(self.root.parent):
            name = full.relative_to(self.root.parent).as_posix()
        if name not in self._documents:
            self._documents[name] = read(full, name)
        return self._documents[name]

    def _section(self, path: str | Path, section: str) -> Any:
        document = self._open(path)
        self._asked.setdefault(document.file, set()).add(section)
        if document.broken:
            return None
        if not isinstance(document.data, dict):
            self.error(path, (), "expected a mapping of sections")
            return None
        if document.data.get(section) is None:
            self.error(path, (section,), "missing section")
            return None
        return document.data[section]

    def _convert(self, path: str | Path, value: Any, kind: type[T], keys: Keys) -> T | None:
        if issubclass(kind, Component) and isinstance(value, dict) and isinstance(value.get("source"), dict):
            for field in value["source"]:
                if field.partition(".")[0] not in set(kind.__struct_fields__) - {"id", "source"}:
                    self.error(path, (*keys, "source", field), "unknown key: expected a field of this entry")
        try:
            return convert(value, kind)
        except msgspec.ValidationError:
            for where, message in complaints(value, kind, keys):
                self.error(path, where, message)
            return None


def data_version(folder: Path, files: Iterable[str]) -> str:
    """A mark that changes whenever a figure in these files changes."""
    sums = hashlib.blake2b(digest_size=8)
    for name in files:
        sums.update((folder / f"{name}.yaml").read_bytes().replace(b"\r\n", b"\n"))
    return sums.hexdigest()
