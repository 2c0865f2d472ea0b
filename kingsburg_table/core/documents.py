"""A YAML file as plain data, with the line of every key in it.

Only the plain part of YAML is understood: mappings, lists, texts, whole numbers, decimals, true, false and null.
Anchors, aliases, tags, merge keys, doubled keys, several documents and deep nesting are errors with a line, so nothing
in a file can construct an object or grow beyond what is written. Keys are always texts.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from kingsburg_table.core import disk
from kingsburg_table.visible import visible

Keys = tuple[str | int, ...]

DEEPEST = 40
LARGEST = 4_000_000
_WHOLE = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})")
_DECIMAL = re.compile(r"[-+]?[0-9]{1,18}\.[0-9]{1,18}")
_WORDS: dict[str, Any] = {"": None, "~": None, "null": None, "true": True, "false": False}
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, order=True)
class DataError:
    """One thing that is wrong in one file. Line 0 means the file as a whole."""

    file: str
    line: int
    key: str
    message: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return visible(f"{place}: {self.key}: {self.message}" if self.key else f"{place}: {self.message}")


class DataErrors(Exception):
    """Everything that is wrong in a set of data files; `errors` lists it in the order of file and line."""

    def __init__(self, errors: list[DataError]) -> None:
        self.errors = sorted(errors)
        super().__init__("\n".join(str(error) for error in self.errors))


@dataclass
class Document:
    """What a file says, where each part of it stands, and what is wrong with it as YAML.

    A `broken` file could not be read to its end; other errors leave the data usable for further checks.
    """

    file: str
    broken: bool = False
    data: Any = None
    lines: dict[Keys, int] = field(default_factory=dict)
    errors: list[DataError] = field(default_factory=list)
    aliases: set[Keys] = field(default_factory=set)

    def line(self, keys: Keys) -> int:
        """The line of the deepest part of `keys` that the file has."""
        for end in range(len(keys), -1, -1):
            if keys[:end] in self.lines:
                return self.lines[keys[:end]]
        return 0

    def error(self, line: int, keys: Keys, message: str) -> None:
        """Note that something is wrong at a line."""
        self.errors.append(DataError(self.file, line, dotted(keys), message))

    def fail(self, line: int, message: str) -> Document:
        """Note that the file cannot be read to its end."""
        self.error(line, (), message)
        self.data, self.broken = None, True
        return self


def dotted(keys: Keys) -> str:
    """Keys as people write them: `buildings.inn.effect[0].do`."""
    text = ""
    for key in keys:
        text += f"[{key}]" if isinstance(key, int) else f".{key}" if text else key
    return text


def read(path: Path, file: str | None = None) -> Document:
    """Read one file; never raises for what is in it, `Document.errors` tells."""
    document = Document(file or path.as_posix())
    try:
        raw = disk.read(path, LARGEST)
    except disk.TooLong as error:
        return document.fail(0, f"is too large: expected at most {LARGEST} bytes, got {error.size}")
    except (OSError, ValueError) as error:  # ValueError: NUL in the path
        return document.fail(0, f"cannot be read: {getattr(error, 'strerror', None) or error}")
    return parse(raw, document)


def parse(raw: bytes, document: Document) -> Document:
    """Fill `document` from the bytes of a file."""
    if len(raw) > LARGEST:
        return document.fail(0, f"is too large: expected at most {LARGEST} bytes, got {len(raw)}")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        return document.fail(line, f"is not UTF-8 text: byte {raw[error.start]:#04x} at offset {error.start}")
    try:
        _Builder(document).build(yaml.parse(text, Loader=_LOADER))
    except _Stop as stop:
        return document.fail(stop.line, stop.message)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        last = max(1, len(text.splitlines()))  # what is missing at the end is told at the last line
        line = min(mark.line + 1, last) if mark else 0
        return document.fail(line, f"is not valid YAML: {error.problem or error.context}")
    except yaml.YAMLError as error:
        return document.fail(0, "is not valid YAML: " + " ".join(str(error).split()))
    except RecursionError:
        return document.fail(0, f"is nested too deeply: expected at most {DEEPEST} levels")
    return document


class _Stop(Exception):
    """The rest of the file is not worth reading."""

    def __init__(self, event: Any, message: str) -> None:
        super().__init__(message)
        self.line: int = event.start_mark.line + 1
        self.message = message


@dataclass
class _Open:
    """A mapping or list that is being filled."""

    value: dict[str, Any] | list[Any]
    keys: Keys
    key: str | None = None


class _Builder:
    """Turns YAML's events into data without recursion."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.stack: list[_Open] = []
        self.documents = 0

    def build(self, events: Any) -> None:
        for event in events:
            self._take(event)
        if not self.documents:
            self.document.fail(0, "is empty: expected a mapping")

    def _take(self, event: Any) -> None:
        if isinstance(event, yaml.ScalarEvent):
            self._properties(event, event.tag)
            self._scalar(event)
        elif isinstance(event, yaml.MappingStartEvent | yaml.SequenceStartEvent):
            self._properties(event, event.tag)
            self._open(event, {} if isinstance(event, yaml.MappingStartEvent) else [])
        elif isinstance(event, yaml.CollectionEndEvent):
            self.stack.pop()
        elif isinstance(event, yaml.AliasEvent):
            if self._wants_key():
                raise _Stop(event, f"alias *{event.anchor} cannot be a key: expected a word")
            self._wrong(event, self._keys(), f"alias *{event.anchor} is not allowed: write the value out")
            self.document.aliases.add(self._keys())
            self._put(event, self._keys(), None)
        elif isinstance(event, yaml.DocumentStartEvent):
            self.documents += 1
            if self.documents > 1:
                raise _Stop(event, "a second document begins: expected one document in a file")

    def _properties(self, event: Any, tag: str | None) -> None:
        if event.anchor is not None:
            self._wrong(event, self._keys(), f"anchor &{event.anchor} is not allowed")
        if tag is not None:
            self._wrong(event, self._keys(), f"tag {tag} is not allowed")

    def _scalar(self, event: Any) -> None:
        if self._wants_key():
            self._key(event, self.stack[-1])
        else:
            self._put(event, self._keys(), self._value(event))

    def _key(self, event: Any, top: _Open) -> None:
        key: str = event.value
        keys = (*top.keys, key)
        top.key = key
        if key == "<<":
            self._wrong(event, keys, "merge key << is not allowed: write the values out")
        elif key in top.value:
            self._wrong(event, keys, f"doubled key: already given in line {self.document.lines[keys]}")
        else:
            self.document.lines[keys] = event.start_mark.line + 1

    def _value(self, event: Any) -> Any:
        text: str = event.value
        if not event.implicit[0]:  # quoted or a block: always a text
            return text
        if text in _WORDS:
            return _WORDS[text]
        if _WHOLE.fullmatch(text):
            return int(text)
        if _DECIMAL.fullmatch(text):
            return float(text)
        return text

    def _wants_key(self) -> bool:
        """Whether a mapping is open and its next key is due."""
        return bool(self.stack) and isinstance(self.stack[-1].value, dict) and self.stack[-1].key is None

    def _keys(self) -> Keys:
        """Where the value that comes next will stand."""
        if not self.stack:
            return ()
        top = self.stack[-1]
        if isinstance(top.value, list):
            return (*top.keys, len(top.value))
        return top.keys if top.key is None else (*top.keys, top.key)

    def _open(self, event: Any, value: dict[str, Any] | list[Any]) -> None:
        keys = self._keys()
        if self._wants_key():
            raise _Stop(event, "a mapping or list cannot be a key: expected a word")
        if len(self.stack) >= DEEPEST:
            raise _Stop(event, f"is nested too deeply: expected at most {DEEPEST} levels")
        self._put(event, keys, value)
        self.stack.append(_Open(value, keys))

    def _put(self, event: Any, keys: Keys, value: Any) -> None:
        if not self.stack:
            self.document.data = value
            self.document.lines[()] = event.start_mark.line + 1
            return
        top = self.stack[-1]
        if isinstance(top.value, list):
            top.value.append(value)
            self.document.lines[keys] = event.start_mark.line + 1
        elif top.key is not None:
            top.value.setdefault(top.key, value)
            top.key = None

    def _wrong(self, event: Any, keys: Keys, message: str) -> None:
        self.document.error(event.start_mark.line + 1, keys, message)
