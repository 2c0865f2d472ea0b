"""Small questions that words and steps put on the agenda."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from kingsburg_table.games.kingsburg.state import KPlay
from kingsburg_table.games.kingsburg.tasks import Counts, Lots, Offered, Toll

ONE_OF_EACH: tuple[Counts, ...] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


@cache
def mixes(count: int) -> tuple[Counts, ...]:
    """All ways to have that many goods, gold first."""
    return tuple((g, w, count - g - w) for g in range(count, -1, -1) for w in range(count - g, -1, -1))


def ask_goods(play: KPlay, seat: int, count: int, cause: str, rule: str) -> None:
    """Let a seat take goods of its choice."""
    ask_one_of(play, seat, mixes(count), cause, rule)


def ask_one_of(play: KPlay, seat: int, offers: Sequence[Counts], cause: str, rule: str) -> None:
    """Let a seat take one of several lots of goods."""
    play.push("take goods", seat, [Lots(cause, rule, tuple(offers))])


def ask_trade(play: KPlay, seat: int, giver: str, place: int) -> None:
    """Offer a seat the trade that a giver's support has at this place."""
    play.push("trade", seat, [Offered(giver, place)])


def ask_loss(play: KPlay, seat: int, count: int, cause: str = "", rule: str = "K12.7") -> None:
    """Let a seat choose which goods it loses."""
    play.push("lose goods", seat, [Toll(count, cause, rule)])
