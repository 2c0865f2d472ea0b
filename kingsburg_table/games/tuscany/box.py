"""What is in the box of The Castles of Tuscany, as the files of `rules_data/tuscany` say it."""

from __future__ import annotations

import msgspec

from kingsburg_table.core.components import Component, Name, Provenance
from kingsburg_table.games.tuscany.words import Crop, Gain, Gained, Income, Kind, Token, Word

START_CASTLE, HEXAGON = "start_castle", "hexagon"
NEUTRAL = "n"
EMPTY = "."

Cell = tuple[int, int]


class TileKind(Component, frozen=True, kw_only=True):
    """One of the eight kinds, with everything that goes by colour."""

    code: str
    colour: str
    hexes: int
    cards: int
    bonus: tuple[int, int]
    effect: Word
    more: Token | None = None  #: each of these adds one more of what the effect gives (T13, T14, T16)

    def __post_init__(self) -> None:
        if self.more is not None and not isinstance(self.effect, (Gain, Income)):
            raise ValueError("expected more only with a gain or with income")


class CropKind(Component, frozen=True, kw_only=True):
    """What stands on agriculture tiles."""


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A face of the hex tiles; `code` stands for it in states."""

    id: str
    code: str
    kind: Kind
    each: int
    neutral: int
    crops: tuple[Crop, ...] = ()
    name: Name | None = None
    source: dict[str, Provenance] = {}

    def __post_init__(self) -> None:
        if bool(self.crops) != (self.kind == "agriculture"):
            raise ValueError("expected crops on agriculture tiles and nowhere else")
        if self.name is None and self.id != self.kind:
            raise ValueError("missing key name: the tile is not called like its kind")


class Piece(Component, frozen=True, kw_only=True):
    """Something that fills a hex but lies in no stack; without a kind it takes that of its hex (T11.2)."""

    code: str
    kind: Kind | None = None


class Board(Component, frozen=True, kw_only=True):
    """An estate board: the codes of its ten hexes."""

    kind: str
    layout: str


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cells of every board and how the next board may be joined to it."""

    cells: tuple[Cell, ...]
    joints: dict[str, Cell]
    source: dict[str, Provenance] = {}


class ReadyMade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An estate that somebody has laid out already."""

    estate: str
    castle: Cell


class IncomeCard(Component, frozen=True, kw_only=True):
    gain: dict[Gained, int]
    copies: int

    def __post_init__(self) -> None:
        if len(self.gain) != 1 or min(self.gain.values()) < 1 or self.gain.get("hexagon", 1) > 1:
            raise ValueError("expected one reward of at least 1, and one hexagon at most")


class BonusToken(Component, frozen=True, kw_only=True):
    """What it adds is said by the `more` of whatever it adds to; this is what it does by itself."""

    count: int
    space: int = 0
    green: int = 0


class Term(Component, frozen=True, kw_only=True):
    """A word of the game with its forms."""


class Counts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the box must add up to; wooden pieces are not limited in play."""

    tiles: int
    player_tiles: int
    neutral_tiles: int
    start_castles: int
    estate_cards: int
    income_cards: int
    bonus_tokens: int
    boards: int
    hexes: int
    marble: int
    workers: int
    hexagons: int


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The single numbers of the game."""

    start_hand: int
    draw: int
    draw_more: Token
    display: int
    crowd: int
    stacks: tuple[int, ...]
    storage: int
    regions: dict[int, int]
    no_room_red: int
    hexagon_crop: int
    cards_per_point: int
    extra_rounds: int
    track: int
    counts: Counts
    source: dict[str, Provenance] = {}


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a printing has otherwise."""

    draw: int
    cards_per_point: int
    source: dict[str, Provenance] = {}


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """All of it together."""

    kinds: dict[str, TileKind]
    crops: dict[str, CropKind]
    tiles: dict[str, Tile]
    pieces: dict[str, Piece]
    shape: Shape
    boards: dict[str, Board]
    ready_made: dict[str, ReadyMade]
    income_cards: dict[str, IncomeCard]
    bonus_tokens: dict[str, BonusToken]
    figures: Figures
    editions: dict[str, Edition]
    terms: dict[str, Term]
