"""What a player of The Castles of Tuscany does. Slots, spaces, boards and joints count from 1; a hex is (q, r)."""

from __future__ import annotations

from typing import ClassVar, Self

from kingsburg_table.core.actions import Action
from kingsburg_table.games.tuscany.box import Cell


class Turn(Action, frozen=True):
    """Turn the estate board at a place by 180 degrees (S6)."""

    board: str
    place: int


class Swap(Action, frozen=True):
    """Let two estate boards change places (S6)."""

    board: str
    place: int
    other: str
    to: int

    def normal(self) -> Self:
        """The board further left first."""
        return type(self)(self.other, self.to, self.board, self.place) if self.to < self.place else self


class Join(Action, frozen=True):
    """Put what lies right of a joint half a hex higher or lower: `way` is up or down (S6)."""

    joint: int
    way: str


class ReadyMade(Action, frozen=True):
    """Lay out the estate that fits these boards best, start castle included."""


class PlaceStartCastle(Action, frozen=True):
    """Put the start castle on a castle hex: the estate is finished (S7)."""

    hex: Cell


class Draw(Action, frozen=True):
    """The action "draw estate cards" (T2)."""


class Take(Action, frozen=True):
    """Take the tile of a slot into storage; with full storage the piece `out` on `space` leaves (T3)."""

    tile: str
    slot: int
    space: int = 0
    out: str = ""


class Exchange(Action, frozen=True):
    """Replace all tiles of one kind in the display, since none there can be placed (T3.8)."""

    kind: str


class Place(Action, frozen=True):
    """Put the stored piece of a space on a hex; what it costs is asked next (T4)."""

    piece: str
    space: int
    hex: Cell


class Pay(Action, frozen=True):
    """Pay the placement with these cards and workers (T4.2)."""

    castle: int = 0
    town: int = 0
    inn: int = 0
    agriculture: int = 0
    quarry: int = 0
    village: int = 0
    monastery: int = 0
    cart: int = 0
    worker: int = 0


class PlaceFree(Action, frozen=True):
    """A castle's effect: put a tile of the display straight on a hex (T9.1)."""

    tile: str
    slot: int
    hex: Cell


class TakeToken(Action, frozen=True):
    """Take a bonus token: the first one, or a town's (S8, T10.1)."""

    token: str


class Decline(Action, frozen=True):
    """Do without the effect of the castle or town (T9.5, T10.1)."""


class UseMarble(Action, frozen=True):
    """Return one marble for an extra action (T1.3)."""


class EndTurn(Action, frozen=True):
    """Do without an extra action."""

    closes: ClassVar[bool] = True


ALL = (
    Turn, Swap, Join, ReadyMade, PlaceStartCastle, Draw, Take, Exchange, Place, Pay, PlaceFree, TakeToken, Decline,
    UseMarble, EndTurn,
)
