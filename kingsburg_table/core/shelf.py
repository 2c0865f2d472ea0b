"""What a save file says about its match without playing it again: cheap enough for a shelf of a thousand."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import msgspec

from kingsburg_table.core import disk
from kingsburg_table.core.journal.checks import figures_can_be, moment
from kingsburg_table.core.journal.errors import Damaged, NotAMatch, NotReadable, TooLarge
from kingsburg_table.core.journal.lines import LARGEST, Header, header_of

_LONGEST_LINE = 1_000_000
_BLOCK = 4096


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


def summary(path: Path) -> Summary:
    """The header and how the match stands at its end; only both ends of the file are read."""
    try:
        with os.fdopen(disk.open_to_read(path), "rb") as file:
            stat = os.fstat(file.fileno())
            if stat.st_size > LARGEST:
                raise TooLarge(path, size=stat.st_size, largest=LARGEST)
            header = header_of(path, _first_line(path, file.readline(_LONGEST_LINE)))
            begin = file.tell()
            text, size = b"", 0
            while b"\n" not in text[: text.rfind(b"\n")] and size < stat.st_size - begin:
                if size > _LONGEST_LINE:
                    raise Damaged(path)
                size = min(2 * size + _BLOCK, stat.st_size - begin)
                file.seek(-size, os.SEEK_END)
                text = file.read(size)
    except (OSError, ValueError) as error:
        raise NotReadable(path, reason=getattr(error, "strerror", None) or str(error)) from None
    lines = text.split(b"\n")[:-1]
    changed = moment(stat.st_mtime)
    if not lines:
        return Summary(path, header, 0, "", (0,) * len(header.seats), changed)
    try:
        stand = msgspec.json.decode(lines[-1], type=_Stand)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Damaged(path) from None
    points = stand.points or (0,) * len(header.seats)
    if not figures_can_be(
        stand.n, stand.at, points, stand.turn, stand.won, stand.time, stand.played, len(header.seats)
    ):
        raise Damaged(path)
    if stand.time:
        changed = moment(stand.time)
    return Summary(path, header, stand.n, stand.at, points, changed, stand.turn, stand.won, stand.played, stand.sum)


def times(path: Path, seats: int) -> tuple[int, ...]:
    """How many seconds each seat was asked for, as far as the file tells."""
    spent, asked, before = [0] * seats, -1, 0
    try:
        lines = disk.read(path, LARGEST).split(b"\n")[1:-1]
        for line in lines:
            stand = msgspec.json.decode(line, type=_Stand)
            if 0 <= asked < seats:
                spent[asked] += max(0, stand.played - before)
            asked, before = stand.turn, stand.played
    except (OSError, ValueError, msgspec.DecodeError, RecursionError) as error:
        raise NotReadable(path, reason=str(error)) from None
    return tuple(spent)


def _first_line(path: Path, text: bytes) -> bytes:
    if not text.endswith(b"\n"):
        raise NotAMatch(path)
    return text[:-1]
