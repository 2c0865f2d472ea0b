"""Words that score."""

from __future__ import annotations

import msgspec

from kingsburg_table.games.kingsburg.state import KPlay
from kingsburg_table.games.kingsburg.treasury import gain, goods_total
from kingsburg_table.games.kingsburg.words.word import Cause, Word


class ScorePer(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Points for every so many goods owned (K14.1), battles won or complete rows."""

    points: int
    goods: int = 0
    battles: int = 0
    rows: int = 0

    def __post_init__(self) -> None:
        if sum(count > 0 for count in (self.goods, self.battles, self.rows)) != 1:
            raise ValueError("expected points for every 1 or more goods, battles or rows")

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        player = play.state.players[seat]
        if self.goods:
            times = goods_total(player) // self.goods
        elif self.battles:
            times = player.won // self.battles
        else:
            rows = play.data.sheet(tuple(player.strips))
            times = sum(all(building.id in player.built for building in row) for row in rows) // self.rows
        points = times * self.points
        gain(play, seat, {"points": points} if points else {}, cause.id, cause.source)


class ScoreFaces(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Points for each white die that shows one of these faces (Priest)."""

    faces: tuple[int, int]
    points: int

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        points = self.points * sum(face in self.faces for face in play.state.players[seat].white)
        gain(play, seat, {"points": points} if points else {}, cause.id, cause.source)
