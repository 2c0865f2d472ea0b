"""What a player of Kingsburg does."""

from __future__ import annotations

from typing import ClassVar, final

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


@final
class Turn(Action, frozen=True):
    """Use an effect that turns dice: how they lie afterwards."""

    by: str
    dice: tuple[int, ...] = ()
    white: tuple[int, ...] = ()
    effect: int = 0

    def normal(self) -> Turn:
        return replace(self, dice=tuple(sorted(self.dice)), white=tuple(sorted(self.white)))


@final
class Keep(Action, frozen=True):
    """Close the own re-roll window."""

    closes: ClassVar[bool] = True


class Influence(Action, frozen=True):
    """Put dice on an advisor; `token` a +2 token, `shift` the Market's +1 or -1, `envoy` on a closed advisor; `fair`:
    one die, whatever it shows."""

    advisor: str
    dice: tuple[int, ...] = ()
    white: tuple[int, ...] = ()
    token: bool = False
    shift: int = 0
    envoy: bool = False
    fair: bool = False

    def normal(self) -> Influence:
        """Dice of a set have no order; they are listed from the highest down."""
        return replace(self, dice=_falling(self.dice), white=_falling(self.white))


@final
class Pass(Action, frozen=True):
    """Influence nobody any more."""

    closes: ClassVar[bool] = True


class Trade(Action, frozen=True):
    """Take an offered trade; `pay` is the good, `points` or `tokens` given for it."""

    pay: str


@final
class Decline(Action, frozen=True):
    """Leave an offered trade."""


class Build(Action, frozen=True):
    """Put up a building; `envoy`: the second one of a turn (K10.4); `less`: goods that discounts of choice save."""

    building: str
    envoy: bool = False
    less: tuple[str, ...] = ()

    def normal(self) -> Build:
        return replace(self, less=tuple(sorted(self.less)))


@final
class BuildNothing(Action, frozen=True):
    """Build nothing (more)."""

    closes: ClassVar[bool] = True


class Use(Action, frozen=True):
    """Use an effect of this moment: which one of a source's, and `pay` what it costs."""

    by: str
    pay: str = ""
    effect: int = 0


@final
class Done(Action, frozen=True):
    """Use nothing more at this moment."""

    closes: ClassVar[bool] = True


class Recruit(Action, frozen=True):
    """Recruit one soldier for these goods and tokens."""

    gold: int = 0
    wood: int = 0
    stone: int = 0
    tokens: int = 0


@final
class StopRecruiting(Action, frozen=True):
    """Recruit no more."""

    closes: ClassVar[bool] = True


class Redraw(Action, frozen=True):
    """Discard one of two identical strips and draw another (M2)."""


class KeepStrips(Action, frozen=True):
    """Keep two identical strips."""


class DraftStrip(Action, frozen=True):
    """Take a strip of the draft; named by its row."""

    row: str


class Cover(Action, frozen=True):
    """Cover these rows of the own sheet for the whole game."""

    rows: tuple[str, ...] = ()

    def normal(self) -> Cover:
        return replace(self, rows=tuple(sorted(self.rows)))


class Appoint(Action, frozen=True):
    """Keep one governor of those dealt, or name the one that is auctioned (M3)."""

    governor: str


class Bid(Action, frozen=True):
    """Offer points for the governor."""

    points: int


class Withdraw(Action, frozen=True):
    """Bid no more for this governor."""

    closes: ClassVar[bool] = True


class TakeDie(Action, frozen=True):
    """Take the white die from this card; the other one gives what it gives to others (K4.2)."""

    by: str


class Mark(Action, frozen=True):
    """Put a building token on an advisor."""

    advisor: str


class Unmark(Action, frozen=True):
    """Take a neighbour's token off an advisor (SC2)."""

    advisor: str


class Canvass(Action, frozen=True):
    """Buy the votes of a group (SC1)."""

    group: str


class Twofold(Action, frozen=True):
    """Let an advisor support twice (SC1, Peasants)."""

    advisor: str


class Muster(Action, frozen=True):
    """Choose an army token (M5)."""

    value: int


class SendChampions(Action, frozen=True):
    """Send soldiers to the tournament (SC4)."""

    n: int


class PutUpFree(Action, frozen=True):
    """Put up a building that costs and scores nothing (Sorcerer)."""

    building: str


class LookAt(Action, frozen=True):
    """Look at the top card of a deck: `enemy` or `valley` (SC3)."""

    deck: str


class Accept(Action, frozen=True):
    """Take one of a tile's deals, by its place; `pay`: with what."""

    tile: str
    deal: int
    pay: str = ""


class Pair(Action, frozen=True):
    """Take these of the things on a tile, by their places."""

    tile: str
    places: tuple[int, ...]

    def normal(self) -> Pair:
        return replace(self, places=tuple(sorted(self.places)))


class Partner(Action, frozen=True):
    """Choose another player to share with."""

    partner: int


class Leave(Action, frozen=True):
    """Take one of the things shared through a tile, by its place; the rest is the other player's."""

    tile: str
    place: int


class GiveAway(Action, frozen=True):
    """Give a good to another player."""

    good: str
    to: int


class Swap(Action, frozen=True):
    """Give one thing up for more of another; nothing named: take everything as it is."""

    give: str = "none"
    get: str = "none"


ALL = (
    Take, Lose, Reroll, Turn, Keep, Influence, Pass, Trade, Decline, Build, BuildNothing, Use, Done, Recruit,
    StopRecruiting, Redraw, KeepStrips, DraftStrip, Cover, Appoint, Bid, Withdraw, TakeDie, Mark, Unmark, Canvass,
    Twofold, Muster, SendChampions, PutUpFree, LookAt, Accept, Pair, Partner, Leave, GiveAway, Swap,
)
