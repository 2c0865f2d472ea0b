"""A disk without power: what was not synced is forgotten, in any of the ways in which disks forget.

`Disk` lies between the program and a real folder. Every change is carried out and noted; afterwards `left_at` lays out
what may be there if the power goes at a moment: of each file what was synced and some of what was not, of each folder
the names that were synced and some of those that were not.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest import mock


@dataclass
class File:
    """What a file holds: after its last sync, and each change since."""

    content: bytes = b""
    changes: list[tuple[str, int, bytes]] = field(default_factory=list)  #: write at, cut at

    def whole(self) -> bytes:
        return _applied(self.content, self.changes)


def _applied(content: bytes, changes: list[tuple[str, int, bytes]]) -> bytes:
    for kind, place, data in changes:
        content = content[:place] + data if kind == "write" else content[:place]
    return content


@dataclass
class Change:
    """One thing that was done to the disk."""

    kind: str  #: write, cut, sync, name, unname, sync_folder, made
    file: int = -1
    folder: str = ""
    name: str = ""
    place: int = 0
    data: bytes = b""


class Disk:
    """Watches what a program does with the files below a folder."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.log: list[Change] = []
        self._files: dict[int, int] = {}  #: inode -> number
        self._open: dict[int, tuple[int, Path]] = {}
        self._start: dict[str, bytes] = {}
        for path in sorted(root.rglob("*")):
            if path.is_file():
                number = self._number(path.stat().st_ino)
                self._note(Change("write", number, data=path.read_bytes()))
                self._note(Change("sync", number))
                self._note(Change("name", number, str(path.parent), path.name))
                self._note(Change("sync_folder", folder=str(path.parent)))

    @property
    def now(self) -> int:
        """How many changes there were."""
        return len(self.log)

    def _note(self, change: Change) -> None:
        self.log.append(change)

    def _number(self, inode: int) -> int:
        return self._files.setdefault(inode, len(self._files))

    def _ours(self, path: Any) -> bool:
        return isinstance(path, (str, Path)) and Path(path).is_relative_to(self.root)

    @contextmanager
    def watching(self) -> Iterator[None]:
        real = {name: getattr(os, name) for name in
                ("open", "close", "write", "ftruncate", "fsync", "link", "rename", "replace", "unlink")}

        def opened(path: Any, flags: int, *more: Any, **named: Any) -> int:
            file = real["open"](path, flags, *more, **named)
            if self._ours(path):
                stat = os.fstat(file)
                known = stat.st_ino in self._files
                self._open[file] = stat.st_ino, Path(path)
                if flags & os.O_CREAT and not known:
                    self._files.pop(stat.st_ino, None)
                    number = self._number(stat.st_ino)
                    self._note(Change("name", number, str(Path(path).parent), Path(path).name))
            return int(file)

        def closed(file: int) -> None:
            self._open.pop(file, None)
            real["close"](file)

        def wrote(file: int, data: Any) -> int:
            if file not in self._open:
                return int(real["write"](file, data))
            place = os.fstat(file).st_size
            count = int(real["write"](file, data))
            self._note(Change("write", self._number(self._open[file][0]), place=place, data=bytes(data[:count])))
            return count

        def cut(file: int, size: int) -> None:
            real["ftruncate"](file, size)
            if file in self._open:
                self._note(Change("cut", self._number(self._open[file][0]), place=size))

        def synced(file: int) -> None:
            real["fsync"](file)
            if file in self._open:
                inode, path = self._open[file]
                folder = path.is_dir()
                self._note(Change("sync_folder", folder=str(path)) if folder else Change("sync", self._number(inode)))

        def named(path: Any, target: Any) -> None:
            inode = os.lstat(path).st_ino
            real["link"](path, target)
            if self._ours(target):
                self._note(Change("name", self._number(inode), str(Path(target).parent), Path(target).name))

        def moved(how: str) -> Callable[[Any, Any], None]:
            def move(path: Any, target: Any) -> None:
                inode = os.lstat(path).st_ino
                real[how](path, target)
                if self._ours(target):
                    self._note(Change("name", self._number(inode), str(Path(target).parent), Path(target).name))
                    self._note(Change("unname", -1, str(Path(path).parent), Path(path).name))

            return move

        def dropped(path: Any, **more: Any) -> None:
            inode, links = os.lstat(path).st_ino, os.lstat(path).st_nlink
            real["unlink"](path, **more)
            if self._ours(path):
                self._note(Change("unname", -1, str(Path(path).parent), Path(path).name))
                if links == 1:
                    self._files.pop(inode, None)  # the number of an inode may be given out again

        patches = {"open": opened, "close": closed, "write": wrote, "ftruncate": cut, "fsync": synced, "link": named,
                   "rename": moved("rename"), "replace": moved("replace"), "unlink": dropped}
        with mock.patch.multiple(os, **patches):
            yield

    def left_at(self, moment: int, target: Path, rng: random.Random) -> None:
        """Lay out in an empty folder what may be left when the power goes after that many changes."""
        files: dict[int, File] = {}
        folders: dict[str, dict[str, int]] = {}
        waiting: dict[str, list[Change]] = {}
        for change in self.log[:moment]:
            if change.kind in ("write", "cut"):
                files.setdefault(change.file, File()).changes.append((change.kind, change.place, change.data))
            elif change.kind == "sync":
                file = files.setdefault(change.file, File())
                file.content, file.changes = file.whole(), []
            elif change.kind in ("name", "unname"):
                waiting.setdefault(change.folder, []).append(change)
            else:
                _name(folders.setdefault(change.folder, {}), waiting.pop(change.folder, []))
        keep = rng.choice(("nothing", "all", "some", "some"))
        for folder, changes in waiting.items():
            kept = changes if keep == "all" else [] if keep == "nothing" else changes[: rng.randrange(len(changes) + 1)]
            _name(folders.setdefault(folder, {}), kept)
        for folder, names in folders.items():
            place = target / Path(folder).relative_to(self.root)
            place.mkdir(parents=True, exist_ok=True)
            for name, number in names.items():
                (place / name).write_bytes(_remembered(files.get(number, File()), keep, rng))


def _name(names: dict[str, int], changes: list[Change]) -> None:
    for change in changes:
        if change.kind == "name":
            names[change.name] = change.file
        else:
            names.pop(change.name, None)


def _remembered(file: File, keep: str, rng: random.Random) -> bytes:
    """The synced content with all, none or the first of the later changes; the last of them in part, or its length
    without its bytes."""
    if keep == "nothing" or not file.changes:
        return file.content
    changes = file.changes if keep == "all" else file.changes[: rng.randrange(len(file.changes) + 1)]
    content = _applied(file.content, changes)
    if keep == "some" and changes and changes[-1][0] == "write":
        _, place, data = changes[-1]
        kept = rng.randrange(len(data) + 1)
        content = content[: place + kept]
        if rng.random() < 0.5:
            content += b"\0" * (len(data) - kept)
        elif kept + 1 < len(data):  # a page in the middle did not come
            content += b"\0" * (len(data) - kept - 1) + data[-1:]
    return content
