"""Options that are listed again and again, made once; what a player touches for them."""

from __future__ import annotations

from functools import cache

from kingsburg_table.core.actions import Option
from kingsburg_table.games.principato.actions import (
    Activate,
    Dismiss,
    EndTurn,
    Exchange,
    Ready,
    Recruit,
    Replace,
    Station,
    Supply,
    SupplyAll,
    TakeFavor,
    TakeToken,
)

PLACES = ("church", "militia", "condottiere")
READY = Option(Ready(), ("end",))
SUPPLY_ALL = Option(SupplyAll(), ("all",))
END_TURN = Option(EndTurn(), ("end",))


def pieces(seat: int, food: int, money: int, favor: int) -> tuple[str, ...]:
    """The stored cubes a player touches."""
    return (
        *(f"cube.{seat}.favor" for _ in range(favor)),
        *(f"cube.{seat}.food" for _ in range(food)),
        *(f"cube.{seat}.money" for _ in range(money)),
    )


def favor_place(seat: int, place: str) -> str:
    """Where a favor lies: the church or a kind of troop."""
    return f"church.{seat}" if place == "church" else f"troop.{seat}.{place}"


@cache
def activations(seat: int, card: str, place: int, options: int) -> tuple[Option, ...]:
    """One for each option of the card."""
    return tuple(
        Option(Activate(card, place, option), (f"choice.{place}.{option}", f"hand.{seat}.{place}"))
        for option in range(1, options + 1)
    )


class Exchanges(dict[str, Option]):
    """For an own card and a position of the display: the exchange for whatever lies there, made when first asked."""

    def __init__(self, seat: int, give: str, place: int, position: int) -> None:
        super().__init__()
        self._seat, self._give, self._place, self._position = seat, give, place, position

    def __missing__(self, take: str) -> Option:
        action = Exchange(self._give, self._place, take, self._position)
        touched = (f"display.{self._position}", f"hand.{self._seat}.{self._place}")
        option = self[take] = Option(action, touched)
        return option


@cache
def exchanges(seat: int, give: str, place: int, size: int) -> tuple[Exchanges, ...]:
    """One for each position of the display."""
    return tuple(Exchanges(seat, give, place, position) for position in range(1, size + 1))


@cache
def replace(take: str, position: int) -> Option:
    return Option(Replace(take, position), (f"display.{position}",))


@cache
def favors(seat: int, church: bool, militia: bool, condottiere: bool) -> tuple[Option, ...]:
    """A favor to each of the places that are free."""
    free = [place for place, has_room in zip(PLACES, (church, militia, condottiere), strict=True) if has_room]
    return tuple(
        Option(TakeFavor(place), tuple(sorted(("favor", favor_place(seat, place))))) for place in free
    )


@cache
def supply(seat: int, cube: str, troop: str) -> Option:
    return Option(Supply(cube, troop), (f"cube.{seat}.{cube}", f"troop.{seat}.{troop}"))


@cache
def station(troop: str, count: int) -> Option:
    return Option(Station(troop, count), (f"amount.{count}",))


@cache
def recruit(troop: str, count: int) -> Option:
    return Option(Recruit(troop, count), (f"amount.{count}",))


@cache
def take_token(kind: str, value: int) -> Option:
    return Option(TakeToken(kind, value), (f"culture.{kind}.{value}",))


@cache
def dismiss(troop: str, count: int) -> Option:
    return Option(Dismiss(troop, count), (f"amount.{count}",))
