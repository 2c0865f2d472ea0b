"""Module 2: alternative rows, dealt or drafted before the first year."""

from __future__ import annotations

from kingsburg_table.core.around import Each
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.modules.module import KNode, Module
from kingsburg_table.games.kingsburg.pieces import Brought, Cards
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay
from kingsburg_table.games.kingsburg.steps.strips import (
    BoxStrips,
    CoverRows,
    DealStrips,
    DraftAStrip,
    ExchangeStrip,
    OpenDraft,
)


class Clockwise(Each[Kingsburg, Components]):
    """From the first player in turn order round the table (M2)."""

    prefix = "clockwise"

    def seats(self, play: KPlay) -> list[int]:
        seats = len(play.state.players)
        return [(play.state.order[0] + step) % seats for step in range(seats)]


class CounterClockwise(Clockwise):
    """From the last one back."""

    prefix = "counter-clockwise"

    def seats(self, play: KPlay) -> list[int]:
        return super().seats(play)[::-1]


class AlternativeRows(Module):
    """M2"""

    @staticmethod
    def brings(cards: Cards) -> Brought:
        return Brought(strips=cards.strips)

    def __init__(self, data: Components) -> None:
        super().__init__(data)
        if data.options["alternative_rows"] == "draft":
            step = DraftAStrip()
            chosen: tuple[KNode, ...] = (OpenDraft(), Clockwise(step), CounterClockwise(step))
        else:
            chosen = (DealStrips(), Each(ExchangeStrip()))
        self.at["before the game"] = (*chosen, Each(CoverRows()), BoxStrips())
