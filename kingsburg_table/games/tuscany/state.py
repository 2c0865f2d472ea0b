"""What lies on Tuscany's table.

Pieces are codes of `tiles.yaml`, one letter each: a text of 30 is an estate, a text of 8 the display; `.` is an empty
place. Piles that lie face down are pools without an order: texts of codes, or counts by kind.
"""

from __future__ import annotations

import msgspec

from kingsburg_table.core.agenda import State
from kingsburg_table.core.play import Play
from kingsburg_table.games.tuscany.components import Components

NONE = -1
#: Where green points come from, and where red points come from: green ones by their source, and those at the end.
GREEN = ("regions", "colours", "crops", "tokens", "income")
RED = (*GREEN, "kept")


class Prince(msgspec.Struct, array_like=True, gc=False, kw_only=True):
    """One player's estate, storage, cards and points."""

    estate: str = ""  #: how the three boards lie, as `A1 C1r B1r dd`; `?` while others may not see it
    pieces: str = ""  #: what lies on each of the 30 hexes, by (q, r)
    store: str = "."  #: the storage spaces; a new token adds one
    hand: list[int] = msgspec.field(default_factory=list)  #: estate cards by kind; empty for those who may not see it
    cards: int = 0  #: how many they are, which everybody may see (T19)
    tokens: list[int] = msgspec.field(default_factory=list)  #: bonus tokens by kind
    marble: int = 0
    worker: int = 0
    green: int = 0
    red: int = 0
    green_from: list[int] = msgspec.field(default_factory=list)  #: as GREEN
    red_from: list[int] = msgspec.field(default_factory=list)  #: as RED
    scored: list[int] = msgspec.field(default_factory=list)  #: green points added at each scoring
    straight: int = 0  #: red points straight from income cards
    kept: list[int] = msgspec.field(default_factory=list)  #: final scoring: cards, tiles, hexagons, marble, workers
    stack: str = ""  #: own tiles not yet turned up, a pool (T3.4)


class Tuscany(State, kw_only=True):
    """The whole table."""

    players: list[Prince] = msgspec.field(default_factory=list)
    deck: list[int] = msgspec.field(default_factory=list)  #: estate cards by kind, a pool; empty in views
    discard: list[int] = msgspec.field(default_factory=list)  #: estate cards by kind, open
    incomes: list[int] = msgspec.field(default_factory=list)  #: income cards face down, by kind of card
    incomes_open: list[int] = msgspec.field(default_factory=list)  #: the open pile of used ones
    display: str = ""
    backs: str = ""  #: of the display: `n` neutral, or the seat whose tile it is
    neutral: str = ""  #: neutral tiles face down, a pool
    aside: str = ""  #: neutral tiles put aside face up; they come back (T7.4)
    gone: str = ""  #: players' tiles put aside face up
    box: str = ""  #: tiles removed from the game (T3.3)
    tokens: list[int] = msgspec.field(default_factory=list)  #: bonus tokens that are left, by kind
    bonuses: list[int] = msgspec.field(default_factory=list)  #: how many players have completed each kind
    phase: int = 0
    round: int = 0  #: rounds begun in the match
    pending: bool = False  #: a stack that ends the phase is empty (T8)
    extra: int = 0  #: extra rounds begun in the last phase
    skipped: int = 0  #: turns skipped in this round
    acted: int = 0  #: actions begun in the running turn
    space: int = NONE  #: storage space of the piece that was placed last, or is being placed
    hex: int = NONE  #: where it goes, until it is paid
    exchanging: bool = False  #: the player has begun to exchange tiles of the display (T3.8)
    laid: bool = False  #: all estates lie open

    @property
    def open_hands(self) -> bool:
        """The family option: all hands lie open."""
        return self.options.get("open_hands") == "on"


TPlay = Play[Tuscany, Components]
