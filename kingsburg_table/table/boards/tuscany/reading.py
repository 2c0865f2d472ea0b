"""What painters need of a view: kinds by name instead of codes, estates as maps, stacks as three piles."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from kingsburg_table.games.tuscany.box import EMPTY
from kingsburg_table.games.tuscany.components import Components
from kingsburg_table.games.tuscany.land import Land, occupied
from kingsburg_table.games.tuscany.state import Prince, Tuscany
from kingsburg_table.table.pieces.board import Sight

HIDDEN = "?"


@dataclass(frozen=True, slots=True)
class PieceShown:
    """What lies on a hex or a space: a tile of a kind with its crops, the start castle, or a wooden hexagon."""

    kind: str
    crops: tuple[str, ...] = ()
    wooden: bool = False
    start: bool = False


def asked(sight: Sight) -> str:
    """The kind of the open decision; empty in the past and behind curtains."""
    return sight.decision.kind if sight.decision is not None else ""


def prince(sight: Sight, seat: int) -> Prince:
    view: Tuscany = sight.view
    return view.players[seat]


def kinds(data: Components) -> tuple[str, ...]:
    return tuple(data.kinds)


def kind_of_code(data: Components, code: str) -> str:
    return kinds(data)[data.place_of_code[code]]


def piece(data: Components, code: str, ground: str = "") -> PieceShown | None:
    """The piece of a code; a hexagon takes the kind of its ground."""
    if code == EMPTY:
        return None
    if code == data.hexagon:
        return PieceShown(ground, wooden=True)
    return PieceShown(kind_of_code(data, data.kind_of[code]), tuple(data.crops_of.get(code, ())),
                      start=code == data.start_castle)


def hidden(estate: str) -> bool:
    """Whether an estate is not laid out yet, or not for these eyes."""
    return not estate or HIDDEN in estate


def land_of(sight: Sight, seat: int) -> Land | None:
    """A seat's estate as a map; None while it may not be seen."""
    estate = prince(sight, seat).estate
    found: Land | None = None if hidden(estate) else sight.data.land(estate)
    return found


def ground(data: Components, land: Land, number: int) -> str:
    """The kind printed on a hex."""
    return kind_of_code(data, land.kinds[number])


def lying(sight: Sight, seat: int, number: int) -> PieceShown | None:
    """What lies on a hex."""
    land = land_of(sight, seat)
    assert land is not None
    pieces = prince(sight, seat).pieces
    code = pieces[number] if number < len(pieces) else EMPTY
    return piece(sight.data, code, ground(sight.data, land, number))


@dataclass(frozen=True, slots=True)
class Unpaid:
    """A piece that waits to be paid: its storage space, its hex, its code."""

    space: int
    hex: int
    code: str


def unpaid(sight: Sight) -> Unpaid | None:
    """What waits to be paid in the estate that is shown."""
    view: Tuscany = sight.view
    if asked(sight) != "pay" or sight.decision is None or sight.decision.seat != sight.estate:
        return None
    return Unpaid(view.space, view.hex, prince(sight, sight.estate).store[view.space])


def wanted_tile(sight: Sight) -> str:
    """The tile of the offer that is being looked at or about to be taken into the storage that is shown."""
    option = sight.page.option
    view: Tuscany = sight.view
    if option is None or asked(sight) != "act" or sight.seat != sight.estate:
        return ""
    slots = [int(target.partition(".")[2]) for target in option.targets if target.startswith("offer.")]
    return view.display[slots[0] - 1] if slots and "exchange" not in option.targets else ""


def filled(sight: Sight, seat: int) -> int:
    """How many hexes of an estate are occupied."""
    return sum(code not in (EMPTY, HIDDEN) for code in prince(sight, seat).pieces)


def open_hexes(sight: Sight, seat: int, kind: str) -> int:
    """How many hexes a tile of this kind fits now."""
    land, pieces = land_of(sight, seat), prince(sight, seat).pieces
    if land is None or HIDDEN in pieces or len(pieces) != len(land.cells):
        return 0
    return len(land.open_of(pieces, sight.data.kinds[kind].code, occupied(pieces)))


@lru_cache(maxsize=64)
def stacks(left: int, sizes: tuple[int, ...]) -> tuple[int, ...]:
    """How many tiles each of the three stacks holds: the leftmost are used up first (T3.4).

    >>> stacks(10, (7, 7, 7))
    (0, 3, 7)
    """
    made = []
    for size in reversed(sizes):
        made.append(min(size, left))
        left -= made[-1]
    return tuple(reversed(made))


def stacks_of(sight: Sight, seat: int) -> tuple[int, ...]:
    return stacks(len(prince(sight, seat).stack), tuple(sight.data.figures.stacks))


def bonus_left(sight: Sight, kind: str) -> int:
    """What the next player who completes a colour gets (T6.1)."""
    done = sight.view.bonuses[sight.data.place[kind]]
    sides: tuple[int, ...] = sight.data.kinds[kind].bonus
    return sides[done] if done < len(sides) else 0


def progress(sight: Sight, seat: int, kind: str) -> tuple[int, int]:
    """Filled hexes of a colour, and all of them."""
    land = land_of(sight, seat)
    all_of = sight.data.kinds[kind].hexes
    if land is None:
        return 0, all_of
    pieces = prince(sight, seat).pieces
    hexes = land.of_kind[sight.data.kinds[kind].code]
    return sum(number < len(pieces) and pieces[number] not in (EMPTY, HIDDEN) for number in hexes), all_of
