"""What lies on Signorie's table.

Colours, careers, rows, cities and houses are numbered from 0 in the order of the data. A helper space is column * 3 +
row, a task space colour * 2 + (0 upper, 1 lower), an alliance token (house + 1) * 10 + points, a pawn in a city
seat * 2 + (0 man, 1 woman).
"""

from __future__ import annotations

import msgspec

from kingsburg_table.core.agenda import State
from kingsburg_table.core.play import Play
from kingsburg_table.games.signorie.components import Components

NONE = -1
NO_DIE = 0
NO_TOKEN = 0


class Family(msgspec.Struct, array_like=True, gc=False, kw_only=True):
    """One player's board and pawns."""

    plan: int = 0
    florins: int = 0
    men: int = 0  #: available
    women: int = 0
    reserve_men: int = 0  #: the general supply
    reserve_women: int = 0
    laid_men: int = 0  #: in the threshold area
    laid_women: int = 0
    careers: list[list[int]] = msgspec.field(default_factory=list)  #: spaces of the own men, low to high
    initiative: int = 0  #: the step of the disc
    helpers: list[int] = msgspec.field(default_factory=list)  #: helper spaces with a disc, in the order of hiring
    brides: int = 0
    rows: list[list[int]] = msgspec.field(default_factory=list)  #: face-up tokens of each row of the plan
    face_down: list[int] = msgspec.field(default_factory=list)  #: face-down tokens of each row: only how many (S10.4)
    dice: list[int] = msgspec.field(default_factory=list)  #: value on each action space, or NO_DIE
    aside: list[int] = msgspec.field(default_factory=list)  #: the same, taken off for an extra action (S11.11)
    passed: bool = False
    scored: list[int] = msgspec.field(default_factory=list)  #: victory points by source, as words.POINTS

    @property
    def points(self) -> int:
        return sum(self.scored)

    @property
    def taken(self) -> int:
        """Dice on the action spaces."""
        return len(self.dice) - self.dice.count(NO_DIE)

    @property
    def married(self) -> int:
        """Married men: the lord and one for each bride (S7.8)."""
        return 1 + self.brides


class Signorie(State, kw_only=True):
    """The whole table. Fronts of tokens nobody has seen are a pool: removed, stacked and face-down ones together."""

    players: list[Family] = msgspec.field(default_factory=list)
    round: int = 0
    pool: list[list[int]] = msgspec.field(default_factory=list)  #: dice of each colour, high to low
    tasks: list[int] = msgspec.field(default_factory=list)  #: the task on each task space, as numbered in the data
    cities: list[list[int]] = msgspec.field(default_factory=list)  #: pawns in each city, in the order of arrival
    closed: list[int] = msgspec.field(default_factory=list)  #: cities that are not used
    mission_tokens: list[int] = msgspec.field(default_factory=list)  #: by city, or 0
    marriage_tokens: list[int] = msgspec.field(default_factory=list)
    stack: int = 0  #: tokens in the draw stack
    unseen: list[int] = msgspec.field(default_factory=list)  #: copies nobody has seen: house by house, value by value
    rewards: list[str] = msgspec.field(default_factory=list)  #: tokens of the rounds
    cleared: int = 0  #: reward tokens that are removed (S11.14)
    helpers: int = 0  #: discs in the bank
    brides: int = 0
    line: list[int] = msgspec.field(default_factory=list)  #: seats by initiative, the highest disc first (S11.2)
    sums: list[int] = msgspec.field(default_factory=list)  #: by seat, at the last threshold check
    thresholds: list[int] = msgspec.field(default_factory=list)
    entitled: list[int] = msgspec.field(default_factory=list)  #: seats, in the new turn order
    colour: int = NONE  #: of the die being used
    value: int = 0
    extra: bool = False  #: it is the die of an extra action
    row: int = 0  #: helpers from this row on may still be used
    points: int = 0  #: advancement points left
    spent: int = 0  #: and used already
    tracks: list[int] = msgspec.field(default_factory=list)  #: where they may be used; number 3 is initiative
    face_down: bool = False  #: the running Mission or Marriage brings a face-down token
    pawns: int = 0  #: to be taken from the general supply


SPlay = Play[Signorie, Components]
