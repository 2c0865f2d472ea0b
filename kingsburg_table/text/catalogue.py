"""The catalogues of one language: several .po files, compiled to one .mo.

A wheel carries the .mo. In a checkout the .po files are the truth: a .mo is used only when it was made from exactly
them, otherwise they are compiled, and kept for the next start where the folder can be written to. Only the standard
library, because the build hook runs this too.
"""

from __future__ import annotations

import gettext
import hashlib
import io
import os
import struct
from collections.abc import Mapping
from contextlib import suppress
from functools import cache, cached_property, lru_cache
from pathlib import Path

from kingsburg_table.text.po import BadCatalogue, PoEntry, merge

FOLDER = Path(__file__).parent / "catalogues"
PLURALS = {
    "en": "nplurals=2; plural=(n != 1);",
    "pl": "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
}
LANGUAGES = tuple(PLURALS)
_MAGIC = 0x950412DE
REMEMBERED = 1 << 14  #: messages, and messages with a number


def po_files(lang: str, folder: Path = FOLDER) -> list[Path]:
    """The .po files of a language, in a fixed order."""
    return sorted((folder / lang).glob("*.po"))


def mo_file(lang: str, folder: Path = FOLDER) -> Path:
    """Where the compiled catalogue of a language lies."""
    return folder / lang / "kingsburg_table.mo"


@cache
def catalogue(lang: str) -> gettext.NullTranslations:
    """The messages of a language: the program's own, those of the games' manifests and of games from elsewhere."""
    messages = load(lang, FOLDER)
    messages.add_fallback(_Games(lang))
    return _Remembering(messages)


class _Remembering(gettext.NullTranslations):
    """Asks every catalogue once: what none of them has is asked for in each sentence with a number."""

    def __init__(self, messages: gettext.NullTranslations) -> None:
        super().__init__()
        self.gettext = lru_cache(REMEMBERED)(messages.gettext)  # type: ignore[method-assign]
        self.ngettext = lru_cache(REMEMBERED)(messages.ngettext)  # type: ignore[method-assign]


class _Games(gettext.NullTranslations):
    """What games say of themselves; looked up when the program's own texts do not know a message."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self._lang = lang

    @cached_property
    def _messages(self) -> gettext.NullTranslations:
        from kingsburg_table.core.catalogue import manifests  # not where only the standard library is

        messages = gettext.NullTranslations()
        for manifest in manifests().values():
            messages.add_fallback(made(self._lang, manifest.messages(self._lang)))
            if manifest.texts is not None:
                messages.add_fallback(load(self._lang, manifest.texts))
        return messages

    def gettext(self, message: str) -> str:
        return self._messages.gettext(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self._messages.ngettext(msgid1, msgid2, n)


def made(lang: str, texts: Mapping[str, str]) -> gettext.GNUTranslations:
    """Messages that come from elsewhere than from .po files."""
    pairs = {b"": _header(lang).encode()} | {id.encode(): text.encode() for id, text in texts.items()}
    return gettext.GNUTranslations(io.BytesIO(_mo(pairs)))


def load(lang: str, folder: Path) -> gettext.GNUTranslations:
    """The compiled catalogue if it is up to date, else the .po files compiled now."""
    files, compiled = po_files(lang, folder), mo_file(lang, folder)
    if compiled.is_file():
        with compiled.open("rb") as stream:
            translations = gettext.GNUTranslations(stream)
        if not files or translations.info().get("x-made-from") == digest(files):
            return translations
    if not files:
        raise FileNotFoundError(f"no texts for {lang}: expected {compiled} or .po files beside it")
    made_now = compiled_bytes(lang, files)
    with suppress(OSError):  # a folder of the system is only read
        _keep(compiled, made_now)
    return gettext.GNUTranslations(io.BytesIO(made_now))


def _keep(target: Path, content: bytes) -> None:
    """Whoever reads meanwhile sees the old file or the new one."""
    fresh = target.with_suffix(f".{os.getpid()}.mo")
    fresh.write_bytes(content)
    fresh.replace(target)


def compile_all(folder: Path = FOLDER) -> list[Path]:
    """Write the .mo of every language that has .po files; for the build."""
    written = []
    for lang in LANGUAGES:
        files = po_files(lang, folder)
        if files:
            written.append(mo_file(lang, folder))
            _keep(written[-1], compiled_bytes(lang, files))
    return written


def compiled_bytes(lang: str, files: list[Path]) -> bytes:
    """The .po files as one .mo."""
    entries = merge(files)
    entries.pop("", None)
    forms = int(PLURALS[lang][len("nplurals=")])
    pairs = {b"": f"{_header(lang)}X-Made-From: {digest(files)}\n".encode()}
    for id, entry in entries.items():
        texts = _texts(entry, forms)
        pairs[id.encode()] = texts[0].encode()  # of a plural message too: gettext before Python 3.11.5 finds no other
        if entry.plural:
            pairs[f"{id}\0{id}".encode()] = "\0".join(texts).encode()
    return _mo(pairs)


def _header(lang: str) -> str:
    return f"Language: {lang}\nContent-Type: text/plain; charset=UTF-8\nPlural-Forms: {PLURALS[lang]}\n"


def digest(files: list[Path]) -> str:
    """What the .po files say, in short; line endings do not count."""
    sha = hashlib.sha256()
    for path in files:
        content = path.read_bytes().replace(b"\r\n", b"\n")
        sha.update(f"{path.name} {len(content)}\n".encode() + content)
    return sha.hexdigest()


def _texts(entry: PoEntry, forms: int) -> list[str]:
    wanted = range(forms) if entry.plural else range(1)
    if sorted(entry.texts) != list(wanted):
        raise BadCatalogue(entry.file, entry.line, f"{entry.id}: expected {len(wanted)} msgstr, got {len(entry.texts)}")
    return [entry.texts[number] for number in wanted]


def _mo(pairs: dict[bytes, bytes]) -> bytes:
    """The file format of gettext: two tables of lengths and offsets, then the texts, keys sorted."""
    keys = sorted(pairs)
    count, start = len(keys), 28
    position = start + 16 * count
    tables: list[bytes] = []
    body = b""
    for texts in (keys, [pairs[key] for key in keys]):
        for text in texts:
            tables.append(struct.pack("<2I", len(text), position + len(body)))
            body += text + b"\0"
    head = struct.pack("<7I", _MAGIC, 0, count, start, start + 8 * count, 0, position)
    return head + b"".join(tables) + body
