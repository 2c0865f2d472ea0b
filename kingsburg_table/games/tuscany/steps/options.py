"""Options that are listed again and again, made once; what a player touches for them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from kingsburg_table.core.actions import Option
from kingsburg_table.games.tuscany.actions import (
    Decline,
    Draw,
    EndTurn,
    Exchange,
    Join,
    Pay,
    Place,
    PlaceFree,
    PlaceStartCastle,
    ReadyMade,
    Swap,
    Take,
    TakeToken,
    Turn,
    UseMarble,
)
from kingsburg_table.games.tuscany.box import Cell
from kingsburg_table.games.tuscany.land import Land
from kingsburg_table.games.tuscany.payment import Payment
from kingsburg_table.games.tuscany.words import KINDS

DRAW = Option(Draw(), ("deck",), reveals=True)
READY_MADE = Option(ReadyMade(), ("ready_made",))
DECLINE = Option(Decline(), ("decline",))
END_TURN = Option(EndTurn(), ("end",))


@cache
def turn(seat: int, board: str, place: int) -> Option:
    return Option(Turn(board, place), (f"turn.{seat}.{place}",))


@cache
def swap(seat: int, board: str, place: int, other: str, to: int) -> Option:
    return Option(Swap(board, place, other, to), (f"board.{seat}.{place}", f"board.{seat}.{to}"))


@cache
def join(seat: int, joint: int, way: str) -> Option:
    return Option(Join(joint, way), (f"joint.{seat}.{joint}",))


@cache
def start_castle(seat: int, hex: int, cell: Cell) -> Option:
    return Option(PlaceStartCastle(cell), (f"hex.{seat}.{hex + 1}",))


class Takes(dict[str, Option]):
    """For a slot of the display: taking whatever lies there, made when first asked for. With full storage the piece of
    a storage space leaves for it (T3.3)."""

    def __init__(self, id_of: Mapping[str, str], seat: int, slot: int, space: int, out: str, reveals: bool) -> None:
        super().__init__()
        self._id_of, self._slot, self._space, self._reveals = id_of, slot, space, reveals
        self._out = id_of[out] if out else ""
        self._touched = (f"offer.{slot}", f"store.{seat}.{space}") if out else (f"offer.{slot}",)

    def __missing__(self, code: str) -> Option:
        take = Take(self._id_of[code], self._slot, self._space, self._out)
        option = self[code] = Option(take, self._touched, self._reveals)
        return option


class TakeTables:
    """By slot, and by space and the piece there where the storage is full, for the pieces of a box."""

    def __init__(self, id_of: Mapping[str, str], slots: int) -> None:
        self._id_of, self._slots = id_of, slots
        self._rows: dict[tuple[int, int, str, bool], list[Takes]] = {}

    def rows(self, seat: int, space: int, out: str, reveals: bool) -> list[Takes]:
        """One for each slot; spaces count from 1, and 0 stands for a free one, from which nothing goes out."""
        key = seat, space, out, reveals
        rows = self._rows.get(key)
        if rows is None:
            slots = range(1, self._slots + 1)
            rows = self._rows[key] = [Takes(self._id_of, seat, slot, space, out, reveals) for slot in slots]
        return rows


@cache
def exchange(kind: str, slots: tuple[int, ...]) -> Option:
    return Option(Exchange(kind), ("exchange", *(f"offer.{slot + 1}" for slot in slots)), reveals=True)


@cache
def place(seat: int, piece: str, space: int, hex: int, cell: Cell) -> Option:
    return Option(Place(piece, space + 1, cell), (f"hex.{seat}.{hex + 1}", f"store.{seat}.{space + 1}"))


@lru_cache(maxsize=16384)
def places(seat: int, piece: str, space: int, hexes: tuple[int, ...], land: Land) -> tuple[Option, ...]:
    return tuple([place(seat, piece, space, hex, land.cells[hex]) for hex in hexes])


@cache
def pay(seat: int, payment: Payment, reveals: bool) -> Option:
    cards, workers = payment
    paid = {kind: count for kind, count in zip(KINDS, cards, strict=True) if count}
    touched = [f"card.{seat}.{kind}" for kind, count in paid.items() for _ in range(count)]
    return Option(Pay(**paid, worker=workers), tuple(sorted((*touched, *(f"worker.{seat}",) * workers))), reveals)


@cache
def place_free(seat: int, tile: str, slot: int, hex: int, cell: Cell, reveals: bool) -> Option:
    return Option(PlaceFree(tile, slot + 1, cell), (f"hex.{seat}.{hex + 1}", f"offer.{slot + 1}"), reveals)


@cache
def take_token(token: str) -> Option:
    return Option(TakeToken(token), (f"token.{token}",))


@cache
def use_marble(seat: int) -> Option:
    return Option(UseMarble(), (f"marble.{seat}",))
