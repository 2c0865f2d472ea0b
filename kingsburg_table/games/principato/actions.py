"""What a player of Principato does. Places, options and positions count from 1."""

from __future__ import annotations

from typing import ClassVar

from kingsburg_table.core.actions import Action


class Activate(Action, frozen=True):
    """Action A: carry out one option of the own card at a place (P3.1)."""

    card: str
    place: int
    option: int = 1


class Exchange(Action, frozen=True):
    """Action B: swap the own card at a place for a card of the display (P4.1)."""

    give: str
    place: int
    take: str
    position: int


class TakeFavor(Action, frozen=True):
    """Action C: take a favor cube; `to` is church, militia or condottiere (P5.1)."""

    to: str = "church"


class EndTurn(Action, frozen=True):
    """Give up the actions that are left (P2.7)."""

    closes: ClassVar[bool] = True


class Supply(Action, frozen=True):
    """Move one stored cube onto an own empty troop (P1.9, P6.2)."""

    cube: str
    troop: str


class SupplyAll(Action, frozen=True):
    """Supply as many troops as possible and be ready (P12.6)."""


class Ready(Action, frozen=True):
    """Supply nobody any more."""

    closes: ClassVar[bool] = True


class Pay(Action, frozen=True):
    """Pay the running activation with these cubes (P3.2)."""

    food: int = 0
    money: int = 0
    favor: int = 0


class Station(Action, frozen=True):
    """Of the cubes gained, put so many on troops of a kind at once (P1.13)."""

    troop: str
    count: int


class TakeToken(Action, frozen=True):
    """Take a culture token of this kind and value."""

    token: str
    value: int


class Recruit(Action, frozen=True):
    """Take so many troops of a kind (P3.7)."""

    troop: str
    count: int


class Replace(Action, frozen=True):
    """Exchange the card just activated for the display's card at a position (P3.8)."""

    take: str
    position: int


class Dismiss(Action, frozen=True):
    """Give so many troops of a kind back to the stock (P6.8)."""

    troop: str
    count: int


ALL = (
    Activate, Exchange, TakeFavor, EndTurn, Supply, SupplyAll, Ready, Pay, Station, TakeToken, Recruit, Replace,
    Dismiss,
)
