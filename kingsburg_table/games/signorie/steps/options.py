"""Options that are listed again and again, made once; what a player touches for them."""

from __future__ import annotations

from functools import cache

from kingsburg_table.core.actions import Option
from kingsburg_table.games.signorie.actions import (
    Activate,
    Buy,
    DoTask,
    EndTurn,
    Hire,
    LayToken,
    Manage,
    Marry,
    NoPurchase,
    NoWedding,
    Pass,
    PlaceMan,
    Promote,
    RaiseDisc,
    SendMan,
    SkipHelpers,
    StopAdvancing,
    TakeBonus,
    TakeDie,
    TakeFlorins,
    TakeLeftDie,
    TakePawns,
    Wed,
)

END_TURN = Option(EndTurn(), ("end",))
SKIP_HELPERS = Option(SkipHelpers(), ("end",))
TAKE_FLORINS = Option(TakeFlorins(), ("florins",))
STOP_ADVANCING = Option(StopAdvancing(), ("end",))


@cache
def take_die(colour: str, value: int) -> Option:
    return Option(TakeDie(colour, value), (f"die.{colour}.{value}",))


@cache
def take_left_die(colour: str, value: int) -> Option:
    return Option(TakeLeftDie(colour, value), (f"die.{colour}.{value}",))


@cache
def passing(reveals: bool) -> Option:
    return Option(Pass(), ("pass",), reveals)


@cache
def manage(seat: int, colour: str, reveals: bool) -> Option:
    return Option(Manage(colour), (f"manage.{seat}.{colour}",), reveals)


@cache
def do_task(seat: int, task: str, sex: str, pawns: int) -> Option:
    return Option(DoTask(task, sex, pawns), (*(f"pawn.{seat}.{sex}",) * pawns, f"task.{task}"))


@cache
def hire(seat: int, helper: str, colour: str = "") -> Option:
    """`colour`: the action space that hires; none does for a free helper."""
    touched = (f"helper.{seat}.{helper}",)
    return Option(Hire(helper), (*touched, f"hire.{seat}.{colour}") if colour else touched)


@cache
def activate(seat: int, helper: str, reveals: bool) -> Option:
    return Option(Activate(helper), (f"helper.{seat}.{helper}",), reveals)


@cache
def place_man(seat: int, career: str) -> Option:
    return Option(PlaceMan(career), (f"career.{career}", f"pawn.{seat}.man"))


@cache
def promote(seat: int, career: str, space: int) -> Option:
    return Option(Promote(career, space), (f"man.{seat}.{career}.{space}",))


@cache
def raise_disc(seat: int) -> Option:
    return Option(RaiseDisc(), (f"disc.{seat}",))


@cache
def send_man(seat: int, career: str, space: int, city: str) -> Option:
    return Option(SendMan(career, space, city), (f"city.{city}", f"man.{seat}.{career}.{space}"))


@cache
def marry(city: str, dowry: int) -> Option:
    return Option(Marry(city, dowry), (f"amount.{dowry}", f"city.{city}"))


@cache
def lay_token(seat: int, row: str) -> Option:
    return Option(LayToken(row), (f"row.{seat}.{row}",))


@cache
def take_pawns(seat: int, men: int, women: int) -> Option:
    touched = (*(f"reserve.{seat}.man",) * men, *(f"reserve.{seat}.woman",) * women)
    return Option(TakePawns(men, women), touched)


@cache
def take_bonus(reward: str) -> Option:
    return Option(TakeBonus(reward), (f"reward.{reward}",))


@cache
def weddings(wed_reveals: bool, none_reveals: bool) -> tuple[Option, ...]:
    return Option(Wed(), ("wedding",), wed_reveals), Option(NoWedding(), ("end",), none_reveals)


@cache
def purchases(reveals: bool) -> tuple[Option, ...]:
    return Option(Buy(), ("purchase",), reveals), Option(NoPurchase(), ("end",), reveals)
