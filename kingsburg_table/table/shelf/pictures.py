"""The pictures of the shelf: made one after the other in quiet moments, kept on disk, scaled when they are shown."""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

import pygame

from kingsburg_table.core import disk
from kingsburg_table.core.journal.errors import JournalError
from kingsburg_table.table.crash import write_report
from kingsburg_table.table.draw.sprites import Sprites
from kingsburg_table.table.folders import data_folder
from kingsburg_table.table.shelf.entries import ShelfEntry
from kingsburg_table.table.theme import HIGH_CONTRAST, Theme
from kingsburg_table.visible import visible

if TYPE_CHECKING:
    from kingsburg_table.table.shelf.picture import Steps

LOOK = 3  #: raised when boards look different, so that no old picture is shown
KEPT = 24  #: pictures in memory
LARGEST = 2_000_000  #: bytes of one on disk
SPRITES = 16 * 1024 * 1024  #: bytes for the pieces they are painted with


def pictures_folder() -> Path:
    return data_folder() / "pictures"


def match_key(entry: ShelfEntry) -> str:
    """The same for two files with the same content, another one after every action."""
    told = entry.told
    said = f"{told.sum} {told.records}" if told is not None and told.sum else f"{entry.path.name} {entry.stamp}"
    return hashlib.blake2b(os.fsencode(said), digest_size=12).hexdigest()


class Pictures:
    """`want` the entries that can be seen, then `work` whenever there is time."""

    def __init__(self, lang: str, theme: Theme) -> None:
        self.lang, self.theme = lang, theme
        self.not_kept: OSError | None = None  #: why pictures could not be written to disk
        self._made: dict[str, pygame.Surface] = {}
        self._wanted: list[ShelfEntry] = []
        self._running: tuple[ShelfEntry, Steps] | None = None
        self._failed: set[Path] = set()
        self._sprites = Sprites(SPRITES)

    def get(self, entry: ShelfEntry) -> pygame.Surface | None:
        """The picture, if it was made already."""
        return self._made.get(match_key(entry))

    def want(self, entries: Iterable[ShelfEntry]) -> None:
        """Those that are seen now, the most wanted first."""
        self._wanted = [each for each in entries if self._missing(each)]
        if self._running is not None and self._running[0] not in self._wanted:
            self._running = None

    @property
    def waiting(self) -> bool:
        return bool(self._wanted)

    def work(self, seconds: float) -> list[ShelfEntry]:
        """Go on for a while; returns the entries whose look has changed."""
        end, changed = perf_counter() + seconds, []
        while self._wanted and perf_counter() < end:
            entry = self._wanted[0]
            if self._step(entry):
                self._wanted.remove(entry)
                self._running = None
                changed.append(entry)
        return changed

    def file(self, entry: ShelfEntry) -> Path:
        look = "contrast" if self.theme.name == HIGH_CONTRAST.name else "normal"
        return pictures_folder() / f"{match_key(entry)}-{self.lang}-{look}-{LOOK}.jpg"

    def prune(self, entries: Iterable[ShelfEntry]) -> None:
        """Throw away the pictures of matches that are gone or have gone on."""
        keep = {match_key(each) for each in entries}
        try:
            with os.scandir(pictures_folder()) as files:
                for file in files:
                    if file.name.endswith(".jpg") and file.name.partition("-")[0] not in keep:
                        _throw_away(Path(file.path))
        except OSError:  # there is no such folder, or none that can be looked into
            return

    def _missing(self, entry: ShelfEntry) -> bool:
        from kingsburg_table.table.boards import has_board  # boards are loaded after the first frame

        told = entry.told
        if told is None or entry.path in self._failed or match_key(entry) in self._made:
            return False
        if not has_board(told.header.game):
            self._failed.add(entry.path)
            return False
        return True

    def _step(self, entry: ShelfEntry) -> bool:
        """One step towards a picture; True when there is nothing more to do for it."""
        if self._running is None:
            from kingsburg_table.table.shelf.picture import picture_of_file

            kept = _read(self.file(entry))
            if kept is not None:
                self._keep(entry, kept)
                return True
            self._running = (entry, picture_of_file(entry.path, self.lang, self.theme, self._sprites))
        try:
            next(self._running[1])
        except StopIteration as done:
            self._keep(entry, done.value)
            self._write(entry, done.value)
            return True
        except JournalError as error:  # damaged inside, which the ends of the file did not show
            entry.told, entry.error = None, error
            return True
        except Exception as error:  # a picture is an extra: it is reported, and the shelf goes on without it
            self._failed.add(entry.path)
            entry.no_picture = write_report(error, "picture of the shelf", {}, entry.path)
            print(visible(f"no picture of {entry.path.name}; report: {entry.no_picture.report}"), file=sys.stderr)
            return True
        return False

    def _keep(self, entry: ShelfEntry, made: pygame.Surface) -> None:
        self._made[match_key(entry)] = made
        while len(self._made) > KEPT:
            del self._made[next(iter(self._made))]

    def _write(self, entry: ShelfEntry, made: pygame.Surface) -> None:
        content = BytesIO()
        pygame.image.save(made, content, "picture.jpg")
        try:
            disk.replace(self.file(entry), content.getvalue())
        except OSError as error:
            self.not_kept = error  # it is made again next time


def _throw_away(path: Path) -> None:
    with contextlib.suppress(OSError):  # what cannot be thrown away stays: it is never shown
        path.unlink()


def _read(path: Path) -> pygame.Surface | None:
    try:
        made = pygame.image.load(BytesIO(disk.read(path, LARGEST)), path.name).convert()
    except (OSError, pygame.error):  # none yet, or a torn file: painted anew and written over
        return None
    from kingsburg_table.table.shelf.picture import SIZE

    return made if made.get_size() == SIZE else None
