"""Why something could not be done with a match file, in words for the person who asked for it."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

from kingsburg_table.core.journal.errors import JournalError
from kingsburg_table.text import Speaker, language, t

_WHY = {
    errno.ENOSPC: "full", errno.EDQUOT: "full", errno.EACCES: "forbidden", errno.EPERM: "forbidden",
    errno.EROFS: "forbidden", errno.ENOENT: "missing", errno.ENAMETOOLONG: "long", errno.EISDIR: "folder",
    errno.ENOTDIR: "missing", errno.EEXIST: "taken",
}  # fmt: skip


class Trouble(Exception):
    """Nothing was lost. `id` is the part of the text id after `shelf.no.`."""

    def __init__(self, id: str, **values: Any) -> None:
        super().__init__(f"{id} {values}")
        self.id, self.values = id, values

    @property
    def words(self) -> str:
        return t(f"shelf.no.{self.id}", **self.values)


def of_system(doing: str, path: Path, error: OSError) -> Trouble:
    """An error of the system: what was being done, and why it failed."""
    if error.errno == errno.ENOENT and doing != "write":
        return Trouble("gone", file=path.name)
    return Trouble(doing, file=path.name, why=why(error))


def why(error: OSError) -> str:
    kind = _WHY.get(error.errno or 0)
    return t(f"shelf.why.{kind}") if kind else error.strerror or str(error)


def words_of(error: JournalError) -> str:
    """What is wrong with a file."""
    speaker = Speaker(language())
    return speaker.t(error.id, **error.values) if speaker.has(error.id) else str(error)
