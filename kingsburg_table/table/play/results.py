"""What came of a press at the table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from kingsburg_table.core.actions import Event, Option
from kingsburg_table.core.journal.errors import JournalError
from kingsburg_table.table.play.narrowing import Answer
from kingsburg_table.table.play.why import Why


class Idle(StrEnum):
    """Why a press did nothing with the match."""

    CURTAIN = "curtain"
    RECAP = "recap"  #: it closed the recap
    PAST = "past"  #: it came back from the past
    OVER = "over"  #: the match is over
    THINKING = "thinking"  #: a computer is to act
    NOT_ARMED = "not armed"  #: the seal is grey
    TOO_SOON = "too soon"


@dataclass(frozen=True, slots=True)
class Nothing:
    because: Idle


@dataclass(frozen=True, slots=True)
class Selected:
    """The selection changed, or was asked to; see `answer.touched`."""

    answer: Answer


@dataclass(frozen=True, slots=True)
class Played:
    """An option was played. `events`: what those at the screen may see, for motion and sound."""

    option: Option
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Moved:
    """Undo, redo, reset, rewind or a wish: this many actions went back (or forth)."""

    actions: int


@dataclass(frozen=True, slots=True)
class Refused:
    why: Why


@dataclass(frozen=True, slots=True)
class NotSaved:
    """The match could not be written; it stands as before the press, on disk and here."""

    error: JournalError | OSError


Result = Nothing | Selected | Played | Moved | Refused | NotSaved
