"""After the fifth year: effects of the game's end (K14.1)."""

from __future__ import annotations

from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.components import Components
from kingsburg_table.games.kingsburg.effects import fire
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay


class GameEnd(Step[Kingsburg, Components]):
    name, rule = "game end", "K14.1"

    def run(self, play: KPlay, frame: Frame) -> None:
        for seat in play.state.order:
            fire(play, seat, "game_end", self.rule)
        play.tell("game_over")
