"""What lies on the shelf. The folder is listed at once; the files are read in slices, the newest first."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from time import perf_counter
from typing import Literal
from unicodedata import normalize

from kingsburg_table.core.journal.checks import moment
from kingsburg_table.core.journal.errors import JournalError, NewerFormat, NotReadable, OtherGame
from kingsburg_table.core.shelf import Summary, summary
from kingsburg_table.table.crash import Crash
from kingsburg_table.table.folders import matches_folder
from kingsburg_table.table.gamelist import is_there
from kingsburg_table.table.matches import listed
from kingsburg_table.table.shelf.files import bin_folder, given_name
from kingsburg_table.table.shelf.trouble import system_error, why, words_of
from kingsburg_table.text import t

Filter = Literal["all", "running", "finished", "wrong", "bin"]
Sort = Literal["date", "game", "players", "length"]
FILTERS: tuple[Filter, ...] = ("all", "running", "finished", "wrong", "bin")
SORTS: tuple[Sort, ...] = ("date", "game", "players", "length")

_ACCENTS = re.compile("[\u0300-\u036f]")
_LETTERS = str.maketrans("łøđ", "lod")


@dataclass
class ShelfEntry:
    """A file on the shelf; `told` and `error` are both empty until it was read."""

    path: Path
    size: int
    stamp: int  #: when the file was changed, in nanoseconds
    told: Summary | None = None
    error: JournalError | None = None
    no_picture: Crash | None = None  #: why there is none
    found_by: str = ""  #: what a search looks through

    @property
    def read(self) -> bool:
        return self.told is not None or self.error is not None

    @property
    def wrong(self) -> str:
        """Why the match cannot be opened."""
        error = self.error
        if error is None:
            return ""
        refused = system_error(error)
        if isinstance(error, NotReadable) and refused is not None:
            return t("shelf.no.read", file=self.path.name, why=why(refused))
        return words_of(error)

    @property
    def wrong_short(self) -> str:
        """The same without the name of the file."""
        return t(f"shelf.wrong.{self.error.id.rpartition('.')[2]}") if self.error is not None else ""

    @property
    def newer(self) -> bool:
        """Written by a later version of this program."""
        return isinstance(self.error, NewerFormat)

    @property
    def state(self) -> Filter:
        if self.error is not None:
            return "wrong"
        if self.told is None:
            return "all"
        return "finished" if self.told.over else "running"

    @property
    def date(self) -> datetime:
        return self.told.changed if self.told is not None else moment(self.stamp / 1e9)

    @property
    def name(self) -> str:
        return given_name(self.path)


class Shelf:
    """The matches of the folder and of the bin."""

    def __init__(self) -> None:
        self.entries: list[ShelfEntry] = []
        self.binned: list[ShelfEntry] = []
        self.unread: list[ShelfEntry] = []
        self.no_bin: OSError | None = None  #: why the bin cannot be looked into

    def scan(self) -> None:
        """List the folders anew; files that did not change stay as they were read. Raises OSError where the folder of
        matches cannot be looked into; a bin that cannot is an empty one."""
        known = {(each.path, each.size, each.stamp): each for each in (*self.entries, *self.binned)}
        self.entries = _listed(matches_folder(), known)
        try:
            self.binned, self.no_bin = _listed(bin_folder(), known), None
        except OSError as error:
            self.binned, self.no_bin = [], error
        self.unread = [each for each in (*self.entries, *self.binned) if not each.read]

    def read(self, seconds: float) -> bool:
        """Read files until the slice is used up; True if any was read."""
        end, had = perf_counter() + seconds, bool(self.unread)
        done = 0
        for entry in self.unread:
            read_entry(entry)
            done += 1
            if perf_counter() > end:
                break
        del self.unread[:done]
        return had

    def reworded(self) -> None:
        """Another language is spoken."""
        for entry in (*self.entries, *self.binned):
            entry.found_by = fold(" ".join((entry.path.stem, *_words(entry)))) if entry.read else ""

    def counts(self) -> dict[Filter, int]:
        found: dict[Filter, int] = dict.fromkeys(FILTERS, 0)
        for entry in self.entries:
            if entry.state != "all":
                found[entry.state] += 1
        return {**found, "all": len(self.entries), "bin": len(self.binned)}

    def listed(self, kind: Filter, sort: Sort, search: str) -> list[ShelfEntry]:
        """The entries to show, in order; what is not read yet comes last where its content decides."""
        entries = self.binned if kind == "bin" else self.entries
        if kind not in ("all", "bin"):
            entries = [each for each in entries if each.state == kind]
        wanted = fold(search).split()
        if wanted:
            entries = [each for each in entries if all(word in each.found_by for word in wanted)]
        entries = sorted(entries, key=lambda each: each.date, reverse=True)
        if sort == "game":
            entries.sort(key=lambda each: (each.told is None, t(f"game.{each.told.header.game}") if each.told else ""))
        elif sort == "players":
            entries.sort(key=lambda each: (each.told is None, _names(each)))
        elif sort == "length":
            entries.sort(key=lambda each: (each.told is None, -(each.told.played if each.told else 0)))
        return entries


def fold(text: str) -> str:
    """Small letters without accents, so that one can search as one types."""
    return _ACCENTS.sub("", normalize("NFD", text.casefold())).translate(_LETTERS)


def read_entry(entry: ShelfEntry) -> None:
    """Find out how the match stands, or what is wrong with its file."""
    try:
        told = summary(entry.path)
        if not is_there(told.header.game):
            raise OtherGame(entry.path, 1, game=told.header.game, reason="no such game")
        entry.told = told
    except JournalError as error:
        entry.error = error
    entry.found_by = fold(" ".join((entry.path.stem, *_words(entry))))


def _words(entry: ShelfEntry) -> list[str]:
    told = entry.told
    if told is None:
        return []
    day = told.changed.astimezone()
    names = [seat.name for seat in told.header.seats]
    return [t(f"game.{told.header.game}"), *names, f"{day:%Y-%m-%d}", f"{day.day}.{day.month:02}.{day.year}"]


def _names(entry: ShelfEntry) -> tuple[str, ...]:
    return tuple(sorted(fold(seat.name) for seat in entry.told.header.seats)) if entry.told is not None else ()


def _listed(folder: Path, known: dict[tuple[Path, int, int], ShelfEntry]) -> list[ShelfEntry]:
    keys = [(path, stat.st_size, stat.st_mtime_ns) for path, stat in listed(folder)]
    return [known.get(key) or ShelfEntry(*key) for key in keys]
