"""Words that score."""

from __future__ import annotations

import msgspec

from kingsburg_table.games.kingsburg.state import KPlay
from kingsburg_table.games.kingsburg.treasury import gain, goods_total
from kingsburg_table.games.kingsburg.words.word import Cause, Word


class ScorePer(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Points for every so many goods owned (K14.1)."""

    goods: int
    points: int

    def __post_init__(self) -> None:
        if self.goods < 1:
            raise ValueError("expected points for every 1 or more goods")

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        points = goods_total(play.state.players[seat]) // self.goods * self.points
        gain(play, seat, {"points": points} if points else {}, cause.id, cause.source)
