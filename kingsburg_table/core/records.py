"""The hall of records: who has played, won and scored what, always reckoned from the match files themselves.

An index remembers what each file said, by name, size and time of change, so that only new files are read. It is never
the truth: without it, or with a damaged one, everything is read again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime
from pathlib import Path

import msgspec

from kingsburg_table.core import disk
from kingsburg_table.core.catalogue import has_game, manifest
from kingsburg_table.core.journal.checks import figures_can_be
from kingsburg_table.core.journal.errors import JournalError
from kingsburg_table.core.journal.load import load
from kingsburg_table.core.shelf import summary
from kingsburg_table.visible import visible

INDEX_FORMAT = 1
_LARGEST = 50_000_000  #: bytes of an index


class Finished(msgspec.Struct, frozen=True):
    """A match that was played to its end."""

    file: str
    game: str
    names: tuple[str, ...]
    points: tuple[int, ...]
    won: tuple[int, ...]
    played: int  #: seconds
    ended: datetime
    sum: str

    @property
    def margin(self) -> int:
        """Points between the first and the second place; 0 when a tie-break or nobody decided."""
        best = max(self.points[seat] for seat in self.won)
        return best - max((points for seat, points in enumerate(self.points) if seat not in self.won), default=best)


class _Known(msgspec.Struct, frozen=True):
    size: int
    changed: int
    finished: Finished | None = None  #: None for a match that still runs or cannot be read


class _Index(msgspec.Struct):
    format: int = INDEX_FORMAT
    files: dict[str, _Known] = {}


class PersonRecord(msgspec.Struct, frozen=True):
    """What one person has done in one game, or in all of them."""

    name: str
    played: int
    won: int
    best: int
    total: int

    @property
    def average(self) -> float:
        return self.total / self.played


class GameRecords(msgspec.Struct, frozen=True):
    """The records of one game; the people with most victories first."""

    game: str
    played: int
    people: tuple[PersonRecord, ...]
    best: tuple[str, int]
    closest: Finished
    longest: Finished | None  #: None where no file tells how long it was played


class Archive:
    """The finished matches of a folder. `read` goes file by file, so that it can be done in quiet moments."""

    def __init__(self, files: Iterable[Path], index: Path) -> None:
        self.files = list(files)
        self.index = index
        self.finished: list[Finished] = []
        self.read_anew = 0
        self.damaged: bool  #: whether the index was: everything was read from the files again
        self._known, self.damaged = _read_index(index)
        self._now: dict[str, _Known] = {}

    def read(self) -> Iterator[None]:
        """One file for each step; at the end `finished` is complete."""
        sums: set[str] = set()
        for path in self.files:
            known = self._look(path)
            if known is not None:
                self._now[visible(path.name)] = known
                match = known.finished
                if match is not None and not (match.sum and match.sum in sums):  # a copy is the same match
                    sums.add(match.sum)
                    self.finished.append(match)
            yield

    def read_all(self) -> list[Finished]:
        for _ in self.read():
            pass
        return self.finished

    @property
    def changed(self) -> bool:
        """Whether the index is worth writing."""
        return self._now != self._known

    def index_text(self) -> bytes:
        """What the index should hold now."""
        return msgspec.json.encode(_Index(INDEX_FORMAT, self._now))

    def _look(self, path: Path) -> _Known | None:
        try:
            stat = path.stat()
        except OSError:
            return None  # taken away since the folder was listed, or never to be read
        known = self._known.get(visible(path.name))
        if known is not None and (known.size, known.changed) == (stat.st_size, stat.st_mtime_ns):
            return known
        self.read_anew += 1
        return _Known(stat.st_size, stat.st_mtime_ns, finished(path))


def finished(path: Path) -> Finished | None:
    """The result of a match file; None when the match still runs or the file cannot be read."""
    try:
        told = summary(path)
        if not told.over or not told.records:
            return None
        points, won = told.points, told.won
        if not won:  # written before files told who won
            outcome = load(path).outcome
            if outcome is None:
                return None
            points, won = outcome.points, outcome.winners
    except JournalError:
        return None
    names = tuple(seat.name for seat in told.header.seats)
    return Finished(visible(path.name), told.header.game, names, points, won, told.played, told.changed, told.sum)


def hall(matches: Iterable[Finished]) -> tuple[GameRecords, ...]:
    """The records of every game that was finished at least once, the most played first."""
    games: dict[str, list[Finished]] = {}
    for match in matches:
        games.setdefault(match.game, []).append(match)
    made = [_records(game, played) for game, played in games.items()]
    return tuple(sorted(made, key=lambda each: (-each.played, each.game)))


def people(matches: Iterable[Finished]) -> tuple[PersonRecord, ...]:
    """Everybody, those with most victories first. Names that differ only in capitals are one person."""
    latest: dict[str, tuple[datetime, str]] = {}
    lines: dict[str, tuple[int, int, int, int]] = {}
    for match in matches:
        for seat, name in enumerate(match.names):
            key, points = name.casefold(), match.points[seat]
            latest[key] = max(latest.get(key, (match.ended, name)), (match.ended, name))
            played, won, best, total = lines.get(key, (0, 0, points, 0))
            lines[key] = (played + 1, won + (seat in match.won), max(best, points), total + points)
    made = [PersonRecord(latest[key][1], *line) for key, line in lines.items()]
    return tuple(sorted(made, key=lambda each: (-each.won, -each.average, each.name.casefold())))


def _records(game: str, played: list[Finished]) -> GameRecords:
    lines = people(played)
    best = max(lines, key=lambda each: each.best)
    timed = [match for match in played if match.played]
    return GameRecords(
        game, len(played), lines, (best.name, best.best), min(played, key=lambda each: (each.margin, each.ended)),
        max(timed, key=lambda each: each.played, default=None),
    )  # fmt: skip


def _read_index(path: Path) -> tuple[dict[str, _Known], bool]:
    """What was known last time, and whether something was wrong with it; the files tell it all anyway."""
    try:
        index = msgspec.json.decode(disk.read(path, _LARGEST), type=_Index)
    except (FileNotFoundError, NotADirectoryError):
        return {}, False
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return {}, True
    if index.format != INDEX_FORMAT:
        return {}, False
    good = {name: known for name, known in index.files.items() if known.finished is None or _can_be(known.finished)}
    return good, len(good) < len(index.files)


def _can_be(match: Finished) -> bool:
    """Whether an entry of the index can be shown and reckoned with; others are read again from their files."""
    seats = len(match.names)
    words = (match.file, match.game, match.sum, *match.names)
    return (
        has_game(match.game) and seats in manifest(match.game).players and all(map(str.isprintable, words))
        and bool(match.won) and match.ended.tzinfo is not None
        and figures_can_be(1, "", match.points, -1, match.won, int(match.ended.timestamp()), match.played, seats)
    )  # fmt: skip
