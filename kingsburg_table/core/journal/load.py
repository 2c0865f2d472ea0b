"""Opening a save file: every recorded action is played again and must lead to the recorded state."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import msgspec

from kingsburg_table.core.actions import Action, Prompt, Record, TakeOver
from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.core.journal.checks import check_data, check_state, figures_can_be, word_can_be
from kingsburg_table.core.journal.depths import check_depths, check_futures
from kingsburg_table.core.journal.errors import Elsewhere, JournalError, Stuck, Unfit
from kingsburg_table.core.journal.journal import Journal, create_file, open_points
from kingsburg_table.core.journal.lines import PLAYED, Line, Parsed, parse
from kingsburg_table.core.journal.repeating import go_on_from, repeat, repeat_move
from kingsburg_table.core.named import fingerprint, unnamed
from kingsburg_table.core.opening import checked_options
from kingsburg_table.core.session import Session

MOST_RESUMED = 40  #: each was another correction of the figures


def load(path: Path) -> Session[Any, Any]:
    """Continue a match where its file ends. The file itself is only read; `session.notices` tells what was odd."""
    steps = load_slowly(path)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            session: Session[Any, Any] = end.value
            return session


def load_slowly(path: Path) -> Generator[None, None, Session[Any, Any]]:
    """The same in small steps, for quiet moments: one action is played again for each."""
    parsed = parse(path, get_controller)
    yield
    replay = _Replay(path, parsed)
    yield from replay.steps()
    session = replay.session
    played = parsed.lines[-1].played if parsed.lines else 0
    journal = Journal(path, session, parsed.sum, parsed.good, parsed.size, played)
    if parsed.old:
        journal.bring_up(parsed.lines[-1].n if parsed.lines else 0)
    if replay.trouble is not None:
        replay.go_on_from_last_snapshot(journal)
    if parsed.size > parsed.good:
        torn = {"line": len(parsed.lines) + 2, "bytes": parsed.size - parsed.good}
        session.notices.insert(0, Prompt("notice.torn", torn))
    session.keeper = journal
    return session


def copy_until(path: Path, new_path: Path, records: int) -> None:
    """A new file that ends after that many of the match's actions, for "continue from here". A file that does not have
    so many any more was gone on with by somebody else."""
    parsed = parse(path, get_controller)
    last = None
    for line, end in zip(parsed.lines, parsed.ends, strict=True):
        if line.n == records and line.kind in (*PLAYED, "start", "resume"):
            last = end
    if last is None or (parsed.lines and records > parsed.lines[-1].n):
        raise Elsewhere(path)
    create_file(new_path, parsed.raw[:last])


class _Replay:
    """Plays a file's lines again; `trouble` says why the rules of today do not follow the file to its end."""

    def __init__(self, path: Path, parsed: Parsed) -> None:
        self.path = path
        self.lines = parsed.lines
        self.older = parsed.older
        self.trouble: object = None
        self.where = 0  #: the line of the trouble
        self.known = 0  #: how many records of the match as it is now could be repeated
        self.timeline: list[Record] = []
        self.snapshots: dict[int, tuple[int, msgspec.Raw]] = {}
        self.resumed = 0
        self.session = self._begin(parsed)

    def _begin(self, parsed: Parsed) -> Session[Any, Any]:
        header, controller = parsed.header, parsed.controller
        options = checked_options(controller, header.options)
        try:
            return Session(controller, header.seats, options, header.seed, told=header.chance)
        except Exception as error:  # figures corrected since can break any rule's expectations
            self._differs(1, error, known=-1)
            return Session(controller, header.seats, options, header.seed)

    def steps(self) -> Iterator[None]:
        """Go through the lines; after trouble only look for a place to go on from."""
        for number, line in enumerate(self.lines, start=2):
            self._note(number, line)
            if line.kind == "resume":
                self._go_on(number, line.state, line.n)
                self.trouble = None
            elif self.trouble is None:
                self._repeat(number, line)
            elif line.kind in ("undo", "rewind"):
                self.known = min(self.known, line.n)
            yield

    def go_on_from_last_snapshot(self, journal: Journal) -> None:
        """The rules of today differ from the file's: continue where it last wrote the whole state down."""
        assert self.trouble is not None
        if not self.snapshots:
            raise Stuck(self.path, self.where, "rules", self.trouble)
        lost = len(self.timeline)
        records = max(self.snapshots)
        self._go_on(*self.snapshots[records], records)
        journal.resume(records)
        values = {"line": self.where, "records": records, "n": lost - records, "at": self.session.path}
        self.session.notices.append(Prompt("notice.resumed", values))

    def _repeat(self, number: int, line: Line[Action]) -> None:
        session = self.session
        known = len(session.records)
        try:
            if line.kind in PLAYED:
                assert line.action is not None
                repeat(session, line.kind, line.action, line.chance)
            else:
                if line.kind not in ("start", "format"):
                    repeat_move(session, line.kind, line.n)
                known = len(session.records) if line.kind != "start" else -1
            if not self._as_recorded(number, line):
                self._differs(number, "the state differs", known)
        except Exception as error:  # figures corrected since can break any rule's expectations
            self._differs(number, error, known)

    def _as_recorded(self, number: int, line: Line[Action]) -> bool:
        """Whether the match stands as the line says; older lines tell it by points and, once a round, by a snapshot."""
        if number - 2 >= self.older:
            return self.session.state_hash() == line.hash
        if bytes(line.state) and fingerprint(self._snapshot(line.state)) != self.session.state_hash():
            return False
        return line.points in ((), open_points(self.session))

    def _snapshot(self, raw: msgspec.Raw) -> Any:
        data = msgspec.json.decode(raw)
        check_data(data)
        return unnamed(self.session.controller.state_type, data)

    def _differs(self, number: int, why: object, known: int) -> None:
        self.trouble, self.where, self.known = why, number, known

    def _note(self, number: int, line: Line[Action]) -> None:
        """Keep count of records and snapshots without asking the rules."""
        count, seats = len(self.timeline), len(self.session.seats)
        points = line.points or (0,) * seats
        if not figures_can_be(line.n, line.at, points, line.turn, line.won, line.time, line.played, seats):
            raise Unfit(self.path, number, "figures", f"{line.n}, {line.at!r}, {line.points}")
        if line.kind in PLAYED:
            if line.n != count + 1 or line.action is None:
                raise Unfit(self.path, number, "order", f"{line.kind} {line.n} after {count} actions")
            if not -1 <= line.seat < seats:
                raise Unfit(self.path, number, "order", f"seat {line.seat}")
            if isinstance(line.action, TakeOver) and not word_can_be(line.action.by):
                raise Unfit(self.path, number, "figures", f"a computer {line.action.by!r}")
            self.timeline.append(Record(line.seat, line.action, line.chance, line.revealed))
        elif not 0 <= line.n <= count or (line.kind == "start" and number != 2):
            raise Unfit(self.path, number, "order", f"{line.kind} {line.n} after {count} actions")
        else:
            del self.timeline[line.n :]
            while self.snapshots and next(reversed(self.snapshots)) > line.n:  # the later ones were written later
                self.snapshots.popitem()
        if bytes(line.state):
            self.snapshots[line.n] = (number, line.state)

    def _go_on(self, number: int, raw: msgspec.Raw, records: int) -> None:
        session = self.session
        self.resumed += 1
        if self.resumed > MOST_RESUMED:
            raise Unfit(self.path, number, "order", f"gone on from {self.resumed} snapshots")
        if self.trouble is None:
            self.known = len(session.records)
        try:
            state = self._snapshot(raw)
            state.options = session.controller.chosen(session.options)
            check_state(session, state)
            session.play.agenda.find_places(state.agenda)
            check_depths(session.controller, state)
            check_futures(session.controller, state)
            go_on_from(session, state, self.timeline[:records], min(self.known, records))
            _look_at_everything(session)
        except Exception as error:  # a snapshot that the rules of today cannot read
            raise Stuck(self.path, number, "snapshot", error) from error


def _look_at_everything(session: Session[Any, Any]) -> None:
    """A state that cannot be looked at is none to go on from."""
    for seat in range(len(session.seats)):
        session.hints(seat)
        session.counters(seat)
        session.blocked(seat)


__all__ = ["JournalError", "copy_until", "load"]
