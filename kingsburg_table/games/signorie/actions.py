"""What a player of Signorie does."""

from __future__ import annotations

from typing import ClassVar, final

from kingsburg_table.core.actions import Action


@final
class TakeDie(Action, frozen=True):
    """Take a die of the pool and put it on the own action space of its colour (S4.1)."""

    colour: str
    value: int


@final
class Pass(Action, frozen=True):
    """Take no more dice this round (S3.2)."""

    closes: ClassVar[bool] = True


@final
class Manage(Action, frozen=True):
    """The management action of the column (S7)."""

    colour: str


@final
class DoTask(Action, frozen=True):
    """Pay so many pawns of a sex for a task (S6)."""

    task: str
    sex: str
    pawns: int = 1


class Hire(Action, frozen=True):
    """Put a helper disc on an empty space of the own grid (S5)."""

    helper: str


class Activate(Action, frozen=True):
    """Use an own helper of the column (S9)."""

    helper: str


class EndTurn(Action, frozen=True):
    """Use no further helper; the turn is over (S4.6)."""

    closes: ClassVar[bool] = True


class SkipHelpers(Action, frozen=True):
    """Use no further helper after an extra action; the wedding is still to come (S11.16)."""


@final
class PlaceMan(Action, frozen=True):
    """An advancement point: an available man onto the lowest space of a career (S8.1)."""

    career: str


class Promote(Action, frozen=True):
    """An advancement point: a man of this career from this space to the next (S8.1)."""

    career: str
    space: int


class RaiseDisc(Action, frozen=True):
    """An advancement point: the own disc one step up the initiative track (S8.4)."""


@final
class StopAdvancing(Action, frozen=True):
    """Forfeit the advancement points that are left (S8.8)."""


class SendMan(Action, frozen=True):
    """A Diplomatic Mission: the man of this career and space to a city (S7.3)."""

    career: str
    space: int
    city: str


class Marry(Action, frozen=True):
    """A Marriage: a woman to a city with a dowry (S7.4)."""

    city: str
    dowry: int


class LayToken(Action, frozen=True):
    """Draw an alliance token unseen, face down to an own row (S10.4)."""

    row: str


class TakePawns(Action, frozen=True):
    """Pawns from the own general supply (S6.8)."""

    men: int = 0
    women: int = 0


class TakeBonus(Action, frozen=True):
    """The bonus of the round's reward token (S11.7)."""

    reward: str


class TakeFlorins(Action, frozen=True):
    """Florins instead of the bonus (S11.7)."""


class TakeLeftDie(Action, frozen=True):
    """An extra action: a die that was left, for nothing (S11.11)."""

    colour: str
    value: int


class Wed(Action, frozen=True):
    """A wedding: a bride joins the family (S11.8)."""


class NoWedding(Action, frozen=True):
    """Hold no wedding this round."""

    closes: ClassVar[bool] = True


class Buy(Action, frozen=True):
    """Florins for points, once in each of the last rounds (S11.13)."""


class NoPurchase(Action, frozen=True):
    """Keep the florins."""

    closes: ClassVar[bool] = True


ALL = (
    TakeDie, Pass, Manage, DoTask, Hire, Activate, EndTurn, SkipHelpers, PlaceMan, Promote, RaiseDisc, StopAdvancing,
    SendMan, Marry, LayToken, TakePawns, TakeBonus, TakeFlorins, TakeLeftDie, Wed, NoWedding, Buy, NoPurchase,
)
