"""Reads a .po file strictly: every mistake has a line, nothing is guessed.

Understood are comments, `msgid`, `msgid_plural`, `msgstr`, `msgstr[n]` and texts over several lines. Message ids are
symbolic (`log.kingsburg.placed`), so both languages have a `msgstr` for each. Contexts, fuzzy and obsolete entries are
refused, as is an id given twice.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

_STATEMENT = re.compile(r'(msgid_plural|msgid|msgstr(?:\[(\d)\])?)\s+(".*)')
_ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}
_ESCAPE = re.compile(r"\\(.)")


class BadCatalogue(Exception):
    """A .po file cannot be used; names file and line."""

    def __init__(self, file: str, line: int, message: str) -> None:
        super().__init__(f"{file}:{line}: {message}")


@dataclass
class PoEntry:
    """One message: its text, or its texts by plural form."""

    id: str
    file: str
    line: int
    plural: bool = False
    texts: dict[int, str] = field(default_factory=dict)


def read_po(path: Path) -> dict[str, PoEntry]:
    """All messages of a file by id; the header is the message with the empty id."""
    name = f"{path.parent.name}/{path.name}"
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise BadCatalogue(name, 1, f"is not UTF-8 text ({error.reason})") from None
    return parse_po(text, name)


def merge(files: Iterable[Path]) -> dict[str, PoEntry]:
    """The messages of several files; an id may stand in only one of them."""
    entries: dict[str, PoEntry] = {}
    for path in files:
        for id, entry in read_po(path).items():
            first = entries.setdefault(id, entry)
            if first is not entry and id:
                raise BadCatalogue(entry.file, entry.line, f"{id} is already in {first.file}:{first.line}")
    return entries


def parse_po(text: str, file: str) -> dict[str, PoEntry]:
    """The messages of a .po text; `file` names it in errors."""
    entries: dict[str, PoEntry] = {}
    entry: PoEntry | None = None
    part: int | str | None = None
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if line.startswith("#~") or (line.startswith("#,") and "fuzzy" in line):
            raise BadCatalogue(file, number, "fuzzy and obsolete entries are not allowed")
        if not line or line.startswith("#"):
            part = None
            continue
        if line.startswith('"'):
            if entry is None or part is None:
                raise BadCatalogue(file, number, "a text without msgid or msgstr before it")
            _append(entry, part, _unquote(line, file, number))
            continue
        match = _STATEMENT.fullmatch(line)
        if match is None:
            raise BadCatalogue(file, number, f"expected msgid, msgid_plural, msgstr or a comment, got {line[:40]!r}")
        statement, index, quoted = match.groups()
        if statement == "msgid":
            _close(entry, entries, file)
            entry, part = PoEntry("", file, number), "id"
        elif entry is None or part is None:
            raise BadCatalogue(file, number, f"{statement} without msgid directly before it")
        elif statement == "msgid_plural":
            entry.plural, part = True, "plural"
        else:
            part = _text_number(entry, index, file, number)
        _append(entry, part, _unquote(quoted, file, number))
    _close(entry, entries, file)
    if "" not in entries:
        raise BadCatalogue(file, 1, 'the header is missing: expected msgid "" with Language and Plural-Forms')
    return entries


def _text_number(entry: PoEntry, index: str | None, file: str, line: int) -> int:
    if entry.plural != (index is not None):
        raise BadCatalogue(file, line, f"{entry.id}: msgstr[n] goes with msgid_plural, msgstr with msgid alone")
    number = int(index or 0)
    if number in entry.texts:
        raise BadCatalogue(file, line, f"{entry.id}: this msgstr is given twice")
    entry.texts[number] = ""
    return number


def _append(entry: PoEntry, part: int | str, text: str) -> None:
    if part == "id":
        entry.id += text
    elif isinstance(part, int):
        entry.texts[part] += text


def _close(entry: PoEntry | None, entries: dict[str, PoEntry], file: str) -> None:
    if entry is None:
        return
    if not entry.texts:
        raise BadCatalogue(file, entry.line, f"{entry.id}: msgstr is missing")
    if entry.id in entries:
        raise BadCatalogue(file, entry.line, f"{entry.id} is already in line {entries[entry.id].line}")
    entries[entry.id] = entry


def _unquote(quoted: str, file: str, line: int) -> str:
    if len(quoted) < 2 or not quoted.endswith('"'):
        raise BadCatalogue(file, line, "the text does not end with a quotation mark")
    body = quoted[1:-1]
    rest = _ESCAPE.sub("", body)
    if '"' in rest or "\\" in rest:
        raise BadCatalogue(file, line, "a quotation mark or backslash inside a text needs a backslash before it")

    def plain(match: re.Match[str]) -> str:
        if match[1] not in _ESCAPES:
            raise BadCatalogue(file, line, f"unknown escape \\{match[1]}")
        return _ESCAPES[match[1]]

    return _ESCAPE.sub(plain, body)
