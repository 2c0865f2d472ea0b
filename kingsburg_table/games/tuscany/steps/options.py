"""Options that are listed again and again, made once; what a player touches for them."""

from __future__ import annotations

from functools import cache

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


@cache
def take(seat: int, tile: str, slot: int, reveals: bool) -> Option:
    return Option(Take(tile, slot + 1), (f"offer.{slot + 1}",), reveals)


@cache
def take_for(seat: int, tile: str, slot: int, space: int, out: str, reveals: bool) -> Option:
    """With full storage: what lies on the space leaves (T3.3)."""
    return Option(Take(tile, slot + 1, space + 1, out), (f"offer.{slot + 1}", f"store.{seat}.{space + 1}"), reveals)


@cache
def exchange(kind: str, slots: tuple[int, ...]) -> Option:
    return Option(Exchange(kind), ("exchange", *(f"offer.{slot + 1}" for slot in slots)), reveals=True)


@cache
def place(seat: int, piece: str, space: int, hex: int, cell: Cell, reveals: bool) -> Option:
    return Option(Place(piece, space + 1, cell), (f"hex.{seat}.{hex + 1}", f"store.{seat}.{space + 1}"), reveals)


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
