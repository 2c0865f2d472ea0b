"""What steps of Kingsburg still have to do, or have done, while they are asked."""

from __future__ import annotations

from kingsburg_table.core.agenda import Task
from kingsburg_table.core.effects import Waiting

Counts = tuple[int, int, int]
AFTER = -1  #: the place in a support where the owner's own `support` effects come


class Lots(Task, frozen=True):
    """One of these lots of goods is to be taken."""

    cause: str
    rule: str
    lots: tuple[Counts, ...]


class Toll(Task, frozen=True):
    """So many goods are to be given up."""

    n: int


class Offered(Task, frozen=True):
    """A trade that a giver's support has at this place."""

    giver: str
    place: int


class Part(Task, frozen=True):
    """A word of a giver's support, for a seat."""

    giver: str
    seat: int
    place: int


class PutUp(Task, frozen=True):
    """A building that was put up this turn."""

    building: str


Tasks = Lots | Toll | Offered | Part | PutUp | Waiting
