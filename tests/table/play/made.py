"""Hand-made decisions and matches for the tests of play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kingsburg_table.core.actions import Action, Decision, Option, Prompt
from kingsburg_table.core.opening import new_session
from kingsburg_table.core.seats import Seat
from kingsburg_table.core.session import Session
from kingsburg_table.table.play.manner import Manner
from kingsburg_table.table.play.match import TableMatch, at_the_table

MEANS = ("die", "white", "token", "market", "envoy")
KINGSBURG = Manner(
    means=("die", "white", "token", "building", "destiny", "envoy", "good", "supply"),
    causes={"needs_building": "building.{asked}.{building}", "too_dear": "good.{asked}.{good}"},
)


class Put(Action, frozen=True):
    """Put something somewhere."""

    name: str


class Pay(Action, frozen=True):
    """Pay an amount."""

    coins: int
    whom: str = "bank"


class Pass(Action, frozen=True):
    """Do nothing."""


def option(targets: str) -> Option:
    """`"advisor.six die.6"` as an option; its action is named like its targets."""
    return Option(Put(targets), tuple(sorted(targets.split())))


def decision(*options: Option | str, seat: int = 0, default: Option | None = None) -> Decision:
    made = tuple(option(each) if isinstance(each, str) else each for each in options)
    return Decision(seat, "put", Prompt("prompt.test.put"), "T1", made, default)


def influence() -> Decision:
    """Dice 6, 4 and 4, a token; the market moves 8 to 9; advisor ten is closed but for the envoy."""
    return decision(
        "advisor.four die.4", "advisor.six die.6", "advisor.eight die.4 die.4", "advisor.fourteen die.4 die.4 die.6",
        "advisor.six die.4 token", "advisor.eight die.6 token", "advisor.nine die.4 die.4 market",
        "advisor.ten die.4 die.6 envoy", "advisor.ten die.4 die.4 envoy token",
        Option(Pass(), ("pass",)),
    )


def names(options: Iterable[Option]) -> list[str]:
    return [each.action.name if isinstance(each.action, Put) else "pass" for each in options]


def toy_session(seats: int = 2, **more: Any) -> Session[Any, Any]:
    return new_session("pebbles", at_the_table([Seat(name) for name in ("Aga", "Filip", "Jan", "Ola")[:seats]]), **more)


def toy(seats: int = 2, *, seed: int = 7, recaps: bool = True, **more: Any) -> TableMatch:
    return TableMatch(toy_session(seats, seed=seed, **more), recaps=recaps)


def kingsburg(seats: int = 3, *, seed: int = 1, **more: Any) -> TableMatch:
    chairs = at_the_table([Seat(name) for name in ("Aga", "Filip", "Jan", "Ola", "Ewa")[:seats]])
    return TableMatch(new_session("kingsburg", chairs, seed=seed, **more), manner=KINGSBURG)
