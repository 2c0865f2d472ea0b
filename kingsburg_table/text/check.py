"""Compares the catalogues of all languages, so that a text missing in one of them is found before a player does."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from kingsburg_table.text.catalogue import FOLDER, LANGUAGES, PLURALS, po_files
from kingsburg_table.text.po import BadCatalogue, PoEntry, merge, read_po
from kingsburg_table.text.template import BadTemplate, Icon, Part, Placeholder, parse

_SAME = {"sum": "list"}


def check_catalogues(folder: Path = FOLDER) -> list[str]:
    """Everything that is wrong with the texts; empty when all is well."""
    try:
        books = {lang: merge(po_files(lang, folder)) for lang in LANGUAGES}
        problems = [problem for lang in LANGUAGES for problem in _headers(lang, folder)]
    except BadCatalogue as error:
        return [str(error)]
    for lang, book in books.items():
        book.pop("", None)
        for entry in book.values():
            problems += _alone(lang, entry, book)
    if problems:
        return problems
    for id in sorted({id for book in books.values() for id in book}):
        problems += _together(id, {lang: book.get(id) for lang, book in books.items()})
    return problems


def cases_used(lang: str = "pl", folder: Path = FOLDER, of: str = "") -> dict[str, set[str]]:
    """For each placeholder that speaks a name, the forms it is asked for: `{"advisor": {"loc", "acc"}}`; in all files,
    or in those of a game.

    A game checks with this that its components carry the forms that its sentences need.
    """
    used: dict[str, set[str]] = defaultdict(set)
    for entry in merge([path for path in po_files(lang, folder) if of in path.stem]).values():
        for text in entry.texts.values() if entry.id else ():
            for part in parse(text):
                if isinstance(part, Placeholder) and part.kind in ("name", "list") and part.detail:
                    used[part.name].add(part.detail)
    return dict(used)


def _headers(lang: str, folder: Path) -> Iterator[str]:
    for path in po_files(lang, folder):
        header = read_po(path)[""]
        for line in (f"Language: {lang}", f"Plural-Forms: {PLURALS[lang]}"):
            if line not in header.texts[0].splitlines():
                yield f"{header.file}:{header.line}: the header must say {line!r}"


def _alone(lang: str, entry: PoEntry, book: dict[str, PoEntry]) -> Iterator[str]:
    """What is wrong with one message by itself."""
    where = f"{entry.file}:{entry.line}: {entry.id}"
    forms = int(PLURALS[lang][len("nplurals=")]) if entry.plural else 1
    if sorted(entry.texts) != list(range(forms)):
        yield f"{where}: expected {forms} msgstr, got {len(entry.texts)}"
    try:
        for text in entry.texts.values():
            if not text:
                yield f"{where}: empty msgstr"
            if text == entry.id:
                yield f"{where}: the msgstr is the id itself"
            for id in _spoken(parse(text)):
                if id not in book:
                    yield f"{where}: speaks of {id}, which is no message"
            for stem in _picked(entry.id, parse(text)):
                if not any(id.startswith(stem) for id in book):
                    yield f"{where}: picks from {stem}..., where there are no messages"
        values = [_values(text) - {"{n}"} for text in entry.texts.values()]
    except BadTemplate as error:
        yield f"{where}: {error}"
        return
    if any(value != values[0] for value in values):
        yield f"{where}: its plural forms do not speak of the same values"


def _spoken(parts: tuple[Part, ...]) -> Iterator[str]:
    """Messages that a message needs."""
    for part in parts:
        if isinstance(part, Icon):
            yield f"icon.{part.id}"
        elif isinstance(part, Placeholder) and part.kind == "count":
            yield f"amount.{part.detail}"


def _picked(id: str, parts: tuple[Part, ...]) -> Iterator[str]:
    """How the messages begin from which a message picks."""
    for part in parts:
        if isinstance(part, Placeholder) and part.kind == "pick":
            yield f"{id}.{part.name}."


def _together(id: str, entries: dict[str, PoEntry | None]) -> Iterator[str]:
    """What is wrong with one message across the languages."""
    there = {lang: entry for lang, entry in entries.items() if entry is not None}
    first = next(iter(there.values()))
    where = f"{first.file}:{first.line}: {id}"
    for lang in entries.keys() - there.keys():
        yield f"{where}: missing in {lang}"
    if len({entry.plural for entry in there.values()}) > 1:
        yield f"{where}: has plural forms in one language only"
    if len({Path(entry.file).name for entry in there.values()}) > 1:
        yield f"{where}: stands in files of different names"
    values = {lang: set[str]().union(*map(_values, entry.texts.values())) for lang, entry in there.items()}
    for lang, found in values.items():
        for other, wanted in values.items():
            if wanted - found:
                yield f"{where}: {lang} lacks {', '.join(sorted(wanted - found))}, which {other} has"


def _values(text: str) -> set[str]:
    """The values that a text speaks, as `{name:kind}`; which case a language needs, and whether it says "6 + 5" or
    "6 and 5", is its own affair."""
    return {
        f"{{{part.name}}}" if part.kind == "plain" else f"{{{part.name}:{_SAME.get(part.kind, part.kind)}}}"
        for part in parse(text)
        if isinstance(part, Placeholder)
    }
