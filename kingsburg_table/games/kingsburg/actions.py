"""What a player of Kingsburg does."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from kingsburg_table.core.actions import Action


def _falling(faces: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(faces, reverse=True))


class Take(Action, frozen=True):
    """Take goods of choice."""

    gold: int = 0
    wood: int = 0
    stone: int = 0


class Lose(Action, frozen=True):
    """Give up goods of choice after a defeat (K12.7)."""

    gold: int = 0
    wood: int = 0
    stone: int = 0


class Reroll(Action, frozen=True):
    """Use an effect in the re-roll window: all dice, or the one that shows `die`."""

    by: str
    die: int = 0
    white: bool = False
    effect: int = 0


class Keep(Action, frozen=True):
    """Close the own re-roll window."""

    closes: ClassVar[bool] = True


class Influence(Action, frozen=True):
    """Put dice on an advisor; `token` a +2 token, `shift` the Market's +1 or -1, `envoy` on a closed advisor."""

    advisor: str
    dice: tuple[int, ...] = ()
    white: tuple[int, ...] = ()
    token: bool = False
    shift: int = 0
    envoy: bool = False

    def normal(self) -> Influence:
        """Dice of a set have no order; they are listed from the highest down."""
        return replace(self, dice=_falling(self.dice), white=_falling(self.white))


class Pass(Action, frozen=True):
    """Influence nobody any more."""

    closes: ClassVar[bool] = True


class Trade(Action, frozen=True):
    """Take an offered trade; `pay` is the good, `points` or `tokens` given for it."""

    pay: str


class Decline(Action, frozen=True):
    """Leave an offered trade."""


class Build(Action, frozen=True):
    """Put up a building; `envoy` for the second one of a turn (K10.4)."""

    building: str
    envoy: bool = False


class BuildNothing(Action, frozen=True):
    """Build nothing (more)."""

    closes: ClassVar[bool] = True


class Use(Action, frozen=True):
    """Use an effect of this moment: which one of a source's, and `pay` what it costs."""

    by: str
    pay: str = ""
    effect: int = 0


class Done(Action, frozen=True):
    """Use nothing more at this moment."""

    closes: ClassVar[bool] = True


class Recruit(Action, frozen=True):
    """Recruit one soldier for these goods."""

    gold: int = 0
    wood: int = 0
    stone: int = 0


class StopRecruiting(Action, frozen=True):
    """Recruit no more."""

    closes: ClassVar[bool] = True


ALL = (
    Take, Lose, Reroll, Keep, Influence, Pass, Trade, Decline, Build, BuildNothing, Use, Done, Recruit, StopRecruiting,
)
