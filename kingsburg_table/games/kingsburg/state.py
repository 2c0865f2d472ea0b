"""What lies on Kingsburg's table."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec

from kingsburg_table.core.agenda import Frame, State
from kingsburg_table.core.play import Play
from kingsburg_table.games.kingsburg.tasks import Tasks

if TYPE_CHECKING:
    from kingsburg_table.games.kingsburg.box import Components

GOODS = ("gold", "wood", "stone")
NEUTRAL = -1  #: the seat of neutral dice (K15)
NOBODY = -1
HIDDEN = "?"  #: in views: something that this seat may not see


class Player(msgspec.Struct, array_like=True, gc=False, kw_only=True):
    """One player's province, store and dice."""

    goods: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])  #: gold, wood, stone
    tokens: int = 0
    soldiers: int = 0
    points: dict[str, int] = msgspec.field(default_factory=dict)  #: by source
    built: list[str] = msgspec.field(default_factory=list)
    dice: list[int] = msgspec.field(default_factory=list)  #: coloured dice not yet assigned
    white: list[int] = msgspec.field(default_factory=list)  #: white dice not yet assigned
    white_dice: int = 0  #: white dice rolled this season
    total: int = 0  #: this season's final roll
    aid: bool = False  #: holds the King's aid die (K3.1)
    used: list[tuple[str, int]] = msgspec.field(default_factory=list)  #: (source, effect) used up for now (K2.1)
    token_used: bool = False  #: one +2 token a productive season (K5.4)
    passed: bool = False
    strips: list[str] = msgspec.field(default_factory=list)  #: rows of the sheet that a strip covers (M2)
    offered: list[str] = msgspec.field(default_factory=list)  #: strips dealt or drafted, until it is said which cover
    hand: list[str] = msgspec.field(default_factory=list)  #: governors to choose from (M3)
    governor: str = ""
    group: str = ""  #: of Vote Buying (SC1)
    army: list[int] = msgspec.field(default_factory=list)  #: army tokens left (M5)
    mustered: int = -1  #: the army token chosen, until all are turned up
    reinforced: int = 0  #: soldiers that this winter's die or token gave (K12.2)
    fortified: dict[str, int] = msgspec.field(default_factory=dict)  #: strength paid for before the reveal (K12.3)
    kept: int = 0  #: soldiers that stay when the others go home
    won: int = 0  #: battles won
    wager: int = 0  #: points if no die is rolled again (Philosopher)
    unscored: list[str] = msgspec.field(default_factory=list)  #: buildings that scored nothing (Sorcerer)
    put_up: int = 0  #: buildings put up this season, step d
    doubled: str = ""  #: the advisor whose support counts twice (SC1, Peasants)
    champions: int = 0  #: soldiers sent to the tournament (SC4)
    enlisted: bool = False  #: the tile of this support gave soldiers (5.9)

    @property
    def score(self) -> int:
        return sum(self.points.values())

    def has_used(self, source: str) -> bool:
        """Whether an effect of this source is used up for now."""
        return any(key[0] == source for key in self.used)


class Placed(msgspec.Struct, array_like=True, gc=False, frozen=True):
    """A set of dice on an advisor."""

    rank: int
    seat: int
    dice: tuple[int, ...] = ()
    white: tuple[int, ...] = ()
    token: bool = False
    shift: int = 0
    envoy: bool = False
    office: str = ""  #: a space of the Politician's instead of the board's
    fair: bool = False  #: one die, whatever it shows


class Battle(msgspec.Struct, array_like=True, gc=False):
    """How one player's winter battle stands."""

    strength: int = 0
    result: str = ""  #: win, draw, loss
    strongest: bool = False
    fallen: list[str] = msgspec.field(default_factory=list)


class Marker(msgspec.Struct, array_like=True, gc=False, frozen=True):
    """A building token on an advisor: a deal, a society, an alliance."""

    rank: int
    seat: int


class Kingsburg(State, kw_only=True):
    """The whole table."""

    agenda: list[Frame[Tasks]] = msgspec.field(default_factory=list)
    players: list[Player] = msgspec.field(default_factory=list)
    leader: int = NOBODY  #: who was chosen to begin; nobody: drawn by lot
    year: int = 0
    season: str = ""
    placed: list[Placed] = msgspec.field(default_factory=list)
    envoy: int = NOBODY
    enemy: str = ""  #: this winter's card, once somebody has looked at it or it was turned up
    peekers: list[int] = msgspec.field(default_factory=list)
    enemy_shown: bool = False
    reinforcements: int = 0
    battles: list[Battle] = msgspec.field(default_factory=list)
    destiny: str = ""  #: this year's card (M4)
    prayer: int = NOBODY  #: who prays at the start of this season
    destinies: list[str] = msgspec.field(default_factory=list)  #: cards turned up before
    gifts: list[int] = msgspec.field(default_factory=list)  #: ranks where a gift lies
    markers: list[Marker] = msgspec.field(default_factory=list)
    whims: list[int] = msgspec.field(default_factory=list)  #: ranks with a tile (M6)
    removed: list[int] = msgspec.field(default_factory=list)  #: tiles that left the game
    store: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])  #: goods on the Merchant's tile
    draw: str = ""  #: the good on the Sergeant's tile
    cards: list[str] = msgspec.field(default_factory=list)  #: governors open for the auction, or strips left
    valley: str = ""  #: the Valley's card of this winter, once somebody has looked at it or it was turned up (SC3)
    scouts: list[int] = msgspec.field(default_factory=list)  #: who has looked at it


KPlay: TypeAlias = "Play[Kingsburg, Components]"
