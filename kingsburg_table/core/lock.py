"""A short lock on an open file, so that two programs never write into it at the same time, and a long one for as long
as a match is open."""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    _FAR = 2**31 - 2  # Windows keeps others from reading a locked byte, so lock one that no file has

    def _take(file: int) -> None:
        os.lseek(file, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(error.errno, "locked") from error

    def _give(file: int) -> None:
        os.lseek(file, _FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _give(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)


@contextmanager
def locked(file: int) -> Iterator[None]:
    """Hold the lock; raises BlockingIOError when somebody else does."""
    _take(file)
    try:
        yield
    finally:
        _give(file)


class Claim:
    """Held as long as a match is open: others who open it are told. It goes with the process, however that ends."""

    def __init__(self, file: int, path: Path) -> None:
        self._file, self._path = file, path

    def give_up(self) -> None:
        with contextlib.suppress(OSError):  # Windows keeps a file that is open
            self._path.unlink()
        _give(self._file)
        os.close(self._file)


class Taken(Exception):
    """Somebody else has the match open."""


def claim(folder: Path, match: Path) -> Claim | None:
    """Say in a folder of claims that a match is open; raises Taken. None where nothing can be written there."""
    name = hashlib.blake2b(os.fsencode(os.path.realpath(match)), digest_size=12).hexdigest()
    path = folder / f"{name}.open"
    while True:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            file = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError:
            return None
        try:
            _take(file)
        except OSError as error:
            os.close(file)
            if isinstance(error, BlockingIOError):
                raise Taken from None
            return None  # a disk without locks
        if _same(file, path):
            return Claim(file, path)
        os.close(file)  # given up by its owner between the two


def _same(file: int, path: Path) -> bool:
    try:
        return os.fstat(file).st_ino == path.stat().st_ino
    except FileNotFoundError:
        return False
