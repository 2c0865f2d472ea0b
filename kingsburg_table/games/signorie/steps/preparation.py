"""Phase 1: tokens, dice and tasks are laid out (S2)."""

from __future__ import annotations

from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.signorie.alliances import draw_token
from kingsburg_table.games.signorie.components import Components
from kingsburg_table.games.signorie.state import NO_DIE, NO_TOKEN, Signorie, SPlay
from kingsburg_table.games.signorie.things import COLOURS


class RefillTokens(Step[Signorie, Components]):
    """Every empty token space of a city in use gets a token while the stack has one (S2.1 to S2.3)."""

    name, rule = "tokens", "S2.1"

    def run(self, play: SPlay, frame: Frame) -> None:
        state, turned = play.state, 0
        for city in range(len(state.cities)):
            for tokens in (state.mission_tokens, state.marriage_tokens):
                if city not in state.closed and tokens[city] == NO_TOKEN and state.stack:
                    tokens[city] = draw_token(play)
                    turned += 1
        if turned:
            play.tell("turned_up", n=turned, left=state.stack)


class RollDice(Step[Signorie, Components]):
    """All action dice in play are gathered, rolled and sorted by colour (S2.4)."""

    name, rule = "dice", "S2.4"

    def run(self, play: SPlay, frame: Frame) -> None:
        gather(play)
        state = play.state
        count = play.data.figures.dice[len(state.players)]
        state.pool = [
            sorted(play.door.roll(state, f"{colour} dice", count), reverse=True) for colour in COLOURS
        ]
        play.tell("rolled", dice=[dice[:] for dice in state.pool])


def gather(play: SPlay) -> None:
    """No die on a player board any more, none set aside."""
    for player in play.state.players:
        player.dice = [NO_DIE] * len(COLOURS)
        player.aside = []


class LayTasks(Step[Signorie, Components]):
    """The ten task tokens at random on the ten task spaces (S2.5)."""

    name, rule = "tasks", "S2.5"

    def run(self, play: SPlay, frame: Frame) -> None:
        ids = play.door.order(play.state, "tasks", [task.id for task in play.data.task_of])
        play.state.tasks = [play.data.task_number[id] for id in ids]
        play.tell("laid_tasks", tasks=ids)
