"""What a touch did, and what was selected."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from kingsburg_table.core.actions import Option, Refusal


class Touched(StrEnum):
    """What a touch did."""

    ADDED = "added"
    REMOVED = "removed"
    REPLACED = "replaced"  #: legal, but not together with what was touched before
    KEPT = "kept"  #: another piece of a class of which no more is needed
    REFUSED = "refused"  #: no option contains it: why not?
    TOO_SOON = "too soon"  #: a second press within 350 ms
    USE_SEAL = "use seal"  #: a second press, but the option reveals something
    PLAY = "play"  #: a second press: play the armed option


@dataclass(frozen=True, slots=True)
class Answer:
    """What a touch did; the option to play, or the reason why not."""

    touched: Touched
    option: Option | None = None
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Selection:
    """What was selected at a moment, to come back to it."""

    touched: tuple[tuple[str, int], ...]
    chosen: Option | None
    last: str | None
