"""After the fifth year: effects of the game's end (K14.1)."""

from __future__ import annotations

from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.components import Components
from kingsburg_table.games.kingsburg.effects import at_hook
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay
from kingsburg_table.games.kingsburg.treasury import gain, goods_total


class GameEnd(Step[Kingsburg, Components]):
    name, rule = "game end", "K14.1"

    def run(self, play: KPlay, frame: Frame) -> None:
        for seat in play.state.order:
            player = play.state.players[seat]
            for building, effect in at_hook(play.data, player, "game_end"):
                for word in effect.do:
                    if word.score_per is not None:
                        points = goods_total(player) // word.score_per.goods * word.score_per.points
                        gain(play, seat, {"points": points} if points else {}, building, "end")
        play.tell("game_over")
