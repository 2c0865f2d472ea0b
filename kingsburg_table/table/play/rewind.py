"""Table rewind: going back further than undo, when everybody agrees."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass(slots=True)
class RewindVote:
    """Who has agreed to go back to the moment after `records` actions; one refusal ends it."""

    records: int
    voters: tuple[int, ...]
    agreed: set[int] = field(default_factory=set)
    refused: int | None = None

    @property
    def asked(self) -> int | None:
        """The seat that is asked now."""
        if self.refused is not None:
            return None
        return next((seat for seat in self.voters if seat not in self.agreed), None)

    @property
    def carried(self) -> bool:
        return self.refused is None and self.agreed >= set(self.voters)

    def agree(self, seat: int) -> None:
        if seat not in self.voters:
            raise ValueError(f"seat {seat} has no say")
        self.agreed.add(seat)

    def refuse(self, seat: int) -> None:
        if seat not in self.voters:
            raise ValueError(f"seat {seat} has no say")
        self.refused = seat


def vote(records: int, humans: Iterable[int], proposer: int | None = None) -> RewindVote:
    """Ask everybody; who proposes agrees already."""
    made = RewindVote(records, tuple(humans))
    if proposer is not None and proposer in made.voters:
        made.agree(proposer)
    return made
