"""Why something could not be done with a file, in words for the person who asked for it, and what can be done."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

from kingsburg_table.core.journal.errors import JournalError, NotReadable
from kingsburg_table.text import Speaker, language, t

_WHY = {
    errno.ENOSPC: "full", errno.EDQUOT: "full", errno.EACCES: "forbidden", errno.EPERM: "forbidden",
    errno.EROFS: "forbidden", errno.ENOENT: "missing", errno.ENAMETOOLONG: "long", errno.EISDIR: "folder",
    errno.ENOTDIR: "missing", errno.EEXIST: "taken", errno.ELOOP: "loop", errno.ENXIO: "strange",
    errno.EFBIG: "large", errno.EIO: "broken",
}  # fmt: skip
#: Where somebody can do something about it, the words are after `shelf.then.`.
_THEN = ("full", "forbidden", "long", "loop", "broken")


class Trouble(Exception):
    """Nothing was lost. `id` is the part of the text id after `shelf.no.`; `then` what can be done."""

    def __init__(self, id: str, then: str = "", **values: Any) -> None:
        super().__init__(f"{id} {values}")
        self.id, self.then, self.values = id, then, values

    @property
    def words(self) -> str:
        said = t(f"shelf.no.{self.id}", **self.values)
        return f"{said} {self.then}" if self.then else said


def of_system(doing: str, path: Path, error: OSError) -> Trouble:
    """An error of the system: what was being done, and why it failed."""
    if error.errno == errno.ENOENT and doing != "write":
        return Trouble("gone", file=path.name)
    return Trouble(doing, what_then(error), file=path.name, why=why(error))


def why(error: OSError) -> str:
    """The reason in the player's language; of a rare one the system's own name for it, to be looked up."""
    kind = _WHY.get(error.errno or 0)
    return t(f"shelf.why.{kind}") if kind else t("shelf.why.other", code=errno.errorcode.get(error.errno or 0, "?"))


def what_then(error: OSError) -> str:
    """What can be done about it; empty where nobody can say."""
    kind = _WHY.get(error.errno or 0)
    return t(f"shelf.then.{kind}") if kind in _THEN else ""


def words_of(error: JournalError) -> str:
    """What is wrong with a file, and what can be done where the system refused it."""
    speaker = Speaker(language())
    refused = system_error(error)
    if not speaker.has(error.id):
        return str(error)
    if refused is None:
        nameless = {"reason": t("shelf.why.strange")} if isinstance(error, NotReadable) else {}
        return speaker.t(error.id, **{**error.values, **nameless})
    said = speaker.t(error.id, **{**error.values, "reason": why(refused)})
    return " ".join(filter(None, (said, what_then(refused))))


def refusal(error: JournalError | OSError) -> str:
    """Why an action could not be written down."""
    if isinstance(error, JournalError):
        return words_of(error)
    return of_system("write", Path(error.filename or "?"), error).words


def system_error(error: JournalError) -> OSError | None:
    """What the system said, where it was the system that refused."""
    cause = error.__cause__ or error.__context__
    return cause if isinstance(cause, OSError) else None
