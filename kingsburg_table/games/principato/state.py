"""What lies on Principato's table."""

from __future__ import annotations

import msgspec

from kingsburg_table.core.agenda import Frame, State
from kingsburg_table.core.play import Play
from kingsburg_table.games.principato.components import Components
from kingsburg_table.games.principato.tasks import Tasks

NONE = -1
NO_ROUND, EXTRA, REGULAR = 0, 1, 2


class Principality(msgspec.Struct, array_like=True, gc=False, kw_only=True):
    """One player's board, cards and bills. Only totals of cubes matter (P1.6); troops are empty unless counted."""

    hand: list[int] = msgspec.field(default_factory=list)  #: numbers of the two action cards
    goals: list[str] = msgspec.field(default_factory=list)  #: secret until final scoring (P10.1)
    food: int = 0  #: in farms
    money: int = 0  #: in banks
    favor: int = 0  #: in the church
    field: int = 0
    farm: int = 0
    palazzo: int = 0
    bank: int = 0
    catapult: int = 0
    militia: int = 0
    condottiere: int = 0
    militia_food: int = 0  #: militia holding a food cube
    militia_favor: int = 0
    condottiere_money: int = 0
    condottiere_favor: int = 0
    monument: list[int] = msgspec.field(default_factory=list)  #: tokens by value, high to low, as in the data
    book: list[int] = msgspec.field(default_factory=list)
    painting: list[int] = msgspec.field(default_factory=list)
    military: int = 0  #: victory points in bills

    @property
    def free_militia(self) -> int:
        return self.militia - self.militia_food - self.militia_favor

    @property
    def free_condottieri(self) -> int:
        return self.condottiere - self.condottiere_money - self.condottiere_favor

    @property
    def cubes(self) -> int:
        """Cubes in farms, banks and church: the tie-break (P9.2)."""
        return self.food + self.money + self.favor

    @property
    def military_tokens(self) -> int:
        """What the decision order of a scoring goes by (P6.1)."""
        return self.catapult + self.militia + self.condottiere


class Stock(msgspec.Struct, array_like=True, gc=False, kw_only=True):
    """The general supply; every limit is real (P11)."""

    food: int = 0
    money: int = 0
    favor: int = 0
    land: int = 0  #: fields and farms are two sides of one token
    city: int = 0  #: palazzi and banks
    catapults: int = 0
    troops: int = 0  #: militia and condottieri
    monument: list[int] = msgspec.field(default_factory=list)
    book: list[int] = msgspec.field(default_factory=list)
    painting: list[int] = msgspec.field(default_factory=list)


class Principato(State, kw_only=True):
    """The whole table. Cards are numbers of faces; lists of copies have a place for each face, scoring card first."""

    agenda: list[Frame[Tasks]] = msgspec.field(default_factory=list)
    players: list[Principality] = msgspec.field(default_factory=list)
    stock: Stock = msgspec.field(default_factory=Stock)
    display: list[int] = msgspec.field(default_factory=list)  #: left to right; the leftmost leaves first
    deck: list[int] = msgspec.field(default_factory=list)  #: the draw deck, a pool: copies of each face
    removed: list[int] = msgspec.field(default_factory=list)  #: out of the game: copies of each face
    box: list[int] = msgspec.field(default_factory=list)  #: left out in this match: copies of each face
    year: int = 0
    turn: int = 0  #: turns begun this year
    turns: int = 0  #: turns begun in the match
    active: int = NONE  #: whose turn it is, or was last
    actions: int = 0  #: actions the active player has left
    place: int = NONE  #: the hand place that is being activated
    option: int = NONE
    scorings: int = 0  #: military scorings begun
    round: int = NO_ROUND  #: the kind of scoring that runs
    line: list[int] = msgspec.field(default_factory=list)  #: decision order of the scoring (P6.1)
    awarded: list[int] = msgspec.field(default_factory=list)  #: points of the last scoring by seat
    goals_up: bool = False  #: the goal cards are turned up (P9.5)


PPlay = Play[Principato, Components]
