"""Files on a disk that may be full, forbidden, strange, or without power at any moment.

What is promised holds because of the order of writes and syncs (`tests/core/test_power.py` cuts the power after each
of them, and forgets what was not synced):

    something new (match, copy, export, import)
        write beside, sync the file - take the name, sync the folder - drop the name beside
        Before the name is taken nothing is there; after the folder is synced all of it is, under its name.
    something that replaces (settings, index of the hall, pictures, reports)
        write beside, sync the file - rename onto the old one, sync the folder
        There is the old content or the new one, whole.
    one more line of a match (core/journal)
        append, sync the file - only then the action counts as played
        What counts is there. Of a line that does not count yet, anything from nothing to all of it is there.
    a name or a folder that changes (rename, bin)
        rename - sync the new folder, then the old one
        The match has one of the two names, or both for a moment; never none.

A file beside has a name of its own in each program, so two that save at once replace each other's work but never mix
it; one that a cut or a kill left behind is swept up by the next who writes there.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import secrets
import stat
import time
from pathlib import Path

_BINARY = getattr(os, "O_BINARY", 0)
_AT_ONCE = getattr(os, "O_NONBLOCK", 0)  #: nobody waits for the other end of a pipe
_BESIDE = re.compile(r"\.[0-9a-f]{12}\.new")
_OLD = 3600.0  #: seconds after which nobody writes any more into a file beside
#: What systems say when a folder knows no second name for a file (FAT and its relatives).
_NO_LINKS = {errno.EPERM, errno.ENOSYS, errno.EOPNOTSUPP, errno.EMLINK, errno.EINVAL}


class Strange(OSError):
    """A pipe, a device, a socket: there is a name, but no file that could be read."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.ENXIO, "not a file", str(path))


class TooLong(OSError):
    """More bytes than such a file ever has."""

    def __init__(self, path: Path, size: int, largest: int) -> None:
        super().__init__(errno.EFBIG, f"{size} bytes, more than {largest}", str(path))
        self.size, self.largest = size, largest


def open_to_read(path: Path) -> int:
    """A handle of a regular file; nothing else is opened, and nothing waits."""
    file = os.open(path, os.O_RDONLY | _BINARY | _AT_ONCE)
    try:
        kind = os.fstat(file).st_mode
        if stat.S_ISDIR(kind):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        if not stat.S_ISREG(kind):
            raise Strange(path)
    except BaseException:
        os.close(file)
        raise
    return file


def read(path: Path, largest: int) -> bytes:
    """A regular file as a whole, if it is not larger than that; raises OSError."""
    file = open_to_read(path)
    try:
        size = os.fstat(file).st_size
        if size > largest:
            raise TooLong(path, size, largest)
        parts, rest = [], largest + 1
        while rest and (part := os.read(file, min(rest, 1 << 20))):
            parts.append(part)
            rest -= len(part)
        if not rest:
            raise TooLong(path, largest + 1, largest)
        return b"".join(parts)
    finally:
        os.close(file)


def create(path: Path, content: bytes) -> None:
    """A new file that is there as a whole or not at all; raises FileExistsError when the name is taken."""
    if os.path.lexists(path):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    beside = _written_beside(path, content)
    try:
        _take_name(beside, path)
        try:
            sync_folder(path.parent)
        except BaseException:
            path.unlink()  # ours, and nobody was told of it
            raise
    finally:
        with contextlib.suppress(FileNotFoundError):
            beside.unlink()


def replace(path: Path, content: bytes) -> None:
    """A file's new content in one step; the folder is made if it is not there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = _written_beside(path, content)
    try:
        beside.replace(path)
    except BaseException:
        beside.unlink()
        raise
    sync_folder(path.parent)


def move(path: Path, target: Path) -> None:
    """Another name, perhaps in another folder, that nothing has yet."""
    if os.path.lexists(target) and not path.samefile(target):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
    path.rename(target)
    sync_folder(target.parent)
    if path.parent != target.parent:
        sync_folder(path.parent)


def write_all(file: int, content: bytes) -> None:
    """Write everything, however little the system takes at a time."""
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(file, rest) :]


def sync_folder(folder: Path) -> None:
    if os.name == "nt":
        return  # Windows has no handle of a folder to sync
    file = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def _written_beside(path: Path, content: bytes) -> Path:
    """The content on disk, in the same folder under a name that means nothing."""
    _sweep(path.parent)
    beside = path.with_name(f".{secrets.token_hex(6)}.new")
    file = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, 0o644)
    try:
        try:
            write_all(file, content)
            os.fsync(file)
        finally:
            os.close(file)
    except BaseException:
        beside.unlink()
        raise
    return beside


def _take_name(beside: Path, path: Path) -> None:
    """The final name too, unless something has it already."""
    try:
        os.link(beside, path)
    except OSError as error:
        if error.errno not in _NO_LINKS:
            raise
        if os.path.lexists(path):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from None
        beside.rename(path)


def _sweep(folder: Path) -> None:
    """What was left behind long ago."""
    now = time.time()
    with os.scandir(folder) as files:
        for file in files:
            if _BESIDE.fullmatch(file.name):
                with contextlib.suppress(OSError):  # another program swept it up, or holds it
                    if now - file.stat(follow_symlinks=False).st_mtime > _OLD:
                        Path(file.path).unlink()


__all__ = ["Strange", "TooLong", "create", "move", "open_to_read", "read", "replace", "sync_folder", "write_all"]
