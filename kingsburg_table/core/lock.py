"""A short lock on an open file, so that two programs never write into it at the same time."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

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
