"""Tuscany's components, read from `rules_data/tuscany`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import accumulate
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from kingsburg_table import places
from kingsburg_table.core.components import Name, Source, data_version
from kingsburg_table.games.tuscany.box import (
    HEXAGON,
    START_CASTLE,
    Board,
    BonusToken,
    Box,
    CropKind,
    Edition,
    Figures,
    IncomeCard,
    Piece,
    ReadyMade,
    Shape,
    Term,
    Tile,
    TileKind,
)
from kingsburg_table.games.tuscany.checks import check, check_arrangements
from kingsburg_table.games.tuscany.land import Land, lay_out, read_plan
from kingsburg_table.games.tuscany.words import KINDS, TOKENS, Gain

Openings = Mapping[str, tuple[int, ...]]  #: where pieces of each kind may go
FILES = ("kinds", "tiles", "estates", "cards", "figures")


class Components:
    """Everything in the box, with the look-ups that steps need."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.kinds = {kind: box.kinds[kind] for kind in KINDS}
        self.crops, self.tiles, self.pieces, self.boards = box.crops, box.tiles, box.pieces, box.boards
        self.shape, self.ready_made = box.shape, box.ready_made
        self.income_cards = box.income_cards
        self.tokens = {token: box.bonus_tokens[token] for token in TOKENS}
        self.figures, self.editions, self.terms = box.figures, box.editions, box.terms
        #: Codes of the kinds in their order, and a kind's place in lists of cards, bonuses and hexes.
        self.codes = "".join(kind.code for kind in self.kinds.values())
        self.kind_ids = tuple(self.kinds)
        self.place = {kind: place for place, kind in enumerate(self.kinds)}
        self.place_of_code = {code: place for place, code in enumerate(self.codes)}
        #: By the code of a piece: what it is called, and the code of its kind; a hexagon has none.
        self.id_of: dict[str, str] = {}
        self.code_of: dict[str, str] = {}
        self.kind_of: dict[str, str] = {}
        faces: list[Tile | Piece] = [*box.tiles.values(), *box.pieces.values()]
        for face in faces:
            self.id_of[face.code], self.code_of[face.id] = face.id, face.code
            self.kind_of[face.code] = box.kinds[face.kind].code if face.kind else ""
        self.to_kind = str.maketrans(self.kind_of)  #: pieces of a text to the codes of their kinds; hexagons vanish
        self.crops_of = {tile.code: tile.crops for tile in box.tiles.values() if tile.crops}
        self.hexagon, self.start_castle = box.pieces[HEXAGON].code, box.pieces[START_CASTLE].code
        self.castle = self.kind_of[self.start_castle]
        self.own_set = "".join(tile.code * tile.each for tile in box.tiles.values())
        self.neutral_set = "".join(tile.code * tile.neutral for tile in box.tiles.values())
        self.incomes = tuple(box.income_cards)
        self.effects = {kind.code: kind.effect for kind in self.kinds.values()}
        self.gained = {code: word.things() if isinstance(word, Gain) else {} for code, word in self.effects.items()}
        self.more = {kind.code: TOKENS.index(kind.more) for kind in self.kinds.values() if kind.more}
        #: How many own tiles are turned up when the first, the second, the last stack is empty.
        self.emptied = tuple(accumulate(self.figures.stacks))
        self.own_tiles = self.emptied[-1]
        self.card_total = sum(kind.cards for kind in self.kinds.values())
        self.draw_more = TOKENS.index(self.figures.draw_more)
        self.phases = len(self.figures.stacks)
        self.plan = lru_cache(maxsize=4096)(read_plan)  #: how the boards of an estate lie
        self.land = lru_cache(maxsize=4096)(self._land)
        self.openings = lru_cache(maxsize=16384)(self._openings)

    def _land(self, code: str) -> Land:
        return lay_out(self.shape, self.boards, read_plan(code))

    def _openings(self, estate: str, pieces: str) -> Openings:
        """By code of a kind: the hexes where a piece may go (T4.3, T4.4). A hexagon's own code stands for all."""
        land = self.land(estate)
        found = land.open(pieces)
        kinds = dict.fromkeys(land.kinds[hex] for hex in found)
        return {self.hexagon: tuple(found)} | {
            code: tuple(hex for hex in found if land.kinds[hex] == code) for code in kinds
        }

    def stacks(self, left: int) -> list[int]:
        """How many of the tiles left lie in each stack: those from the left are used up first (T3.4)."""
        found: list[int] = []
        for size in reversed(self.figures.stacks):
            found.insert(0, min(size, left))
            left -= found[0]
        return found

    def of_edition(self, name: str) -> Components:
        """The same box with the figures that a printing has otherwise."""
        edition = self.editions[name]
        figures = replace(self.figures, draw=edition.draw, cards_per_point=edition.cards_per_point)
        return Components(replace(self.box, figures=figures))

    def names(self) -> dict[str, Name]:
        """Every component's name by id, for texts."""
        groups: tuple[dict[str, Any], ...] = (
            self.terms, self.crops, self.tiles, self.kinds, self.pieces, self.boards, self.income_cards, self.tokens,
        )
        return {id: thing.name for group in groups for id, thing in group.items() if thing.name is not None}


def read(directory: Path | None = None) -> tuple[Source, Box]:
    """The files as they are; raises DataErrors with everything that cannot be read."""
    source = Source(directory or places.rules_data() / "tuscany")
    parts: dict[str, Any] = {
        "kinds": source.entries("kinds.yaml", "kinds", TileKind),
        "crops": source.entries("kinds.yaml", "crops", CropKind),
        "tiles": source.entries("tiles.yaml", "tiles", Tile),
        "pieces": source.entries("tiles.yaml", "pieces", Piece),
        "shape": source.entry("estates.yaml", "shape", Shape),
        "boards": source.entries("estates.yaml", "boards", Board),
        "ready_made": source.entries("estates.yaml", "ready_made", ReadyMade),
        "income_cards": source.entries("cards.yaml", "income_cards", IncomeCard),
        "bonus_tokens": source.entries("cards.yaml", "bonus_tokens", BonusToken),
        "figures": source.entry("figures.yaml", "figures", Figures),
        "editions": source.entries("figures.yaml", "editions", Edition),
        "terms": source.entries("figures.yaml", "terms", Term),
    }
    source.raise_if_any()
    return source, Box(**parts)


def load(directory: Path | None = None) -> Components:
    """Read and check the data; raises DataErrors with everything that is wrong."""
    source, box = read(directory)
    check(source, box)
    source.raise_if_any()
    return Components(box)


def validate(directory: Path | None = None) -> None:
    """As `load`, and every way to lay three boards side by side."""
    source, box = read(directory)
    check(source, box)
    source.raise_if_any()
    check_arrangements(source, box)
    source.raise_if_any()


def version(directory: Path | None = None) -> str:
    """A mark that changes whenever a figure changes."""
    return data_version(directory or places.rules_data() / "tuscany", FILES)
