"""The chronicle: the story in lines, grouped by turn, with a wax seal wherever undo ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kingsburg_table.core.actions import Event, IllegalAction, Record
from kingsburg_table.core.session import Session
from kingsburg_table.table.play.words import Words, said


@dataclass(frozen=True, slots=True)
class ChronicleLine:
    """One sentence, or a bare wax seal (`words` None) where something was learnt that this seat may not read."""

    record: int  #: how many actions had been done when it was written: where time travel goes
    kind: str
    words: Words | None
    wax: bool = False


@dataclass(frozen=True, slots=True)
class ChronicleTurn:
    """The lines of one turn; `seat` None for what the table did by itself."""

    path: str
    seat: int | None
    lines: tuple[ChronicleLine, ...]

    @property
    def before(self) -> int:
        """The number of actions before this turn: where a table rewind goes."""
        return max(0, self.lines[0].record - 1)


class Chronicle:
    """Reads a session's story as a seat may; remembers the paths of records it has met."""

    def __init__(self, session: Session[Any, Any]) -> None:
        self._session = session
        self._met: list[tuple[Record, str]] = []
        self._kept: dict[tuple[int, int | None], tuple[Sequence[Event], list[ChronicleLine]]] = {}
        self._notes: list[tuple[int, Words]] = []

    def note(self, words: Words) -> None:
        """Write something that is no event of the game: a table rewind. It stays while the match is open."""
        self._notes.append((len(self._session.records), words))

    def groups(self, eyes: int | None) -> tuple[ChronicleTurn, ...]:
        """All turns, oldest first."""
        self._learn_paths()
        self._notes = [(min(at, len(self._session.records)), words) for at, words in self._notes]
        pages = _Pages()
        for at, events in enumerate(self._session.events_for(eyes)):
            if at == 0:
                pages.write("", None, self._known_lines(0, eyes, events, False))
            else:
                record, path = self._met[at - 1]
                lines = self._known_lines(at, eyes, events, record.revealed)
                others = (n for n, event in enumerate(events) if event.values.get("seat") != record.seat)
                own = next(others, len(lines))
                pages.write(path, record.seat, lines[:own])
                pages.write(self._path_after(at), None, lines[own:])
            pages.write("", None, [ChronicleLine(at, "note", words) for place, words in self._notes if place == at])
        return pages.groups()

    def _known_lines(self, at: int, eyes: int | None, events: Sequence[Event], revealed: bool) -> list[ChronicleLine]:
        """The same lines as last time for the same record, so that those who draw them know them again."""
        told = self._session.story[at]
        known = self._kept.get((at, eyes))
        if known is None or known[0] is not told or len(known[1]) < len(events):
            known = self._kept[at, eyes] = (told, self._lines(at, events, revealed))
        return known[1]

    def _lines(self, at: int, events: Sequence[Event], revealed: bool) -> list[ChronicleLine]:
        last = len(events) - 1
        lines = [
            ChronicleLine(
                at, event.kind, said(self._session.game, event), revealed and n == last
            )
            for n, event in enumerate(events)
        ]
        return lines or ([ChronicleLine(at, "", None, True)] if revealed else [])

    def _learn_paths(self) -> None:
        records = self._session.records
        known = 0
        while known < len(self._met) and known < len(records) and self._met[known][0] is records[known]:
            known += 1
        del self._met[known:]
        self._met += [(records[at], self._path(at)) for at in range(known, len(records))]

    def _path_after(self, at: int) -> str:
        return self._met[at][1] if at < len(self._met) else self._session.path

    def _path(self, at: int) -> str:
        try:
            state = self._session.state_at(at)
        except IllegalAction:  # a match that goes on from a snapshot does not know the states before it
            return ""
        return self._session.rules.agenda.path(state.agenda)


SEAL = " / seal"


class _Pages:
    """Turns being written: lines of the same turn come together."""

    def __init__(self) -> None:
        self._turns: list[tuple[str, int | None, list[ChronicleLine]]] = []

    def write(self, path: str, seat: int | None, lines: list[ChronicleLine]) -> None:
        if not lines:
            return
        if self._turns and self._turns[-1][1] == seat and (seat is None or same_turn(self._turns[-1][0], path)):
            self._turns[-1][2].extend(lines)
        else:
            self._turns.append((path, seat, lines))

    def groups(self) -> tuple[ChronicleTurn, ...]:
        return tuple(ChronicleTurn(path, seat, tuple(lines)) for path, seat, lines in self._turns)


def same_turn(one: str, other: str) -> bool:
    """A sub-step or the closing seal belongs to the turn it is in, whether the seal lies in a step or beside it."""
    one, other = one.removesuffix(SEAL), other.removesuffix(SEAL)
    return one == other or one.startswith(f"{other} / ") or other.startswith(f"{one} / ")
