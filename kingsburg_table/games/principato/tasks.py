"""What steps of Principato keep in mind while they are asked."""

from __future__ import annotations

from kingsburg_table.core.agenda import Task


class Gained(Task, frozen=True):
    """Cubes of a kind that a card shows; some of them may go straight on troops (P1.13)."""

    cube: str
    shown: int


class Dismissed(Task, frozen=True):
    """It is decided how many of these troops go (P6.11)."""

    troop: str


Tasks = Gained | Dismissed
