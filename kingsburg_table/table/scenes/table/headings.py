"""Headings of the chronicle: where in the match a turn belongs, as far as the catalogue has words for it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kingsburg_table.table.moment_words import roman
from kingsburg_table.table.play.chronicle import ChronicleLine, ChronicleTurn
from kingsburg_table.text.speaker import Speaker

_PART = re.compile(r"([a-z_ ]+?)(?: (\d+))?$")


@dataclass(frozen=True, slots=True)
class Headed:
    """A line, the heading of its section, and whether the section, and a new speaker, begin with it."""

    group: ChronicleTurn
    line: ChronicleLine
    head: str
    begins: bool
    seat: int | None
    first: bool


class Headings:
    """Says `head.<game>.<part>` for the parts of a path that have such words."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self._said: dict[tuple[str, str], str] = {}
        self._groups: Sequence[ChronicleTurn] = ()
        self._told: list[Headed] = []

    def told(self, groups: Sequence[ChronicleTurn]) -> list[Headed]:
        """All lines with their headings."""
        if groups is not self._groups:
            self._groups, self._told = groups, self._read(groups)
        return self._told

    def _read(self, groups: Sequence[ChronicleTurn]) -> list[Headed]:
        made: list[Headed] = []
        head = ""
        kinds: set[str] = set()  #: of events, in the section so far
        for group in groups:
            new = self.of(_game(group), group.path) or head
            begins = _begins(group, kinds) if new != head else 0
            for at, line in enumerate(group.lines):
                fresh = new != head and at >= begins
                head, kinds = (new, {line.kind}) if fresh else (head, kinds | {line.kind})
                seat = _seat(group, line)
                turn = at == 0 and group.seat is not None
                first = fresh or turn or not made or made[-1].seat != seat
                made.append(Headed(group, line, head, fresh, seat, first))
        return made

    def of(self, game: str, path: str) -> str:
        """ "Spring · dice"; "" where nothing has words."""
        if (game, path) not in self._said:
            self._said[game, path] = " · ".join(self._parts(game, path))
        return self._said[game, path]

    def _parts(self, game: str, path: str) -> Iterator[str]:
        for name, number in _parts_of(path):
            id = f"head.{game}.{name}"
            if self._speaker.has(id):
                yield self._speaker.t(id, number=roman(number), figure=number)


def _parts_of(path: str) -> list[tuple[str, int]]:
    """The parts of a path as the catalogues name them, with their numbers (0: none)."""
    found = (_PART.match(part.strip()) for part in path.split(" / "))
    return [(part[1].replace(" ", "_"), int(part[2] or 0)) for part in found if part]


def _begins(group: ChronicleTurn, before: set[str]) -> int:
    """The line with which a section begins. What the table does by itself still belongs to the section `before`, as
    long as it is of kinds that happened there, or until an event has the name of a part of the path."""
    if group.seat is not None:
        return 0
    names = [name for name, _ in _parts_of(group.path)]
    other = next((at for at, line in enumerate(group.lines) if line.kind not in before), len(group.lines))
    return next((at for at, line in enumerate(group.lines) if line.kind in names), other)


def _game(group: ChronicleTurn) -> str:
    """Messages of a game are called `log.<game>.<kind>`."""
    ids = [line.words.id.split(".") for line in group.lines if line.words is not None]
    return next((id[1] for id in ids if len(id) > 2), "")


def _seat(group: ChronicleTurn, line: ChronicleLine) -> int | None:
    """Whom a line speaks of."""
    said = line.words.values.get("seat") if line.words is not None else None
    return said if isinstance(said, int) and said >= 0 else group.seat
