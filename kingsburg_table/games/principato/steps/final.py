"""The end of the game: all goal cards are turned up together (P9.1, P9.5)."""

from __future__ import annotations

from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.principato.components import Components
from kingsburg_table.games.principato.scoring import goal_points
from kingsburg_table.games.principato.state import PPlay, Principato


class TurnUpGoals(Step[Principato, Components]):
    name, rule = "goals", "P9.5"

    def run(self, play: PPlay, frame: Frame) -> None:
        state = play.state
        play.reveal()
        state.goals_up = True
        for seat in state.order:
            for goal in state.players[seat].goals:
                points = goal_points(play.data, state.players[seat], goal)
                play.tell("goal", seat=seat, goal=goal, n=points)
