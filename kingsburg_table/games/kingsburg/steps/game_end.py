"""After the fifth year: effects of the game's end (K14.1)."""

from __future__ import annotations

from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.effects import fire, fire_together
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay
from kingsburg_table.games.kingsburg.treasury import gain


class GameEnd(Step[Kingsburg, Components]):
    name, rule = "game end", "K14.1"

    def run(self, play: KPlay, frame: Frame) -> None:
        for seat in play.state.order:
            fire(play, seat, "game_end", self.rule)
            army = play.state.players[seat].army
            if army and sum(army):
                gain(play, seat, {"points": sum(army)}, "army_token", "army")  # M5: the last token
        if "year_end_last" in play.data.hooks:
            for seat in play.state.order:
                fire_together(play, seat, "year_end_last", self.rule)
        play.tell("game_over")
