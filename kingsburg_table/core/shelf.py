"""What a save file says about its match without playing it again: cheap enough for a shelf of a thousand."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from kingsburg_table.core.journal.errors import Damaged, NotAMatch, NotReadable
from kingsburg_table.core.journal.lines import Header, header_of

_LONGEST_HEADER = 100_000
_BLOCK = 4096
_LATEST = 253_402_300_800  #: the year 10000


class _Stand(msgspec.Struct):
    """The part of a line that all may see."""

    n: int
    at: str = ""
    points: tuple[int, ...] = ()
    turn: int = -1
    won: tuple[int, ...] = ()
    time: int = 0
    played: int = 0
    sum: str = ""


class Summary(msgspec.Struct, frozen=True):
    """A match on the shelf: who plays what, and how it stands as all may see it."""

    path: Path
    header: Header
    records: int
    at: str
    points: tuple[int, ...]
    changed: datetime
    turn: int = -1  #: whose turn it is, where the file tells
    won: tuple[int, ...] = ()  #: the winners of a finished match, where the file tells
    played: int = 0  #: seconds of play
    sum: str = ""  #: the last checksum: only files with the same content have the same

    @property
    def over(self) -> bool:
        return not self.at


def read_header(path: Path) -> Header:
    """The first line of a save file: game, seats, options, when it was begun."""
    try:
        with path.open("rb") as file:
            return header_of(path, _first_line(path, file.readline(_LONGEST_HEADER)))
    except OSError as error:
        raise NotReadable(path, reason=error.strerror or str(error)) from None


def summary(path: Path) -> Summary:
    """The header and how the match stands at its end; only both ends of the file are read."""
    try:
        with path.open("rb") as file:
            header = header_of(path, _first_line(path, file.readline(_LONGEST_HEADER)))
            begin = file.tell()
            stat = os.fstat(file.fileno())
            text, size = b"", 0
            while b"\n" not in text[: text.rfind(b"\n")] and size < stat.st_size - begin:
                size = min(2 * size + _BLOCK, stat.st_size - begin)
                file.seek(-size, os.SEEK_END)
                text = file.read(size)
    except OSError as error:
        raise NotReadable(path, reason=error.strerror or str(error)) from None
    lines = text.split(b"\n")[:-1]
    changed = datetime.fromtimestamp(stat.st_mtime, UTC)
    if not lines:
        return Summary(path, header, 0, "", (0,) * len(header.seats), changed)
    try:
        stand = msgspec.json.decode(lines[-1], type=_Stand)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Damaged(path) from None
    if not _possible(stand, len(header.seats)):
        raise Damaged(path)
    if stand.time:
        changed = datetime.fromtimestamp(stand.time, UTC)
    return Summary(
        path, header, stand.n, stand.at, stand.points, changed, stand.turn, stand.won, stand.played, stand.sum
    )


def _possible(stand: _Stand, seats: int) -> bool:
    """Whether a line's figures can be shown; that they are right is known only when the match is played again."""
    return (
        stand.n >= 0 and stand.played >= 0 and 0 <= stand.time < _LATEST and -1 <= stand.turn < seats
        and len(stand.points) in (0, seats) and all(0 <= seat < seats for seat in stand.won)
    )  # fmt: skip


def _first_line(path: Path, text: bytes) -> bytes:
    if not text.endswith(b"\n"):
        raise NotAMatch(path)
    return text[:-1]
