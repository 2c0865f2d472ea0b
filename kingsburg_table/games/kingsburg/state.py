"""What lies on Kingsburg's table."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec

from kingsburg_table.core.agenda import Frame, State
from kingsburg_table.core.play import Play
from kingsburg_table.games.kingsburg.tasks import Tasks

if TYPE_CHECKING:
    from kingsburg_table.games.kingsburg.components import Components

NEUTRAL = -1  #: the seat of neutral dice (K15)
NOBODY = -1


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


class Battle(msgspec.Struct, array_like=True, gc=False):
    """How one player's winter battle stands."""

    strength: int = 0
    result: str = ""  #: win, draw, loss
    strongest: bool = False
    fallen: list[str] = msgspec.field(default_factory=list)


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


KPlay: TypeAlias = "Play[Kingsburg, Components]"
