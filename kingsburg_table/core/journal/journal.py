"""The save file of a match: appended to, never rewritten, on disk before an action counts as played."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from stat import S_ISREG
from typing import Any

import msgspec

from kingsburg_table.core import disk
from kingsburg_table.core.actions import Action, Record
from kingsburg_table.core.journal.errors import AlreadyThere, Elsewhere, JournalError, NotWritten
from kingsburg_table.core.journal.lines import FORMAT, PROGRAM, Header, Line, last_sum, sealed
from kingsburg_table.core.lock import locked
from kingsburg_table.core.named import named
from kingsburg_table.core.session import Session

LONGEST_PAUSE = 600  #: seconds without an action that still count as playing

_BINARY = getattr(os, "O_BINARY", 0)
_AT_ONCE = getattr(os, "O_NONBLOCK", 0)


class Journal:
    """Writes a match down line by line; a session's `keeper`.

    The file is opened for each line, so a file that was moved, removed or continued by another program is noticed.
    """

    def __init__(
        self, path: Path, session: Session[Any, Any], check: bytes, good: int, size: int, played: int = 0
    ) -> None:
        self.path = path
        self.session = session
        self._played = float(played)
        self._since = time.monotonic()
        self._check = check
        self._good = good  #: bytes that hold whole lines
        self._size = size  #: bytes the file has; more than good when its last line is torn
        self._first: list[Line[Action]] = []
        self._mark: Mark | None = None  #: which file it was, and when it was written last

    @classmethod
    def create(cls, path: Path, session: Session[Any, Any]) -> Journal:
        """Begin a new file with the match's header and opening position; an existing file is left alone."""
        if session.records:
            raise ValueError("a journal begins with its match")
        header = Header(
            program=PROGRAM, format=FORMAT, game=session.game, version=session.controller.version,
            created=datetime.now(UTC).isoformat(timespec="seconds"), seed=session.seed, options=session.options,
            seats=session.seats, chance=session.setup_chance,
            shape=session.controller.shape,
        )
        text, check = sealed(msgspec.json.encode(header), b"")
        journal = cls(path, session, check, 0, 0)
        start, journal._check = sealed(msgspec.json.encode(journal._stand("start", 0, snapshot=True)), check)
        create_file(path, text + start)
        journal._good = journal._size = len(text + start)
        return journal

    def bring_up(self, records: int) -> None:
        """The file is of an older format: say before the next action that what follows is of today's."""
        self._first.append(self._stand("format", records, format=FORMAT, shape=self.session.controller.shape))

    def resume(self, records: int) -> None:
        """The match goes on from a snapshot: say so in the file before the next action."""
        self._first.append(self._stand("resume", records, snapshot=True, version=self.session.controller.version))

    def act(self, kind: str, record: Record, records: int, round_began: bool) -> None:
        """An action was carried out; the session's state is the one after it."""
        self._append(
            self._stand(
                kind, records, snapshot=round_began, seat=record.seat, action=record.action, chance=record.chance,
                revealed=record.revealed,
            )
        )

    def move(self, kind: str, records: int) -> None:
        """The match went back (undo, rewind), or a curtain opened."""
        self._append(self._stand(kind, records))

    def _stand(self, kind: Any, records: int, *, snapshot: bool = False, **more: Any) -> Line[Action]:
        session = self.session
        if snapshot:
            more["state"] = msgspec.Raw(msgspec.json.encode(named(session.state)))
        here = session.play.open_step()
        if here is None:
            more["won"] = session.controller.outcome(session.state).winners
        return Line(
            kind, records, hash=session.state_hash(), at=session.path, points=open_points(session),
            turn=here[1].seat if here else -1, time=int(time.time()), played=int(self._played + self._pause()), **more,
        )

    def _pause(self) -> float:
        """Seconds since the last line, as far as they count."""
        return min(LONGEST_PAUSE, time.monotonic() - self._since)

    def _append(self, line: Line[Action]) -> None:
        text, check = b"", self._check
        for each in (*self._first, line):
            written, check = sealed(msgspec.json.encode(each), check)
            text += written
        with self._opened() as file:
            try:
                if self._size > self._good:
                    os.ftruncate(file, self._good)  # a line that was torn when it was written
                    self._size = self._good
                disk.write_all(file, text)
                os.fsync(file)
            except BaseException:
                self._repair(file)
                raise
            self._mark = _mark(os.fstat(file))
        self._check = check
        self._played += self._pause()
        self._since = time.monotonic()
        self._good += len(text)
        self._size = self._good
        self._first = []

    @contextmanager
    def _opened(self) -> Iterator[int]:
        """The file, locked, and as long as this journal left it; errors of the system in plain words."""
        try:
            file = os.open(self.path, os.O_RDWR | os.O_APPEND | _BINARY | _AT_ONCE)
        except OSError as error:
            raise _not_written(self.path, error) from error
        try:
            with locked(file):
                if not self._ours(file, os.fstat(file)):
                    raise Elsewhere(self.path)
                yield file
        except BlockingIOError as error:
            raise Elsewhere(self.path) from error
        except OSError as error:
            raise _not_written(self.path, error) from error
        finally:
            os.close(file)

    def _ours(self, file: int, stat: os.stat_result) -> bool:
        """Whether the file is as this journal left it. One that was replaced, or touched by another program, is read
        again: a copy that was put back is the same match, another one of the same size is not."""
        if stat.st_size != self._size or not S_ISREG(stat.st_mode):
            return False
        if self._mark == _mark(stat):
            return True
        os.lseek(file, 0, os.SEEK_SET)
        raw = b""
        while part := os.read(file, 1 << 20):
            raw += part
        return last_sum(raw[: self._good]) == self._check

    def _repair(self, file: int) -> None:
        """Cut off what a failed write left; where even that fails, it is done before the next line."""
        try:
            os.ftruncate(file, self._good)
        finally:
            self._size = os.fstat(file).st_size


Mark = tuple[int, int, int, int]


def _mark(stat: os.stat_result) -> Mark:
    return stat.st_dev, stat.st_ino, stat.st_mtime_ns, stat.st_ctime_ns  # the last one nobody can set


def open_points(session: Session[Any, Any]) -> tuple[int, ...]:
    """Everybody's points as all may see them."""
    if session.play.open_step() is None:
        return session.controller.outcome(session.state).points
    view = session.view(None)
    return tuple(session.controller.counters(view, seat).get("points", 0) for seat in range(len(session.seats)))


def create_file(path: Path, text: bytes) -> None:
    """Write a new file and make sure it stays; refuse when there is one."""
    try:
        disk.create(path, text)
    except FileExistsError:
        raise AlreadyThere(path) from None
    except OSError as error:
        raise _not_written(path, error) from error


def _not_written(path: Path, error: OSError) -> NotWritten:
    return NotWritten(path, reason=error.strerror or str(error))


__all__ = ["Journal", "JournalError", "create_file"]
