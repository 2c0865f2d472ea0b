"""What steps of Kingsburg still have to do, or have done, while they are asked."""

from __future__ import annotations

from kingsburg_table.core.agenda import Task
from kingsburg_table.core.effects import Waiting

Counts = tuple[int, int, int]
REFILL = -2  #: the place where a tile that was emptied gets a new good
AFTER = -1  #: the place in a support where the owner's own `support` effects come


class Lots(Task, frozen=True):
    """One of these lots of goods is to be taken."""

    cause: str
    rule: str
    lots: tuple[Counts, ...]


class Toll(Task, frozen=True):
    """So many goods are to be given up."""

    n: int
    cause: str = ""
    rule: str = "K12.7"


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


class Free(Task, frozen=True):
    """Something that a component lets its owner do."""

    cause: str


class Open(Task, frozen=True):
    """A token that is to be put on an advisor."""

    cause: str


class Given(Task, frozen=True):
    """A good that one player chooses for another."""

    cause: str
    to: int


class Split(Task, frozen=True):
    """Lots that are to be shared with a partner."""

    giver: str
    place: int


class Picked(Task, frozen=True):
    """What was chosen already, or lies there to choose from, by its number."""

    giver: str
    place: int
    number: int


class Shared(Task, frozen=True):
    """A partner's choice that decides what the first player gets."""

    giver: str
    place: int
    to: int


class Spread(Task, frozen=True):
    """Goods of which some are to be given away."""

    cause: str
    goods: Counts
    n: int


class Defeat(Task, frozen=True):
    """A lost battle: whose card, and whether its points are kept; nothing said: the enemy's, and they are lost."""

    card: str = ""
    keeps_points: bool = False


class Bidding(Task, frozen=True):
    """An auction: the card, the highest bid and whose it is, who is asked, and who has left it (M3)."""

    card: str
    bid: int
    bidder: int
    asked: int
    out: tuple[int, ...] = ()


Tasks = (
    Lots | Toll | Offered | Part | PutUp | Waiting | Free | Open | Given | Split | Picked | Shared | Spread | Bidding
    | Defeat
)
