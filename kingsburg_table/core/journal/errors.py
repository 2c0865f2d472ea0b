"""What can be wrong with a save file. Each error has a text id and values; its own words are for logs."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from kingsburg_table.visible import visible


class JournalError(Exception):
    """A save file cannot be read or written; it was not changed. `id` and `values` are for the text layer."""

    id: ClassVar[str] = "journal.error"
    sentence: ClassVar[str] = ""

    def __init__(self, path: Path, line: int = 0, **values: Any) -> None:
        self.path = path
        self.line = line
        self.values: Mapping[str, Any] = {"file": visible(path.name), "line": line, **values}
        place = f"{path}, line {line}" if line else str(path)
        super().__init__(visible(f"{place}: {self.sentence.format(**self.values)}"))


class NotAMatch(JournalError):
    id = "journal.not_a_match"
    sentence = "this is not a saved match"

    def __init__(self, path: Path) -> None:
        super().__init__(path, 1)


class NewerFormat(JournalError):
    id = "journal.newer"
    sentence = "saved by a newer version of the program (format {format}; this one reads up to {known})"


class OtherGame(JournalError):
    id = "journal.other_game"
    sentence = "a match of an unknown game: {reason}"


class Damaged(JournalError):
    id = "journal.damaged"
    sentence = "the checksum does not fit; the file was edited, cut or damaged here"


class _Explained(JournalError):
    """It has a reason: a text after `journal.why.` for people, and a detail for logs."""

    def __init__(self, path: Path, line: int, why: str, detail: object = "") -> None:
        super().__init__(path, line, reason=f"journal.why.{why}", detail=str(detail) or repr(detail))


class Unfit(_Explained):
    id = "journal.unfit"
    sentence = "the line makes no sense: {detail}"


class Stuck(_Explained):
    id = "journal.stuck"
    sentence = "the match cannot be played again from here and has no snapshot to go on from: {detail}"


class TooLarge(JournalError):
    id = "journal.too_large"
    sentence = "{size} bytes, more than the {largest} that a match can have"


class NotReadable(JournalError):
    id = "journal.not_readable"
    sentence = "cannot be read: {reason}"


class NotWritten(JournalError):
    id = "journal.not_written"
    sentence = "cannot be written, so the action was not played: {reason}"


class AlreadyThere(JournalError):
    id = "journal.already_there"
    sentence = "there is such a file already; it is left as it is"


class Elsewhere(JournalError):
    id = "journal.elsewhere"
    sentence = "the match was continued elsewhere; open it again to go on"
